"""Positions of Kreta for tests: only what matters, with provinces and cards by name."""

from typing import Any

import msgspec
import pytest

import kastellan
from kastellan.core import Refusal, Refused
from kastellan.games.kreta import GAME
from kastellan.games.kreta.actions import CHARACTERS, TILES

B, R, Y, G = range(4)
ISLAND = GAME.load(None)


def board(*players: dict[str, Any], **fields: Any) -> kastellan.Table:
    """Open a table at a position; seats are B, R, Y, G in the order given."""
    return kastellan.position("kreta", {"players": players, **fields}, seed=1)


def playing(card: str, player: dict[str, Any], *others: dict[str, Any], **fields: Any) -> kastellan.Table:
    """Open a table at which B has just played ``card``."""
    table = tuple({*player.get("table", ()), card})
    return board({**player, "table": table}, *others, step=card, **fields)


def tiles_on_board(harvested: tuple[str, ...] = (), **laid: str) -> dict[str, str]:
    """Return a full lay-out of tiles in which the named provinces have the named ones.

    What was harvested is missing on the last provinces of its kind.
    """
    stock = {"wheat": 2, "olive": 4, "wine": 4, "thyme": 3, "cheese": 3}
    for tile in (*laid.values(), *harvested):
        stock[tile] -= 1
    for place, name in enumerate(ISLAND.ids):
        kinds = [TILES[tile] for tile in ISLAND.tiles_of[place] if stock[TILES[tile]]]
        if name not in laid and kinds:
            stock[kinds[0]] -= 1
            laid[name] = kinds[0]
    return laid


def action(kind: str, *places: str | int) -> dict[str, Any]:
    """Return an action as data: ``action("move_villager", "kissamos", "temenos")``."""
    names = {
        "play": ("card",), "copy": ("card",), "move_ship": ("origin", "province"), "build_fort": ("site",),
        "move_villager": ("origin", "province"), "done": (), "keep": (), "replace": (),
    }.get(kind, ("province",))  # fmt: skip
    return {"type": kind, **{name: number(name, place) for name, place in zip(names, places, strict=True)}}


def number(name: str, place: str | int) -> int:
    """Return the number of a card or a province."""
    if isinstance(place, int):
        return place
    return CHARACTERS.index(place) if name == "card" else ISLAND.places[place]


def play(table: kastellan.Table, seat: int, kind: str, *places: str | int) -> tuple[Any, ...]:
    """Play an action and return the story."""
    return table.play(seat, action(kind, *places))


def refused(table: kastellan.Table, seat: int, kind: str, *places: str | int) -> Refusal:
    """Return the refusal of an action, after making sure that nothing has changed."""
    before = table.state.key()
    with pytest.raises(Refused) as caught:
        play(table, seat, kind, *places)
    assert table.state.key() == before
    return caught.value.refusal


def allowed(table: kastellan.Table, kind: str, origin: str | None = None) -> set[Any]:
    """Return what the active player may do of one kind: province names, card names or sites."""
    found = set()
    for listed in table.legal(table.to_act[0]):
        data = msgspec.to_builtins(listed)
        if data["type"] == kind and (origin is None or data["origin"] == ISLAND.places[origin]):
            found.add(readable(data))
    return found


def readable(data: dict[str, Any]) -> Any:
    """Return the target of an action by name."""
    if "card" in data:
        return CHARACTERS[data["card"]]
    return (
        data["site"]
        if "site" in data
        else ISLAND.ids[data["province"]]
        if "province" in data
        else data["type"]
    )


def influence(table: kastellan.Table, province: str) -> tuple[int, ...]:
    """Return the influence of each seat in a province."""
    return table.view().provinces[ISLAND.places[province]].influence


def awards(table: kastellan.Table, province: str) -> tuple[int, ...]:
    """Return what a province would give each seat now."""
    return table.view().provinces[ISLAND.places[province]].awards


def gains(table: kastellan.Table, seat: int = B) -> tuple[int, ...]:
    """Let ``seat`` play the Castellan and return what everybody gained."""
    before = table.view().players
    play(table, seat, "play", "castellan")
    return tuple(now.score - was.score for was, now in zip(before, table.view().players, strict=True))
