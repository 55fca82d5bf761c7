"""Where notices arrive: a webhook, a push service that can read what browsers could, a mail server."""

import asyncio
import json
from base64 import urlsafe_b64decode, urlsafe_b64encode
from email import message_from_bytes
from email.policy import default
from secrets import token_bytes
from struct import unpack
from typing import Any, NamedTuple

import httpx
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from tests.server.clients import SECONDS


class Got(NamedTuple):
    """A request that came."""

    method: str
    path: str
    headers: dict[str, str]
    body: bytes


class Arrivals:
    """A server on this machine that keeps what arrives."""

    def __init__(self) -> None:
        self.all: list[Any] = []
        self._news: asyncio.Queue[Any] = asyncio.Queue()

    async def open(self) -> "Arrivals":
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"
        return self

    async def close(self) -> None:
        self._server.close()

    def keep(self, arrived: Any) -> None:
        self.all.append(arrived)
        self._news.put_nowait(arrived)

    async def next(self) -> Any:
        """Return what arrives next."""
        return await asyncio.wait_for(self._news.get(), SECONDS)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            await self.talk(reader, writer)
        except (asyncio.IncompleteReadError, ConnectionError):
            pass
        finally:
            writer.close()

    async def talk(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        raise NotImplementedError


class Sink(Arrivals):
    """A webhook; ``answers`` are the statuses of the next answers, then all is well."""

    def __init__(self, *answers: int, **headers: str) -> None:
        super().__init__()
        self.answers, self.headers = list(answers), headers

    async def talk(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        method, path, _ = head[0].split(" ")
        fields = (line.split(": ", 1) for line in head[1:] if line)
        headers = {name.lower(): value for name, value in fields}
        body = await reader.readexactly(int(headers.get("content-length", 0)))
        status = self.answers.pop(0) if self.answers else 200
        more = "".join(f"{name}: {value}\r\n" for name, value in self.headers.items())
        writer.write(f"HTTP/1.1 {status} So\r\n{more}content-length: 0\r\n\r\n".encode())
        await writer.drain()
        self.keep(Got(method, path, headers, body))


class PushService(Sink):
    """A push service (RFC 8030) with one browser, whose keys it has."""

    def __init__(self, *answers: int) -> None:
        super().__init__(*answers)
        self._key, self._secret = ec.generate_private_key(ec.SECP256R1()), token_bytes(16)

    @property
    def way(self) -> dict[str, str]:
        """Return what the browser tells the server."""
        keys = {"p256dh": encode(point(self._key.public_key())), "auth": encode(self._secret)}
        return {"kind": "push", "address": f"{self.address}/push/browser", "label": "Firefox", **keys}

    def read(self, got: Got, push_key: str) -> dict[str, Any]:
        """Check by whom a message was sent (RFC 8292), and return what the browser reads (RFC 8291)."""
        assert got.method == "POST"
        assert got.headers["content-encoding"] == "aes128gcm"
        assert int(got.headers["ttl"]) > 0
        self.check_sender(got.headers["authorization"], push_key)
        salt, size, length = got.body[:16], *unpack("!IB", got.body[16:21])
        theirs, record = got.body[21 : 21 + length], got.body[21 + length :]
        assert len(record) <= size
        assert len(got.body) <= 4096
        shared = self._key.exchange(
            ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs)
        )
        info = b"WebPush: info\0" + point(self._key.public_key()) + theirs
        both = HKDF(SHA256(), 32, self._secret, info).derive(shared)
        key = HKDF(SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(both)
        nonce = HKDF(SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(both)
        text = AESGCM(key).decrypt(nonce, record, None)
        assert text.endswith(b"\x02")
        return json.loads(text[:-1])

    def check_sender(self, authorization: str, push_key: str) -> None:
        scheme, _, rest = authorization.partition(" ")
        fields = dict(part.strip().split("=", 1) for part in rest.split(","))
        assert scheme == "vapid"
        assert fields["k"] == push_key
        head, claims, signature = fields["t"].split(".")
        assert json.loads(decode(head)) == {"typ": "JWT", "alg": "ES256"}
        assert json.loads(decode(claims))["aud"] == self.address
        assert json.loads(decode(claims))["sub"].startswith(("mailto:", "http"))
        raw = decode(signature)
        signed = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
        key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decode(push_key))
        key.verify(signed, f"{head}.{claims}".encode(), ec.ECDSA(SHA256()))


class MailServer(Arrivals):
    """An SMTP server; who writes to ``nobody@…`` is refused."""

    async def talk(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"220 here\r\n")
        while line := await reader.readline():
            word = line.split()[0].upper()
            if word == b"DATA":
                writer.write(b"354 go on\r\n")
                text = await reader.readuntil(b"\r\n.\r\n")
                writer.write(b"250 taken\r\n")
                await writer.drain()
                self.keep(message_from_bytes(text[:-3].replace(b"\r\n..", b"\r\n."), policy=default))
            elif word == b"EHLO":
                writer.write(b"250-here\r\n250 8BITMIME\r\n")
            elif b"nobody@" in line:
                writer.write(b"550 unknown\r\n")
            elif word == b"QUIT":
                writer.write(b"221 bye\r\n")
                break
            else:
                writer.write(b"250 fine\r\n")
            await writer.drain()


def point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def encode(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")


def decode(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


async def press(link: str) -> httpx.Response:
    """Open a link of a mail and press its button, as any browser does."""
    async with httpx.AsyncClient(timeout=SECONDS) as http:
        shown = await http.get(link)
        assert shown.status_code == 200
        assert '<form method="post">' in shown.text
        return await http.post(link)
