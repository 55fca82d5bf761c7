"""Lessons, for browsers that cannot run the engine or would have to wait for it."""

import asyncio
import time
from typing import Annotated, Any

import msgspec
from litestar import post

from kastellan.browser.errands import Connect, Hear, Learn, ReadOn
from kastellan.browser.further import further
from kastellan.server.api.common import Network
from kastellan.server.hall import Hall
from kastellan.server.people import Person
from kastellan.tables.messages import Language

MOST_STEPS = 400
LONGEST = 100_000
"""Bytes of a request: far more than the steps of any lesson take."""

Short = Annotated[str, msgspec.Meta(max_length=60)]


class Taken(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A lesson as far as it was taken: what was done, null for something read; and what is done now."""

    game: Short
    lesson: Short
    language: Language = "en"
    name: Short = ""
    steps: Annotated[list[dict[str, Any] | None], msgspec.Meta(max_length=MOST_STEPS)] = []
    errand: Connect | Hear | ReadOn | None = None


@post("/api/lessons", tags=["games"], status_code=200, request_max_body_size=LONGEST)
async def take_further(hall: Hall, person: Person, network: Network, data: Taken) -> dict[str, Any]:  # noqa: ARG001
    """Take a lesson further and return what came of it, as the engine of a browser would; nothing is kept."""
    now = time.time()
    opening = Learn(now=now, language=data.language, game=data.game, lesson=data.lesson, name=data.name)
    opening.steps = data.steps
    if data.errand is not None:
        data.errand.now, data.errand.language = now, data.language
    async with hall.records.one(network):
        return await asyncio.to_thread(further, opening, data.errand)


ROUTES: list[Any] = [take_further]
