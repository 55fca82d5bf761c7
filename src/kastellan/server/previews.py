"""What a link tells of the place it leads to, before anybody opens it: a title, a sentence and a picture.

It is what anybody who holds the link may know; who asks does not matter.  See
``docs/decisions/033-links-that-show-themselves.md``.
"""

import re
from html import escape
from typing import Any, NamedTuple

from litestar import Request

from kastellan.core.game import Outcome
from kastellan.core.refusal import BadInput
from kastellan.games import GAMES
from kastellan.locale import LANGUAGES, say
from kastellan.server.access import address_here, may_look, spoken_by
from kastellan.server.client_files import FOLDER
from kastellan.server.database import FAULTS
from kastellan.server.hall import Hall
from kastellan.server.packing import packed
from kastellan.server.sheet import read_sheet
from kastellan.tables.puzzles import puzzle_of
from kastellan.tables.sheet import Sheet

HOUSE = "kastellan"
"""The picture of a link that is about no game."""
TODAY = "today"
TAG = '<meta {} content="[^"]*" />'


class Preview(NamedTuple):
    """What a link shows of itself."""

    language: str
    title: str
    sentence: str
    game: str = ""


async def introduced(request: Request[Any, Any, Any], page: bytes) -> bytes | None:
    """Return the page of the client with what this address tells; ``None`` if it tells nothing of its own."""
    hall: Hall = request.app.state.hall
    try:
        preview = await preview_at(hall, request)
    except FAULTS:  # the page can do without
        return None
    if preview is None:
        return None
    packed(request)
    return written(page.decode(), preview, address_here(request, hall.settings)).encode()


async def preview_at(hall: Hall, request: Request[Any, Any, Any]) -> Preview | None:
    """Return what an address tells."""
    asked = spoken_by(request)
    match [part for part in request.scope["path"].split("/") if part]:
        case ["table", name] | ["table", name, "replay"]:
            sheet = await sheet_of(hall, name)
            query = request.query_params
            return (
                None
                if sheet is None
                else of_table(hall, sheet, query.get("watch"), query.get("invite"), asked)
            )
        case ["puzzles"] | ["puzzles", "today"]:
            return Preview(asked or "en", *told(asked or "en", "puzzles"))
        case ["puzzles", slug, name]:
            return of_puzzle(hall, slug, name, asked or "en")
        case ["analysis"] | ["analysis", _]:
            return Preview(asked or "en", *told(asked or "en", "analysis"))
    return None


async def sheet_of(hall: Hall, name: str) -> Sheet | None:
    """Return a table as it is kept, without waking it."""
    if (awake := hall.tables.get(name)) is not None:
        return awake.sheet
    if not (name.isascii() and name.isalnum()):
        return None
    async with hall.database.read() as session:
        return await read_sheet(session, name)


def of_table(
    hall: Hall, sheet: Sheet, watch: str | None, invite: str | None, asked: str | None
) -> Preview | None:
    """Return what is told of a table to who may look at it by this link; of a running game at public ones."""
    if not may_look(hall.doors, sheet, None, watch, invite):
        return None
    if sheet.status == "playing" and not sheet.public:
        return None
    language = asked or own_language(sheet)
    facts: dict[str, Any] = {"game": called(hall, sheet.game)}
    if sheet.status == "open":
        return of_lobby(sheet, language, facts)
    if sheet.status == "playing":
        return Preview(language, *told(language, "running", facts), sheet.game)
    if sheet.outcome is None:
        return Preview(language, *told(language, "closed", facts), sheet.game)
    return of_end(sheet, sheet.outcome, language, facts)


def own_language(sheet: Sheet) -> str:
    """Return the language of a table, if it has one that we speak."""
    language = sheet.options.get("language")
    return language if isinstance(language, str) and language in LANGUAGES else "en"


def of_lobby(sheet: Sheet, language: str, facts: dict[str, Any]) -> Preview:
    """Return whose table waits for players, and for how many."""
    free = sum(chair.kind == "free" for chair in sheet.chairs)
    facts = {**facts, "free": free, "seats": len(sheet.chairs), "host": sheet.host_seat}
    kind = "lobby" if sheet.host_seat is not None else "lobby-unhosted"
    return Preview(language, *told(language, kind, facts, sheet), sheet.game)


def of_end(sheet: Sheet, outcome: Outcome, language: str, facts: dict[str, Any]) -> Preview:
    """Return who has won a game, and with how many points; teams have none."""
    names = sheet.names_in(language)
    order = sorted(range(len(names)), key=lambda seat: outcome.ranks[seat])
    winners = [names[seat] for seat in outcome.winners]
    others = [names[seat] for seat in order if seat not in outcome.winners]
    points = [f"{names[seat]} {outcome.scores[seat]}" for seat in order]
    facts = {
        **facts,
        "first": order[0],
        "winners": winners,
        "count": len(winners),
        "others": others,
        "points": points,
    }
    if not any(len(team) > 1 for team in outcome.teams):
        return Preview(language, *told(language, "over", facts, sheet), sheet.game)
    return Preview(language, *told(language, "over-teams" if others else "over-shared", facts), sheet.game)


def of_puzzle(hall: Hall, slug: str, name: str, language: str) -> Preview | None:
    """Return which kind of puzzle it is, of which game."""
    facts = {"game": called(hall, slug)}
    if slug in GAMES and name == TODAY:
        return Preview(language, *told(language, "puzzle-today", facts), slug)
    try:
        kind = puzzle_of(slug, name).kind
    except BadInput:
        return None
    facts["kind"] = say(language, f"puzzle-{slug}-{kind}-short", {})
    return Preview(language, *told(language, "puzzle", facts), slug)


def called(hall: Hall, slug: str) -> str:
    """Return what a game is called here."""
    return hall.names.get(slug, slug.title())


def told(
    language: str, kind: str, facts: dict[str, Any] | None = None, sheet: Sheet | None = None
) -> tuple[str, str]:
    """Return the title and the sentence of a kind of link."""
    names = () if sheet is None else tuple(sheet.names_in(language))
    title, sentence = (say(language, f"links-{kind}{part}", facts or {}, names) for part in ("", "-help"))
    return title, sentence


def written(page: str, preview: Preview, address: str) -> str:
    """Return a page whose tags say this; what people wrote in it is text, and nothing else."""
    cover = preview.game if (FOLDER / "covers" / f"{preview.game}.png").is_file() else HOUSE
    texts = {
        'name="description"': preview.sentence,
        'property="og:title"': preview.title,
        'property="og:description"': preview.sentence,
        'property="og:image"': f"{address}/covers/{cover}.png",
    }
    for name, text in texts.items():
        page = put(page, TAG.format(name), f'<meta {name} content="{escape(text)}" />')
    page = put(page, "<title>[^<]*</title>", f"<title>{escape(preview.title)}</title>")
    return put(page, '<html lang="[^"]*"', f'<html lang="{preview.language}"')


def put(page: str, place: str, text: str) -> str:
    """Return a page with a text instead of what is in its place."""
    return re.sub(place, lambda _: text, page, count=1)
