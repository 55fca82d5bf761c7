"""Taking back: at once where nobody else noticed anything, else when all other people agree (TABLE-3)."""

from secrets import token_hex

import msgspec

from kastellan.core.refusal import Refusal
from kastellan.server.hall import Hall
from kastellan.server.lobby import changing
from kastellan.server.table import Table
from kastellan.tables.judging import REPLACED, STALE, TAKE_BACK
from kastellan.tables.messages import AnswerTakeBack, TakeBackAnswered, TakeBackAsked
from kastellan.tables.sheet import Sheet, Wish


async def ask(hall: Hall, table: Table, seat: int, whole: bool = False) -> Refusal | None:
    """Take back the last step or all: at once if nobody noticed it, else when all other people agree."""
    if table.progress is None or (wished := table.progress.recent.wished(seat, whole)) is None:
        return TAKE_BACK
    last, first = wished
    if not asks_others(table, seat, whole):
        return await table.retract(seat, last, first)
    others = [other for other in table.sheet.asked if other != seat]
    if not set(others).issubset(table.sheet.people):
        return REPLACED
    wish = Wish(seat, [], last, first, whole, token_hex(4))
    if is_asked(table.sheet.take_back, wish):
        await settle(hall, table)
        return None
    async with changing(hall, table) as sheet:
        sheet.take_back = wish
    table.tell_all(TakeBackAsked(seat), others)
    return None


def asks_others(table: Table, seat: int, whole: bool) -> bool:
    """Return whether a wish to take back is a question to other people."""
    if table.progress is None or (wished := table.progress.recent.wished(seat, whole)) is None:
        return False
    alone = all(other == seat for other in table.sheet.asked)
    return not alone and not table.progress.recent.is_private(seat, wished[1])


def is_asked(pending: Wish | None, wish: Wish) -> bool:
    """Return whether the same is asked for already."""
    if pending is None:
        return False
    return msgspec.structs.replace(pending, agreed=[], id="") == msgspec.structs.replace(wish, id="")


async def answer(hall: Hall, table: Table, seat: int, said: AnswerTakeBack) -> Refusal | None:
    """Agree or refuse that another seat takes back; a wish lapses when the game goes on.

    An answer to another question than the one that stands is none: more would be taken back than agreed.
    """
    wish = table.sheet.take_back
    if wish is None or wish.seat == seat:
        return TAKE_BACK
    if said.wish not in ("", wish.id):
        return STALE
    async with changing(hall, table) as sheet:
        known = sheet.take_back
        if known is None or known.id != wish.id or table.progress is None:  # another answer was quicker
            return TAKE_BACK
        lapsed = not table.progress.recent.stands(wish.seat, wish.version)
        agreed = msgspec.structs.replace(known, agreed=sorted({*known.agreed, seat}))
        sheet.take_back = None if lapsed or not said.yes else agreed
    if sheet.take_back is None:
        table.tell_all(TakeBackAnswered(wish.seat, granted=False))
        return TAKE_BACK if lapsed else None
    await settle(hall, table)
    return None


async def settle(hall: Hall, table: Table) -> None:
    """Take back what all have agreed to; the wish is kept until that is done, should the server be killed."""
    wish = table.sheet.take_back
    if wish is None or missing(table.sheet, wish):
        return
    granted = await table.retract(wish.seat, wish.version, wish.first) is None
    async with changing(hall, table) as sheet:
        pending = sheet.take_back is not None and sheet.take_back.id == wish.id
        sheet.take_back = None if pending else sheet.take_back
    if pending:
        table.tell_all(TakeBackAnswered(wish.seat, granted))


def missing(sheet: Sheet, wish: Wish) -> list[int]:
    """Return who has not agreed yet."""
    return [seat for seat in sheet.asked if seat != wish.seat and seat not in wish.agreed]
