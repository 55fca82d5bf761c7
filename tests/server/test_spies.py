"""Spies at a real server: what one does without another's notice cannot be counted, by any message."""

import asyncio

import pytest

from tests.server.clients import Screen, Visitor, open_table


async def answers(screen: Screen) -> list[str]:
    """Return the very texts of the answers to who asks for everything, and for the last news."""
    texts = []
    for seen in ({}, {"seen": screen.shown["number"] - 1}):
        await act(screen, type="resync", **seen)
        texts.append(screen.raw[-1])
    return texts


async def act(screen: Screen, **message: object) -> None:
    """Do something and wait until it has been done."""
    await screen.send(**message)
    await screen.until("shown")


async def overheard(screen: Screen, seconds: float = 0.6) -> list[str]:
    """Return what a screen is sent in some seconds without asking."""
    before = len(screen.raw)
    try:
        async with asyncio.timeout(seconds):
            while True:
                await screen.receive()
    except TimeoutError:
        return screen.raw[before:]


async def add_crystal(screen: Screen) -> None:
    """Put a crystal into one's sealed bid."""
    [crystal, *_] = [one for one in screen.shown["legal"]["actions"] if one["type"] == "add_crystal"]
    await act(screen, type="play", ask=screen.shown["ask"], action=crystal)


async def rival_drafts(rival: Screen) -> None:
    """Put crystals into a sealed bid, one by one, and take one back."""
    for _ in range(2):
        await add_crystal(rival)
    await act(rival, type="take_back")


async def seated(addresses: tuple[str, str], people: list[Visitor]) -> tuple[Screen, Screen, Screen]:
    """Return the screens of a rival at one process, and of a spy and a spectator at another."""
    table = await open_table(people, "krysis", public=True)
    here, there = addresses
    rival = await Screen.open(here, table, people[0].cookie)
    spy = await Screen.open(there, table, people[1].cookie)
    spectator = await Screen.open(there, table)
    for screen in (rival, spy, spectator):
        await screen.until("shown")
    await overheard(spectator, 0.2)
    return rival, spy, spectator


async def spy_on(rival: Screen, spy: Screen, spectator: Screen) -> None:
    """Draft once, ask again and again while the rival composes a bid, and learn nothing."""
    await add_crystal(spy)
    assert spy.shown["retract"] == 1
    number = spy.shown["number"]
    before = [await answers(spy), await answers(spectator)]
    for _ in range(2):
        await rival_drafts(rival)
        assert await overheard(spy) == []
        assert await overheard(spectator) == []
        assert [await answers(spy), await answers(spectator)] == before
    await act(spy, type="take_back")
    assert spy.shown["number"] == number + 1
    assert spy.shown["story"][-1]["key"] == "table-story-taken-back"


async def seal(one: Screen, other: Screen, spectator: Screen, before: int) -> None:
    """Let both confirm: their bids are opened as they composed them, and counted on for all alike."""
    await act(one, type="play", ask=one.shown["ask"], action={"type": "confirm"})
    await other.until("shown")
    await act(other, type="play", ask=other.shown["ask"], action={"type": "confirm"})
    while spectator.shown["number"] < before + 2:
        await spectator.receive()
    bids = [line for line in spectator.shown["story"] if "bid" in line["key"]]
    assert bids, "the bids are opened"


async def say(screen: Screen, channel: str, text: str) -> dict:
    """Say something and return it as it is heard."""
    await screen.send(type="chat", channel=channel, text=text)
    return await screen.until("chat")


async def test_what_others_say_among_themselves_cannot_be_counted(sqlite_server, guests):
    people = await guests(sqlite_server, 4)
    table = await open_table(people, "decrypto", public=True)
    screens = [await Screen.open(sqlite_server.address, table, person.cookie) for person in people]
    spectator = await Screen.open(sqlite_server.address, table)
    for screen in (*screens, spectator):
        await screen.until("shown")
    one, two = screens[0].info["teams"]
    speaker, spy = (next(seat for seat in team if not screens[seat].shown["muted"]) for team in (one, two))
    assert (await say(screens[spy], "team", "hello"))["id"] == 1
    for number in range(3):
        assert (await say(screens[speaker], "team", "psst"))["id"] == number + 1
        assert (await say(spectator, "watch", "look"))["id"] == number + 1
    assert (await say(screens[spy], "team", "again"))["id"] == 2
    await screens[speaker].send(type="react", channel="team", reaction="laugh")
    assert (await screens[speaker].until("chat"))["id"] == 4
    assert (await say(screens[spy], "table", "to all"))["id"] == 1
    late = await Screen.open(sqlite_server.address, table, people[spy].cookie, "?chat_seen=team:1")
    assert [(await late.until("chat"))["text"] for _ in range(2)] == ["again", "to all"]


async def test_spectators_cannot_displace_what_players_said(sqlite_server, guests):
    people = await guests(sqlite_server, 3)
    table = await open_table(people, public=True)
    player = await Screen.open(sqlite_server.address, table, people[0].cookie)
    await say(player, "table", "keep this")
    watchers = [await Screen.open(sqlite_server.address, table) for _ in range(12)]
    for watcher in watchers:
        await watcher.until("shown")
        for number in range(18):
            await watcher.send(type="chat", channel="watch", text=f"noise {number}")
    assert (await watchers[-1].until("error"))["error"]["reason"] == "server-too-fast"
    late = await Screen.open(sqlite_server.address, table)
    heard = [await late.until("chat") for _ in range(5)]
    assert heard[0]["text"] == "keep this"
    assert (await say(player, "table", "still here"))["id"] == 2


@pytest.mark.rule("TABLE-3")
async def test_the_size_of_a_sealed_bid_does_not_leak(server, guests):
    people = await guests(server, 2)
    rival, spy, spectator = await seated((server.address, server.address), people)
    number = spectator.shown["number"]
    await spy_on(rival, spy, spectator)
    await seal(rival, spy, spectator, number)


@pytest.mark.rule("TABLE-3")
async def test_the_size_of_a_sealed_bid_does_not_leak_to_another_process(servers, guests):
    people = await guests(servers[0], 2)
    rival, spy, spectator = await seated((servers[0].address, servers[1].address), people)
    number = spectator.shown["number"]
    await spy_on(rival, spy, spectator)
    await seal(rival, spy, spectator, number)
