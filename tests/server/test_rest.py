"""A table is put to rest when nobody has asked for it, not while somebody comes in."""

import time

from kastellan.server import lobby, upkeep
from kastellan.server.hall import Hall
from kastellan.server.settings import Settings
from kastellan.tables.messages import CreateTable


async def test_a_table_that_is_asked_for_stays_awake(tmp_path):
    """Whoever comes in between would look at a table that others no longer play at."""
    hall = Hall(Settings(database_url=f"sqlite:///{tmp_path}/k.db", bot_processes=0, rest_after=60))
    await hall.open(serving=False)
    try:
        person, _ = await hall.people.new_guest("Ana", "en")
        table = await lobby.create(hall, person, CreateTable("kryptos", 3))
        table.touched = time.monotonic() - 100
        assert await hall.table(table.sheet.id) is table
        await upkeep.rest_idle(hall)
        assert hall.tables == {table.sheet.id: table}
        table.touched = time.monotonic() - 100
        await upkeep.rest_idle(hall)
        assert hall.tables == {}
    finally:
        await hall.close()
