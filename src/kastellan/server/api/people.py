"""People: who one is, accounts, devices."""

import asyncio
from random import uniform
from typing import Any

from litestar import Request, get, patch, post
from sqlalchemy import func, select

from kastellan.server.access import DEVICE, token_of
from kastellan.server.accounts import account_key
from kastellan.server.admin import do, everything_of, is_admin
from kastellan.server.api.common import Network, refuse_programs
from kastellan.server.company import companies, people_met
from kastellan.server.doors import same
from kastellan.server.hall import Hall
from kastellan.server.my_tables import introduce, my_tables
from kastellan.server.people import Person
from kastellan.server.problems import HouseRule, Sorry
from kastellan.server.ratings import ratings_of
from kastellan.server.rows import PersonRow, ResultRow
from kastellan.tables.messages import (
    Because,
    ChangeMe,
    Credentials,
    DeviceLink,
    EraseMe,
    Home,
    Link,
    Me,
    Met,
    NewPassword,
)

TRIES, TRY_SECONDS = 5, 2.0
"""How often and how long apart somebody tries to come to an account that many try to enter."""
OWN_WISH = "their own wish"
"""By whom and why somebody was erased, in the list of what was done."""


async def describe(hall: Hall, person: Person) -> Me:
    """Return a person as they are told of themselves."""
    async with hall.database.read() as session:
        ratings = await ratings_of(session, person.id)
        counted = select(func.count()).where(ResultRow.person == person.id)
        played = (await session.execute(counted)).scalar_one()
        wished = select(PersonRow.by_name).where(PersonRow.id == person.id)
        by_name = bool((await session.execute(wished)).scalar())
    tables, _ = await my_tables(hall, person.id)
    language: Any = person.language
    admin = is_admin(hall.settings, person)
    return Me(person.id, person.name, language, person.account, ratings, tables, admin, played, by_name)


@get("/api/me", tags=["people"])
async def me(hall: Hall, person: Person, request: Request[Any, Any, Any]) -> Me:
    """Return who one is, and where one sits; a new visitor becomes a guest."""
    refuse_programs(person)
    token, program = token_of(request)
    if token and not program and hall.people.renewed(token):
        request.scope["kastellan_cookie"] = token  # type: ignore[typeddict-unknown-key]
    return await describe(hall, person)


@patch("/api/me", tags=["people"])
async def change_me(hall: Hall, person: Person, data: ChangeMe) -> Me:
    """Change one's name or language, or whether people one has met are asked, and ask, by name."""
    refuse_programs(person)
    changed = await hall.people.change(person, data.name, data.language, data.by_name)
    if changed.name and not person.name:
        await introduce(hall, changed)
    return await describe(hall, changed)


@get("/api/me/home", tags=["people"])
async def home(hall: Hall, person: Person) -> Home:
    """Return what stands on one's first page beside one's tables: their pictures, and whom to play again."""
    refuse_programs(person)
    _, pictures = await my_tables(hall, person.id)
    return Home(pictures, await companies(hall, person.id))


@get("/api/me/met", tags=["people"])
async def met(hall: Hall, person: Person) -> list[Met]:
    """Return whom one may ask to a table by name: people one has played with, where both have wished it."""
    refuse_programs(person)
    return await people_met(hall, person.id)


@get("/api/me/data", tags=["people"])
async def my_data(hall: Hall, person: Person) -> dict[str, list[dict[str, Any]]]:
    """Return all that is kept about oneself, to be saved as a file."""
    refuse_programs(person)
    return await everything_of(hall.database, person.id)


@post("/api/me/erase", tags=["people"], status_code=204)
async def erase_me(hall: Hall, person: Person, request: Request[Any, Any, Any], data: EraseMe) -> None:
    """Delete all that is kept about oneself, for good; a keeper's name would be free for anybody."""
    refuse_programs(person)
    if is_admin(hall.settings, person):
        raise Sorry(HouseRule.CONFLICT, "server-not-yourself")
    name = person.account or person.name
    if account_key(data.name) != account_key(name):
        raise Sorry(HouseRule.CONFLICT, "server-not-your-name", {"name": name}, "$.name")
    await do(hall.database, OWN_WISH, "people", "erase", person.id, Because(OWN_WISH))
    request.scope["kastellan_cookie"] = ""  # type: ignore[typeddict-unknown-key]


def refuse_haste(hall: Hall, network: str) -> None:
    """Refuse to work on another password: that is made to take long, and must not be tried out."""
    if not hall.logins.take(network):
        raise Sorry(HouseRule.TOO_MANY, "server-too-many-logins")


async def wait_for_account(hall: Hall, request: Request[Any, Any, Any], account: str) -> None:
    """Let all new devices together try only so many passwords of an account; those known to it need not wait.

    Who waits takes their chance with the others, so nobody is locked out for good.
    """
    if same(request.cookies.get(DEVICE), hall.doors.device(account)):
        return
    for _ in range(TRIES):
        if hall.passwords.take(account):
            return
        await asyncio.sleep(uniform(0.5, 1.5) * TRY_SECONDS)
    raise Sorry(HouseRule.TOO_MANY, "server-account-tried")


def remember_device(hall: Hall, request: Request[Any, Any, Any], account: str | None) -> None:
    """Let the browser be known again when somebody signs in to this account from it."""
    request.scope["kastellan_device"] = hall.doors.device(account or "")  # type: ignore[typeddict-unknown-key]


@post("/api/account", tags=["people"])
async def open_account(
    hall: Hall, person: Person, request: Request[Any, Any, Any], network: Network, data: Credentials
) -> Me:
    """Give the guest an account, so that history and rating stay across devices."""
    refuse_programs(person)
    refuse_haste(hall, network)
    owner = await hall.accounts.open_account(person, data)
    remember_device(hall, request, owner.account)
    return await describe(hall, owner)


@post("/api/account/password", tags=["people"], status_code=204)
async def change_password(
    hall: Hall, person: Person, request: Request[Any, Any, Any], network: Network, data: NewPassword
) -> None:
    """Change the password of one's account; all other devices are signed out."""
    refuse_programs(person)
    refuse_haste(hall, network)
    token, _ = token_of(request)
    await hall.accounts.change_password(person, data, token or "")


@post("/api/login", tags=["people"], status_code=200)
async def log_in(hall: Hall, request: Request[Any, Any, Any], network: Network, data: Credentials) -> Me:
    """Become the owner of an account; the guest's seats go along."""
    refuse_haste(hall, network)
    await wait_for_account(hall, request, account_key(data.name))
    token, _ = token_of(request)
    guest = await hall.people.by_token(token) if token else None
    person, fresh, brought = await hall.accounts.log_in(guest, data)
    request.scope["kastellan_cookie"] = fresh  # type: ignore[typeddict-unknown-key]
    remember_device(hall, request, person.account)
    await hall.refresh(brought)
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
    return Link("/device#" + await hall.people.new_token(person.id, "once"))


@post("/api/device", tags=["people"], status_code=200)
async def use_device_link(hall: Hall, request: Request[Any, Any, Any], data: DeviceLink) -> Me:
    """Make this device that of the person who made the link; who only opens the link changes nothing."""
    found = await hall.people.use_once(data.once)
    if found is None:
        raise Sorry(HouseRule.GONE, "server-link-used")
    person, request.scope["kastellan_cookie"] = found  # type: ignore[typeddict-unknown-key]
    return await describe(hall, person)


ROUTES: list[Any] = [
    me,
    change_me,
    home,
    met,
    my_data,
    erase_me,
    open_account,
    change_password,
    log_in,
    log_out,
    another_device,
    use_device_link,
]
