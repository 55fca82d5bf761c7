"""Databases and servers that several tests share."""

import shutil
import tempfile
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from kastellan.server.opening import migrate
from tests.server.clients import Visitor
from tests.server.processes import SERVE, SERVE_TOY, Postgres, Process, name_of


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL for all tests of this process; its folder's name stays short for the socket."""
    folder = Path(tempfile.mkdtemp(prefix="kpg"))
    server = Postgres(folder)
    yield server
    server.stop()
    shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture(params=["sqlite", "postgres"])
def empty_database_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of each kind, for tests of how its tables come about."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/kastellan.db"
    return request.getfixturevalue("postgres").new_database()


@pytest.fixture(scope="session")
def sqlite_template(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A file with all tables and nothing in them, to be copied."""
    file = tmp_path_factory.mktemp("template") / "kastellan.db"
    migrate(f"sqlite:///{file}")
    return file


@pytest.fixture(scope="session")
def postgres_template(postgres: Postgres) -> str:
    """The name of a database with all tables and nothing in them, to be copied."""
    url = postgres.new_database()
    migrate(url)
    return name_of(url)


@pytest.fixture(params=["sqlite", "postgres"])
def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A new database of each kind: all tables, nothing in them."""
    if request.param == "sqlite":
        shutil.copy(request.getfixturevalue("sqlite_template"), tmp_path / "kastellan.db")
        return f"sqlite:///{tmp_path}/kastellan.db"
    template = request.getfixturevalue("postgres_template")
    return request.getfixturevalue("postgres").new_database(template)


@pytest.fixture(scope="session")
def sqlite_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """A server on SQLite with the toy game, shared by tests that leave it as it is."""
    process = Process(SERVE_TOY, f"sqlite:///{tmp_path_factory.mktemp('shared')}/kastellan.db")
    yield process
    assert process.stop() == 0
    assert "Traceback" not in process.errors()
    assert '"level":"error"' not in process.errors()


@pytest.fixture(scope="session")
def postgres_server(postgres: Postgres) -> Iterator[Process]:
    """A server on PostgreSQL, shared by tests that leave it as it is."""
    process = Process(SERVE, postgres.new_database())
    yield process
    assert process.stop() == 0
    assert '"level":"error"' not in process.errors()


@pytest.fixture(scope="session")
def servers(postgres: Postgres) -> Iterator[tuple[Process, Process]]:
    """Two servers on one database, shared by tests that leave them as they are."""
    url = postgres.new_database()
    both = Process(SERVE, url), Process(SERVE, url)
    yield both
    assert [process.stop() for process in both] == [0, 0]
    assert not any('"level":"error"' in process.errors() for process in both)


@pytest.fixture(params=["sqlite", "postgres"])
def server(request: pytest.FixtureRequest) -> Process:
    """A shared server on each kind of database."""
    return request.getfixturevalue(f"{request.param}_server")


class Guests:
    """Makes visitors and sends them home."""

    def __init__(self) -> None:
        self._visitors: list[Visitor] = []

    async def __call__(self, process: Process, count: int) -> list[Visitor]:
        made = [await Visitor(process.address, f"Player {n + 1}").arrive() for n in range(count)]
        self._visitors += made
        return made

    async def close(self) -> None:
        for visitor in self._visitors:
            await visitor.close()


@pytest.fixture
async def guests() -> AsyncIterator[Guests]:
    """People at a server."""
    crowd = Guests()
    yield crowd
    await crowd.close()
