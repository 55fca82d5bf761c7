"""A guest who logs in brings everything along, on every server; two games that end at once both count."""

import asyncio
import uuid

from kastellan.core import Outcome
from kastellan.games import GAMES
from kastellan.server.hall import Hall
from kastellan.server.ratings import rate, ratings_of
from kastellan.server.settings import Settings
from kastellan.tables.messages import Credentials
from kastellan.tables.sheet import Chair
from tests.server.clients import Screen, Visitor, open_table
from tests.server.processes import GENEROUS
from tests.tables.memory import sheet_of

PASSWORD = "correct horse battery"


async def account(process):
    """Return somebody with an account, and what it is called."""
    owner, name = await Visitor(process.address).arrive(), f"Owner {uuid.uuid4().hex[:12]}"
    await owner.post("/api/account", {"name": name, "password": PASSWORD})
    return owner, {"name": name, "password": PASSWORD}


async def test_a_host_who_logs_in_stays_host_on_every_server(servers, guests):
    first, second = servers
    owner, credentials = await account(first)
    people = await guests(first, 2)
    table = await open_table(people, start=False, seats=3)
    path = f"/api/tables/{table}"
    other = await Screen.open(second.address, table, people[1].cookie)
    await other.until("table")
    await people[0].post("/api/login", credentials)
    while not (await other.until("table"))["seats"][0]["host"]:
        pass
    elsewhere = Visitor(second.address)
    elsewhere.http.cookies.set("kastellan", people[0].cookie)
    assert (await elsewhere.get(path))["my_seat"] == 0
    await elsewhere.post(path + "/bot", {"seat": 2, "level": "easy"})
    await people[0].post(path + "/start")
    for one in (owner, elsewhere, other):
        await one.close()


async def test_who_sits_twice_at_a_table_keeps_one_seat_and_nobody_waits_for_the_other(server, guests):
    owner, credentials = await account(server)
    people = await guests(server, 2)
    table = await open_table([people[0], people[1], owner])
    path = f"/api/tables/{table}"
    await people[1].post("/api/login", credentials)
    seats = (await people[0].get(path))["seats"]
    assert [seat["kind"] for seat in seats] == ["person", "bot", "person"]
    assert (await people[1].get(path))["my_seat"] == 2
    await owner.close()


async def test_a_host_who_comes_back_to_a_table_without_one_is_host_again(sqlite_server, guests):
    (person,) = await guests(sqlite_server, 1)
    table = await open_table([person], seats=3, bots={"1": "easy", "2": "easy"}, public=True)
    assert (await person.post(f"/api/tables/{table}/leave"))["host_seat"] is None
    assert (await person.post(f"/api/tables/{table}/sit", {}))["host_seat"] == 0


async def test_two_games_that_end_at_once_are_both_rated(database_url):
    secret = GENEROUS["KASTELLAN_SECRET"]
    hall = Hall(Settings(database_url=database_url, bot_processes=0, secret=secret))
    await hall.open(serving=False)
    try:
        people = []
        for n in range(2):
            guest, _ = await hall.people.new_guest(f"Player {n}", "en")
            people.append(await hall.accounts.open_account(guest, Credentials(f"rated {n}", PASSWORD)))
        sheet = sheet_of(GAMES["kryptos"], 2, "")
        sheet.chairs = [Chair(seat, person.id, person.name) for seat, person in enumerate(people)]

        async def end():
            async with hall.database.write() as session:
                await rate(session, sheet, Outcome((1, 0), (1, 2)))
                await asyncio.sleep(0.2)

        await asyncio.gather(*(end() for _ in range(4)))
        async with hall.database.read() as session:
            counted = [(await ratings_of(session, person.id))[0].games for person in people]
        assert counted == [4, 4]
    finally:
        await hall.close()
