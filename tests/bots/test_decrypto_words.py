"""Word vectors of Decrypto's players: what is shipped, what is understood, and play without them."""

import json
from hashlib import sha256
from itertools import chain
from pathlib import Path
from random import Random

import pytest

from kastellan.games.decrypto import vectors
from kastellan.games.decrypto.actions import CODES, GUESSES
from kastellan.games.decrypto.associations import Associations
from kastellan.games.decrypto.clues import Frame, check_line
from kastellan.games.decrypto.codes import likeliest
from kastellan.games.decrypto.content import house
from kastellan.games.decrypto.language import LANGUAGES
from kastellan.games.decrypto.offers import LONGEST, RELATED, Aim, Couples
from kastellan.games.decrypto.plainly import Plainly
from kastellan.games.decrypto.reading import decode, intercept, knowledge
from kastellan.games.decrypto.rules import Rule
from kastellan.games.decrypto.tags import Tags
from kastellan.games.decrypto.vectors import FILES, SPACES, bridge, readings, spaces, vocabulary
from kastellan.games.decrypto.writing import STYLES, Task, expected, stakes, write

HOUSE = house()
every_language = pytest.mark.parametrize("language", LANGUAGES)


def people(language):
    """Return the clues that people wrote, by keyword."""
    text = open(f"tests/bots/clues/{language}.json", encoding="utf-8").read()  # noqa: PTH123, SIM115
    return {HOUSE.place[word]: clues for word, clues in json.loads(text).items()}


def test_what_is_shipped_is_what_was_recorded():
    """Every file has the hash of the record, each source is pinned, and nothing is under the GPL."""
    record = json.loads(FILES.joinpath("sources.json").read_text())
    assert len(record["made"]) >= 9
    for name, digest in record["made"].items():
        assert sha256(FILES.joinpath(name).read_bytes()).hexdigest() == digest, name
    for source in record["read"]:
        assert len(source["sha256"]) == 64
        assert "GPL" not in source["licence"]
        assert source["name"].removeprefix("dict-freedict-") in FILES.joinpath("SOURCES.md").read_text()


@every_language
def test_clues_of_people_are_understood(language):
    """At least 65 of 100 codes of three clues are found beside four keywords; chance finds four."""
    clues, known, rng, found = people(language), knowledge(HOUSE, language), Random(7), 0
    assert sum(map(len, clues.values())) >= 300
    for _ in range(800):
        keywords, code = rng.sample(list(clues), 4), rng.choice(GUESSES[:CODES])
        given = [rng.choice(clues[keywords[digit - 1]]) for digit in code]
        found += likeliest(decode(known, given, keywords)) == code
    assert found / 800 >= 0.65


@every_language
def test_clues_of_people_stay_out_of_the_lexicon(language):
    """People and lexicon coincide now and then; most of the clues are new to the players."""
    clues, lexicon = people(language), Associations(HOUSE, language)
    known = sum(
        clue.casefold() in {entry.casefold() for entry, _ in lexicon.entries(word)}
        for word, found in clues.items()
        for clue in found
    )
    assert known / sum(map(len, clues.values())) <= 0.2


def test_every_keyword_is_known_in_every_space():
    """No keyword is a blank: its name, or a translation, has a vector."""
    for space in spaces():
        missing = [word for word in (HOUSE.spoken(at, space.home) for at in range(len(HOUSE.words)))
                   if not space.readings(word, space.home)]  # fmt: skip
        assert len(missing) <= 3, missing
    assert len(list(spaces())) == 4


@every_language
def test_everyday_words_may_stand_in_clues(language):
    """They are plain words beyond the lexicon, each there once; most have a place in every space."""
    words = FILES.joinpath(f"{language}-everyday.txt").read_text(encoding="utf-8").split()
    assert len(words) == len(set(words)) > 1800
    assert all(word.isalpha() and word.islower() and len(word) > 2 for word in words)
    offers = knowledge(HOUSE, language).offers
    assert set(words) <= set(offers.texts)
    for ground in offers.grounds:
        places = [offers.place[word] for word in words]
        assert ground.points[places].any(axis=1).mean() > 0.7


@every_language
def test_what_an_editor_struck_is_not_said(language):
    """The struck words of the build are in no file of everyday words."""
    struck = Path(f"packaging/words/struck/{language}.txt").read_text(encoding="utf-8").split()
    words = FILES.joinpath(f"{language}-everyday.txt").read_text(encoding="utf-8").split()
    assert len(struck) > 1000
    assert not set(struck) & set(words)


def test_words_of_other_languages_reach_the_vectors():
    """By the dictionary, in an inflected form, as a phrase, and as a name that is only spelled otherwise."""
    english = vocabulary("en").words
    assert english[readings("котка", "bg", "en")[0][0]] == "cat"
    assert readings("котките", "bg", "en") == readings("котка", "bg", "en")
    assert "cat" in bridge("fr", "en").translate("chat")
    assert readings("chats", "fr", "en")
    assert english[readings("шекспир", "bg", "en")[0][0]].startswith("shakespeare")
    assert readings("qqzzxx", "fr", "en") == ()


def test_emojis_join_the_languages():
    """A clue and a keyword that are names of one emoji belong together."""
    found = Tags(HOUSE, "fr").links("iceberg")
    assert all(0 < share <= 1.01 for share in found.values())
    word = HOUSE.place["rocket"] if "rocket" in HOUSE.place else HOUSE.place["anchor"]
    assert word in Tags(HOUSE, "en").links(HOUSE.spoken(word, "en"))


@pytest.mark.rule(Rule.OWN_KEYWORD)
@pytest.mark.rule(Rule.ROOT)
@every_language
def test_no_planned_clue_breaks_a_rule(language):
    """Over all keywords, four at a time: three clues that pass every check without a warning."""
    known, rng = knowledge(HOUSE, language), Random(language)
    order = rng.sample(range(len(HOUSE.words)), len(HOUSE.words))
    for at in range(0, len(order), 4):
        keywords, code = tuple(order[at : at + 4]), rng.choice(GUESSES[:CODES])
        profiles = tuple(HOUSE.profiles[language][word] for word in keywords)
        past = [[clue for clue, _ in rng.sample(list(known.entries(word)), 2)] for word in keywords]
        frame = Frame(language, profiles, code, tuple(chain(*past)), root_rule=True)
        task = Task(frame, keywords, code, past, 3, ("", "", ""))
        lines = write(known, task, STYLES["normal"], rng)
        assert lines is not None
        assert [check_line(frame, lines, line) for line in range(3)] == [()] * 3


@pytest.mark.rule(Rule.OWN_KEYWORD)
@pytest.mark.rule(Rule.ROOT)
@pytest.mark.rule(Rule.REUSE)
@every_language
def test_clues_of_two_words_break_no_rule(language):
    """Among computers alone words are put together: two at most, no check warns, each has to do with it."""
    known, rng = knowledge(HOUSE, language), Random(f"two {language}")
    offers, together = known.offers, 0
    for _ in range(6):
        keywords, code = tuple(rng.sample(range(len(HOUSE.words)), 4)), rng.choice(GUESSES[:CODES])
        profiles = tuple(HOUSE.profiles[language][word] for word in keywords)
        past = [[clue for clue, _ in rng.sample(list(known.entries(word)), 2)] for word in keywords]
        frame = Frame(language, profiles, code, tuple(chain(*past)), root_rule=True)
        lines = write(known, Task(frame, keywords, code, past, 3, ("", "", "")), STYLES["decoys"], rng)
        assert [check_line(frame, lines, line) for line in range(3)] == [()] * 3
        for line, digit in zip(lines, code, strict=True):
            assert len(line.split()) <= LONGEST
            if line not in offers.place:
                together += 1
                promise = offers.promise(keywords[digit - 1])
                assert all(promise[offers.place[word]] > RELATED for word in line.split())
    assert together


@pytest.mark.parametrize("level", ["easy", "normal", "hard", "hint"])
@every_language
def test_clues_are_texts_that_people_wrote_for_the_keyword(language, level):
    """Whoever plays with people, or gives them a hint, never puts words side by side."""
    known, keywords, code, rng = knowledge(HOUSE, language), (3, 60, 200, 301), (4, 1, 3), Random(language)
    profiles = tuple(HOUSE.profiles[language][word] for word in keywords)
    past: list[list[str]] = [[] for _ in keywords]
    for turn in range(1, 6):
        frame = Frame(language, profiles, code, tuple(chain(*past)), root_rule=True)
        lines = write(known, Task(frame, keywords, code, past, turn, ("", "", "")), STYLES[level], rng)
        assert [check_line(frame, lines, line) for line in range(3)] == [()] * 3
        for line, digit in zip(lines, code, strict=True):
            assert line in {clue for clue, _ in known.entries(keywords[digit - 1])}
            past[digit - 1].append(line)


def test_a_beginner_takes_clues_at_their_word():
    """What everybody thinks of first is understood; what is clever tells nothing, so all is as likely."""
    known = knowledge(HOUSE, "en")
    beginner, keywords = Plainly(known), (3, 60, 200, 301)
    first = [next(clue for clue, grade in known.entries(word) if grade == 1) for word in keywords]
    assert likeliest(beginner.read(first[:3], keywords, ())) == (1, 2, 3)
    assert likeliest(beginner.read(first[1:], (), [[clue] for clue in first])) == (2, 3, 4)
    assert len(set(beginner.read(["zzyzx", "qwrtl", ""], keywords, ()))) == 1


def test_two_words_are_judged_like_one_text():
    """What is worked out for all couples at once is what each would be given by itself."""
    ground, chosen, keywords = (
        knowledge(HOUSE, "en").offers.grounds[0],
        vectors.np.arange(40, 52),
        (3, 60, 200, 9),
    )
    one, two = vectors.np.triu_indices(len(chosen), 1)
    couples = Couples(ground, chosen, one, two)
    points = vectors.unit(ground.points[chosen][one] + ground.points[chosen][two])
    middle = ground.points[100] + ground.points[101]
    places = ground.keywords[list(keywords)]
    assert couples.rows(places) == pytest.approx(ground.rows(points, keywords), abs=1e-3)
    assert couples.rows_with(middle, places) == pytest.approx(
        ground.rows(points + middle, keywords), abs=1e-3
    )
    assert couples.near(vectors.unit(middle)) == pytest.approx(
        ground.near(points, vectors.unit(middle)), abs=1e-3
    )


def test_a_second_word_leads_astray():
    """Where interceptions cost much, the chosen clues lie nearer to what was said of another keyword."""
    offers, keywords = knowledge(HOUSE, "en").offers, (3, 60, 200, 301)
    written = [offers.place[next(iter(offers.written(word)))] for word in keywords]
    middles = [[ground.points[at] for ground in offers.grounds] for at in written]

    def recalled(found):
        aim = Aim(keywords, 0, middles, [vectors.np.full(440, 1 / 440)] * 4, 1.0, found, 0.0)
        near = 0.0
        for clue in offers.plan(aim, 10, lambda _text: True):
            for at, ground in enumerate(offers.grounds):
                point = vectors.unit(sum(ground.points[offers.place[word]] for word in parts(clue)))
                near += float(point @ middles[0][at])
        return near

    def parts(clue):
        return [clue] if clue in offers.place else clue.split()

    assert recalled(5.0) < recalled(0.0)


def test_planned_clues_are_understood_and_not_intercepted():
    """Eight turns of the strong player: its team-mate nearly always right, the others seldom."""
    known, rng, missed, found = knowledge(HOUSE, "en"), Random(5), 0, 0
    for _ in range(3):
        keywords = tuple(rng.sample(range(len(HOUSE.words)), 4))
        profiles = tuple(HOUSE.profiles["en"][word] for word in keywords)
        past = [[] for _ in range(4)]
        for turn, code in enumerate(rng.sample(GUESSES[:CODES], 8), start=1):
            frame = Frame("en", profiles, code, tuple(chain(*past)), root_rule=True)
            lines = write(known, Task(frame, keywords, code, past, turn, ("", "", "")), STYLES["hard"], rng)
            missed += likeliest(decode(known, lines, keywords)) != code
            found += likeliest(intercept(known, lines, past)) == code
            for digit, clue in zip(code, lines, strict=True):
                past[digit - 1].append(clue)
    assert missed <= 4
    assert found <= 8


def test_what_is_at_stake():
    """After one misunderstanding another one weighs more, after one interception that."""
    assert stakes(1, 0, 6)[0] > stakes(0, 0, 6)[0] > stakes(0, 1, 6)[0]
    assert expected(0, 0, 8) > expected(1, 0, 8) > expected(1, 1, 8) > 1
    assert expected(2, 0, 8) == 0


def test_the_lexicon_alone_is_enough_to_play(monkeypatch):
    """Without numpy there are no vectors; clues are written, read and intercepted all the same."""
    monkeypatch.setattr(vectors, "np", None)
    monkeypatch.setattr("kastellan.games.decrypto.writing.np", None)
    knowledge.cache_clear()
    try:
        known = knowledge(HOUSE, "fr")
        assert isinstance(known, Associations)
        assert known.plan(None, 5, None) == []
        keywords, code, rng = (3, 60, 200, 301), GUESSES[5], Random(2)
        profiles = tuple(HOUSE.profiles["fr"][word] for word in keywords)
        frame = Frame("fr", profiles, code, (), root_rule=True)
        style = STYLES["normal"]
        lines = write(known, Task(frame, keywords, code, [[]] * 4, 2, ("", "", "")), style, rng)
        assert likeliest(decode(known, lines, keywords)) == code
        assert sum(intercept(known, lines, [[lines[0]], [], [], []])) == pytest.approx(1)
    finally:
        knowledge.cache_clear()


def test_a_missing_file_leaves_the_others(monkeypatch):
    """A space whose file is not there is not asked."""
    monkeypatch.setattr(SPACES["minilm"], "file", "nowhere.npy")
    assert [space.file for space in spaces()] == ["en-glove.npy", "en-lite.npy", "fr.npy"]
