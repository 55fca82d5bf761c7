"""The addresses of the house, which are there for nobody but those who act in its name."""

from typing import Any

from litestar import Litestar, Request

from kastellan.server.access import network_of, token_of
from kastellan.server.admin import is_admin
from kastellan.server.database import FAULTS
from kastellan.server.limits import Buckets
from kastellan.server.problems import Sorry
from kastellan.server.settings import Settings

HIDDEN = ["api", "admin"]
NOWHERE = "/api/nowhere"
"""An address at which there is nothing for anybody."""


class Hidden:
    """The application; who is no admin is led from ``/api/admin/…`` to where nothing is, whatever they do.

    So the answer is that of an unknown address, byte for byte, and no route has to see to it.
    """

    def __init__(self, app: Litestar, settings: Settings) -> None:
        self._app, self._settings = app, settings
        self._strangers = Buckets(settings.request_rate, settings.request_rate * 4)

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Serve one request or connection."""
        if is_hidden(scope) and not await self._is_admin(scope):
            scope = {**scope, "path": NOWHERE, "raw_path": NOWHERE.encode()}
        await self._app(scope, receive, send)

    async def _is_admin(self, scope: Any) -> bool:
        """Return whether an admin asks; for who is not known the records are looked into only so often."""
        if scope["type"] != "http":
            return False
        request: Any = Request(scope)
        people, (token, _) = self._app.state.hall.people, token_of(request)
        if not token or not (people.seen_lately(token) or self._strangers.take(network_of(request))):
            return False
        try:
            return is_admin(self._settings, await people.by_token(token))
        except (Sorry, *FAULTS):  # somebody who is banned, or records that are out of reach
            return False


def is_hidden(scope: Any) -> bool:
    """Return whether an address is one of the house; slashes that are too many mean nothing."""
    return [part for part in scope.get("path", "").split("/") if part][:2] == HIDDEN
