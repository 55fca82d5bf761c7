"""The table of hidden information, seat by seat, and no byte more."""

import msgspec
import pytest

from kastellan.games.decrypto import GAME
from kastellan.games.decrypto.actions import DraftGuess, FixGuess, NameKeyword, Note, SubmitClues, WriteClue
from kastellan.games.decrypto.options import Options
from kastellan.games.decrypto.rules import Rule
from kastellan.games.decrypto.state import NAMES
from tests.games.decrypto.match import Match, play_knowing

WHITE = ("winter", "anchor", "bridge", "candle")
BLACK = ("desert", "queen", "whale", "doctor")
EVERYBODY = (None, 0, 1, 2, 3)


def writing(**options):
    return Match(white=WHITE, black=BLACK, **options).draw("342", "214")


def seen(match, seat):
    """Return everything that is sent to a seat: view, and what it may do."""
    actions = list(GAME.legal(match.state, seat)) if seat is not None else []
    return msgspec.json.encode((match.view(seat), actions)).decode()


def sees(match, text):
    return [seat for seat in EVERYBODY if text in seen(match, seat)]


@pytest.mark.rule(Rule.KEYWORDS)
def test_keywords_are_seen_by_their_team():
    match = writing()
    assert all(sees(match, word) == [0, 2] for word in WHITE)
    assert all(sees(match, word) == [1, 3] for word in BLACK)
    match = Match(white=WHITE, black=BLACK, language="bg").draw("342", "214")
    assert match.view(2).teams[0].words == ("зима", "котва", "мост", "свещ")
    assert sees(match, "зима") == [0, 2]


@pytest.mark.rule(Rule.DRAW)
def test_codes_are_seen_by_their_encryptor():
    match = writing()
    assert sees(match, "[3,4,2]") == [0]
    assert sees(match, "[2,1,4]") == [1]


@pytest.mark.rule(Rule.WRITE)
def test_drafts_are_seen_by_their_author_and_change_nothing_for_others():
    match = writing()
    before = {seat: seen(match, seat) for seat in EVERYBODY}
    match.write(0, "pillar of stone", "wax", "harbour").play(0, WriteClue(1, "winter"))
    assert sees(match, "harbour") == [0]
    assert [seat for seat in EVERYBODY if seen(match, seat) != before[seat]] == [0]


@pytest.mark.rule(Rule.WRITE, Rule.OWN_KEYWORD)
def test_refusals_about_clues_go_to_their_author():
    match = writing().write(0, "pillar", "winter", "harbour")
    assert match.refused(0, SubmitClues(confirmed=True)).facts["keyword"] == "winter"
    for seat in (1, 2, 3):
        assert "winter" not in msgspec.json.encode(GAME.refuse(match.state, seat, SubmitClues())).decode()


@pytest.mark.rule("DEC-T24", Rule.MAKE_KNOWN)
def test_while_whites_clues_are_discussed():
    match = writing().clues(0, "pillar", "wax", "harbour").clues(1, "crown", "camel", "stethoscope")
    for clue in ("crown", "camel", "stethoscope"):
        assert sees(match, clue) == [1]
    assert [match.view(seat).teams[1].code for seat in EVERYBODY] == [None, None, (2, 1, 4), None, None]
    for seat in (None, 1, 2, 3):
        assert match.view(seat).teams[0].code is None
    assert sees(match, "pillar") == list(EVERYBODY)


@pytest.mark.rule("DEC-T24", Rule.REVEAL_CODE)
def test_codes_are_public_after_their_half_round():
    match = (
        writing().clues(0, "pillar", "wax", "harbour").clues(1, "crown", "camel", "stethoscope").half("342")
    )
    assert sees(match, '"code":[3,4,2]') == list(EVERYBODY)
    assert all(match.view(seat).teams[1].code is None for seat in (None, 0, 2, 3))


@pytest.mark.rule("DEC-T29", Rule.HIDDEN_GUESSES, Rule.DELIBERATE)
def test_guess_drafts_are_seen_by_the_team():
    match = (
        Match.at(2).draw("342", "214").clues(0, "pillar", "wax", "wings").clues(1, "crown", "camel", "nurse")
    )
    match.play(1, DraftGuess((4, 1, 0)))
    guesses = [match.view(seat).teams[1].guess for seat in EVERYBODY]
    assert guesses == [None, None, (4, 1, 0), None, (4, 1, 0)]
    match.play(3, FixGuess((4, 1, 2)))
    assert [match.view(seat).teams[1].fixed for seat in EVERYBODY] == [True] * 5
    assert [match.view(seat).teams[1].guess for seat in (None, 0, 2)] == [None] * 3


@pytest.mark.rule(Rule.SAME_INFORMATION)
def test_handing_in_is_seen_at_once():
    match = writing().clues(0, "pillar", "wax", "harbour")
    assert [match.view(seat).teams[0].submitted for seat in EVERYBODY] == [True] * 5


@pytest.mark.rule(Rule.NOTES)
def test_notes_are_seen_by_the_team():
    match = writing().play(2, Note("perhaps sand?"))
    assert sees(match, "perhaps sand") == [0, 2]
    assert match.refused(2, Note("x" * 2001)).rule == Rule.NOTES


@pytest.mark.rule(Rule.NAME_KEYWORDS)
def test_names_are_seen_by_the_team_until_both_are_fixed():
    match = writing()
    match.state.phase, match.state.codes = NAMES, [-1, -1]
    match.play(0, NameKeyword(1, "oasis"))
    assert sees(match, "oasis") == [0, 2]


@pytest.mark.rule(Rule.SOUND)
def test_confirmed_warnings_are_listed_at_the_end():
    match = Match.at(8, (0, 1), (0, 0)).draw("123", "123").clues(0, "4 corners", "insect", "party")
    match.clues(1, "Greece", "dog", "sunrise")
    assert match.view(0).audit == ()
    match.half("432", "432").half("123", "432")
    audit = match.view(None).audit
    assert [(one.round, one.team, one.line, one.finding.rule) for one in audit] == [(8, 0, 1, "DEC-45")]


@pytest.mark.parametrize("seats", [3, 5])
def test_no_secret_word_leaks_in_long_games(seats):
    """No view but those that may holds a keyword of a team before the end, unless somebody wrote it."""

    def watch(_before, seat, action, after):
        if seat >= 0 and after.winner < 0 and hash((seat, str(action))) % 7 == 0:
            for team in range(1 if seats == 3 else 2):
                for word in after.keywords[team * 4 : team * 4 + 4]:
                    word_id = f'"{after.content.words[word].id}"'
                    for viewer in (None, *after.teams.members[1 - team]):
                        view = msgspec.structs.replace(
                            GAME.view(after, viewer), history=(), sheet=(), desk=None
                        )
                        teams = [msgspec.structs.replace(one, clues=None, guess=None) for one in view.teams]
                        sent = msgspec.json.encode([one.keywords for one in teams]).decode()
                        assert word_id not in sent

    play_knowing(seats, Options(), 5, watch)
