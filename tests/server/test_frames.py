"""Whatever comes over the socket, the table goes on, and the sender is told what was wrong."""

import asyncio
import json

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.frames import Frame, Opcode

from tests.server.clients import Screen, open_table

STRANGE = [
    "",
    "null",
    "[]",
    "{}",
    "{",
    '"play"',
    '{"type":"nothing"}',
    '{"type":"play"}',
    '{"type":"play","ask":-1,"action":{}}',
    '{"type":"play","ask":"0","action":{}}',
    '{"type":"play","ask":1e300,"action":{}}',
    '{"type":"chat","channel":"all","text":"x"}',
    '{"type":"chat","channel":"table","text":""}',
    json.dumps({"type": "chat", "channel": "table", "text": "x" * 501}),
    '{"type":"shown","number":1}',
    "[" * 5000,
    '{"a":' * 2000,
    "\x00\x01",
]
NO_ACTIONS = [
    "{}",
    "null",
    "7",
    '"guess"',
    '{"type":"deal","card":3}',
    '{"type":"first","seat":0}',
    '{"type":"guess"}',
    '{"type":"guess","target":"x","index":0,"value":1}',
    '{"type":"reveal","index":1.5}',
    '{"type":"take_back"}',
]
REFUSED = [
    '{"type":"reveal","index":99999999999999999999}',
    '{"type":"reveal","index":-1}',
    '{"type":"guess","target":0,"index":0,"value":1}',
    '{"type":"end_turn"}',
]


async def seated(server, guests):
    people = await guests(server, 3)
    table = await open_table(people)
    screens = [await Screen.open(server.address, table, person.cookie) for person in people]
    for screen in screens:
        await screen.until("shown")
    return people, table, screens


@pytest.mark.rule("TABLE-1")
async def test_strange_messages_are_answered_and_change_nothing(sqlite_server, guests):
    _, _, screens = await seated(sqlite_server, guests)
    before = screens[0].shown
    for text in STRANGE:
        await screens[0].socket.send(text)
        answer = await screens[0].until("error")
        assert answer["error"]["rule"] == "TABLE-1"
        assert answer["error"]["text"]
    await screens[0].send(type="resync")
    after = await screens[0].until("shown")
    assert after["view"] == before["view"]
    assert after["number"] == before["number"]


@pytest.mark.rule("TABLE-1")
async def test_what_is_no_action_of_the_game_is_refused(sqlite_server, guests):
    """Above all a client cannot spell what chance does."""
    _, _, screens = await seated(sqlite_server, guests)
    for action in NO_ACTIONS:
        await screens[1].socket.send(f'{{"type":"play","ask":0,"action":{action}}}')
        answer = await screens[1].until("refused")
        assert (answer["ask"], answer["refusal"]["rule"]) == (0, "TABLE-1"), action


async def test_forbidden_actions_name_the_rule_of_the_game(sqlite_server, guests):
    _, _, screens = await seated(sqlite_server, guests)
    seat = next(seat for seat in range(3) if seat not in screens[0].shown["to_act"])
    for action in REFUSED:
        await screens[seat].socket.send(f'{{"type":"play","ask":0,"action":{action}}}')
        answer = await screens[seat].until("refused")
        assert answer["refusal"]["rule"].split("-")[0] in {"KRP", "TABLE"}, action
        assert answer["text"] != answer["refusal"]["reason"]


async def test_out_of_order_messages_are_refused(sqlite_server, guests):
    """An answer to a question not yet asked is as stale as one to an old question."""
    _, _, screens = await seated(sqlite_server, guests)
    seat = screens[0].shown["to_act"][0]
    await screens[seat].play(screens[seat].shown["legal"]["actions"][0], 7)
    assert (await screens[seat].until("refused"))["refusal"]["rule"] == "TABLE-2"


async def test_binary_frames_are_answered(sqlite_server, guests):
    _, _, screens = await seated(sqlite_server, guests)
    await screens[0].socket.send(b'{"type":"resync"}')
    assert (await screens[0].until("error"))["error"]["reason"] == "server-binary"


async def test_oversized_frames_close_the_connection_only(sqlite_server, guests):
    """The sender is cut off; the others play on."""
    _, _, screens = await seated(sqlite_server, guests)
    await screens[0].socket.send("x" * 100_000)
    with pytest.raises(ConnectionClosed) as closed:
        await screens[0].until("nothing")
    assert closed.value.rcvd.code == 1009
    await screens[1].send(type="resync")
    await screens[1].until("shown")


async def test_who_goes_on_with_nonsense_is_cut_off(sqlite_server, guests):
    _, _, screens = await seated(sqlite_server, guests)
    for _ in range(20):
        await screens[0].socket.send("nonsense")
    with pytest.raises(ConnectionClosed) as closed:
        await screens[0].until("nothing")
    assert closed.value.rcvd.code == 1008


async def test_messages_are_not_compressed_even_for_who_would_like_it(sqlite_server, guests):
    """A compressor for each connection would take more memory than the table."""
    _, _, screens = await seated(sqlite_server, guests)
    for screen in screens:
        assert "permessage-deflate" in screen.socket.request.headers["Sec-WebSocket-Extensions"]
        assert "Sec-WebSocket-Extensions" not in screen.socket.response.headers


RESYNC = b'{"type":"resync"}'
LONG = b'{"type":"resync",' + b" " * 200 + b'"seen":null}'


def sent(data, opcode=Opcode.TEXT, **bits):
    """Return a frame as a client sends it."""
    return Frame(opcode, data, **bits).serialize(mask=True)


WHOLE = sent(RESYNC)
FRAGMENTED = [sent(RESYNC[:5], fin=False), sent(RESYNC[5:], Opcode.CONT)]
PIECES = {
    "one by one": [[WHOLE], [WHOLE]],
    "a long one between": [[WHOLE], [sent(LONG)], [WHOLE]],
    "a pong between": [[WHOLE], [sent(b"pong", Opcode.PONG), WHOLE], [WHOLE]],
    "two at once": [[WHOLE + WHOLE], [WHOLE]],
    "cut in the head": [[WHOLE[:1], WHOLE[1:]], [WHOLE]],
    "cut before the mask": [[WHOLE[:2], WHOLE[2:]], [WHOLE]],
    "cut in the text": [[WHOLE[:9], WHOLE[9:]], [WHOLE]],
    "one and a half": [[WHOLE + WHOLE[:7], WHOLE[7:]], [WHOLE]],
    "fragmented": [FRAGMENTED, [WHOLE]],
    "fragmented with a ping inside": [[FRAGMENTED[0], sent(b"?", Opcode.PING), FRAGMENTED[1]], [WHOLE]],
}


async def write(screen, pieces):
    """Send bytes as they are, each piece by itself."""
    for piece in pieces:
        screen.socket.transport.write(piece)
        await asyncio.sleep(0.02)


async def test_messages_are_understood_however_the_network_cuts_them(sqlite_server, guests):
    people, table, _ = await seated(sqlite_server, guests)
    for name, messages in PIECES.items():
        screen = await Screen.open(sqlite_server.address, table, people[0].cookie)
        await screen.until("shown")
        for pieces in messages:
            await write(screen, pieces)
            for _ in range(b"".join(pieces).count(WHOLE) or 1):
                await screen.until("shown")
        assert not any(text.startswith('{"type":"error"') for text in screen.raw), name
        await screen.close()


async def test_a_piece_that_looks_like_a_message_is_none(sqlite_server, guests):
    _, _, screens = await seated(sqlite_server, guests)
    head = bytes([0x82, 0x80 | len(WHOLE) + 3]) + bytes(4)
    shown = screens[0].shown
    await write(screens[0], [head + b"abc", WHOLE])
    assert (await screens[0].until("error"))["error"]["reason"] == "server-binary"
    assert screens[0].shown is shown
    await screens[0].send(type="resync")
    await screens[0].until("shown")


AGAINST_THE_PROTOCOL = {
    "no text": ([sent(b"\xff\xfe")], 1007),
    "no text and long": ([sent(b"\xff" * 300)], 1007),
    "not masked": ([Frame(Opcode.TEXT, RESYNC).serialize(mask=False)], 1002),
    "a message inside another": ([sent(RESYNC[:5], fin=False), WHOLE], 1002),
    "a bit that means nothing": ([b"\xc1" + WHOLE[1:]], 1002),
}


async def test_frames_against_the_protocol_close_the_connection_only(sqlite_server, guests):
    people, table, screens = await seated(sqlite_server, guests)
    for name, (pieces, code) in AGAINST_THE_PROTOCOL.items():
        screen = await Screen.open(sqlite_server.address, table, people[0].cookie)
        await write(screen, pieces)
        with pytest.raises(ConnectionClosed) as closed:
            await screen.until("nothing")
        assert closed.value.rcvd.code == code, name
    await screens[0].send(type="resync")
    await screens[0].until("shown")


BEGUN = sent(b"{", fin=False)
SMALL_FRAMES = {
    "pieces without end": (BEGUN, sent(b"", Opcode.CONT, fin=False), sent(RESYNC[1:], Opcode.CONT)),
    "pings": (b"", sent(b"", Opcode.PING), WHOLE),
    "pongs": (b"", sent(b"", Opcode.PONG), WHOLE),
}
"""What a client sends first, what it repeats, and what ends it."""


@pytest.mark.parametrize("name", SMALL_FRAMES)
async def test_frames_that_are_no_messages_have_a_limit_too(sqlite_server, guests, name):
    """Each costs little, so that a great many would keep the process busy below all other limits."""
    first, repeated, last = SMALL_FRAMES[name]
    _, _, screens = await seated(sqlite_server, guests)
    screens[0].socket.transport.write(first + repeated * 100 + last)
    await screens[0].until("shown")
    screens[0].socket.transport.write(first + repeated * 400)
    with pytest.raises(ConnectionClosed) as closed:
        await screens[0].until("nothing")
    assert closed.value.rcvd.code == 1008
    await screens[1].send(type="resync")
    await screens[1].until("shown")


async def test_pages_of_other_sites_cannot_connect(sqlite_server, guests):
    people, table, _ = await seated(sqlite_server, guests)
    with pytest.raises(InvalidStatus) as refused:
        await Screen.open(sqlite_server.address, table, people[0].cookie, origin="https://evil.example")
    assert refused.value.response.status_code == 403
    own = await Screen.open(sqlite_server.address, table, people[0].cookie, origin=sqlite_server.address)
    await own.until("shown")


async def test_strangers_and_forged_cookies_see_nothing_of_a_private_table(sqlite_server, guests):
    people, table, _ = await seated(sqlite_server, guests)
    stranger = (await guests(sqlite_server, 1))[0]
    for cookie, query in [
        (None, ""),
        ("x" * 43, ""),
        (stranger.cookie, ""),
        (stranger.cookie, "?watch=guess"),
        (None, "?token=" + people[0].cookie[:-1]),
    ]:
        screen = await Screen.open(sqlite_server.address, table, cookie, query)
        with pytest.raises(ConnectionClosed) as closed:
            await screen.until("shown")
        assert closed.value.rcvd.code == 4403
        assert len(screen.raw) == 1
    screen = await Screen.open(sqlite_server.address, "nowhere", stranger.cookie)
    with pytest.raises(ConnectionClosed) as closed:
        await screen.until("shown")
    assert closed.value.rcvd.code == 4404


async def test_spectators_get_the_public_view_and_cannot_act(sqlite_server, guests):
    people, table, screens = await seated(sqlite_server, guests)
    watch = (await people[0].get(f"/api/tables/{table}"))["links"]["watch"].split("watch=")[1]
    watcher = await Screen.open(sqlite_server.address, table, None, f"?watch={watch}")
    shown = await watcher.until("shown")
    assert shown["view"]["viewer"] is None
    assert shown["legal"] is None
    assert all(
        value is None or hand["face_up"][place]
        for hand in shown["view"]["hands"]
        for place, value in enumerate(hand["values"])
    )
    for message in (
        {"type": "play", "ask": 0, "action": {"type": "reveal", "index": 0}},
        {"type": "chat", "channel": "table", "text": "look left"},
        {"type": "take_back"},
        {"type": "answer_take_back", "yes": True},
    ):
        await watcher.send(**message)
        assert (await watcher.until("refused"))["refusal"]["rule"] in {"TABLE-8", "TABLE-3"}
    await asyncio.sleep(0)
    assert watcher.info["links"] == {}
    assert watcher.info["my_seat"] is None
    assert screens[0].info["my_seat"] == 0
