"""Before the doors open: what would keep a server from running is said in a sentence."""

import asyncio
import logging
from typing import IO

from alembic.util import CommandError
from sqlalchemy.exc import DBAPIError

from kastellan.core.refusal import BadInput
from kastellan.server.database import FAULTS, Database
from kastellan.server.files import Damaged, beside, gather, keep_private, look_over, private_from_now
from kastellan.server.settings import Settings

try:
    import fcntl
except ImportError:  # on Windows nobody is stopped
    fcntl = None  # type: ignore[assignment]

log = logging.getLogger("kastellan.opening")

PLACE = "KASTELLAN_DATABASE_URL"
NEWER = "was made by a newer version of Kastellan; use that one"


class Served(BadInput):
    """The database is being served."""


def hold(settings: Settings) -> IO[bytes] | None:
    """Return a file that marks the SQLite database as served; refuse if another server holds it.

    Two servers on one file would each remember what the other changes.
    """
    if settings.postgres or fcntl is None:
        return None
    private_from_now()
    file = beside(settings.file, ".lock")
    try:
        held = file.open("ab")
        fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        reason = "is being served by another process; end that one, or use PostgreSQL for several"
        raise Served(PLACE, reason) from None
    except OSError as error:
        raise BadInput(PLACE, f"cannot be used: {file}: {error.strerror}") from None
    return held


def prepare(settings: Settings) -> None:
    """Create or upgrade the database, or say why that cannot be done."""
    try:
        if not settings.postgres:
            look_over(settings.file)
            keep_private(settings.file)
        migrate(settings.database_url)
    except Damaged as found:
        raise BadInput(PLACE, str(found)) from None
    except CommandError:
        raise BadInput(PLACE, NEWER) from None
    except (*FAULTS, ValueError) as error:
        raise BadInput(PLACE, f"cannot be used: {cause_of(error)}") from None


def migrate(url: str) -> None:
    """Create or upgrade a database."""

    async def work() -> None:
        database = Database(url)
        try:
            await database.migrate()
        finally:
            await database.close()

    asyncio.run(work())


def visit(settings: Settings) -> None:
    """Before a command looks into a database: refuse one that is not there, or not sound and not served."""
    if settings.postgres:
        return
    if not settings.file.exists():
        raise BadInput(PLACE, f"names {settings.file}, which is not there")
    try:
        held = hold(settings)
    except Served:  # who serves it has looked
        return
    try:
        look_over(settings.file)
    except Damaged as found:
        raise BadInput(PLACE, str(found)) from None
    finally:
        if held is not None:
            held.close()


async def must_be_current(database: Database) -> None:
    """Refuse to look into a database of another version, whose server may be running."""
    if not await database.is_current():
        raise BadInput(
            PLACE, "is of another version of Kastellan; use that one, or start this one's server once"
        )


def close(settings: Settings) -> None:
    """Leave the SQLite database whole in its one file after the last connection is closed."""
    if settings.postgres:
        return
    try:
        gather(settings.file)
    except FAULTS as error:
        log.warning("the database is not in one file", extra={"facts": {"why": cause_of(error)}})


def cause_of(error: Exception) -> str:
    """Return what the database itself says, without the statement that it was asked."""
    said = str(error.orig) if isinstance(error, DBAPIError) else str(error)
    return said.rpartition(": ")[2] if said.startswith("<class") else said
