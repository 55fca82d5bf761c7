"""Take-backs: only with everybody's consent, never across a reveal, and only of the step agreed on."""

import asyncio
import json
from collections.abc import AsyncIterator
from random import Random

import pytest

from tests.server.clients import Screen, choose, open_table
from tests.server.processes import Process

MOST_STEPS = 200


async def seated(server: Process, guests, game: str, seats: int = 3) -> list[Screen]:
    """Return the screens of people who have been shown the first position of a game."""
    people = await guests(server, seats)
    table = await open_table(people, game)
    screens = [await Screen.open(server.address, table, person.cookie) for person in people]
    for screen in screens:
        await screen.until("shown")
    return screens


async def play_any(screens: list[Screen], game: str, rng: Random) -> int:
    """Let who is to act play anything, until all have been shown it; return their seat."""
    seat = screens[0].shown["to_act"][0]
    await screens[seat].play(choose(game, seat, screens[seat].shown, rng))
    for screen in screens:
        await screen.until("shown")
    return seat


async def agree(screens: list[Screen], seats: list[int]) -> None:
    """Let these seats agree to what they have just been asked."""
    for seat in seats:
        await screens[seat].until("take_back_asked")
        await screens[seat].send(type="answer_take_back", yes=True)


async def settled(screen: Screen) -> None:
    """Wait until the server has done all that this screen asked for so far, and shown what came of it."""
    await screen.send(type="resync")
    await screen.until("shown")


async def wishes(screens: list[Screen], rng: Random) -> AsyncIterator[tuple[int, int]]:
    """Play Kreta on; wish back what may be, with all but one agreeing; yield who wishes and who is left."""
    for _ in range(MOST_STEPS):
        seat = await play_any(screens, "kreta", rng)
        first, last = (other for other in range(3) if other != seat)
        if not screens[seat].shown["retract"] or screens[0].shown["to_act"] != [seat]:
            continue
        await screens[seat].send(type="take_back")
        await agree(screens, [first])
        await settled(screens[first])
        await screens[last].until("take_back_asked")
        yield seat, last


@pytest.mark.rule("TABLE-3")
async def test_a_take_back_needs_consent_and_stops_at_a_reveal(sqlite_server, guests):
    screens = await seated(sqlite_server, guests, "toy")
    await screens[0].play({"type": "fold"})
    shown = [await screen.until("shown") for screen in screens]
    assert [one["retract"] for one in shown] == [True, False, False]
    await screens[0].send(type="take_back")
    for screen in screens[1:]:
        assert (await screen.until("take_back_asked"))["seat"] == 0
        await screen.send(type="answer_take_back", yes=True)
    for screen in screens:
        shown = await screen.until("shown")
        assert shown["to_act"] == [0, 1, 2]
        assert shown["story"][-1]["key"] == "table-story-taken-back"
        assert (await screen.until("take_back_answered"))["granted"] is True
    assert screens[0].shown["ask"] == 2, "the old answer cannot be repeated by mistake"
    for seat, screen in enumerate(screens):
        await screen.play({"type": "fold"}, 2 if seat == 0 else 0)
    while screens[2].shown["view"]["round"] == 1:
        await screens[2].receive()
    await screens[2].send(type="take_back")
    assert (await screens[2].until("refused"))["refusal"]["rule"] == "TABLE-3"


async def test_a_refused_take_back_changes_nothing(sqlite_server, guests):
    screens = await seated(sqlite_server, guests, "toy", 2)
    await screens[0].play({"type": "fold"})
    await screens[0].until("shown")
    await screens[0].send(type="take_back")
    await screens[1].until("take_back_asked")
    await screens[1].send(type="answer_take_back", yes=False)
    assert (await screens[0].until("take_back_answered"))["granted"] is False
    await screens[0].send(type="resync")
    assert (await screens[0].until("shown"))["to_act"] == [1]


@pytest.mark.rule("TABLE-3")
async def test_who_is_asked_is_told_whether_it_is_about_the_whole_turn(sqlite_server, guests):
    screens = await seated(sqlite_server, guests, "toy", 2)
    await screens[0].play({"type": "fold"})
    await screens[0].until("shown")
    for whole in (True, False):
        await screens[0].send(type="take_back", whole=whole)
        while (wish := (await screens[1].until("table"))["take_back"]) is None:
            pass
        assert (wish["seat"], wish["agreed"], wish["whole"]) == (0, [], whole)
        await screens[1].send(type="answer_take_back", yes=False)
        await screens[1].until("take_back_answered")
    await screens[1].send(type="answer_take_back", yes=False)
    assert (await screens[1].receive())["type"] == "refused", (
        "nobody had asked: the others hear nothing of it"
    )


async def asked(screen: Screen, whole: bool) -> str:
    """Wait for a question, and return by what an answer names it."""
    while True:
        wish = (await screen.until("table"))["take_back"]
        if wish is not None and wish["whole"] == whole:
            return wish["id"]


@pytest.mark.rule("TABLE-3")
async def test_a_yes_to_one_question_is_none_to_another(sqlite_server, guests):
    """Or consent to the last step could be turned into the whole turn while it is under way."""
    screens = await seated(sqlite_server, guests, "toy", 2)
    await screens[0].play({"type": "fold"})
    await screens[0].until("shown")
    await screens[0].send(type="take_back", whole=False)
    first = await asked(screens[1], False)
    await screens[0].send(type="take_back", whole=True)
    second = await asked(screens[1], True)
    await screens[1].send(type="answer_take_back", yes=True, wish=first)
    assert (await screens[1].until("refused"))["refusal"]["rule"] == "TABLE-2"
    await screens[1].send(type="answer_take_back", yes=True, wish=second)
    assert (await screens[0].until("take_back_answered"))["granted"] is True


async def test_the_same_question_is_asked_once_and_questions_are_limited_like_talk(sqlite_server, guests):
    screens = await seated(sqlite_server, guests, "toy", 2)
    await screens[0].play({"type": "fold"})
    await screens[0].until("shown")
    for _ in range(5):
        await screens[0].send(type="take_back")
    first = await asked(screens[1], False)
    await screens[0].send(type="take_back", whole=True)
    assert await asked(screens[1], True) != first
    kinds = [json.loads(text)["type"] for text in screens[1].raw]
    assert kinds.count("take_back_asked") <= 2
    for number in range(60):
        await screens[0].send(type="take_back", whole=bool(number % 2))
    assert (await screens[0].until("error"))["error"]["reason"] == "server-too-fast"


@pytest.mark.rule("TABLE-3")
async def test_an_agreement_is_to_the_step_that_was_agreed_on(sqlite_server, guests):
    """Who plays on loses the wish: the last agreement does not take back the later step."""
    screens = await seated(sqlite_server, guests, "kreta")
    rng, tried = Random(5), 0
    async for seat, last in wishes(screens, rng):
        assert await play_any(screens, "kreta", rng) == seat
        later = screens[last].shown
        await screens[last].send(type="answer_take_back", yes=True)
        for screen in screens:
            assert (await screen.until("take_back_answered"))["granted"] is False
        assert (await screens[last].until("refused"))["refusal"]["rule"] == "TABLE-3"
        await settled(screens[last])
        assert screens[last].shown["number"] == later["number"]
        assert screens[last].shown["view"] == later["view"]
        tried += screens[seat].shown["retract"]
        if tried == 2:
            return
    raise AssertionError("no step that could have been taken back by mistake")


@pytest.mark.rule("TABLE-3")
async def test_who_agreed_to_an_earlier_step_is_asked_again(sqlite_server, guests):
    """Agreements to a wish that lapsed do not count for the next one, nor does a repeated yes."""
    screens = await seated(sqlite_server, guests, "toy")
    await screens[0].play({"type": "fold"})
    await screens[0].until("shown")
    await screens[0].send(type="take_back")
    await agree(screens, [1])
    await screens[2].until("take_back_asked")
    await settled(screens[1])
    await screens[2].play({"type": "fold"})
    await screens[2].until("shown")
    await screens[2].send(type="take_back")
    await agree(screens, [0])
    await settled(screens[0])
    assert screens[0].shown["to_act"] == [1], "one of two has agreed to this step"
    await screens[1].until("take_back_asked")
    await screens[1].send(type="answer_take_back", yes=True)
    for screen in screens:
        assert (await screen.until("take_back_answered"))["granted"] is True
    await screens[1].send(type="answer_take_back", yes=True)
    assert (await screens[1].until("refused"))["refusal"]["rule"] == "TABLE-3"
    await settled(screens[1])
    assert screens[1].shown["to_act"] == [1, 2], "only the second step was taken back"


@pytest.mark.rule("TABLE-3")
async def test_the_last_agreement_races_the_next_step(server, guests):
    """Both are sent at almost the same time: one is done, the other is not, and all are told alike."""
    screens = await seated(server, guests, "kreta")
    rng, races = Random(6), 0
    async for seat, last in wishes(screens, rng):
        for screen in screens:
            screen.raw.clear()
        await screens[last].send(type="answer_take_back", yes=True)
        await asyncio.sleep(races / 1000)
        await screens[seat].play(choose("kreta", seat, screens[seat].shown, rng))
        granted = {(await screen.until("take_back_answered"))["granted"] for screen in screens}
        for screen in screens:
            await settled(screen)
        stale = any('"type":"refused"' in text for text in screens[seat].raw)
        assert granted == {stale}, "either the step is taken back and the next one stale, or neither"
        races += 1
        if races == 12:
            return
    raise AssertionError("too few steps that may be taken back")


async def ends_turn(screen: Screen, rng: Random) -> bool:
    """Play the seat's turn of Kreta; return whether its last step may be taken back."""
    seat = 0
    while screen.shown["to_act"] != [seat]:
        await screen.until("shown")
    while screen.shown["to_act"] == [seat]:
        action = choose("kreta", seat, screen.shown, rng)
        await screen.send(type="play", ask=screen.shown["ask"], action=action, hold=True)
        await screen.until("shown")
    return screen.shown["retract"] > 0


@pytest.mark.rule("TABLE-3")
async def test_computers_wait_until_the_turn_is_ended(sqlite_server, guests):
    """The step that ended the turn is taken back although nobody asked the computer to wait in time."""
    [person] = await guests(sqlite_server, 1)
    table = await open_table([person], "kreta", seats=2, bots={"1": "easy"})
    screen = await Screen.open(sqlite_server.address, table, person.cookie)
    await screen.until("shown")
    rng = Random(3)
    while not await ends_turn(screen, rng):
        pass
    finished = screen.shown
    await asyncio.sleep(1.5)
    await settled(screen)
    assert screen.shown["number"] == finished["number"], "the computer waits"
    await screen.send(type="take_back", whole=True)
    for _ in range(finished["retract"]):
        await screen.until("shown")
    assert (screen.shown["to_act"], screen.shown["retract"]) == ([0], 0)
    while not await ends_turn(screen, rng):
        pass
    await screen.send(type="end_turn")
    await screen.until("shown")
    assert screen.shown["retract"] == 0, "the computer has moved"
