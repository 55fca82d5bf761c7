"""Which clues pass, which have to be confirmed, and which are stopped."""

from random import Random

import pytest

from kastellan.games.decrypto import GAME
from kastellan.games.decrypto.actions import NameTeam, SubmitClues, WriteClue
from kastellan.games.decrypto.clues import Frame, check_line, hard_findings
from kastellan.games.decrypto.language import clean, normal
from kastellan.games.decrypto.rules import Rule
from tests.games.decrypto.match import CONTENT, Match


def frame(language, *keywords, digits="", earlier=(), root_rule=True):
    own = tuple(CONTENT.profiles[language][CONTENT.place[word]] for word in keywords)
    return Frame(language, own, tuple(int(d) for d in digits), earlier, root_rule=root_rule)


def found(language, keyword, text, *others, **more):
    """Return what the machine says of a clue for ``keyword`` in window 1, code 1-2-3."""
    own = (keyword, *others, *("robot", "lemon", "museum")[len(others) :])
    return [
        (one.rule, one.level) for one in check_line(frame(language, *own, digits="123", **more), (text,), 0)
    ]


def block(rule):
    return [(rule, "block")]


def warning(rule):
    return (rule, "warning")


@pytest.mark.rule(
    "DEC-T8", Rule.SPELLING, Rule.LETTER_COUNT, Rule.POSITION, Rule.SOUND, Rule.NUMBERS, Rule.ROOT
)
@pytest.mark.parametrize(
    ("language", "keyword", "clue", "rule"),
    [
        ("fr", "cursed", "M", Rule.SPELLING),
        ("fr", "scorpion", "8 lettres", Rule.LETTER_COUNT),
        ("fr", "place", "glace", Rule.SOUND),
        ("bg", "hammock", "капак", Rule.SOUND),
        ("en", "square", "4", Rule.POSITION),
    ],
)
def test_clues_that_have_to_be_confirmed(language, keyword, clue, rule):
    assert warning(rule) in found(language, keyword, clue)


@pytest.mark.rule("DEC-T8", Rule.MEANING, Rule.PUBLIC_KNOWLEDGE, Rule.ANY_FORM)
@pytest.mark.parametrize(
    ("language", "keyword", "clue"),
    [
        ("fr", "morning", "mousquetaires"),
        ("fr", "place", "Guillaume de Trucheville"),
        ("en", "winter", "a whole sentence about skating on a frozen pond"),
        ("en", "winter", "Vivaldi"),
        ("en", "winter", "Schlitten"),
        ("en", "winter", "🎿"),
    ],
)
def test_clues_that_only_people_can_judge_pass(language, keyword, clue):
    assert found(language, keyword, clue) == []


@pytest.mark.rule("DEC-T8", Rule.ROOT)
@pytest.mark.parametrize("clue", ["строя", "строен", "постройка"])
def test_roots_are_blocked_also_behind_a_prefix(clue):
    assert found("bg", "building", clue) == block(Rule.ROOT)


@pytest.mark.rule(Rule.ROOT)
def test_a_root_inside_a_word_is_a_warning():
    assert warning(Rule.ROOT) in found("bg", "building", "електростроене")
    assert found("fr", "morning", "matinée") == block(Rule.ROOT)
    assert found("fr", "morning", "matinée", root_rule=False) == []


@pytest.mark.rule("DEC-T20", Rule.OWN_KEYWORD, Rule.TRANSLATION, Rule.ROOT)
@pytest.mark.parametrize(
    ("clue", "rule"),
    [
        ("winter", Rule.OWN_KEYWORD),
        ("The Winters", Rule.OWN_KEYWORD),
        ("W-I-N-T-E-R", Rule.OWN_KEYWORD),
        ("w i n t e r", Rule.OWN_KEYWORD),
        ("sleeping through \uff37\uff29\uff2e\uff34\uff25\uff32", Rule.OWN_KEYWORD),
        ("hiver", Rule.TRANSLATION),
        ("l'hiver", Rule.TRANSLATION),
        ("зима", Rule.TRANSLATION),
        ("зимата", Rule.TRANSLATION),
        ("wintry", Rule.ROOT),
    ],
)
def test_no_own_keyword_even_for_another_one(clue, rule):
    assert found("en", "anchor", clue, "winter") == block(rule)


@pytest.mark.rule("DEC-T20", Rule.SOUND)
def test_without_the_root_rule_wintry_is_confirmed():
    match = Match(
        white=("winter", "anchor", "bridge", "candle"),
        black=("desert", "queen", "whale", "snow"),
        root_rule=False,
    )
    match.draw("412", "123").write(0, "wintry", "harbour", "stone")
    assert match.refused(0, SubmitClues()).rule == Rule.SOUND
    match.play(0, SubmitClues(confirmed=True))


@pytest.mark.rule(Rule.OWN_KEYWORD)
def test_a_mixed_script_does_not_hide_a_keyword():
    assert found("bg", "winter", "зимaта") == block(Rule.OWN_KEYWORD)
    assert found("bg", "winter", "зимат\u00ad\u0430") == block(Rule.OWN_KEYWORD)
    assert found("en", "winter", "wint\u0435r") == block(Rule.OWN_KEYWORD)
    assert found("en", "winter", "w\u0456nter") == block(Rule.OWN_KEYWORD)
    assert found("en", "bridge", "\u0412RIDGE") == block(Rule.OWN_KEYWORD)
    assert found("bg", "anchor", "kotba") == block(Rule.OWN_KEYWORD)
    assert found("bg", "carpet", "tapis") == block(Rule.TRANSLATION)
    assert found("en", "boat", "\u0432\u043e\u0430\u0442") == block(Rule.OWN_KEYWORD)


@pytest.mark.rule(Rule.ROOT)
def test_a_foreign_letter_does_not_hide_a_root():
    assert found("bg", "building", "строителs") == block(Rule.ROOT)
    assert found("en", "winter", "wintert\u0438me") == block(Rule.ROOT)


@pytest.mark.rule(Rule.OWN_KEYWORD)
@pytest.mark.parametrize("text", ["❄winter", "winter❄", "w❄i❄n❄t❄e❄r"])
def test_a_picture_does_not_hide_a_keyword(text):
    assert found("en", "winter", text, root_rule=False) == block(Rule.OWN_KEYWORD)


@pytest.mark.rule(Rule.REUSE)
def test_pictures_are_compared_one_by_one():
    assert found("en", "winter", "🎿", earlier=("🎿",)) == block(Rule.REUSE)
    assert found("en", "winter", "🎿🏂", earlier=("🎿",)) == [warning(Rule.REUSE)]
    assert found("en", "winter", "🏂", earlier=("🎿",)) == []


@pytest.mark.rule(Rule.TRANSLATION)
def test_an_opposing_keyword_may_be_a_clue():
    match = Match().draw("123", "123").write(0, "bone", "skeleton", "party")
    match.play(0, SubmitClues())


@pytest.mark.rule("DEC-T19", Rule.REUSE)
def test_a_clue_is_used_once_a_game_by_a_team():
    match = Match(seats=4)
    match.draw("234", "123").clues(0, "insect", "party", "hat").clues(1, "Greece", "dog", "sunrise")
    match.half("234").half("123")
    match.draw("234", "123").write(0, "the Insects", "olive", "Mexico")
    refusal = match.refused(2, SubmitClues(confirmed=True))
    assert (refusal.rule, refusal.facts["earlier"], refusal.facts["line"]) == (Rule.REUSE, "insect", 1)
    match.write(1, "insect", "museum piece", "rooster").play(3, SubmitClues(confirmed=True))


@pytest.mark.rule("DEC-T19", Rule.REUSE)
def test_two_equal_lines_are_one_clue():
    match = Match().draw("234", "123").write(0, "wing", "party", "Wings")
    refusal = match.refused(0, SubmitClues(confirmed=True))
    assert (refusal.rule, refusal.facts["line"]) == (Rule.REUSE, 3)
    assert (refusal.reason, refusal.facts["earlier"]) == ("decrypto-clue-twice", "wing")


@pytest.mark.rule(Rule.REUSE)
def test_a_clue_that_contains_another_is_confirmed():
    assert warning(Rule.REUSE) in found("en", "snow", "white flakes", earlier=("flake",))
    assert found("en", "snow", "snowboard", earlier=("board",)) == block(Rule.ROOT)
    assert found("en", "snow", "surfboard", earlier=("board",)) == []


@pytest.mark.rule(Rule.REUSE, "DEC-T25")
def test_struck_clues_stay_used():
    match = Match().draw("234", "123").clues(0, "insect", "party", "hat").clues(1, "Greece", "dog", "sunrise")
    match.state.struck[0] = True
    match.half("234").half("123").draw("234", "123").write(0, "insect", "olive", "Mexico")
    assert match.refused(2, SubmitClues(confirmed=True)).rule == Rule.REUSE


@pytest.mark.rule("DEC-T21", Rule.STATED_CODE)
@pytest.mark.parametrize(
    "lines",
    [
        ("three", "four", "two"),
        ("trois", "четири", "2"),
        ("a", "3-4-2", "b"),
        ("a", "b", "call 342 now"),
        ("a", "b", "3.4.2"),
        ("a", "b", "three four two"),
        ("a", "b", "34 2"),
        ("a", "b", "3🔥4🔥2"),
        ("a", "b", "№342"),
        ("a", "b", "٣٤٢"),
        ("三", "四", "二"),
        ("Ⅲ", "ⅳ", "②"),
        ("III", "IV", "II"),
        ("a", "b", "⚂⚃⚁"),
        ("a", "b", "n°342"),
    ],
)
def test_the_code_is_not_stated(lines):
    match = Match().draw("342", "123").write(0, *lines)
    assert match.refused(0, SubmitClues(confirmed=True)).rule == Rule.STATED_CODE


@pytest.mark.rule(Rule.SAME_INFORMATION)
@pytest.mark.parametrize(
    "secret",
    [
        "".join(chr(0xE0030 + digit) for digit in (3, 4, 2)),
        "\u200b\u200c\u200b",
        "\u00ad\u00ad",
        "\u202e",
        "\ufe0e\ufe0f\ufe01",
        "\u200d\u200d",
        "\ue003\ue004",
        "\U000e0100",
    ],
)
def test_nothing_can_be_written_between_the_letters_that_nobody_sees(secret):
    match = Match().draw("342", "123").write(0, f"su{secret}n{secret}", "hat", f"🎿{secret}🎿")
    assert [line.text for line in match.view(0).desk] == ["sun", "hat", "🎿🎿"]
    assert match.play(3, NameTeam(f"B{secret}lack")).view(0).teams[1].name == "Black"


@pytest.mark.rule(Rule.SAME_INFORMATION)
def test_a_letter_bears_three_marks_at_most():
    assert clean("x" + "\u0323" * 9) == "x" + "\u0323" * 3


@pytest.mark.rule("DEC-T21", Rule.NUMBERS)
def test_a_number_alone_is_a_warning():
    match = Match().draw("342", "123").write(0, "party", "4", "insect")
    assert match.refused(0, SubmitClues()).rule == Rule.POSITION
    match.play(0, SubmitClues(confirmed=True))


@pytest.mark.rule(Rule.STATED_CODE)
def test_other_numbers_are_not_the_code():
    match = Match().draw("342", "123").write(0, "1342", "3 4", "insect")
    match.play(0, SubmitClues(confirmed=True))


@pytest.mark.rule(Rule.THREE_CLUES)
@pytest.mark.parametrize("text", ["", "   ", "\u200b"])
def test_every_line_needs_a_clue(text):
    match = Match().draw("342", "123").write(0, "party", "hat").play(0, WriteClue(3, text))
    assert match.refused(0, SubmitClues(confirmed=True)).rule == Rule.THREE_CLUES


@pytest.mark.rule(Rule.THREE_CLUES)
def test_a_line_has_120_characters():
    match = Match().draw("342", "123").play(0, WriteClue(1, " " + "x" * 120 + " "))
    assert match.refused(0, WriteClue(1, "x" * 121)).rule == Rule.THREE_CLUES
    assert match.refused(0, WriteClue(4, "x")).rule == Rule.THREE_CLUES


@pytest.mark.rule(Rule.THREE_CLUES)
@pytest.mark.parametrize("text", ["sea; ship", "sea/ship", "1) sea"])
def test_several_clues_in_a_line_are_confirmed(text):
    assert warning(Rule.THREE_CLUES) in found("en", "anchor", text)


@pytest.mark.rule(Rule.SPELLING)
@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "starts with W"),
        ("en", "the letter q"),
        ("fr", "commence par un H"),
        ("bg", "буква \u0417"),
        ("en", "x"),
    ],
)
def test_talk_of_letters_is_confirmed(language, text):
    assert warning(Rule.SPELLING) in found(language, "winter", text)


@pytest.mark.rule(Rule.SPELLING)
@pytest.mark.parametrize(("language", "text"), [("en", "a love letter"), ("fr", "lettre d'amour")])
def test_letters_that_are_sent_are_fine(language, text):
    assert found(language, "whale", text) == []


@pytest.mark.rule(Rule.LETTER_COUNT)
@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "6"),
        ("en", "six"),
        ("fr", "cinq"),
        ("bg", "12 букви"),
        ("en", "9 letters"),
        ("bg", "тринайсет букви"),
    ],
)
def test_letter_counts_are_confirmed(language, text):
    assert warning(Rule.LETTER_COUNT) in found(language, "winter", text)


@pytest.mark.rule(Rule.POSITION)
@pytest.mark.parametrize(
    ("language", "text", "warned"),
    [
        ("en", "the third man", True), ("fr", "deux roues", True), ("fr", "un", True),
        ("fr", "un vélo", False),
        ("bg", "едно", True), ("bg", "една песен", False), ("bg", "вторият", True), ("en", "1984", False),
        ("fr", "third man", False), ("bg", "№3", True), ("fr", "n°3", True), ("en", "H2O", True),
        ("en", "24 hours", False), ("bg", "трите мускетари", True), ("bg", "двете", True),
        ("fr", "les premières neiges", True), ("fr", "les troisièmes", True),
    ],
)  # fmt: skip
def test_positions_are_confirmed(language, text, warned):
    assert (warning(Rule.POSITION) in found(language, "whale", text)) is warned


@pytest.mark.rule(Rule.SOUND)
@pytest.mark.parametrize(
    ("keyword", "text", "warned"),
    [("snow", "show", True), ("candle", "handle", True), ("bridge", "fridge", True), ("whale", "ale", True),
     ("winter", "skating", False)],
)  # fmt: skip
def test_similar_sounds_are_confirmed(keyword, text, warned):
    assert (warning(Rule.SOUND) in found("en", keyword, text)) is warned


@pytest.mark.rule(Rule.SOUND)
def test_a_rhyme_counts_for_the_keyword_meant_only():
    assert warning(Rule.SOUND) in found("en", "market", "blanket")
    assert found("en", "anchor", "blanket", "market") == []


@pytest.mark.rule(Rule.WRITE)
def test_the_author_alone_sees_the_checks():
    match = Match(white=("winter", "anchor", "bridge", "candle"), black=("desert", "queen", "whale", "snow"))
    match.draw("412", "123").write(0, "flame 2", "it was winter", "harbour")
    first, second, third = match.view(0).desk
    assert [line.status for line in (first, second, third)] == ["warning", "blocked", "passes"]
    finding = second.findings[0]
    assert (finding.rule, finding.keyword, second.text[finding.start : finding.end]) == (
        "DEC-53",
        "winter",
        "winter",
    )
    assert [line.keyword for line in (first, second, third)] == ["candle", "winter", "anchor"]
    for seat in (None, 1, 2, 3):
        assert match.view(seat).desk != match.view(0).desk


@pytest.mark.rule(Rule.ANY_FORM)
def test_performed_clues_are_an_option():
    match = Match().draw("123", "123")
    assert match.refused(0, WriteClue(1, "la la la", performed=True)).rule == Rule.ANY_FORM
    match = Match(performed_clues=True).draw("123", "123").play(0, WriteClue(1, "la la la", performed=True))
    match.play(0, WriteClue(2, "wing"), WriteClue(3, "party"), SubmitClues(confirmed=True))
    before = match.write(1, "Greece", "dog", "sunrise").state.copy()
    match.play(1, SubmitClues(confirmed=True))
    assert [clue.performed for clue in match.view(3).teams[0].clues] == [True, False, False]
    told = GAME.tell(before, 1, SubmitClues(confirmed=True), match.state, None)
    assert [line.key for line in told if "clue" in line.facts] == [
        "decrypto-story-clue-performed", "decrypto-story-clue", "decrypto-story-clue",
    ]  # fmt: skip


@pytest.mark.rule(Rule.SPELL_OUT)
def test_everybody_reads_the_exact_text():
    match = (
        Match()
        .draw("123", "123")
        .clues(0, "  Voilà   l\u2019été ", "wing", "party")
        .clues(1, "Greece", "dog", "sunrise")
    )
    for seat in (None, 0, 1, 2, 3):
        assert match.view(seat).teams[0].clues[0].text == "Voilà l\u2019été"


@pytest.mark.rule(Rule.OWN_KEYWORD)
def test_normal_forms():
    assert normal("L\u2019Œuf  à la COQUE!", "fr") == "oeuf a la coque"
    assert normal("The", "en") == "the"
    assert normal("Й и ѝ", "bg") == "й и и"


@pytest.mark.rule(Rule.OWN_KEYWORD)
def test_short_keywords_are_found_when_spelled():
    assert found("bg", "whale", "к и т") == block(Rule.OWN_KEYWORD)
    assert found("bg", "whale", "к ит") == []


@pytest.mark.parametrize("language", ["en", "fr", "bg"])
def test_any_text_can_be_checked(language):
    """Whatever is typed, the checks answer with spans inside the text."""
    rng = Random(language)
    whole = frame(language, "winter", "anchor", "bridge", "candle", digits="342", earlier=("ship", "🎿", "!"))
    signs = "aAzZéœßйѝяЯ019 ;/)('’-\u0301\u00ad\u200d\ufe0f🎿½ﬁⅣ٣\n\t漢"
    for _ in range(3000):
        text = clean("".join(rng.choice(signs) for _ in range(rng.randrange(30))))
        assert clean(text) == text
        for one in check_line(whole, ("first", "second", text), 2):
            assert 0 <= one.start <= one.end <= len(text)


def test_findings_are_pure():
    assert (
        hard_findings(frame("en", "winter"), "snowman")
        == hard_findings(frame("en", "winter"), "snowman")
        == []
    )
