"""People: guests, accounts, other devices, programs, and what keeps them apart."""

import asyncio
import sqlite3
import sys
from random import Random

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from tests.server.clients import Screen, Visitor, choose, open_table
from tests.server.processes import ROOT, SERVE, Process

PASSWORD = "correct horse battery"


async def test_a_guest_is_known_by_a_cookie_that_scripts_cannot_read(sqlite_server):
    async with httpx.AsyncClient(base_url=sqlite_server.address) as browser:
        answer = await browser.get("/api/me")
        cookie = answer.headers["set-cookie"]
        assert "HttpOnly" in cookie
        assert "SameSite=Lax" in cookie
        assert len(browser.cookies["kastellan"]) >= 40
        again = await browser.get("/api/me")
        assert again.json()["id"] == answer.json()["id"]
        assert "set-cookie" not in again.headers


async def test_accounts_keep_history_and_seats_across_devices(server, guests):
    first, other = await guests(server, 2)
    name = f"Мария {server.pid} {other.cookie[:6]}"
    account = await first.post("/api/account", {"name": name, "password": PASSWORD})
    assert account["account"] is not None
    taken = await other.post("/api/account", {"name": name.upper(), "password": PASSWORD}, 409)
    assert taken["error"]["reason"] == "server-account-taken"
    wrong = await other.post("/api/login", {"name": name, "password": "not the password"}, 401)
    assert wrong["error"]["reason"] == "server-wrong-password"
    table = await other.post("/api/tables", {"game": "kryptos", "seats": 3})
    came = await other.post("/api/login", {"name": name, "password": PASSWORD})
    assert came["id"] == account["id"]
    assert [one["id"] for one in came["tables"]] == [table["id"]], "the guest's seat goes along"
    assert (await other.get("/api/me"))["id"] == account["id"]
    await other.post("/api/logout")
    assert (await other.get("/api/me"))["id"] != account["id"]


async def test_who_opens_an_account_keeps_the_name_that_others_know(server, guests):
    """It may have been chosen on the own page or at a table; who has none is called like the account."""
    known, seated, nameless = await guests(server, 1) + [await Visitor(server.address).arrive() for _ in "ab"]
    table = await seated.post("/api/tables", {"game": "kryptos", "seats": 3})
    await seated.post(f"/api/tables/{table['id']}/sit", {"name": "Radka"})
    shown = {known: known.name, seated: "Radka", nameless: None}
    for person, name in shown.items():
        account = f"account {person.cookie[:8]}"
        opened = await person.post("/api/account", {"name": account, "password": PASSWORD})
        assert opened["name"] == (name or account)
        assert (await person.get("/api/me"))["name"] == opened["name"]
        phone = Visitor(server.address)
        assert (await phone.post("/api/login", {"name": account, "password": PASSWORD})) == opened
        await phone.close()
    assert (await seated.get(f"/api/tables/{table['id']}"))["seats"][0]["name"] == "Radka"
    changed = await known.ask("PATCH", "/api/me", {"name": "Somebody else"})
    assert changed["name"] == "Somebody else"
    for person in (seated, nameless):
        await person.close()


async def test_a_link_makes_another_device_ones_own_once(server, guests):
    (person,) = await guests(server, 1)
    page, once = (await person.post("/api/me/device"))["link"].split("#")
    phone = Visitor(server.address)
    await phone.http.get(page)  # opening the page uses nothing up
    mine = (await person.get("/api/me"))["id"]
    assert (await phone.post("/api/device", {"once": once}))["id"] == mine
    assert (await phone.get("/api/me"))["id"] == mine
    thief = Visitor(server.address)
    refused = await thief.post("/api/device", {"once": once}, 410)
    assert refused["error"]["reason"] == "server-link-used"
    await phone.close()
    await thief.close()


async def test_another_password_signs_all_other_devices_out(server, guests):
    owner, thief = await guests(server, 2)
    credentials = {"name": f"vault {owner.cookie[:8]}", "password": PASSWORD}
    wish = {"old": PASSWORD, "new": "a better password"}
    refused = await owner.post("/api/account/password", wish, 409)
    assert refused["error"]["reason"] == "server-no-account"
    account = (await owner.post("/api/account", credentials))["id"]
    assert (await thief.post("/api/login", credentials))["id"] == account
    once = (await thief.post("/api/me/device"))["link"].split("#")[1]

    refused = await owner.post("/api/account/password", {**wish, "old": "not my password"}, 401)
    assert refused["error"]["reason"] == "server-wrong-old-password"
    assert (await thief.get("/api/me"))["id"] == account, "nothing was changed"
    await owner.post("/api/account/password", wish)
    assert (await owner.get("/api/me"))["id"] == account
    assert (await thief.get("/api/me"))["id"] != account
    await thief.post("/api/device", {"once": once}, 410)
    await thief.post("/api/login", credentials, 401)
    assert (await thief.post("/api/login", {**credentials, "password": wish["new"]}))["id"] == account


async def test_finished_games_are_rated_for_accounts(sqlite_server, guests):
    people = await guests(sqlite_server, 2)
    for number, person in enumerate(people):
        await person.post(
            "/api/account", {"name": f"rated {number} {person.cookie[:8]}", "password": PASSWORD}
        )
    table = await open_table(people, "toy", options={"rounds": 1})
    screens = [await Screen.open(sqlite_server.address, table, person.cookie) for person in people]
    for seat, screen in enumerate(screens):
        await screen.until("shown")
        await screen.play({"type": "bid", "amount": 1} if seat == 0 else {"type": "fold"})
    while screens[0].info["status"] != "over":
        await screens[0].receive()
    ratings = [(await person.get("/api/me"))["ratings"][0] for person in people]
    assert ratings[0]["mu"] > 25 > ratings[1]["mu"]
    for person, rating, won in zip(people, ratings, (True, False), strict=True):
        (point,) = await person.get("/api/me/course")
        assert (point["game"], point["won"]) == ("toy", won)
        assert (round(point["mu"], 2), round(point["sigma"], 2)) == (rating["mu"], rating["sigma"])
    assert [game["rank"] for game in (await people[1].get("/api/me/games"))["games"]] == [2]


async def test_requests_of_other_sites_are_refused(sqlite_server, guests):
    (person,) = await guests(sqlite_server, 1)
    for headers in ({"X-Kastellan": ""}, {"Origin": "https://evil.example"}, {"Origin": "null"}):
        answer = await person.http.post("/api/tables", json={"game": "kryptos", "seats": 3}, headers=headers)
        assert answer.status_code == 403
        assert answer.json()["error"]["reason"] == "server-foreign-page"


async def test_every_answer_carries_the_security_headers(sqlite_server, guests):
    (person,) = await guests(sqlite_server, 1)
    for path in ("/api/me", "/api/nothing", "/health", "/schema/openapi.json", "/"):
        headers = (await person.http.get(path)).headers
        place = person.address.removeprefix("http://")
        policy = headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert policy.endswith(f"connect-src 'self' ws://{place} wss://{place}")
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["x-frame-options"] == "DENY"
        assert "server" not in headers


@pytest.mark.parametrize("host", ["evil.example; script-src *", "a b", "a,b", "ws:"])
async def test_a_made_up_host_opens_nothing(sqlite_server, guests, host):
    (person,) = await guests(sqlite_server, 1)
    answer = await person.http.get("/health", headers={"Host": host})
    assert answer.headers["content-security-policy"].endswith("connect-src 'self'")


async def may_connect(url, headers):
    try:
        async with connect(url, additional_headers=headers):
            return True
    except InvalidStatus:
        return False


@pytest.mark.parametrize(
    ("forwarded", "settings", "scheme"),
    [
        ({}, {}, "http"),
        ({"X-Forwarded-Proto": "https"}, {}, "https"),
        ({"X-Forwarded-Proto": "https"}, {"trusted_proxies": "10.0.0.1"}, "http"),
        ({}, {"secure_cookies": "1"}, "https"),
    ],
    ids=["bare", "behind a proxy", "behind a stranger", "as set"],
)
async def test_a_page_is_ones_own_by_the_way_it_came(tmp_path, forwarded, settings, scheme):
    process = Process(SERVE, f"sqlite:///{tmp_path}/k.db", **settings)
    place = process.address.removeprefix("http://")
    async with httpx.AsyncClient(base_url=process.address, headers={"X-Kastellan": "1"}) as browser:
        for tried in ("http", "https"):
            headers = {"Origin": f"{tried}://{place}", **forwarded}
            answer = await browser.post("/api/logout", headers=headers)
            assert (answer.status_code == 204) is (tried == scheme)
            url = process.address.replace("http", "ws", 1) + "/api/tables/abc/socket"
            assert await may_connect(url, headers) is (tried == scheme)
    assert process.stop() == 0


async def test_a_program_plays_exactly_its_seat(sqlite_server, guests):
    people = await guests(sqlite_server, 2)
    table = await open_table(people, start=False, seats=3)
    path = f"/api/tables/{table}"
    made = await people[0].post(path + "/program", {"seat": 2, "name": "Deep Thought"})
    await people[0].post(path + "/start")
    program = Visitor(sqlite_server.address)
    program.http.headers["Authorization"] = f"Bearer {made['token']}"
    del program.http.headers["X-Kastellan"]
    shown = await program.get(path + "/shown")
    assert shown["view"]["viewer"] == 2
    screen = await Screen.open(sqlite_server.address, table, None, f"?token={made['token']}")
    assert (await screen.until("shown"))["view"] == shown["view"]
    assert (await program.post("/api/tables", {"game": "kryptos", "seats": 3}, 403))["error"]
    other = await people[0].post("/api/tables", {"game": "kryptos", "seats": 3, "public": True})
    assert (await program.get(f"/api/tables/{other['id']}", 403))["error"]["reason"] == "server-other-table"
    refused = await program.post(path + "/play", {"ask": 5, "action": {"type": "end_turn"}}, 422)
    assert refused["error"]["rule"] == "TABLE-2"
    await program.close()


async def test_the_example_program_finishes_a_game(sqlite_server, guests):
    people = await guests(sqlite_server, 1)
    table = await open_table(people, "toy", start=False, seats=2)
    made = await people[0].post(f"/api/tables/{table}/program", {"seat": 1})
    await people[0].post(f"/api/tables/{table}/start")
    program = await asyncio.create_subprocess_exec(
        sys.executable, "-c",
        "from tests.laws.toys import registered\n"
        "import runpy, sys\n"
        "with registered(): runpy.run_path(sys.argv.pop(1), run_name='__main__')",
        "examples/outside_bot.py", sqlite_server.address, table, made["token"],
        cwd=ROOT, stdout=asyncio.subprocess.PIPE,
    )  # fmt: skip
    screen = await Screen.open(sqlite_server.address, table, people[0].cookie)
    rng = Random(1)
    while (await screen.until("shown"))["outcome"] is None:
        if 0 in screen.shown["to_act"]:
            await screen.play(choose("toy", 0, screen.shown, rng))
    output, _ = await asyncio.wait_for(program.communicate(), 60)
    assert output.startswith(b"over:")


async def test_nobody_acts_reads_or_speaks_for_another(sqlite_server, guests):
    people = await guests(sqlite_server, 3)
    table = await open_table(people)
    for action in ("shown", "play", "leave", "start"):
        stranger = (await guests(sqlite_server, 1))[0]
        method = "GET" if action == "shown" else "POST"
        body = {"ask": 0, "action": {"type": "end_turn"}} if action == "play" else None
        assert (await stranger.ask(method, f"/api/tables/{table}/{action}", body, 403))["error"]
    assert (await people[0].get(f"/api/tables/{table}/replay?eyes=1", 403))["error"]["rule"] == "HTTP-403"
    assert (await people[0].get(f"/api/tables/{table}/replay?eyes=all", 403))["error"]["rule"] == "HTTP-403"
    assert (await people[0].get(f"/api/tables/{table}/export", 409))["error"]["reason"] == "server-not-over"


async def test_limits_and_logs_without_secrets(tmp_path):
    """Too much is refused for a while; the database keeps only hashes; the logs keep nothing secret."""
    process = Process(
        SERVE,
        f"sqlite:///{tmp_path}/limits.db",
        request_rate="5",
        login_rate="3",
        max_tables_per_person="2",
        socket_rate="5",
        log_level="debug",
        bots="pool",
    )
    try:
        person = await Visitor(process.address, "Secretive").arrive()
        statuses = []
        for _ in range(8):
            answer = await person.http.post("/api/tables", json={"game": "kryptos", "seats": 3})
            statuses.append((answer.status_code, answer.json().get("error", {}).get("reason")))
        assert statuses.count((201, None)) == 2
        assert (429, "server-too-many-tables") in statuses
        for _ in range(60):
            answer = await person.http.get("/api/games")
        assert answer.status_code == 429
        assert answer.headers["retry-after"] == "1"
        await asyncio.sleep(2.5)
        await person.post("/api/account", {"name": "Secretive", "password": PASSWORD})
        tries = [
            (await person.http.post("/api/login", json={"name": "Secretive", "password": "wrong wrong"}))
            for _ in range(5)
        ]
        assert tries[-1].status_code == 429
        cookie = person.cookie
        await person.close()
    finally:
        assert process.stop() == 0
    logs = process.errors()
    for secret in (cookie, PASSWORD, "Secretive"):
        assert secret not in logs
    kept = b"".join(path.read_bytes() for path in tmp_path.glob("limits.db*"))
    assert cookie.encode() not in kept
    assert PASSWORD.encode() not in kept
    with sqlite3.connect(tmp_path / "limits.db") as database:
        assert (
            database.execute("select password from people where account is not null")
            .fetchone()[0]
            .startswith("$argon2id$")
        )


@pytest.mark.parametrize("path", ["/health", "/ready", "/metrics", "/schema/openapi.json", "/api/games"])
async def test_operations_answer(server, guests, path):
    (person,) = await guests(server, 1)
    assert (await person.http.get(path)).status_code == 200
