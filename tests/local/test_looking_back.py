"""What is asked about a table in memory: replays, files of games, reviews, a team-mate's thoughts."""

import json

import pytest

from kastellan.bots.review import Review
from kastellan.browser.thinking import think
from kastellan.games import GAMES
from kastellan.locale import LANGUAGES
from kastellan.tables.verification import verify
from tests.local.solo import Solo, wish_for


@pytest.fixture(scope="module")
def ended():
    """Return somebody at a table of Kryptos whose game is over."""
    solo = Solo(seed=3)
    solo.open(wish_for("kryptos"))
    solo.play_on()
    return solo


@pytest.mark.parametrize("slug", GAMES)
def test_a_finished_game_is_a_file_as_a_server_gives_it(slug):
    """Its deal is checked as any other's, and who takes it in sees the same game."""
    solo = Solo(seed=2)
    solo.open(wish_for(slug))
    solo.play_on()
    file = solo.send("look", at="export")["found"]
    assert verify(json.dumps(file).encode())
    other = Solo()
    brought = other.send("bring", text=json.dumps(file))
    assert brought["found"]["table"] == brought["head"]["sheet"]["id"] != file["table"]
    for eyes in ("0", "spectator", "all"):
        mine, theirs = (one.send("look", at="replay", eyes=eyes)["found"] for one in (solo, other))
        assert mine["moves"][-1]["view"] == theirs["moves"][-1]["view"]
        assert mine["count"] == theirs["count"] > 10
    info = other.send("look", at="info")["found"]
    assert (info["imported"], info["my_seat"], info["status"]) == (True, None, "over")
    assert other.send("look", at="draws")["found"] == solo.send("look", at="draws")["found"]


def test_a_game_brought_in_is_there_again(ended):
    file = ended.send("look", at="export")["found"]
    first = Solo()
    first.send("bring", text=json.dumps(file))
    again = Solo()
    assert "error" not in again.send("resume", head=first.head, rows=first.rows)
    assert again.send("look", at="export")["found"]["log"] == file["log"]


def test_a_running_game_is_replayed_with_ones_own_eyes_alone():
    solo = Solo()
    solo.open(wish_for("kryptos", seat=1))
    for _ in range(8):
        solo.step()
    seen = solo.send("look", at="replay", eyes="1")["found"]
    assert seen["moves"][-1]["view"] == solo.shown["view"]
    assert solo.send("look", at="replay", eyes="0")["error"]["reason"] == "server-eyes-later"
    assert solo.send("look", at="export")["error"]["reason"] == "server-not-over"
    assert solo.send("look", at="replay", eyes="7")["error"]["reason"] == "server-eyes"


DAMAGE = {
    "no JSON": lambda text: text[:-20],
    "another kind of file": lambda _: '{"kind":"recipe"}',
    "another game": lambda text: text.replace('"game":"kryptos"', '"game":"chess"'),
    "a move that the rules forbid": lambda text: text.replace('"type":"guess"', '"type":"fly"'),
    "another seed": lambda text: text.replace("5eed", "feed"),
    "nothing": lambda _: "",
}


@pytest.mark.parametrize("damage", DAMAGE)
def test_a_file_that_is_damaged_or_foreign_is_refused_by_a_sentence(damage, ended):
    text = json.dumps(ended.send("look", at="export")["found"], separators=(",", ":"))
    errors = [Solo(one).send("bring", text=DAMAGE[damage](text))["error"] for one in LANGUAGES]
    assert len({error["text"] for error in errors}) == len(LANGUAGES), "each in its own words"


def test_an_unfinished_game_is_not_brought_in(ended):
    file = ended.send("look", at="export")["found"]
    file = {**file, "outcome": None, "times": [], "log": {**file["log"], "moves": file["log"]["moves"][:20]}}
    assert Solo().send("bring", text=json.dumps(file))["error"]["reason"] == "server-import-unfinished"


def test_a_review_is_made_part_by_part(ended):
    log, parts = ended.send("look", at="export")["found"]["log"], []
    while True:
        made = json.loads(think(json.dumps({"type": "review", "log": log, "parts": parts})))
        if made.get("review"):
            break
        parts.append(made["part"])
    assert len(parts) == made["total"]
    assert set(made["review"]) == set(Review.__struct_fields__)


def at_a_mates_turn():
    """Return somebody whose team-mate, a computer player, is to act."""
    solo = Solo(seed=1)
    solo.open(wish_for("decrypto"))
    for _ in range(200):
        mates = [seat for team in solo.info["teams"] if 0 in team for seat in team if seat != 0]
        for mate in mates:
            asked = solo.send("ask", seat=mate)
            if "error" not in asked and json.loads(think(json.dumps(asked["think"][0]))):
                return solo, mate, json.loads(think(json.dumps(asked["think"][0])))
        solo.step()
    raise AssertionError("no team-mate ever had anything to say")


def test_a_team_mate_thinks_aloud_and_says_the_same_once():
    solo, mate, lines = at_a_mates_turn()
    said = solo.send("aloud", seat=mate, lines=lines)["found"]
    assert (said["channel"], said["seat"], said["lines"]) == ("team", mate, lines)
    assert solo.send("aloud", seat=mate, lines=lines)["found"]["id"] == said["id"]
    assert solo.send("aloud", seat=mate, lines=[])["error"]["reason"] == "table-nothing-to-say"
    assert solo.send("ask", seat=0)["error"]["reason"] == "table-no-mate"
