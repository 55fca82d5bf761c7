"""Looking back at a table in memory: its replay, its game as a file, and games brought in from files."""

from typing import Any

import msgspec

from kastellan.browser.errands import Bring, Look
from kastellan.browser.table import LocalTable
from kastellan.core.chance import Dice
from kastellan.core.refusal import BadInput, Fact, Refusal
from kastellan.games import GAMES
from kastellan.locale import say
from kastellan.tables.explaining import explained_then
from kastellan.tables.exports import export_of, imported_rows, imported_sheet
from kastellan.tables.info import table_info
from kastellan.tables.messages import Draw, Explained, Export, Imported, Links, Replay
from kastellan.tables.record import ALL, DRAWS, SPECTATOR, STEPS, Page, SoFar, opened, record, with_views
from kastellan.tables.shelf import content_of
from kastellan.tables.verification import examine, file_in, read_export


def look(table: LocalTable, asked: Look) -> Any:
    """Return what is asked for about a table, as a server would answer."""
    if asked.at == "info":
        return table_info(table, table.sheet.host, Links(), 0)
    if asked.at == "content":
        return table.content.shown()
    if asked.at == "replay":
        return replay(table, eyes_of(table, asked.eyes), asked.page)
    if asked.at == "explain":
        return explain(table, eyes_of(table, asked.eyes), asked.step, asked.thing)
    if table.sheet.outcome is None and not table.guided:
        raise BadInput("$", "is not over", key="server-not-over")
    return export(table) if asked.at == "export" else draws(table)


def eyes_of(table: LocalTable, text: str) -> str:
    """Return with whose eyes to look; while the game runs only one's own or a spectator's."""
    seats = len(table.sheet.chairs)
    if text not in {SPECTATOR, ALL, *map(str, range(seats))}:
        facts: dict[str, Fact] = {"seats": seats}
        raise BadInput("eyes", "are nobody's", key="server-eyes", facts=facts)
    if table.sheet.outcome is None and text not in {SPECTATOR, str(table.seat)}:
        raise BadInput("eyes", "are somebody else's", key="server-eyes-later")
    return text


def replay(table: LocalTable, eyes: str, page: int) -> Replay:
    """Return a page of the game as these eyes saw it."""
    sheet = table.sheet
    if sheet.outcome is None:
        viewer = None if eyes == SPECTATOR else int(eyes)
        so_far = SoFar(table.game, table.opened(Dice(b"")).state, viewer, sheet.created)
        moves, count = so_far.page_after(table.log, page)
    else:
        moves, count = page_of(recorded(table), eyes, page)
    whose: Any = int(eyes) if eyes.isdecimal() else eyes
    steps: Any = msgspec.Raw(moves)
    pages = max(1, -(-count // STEPS))
    return Replay(sheet.id, sheet.game, whose, sheet.names, steps, sheet.outcome, page, pages, count)


def explain(table: LocalTable, eyes: str, step: int, thing: str) -> Explained:
    """Return what a thing was to these eyes after a step of the game (TABLE-13)."""
    found = explained_then(table, replay(table, eyes, step // STEPS).moves, step, thing)
    if isinstance(found, Refusal):
        raise BadInput("$.thing", "is not there", found.rule, found.reason)
    return found


def recorded(table: LocalTable) -> dict[str, list[Page]]:
    """Return the record of a finished game by eyes, made once."""
    if not table.record:
        start = table.opened(Dice(b"")).state
        for page in record(table.game, start, table.log, table.sheet.created):
            table.record.setdefault(page.eyes, []).append(page)
    return table.record


def page_of(pages: dict[str, list[Page]], eyes: str, number: int) -> tuple[bytes, int]:
    """Return a page of steps as JSON, and how many steps these eyes noticed in all."""
    own = pages.get(eyes, [])
    count = sum(page.steps for page in own)
    if number >= len(own):
        return b"[]", count
    if eyes != ALL:
        return opened(own[number].data), count
    others = {
        name: [page.data for page in theirs] for name, theirs in pages.items() if name not in {ALL, DRAWS}
    }
    return with_views(own[number].data, others), count


def export(table: LocalTable) -> Export:
    """Return the game with all secrets, as a server's file has it."""
    return export_of(table.sheet, table.log, table.file)


def draws(table: LocalTable) -> list[Draw]:
    """Return what chance could do at each of its moves."""
    pages = recorded(table).get(DRAWS, [])
    return [one for page in pages for one in msgspec.json.decode(opened(page.data), type=list[Draw])]


def brought_in(errand: Bring, person: str) -> tuple[LocalTable, Imported]:
    """Return the finished table of a game from a file, after playing it again, and what was found.

    A receipt in the file counts: unlike at a server, who reads the words knows whose it is.
    """
    checked, log = read_export(errand.text.encode())
    found, game = examine(checked, log, checked.receipt), GAMES[log.game]
    if found.outcome is None:
        raise BadInput("$.log.moves", "do not come to an end", key="server-import-unfinished")
    whole = msgspec.structs.replace(log, options=msgspec.to_builtins(found.state.options))
    sheet = imported_sheet(checked, whole, person, found.outcome, errand.now)
    times = checked.times if len(checked.times) == len(log.moves) else (errand.now,) * len(log.moves)
    file = file_in(checked)
    table = LocalTable(sheet, game, content_of(game, file), errand.now, file)
    table.bring(list(imported_rows(sheet.id, log.moves, times)))
    return table, Imported(sheet.id, [say(errand.language, line.key, line.facts) for line in found.lines])
