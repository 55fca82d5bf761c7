"""A move of Kreta in words, without what comes of it."""

from typing import Any

import msgspec

from kastellan.core.game import Line
from kastellan.core.refusal import Fact
from kastellan.games.kreta.actions import CHARACTERS, Action, AddShip, BuildFort, Copy, MoveShip, Play
from kastellan.games.kreta.content import Island


def wording(content: Island, action: Action, _view: Any = None) -> Line:
    """Return the move as a line for hints and reviews."""
    return Line(f"kreta-do-{action.__struct_config__.tag}", facts_of(content, action))


def facts_of(content: Island, action: Action) -> dict[str, Fact]:
    """Return what a move is about: a card, a site, or places by their ids."""
    if isinstance(action, Play | Copy):
        return {"card": CHARACTERS[action.card]}
    if isinstance(action, BuildFort):
        return {"site": action.site}
    places = {name: content.ids[place] for name, place in msgspec.structs.asdict(action).items()}
    if isinstance(action, AddShip | MoveShip):
        places["port"] = places.pop("province")
    return {**places}
