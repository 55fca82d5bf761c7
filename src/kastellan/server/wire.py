"""The quick lane to a client: what comes is handed over, and what is written sent, without detours."""

import asyncio
from collections import deque
from struct import pack
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame, apply_mask  # type: ignore[attr-defined]  # the quick one
from websockets.http11 import Request
from websockets.protocol import State

from kastellan.server.limits import Bucket
from kastellan.server.patience import Doorkeeper, Unread

WIRE = "kastellan.wire"
"""The name under which a connection's scope holds its ``Wire``, among its extensions."""

TEXT = 0x81
"""The first byte of a frame that is a whole text."""

PIECES = 20.0, 200.0
"""Frames a second, and at once, that are no message of their own: pieces of one, pings and pongs."""

SLICE = 4096
"""Bytes that are looked at together: who sends a great many frames is cut off before the rest."""

Event = Any
"""What an ASGI server tells its application about a connection."""


class Inbox:
    """What has come over a connection and has not been taken yet; one task takes it."""

    __slots__ = ("_events", "_loop", "_taker")

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._events: deque[Event] = deque()
        self._taker: asyncio.Future[None] | None = None

    def put_nowait(self, event: Event) -> None:
        """Add an event, and wake who waits for one."""
        self._events.append(event)
        if self._taker is not None and not self._taker.done():
            self._taker.set_result(None)

    async def get(self) -> Event:
        """Return the first event, once there is one."""
        while not self._events:
            self._taker = self._loop.create_future()
            await self._taker
        return self._events.popleft()

    def empty(self) -> bool:
        """Return whether all has been taken."""
        return not self._events


class Wire(WebSocketsSansIOProtocol):
    """A connection of the ASGI server whose application may write to it at once.

    A frame that comes alone and is a short text, as a move is, is read here; all else, and all
    that a client sends once its frames have come in pieces, by the ASGI server.
    """

    def __init__(self, keeper: Doorkeeper, **named: Any) -> None:
        super().__init__(**named)
        self._reader_seconds = keeper.reader_seconds
        self.queue = self._inbox = Inbox(self.loop)  # type: ignore[assignment]
        self._in_step = True
        self._pieces = Bucket(*PIECES)

    def handle_connect(self, event: Request) -> None:
        """Let the application find this connection."""
        super().handle_connect(event)
        if self.handshake_initiated and not self.close_sent:
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[WIRE] = self

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Let a client in."""
        super().connection_made(transport)
        self._unread = Unread(self.transport, self._reader_seconds)

    def connection_lost(self, exc: Exception | None) -> None:
        """Let a client go."""
        self._unread.stop()
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        """Watch a reader who is slow."""
        super().pause_writing()
        self._unread.watch()

    def resume_writing(self) -> None:
        """Watch no longer: what waited has been read."""
        self._unread.stop()
        super().resume_writing()

    async def send(self, message: Event) -> None:
        """Send what the application says; watch whether the last of it is read."""
        await super().send(message)
        if message["type"] == "websocket.close":
            self._unread.watch()

    def send_keepalive_ping(self) -> None:
        """Ask whether the client is there; one who is not cannot be told that it was too slow."""
        super().send_keepalive_ping()
        self._unread.watch()

    def data_received(self, data: bytes) -> None:
        """Take what the client has sent."""
        if self._in_step and self.handshake_initiated:
            self._in_step = is_one_frame(data)
            if self._in_step and data[0] == TEXT and self._take(data):
                return
        for first in range(0, len(data), SLICE):
            if self.transport.is_closing():
                return
            super().data_received(data[first : first + SLICE])

    def handle_cont(self, event: Frame) -> None:
        """Take a piece of a message."""
        if self._may_come():
            super().handle_cont(event)

    def handle_ping(self) -> None:
        """Answer who asks whether this side is there."""
        if self._may_come():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        """Hear that the client is there."""
        if self._may_come():
            super().handle_pong(event)

    def _may_come(self) -> bool:
        """Count a frame that is no message of its own, which nobody else does; close for too many."""
        if self.transport.is_closing():
            return False
        if self._pieces.take():
            return True
        self.conn.send_close(CloseCode.POLICY_VIOLATION)
        self.handle_parser_exception()
        return False

    def _take(self, frame: bytes) -> bool:
        """Hand over a short text; return whether it was one that may come now."""
        if frame[1] >= LONG or self.conn.state is not State.OPEN or self.conn.current_size is not None:
            return False
        try:
            text = apply_mask(frame[6:], frame[2:6]).decode()
        except UnicodeDecodeError:
            return False
        if not (self._inbox.empty() or self.read_paused):
            self.read_paused = True
            self.transport.pause_reading()
        self._inbox.put_nowait({"type": "websocket.receive", "text": text})
        return True

    def send_receive_event_to_app(self) -> None:
        """Hand over a message; close for a text that is none, without a word in the log."""
        if self.curr_msg_data_type == "text":
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self.conn.send_close(CloseCode.INVALID_DATA)
                self.handle_parser_exception()
                return
        super().send_receive_event_to_app()

    def write(self, text: bytes) -> bool:
        """Send a text; return whether that is possible now, without waiting for the client."""
        if not self.writable.is_set() or self.conn.state is not State.OPEN or self.transport.is_closing():
            return False
        self.transport.write(head_of(len(text)) + text)
        return True


def wire_of(scope: Any) -> Wire:
    """Return the connection that a scope is about."""
    wire: Wire = scope["extensions"][WIRE]
    return wire


MASKED = 0x80
LONG, LONGER = MASKED | 126, MASKED | 127
"""The second byte of a client's frame: its size below 126, or that the size follows in 2 or 8 bytes."""


def is_one_frame(data: bytes) -> bool:
    """Return whether this is exactly one frame of a client (RFC 6455, 5.2), and not a very long one."""
    size = len(data) - 6
    if size < 0 or not MASKED <= data[1] < LONGER:
        return False
    if data[1] < LONG:
        return size == data[1] - MASKED
    return size - 2 == int.from_bytes(data[2:4], "big")


def head_of(size: int) -> bytes:
    """Return how a frame begins that is a whole text of this size, sent by a server (RFC 6455, 5.2)."""
    if size < 126:
        return pack("!BB", TEXT, size)
    if size < 1 << 16:
        return pack("!BBH", TEXT, 126, size)
    return pack("!BBQ", TEXT, 127, size)
