"""Two contents in one process: what computers choose, advise, explain and review is of the one asked for."""

import json
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

import kastellan
from kastellan.bots import Budget, choose, look
from kastellan.bots.chances import assess, forecasts
from kastellan.bots.hints import hint, in_words
from kastellan.bots.review import review
from kastellan.core.explaining import Asked
from kastellan.core.playout import pick
from kastellan.games import GAMES
from kastellan.locale import say
from tests.own_contents import another, names_in, own

ROOT = Path(__file__).parents[2]
SHORT = Budget(iterations=6)
SEATS = {"kryptos": 3, "decrypto": 4, "kreta": 2, "krysis": 2}
MOVES = {"kryptos": 6, "decrypto": 4, "kreta": 6, "krysis": 8}
OPTIONS = {"decrypto": {"timer": 0, "language": "fr"}}
FRESH = """
import json, sys
from tests.bots.test_other_contents import another, told
print(json.dumps(told(sys.argv[1], another(sys.argv[1]))))
"""
EVERY_GAME = pytest.mark.parametrize("slug", sorted(GAMES))


def told(slug: str, file: str) -> dict[str, Any]:
    """Return all that computers do and say in a game of a few moves, as plain data."""
    game, rng = GAMES[slug], Random(2)
    table = kastellan.new(slug, SEATS[slug], OPTIONS.get(slug), 5, file.encode())
    for _ in range(MOVES[slug]):
        table.play(table.to_act[0], pick(game, table.state, table.to_act[0], rng))
    seat, content = table.to_act[0], table.state.content
    seen = look(game, table.state, seat)
    asked = Asked(seen.view, content)
    tried = game.legal(table.state, seat)[-1] if game.legal(table.state, seat) else None
    found = {
        "chosen": [
            in_words(game, content, choose(game, level, seen, Random(3), SHORT), seen.view)
            for level in ("easy", "normal", "hard")
        ],
        "hint": hint(game, seen, Random(3), SHORT),
        "retry": tried and assess(game, seen, tried, Random(3), SHORT),
        "chances": forecasts(game, seen, Random(3)),
        "help": [game.explaining.explain(asked, thing) for thing in sorted(game.explaining.things(asked))],
        "review": review(game, table.log, content, 3, SHORT),
    }
    return json.loads(msgspec.json.encode(found))


@cache
def namer_of(slug: str, file: str) -> Any:
    """Return what calls the things of a content by name."""
    return GAMES[slug].load(file.encode()).name


def sentences(slug: str, file: str, found: Any) -> Iterator[str]:
    """Yield every line of an answer as a French sentence."""
    if isinstance(found, list):
        for one in found:
            yield from sentences(slug, file, one)
    elif isinstance(found, dict):
        if isinstance(found.get("key"), str) and isinstance(found.get("facts", {}), dict):
            yield say("fr", found["key"], found.get("facts", {}), namer=namer_of(slug, file))
        for one in found.values():
            yield from sentences(slug, file, one)


@cache
def told_of_both(slug: str) -> tuple[Any, Any]:
    """Return what is told of one content, and in the same process then of the other."""
    return told(slug, own(slug)), told(slug, another(slug))


def alone(slug: str) -> Any:
    """Return what is told of the other content in a process that has seen none before."""
    command = [sys.executable, "-c", FRESH, slug]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    return json.loads(done.stdout)


@EVERY_GAME
def test_what_is_told_of_one_content_is_the_same_after_another(slug):
    """In one process: one, the other as if it were alone, and the first again."""
    first, other = told_of_both(slug)
    assert other == alone(slug)
    assert told(slug, own(slug)) == first


@EVERY_GAME
def test_what_is_told_names_things_of_that_content_alone(slug):
    files = own(slug), another(slug)
    for found, file, foreign in zip(told_of_both(slug), files, files[::-1], strict=True):
        text = " ".join(sentences(slug, file, found))
        mine = sorted(names_in(slug, file), key=len, reverse=True)
        assert any(name in text for name in mine)
        for name in mine:
            text = text.replace(name, "")
        assert not [name for name in names_in(slug, foreign) if name in text]
