"""What is said at a table, and who hears it: own words, a feeling, or a computer player's thought."""

from collections.abc import Sequence
from typing import NamedTuple

from kastellan.core.game import Line, Viewer
from kastellan.core.knowledge import NOTHING, Knowledge
from kastellan.core.refusal import Refusal
from kastellan.tables.judging import Judging
from kastellan.tables.messages import Channel, React, Said, Say
from kastellan.tables.names import legible
from kastellan.tables.recent import Change


class Spoken(NamedTuple):
    """Something said, and to whom: ``team`` are the seats that hear what is said within a team."""

    channel: Channel
    team: tuple[int, ...]
    seat: Viewer
    name: str
    text: str
    lines: list[Line]


def words_of(message: Say | React) -> tuple[str, list[Line]]:
    """Return the words of somebody's own, or the line that everybody hears in their language."""
    if isinstance(message, React):
        return "", [Line(f"client-reaction-{message.reaction}")]
    return legible(message.text), []


def spoken(
    table: Judging, viewer: Viewer, message: Say | React, name: str, person: str = ""
) -> Spoken | Refusal | None:
    """Return what a viewer says, or why they may not; ``None`` if it is nothing."""
    if refusal := table.refuse_talk(viewer, message.channel, person):
        return refusal
    text, lines = words_of(message)
    if not text and not lines:
        return None
    team = table.team_of(viewer) if message.channel == "team" and viewer is not None else ()
    return Spoken(message.channel, team, viewer, name, text, lines)


def thought_aloud(table: Judging, mate: int, lines: Sequence[Line]) -> Spoken:
    """Return what a computer player tells its team."""
    return Spoken("team", table.team_of(mate), mate, table.sheet.chairs[mate].name, "", list(lines))


def remarked(table: Judging, changes: Sequence[Change]) -> Spoken | None:
    """Return what a computer player says to all about a step that was just taken.

    One at most speaks, to people on the other side, and none whom the rules silence.
    """
    knowledge: Knowledge = table.game.bot or NOTHING
    bots = table.sheet.bots
    if knowledge.remark is None or not bots or not changes:
        return None
    seen = table.game.view(changes[0].before, None), table.game.view(changes[-1].after, None)
    for seat in sorted(bots):
        others = set(range(len(table.sheet.chairs))) - {*bots, *table.team_of(seat)}
        if others and table.refuse_talk(seat, "table") is None and (lines := knowledge.remark(*seen, seat)):
            return Spoken("table", (), seat, table.sheet.chairs[seat].name, "", list(lines))
    return None


def may_hear(channel: str, team: Sequence[int], viewer: Viewer) -> bool:
    """Return whether something is for this viewer: spectators talk apart, teams among themselves."""
    if channel == "team":
        return viewer is not None and viewer in team
    return channel == "table" or viewer is None


def said(one: Spoken, number: int, at: float) -> Said:
    """Return something said as it is shown; ``number`` counts what was said to the same."""
    return Said(number, one.channel, one.seat, one.name, one.text, at, one.lines)
