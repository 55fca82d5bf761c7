"""Who leaves a game ranks last; who is sent away is not counted, and the host loses; all are told before."""

import time

import pytest
from sqlalchemy import select

from kastellan.core.game import Outcome
from kastellan.server.database import Database
from kastellan.server.endings import write_end
from kastellan.server.rows import PersonRow, RatingRow, ResultRow
from kastellan.server.sheet import write_sheet
from kastellan.tables.seats import send_away, stand_up
from kastellan.tables.sheet import Chair
from kastellan.tables.wishes import fresh_sheet
from tests.server.clients import Screen, open_table

PASSWORD = "correct horse battery"
BID, FOLD = {"type": "bid", "amount": 1}, {"type": "fold"}


async def with_accounts(guests, server, count):
    people = await guests(server, count)
    for person in people:
        await person.post("/api/account", {"name": f"Owner {person.cookie[:12]}", "password": PASSWORD})
    return people


async def look(server, people, table):
    return [await Screen.open(server.address, table, person.cookie) for person in people]


async def play(screen, action):
    if screen.shown is None:
        await screen.until("shown")
    await screen.play(action)


async def until_over(screen):
    while screen.info is None or screen.info["status"] != "over":
        await screen.receive()


async def results(people):
    """Return for each the rank and whether they left, of their only game, or nothing."""
    played = [(await person.get("/api/me/games"))["games"] for person in people]
    return [(games[0]["rank"], games[0]["left"]) if games else None for games in played]


async def ratings(people):
    rated = [(await person.get("/api/me"))["ratings"] for person in people]
    return [one[0]["mu"] if one else None for one in rated]


async def test_who_leaves_and_does_not_come_back_ranks_last(server_with_toy, guests):
    """Also if the computer player that went on for them has won."""
    people = await with_accounts(guests, server_with_toy, 3)
    table = await open_table(people, "toy", options={"rounds": 1})
    screens = await look(server_with_toy, people, table)
    await play(screens[0], BID)
    await people[0].post(f"/api/tables/{table}/leave")
    for screen in screens[1:]:
        await play(screen, FOLD)
    await until_over(screens[1])
    assert (await people[1].get(f"/api/tables/{table}"))["outcome"]["ranks"][0] == 1
    assert await results(people) == [(3, True), (2, False), (2, False)]
    left, *stayed = await ratings(people)
    assert left < 25 < min(stayed)


async def test_who_comes_back_before_the_end_has_not_left(server_with_toy, guests):
    people = await with_accounts(guests, server_with_toy, 2)
    table = await open_table(people, "toy", options={"rounds": 1})
    await people[0].post(f"/api/tables/{table}/leave")
    await people[0].post(f"/api/tables/{table}/sit", {})
    screens = await look(server_with_toy, people, table)
    await play(screens[0], BID)
    await play(screens[1], FOLD)
    await until_over(screens[1])
    assert await results(people) == [(1, False), (2, False)]
    winner, loser = await ratings(people)
    assert winner > 25 > loser


async def test_nobody_gains_by_sending_others_away(server_with_toy, guests):
    """Who was sent away is not counted; the others keep their ratings, but for the host, who has lost."""
    people = await with_accounts(guests, server_with_toy, 3)
    table = await open_table(people, "toy", options={"rounds": 1})
    screens = await look(server_with_toy, people, table)
    await screens[0].until("shown")
    await people[0].post(f"/api/tables/{table}/kick", {"seat": 1})
    await play(screens[0], BID)
    await play(screens[2], FOLD)
    await until_over(screens[0])
    assert [one and one[1] for one in await results(people)] == [False, None, False]
    host, *others = await ratings(people)
    assert host < 25
    assert others == [None, None]


async def test_who_was_sent_away_before_the_game_changes_nothing(server_with_toy, guests):
    people = await with_accounts(guests, server_with_toy, 3)
    table = await open_table(people[:2], "toy", start=False, options={"rounds": 1}, public=True)
    await people[0].post(f"/api/tables/{table}/kick", {"seat": 1})
    await people[2].post(f"/api/tables/{table}/sit", {})
    await people[0].post(f"/api/tables/{table}/start")
    screens = await look(server_with_toy, [people[0], people[2]], table)
    await play(screens[0], BID)
    await play(screens[1], FOLD)
    await until_over(screens[0])
    assert [one is not None for one in await ratings(people)] == [True, False, True]


async def test_who_has_left_cannot_be_sent_away_and_may_come_back(server_with_toy, guests):
    """Or a host could make whoever steps out for a moment lose, at no cost."""
    people = await with_accounts(guests, server_with_toy, 3)
    table = await open_table(people, "toy", options={"rounds": 1})
    screens = await look(server_with_toy, people, table)
    await screens[0].until("shown")
    await people[1].post(f"/api/tables/{table}/leave")
    refused = await people[0].post(f"/api/tables/{table}/kick", {"seat": 1}, 409)
    assert refused["error"]["reason"] == "server-nobody-to-kick"
    assert (await people[1].post(f"/api/tables/{table}/sit", {}))["my_seat"] == 1
    await people[1].post(f"/api/tables/{table}/leave")
    await play(screens[0], BID)
    await play(screens[2], FOLD)
    await until_over(screens[0])
    assert (await results(people))[1] == (3, True)
    assert (await ratings(people))[1] < 25


async def test_what_is_at_stake_is_told_before(server_with_toy, guests):
    people = await with_accounts(guests, server_with_toy, 2)
    people += await guests(server_with_toy, 1)
    table = await open_table(people, "toy", start=False)

    async def stakes():
        told = [await person.get(f"/api/tables/{table}/stakes") for person in people]
        return [(one["rated"], one["mine"], one["others"]) for one in told]

    assert await stakes() == [(False, False, 2)] * 3
    await people[0].post(f"/api/tables/{table}/start")
    assert await stakes() == [(True, True, 2), (True, True, 2), (True, False, 2)]
    await people[1].post(f"/api/tables/{table}/leave")
    assert await stakes() == [(True, True, 1), (True, True, 2), (True, False, 1)]
    await people[1].post(f"/api/tables/{table}/sit", {})
    await people[0].post(f"/api/tables/{table}/kick", {"seat": 2})
    told = [await person.get(f"/api/tables/{table}/stakes") for person in people[:2]]
    assert told == [{"rated": False, "mine": False, "others": 1, "replaced": False}] * 2


@pytest.fixture
def server_with_toy(sqlite_server):
    return sqlite_server


# Without a game.


async def ended(url, change):
    """Let four accounts, in two teams, end a game in which something was changed; return who fared how."""
    database = Database(url)
    await database.migrate()
    sheet = fresh_sheet(
        0.0,
        game="toy", rules=1, options={}, content="", name="", public=False, host="p0", clock=None,
        hints=False, chairs=[Chair(seat, f"p{seat}", f"P{seat}") for seat in range(4)],
    )  # fmt: skip
    sheet.status = "playing"
    change(sheet)
    async with database.write() as session:
        session.add_all(
            PersonRow(id=f"p{n}", name="", language="en", account=f"a{n}", created=0.0) for n in range(4)
        )
        await session.flush()
        await write_sheet(session, sheet)
        await write_end(session, sheet, Outcome((1, 1, 0, 0), (1, 1, 2, 2), ((0, 1), (2, 3))))
    async with database.read() as session:
        rated = {row.person: row.mu for row in (await session.execute(select(RatingRow))).scalars()}
        ranks = {row.person: row.rank for row in (await session.execute(select(ResultRow))).scalars()}
    await database.close()
    return ranks, rated


async def test_in_a_team_game_who_leaves_loses_alone(database_url, tmp_path):
    ranks, rated = await ended(database_url, lambda sheet: stand_up(sheet, 0, time.time()))
    assert ranks == {"p0": 2, "p1": 1, "p2": 2, "p3": 2}
    _, whole = await ended(f"sqlite:///{tmp_path}/whole.db", lambda _: None)
    assert {name: rated[name] for name in ("p1", "p2", "p3")} == {
        name: whole[name] for name in ("p1", "p2", "p3")
    }
    assert rated["p0"] == rated["p2"] < 25


async def test_a_game_from_which_somebody_was_sent_away_is_not_rated(database_url):
    ranks, rated = await ended(database_url, lambda sheet: send_away(sheet, 3))
    assert ranks == {"p0": 1, "p1": 1, "p2": 2}
    assert rated == {}
