"""Whole games in memory, by messages alone, and the same game at a served table."""

import json

import msgspec
import pytest

from kastellan.browser.thinking import think
from kastellan.core.game import CHANCE
from kastellan.games import GAMES
from kastellan.server import lobby, starting, take_backs
from kastellan.server.hall import Hall
from kastellan.server.settings import Settings
from kastellan.tables.log import TAKEN_BACK, Row
from kastellan.tables.messages import CreateTable
from tests.local.solo import SEED, Solo, wish_for

every_game = pytest.mark.parametrize("slug", GAMES)


@every_game
def test_a_game_against_computers_is_played_to_its_end(slug):
    solo = Solo()
    solo.open(wish_for(slug, seat=1))
    solo.play_on()
    assert solo.info["outcome"]["ranks"] == solo.shown["outcome"]["ranks"]
    assert solo.info["seal"]["server_seed"] == SEED
    assert [row[1] for row in solo.rows] == list(range(1, len(solo.rows) + 1))
    assert not [one for one in solo.messages if one["type"] in {"error", "refused"}]
    first = solo.info
    assert "error" not in solo.send("again")
    solo.send("connect")
    assert (solo.info["status"], solo.info["my_seat"], solo.info["game"]) == ("playing", 1, slug)
    assert [seat["name"] for seat in solo.info["seats"]] == [seat["name"] for seat in first["seats"]]
    assert solo.info["id"] != first["id"]


@every_game
def test_a_table_goes_on_where_it_was_left(slug):
    solo = Solo(seed=5)
    solo.open(wish_for(slug))
    for _ in range(3):
        for _ in range(12):
            if solo.info["status"] != "over":
                solo.step()
        solo.send("hear", text='{"type":"resync"}')
        before = solo.raw[-1]
        came_back(solo)
        assert before == next(one for one in reversed(solo.raw) if b'"type":"shown"' in one)
    solo.play_on()


def came_back(solo):
    """Let the page be loaded again, a day later."""
    solo.house, solo.thoughts = type(solo.house)(), []
    solo.now += 86_400
    kept = json.loads(json.dumps({"head": solo.head, "rows": solo.rows}))
    assert "error" not in solo.send("resume", **kept)
    solo.send("connect")


class Quiet:
    """Lets no computer player answer by itself."""

    def consider(self, table):
        del table

    async def close(self):
        pass


class Screen:
    """Where the person of the served table looks."""

    def __init__(self, person, seat, links):
        self.person, self.viewer, self.links, self.language = person, seat, links, "en"
        self.device = self.network = ""
        self.texts = []

    def show(self, message):
        self.texts.append(message)

    def close(self, code):
        raise AssertionError(code)


async def served(tmp_path, wish, rows):
    """Return what a served table shows to who plays the same game there."""
    hall = Hall(Settings(database_url=f"sqlite:///{tmp_path}/k.db", bot_processes=0))
    await hall.open()
    await hall.bots.close()
    hall.bots = Quiet()
    person, _ = await hall.people.new_guest("Ana", "en")
    table = await lobby.create(hall, person, msgspec.convert(wish, CreateTable))
    async with lobby.changing(hall, table) as sheet:
        sheet.server_seed = SEED
    await starting.start(hall, table, person)
    screen = Screen(person.id, wish["seat"], table.sheet.links)
    table.screens[screen.viewer] = {screen}
    await table.resume(screen, None)
    for row in rows:
        if row.seat == TAKEN_BACK:
            assert await take_backs.ask(hall, table, int(row.action)) is None
        elif row.seat >= 0:
            asks = table.playing.asks[row.seat]
            assert await table.play(row.seat, asks, row.action, row.by) is None
    await hall.close()
    return [text for text in screen.texts if b'"type":"shown"' in text]


@every_game
async def test_a_served_table_shows_the_same_bytes(slug, tmp_path):
    solo, wish = Solo(seed=7), wish_for(slug, seat=1)
    solo.open(wish)
    for turn in range(60):
        if solo.info["status"] != "over":
            solo.step()
            if turn % 5 == 0 and solo.shown["retract"]:
                solo.say("take_back")
    rows = msgspec.convert(solo.rows, list[Row], builtin_types=())
    assert any(row.seat == CHANCE for row in rows)
    here = [text for text in solo.raw if b'"type":"shown"' in text]
    assert here == await served(tmp_path, wish, rows)


@every_game
def test_computer_players_answer_from_what_they_are_given(slug):
    solo = Solo()
    solo.open(wish_for(slug))
    for _ in range(40):
        if solo.thoughts:
            break
        solo.step()
    thought = solo.thoughts[0]
    for step in json.loads(think(json.dumps(thought))):
        msgspec.convert(step["action"], GAMES[slug].actions)
    given = {
        "type",
        "id",
        "game",
        "seat",
        "level",
        "view",
        "memory",
        "seed",
        "number",
        "aloud",
        "content",
        "going_on",
        "action",
    }
    assert set(thought) == given
