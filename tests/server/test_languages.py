"""Whoever reads an answer reads all of it in their own language; only programs get decoders' remarks."""

import re

import msgspec
import pytest

from kastellan.locale import LANGUAGES, say
from kastellan.tables.messages import ChangeMe, CreateTable, Export, FromClient, GiveShare, Play, Say, Sit
from kastellan.tables.mistakes import mistake_of
from tests.server.clients import Screen, Visitor, open_table

REMARKS = [
    (CreateTable, b"{}", "input-missing"),
    (CreateTable, b'{"game":"kryptos","seats":3,"colour":1}', "input-unknown-field"),
    (CreateTable, b'{"game":"kryptos","seats":"3"}', "input-type"),
    (CreateTable, b'{"game":7,"seats":3}', "input-type"),
    (CreateTable, b'{"game":"kryptos","seats":3,"public":"yes"}', "input-type"),
    (CreateTable, b'{"game":"kryptos","seats":3,"clock":[]}', "input-type"),
    (CreateTable, b"[]", "input-type"),
    (CreateTable, b'{"game":"kryptos","seats":-1}', "input-least"),
    (CreateTable, b'{"game":"kryptos","seats":99}', "input-most"),
    (CreateTable, b'{"game":"kryptos","seats":3,"name":""}', "input-text-short"),
    (CreateTable, b'{"game":"kryptos","seats":3,"name":"' + b"x" * 41 + b'"}', "input-text-long"),
    (GiveShare, b'{"share":"xyz"}', "input-pattern"),
    (CreateTable, b'{"game":"kryptos","seats":3,"bots":{"1":"wizard"}}', "input-value"),
    (CreateTable, b'{"game":"kryptos","seats":3,"bots":{"one":"easy"}}', "input-pattern"),
    (CreateTable, b'{"game":', "input-json"),
    (CreateTable, b'{"game" "kryptos"}', "input-json"),
    (CreateTable, b'{"game":"\xff"}', "input-json"),
    (Sit, b"{} {}", "input-json"),
    (Sit, b'{"seat":1.5}', "input-type"),
    (Export, b'{"kind":"other"}', "input-value"),
    (ChangeMe, b'{"language":"xx"}', "input-language"),
    (FromClient, b'{"type":"cheat"}', "input-value"),
    (FromClient, b'{"kind":"play"}', "input-missing"),
    (Play, b'{"type":"play","ask":"x","action":{}}', "input-type"),
    (Say, b'{"type":"chat","channel":"walls","text":"x"}', "input-value"),
]


@pytest.mark.parametrize(("kind", "data", "key"), REMARKS)
def test_every_remark_of_the_decoder_is_known(kind, data, key):
    """What msgspec says of our own messages has a sentence with a place in each language."""
    with pytest.raises((msgspec.DecodeError, UnicodeDecodeError)) as wrong:
        msgspec.json.decode(data, type=kind)
    found, facts = mistake_of(str(wrong.value))
    assert found == key
    sentences = {say(language, found, facts) for language in LANGUAGES}
    assert len(sentences) == 3
    assert not any("{" in sentence for sentence in sentences)


def test_places_are_put_together():
    assert mistake_of("Expected `int` <= 31 - at `$.seats`", "$.log") == (
        "input-most",
        {"place": "$.log.seats", "limit": 31},
    )
    assert mistake_of("something new") == ("input-unfit", {"place": "$"})


BODIES = [
    ("/api/tables", {}),
    ("/api/tables", {"game": "kryptos", "seats": "four"}),
    ("/api/tables", {"game": "kryptos", "seats": 3, "options": {"mystery": "perhaps"}}),
    ("/api/tables", {"game": "kryptos", "seats": 3, "options": {"wishes": 1}}),
    ("/api/tables", {"game": "kryptos", "seats": 3, "options": {"mystery": True}}),
    ("/api/tables", {"game": "kryptos", "seats": 99}),
    ("/api/tables", {"game": "chess", "seats": 3}),
    ("/api/tables", []),
    ("/api/account", {"name": "x", "password": "short"}),
    ("/api/import", {}),
    ("/api/import", {"kind": "kastellan-game", "table": "", "names": [], "seal": None, "log": {}}),
    ("/api/import", {"kind": "kastellan-game", "table": "", "names": [], "seal": None, "log": {"game": "x"}}),
]
TECHNICAL = re.compile(r"\(в [^)]*\)|„[^“]*“|JSON|SHA-256|true|false|kryptos|decrypto|kreta|krysis|toy")
LATIN = re.compile(r"[A-Za-z]{3,}")


def untranslated(text: str) -> list[str]:
    """Return the words of a Bulgarian sentence that are not Bulgarian; places and names are left out."""
    return LATIN.findall(TECHNICAL.sub("", text))


@pytest.mark.parametrize(("path", "body"), BODIES)
async def test_bad_bodies_are_answered_in_the_readers_language(sqlite_server, path, body):
    texts = set()
    for language in LANGUAGES:
        visitor = await Visitor(sqlite_server.address, language=language).arrive()
        answer = await visitor.http.post(path, json=body)
        assert 400 <= answer.status_code < 500
        error = answer.json()["error"]
        assert error["text"] == say(language, error["reason"], error["facts"])
        assert not error.get("detail") or error["detail"] not in error["text"]
        assert language != "bg" or untranslated(error["text"]) == []
        texts.add(error["text"])
        await visitor.close()
    assert len(texts) == 3


async def test_bad_queries_are_answered_in_the_readers_language(sqlite_server, guests):
    (host,) = await guests(sqlite_server, 1)
    await host.ask("PATCH", "/api/me", {"language": "bg"})
    for query in ("wait=long", "wait=99", "seen=-1"):
        error = (await host.get(f"/api/tables/abc/shown?{query}", 400))["error"]
        assert untranslated(error["text"]) == [], error
        assert error["reason"].startswith("input-")


@pytest.mark.rule("TABLE-1")
async def test_bad_messages_and_moves_are_answered_in_the_readers_language(sqlite_server, guests):
    people = await guests(sqlite_server, 3)
    await people[0].ask("PATCH", "/api/me", {"language": "bg"})
    table = await open_table(people)
    screen = await Screen.open(sqlite_server.address, table, people[0].cookie)
    await screen.until("shown")
    for text in ("nonsense", '{"type":"cheat"}', '{"type":"play"}', '{"type":"chat","channel":"table"}'):
        await screen.socket.send(text)
        error = (await screen.until("error"))["error"]
        assert untranslated(error["text"]) == [], error
        assert error["detail"], "programs are told what the decoder found"
    for action in ("{}", '{"type":"fly"}', '{"type":"guess"}', '{"type":"reveal","index":"first"}', "7"):
        await screen.socket.send(f'{{"type":"play","ask":0,"action":{action}}}')
        refused = await screen.until("refused")
        assert untranslated(refused["text"]) == [], refused
        assert refused["refusal"]["facts"]["detail"]


async def test_a_move_that_the_rules_forbid_is_named_in_an_imported_game(sqlite_server, guests):
    """The refusal of the game itself, in the reader's language, at its place in the file."""
    (person,) = await guests(sqlite_server, 1)
    await person.ask("PATCH", "/api/me", {"language": "fr"})
    table = await open_table([person], "kryptos", seats=3, bots={"1": "easy", "2": "easy"}, start=False)
    content = (await person.get(f"/api/tables/{table}"))["content"]
    log = {
        "game": "kryptos",
        "rules": 1,
        "seats": 9,
        "options": {},
        "content": content,
        "moves": [],
    }
    error = (await person.post("/api/import", log, 400))["error"]
    assert (error["rule"], error["place"]) == ("KRP-1", "$.seats")
    assert error["text"] == say("fr", error["reason"], error["facts"])
