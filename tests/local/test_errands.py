"""What a page may ask of the engine: what is refused, in whose words, and when computer players act."""

import json
import subprocess
import sys

import pytest

from kastellan.browser.players import BEAT
from kastellan.browser.thinking import think
from kastellan.locale import LANGUAGES
from kastellan.tables.pace import LONGEST_HOLD
from tests.local.solo import Solo, wish_for

HEAVY = ("asyncio", "litestar", "rich", "sqlalchemy", "sqlite3")


def at_my_turn(slug="kryptos", language="en", **more):
    """Return somebody who is to act."""
    solo = Solo(language)
    solo.open(wish_for(slug, **more))
    while solo.info["my_seat"] not in solo.shown["to_act"]:
        solo.step()
    return solo


def test_the_engine_of_a_browser_needs_nothing_of_a_server():
    """It plays and thinks where numpy is missing, and loads neither asyncio nor a database."""
    program = (
        "import json, sys; sys.modules['numpy'] = None\n"
        "from kastellan.browser.thinking import think\n"
        "from tests.local.solo import Solo, wish_for\n"
        "solo = Solo(); solo.open(wish_for('decrypto'))\n"
        "while not solo.thoughts: solo.step()\n"
        "json.loads(think(json.dumps(solo.thoughts[0])))\n"
        f"print([one for one in {HEAVY} if one in sys.modules])"
    )
    ran = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert ran.stdout.strip() == "[]"


# What is refused, by a sentence in the reader's language.

BAD_WISHES = {
    "no such game": ({"game": "chess", "seats": 3}, "$.wish.game"),
    "too many seats": (wish_for("kryptos", seats=9), "$.seats"),
    "an unknown option": (wish_for("kryptos", options={"moon": 1}), "$.options"),
    "a seat that is not there": ({**wish_for("kryptos"), "seat": 5}, "$.seat"),
    "a computer on one's own seat": ({**wish_for("kryptos"), "bots": {"0": "easy"}}, "$.bots"),
    "a free seat": ({**wish_for("kryptos"), "bots": {"1": "easy"}}, "$.wish.bots"),
    "an unknown level": (wish_for("kryptos", level="wizard"), "$.wish.bots[...]"),
    "no game at all": ({}, "$.wish"),
}


@pytest.mark.parametrize("bad", BAD_WISHES)
def test_a_wish_that_cannot_be_is_answered_by_a_sentence(bad):
    wish, place = BAD_WISHES[bad]
    errors = [Solo(language).open(wish)["error"] for language in LANGUAGES]
    assert {error["place"] for error in errors} == {place}
    assert len({error["text"] for error in errors}) == len(LANGUAGES), "each in its own words"
    assert all(" " in error["text"] for error in errors)


BAD_FRAMES = {
    "no JSON": ("{", "error"),
    "no such message": ('{"type":"fly"}', "error"),
    "a field is missing": ('{"type":"play","ask":0}', "error"),
    "no action of the game": ('{"type":"play","ask":0,"action":{"type":"fly"}}', "refused"),
    "an old screen": ('{"type":"play","ask":7,"action":{"type":"look"}}', "refused"),
    "nothing to take back": ('{"type":"take_back"}', "refused"),
    "nobody wished to": ('{"type":"answer_take_back","yes":true}', "refused"),
    "no team": ('{"type":"chat","channel":"team","text":"hm"}', "refused"),
}


@pytest.mark.parametrize("bad", BAD_FRAMES)
def test_a_bad_message_is_answered_by_a_sentence_and_changes_nothing(bad):
    text, kind = BAD_FRAMES[bad]
    sentences = []
    for language in LANGUAGES:
        solo = at_my_turn(language=language)
        rows = len(solo.rows)
        solo.send("hear", text=text)
        answer = solo.messages[-1]
        assert answer["type"] == kind
        sentences.append(answer["text"] if kind == "refused" else answer["error"]["text"])
        assert len(solo.rows) == rows
        solo.play()
        assert len(solo.rows) > rows, "the game goes on"
    assert len(set(sentences)) == len(LANGUAGES)


def test_a_move_that_the_rules_forbid_names_the_rule():
    solo = at_my_turn()
    other = {"type": "guess", "seat": 0, "card": 0, "value": 1}
    solo.say("play", ask=solo.shown["ask"], action=other)
    assert solo.messages[-1]["type"] == "refused"
    assert solo.messages[-1]["ask"] == solo.shown["ask"]


@pytest.mark.parametrize("text", ["", "[]", '{"type":"open"}', '{"type":"fly","now":1,"language":"fr"}'])
def test_an_errand_that_cannot_be_read_is_answered(text):
    assert Solo().take(Solo().house.handle(text))["error"]["text"]


def test_without_a_table_nothing_can_be_done():
    assert Solo().send("connect")["error"]["rule"] == "TABLE-7"


@pytest.mark.parametrize(
    "damage",
    [
        lambda kept: kept["rows"].pop(3),
        lambda kept: kept["rows"][-1].__setitem__(3, "e30="),
        lambda kept: kept["head"]["sheet"].update(rules=0),
        lambda kept: kept["head"]["sheet"].update(game="chess"),
        lambda kept: kept.update(rows=[["x"]]),
    ],
    ids=["a row is missing", "a move is none", "older rules", "another game", "no rows"],
)
def test_a_kept_table_that_is_damaged_or_foreign_is_refused(damage):
    solo = at_my_turn()
    kept = json.loads(json.dumps({"head": solo.head, "rows": solo.rows}))
    damage(kept)
    assert Solo("bg").send("resume", **kept)["error"]["text"]


# When computer players act.


def held():
    """Return somebody whose turn has ended by a step that may be taken back, with computer players to act."""
    solo = Solo(seed=2)
    solo.open(wish_for("krysis"))
    for _ in range(400):
        if solo.info["my_seat"] in solo.shown["to_act"] and not solo.thoughts:
            solo.play(hold=True)
            if solo.shown["retract"] and solo.info["my_seat"] not in solo.shown["to_act"]:
                return solo
        else:
            solo.step()
    raise AssertionError("no turn ended so")


def test_computer_players_wait_until_the_turn_is_ended():
    solo = held()
    assert not solo.thoughts
    assert solo.wake == LONGEST_HOLD
    solo.say("end_turn")
    assert solo.thoughts


def test_computer_players_wait_no_longer_than_a_minute():
    solo = held()
    solo.now += LONGEST_HOLD
    solo.send("wake")
    assert solo.thoughts


def test_a_held_turn_can_be_taken_back():
    solo = held()
    ask, steps = solo.shown["ask"], solo.shown["retract"]
    solo.say("take_back", whole=True)
    assert (solo.shown["ask"], solo.shown["retract"]) == (ask + steps, 0)
    assert solo.info["my_seat"] in solo.shown["to_act"]


def thinking():
    """Return somebody who waits for a computer player."""
    solo = at_my_turn()
    while not solo.thoughts:
        solo.step()
    return solo


def test_a_computer_player_is_seen_a_beat_after_the_last_step():
    solo = thinking()
    count = len(solo.rows)
    solo.answer()
    assert len(solo.rows) == count
    assert 0 < solo.wake <= BEAT
    solo.now += solo.wake
    solo.send("wake")
    assert len(solo.rows) > count


def test_a_computer_player_that_fails_plays_the_safe_choice():
    solo = thinking()
    count = len(solo.rows)
    solo.send("answer", id=solo.thoughts.pop(0)["id"])
    assert len(solo.rows) > count


def test_an_answer_that_the_rules_refuse_becomes_the_safe_choice():
    solo = thinking()
    count = len(solo.rows)
    solo.send("answer", id=solo.thoughts.pop(0)["id"], plan=[{"action": {"type": "fly"}}])
    assert len(solo.rows) > count


def test_an_answer_that_nobody_waits_for_is_dropped():
    solo = at_my_turn()
    count = len(solo.rows)
    solo.send("answer", id=99, plan=[{"action": {"type": "fly"}}])
    assert len(solo.rows) == count


def test_nobody_thinks_while_nobody_looks():
    solo = thinking()
    solo.thoughts.clear()
    assert "think" not in solo.send("leave")
    solo.send("connect", seen=solo.shown["number"])
    assert len(solo.thoughts) == 1


def test_a_clock_that_runs_out_plays_for_the_person():
    solo = at_my_turn(clock={"per_move": 30})
    ask = solo.shown["ask"]
    assert 0 < solo.wake <= 30
    solo.now += solo.wake
    solo.send("wake")
    assert solo.shown["ask"] == ask + 1


# Hints.


def test_a_hint_is_thought_out_of_what_the_seat_knows():
    solo = at_my_turn(hints=True)
    [thought] = solo.send("hint")["think"]
    hint = json.loads(think(json.dumps(thought)))
    assert (thought["seat"], thought["level"]) == (solo.info["my_seat"], None)
    assert hint["number"] == solo.shown["number"]
    solo.say("play", ask=solo.shown["ask"], action=hint["action"])
    assert solo.messages[-1]["type"] == "shown"


def test_a_table_without_hints_gives_none():
    assert at_my_turn().send("hint")["error"]["rule"] == "TABLE-11"


def test_the_next_game_waits_for_the_end_of_this_one():
    assert at_my_turn().send("again")["error"]["reason"] == "server-not-over"


def test_what_was_said_is_there_again():
    solo = at_my_turn()
    solo.say("chat", channel="table", text="  well\u200b   played ")
    assert solo.of_type("chat")[0]["text"] == "well played"
    again = Solo()
    again.send("resume", head=solo.head, rows=solo.rows)
    again.send("connect")
    assert [one["text"] for one in again.of_type("chat")] == ["well played"]
