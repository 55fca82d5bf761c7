"""A table of this browser with content that is not the house's: played, left, and taken up again."""

import json
from random import Random
from typing import get_args

import pytest

import kastellan
from kastellan.browser.thinking import think
from kastellan.core.playout import pick
from kastellan.games import GAMES
from kastellan.tables.messages.fields import Level
from tests.local.solo import Solo, wish_for
from tests.local.test_branches import Desk
from tests.local.test_games import came_back
from tests.own_contents import own
from tests.tables.test_branches import SEATS, encode

OPTIONS = {"decrypto": {"timer": 0, "language": "fr"}}
EVERY_GAME = pytest.mark.parametrize("slug", sorted(GAMES))


def wish(slug, **more):
    return wish_for(slug, **({"options": OPTIONS[slug]} if slug in OPTIONS else {}), **more)


@EVERY_GAME
def test_who_thinks_is_given_the_content_and_a_table_that_was_left_keeps_it(slug):
    solo, file = Solo(seed=3), own(slug)
    opened = solo.open(wish(slug), content={"name": "Ours", "file": file})
    assert "error" not in opened, opened
    assert (solo.info["content"], solo.info["content_name"]) == (
        GAMES[slug].load(file.encode()).digest,
        "Ours",
    )
    while not solo.thoughts:
        solo.step()
    assert solo.thoughts[0]["content"] == file
    thought = {**solo.thoughts[0], "level": "random"}
    assert json.loads(think(json.dumps(thought)))
    came_back(solo)
    assert solo.info["content_name"] == "Ours"
    shown = solo.send("look", at="content")["found"]
    assert shown == json.loads(json.dumps(GAMES[slug].load(file.encode()).shown()))


@pytest.mark.parametrize("level", get_args(Level))
@EVERY_GAME
def test_a_game_with_content_of_its_own_is_played_to_its_end_against_every_level(slug, level):
    """Each level decides in its own way, with a few tries instead of by the clock."""
    solo, file = Solo(seed=4), own(slug)
    solo.open(wish(slug, level=level, seats=SEATS[slug]), content={"name": "Ours", "file": file})
    solo.play_on()
    assert (solo.info["content"], solo.info["content_name"]) == (
        GAMES[slug].load(file.encode()).digest,
        "Ours",
    )
    assert solo.info["outcome"]["ranks"] == solo.shown["outcome"]["ranks"]
    assert {seat["level"] for seat in solo.info["seats"] if seat["kind"] == "bot"} == {level}
    assert not [one for one in solo.messages if one["type"] in {"error", "refused"}]


def test_words_of_another_language_than_the_table_are_refused_in_the_readers_language():
    solo = Solo("fr")
    bad = solo.open(wish_for("decrypto"), content={"name": "Ours", "file": own("decrypto")})
    assert "Choisissez le français" in bad["error"]["text"]


def test_a_broken_file_opens_no_table():
    bad = Solo().open(wish_for("kreta"), content={"name": "Ours", "file": "{}"})
    assert bad["error"]["reason"] == "input-missing"


@EVERY_GAME
def test_a_game_with_content_of_its_own_is_gone_on_with_and_thought_about(slug):
    """Its file comes along, is kept and shared with the analysis; without it nothing is made up."""
    log = random_log(slug)
    game = {"kind": "kastellan-game", "table": "", "names": [], "seal": None, "log": json.loads(encode(log))}
    file = {"name": "Ours", "file": own(slug)}
    desk = Desk()
    assert desk.ask("read", text=json.dumps(game))["error"]["reason"] == "branches-version"
    assert desk.ask("read", text=json.dumps({**game, "content": {**file, "file": "{}"}}))["error"]["text"]
    desk.ask("read", text=json.dumps({**game, "content": file}), moves=len(log.moves) // 2)
    assert desk.news["content"] == json.loads(encode(GAMES[slug].load(own(slug).encode()).shown()))
    seat = desk.news["shown"]["to_act"][0]
    desk.ask("eyes", node=desk.at, eyes=seat)
    kept = desk.news["kept"]
    for _ in range(2):
        seat = desk.news["shown"]["to_act"][0]
        [thought] = desk.ask("think", node=desk.at, by=seat, level="easy")["think"]
        assert thought["content"] == own(slug)
        [chosen, *_] = json.loads(think(json.dumps({**thought, "level": "random"})))
        assert "error" not in desk.ask("play", node=desk.at, by=seat, action=chosen["action"])
    again = Desk()
    assert "error" not in again.ask("read", text=desk.ask("share", node=desk.at)["found"]["shared"])
    assert again.news["content"] == desk.news["content"]
    other = json.dumps({**json.loads(kept), "file": None})
    assert again.ask("read", text=other)["error"]["reason"] == "branches-version"


def random_log(slug):
    """Return the log of a random game with content of its own."""
    table, rng = kastellan.new(slug, SEATS[slug], OPTIONS.get(slug), 3, own(slug).encode()), Random(2)
    while table.to_act:
        table.play(table.to_act[0], pick(table.game, table.state, table.to_act[0], rng))
    return table.log
