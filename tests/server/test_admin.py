"""What is done in the name of the house reaches a running server within seconds, and is written down."""

import asyncio
import json
import sqlite3
from datetime import UTC, datetime

import asyncpg
import pytest
from sqlalchemy import update

from kastellan.server import admin_views
from kastellan.server.checks import check
from kastellan.server.rows import TableRow
from tests.own_contents import own
from tests.server.clients import Screen, Visitor, open_table
from tests.server.processes import SERVE, Process
from tests.server.test_backups import settings
from tests.server.test_contents import guest, table_of
from tests.server.test_forgetting import new_hall, write
from tests.server.test_outages import eventually

PASSWORD = "correct horse battery"


@pytest.fixture(params=["sqlite", "postgres"])
def house(request, tmp_path, run):
    """A server, and the command line on its database."""
    url = f"sqlite:///{tmp_path}/k.db"
    if request.param == "postgres":
        url = request.getfixturevalue("postgres").new_database()
    process = Process(SERVE, url, admins="Keeper", report_rate="3")

    async def admin(*words, code=0):
        ended, printed, errors = await asyncio.to_thread(run, "admin", *words, "--database", url)
        assert ended == code, (words, errors)
        return printed or errors

    process.admin, process.url = admin, url
    yield process
    assert process.stop() == 0
    assert '"level":"error"' not in process.errors()


async def seated(house, count=3):
    people = [await Visitor(house.address, f"Player {n}").arrive() for n in range(count)]
    return people, [(await person.get("/api/me"))["id"] for person in people]


async def closed(screen):
    try:
        while True:
            await screen.receive()
    except Exception as end:  # noqa: BLE001 - whatever ends it
        return getattr(getattr(end, "rcvd", None), "code", None)


async def test_the_house_bans_closes_erases_and_deletes_while_the_server_runs(house, tmp_path):
    people, ids = await seated(house)
    table, other = await open_table(people), await open_table(people)
    screen = await Screen.open(house.address, table, people[1].cookie)
    await screen.until("shown")
    await screen.send(type="chat", channel="table", text="Something rude")
    await screen.until("chat")
    assert table in await house.admin("tables", "Player 1")
    assert ids[1] in await house.admin("people", "player 1")

    await house.admin("ban", ids[1], "--why", "rude")
    assert await asyncio.wait_for(closed(screen), 20) == 4001
    assert (await people[1].get("/api/me", 403))["error"]["reason"] == "server-banned"
    door = await Screen.open(house.address, table, people[1].cookie)
    assert (await door.until("error"))["error"]["reason"] == "server-banned"
    assert (await people[0].get(f"/api/tables/{table}"))["seats"][1]["kind"] == "bot"
    await house.admin("unban", ids[1], "--why", "sorry")
    await eventually(lambda: is_let_in(people[1]))

    await house.admin("close", table, "--why", "asked for")
    await eventually(lambda: has_status(people[0], table, "over"))
    assert "already ended" in await house.admin("close", table, "--why", "again", code=2)

    await people[2].post("/api/contents", {"game": "kryptos", "name": "Mine", "file": own("kryptos")}, 201)
    await house.admin("erase", ids[2], "--why", "asked for", "--export", tmp_path / "data.json")
    kept = json.loads((tmp_path / "data.json").read_text())
    assert kept["person"][0]["name"] == "Player 2"
    assert {seat["table"] for seat in kept["seats"]} == {table, other}
    assert "password" not in kept["person"][0]
    assert kept["contents"][0]["name"] == "Mine"
    assert json.loads(kept["content_files"][0]["data"]) == json.loads(own("kryptos"))
    await eventually(lambda: is_unknown(people[2], ids[2]))
    names = [seat["name"] for seat in (await people[0].get(f"/api/tables/{table}"))["seats"]]
    assert names == ["Player 0", "Player 1", ""]

    await house.admin("delete", other, "--why", "test")
    await eventually(lambda: is_gone(people[0], other))
    assert "no such table" in (await house.admin("delete", other, "--why", "test", code=2)).lower()
    assert "give a reason" in await house.admin("ban", ids[0], code=2)
    acts = await house.admin("acts")
    assert [word in acts for word in ("ban", "close", "erase", "delete", "rude")] == [True] * 5
    assert (await check(settings(house.url))).faults == []
    for person in people:
        await person.close()


async def is_let_in(person):
    return (await person.http.get("/api/me")).status_code == 200


async def has_status(person, table, status):
    return (await person.get(f"/api/tables/{table}"))["status"] == status


async def is_gone(person, table):
    return (await person.http.get(f"/api/tables/{table}")).status_code == 404


async def is_unknown(person, known):
    return (await person.get("/api/me"))["id"] != known


async def test_only_accounts_that_are_named_act_in_the_name_of_the_house(house):
    people, ids = await seated(house, 2)
    keeper, player = people
    for name in ("KEEPER", "Kеереr"):  # the second with Cyrillic letters
        taken = await keeper.post("/api/account", {"name": name, "password": PASSWORD}, 409)
        assert taken["error"]["reason"] == "server-account-taken", "it is named before it is opened"
    await keeper.post("/api/account", {"name": "Other", "password": PASSWORD})
    await change(house, "update people set account = 'keeper' where account = 'other'")
    await keeper.post("/api/login", {"name": "Keeper", "password": PASSWORD})
    assert (await keeper.get("/api/me"))["admin"]
    for path in ("tables", "people", "reports", "acts"):
        assert isinstance(await keeper.get(f"/api/admin/{path}"), list)
        for stranger in (player, Visitor(house.address)):
            hidden = await stranger.get(f"/api/admin/{path}", 404)
            assert hidden == await stranger.get("/api/nothing", 404)
    await player.post(f"/api/admin/people/{ids[0]}/ban", {"why": "revenge"}, 404)
    for what in ("ban", "erase"):
        refused = await keeper.post(f"/api/admin/people/{ids[0]}/{what}", {"why": "by mistake"}, 409)
        assert refused["error"]["reason"] == "server-not-yourself"
    await keeper.post(f"/api/admin/people/{ids[1]}/ban", {"why": "rude"})
    await eventually(lambda: is_banned(player))
    (act,) = await keeper.get("/api/admin/acts")
    assert (act["by"], act["what"], act["about"], act["why"]) == ("keeper", "ban", ids[1], "rude")
    assert "/api/admin" not in (await keeper.http.get("/schema/openapi.json")).text
    for person in people:
        await person.close()


async def change(house, statement):
    """Change the database behind the back of the server."""
    if house.url.startswith("sqlite"):
        with sqlite3.connect(house.url.removeprefix("sqlite:///")) as database:
            database.execute(statement)
        return
    connection = await asyncpg.connect(house.url)
    await connection.execute(statement)
    await connection.close()


async def is_banned(person):
    return (await person.http.get("/api/me")).status_code == 403


async def test_a_ban_ends_by_itself(house):
    people, ids = await seated(house, 1)
    await house.admin("ban", ids[0], "--why", "rude", "--days", "2")
    await eventually(lambda: is_banned(people[0]))
    told = (await people[0].get("/api/me", 403))["error"]
    assert told["reason"] == "server-banned-until"
    assert datetime.fromisoformat(told["facts"]["until"]).tzinfo == UTC
    await change(house, "update people set ban_ends = ban_ends - 3 * 86400")
    await eventually(lambda: is_let_in(people[0]))
    assert "20" not in (await house.admin("people", ids[0])).splitlines()[1].split()[-1], "no longer banned"
    await people[0].close()


async def test_players_report_people_and_what_was_said(house):
    people, ids = await seated(house)
    table = await open_table(people)
    path = f"/api/tables/{table}/report"
    screen = await Screen.open(house.address, table, people[1].cookie)
    await screen.until("shown")
    for text in ("Hello", "You fool"):
        await screen.send(type="chat", channel="table", text=text)
        said = await screen.until("chat")
    await people[0].post(path, {"message": said["id"], "why": "insults"})
    again = await people[0].post(path, {"message": said["id"], "why": "insults again"}, 409)
    assert again["error"]["reason"] == "server-reported"
    await people[0].post(path, {"seat": 1, "why": "and cheats"})
    assert (await people[0].post(path, {"seat": 2, "why": "him too"}, 429))["error"]["rule"] == "HTTP-429"
    await people[1].post(path, {"seat": 1, "why": "myself"}, 429)  # an address has a limit as well
    printed = await house.admin("reports")
    assert [
        word in printed for word in ("> Player 1: You fool", "Player 1: Hello", ids[1], "and cheats")
    ] == [True] * 4
    assert "insults again" not in printed
    await house.admin("settle", printed.split()[0], "--why", "talked to them")
    assert "insults" not in await house.admin("reports")
    assert "insults" in await house.admin("reports", "--settled")
    assert "settled before" in await house.admin("dismiss", printed.split()[0], "--why", "again", code=2)
    await screen.close()
    for person in people:
        await person.close()


async def test_nothing_that_people_wrote_steers_the_terminal_of_who_reads_it(house):
    """No colours, no cleared screen, and no line that looks like another report or like the tool's own."""
    people, _ = await seated(house)
    table = await open_table(people, name="[/red] friends")
    path = f"/api/tables/{table}/report"
    await people[0].post(path, {"seat": 1, "why": "\x00\u200b\n"}, 400)
    await people[0].post(path, {"seat": 1, "why": "\x1b[2Jcheats\n99 settled: all is well\x07"})
    printed = await house.admin("reports")
    assert "cheats 99 settled: all is well" in printed.replace("\n    ", " ")
    await change(house, "update people set name = 'Eve\x1b[31m\x9b2J\r'")
    await change(house, "update seats set name = 'Eve\x1b[31m\x9b2J\r'")
    await change(house, "update reports set why = 'old\x1b]0;title\x07\nand lines'")
    printed = [await house.admin(*words) for words in (["reports"], ["people"], ["tables"], ["table", table])]
    assert ["Eve[31m2J" in page for page in printed] == [True] * 4
    assert not [sign for page in printed for sign in page if sign != "\n" and not sign.isprintable()]
    assert "old]0;title and lines" in printed[0]
    for person in people:
        await person.close()


async def test_what_chance_does_is_no_move(database_url):
    hall = new_hall(database_url)
    await hall.open(serving=False)
    try:
        table = await table_of(hall, await guest(hall), "kryptos")
        seat = table.playing.acting[0]
        action = next(iter(table.game.legal(table.playing.state, seat)))
        assert await table.play(seat, table.playing.asks[seat], action) is None
        for status, moves in (("playing", None), ("over", 1)):
            await write(hall, update(TableRow).values(status=status))
            async with hall.database.read() as session:
                assert [one.moves for one in await admin_views.tables(session)] == [moves]
    finally:
        await hall.close()


async def test_the_house_sees_no_secret_of_a_running_game(house, tmp_path):
    """What is said within a team, and how many steps were played, is for nobody else before the end."""
    people, ids = await seated(house, 4)
    table = await open_table(people, "decrypto")
    team = (await people[0].get(f"/api/tables/{table}"))["teams"][0]
    for speaker, mate in (team, reversed(team)):
        screen = await Screen.open(house.address, table, people[speaker].cookie)
        if "team" not in (await screen.until("shown"))["muted"]:
            break
    await screen.send(type="chat", channel="team", text="Our word is owl")
    said = await screen.until("chat")
    report = {"message": said["id"], "channel": "team", "why": "tells words"}
    await people[mate].post(f"/api/tables/{table}/report", report)

    printed = await house.admin("reports")
    assert ["owl" in printed, "when the game is over" in printed] == [False, True]
    await house.admin("export", ids[speaker], "--to", tmp_path / "running.json", "--why", "asked for")
    kept = (tmp_path / "running.json").read_text()
    assert ["owl" in kept, ids[mate] in kept, "tells words" in kept] == [False] * 3
    reported = json.loads(kept)["reported"]
    assert [{"at", "message"} & set(one) for one in reported] == [set()], "two people have heard it"
    assert "None" not in await house.admin("tables", table)

    await house.admin("close", table, "--why", "for the test")
    assert f"> Player {speaker}: Our word is owl" in await house.admin("reports")
    await house.admin("export", ids[speaker], "--to", tmp_path / "over.json", "--why", "asked for")
    assert "owl" in (tmp_path / "over.json").read_text()
    assert "cannot be written" in await house.admin(
        "export", ids[0], "--to", tmp_path / "over.json", "--why", "asked for", code=2
    )
    await screen.close()
    for person in people:
        await person.close()
