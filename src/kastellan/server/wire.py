"""The quick lane to a client: a message is on its way when ``write`` returns, without a task's turn."""

from struct import pack
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

WIRE = "kastellan.wire"
"""The name under which a connection's scope holds its ``Wire``, among its extensions."""

TEXT = 0x81
"""The first byte of a frame that is a whole text."""


class Wire(WebSocketsSansIOProtocol):
    """A connection of the ASGI server whose application may write to it at once."""

    def handle_connect(self, event: Request) -> None:
        """Let the application find this connection."""
        super().handle_connect(event)
        if self.handshake_initiated and not self.close_sent:
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[WIRE] = self

    def write(self, text: bytes) -> bool:
        """Send a text; return whether that is possible now, without waiting for the client."""
        if not self.writable.is_set() or self.conn.state is not State.OPEN or self.transport.is_closing():
            return False
        if self.conn.extensions:
            self.conn.send_text(text)
            self.transport.write(b"".join(self.conn.data_to_send()))
        else:
            self.transport.write(head_of(len(text)) + text)
        return True


def wire_of(scope: Any) -> Wire:
    """Return the connection that a scope is about."""
    wire: Wire = scope["extensions"][WIRE]
    return wire


def head_of(size: int) -> bytes:
    """Return how a frame begins that is a whole text of this size, sent by a server (RFC 6455, 5.2)."""
    if size < 126:
        return pack("!BB", TEXT, size)
    if size < 1 << 16:
        return pack("!BBH", TEXT, 126, size)
    return pack("!BBQ", TEXT, 127, size)
