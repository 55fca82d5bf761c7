"""Positions of Kryptos as text: what is written, and what is checked when one is read."""

import msgspec

from kastellan.core.refusal import must
from kastellan.core.written import kept, settable, shown
from kastellan.games.kryptos.actions import Guess
from kastellan.games.kryptos.content import Colours
from kastellan.games.kryptos.options import Options, forbid, highest
from kastellan.games.kryptos.play import is_end_card, revealable
from kastellan.games.kryptos.rules import Rule
from kastellan.games.kryptos.state import STARTING_POINTS, State, attempted, noted, start
from kastellan.games.kryptos.steps import WINNING_POINTS, pass_reveal, reveal_card

MOST_TRIES = 5_000


class WrittenPosition(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A whole position.

    ``hands`` are values left to right, fewer than a full hand while cards are dealt;
    ``face_up`` are the indices of revealed cards; ``wrong`` are refuted guesses.  ``turn`` is
    the seat that acts or acted last.  ``tried`` is the wrong first attempt of this turn.
    """

    options: Options = Options()
    first: int | None = None
    hands: tuple[tuple[int, ...], ...]
    face_up: tuple[tuple[int, ...], ...] = ()
    aside: tuple[int, ...] = ()
    points: tuple[int, ...] = ()
    turn: int | None = None
    tried: Guess | None = None
    wrong: tuple[Guess, ...] = ()
    triggered: bool = False
    dry: int = 0
    found: bool = False
    over: bool = False


def write(state: State) -> WrittenPosition:
    """Write ``state`` down, secrets included."""
    size, seats = state.size, range(state.seats)
    return WrittenPosition(
        options=state.options,
        first=shown(state.first),
        hands=tuple(tuple(v for v in state.hands[s * size : (s + 1) * size] if v) for s in seats),
        face_up=tuple(tuple(i for i in range(size) if s * size + i not in state.hidden) for s in seats),
        aside=tuple(state.aside),
        points=tuple(state.points),
        turn=shown(state.turn),
        tried=None if not state.tried else at_slot(state, *attempted(state.tried)),
        wrong=tuple(
            at_slot(state, slot, value)
            for slot, mask in enumerate(state.wrong)
            for value in range(1, 49)
            if mask >> value & 1
        ),
        triggered=state.triggered,
        dry=state.dry,
        found=state.found,
        over=state.over,
    )


def at_slot(state: State, slot: int, value: int) -> Guess:
    """Return the guess that names ``value`` for the card in ``slot``."""
    return Guess(slot // state.size, slot % state.size, value)


def read(written: WrittenPosition, content: Colours) -> State:
    """Return the written position; refuse an impossible one with its field and rule."""
    seats = len(written.hands)
    settable(forbid(seats, written.options), {"kryptos-players": "$.hands"})
    state = start(seats, written.options, content)
    size = state.size
    check_cards(written, seats, size)
    state.hands = [card for hand in written.hands for card in (*hand, *[0] * (size - len(hand)))]
    for seat, indices in enumerate(written.face_up):
        for index in indices:
            reveal_card(state, seat * size + index)
    dealing = 0 in state.hands
    state.aside = list(written.aside) if dealing else sorted(written.aside)
    held = {*state.hands, *state.aside}
    state.deck = [card for card in state.deck if card not in held] if dealing else []
    state.first = state.first if written.first is None else written.first
    state.turn = kept(written.turn)
    state.points = list(written.points) or state.points
    state.reveals = min(len(state.hands) - len(state.hidden), 2 * seats)
    state.triggered, state.dry = written.triggered, written.dry
    state.found, state.over = written.found, written.over
    check_turn(written, state, dealing)
    check_guesses(written, state)
    return state


def check_cards(written: WrittenPosition, seats: int, size: int) -> None:
    """Refuse hands, face-up cards and piles that no deal can give."""
    last = highest(seats, written.options)
    seen: dict[int, str] = {}
    for seat, hand in enumerate(written.hands):
        must(len(hand) <= size, f"$.hands[{seat}]", f"{len(hand)} cards; a hand has {size}", Rule.DEAL)
        ordered = written.turn is None or list(hand) == sorted(hand)
        must(ordered, f"$.hands[{seat}]", "is not ascending", Rule.SORTED_HANDS)
    piles = [
        *((f"$.hands[{seat}]", hand) for seat, hand in enumerate(written.hands)),
        ("$.aside", written.aside),
    ]
    for place, pile in piles:
        for card in pile:
            must(
                1 <= card <= last, place, f"{card} is not in play; cards are 1 to {last}", Rule.CARDS_IN_PLAY
            )
            must(card not in seen, place, f"{card} is already in {seen.get(card)}", Rule.CARDS_IN_PLAY)
            seen[card] = place
    must(
        len(written.face_up) in (0, seats),
        "$.face_up",
        f"needs one list for each of {seats} seats",
        Rule.REVEAL,
    )
    for seat, indices in enumerate(written.face_up):
        fine = len(set(indices)) == len(indices) and all(0 <= i < len(written.hands[seat]) for i in indices)
        must(fine, f"$.face_up[{seat}]", "names a card twice or one that is not there", Rule.REVEAL)
    must(
        len(written.points) in (0, seats),
        "$.points",
        f"needs one number for each of {seats} seats",
        Rule.POINTS,
    )
    must(min(written.points, default=0) >= 0, "$.points", "points are never negative", Rule.POINTS)


def check_turn(written: WrittenPosition, state: State, dealing: bool) -> None:
    """Refuse a first player, a turn or an end that the rest of the position does not allow."""
    seats, chosen = state.seats, state.options.first_player
    named = written.first is None or 0 <= written.first < seats
    must(named, "$.first", f"is a seat from 0 to {seats - 1}", Rule.FIRST_PLAYER)
    must(chosen in (None, state.first), "$.first", f"is {chosen} by the options", Rule.FIRST_PLAYER)
    if dealing:
        check_deal(written, state)
        return
    aside = highest(seats, state.options) - len(state.hands)
    must(len(state.aside) == aside, "$.aside", f"has {aside} cards once all is dealt", Rule.UNDEALT)
    must(state.first >= 0, "$.first", "is known once all is dealt", Rule.FIRST_PLAYER)
    must(0 <= state.turn < seats, "$.turn", f"is a seat from 0 to {seats - 1}", Rule.TURN)
    check_reveals(state)
    if state.reveals < 2 * seats:
        check_set_up(written, state)
        return
    check_end(state)
    target = state.over or state.left[state.turn] < len(state.hidden)
    must(target, "$.turn", "has nobody to ask, so the turn is skipped", Rule.SKIPPED)


def check_deal(written: WrittenPosition, state: State) -> None:
    """Refuse anything but cards while they are dealt: the mystery cards first, then hand by hand."""
    must(written.turn is None, "$.turn", "nobody acts during the deal", Rule.DEAL)
    must(len(state.hidden) == len(state.hands), "$.face_up", "no card is revealed during the deal", Rule.DEAL)
    held = [card > 0 for card in state.hands]
    must(held == sorted(held, reverse=True), "$.hands", "are dealt one after the other", Rule.DEAL)
    first = 4 if state.options.mystery else 0
    fine = len(state.aside) <= first if not any(held) else len(state.aside) == first
    must(fine, "$.aside", f"has {first} cards before the first hand is dealt", Rule.MYSTERY_ASIDE)
    must(state.first >= 0 or not (state.aside or any(held)), "$.first", "is drawn first", Rule.FIRST_PLAYER)
    must_be_untouched(written, state)


def check_reveals(state: State) -> None:
    """Refuse face-up cards that two laps of reveals do not explain (KRP-13, KRP-14, KRP-17 to KRP-20)."""
    shown = [state.size - left for left in state.left]
    made = [0] * state.seats
    for lap, seat in enumerate((state.first - 1 - k) % state.seats for k in range(state.reveals)):
        made[seat] += 1
        fine = made[seat] <= shown[seat]
        must(fine, f"$.face_up[{seat}]", f"reveal number {lap + 1} is missing", Rule.TWO_LAPS)
    if state.options.advanced_setup:
        for seat in range(state.seats):
            check_advanced(state, seat, made[seat])
        fine = can_be_revealed(state, set(range(len(state.hands))).difference(state.hidden))
        must(fine, "$.face_up", "so many of a colour are not revealed in the set-up", Rule.COLOUR_CAP)


def check_advanced(state: State, seat: int, made: int) -> None:
    """Refuse a hand without the cards that its owner may have revealed ``made`` times (KRP-17, KRP-18)."""
    begin, place = seat * state.size, f"$.face_up[{seat}]"
    slots = [slot for slot in range(begin, begin + state.size) if slot not in state.hidden]
    inner = [state.hands[slot] for slot in slots if not is_end_card(state, slot)]
    must(len(inner) >= made, place, "the ends of the hand are not revealed in the set-up", Rule.END_CARD)
    apart = made < 2 or any(abs(one - other) > 1 for one in inner for other in inner)
    must(apart, place, "neighbours are not both revealed in the set-up", Rule.NEIGHBOUR)


def can_be_revealed(state: State, shown: set[int]) -> bool:
    """Return whether the set-up can have come this far with cards in the slots ``shown``.

    What a player chooses shapes what the next may choose, so ways are tried one after the other; where
    many cards lie open nearly every way fits, and after so many tries the position is taken as possible.
    """
    begun = state.copy()
    begun.hidden, begun.left = list(range(len(state.hands))), [state.size] * state.seats
    begun.free = sorted({*state.free, *(state.hands[slot] for slot in shown)})
    begun.reveals, begun.turn = 0, (state.first - 1) % state.seats
    waiting = [begun]
    for _ in range(MOST_TRIES):
        if not waiting:
            return False
        before = waiting.pop()
        if before.reveals == state.reveals:
            return True
        for slot in shown.intersection(revealable(before)):
            after = before.copy()
            reveal_card(after, slot)
            pass_reveal(after)
            waiting.append(after)
    return True


def check_set_up(written: WrittenPosition, state: State) -> None:
    """Refuse what cannot be before the first turn."""
    turn = (state.first - 1 - state.reveals) % state.seats
    must(state.turn == turn, "$.turn", f"is {turn}, who reveals now", Rule.REVEAL_ORDER)
    must_be_untouched(written, state)


def must_be_untouched(written: WrittenPosition, state: State) -> None:
    """Refuse scores, attempts and an end before the first turn."""
    must(
        set(state.points) == {STARTING_POINTS},
        "$.points",
        "are 2 each before the first turn",
        Rule.STARTING_POINTS,
    )
    early = "nobody guesses before the set-up is finished"
    must(not written.wrong, "$.wrong", early, Rule.REVEAL_ORDER)
    must(written.tried is None, "$.tried", early, Rule.REVEAL_ORDER)
    must(not state.triggered, "$.triggered", "nobody has 15 points", Rule.TRIGGER)
    must(state.dry == 0, "$.dry", "no round has been played", Rule.DRY_ROUNDS)
    must(not state.found, "$.found", "no card has been guessed", Rule.REVEAL_ORDER)
    must(not state.over, "$.over", "the set-up is not finished", Rule.TWO_LAPS)


def check_end(state: State) -> None:
    """Refuse an end without its reason, and a reason without the end."""
    most, last = max(state.points), (state.first - 1) % state.seats
    must(state.triggered or most < WINNING_POINTS, "$.triggered", "15 points trigger the end", Rule.TRIGGER)
    # Only who was lifted to 15 by a bribe can pay one afterwards and drop to 14 (KRP-49).
    reached = most >= WINNING_POINTS - state.options.bribe
    must(reached or not state.triggered, "$.triggered", "nobody has reached 15 points", Rule.TRIGGER)
    guessed = len(state.hands) - len(state.hidden) - 2 * state.seats
    must(guessed or not state.found, "$.found", "no card but those of the set-up is face up", Rule.RIGHT)
    must(state.hidden or state.over, "$.over", "all cards are face up", Rule.ALL_REVEALED)
    limit = state.options.dry_rounds
    must(0 <= state.dry <= limit, "$.dry", f"is a number from 0 to {limit}", Rule.DRY_ROUNDS)
    must(state.over or state.dry < limit, "$.over", f"{limit} dry rounds end the game", Rule.DRY_ROUNDS)
    if state.over and state.hidden:
        reason = state.triggered or state.dry == limit
        must(reason and state.turn == last, "$.over", "the last round is not complete", Rule.EQUAL_TURNS)


def check_guesses(written: WrittenPosition, state: State) -> None:
    """Take over refuted guesses; refuse those that were right or cannot be."""
    for number, guess in enumerate(written.wrong):
        slot = guessed_slot(state, guess, f"$.wrong[{number}]")
        state.wrong[slot] |= 1 << guess.value
    if written.tried is not None:
        slot = guessed_slot(state, written.tried, "$.tried")
        must(written.tried.target != state.turn, "$.tried", "aims at an own card", Rule.TARGET)
        must(written.tried.value in state.free, "$.tried", "names a covered value", Rule.COVERED)
        must(
            state.points[state.turn] > 0,
            "$.tried",
            "no point to pay for another",
            Rule.SECOND_ATTEMPT,
        )
        must(not state.over, "$.tried", "the game is over", Rule.SECOND_ATTEMPT)
        state.wrong[slot] |= 1 << written.tried.value
        state.tried = noted(slot, written.tried.value)


def guessed_slot(state: State, guess: Guess, place: str) -> int:
    """Return the slot of a refuted guess after checking that it can have been one."""
    there = 0 <= guess.target < state.seats and 0 <= guess.index < state.size
    must(there, place, "aims at no card", Rule.TARGET)
    slot = guess.target * state.size + guess.index
    must(slot in state.hidden, place, "aims at a face-up card", Rule.TARGET)
    last = highest(state.seats, state.options)
    must(1 <= guess.value <= last, place, f"names no card in play; cards are 1 to {last}", Rule.COVERED)
    must(state.hands[slot] != guess.value, place, "was right, so the card is face up", Rule.RIGHT)
    return slot
