"""A guided game at a table of the browser: what leads on, what does not, and what is kept."""

import json

from kastellan.browser.house import House
from tests.local.solo import START

GAP = {"type": "guess", "target": 1, "index": 2, "value": 13}
OPEN_CARD = {"type": "guess", "target": 1, "index": 1, "value": 12}
IN_THE_DARK = {"type": "guess", "target": 1, "index": 2, "value": 11}


class Learner:
    """Somebody who learns, at a house of their own."""

    def __init__(self, steps=(), game="kryptos", lesson="first"):
        self.house, self.now, self.ask = House(), START, 0
        self.done = self.send("learn", game=game, lesson=lesson, steps=list(steps))
        if "error" not in self.done:
            self.look()

    def send(self, kind, **fields):
        """Run an errand; return what came of it."""
        self.done = json.loads(self.house.handle(json.dumps({"type": kind, "now": self.now, **fields})))
        for message in self.done.get("messages", ()):
            if message["type"] == "shown":
                self.ask, self.shown = message["ask"], message
        return self.done

    def look(self):
        """Look at the table."""
        return self.send("connect")

    def play(self, action):
        """Try something; return what the table refused, if it did."""
        done = self.send("hear", text=json.dumps({"type": "play", "ask": self.ask, "action": action}))
        return next((one for one in done["messages"] if one["type"] == "refused"), None)

    def wait(self):
        """Let the other seats act, each in its time."""
        while self.done.get("wake") is not None and self.coach["does"] == "watch":
            self.now += self.done["wake"]
            self.send("wake")

    @property
    def coach(self):
        """Return what the coach says."""
        return self.done["coach"]


def test_the_coach_says_one_thing_after_the_other():
    learner = Learner()
    assert (learner.coach["moment"], learner.coach["does"], learner.coach["number"]) == ("goal", "read", 1)
    learner.send("read_on")
    assert learner.coach["moment"] == "order"
    assert learner.coach["glow"] == ["card:1:2", "card:1:3", "card:1:4"]


def test_nothing_is_played_while_something_is_to_be_read():
    learner = Learner()
    assert learner.play(GAP)["refusal"]["reason"] == "lesson-not-now"
    assert (learner.coach["moment"], learner.coach["slip"], learner.ask) == ("goal", "hint", 0)


def test_a_forbidden_try_gets_the_true_refusal_and_a_hint():
    learner = Learner([None, None])
    assert learner.play(OPEN_CARD)["refusal"]["rule"] == "KRP-24"
    assert (learner.coach["slip"], learner.coach["tries"]) == ("open", 1)


def test_a_legal_try_that_is_not_the_point_is_answered_by_the_coach_and_not_played():
    learner = Learner([None, None])
    assert learner.play(IN_THE_DARK)["refusal"]["reason"] == "lesson-not-now"
    assert (learner.coach["slip"], learner.coach["tries"], learner.ask) == ("hint", 1, 0)


def test_what_no_board_would_send_is_refused_like_anywhere():
    learner = Learner([None, None])
    assert learner.play({"type": "conquer"})["refusal"]["rule"] == "TABLE-1"
    assert learner.coach["slip"] == "hint"


def test_the_others_answer_in_their_time_as_the_lesson_says():
    learner = Learner([None, None])
    assert learner.play(GAP) is None
    assert learner.coach["does"] == "watch"
    learner.wait()
    assert (learner.coach["moment"], learner.shown["view"]["points"]) == ("found", [5, 5, 5])
    assert learner.now > START


def test_what_was_done_opens_the_lesson_where_it_was_left():
    learner = Learner([None, None])
    learner.play(GAP)
    learner.wait()
    kept = learner.coach["steps"]
    assert kept == [None, None, GAP]
    again = Learner(kept)
    assert again.shown["view"] == learner.shown["view"]
    assert again.coach == learner.coach
    back = Learner(kept[:-1])
    assert (back.coach["moment"], back.shown["view"]["points"]) == ("gap", [2, 2, 2])


def test_steps_of_another_lesson_are_taken_as_far_as_they_fit():
    learner = Learner([None, {"type": "conquer"}, None])
    assert (learner.coach["moment"], learner.coach["slip"], learner.coach["steps"]) == ("order", "", [None])


def test_a_step_is_not_taken_back_behind_the_coach():
    learner = Learner([None, None])
    learner.play(GAP)
    done = learner.send("hear", text=json.dumps({"type": "take_back", "whole": False}))
    assert [one["refusal"]["rule"] for one in done["messages"] if one["type"] == "refused"] == ["TABLE-3"]


def test_nothing_of_a_lesson_is_kept_as_a_table():
    learner = Learner([None, None])
    learner.play(GAP)
    assert "rows" not in learner.done
    assert "head" not in learner.done


def test_a_lesson_that_is_none_says_which_there_are():
    for wrong in ({"game": "chess"}, {"lesson": "last"}, {"lesson": "../first"}):
        assert "coach" not in Learner(**wrong).done
        assert Learner(**wrong).done["error"]["text"]


def test_what_was_played_so_far_can_be_gone_on_with_elsewhere():
    learner = Learner([None, None, GAP])
    file = learner.send("look", at="export")["found"]
    assert file["log"]["position"]
    news = learner.send("branches-read", text=json.dumps(file))["found"]
    assert news["shown"]["view"]["hands"][1]["values"][2] == 13


def decode(guess):
    """Return the guess of a code."""
    return {"type": "fix_guess", "guess": guess}


def write(line, text):
    """Return a clue that is drafted."""
    return {"type": "write_clue", "line": line, "text": text, "performed": False}


DECODED = [None, None, None, decode([3, 1, 4])]


def writer(*drafts):
    """Return a learner of Decrypto who is to write clues, with some drafted."""
    return Learner([*DECODED, None, None, *drafts], game="decrypto")


def test_drafts_are_let_and_any_legal_clues_lead_on():
    learner = writer()
    for line in (1, 2, 3):
        assert learner.play(write(line, f"nonsense {line * 7}")) is None
        assert (learner.coach["moment"], learner.coach["slip"]) == ("write", "")
    assert learner.play({"type": "submit_clues", "confirmed": True}) is None
    learner.wait()
    assert learner.coach["moment"] == "understood"


def test_the_coach_shows_the_next_line_that_nobody_has_written():
    assert writer().coach["shows"] == {"type": "write_clue", "line": 1, "text": "skis"}
    assert writer(write(1, "igloo")).coach["shows"]["line"] == 2
    written = [write(line, text) for line, text in enumerate(("igloo", "hive", "moat"), 1)]
    assert writer(*written).coach["shows"] == {"type": "submit_clues"}


def test_the_coach_speaks_of_a_forbidden_clue_as_soon_as_it_is_drafted():
    learner = writer()
    for text, says in (("queen bee", "keyword"), ("snowman", "root"), ("honey", "reuse"), ("igloo", "")):
        assert learner.play(write(1, text)) is None
        assert learner.coach["slip"] == says
    learner.play({"type": "submit_clues"})
    assert learner.coach["slip"] == "empty"


def test_the_right_digits_in_the_wrong_order_are_answered_apart():
    learner = Learner([None, None, None], game="decrypto")
    assert learner.play({"type": "draft_guess", "guess": [1, 0, 0]}) is None
    learner.play(decode([1, 3, 4]))
    assert (learner.coach["moment"], learner.coach["slip"]) == ("decode", "order")
    learner.play(decode([3, 1, 4]))
    learner.wait()
    assert learner.coach["moment"] == "theirs"


def test_who_steps_back_comes_to_where_a_moment_began():
    drafts = [write(1, "igloo"), write(2, "hive")]
    assert writer(*drafts).coach["back"] == len(DECODED) + 2
    assert writer().coach["back"] == len(DECODED) + 1
    assert Learner([], game="decrypto").coach["back"] == 0


LOAD = [None, None, {"type": "add_crystal", "colour": 1}, {"type": "confirm"}, {"type": "dig", "space": 2}]
LOAD += [{"type": "choose", "agent": agent} for agent in (6, 0, 1)]
LOAD += [None, {"type": "load"}]
SELL = {"type": "deliver", "place": "bank"}


def crystal(colour):
    """Return a crystal that is loaded or bid."""
    return {"type": "add_crystal", "colour": colour}


def test_a_part_of_what_is_wanted_does_not_lead_on():
    learner = Learner([*LOAD, crystal(2), crystal(0)], game="krysis")
    assert learner.play(SELL)["refusal"]["reason"] == "lesson-not-now"
    assert (learner.coach["moment"], learner.coach["slip"]) == ("load", "few")
    assert learner.coach["shows"] == crystal(0)


def test_all_that_is_wanted_leads_on_in_whatever_order():
    learner = Learner([*LOAD, *map(crystal, (2, 0, 2, 2, 0, 2, 2))], game="krysis")
    assert learner.coach["shows"] == SELL
    assert learner.play(SELL) is None
    learner.wait()
    assert (learner.coach["moment"], learner.shown["view"]["seats"][0]["score"]) == ("refill", 32)


def test_who_begins_a_choice_anew_begins_its_moment_anew():
    learner = Learner([*LOAD, crystal(0)], game="krysis")
    assert learner.play({"type": "take_back"}) is None
    assert (learner.coach["moment"], learner.coach["shows"]) == ("load", {"type": "load"})
    assert learner.play({"type": "load"}) is None
    assert learner.coach["shows"] == crystal(0)


def test_what_was_bid_by_mistake_can_be_taken_back():
    learner = Learner([None, None, crystal(1)], game="krysis")
    learner.play(crystal(0))
    assert learner.coach["slip"] == "red"
    assert learner.play({"type": "take_back"}) is None
    assert learner.coach["shows"] == crystal(1)
