"""Links that nobody used in time are deleted in the background; whatever is still good stays."""

import asyncio
import time

import pytest
from sqlalchemy import select, update

from kastellan.server.hall import Hall
from kastellan.server.people import GRACE_SECONDS, digest
from kastellan.server.rows import PersonRow, TokenRow
from kastellan.server.settings import Settings
from tests.server.clients import SECONDS
from tests.server.processes import GENEROUS


def new_hall(database_url):
    return Hall(Settings(database_url=database_url, bot_processes=0, secret=GENEROUS["KASTELLAN_SECRET"]))


@pytest.fixture
async def hall(database_url):
    """A hall without rounds."""
    hall = new_hall(database_url)
    await hall.open(serving=False)
    yield hall
    await hall.close()


async def link(hall, person, ago):
    """Make a link to another device that expired so many seconds ago."""
    token = await hall.people.new_token(person.id, "once")
    expires = update(TokenRow).where(TokenRow.digest == digest(token)).values(expires=time.time() - ago)
    async with hall.database.write() as session:
        await session.execute(expires)
    return token


async def kept(hall, tokens):
    """Return which of the secrets are still in the database."""
    async with hall.database.read() as session:
        digests = set((await session.execute(select(TokenRow.digest))).scalars())
    return [token for token in tokens if digest(token) in digests]


async def test_only_what_has_expired_is_deleted(hall):
    guest, cookie = await hall.people.new_guest("Ana", "en")
    program, key = await hall.people.new_program("Deep Thought", "en", "table")
    fresh = await hall.people.new_token(guest.id, "once")
    late = await link(hall, guest, GRACE_SECONDS - 60)
    tokens = [cookie, key, fresh, late, *[await link(hall, guest, GRACE_SECONDS + n) for n in (1, 10**7)]]
    assert await kept(hall, tokens) == tokens
    await asyncio.gather(*(hall.people.forget_expired() for _ in range(3)))
    assert await kept(hall, tokens) == [cookie, key, fresh, late]
    used = await hall.people.use_once(fresh)
    assert used is not None
    assert used[0].id == guest.id
    assert await hall.people.use_once(late) is None, "it is kept but not good"
    hall.people.forget()
    assert [await hall.people.by_token(one) for one in (cookie, key)] == [guest, program]


async def test_a_server_deletes_them_by_itself_and_keeps_their_people(hall, database_url):
    guest, cookie = await hall.people.new_guest("Ana", "en")
    tokens = [cookie, await link(hall, guest, GRACE_SECONDS + 1)]
    server = new_hall(database_url)
    await server.open()
    try:
        for _ in range(200):
            if await kept(hall, tokens) == [cookie]:
                break
            await asyncio.sleep(0.05)
        assert await kept(hall, tokens) == [cookie]
        async with hall.database.read() as session:
            assert await session.get(PersonRow, guest.id) is not None
    finally:
        await server.close()


@pytest.mark.parametrize("database_url", ["postgres"], indirect=True)
async def test_a_link_that_another_process_holds_is_not_waited_for(hall):
    """So that two processes which delete several at once never wait for each other in a circle."""
    guest, _ = await hall.people.new_guest("Ana", "en")
    tokens = [await link(hall, guest, GRACE_SECONDS + 1) for _ in range(2)]
    async with hall.database.write() as session:
        held = select(TokenRow).where(TokenRow.digest == digest(tokens[0])).with_for_update()
        await session.execute(held)
        async with asyncio.timeout(SECONDS):
            await hall.people.forget_expired()
        assert await kept(hall, tokens) == [tokens[0]]
    await hall.people.forget_expired()
    assert await kept(hall, tokens) == []
