"""Asking what things are over the socket, and of a step of a replay."""

import pytest

from kastellan.games import GAMES
from tests.server.clients import Screen, open_table

pytestmark = pytest.mark.rule("TABLE-13")


async def at_kreta(server, guests) -> tuple[list, str, list[Screen]]:
    """Return three people at a table of Kreta, its name, and their screens."""
    people = await guests(server, 3)
    table = await open_table(people, "kreta")
    screens = [await Screen.open(server.address, table, person.cookie) for person in people]
    for screen in screens:
        await screen.until("shown")
    return people, table, screens


async def test_who_plays_asks_what_there_is_and_what_it_is(sqlite_server, guests):
    _, _, screens = await at_kreta(sqlite_server, guests)
    await screens[1].send(type="explain")
    told = await screens[1].until("explained")
    assert {"province:0", "card:1", "seat:3"} <= told["things"].keys()
    await screens[1].send(type="explain", thing="province:0")
    told = await screens[1].until("explained")
    assert (told["thing"], told["number"]) == ("province:0", screens[1].shown["number"])
    assert told["answer"]["title"]["key"] == "help-kreta-province"
    assert len(told["answer"]["sections"][0]["sums"]) == 3


@pytest.mark.parametrize("thing", ["dragon", "province:16", "province:-1", "fort:1"])
async def test_what_is_not_there_is_refused_and_the_line_stays(sqlite_server, guests, thing):
    _, _, screens = await at_kreta(sqlite_server, guests)
    await screens[0].send(type="explain", thing=thing)
    refused = await screens[0].until("refused")
    assert (refused["refusal"]["rule"], refused["ask"]) == ("TABLE-13", -1)
    assert "not on the table" in refused["text"]
    await screens[0].send(type="explain", thing="province:0")
    assert (await screens[0].until("explained"))["answer"]


async def test_a_replay_explains_what_was_seen_at_a_step(sqlite_server, guests):
    people, table, _ = await at_kreta(sqlite_server, guests)
    answer = await people[0].get(f"/api/tables/{table}/explain?eyes=0&step=0&thing=seat:1")
    assert answer["answer"]["what"]["facts"] == {"points": 0}
    all_of_them = await people[0].get(f"/api/tables/{table}/explain?eyes=0&step=0")
    assert len(all_of_them["things"]) > len(GAMES["kreta"].explaining.kinds)
