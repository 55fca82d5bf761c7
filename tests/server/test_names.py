"""Names are seen and cannot pass for others; talk shows what was said."""

import pytest

from tests.server.clients import Screen, open_table

TRICKS = {
    "steers the text around it": "\u202eanA",
    "isolates": "A\u2066na",
    "has no width": "A\u200bna",
    "is a mark of byte order": "Ana\ufeff",
    "is a soft hyphen": "A\xadna",
    "breaks the line": "A\u2028na",
    "is nothing but spaces": "   ",
    "is nothing but blanks": "\u3164\u2800",
    "is a joiner alone": "\u200d",
    "is a control character": "A\x85na",
}
FINE = ["Ана-Мария", "Zoë d’Hérouville", "  Ana", "👩‍👩‍👧", "é", "J\u0301", "梅", "Ana\xa0B", "<b>&"]


@pytest.mark.parametrize("name", TRICKS.values(), ids=TRICKS)
async def test_a_name_that_deceives_is_refused(sqlite_server, guests, name):
    (person,) = await guests(sqlite_server, 1)
    for method, path, body in (
        ("PATCH", "/api/me", {"name": name}),
        ("POST", "/api/account", {"name": name, "password": "correct horse"}),
        ("POST", "/api/tables", {"game": "kryptos", "seats": 3, "name": name}),
    ):
        error = (await person.ask(method, path, body, 400))["error"]
        assert (error["reason"], error["place"]) == ("input-pattern", "$.name")
    table = await open_table([person], start=False, seats=3)
    await person.post(f"/api/tables/{table}/sit", {"name": name}, 400)
    await person.post(f"/api/tables/{table}/program", {"seat": 1, "name": name}, 400)


@pytest.mark.parametrize("name", FINE)
async def test_names_of_all_scripts_are_taken(sqlite_server, guests, name):
    (person,) = await guests(sqlite_server, 1)
    assert (await person.ask("PATCH", "/api/me", {"name": name}))["name"] == name


async def test_talk_has_no_hidden_characters(sqlite_server, guests):
    people = await guests(sqlite_server, 3)
    table = await open_table(people)
    screen = await Screen.open(sqlite_server.address, table, people[0].cookie)
    for text in ("\u202e\u200b", "two\u2028lines\u202e and\ttabs \u200b", "👩‍👩‍👧"):
        await screen.send(type="chat", channel="table", text=text)
    assert (await screen.until("chat"))["text"] == "two lines and tabs"
    assert (await screen.until("chat"))["text"] == "👩‍👩‍👧"
    await screen.close()
