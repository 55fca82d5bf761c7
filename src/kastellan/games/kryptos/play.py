"""Who may act in Kryptos, what is legal, why not, and which steps follow."""

from bisect import bisect_left
from collections.abc import Iterator
from random import Random
from typing import Final, assert_never

from kastellan.core.chance import Even
from kastellan.core.game import Outcome
from kastellan.core.refusal import Refusal
from kastellan.games.kryptos.actions import (
    ASIDE,
    DEALS,
    END_TURN,
    FIRSTS,
    GUESSES,
    REVEALS,
    Action,
    Deal,
    EndTurn,
    Event,
    First,
    Guess,
    Reveal,
)
from kastellan.games.kryptos.rules import Rule
from kastellan.games.kryptos.state import State, noted
from kastellan.games.kryptos.steps import (
    deal_card,
    end_turn,
    guess_right,
    guess_wrong,
    name_first_player,
    offer_second_attempt,
    pass_reveal,
    pay_second_attempt,
    reveal_card,
)

ONLY: Final = [(seat,) for seat in range(6)]
CHANCE_ONLY: Final = (-1,)
NOBODY: Final[tuple[int, ...]] = ()


class Guesses:
    """Every hidden card of others with every uncovered value, counted but not built (KRP-22 to KRP-24).

    At a second attempt ending the turn stands in the place of the first guess (KRP-29).  What is a
    guess ``at`` alone says; the cards from ``lower`` on that are the player's ``own`` are left out.
    """

    __slots__ = ("lower", "own", "state")

    def __init__(self, state: State) -> None:
        left, seat, lower = state.left, state.turn, 0
        for other in range(seat):
            lower += left[other]
        self.state, self.own, self.lower = state, left[seat], lower

    def __len__(self) -> int:
        return (len(self.state.hidden) - self.own) * len(self.state.free)

    def at(self, k: int) -> tuple[int, int]:
        """Return slot and value of the k-th guess; slot -1 ends the turn."""
        state = self.state
        free = state.free
        card = k // len(free)
        if card >= self.lower:
            card += self.own
        slot, value = state.hidden[card], free[k % len(free)]
        return (-1, 0) if state.tried and noted(slot, value) == state.tried else (slot, value)

    def __getitem__(self, k: int) -> Action:
        count = len(self)
        if k < 0:
            k += count
        if not 0 <= k < count:
            raise IndexError(k)
        slot, value = self.at(k)
        if slot < 0:
            return END_TURN
        size = self.state.size
        return GUESSES[(slot // size * 10 + slot % size) * 49 + value]

    def __iter__(self) -> Iterator[Action]:
        for k in range(len(self)):
            yield self[k]

    def __contains__(self, action: object) -> bool:
        state = self.state
        if isinstance(action, EndTurn):
            return state.tried > 0
        if not isinstance(action, Guess) or not 0 <= action.index < state.size:
            return False
        slot, value = action.target * state.size + action.index, action.value
        card = bisect_left(state.hidden, slot)
        if card >= self.lower + self.own:
            card -= self.own
        k = card * len(state.free) + bisect_left(state.free, value)  # where it stands if it is one
        return k < len(self) and self.at(k) == (slot, value)


def to_act(state: State) -> tuple[int, ...]:
    """Return who acts: chance until all is dealt, then one player, nobody at the end."""
    if state.over:
        return NOBODY
    if state.turn < 0:
        return CHANCE_ONLY
    return ONLY[state.turn]


def chance(state: State) -> Even[Event]:
    """Return the seats that may begin, then the cards that may be dealt, all equally likely."""
    if state.first < 0:
        return Even(range(state.seats), FIRSTS)
    return Even(state.deck, DEALS)


def legal(state: State, seat: int) -> Guesses | tuple[Action, ...]:
    """Return what ``seat`` may do; a guess depends on public things only."""
    if state.over or seat != state.turn:
        return ()
    if state.reveals == 2 * state.seats:
        return Guesses(state)
    return tuple([REVEALS[slot - seat * state.size] for slot in revealable(state)])


def revealable(state: State) -> list[int]:
    """Return the slots that the revealing player may turn up (KRP-15, KRP-17 to KRP-20)."""
    lower = sum(state.left[: state.turn])
    own = state.hidden[lower : lower + state.left[state.turn]]
    if not state.options.advanced_setup:
        return own
    inner = [slot for slot in own if not is_end_card(state, slot) and not is_neighbour(state, slot)]
    closed = closed_colours(state)
    open_ones = [slot for slot in inner if not closed[state.content.colour_of[state.hands[slot]]]]
    return open_ones or inner


def is_end_card(state: State, slot: int) -> bool:
    """Return whether the card is the lowest or the highest of its hand (KRP-17)."""
    return slot % state.size in (0, state.size - 1)


def is_neighbour(state: State, slot: int) -> bool:
    """Return whether the card differs by 1 from the one its owner revealed first (KRP-18)."""
    begin = slot // state.size * state.size
    for shown in range(begin, begin + state.size):
        if shown not in state.hidden and abs(state.hands[shown] - state.hands[slot]) == 1:
            return True
    return False


def closed_colours(state: State) -> list[bool]:
    """Return which colours have reached the cap of the set-up (KRP-19)."""
    counts = [0, 0, 0, 0]
    for slot, value in enumerate(state.hands):
        if slot not in state.hidden:
            counts[state.content.colour_of[value]] += 1
    cap = 2 if state.seats <= 4 else 3
    return [count >= cap for count in counts]


def refuse(state: State, seat: int, action: Action) -> Refusal | None:
    """Return why ``seat`` may not play ``action``, or ``None`` if it may: ``legal`` decides."""
    if action in legal(state, seat):
        return None
    if state.over:
        return Refusal(Rule.EQUAL_TURNS, "kryptos-over")
    if isinstance(action, Reveal):
        return why_not_reveal(state, seat, action.index)
    if state.turn < 0 or state.reveals < 2 * state.seats:
        return Refusal(Rule.REVEAL_ORDER, "kryptos-setup-first")
    if seat != state.turn:
        return Refusal(Rule.TURN, "kryptos-not-your-turn", {"seat": state.turn})
    if isinstance(action, Guess):
        return why_not_guess(state, seat, action)
    return Refusal(Rule.FIRST_ATTEMPT, "kryptos-must-guess")


def why_not_reveal(state: State, seat: int, index: int) -> Refusal:
    """Return why ``seat`` may not reveal its card at ``index`` (KRP-13 to KRP-20)."""
    if state.turn < 0:
        return Refusal(Rule.REVEAL_ORDER, "kryptos-dealing")
    if state.reveals == 2 * state.seats:
        return Refusal(Rule.REVEAL_ORDER, "kryptos-setup-over")
    if seat != state.turn:
        return Refusal(Rule.REVEAL_ORDER, "kryptos-not-your-reveal", {"seat": state.turn})
    slot = seat * state.size + index
    if not 0 <= index < state.size or slot not in state.hidden:
        return Refusal(Rule.TWO_LAPS, "kryptos-no-such-card", {"index": index + 1})
    value = state.hands[slot]
    if is_end_card(state, slot):
        return Refusal(Rule.END_CARD, "kryptos-end-card", {"value": value})
    if is_neighbour(state, slot):
        return Refusal(Rule.NEIGHBOUR, "kryptos-neighbour", {"value": value})
    colour = state.content.colour_of[value]
    return Refusal(Rule.COLOUR_CAP, "kryptos-colour-closed", {"colour": str(colour)})


def why_not_guess(state: State, seat: int, guess: Guess) -> Refusal:
    """Return why the active player may not make this guess (KRP-23, KRP-24, KRP-29, KRP-45)."""
    target, index, value = guess.target, guess.index, guess.value
    if target == ASIDE and state.options.mystery:
        return Refusal(Rule.MYSTERY_TARGET, "kryptos-mystery-target")
    if target == ASIDE and state.aside:
        return Refusal(Rule.TARGET, "kryptos-undealt-target")
    if not 0 <= target < state.seats or not 0 <= index < state.size:
        return Refusal(Rule.TARGET, "kryptos-no-such-target")
    if target == seat:
        return Refusal(Rule.TARGET, "kryptos-own-card")
    slot = target * state.size + index
    if slot not in state.hidden:
        return Refusal(Rule.TARGET, "kryptos-face-up", {"seat": target, "value": state.hands[slot]})
    if not 1 <= value <= 48:
        return Refusal(Rule.COVERED, "kryptos-no-such-value")
    if value not in state.free:
        return Refusal(Rule.COVERED, "kryptos-covered", {"value": value})
    return Refusal(Rule.REPEAT, "kryptos-repeat", {"value": value})


def advance(state: State, seat: int, action: Action | Event) -> None:
    """Play a legal action or an event in place.  If you do not trust it, ask ``refuse`` first."""
    if isinstance(action, Guess):
        attempt(state, seat, action.target * state.size + action.index, action.value)
    elif isinstance(action, Reveal):
        reveal_card(state, seat * state.size + action.index)
        pass_reveal(state)
    elif isinstance(action, EndTurn):
        end_turn(state)
    elif isinstance(action, Deal):
        deal_card(state, action.card)
    elif isinstance(action, First):
        name_first_player(state, action.seat)
    else:
        assert_never(action)


def attempt(state: State, seat: int, slot: int, value: int) -> None:
    """Resolve a first or second attempt (KRP-22 to KRP-30)."""
    second = state.tried > 0
    if second:
        pay_second_attempt(state, seat, slot // state.size)
    if state.hands[slot] == value:
        guess_right(state, seat, slot)
        end_turn(state)
        return
    guess_wrong(state, slot, value)
    if second:
        end_turn(state)
    else:
        offer_second_attempt(state, slot, value)


def outcome(state: State) -> Outcome | None:
    """Rank by points, ties by turn order from the first player (KRP-36, KRP-37)."""
    if not state.over:
        return None
    order = sorted(range(state.seats), key=lambda s: (-state.points[s], (s - state.first) % state.seats))
    return Outcome(
        scores=tuple(state.points),
        ranks=tuple(order.index(seat) + 1 for seat in range(state.seats)),
    )


def absent(state: State, seat: int, rng: Random) -> Action:
    """Choose for a player who does not answer: end the turn, or anything legal at random."""
    if state.tried:
        return END_TURN
    actions = legal(state, seat)
    return actions[rng.randrange(len(actions))]
