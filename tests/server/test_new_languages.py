"""A language is added by files alone: the same sources with one folder more, and nothing else."""

import asyncio
import os
import subprocess
import sys
from pathlib import Path

import pytest

from kastellan.locale import say
from tests.server.clients import Screen, Visitor, open_table
from tests.server.processes import PYTHON, ROOT, SERVE, Process

NAMES = ("Ana", "Bo", "Ci")
PACKAGE = ROOT / "src/kastellan"
WRITTEN = {
    "language.ftl": "language-name = Esperanto\n",
    "kryptos.ftl": "kryptos-not-your-reveal = Nun { SEAT($seat) } montras karton. Atendu vian vicon.\n",
    "input.ftl": "input-language = Ne estas tekstoj en “{ $value }” ({ $place }). Elektu: { $languages }.\n",
}


@pytest.fixture
def sources(tmp_path: Path) -> Path:
    """The package, file by file the one that is tested, with a folder for Esperanto."""
    package = tmp_path / "kastellan"
    (package / "locale/eo").mkdir(parents=True)
    for place in PACKAGE.iterdir():
        if place.name not in ("locale", "__pycache__"):
            (package / place.name).symlink_to(place)
    for place in (PACKAGE / "locale").iterdir():
        if place.name != "__pycache__":
            (package / "locale" / place.name).symlink_to(place)
    for name, text in WRITTEN.items():
        (package / "locale/eo" / name).write_text(text, encoding="utf-8")
    return tmp_path


@pytest.fixture
def server(sources, tmp_path, monkeypatch):
    """A server of these sources."""
    monkeypatch.setenv("PYTHONPATH", str(sources))
    process = Process(SERVE, f"sqlite:///{tmp_path / 'house.db'}", command=PYTHON)
    yield process
    process.stop()


async def test_who_reads_it_is_told_in_it_and_in_english_what_it_lacks(server):
    people = [await Visitor(server.address, name, "eo-XX, fr;q=0.5").arrive() for name in NAMES]
    assert (await people[0].get("/api/me"))["language"] == "eo"
    table = await open_table(people, "kryptos", options={"first_player": 0})
    screens = [await Screen.open(server.address, table, person.cookie) for person in people]
    for screen in screens:
        await screen.until("shown")
    (asked,) = screens[0].shown["to_act"]
    other = screens[(asked + 1) % 3]
    await other.play({"type": "reveal", "index": 0})
    refused = await asyncio.wait_for(other.until("refused"), 60)
    assert refused["text"] == f"Nun {NAMES[asked]} montras karton. Atendu vian vicon."
    await screens[asked].play({"type": "reveal", "index": 99})
    refused = await asyncio.wait_for(screens[asked].until("refused"), 60)
    assert refused["text"] == say("en", refused["refusal"]["reason"], refused["refusal"]["facts"], NAMES)

    english, own = [
        (await people[0].http.get(f"/api/games/kreta/rulebook/{code}")).text for code in ("en", "eo")
    ]
    assert own == english
    lesson = {"game": "decrypto", "lesson": "first", "name": "Ana", "steps": [], "language": "eo"}
    assert await people[0].post("/api/lessons", lesson)
    for one in (*screens, *people):
        await one.close()


async def test_an_unknown_language_is_refused_with_those_that_there_are(server, sqlite_server):
    visitor = await Visitor(server.address, language="eo").arrive()
    error = (await visitor.ask("PATCH", "/api/me", {"language": "xx"}, 400))["error"]
    assert error["text"] == "Ne estas tekstoj en “xx” ($.language). Elektu: en, eo, fr, bg."
    await visitor.close()
    visitor = await Visitor(sqlite_server.address, language="en").arrive()
    error = (await visitor.ask("PATCH", "/api/me", {"language": "eo"}, 400))["error"]
    assert error["text"] == "There are no texts in “eo” (at $.language). Choose one of: en, fr, bg."
    await visitor.close()


def test_what_it_lacks_is_listed(sources):
    def told(*words: str) -> str:
        command = [sys.executable, "-m", "kastellan", "languages", *words]
        environment = {**os.environ, "PYTHONPATH": str(sources)}
        return subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout

    every, own = told(), told("eo")
    assert [line.split(":")[0] for line in every.splitlines()] == [
        "en  English",
        "eo  Esperanto",
        "fr  Français",
        "bg  Български",
    ]
    assert every.count("complete") == 3
    assert "  locale/eo/kryptos.ftl\n    kryptos-" in own
    assert "    kryptos-not-your-reveal\n" not in own
    assert "games/krysis/rulebook/eo.md" in own
    assert "$.colours[0].name: " in own
