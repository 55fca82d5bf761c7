"""The database: migrations there and back, and what a thief could do with a copy of it."""

import sqlite3
import stat
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import inspect, text

from kastellan.core import BadInput
from kastellan.server.database import Database, alembic_config
from kastellan.server.doors import Doors, read_secret
from kastellan.server.rows import Base
from kastellan.server.settings import Settings
from tests.server.clients import Screen, Visitor, open_table
from tests.server.processes import SERVE, Process


def revisions():
    return [one.revision for one in ScriptDirectory.from_config(alembic_config()).walk_revisions()][::-1]


def go(connection, revision):
    """Migrate up or down to a revision."""
    config = alembic_config(connection)
    current = MigrationContext.configure(connection).get_current_revision()
    known = [None, *revisions()]
    (command.upgrade if known.index(revision) > known.index(current) else command.downgrade)(
        config, revision or "base"
    )


def differences(connection):
    """Return what the database has otherwise than the code expects; queues bring tables of their own."""
    context = MigrationContext.configure(connection, opts={"compare_type": True})
    return [
        one
        for one in compare_metadata(context, Base.metadata)
        if not (one[0] == "remove_table" and one[1].name.startswith("procrastinate"))
    ]


async def test_the_migrations_lead_to_what_the_code_expects(empty_database_url):
    database = Database(empty_database_url)
    await database.migrate()
    async with database.engine.connect() as connection:
        assert await connection.run_sync(differences) == []
    await database.close()


async def test_every_migration_goes_back_and_forth_and_keeps_the_games(empty_database_url):
    """A table and its moves outlive the way down to the first revision and up again."""
    process = Process(SERVE, empty_database_url)
    people = [await Visitor(process.address).arrive() for _ in range(3)]
    table = await open_table(people)
    screen = await Screen.open(process.address, table, people[0].cookie)
    before = await screen.until("shown")
    await screen.close()
    assert process.stop() == 0

    database = Database(empty_database_url)
    known = revisions()
    for revision in [*known[-2::-1], *known[1:]]:
        async with database.engine.connect() as connection:
            await connection.run_sync(go, revision)
            await connection.commit()
            count = await connection.execute(text("select count(*) from moves"))
            assert count.scalar_one() > 30
    await database.close()

    process = Process(SERVE, empty_database_url)
    screen = await Screen.open(process.address, table, people[0].cookie)
    assert (await screen.until("shown"))["view"] == before["view"]
    await screen.close()
    assert process.stop() == 0
    for person in people:
        await person.close()


async def test_the_way_down_ends_with_nothing(empty_database_url):
    database = Database(empty_database_url)
    await database.migrate()
    async with database.engine.connect() as connection:
        await connection.run_sync(go, None)
        await connection.commit()
        left = await connection.run_sync(lambda sync: inspect(sync).get_table_names())
    assert left == ["alembic_version"]
    await database.migrate()
    async with database.engine.connect() as connection:
        assert await connection.run_sync(differences) == []
    await database.close()


async def test_a_stolen_database_opens_no_table(tmp_path):
    """Neither cookies nor links stand in it; the links stay the same as long as the secret does."""
    file = tmp_path / "kastellan.db"
    process = Process(SERVE, f"sqlite:///{file}", secret="")
    host = await Visitor(process.address).arrive()
    made = await host.post("/api/tables", {"game": "kryptos", "seats": 3})
    links = made["links"]
    program = await host.post(f"/api/tables/{made['id']}/program", {"seat": 0})
    once = (await host.post("/api/me/device"))["link"]
    assert process.stop() == 0
    secrets = [
        host.cookie,
        program["token"],
        once.split("#")[1],
        *(one.split("=")[1] for one in links.values()),
    ]
    with sqlite3.connect(file) as database:
        dump = "\n".join(database.iterdump())
    assert made["id"] in dump
    assert not [one for one in secrets if one in dump]

    process = Process(SERVE, f"sqlite:///{file}", secret="")
    again = Visitor(process.address)
    again.http.cookies["kastellan"] = host.cookie
    assert (await again.get(f"/api/tables/{made['id']}"))["links"] == links
    assert process.stop() == 0
    Path(f"{file}.secret").unlink()  # noqa: ASYNC240 - a test waits

    process = Process(SERVE, f"sqlite:///{file}", secret="")
    thief = await Visitor(process.address).arrive()
    old = links["watch"].split("watch=")[1]
    await thief.get(f"/api/tables/{made['id']}?watch={old}", 403)
    assert process.stop() == 0
    for visitor in (host, again, thief):
        await visitor.close()


def test_the_secret_is_made_once_and_only_its_owner_reads_it(tmp_path):
    settings = Settings(database_url=f"sqlite:///{tmp_path}/k.db")
    first = read_secret(settings)
    file = tmp_path / "k.db.secret"
    assert read_secret(settings) == first == file.read_bytes()
    assert len(first) == 32
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert list(tmp_path.iterdir()) == [file]
    assert read_secret(Settings(database_url=settings.database_url, secret="something else")) != first
    file.write_bytes(b"cut")
    with pytest.raises(BadInput, match="not a whole secret"):
        read_secret(settings)


def test_each_door_has_a_key_of_its_own():
    doors, others = Doors(b"one"), Doors(b"two")
    places = [(table, links) for table in ("a", "b") for links in range(3)]
    keys = {key(*place) for place in places for key in (doors.invite, doors.watch, others.invite)}
    assert len(keys) == 18
    assert all(len(key) == 24 for key in keys)
    assert doors.invite("a", 1) == Doors(b"one").invite("a", 1)


def test_links_from_before_they_could_be_made_anew_stay_good():
    assert Doors(b"one").invite("a", 0) == "VTq0LNaHqNlvGzVxPd5sdyrw"
    assert Doors(b"one").watch("a", 0) == "Ah__WbyaVaQH6kLN8QmFKOJ_"
