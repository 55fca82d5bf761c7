"""Hints for those who play and reviews of what was played: thought out elsewhere, kept in the database.

A hint is computed from what its seat sees and was told, nothing else, in the processes in which
computer players think.  A review is made part by part, so that it never holds up a computer
player for long and goes on after a restart.
"""

import asyncio
import logging
import time
from typing import Any
from zlib import crc32

import msgspec
from litestar import get, post
from sqlalchemy import ColumnElement, select, update
from sqlalchemy.exc import IntegrityError

from kastellan.bots.hints import hint_json, thought_json
from kastellan.bots.review import Review, part_json, steps_of, whole_json
from kastellan.core.game import Line, Viewer
from kastellan.server import chat, lobby, replays
from kastellan.server.api import Network, Query, TableName, visible
from kastellan.server.attention import known
from kastellan.server.bots import what_it_knows
from kastellan.server.hall import Hall
from kastellan.server.people import Person
from kastellan.server.problems import HouseRule, NotAllowed, Sorry
from kastellan.server.rows import HintRow, ReviewRow
from kastellan.server.table import Table
from kastellan.server.thinking import Pool
from kastellan.server.turns import Asking, Owner, always
from kastellan.server.upkeep import ABANDONED
from kastellan.tables.judging import NOTHING_TO_SAY
from kastellan.tables.messages import AskMate, Hinted, ReviewNews, Said

log = logging.getLogger("kastellan.analysis")

LONGEST_HINT = 120.0
"""Seconds until an answer is given up; the first one of a process may have to load a lot of words."""

LOOK_AGAIN = 0.1
encode = msgspec.json.encode


@post("/api/tables/{name:str}/hint", tags=["programs"], status_code=200)
async def give_hint(hall: Hall, person: Person, name: TableName, network: Network) -> Hinted:
    """Return what a strong player would do on one's seat now, where the table allows it."""
    table = await visible(hall, name, person)
    seat = lobby.must_sit(table.sheet, person)
    if refusal := table.refuse_hint(seat):
        raise NotAllowed(refusal)
    if not hall.hints.take(person.id):
        raise Sorry(HouseRule.TOO_MANY, "server-too-many-hints")
    return await hint_for(hall, table, seat, Owner(network, person.id))


@post("/api/tables/{name:str}/ask", tags=["programs"], status_code=200)
async def ask_mate(hall: Hall, person: Person, name: TableName, network: Network, data: AskMate) -> Said:
    """Have a computer player of one's team say what it thinks; all of the team hear it."""
    table = await visible(hall, name, person)
    seat = lobby.must_sit(table.sheet, person)
    if refusal := table.refuse_thought(seat, data.seat):
        raise NotAllowed(refusal)
    if not hall.hints.take(person.id):
        raise Sorry(HouseRule.TOO_MANY, "server-too-many-hints")
    found = await thought_out(hall, table, data.seat, Owner(network, person.id))
    if refusal := table.refuse_thought(seat, data.seat):
        raise NotAllowed(refusal)
    lines = msgspec.json.decode(found, type=list[Line])
    if not lines:
        raise NotAllowed(NOTHING_TO_SAY)
    return await chat.think_aloud(hall, table, data.seat, lines)


@get("/api/tables/{name:str}/review", tags=["records"])
async def show_review(
    hall: Hall,
    guest: Person | None,
    name: TableName,
    network: Network,
    watch: Query = None,
) -> ReviewNews:
    """Return the review of a finished game, or how far it has come; who asks first has it made."""
    table = await visible(hall, name, guest, watch)
    if table.sheet.outcome is None:
        raise Sorry(HouseRule.CONFLICT, "server-not-over")
    row = await kept_review(hall, name)
    if table.old and (row is None or row.state != "ready"):
        raise Sorry(HouseRule.GONE, "server-table-old")
    if row is None and not hall.hints.take(name if guest is None else guest.id):
        raise Sorry(HouseRule.TOO_MANY, "server-too-many-reviews")
    if row is None or idle(row):
        row = await begin_review(hall, table, row, Owner(network, network if guest is None else guest.id))
    review = None if row.review is None else msgspec.json.decode(row.review, type=Review)
    state: Any = row.state
    return ReviewNews(state, row.done, row.total, review)


ROUTES = [give_hint, ask_mate, show_review]


async def hint_for(hall: Hall, table: Table, seat: int, owner: Owner) -> Hinted:
    """Return the hint about what the seat is shown now, thinking once for each position."""
    return msgspec.json.decode(await thought_out(hall, table, seat, owner), type=Hinted)


async def thought_out(hall: Hall, table: Table, seat: int, owner: Owner) -> str:
    """Return what was thought out about what a seat is shown now: a hint, or a computer's own thought."""
    row = await kept_hint(hall, table.sheet.id, seat)
    if row is None or not still_right(row, table):
        await forget_hint(hall, table.sheet.id, seat)
        hall.bots.think(table, seat, owner)
        row = await awaited_hint(table, seat)
    if row.hint is None:
        raise Sorry(HouseRule.BUSY, "server-no-hint")
    return row.hint


def still_right(row: HintRow, table: Table) -> bool:
    """Return whether a hint is about what its seat is shown now; a computer's thought is a list of lines."""
    return row.hint is not None and row.number == table.number(row.seat) and is_wanted(row, table)


def is_wanted(row: HintRow, table: Table) -> bool:
    """Return whether this is a hint where a person sits, and a thought where a computer player does."""
    return row.hint is None or row.hint.startswith("[") == (row.seat in table.sheet.bots)


async def awaited_hint(table: Table, seat: int) -> HintRow:
    """Return a hint once it has been thought out; the other kind is none."""
    try:
        async with asyncio.timeout(LONGEST_HINT):
            while True:
                await asyncio.sleep(LOOK_AGAIN)
                row = await kept_hint(table.hall, table.sheet.id, seat)
                if row is not None and is_wanted(row, table):
                    return row
    except TimeoutError:
        raise Sorry(HouseRule.BUSY, "server-no-hint") from None


async def kept_hint(hall: Hall, name: str, seat: int) -> HintRow | None:
    """Return the last hint that a seat was given."""
    async with hall.database.read() as session:
        return await session.get(HintRow, (name, seat))


async def forget_hint(hall: Hall, name: str, seat: int) -> None:
    """Remove a hint about an earlier position."""
    async with hall.database.write() as session:
        if (row := await session.get(HintRow, (name, seat))) is not None:
            await session.delete(row)


async def kept_review(hall: Hall, name: str) -> ReviewRow | None:
    """Return as much of a review as there is."""
    async with hall.database.read() as session:
        return await session.get(ReviewRow, name)


def idle(row: ReviewRow) -> bool:
    """Return whether a review is not finished and nobody works on it."""
    return row.state != "ready" and time.time() - row.touched > ABANDONED


async def begin_review(hall: Hall, table: Table, row: ReviewRow | None, owner: Owner) -> ReviewRow:
    """Have a review made, or gone on with, unless somebody else is quicker; return how far it has come."""
    name, now = table.sheet.id, time.time()
    if row is None:
        mine = await add_review(
            hall, ReviewRow(table=name, state="thinking", done=0, total=0, parts="[]", touched=now)
        )
    else:
        mine = await take_up(hall, row)
    if mine:
        hall.bots.think(table, None, owner)
    async with hall.database.read() as session:
        return await session.get_one(ReviewRow, name)


async def add_review(hall: Hall, row: ReviewRow) -> bool:
    """Write down that a review is begun; return whether nobody else has."""
    try:
        async with hall.database.write() as session:
            session.add(row)
    except IntegrityError:
        return False
    return True


async def take_up(hall: Hall, row: ReviewRow) -> bool:
    """Say that a review is worked on; return whether nobody else has since ``row`` was read."""
    untouched = ReviewRow.touched == row.touched
    return await change_review(hall, row, untouched, state="thinking") is not None


async def change_review(
    hall: Hall, row: ReviewRow, *conditions: ColumnElement[bool], **fields: Any
) -> str | None:
    """Write down how far a review has come since ``row`` was read; return its state then.

    ``None`` if somebody else has come further or to the end: that is never undone.
    """
    as_far = ReviewRow.table == row.table, ReviewRow.done == row.done, ReviewRow.state != "ready"
    changed = update(ReviewRow).where(*as_far, *conditions).values(touched=time.time(), **fields)
    async with hall.database.write() as session:
        return (await session.execute(changed.returning(ReviewRow.state))).scalar_one_or_none()


async def go_on_with_reviews(hall: Hall) -> None:
    """Take up reviews that were broken off, by a restart or because a worker was lost."""
    async with hall.database.read() as session:
        waiting = select(ReviewRow).where(
            ReviewRow.state == "thinking", ReviewRow.touched < time.time() - ABANDONED
        )
        rows = list((await session.execute(waiting)).scalars())
    for row in rows:
        await hall.guarded(go_on_with_review(hall, row))


async def go_on_with_review(hall: Hall, row: ReviewRow) -> None:
    """Take up a review that was broken off, or give it up if its rules or content are gone."""
    try:
        table = await hall.table(row.table)
    except Sorry:
        table = None
    if table is None or table.old:
        await change_review(hall, row, state="failed")
    else:
        await begin_review(hall, table, row, known(table.sheet.host))


# Thinking: in the pool of a server, or in a worker.


async def ponder(table: Table, seat: Viewer, pool: Pool, wanted: Asking = always) -> bool:
    """Think out a hint for a seat, or with ``None`` the next part of the review; return if there is more."""
    try:
        async with pool.turn(wanted):
            if seat is not None:
                await write_hint(table, seat, pool)
                return False
            return await write_part(table, pool)
    except Exception:
        if table.hall.stopping:
            return False
        table.hall.metrics.troubles.labels("analysis").inc()
        log.exception("a hint or review failed", extra={"facts": {"table": table.sheet.id}})
        await write_failure(table, seat)
        return False


async def write_hint(table: Table, seat: int, pool: Pool) -> None:
    """Think out what the seat should do, or what a computer player says about it, and keep it."""
    name, game = table.sheet.id, table.sheet.game
    view, memory = await what_it_knows(table, seat)
    number, level = table.number(seat), table.sheet.chairs[seat].level
    if level is not None:
        seed = crc32(f"{name} {seat}".encode())
        hint = await pool.run(thought_json, game, level, seat, view, seed, table.file)
    else:
        seed = crc32(f"{name} {seat} {number}".encode())
        found = await pool.run(hint_json, game, seat, view, seed, table.file, memory)
        hint = encode({"number": number, **msgspec.json.decode(found)})
    await keep_hint(table.hall, HintRow(table=name, seat=seat, number=number, hint=hint.decode()))


async def keep_hint(hall: Hall, row: HintRow) -> None:
    """Write a hint down in place of the last one; that there is none never in place of one just found."""
    async with hall.database.write() as session:
        await chat.lock(session, row.table)
        last = await session.get(HintRow, (row.table, row.seat))
        if row.hint is None and last is not None and last.hint is not None and last.number == row.number:
            return
        await session.merge(row)


async def write_part(table: Table, pool: Pool) -> bool:
    """Think out the next part of a review, or put the parts together; return whether there is more to do."""
    row = await kept_review(table.hall, table.sheet.id)
    if row is None or row.state == "ready":
        return False
    game, file = encode((await replays.export(table)).log), table.file
    total = row.total or await pool.run(steps_of, game, file)
    fields: dict[str, Any]
    if row.done < total:
        part = await pool.run(part_json, game, row.done, row.parts.encode(), file)
        parts = [*msgspec.json.decode(row.parts, type=list[msgspec.Raw]), msgspec.Raw(part)]
        fields = {"done": row.done + 1, "parts": encode(parts).decode()}
    else:
        whole = await pool.run(whole_json, game, row.parts.encode(), file)
        fields = {"state": "ready", "review": whole.decode(), "parts": "[]"}
    return await change_review(table.hall, row, total=total, **fields) not in {None, "ready"}


async def write_failure(table: Table, seat: Viewer) -> None:
    """Note that there will be no hint, or for now no review, so that nobody waits for it."""
    hall, name = table.hall, table.sheet.id
    if seat is not None:
        await keep_hint(hall, HintRow(table=name, seat=seat, number=table.number(seat), hint=None))
    elif (row := await kept_review(hall, name)) is not None:
        await change_review(hall, row, state="failed")
