"""Playing without a socket, for programs."""

from typing import Annotated, Any

import msgspec
from litestar import get, post
from litestar.params import Parameter

from kastellan.server import lobby
from kastellan.server.api.common import Network, TableName, refuse_programs, visible
from kastellan.server.attention import call
from kastellan.server.hall import Hall
from kastellan.server.people import Person
from kastellan.server.problems import NotAllowed
from kastellan.tables.judging import NOT_PLAYING
from kastellan.tables.messages import (
    MakeProgram,
    PlayBody,
    ProgramToken,
    Shown,
    Sit,
)

LONGEST_WAIT = 25.0


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
    network: Network,
    seen: Annotated[int | None, Parameter(ge=0, le=1_000_000_000)] = None,
    wait: Annotated[float, Parameter(ge=0, le=LONGEST_WAIT)] = 0,
) -> Shown:
    """Return the position as one's seat knows it; with ``seen`` and ``wait``, once there is news."""
    table = await visible(hall, name, person)
    seat = lobby.must_sit(table.sheet, person)
    if table.progress is None:
        raise NotAllowed(NOT_PLAYING)
    call(table, seat, network)
    if seen is not None and wait:
        await table.wait_beyond(seat, seen, wait)
    async with table.lock:
        seat = lobby.must_sit(table.sheet, person)
        return await table.shown_now(seat, seen)


@post("/api/tables/{name:str}/play", tags=["programs"], status_code=200)
async def play(hall: Hall, person: Person, name: TableName, network: Network, data: PlayBody) -> Shown:
    """Play for one's seat; a refusal names the rule."""
    table = await visible(hall, name, person)
    seat = lobby.must_sit(table.sheet, person)
    call(table, seat, network)
    if refusal := await table.play(seat, data.ask, msgspec.json.encode(data.action)):
        raise NotAllowed(refusal)
    async with table.lock:
        return table.shown(seat, [], table.common(table.time.now()))


ROUTES: list[Any] = [make_program, shown, play]
