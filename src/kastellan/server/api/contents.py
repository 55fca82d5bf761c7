"""Contents of one's own: check, keep, share, delete; and what a table is played with."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Annotated, Any

from litestar import delete, get, post, put
from litestar.params import Parameter

from kastellan.core.content import Drafted
from kastellan.server import contents
from kastellan.server.api.common import Network, Query, TableName, refuse_programs, visible
from kastellan.server.hall import Hall
from kastellan.server.people import Person
from kastellan.server.problems import HouseRule, Sorry
from kastellan.tables.messages import (
    CheckContent,
    CheckDraft,
    ContentFigures,
    ContentInfo,
    ContentLists,
    ContentOpened,
    ContentProof,
    KeepContent,
)
from kastellan.tables.names import END
from kastellan.tables.proofs import proof_of

ContentName = Annotated[str, Parameter(pattern=rf"^[a-z0-9]{{1,16}}{END}", description="The id of a content")]


@asynccontextmanager
async def reading(hall: Hall, network: str) -> AsyncIterator[None]:
    """Have a file read that somebody sends: so often, and only a few of a network at a time."""
    if not hall.readings.take(network):
        raise Sorry(HouseRule.TOO_MANY, "server-too-fast")
    async with hall.records.one(network):
        yield


@asynccontextmanager
async def bringing(hall: Hall, network: str) -> AsyncIterator[None]:
    """Have a file read and kept: as often as games may be brought in, since each takes space for a while."""
    if not hall.imports.take(network):
        raise Sorry(HouseRule.TOO_MANY, "server-too-fast")
    async with hall.records.one(network):
        yield


@post("/api/contents/draft", tags=["contents"], status_code=200)
async def check_draft(hall: Hall, person: Person, network: Network, data: CheckDraft) -> Drafted:
    """Return what is to be said of each line that somebody types, and the file that comes of it."""
    refuse_programs(person)
    game = contents.known_game(data.game)
    if game.draft is None:
        raise Sorry(HouseRule.CONFLICT, "server-content-no-lines", {"game": data.game}, "$.game")
    async with reading(hall, network):
        found: Drafted = await contents.apart(game.draft, data.draft)
    return found


@post("/api/contents/check", tags=["contents"], status_code=200)
async def check_content(hall: Hall, person: Person, network: Network, data: CheckContent) -> ContentFigures:
    """Check a whole file; return what it holds, or refuse it with place and remedy.  Nothing is kept."""
    refuse_programs(person)
    file = contents.checked_size(hall, data.file)
    async with reading(hall, network):
        content = (await contents.load(contents.known_game(data.game), file)).content
    return ContentFigures(content.digest, list(getattr(content, "figures", ())), list(content.warnings))


@post("/api/contents/proof", tags=["contents"], status_code=200)
async def proofread_content(hall: Hall, person: Person, network: Network, data: CheckContent) -> ContentProof:
    """Return all that is wrong with a file that somebody is making, and what is counted in it."""
    refuse_programs(person)
    file = contents.checked_size(hall, data.file)
    game = contents.known_game(data.game)
    async with reading(hall, network):
        proof: ContentProof = await contents.apart(proof_of, game, file, person.language)
    return proof


@post("/api/contents", tags=["contents"])
async def keep_content(hall: Hall, person: Person, network: Network, data: KeepContent) -> ContentInfo:
    """Keep a file that the game can be played with."""
    refuse_programs(person)
    async with bringing(hall, network):
        return await contents.keep(hall, person, data)


@put("/api/contents/{name:str}", tags=["contents"])
async def change_content(
    hall: Hall, person: Person, network: Network, name: ContentName, data: KeepContent
) -> ContentInfo:
    """Keep another file, name or sharing in place of one's own; tables that have it keep the old one."""
    refuse_programs(person)
    async with bringing(hall, network):
        return await contents.keep(hall, person, data, name)


@delete("/api/contents/{name:str}", tags=["contents"], status_code=204)
async def remove_content(hall: Hall, person: Person, name: ContentName) -> None:
    """Keep a content no longer; tables that are played with it go on."""
    refuse_programs(person)
    await contents.remove(hall, person, name)


@get("/api/contents", tags=["contents"])
async def list_contents(hall: Hall, person: Person, game: Query = None) -> ContentLists:
    """Return one's own contents and those that everybody here may use."""
    return await contents.lists(hall, person, game or "")


@get("/api/contents/{name:str}", tags=["contents"])
async def show_content(hall: Hall, guest: Person | None, name: ContentName) -> ContentOpened:
    """Return a content with its file: one's own, by its link, or one for everybody."""
    return await contents.opened(hall, guest, name)


@get("/api/tables/{name:str}/content", tags=["contents"])
async def table_content(
    hall: Hall, guest: Person | None, name: TableName, watch: Query = None, invite: Query = None
) -> Any:
    """Return what a client draws a table with: cards, map, words that everybody may know."""
    table = await visible(hall, name, guest, watch, invite)
    return await asyncio.to_thread(table.content.shown)


ROUTES: list[Any] = [
    check_draft,
    check_content,
    proofread_content,
    keep_content,
    change_content,
    remove_content,
    list_contents,
    show_content,
    table_content,
]
