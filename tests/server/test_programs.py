"""A program's token plays one seat and does nothing else, least of all for the person who made it."""

import pytest

from tests.server.clients import Screen, Visitor, open_table

FOREIGN = [
    ("GET", "/api/me", None),
    ("PATCH", "/api/me", {"name": "Somebody else"}),
    ("GET", "/api/me/home", None),
    ("GET", "/api/me/games", None),
    ("GET", "/api/me/course", None),
    ("GET", "/api/me/statistics", None),
    ("GET", "/api/me/holiday", None),
    ("POST", "/api/me/holiday", {"days": 3}),
    ("DELETE", "/api/me/holiday", None),
    ("DELETE", "/api/me/games/{table}", None),
    ("GET", "/api/me/data", None),
    ("POST", "/api/me/erase", {"name": ""}),
    ("POST", "/api/me/device", None),
    ("POST", "/api/account/password", {"old": "long enough", "new": "longer than that"}),
    ("POST", "/api/account", {"name": "Taken over", "password": "chosen by the program"}),
    ("POST", "/api/tables", {"game": "kryptos", "seats": 3}),
    ("POST", "/api/import", {}),
    ("POST", "/api/tables/{table}/leave", None),
    ("POST", "/api/tables/{table}/start", None),
    ("POST", "/api/tables/{table}/bot", {"seat": 1, "level": "easy"}),
    ("POST", "/api/tables/{table}/kick", {"seat": 1}),
    ("POST", "/api/tables/{table}/links", None),
    ("POST", "/api/tables/{table}/settle", {"seats": 3}),
    ("POST", "/api/tables/{table}/move", {"seat": 0, "to": 2}),
    ("POST", "/api/tables/{table}/rematch", None),
    ("POST", "/api/tables/{table}/program", {"seat": 0}),
]


@pytest.mark.parametrize(("method", "path", "body"), FOREIGN)
async def test_a_program_for_ones_own_seat_cannot_act_for_its_person(
    sqlite_server, guests, method, path, body
):
    people = await guests(sqlite_server, 2)
    table = await open_table(people, start=False, seats=3)
    made = await people[0].post(f"/api/tables/{table}/program", {"seat": 0})
    program = Visitor(sqlite_server.address)
    program.http.headers["Authorization"] = f"Bearer {made['token']}"
    refused = await program.ask(method, path.format(table=table), body, 403)
    assert refused["error"]["reason"] == "server-program-only-plays"
    await program.close()
    person = await people[0].get("/api/me")
    assert (person["name"], person["account"]) == ("Player 1", None)
    assert (await people[0].get(f"/api/tables/{table}"))["my_seat"] == 0


async def test_the_socket_takes_the_token_from_the_header_as_well(sqlite_server, guests):
    """Addresses are written into the logs of proxies, headers are not."""
    people = await guests(sqlite_server, 3)
    table = await open_table(people)
    made = await people[1].post(f"/api/tables/{table}/program", {"seat": 1})
    screen = await Screen.open(sqlite_server.address, table, token=made["token"])
    assert (await screen.until("shown"))["view"]["viewer"] == 1
    await screen.close()


async def program_of(server, person, table, seat):
    made = await person.post(f"/api/tables/{table}/program", {"seat": seat})
    program = Visitor(server.address)
    program.http.headers["Authorization"] = f"Bearer {made['token']}"
    return program


async def test_a_program_comes_back_to_its_own_seat_and_to_no_other(sqlite_server, guests):
    people = await guests(sqlite_server, 2)
    table = await open_table(people, start=False, seats=3)
    program = await program_of(sqlite_server, people[1], table, 1)
    assert (await program.post(f"/api/tables/{table}/sit", {}))["my_seat"] == 1
    for seat in (0, 2):
        refused = await program.post(f"/api/tables/{table}/sit", {"seat": seat}, 403)
        assert refused["error"]["reason"] == "server-program-only-plays"
    await people[1].post(f"/api/tables/{table}/leave")
    await program.post(f"/api/tables/{table}/sit", {}, 403)
    await program.close()


async def test_another_password_takes_their_tokens_from_programs(sqlite_server, guests):
    """Whoever changes a password because somebody knows it wants all of them out."""
    (person,) = await guests(sqlite_server, 1)
    await person.post("/api/account", {"name": f"Owner {person.cookie[:9]}", "password": "correct horse"})
    table = await open_table([person], start=False, seats=3)
    program = await program_of(sqlite_server, person, table, 0)
    await program.get(f"/api/tables/{table}")
    await person.post("/api/account/password", {"old": "correct horse", "new": "battery staple"})
    await program.post(f"/api/tables/{table}/sit", {}, 401)
    await program.close()


async def test_the_newest_five_tokens_of_a_seat_are_good(sqlite_server, guests):
    """Else each would be a key to the seat, and a row in the records, for a year."""
    people = await guests(sqlite_server, 2)
    table, other = [await open_table(people, start=False, seats=3) for _ in range(2)]
    elsewhere = await program_of(sqlite_server, people[0], other, 0)
    programs = [await program_of(sqlite_server, people[0], table, 0) for _ in range(5)]
    for program in programs:
        await program.post(f"/api/tables/{table}/sit", {})
    programs += [await program_of(sqlite_server, people[0], table, 0) for _ in range(2)]
    answers = [(await one.http.post(f"/api/tables/{table}/sit", json={})).status_code for one in programs]
    assert answers == [401] * 2 + [200] * 5
    await elsewhere.post(f"/api/tables/{other}/sit", {})
    for program in (elsewhere, *programs):
        await program.close()
