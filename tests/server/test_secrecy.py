"""The secrecy law on the bytes of the wire: what a viewer cannot know changes nothing they are sent."""

import asyncio
import json
from random import Random

import msgspec
import pytest

from kastellan.core import Log, resample
from kastellan.core.game import CHANNELS
from kastellan.core.log import positions
from kastellan.games import GAMES
from tests.server.clients import Screen, content, open_table, play_seat

KNOWN = {"table", "shown", "presence", "chat", "refused"}
SECRET_KEYS = ("server_seed", "nonces", "cookie", "token", "password", "person")


@pytest.mark.parametrize("game", GAMES)
async def test_no_viewer_is_sent_what_it_may_not_know(sqlite_server, guests, game):
    """Every byte sent to a viewer follows from that viewer's own view.

    The record of the finished game gives the true positions; each is replaced by one that the
    viewer cannot tell from it, and the message must stay what it was.
    """
    seats = min(GAMES[game].seats)
    people = await guests(sqlite_server, seats)
    table = await open_table(people, game, public=True)
    screens = [await Screen.open(sqlite_server.address, table, person.cookie) for person in people]
    watcher = await Screen.open(sqlite_server.address, table)
    await screens[0].send(type="chat", channel="table", text="hello")
    play = [
        asyncio.create_task(play_seat(screen, game, seat, Random(seat + 5)))
        for seat, screen in enumerate(screens)
    ]
    watching = asyncio.create_task(play_seat(watcher, game, -1, Random(0)))
    await asyncio.wait_for(asyncio.gather(*play, watching), 100)
    await asyncio.sleep(0.1)

    export = await people[0].get(f"/api/tables/{table}/export")
    log = msgspec.convert(export["log"], Log)
    rules = GAMES[game]
    states = {}
    for state in positions(rules, log, content(game)):
        for viewer in (None, *range(seats)):
            states.setdefault((viewer, msgspec.json.encode(rules.view(state, viewer))), []).append(state)
    rng = Random(2)
    for viewer, screen in [(None, watcher), *enumerate(screens)]:
        check_viewer(rules, viewer, screen, states, rng)


def check_viewer(rules, viewer, screen, states, rng):
    """Check all that one viewer was sent, of every kind."""
    messages = [json.loads(text) for text in screen.raw]
    assert {message["type"] for message in messages} <= KNOWN
    ended = False
    for text, message in zip(screen.raw, messages, strict=True):
        ended = ended or message.get("outcome") is not None
        for word in SECRET_KEYS:
            assert ended or f'"{word}":' not in text
        if message["type"] == "shown":
            check_shown(rules, viewer, message, states, rng)


def check_shown(rules, viewer, message, states, rng):
    """A position, its legal actions and all else follow from the view alone."""
    view = msgspec.convert(message["view"], rules.views)
    encoded = msgspec.json.encode(view)
    assert msgspec.json.decode(encoded) == message["view"], "the view holds nothing but the view"
    state = next(one for one in states[viewer, encoded] if list(rules.to_act(one)) == message["to_act"])
    if rng.random() > 0.15:
        return
    twin = resample(rules, state, viewer, rng)
    assert list(rules.to_act(twin)) == message["to_act"]
    if viewer is None:
        assert message["legal"] is None
        return
    listing = rules.legal(twin, viewer) if viewer in message["to_act"] else ()
    assert message["legal"]["count"] == len(listing)
    if message["legal"]["actions"] is not None:
        assert message["legal"]["actions"] == json.loads(msgspec.json.encode(list(listing)))
    assert message["muted"] == [one for one in CHANNELS if rules.muted(twin, viewer, one)]


async def test_streams_differ_only_by_what_the_seats_know(sqlite_server, guests):
    """In the toy a seat's own draw is told to it alone, and nobody sees another's number grow for it."""
    from tests.laws.toys import registered  # noqa: PLC0415 - the server knows it already

    with registered():
        people = await guests(sqlite_server, 2)
        table = await open_table(people, "toy")
        screens = [await Screen.open(sqlite_server.address, table, person.cookie) for person in people]
        for screen in screens:
            await screen.until("shown")
        keys = [[line["key"] for line in screen.shown["story"]] for screen in screens]
        assert keys == [["toy-story-draw"], ["toy-story-draw"]]
        facts = [screen.shown["story"][0]["facts"] for screen in screens]
        assert [fact["stone"] for fact in facts] == [str(screen.shown["view"]["stone"]) for screen in screens]
