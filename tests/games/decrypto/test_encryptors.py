"""Who is encryptor, named or in turn, and when an encryptor may talk (DEC-R5, DEC-R14)."""

from random import Random

import msgspec
import pytest

import kastellan
from kastellan.bots import choose, look
from kastellan.bots.hints import hint, in_words
from kastellan.core import BadInput, playout, resample
from kastellan.core.game import CHANNELS
from kastellan.core.refusal import Refusal
from kastellan.games.decrypto import GAME
from kastellan.games.decrypto.actions import (
    CHOICES,
    ChooseEncryptor,
    DealWord,
    DraftGuess,
    FixGuess,
    NameTeam,
    Note,
    SubmitClues,
    WriteClue,
)
from kastellan.games.decrypto.options import Options
from kastellan.games.decrypto.permits import candidates, encryptor
from kastellan.games.decrypto.rules import Rule
from kastellan.games.decrypto.state import CHOOSE, DRAW, WRITE
from kastellan.locale import say
from tests.games.decrypto.match import FILE, Match, quick_round, words_for

INSECT = ("insect", "party", "hat")
GREEK = ("Greece", "dog", "sunrise")


def choosing(seats=4, **options):
    return Match(seats, encryptor_order="chosen", **options)


def silent(match):
    """Return where nobody hears each seat."""
    state = match.state
    return {
        seat: mute
        for seat in range(state.seats)
        if (mute := [channel for channel in CHANNELS if GAME.muted(state, seat, channel)])
    }


@pytest.mark.rule("DEC-R14", Rule.NO_REACTION, Rule.SAME_INFORMATION)
def test_only_the_encryptor_whose_clues_are_decoded_is_out_of_the_discussion():
    match = Match.at(2).draw("234", "123")
    assert silent(match) == {2: ["table", "team"], 3: ["table", "team"]}, "while clues are written"
    match.clues(0, *INSECT)
    assert silent(match) == {2: ["table", "team"], 3: ["table", "team"]}, "and after they are handed in"
    match.clues(1, *GREEK)
    assert silent(match) == {2: ["table", "team"], 3: ["table"]}, "White's clues are read out"
    match.play(3, Note("they have an insect"), DraftGuess((1, 2, 0)))
    assert match.refused(2, Note("psst")) == Refusal(Rule.SAME_INFORMATION, "decrypto-muted")
    match.half("234", "123")
    assert silent(match) == {3: ["table", "team"]}, "White's code is revealed, Black's clues are read out"
    match.play(2, Note("they have a dog"))
    match.half("123", "234")
    assert silent(match) == {}, "all codes are revealed"


@pytest.mark.rule("DEC-R14", Rule.SAME_INFORMATION)
def test_at_a_table_of_silent_encryptors_they_are_silent_until_their_code_is_revealed():
    match = Match.at(2, silent_encryptor=True).draw("234", "123").clues(0, *INSECT).clues(1, *GREEK)
    assert silent(match) == {2: ["table", "team"], 3: ["table", "team"]}
    assert match.refused(3, Note("psst")).rule == Rule.SAME_INFORMATION
    match.play(3, DraftGuess((1, 2, 0)), FixGuess((1, 2, 3)))


@pytest.mark.rule("DEC-R14", Rule.TEAM_NAME, Rule.SAME_INFORMATION)
def test_a_name_that_all_read_is_not_given_by_who_holds_a_code():
    match = Match().draw("234", "123").clues(0, *INSECT).clues(1, *GREEK)
    assert silent(match) == {0: ["table", "team"], 1: ["table"]}
    assert match.refused(1, NameTeam("Sunrise")).reason == "decrypto-muted-name"
    match.play(3, NameTeam("Sunrise"))


@pytest.mark.rule("DEC-R14", Rule.AS_USUAL)
def test_of_three_players_the_encryptor_alone_is_silent():
    match = Match(3).draw("234")
    assert silent(match) == {0: ["table", "team"]}
    match.clues(0, *INSECT)
    assert silent(match) == {0: ["table", "team"]}
    assert [match.view(seat).muted for seat in range(3)] == [("table", "team"), (), ()]


@pytest.mark.rule("DEC-R5", Rule.ENCRYPTOR)
def test_each_team_names_its_encryptor_and_the_first_naming_counts():
    match = choosing(seats=5)
    assert match.state.phase == CHOOSE
    assert GAME.to_act(match.state) == (0, 1, 2, 3, 4)
    assert [team.encryptor for team in match.view().teams] == [None, None]
    assert GAME.legal(match.state, 0) == tuple(CHOICES[seat] for seat in (0, 2, 4))
    match.play(2, ChooseEncryptor(4))
    assert match.refused(0, ChooseEncryptor(0)).reason == "decrypto-encryptor-chosen"
    assert GAME.to_act(match.state) == (1, 3)
    match.play(1, ChooseEncryptor(1))
    assert match.state.phase == DRAW
    match.draw("123", "123")
    assert GAME.to_act(match.state) == (1, 4)
    assert [team.encryptor for team in match.view().teams] == [4, 1]


@pytest.mark.rule("DEC-R5", Rule.ENCRYPTOR, Rule.NEXT_ENCRYPTORS)
def test_nobody_is_named_again_before_all_others_were():
    """White has three members, Black two: their cycles do not end together."""
    match = choosing(seats=5)
    named = {0: [2, 0], 1: [3]}
    for number in range(3):
        for team in (0, 1):
            if named[team] and number < len(named[team]):
                match.play(match.state.teams.members[team][0], ChooseEncryptor(named[team][number]))
        if number == 1:
            assert candidates(match.state, 0) == (0, 4)
            assert match.state.chosen[1] == 1, "the last of a cycle needs no naming"
        if number == 2:
            assert match.state.chosen == [4, -1], "White's last; Black begins a new cycle"
            assert GAME.to_act(match.state) == (1, 3)
            match.play(3, ChooseEncryptor(1))
        quick_round(match, "d", "d")
    assert match.state.phase == CHOOSE
    assert GAME.to_act(match.state) == (0, 2, 4), "White begins a new cycle, Black has one left"
    assert match.state.chosen == [-1, 3]
    assert [half.encryptor for half in match.state.history] == [2, 3, 0, 1, 4, 1]


@pytest.mark.rule("DEC-R5", Rule.ENCRYPTOR, Rule.WRITE)
@pytest.mark.parametrize("language", ["en", "fr", "bg"])
def test_why_somebody_cannot_be_named(language):
    match = choosing(seats=5)
    assert match.refused(0, WriteClue(1, "wing")).reason == "decrypto-no-encryptor-yet"
    assert match.refused(0, SubmitClues()).reason == "decrypto-no-encryptor-yet"
    others = match.refused(0, ChooseEncryptor(1))
    assert others.reason == match.refused(0, ChooseEncryptor(7)).reason == "decrypto-encryptor-of-others"
    match.play(0, ChooseEncryptor(0)).play(1, ChooseEncryptor(1))
    quick_round(match, "d", "d")
    again = match.refused(4, ChooseEncryptor(0))
    assert (again.rule, again.reason) == (Rule.ENCRYPTOR, "decrypto-encryptor-again")
    match.play(4, ChooseEncryptor(4)).draw("123", "123")
    settled = match.refused(2, ChooseEncryptor(2))
    in_turn = Match().draw("123", "123").refused(0, ChooseEncryptor(0))
    assert in_turn.reason == "decrypto-encryptors-in-turn"
    for refusal in (others, again, settled, in_turn):
        assert refusal.rule == Rule.ENCRYPTOR
        text = say(language, refusal.reason, refusal.facts)
        assert text != refusal.reason


@pytest.mark.rule("DEC-R5", Rule.ALTERNATE, Rule.THREE_PLAYERS)
def test_of_three_players_two_choose_once_and_alternate():
    match = choosing(seats=3)
    assert GAME.to_act(match.state) == (0, 1)
    assert match.refused(2, ChooseEncryptor(0)).rule == Rule.THREE_PLAYERS
    match.play(0, ChooseEncryptor(1))
    for _ in range(3):
        match.draw("123").clues(0, *words_for(match.state.round))
        match.half("123", None if match.state.round == 1 else "432")
    assert [half.encryptor for half in match.state.history] == [1, 0, 1]
    assert match.state.phase == DRAW


@pytest.mark.rule("DEC-R5")
def test_naming_is_told_to_everybody():
    match = choosing()
    before = match.state.copy()
    match.play(2, ChooseEncryptor(0))
    (line,) = GAME.tell(before, 2, ChooseEncryptor(0), match.state, None)
    assert (line.key, line.facts["seat"], line.facts["named"]) == ("decrypto-story-encryptor", 2, 0)
    assert [team.encryptor for team in match.view(1).teams] == [0, None]


@pytest.mark.rule("DEC-R5")
def test_whoever_does_not_answer_leaves_it_to_the_order_of_the_seats():
    match = choosing(seats=6)
    assert GAME.absent(match.state, 4, Random(1)) == ChooseEncryptor(0)
    assert GAME.left_to(match.state, 4) == (0, 2), "a computer player leaves it to people"


@pytest.mark.rule("DEC-R5")
def test_computer_players_name_one_another():
    match = choosing(seats=6)
    seen = look(GAME, match.state, 2)
    named = {choose(GAME, level, seen, Random(seed)) for level in ("easy", "hard") for seed in range(12)}
    assert named == set(GAME.legal(match.state, 2))
    found = hint(GAME, seen, Random(1))
    assert found.action in GAME.legal(match.state, 2)
    assert in_words(GAME, match.state.content, found.action).facts == {"seat": found.action.seat}


@pytest.mark.rule("DEC-R5", "DEC-R3")
@pytest.mark.parametrize("seats", GAME.seats)
def test_games_with_named_encryptors_end_and_cycles_are_kept(seats):
    uneven = {"uneven_teams": True, "white": (1, 4)} if seats == 6 else {}
    for seed in range(12):
        lock = ("any", "all")[seed % 2]
        options = Options(encryptor_order="chosen", guess_lock=lock, **uneven)
        state = GAME.start(seats, options, GAME.load(None))
        playout(GAME, state, Random(seed))
        assert GAME.outcome(state) is not None
        for team, members in enumerate(state.teams.encryptors):
            were = [half.encryptor for half in state.history if half.team == team]
            for first in range(0, len(were), len(members) or 1):
                cycle = were[first : first + len(members)]
                assert len(set(cycle)) == len(cycle)


@pytest.mark.rule("DEC-R5")
def test_what_a_viewer_imagines_has_the_encryptors_that_were_named():
    match = choosing(seats=5).play(0, ChooseEncryptor(4))
    for viewer in (None, *range(5)):
        twin = resample(GAME, match.state, viewer, Random(3))
        assert (twin.phase, twin.chosen) == (CHOOSE, [4, -1])
        assert GAME.view(twin, viewer) == match.view(viewer)


def written(match):
    return msgspec.to_builtins(GAME.write(match.state))


@pytest.mark.rule("DEC-R5", Rule.ENCRYPTOR)
def test_positions_with_named_encryptors_are_read_again():
    match = choosing(seats=5)
    for step in (
        lambda: None,
        lambda: match.play(0, ChooseEncryptor(4)),
        lambda: match.play(1, ChooseEncryptor(3)),
        lambda: quick_round(match, "d", "d"),
        lambda: match.play(0, ChooseEncryptor(2)).draw("123", "123"),
    ):
        step()
        assert GAME.read(GAME.write(match.state), match.state.content) == match.state
    assert match.state.phase == WRITE
    assert [encryptor(match.state, team) for team in (0, 1)] == [2, 1]


@pytest.mark.rule("DEC-R5", Rule.ENCRYPTOR)
@pytest.mark.parametrize(
    ("change", "place"),
    [
        pytest.param(lambda data: data["white"].update(encryptor=1), "$.white.encryptor", id="of the others"),
        pytest.param(lambda data: data["white"].update(encryptor=4), "$.white.encryptor", id="was it before"),
        pytest.param(lambda data: data["white"].update(encryptor=None), "$.white.encryptor", id="nobody"),
        pytest.param(
            lambda data: data["options"].update(encryptor_order=()), "$.white.encryptor", id="they take turns"
        ),
        pytest.param(lambda data: data.update(phase="choose"), "$.phase", id="nothing to name"),
        pytest.param(
            lambda data: data["history"][0].update(encryptor=1), "$.history[0]", id="not one of the team"
        ),
    ],
)
def test_encryptors_whom_nobody_could_have_named(change, place):
    match = choosing(seats=5).play(0, ChooseEncryptor(4)).play(1, ChooseEncryptor(3))
    quick_round(match, "d", "d").play(0, ChooseEncryptor(2))
    data = written(match)
    change(data)
    with pytest.raises(BadInput) as refused:
        kastellan.position("decrypto", data, content=FILE)
    assert (refused.value.place, refused.value.rule) == (place, Rule.ENCRYPTOR)


@pytest.mark.rule("DEC-R3", Rule.TEAMS)
def test_two_against_four_only_where_the_table_allows_it():
    refusal = GAME.forbid(6, Options(white=(0, 3)))
    assert (refusal.rule, refusal.reason) == (Rule.TEAMS, "decrypto-two-against-four")
    for white in ((0, 3), (1, 2, 4, 5)):
        assert GAME.forbid(6, Options(white=white, uneven_teams=True)) is None
    for seats, white in ((5, (0,)), (7, (0, 1)), (8, (0, 1, 2)), (4, (0,)), (6, (0,))):
        assert GAME.forbid(seats, Options(white=white, uneven_teams=True)).reason == "decrypto-uneven"
    assert GAME.forbid(3, Options(white=(0,), uneven_teams=True)).rule == Rule.THREE_PLAYERS


@pytest.mark.rule("DEC-R3", Rule.TEAMS, Rule.DELIBERATE)
def test_two_play_against_four_and_the_table_is_told():
    match = Match(6, white_seats=(0, 3), uneven_teams=True)
    dealing = GAME.start(6, match.state.options, match.state.content)
    dealing.keywords = [*match.state.keywords[:-1], -1]
    last = DealWord("nightmare")
    keys = [line.key for line in GAME.tell(dealing, -1, last, match.state, None)]
    assert keys == ["decrypto-story-dealt", "decrypto-story-uneven"]
    match.draw("123", "123")
    assert GAME.to_act(match.state) == (0, 1)
    match.clues(0, *INSECT).clues(1, *GREEK)
    assert match.guessers(0) == [3]
    match.half("123")
    assert match.guessers(1) == [2, 4, 5]
