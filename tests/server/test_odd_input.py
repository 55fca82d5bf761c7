"""What no client of ours sends: it is answered with what is wrong, never with a fault of the server."""

import asyncio
import json

import pytest

from kastellan.locale import LANGUAGES, say
from tests.server.clients import Screen, open_table

JSON = {"Content-Type": "application/json"}
HUGE = 10**30


@pytest.mark.parametrize("origin", ["http://[", "http://[::1", "//", "null", "http://a]b"])
async def test_an_origin_that_is_none_is_foreign(sqlite_server, guests, origin):
    (person,) = await guests(sqlite_server, 1)
    answer = await person.http.post("/api/logout", headers={"Origin": origin})
    assert (answer.status_code, answer.json()["error"]["reason"]) == (403, "server-foreign-page")


@pytest.mark.parametrize("path", ["/%00", "/a%00.js", f"/{'a' * 300}.js", f"/assets/{'a' * 5000}.js"])
async def test_names_that_no_file_can_have_are_not_found(sqlite_server, guests, path):
    (person,) = await guests(sqlite_server, 1)
    assert (await person.http.get(path)).status_code in {200, 404}


@pytest.mark.parametrize("depth", [600, 900, 990, 5000])
async def test_what_is_nested_too_deeply_is_refused_or_read(sqlite_server, guests, depth):
    (person,) = await guests(sqlite_server, 1)
    table = await open_table([person], seats=3, bots={"1": "easy", "2": "easy"})
    deep = "[" * depth + "]" * depth
    for path, body in (
        (f"/api/tables/{table}/play", f'{{"ask":0,"action":{{"type":"reveal","index":{deep}}}}}'),
        ("/api/tables", f'{{"game":"kryptos","seats":3,"options":{{"first_player":{deep}}}}}'),
        ("/api/import", f'{{"kind":"kastellan-game","log":{deep}}}'),
    ):
        answer = await person.http.post(path, content=body, headers=JSON)
        assert answer.status_code in {400, 422}, (path, answer.text)
        assert answer.json()["error"]["text"].endswith((".", "!"))


async def test_a_huge_number_is_refused_like_a_wrong_one(sqlite_server, guests):
    people = await guests(sqlite_server, 3)
    table = await open_table(people, options={"first_player": 1})
    screen = await Screen.open(sqlite_server.address, table, people[0].cookie)
    await screen.until("shown")
    for index in (99, HUGE, -HUGE):
        await screen.send(type="play", ask=0, action={"type": "reveal", "index": index})
        refused = await screen.until("refused")
        assert refused["refusal"]["rule"] == "KRP-14"
        assert refused["text"] != refused["refusal"]["reason"]
        body = json.dumps({"ask": 0, "action": {"type": "reveal", "index": index}})
        answer = await person_post(people[0], f"/api/tables/{table}/play", body)
        assert (answer.status_code, answer.json()["error"]["rule"]) == (422, "KRP-14")
    await screen.close()


async def person_post(person, path, body):
    return await person.http.post(path, content=body, headers=JSON)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", [HUGE, -HUGE, 10**4299])
def test_sentences_are_whole_with_every_number(language, number):
    sentence = say(language, "kryptos-no-such-card", {"index": number})
    assert "e+" in sentence
    assert len(sentence) < 200


async def test_all_of_it_leaves_the_table_as_it_was(sqlite_server, guests):
    people = await guests(sqlite_server, 3)
    table = await open_table(people)
    screen = await Screen.open(sqlite_server.address, table, people[0].cookie)
    before = await screen.until("shown")
    for text in ('{"type":"play","ask":0,"action":' + "[" * 7000, '{"type":"play","ask":1e400,"action":{}}'):
        await screen.socket.send(text)
        assert (await asyncio.wait_for(screen.until("error"), 60))["error"]["text"]
    await screen.send(type="resync")
    assert (await screen.until("shown"))["view"] == before["view"]
    await screen.close()
