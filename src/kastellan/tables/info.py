"""A table as one person sees it, without the game's position."""

from typing import Any

import msgspec

from kastellan.core.game import Line
from kastellan.tables.judging import Judging
from kastellan.tables.messages import Links, PauseInfo, Seal, SeatInfo, TableInfo, TableNews, TakeBack
from kastellan.tables.recent import AnyGame
from kastellan.tables.sheet import Chair, Sheet
from kastellan.tables.shelf import content_of
from kastellan.tables.wishes import as_new


def table_info(table: Judging, person: str | None, links: Links, watchers: int) -> TableInfo:
    """Return a table as ``person`` sees it who may pass on ``links``."""
    return TableInfo(**_fields(table, person, links, watchers))


def table_news(table: Judging, person: str | None, links: Links, watchers: int) -> TableNews:
    """Return the same as a message for the socket."""
    return TableNews(**_fields(table, person, links, watchers))


def _fields(table: Judging, person: str | None, links: Links, watchers: int) -> dict[str, Any]:
    sheet = table.sheet
    return {
        "id": sheet.id,
        "game": sheet.game,
        "name": sheet.name,
        "seats": [_seat(sheet, chair) for chair in sheet.chairs],
        "options": sheet.options,
        "status": sheet.status,
        "public": sheet.public,
        "host_seat": sheet.host_seat,
        "links": links,
        "my_seat": sheet.seat_of(person),
        "starting": sheet.starting,
        "sent_away": person in sheet.kicked,
        "imported": sheet.imported,
        "old": table.old,
        "closed_by": sheet.closed_by,
        "clock": sheet.clock,
        "hints": sheet.hints,
        "created": sheet.created,
        "updated": sheet.updated,
        "seal": _seal(sheet),
        "content": sheet.content,
        "content_name": sheet.content_name,
        "doubts": _doubts(table),
        "outcome": sheet.outcome,
        "rematch": sheet.rematch,
        "take_back": _wish(table),
        "teams": teams_of(table),
        "watchers": watchers,
        "pause": _pause(sheet),
    }


def _doubts(table: Judging) -> list[Line]:
    """Show what computer players know little of, where one of them sits."""
    if table.old or all(chair.kind != "bot" for chair in table.sheet.chairs):
        return []
    return list(getattr(table.content, "doubts", ()))


def _seat(sheet: Sheet, chair: Chair) -> SeatInfo:
    kind: Any = chair.kind
    level: Any = chair.level
    return SeatInfo(
        seat=chair.seat,
        name=chair.name,
        kind=kind,
        connected=kind == "bot" or (kind == "person" and chair.away is None),
        host=chair.person is not None and chair.person == sheet.host,
        level=level,
        away_since=chair.away,
        absent=chair.name if kind == "bot" and chair.person is not None else None,
        holiday=_holiday(sheet, chair),
    )


def _holiday(sheet: Sheet, chair: Chair) -> float | None:
    """Show when the latest holiday ends, or ended, of somebody whose game is not over."""
    if sheet.status == "over" or chair.kind != "person":
        return None
    own = [rest.ends for rest in sheet.rests if rest.seat == chair.seat and rest.ends is not None]
    return max(own, default=None)


def teams_of(table: Judging) -> list[list[int]]:
    """Return who plays together, as far as the table is open or awake, or its game is over."""
    outcome = table.sheet.outcome
    if table.sheet.status == "open" and not table.old:
        return teams_before(table.game, table.sheet)
    if table.progress is not None:
        return [list(team) for team in table.game.teams(table.progress.state)]
    return [] if outcome is None else [list(team) for team in outcome.teams]


def teams_before(game: AnyGame, sheet: Sheet) -> list[list[int]]:
    """Return who would play together at an open table: by seats and options, whatever it is played with."""
    if not game.team_options or sheet.rules != game.version:
        return []
    options = msgspec.convert(as_new(game, sheet.options), game.options)
    return [list(team) for team in game.teams(game.start(len(sheet.chairs), options, content_of(game)))]


def _wish(table: Judging) -> TakeBack | None:
    """Show a wish to take back as long as the step may be."""
    wish, progress = table.sheet.take_back, table.progress
    if wish is None or progress is None or not progress.recent.stands(wish.seat, wish.version):
        return None
    return TakeBack(wish.seat, wish.agreed, wish.whole, wish.id)


def _pause(sheet: Sheet) -> PauseInfo | None:
    """Show a pause of a game that is not over."""
    pause = sheet.pause
    if pause is None or sheet.status != "playing":
        return None
    return PauseInfo(pause.seat, pause.agreed, pause.id, pause.since)


def _seal(sheet: Sheet) -> Seal:
    """Show commitment and shares always, seed and nonces only when they can do no more harm."""
    seal = Seal(sheet.commitment, [chair.share for chair in sheet.chairs])
    if sheet.status == "over" and sheet.outcome is not None:
        seal.server_seed, seal.nonces = sheet.server_seed, [chair.nonce for chair in sheet.chairs]
    return seal
