"""The files of a SQLite database: only their owner reads them, and a clean stop leaves the whole in one.

While a server runs, what was written last stands in a second file, the write-ahead log ("WAL").  It belongs
to that one database: laid over another, such as a backup copied into place, it undoes or destroys it.
"""

import logging
import os
import sqlite3
import struct
import time
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path

log = logging.getLogger("kastellan.files")

PRIVATE = 0o600
KINDS = ("", "-wal", "-shm", ".secret", ".lock")
LATER = 10.0
"""Seconds by which a database can be younger than its WAL: it is written to right after the WAL is."""
LOOK_SECONDS = 1.0
"""How long a start may take longer after a crash; `kastellan check` takes all the time it needs."""
HEADER, FRAME = struct.Struct(">8x I 4x 8s"), struct.Struct(">I 4x 8s")
LINK = struct.Struct(">I")
LINK_AT = 60


class Damaged(Exception):  # noqa: N818 - a finding
    """The files of a database do not belong together, or what stands in them is broken."""


def private_from_now() -> None:
    """Let only the owner read what this process makes."""
    os.umask(0o077)


def beside(file: Path, kind: str) -> Path:
    """Return a file that goes with a database."""
    return file.with_name(file.name + kind)


def keep_private(file: Path) -> None:
    """Let only the owner read a database and what goes with it, as was not always so."""
    for kind in KINDS:
        one = beside(file, kind)
        with suppress(OSError):  # not there, or another's
            if one.stat().st_mode & 0o077:
                one.chmod(PRIVATE)
                log.warning("others could read a file of the database", extra={"facts": {"file": one.name}})


def gather(file: Path) -> None:
    """Write all that stands in the WAL into the database, so that the one file is the data."""
    with closing(sqlite3.connect(file, timeout=5)) as connection:
        connection.execute("pragma wal_checkpoint(truncate)")


def look_over(file: Path) -> None:
    """Look, after a crash, whether a database is sound; raise ``Damaged`` if it is not."""
    wal = beside(file, "-wal")
    if not (file.exists() and wal.exists() and wal.stat().st_size):
        return
    if not belongs(file, wal):
        raise Damaged(
            f"has been replaced or changed, but {wal.name} is still that of the one before; to bring back a "
            f"backup use kastellan restore; if nobody has touched it, touch {wal.name} and start again"
        )
    if found := faults(file, LOOK_SECONDS):
        raise Damaged(f"is damaged ({found[0]}); bring back a backup with kastellan restore")


def belongs(file: Path, wal: Path) -> bool:
    """Return whether a WAL goes on where the database ends: in time, and by the links of both.

    Each heartbeat puts the next link, the pragma ``user_version``, into the first page, so the WAL
    holds a row of links that begins with that of the database or with the one after it.
    """
    if file.stat().st_ctime > wal.stat().st_ctime + LATER:
        return False
    own, links = first_page_link(file), list(links_in(wal))
    return not links or own is None or links[0] - 1 <= own <= links[-1]


def first_page_link(file: Path) -> int | None:
    """Return the link in a database, without what stands in the WAL."""
    with file.open("rb") as data:
        data.seek(LINK_AT)
        read = data.read(LINK.size)
    return int(LINK.unpack(read)[0]) if len(read) == LINK.size else None


def links_in(wal: Path) -> Iterator[int]:
    """Yield the links in the first pages that stand in a WAL, in order; its layout is that of SQLite."""
    with wal.open("rb") as data:
        head = data.read(32)
        if len(head) < 32:
            return
        size, salt = HEADER.unpack(head[: HEADER.size])
        while len(frame := data.read(24)) == 24:
            page, written_with = FRAME.unpack(frame[: FRAME.size])
            if written_with != salt:  # left over from before the WAL was begun anew
                return
            if page == 1:
                yield LINK.unpack(data.read(size)[LINK_AT : LINK_AT + LINK.size])[0]
            else:
                data.seek(size, os.SEEK_CUR)


def faults(file: Path, seconds: float | None = None) -> list[str]:
    """Return what SQLite finds broken in a database; with ``seconds`` it looks quickly, and no longer."""
    until = None if seconds is None else time.monotonic() + seconds
    try:
        with closing(sqlite3.connect(file, timeout=5)) as connection:
            if until is None:
                rows = connection.execute("pragma integrity_check(20)").fetchall()
            else:
                connection.set_progress_handler(lambda: time.monotonic() > until, 10_000)
                rows = connection.execute("pragma quick_check(1)").fetchall()
    except sqlite3.OperationalError as error:
        if until is not None and error.sqlite_errorname == "SQLITE_INTERRUPT":
            return []
        return [str(error)]
    except sqlite3.DatabaseError as error:
        return [str(error)]
    return [str(row[0]) for row in rows if row[0] != "ok"]
