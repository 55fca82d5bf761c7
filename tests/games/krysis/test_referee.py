"""The game agrees with a second referee after every move of random games in every kind of set-up."""

from random import Random

import pytest

from kastellan.core.masks import members
from kastellan.core.playout import step
from kastellan.games.krysis import GAME
from kastellan.games.krysis.rules import Rule
from tests.games.krysis.conservation import CONTENT, setups
from tests.games.krysis.referee import COLOURS, IDS, Referee
from tests.games.krysis.test_scoring import best_by_trying


def of_game(state):
    """Return what lies where, as the game has it."""
    seats = range(state.seats)
    return {
        "round": state.round,
        "bank": tuple(state.bank),
        "pile": tuple(state.artefacts),
        "scrap": tuple(state.scrap),
        "active": state.order[state.turn] if state.turn >= 0 else None,
        "goods": [
            (state.camp[3 * s : 3 * s + 3], state.hq[3 * s : 3 * s + 3], state.score[s], state.spaces[s] + 1)
            for s in seats
        ],
        "cards": [(state.face_down[6 * s : 6 * s + 6], state.hoard[6 * s : 6 * s + 6]) for s in seats],
        "played": [(state.weapon[s] + 1, state.transport[s] + 1) for s in seats],
        "agents": [
            tuple(
                {IDS[card] for card in members(shelf[s])}
                for shelf in (state.hand, state.piles, state.gone, state.removed)
            )
            for s in seats
        ],
        "teams": [[IDS[card] for card in state.team[3 * s : 3 * s + 3] if card >= 0] for s in seats],
    }


def of_referee(referee):
    """Return what lies where, as the referee has it."""
    players = referee.players

    def types(cards):
        return [cards[t] for t in range(6)]

    def crystals(place):
        return [place[colour] for colour in COLOURS]

    return {
        "round": referee.round,
        "bank": tuple(crystals(referee.bank)),
        "pile": tuple(types(referee.pile)),
        "scrap": tuple(types(referee.scrap)),
        "active": referee.order[0] if referee.order else None,
        "goods": [(crystals(one.camp), crystals(one.hq), one.score, one.space) for one in players],
        "cards": [(types(one.face_down), types(one.hoard)) for one in players],
        "played": [(one.weapon, one.transport) for one in players],
        "agents": [(one.hand, one.piles, one.gone, one.removed) for one in players],
        "teams": [one.team for one in players],
    }


def agree(seats, options, rng, poor):
    """Play a random game; ``poor`` ones begin with few crystals and artefacts to take."""
    state, referee = GAME.start(seats, options, CONTENT), Referee(seats, options)
    if poor:
        state.bank = [rng.randint(0, 8) for _ in COLOURS]
        state.artefacts = [seats + 1, *(rng.randint(0, 1) for _ in range(5))]
        referee.bank.update({c: n - referee.bank[c] for c, n in zip(COLOURS, state.bank, strict=True)})
        referee.pile.update({t: n - referee.pile[t] for t, n in enumerate(state.artefacts)})
    while GAME.to_act(state):
        before = state.copy()
        seat, action = step(GAME, state, rng)
        GAME.advance(state, seat, action)
        referee.move(before, seat, action)
        assert of_game(state) == of_referee(referee), action
    outcome = GAME.outcome(state)
    scores = referee.scores(lambda hoard: best_by_trying(tuple(sorted(hoard[t] for t in range(6)))))
    assert list(outcome.scores) == scores
    spaces = [player.space for player in referee.players]
    ranked = sorted(range(seats), key=lambda s: (-scores[s], spaces[s]))
    assert [outcome.ranks[seat] for seat in ranked] == list(range(1, seats + 1))


@pytest.mark.rule(Rule.BID_ORDER, Rule.RESHUFFLE, Rule.ACTION_ORDER, Rule.LOAD_LEAVES, Rule.STOLEN_CAMP)
@pytest.mark.rule(
    Rule.END_OF_ROUND, Rule.SHORTAGE, Rule.LATE_DISCARD, Rule.FINAL_SCORE, Rule.MISSION_FULFILLED
)
@pytest.mark.parametrize("poor", [False, True])
def test_a_second_referee_agrees(poor):
    rng = Random(31 + poor)
    for seats, options in rng.sample(setups(), 12):
        agree(seats, options, rng, poor)
