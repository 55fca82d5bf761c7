"""People: guests known by a cookie, programs, and the secrets that prove who is who."""

import logging
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from hashlib import sha256
from secrets import token_hex, token_urlsafe
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import delete, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from kastellan.server.database import FAULTS, Database
from kastellan.server.problems import HouseRule, Sorry
from kastellan.server.rows import PersonRow, TokenRow

log = logging.getLogger("kastellan.people")

DAY = 86_400.0
YEAR = 365 * DAY
"""How long a browser or a program that does not come is still known."""
PROGRAMS = 5
"""Tokens for programs on one's own seat that are good at a time."""
ONCE_SECONDS = 600
KNOWN = 20_000


class Person(msgspec.Struct, frozen=True):
    """Someone.  ``table`` is set when they are known by a program's token: good for that table only."""

    id: str
    name: str
    language: str
    account: str | None = None
    table: str | None = None


class Known(NamedTuple):
    """Someone seen, trusted ``until`` then; ``renewed`` if the browser is to keep its cookie longer."""

    person: Person
    until: float
    renewed: bool


def digest(token: str) -> str:
    """Return what is kept of a secret."""
    return sha256(token.encode()).hexdigest()


class People:
    """Finds and makes people; those seen lately are kept in memory.

    ``stay`` is how many seconds a guest stays who does not come.
    ``changed`` is called with who has become different, so that other processes forget them.
    """

    def __init__(
        self,
        database: Database,
        stay: float,
        changed: Callable[[str], Awaitable[None]],
    ) -> None:
        self.database, self._stay, self.changed = database, stay, changed
        self._known: OrderedDict[str, Known] = OrderedDict()

    async def by_token(self, token: str) -> Person | None:
        """Return who is known by a cookie or a program's token."""
        return await self.by_digest(digest(token))

    async def by_digest(self, key: str) -> Person | None:
        """Return who is known by a secret of which this is kept."""
        known, now = self._known.get(key), time.time()
        if known is not None and now < known.until:
            self._known.move_to_end(key)
            return known.person
        self._known.pop(key, None)
        async with self.database.read() as session:
            found = (
                await session.execute(
                    select(PersonRow, TokenRow)
                    .join(TokenRow, TokenRow.person == PersonRow.id)
                    .where(TokenRow.digest == key, TokenRow.kind != "once")
                )
            ).one_or_none()
        if found is None or (found[1].expires or now) < now:
            return None
        return await self._welcome(*found)

    async def _welcome(self, row: PersonRow, token: TokenRow) -> Person | None:
        """Return who comes and write down that they were here; ``None`` if they are deleted just now."""
        refuse_banned(row)
        person, now = person_of(row, token.table), time.time()
        late = (row.due or 0) < now + self._stay - DAY or (token.expires or 0) < now + YEAR - DAY
        if late:
            try:
                if not await self._put_off(row.id, token.digest):
                    return None
            except FAULTS:  # not remembered, so that it is tried again at the next request
                log.warning("a visit could not be written down")
                return person
        self._known[token.digest] = Known(person, now + DAY, late and token.kind == "cookie")
        if len(self._known) > KNOWN:
            self._known.popitem(last=False)
        return person

    async def _put_off(self, person: str, key: str) -> bool:
        """Let someone and what they are known by stay longer; return whether both are still there.

        The person first, as who deletes them does: so neither waits for the other in a circle.
        """
        now = time.time()
        async with self.database.write() as session:
            for later in (
                update(PersonRow)
                .where(PersonRow.id == person)
                .values(due=now + self._stay)
                .returning(PersonRow.id),
                update(TokenRow)
                .where(TokenRow.digest == key)
                .values(expires=now + YEAR)
                .returning(TokenRow.digest),
            ):
                if (await session.execute(later)).scalar_one_or_none() is None:
                    return False
        return True

    def seen_lately(self, token: str | None) -> Person | None:
        """Return who someone is, if they were seen lately: a made-up token is nobody's."""
        known = self._known.get(digest(token)) if token else None
        return None if known is None else known.person

    def renewed(self, token: str) -> bool:
        """Return, once, whether a cookie is good for another year, so that the browser is to be told."""
        key = digest(token)
        known = self._known.get(key)
        if known is None or not known.renewed:
            return False
        self._known[key] = known._replace(renewed=False)
        return True

    async def new_guest(self, name: str, language: str) -> tuple[Person, str]:
        """Make a guest and the cookie that proves it."""
        return await self._new(name, language, "cookie")

    async def new_program(self, name: str, language: str, table: str) -> tuple[Person, str]:
        """Make a person for a program, and a token that is good for one table."""
        return await self._new(name, language, "program", table)

    async def _new(self, name: str, language: str, kind: str, table: str | None = None) -> tuple[Person, str]:
        now = time.time()
        row = PersonRow(id=token_hex(8), name=name, language=language, created=now, due=now + self._stay)
        async with self.database.write() as session:
            session.add(row)
            await session.flush()
            token = add_token(session, row.id, kind, table)
        return person_of(row, table), token

    async def new_token(self, person: str, kind: str, table: str | None = None) -> str:
        """Make another secret for a person: a cookie, a link to use once, or a program's token."""
        async with self.database.write() as session:
            token = add_token(session, person, kind, table)
            gone = await let_go_of_oldest(session, person, table) if kind == "program" else []
        for key in gone:
            self._known.pop(key, None)
        if gone:
            await self.changed(person)
        return token

    async def use_once(self, token: str) -> tuple[Person, str] | None:
        """Turn a link to another device into a cookie; it works a single time."""
        async with self.database.write() as session:
            gone = await session.execute(
                delete(TokenRow)
                .where(TokenRow.digest == digest(token), TokenRow.kind == "once")
                .returning(TokenRow.person, TokenRow.expires)
            )
            found = gone.one_or_none()
            if found is None or (found.expires or 0) < time.time():
                return None
            row = await session.get_one(PersonRow, found.person)
            refuse_banned(row)
            return person_of(row), add_token(session, row.id, "cookie")

    async def forget_token(self, token: str) -> None:
        """Make a secret worthless."""
        async with self.database.write() as session:
            gone = await session.execute(
                delete(TokenRow).where(TokenRow.digest == digest(token)).returning(TokenRow.person)
            )
            person = gone.scalar_one_or_none()
        self._known.pop(digest(token), None)
        if person is not None:
            await self.changed(person)

    def forget(self, person: str | None = None) -> None:
        """Remember nothing of someone, or with ``None`` of anybody: another process may have changed them."""
        if person is None:
            self._known.clear()
        for key in [key for key, known in self._known.items() if known.person.id == person]:
            del self._known[key]

    async def change(
        self, person: Person, name: str | None, language: str | None, by_name: bool | None = None
    ) -> Person:
        """Give a person another name or language, or let them be asked to tables by name."""
        changed = msgspec.structs.replace(
            person, name=name or person.name, language=language or person.language
        )
        values: dict[str, Any] = {"name": changed.name, "language": changed.language}
        if by_name is not None:
            values["by_name"] = by_name
        async with self.database.write() as session:
            await session.execute(update(PersonRow).where(PersonRow.id == person.id).values(**values))
        self.refresh(person.id, name=changed.name, language=changed.language)
        await self.changed(person.id)
        return changed

    def refresh(self, person: str, **fields: str) -> None:
        """Change what is remembered of a person under all their tokens."""
        for key, known in self._known.items():
            if known.person.id == person:
                self._known[key] = known._replace(person=msgspec.structs.replace(known.person, **fields))


def refuse_banned(row: PersonRow) -> None:
    """Refuse who is let in nowhere."""
    if not row.is_banned(time.time()):
        return
    if row.ban_ends is None:
        raise Sorry(HouseRule.FORBIDDEN, "server-banned")
    until = time.strftime(
        "%Y-%m-%dT%H:%M:%SZ", time.gmtime(row.ban_ends)
    )  # pages tell it in their reader's time
    raise Sorry(HouseRule.FORBIDDEN, "server-banned-until", {"until": until})


def person_of(row: PersonRow, table: str | None = None) -> Person:
    """Return a person from a row."""
    return Person(row.id, row.name, row.language, row.account, table)


async def let_go_of_oldest(session: AsyncSession, person: str, table: str | None) -> list[str]:
    """Make all but the newest tokens of a seat's programs worthless; return their digests."""
    await session.flush()
    same = TokenRow.person == person, TokenRow.table == table, TokenRow.kind == "program"
    newest = select(TokenRow.digest).where(*same).order_by(TokenRow.created.desc()).limit(PROGRAMS)
    kept = (await session.execute(newest)).scalars().all()
    older = delete(TokenRow).where(*same, TokenRow.digest.not_in(kept)).returning(TokenRow.digest)
    return list((await session.execute(older)).scalars())


def add_token(session: AsyncSession, person: str, kind: str, table: str | None = None) -> str:
    """Make a secret for a person; only its digest is kept."""
    token = token_urlsafe(32)
    now = time.time()
    session.add(
        TokenRow(
            digest=digest(token),
            person=person,
            kind=kind,
            table=table,
            created=now,
            expires=now + (ONCE_SECONDS if kind == "once" else YEAR),
        )
    )
    return token
