"""Answers are packed where that pays, and never where their length could tell a secret."""

import gzip

import pytest

from tests.server.clients import Visitor, open_table, play_whole

PLAIN = {"Accept-Encoding": "identity"}
PUBLIC = [
    "/api/games",
    "/api/games/kreta/content",
    "/api/games/krysis/rulebook/fr",
    "/api/puzzles",
]


async def coding_of(visitor: Visitor, path: str) -> str | None:
    """Return how an answer came, once it is sure that it says the same as the plain one."""
    async with visitor.http.stream("GET", path) as answer:
        raw = b"".join([part async for part in answer.aiter_raw()])
    coding = answer.headers.get("content-encoding")
    plain = await visitor.http.get(path, headers=PLAIN)
    assert "content-encoding" not in plain.headers
    assert (gzip.decompress(raw) if coding == "gzip" else raw) == plain.content
    assert answer.headers["content-length"] == str(len(raw))
    if coding:
        assert len(raw) < len(plain.content) / 2
        assert "accept-encoding" in answer.headers["vary"]
        assert "accept-encoding" in plain.headers["vary"], (
            "whoever keeps the plain one must know of the other"
        )
    return coding


@pytest.mark.parametrize("path", PUBLIC)
async def test_what_everybody_may_read_is_packed(sqlite_server, path):
    visitor = await Visitor(sqlite_server.address).arrive()
    assert await coding_of(visitor, path) == "gzip"
    refused = await visitor.http.get(path, headers={"Accept-Encoding": "gzip;q=0, br"})
    assert "content-encoding" not in refused.headers
    await visitor.close()


async def test_records_are_packed_once_they_hold_no_secret(sqlite_server, guests):
    people = await guests(sqlite_server, 3)
    table = await open_table(people)
    replay, export = f"/api/tables/{table}/replay?eyes=0", f"/api/tables/{table}/export"
    assert await coding_of(people[0], replay) is None
    screens = await play_whole(sqlite_server.address, people, table, "kryptos", 1)
    assert await coding_of(people[0], replay) == "gzip"
    assert await coding_of(people[0], export) == "gzip"
    for screen in screens:
        await screen.close()


async def test_what_belongs_to_one_person_or_is_short_goes_as_it_is(sqlite_server, guests):
    """Names and talk of others stand there beside cards, links and tokens of one's own."""
    people = await guests(sqlite_server, 3)
    table = await open_table(people)
    for path in (
        "/api/me",
        "/api/tables",
        "/api/me/games",
        f"/api/tables/{table}",
        f"/api/tables/{table}/shown",
    ):
        assert await coding_of(people[0], path) is None, path
    assert await coding_of(people[0], "/api/games/decrypto/content") is None, "some figures in one packet"
