"""Backups are made while people play and brought back whole; after a stop one file is the data."""

import asyncio
import os
import shutil
import sqlite3
import stat
import time
from contextlib import closing

import asyncpg
import pytest
from alembic import command

from kastellan.core import BadInput
from kastellan.server import files
from kastellan.server.backups import back_up
from kastellan.server.checks import check
from kastellan.server.database import Database, alembic_config
from kastellan.server.files import Damaged, belongs, look_over
from kastellan.server.restoring import restore
from kastellan.server.settings import Settings
from tests.server.clients import Screen, Visitor, open_table, play_whole
from tests.server.processes import SERVE, Process
from tests.server.test_opening import refusal


def settings(url):
    return Settings(database_url=url, secret="only used in these tests")


async def in_thread(work, *arguments):
    return await asyncio.to_thread(work, *arguments)


async def play_one(process, people, seed=0):
    """Play a game to its end; return the table's id."""
    table = await open_table(people)
    for screen in await play_whole(process.address, people, table, "kryptos", seed):
        await screen.close()
    return table


async def arrive(process, count=3):
    return [await Visitor(process.address, f"Player {n}").arrive() for n in range(count)]


async def everything(process, people, tables):
    """Return all that these people may see of these tables."""
    seen = []
    for person in people:
        again = Visitor(process.address)
        again.http.cookies["kastellan"] = person.cookie
        for table in tables:
            info = await again.get(f"/api/tables/{table}")
            for name in ("updated", "watchers", "seats"):
                del info[name]
            seen.append((info, await again.get(f"/api/tables/{table}/replay")))
        await again.close()
    return seen


async def close(people):
    for person in people:
        await person.close()


# One file.


async def test_after_a_clean_stop_the_one_file_is_the_data(tmp_path):
    process = Process(SERVE, f"sqlite:///{tmp_path}/k.db")
    people = await arrive(process)
    tables = [await play_one(process, people), await open_table(people)]
    before = await everything(process, people, tables)
    assert process.stop() == 0
    assert sorted(file.name for file in tmp_path.iterdir()) == ["k.db", "k.db.lock"]

    (tmp_path / "elsewhere").mkdir()
    shutil.copy(tmp_path / "k.db", tmp_path / "elsewhere" / "k.db")
    process = Process(SERVE, f"sqlite:///{tmp_path}/elsewhere/k.db")
    assert await everything(process, people, tables) == before
    assert process.stop() == 0
    await close(people)


def test_only_their_owner_reads_the_files(tmp_path):
    """Seeds of running games stand in them.  What an older version left open is closed, with a word."""
    url = f"sqlite:///{tmp_path}/k.db"
    process = Process(SERVE, url, secret="")
    assert len(list(tmp_path.iterdir())) == 5
    assert {stat.S_IMODE(file.stat().st_mode) for file in tmp_path.iterdir()} == {0o600}
    assert "could read" not in process.errors()
    assert process.stop() == 0
    for file in tmp_path.iterdir():
        file.chmod(0o644)
    process = Process(SERVE, url, secret="")
    assert {stat.S_IMODE(file.stat().st_mode) for file in tmp_path.iterdir()} == {0o600}
    assert process.errors().count("others could read a file of the database") == 3
    assert process.stop() == 0
    back_up(settings(url), tmp_path / "copy.db")
    assert stat.S_IMODE((tmp_path / "copy.db").stat().st_mode) == 0o600


# There and back.


@pytest.mark.parametrize("target", ["sqlite", "postgres"])
async def test_a_backup_made_in_the_midst_of_play_is_brought_back_whole(
    database_url, target, tmp_path, postgres
):
    """Whatever it was made from, it can be brought back into either kind of database."""
    process = Process(SERVE, database_url)
    people = await arrive(process)
    tables = [await play_one(process, people), await open_table(people)]
    before = await everything(process, people, tables)
    playing = asyncio.create_task(play_one(process, people, 1))
    await asyncio.sleep(0.3)
    held = await in_thread(back_up, settings(database_url), tmp_path / "copy.db")
    later = await playing
    assert process.stop() == 0
    assert [file.name for file in tmp_path.iterdir() if "copy" in file.name] == ["copy.db"]

    url = f"sqlite:///{tmp_path}/other.db" if target == "sqlite" else postgres.new_database()
    restored = await in_thread(restore, settings(url), tmp_path / "copy.db")
    assert restored.contents == held
    assert restored.aside is None
    assert (await check(settings(url))).faults == []
    process = Process(SERVE, url)
    assert await everything(process, people, tables) == before
    newcomers = await arrive(process)
    await talk(process, newcomers)
    assert (await newcomers[0].http.get(f"/api/tables/{later}")).status_code in {403, 404}
    assert process.stop() == 0
    await close([*people, *newcomers])


async def talk(process, people):
    """New rows go on after the numbers of the old ones."""
    table = await open_table(people)
    screen = await Screen.open(process.address, table, people[0].cookie)
    await screen.send(type="chat", channel="table", text="Hello")
    assert (await screen.until("chat"))["text"] == "Hello"
    await screen.close()


async def test_bringing_back_replaces_everything_and_keeps_the_data_from_before_aside(tmp_path):
    """Also after a crash, when a part of it stands in the WAL."""
    url, copy = f"sqlite:///{tmp_path}/k.db", tmp_path / "copy.db"
    process = Process(SERVE, url)
    people = await arrive(process)
    first = await play_one(process, people)
    before = await everything(process, people, [first])
    await in_thread(back_up, settings(url), copy)
    second = await play_one(process, people, 1)
    process.kill()
    assert (tmp_path / "k.db-wal").stat().st_size

    restored = await in_thread(restore, settings(url), copy)
    assert not (tmp_path / "k.db-wal").exists()
    process = Process(SERVE, url)
    assert await everything(process, people, [first]) == before
    assert (await people[0].http.get(f"{process.address}/api/tables/{second}")).status_code == 404
    assert process.stop() == 0
    with closing(sqlite3.connect(restored.aside)) as old:
        assert old.execute("select count(*) from moves where table_id = ?", (second,)).fetchone()[0] > 100
    await close(people)


def test_bringing_back_into_postgresql_replaces_everything(postgres, tmp_path):
    url = postgres.new_database()
    assert Process(SERVE, url).stop() == 0
    back_up(settings(url), tmp_path / "empty.db")

    async def add():
        connection = await asyncpg.connect(url)
        await connection.execute(
            "insert into people (id, name, language, created) values ('x', 'X', 'en', 0)"
        )
        await connection.close()

    asyncio.run(add())
    back_up(settings(url), tmp_path / "one.db")
    assert restore(settings(url), tmp_path / "empty.db").contents["people"].rows == 0
    assert restore(settings(url), tmp_path / "one.db").contents["people"].rows == 1


def test_a_backup_of_an_older_version_is_brought_up_to_date(tmp_path):
    url, copy = f"sqlite:///{tmp_path}/k.db", tmp_path / "copy.db"
    assert Process(SERVE, url).stop() == 0
    shutil.copy(tmp_path / "k.db", copy)

    async def go_back():
        database = Database(f"sqlite:///{copy}")
        async with database.engine.connect() as connection:
            await connection.run_sync(lambda sync: command.downgrade(alembic_config(sync), "0003"))
            await connection.commit()
        await database.close()

    asyncio.run(go_back())
    restore(settings(url), copy)
    assert asyncio.run(check(settings(url))).faults == []


# What is refused.


async def test_a_running_server_is_not_robbed_of_its_data(database_url, tmp_path):
    process = Process(SERVE, database_url)
    await in_thread(back_up, settings(database_url), tmp_path / "copy.db")
    with pytest.raises(BadInput, match="is being served"):
        await in_thread(restore, settings(database_url), tmp_path / "copy.db")
    with pytest.raises(BadInput, match="is already there"):
        await in_thread(back_up, settings(database_url), tmp_path / "copy.db")
    assert process.stop() == 0


def spoil_text(file):
    """Change one letter of a name, which leaves the file sound for SQLite."""
    data = file.read_bytes()
    assert data.count(b"Player 1") == 1
    file.write_bytes(data.replace(b"Player 1", b"Slayer 1"))


def spoil_page(file):
    with file.open("r+b") as data:
        data.seek(4096 * 3)
        data.write(os.urandom(4096))


def make_newer(file):
    with closing(sqlite3.connect(file)) as database, database:
        database.execute("update alembic_version set version_num = '9999'")


def make_foreign(file):
    file.unlink()
    with closing(sqlite3.connect(file)) as database:
        database.execute("create table recipes (cake)")


@pytest.mark.parametrize(
    ("spoil", "said"),
    [
        (lambda file: file.write_text("Dear mother, " * 500), "is not a backup: file is not a database"),
        (lambda file: file.unlink(), "is not there"),
        (spoil_text, "is damaged: it is not what it says of itself"),
        (spoil_page, "is damaged"),
        (make_newer, "newer version"),
        (make_foreign, "is not a backup of Kastellan"),
    ],
    ids=[
        "a letter",
        "nothing",
        "a changed name",
        "a broken page",
        "of a newer version",
        "of another program",
    ],
)
async def test_what_is_no_sound_backup_changes_nothing(tmp_path, spoil, said):
    url, copy = f"sqlite:///{tmp_path}/k.db", tmp_path / "copy.db"
    process = Process(SERVE, url)
    people = await arrive(process, 2)
    await in_thread(back_up, settings(url), copy)
    assert process.stop() == 0
    before = (tmp_path / "k.db").read_bytes()
    spoil(copy)
    with pytest.raises(BadInput, match=said):
        await in_thread(restore, settings(url), copy)
    assert (tmp_path / "k.db").read_bytes() == before
    assert {file.name for file in tmp_path.iterdir()} <= {"k.db", "k.db.lock", "copy.db"}
    await close(people)


async def test_a_backup_copied_by_hand_over_a_crashed_database_is_noticed(tmp_path):
    """Its WAL would be laid over the copy, which undoes or destroys it."""
    url = f"sqlite:///{tmp_path}/k.db"
    process = Process(SERVE, url)
    people = await arrive(process)
    await in_thread(back_up, settings(url), tmp_path / "old.db")
    while files.first_page_link(tmp_path / "k.db") < files.first_page_link(tmp_path / "old.db") + 2:
        await play_one(process, people)  # until the WAL has been begun anew
        await asyncio.sleep(1)
    process.kill()
    shutil.copy(tmp_path / "old.db", tmp_path / "k.db")
    assert "k.db-wal is still that of the one before" in refusal(url)
    assert "k.db-wal is still that of the one before" in refusal(url, "check")
    await in_thread(restore, settings(url), tmp_path / "old.db")
    process = Process(SERVE, url)
    assert process.stop() == 0
    await close(people)


def test_a_database_changed_long_after_its_wal_is_noticed(tmp_path, monkeypatch):
    """Such as a copy made while that WAL was being written, by which it would be undone without a sound."""
    file, wal = tmp_path / "k.db", tmp_path / "k.db-wal"
    database = crashed(file)
    copy = tmp_path / "copy.db"
    with closing(sqlite3.connect(copy)) as target:
        database.backup(target)
    assert belongs(file, wal)
    monkeypatch.setattr(files, "LATER", 0.3)
    time.sleep(0.5)
    shutil.copy(copy, file)
    assert not belongs(file, wal)
    wal.touch()
    assert belongs(file, wal)


def crashed(file):
    """Return a database that stays open, with all it holds in the WAL."""
    database = sqlite3.connect(file, isolation_level=None)
    database.execute("pragma journal_mode=wal")
    database.execute("create table t (a, b)")
    for number in range(1, 4):
        database.execute("begin immediate")
        database.executemany("insert into t values (?, ?)", [(number, os.urandom(300)) for _ in range(50)])
        database.execute(f"pragma user_version = {number}")
        database.execute("commit")
    return database


def test_a_wal_goes_on_where_its_database_ends(tmp_path):
    file, wal = tmp_path / "k.db", tmp_path / "k.db-wal"
    database = crashed(file)
    assert list(files.links_in(wal))[-1] == 3
    database.execute("pragma wal_checkpoint")
    assert files.first_page_link(file) == 3
    assert belongs(file, wal)
    database.execute("pragma user_version = 4")
    assert list(files.links_in(wal)) == [4]
    assert belongs(file, wal)
    for link, right in ((3, True), (4, True), (2, False), (5, False)):
        with file.open("r+b") as data:
            data.seek(files.LINK_AT)
            data.write(files.LINK.pack(link))
        assert belongs(file, wal) is right


def test_a_database_that_a_crash_has_damaged_is_not_served(tmp_path):
    file = tmp_path / "k.db"
    database = crashed(file)
    database.execute("pragma wal_checkpoint")
    database.execute("pragma user_version = 4")
    look_over(file)
    with file.open("r+b") as data:
        data.seek(4096 * 2)
        data.write(b"\xff" * 4096 * 3)
    with pytest.raises(Damaged, match="bring back a backup"):
        look_over(file)
