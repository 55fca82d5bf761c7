"""Playthrough files: one random game of each game and set-up, move by move.

Lines at the margin are moves (``*`` is chance, ``@`` the clock), indented ones the spectator's
view after each decision; the last lines hold the outcome and a digest of the last position.
``make playthroughs`` records them again (``tests.laws.versions``); read the difference before committing it.
"""

import hashlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
from msgspec import inspect

from tests.laws.setups import Setup, moves, values_of

FOLDER = Path(__file__).parents[1] / "games"
SEED = 7
MARKS = {-1: "*", -2: "@"}
VIEWED_MOVES = 50


def encoded(value: Any) -> str:
    """Return a value as one line of JSON."""
    return msgspec.json.encode(value, order="sorted").decode()


def record(game: Any, setup: Setup) -> str:
    """Play one game and return its playthrough."""
    lines = [f"# {game.slug}, {setup}"]
    for number, (_, seat, action, after) in enumerate(moves(game, setup, SEED)):
        lines.append(f"{MARKS.get(seat, seat)} {encoded(action)}")
        if seat >= 0 and number % VIEWED_MOVES == 0:
            lines.append(f"  {encoded(game.view(after, None))}")
    digest = hashlib.sha256(repr(after.key()).encode()).hexdigest()
    return "\n".join([*lines, f"= {encoded(game.outcome(after))}", f"# {digest}", ""])


def recorded_setups(game: Any) -> Iterator[Setup]:
    """Return each player count as it is by default, and with each option changed alone.

    An option that needs another one is recorded together with the first that allows it.
    """
    plain = game.options()
    fields = inspect.type_info(game.options).fields
    changes = [{field.name: value} for field in fields for value in values_of(field)]
    for seats in game.seats:
        found = [Setup(seats, plain)]
        for change in changes:
            for more in [{}, *changes]:
                options = msgspec.structs.replace(plain, **{**more, **change})
                if game.forbid(seats, options) is None:
                    found.append(Setup(seats, options))
                    break
        yield from dict.fromkeys(setup for setup in found if game.forbid(seats, setup.options) is None)


def path_of(game: Any, setup: Setup) -> Path:
    """Return where the playthrough of a set-up is kept."""
    name = str(setup).replace(" ", "-").replace("=", "-")
    return FOLDER / game.slug / "playthroughs" / f"{name}.txt"
