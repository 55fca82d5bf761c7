"""Games: options, content, rulebooks."""

from typing import Any

from litestar import Request, get

from kastellan.locale import LANGUAGES
from kastellan.server.hall import Hall
from kastellan.server.packing import packed
from kastellan.server.problems import HouseRule, Sorry
from kastellan.tables.messages import (
    GameInfo,
)
from kastellan.tables.offer import game_info
from kastellan.tables.shelf import rulebook_of


@get("/api/games", tags=["games"])
async def games(hall: Hall, request: Request[Any, Any, Any]) -> list[GameInfo]:
    """Return all games with their options."""
    packed(request)
    return [game_info(*hall.game(slug), hall.names.get(slug, "")) for slug in hall.offered]


@get("/api/games/{slug:str}/content", tags=["games"])
async def content(hall: Hall, slug: str, request: Request[Any, Any, Any]) -> Any:
    """Return what a client draws with: cards, map, words that everybody may know."""
    packed(request)
    return hall.game(slug)[1].shown()


@get("/api/games/{slug:str}/rulebook/{language:str}", tags=["games"], media_type="text/markdown")
async def rulebook(hall: Hall, slug: str, language: str, request: Request[Any, Any, Any]) -> str:
    """Return the rules of a game as Markdown: one heading for each rule."""
    packed(request)
    game, _ = hall.game(slug)
    if language not in LANGUAGES:
        raise Sorry(HouseRule.NOT_FOUND, "server-no-language", {"languages": LANGUAGES})
    text = rulebook_of(game, language)
    if text is None:
        raise Sorry(HouseRule.NOT_FOUND, "server-no-rulebook")
    return text


ROUTES: list[Any] = [games, content, rulebook]
