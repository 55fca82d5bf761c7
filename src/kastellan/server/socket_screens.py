"""A screen at the other end of a socket: shown what happens at once, or closed if it reads too slowly."""

import asyncio
from collections import deque
from contextlib import suppress
from typing import Any

from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect
from litestar.types.asgi_types import WebSocketSendEvent

from kastellan.core.game import Viewer
from kastellan.server.access import network_of
from kastellan.server.people import Person
from kastellan.server.screens import LATER
from kastellan.server.wire import wire_of
from kastellan.tables.sheet import Sheet

MOST_WAITING = 200


def text_event(text: bytes) -> WebSocketSendEvent:
    """Return a text frame."""
    return {"type": "websocket.send", "bytes": None, "text": text.decode()}


class SocketScreen:
    """A browser or a program that looks at a table.

    What it is shown is written at once; only while the client is slow it waits in a queue, which a
    task sends.  A reader that is too slow is closed rather than waited for: nobody holds up a table.
    """

    __slots__ = (
        "_closing", "_sender", "_socket", "_waiting", "_wire", "device", "language", "links", "name",
        "network", "person", "trouble", "viewer",
    )  # fmt: skip

    def __init__(
        self,
        socket: WebSocket[Any, Any, Any],
        person: Person | None,
        device: str,
        language: str,
        sheet: Sheet,
    ) -> None:
        self.person, self.device = ("", "") if person is None else (person.id, device)
        self.name = "" if person is None else person.name
        self.viewer: Viewer = None if person is None else sheet.seat_of(person.id)
        self.language, self.links = language, sheet.links
        self.network = network_of(socket)
        self.trouble = 0
        self._socket, self._wire = socket, wire_of(socket.scope)
        self._waiting: deque[bytes | int] = deque()
        self._sender: asyncio.Task[None] | None = None
        self._closing = False

    def show(self, message: bytes) -> None:
        """Send a message, or keep it until that is possible."""
        if self._closing or (not self._waiting and self._wire.write(message)):
            return
        if len(self._waiting) >= MOST_WAITING:
            self.close(LATER)
            return
        self._put(message)

    def close(self, code: int) -> None:
        """Send what waits, then close."""
        if not self._closing:
            self._closing = True
            self._put(code)

    async def gone(self) -> None:
        """Send nothing more: the connection has ended."""
        self._closing = True
        if self._sender is not None:
            self._sender.cancel()
            await asyncio.gather(self._sender, return_exceptions=True)

    def _put(self, item: bytes | int) -> None:
        self._waiting.append(item)
        if self._sender is None:
            self._sender = asyncio.create_task(self._send())

    async def _send(self) -> None:
        """Send what waits; an item leaves the queue when it has been sent, so that none overtakes it."""
        with suppress(WebSocketDisconnect, RuntimeError, OSError):
            while self._waiting:
                item = self._waiting[0]
                if isinstance(item, int):
                    await self._socket.close(item)
                    return
                await self._socket.send(text_event(item))
                self._waiting.popleft()
            self._sender = None
