"""The HTTP API, by resource.  The socket is in ``sockets.py``."""

from typing import Any

from kastellan.server.api import admin, games, operations, people, programs, records, tables
from kastellan.server.api.common import Network, Query, TableName, visible

__all__ = ("ROUTES", "Network", "Query", "TableName", "visible")

ROUTES: list[Any] = [
    *people.ROUTES,
    *games.ROUTES,
    *tables.ROUTES,
    *programs.ROUTES,
    *records.ROUTES,
    *operations.ROUTES,
    *admin.ROUTES,
]
