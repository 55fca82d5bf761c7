"""The HTTP API: people, games, tables.  The socket is in ``sockets.py``."""

from typing import Annotated, Any

import msgspec
from litestar import Request, Response, get, patch, post
from litestar.params import Body, Parameter
from litestar.response import Redirect
from sqlalchemy import select

from kastellan import __version__
from kastellan.games import GAMES
from kastellan.locale import LANGUAGES
from kastellan.server import lobby, replays
from kastellan.server.access import may_look, token_of
from kastellan.server.hall import Hall
from kastellan.server.info import game_info, table_info
from kastellan.server.messages import (
    ChangeMe,
    CreateTable,
    Credentials,
    Draw,
    Export,
    GameInfo,
    Health,
    Imported,
    Kick,
    Link,
    MakeProgram,
    Me,
    MyTable,
    PlayBody,
    PlayedGame,
    ProgramToken,
    Replay,
    SetBot,
    Shown,
    Sit,
    TableInfo,
    TableLists,
)
from kastellan.server.people import Person
from kastellan.server.problems import NOT_PLAYING, HouseRule, NotAllowed, Sorry
from kastellan.server.ratings import ratings_of
from kastellan.server.rows import ResultRow, SeatRow, TableRow
from kastellan.server.sheet import chair_of, sheet_of
from kastellan.server.shelf import rulebook_of
from kastellan.server.table import Table

MOST_LISTED = 100
LONGEST_WAIT = 25.0

TableName = Annotated[str, Parameter(pattern="^[a-z0-9]{1,32}$", description="The id of a table")]
Query = Annotated[str | None, Parameter(max_length=100)]


# People.


async def describe(hall: Hall, person: Person) -> Me:
    """Return a person as they are told of themselves."""
    async with hall.database.read() as session:
        rows = await session.execute(
            select(TableRow, SeatRow)
            .join(SeatRow, SeatRow.table == TableRow.id)
            .where(SeatRow.person == person.id, TableRow.status != "over")
            .order_by(TableRow.updated.desc())
            .limit(MOST_LISTED)
        )
        tables = [my_table(hall, table, seat) for table, seat in rows]
        ratings = await ratings_of(session, person.id)
    language: Any = person.language
    return Me(person.id, person.name, language, person.account, ratings, tables)


@get("/api/me", tags=["people"])
async def me(hall: Hall, person: Person) -> Me:
    """Return who one is, and where one sits; a new visitor becomes a guest."""
    return await describe(hall, person)


def my_table(hall: Hall, row: TableRow, seat: SeatRow) -> MyTable:
    """Return a table at which one sits."""
    status: Any = row.status
    awake = hall.tables.get(row.id)
    turn = awake is not None and awake.progress is not None and seat.seat in awake.progress.acting
    return MyTable(row.id, row.game, seat.seat, status, row.name, turn)


@patch("/api/me", tags=["people"])
async def change_me(hall: Hall, person: Person, data: ChangeMe) -> Me:
    """Change one's name or language."""
    if data.name is not None and not data.name.strip():
        raise Sorry(HouseRule.MALFORMED, "server-empty-name", place="$.name")
    return await describe(hall, await hall.people.change(person, data.name, data.language))


@get("/api/me/games", tags=["people"])
async def my_games(hall: Hall, person: Person) -> list[PlayedGame]:
    """Return the finished games one has played, latest first."""
    async with hall.database.read() as session:
        rows = (
            await session.execute(
                select(ResultRow)
                .where(ResultRow.person == person.id)
                .order_by(ResultRow.ended.desc())
                .limit(MOST_LISTED)
            )
        ).scalars()
        return [
            PlayedGame(
                row.table,
                row.game,
                row.seat,
                row.rank,
                row.score,
                msgspec.json.decode(row.players, type=list[str]),
                row.ended,
            )
            for row in rows
        ]


@post("/api/account", tags=["people"])
async def open_account(hall: Hall, person: Person, data: Credentials) -> Me:
    """Give the guest an account, so that history and rating stay across devices."""
    return await describe(hall, await hall.people.open_account(person, data))


@post("/api/login", tags=["people"], status_code=200)
async def log_in(hall: Hall, request: Request[Any, Any, Any], data: Credentials) -> Me:
    """Become the owner of an account; the guest's seats go along."""
    if not hall.logins.take(f"{address_of(request)} {data.name.casefold()}"):
        raise Sorry(HouseRule.TOO_MANY, "server-too-many-logins")
    token, _ = token_of(request)
    guest = await hall.people.by_token(token) if token else None
    person, fresh = await hall.people.log_in(guest, data)
    request.scope["kastellan_cookie"] = fresh  # type: ignore[typeddict-unknown-key]
    if guest is not None:
        await hall.refresh_person(guest.id)
    return await describe(hall, person)


@post("/api/logout", tags=["people"], status_code=204)
async def log_out(hall: Hall, request: Request[Any, Any, Any]) -> None:
    """Forget this device."""
    token, _ = token_of(request)
    if token:
        await hall.people.forget_token(token)
    request.scope["kastellan_cookie"] = ""  # type: ignore[typeddict-unknown-key]


@post("/api/me/device", tags=["people"])
async def another_device(hall: Hall, person: Person) -> Link:
    """Return a link that makes another device this person's, once, within ten minutes."""
    refuse_programs(person)
    return Link("/device/" + await hall.people.new_token(person.id, "once"))


@get("/device/{once:str}", tags=["people"], status_code=302)
async def use_device_link(hall: Hall, request: Request[Any, Any, Any], once: str) -> Redirect:
    """Follow a link to another device."""
    found = await hall.people.use_once(once)
    if found is None:
        raise Sorry(HouseRule.GONE, "server-link-used")
    request.scope["kastellan_cookie"] = found[1]  # type: ignore[typeddict-unknown-key]
    return Redirect("/")


def address_of(request: Request[Any, Any, Any]) -> str:
    """Return where a request comes from."""
    return request.client.host if request.client else ""


def refuse_programs(person: Person) -> None:
    """Refuse what a program's token is not good for."""
    if person.table is not None:
        raise Sorry(HouseRule.FORBIDDEN, "server-program-only-plays")


# Games.


@get("/api/games", tags=["games"])
async def games(hall: Hall) -> list[GameInfo]:
    """Return all games with their options."""
    return [game_info(game, hall.game(slug)[1].digest) for slug, game in GAMES.items()]


@get("/api/games/{slug:str}/content", tags=["games"])
async def content(hall: Hall, slug: str) -> Any:
    """Return what a client draws with: cards, map, words that everybody may know."""
    return hall.game(slug)[1].shown()


@get("/api/games/{slug:str}/rulebook/{language:str}", tags=["games"], media_type="text/markdown")
async def rulebook(hall: Hall, slug: str, language: str) -> str:
    """Return the rules of a game as Markdown: one heading for each rule."""
    game, _ = hall.game(slug)
    if language not in LANGUAGES:
        raise Sorry(HouseRule.NOT_FOUND, "server-no-language", {"languages": LANGUAGES})
    text = rulebook_of(game, language)
    if text is None:
        raise Sorry(HouseRule.NOT_FOUND, "server-no-rulebook")
    return text


# Tables.


@post("/api/tables", tags=["tables"])
async def create_table(hall: Hall, person: Person, data: CreateTable) -> TableInfo:
    """Open a table; its creator is the host and sits."""
    refuse_programs(person)
    table = await lobby.create(hall, person, data)
    return table_info(table.sheet, person.id, table)


@get("/api/tables", tags=["tables"])
async def list_tables(hall: Hall, guest: Person | None) -> TableLists:
    """Return the public tables that wait for players, and those that are being played."""
    async with hall.database.read() as session:
        rows = (
            (
                await session.execute(
                    select(TableRow)
                    .where(TableRow.public, TableRow.status != "over")
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
    infos = [table_info(sheet_of(row, chairs[row.id]), me_id, hall.tables.get(row.id)) for row in rows]
    return TableLists(
        [info for info in infos if info.status == "open"],
        [info for info in infos if info.status == "playing"],
    )


async def visible(
    hall: Hall, name: str, person: Person | None, watch: str | None = None, invite: str | None = None
) -> Table:
    """Return a table that this person may see."""
    if person is not None and person.table not in {None, name}:
        raise Sorry(HouseRule.FORBIDDEN, "server-other-table")
    table = await hall.table(name)
    if not may_look(table.sheet, person, watch, invite):
        raise Sorry(HouseRule.FORBIDDEN, "server-private")
    if table.finished:
        await hall.finish(table)
    return table


@get("/api/tables/{name:str}", tags=["tables"])
async def show_table(
    hall: Hall, guest: Person | None, name: TableName, watch: Query = None, invite: Query = None
) -> TableInfo:
    """Return a table: a public one, one's own, or by its link."""
    table = await visible(hall, name, guest, watch, invite)
    return table_info(table.sheet, None if guest is None else guest.id, table)


@post("/api/tables/{name:str}/sit", tags=["tables"], status_code=200)
async def sit(hall: Hall, person: Person, name: TableName, data: Sit) -> TableInfo:
    """Sit down, or come back to one's seat."""
    if person.table not in {None, name}:
        raise Sorry(HouseRule.FORBIDDEN, "server-other-table")
    table = await hall.table(name)
    await lobby.sit(hall, table, person, data)
    return table_info(table.sheet, person.id, table)


@post("/api/tables/{name:str}/leave", tags=["tables"], status_code=200)
async def leave(hall: Hall, person: Person, name: TableName) -> TableInfo:
    """Stand up; in a running game a computer player keeps the seat."""
    table = await visible(hall, name, person)
    await lobby.leave(hall, table, person)
    return table_info(table.sheet, person.id, table)


@post("/api/tables/{name:str}/start", tags=["tables"], status_code=200)
async def start(hall: Hall, person: Person, name: TableName) -> TableInfo:
    """Begin the game; for the host, when no seat is free."""
    table = await visible(hall, name, person)
    await lobby.start(hall, table, person)
    return table_info(table.sheet, person.id, table)


@post("/api/tables/{name:str}/bot", tags=["tables"], status_code=200)
async def set_bot(hall: Hall, person: Person, name: TableName, data: SetBot) -> TableInfo:
    """Put a computer player on a free seat or on that of someone who is away; for the host."""
    table = await visible(hall, name, person)
    await lobby.set_bot(hall, table, person, data.seat, data.level)
    return table_info(table.sheet, person.id, table)


@post("/api/tables/{name:str}/kick", tags=["tables"], status_code=200)
async def kick(hall: Hall, person: Person, name: TableName, data: Kick) -> TableInfo:
    """Send a player away; for the host."""
    table = await visible(hall, name, person)
    await lobby.kick(hall, table, person, data.seat)
    return table_info(table.sheet, person.id, table)


@post("/api/tables/{name:str}/rematch", tags=["tables"], status_code=200)
async def rematch(hall: Hall, person: Person, name: TableName) -> TableInfo:
    """Open the next table with the same people and settings."""
    table = await visible(hall, name, person)
    following = await lobby.rematch(hall, table, person)
    return table_info(following.sheet, person.id, following)


# Playing without a socket, for programs.


@post("/api/tables/{name:str}/program", tags=["programs"])
async def make_program(hall: Hall, person: Person, name: TableName, data: MakeProgram) -> ProgramToken:
    """Return a token with which a program plays a seat: one's own, or, for the host, a free one."""
    refuse_programs(person)
    table = await visible(hall, name, person)
    lobby.must_have(table.sheet, data.seat)
    if table.sheet.seat_of(person.id) == data.seat:
        return ProgramToken(name, data.seat, await hall.people.new_token(person.id, "program", name))
    lobby.must_host(table.sheet, person)
    program, token = await hall.people.new_program(data.name or "Program", person.language, name)
    await lobby.sit(hall, table, program, Sit(data.seat))
    return ProgramToken(name, data.seat, token)


@get("/api/tables/{name:str}/shown", tags=["programs"])
async def shown(
    hall: Hall,
    person: Person,
    name: TableName,
    seen: Annotated[int | None, Parameter(ge=0, le=1_000_000_000)] = None,
    wait: Annotated[float, Parameter(ge=0, le=LONGEST_WAIT)] = 0,
) -> Shown:
    """Return the position as one's seat knows it; with ``seen`` and ``wait``, once there is news."""
    table = await visible(hall, name, person)
    seat = lobby.must_sit(table.sheet, person)
    if table.progress is None:
        raise NotAllowed(NOT_PLAYING)
    if seen is not None and wait:
        await table.wait_beyond(seat, seen, wait)
    async with table.lock:
        story = await table.history(seat, seen or 0)
        return table.shown(seat, story)


@post("/api/tables/{name:str}/play", tags=["programs"], status_code=200)
async def play(hall: Hall, person: Person, name: TableName, data: PlayBody) -> Shown:
    """Play for one's seat; a refusal names the rule."""
    table = await visible(hall, name, person)
    seat = lobby.must_sit(table.sheet, person)
    if refusal := await table.play(seat, data.ask, msgspec.json.encode(data.action)):
        raise NotAllowed(refusal)
    async with table.lock:
        return table.shown(seat, [])


# Looking back.


@get("/api/tables/{name:str}/replay", tags=["records"])
async def show_replay(
    hall: Hall, guest: Person | None, name: TableName, eyes: Query = None, watch: Query = None
) -> Replay:
    """Return a game step by step, with the eyes of a seat, of a spectator, or, after the end, of all."""
    table = await visible(hall, name, guest, watch)
    if table.progress is None:
        raise NotAllowed(NOT_PLAYING)
    return await replays.replay(table, replays.read_eyes(table.sheet, eyes or "spectator", guest))


@get("/api/tables/{name:str}/export", tags=["records"])
async def export(hall: Hall, guest: Person | None, name: TableName, watch: Query = None) -> Export:
    """Return a finished game with its seed, to keep and to check."""
    return await replays.export(await visible(hall, name, guest, watch))


@get("/api/tables/{name:str}/draws", tags=["records"])
async def list_draws(hall: Hall, guest: Person | None, name: TableName, watch: Query = None) -> list[Draw]:
    """Return what chance could do at each of its moves in a finished game."""
    return await replays.draws(await visible(hall, name, guest, watch))


@post("/api/import", tags=["records"])
async def take_in(
    hall: Hall,
    person: Person,
    data: Annotated[dict[str, Any], Body(description="An exported game")],
) -> Imported:
    """Keep an exported game as a finished table; it is played again first."""
    refuse_programs(person)
    return await replays.take_in(hall, person, msgspec.json.encode(data))


# Operations.


@get("/health", tags=["operations"])
async def health() -> Health:
    """Return that the process runs."""
    return Health("ok", __version__)


@get("/ready", tags=["operations"])
async def ready(hall: Hall) -> Response[Health]:
    """Return whether requests can be served: the database answers and nothing is stopping."""
    if hall.stopping:
        return Response(Health("stopping", __version__), status_code=503)
    fine = hall.ready and await hall.answers()
    return Response(Health("ok" if fine else "unavailable", __version__), status_code=200 if fine else 503)


@get("/metrics", tags=["operations"], media_type="text/plain; version=0.0.4")
async def metrics(hall: Hall) -> bytes:
    """Return figures for Prometheus."""
    if not hall.settings.metrics:
        raise Sorry(HouseRule.NOT_FOUND, "server-not-found")
    return hall.metrics.text()


ROUTES: list[Any] = [
    me, change_me, my_games, open_account, log_in, log_out, another_device, use_device_link,
    games, content, rulebook,
    create_table, list_tables, show_table, sit, leave, start, set_bot, kick, rematch,
    make_program, shown, play, show_replay, export, list_draws, take_in,
    health, ready, metrics,
]  # fmt: skip
