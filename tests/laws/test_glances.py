"""A glance is a small picture and a word, made of what one viewer knows and of nothing else."""

import re
from random import Random
from xml.etree import ElementTree as ET

import pytest

from kastellan.core import resample
from kastellan.core.game import CHANCE
from kastellan.games import GAMES
from kastellan.locale import LANGUAGES, say
from tests.laws.setups import every_setup, moves

SETUPS = [
    pytest.param(game, setup, id=f"{game.slug}-{setup}")
    for game in GAMES.values()
    for setup in every_setup(game)[::9]
]
MOST_BYTES = 10_000
SVG = "{http://www.w3.org/2000/svg}"


def positions(game, setup):
    """Return some positions of a random game, with who is to act."""
    return [one for at, one in enumerate(moves(game, setup, 7)) if at % 17 == 3]


@pytest.mark.parametrize(("game", "setup"), SETUPS)
def test_a_glance_shows_no_text_but_digits_and_is_small(game, setup):
    for state, *_ in positions(game, setup):
        for viewer in (None, 0, setup.seats - 1):
            picture = game.glance(game.view(state, viewer), state.content).picture
            root = ET.fromstring(picture)  # noqa: S314 - our own drawing
            assert root.get("viewBox") == "0 0 144 84"
            assert all(re.fullmatch(r"\d+", node.text or "") for node in root.iter(f"{SVG}text"))
            assert not [node for node in root.iter() if node.tag in {f"{SVG}script", f"{SVG}image"}]
            assert len(picture.encode()) < MOST_BYTES


@pytest.mark.parametrize(("game", "setup"), SETUPS)
def test_a_glance_at_positions_one_cannot_tell_apart_is_the_same(game, setup):
    rng = Random(5)
    for state, *_ in positions(game, setup):
        for viewer in range(setup.seats):
            twin = resample(game, state, viewer, rng)
            one, other = (game.glance(game.view(each, viewer), each.content) for each in (state, twin))
            assert one == other


@pytest.mark.parametrize(("game", "setup"), SETUPS)
def test_whoever_is_to_act_is_told_what_to_do_in_every_language(game, setup):
    for state, *_ in positions(game, setup):
        for seat in game.to_act(state):
            if seat != CHANCE:
                task = game.glance(game.view(state, seat), state.content).task
                key = f"home-task-{game.slug}-{task}"
                assert all("⟨" not in say(language, key, {}) for language in LANGUAGES), key


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_pictures_differ_as_positions_do(game):
    """A picture that showed nothing would keep every secret."""
    setup = every_setup(game)[0]
    drawn = {game.glance(game.view(state, 0), state.content).picture for state, *_ in moves(game, setup, 3)}
    assert len(drawn) > 2
