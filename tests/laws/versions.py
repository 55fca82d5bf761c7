"""Rules change only with their version: what today's rules make of the recorded games.

A log is kept with the version of its rules, and games that run are played on by it.  So the recorded games
of a version are replayed, and what the rules say of them is compared with what they said when the version
was new: who may act, what is legal, what chance can do, how it ends, and the last position.  Views, texts,
the order of listings and the taste of random players are no rules.

``python -m tests.laws.versions`` records all games again, unless rules changed and their version did not.
"""

import hashlib
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from kastellan.core import CHANCE, BadInput, Log, Move, positions
from kastellan.games import GAMES
from tests.laws.playthroughs import MARKS, encoded, path_of, record, recorded_setups
from tests.laws.setups import Setup

FILE = Path(__file__).with_name("versions.json")
RAISE = "the rules of {} changed: raise its `version`, then `make playthroughs` (CONTRIBUTING.md)"
MOST_LISTED = 300
"""Of longer listings only the length is compared."""


class Known(msgspec.Struct):
    """A version of the rules, the content it was recorded with, and fingerprints of the recorded games."""

    version: int
    content: str
    games: dict[str, str]


def known() -> dict[str, Known]:
    """Return the rules as they were recorded, by game."""
    return msgspec.json.decode(FILE.read_bytes(), type=dict[str, Known])


def moves_in(text: str) -> Iterator[Move]:
    """Yield the moves of a playthrough file."""
    seats = {mark: seat for seat, mark in MARKS.items()}
    for line in text.splitlines():
        mark, _, action = line.partition(" ")
        if mark in seats or mark.isdecimal():
            yield Move(seats.get(mark) or int(mark), msgspec.json.decode(action))


def said(game: Any, setup: Setup, moves: tuple[Move, ...]) -> Iterator[str]:
    """Yield what the rules say of a recorded game, position by position."""
    options, content = msgspec.to_builtins(setup.options), game.load(None)
    log = Log(
        game=game.slug,
        rules=game.version,
        seats=setup.seats,
        options=options,
        content=content.digest,
        moves=moves,
    )
    try:
        for state in positions(game, log, content):
            acting = game.to_act(state)
            yield encoded(acting)
            yield from (allowed(game, state, seat) for seat in acting)
    except BadInput as refused:
        yield str(refused)
        return
    yield encoded(game.outcome(state))
    position = msgspec.to_builtins(game.write(state))
    yield encoded({name: value for name, value in position.items() if name != "options"})


def allowed(game: Any, state: Any, seat: int) -> str:
    """Return what a seat or chance can do, in no particular order."""
    if seat == CHANCE:
        return encoded(sorted((encoded(outcome), weight) for outcome, weight in game.chance(state)))
    listing = game.legal(state, seat)
    return encoded(len(listing) if len(listing) > MOST_LISTED else sorted(map(encoded, listing)))


def fingerprint(game: Any, setup: Setup, text: str) -> str:
    """Return what the rules say of a playthrough, in a few letters."""
    whole = hashlib.sha256()
    for line in said(game, setup, tuple(moves_in(text))):
        whole.update(line.encode() + b"\n")
    return whole.hexdigest()[:16]


def fingerprints(game: Any) -> dict[str, str]:
    """Return the fingerprint of each recorded game under today's rules."""
    recorded = [(setup, path_of(game, setup)) for setup in recorded_setups(game)]
    return {
        path.stem: fingerprint(game, setup, path.read_text(encoding="utf-8"))
        for setup, path in recorded
        if path.exists()
    }


def changed(game: Any) -> list[str]:
    """Return the recorded games of which the rules no longer say what they said under the same version."""
    then = known().get(game.slug)
    if then is None or then.version != game.version or then.content != game.load(None).digest:
        return []
    today = fingerprints(game)
    return [name for name, print_ in then.games.items() if today.get(name, print_) != print_]


def record_again(game: Any) -> None:
    """Record all games of a game, and what its rules say of them; refuse if only the rules changed."""
    if changed(game):
        sys.exit(RAISE.format(game.slug))
    for setup in recorded_setups(game):
        path = path_of(game, setup)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(record(game, setup), encoding="utf-8")
    kept = {**known(), game.slug: Known(game.version, game.load(None).digest, fingerprints(game))}
    FILE.write_bytes(msgspec.json.format(msgspec.json.encode(kept, order="sorted"), indent=1) + b"\n")


if __name__ == "__main__":
    for one in GAMES.values():
        record_again(one)
