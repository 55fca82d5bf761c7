"""The check looks at all that is kept, and names the table and what is wrong."""

import asyncio
import sqlite3
from contextlib import closing

import asyncpg

from kastellan.server.checks import check
from tests.server.clients import open_table
from tests.server.processes import SERVE, Process
from tests.server.test_backups import arrive, close, play_one, settings

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
