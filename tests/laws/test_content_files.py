"""A hostile file of content is refused with its place, or it can be played with: nothing else happens."""

import json
import random
from contextlib import suppress
from copy import deepcopy
from typing import Any

import pytest

from kastellan.core import BadInput
from kastellan.games import GAMES
from kastellan.tables.shelf import content_of
from tests.own_contents import own

HOSTILE: tuple[Any, ...] = (
    *(None, True, -1, 0, 10**30, 1.5, 1e308, "", " ", "a\0b", "a\u202eb", "<b>", "x" * 5000),
    *([], {}, [[]], ["x"] * 300, [0] * 3000, {"en": 1}),
)
DEEP = {
    "lists": b"[" * 100_000 + b"]" * 100_000,
    "objects": b'{"a":' * 40_000 + b"1" + b"}" * 40_000,
    "a list among words": b'{"list":' + b"[" * 40_000 + b"]" * 40_000 + b"}",
}
TRIES = 150


def places(value: Any, path: tuple[str | int, ...] = ()) -> list[tuple[str | int, ...]]:
    """Return where something stands in a file, from the whole to its last number."""
    inside: list[tuple[str | int, Any]] = []
    if isinstance(value, dict):
        inside = list(value.items())
    elif isinstance(value, list):
        inside = list(enumerate(value))
    return [path, *(place for key, part in inside for place in places(part, (*path, key)))]


def with_part(file: Any, path: tuple[str | int, ...], part: Any) -> Any:
    """Return a file in which something else stands at a place."""
    if not path:
        return part
    changed = deepcopy(file)
    holder = changed
    for key in path[:-1]:
        holder = holder[key]
    holder[path[-1]] = part
    return changed


@pytest.mark.parametrize("slug", GAMES)
def test_whatever_stands_in_a_file_it_is_refused_or_can_be_shown(slug: str) -> None:
    file, rng = json.loads(own(slug)), random.Random(slug)
    everywhere = places(file)
    for _ in range(TRIES):
        path, part = rng.choice(everywhere), rng.choice(HOSTILE)
        with suppress(BadInput):
            content_of(GAMES[slug], json.dumps(with_part(file, path, part)).encode()).shown()


@pytest.mark.parametrize("kind", DEEP)
@pytest.mark.parametrize("slug", GAMES)
def test_a_file_that_is_nested_without_end_is_refused(slug: str, kind: str) -> None:
    with pytest.raises(BadInput):
        content_of(GAMES[slug], DEEP[kind])


@pytest.mark.parametrize("name", ["", "  ", "x" * 41, "a\0b", "a\nb", "a\u202eb", "\u200b"])
@pytest.mark.parametrize(
    ("slug", "path"),
    [
        ("kryptos", ("colours", 1, "name", "fr")),
        ("kreta", ("provinces", 3, "name", "bg")),
        ("krysis", ("agents", 2, "name", "en")),
        ("krysis", ("companies", 0, "name", "en")),
        ("krysis", ("missions", 0, "name", "en")),
    ],
)
def test_a_name_that_no_board_can_show_is_refused(slug: str, path: tuple[str | int, ...], name: str) -> None:
    with pytest.raises(BadInput):
        content_of(GAMES[slug], json.dumps(with_part(json.loads(own(slug)), path, name)).encode())
