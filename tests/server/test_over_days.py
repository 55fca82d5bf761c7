"""Games over days that nobody goes on with end by rules that are told beforehand (decision 32)."""

import time

import pytest
from sqlalchemy import update

from kastellan.server import lobby
from kastellan.server.forgetting import ADJOURNED_SECONDS, close_adjourned_games
from kastellan.server.problems import NotAllowed
from kastellan.server.rows import SeatRow, TableRow
from kastellan.tables.messages import Sit
from tests.server.test_forgetting import write
from tests.server.test_pauses import hall, paused, playing

__all__ = ["hall"]


async def gone(hall, table, seconds, seats=(0, 1, 2)):
    """Let nobody have looked at a table for so long, from these seats."""
    at, name = time.time() - seconds, table.sheet.id
    mine = SeatRow.table == name, SeatRow.seat.in_(seats)
    await write(hall, update(TableRow).where(TableRow.id == name).values(updated=at))
    await write(hall, update(SeatRow).where(*mine).values(away=at))
    await hall.refresh([name])


@pytest.mark.rule("TABLE-18")
async def test_a_game_of_days_that_nobody_looks_at_for_sixty_days_is_closed_without_a_result(hall):
    people, table, _ = await playing(hall)
    await paused(hall, people, table)
    await gone(hall, table, ADJOURNED_SECONDS - 3600)
    assert await close_adjourned_games(hall) == 0
    await gone(hall, table, ADJOURNED_SECONDS + 3600, seats=(0, 1))
    assert await close_adjourned_games(hall) == 0, "one has looked"
    await gone(hall, table, ADJOURNED_SECONDS + 3600)
    assert await close_adjourned_games(hall) == 1
    assert (table.sheet.status, table.sheet.closed_by, table.sheet.outcome) == ("over", "nobody", None)


@pytest.mark.rule("TABLE-17")
async def test_where_moves_take_days_the_host_puts_no_computer_on_a_seat_of_somebody_who_is_away(hall):
    people, table, _ = await playing(hall)
    await gone(hall, table, 3 * 86_400)
    with pytest.raises(NotAllowed, match="server-no-stand-in") as told:
        await lobby.set_bot(hall, table, people[0], 1, "normal")
    assert told.value.refusal.rule == "TABLE-17"
    await lobby.leave(hall, table, people[1])
    assert table.sheet.chairs[1].kind == "bot", "who leaves agrees to it"
    await lobby.sit(hall, table, people[1], Sit())
    assert table.sheet.chairs[1].kind == "person", "and may come back"
