"""Structured logs: one JSON object a line, without names, tokens, query strings or positions."""

import logging
import sys
import time
import traceback

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
            # The message of an error may hold a position or a name: only the places are kept.
            entry["places"] = [
                f"{frame.name} {frame.filename.rsplit('/', 1)[-1]}:{frame.lineno}"
                for frame in traceback.extract_tb(record.exc_info[2])
            ]
        return msgspec.json.encode(entry).decode()


def set_up_logs(settings: Settings) -> None:
    """Send all logs to standard error; the ASGI server's own access log, with its queries, stays off."""
    handler = logging.StreamHandler(sys.stderr)
    if settings.log_format == "json":
        handler.setFormatter(JsonLines())
    else:
        handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
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
