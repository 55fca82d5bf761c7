"""Links that open a table, and marks of places and devices.

They follow from a secret of the house, so a stolen database opens nothing.
"""

import os
from base64 import urlsafe_b64encode
from contextlib import suppress
from hmac import compare_digest, digest
from pathlib import Path
from secrets import token_bytes

from kastellan.core.refusal import BadInput
from kastellan.server.files import beside
from kastellan.server.settings import Settings

SECRET_BYTES = 32
TOKEN_BYTES = 18


class Doors:
    """Makes secrets and marks, and knows them again: the same as long as the secret of the house stays.

    ``links`` counts how often the links of a table were made anew; with it all of them change.
    """

    def __init__(self, secret: bytes) -> None:
        self._secret = secret

    def invite(self, table: str, links: int) -> str:
        """Return what lets people sit down at a table."""
        return self._token("invite", table, links)

    def watch(self, table: str, links: int) -> str:
        """Return what lets people look at a table."""
        return self._token("watch", table, links)

    def place(self, network: str) -> str:
        """Return what is kept of a network from which somebody came; nothing of none."""
        return self._token("place", network) if network else ""

    def device(self, account: str) -> str:
        """Return what a browser keeps that has been signed in to an account."""
        return self._token("device", account)

    def way(self, purpose: str, way: str) -> str:
        """Return what lets who was written to confirm or stop a way of notices, and nobody else."""
        return self._token(purpose, way)

    def mark(self, table: str, seat: int, turn: int, way: str) -> str:
        """Return what tells one notice from all others, and nothing about them."""
        return self._token("notice", f"{table} {seat} {turn} {way}")

    def topic(self, table: str, person: str) -> str:
        """Return under what notices to somebody about a table take each other's place."""
        return self._token("topic", f"{table} {person}")

    def push_seed(self) -> bytes:
        """Return what the key of the house for web push follows from."""
        return digest(self._secret, b"push 1", "sha512")

    def _token(self, purpose: str, what: str, links: int = 0) -> str:
        made = digest(self._secret, f"{purpose} {what}{f' {links}' if links else ''}".encode(), "sha256")
        return urlsafe_b64encode(made[:TOKEN_BYTES]).decode()


def same(given: str | None, secret: str) -> bool:
    """Return whether what was given is the secret, in a time that does not tell how much of it fits."""
    return compare_digest((given or "").encode(errors="replace"), secret.encode())


def read_secret(settings: Settings) -> bytes:
    """Return the secret of the house: as set, or from a file beside the SQLite database, made once."""
    if settings.secret or settings.postgres:
        return settings.secret.encode()
    file = beside(settings.file, ".secret")
    try:
        if not file.exists():
            make_secret(file)
        secret = file.read_bytes()
    except OSError as error:
        raise BadInput(str(file), f"cannot be used: {error.strerror}; set KASTELLAN_SECRET") from None
    if len(secret) < SECRET_BYTES:
        raise BadInput(str(file), "is not a whole secret; delete it to make all links anew")
    return secret


def make_secret(file: Path) -> None:
    """Write a secret that only the owner can read; of several processes the first one wins."""
    fresh = file.with_name(f"{file.name}.{os.getpid()}")
    fresh.touch(mode=0o600)
    fresh.write_bytes(token_bytes(SECRET_BYTES))
    with suppress(FileExistsError):
        os.link(fresh, file)
    fresh.unlink()
