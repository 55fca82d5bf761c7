"""What a computer player remarks to all when a code is revealed: seldom, with tact, by what all know.

It is told of a spectator's view, so that it cannot know more.  Of an interception it names the clue that
stood beside most others; of a misunderstanding that it was taken in as well, if it was; and it owns that
clues of a late round were hidden from it altogether.
"""

from typing import Final

from kastellan.core.game import Line
from kastellan.core.refusal import Fact
from kastellan.games.decrypto.records import HalfRound
from kastellan.games.decrypto.views import View

LATE: Final = 3
"""From this round on there is enough to go by that clues without a hit deserve a word."""
NAMED: Final = 2


def remark(before: View, after: View, seat: int) -> tuple[Line, ...]:
    """Return what a seat remarks on the half-round that has just ended; mostly nothing."""
    if len(after.history) == len(before.history):
        return ()
    half = after.history[-1]
    own = 0 if seat in after.teams[0].seats else 1
    caught = [one for one in after.history if one.team == half.team and one.caught]
    if caught[-1:] != [half]:
        return () if half.team == own else on_misses(half)
    if len(caught) > 1:  # said once, it would sound like gloating
        return ()
    return tuple(told(after, half, "decrypto-remark-caught" if half.team == own else "decrypto-remark-found"))


def told(view: View, half: HalfRound, key: str) -> list[Line]:
    """Return a line about the clue that stood beside most others of its number, if one did."""
    earlier = {digit: earlier_clues(view, half, digit) for digit in half.code}
    line = max(range(3), key=lambda one: len(earlier[half.code[one]]) if half.clues[one] else -1)
    beside = earlier[half.code[line]]
    if not beside or not half.clues[line]:
        return []
    facts: dict[str, Fact] = {
        "clue": half.clues[line],
        "number": half.code[line],
        "count": len(beside[-NAMED:]),
        "earlier": beside[-1],
        "other": beside[-2] if len(beside) > 1 else "",
    }
    return [Line(key, facts)]


def earlier_clues(view: View, half: HalfRound, digit: int) -> list[str]:
    """Return the clues that a team gave for a number before a half-round."""
    return [
        clue
        for one in view.history
        if one.team == half.team and one.round < half.round
        for clue, other in zip(one.clues, one.code, strict=True)
        if other == digit and clue
    ]


def on_misses(half: HalfRound) -> tuple[Line, ...]:
    """Return what there is to say of clues that the others did not find."""
    guess = half.interception
    if guess is None:
        return ()
    for clue, digit, ours, theirs in zip(half.clues, half.code, guess, half.decoding, strict=True):
        if clue and ours == theirs != digit:
            return (Line("decrypto-remark-fooled", {"clue": clue, "number": ours}),)
    hidden = not any(ours == digit for ours, digit in zip(guess, half.code, strict=True))
    if hidden and half.round >= LATE and half.decoding == half.code:
        return (Line("decrypto-remark-hidden"),)
    return ()
