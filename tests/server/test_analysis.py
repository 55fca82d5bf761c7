"""Hints where the table allows them, from what a seat sees alone; reviews that are made in the background."""

import asyncio
import time
from functools import cache
from itertools import pairwise

import msgspec
import pytest

from kastellan.bots.hints import hint_json
from kastellan.bots.review import Review, review
from kastellan.core import Line, Log
from kastellan.core.memory import begun, learnt, read
from kastellan.games import GAMES
from kastellan.server import analysis
from kastellan.server.hall import Hall
from kastellan.server.settings import Settings
from tests.server.clients import Visitor, content, open_table, play_whole, replay_of
from tests.server.processes import SERVE, WORK, Process
from tests.short_games import short_game

PATIENCE = 180
SIX_DECISIONS, HUNDRED_DECISIONS = 5, 4
"""Where short games begin so that they last so long: one is reviewed at once, one in some seconds."""


async def acting(people, table):
    """Return who is to act, and what they are shown."""
    shown = [await person.get(f"/api/tables/{table}/shown") for person in people]
    seat = shown[0]["to_act"][0]
    return seat, shown[seat]


async def reviewed(person, table):
    """Return the review once it is ready."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        news = await person.get(f"/api/tables/{table}/review")
        assert news["state"] != "failed"
        if news["state"] == "ready":
            return news["review"]
        assert news["review"] is None
        assert news["done"] <= news["total"]
        await asyncio.sleep(0.05)
    raise AssertionError(f"no review after {PATIENCE} seconds: {news}")


async def take_in(person, left=SIX_DECISIONS):
    """Return a finished table."""
    return (await person.post("/api/import", short_game("kryptos", left)))["table"]


async def by_the_library(person, table):
    """Return the review that the library makes of the exported game."""
    return library_review(msgspec.json.encode((await person.get(f"/api/tables/{table}/export"))["log"]))


@cache
def library_review(exported):
    """Return the library's review of a log; thought out once, as several servers are compared with it."""
    log = msgspec.json.decode(exported, type=Log)
    return msgspec.json.decode(msgspec.json.encode(review(GAMES[log.game], log, content(log.game))))


@pytest.mark.rule("TABLE-11")
async def test_a_hint_is_given_where_the_table_allows_it(server, guests):
    """It can be played, is about what the seat is shown, and comes again as it was."""
    people = await guests(server, 3)
    table = await open_table(people, hints=True)
    for _ in range(8):
        seat, shown = await acting(people, table)
        hint = await people[seat].post(f"/api/tables/{table}/hint")
        assert hint["number"] == shown["number"]
        assert hint["line"]["key"].startswith("hint-")
        assert hint["move"]["key"].startswith("kryptos-do-")
        assert await people[seat].post(f"/api/tables/{table}/hint") == hint
        move = {"ask": shown["ask"], "action": hint["action"]}
        await people[seat].post(f"/api/tables/{table}/play", move)
    assert hint["details"]["chances"]


@pytest.mark.rule("TABLE-11")
async def test_a_hint_is_refused_with_the_rule_and_a_sentence(server, guests):
    """At a table without hints, when it is not one's turn, and to who does not sit there."""
    people = await guests(server, 4)
    stern = await open_table(people[:3])
    kind = await open_table(people[:3], hints=True)
    assert (await people[2].get(f"/api/tables/{kind}"))["hints"]
    assert not (await people[2].get(f"/api/tables/{stern}"))["hints"]
    seat, _ = await acting(people[:3], stern)
    off = await people[seat].post(f"/api/tables/{stern}/hint", status=422)
    assert (off["error"]["rule"], off["error"]["reason"]) == ("TABLE-11", "table-hints-off")
    assert "without hints" in off["error"]["text"]
    seat, _ = await acting(people[:3], kind)
    turn = await people[(seat + 1) % 3].post(f"/api/tables/{kind}/hint", status=422)
    assert (turn["error"]["rule"], turn["error"]["reason"]) == ("TABLE-11", "table-hints-turn")
    await people[3].post(f"/api/tables/{kind}/hint", status=403)
    waiting = await open_table(people[:2], seats=3, hints=True, start=False)
    early = await people[0].post(f"/api/tables/{waiting}/hint", status=422)
    assert early["error"]["rule"] == "TABLE-7"


@pytest.mark.parametrize(
    ("language", "words"), [("en", "without hints"), ("fr", "sans conseils"), ("bg", "без съвети")]
)
async def test_every_reader_is_told_in_their_language(sqlite_server, language, words):
    people = [await Visitor(sqlite_server.address, f"P{n}", language).arrive() for n in range(3)]
    try:
        table = await open_table(people)
        seat, _ = await acting(people, table)
        refused = await people[seat].post(f"/api/tables/{table}/hint", status=422)
        assert words in refused["error"]["text"]
    finally:
        for person in people:
            await person.close()


async def test_hints_are_not_endless(tmp_path):
    """A person may ask so often a minute, and have so many new reviews made; others are not concerned."""
    process = Process(SERVE, f"sqlite:///{tmp_path}/games.db", hint_rate="2")
    people = [await Visitor(process.address, f"Player {n}").arrive() for n in range(3)]
    try:
        table = await open_table(people, hints=True)
        seat, _ = await acting(people, table)
        for _ in range(2):
            await people[seat].post(f"/api/tables/{table}/hint")
        refused = await people[seat].post(f"/api/tables/{table}/hint", status=429)
        assert refused["error"]["reason"] == "server-too-many-hints"
        other = people[(seat + 1) % 3]
        for _ in range(2):
            await other.get(f"/api/tables/{await take_in(other)}/review")
        refused = await other.get(f"/api/tables/{await take_in(other)}/review", 429)
        assert refused["error"]["reason"] == "server-too-many-reviews"
    finally:
        process.stop()
        for person in people:
            await person.close()


class Listener:
    """A pool that only notes what it is given."""

    def __init__(self):
        self.given = []

    async def run(self, function, *args):
        self.given.append((function, args))
        return function(*args)


@pytest.fixture
async def own_server(database_url):
    """A server that a test may end, and three people at it."""
    process = Process(SERVE, database_url)
    people = [await Visitor(process.address, f"Player {n}").arrive() for n in range(3)]
    yield process, people
    process.stop()
    for person in people:
        await person.close()


async def test_a_hint_is_computed_from_the_view_and_the_memory_alone(own_server, database_url):
    """The process that thinks is handed nothing but what the seat was shown and told."""
    process, people = own_server
    name = await open_table(people, hints=True)
    for _ in range(8):
        seat, shown = await acting(people, name)
        hint = await people[seat].post(f"/api/tables/{name}/hint")
        await people[seat].post(f"/api/tables/{name}/play", {"ask": shown["ask"], "action": hint["action"]})
    seat, shown = await acting(people, name)
    process.stop()
    hall = Hall(Settings(database_url=database_url, bot_processes=0))
    await hall.open(serving=False)
    try:
        listener = Listener()
        await analysis.write_hint(await hall.table(name), seat, listener)
    finally:
        await hall.close()
    ((function, (game, asked, view, seed, extra, memory)),) = listener.given
    assert function is hint_json
    assert (game, asked, extra) == ("kryptos", seat, None)
    assert msgspec.json.decode(view) == shown["view"]
    rules, told = GAMES[game], [Line(line["key"], line["facts"]) for line in shown["story"]]
    assert read(rules, memory) == learnt(
        rules, begun(rules, msgspec.json.decode(view, type=rules.views), None), told, None
    )
    assert isinstance(seed, int)


async def test_a_review_is_made_once_the_game_is_over(server, guests):
    """Not before; then in the background, the same as the library makes, and kept."""
    people = await guests(server, 3)
    table = await open_table(people)
    early = await people[0].get(f"/api/tables/{table}/review", 409)
    assert early["error"]["reason"] == "server-not-over"
    table = await take_in(people[0])
    found = await reviewed(people[0], table)
    assert found == await by_the_library(people[0], table)
    assert msgspec.convert(found, Review).chart[-1].chances.count(1.0) == 1
    assert (await people[0].get(f"/api/tables/{table}/review"))["review"] == found
    await people[1].get(f"/api/tables/{table}/review", 403)


async def test_a_review_goes_on_after_a_restart(own_server, database_url):
    """A server that is killed in the middle leaves the parts behind; the next one finishes them unasked."""
    process, people = own_server
    table = await take_in(people[0], HUNDRED_DECISIONS)
    while (news := await people[0].get(f"/api/tables/{table}/review"))["done"] < 2:
        assert news["state"] == "thinking"
        await asyncio.sleep(0.02)
    assert news["state"] == "thinking"
    process.kill()
    again = Process(SERVE, database_url)
    try:
        for person in people:
            person.http.base_url = again.address
        news = await people[0].get(f"/api/tables/{table}/review")
        assert news["done"] >= 2
        assert await reviewed(people[0], table) == await by_the_library(people[0], table)
    finally:
        again.stop()


async def test_workers_think_out_hints_and_reviews(postgres):
    """With PostgreSQL and workers the server thinks about nothing itself."""
    url = postgres.new_database()
    process, worker = Process(SERVE, url, bots="worker"), Process(WORK, url)
    people = [await Visitor(process.address, f"Player {n}").arrive() for n in range(3)]
    try:
        table = await open_table(people, hints=True)
        seat, _ = await acting(people, table)
        hint = await people[seat].post(f"/api/tables/{table}/hint")
        assert hint["line"]["key"] == "hint-kryptos-reveal"
        table = await take_in(people[0])
        assert await reviewed(people[0], table) == await by_the_library(people[0], table)
    finally:
        process.stop()
        worker.stop()
        for person in people:
            await person.close()
    assert '"level":"error"' not in process.errors() + worker.errors()


async def test_a_replay_tells_where_in_the_log_each_step_is(server, guests):
    """So that a review's moves are found with any eyes; while the game runs the count stays secret."""
    people = await guests(server, 3)
    table = await open_table(people)
    running = await people[0].get(f"/api/tables/{table}/replay?eyes=spectator")
    assert {move["moves"] for move in running["moves"]} == {None}
    await play_whole(server.address, people, table, "kryptos", 4)
    log = (await people[0].get(f"/api/tables/{table}/export"))["log"]
    for eyes in ("0", "spectator", "all"):
        steps = (await replay_of(people[0], table, eyes))["moves"]
        counts = [step["moves"] for step in steps]
        assert counts[0] == 0
        assert counts[-1] == len(log["moves"])
        assert counts == sorted(counts)
        for before, step in pairwise(steps):
            if step["action"] is not None and step["seat"] >= 0:
                assert log["moves"][before["moves"]] == [step["seat"], step["action"]]
