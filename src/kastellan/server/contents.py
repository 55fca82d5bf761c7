"""Contents by digest: what tables are played with, who keeps one, and who may use it."""

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256
from secrets import choice
from typing import TYPE_CHECKING, Any, NamedTuple

from sqlalchemy import ColumnElement, and_, func, select
from sqlalchemy.ext.asyncio import AsyncSession

from kastellan.core.refusal import BadInput
from kastellan.games import GAMES
from kastellan.server.database import Database
from kastellan.server.people import Person
from kastellan.server.problems import HouseRule, Sorry
from kastellan.server.rows import ContentRow, OwnContentRow, PersonRow
from kastellan.tables.messages import ContentInfo, ContentLists, ContentOpened, KeepContent
from kastellan.tables.proofs import explained
from kastellan.tables.recent import AnyGame
from kastellan.tables.sheet import Sheet
from kastellan.tables.shelf import content_of
from kastellan.tables.wishes import ALPHABET

if TYPE_CHECKING:
    from kastellan.server.audience import Audience
    from kastellan.server.hall import Hall

LETTERS = 16
"""Of an id: whoever knows it may use what is shared by link, so it cannot be guessed."""
MOST_LISTED = 200
EVERYBODY = "all"

_READING = ThreadPoolExecutor(1, thread_name_prefix="reading contents")
"""Reading what somebody has written takes up to tenths of a second, and must keep nobody's moves waiting."""


class Given(NamedTuple):
    """What a table is played with: a game, its content, and the content's file unless it is the house's."""

    game: AnyGame
    content: Any
    file: bytes | None


class Named(NamedTuple):
    """A content of which only the digest is known: enough for lists."""

    digest: str


class Contents:
    """Finds what tables are played with; where a file is gone, the house content: such a table is old."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def given(self, sheet: Sheet) -> Given:
        """Return what a table is played with."""
        return await self.by_digest(sheet.game, sheet.content)

    async def by_digest(self, slug: str, digest: str) -> Given:
        """Return a game with the content of this digest, as far as it is here."""
        game = known_game(slug)
        if digest == content_of(game).digest:
            return Given(game, content_of(game), None)
        async with self._database.read() as session:
            file = await read_file(session, slug, digest)
        return await load(game, file)

    async def here(self, digests: set[str]) -> set[str]:
        """Return which of these are the digests of files that are here."""
        found = select(ContentRow.digest).where(ContentRow.digest.in_(digests))
        async with self._database.read() as session:
            return set((await session.execute(found)).scalars())

    async def lay(self, table: "Audience", sheet: Sheet) -> None:
        """Go on with a table as it is now kept, with other content if the host has chosen so."""
        if sheet.content != table.content.digest:
            table.game, table.content, table.file = await self.given(sheet)
        table.use(sheet)


def known_game(slug: str) -> AnyGame:
    """Return a game by its name, or refuse."""
    if slug not in GAMES:
        raise Sorry(HouseRule.NOT_FOUND, "server-no-game", {"game": slug, "games": tuple(GAMES)})
    return GAMES[slug]


async def load(game: AnyGame, file: bytes | None) -> Given:
    """Return a game with the content of a file, checked apart from the loop; raises ``BadInput``."""
    if file is None:
        return Given(game, content_of(game), None)
    try:
        return Given(game, await apart(content_of, game, file), file)
    except BadInput as error:
        raise explained(error) from None


async def apart(read: Callable[..., Any], *given: Any) -> Any:
    """Return what comes of reading something that somebody has written, one at a time."""
    return await asyncio.get_running_loop().run_in_executor(_READING, read, *given)


async def read_file(session: AsyncSession, game: str, digest: str) -> bytes | None:
    """Return the file of a content, or ``None`` for one that is the house's or not here."""
    wanted = select(ContentRow.data).where(ContentRow.digest == digest, ContentRow.game == game)
    return (await session.execute(wanted)).scalar_one_or_none()


async def keep_file(session: AsyncSession, game: str, digest: str, file: bytes) -> None:
    """Keep a file that was checked, once, whoever brings it."""
    await session.merge(ContentRow(digest=digest, game=game, data=file, kept=time.time()))
    await session.flush()


# Who keeps what.


async def keep(hall: "Hall", person: Person, wish: KeepContent, name: str = "") -> ContentInfo:
    """Keep a content under a name, a new one or in place of one's own; games that run keep theirs."""
    game = known_game(wish.game)
    file = checked_size(hall, wish.file)
    refuse_sharing(hall, wish.sharing)
    await load(game, file)
    digest, now = sha256(file).hexdigest(), time.time()
    async with hall.database.write() as session:
        row = await own(session, person, name) if name else await new_row(hall, session, person, now)
        await keep_file(session, wish.game, digest, file)
        row.digest, row.game, row.name, row.updated = digest, wish.game, wish.name, now
        row.language, row.sharing = wish.language, wish.sharing
        await session.merge(row)
    return told(row, len(file), person)


def checked_size(hall: "Hall", text: str) -> bytes:
    """Return a file's bytes unless there are too many."""
    file, most = text.encode(), hall.settings.max_content
    if len(file) > most:
        facts = {"limit": most // 1000, "size": -(-len(file) // 1000)}
        raise Sorry(HouseRule.TOO_LARGE, "server-content-large", facts, "$.file")
    return file


def refuse_sharing(hall: "Hall", sharing: str) -> None:
    """Refuse to offer something to everybody where who runs the house does not allow it."""
    if sharing == EVERYBODY and not hall.settings.share_contents:
        raise Sorry(HouseRule.FORBIDDEN, "server-content-not-for-all", place="$.sharing")


async def new_row(hall: "Hall", session: AsyncSession, person: Person, now: float) -> OwnContentRow:
    """Return the row of one more content, or refuse it to who has many."""
    count = select(func.count()).select_from(OwnContentRow).where(OwnContentRow.owner == person.id)
    limit = hall.settings.max_contents_per_person
    if (await session.execute(count)).scalar_one() >= limit:
        raise Sorry(HouseRule.TOO_MANY, "server-too-many-contents", {"limit": limit})
    return OwnContentRow(id=new_id(), owner=person.id, created=now)


def new_id() -> str:
    """Return the id of a content."""
    return "".join(choice(ALPHABET) for _ in range(LETTERS))


async def own(session: AsyncSession, person: Person, name: str) -> OwnContentRow:
    """Return a content that is somebody's own, or refuse."""
    row = await usable(session, person, name)
    if row.owner != person.id:
        raise Sorry(HouseRule.FORBIDDEN, "server-content-not-yours")
    return row


async def usable(session: AsyncSession, person: Person | None, name: str) -> OwnContentRow:
    """Return a content that somebody may use; of others they are not even told that it is there."""
    row = await session.get(OwnContentRow, name)
    if row is None or (row.sharing == "me" and (person is None or row.owner != person.id)):
        raise Sorry(HouseRule.NOT_FOUND, "server-no-content")
    return row


async def remove(hall: "Hall", person: Person, name: str) -> None:
    """Keep a content no longer; tables that are played with it go on, and their games stay readable."""
    async with hall.database.write() as session:
        await session.delete(await own(session, person, name))


async def opened(hall: "Hall", person: Person | None, name: str) -> ContentOpened:
    """Return a content with its file to somebody who may use it."""
    async with hall.database.read() as session:
        row = await usable(session, person, name)
        file = await read_file(session, row.game, row.digest) or b""
        owner = await owner_of(session, row)
    return ContentOpened(told(row, len(file), person, owner), file.decode())


async def lists(hall: "Hall", person: Person, game: str = "") -> ContentLists:
    """Return one's own contents and those for everybody, of one game or all, the newest first."""
    rows = select(OwnContentRow, func.length(ContentRow.data), PersonRow.name)
    rows = rows.join(ContentRow, ContentRow.digest == OwnContentRow.digest)
    rows = rows.outerjoin(PersonRow, PersonRow.id == OwnContentRow.owner)
    if game:
        rows = rows.where(OwnContentRow.game == game)
    rows = rows.where((OwnContentRow.owner == person.id) | offered(hall, time.time()))
    rows = rows.order_by(OwnContentRow.updated.desc()).limit(MOST_LISTED)
    async with hall.database.read() as session:
        found = [told(row, size, person, owner) for row, size, owner in await session.execute(rows)]
    mine, shared = [one for one in found if one.mine], [one for one in found if not one.mine]
    return ContentLists(mine, shared, hall.settings.share_contents, hall.settings.max_contents_per_person)


def offered(hall: "Hall", now: float) -> ColumnElement[bool]:
    """Return which contents of others are listed: those of the house, and of people while they may."""
    house = OwnContentRow.owner.is_(None)
    may = house | ~PersonRow.banned_at(now) if hall.settings.share_contents else house
    return and_(OwnContentRow.sharing == EVERYBODY, may)


async def owner_of(session: AsyncSession, row: OwnContentRow) -> str | None:
    """Return what the owner of a content is called."""
    named = select(PersonRow.name).where(PersonRow.id == row.owner)
    return (await session.execute(named)).scalar_one_or_none()


def told(row: OwnContentRow, size: int, person: Person | None, owner: str | None = None) -> ContentInfo:
    """Return a content as somebody is told of it."""
    mine = person is not None and row.owner == person.id
    language: Any = row.language
    sharing: Any = row.sharing
    return ContentInfo(
        row.id,
        row.game,
        row.digest,
        row.name,
        language,
        sharing,
        size,
        row.updated,
        mine,
        "" if mine else owner or "",
    )


# At tables.


async def chosen(hall: "Hall", person: Person, slug: str, name: str) -> tuple[Given, str]:
    """Return what a table is to be played with, and what that is called: the house content without a name."""
    if slug not in hall.offered:
        raise Sorry(HouseRule.NOT_FOUND, "server-no-game", {"game": slug, "games": hall.offered})
    game = known_game(slug)
    if not name:
        return Given(game, content_of(game), None), ""
    async with hall.database.read() as session:
        row = await usable(session, person, name)
        file = await read_file(session, slug, row.digest)
    if row.game != slug or file is None:
        raise Sorry(HouseRule.CONFLICT, "server-content-other-game", place="$.content")
    return await load(game, file), row.name
