"""Whether the server is well, and figures."""

from typing import Any

from litestar import Request, Response, get

from kastellan import __version__
from kastellan.server.access import address_of, among
from kastellan.server.hall import Hall
from kastellan.server.problems import HouseRule, Sorry
from kastellan.server.upkeep import is_well
from kastellan.tables.messages import (
    Health,
)


@get("/health", tags=["operations"])
async def health() -> Health:
    """Return that the process runs."""
    return Health("ok", __version__)


@get("/ready", tags=["operations"])
async def ready(hall: Hall) -> Response[Health]:
    """Return whether requests can be served: the database takes what is written, and nothing stops."""
    if hall.stopping:
        return Response(Health("stopping", __version__), status_code=503)
    fine = hall.ready and await is_well(hall)
    return Response(Health("ok" if fine else "unavailable", __version__), status_code=200 if fine else 503)


@get("/metrics", tags=["operations"], media_type="text/plain; version=0.0.4")
async def metrics(hall: Hall, request: Request[Any, Any, Any]) -> bytes:
    """Return figures for Prometheus, to those who may see them."""
    if not hall.settings.metrics or not among(address_of(request), hall.settings.metrics_from):
        raise Sorry(HouseRule.NOT_FOUND, "server-not-found")
    return hall.metrics.text()


ROUTES: list[Any] = [health, ready, metrics]
