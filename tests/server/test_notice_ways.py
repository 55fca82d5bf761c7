"""Ways of notices through a real server: a browser, a mailbox, a webhook; what is refused, and why."""

import asyncio
import re
from base64 import urlsafe_b64decode
from datetime import datetime
from random import Random
from threading import Event
from zoneinfo import ZoneInfo

import httpx
import pytest
from cryptography.hazmat.primitives.asymmetric import ec

from kastellan.core.refusal import BadInput
from kastellan.server.notice_settings import is_mail_address
from kastellan.server.notices import http, push
from kastellan.server.notices.outbox import quiet_until
from kastellan.server.rows import QuietRow
from kastellan.server.settings import read_settings
from tests.server.clients import SECONDS, Screen, open_table, play_seat
from tests.server.processes import SERVE, Process
from tests.server.sinks import MailServer, PushService, Sink, press
from tests.server.test_outages import eventually

WAYS = "/api/me/notices/ways"


@pytest.fixture
async def mails():
    server = await MailServer().open()
    yield server
    await server.close()


@pytest.fixture
async def service():
    server = await PushService().open()
    yield server
    await server.close()


@pytest.fixture
def house(database_url, mails):
    """A server that sends mails, and notices to this machine."""
    process = Process(
        SERVE,
        database_url,
        public_url="http://games.example",
        notices_to_private="1",
        smtp_host="127.0.0.1",
        smtp_port=str(mails.port),
        smtp_security="none",
        smtp_from="games@example.org",
    )
    yield process
    assert process.stop() == 0
    assert '"level":"error"' not in process.errors()


def links_in(mail, address):
    """Return the links of a mail, as they lead to the server on this machine."""
    found = re.findall(r"http://games\.example(\S+)", mail.get_content())
    return [address + path for path in found]


async def test_a_browser_and_a_mailbox_are_told_of_a_turn_and_one_press_stops_it(
    house, guests, mails, service
):
    people = await guests(house, 3)
    for person, language in zip(people, ("en", "fr", "bg"), strict=True):
        await person.ask("PATCH", "/api/me", {"language": language})
        news = await person.get("/api/me/notices")
        assert news["offered"] == ["push", "webhook", "email"]
    key = news["push_key"]
    assert len(urlsafe_b64decode(key + "==")) == 65

    first = people[0]
    news = await first.post(WAYS, {"kind": "email", "address": "ana@example.org"})
    assert [way["confirmed"] for way in news["ways"]] == [False]
    asked = await mails.next()
    assert (asked["To"], asked["From"]) == ("ana@example.org", "games@example.org")
    confirm, stop = links_in(asked, house.address)
    assert (await press(confirm)).status_code == 200
    news = await first.post(WAYS, service.way)
    assert [(way["kind"], way["confirmed"]) for way in news["ways"]] == [("email", True), ("push", True)]
    assert news["ways"][1]["place"] == "127.0.0.1"
    tried = await first.post(f"{WAYS}/{news['ways'][1]['id']}/try")
    assert tried["sent"]
    assert service.read(await service.next(), key)["url"] == "/me"

    table = await open_table(people, name="Friday")
    screens = {}
    for _ in range(3):  # until it is the turn of who is told
        turn = (await show(people, table))["to_act"]
        if 0 in turn:
            break
        (seat,) = turn
        screens[seat] = await Screen.open(house.address, table, people[seat].cookie)
        await play_seat(screens[seat], "kryptos", seat, Random(seat), most=1)
    got = service.read(await service.next(), key)
    assert (got["title"], got["text"], got["url"]) == (
        "Your turn", "Your turn at “Friday” (Kryptos)", f"/table/{table}",
    )  # fmt: skip
    mail = await mails.next()
    assert mail["Subject"] == "Your turn at “Friday” (Kryptos)"
    link, farewell = links_in(mail, house.address)
    assert link.endswith(f"/table/{table}")
    assert farewell == stop
    assert mail["List-Unsubscribe"] == f"<http://games.example{stop.removeprefix(house.address)}>"

    async def counted():
        figures = (await first.http.get("/metrics")).text
        return all(f'notices_total{{result="sent",way="{way}"}} 1.0' in figures for way in ("email", "push"))

    await eventually(counted)

    async with httpx.AsyncClient(timeout=SECONDS) as program:  # as mail programs press it (RFC 8058)
        done = await program.post(stop, data={"List-Unsubscribe": "One-Click"})
        assert done.status_code == 200
        assert (await program.get(stop)).status_code == 410
        assert (await program.post(stop[:-2] + "xx")).status_code == 404
    assert [way["kind"] for way in (await first.get("/api/me/notices"))["ways"]] == ["push"]
    for screen in screens.values():
        await screen.close()


async def show(people, table):
    """Return what a spectator of the table would see of whose turn it is."""
    screen = await Screen.open(people[1].address, table, people[1].cookie)
    shown = await screen.until("shown")
    await screen.close()
    return shown


async def test_what_cannot_be_used_is_refused_with_the_remedy(house, guests, service):
    (person,) = await guests(house, 1)

    async def refused(body, status=400):
        return (await person.post(WAYS, body, status))["error"]["reason"]

    hook = {"kind": "webhook", "address": f"{service.address}/x"}
    assert await refused({"kind": "email", "address": "nonsense"}) == "server-notice-mail"
    assert (
        await refused({"kind": "email", "address": "nobody@example.org"}, 503) == "server-notice-mail-refused"
    )
    assert await refused({**hook, "address": "ftp://example.org/x"}) == "server-notice-address"
    assert await refused({**hook, "address": "http://u:p@127.0.0.1/x"}) == "server-notice-address"
    assert await refused({**hook, "address": "http://nowhere.invalid/x"}) == "server-notice-nowhere"
    assert await refused({**hook, "form": "matrix"}) == "server-notice-matrix"
    assert await refused({**hook, "form": "ntfy", "address": service.address}) == "server-notice-ntfy"
    assert await refused({**service.way, "p256dh": "AAAA"}) == "server-notice-keys"
    answer = await person.ask(
        "PATCH", "/api/me/notices", {"quiet": {"start": 0, "end": 60, "zone": "Mars/Olympus"}}, 400
    )
    assert answer["error"]["reason"] == "server-notice-zone"
    assert (await person.get("/api/me/notices"))["ways"] == []


async def test_one_s_ways_are_one_s_own_and_can_be_forgotten(house, guests, service):
    ana, boris = await guests(house, 2)
    news = await ana.post(WAYS, service.way)
    way = news["ways"][0]["id"]
    for path in (f"{WAYS}/{way}/try",):
        await boris.post(path, status=404)
    await boris.ask("DELETE", f"{WAYS}/{way}", status=404)
    await ana.ask("PATCH", "/api/me/notices", {"quiet": {"start": 1320, "end": 480, "zone": "Europe/Sofia"}})
    table = (await ana.post("/api/tables", {"game": "kryptos", "seats": 3}))["id"]
    await boris.ask("PUT", f"/api/me/notices/tables/{table}", {"muted": True}, 403)
    assert (await ana.ask("PUT", f"/api/me/notices/tables/{table}", {"muted": True}))["muted"] == [table]
    await boris.post(WAYS, service.way)
    assert (await ana.get("/api/me/notices"))["ways"] == [], "a browser is whose it was last"
    gone = await ana.ask("DELETE", "/api/me/notices")
    assert (gone["ways"], gone["muted"], gone["quiet"], gone["paused"]) == ([], [], None, False)


async def refused(person, way):
    """Return why a way cannot be used."""
    return (await person.post(WAYS, way, 400))["error"]["reason"]


async def test_nobody_has_others_called_without_end_by_being_somebody_new(tmp_path, guests, service):
    house = Process(
        SERVE, f"sqlite:///{tmp_path}/k.db", public_url="http://games.example", notices_to_private="1"
    )
    called = 0
    for number in range(35):
        (person,) = await guests(house, 1)
        hook = {"kind": "webhook", "address": f"{service.address}/{number}"}
        answer = await person.http.post(WAYS, json=hook)
        if answer.status_code == 201:
            way = answer.json()["ways"][0]["id"]
            called += (await person.http.post(f"{WAYS}/{way}/try")).status_code == 200
    assert house.stop() == 0
    assert called == len(service.all) == 30


async def test_nothing_is_sent_inside_unless_the_operator_says_so(sqlite_server, guests, service):
    (person,) = await guests(sqlite_server, 1)
    assert (await person.get("/api/me/notices"))["offered"] == ["push"]
    hook = {"kind": "webhook", "address": "https://example.org/x"}
    assert (await person.post(WAYS, hook, 403))["error"]["reason"] == "server-notice-no-webhook"
    assert await refused(person, service.way) == "server-notice-address"
    inside = "https://127.0.0.1/push", "https://localhost/push", "https://nowhere.invalid/push"
    answers = {await refused(person, {**service.way, "address": address}) for address in inside}
    assert answers == {"server-notice-nowhere"}, "nobody is told which names are known inside"
    assert service.all == []


@pytest.mark.parametrize(
    ("address", "public"),
    [
        ("93.184.215.14", True),
        ("2606:2800:220:1:248:1893:25c8:1946", True),
        *((inside, False) for inside in (
            "127.0.0.1", "10.0.0.1", "172.16.3.4", "192.168.1.1", "169.254.169.254", "100.64.0.1", "0.1.2.3",
            "224.0.0.1", "255.255.255.255", "::1", "::", "fe80::1", "fe80::1%eth0", "fc00::1", "fd12::1",
            "::ffff:127.0.0.1", "::ffff:8.8.8.8", "64:ff9b::7f00:1", "::7f00:1", "2002:7f00:1::", "ff02::1",
            "fec0::1", "4000::1", "240.0.0.1",
        )),
    ],
)  # fmt: skip
def test_an_address_is_inside_or_not(address, public):
    assert http.is_public(address) is public


@pytest.mark.parametrize(
    "address",
    [
        "a@=?utf-8?q?b.org=2C_victim=40example.org?=.c", "=?utf-8?q?victim=40example.org=2Cc?=@b.org",
        "=?utf-8?q?a=0D=0ABcc=3A_c=40d.org?=@b.org", "=?utf-8?q??=@b.org", "a..b@c.org", "a@b..org",
        "a@b.org,c@d.org", "a@b.org\n", "a b@c.org", "a@-b.org", "@b.org", "a@b", "a@b@c.org",
    ],
)  # fmt: skip
def test_a_mail_goes_to_no_other_mailbox_than_the_one_that_stands_there(address):
    assert not is_mail_address(address)


@pytest.mark.parametrize(
    "address", ["ana@example.org", "ana+games@mail.example.org", "a.b=c@x-y.co", "o'hara@e.xn--p1ai"]
)
def test_a_plain_mailbox_can_be_written_to(address):
    assert is_mail_address(address)


async def test_who_lets_a_name_wait_holds_up_nobody_else(monkeypatch):
    answered, seconds = Event(), 0.2
    monkeypatch.setattr(http, "getaddrinfo", lambda *_, **__: answered.wait(SECONDS) or [])
    monkeypatch.setattr(http, "SECONDS", seconds)
    place = http.parts_of("https://slow.example", private=False)
    waiting = [asyncio.create_task(http.places_of(place, private=False)) for _ in range(60)]
    try:
        await asyncio.sleep(seconds / 4)
        assert await asyncio.wait_for(asyncio.to_thread(int, "1"), SECONDS / 6) == 1
        found = await asyncio.wait_for(asyncio.gather(*waiting, return_exceptions=True), SECONDS / 6)
        assert {type(one) for one in found} == {TimeoutError}
    finally:
        answered.set()


async def test_an_answer_without_end_is_not_read_to_its_end():
    class Endless(Sink):
        async def talk(self, reader, writer):
            await reader.readuntil(b"\r\n\r\n")
            writer.write(b"HTTP/1.1 200 So\r\n" + b"x: y\r\n" * 100_000)
            await writer.drain()

    endless = await Endless().open()
    with pytest.raises(OSError, match="Error"):
        await http.send("POST", endless.address, {}, b"{}", private=True)
    await endless.close()


def test_a_message_is_sealed_as_the_standard_shows():
    """The example of RFC 8291, section 5 and appendix A."""
    p256dh = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
    private = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
    key = ec.derive_private_key(int.from_bytes(push.decode(private), "big"), ec.SECP256R1())
    text = b"When I grow up, I want to be a watermelon"
    made = push.sealed(text, p256dh, "BTBZMqHH6r4Tts7J_aSIgg", key, push.decode("DGv6ra1nlYgDCS1FRnbzlw"))
    assert push.encode(made) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6Tlz"
        "AC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


@pytest.mark.parametrize(
    ("start", "end", "now", "until"),
    [
        ("22:00", "08:00", "2026-03-28 23:30", "2026-03-29 08:00"),
        ("22:00", "08:00", "2026-03-29 07:59", "2026-03-29 08:00"),
        ("22:00", "08:00", "2026-03-29 08:00", None),
        ("22:00", "08:00", "2026-10-24 22:00", "2026-10-25 08:00"),
        ("12:00", "14:00", "2026-06-01 13:00", "2026-06-01 14:00"),
        ("12:00", "14:00", "2026-06-01 14:30", None),
        ("12:00", "12:00", "2026-06-01 12:00", None),
    ],
)
def test_quiet_hours_end_by_the_reader_s_clock_also_when_it_is_changed_that_night(start, end, now, until):
    def minutes(text):
        return int(text[:2]) * 60 + int(text[3:])

    def at(text):
        return datetime.fromisoformat(text).replace(tzinfo=ZoneInfo("Europe/Sofia")).timestamp()

    quiet = QuietRow(paused=False, start=minutes(start), end=minutes(end), zone="Europe/Sofia")
    assert quiet_until(quiet, at(now)) == (None if until is None else at(until))


@pytest.mark.parametrize(
    ("given", "place", "remedy"),
    [
        ({"PUBLIC_URL": "games.example"}, "KASTELLAN_PUBLIC_URL", "https://example.org"),
        ({"SMTP_USER": "x"}, "KASTELLAN_SMTP_USER", "set KASTELLAN_SMTP_HOST"),
        ({"SMTP_HOST": "m"}, "KASTELLAN_PUBLIC_URL", "for the links in mails"),
        ({"SMTP_HOST": "m", "PUBLIC_URL": "https://g.example"}, "KASTELLAN_SMTP_FROM", "games@example.org"),
        ({"SMTP_PORT": "0"}, "KASTELLAN_SMTP_PORT", "1 to 65535"),
        ({"SMTP_SECURITY": "ssl"}, "KASTELLAN_SMTP_SECURITY", "starttls, tls, none"),
    ],
)
def test_settings_of_notices_that_cannot_be_are_refused_by_name(given, place, remedy):
    with pytest.raises(BadInput) as error:
        read_settings({f"KASTELLAN_{name}": value for name, value in given.items()})
    assert place in str(error.value)
    assert remedy in str(error.value)
