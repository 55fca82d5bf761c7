"""Passwords cannot be tried out by many together, and nobody is locked out of their account by others."""

import asyncio

import pytest

from tests.server.clients import Visitor
from tests.server.processes import SERVE, Process

PASSWORD = "correct horse battery"
IMPATIENT = "import kastellan.server.api.people as people; people.TRY_SECONDS = 0.01\n"
"""A server that tells at once who would have to wait for long."""


@pytest.fixture
async def house(tmp_path):
    """A server for few passwords a minute; everybody comes from an address of their own."""
    process = Process(IMPATIENT + SERVE, f"sqlite:///{tmp_path}/k.db", login_rate="6")
    visitors = []

    async def come(language="en"):
        visitor = Visitor(process.address, "", language)
        visitor.http.headers["X-Forwarded-For"] = f"192.0.2.{len(visitors)}"
        visitors.append(visitor)
        return await visitor.arrive()

    yield come
    for visitor in visitors:
        await visitor.close()
    assert process.stop() == 0


async def attack(come, name):
    """Let strangers everywhere try passwords of an account until they are slowed down."""
    for number in range(20):
        stranger = await come()
        answer = await stranger.http.post(
            "/api/login", json={"name": name, "password": f"wrong {number} wrong"}
        )
        if answer.status_code == 429:
            return number
        assert answer.status_code == 401
    raise AssertionError("nobody was slowed down")


@pytest.mark.parametrize("name", ["Ana", "Nobody"])
async def test_strangers_everywhere_try_only_so_many_passwords_of_an_account(house, name):
    """Of one that there is not, just as many: so nobody learns which there are."""
    ana = await house()
    await ana.post("/api/account", {"name": "Ana", "password": PASSWORD})
    assert await attack(house, name) in {6, 7}


async def test_who_has_signed_in_before_signs_in_as_ever(house):
    ana = await house()
    await ana.post("/api/account", {"name": "Ana", "password": PASSWORD})
    await ana.post("/api/logout")
    await attack(house, "Ana")
    me = await ana.post("/api/login", {"name": "Ana", "password": PASSWORD})
    assert me["account"] == "ana"


@pytest.mark.parametrize(
    ("language", "words"), [("en", "new devices"), ("fr", "nouveaux appareils"), ("bg", "новите устройства")]
)
async def test_a_new_device_is_told_to_wait_and_is_let_in_later(house, language, words):
    ana = await house()
    await ana.post("/api/account", {"name": "Ana", "password": PASSWORD})
    await attack(house, "Ana")
    phone = await house(language)
    right = {"name": "ANA", "password": PASSWORD}
    refused = await phone.post("/api/login", right, 429)
    assert refused["error"]["reason"] == "server-account-tried"
    assert words in refused["error"]["text"]
    for number in range(30):
        answer = await phone.http.post("/api/login", json=right)
        if answer.status_code == 200:
            return
        phone.http.headers["X-Forwarded-For"] = f"198.51.100.{number}"
        await asyncio.sleep(1)
    raise AssertionError("somebody was locked out")


async def test_the_mark_of_one_account_is_worth_nothing_for_another(house):
    ana, eve = await house(), await house()
    await ana.post("/api/account", {"name": "Ana", "password": PASSWORD})
    await eve.post("/api/account", {"name": "Eve", "password": PASSWORD})
    await attack(house, "Ana")
    await eve.post("/api/login", {"name": "Ana", "password": "wrong again"}, 429)
