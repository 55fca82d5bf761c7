"""Structured logs: one JSON object a line, without names, tokens, query strings or positions."""

import logging
import sys
import time
import traceback
from types import TracebackType
from typing import Any

import msgspec

from kastellan.server.settings import Settings


class JsonLines(logging.Formatter):
    """A record as a line of JSON; ``extra={"facts": {…}}`` adds fields."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the line."""
        entry = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
            + f".{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "from": record.name,
            "what": record.getMessage(),
            **getattr(record, "facts", {}),
        }
        if record.exc_info is not None and record.exc_info[1] is not None:
            entry["error"] = type(record.exc_info[1]).__name__
            entry["places"] = places(record.exc_info[2])
        return msgspec.json.encode(entry).decode()


class PlainLines(logging.Formatter):
    """The same as text, for people at a console."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(name)s: %(message)s")

    def formatMessage(self, record: logging.LogRecord) -> str:  # noqa: N802 - as the library calls it
        """Return the line with its facts."""
        facts = getattr(record, "facts", {})
        return super().formatMessage(record) + "".join(f" {name}={fact}" for name, fact in facts.items())

    def formatException(self, ei: Any) -> str:  # noqa: N802 - as the library calls it
        """Return the kind of an error and its places."""
        return "\n".join(f"    {line}" for line in (ei[0].__name__, *places(ei[2])))


def places(trace: TracebackType | None) -> list[str]:
    """Return where an error went through; its own message may hold a position or a name and is left out."""
    return [
        f"{frame.name} {frame.filename.rsplit('/', 1)[-1]}:{frame.lineno}"
        for frame in traceback.extract_tb(trace)
    ]


def set_up_logs(settings: Settings) -> None:
    """Send all logs to standard error; the ASGI server's own access log, with its queries, stays off."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if settings.log_format == "json" else PlainLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(settings.log_level.upper())
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access"):
        logger = logging.getLogger(name)
        logger.handlers.clear()
        logger.propagate = True
        logger.setLevel("WARNING")
    for name in ("alembic", "aiosqlite", "procrastinate", "asyncio"):
        logging.getLogger(name).setLevel("WARNING")
