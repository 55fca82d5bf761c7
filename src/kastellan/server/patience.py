"""Clients that are waited for, and for how long: to send what they began, and to read what they are sent."""

import asyncio
from collections import Counter
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from kastellan.server.access import among, network
from kastellan.server.settings import Settings

MOST_HEAD = 65_536
"""Bytes of a request before its body."""

LEAST_READ = 16_384
"""Bytes that a reader who is slow takes at least each time it is looked."""


class Doorkeeper:
    """How long clients are waited for, and how many connections an address has for its requests.

    Proxies that are trusted count their clients themselves.
    """

    def __init__(self, settings: Settings) -> None:
        self.request_seconds, self.reader_seconds = settings.wait_for_request, settings.wait_for_reader
        self._most = settings.max_connections_per_address
        self._proxies = tuple(part.strip() for part in settings.trusted_proxies.split(",") if part.strip())
        self._connected: Counter[str] = Counter()

    def enter(self, address: str) -> str | None:
        """Count a connection; return as whose it counts, or ``None`` if there are too many."""
        if "*" in self._proxies or among(address, self._proxies):
            return ""
        place = network(address)
        if self._connected[place] >= self._most:
            return None
        self._connected[place] += 1
        return place

    def leave(self, place: str) -> None:
        """Count a connection less."""
        if place:
            self._connected[place] -= 1
            if not self._connected[place]:
                del self._connected[place]


class Unread:
    """Watches what has been written and is not read; a reader who takes too little is cut off."""

    def __init__(self, transport: asyncio.Transport, seconds: float) -> None:
        self._transport, self._seconds = transport, seconds
        self._left = 0
        self._timer: asyncio.TimerHandle | None = None

    def watch(self) -> None:
        """Look now and then, as long as something is unread."""
        left = self._transport.get_write_buffer_size()
        if left and self._timer is None:
            self._left = left
            self._timer = asyncio.get_running_loop().call_later(self._seconds, self._look)

    def stop(self) -> None:
        """Look no more."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _look(self) -> None:
        self._timer = None
        left = self._transport.get_write_buffer_size()
        if left and self._left - left < min(LEAST_READ, self._left):
            self._transport.abort()
        else:
            self.watch()


class PatientHttp(HttpToolsProtocol):
    """An HTTP connection that ends if a request does not come whole, or its answer is not read, in time."""

    def __init__(self, keeper: Doorkeeper, **named: Any) -> None:
        super().__init__(**named)
        self._keeper, self._place = keeper, ""
        self._in_head, self._head = False, 0
        self._due: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Let a client in, unless its address has too many connections."""
        super().connection_made(transport)
        self._unread = Unread(transport, self._keeper.reader_seconds)
        place = self._keeper.enter(self.client[0] if self.client else "")
        if place is None:
            transport.abort()
            return
        self._place = place
        self._await_request()

    def connection_lost(self, exc: Exception | None) -> None:
        """Let a client go."""
        self._leave()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        """Go on as a socket, which is counted and watched by itself."""
        self._leave()
        super().handle_websocket_upgrade()

    def _leave(self) -> None:
        self._request_came()
        self._unread.stop()
        self._keeper.leave(self._place)
        self._place = ""

    # What the client sends.

    def data_received(self, data: bytes) -> None:
        """Take what the client has sent; a head without end is not taken."""
        if self.transport.is_closing():
            return
        if self.cycle is None or self.cycle.response_complete:
            self._await_request()
        super().data_received(data)
        if self._in_head:
            self._head += len(data)
            if self._head > MOST_HEAD:
                self.send_400_response("The head of this request is too long.")

    def _await_request(self) -> None:
        if self._due is None:
            self._due = self.loop.call_later(self._keeper.request_seconds, self.transport.abort)

    def _request_came(self) -> None:
        if self._due is not None:
            self._due.cancel()
            self._due = None

    def on_message_begin(self) -> None:
        """Begin to count the head."""
        super().on_message_begin()
        self._in_head, self._head = True, 0

    def on_headers_complete(self) -> None:
        """Go on to the body, which is waited for as long; who asks anew has read what came before."""
        self._in_head = False
        self._await_request()
        self._unread.stop()
        self._unread.watch()
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """Wait no longer: the request has come whole."""
        self._request_came()
        super().on_message_complete()

    # What the client reads.

    def pause_writing(self) -> None:
        """Watch a reader who is slow."""
        super().pause_writing()
        self._unread.watch()

    def on_response_complete(self) -> None:
        """Watch whether the end of an answer is read."""
        super().on_response_complete()
        self._unread.watch()
