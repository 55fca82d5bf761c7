"""Double clicks, stale screens, two devices and two processes: one legal order results."""

import asyncio
import json
from random import Random

import pytest

from tests.server.clients import Screen, Visitor, choose, open_table, play_seat
from tests.server.processes import SERVE, WORK, Process
from tests.server.records import Records, stream


async def to_act(screens: list[Screen]) -> int:
    """Return who is to act once everybody has been shown the position."""
    for screen in screens:
        if screen.shown is None:
            await screen.until("shown")
    return screens[0].shown["to_act"][0]


@pytest.mark.rule("TABLE-2")
async def test_a_double_click_is_played_once(server, guests):
    """The second of two equal messages is refused as stale, to its sender only."""
    people = await guests(server, 3)
    table = await open_table(people)
    screens = [await Screen.open(server.address, table, person.cookie) for person in people]
    seat = await to_act(screens)
    action = screens[seat].shown["legal"]["actions"][0]
    await asyncio.gather(*(screens[seat].play(action, 0) for _ in range(5)))
    refusals = [await screens[seat].until("refused") for _ in range(4)]

    assert {refusal["refusal"]["rule"] for refusal in refusals} == {"TABLE-2"}
    assert refusals[0]["text"].startswith("The game has moved on")
    others = [screen for number, screen in enumerate(screens) if number != seat]
    for other in others:
        await other.until("shown")
        await other.send(type="resync")
        await other.until("shown")
        assert not any('"type":"refused"' in text for text in other.raw)


async def test_two_devices_of_one_seat_see_the_same(server, guests):
    """Both are shown every change; a move from one makes the other's screen stale, not wrong."""
    people = await guests(server, 3)
    table = await open_table(people)
    screens = [await Screen.open(server.address, table, person.cookie) for person in people]
    seat = await to_act(screens)
    second = await Screen.open(server.address, table, people[seat].cookie)
    await second.until("shown")
    assert second.shown["view"] == screens[seat].shown["view"]
    first, other = screens[seat].shown["legal"]["actions"][:2]
    await asyncio.gather(screens[seat].play(first, 0), second.play(other, 0))
    await screens[seat].until("shown")
    await second.until("shown")
    assert second.shown["view"] == screens[seat].shown["view"]
    assert second.shown["ask"] == 1


async def test_a_device_that_comes_back_gets_only_what_is_missing(server, guests):
    """With the last number seen, nothing is repeated; without news, nothing is shown at all."""
    people = await guests(server, 3)
    table = await open_table(people)
    screens = [await Screen.open(server.address, table, person.cookie) for person in people]
    first = await to_act(screens)
    acting = [first, (first - 1) % 3]
    away = (first - 2) % 3
    seen = screens[away].shown["number"]
    assert screens[away].shown["story"]
    await screens[away].close()
    for seat in acting:
        await screens[seat].play(screens[seat].shown["legal"]["actions"][0])
        for other in acting:
            await screens[other].until("shown")
    back = await Screen.open(server.address, table, people[away].cookie, f"?seen={seen}")
    shown = await back.until("shown")
    assert shown["number"] == seen + 2
    assert [line["n"] for line in shown["story"]] == [seen + 1, seen + 2]
    again = await Screen.open(server.address, table, people[away].cookie, f"?seen={seen + 2}")
    await again.send(type="chat", channel="table", text="back")
    await again.until("chat")
    assert not any('"type":"shown"' in text for text in again.raw)


async def test_two_processes_on_one_database(postgres):
    """Players of one table on two servers, with computer players in a worker: one legal order results."""
    url = postgres.new_database()
    first = Process(SERVE, url, bots="worker")
    second, worker = await asyncio.gather(
        asyncio.to_thread(Process, SERVE, url, bots="worker"), asyncio.to_thread(Process, WORK, url)
    )
    try:
        people = [await Visitor(first.address, f"Player {n}").arrive() for n in range(3)]
        table = await open_table(people, seats=4, bots={"3": "easy"})
        screens = [
            await Screen.open((first, second)[seat % 2].address, table, person.cookie)
            for seat, person in enumerate(people)
        ]
        for screen in screens:
            await screen.until("shown")
        clashing = await race(screens, (first, second), people, table)
        playing = [
            asyncio.create_task(play_seat(screen, "kryptos", seat, Random(seat), 25))
            for seat, screen in enumerate(screens)
        ]
        done, going = await asyncio.wait(playing, timeout=60, return_when=asyncio.FIRST_COMPLETED)
        assert done, "somebody has made 25 moves"
        for task in going:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        await screens[0].send(type="chat", channel="table", text="hello from one")
        assert (await screens[1].until("chat"))["text"] == "hello from one"
    finally:
        codes = [process.stop() for process in (first, second, worker)]
        for person in people:
            await person.close()
    assert codes[:2] == [0, 0]
    assert clashing
    async with Records(url) as records:
        awake, rows = await records.table(table)
        assert any(row.seat == 3 for row in rows), "the worker has played"
        for seat, screen in enumerate(screens):
            due = stream(awake, rows, seat)
            shown = [message for text in screen.raw if (message := json.loads(text))["type"] == "shown"]
            numbers = [message["number"] for message in shown]
            assert numbers == list(range(numbers[0], numbers[0] + len(numbers)))
            assert all(message["view"] == due[message["number"]]["view"] for message in shown)


async def race(screens, processes, people, table) -> bool:
    """Let the seat to act answer on both servers at once; exactly one answer is played."""
    while screens[0].shown["to_act"][0] == 3:
        await screens[0].until("shown")
    seat = screens[0].shown["to_act"][0]
    doubles = [await Screen.open(process.address, table, people[seat].cookie) for process in processes]
    for double in doubles:
        await double.until("shown")
    ask = doubles[0].shown["ask"]
    actions = [choose("kryptos", seat, double.shown, Random(n)) for n, double in enumerate(doubles)]
    await asyncio.gather(*(double.play(action, ask) for double, action in zip(doubles, actions, strict=True)))
    for double in doubles:
        while double.shown["ask"] == ask:
            await double.receive()
        await double.send(type="resync")
        await double.until("shown")
        await double.close()
    refusals = [text for double in doubles for text in double.raw if '"type":"refused"' in text]
    return len(refusals) == 1 and '"TABLE-2"' in refusals[0]
