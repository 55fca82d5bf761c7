"""Before the game begins: how it is to be played, and who changes places with whom."""

from typing import Any

import msgspec

from kastellan.server.contents import chosen
from kastellan.server.hall import Hall
from kastellan.server.lobby import changing, has_seat, must_have, must_host
from kastellan.server.people import Person
from kastellan.server.problems import HouseRule, NotAllowed, Sorry
from kastellan.server.starting import must_be_open
from kastellan.server.table import Table
from kastellan.tables.messages import Clock, Move, Settle
from kastellan.tables.seats import change_places, have_seats
from kastellan.tables.wishes import as_new, forbidden, wished_options


async def settle(hall: Hall, table: Table, person: Person, wish: Settle) -> None:
    """Lay an open table otherwise: for the host.  Shares opened for the old game are given anew."""
    options = wished_options(table.game, wish)
    content, named = table.content, table.sheet.content_name
    if wish.content is not None:
        given, named = await chosen(hall, person, table.game.slug, wish.content)
        content = given.content
    if found := forbidden(table.game, content, wish, options):
        raise NotAllowed(*found)
    async with changing(hall, table) as sheet:
        must_host(sheet, person)
        must_be_open(sheet)
        if wish.seats < len(sheet.people):
            facts = {"people": len(sheet.people)}
            raise Sorry(HouseRule.CONFLICT, "server-too-few-seats", facts, "$.seats")
        picked: dict[str, Any] = msgspec.to_builtins(options)
        plain = as_new(table.game, sheet.options) if content.digest != sheet.content else sheet.options
        sheet.options = picked | {name: plain[name] for name in table.game.remembered}
        sheet.content, sheet.content_name = content.digest, named
        sheet.clock = None if wish.clock == Clock() else wish.clock
        sheet.public, sheet.name, sheet.hints = wish.public, wish.name or "", wish.hints
        have_seats(sheet, wish.seats)
        sheet.unsettle()


async def move(hall: Hall, table: Table, person: Person, wish: Move) -> None:
    """Let two seats change places: the host any two, others their own with one that no person has."""
    async with changing(hall, table) as sheet:
        must_be_open(sheet)
        mine, other = must_have(sheet, wish.seat), must_have(sheet, wish.to)
        if not has_seat(sheet, person, mine.seat) or other.kind == "person":
            must_host(sheet, person)
        change_places(sheet, mine.seat, other.seat)
