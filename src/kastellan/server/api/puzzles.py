"""Puzzles: the list, and tries.  Nothing is kept of them."""

import asyncio
from datetime import UTC, datetime
from typing import Annotated, Any

from litestar import Request, get, post
from litestar.params import Parameter

from kastellan.core.refusal import BadInput
from kastellan.server.api.common import Network
from kastellan.server.hall import Hall
from kastellan.server.packing import packed
from kastellan.server.problems import HouseRule, Sorry
from kastellan.tables.messages import PuzzleList, PuzzleNews, TryPuzzle
from kastellan.tables.puzzles import puzzle_list, puzzle_of, tried

PuzzleName = Annotated[str, Parameter(max_length=40, description="The id of a puzzle")]


@get("/api/puzzles", tags=["puzzles"])
async def puzzles(request: Request[Any, Any, Any]) -> PuzzleList:
    """Return all puzzles by game, in the order of the days, and which day it is."""
    packed(request)
    return puzzle_list(datetime.now(UTC).date().isoformat())


@post("/api/puzzles/{slug:str}/{name:str}/try", tags=["puzzles"], status_code=200)
async def try_puzzle(
    hall: Hall, network: Network, slug: PuzzleName, name: PuzzleName, data: TryPuzzle
) -> PuzzleNews:
    """Return a puzzle as its seat sees it, and what is said of a try."""
    if not hall.puzzles.take(network):
        raise Sorry(HouseRule.TOO_MANY, "server-too-fast")
    try:
        puzzle_of(slug, name)
    except BadInput as error:
        raise Sorry(HouseRule.NOT_FOUND, error.key, {"place": error.place, **error.facts}) from None
    return await asyncio.to_thread(tried, slug, name, data.actions, data.nudge)  # games go on meanwhile


ROUTES: list[Any] = [puzzles, try_puzzle]
