"""Names are seen and cannot pass for others; talk shows what was said."""

import pytest

from kastellan.tables.names import bot_name, said, told_apart
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
    "is a last line feed": "Ana\n",
    "joins nothing to letters": "Ana\u034f",
    "is a tag": "Ana\U000e0041",
    "fills a syllable": "Ana\u115f",
    "varies a letter": "Ana\ufe01",
    "joins a letter to nothing": "Ana\u200d",
    "joins two letters that do not join": "A\u200dna",
    "gives a letter the style of a sign": "Ana\ufe0f",
    "gives a digit the style of a sign": "Ana1\ufe0f",
    "is a musical mark": "Ana\U0001d173",
}
FINE = [
    "Ана-Мария",
    "Zoë d’Hérouville",
    "  Ana",
    "👩‍👩‍👧",
    "é",
    "J\u0301",
    "梅",
    "Ana\xa0B",
    "<b>&",
    "❤️",
    "1️⃣ Ana",
    "ශ්‍රී",
]


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


async def names_at(person, table):
    return [seat["name"] for seat in (await person.get(f"/api/tables/{table}"))["seats"]]


ALIKE = {
    "the same": "Ana",
    "in capitals": "ANA",
    "with a gap": " Ana ",
    "with a Cyrillic letter": "Аna",
    "with two": "Аnа",
    "in wide letters": "Ａｎａ",
}


@pytest.mark.parametrize("name", ALIKE.values(), ids=ALIKE)
async def test_names_at_a_table_are_told_apart(sqlite_server, guests, name):
    """Whoever sits down second gets a number; at another table both keep their name."""
    people = await guests(sqlite_server, 2)
    for person, called in zip(people, ("Ana", name), strict=True):
        await person.ask("PATCH", "/api/me", {"name": called})
    table = await open_table(people, start=False, seats=3)
    assert await names_at(people[0], table) == ["Ana", f"{name} 2", ""]
    await people[1].post(f"/api/tables/{table}/sit", {"seat": 2})
    assert await names_at(people[0], table) == ["Ana", "", f"{name} 2"]
    await people[1].post(f"/api/tables/{table}/sit", {"name": "Boris"})
    assert await names_at(people[0], table) == ["Ana", "", "Boris"]
    assert (await people[1].get("/api/me"))["name"] == name


@pytest.mark.parametrize("name", ["Lina", "Лина"])
async def test_nobody_passes_for_a_computer_player(sqlite_server, guests, name):
    people = await guests(sqlite_server, 1)
    table = await open_table(people, start=False, seats=3, bots={"1": "easy"})
    await people[0].post(f"/api/tables/{table}/sit", {"name": name})
    assert await names_at(people[0], table) == [f"{name} 2", "seat-easy-1", ""]
    await people[0].post(f"/api/tables/{table}/bot", {"seat": 1, "level": None})
    await people[0].post(f"/api/tables/{table}/sit", {"name": name})
    await people[0].post(f"/api/tables/{table}/bot", {"seat": 1, "level": "easy"})
    assert await names_at(people[0], table) == [name, "seat-easy-2", ""]


async def test_what_stands_for_a_computer_player_is_nobodys_name(sqlite_server, guests):
    """It would be shown as a computer's name, even where none sits."""
    people = await guests(sqlite_server, 1)
    table = await open_table(people, start=False, seats=3)
    await people[0].post(f"/api/tables/{table}/sit", {"name": "seat-easy-1"})
    assert await names_at(people[0], table) == ["seat-easy-1 2", "", ""]


def test_people_who_are_only_similar_keep_their_names():
    for name, other in (("Ana", "Anna"), ("Иван", "Ivan"), ("José", "Jose"), ("", ""), ("В", "b")):
        assert told_apart(name, [other]) == name


def test_a_long_name_has_room_for_its_number():
    assert len(told_apart("A" * 40, ["A" * 40])) <= 40
    assert told_apart("Ana", ["Ana", "Ana 2", "ana 3"]) == "Ana 4"


def test_a_computer_player_is_called_what_the_reader_calls_it():
    assert [said("seat-hard-3", 0, language) for language in ("en", "fr", "bg")] == [
        "Apollo",
        "Apollon",
        "Аполон",
    ]


@pytest.mark.parametrize("name", ["Athéna", "Ana", "1", "seat-hard-9"])
def test_names_that_were_kept_before_are_still_read(name):
    assert [said(name, 0, language) for language in ("en", "fr", "bg")] == [name] * 3


def test_a_guest_without_a_name_is_called_by_a_bird():
    assert [said("", 1, language) for language in ("en", "fr", "bg")] == ["Stork", "Cigogne", "Щъркел"]


def test_nobody_is_taken_for_a_computer_player_in_any_language():
    assert bot_name("hard", 0, ["Athéna", "Хермес", ""]) == "seat-hard-2"
    assert told_apart("Ariane", ["seat-normal-1"]) == "Ariane 2"
