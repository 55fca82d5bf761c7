"""Accounts: a name and a password by which somebody is known everywhere."""

import asyncio
import unicodedata
from collections.abc import Iterable
from functools import cache
from secrets import token_hex

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error
from sqlalchemy import delete, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession

from kastellan.server import holidays
from kastellan.server.notices import ways
from kastellan.server.people import People, Person, add_token, digest, person_of, refuse_banned
from kastellan.server.problems import HouseRule, Sorry
from kastellan.server.rows import OpenedRow, OwnContentRow, PersonRow, ResultRow, SeatRow, TableRow, TokenRow
from kastellan.tables.messages import Credentials, NewPassword
from kastellan.tables.names import looks
from kastellan.tables.sheet import STAND_IN

LONGEST_KEY = 80


def account_key(name: str) -> str:
    """Return the form in which account names are compared."""
    return unicodedata.normalize("NFKC", name).casefold().strip()


def taken(name: str) -> Sorry:
    """Return that a name is somebody else's: an account's, or one that speaks for the house."""
    return Sorry(HouseRule.CONFLICT, "server-account-taken", {"name": name}, "$.name")


@cache
def decoy() -> str:
    """Return what the password for an unknown name is compared with; it is made once in a process."""
    return PasswordHasher().hash(token_hex(8))


class Accounts:
    """Opens accounts and lets their owners in; ``kept`` are names that nobody may open."""

    def __init__(self, people: People, kept: Iterable[str] = ()) -> None:
        self._people = people
        self._kept = {look.casefold() for name in kept for look in looks(name)}
        self._hasher = PasswordHasher()
        self._decoy = decoy()

    async def open_account(self, person: Person, credentials: Credentials) -> Person:
        """Turn a guest into the owner of an account; others go on seeing the name they know."""
        if person.account is not None:
            raise Sorry(HouseRule.CONFLICT, "server-has-account", {"name": person.account})
        key = account_key(credentials.name)
        if not key or len(key) > LONGEST_KEY:
            raise Sorry(HouseRule.MALFORMED, "server-empty-name", place="$.name")
        if self._kept & {look.casefold() for look in looks(credentials.name)}:
            raise taken(credentials.name)
        hashed = await asyncio.to_thread(self._hasher.hash, credentials.password)
        try:
            async with self._people.database.write() as session:
                row = await session.get_one(PersonRow, person.id, with_for_update=True)
                row.name = row.name or await name_at_tables(session, row.id) or credentials.name
                row.account, row.password = key, hashed
        except IntegrityError:
            raise taken(credentials.name) from None
        self._people.refresh(person.id, name=row.name, account=key)
        await self._people.changed(person.id)
        return person_of(row)

    async def change_password(self, person: Person, passwords: NewPassword, token: str) -> None:
        """Give an account another password; of all that proves who one is only ``token`` stays good."""
        async with self._people.database.read() as session:
            hashed = (await session.get_one(PersonRow, person.id)).password
        if hashed is None:
            raise Sorry(HouseRule.CONFLICT, "server-no-account")
        if not await self._is_password(hashed, passwords.old):
            raise Sorry(HouseRule.STRANGER, "server-wrong-old-password", place="$.old")
        fresh = await asyncio.to_thread(self._hasher.hash, passwords.new)
        others = TokenRow.person == person.id, TokenRow.digest != digest(token)
        async with self._people.database.write() as session:
            await session.execute(update(PersonRow).where(PersonRow.id == person.id).values(password=fresh))
            await session.execute(delete(TokenRow).where(*others))
        self._people.forget(person.id)
        await self._people.changed(person.id)

    async def _is_password(self, hashed: str, password: str) -> bool:
        """Return whether a password is the one that was hashed; takes long."""
        try:
            return await asyncio.to_thread(self._hasher.verify, hashed, password)
        except Argon2Error:
            return False

    async def log_in(self, guest: Person | None, credentials: Credentials) -> tuple[Person, str, list[str]]:
        """Return the owner of an account, a new cookie, and the tables that a guest brings along.

        An unknown name costs as much time as a wrong password, so names cannot be probed.
        """
        async with self._people.database.read() as session:
            row = (
                await session.execute(
                    select(PersonRow).where(PersonRow.account == account_key(credentials.name))
                )
            ).scalar_one_or_none()
        hashed = self._decoy if row is None or row.password is None else row.password
        right = await self._is_password(hashed, credentials.password)
        if row is None or not right:
            raise Sorry(HouseRule.STRANGER, "server-wrong-password")
        refuse_banned(row)
        brought: list[str] = []
        async with self._people.database.write() as session:
            if guest is not None and guest.account is None and guest.table is None:
                brought = await hand_over(session, guest.id, row.id)
            token = add_token(session, row.id, "cookie")
        return person_of(row), token, brought


async def name_at_tables(session: AsyncSession, person: str) -> str | None:
    """Return under what name somebody sat down last: one given at a table is that seat's only."""
    named = select(SeatRow.name).join(TableRow).where(SeatRow.person == person, SeatRow.name != "")
    return (await session.execute(named.order_by(TableRow.updated.desc()).limit(1))).scalar_one_or_none()


async def hand_over(session: AsyncSession, guest: str, account: str) -> list[str]:
    """Give an account the seats, the tables and the history of a guest; return the tables concerned.

    Where the account sits already, a computer player takes the guest's seat: nobody plays two.
    """
    seats = select(SeatRow.table).where(SeatRow.person == guest)
    concerned = select(TableRow.id).where(TableRow.id.in_(seats) | (TableRow.host == guest))
    tables = list((await session.execute(concerned.order_by(TableRow.id).with_for_update())).scalars())
    both = select(SeatRow.table).where(SeatRow.person == account)
    unfinished = select(TableRow.id).where(TableRow.status != "over")
    await ways.hand_over(session, guest, account)
    await holidays.hand_over(session, guest, account)
    for change in (
        update(SeatRow).where(SeatRow.person == guest, SeatRow.table.not_in(both)).values(person=account),
        update(SeatRow)
        .where(SeatRow.person == guest, SeatRow.table.in_(unfinished))
        .values(person=None, level=STAND_IN, away=None),
        update(TableRow).where(TableRow.host == guest).values(host=account),
        update(OpenedRow).where(OpenedRow.person == guest).values(person=account),
        update(OwnContentRow).where(OwnContentRow.owner == guest).values(owner=account),
        update(ResultRow).where(ResultRow.person == guest).values(person=account),
    ):
        await session.execute(change.execution_options(synchronize_session=False))
    return tables
