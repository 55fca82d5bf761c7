"""What moves count in the statistics of those who played."""

from collections import Counter

import pytest

from kastellan.games import GAMES
from kastellan.games.kryptos.actions import Guess
from tests.laws.setups import every_setup, moves

SETUPS = [
    pytest.param(game, setup, id=f"{game.slug}-{setup}")
    for game in GAMES.values()
    for setup in every_setup(game)[::5]
]


def counted(game, setup):
    """Return the changes of a random game, and what they count by seat and word."""
    changes = list(moves(game, setup, 5))
    counts = Counter()
    for change in changes:
        for seat, what, amount in game.tally(*change):
            counts[seat, what] += amount
    return changes, counts


def summed(counts, seat, *words):
    return sum(counts[seat, word] for word in words)


@pytest.mark.parametrize(("game", "setup"), SETUPS)
def test_all_that_is_counted_agrees_with_the_end(game, setup):
    changes, counts = counted(game, setup)
    end, seats = changes[-1][-1], range(setup.seats)
    outcome = game.outcome(end)
    if game.slug == "krysis":
        sources = {what for _, what in counts}
        assert [summed(counts, seat, *sources) for seat in seats] == list(outcome.scores)
    elif game.slug == "kreta":
        start = changes[0][0].score
        sources = "most", "second", "harvests"
        assert [start[seat] + summed(counts, seat, *sources) for seat in seats] == list(outcome.scores)
    elif game.slug == "kryptos":
        guesses = [(seat, action) for _, seat, action, _ in changes if isinstance(action, Guess)]
        found = setup.seats * end.size - 2 * setup.seats - len(end.hidden)
        assert sum(counts[seat, "named"] for seat in seats) == len(guesses)
        assert sum(counts[seat, "right"] for seat in seats) == found
        assert all(counts[seat, "chance"] <= 1000 * counts[seat, "named"] for seat in seats)
    else:
        teams, history = end.teams, end.history
        for seat in seats:
            own = [half for half in history if half.team == teams.team_of[seat]]
            assert counts[seat, "given"] + counts[seat, "read"] == len(own)
            right = sum(half.decoding == half.code for half in own)
            assert counts[seat, "clear"] + counts[seat, "understood"] == right
            others = [half for half in history if half not in own and half.interception is not None]
            hits = sum(half.interception == half.code for half in others)
            assert (counts[seat, "heard"], counts[seat, "intercepted"]) == (len(others), hits)


@pytest.mark.parametrize("seats", [3, 6])
def test_what_chance_would_find_in_kryptos_is_one_of_the_numbers_that_fit(seats):
    game = GAMES["kryptos"]
    setup = next(one for one in every_setup(game) if one.seats == seats)
    guesses = 0
    for before, seat, action, after in moves(game, setup, 9):
        if not isinstance(action, Guess):
            continue
        guesses += 1
        start = action.target * before.size
        hand = before.hands[start : start + before.size]
        own = before.hands[seat * before.size : (seat + 1) * before.size]
        shown = {place: hand[place] for place in range(before.size) if start + place not in before.hidden}

        def fits(value, own=own, shown=shown, place=action.index, wrong=before.wrong[start + action.index]):
            """Return whether ascending cards allow the number here, one by one."""
            apart = all(abs(value - card) >= abs(place - at) for at, card in shown.items())
            ordered = all((value < card) == (place < at) for at, card in shown.items())
            return apart and ordered and value not in own and not wrong >> value & 1

        fitting = [value for value in before.free if fits(value)]
        counts = {one.what: one.amount for one in game.tally(before, seat, action, after)}
        assert counts["chance"] == round(1000 / len(fitting))
        assert hand[action.index] in fitting
    assert guesses > 20
