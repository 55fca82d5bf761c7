"""The check looks at all that is kept, and names the table and what is wrong."""

import asyncio
import sqlite3
from contextlib import closing

import asyncpg
import msgspec
import pytest
from sqlalchemy import delete, update

from kastellan.server import records
from kastellan.server.checks import check
from kastellan.server.rows import MoveRow, PageRow, SnapshotRow, TableRow
from kastellan.tables.snapshots import Snapshot
from tests.server.clients import open_table
from tests.server.processes import SERVE, Process
from tests.server.test_backups import arrive, close, play_one, settings
from tests.server.test_forgetting import column, write
from tests.server.test_old_games import brought_in, hall  # noqa: F401 - a fixture
from tests.server.test_waking import halls, played  # noqa: F401 - a fixture

FAULTS = {
    "the numbers of its moves have a gap": ["delete from moves where table_id = 'TABLE' and version = 7"],
    "$.moves[": [
        """update moves set seat = 1 - seat where table_id = 'TABLE' and version =
        (select min(version) from moves where table_id = 'TABLE' and seat in (0, 1))"""
    ],
    "the seed is not the one that was committed to": [
        "update tables set server_seed = 'another' where id = 'TABLE'"
    ],
    "$.outcome: is not what the moves lead to": [
        """update tables set outcome = '{"ranks":[1,1,1],"scores":[9,9,9]}' where id = 'TABLE'"""
    ],
    "has moves but is not there": [
        "delete from results where table_id = 'TABLE'",
        "delete from opened where table_id = 'TABLE'",
        "delete from seats where table_id = 'TABLE'",
        "delete from tables where id = 'TABLE'",
    ],
}


async def change(url, statement):
    """Change something behind the server's back."""
    if url.startswith("sqlite"):
        with closing(sqlite3.connect(url.removeprefix("sqlite:///"))) as database, database:
            database.execute(statement)
        return
    connection = await asyncpg.connect(url)
    await connection.execute(statement)
    await connection.close()


async def test_the_check_names_the_table_and_what_is_wrong(database_url, run):
    process = Process(SERVE, database_url)
    people = await arrive(process)
    tables = [await play_one(process, people, seed) for seed in range(len(FAULTS))]
    running = await open_table(people)
    assert (await check(settings(database_url))).faults == []
    assert process.stop() == 0
    for table, statements in zip(tables, FAULTS.values(), strict=True):
        for statement in statements:
            await change(database_url, statement.replace("TABLE", table))
    code, printed, _ = await asyncio.to_thread(run, "check", "--database", database_url)
    assert code == 1
    assert running not in printed
    for table, said in zip(tables, FAULTS, strict=True):
        assert [line for line in printed.splitlines() if line.startswith(f"table {table}: {said}")]
    await close(people)


async def found(hall):  # noqa: F811
    """Return what the check finds, without the names of tables."""
    return [fault.what for fault in (await check(settings(hall.settings.database_url))).faults]


async def test_a_snapshot_is_compared_with_the_log_played_again(halls):  # noqa: F811
    hall = await halls()  # noqa: F811
    await played(hall)
    [version], [data] = await column(hall, SnapshotRow.version), await column(hall, SnapshotRow.data)
    assert await found(hall) == []
    kept = msgspec.json.decode(data, type=Snapshot)
    other = msgspec.structs.replace(kept, numbers=[one + 1 for one in kept.numbers])
    await write(hall, update(SnapshotRow).values(data=msgspec.json.encode(other)))
    assert await found(hall) == [f"its snapshot is not the position after move {version}"]
    await write(hall, update(SnapshotRow).values(data=data, mark="another move"))
    assert await found(hall) == [f"its snapshot was not made after move {version}"]
    await write(hall, update(MoveRow).where(MoveRow.version == 1).values(action=b'{"type":"nonsense"}'))
    [broken] = await found(hall)
    assert broken.startswith("$.log.moves[0]: should have been"), (
        "with a log that is broken nothing is compared"
    )


GONE = {
    "rules": {"rules": 99, "opening": '{"nonsense": 1}'},
    "content": {"content": "0" * 64},
    "game": {"game": "no more"},
}


@pytest.mark.parametrize("fields", GONE.values(), ids=GONE)
async def test_a_finished_game_may_have_its_record_only(hall, fields):  # noqa: F811
    table = await brought_in(hall)
    here = TableRow.id == table.sheet.id
    await write(hall, update(TableRow).where(here).values(**fields))
    assert await found(hall) == ["its rules are no more, and it has no record"]
    await records.write_record(hall, table.sheet)
    assert await found(hall) == []
    await write(hall, delete(MoveRow).where(MoveRow.table == table.sheet.id))
    assert await found(hall) == []
    await write(hall, update(PageRow).where(PageRow.eyes == "1", PageRow.number == 0).values(data=b"torn"))
    assert await found(hall) == ["page 0 of its record cannot be read (1)"]
    await write(hall, delete(PageRow).where(PageRow.eyes == "1"))
    assert await found(hall) == ["its record lacks what somebody saw"]
