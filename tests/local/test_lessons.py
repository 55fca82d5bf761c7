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
