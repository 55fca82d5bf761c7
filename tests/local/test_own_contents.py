"""A table of this browser with content that is not the house's: played, left, and taken up again."""

import json

import pytest

from kastellan.browser.thinking import think
from kastellan.games import GAMES
from tests.local.solo import Solo, wish_for
from tests.local.test_games import came_back
from tests.own_contents import own

EVERY_GAME = pytest.mark.parametrize("slug", sorted(GAMES))


def wish(slug):
    return wish_for(slug, **({"options": {"timer": 0, "language": "fr"}} if slug == "decrypto" else {}))


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


def test_words_of_another_language_than_the_table_are_refused_in_the_readers_language():
    solo = Solo("fr")
    bad = solo.open(wish_for("decrypto"), content={"name": "Ours", "file": own("decrypto")})
    assert "Choisissez le français" in bad["error"]["text"]


def test_a_broken_file_opens_no_table():
    bad = Solo().open(wish_for("kreta"), content={"name": "Ours", "file": "{}"})
    assert bad["error"]["reason"] == "input-missing"
