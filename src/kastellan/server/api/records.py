"""Looking back: replays, exports, imports."""

from typing import Annotated, Any

import msgspec
from litestar import Request, get, post
from litestar.params import Body, Parameter

from kastellan.server import replays
from kastellan.server.api.common import Network, Query, TableName, refuse_programs, visible
from kastellan.server.hall import Hall
from kastellan.server.packing import packed
from kastellan.server.people import Person
from kastellan.server.problems import HouseRule, NotAllowed, Sorry
from kastellan.tables.judging import NOT_PLAYING
from kastellan.tables.messages import (
    Draw,
    Explained,
    Export,
    Imported,
    Replay,
)


@get("/api/tables/{name:str}/replay", tags=["records"])
async def show_replay(
    hall: Hall,
    guest: Person | None,
    name: TableName,
    network: Network,
    request: Request[Any, Any, Any],
    eyes: Query = None,
    watch: Query = None,
    page: Annotated[int, Parameter(ge=0, le=1_000_000)] = 0,
) -> Replay:
    """Return a page of a game with the eyes of a seat, of a spectator, or, after the end, of all."""
    table = await visible(hall, name, guest, watch)
    if table.sheet.status == "open":
        raise NotAllowed(NOT_PLAYING)
    seen_by = replays.read_eyes(table.sheet, eyes or "spectator", guest)
    if table.sheet.outcome is not None:  # before, there are secrets, and words of others beside them
        packed(request)
    async with hall.records.one(network):
        return await replays.replay(table, seen_by, page)


@get("/api/tables/{name:str}/explain", tags=["records"])
async def explain(
    hall: Hall,
    guest: Person | None,
    name: TableName,
    network: Network,
    eyes: Query = None,
    watch: Query = None,
    step: Annotated[int, Parameter(ge=0, le=1_000_000)] = 0,
    thing: Query = None,
) -> Explained:
    """Return what a thing was to these eyes after a step of the game, or what all things are called."""
    table = await visible(hall, name, guest, watch)
    if table.sheet.status == "open":
        raise NotAllowed(NOT_PLAYING)
    seen_by = replays.read_eyes(table.sheet, eyes or "spectator", guest)
    async with hall.records.one(network):
        return await replays.explain(table, seen_by, step, thing or "")


@get("/api/tables/{name:str}/export", tags=["records"])
async def export(
    hall: Hall, guest: Person | None, name: TableName, request: Request[Any, Any, Any], watch: Query = None
) -> Export:
    """Return a finished game with its seed, to keep and to check."""
    found = await replays.export(await visible(hall, name, guest, watch), guest)
    packed(request)
    return found


@get("/api/tables/{name:str}/draws", tags=["records"])
async def list_draws(
    hall: Hall, guest: Person | None, name: TableName, network: Network, watch: Query = None
) -> list[Draw]:
    """Return what chance could do at each of its moves in a finished game."""
    table = await visible(hall, name, guest, watch)
    async with hall.records.one(network):
        return await replays.draws(table)


@post("/api/import", tags=["records"])
async def take_in(
    hall: Hall,
    person: Person,
    network: Network,
    data: Annotated[dict[str, Any], Body(description="An exported game")],
) -> Imported:
    """Keep an exported game as a finished table; it is played again first."""
    refuse_programs(person)
    if not hall.imports.take(network):
        raise Sorry(HouseRule.TOO_MANY, "server-too-fast")
    async with hall.records.one(network):
        return await replays.take_in(hall, person, msgspec.json.encode(data))


ROUTES: list[Any] = [show_replay, explain, export, list_draws, take_in]
