"""Tables: open, list, sit, leave, start, and what the host may do."""

from typing import Any

from litestar import get, post
from sqlalchemy import select

from kastellan.games import GAMES
from kastellan.server import arranging, lobby, pauses, reporting, starting
from kastellan.server.api.common import MOST_LISTED, Network, Query, TableName, refuse_programs, visible
from kastellan.server.hall import Hall
from kastellan.server.info import listed, table_info
from kastellan.server.people import Person
from kastellan.server.problems import HouseRule, Sorry
from kastellan.server.ratings import stakes
from kastellan.server.rows import SeatRow, TableRow
from kastellan.server.sheet import chair_of, sheet_of
from kastellan.tables.messages import (
    CreateTable,
    GiveShare,
    Invite,
    Kick,
    Move,
    Report,
    SetBot,
    Settle,
    Sit,
    Stakes,
    TableInfo,
    TableLists,
    WishPause,
)


@post("/api/tables", tags=["tables"])
async def create_table(hall: Hall, person: Person, network: Network, data: CreateTable) -> TableInfo:
    """Open a table; its creator is the host and sits."""
    refuse_programs(person)
    refuse_many_contents(hall, network, data.content)
    table = await lobby.create(hall, person, data, network)
    return table_info(hall.doors, table, person.id)


def refuse_many_contents(hall: Hall, network: str, content: str | None) -> None:
    """Refuse to have a content read that somebody has written, where that is asked for very often."""
    if content and not hall.readings.take(network):
        raise Sorry(HouseRule.TOO_MANY, "server-too-fast")


@get("/api/tables", tags=["tables"])
async def list_tables(hall: Hall, guest: Person | None) -> TableLists:
    """Return the public tables that wait for players, and those that are being played."""
    async with hall.database.read() as session:
        rows = (
            (
                await session.execute(
                    select(TableRow)
                    .where(TableRow.public, TableRow.status != "over", TableRow.game.in_(GAMES))
                    .order_by(TableRow.updated.desc())
                    .limit(MOST_LISTED)
                )
            )
            .scalars()
            .all()
        )
        seats = (
            await session.execute(
                select(SeatRow).where(SeatRow.table.in_([row.id for row in rows])).order_by(SeatRow.seat)
            )
        ).scalars()
        chairs: dict[str, list[Any]] = {row.id: [] for row in rows}
        for seat in seats:
            chairs[seat.table].append(chair_of(seat))
    me_id = None if guest is None else guest.id
    infos = await listed(hall, [sheet_of(row, chairs[row.id]) for row in rows], me_id)
    return TableLists(
        [info for info in infos if info.status == "open"],
        [info for info in infos if info.status == "playing"],
    )


@get("/api/tables/{name:str}", tags=["tables"])
async def show_table(
    hall: Hall, guest: Person | None, name: TableName, watch: Query = None, invite: Query = None
) -> TableInfo:
    """Return a table: a public one, one's own, or by its link."""
    table = await visible(hall, name, guest, watch, invite)
    return table_info(hall.doors, table, None if guest is None else guest.id)


@post("/api/tables/{name:str}/sit", tags=["tables"], status_code=200)
async def sit(hall: Hall, person: Person, name: TableName, data: Sit) -> TableInfo:
    """Sit down, or come back to one's seat; a program comes back to its own, and nowhere else."""
    if person.table not in {None, name}:
        raise Sorry(HouseRule.FORBIDDEN, "server-other-table")
    table = await hall.table(name)
    if person.table is not None and not lobby.has_seat(table.sheet, person, data.seat):
        raise Sorry(HouseRule.FORBIDDEN, "server-program-only-plays")
    await lobby.sit(hall, table, person, data)
    return table_info(hall.doors, table, person.id)


@post("/api/tables/{name:str}/invite", tags=["tables"], status_code=200)
async def invite(hall: Hall, person: Person, name: TableName, data: Invite) -> TableInfo:
    """Keep a free seat for somebody one has played with, where both have wished it; for the host."""
    refuse_programs(person)
    table = await visible(hall, name, person)
    await lobby.invite(hall, table, person, data)
    return table_info(hall.doors, table, person.id)


@post("/api/tables/{name:str}/share", tags=["tables"], status_code=200)
async def give_share(hall: Hall, person: Person, name: TableName, data: GiveShare) -> TableInfo:
    """Promise one's share in the fair deal, or open it; see ``docs/fair-deals.md``."""
    table = await visible(hall, name, person)
    await starting.give_share(hall, table, person, data)
    return table_info(hall.doors, table, person.id)


@get("/api/tables/{name:str}/stakes", tags=["tables"])
async def show_stakes(hall: Hall, person: Person, name: TableName) -> Stakes:
    """Return what leaving the table, or sending somebody away, would mean now."""
    table = await visible(hall, name, person)
    async with hall.database.read() as session:
        return await stakes(session, table.sheet, person.id)


@post("/api/tables/{name:str}/leave", tags=["tables"], status_code=200)
async def leave(hall: Hall, person: Person, name: TableName) -> TableInfo:
    """Stand up; in a running game a computer player keeps the seat; who is not back at the end is last."""
    refuse_programs(person)
    table = await visible(hall, name, person)
    await lobby.leave(hall, table, person)
    return table_info(hall.doors, table, person.id)


@post("/api/tables/{name:str}/close", tags=["tables"], status_code=200)
async def close(hall: Hall, person: Person, name: TableName) -> TableInfo:
    """End a game without a result, for who sits there, when its rules are no more and it cannot go on."""
    refuse_programs(person)
    table = await visible(hall, name, person)
    await lobby.close(hall, table, person)
    return table_info(hall.doors, table, person.id)


@post("/api/tables/{name:str}/start", tags=["tables"], status_code=200)
async def start(hall: Hall, person: Person, name: TableName) -> TableInfo:
    """Begin the game; for the host, when no seat is free."""
    refuse_programs(person)
    table = await visible(hall, name, person)
    await starting.start(hall, table, person)
    return table_info(hall.doors, table, person.id)


@post("/api/tables/{name:str}/bot", tags=["tables"], status_code=200)
async def set_bot(hall: Hall, person: Person, name: TableName, data: SetBot) -> TableInfo:
    """Put a computer player on a free seat or on that of someone who is away; for the host."""
    refuse_programs(person)
    table = await visible(hall, name, person)
    await lobby.set_bot(hall, table, person, data.seat, data.level)
    return table_info(hall.doors, table, person.id)


@post("/api/tables/{name:str}/settle", tags=["tables"], status_code=200)
async def settle(hall: Hall, person: Person, name: TableName, network: Network, data: Settle) -> TableInfo:
    """Lay an open table otherwise: number of seats, options, limits; for the host."""
    refuse_programs(person)
    refuse_many_contents(hall, network, data.content)
    table = await visible(hall, name, person)
    await arranging.settle(hall, table, person, data)
    return table_info(hall.doors, table, person.id)


@post("/api/tables/{name:str}/move", tags=["tables"], status_code=200)
async def move(hall: Hall, person: Person, name: TableName, data: Move) -> TableInfo:
    """Change places at an open table: oneself with nobody or a computer player; the host anybody."""
    refuse_programs(person)
    table = await visible(hall, name, person)
    await arranging.move(hall, table, person, data)
    return table_info(hall.doors, table, person.id)


@post("/api/tables/{name:str}/kick", tags=["tables"], status_code=200)
async def kick(hall: Hall, person: Person, name: TableName, data: Kick) -> TableInfo:
    """Send a player away, so that a running game is no longer rated; for the host."""
    refuse_programs(person)
    table = await visible(hall, name, person)
    await lobby.kick(hall, table, person, data.seat)
    return table_info(hall.doors, table, person.id)


@post("/api/tables/{name:str}/pause", tags=["tables"], status_code=200)
async def pause(hall: Hall, person: Person, name: TableName, data: WishPause) -> TableInfo:
    """Ask for a pause where moves take days, agree to it, refuse it, or let the game go on."""
    refuse_programs(person)
    table = await visible(hall, name, person)
    await pauses.wish(hall, table, person, data)
    return table_info(hall.doors, table, person.id)


@post("/api/tables/{name:str}/report", tags=["tables"], status_code=204)
async def report(
    hall: Hall,
    person: Person,
    network: Network,
    name: TableName,
    data: Report,
    watch: Query = None,
) -> None:
    """Tell those who run the house about somebody at the table, or about something that was said there."""
    refuse_programs(person)
    table = await visible(hall, name, person, watch)
    if not (hall.reports.take(person.id) and hall.reports.take(network)):
        raise Sorry(HouseRule.TOO_MANY, "server-too-many-reports")
    await reporting.report(hall, table, person, data)


@post("/api/tables/{name:str}/links", tags=["tables"], status_code=200)
async def renew_links(hall: Hall, person: Person, name: TableName) -> TableInfo:
    """Make new links to the table; the old ones open nothing any more, who sits stays; for the host."""
    refuse_programs(person)
    table = await visible(hall, name, person)
    await lobby.renew_links(hall, table, person)
    return table_info(hall.doors, table, person.id)


@post("/api/tables/{name:str}/rematch", tags=["tables"], status_code=200)
async def rematch(hall: Hall, person: Person, name: TableName, network: Network) -> TableInfo:
    """Open the next table with the same people and settings."""
    refuse_programs(person)
    table = await visible(hall, name, person)
    following = await lobby.rematch(hall, table, person, network)
    return table_info(hall.doors, following, person.id)


ROUTES: list[Any] = [
    create_table,
    list_tables,
    show_table,
    sit,
    invite,
    give_share,
    show_stakes,
    leave,
    close,
    start,
    set_bot,
    settle,
    move,
    kick,
    pause,
    report,
    renew_links,
    rematch,
]
