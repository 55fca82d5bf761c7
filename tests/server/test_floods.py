"""Limits cannot be got round by being somebody new each time."""

import httpx
import pytest

from tests.own_contents import own
from tests.server.clients import Screen, Visitor, open_table
from tests.server.processes import SERVE, Process
from tests.server.test_limits import refused


@pytest.fixture
def strict(tmp_path):
    """A server that allows little."""
    process = Process(
        SERVE,
        f"sqlite:///{tmp_path}/k.db",
        request_rate="10",
        login_rate="3",
        import_rate="2",
        max_connections_per_person="2",
    )
    yield process
    assert process.stop() == 0


async def test_a_made_up_token_is_not_a_new_right(strict):
    found = []
    async with httpx.AsyncClient(base_url=strict.address) as http:
        for number in range(90):
            headers = {"Cookie": f"kastellan=made-up-{number}"}
            found.append((await http.get("/api/games", headers=headers)).status_code)
    assert set(found) == {200, 429}


async def test_passwords_are_not_tried_out_name_by_name(strict):
    person = await Visitor(strict.address).arrive()
    tries = [
        (await person.http.post("/api/login", json={"name": f"name {n}", "password": "password"})).status_code
        for n in range(5)
    ]
    assert tries == [401, 401, 401, 429, 429]
    answer = await person.http.post("/api/account", json={"name": "mine", "password": "password"})
    assert (answer.status_code, answer.json()["error"]["reason"]) == (429, "server-too-many-logins")
    await person.close()


async def test_games_are_not_brought_in_without_end(strict):
    person = await Visitor(strict.address).arrive()
    answers = [(await person.http.post("/api/import", json={})).status_code for _ in range(4)]
    assert answers == [400, 400, 429, 429]
    await person.close()


async def test_contents_are_not_brought_or_looked_at_without_end(strict):
    person = await Visitor(strict.address).arrive()
    file = {"game": "kryptos", "file": own("kryptos")}
    wishes = {
        "/api/contents": file | {"name": "Ours"},
        "/api/contents/check": file,
        "/api/tables": {"game": "kryptos", "seats": 3, "content": "none"},
    }
    answers = {path: [await status(person, path, body) for _ in range(20)] for path, body in wishes.items()}
    await person.close()
    kept, looked_at, opened = answers.values()
    assert (kept[:3], kept[-1]) == ([201, 201, 429], 429)
    assert looked_at[0] == 200
    assert (looked_at[-1], opened[-1]) == (429, 429)


async def status(person, path, body):
    """Return how something asked for is answered."""
    return (await person.http.post(path, json=body)).status_code


async def test_puzzles_are_not_tried_out_by_a_program(strict):
    async with httpx.AsyncClient(base_url=strict.address, headers={"X-Kastellan": "1"}) as http:
        tries = [(await http.post("/api/puzzles/kryptos/none/try", json={})).status_code for _ in range(20)]
    assert (tries[:10], tries[-1]) == ([404] * 10, 429)


async def test_those_without_a_name_are_counted_by_their_address(strict):
    people = [await Visitor(strict.address).arrive() for _ in range(3)]
    table = await open_table(people, public=True)
    screens = [await Screen.open(strict.address, table) for _ in range(2)]
    for screen in screens:
        await screen.until("shown")
    assert await refused(strict, table, None) == ("server-too-many-connections", "HTTP-429", 1013)
    own = await Screen.open(strict.address, table, people[0].cookie)
    assert await own.until("shown"), "people who are known are counted for themselves"
    for one in (*screens, own, *people):
        await one.close()
