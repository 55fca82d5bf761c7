"""What a game may tell computer players about itself, and what they hand back."""

from collections.abc import Callable, Hashable, Mapping, Sequence
from math import floor
from random import Random
from typing import Any

import msgspec

from kastellan.core.game import Line, Listing


class Seen(msgspec.Struct, frozen=True):
    """All that a seat has to decide by.

    Its view, what it may do, the content, how many seats decide at this moment, and what it
    remembers of all that it was shown (``core.memory``; ``None`` where views hold all).
    """

    seat: int
    view: Any
    legal: Listing[Any]
    content: Any
    acting: int = 1
    memory: Any = None


class Budget(msgspec.Struct, frozen=True):
    """How long to think: seconds, or iterations for the same answer on every machine."""

    seconds: float | None = None
    iterations: int | None = None

    def part(self, share: float) -> "Budget":
        """Return a part of it; of iterations at least one."""
        return Budget(
            None if self.seconds is None else self.seconds * share,
            None if self.iterations is None else max(1, round(self.iterations * share)),
        )


class Choice(msgspec.Struct, frozen=True):
    """An action that was tried: how often, and its mean utility from 0 to 1."""

    action: Any
    visits: int
    value: float


class Planned(msgspec.Struct, frozen=True):
    """A step of a plan; ``sight`` stands for what the seat must see for it to fit, nothing for anything."""

    action: Any
    sight: str = ""


class Hint(msgspec.Struct, frozen=True):
    """What a strong player would do, why in one line, and figures behind it as plain data.

    ``move`` is the action in words.
    """

    action: Any
    line: Line
    details: Any = None
    move: Line | None = None


def whole_percent(share: float) -> int:
    """Return a share as a sentence says it; the client draws its bars by the same rule, so both must agree.

    Halves go up, what is possible is never none, and what is open is never certain.

    >>> [whole_percent(share) for share in (0, 0.001, 0.125, 0.996, 1)]
    [0, 1, 13, 99, 100]
    """
    rounded = floor(100 * share + 0.5)
    if rounded == 0 and share > 0:
        return 1
    return 99 if rounded == 100 and share < 1 else rounded


class Assessment(msgspec.Struct, frozen=True):
    """A decision looked at again: the better choice, and what both were worth as chances to win."""

    best: Any
    best_value: float
    value: float


class Knowledge(msgspec.Struct, frozen=True, kw_only=True):
    """What a game knows about playing it well; every part may be left out.

    ``evaluate(state)``
        How good a whole position is for each seat, from 0 (lost) to 1 (won).
    ``horizon``
        After how many decisions a playout is cut and evaluated; without ``evaluate`` it goes
        on to the end.
    ``settled(state)``
        Whether a position can be valued at sight; a playout is not cut before.
    ``open``
        Nothing is hidden, so one imagined position stands for all.
    ``priors(state, seat, legal)``
        The actions worth a look with positive weights, best first; it may use only what
        the seat knows.
    ``known(state, seat)``
        What the seat knows as a value that is quicker to make than its view, equal for equal
        views and for no others.
    ``rollout(state, seat, rng)``
        A quick sensible action for playouts; where something is hidden, the other seats are
        expected to act by it throughout.
    ``hurry(state, seat, rng)``
        Play in place what ``rollout`` would, several steps of the seat at once where that is quicker.
    ``finish(state, rng)``
        Play in place what ``rollout`` would, for all seats and with chance, until the position is settled
        or over: one call for a playout of many.
    ``suppose(state, seat, rng)``
        Change what others have sealed in an imagined position to what they are likely to have
        sealed; what ``seat`` sees stays the same.
    ``choose(seen, level, rng, budget)``
        The action itself, or ``None`` to leave it to search.
    ``styles``
        Names of further players for ``choose``, for measuring among computers alone.
    ``hint(seen, rng, budget)``
        What to do and why, or ``None`` for the general sentence.
    ``explain(state, seat, action)``
        Why search chose an action, in one line about what the seat knows of the position, or
        ``None`` for the general sentence.
    ``figures(state, seat, action)``
        What helps people to judge a choice that search made, as plain data by name, about what
        the seat knows of the position.
    ``wording(content, action, view)``
        An action in words, without what comes of it, for hints and reviews; ``view`` is what its
        player sees, or ``None`` where that is not at hand.
    ``thought(seen, level, seed)``
        What a player of this level says to its team about what lies before it, with its reasons;
        nothing where there is nothing to say.
    ``remark(before, after, seat)``
        What a computer player on this seat says to all after a step, from what a spectator saw before and
        after it, so that it betrays nothing; mostly nothing.
    ``forecast(view, content, rng)``
        Each seat's chance to win, as the viewer can tell.
    ``assess(seen, action, rng, budget)``
        How good an action was beside the best one, from what was seen.
    ``deals(view, content)``
        How many deals agree with what a viewer sees, counted, or ``None`` where that is not told.
    """

    evaluate: Callable[[Any], Sequence[float]] | None = None
    horizon: int = 0
    settled: Callable[[Any], bool] | None = None
    open: bool = False
    priors: Callable[[Any, int, Listing[Any]], Sequence[tuple[Any, float]]] | None = None
    known: Callable[[Any, int], Hashable] | None = None
    rollout: Callable[[Any, int, Random], Any] | None = None
    hurry: Callable[[Any, int, Random], None] | None = None
    finish: Callable[[Any, Random], None] | None = None
    suppose: Callable[[Any, int, Random], None] | None = None
    choose: Callable[[Seen, str, Random, Budget], Any] | None = None
    styles: tuple[str, ...] = ()
    hint: Callable[[Seen, Random, Budget], Hint | None] | None = None
    explain: Callable[[Any, int, Any], Line | None] | None = None
    figures: Callable[[Any, int, Any], Mapping[str, Any]] | None = None
    wording: Callable[[Any, Any, Any], Line] | None = None
    thought: Callable[[Seen, str, int], tuple[Line, ...]] | None = None
    remark: Callable[[Any, Any, int], tuple[Line, ...]] | None = None
    forecast: Callable[[Any, Any, Random], Sequence[float]] | None = None
    assess: Callable[[Seen, Any, Random, Budget], Assessment] | None = None
    deals: Callable[[Any, Any], int | None] | None = None


NOTHING = Knowledge()
