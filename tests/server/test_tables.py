"""Tables: links, seats, host controls, bots that keep seats warm, clocks, talk, rest."""

import asyncio
import sqlite3
from contextlib import closing

import pytest

from tests.server.clients import Screen, Visitor, open_table
from tests.server.processes import SERVE_TOY, Process
from tests.server.test_seats import closing_code


async def test_a_private_table_is_entered_by_its_link_only(sqlite_server, guests):
    host, friend, stranger = await guests(sqlite_server, 3)
    table = await host.post("/api/tables", {"game": "kryptos", "seats": 3})
    path = f"/api/tables/{table['id']}"
    assert len(table["links"]["invite"].split("invite=")[1]) >= 20
    assert (await stranger.get(path, 403))["error"]["reason"] == "server-private"
    assert (await stranger.post(path + "/sit", {}, 403))["error"]["reason"] == "server-not-invited"
    invite = table["links"]["invite"].split("invite=")[1]
    seen = await friend.get(f"{path}?invite={invite}")
    assert seen["links"] == {}
    sat = await friend.post(path + "/sit", {"invite": invite, "seat": 2, "name": "Zoé"})
    assert (sat["my_seat"], sat["seats"][2]["name"], sat["seats"][2]["kind"]) == (2, "Zoé", "person")
    assert (await stranger.post(path + "/sit", {"invite": invite, "seat": 2}, 409))["error"][
        "rule"
    ] == "HTTP-409"
    lists = await stranger.get("/api/tables")
    assert all(one["id"] != table["id"] for one in lists["open"])


def key(link):
    """Return the secret part of a link."""
    return link.split("=")[1]


async def test_new_links_make_the_old_ones_worthless_and_who_sits_stays(server, guests):
    host, friend, late = await guests(server, 3)
    table = await open_table([host, friend], start=False, seats=3)
    path = f"/api/tables/{table}"
    old = (await host.get(path))["links"]
    fan = await Screen.open(server.address, table, query=f"?watch={key(old['watch'])}")
    await fan.until("table")
    seated = await Screen.open(server.address, table, friend.cookie)
    await seated.until("table")
    assert (await late.get(f"{path}?invite={key(old['invite'])}"))["seats"]

    new = (await host.post(path + "/links"))["links"]
    assert not {*new.values()} & {*old.values()}
    assert (await seated.until("table"))["links"] == new, "who sits here can pass them on"
    assert (await friend.get(path))["my_seat"] == 1
    assert await closing_code(fan) == 4001
    again = await Screen.open(server.address, table, query=f"?watch={key(old['watch'])}")
    assert await closing_code(again) == 4403
    for purpose, link in old.items():
        assert (await late.get(f"{path}?{purpose}={key(link)}", 403))["error"]["reason"] == "server-private"
    refused = await late.post(path + "/sit", {"invite": key(old["invite"])}, 403)
    assert refused["error"]["reason"] == "server-not-invited"
    assert (await late.get(f"{path}?watch={key(new['watch'])}"))["my_seat"] is None
    assert (await late.post(path + "/sit", {"invite": key(new["invite"])}))["my_seat"] == 2
    await host.post(path + "/start")
    assert (await late.get(f"{path}/replay?eyes=2"))["moves"]
    await seated.close()


async def test_new_links_hold_on_every_server(servers, guests):
    first, second = servers
    (host,) = await guests(first, 1)
    (late,) = await guests(second, 1)
    table = await host.post("/api/tables", {"game": "kryptos", "seats": 3})
    path, old = f"/api/tables/{table['id']}", table["links"]
    fan = await Screen.open(second.address, table["id"], query=f"?watch={key(old['watch'])}")
    await fan.until("table")
    new = (await host.post(path + "/links"))["links"]
    refused = await late.post(path + "/sit", {"invite": key(old["invite"])}, 403)
    assert refused["error"]["reason"] == "server-not-invited"
    assert await closing_code(fan) == 4001
    for purpose, link in old.items():
        await late.get(f"{path}?{purpose}={key(link)}", 403)
    assert (await late.post(path + "/sit", {"invite": key(new["invite"])}))["links"] == new


async def test_public_tables_are_listed_open_and_running(sqlite_server, guests):
    host, other = await guests(sqlite_server, 2)
    table = await host.post("/api/tables", {"game": "kryptos", "seats": 3, "public": True, "name": "Café"})
    lists = await other.get("/api/tables")
    assert any(one["id"] == table["id"] and one["name"] == "Café" for one in lists["open"])
    await other.post(f"/api/tables/{table['id']}/sit", {})
    assert (await host.post(f"/api/tables/{table['id']}/start", None, 409))["error"]["text"].startswith(
        "Seat 3"
    )
    await host.post(f"/api/tables/{table['id']}/bot", {"seat": 2, "level": "easy"})
    await host.post(f"/api/tables/{table['id']}/start")
    lists = await other.get("/api/tables")
    assert any(one["id"] == table["id"] for one in lists["running"])


async def test_only_the_host_controls_the_table(sqlite_server, guests):
    people = await guests(sqlite_server, 3)
    table = await open_table(people, start=False)
    path = f"/api/tables/{table}"
    for action, body in [
        ("start", None),
        ("bot", {"seat": 2, "level": "easy"}),
        ("kick", {"seat": 0}),
        ("links", None),
    ]:
        answer = await people[1].post(f"{path}/{action}", body, 403)
        assert answer["error"]["reason"] == "server-host-only"
    await people[0].post(path + "/kick", {"seat": 2})
    invite = (await people[0].get(path))["links"]["invite"].split("invite=")[1]
    assert (await people[2].post(path + "/sit", {"invite": invite}, 403))["error"][
        "reason"
    ] == "server-kicked"
    left = await people[0].post(path + "/leave")
    assert (left["my_seat"], left["host_seat"]) == (None, 1), "the next person is the host"


@pytest.mark.parametrize(
    ("body", "place", "rule"),
    [
        ({"game": "chess", "seats": 2}, "", "HTTP-404"),
        ({"game": "kryptos", "seats": 9}, "$.seats", "KRP-1"),
        ({"game": "kryptos", "seats": 3, "options": {"mystery": True}}, "$.options", "KRP-42"),
        ({"game": "kryptos", "seats": 3, "options": {"colour": 1}}, "$.options", "TABLE-6"),
        ({"game": "kryptos", "seats": 3, "options": {"bribe": "yes"}}, "$.options.bribe", "TABLE-6"),
        ({"game": "kryptos", "seats": 3, "seat": 3}, "$.seat", "HTTP-400"),
        ({"game": "kryptos", "seats": 3, "bots": {"0": "easy"}}, "$.bots", "HTTP-400"),
        ({"game": "kryptos", "seats": 3, "bots": {"1": "wizard"}}, None, "HTTP-400"),
        ({"game": "kryptos", "seats": 3, "clock": {"per_move": 0}}, None, "HTTP-400"),
        ({"game": "kryptos"}, None, "HTTP-400"),
        ([], None, "HTTP-400"),
    ],
)
async def test_bad_tables_are_refused_with_place_and_remedy(sqlite_server, guests, body, place, rule):
    (host,) = await guests(sqlite_server, 1)
    answer = await host.http.post("/api/tables", json=body)
    assert 400 <= answer.status_code < 500
    error = answer.json()["error"]
    assert error["rule"] == rule
    assert place is None or error.get("place", "") == place
    assert error["text"] != error["reason"]


async def test_errors_are_told_in_the_readers_language(sqlite_server):
    for language, word in [("fr", "table"), ("bg", "маса"), ("en", "table")]:
        visitor = await Visitor(sqlite_server.address, language=language).arrive()
        error = (await visitor.get("/api/tables/nowhere", 404))["error"]
        assert word in error["text"]
        assert (await visitor.get("/api/me"))["language"] == language
        await visitor.close()


async def test_computer_players_are_named_by_their_level_and_every_reader_says_it(sqlite_server):
    host = await Visitor(sqlite_server.address, language="bg").arrive()
    bots = {"1": "easy", "2": "normal", "3": "hard"}
    table = await host.post("/api/tables", {"game": "kryptos", "seats": 4, "bots": bots})
    assert [seat["name"] for seat in table["seats"][1:]] == ["seat-easy-1", "seat-normal-2", "seat-hard-3"]
    changed = await host.post(f"/api/tables/{table['id']}/bot", {"seat": 1, "level": "hard"})
    assert changed["seats"][1]["name"] == "seat-hard-1"
    await host.close()


async def test_a_bot_keeps_a_leavers_seat_and_gives_it_back(sqlite_server, guests):
    people = await guests(sqlite_server, 3)
    table = await open_table(people)
    path = f"/api/tables/{table}"
    left = await people[1].post(path + "/leave")
    assert (left["seats"][1]["kind"], left["seats"][1]["absent"]) == ("bot", "Player 2")
    screen = await Screen.open(sqlite_server.address, table, people[1].cookie)
    shown = await screen.until("shown")
    assert shown["view"]["viewer"] is None, "who has left sees what spectators see"
    back = await people[1].post(path + "/sit", {})
    assert (back["my_seat"], back["seats"][1]["kind"]) == (1, "person")
    screen = await Screen.open(sqlite_server.address, table, people[1].cookie)
    assert (await screen.until("shown"))["view"]["viewer"] == 1


async def test_a_rematch_is_made_once_for_all(sqlite_server, guests):
    people = await guests(sqlite_server, 2)
    table = await open_table(people, "toy", options={"rounds": 1})
    screens = [await Screen.open(sqlite_server.address, table, person.cookie) for person in people]
    for screen in screens:
        await screen.until("shown")
        await screen.play({"type": "fold"}, 0)
    while screens[0].info["status"] != "over":
        await screens[0].receive()
    made = await asyncio.gather(*(person.post(f"/api/tables/{table}/rematch") for person in people))
    assert made[0]["id"] == made[1]["id"] != table
    assert made[0]["options"]["rounds"] == 2, "the game says how the same people go on"
    assert [seat["name"] for seat in made[0]["seats"]] == ["Player 2", "Player 1"], "seats turn"
    while screens[1].info["rematch"] is None:
        await screens[1].receive()
    assert screens[1].info["rematch"] == made[0]["id"]


async def test_the_clock_plays_for_who_does_not_answer(sqlite_server, guests):
    """Per move: the safe choice is played when the time is up, by server time."""
    people = await guests(sqlite_server, 2)
    table = await open_table(people, "toy", clock={"per_move": 1})
    screen = await Screen.open(sqlite_server.address, table, people[0].cookie)
    shown = await screen.until("shown")
    assert shown["clocks"]["0"]["running"]
    assert 0 < shown["clocks"]["0"]["move"] <= 1
    while screen.shown["view"]["round"] == 1:
        await screen.receive()
    assert screen.shown["view"]["last"] == [0, 0]


async def test_a_game_clock_counts_only_ones_own_time(sqlite_server, guests):
    people = await guests(sqlite_server, 2)
    table = await open_table(people, "toy", clock={"per_game": 100})
    screens = [await Screen.open(sqlite_server.address, table, person.cookie) for person in people]
    for screen in screens:
        await screen.until("shown")
    await screens[0].play({"type": "fold"})
    await screens[0].until("shown")
    await asyncio.sleep(1.2)
    await screens[0].send(type="resync")
    clocks = (await screens[0].until("shown"))["clocks"]
    assert not clocks["0"]["running"]
    assert clocks["0"]["game"] - clocks["1"]["game"] > 0.9


async def test_talk_is_heard_by_those_it_is_for(sqlite_server, guests):
    people = await guests(sqlite_server, 3)
    table = await open_table(people, public=True)
    screens = [await Screen.open(sqlite_server.address, table, person.cookie) for person in people]
    watchers = [await Screen.open(sqlite_server.address, table) for _ in range(2)]
    for screen in (*screens, *watchers):
        await screen.until("shown")
    await watchers[0].send(type="chat", channel="watch", text="psst")
    assert (await watchers[1].until("chat"))["text"] == "psst"
    await screens[0].send(type="chat", channel="table", text="  good \n luck ")
    for screen in (*screens, *watchers):
        said = await screen.until("chat")
        while said["channel"] == "watch":
            said = await screen.until("chat")
        assert (said["text"], said["seat"], said["name"]) == ("good luck", 0, "Player 1")
    assert not any("psst" in text for screen in screens for text in screen.raw)
    await screens[0].send(type="chat", channel="team", text="us")
    assert (await screens[0].until("refused"))["refusal"]["rule"] == "TABLE-10"
    late = await Screen.open(sqlite_server.address, table, people[2].cookie)
    assert (await late.until("chat"))["text"] == "good luck"


async def test_who_knows_a_code_is_silent_and_teams_talk_apart(sqlite_server, guests):
    """TABLE-9 as DEC-R14 demands it; what a team says stays in the team."""
    people = await guests(sqlite_server, 4)
    table = await open_table(people, "decrypto")
    screens = [await Screen.open(sqlite_server.address, table, person.cookie) for person in people]
    shown = [await screen.until("shown") for screen in screens]
    teams = shown[0]["view"]["teams"]
    silent = [seat for seat, one in enumerate(shown) if one["muted"]]
    assert len(silent) == 2
    await screens[silent[0]].send(type="chat", channel="table", text="it begins with")
    assert (await screens[silent[0]].until("refused"))["refusal"]["rule"] == "TABLE-9"
    speaker = next(seat for seat in range(4) if seat not in silent)
    await screens[speaker].send(type="chat", channel="team", text="I understood")
    mates = next(team["seats"] for team in teams if speaker in team["seats"])
    for seat in mates:
        assert (await screens[seat].until("chat"))["text"] == "I understood"
    await screens[speaker].send(type="chat", channel="table", text="ready")
    for seat in set(range(4)) - set(mates):
        assert (await screens[seat].until("chat"))["text"] == "ready"
        assert not any("I understood" in text for text in screens[seat].raw)


async def test_an_encryptor_talks_with_the_team_about_the_clues_of_the_others(sqlite_server, guests):
    """DEC-R14: White's clues are read out: White's encryptor is silent, Black's talks within Black."""
    people = await guests(sqlite_server, 4)
    table = await open_table(people, "decrypto", options={"encryptor_order": "chosen"})
    screens = [await Screen.open(sqlite_server.address, table, person.cookie) for person in people]
    for screen in screens:
        await screen.until("shown")
    for seat in (2, 1):
        await screens[seat].play({"type": "choose_encryptor", "seat": seat})
    for seat in (2, 1):
        while screens[seat].shown["view"]["desk"] is None:
            await screens[seat].receive()
        for line, text in enumerate(("✎✎✎", "❄❄❄", "♫♫♫"), 1):
            await screens[seat].play({"type": "write_clue", "line": line, "text": text})
            await screens[seat].until("shown")
        await screens[seat].play({"type": "submit_clues", "confirmed": True})
    for screen in screens:
        while screen.shown["view"]["phase"] != "guess":
            await screen.receive()
    assert [screen.shown["muted"] for screen in screens] == [[], ["table"], ["table", "team"], []]
    for seat, channel, reason in (
        (2, "team", "table-muted"),
        (2, "table", "table-muted"),
        (1, "table", "table-muted-to-others"),
    ):
        for sent in ({"type": "chat", "text": "psst"}, {"type": "react", "reaction": "surprise"}):
            await screens[seat].send(channel=channel, **sent)
            refusal = (await screens[seat].until("refused"))["refusal"]
            assert (refusal["rule"], refusal["reason"]) == ("TABLE-9", reason)
    await screens[1].send(type="chat", channel="team", text="a winter word?")
    assert (await screens[3].until("chat"))["text"] == "a winter word?"
    await screens[1].send(type="react", channel="team", reaction="doubt")
    felt = await screens[3].until("chat")
    assert (felt["id"], felt["text"]) == (2, "")
    assert [line["key"] for line in felt["lines"]] == ["client-reaction-doubt"]
    await screens[1].send(type="react", channel="team", reaction="sarcasm")
    assert (await screens[1].until("error"))["error"]["rule"] == "TABLE-1"
    assert not any(
        "winter word" in text or "reaction-doubt" in text for seat in (0, 2) for text in screens[seat].raw
    )


async def test_nothing_is_played_at_an_open_table(sqlite_server, guests):
    """TABLE-7: a move waits for the game to begin."""
    (host,) = await guests(sqlite_server, 1)
    table = (await host.post("/api/tables", {"game": "kryptos", "seats": 3}))["id"]
    screen = await Screen.open(sqlite_server.address, table, host.cookie)
    await screen.play({"type": "reveal", "index": 0}, ask=0)
    assert (await screen.until("refused"))["refusal"]["rule"] == "TABLE-7"


async def test_a_table_at_rest_is_woken_as_it_was(tmp_path):
    process = Process(SERVE_TOY, f"sqlite:///{tmp_path}/rest.db", rest_after="0.2")
    try:
        people = [await Visitor(process.address, f"P{n}").arrive() for n in range(3)]
        table = await open_table(people)
        screen = await Screen.open(process.address, table, people[0].cookie)
        before = await screen.until("shown")
        assert "kastellan_tables 1.0" in (await people[0].http.get("/metrics")).text
        await screen.close()
        for _ in range(50):
            await asyncio.sleep(0.1)
            if "kastellan_tables 0.0" in (await people[0].http.get("/metrics")).text:
                break
        else:
            raise AssertionError("the table was not put to rest")
        turns = [(await person.get("/api/me"))["tables"][0]["my_turn"] for person in people]
        assert [seat for seat, turn in enumerate(turns) if turn] == before["to_act"]
        screen = await Screen.open(process.address, table, people[0].cookie)
        after = await screen.until("shown")
        assert {**after, "clocks": None} == {**before, "clocks": None}
        for person in people:
            await person.close()
    finally:
        assert process.stop() == 0


async def test_who_looks_is_written_down_and_after_a_crash_nobody_does(tmp_path):
    file = tmp_path / "k.db"
    process = Process(SERVE_TOY, f"sqlite:///{file}")
    people = [await Visitor(process.address).arrive() for _ in range(2)]
    table = await open_table(people, "toy")
    screens = [await Screen.open(process.address, table, person.cookie) for person in people]
    await until_absent(file, [])
    await screens[1].close()
    await until_absent(file, [1])
    process.kill()
    again = Process(SERVE_TOY, f"sqlite:///{file}", port=process.address.rsplit(":", 1)[1])
    seats = (await people[0].get(f"/api/tables/{table}"))["seats"]
    assert [seat["connected"] for seat in seats] == [False, False]
    await until_absent(file, [0, 1])
    back = await Screen.open(again.address, table, people[0].cookie)
    await until_absent(file, [1])
    await back.close()
    for person in people:
        await person.close()
    assert again.stop() == 0


async def until_absent(file, seats):
    """Wait until the database says that these seats are not looked at."""
    for _ in range(200):
        with closing(sqlite3.connect(file)) as connection:
            rows = connection.execute("select seat from seats where away is not null order by seat")
            if [seat for (seat,) in rows] == seats:
                return
        await asyncio.sleep(0.1)
    raise AssertionError(seats)
