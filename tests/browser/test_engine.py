"""The engine in a worker of a real Chromium: the same game, byte by byte, as the native engine plays."""

import json

import pytest

from kastellan.games import GAMES
from tests.browser.conftest import STATIC
from tests.local.solo import Solo, wish_for

STEPS = 60
"""Decisions of each game that are timed beside the native engine."""

START = """
async ([script, folder]) => {
    const worker = new Worker(script, { type: "module" });
    const started = new Promise((done, failed) => {
        worker.onmessage = ({ data }) => (data.started ? done() : failed(new Error(data.why)));
        worker.onerror = (event) => failed(new Error(event.message));
    });
    worker.postMessage({ folder, part: "rules" });
    await started;
    window.worker = worker;
}
"""
RUN = """
(errands) => new Promise((done) => {
    const answers = [];
    window.worker.onmessage = ({ data }) => {
        answers.push(data.text ?? data.fault);
        if (answers.length === errands.length) done(answers);
    };
    errands.forEach((text, id) => window.worker.postMessage({ id, text }));
})
"""


class Recorded(Solo):
    """Somebody of whom every errand is kept with what came of it."""

    def __init__(self, seed):
        super().__init__(seed=seed)
        self.errands, self.answers = [], []
        handle = self.house.handle

        def recorded(text):
            self.errands.append(text)
            self.answers.append(handle(text))
            return self.answers[-1]

        self.house.handle = recorded


@pytest.fixture
def engine(person):
    """Return a page with the rules in a worker, as the client starts it."""
    folder = STATIC / "assets/engine"
    scripts = list(folder.glob("*.js"))
    archives = list(folder.glob("*/engine.zip"))
    assert len(scripts) == len(archives) == 1, "the engine is not built; run: make engine web"
    page = person()
    page.goto("/")
    address = [f"/assets/engine/{scripts[0].name}", f"/assets/engine/{archives[0].parent.name}/"]
    page.evaluate(START, address)
    return page


def comparable(text):
    """Return an answer but for the name of the table, which is drawn by lot."""
    done = json.loads(text)
    if done.get("head"):
        done["head"]["sheet"]["id"] = ""
    for row in done.get("rows", []):
        row[0] = ""
    for message in done.get("messages", []):
        if message["type"] == "table":
            message["id"] = ""
    return done


def test_a_worker_plays_every_game_as_the_native_engine_does(engine):
    """From the deal to the end, given the same seed: what is shown, told, kept, and given to who thinks."""
    for slug in GAMES:
        solo = Recorded(seed=3)
        solo.open(wish_for(slug, seat=1, hints=True))
        solo.play_on()
        answers = engine.evaluate(RUN, solo.errands)
        for errand, native, browser in zip(solo.errands, solo.answers, answers, strict=True):
            assert comparable(browser) == comparable(native), (slug, errand)
