"""A seat that changes hands: who had it sees and says nothing more there, at once and on every server."""

import asyncio

from websockets.exceptions import ConnectionClosed

from kastellan.server import chat, lobby, sockets
from kastellan.server.hall import Hall
from kastellan.server.people import digest
from kastellan.server.settings import Settings
from kastellan.tables.messages import CreateTable, Say, Sit
from tests.server.clients import SECONDS, Screen, Visitor, open_table


async def closing_code(screen):
    """Return the code with which the server closes, and check that nothing was shown before."""
    try:
        while True:
            assert (await screen.receive())["type"] != "shown"
    except ConnectionClosed as closed:
        return closed.rcvd.code


async def test_who_is_sent_away_sees_nothing_more_on_another_server(servers, guests):
    first, second = servers
    people = await guests(first, 4)
    table = await open_table(people[:3], start=False, public=True)
    away = await Screen.open(second.address, table, people[1].cookie)
    await away.until("table")
    await people[0].post(f"/api/tables/{table}/kick", {"seat": 1})
    await people[3].post(f"/api/tables/{table}/sit", {"seat": 1})
    await people[0].post(f"/api/tables/{table}/start")
    assert await closing_code(away) == 4001
    back = await Screen.open(second.address, table, people[1].cookie)
    assert (await back.until("table"))["sent_away"]
    assert (await back.until("shown"))["view"]["viewer"] is None, "the table is public"
    await back.close()
    told = [(await one.get(f"/api/tables/{table}"))["sent_away"] for one in people]
    assert told == [False, True, False, False]


async def test_who_is_sent_away_from_a_private_table_is_told_at_the_door(sqlite_server, guests):
    people = await guests(sqlite_server, 4)
    table = await open_table(people[:3], start=False)
    await people[0].post(f"/api/tables/{table}/kick", {"seat": 1})
    for person, reason in ((people[1], "server-kicked"), (people[3], "server-private")):
        assert (await person.get(f"/api/tables/{table}", 403))["error"]["reason"] == reason
        door = await Screen.open(sqlite_server.address, table, person.cookie)
        assert (await door.until("error"))["error"]["reason"] == reason
        assert await closing_code(door) == 4403


async def test_who_leaves_or_changes_seats_looks_with_other_eyes_everywhere(servers, guests):
    first, second = servers
    people = await guests(first, 2)
    table = await open_table(people, start=False, seats=3, public=True)
    one, other = [await Screen.open(process.address, table, people[1].cookie) for process in servers]
    assert ((await one.until("table"))["my_seat"], (await other.until("table"))["my_seat"]) == (1, 1)
    await people[1].post(f"/api/tables/{table}/sit", {"seat": 2})
    assert await asyncio.gather(closing_code(one), closing_code(other)) == [4001, 4001]
    again = await Screen.open(second.address, table, people[1].cookie)
    await again.until("table")
    await people[1].post(f"/api/tables/{table}/leave")
    assert await closing_code(again) == 4001


async def test_who_is_signed_out_sees_no_more_of_a_table(servers, guests):
    """A lost phone: it is closed on every server when the password changes; the own screen stays."""
    owner, phone, friend = await guests(servers[0], 3)
    credentials = {"name": f"lost {owner.cookie[:8]}", "password": "correct horse battery"}
    await owner.post("/api/account", credentials)
    await phone.post("/api/login", credentials)
    table = await open_table([owner, friend], start=False, seats=3)
    here, elsewhere, mine = [
        await Screen.open(process.address, table, cookie)
        for process, cookie in (
            (servers[0], phone.cookie),
            (servers[1], phone.cookie),
            (servers[1], owner.cookie),
        )
    ]
    for screen in (here, elsewhere, mine):
        assert (await screen.until("table"))["my_seat"] == 0
    await owner.post("/api/account/password", {"old": credentials["password"], "new": "a better password"})
    assert await asyncio.gather(closing_code(here), closing_code(elsewhere)) == [4001, 4001]
    again = await Screen.open(servers[1].address, table, phone.cookie)
    assert await closing_code(again) == 4403, "a stranger now, and the table is private"
    await owner.post("/api/logout")
    assert await closing_code(mine) == 4001


async def test_who_waited_for_news_of_a_seat_gets_none_after_losing_it(sqlite_server, guests):
    people = await guests(sqlite_server, 3)
    table = await open_table(people)
    path = f"/api/tables/{table}"
    seen = (await people[1].get(path + "/shown"))["number"]
    waiting = asyncio.create_task(people[1].http.get(path + f"/shown?seen={seen}&wait=2"))
    await asyncio.sleep(0.5)
    await people[0].post(path + "/kick", {"seat": 1})
    answer = await asyncio.wait_for(waiting, SECONDS)
    assert answer.status_code == 403
    assert answer.json()["error"]["reason"] == "server-not-seated"


async def test_a_screen_of_a_seat_that_was_lost_is_let_in_nowhere_and_speaks_for_nobody(tmp_path):
    """The seat may change while a connection is opened, and while a slow one is closed."""
    hall = Hall(Settings(database_url=f"sqlite:///{tmp_path}/k.db", bot_processes=0))
    await hall.open()
    try:
        people = [(await hall.people.new_guest(f"Player {n}", "en"))[0] for n in range(3)]
        table = await lobby.create(hall, people[0], CreateTable("kryptos", 3, public=True))
        await lobby.sit(hall, table, people[1], Sit(1))
        screen = Watcher(people[1].id, 1)
        await lobby.kick(hall, table, people[0], 1)
        await lobby.sit(hall, table, people[2], Sit(1))
        await sockets.attach(hall, table, screen, None, 0)
        assert (screen.code, screen.sent) == (4001, [])
        assert table.screens == {}
        refusal = await sockets.handle(hall, table, screen, Say("table", "I am somebody else"))
        assert refusal.rule == "TABLE-8"
        assert await chat.heard(hall, table, None) == []
    finally:
        await hall.close()


async def test_a_device_that_was_signed_out_speaks_for_nobody(tmp_path):
    """It may read so slowly that it is not closed yet."""
    hall = Hall(Settings(database_url=f"sqlite:///{tmp_path}/k.db", bot_processes=0))
    await hall.open()
    try:
        person, token = await hall.people.new_guest("Player", "en")
        table = await lobby.create(hall, person, CreateTable("kryptos", 3))
        screen = Watcher(person.id, 0, digest(token))
        await sockets.attach(hall, table, screen, None, 0)
        assert await sockets.handle(hall, table, screen, Say("table", "Still me")) is None
        await hall.people.forget_token(token)
        assert screen.code == 4001
        refusal = await sockets.handle(hall, table, screen, Say("table", "I am a thief"))
        assert refusal.rule == "TABLE-8"
        late = Watcher(person.id, 0, digest(token))
        await sockets.attach(hall, table, late, None, 0)
        assert (late.code, late.sent) == (4001, [])
    finally:
        await hall.close()


async def test_who_came_by_an_old_link_is_let_in_nowhere_and_speaks_to_nobody(tmp_path):
    """The links may be made anew while a connection is opened, and while a slow one is closed."""
    hall = Hall(Settings(database_url=f"sqlite:///{tmp_path}/k.db", bot_processes=0))
    await hall.open()
    try:
        host, _ = await hall.people.new_guest("Host", "en")
        table = await lobby.create(hall, host, CreateTable("kryptos", 3))
        fan, late, player = Watcher("", None), Watcher("", None), Watcher(host.id, 0)
        for screen in (fan, player):
            await sockets.attach(hall, table, screen, None, 0)
        shown = list(fan.sent)
        await lobby.renew_links(hall, table, host)
        await sockets.attach(hall, table, late, None, 0)
        assert (fan.code, fan.sent) == (4001, shown)
        assert (late.code, late.sent) == (4001, [])
        assert table.screens == {0: {player}}
        refusal = await sockets.handle(hall, table, fan, Say("watch", "I am still here"))
        assert refusal.rule == "TABLE-8"
        assert await sockets.handle(hall, table, player, Say("table", "So am I")) is None
    finally:
        await hall.close()


class Watcher:
    """A screen that keeps what it is sent; it was let in by the first links."""

    links = 0

    def __init__(self, person, viewer, device=""):
        self.person, self.device, self.name, self.language, self.viewer = person, device, "", "en", viewer
        self.sent, self.code = [], None

    def show(self, message):
        self.sent.append(message)

    def close(self, code):
        self.code = code


async def test_a_token_that_was_forgotten_is_forgotten_by_all_servers(servers, guests):
    first, second = servers
    (person,) = await guests(first, 1)
    elsewhere = Visitor(second.address)
    elsewhere.http.cookies.set("kastellan", person.cookie)
    known = (await person.get("/api/me"))["id"]
    assert (await elsewhere.get("/api/me"))["id"] == known
    await person.ask("PATCH", "/api/me", {"name": "Renamed", "language": "fr"})
    for _ in range(50):
        if (await elsewhere.get("/api/me"))["name"] == "Renamed":
            break
        await asyncio.sleep(0.1)
    assert (await elsewhere.get("/api/me"))["language"] == "fr"
    await person.post("/api/logout")
    for _ in range(50):
        if (await elsewhere.get("/api/me"))["id"] != known:
            break
        await asyncio.sleep(0.1)
    assert (await elsewhere.get("/api/me"))["id"] != known
    await elsewhere.close()
