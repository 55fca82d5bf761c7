"""Every command of the page on operations runs as printed: in a fresh folder, with a real server."""

import asyncio
import os
import re
import shlex
import signal
import subprocess
import sys
from itertools import count

import pytest

from tests.server.clients import Visitor, open_table
from tests.server.processes import PATIENCE, ROOT

PAGE = (ROOT / "docs" / "operations.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```console\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)
COMMANDS = [line.removeprefix("$ ") for block in BLOCKS for line in block.splitlines()]


class Follower:
    """Somebody who follows the page, command by command, and has servers of their own."""

    def __init__(self, folder, url, run):
        self.folder, self.url, self.run = folder, url, run
        self.running, self.address, self.known = [], "", {}

    async def follow(self, command):
        """Do what stands on a line."""
        settings, words = split(command)
        if words[0] == "export":
            return
        if words[1] in {"serve", "worker"}:
            await self.start(words[1:], settings)
            return
        words = [str(next(self.known[word])) if word in self.known else word for word in words]
        code, _, errors = await asyncio.to_thread(self.run, *words[1:])
        assert code == 0, (command, errors)

    async def start(self, words, settings):
        """Start a server or worker, on a free port, and wait until it is ready."""
        words = [word for word in words if word != "--port" and not word.isdecimal()]
        port = ["--port", "0"] if words == ["serve"] else []
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-W", "ignore", "-m", "kastellan", *words, *port),
            cwd=self.folder,
            env=os.environ | settings | {"PYTHONPATH": str(ROOT / "src")},
            stdout=subprocess.PIPE,
        )
        self.running.append((words[0], process))
        line = await asyncio.wait_for(process.stdout.readline(), PATIENCE)
        assert line, words
        self.address = line.decode().split()[-1] if port else self.address

    async def stop(self):
        """Stop what runs: servers cleanly; a worker that has just begun may end at once."""
        for _, process in self.running:
            process.send_signal(signal.SIGTERM)
        ended = [(name, await process.wait()) for name, process in self.running]
        assert {code for name, code in ended if name == "serve"} <= {0}
        self.running.clear()

    async def live(self):
        """Let three people play, of whom the first reports the two others."""
        people = [await Visitor(self.address, f"Player {n}").arrive() for n in range(3)]
        table = await open_table(people)
        for seat in (1, 2):
            await people[0].post(f"/api/tables/{table}/report", {"seat": seat, "why": "insults"})
        person = (await people[1].get("/api/me"))["id"]
        self.known = {"TABLE": always(table), "PERSON": always(person), "REPORT": count(1)}
        for one in people:
            await one.close()


def always(name):
    while True:
        yield name


def split(command):
    """Return the settings before a command, and its words."""
    words = shlex.split(command)
    settings = dict(word.split("=", 1) for word in words if re.match(r"KASTELLAN_\w+=", word))
    return settings, [word for word in words if not re.match(r"KASTELLAN_\w+=", word)]


@pytest.fixture(params=["sqlite", "postgres"])
def follower(request, tmp_path, monkeypatch, run):
    """Somebody in a fresh folder; with PostgreSQL its address and the secret are set, as the page says."""
    monkeypatch.chdir(tmp_path)
    for name in [name for name in os.environ if name.startswith("KASTELLAN_")]:
        monkeypatch.delenv(name)
    url = "sqlite:///kastellan.db"
    if request.param == "postgres":
        url = request.getfixturevalue("postgres").new_database()
        monkeypatch.setenv("KASTELLAN_DATABASE_URL", url)
        monkeypatch.setenv("KASTELLAN_SECRET", "sixteen random characters or more")
    return Follower(tmp_path, url, run)


def test_the_page_has_its_commands():
    for words in ("serve", "worker", "backup", "restore", "check", "admin erase", "admin settle"):
        assert any(f"kastellan {words}" in command for command in COMMANDS), words


async def test_the_commands_of_the_page_run_one_after_the_other(follower):
    """With SQLite all but those for several servers on one PostgreSQL; before a restore all are stopped."""
    for command in COMMANDS:
        if "sqlite" in follower.url and command.startswith("export "):
            break
        if " restore " in command:
            await follower.stop()
        await follower.follow(command)
        if command == "kastellan serve":
            await follower.live()
        if command == "kastellan check":
            await follower.start(["serve"], {})
    await follower.stop()
