"""Who asks for everything that can be asked, at two processes, cannot tell what others do in secret."""

import asyncio
import json
from contextlib import suppress
from functools import partial

import pytest

from kastellan.games import GAMES
from tests.server.clients import Screen, open_table
from tests.server.processes import SERVE, Process
from tests.server.test_outages import eventually

QUIET = 0.8
"""Seconds in which whatever another process has to tell has arrived."""

SEATS = {"decrypto": 4}
PATHS = (
    "", "/replay?eyes=spectator", "/replay?eyes={seat}", "/replay?eyes=all", "/shown", "/shown?seen=0",
    "/stakes", "/export", "/draws", "/review", "/content", "/explain?eyes={seat}", "/explain?eyes=spectator",
    "/explain?eyes=spectator&step=2",
)  # fmt: skip
ATTEMPTS = ({"ask": 999, "action": {"type": "nothing"}}, {"ask": 0, "action": {"type": "nothing"}})


class Spy:
    """A seat, or with ``None`` a spectator, who asks and asks."""

    def __init__(self, visitor, seat, table, addresses):
        self.visitor, self.seat, self.table, self.addresses = visitor, seat, table, addresses

    async def open(self, address, query=""):
        cookie = None if self.seat is None else self.visitor.cookie
        return await Screen.open(address, self.table, cookie, query)

    async def everything(self):
        """Return all answers, as they came, by where and what was asked."""
        answers = {}
        for address in self.addresses:
            for path in PATHS:
                url = f"{address}/api/tables/{self.table}" + path.replace("{seat}", str(self.seat))
                answers[url] = (await self.visitor.http.get(url)).text
            for body in ATTEMPTS:
                url = f"{address}/api/tables/{self.table}/play"
                answers[url + json.dumps(body)] = (await self.visitor.http.post(url, json=body)).text
            answers[address + " list"] = await self.listed(address)
            me = (await self.visitor.http.get(f"{address}/api/me")).json()
            answers[address + " me"] = [one for one in me["tables"] if one["id"] == self.table]
            home = (await self.visitor.http.get(f"{address}/api/me/home")).json()
            answers[address + " picture"] = home["pictures"].get(self.table)
            for url in (f"{address}/table/{self.table}", f"{address}/api/me/games", f"{address}/api/me/met"):
                answers[url] = (await self.visitor.http.get(url)).text
            for query in ("?seen=0", "?chat_seen=table:1,team:1,watch:1"):
                answers[address + " socket" + query] = await self.connected(address, query)
        return answers

    async def listed(self, address):
        """Return what the lists of tables say of this one."""
        lists = (await self.visitor.http.get(f"{address}/api/tables")).json()
        return [one for one in (*lists["open"], *lists["running"]) if one["id"] == self.table]

    async def sees_all(self):
        """Return whether each process knows that all who sit are here: that is no secret, but told late."""
        for address in self.addresses:
            info = (await self.visitor.http.get(f"{address}/api/tables/{self.table}")).json()
            for one in (info, *await self.listed(address)):
                if not all(seat["connected"] for seat in one["seats"]):
                    return False
        return True

    async def connected(self, address, query):
        """Return what a new connection is sent, and what it is told that asks and tries."""
        screen = await self.open(address, query)
        channel = "watch" if self.seat is not None else "table"
        for message in (
            {"type": "resync"}, {"type": "resync", "seen": 0}, {"type": "play", "ask": 999, "action": {}},
            {"type": "chat", "channel": channel, "text": "?"}, {"type": "no such thing"},
        ):  # fmt: skip
            await screen.send(**message)
        await screen.until("error")
        await screen.close()
        return [json.loads(text) for text in screen.raw]


async def overheard(screen, seconds):
    """Return what a screen is sent in some seconds without asking."""
    before = len(screen.raw)
    with suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            while True:
                await screen.receive()
    return screen.raw[before:]


async def act(screen, **message):
    """Do something and wait until it has been done."""
    await screen.send(**message)
    await screen.until("shown")


async def draft_a_bid(screens, _spy):
    """Put crystals into a sealed bid and take one out again."""
    for _ in range(2):
        [crystal, *_] = [one for one in screens[0].shown["legal"]["actions"] if one["type"] == "add_crystal"]
        await act(screens[0], type="play", ask=screens[0].shown["ask"], action=crystal)
    await act(screens[0], type="take_back")


async def draft_clues(screens, spy):
    """Let the encryptors write clues, and the team of which the spy is not talk about it."""
    teams = screens[0].info["teams"]
    for seat, screen in enumerate(screens):
        if seat != spy and screen.shown["legal"]["count"]:
            for line in (1, 2):
                clue = {"type": "write_clue", "line": line, "text": f"word{line}"}
                await act(screen, type="play", ask=screen.shown["ask"], action=clue)
    [team] = [team for team in teams if spy not in team][:1]
    speaker = next(seat for seat in team if "team" not in screens[seat].shown["muted"])
    await screens[speaker].send(type="chat", channel="team", text="psst")
    await screens[speaker].until("chat")


SECRETS = {"krysis": draft_a_bid, "decrypto": draft_clues}


async def something_secret(game, screens, people, spy):
    """Let others do what the spy cannot know: look, try what is refused, write, talk apart."""
    rival, path = screens[0], f"/api/tables/{people[0].table}"
    await act(rival, type="resync")
    await rival.send(type="play", ask=999, action={})
    await rival.until("refused")
    await people[0].get(f"{path}/shown")
    await people[0].get(f"{path}/replay?eyes=0")
    if game in SECRETS:
        await SECRETS[game](screens, spy)


async def seated(game, process, guests):
    """Return people and their screens at a server."""
    people = await guests(process, SEATS.get(game, min(GAMES[game].seats)))
    table = await open_table(people, game, public=True)
    for person in people:
        person.table = table
    screens = [await Screen.open(process.address, table, person.cookie) for person in people]
    for screen in screens:
        await screen.until("shown")
    return people, screens, table


async def greet(screens):
    """Let somebody whom the rules do not silence say something to all."""
    speaker = next(screen for screen in screens if "table" not in screen.shown["muted"])
    await speaker.send(type="chat", channel="table", text="hello")
    await speaker.until("chat")


async def learned(spy, looking, greeting, screens, secretly):
    """Return all that tells a spy of what others do in secret, also the number of the next greeting."""
    before = await spy.everything()
    await overheard(looking, QUIET)
    await secretly()
    news = {"news"} if await overheard(looking, QUIET) else set()
    after = await spy.everything()
    await greet(screens)
    number = {"talk"} if (await looking.until("chat"))["id"] != greeting else set()
    return news | number | {what for what, said in before.items() if after[what] != said}


async def pried(game, processes, guests):
    """Return all that a seat and a spectator learn of secrets by asking for everything at some processes."""
    people, screens, table = await seated(game, processes[0], guests)
    addresses = [process.address for process in processes]
    [stranger] = await guests(processes[-1], 1)
    last, found = len(people) - 1, set()
    secretly = partial(something_secret, game, screens, people, last)
    spies = [Spy(people[last], last, table, addresses), Spy(stranger, None, table, addresses)]
    looking = [await spy.open(addresses[-1]) for spy in spies]
    await greet(screens)
    for screen in looking:
        await screen.until("chat")
    for greeting, (spy, screen) in enumerate(zip(spies, looking, strict=True), start=2):
        await eventually(spy.sees_all)
        found |= await learned(spy, screen, greeting, screens, secretly)
    return found


@pytest.mark.parametrize("game", GAMES)
async def test_who_asks_for_everything_learns_nothing_of_secrets(servers, guests, game):
    assert await pried(game, servers, guests) == set()


# Leaks on purpose: each is found by who pries.

STAMP = """
import kastellan.tables.info as info
honest = info.table_info
def stamped(table, *more):
    told = honest(table, *more)
    told.updated = float(table.progress.version if table.progress else 0)
    return told
info.table_info = stamped
"""
"""The answer over HTTP tells of the table's last step, whoever noticed it."""

ONE_COUNT = """
import kastellan.server.chat as chat
from sqlalchemy import func, select
honest = chat.add
async def add(session, row):
    await honest(session, row)
    everywhere = chat.ChatRow.table == row.table
    row.number = (await session.execute(select(func.count()).where(everywhere))).scalar_one()
chat.add = add
"""
"""All that is said at a table is counted together."""

ECHO = """
import kastellan.server.audience as audience
honest = audience.Audience.send
def send(self, news):
    honest(self, {**{viewer: b'{"type":"pong"}' for viewer in self.screens}, **news})
audience.Audience.send = send
"""
"""Every step is heard by everybody, if only as a message without meaning."""


@pytest.mark.parametrize(
    ("game", "leak", "tells"),
    [
        pytest.param("krysis", STAMP, "/api/tables/", id="a flag over HTTP"),
        pytest.param("decrypto", ONE_COUNT, "talk", id="one count of all talk"),
        pytest.param("krysis", ECHO, "news", id="an empty message"),
    ],
)
async def test_a_leak_on_purpose_is_found(tmp_path, guests, game, leak, tells):
    process = Process(leak + SERVE, f"sqlite:///{tmp_path}/leaky.db")
    try:
        found = await pried(game, [process], guests)
    finally:
        assert process.stop() == 0
    assert any(tells in what for what in found)
