"""Pauses at tables with days for a move: begun when all people there agree, ended by any one of them."""

import time
from secrets import token_hex

from kastellan.core.refusal import Refusal, TableRule
from kastellan.server.hall import Hall
from kastellan.server.lobby import changing, must_sit
from kastellan.server.people import Person
from kastellan.server.problems import HouseRule, NotAllowed, Sorry
from kastellan.server.table import Table
from kastellan.tables.judging import NOT_PLAYING
from kastellan.tables.messages import WishPause
from kastellan.tables.rests import Rest, over_days
from kastellan.tables.sheet import Pause, Sheet


async def wish(hall: Hall, table: Table, person: Person, said: WishPause) -> None:
    """Ask for a pause, agree to the one that is asked for, refuse it, or let the game go on.

    An answer to another question than the one that stands is none.
    """
    async with changing(hall, table) as sheet:
        seat = must_sit(sheet, person)
        if sheet.status != "playing":
            raise NotAllowed(NOT_PLAYING)
        if not over_days(sheet.clock):
            raise NotAllowed(Refusal(TableRule.PAUSES, "server-no-pause"))
        if said.wish and (sheet.pause is None or sheet.pause.id != said.wish):
            raise Sorry(HouseRule.CONFLICT, "server-pause-answered", place="$.wish")
        now = table.time.now()
        if said.yes and sheet.pause is None and not hall.pauses.take(sheet.id):
            raise Sorry(HouseRule.TOO_MANY, "server-too-fast")
        if said.yes:
            agree(sheet, seat, now)
        else:
            go_on(sheet, now)


def agree(sheet: Sheet, seat: int, tick: float) -> None:
    """Want a pause, as the first or with others; it begins when all people at the table want it."""
    pause = sheet.pause or Pause(seat, [], token_hex(4))
    pause.agreed = sorted({*pause.agreed, seat})
    if pause.since is None and set(sheet.people).issubset(pause.agreed):
        pause.since, pause.tick = time.time(), tick
    sheet.pause = pause


def go_on(sheet: Sheet, tick: float) -> None:
    """End a pause, or forget that one was asked for; to say it twice does no harm."""
    pause, sheet.pause = sheet.pause, None
    if pause is not None and pause.since is not None:
        sheet.rests = [*sheet.rests, Rest(pause.tick, max(pause.tick, tick))]


async def end_by_play(hall: Hall, table: Table) -> None:
    """End a pause since somebody has played, which all have noticed."""
    async with changing(hall, table) as sheet:
        if table.played_on(sheet):
            go_on(sheet, table.playing.tick)
