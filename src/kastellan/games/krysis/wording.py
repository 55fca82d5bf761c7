"""A move of Krysis in words, without what comes of it."""

import msgspec

from kastellan.core.game import Line
from kastellan.core.refusal import Fact
from kastellan.games.krysis.actions import Action, AddCrystal, Confirm, Snatch
from kastellan.games.krysis.content import Mine
from kastellan.games.krysis.seen import View


def wording(content: Mine, action: Action, view: View | None = None) -> Line:
    """Return the move as a line for hints and reviews."""
    if isinstance(action, Snatch) and action.artefact < 0:
        return Line("krysis-do-snatch-none")
    if isinstance(action, Confirm):
        return Line(f"krysis-do-confirm{'' if view is None else confirmed(view)}")
    facts = {name: fact_of(content, name, value) for name, value in msgspec.structs.asdict(action).items()}
    if isinstance(action, AddCrystal):
        facts = {"crystal": facts["colour"]}
    return Line(f"krysis-do-{action.__struct_config__.tag}", facts)


def confirmed(view: View) -> str:
    """Return what a player makes final: nothing bid, a bid, a theft, or another choice."""
    if view.phase == "bid" and view.viewer is not None:
        return "-bid" if any(view.seats[view.viewer].bid or ()) else "-nothing"
    return f"-{view.draft.act}" if view.draft is not None else ""


def fact_of(content: Mine, name: str, value: int | str) -> Fact:
    """Return one thing that a move is about: numbers of the content as ids, spaces counted from 1."""
    if isinstance(value, str):
        return value
    match name:
        case "agent":
            return str(content.agent_ids[value])
        case "artefact":
            return content.file.artefacts[value].id
        case "colour":
            return content.file.crystals[value].id
        case "space":
            return value + 1
    return value
