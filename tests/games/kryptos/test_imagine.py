"""Imagined deals are as likely as counting says: no card strays further than sampling explains."""

import sys
from math import sqrt
from random import Random

import pytest

from kastellan.core.playout import step
from kastellan.games.kryptos import GAME, posterior
from kastellan.games.kryptos.options import Options

MODULE = sys.modules[GAME.imagine.__module__]
DRAWS = 500
FAR = 5.0
"""In standard errors: with fixed seeds and some thousand comparisons nothing honest lies further off."""


def position(seats, seed, guesses):
    """Return a position of a random game after some guesses."""
    rng = Random(seed)
    state = GAME.start(seats, Options(), GAME.load(None))
    while state.reveals < 2 * seats or guesses:
        guesses -= state.reveals == 2 * seats
        GAME.advance(state, *step(GAME, state, rng))
    return state


def strays(view, content, seed, worth=DRAWS):
    """Return how far the card that strays most is from its exact chance, in standard errors.

    ``worth`` is how many equally likely deals the draws are worth.
    """
    exact = posterior.posterior(view, content, Random(0)).chances
    rng, counts = Random(seed), {}
    for _ in range(DRAWS):
        state = GAME.imagine(view, content, rng)
        for seat, at in exact:
            card = seat, at, state.hands[seat * state.size + at]
            counts[card] = counts.get(card, 0) + 1
    assert all(value in exact[seat, at] for seat, at, value in counts)
    return max(
        abs(counts.get((*place, value), 0) / DRAWS - chance) / sqrt(chance * (1 - chance) / worth + 1e-9)
        for place, values in exact.items()
        for value, chance in values.items()
    )


@pytest.mark.parametrize(
    ("seats", "seed", "guesses", "viewer"),
    [(3, 0, 0, 1), (3, 1, 9, None), (4, 2, 5, 0), (5, 3, 12, 4), (6, 4, 40, 2)],
)
def test_every_card_is_imagined_as_often_as_counting_says(seats, seed, guesses, viewer):
    state = position(seats, seed, guesses)
    assert strays(GAME.view(state, viewer), state.content, seed) < FAR


def test_beyond_what_can_be_counted_deals_are_drawn_by_their_weights(monkeypatch):
    """As true as the deals that were drawn, which are worth fewer than their number."""
    state = position(4, 2, 5)
    view = GAME.view(state, 1)
    with monkeypatch.context() as patch:
        patch.setattr(posterior, "CAP_PLAIN", 1)
        patch.setattr(posterior, "CAP_ARRAYS", 1)
        sampled = posterior.posterior(view, state.content, Random(0))
    assert sampled.sample_size < posterior.PARTICLES
    worth = 1 / (1 / sampled.sample_size + 1 / DRAWS)
    monkeypatch.setattr(MODULE, "counted", lambda _view, _content: sampled)
    assert strays(view, state.content, 7, worth) < FAR


def test_deals_taken_as_they_come_stray(monkeypatch):
    """What was drawn by the odds of completion and not weighed is what the bound catches."""
    state = position(3, 0, 0)
    view = GAME.view(state, 1)
    with monkeypatch.context() as patch:
        patch.setattr(posterior, "CAP_PLAIN", 1)
        sampled = posterior.posterior(view, state.content, Random(0), form="plain", particles=10_000)
    sampled._deals._weights = [1.0] * len(sampled._deals._weights)
    monkeypatch.setattr(MODULE, "counted", lambda _view, _content: sampled)
    assert strays(view, state.content, 7) > FAR
