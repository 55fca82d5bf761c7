"""The HTTP API, by resource.  The socket is in ``sockets.py``."""

from typing import Any

from kastellan.server.api import (
    admin,
    contents,
    games,
    history,
    holidays,
    lessons,
    notices,
    operations,
    people,
    programs,
    puzzles,
    records,
    tables,
)
from kastellan.server.api.common import Network, Query, TableName, visible

__all__ = ("ROUTES", "Network", "Query", "TableName", "visible")

ROUTES: list[Any] = [
    *people.ROUTES,
    *history.ROUTES,
    *holidays.ROUTES,
    *notices.ROUTES,
    *games.ROUTES,
    *contents.ROUTES,
    *lessons.ROUTES,
    *tables.ROUTES,
    *programs.ROUTES,
    *records.ROUTES,
    *puzzles.ROUTES,
    *operations.ROUTES,
    *admin.ROUTES,
]
