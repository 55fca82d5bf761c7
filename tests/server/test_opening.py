"""What keeps a server from running is said in a sentence; what passes through a proxy is kept safe."""

import logging
import os
import re
import sqlite3
import subprocess
import sys

import httpx
import pytest

from kastellan.server.logs import JsonLines, PlainLines
from tests.server.clients import Visitor
from tests.server.processes import GENEROUS, PATIENCE, ROOT, SERVE, Process

COMMAND = "from kastellan.cli import main; main()"


def refusal(url, command="serve", **settings):
    """Start a server that cannot run; return the one line that it says."""
    environment = {**os.environ, **GENEROUS, "KASTELLAN_PORT": "0", "KASTELLAN_DATABASE_URL": url, **settings}
    ended = subprocess.run(
        [sys.executable, "-W", "ignore", "-c", COMMAND, command],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert ended.returncode == 2, ended.stderr
    (line,) = ended.stderr.splitlines()
    assert line.startswith("kastellan: KASTELLAN_DATABASE_URL: ")
    return line


def test_a_file_is_served_by_one_process_at_a_time(tmp_path):
    """Each would remember what the other changes.  After a crash the file is free."""
    url = f"sqlite:///{tmp_path}/k.db"
    first = Process(SERVE, url)
    assert "use PostgreSQL for several" in refusal(url)
    first.kill()
    assert Process(SERVE, url).stop() == 0


def test_a_file_that_is_no_database_is_named(tmp_path):
    (tmp_path / "k.db").write_bytes(b"This is a letter to my mother. " * 100)
    (tmp_path / "k.db").chmod(0o600)
    assert "file is not a database" in refusal(f"sqlite:///{tmp_path}/k.db")


def test_a_database_of_a_newer_version_is_left_alone(tmp_path):
    url = f"sqlite:///{tmp_path}/k.db"
    assert Process(SERVE, url).stop() == 0
    with sqlite3.connect(tmp_path / "k.db") as database:
        database.execute("update alembic_version set version_num = '9999'")
    assert "newer version" in refusal(url)


@pytest.mark.parametrize("command", ["serve", "worker"])
def test_a_postgresql_that_is_not_there_is_named_without_its_password(postgres, command):
    url = postgres.new_database()
    assert "does not exist" in refusal(re.sub(r"/kastellan_\w+", "/nothing", url), command)
    line = refusal("postgresql://me:hunter2@127.0.0.1:1/db", command)
    assert "127.0.0.1" in line
    assert "hunter2" not in line


def test_an_address_may_have_the_parameters_of_postgresql(postgres):
    assert Process(SERVE, postgres.new_database() + "&sslmode=disable").stop() == 0


@pytest.mark.parametrize(("trusted", "secure"), [("127.0.0.1", True), ("10.0.0.1", False)])
async def test_a_cookie_that_came_by_https_goes_by_https_only(tmp_path, trusted, secure):
    process = Process(SERVE, f"sqlite:///{tmp_path}/k.db", trusted_proxies=trusted)
    async with httpx.AsyncClient(base_url=process.address) as browser:
        answer = await browser.get("/api/me", headers={"X-Forwarded-Proto": "https"})
        assert ("; Secure" in answer.headers["set-cookie"]) is secure
        answer = await browser.get("/api/me", headers={"Cookie": ""})
        assert "; Secure" not in answer.headers["set-cookie"]
    assert process.stop() == 0


async def test_an_answer_with_a_cookie_is_kept_by_nobody(sqlite_server, guests):
    (person,) = await guests(sqlite_server, 1)
    once = (await person.post("/api/me/device"))["link"].split("#")[1]
    phone = Visitor(sqlite_server.address)
    answer = await phone.http.post("/api/device", json={"once": once})
    assert answer.headers["set-cookie"]
    assert answer.headers["cache-control"] == "no-store"
    await phone.close()


@pytest.mark.parametrize("lines", [JsonLines(), PlainLines()], ids=["json", "text"])
def test_errors_are_logged_by_their_places(lines):
    try:
        int("the hidden card")
    except ValueError:
        record = logging.LogRecord("kastellan", logging.ERROR, "", 0, "a request failed", (), sys.exc_info())
    record.facts = {"table": "abc"}
    text = lines.format(record)
    assert "hidden card" not in text
    for part in ("ValueError", "test_errors_are_logged_by_their_places test_opening.py:", "abc"):
        assert part in text
