"""Replays from any seat's eyes, exports and imports."""

import asyncio
import time
from typing import Any, Literal

import msgspec
from sqlalchemy import insert

from kastellan.core.game import Line
from kastellan.core.refusal import Refusal
from kastellan.locale import say
from kastellan.server.contents import keep_file
from kastellan.server.hall import Hall
from kastellan.server.people import Person
from kastellan.server.problems import HouseRule, NotAllowed, Sorry
from kastellan.server.records import ensure_record, read_all, read_page
from kastellan.server.rows import MoveRow
from kastellan.server.sheet import write_sheet
from kastellan.server.table import Table
from kastellan.tables.explaining import explained_then
from kastellan.tables.exports import export_of, imported_rows, imported_sheet
from kastellan.tables.judging import NOT_PLAYING
from kastellan.tables.messages import Draw, Explained, Export, Imported, Replay
from kastellan.tables.record import DRAWS, STEPS
from kastellan.tables.sheet import Sheet
from kastellan.tables.verification import examine, file_in, read_export

AT_ONCE = 1000
"""Rows of a game brought in that are written together: few enough that a long game needs little memory."""

Eyes = int | Literal["spectator", "all"]


def read_eyes(sheet: Sheet, text: str, person: Person | None) -> Eyes:
    """Return with whose eyes to look; while the game runs only one's own or a spectator's."""
    eyes: Eyes
    if text in {"spectator", "all"}:
        eyes = "spectator" if text == "spectator" else "all"
    elif text.isdecimal() and len(text) < 3 and int(text) < len(sheet.chairs):
        eyes = int(text)
    else:
        raise Sorry(HouseRule.MALFORMED, "server-eyes", {"seats": len(sheet.chairs)}, "eyes")
    own = None if person is None else sheet.seat_of(person.id)
    if sheet.outcome is None and eyes not in {"spectator", own}:
        raise Sorry(HouseRule.FORBIDDEN, "server-eyes-later", place="eyes")
    return eyes


async def replay(table: Table, eyes: Eyes, page: int = 0) -> Replay:
    """Return a page of a game as these eyes saw it: of a finished one from its record."""
    sheet = table.sheet
    if sheet.outcome is None:
        moves, count = await _page_so_far(table, eyes, page)
    elif await ensure_record(table):
        moves, count = await read_page(table.hall, sheet.id, str(eyes), page)
    else:
        raise Sorry(HouseRule.GONE, "server-game-unreadable")
    steps: Any = msgspec.Raw(moves)
    pages = max(1, -(-count // STEPS))
    return Replay(sheet.id, sheet.game, eyes, sheet.names, steps, sheet.outcome, page, pages, count)


async def explain(table: Table, eyes: Eyes, step: int, thing: str) -> Explained:
    """Return what a thing was to these eyes after a step of the game (TABLE-13)."""
    page = await replay(table, eyes, step // STEPS)
    found = explained_then(table, page.moves, step, thing)
    if isinstance(found, Refusal):
        raise NotAllowed(found)
    return found


async def _page_so_far(table: Table, eyes: Eyes, page: int) -> tuple[bytes, int]:
    """Return a page of a running game as JSON, and how many steps these eyes noticed so far."""
    if table.progress is None:
        raise NotAllowed(NOT_PLAYING)
    return await table.look_back(eyes if isinstance(eyes, int) else None, page)


async def export(table: Table, person: Person | None = None) -> Export:
    """Return a finished game with all secrets, so that anybody can check it.

    Content that is not the house's goes along for those who sat there: it may be private.
    """
    if table.sheet.outcome is None:
        raise Sorry(HouseRule.CONFLICT, "server-not-over")
    sheet = table.sheet
    sat = person is not None and person.id in {sheet.host, *(chair.person for chair in sheet.chairs)}
    return export_of(sheet, await table.hall.moves.load(sheet.id), table.file if sat else None)


async def draws(table: Table) -> list[Draw]:
    """Return what chance could do at each of its moves in a finished game."""
    if table.sheet.outcome is None:
        raise Sorry(HouseRule.CONFLICT, "server-not-over")
    if not await ensure_record(table):
        raise Sorry(HouseRule.GONE, "server-game-unreadable")
    return await read_all(table.hall, table.sheet.id, DRAWS, Draw)


async def take_in(hall: Hall, person: Person, data: bytes) -> Imported:
    """Keep an exported game as a finished table, after playing it again, once: whole or not at all.

    A receipt in it is left out: who brings a game in could have made both.
    """
    checked, log = read_export(data)
    if len(log.moves) > hall.settings.max_import_moves:
        facts = {"limit": hall.settings.max_import_moves}
        raise Sorry(HouseRule.TOO_LARGE, "server-import-long", facts, "$.log.moves")
    found = await asyncio.to_thread(examine, checked, log)
    if found.outcome is None:
        raise Sorry(HouseRule.CONFLICT, "server-import-unfinished", place="$.log.moves")
    whole = msgspec.structs.replace(log, options=msgspec.to_builtins(found.state.options))
    sheet = imported_sheet(checked, whole, person.id, found.outcome, time.time())
    times = checked.times if len(checked.times) == len(log.moves) else (sheet.created,) * len(log.moves)
    async with hall.database.write() as session:
        if (file := file_in(checked)) is not None:
            await keep_file(session, sheet.game, sheet.content, file)
        await write_sheet(session, sheet)
        for first in range(0, len(log.moves), AT_ONCE):
            some = slice(first, first + AT_ONCE)
            rows = imported_rows(sheet.id, log.moves[some], times[some], first)
            await session.execute(insert(MoveRow), [row._asdict() for row in rows])
    lines = [*found.lines, Line("record-brought-in")]
    return Imported(sheet.id, [say(person.language, line.key, line.facts) for line in lines])
