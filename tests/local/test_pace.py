"""When a computer player is seen to seal does not tell what it sealed: time is handed in, nobody waits."""

import msgspec
import pytest

from kastellan.bots.players import BUDGETS
from kastellan.core.knowledge import Planned
from kastellan.games.krysis.actions import AddCrystal, Confirm
from tests.local.solo import Solo, wish_for

COMMIT = 0.01
"""Seconds that each errand takes."""


def bid_of(whites):
    """Return the plan of a bid of so many white crystals."""
    return msgspec.to_builtins([Planned(action) for action in [AddCrystal(2)] * whites + [Confirm()]])


def moment_of_sealing(level, whites, person_takes, thought_takes):
    """Return after how many seconds the bids are open, and how many thoughts were asked for."""
    solo = Solo()
    solo.open(wish_for("krysis", seats=2, level=level))
    begun, asked = solo.now, 0
    events = [(person_takes, "person"), (thought_takes, "thought")]
    for at, what in sorted(events):
        solo.now = max(solo.now, begun + at)
        if what == "person":
            solo.say("play", ask=solo.shown["ask"], action={"type": "confirm"})
        else:
            thought, asked = solo.thoughts.pop(0), asked + 1
            solo.send("answer", id=thought["id"], plan=bid_of(whites))
    while solo.shown["view"]["phase"] == "bid":
        assert not solo.thoughts, "the whole bid was thought out"
        solo.now += max(solo.wake, COMMIT)
        solo.send("wake")
    bid = solo.shown["view"]["seats"][1]["bid"]
    assert sum(bid) == whites
    return round(solo.now - begun, 2), asked


@pytest.mark.parametrize("person_takes", [0.0, 0.3, 1.7, 20.0])
@pytest.mark.parametrize("level", ["normal", "hard"])
def test_the_moment_of_sealing_does_not_tell_what_was_bid(level, person_takes):
    """Nothing or three crystals, a long thought or, where there is nothing to choose, none at all."""
    thought = BUDGETS[level].seconds
    moments = {
        moment_of_sealing(level, whites, person_takes, takes)
        for whites in range(4)
        for takes in (0.02, 0.9 * thought)
    }
    assert len(moments) == 1
