"""Records of finished games: written once when a game ends, and read without its rules or its content."""

import asyncio
import time
from collections.abc import Iterator
from itertools import islice
from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import ColumnElement, and_, func, insert, or_, select
from sqlalchemy.exc import IntegrityError

from kastellan.core.chance import Dice
from kastellan.core.game import Outcome
from kastellan.games import GAMES
from kastellan.server.rows import ContentRow, PageRow, RecordRow, TableRow
from kastellan.server.sheet import read_sheet
from kastellan.tables.messages import DealSeal, ReplayMove, Shown
from kastellan.tables.recent import AnyGame
from kastellan.tables.record import (
    ALL,
    DRAWS,
    SPECTATOR,
    STEPS,
    Page,
    is_readable,
    opened,
    record,
    with_views,
)
from kastellan.tables.sheet import Sheet
from kastellan.tables.shelf import content_of
from kastellan.tables.showing import NOTHING_LEGAL, Showing
from kastellan.tables.stories import MOST_LINES

if TYPE_CHECKING:
    from kastellan.server.audience import Audience
    from kastellan.server.hall import Hall

PAGES_AT_ONCE = 10

FEW = 5
"""Games that get a record in one round; those that have just ended get theirs at once."""


class About(msgspec.Struct):
    """What was played: enough to read the record when the table's rules and content are long gone."""

    game: str
    rules: int
    content: str
    options: dict[str, Any]
    names: list[str]
    seal: DealSeal | None
    outcome: Outcome | None


async def has_record(hall: "Hall", name: str) -> bool:
    """Return whether a game's record is written."""
    async with hall.database.read() as session:
        return await session.get(RecordRow, name) is not None


async def ensure_record(table: "Audience") -> bool:
    """Write the record of a finished game unless it is there; return whether it is there now."""
    if await has_record(table.hall, table.sheet.id):
        return True
    if table.sheet.outcome is None or not await can_be_read(table.hall, table.sheet):
        return False
    await write_record(table.hall, table.sheet)
    return True


async def can_be_read(hall: "Hall", sheet: Sheet) -> bool:
    """Return whether a game can be played again: by its own rules, or by those of today with the same end."""
    table = Showing(sheet, *await hall.contents.given(sheet))
    if not table.old:
        return True
    if sheet.content == table.content.digest and sheet.id not in hall.unreadable:
        if await asyncio.to_thread(is_readable, table, await hall.moves.load(sheet.id)):
            return True
        hall.unreadable.add(sheet.id)
    return False


async def write_record(hall: "Hall", sheet: Sheet) -> None:
    """Write down what everybody saw of a finished game: whole, and once, whoever asks first."""
    task = hall.recording.get(sheet.id)
    if task is None:
        task = hall.recording[sheet.id] = asyncio.create_task(_write(hall, sheet))
        task.add_done_callback(lambda _: hall.recording.pop(sheet.id, None))
    await asyncio.shield(task)


async def _write(hall: "Hall", sheet: Sheet) -> None:
    rows = await hall.moves.load(sheet.id)
    given = await hall.contents.given(sheet)
    game, start = given.game, Showing(sheet, *given).opened(Dice(b"")).state
    pages = await few_by_few(record(game, start, rows, sheet.created))
    seal = DealSeal(sheet.commitment, sheet.server_seed, tuple(chair.nonce for chair in sheet.chairs))
    about = About(
        sheet.game,
        sheet.rules,
        sheet.content,
        sheet.options,
        sheet.names,
        seal if sheet.commitment else None,
        sheet.outcome,
    )
    text = msgspec.json.encode(about).decode()
    try:
        async with hall.database.write() as session:
            session.add(RecordRow(table=sheet.id, about=text, written=time.time()))
            await session.flush()
            await session.execute(insert(PageRow), [{"table": sheet.id, **page._asdict()} for page in pages])
    except IntegrityError:  # another process was quicker
        return


async def few_by_few(making: Iterator[Page]) -> list[Page]:
    """Return all pages, made apart from the loop, and few at a time: a stop waits for no more than those."""
    pages: list[Page] = []
    while some := await asyncio.to_thread(list, islice(making, PAGES_AT_ONCE)):
        pages += some
    return pages


async def write_missing(hall: "Hall") -> None:
    """Write records of games that ended without one, as far as they can be played again."""
    async with hall.database.read() as session:
        ended = select(TableRow.id).where(
            TableRow.status == "over",
            TableRow.outcome.is_not(None),
            TableRow.id.not_in(select(RecordRow.table)),
            TableRow.id.not_in(hall.unreadable),
            or_(*map(has_its_content, GAMES.values())),
        )
        names = list((await session.execute(ended.limit(FEW))).scalars())
    for name in names:
        if not await hall.guarded(write_one(hall, name)):
            hall.unreadable.add(name)


def has_its_content(game: AnyGame) -> ColumnElement[bool]:
    """Return the condition that a table is played with a content of the game that is here."""
    kept = select(ContentRow.digest).where(ContentRow.game == game.slug)
    own = or_(TableRow.content == content_of(game).digest, TableRow.content.in_(kept))
    return and_(TableRow.game == game.slug, own)


async def write_one(hall: "Hall", name: str) -> None:
    """Write the record of a game without waking its table."""
    async with hall.database.read() as session:
        sheet = await read_sheet(session, name)
    if sheet is not None and await can_be_read(hall, sheet):
        await write_record(hall, sheet)


async def read_page(hall: "Hall", name: str, eyes: str, number: int) -> tuple[bytes, int]:
    """Return a page of steps as JSON, and how many steps these eyes noticed in all."""
    async with hall.database.read() as session:
        page = await session.get(PageRow, (name, eyes, number))
        counted = select(func.sum(PageRow.steps)).where(PageRow.table == name, PageRow.eyes == eyes)
        count = (await session.execute(counted)).scalar_one() or 0
    if page is None:
        return b"[]", count
    if eyes != ALL:
        return await asyncio.to_thread(opened, page.data), count
    others = await pages_beside(hall, name, page)
    return await asyncio.to_thread(with_views, page.data, others), count


async def pages_beside(hall: "Hall", name: str, page: PageRow) -> dict[str, list[bytes]]:
    """Return, for every viewer, the pages in which the views during some steps of the table stand."""
    of_viewers = and_(PageRow.table == name, PageRow.eyes.not_in((ALL, DRAWS)))
    last = select(PageRow.eyes, func.max(PageRow.first).label("first"))
    begun = last.where(of_viewers, PageRow.first <= page.first).group_by(PageRow.eyes).subquery()
    beside = select(PageRow).join(begun, PageRow.eyes == begun.c.eyes)
    beside = beside.where(of_viewers, PageRow.first >= begun.c.first, PageRow.first < page.first + STEPS)
    async with hall.database.read() as session:
        rows = list((await session.execute(beside.order_by(PageRow.eyes, PageRow.number))).scalars())
    found: dict[str, list[bytes]] = {}
    for row in rows:
        found.setdefault(row.eyes, []).append(row.data)
    return found


async def read_all(hall: "Hall", name: str, eyes: str, kind: Any) -> list[Any]:
    """Return everything in a stream that is not long."""
    async with hall.database.read() as session:
        stream = select(PageRow.data).where(PageRow.table == name, PageRow.eyes == eyes)
        pages = list((await session.execute(stream.order_by(PageRow.number))).scalars())
    return [one for page in pages for one in msgspec.json.decode(opened(page), type=list[kind])]


async def last_shown(table: "Audience", viewer: int | None) -> Shown | None:
    """Return the end of a recorded game as a viewer saw it, with the last lines of its story."""
    eyes = SPECTATOR if viewer is None else str(viewer)
    async with table.hall.database.read() as session:
        stream = select(PageRow).where(PageRow.table == table.sheet.id, PageRow.eyes == eyes)
        last = list(
            (
                await session.execute(stream.order_by(PageRow.number.desc()).limit(MOST_LINES // STEPS))
            ).scalars()
        )
    moves = [
        move for page in last[::-1] for move in msgspec.json.decode(opened(page.data), type=list[ReplayMove])
    ]
    if not moves:
        return None
    story: list[Any] = [line for move in moves for line in move.story][-MOST_LINES:]
    return Shown(
        number=moves[-1].version,
        ask=0,
        view=moves[-1].view,
        legal=None if viewer is None else NOTHING_LEGAL,
        story=story,
        clocks={},
        timers=[],
        muted=[],
        to_act=[],
        outcome=table.sheet.outcome,
    )
