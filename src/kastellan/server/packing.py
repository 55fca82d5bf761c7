"""Answers over HTTP in a packed form, where that pays and gives nothing away.

How long a packed answer is tells whether two things in it are alike.  Who can put words of their own into an
answer for somebody else, and see how long it is, could so guess at what else is in it, letter by letter
(BREACH).  So nothing is packed unless its route asks for it, and only those do whose answers hold what every
reader of them may know: games, rules, puzzles, and games that are over.
"""

import asyncio
import gzip
from collections.abc import Awaitable, Callable
from typing import Any

from litestar import Request

from kastellan.server.client_files import codings

LEAST = 1400
"""Bytes that fit into one packet anyhow: shorter answers come no sooner packed."""
LEVEL = 6
ASKED = "kastellan_packed"
Send = Callable[[Any], Awaitable[None]]


def packed(request: Request[Any, Any, Any]) -> None:
    """Have the answer to a request packed: it holds nothing that any of its readers may not know."""
    scope: Any = request.scope
    scope[ASKED] = True


def packing(scope: Any, send: Send) -> Send:
    """Return how messages of an answer are sent: as they are, or packed if its route has asked for it."""
    held: list[Any] = []

    async def sent(message: Any) -> None:
        if message["type"] == "http.response.start" and scope.get(ASKED):
            held.append(message)
            return
        if held:
            start = held.pop()
            if is_worth_it(scope, start, message):
                message = {**message, "body": await asyncio.to_thread(gzip.compress, message["body"], LEVEL)}
                start = {**start, "headers": headers_of(start, message["body"])}
            start["headers"] = [*start.get("headers", []), (b"vary", b"accept-encoding")]
            await send(start)
        await send(message)

    return sent


def is_worth_it(scope: Any, start: Any, message: Any) -> bool:
    """Return whether an answer is whole, long, not packed yet, and for somebody who can read it packed."""
    accepted = b",".join(value for name, value in scope["headers"] if name == b"accept-encoding")
    named = {name.lower() for name, _ in start.get("headers", [])}
    whole = not message.get("more_body", False) and b"content-encoding" not in named
    return whole and len(message.get("body", b"")) >= LEAST and "gzip" in codings(accepted.decode("latin-1"))


def headers_of(start: Any, body: bytes) -> list[tuple[bytes, bytes]]:
    """Return the headers of an answer once its body is packed."""
    kept = [(name, value) for name, value in start.get("headers", []) if name.lower() != b"content-length"]
    return [*kept, (b"content-length", str(len(body)).encode()), (b"content-encoding", b"gzip")]
