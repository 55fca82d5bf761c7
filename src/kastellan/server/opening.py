"""Before the doors open: what would keep a server from running is said in a sentence."""

import asyncio
from pathlib import Path
from typing import IO

from alembic.util import CommandError
from sqlalchemy.exc import DBAPIError

from kastellan.core.refusal import BadInput
from kastellan.server.database import FAULTS, Database
from kastellan.server.settings import Settings

try:
    import fcntl
except ImportError:  # on Windows nobody is stopped
    fcntl = None  # type: ignore[assignment]

PLACE = "KASTELLAN_DATABASE_URL"


def hold(settings: Settings) -> IO[bytes] | None:
    """Return a file that marks the SQLite database as served; refuse if another server holds it.

    Two servers on one file would each remember what the other changes.
    """
    if settings.postgres or fcntl is None:
        return None
    file = Path(settings.database_url.removeprefix("sqlite:///") + ".lock")
    try:
        held = file.open("ab")
        fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        reason = "is being served by another process; end that one, or use PostgreSQL for several"
        raise BadInput(PLACE, reason) from None
    except OSError as error:
        raise BadInput(PLACE, f"cannot be used: {file}: {error.strerror}") from None
    return held


def prepare(settings: Settings) -> None:
    """Create or upgrade the database, or say why that cannot be done."""
    try:
        asyncio.run(_migrate(settings))
    except CommandError:
        raise BadInput(PLACE, "was made by a newer version of Kastellan; use that one") from None
    except (*FAULTS, ValueError) as error:
        raise BadInput(PLACE, f"cannot be used: {cause_of(error)}") from None


async def _migrate(settings: Settings) -> None:
    database = Database(settings.database_url)
    try:
        await database.migrate()
    finally:
        await database.close()


def cause_of(error: Exception) -> str:
    """Return what the database itself says, without the statement that it was asked."""
    said = str(error.orig) if isinstance(error, DBAPIError) else str(error)
    return said.rpartition(": ")[2] if said.startswith("<class") else said
