"""The socket of a table: bytes in, bytes out; everything else is done by the table."""

import asyncio
import logging
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from kastellan.core.refusal import BadInput, Refusal
from kastellan.server import chat, take_backs
from kastellan.server.access import language_of, must_look, network_of, own_origin, token_of
from kastellan.server.errors import fault
from kastellan.server.hall import Hall
from kastellan.server.info import table_news
from kastellan.server.limits import Bucket
from kastellan.server.people import Person, digest
from kastellan.server.problems import HouseRule, Sorry
from kastellan.server.screens import LATER, NOT_FOUND, SEAT_CHANGED, looks_rightly
from kastellan.server.socket_screens import SocketScreen, text_event
from kastellan.server.table import Table
from kastellan.server.upkeep import is_signed_out
from kastellan.server.wire import wire_of
from kastellan.tables.judging import NOT_SEATED
from kastellan.tables.messages import (
    AskTakeBack,
    EndTurn,
    Explain,
    FromClient,
    Play,
    Presence,
    Problem,
    React,
    Resync,
    Say,
    Trouble,
)
from kastellan.tables.sentences import problem, problem_of_input

log = logging.getLogger("kastellan.sockets")

MOST_TROUBLE = 20
POLICY, FORBIDDEN = 1008, 4403
CLOSING = {HouseRule.NOT_FOUND: NOT_FOUND, HouseRule.BUSY: LATER, HouseRule.TOO_MANY: LATER}

decoder = msgspec.json.Decoder(FromClient)
encode = msgspec.json.encode


@websocket("/api/tables/{name:str}/socket")
async def table_socket(
    socket: WebSocket[Any, Any, Any],
    hall: Hall,
    name: str,
    watch: str | None = None,
    token: str | None = None,
    seen: str | None = None,
    chat_seen: str | None = None,
) -> None:
    """Connect to a table: with one's seat, or as a spectator of a public table or by a watch link."""
    if not own_origin(socket, hall.settings):
        await socket.close(FORBIDDEN)
        return
    await socket.accept()
    given, language = token or token_of(socket)[0], language_of(socket)
    try:
        person = await hall.people.by_token(given) if given else None
        language = language if person is None else person.language
        with counted(hall, network_of(socket) if person is None else person.id):
            table = await admit(hall, person, name, watch)
            screen = SocketScreen(socket, person, digest(given or ""), language, table.sheet)
            await sit_before(hall, table, screen, socket, whole(seen), chat.numbers_of(chat_seen))
    except Sorry as sorry:
        trouble = Trouble(problem(language, sorry.rule, sorry.reason, sorry.facts))
        with suppress(WebSocketDisconnect, RuntimeError):
            await socket.send(text_event(encode(trouble)))
            await socket.close(CLOSING.get(sorry.rule, FORBIDDEN))


@contextmanager
def counted(hall: Hall, visitor: str) -> Iterator[None]:
    """Count a connection as long as it lasts, if there is room for it."""
    hall.enter(visitor)
    try:
        refuse_crowd(hall, visitor)
        yield
    finally:
        hall.exit(visitor)


async def sit_before(
    hall: Hall,
    table: Table,
    screen: SocketScreen,
    socket: WebSocket[Any, Any, Any],
    seen: int | None,
    said: dict[str, int],
) -> None:
    """Show a screen the table and listen to it until the connection ends."""
    try:
        await attach(hall, table, screen, seen, said)
        # A task of its own, so that a message need not climb through the layers of the application.
        await asyncio.create_task(listen(hall, table, screen, socket))
    finally:
        detach(hall, table, screen)
        await screen.gone()


def refuse_crowd(hall: Hall, visitor: str) -> None:
    """Refuse a connection, already counted, for which there is no room, or that comes too soon."""
    if hall.stopping or hall.connections > hall.settings.max_connections:
        raise Sorry(HouseRule.BUSY, "server-full")
    limit = hall.settings.max_connections_per_person
    if hall.connected[visitor] > limit:
        raise Sorry(HouseRule.TOO_MANY, "server-too-many-connections", {"limit": limit})
    if not hall.requests.take(visitor):
        raise Sorry(HouseRule.TOO_MANY, "server-too-fast")


async def admit(hall: Hall, person: Person | None, name: str, watch: str | None) -> Table:
    """Return the table if this person may see it."""
    if person is not None and person.table not in {None, name}:
        raise Sorry(HouseRule.FORBIDDEN, "server-other-table")
    table = await hall.table(name)
    must_look(hall.doors, table.sheet, person, watch)
    return table


def whole(text: str | None) -> int | None:
    """Return a number from a query, or ``None`` if it is none."""
    return int(text) if text is not None and text.isdecimal() and len(text) < 10 else None


async def attach(
    hall: Hall, table: Table, screen: SocketScreen, seen: int | None, said: dict[str, int]
) -> None:
    """Show a new screen the table, the talk and the position; tell the others that someone is here."""
    spoken = await chat.heard(hall, table, screen.viewer, said)
    async with table.lock:
        viewer = screen.viewer
        if not looks_rightly(table.sheet, screen) or await is_signed_out(hall, screen):
            screen.close(SEAT_CHANGED)  # it has changed since the connection was let in
            return
        first = not table.screens.get(viewer)
        table.screens.setdefault(viewer, set()).add(screen)
        if viewer is not None and first:
            hall.attendance.note(table.sheet, viewer, None)
        screen.show(encode(table_news(hall.doors, table, screen.person)))
        for message in spoken:
            screen.show(encode(message))
        await table.resume(screen, seen)
        if viewer is not None and first:
            table.tell_all(Presence(viewer, connected=True))
    hall.bots.consider(table)


def detach(hall: Hall, table: Table, screen: SocketScreen) -> None:
    """Forget a screen; tell the others when it was the seat's last."""
    screens = table.screens.get(screen.viewer)
    if screens is None or screen not in screens:
        return
    screens.discard(screen)
    table.touched = time.monotonic()
    if screens:
        return
    del table.screens[screen.viewer]
    if screen.viewer is not None:
        hall.attendance.note(table.sheet, screen.viewer, time.time())
        table.tell_all(Presence(screen.viewer, connected=False))


async def listen(hall: Hall, table: Table, screen: SocketScreen, socket: WebSocket[Any, Any, Any]) -> None:
    """Take messages one by one until the connection ends."""
    bucket = Bucket(hall.settings.socket_rate, hall.settings.socket_rate * 2)
    receive = wire_of(socket.scope).receive
    while True:
        event = await receive()
        if event["type"] != "websocket.receive":
            return
        if not bucket.take():
            complain(screen, problem(screen.language, HouseRule.TOO_MANY, "server-too-fast"))
            continue
        text = event.get("text")
        if text is None:
            complain(screen, problem(screen.language, HouseRule.MEDIA, "server-binary"))
            continue
        try:
            message = decoder.decode(text)
        except (msgspec.DecodeError, UnicodeEncodeError, RecursionError) as error:
            complain(screen, problem_of_input(screen.language, BadInput("$", str(error))))
            continue
        if speaks(table, screen, message) and not hall.talk.take(
            table.sheet.id, screen.viewer, screen.network
        ):
            complain(screen, problem(screen.language, HouseRule.TOO_MANY, "server-too-fast"))
            continue
        try:
            refusal = await handle(hall, table, screen, message)
        except Exception as error:
            hall.metrics.troubles.labels("socket").inc()
            log.exception("a message could not be handled", extra={"facts": {"table": table.sheet.id}})
            screen.show(encode(Trouble(fault(screen.language, error))))
            continue
        if refusal is not None:
            ask = message.ask if isinstance(message, Play) else -1
            hall.metrics.refusals.labels(refusal.rule).inc()
            screen.show(encode(table.refused(screen, ask, refusal)))


def speaks(table: Table, screen: SocketScreen, message: FromClient) -> bool:
    """Return whether a message is heard by others as talk is, or as a question."""
    if isinstance(message, AskTakeBack):
        return screen.viewer is not None and take_backs.asks_others(table, screen.viewer, message.whole)
    return isinstance(message, Say | React)


def complain(screen: SocketScreen, wrong: Problem) -> None:
    """Say what was wrong with a message; a client that goes on like this is closed."""
    screen.show(encode(Trouble(wrong)))
    screen.trouble += 1
    if screen.trouble >= MOST_TROUBLE:
        screen.close(POLICY)


async def handle(hall: Hall, table: Table, screen: SocketScreen, message: FromClient) -> Refusal | None:
    """Do what a message asks; return why not."""
    seat = screen.viewer
    if not looks_rightly(table.sheet, screen):
        return NOT_SEATED
    if isinstance(message, Resync):
        async with table.lock:
            await table.resume(screen, message.seen)
        return None
    if isinstance(message, Say | React):
        name = screen.name if seat is None else table.sheet.chairs[seat].name
        return await chat.say(hall, table, seat, screen.person, name, message)
    if isinstance(message, Explain):
        found = table.explained(seat, message.thing)
        if isinstance(found, Refusal):
            return found
        screen.show(encode(found))
        return None
    if seat is None:
        return NOT_SEATED
    if isinstance(message, Play):
        began = time.perf_counter()
        refusal = await table.play(seat, message.ask, bytes(message.action), hold=message.hold)
        hall.metrics.moves.observe(time.perf_counter() - began)
        return refusal
    if isinstance(message, EndTurn):
        return table.end_turn(seat)
    if isinstance(message, AskTakeBack):
        return await take_backs.ask(hall, table, seat, message.whole)
    return await take_backs.answer(hall, table, seat, message)
