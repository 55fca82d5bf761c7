"""Two against one: the team, and the interceptor."""

import pytest

from kastellan.games.decrypto import GAME
from kastellan.games.decrypto.actions import FixGuess, FixNames, NameKeyword, WriteClue
from kastellan.games.decrypto.options import Options
from kastellan.games.decrypto.permits import encryptor
from kastellan.games.decrypto.rules import Rule
from kastellan.games.decrypto.state import OVER
from tests.games.decrypto.match import Match, words_for


def play_round(match, luck):
    """Play a round; ``d``: the partner decodes, ``i``: the interceptor is right."""
    number = match.state.round
    match.draw("123").clues(0, *words_for(number))
    interception = None if number == 1 else "123" if "i" in luck else "432"
    return match.half("123" if "d" in luck else "432", interception)


@pytest.mark.rule(Rule.THREE_PLAYERS)
def test_the_interceptor_has_no_keywords_and_no_clues():
    match = Match(seats=3).draw("342")
    assert match.state.teams.members == ((0, 1), (2,))
    assert match.view(2).teams[1].keywords == ()
    assert match.view(2).teams[0].keywords == (None,) * 4
    assert match.refused(2, WriteClue(1, "x")).rule == Rule.THREE_PLAYERS
    assert GAME.to_act(match.state) == (0,)
    assert len(match.view(2).sheet) == 2


@pytest.mark.rule(Rule.ALTERNATE)
def test_the_two_alternate():
    match = Match(seats=3)
    seen = []
    for _ in range(5):
        seen.append(encryptor(match.state, 0))
        play_round(match, "d")
    assert seen == [0, 1, 0, 1, 0]


@pytest.mark.rule(Rule.ONE_HALF, Rule.AS_USUAL)
def test_a_round_is_one_half():
    match = play_round(Match(seats=3), "d")
    assert (match.state.round, len(match.state.history)) == (2, 1)
    assert GAME.timers(match.draw("123").state) == ()
    match = Match(seats=3, first_clue_limit=60).draw("123")
    assert GAME.timers(match.state)[0].seconds == 60


@pytest.mark.rule(Rule.NO_FIRST_INTERCEPTION)
def test_no_interception_in_round_one():
    match = Match(seats=3).draw("123").clues(0, *words_for(1))
    assert match.refused(2, FixGuess((1, 2, 3))).rule == Rule.NO_FIRST_INTERCEPTION


@pytest.mark.rule(
    "DEC-T26", Rule.INTERCEPTOR_TOKEN, Rule.FAILED_PARTNER, Rule.TWO_AT_ONCE, Rule.INTERCEPTOR_WINS
)
def test_a_failing_partner_and_a_right_interception():
    match = play_round(Match(seats=3), "")
    assert match.tokens() == ((0, 0), (1, 0))
    play_round(match, "i")
    assert match.tokens() == ((0, 0), (3, 0))
    assert (match.state.phase, match.state.winner) == (OVER, 1)
    assert GAME.outcome(match.state).ranks == (2, 2, 1)


@pytest.mark.rule(Rule.THREE_PLAYERS)
def test_the_interceptor_never_writes_clues():
    match = Match(seats=3).draw("123")
    assert match.refused(2, WriteClue(1, "late")).rule == Rule.THREE_PLAYERS
    match.clues(0, "tulip", "rain", "moon")
    assert match.refused(2, WriteClue(1, "late")).rule == Rule.THREE_PLAYERS
    assert match.refused(0, WriteClue(1, "late")).rule == Rule.FINAL_CLUES


@pytest.mark.rule(Rule.INTERCEPTOR_WINS)
def test_there_is_no_tie_break():
    match = Match(seats=3).draw("123")
    for action in (NameKeyword(1, "anchor"), FixNames()):
        assert match.refused(2, action).rule == Rule.INTERCEPTOR_WINS
    over = play_round(play_round(Match(seats=3), ""), "")
    assert over.refused(0, WriteClue(1, "late")).rule == Rule.INTERCEPTOR_WINS


@pytest.mark.rule("DEC-T26", Rule.INTERCEPTOR_WINS)
@pytest.mark.parametrize(("last", "winner"), [("d", 0), ("di", 1)])
def test_round_five_decides(last, winner):
    match = play_round(Match(seats=3), "d")
    for luck in ("di", "d", "d", last):
        assert GAME.outcome(match.state) is None
        play_round(match, luck)
    assert match.state.winner == winner
    assert GAME.outcome(match.state).ranks == ((1, 1, 3) if winner == 0 else (2, 2, 1))


@pytest.mark.rule("DEC-T27", Rule.INTERCEPTOR_TOKEN)
def test_wrong_interception_and_right_decoding_change_nothing():
    match = play_round(play_round(Match(seats=3), "d"), "d")
    assert match.tokens() == ((0, 0), (0, 0))


@pytest.mark.rule(Rule.INTERCEPTOR_TOKEN)
def test_a_right_interception_is_one_token():
    match = play_round(play_round(Match(seats=3), "d"), "di")
    assert match.tokens() == ((0, 0), (1, 0))


@pytest.mark.rule(Rule.THREE_PLAYERS)
def test_any_two_can_be_the_team():
    match = Match(seats=3, white_seats=(2, 0))
    assert match.state.teams.members == ((0, 2), (1,))
    assert GAME.forbid(3, Options(white=(0,))).rule == Rule.THREE_PLAYERS
    assert GAME.forbid(3, Options(encryptor_order=(1, 0))) is None
    assert GAME.forbid(3, Options(encryptor_order=(1, 2))).rule == Rule.ENCRYPTOR
