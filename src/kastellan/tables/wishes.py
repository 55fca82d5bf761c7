"""A table as somebody wishes it: what cannot be, and the sheet of what can."""

from collections.abc import Iterable
from secrets import choice
from typing import Any

import msgspec

from kastellan.core.refusal import BadInput, Refusal, TableRule
from kastellan.table import read_options
from kastellan.tables.deals import commitment, new_seed
from kastellan.tables.judging import Judging
from kastellan.tables.messages import Clock, CreateTable, Settle
from kastellan.tables.names import bot_name, told_apart
from kastellan.tables.recent import AnyGame
from kastellan.tables.sheet import Chair, Sheet

ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"


def new_name() -> str:
    """Return the id of a table: short enough to read out, too many to meet by chance."""
    return "".join(choice(ALPHABET) for _ in range(10))


def wished_options(game: AnyGame, wish: CreateTable | Settle) -> Any:
    """Return the options of a game that were asked for, or refuse at their place in the request."""
    try:
        return read_options(game, wish.options)
    except BadInput as error:
        raise BadInput("$.options", error.reason, error.rule, error.key, error.facts) from None


def forbidden(
    game: AnyGame, content: Any, wish: CreateTable | Settle, options: Any
) -> tuple[Refusal, str] | None:
    """Return which rule forbids to play like this, and what in the request it speaks of."""
    for name in game.remembered:
        if getattr(options, name):
            return Refusal(TableRule.OPTIONS, "table-remembered", {"option": name}), f"$.options.{name}"
    if refusal := game.forbid(wish.seats, options):
        return refusal, "$.options" if wish.seats in game.seats else "$.seats"
    if refusal := game.fits(content, wish.seats, options):
        return refusal, "$.content"
    return None


def misplaced(wish: CreateTable) -> tuple[int, str] | None:
    """Return the first seat that cannot be used as wished, and its place in the request."""
    if wish.seat >= wish.seats:
        return wish.seat, "$.seat"
    bots = [int(text) for text in wish.bots if int(text) >= wish.seats or int(text) == wish.seat]
    return (bots[0], "$.bots") if bots else None


def sheet_for(
    game: AnyGame,
    content: Any,
    wish: CreateTable,
    options: Any,
    person: str,
    name: str,
    now: float,
    content_name: str = "",
) -> Sheet:
    """Return an open table as ``person`` wishes it, who is its host and sits."""
    chairs = [Chair(seat) for seat in range(wish.seats)]
    for text, level in wish.bots.items():
        chairs[int(text)] = bot_chair(int(text), level)
    apart = told_apart(name, [chair.name for chair in chairs])
    chairs[wish.seat] = Chair(wish.seat, person, apart, away=now)
    return fresh_sheet(
        now,
        game=wish.game,
        rules=game.version,
        options=msgspec.to_builtins(options),
        content=content.digest,
        content_name=content_name,
        name=wish.name or "",
        public=wish.public,
        host=person,
        clock=None if wish.clock == Clock() else wish.clock,
        hints=wish.hints,
        chairs=chairs,
    )


def next_sheet(table: Judging, sheet: Sheet, host: str, now: float) -> Sheet:
    """Return the table for another game of the same people, with what they have played in mind."""
    options = sheet.options
    if table.progress is not None:
        options = msgspec.to_builtins(table.game.sequel(table.progress.state))
    read_options(table.game, options)  # those of an older version may be none of today's
    return fresh_sheet(
        now,
        game=sheet.game,
        rules=table.game.version,
        options=options,
        content=table.content.digest,
        content_name=sheet.content_name,
        name=sheet.name,
        public=sheet.public,
        host=host,
        clock=sheet.clock,
        hints=sheet.hints,
        chairs=turned(sheet, now),
    )


def turned(sheet: Sheet, now: float) -> list[Chair]:
    """Return the seats of another game: everybody moves up one, within the team where teams are even.

    Who plays with computers alone stays, and so do these.
    """
    teams = () if sheet.outcome is None else sheet.outcome.teams
    even = len({len(team) for team in teams}) == 1
    up = int(sum(chair.person is not None for chair in sheet.chairs) > 1)
    chairs: list[Chair] = []
    for circle in teams if even else [range(len(sheet.chairs))]:
        for place, seat in enumerate(circle):
            chairs.append(moved(sheet.chairs[circle[(place + up) % len(circle)]], seat, now))
    chairs.sort(key=lambda chair: chair.seat)
    for chair in chairs:
        if chair.level is not None:  # named by its seat
            others = [other.name for other in chairs if other is not chair]
            chairs[chair.seat] = bot_chair(chair.seat, chair.level, others)
    return chairs


def moved(chair: Chair, seat: int, now: float) -> Chair:
    """Return who sat on a chair on another one, as somebody who has yet to come."""
    if chair.person is None:
        return Chair(seat) if chair.level is None else Chair(seat, level=chair.level)
    return Chair(seat, chair.person, chair.name, away=now)


def as_new(game: AnyGame, options: dict[str, Any]) -> dict[str, Any]:
    """Return options without what a group remembers of its earlier games."""
    plain = msgspec.to_builtins(game.options())
    return options | {name: plain[name] for name in game.remembered}


def fresh_sheet(now: float, **fields: object) -> Sheet:
    """Return an open table with new secrets; the seal is made before anybody sits."""
    seed = new_seed()
    return Sheet(
        id=new_name(),
        status="open",
        server_seed=seed,
        commitment=commitment(seed),
        created=now,
        updated=now,
        **fields,  # type: ignore[arg-type]
    )


def bot_chair(seat: int, level: str, others: Iterable[str] = ()) -> Chair:
    """Return a seat with a computer player, named by its level."""
    return Chair(seat, name=bot_name(level, seat, others), level=level)
