"""One request to an address that somebody gave us: nowhere inside, no redirects, little read, not long."""

import asyncio
import ssl
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import cache, partial
from ipaddress import IPv6Address, ip_address
from socket import SOCK_STREAM, gaierror, getaddrinfo
from typing import NamedTuple
from urllib.parse import SplitResult, urlsplit

import h11

SECONDS = 10.0
"""How long a whole request may take."""
MOST_READ = 65_536
"""Bytes of an answer that are read: more than its head is not needed."""
PORTS = {"https": 443, "http": 80}

_LOOKING_UP = ThreadPoolExecutor(8, thread_name_prefix="looking up")
"""Names are looked up apart from all else: who owns one can let it wait, and nobody but notices waits."""


class Answer(NamedTuple):
    """What somebody answered, and after how many seconds they want to be asked again."""

    status: int
    retry_after: float | None


class Forbidden(Exception):  # noqa: N818 - an expected answer
    """The address is none to which notices may go."""


def parts_of(url: str, *, private: bool) -> SplitResult:
    """Return the parts of an address; ``Forbidden`` if it cannot be used, or only where ``private`` may."""
    try:
        parts = urlsplit(url)
        host, port = parts.hostname or "", parts.port
    except ValueError:
        raise Forbidden from None
    known = ("https", "http") if private else ("https",)
    plain = url.isascii() and url.isprintable() and " " not in url
    if parts.scheme not in known or not host or port == 0 or parts.username is not None or not plain:
        raise Forbidden
    return parts


def is_public(address: str) -> bool:
    """Return whether an address is one of the world's: not private, local, shared or reserved."""
    found = ip_address(address.partition("%")[0])
    if isinstance(found, IPv6Address):
        inner = found.ipv4_mapped or found.sixtofour or (found.teredo[1] if found.teredo else None)
        if inner is not None or found in _TRANSLATED or found.is_site_local:
            return False
    return found.is_global and not found.is_multicast and not found.is_reserved


class _Translated:
    """IPv6 addresses behind which an IPv4 address hides."""

    def __contains__(self, address: IPv6Address) -> bool:
        return address.packed[:4] == b"\x00\x64\xff\x9b" or address.packed[:12] == bytes(12)


_TRANSLATED = _Translated()


async def places_of(parts: SplitResult, *, private: bool) -> list[tuple[str, int]]:
    """Return where a host can be reached, looked up once; ``Forbidden`` if any of it is inside.

    The connection goes to these very addresses, so that no name can mean another one later.  A name that
    nobody knows, or not in time, is an ``OSError``.
    """
    port = parts.port or PORTS[parts.scheme]
    look_up = partial(getaddrinfo, str(parts.hostname), port, type=SOCK_STREAM)
    async with asyncio.timeout(SECONDS):
        found = await asyncio.get_running_loop().run_in_executor(_LOOKING_UP, look_up)
    addresses = list(dict.fromkeys(str(one[4][0]) for one in found))
    if not private and not all(map(is_public, addresses)):
        raise Forbidden
    return [(address, port) for address in addresses]


@cache
def _secure() -> ssl.SSLContext:
    return ssl.create_default_context()


async def send(
    method: str, url: str, headers: Mapping[str, str], body: bytes, *, private: bool = False
) -> Answer:
    """Send a request and return how it was answered; ``OSError`` if it was not, in time or at all."""
    parts = parts_of(url, private=private)
    try:
        async with asyncio.timeout(SECONDS):
            return await _ask(parts, method, headers, body, await places_of(parts, private=private))
    except (TimeoutError, gaierror, UnicodeError, h11.ProtocolError) as error:
        raise ConnectionError(type(error).__name__) from error


async def _ask(
    parts: SplitResult, method: str, headers: Mapping[str, str], body: bytes, places: list[tuple[str, int]]
) -> Answer:
    reader, writer = await _connect(parts, places)
    try:
        target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        given = {"host": parts.netloc, "content-length": str(len(body)), "connection": "close", **headers}
        connection = h11.Connection(h11.CLIENT, max_incomplete_event_size=MOST_READ)
        request = h11.Request(method=method, target=target, headers=list(given.items()))
        for event in (request, h11.Data(body), h11.EndOfMessage()):
            writer.write(connection.send(event) or b"")
        await writer.drain()
        return await _read_head(connection, reader)
    finally:
        writer.close()
        with suppress(OSError, TimeoutError):
            await asyncio.wait_for(writer.wait_closed(), 1.0)


async def _connect(
    parts: SplitResult, places: list[tuple[str, int]]
) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """Connect to the first of the places that can be reached."""
    secure = {"ssl": _secure(), "server_hostname": parts.hostname} if parts.scheme == "https" else {}
    failed: OSError = OSError("there is no such place")
    for host, port in places:
        try:
            return await asyncio.open_connection(host, port, **secure)  # type: ignore[arg-type]
        except OSError as error:
            failed = error
    raise failed


async def _read_head(connection: h11.Connection, reader: asyncio.StreamReader) -> Answer:
    while True:
        event = connection.next_event()
        if isinstance(event, h11.Response):
            later = dict(event.headers).get(b"retry-after", b"")
            return Answer(event.status_code, float(later) if later.isdigit() else None)
        if event is h11.NEED_DATA:
            connection.receive_data(await reader.read(4096))
        elif not isinstance(event, h11.InformationalResponse):
            raise ConnectionError("no answer")
