"""What a seat of Krysis knows, as a value that is quicker to make than its view.  Compiled where possible."""

from typing import Final

from kastellan.games.krysis import phases
from kastellan.games.krysis.fields import HIDDEN, kinds_are_open, seen_by_all
from kastellan.games.krysis.state import State

SHOWN: Final[list[list[bool]]] = [
    [row.name in seen_by_all(phase, open_hq) for row in HIDDEN]
    for phase in range(phases.OVER + 1)
    for open_hq in (False, True)
]
"""``SHOWN[2 * phase + open_hq]`` tells for each hidden field whether everybody sees it."""

HQ: Final = 0
HOARD: Final = 1
MISSIONS: Final = 2
BIDS: Final = 3
FACE_DOWN: Final = 4
HAND: Final = 5
PILES: Final = 6
REMOVED: Final = 7
CHOSEN: Final = 8
EXTRAS: Final = 9
"""The hidden fields as ``fields.HIDDEN`` lists them."""

Numbers = tuple[int, ...]


def part(numbers: list[int], shown: bool, each: int, seat: int) -> Numbers:
    """Return what a seat knows of numbers that lie ``each`` so many by seat: all, or its own."""
    return tuple(numbers) if shown else tuple(numbers[each * seat : each * (seat + 1)])


def known(state: State, seat: int) -> tuple[object, ...]:
    """Return what a seat knows: equal for equal views of one game and for no others."""
    shown = SHOWN[2 * state.phase + int(state.options.open_hq)]
    return (
        state.phase,
        state.round,
        state.reveal,
        state.ready,
        state.turn,
        state.used,
        state.acted,
        state.leaving,
        state.icons,
        state.back,
        state.recruiter,
        state.recruit_kind,
        state.order,
        state.initiative,
        tuple(state.bank),
        tuple(state.scrap),
        tuple(state.score),
        tuple(state.spaces),
        tuple(state.camp),
        tuple(state.weapon),
        tuple(state.transport),
        tuple(state.team),
        tuple(state.gone),
        tuple(state.recruits),
        part(state.hq, shown[HQ], 3, seat),
        part(state.hoard, shown[HOARD], 6, seat),
        state.missions if shown[MISSIONS] else state.missions[seat],
        part(state.bids, shown[BIDS], 3, seat),
        part(state.face_down, shown[FACE_DOWN], 6, seat),
        part(state.hand, shown[HAND], 1, seat),
        part(state.piles, shown[PILES], 1, seat),
        part(state.removed, shown[REMOVED], 1, seat),
        part(state.chosen, shown[CHOSEN], 1, seat),
        state.extras if shown[EXTRAS] else state.extras[seat],
        sum(state.artefacts),
        open_numbers(state, seat) if state.phase > phases.TACTICAL else None,
        in_hand(state, seat) if state.turn >= 0 else None,
    )


def open_numbers(state: State, seat: int) -> tuple[object, ...]:
    """Return how many cards the others have, once hands are no longer formed in secret."""
    kinds, carriers, open_hq = kinds_are_open(state.options), state.content.carriers, state.options.open_hq
    numbers: list[int] = []
    for other in range(state.seats):
        if other != seat:
            pile, hand = state.piles[other], state.hand[other]
            numbers.append(cards_of(state.face_down, other))
            numbers.append(hand.bit_count())
            numbers.append((hand & carriers).bit_count() if kinds else -1)
            numbers.append((pile & carriers).bit_count())
            numbers.append(pile.bit_count())
            if open_hq:
                numbers.append(cards_of(state.hoard, other))
    return tuple(numbers)


def cards_of(cards: list[int], seat: int) -> int:
    """Return how many artefacts a seat has."""
    at = 6 * seat
    return cards[at] + cards[at + 1] + cards[at + 2] + cards[at + 3] + cards[at + 4] + cards[at + 5]


def in_hand(state: State, seat: int) -> tuple[object, ...]:
    """Return what is being drawn, stolen, spied on or put together, as far as the seat sees it."""
    draft = state.draft
    if seat == state.order[state.turn]:
        spied = state.face_down[6 * draft.aim : 6 * draft.aim + 6] if draft.act == phases.SPYING else []
        return tuple(state.pair), draft.key(), tuple(spied)
    drawn = int(state.pair[0] >= 0) + int(state.pair[1] >= 0)
    if state.phase in phases.LOOT:
        loot = tuple(draft.bundle) if seat == draft.aim else sum(draft.bundle)
        return draft.aim, tuple(draft.goods), draft.announced, loot
    return (drawn, draft.aim, draft.special) if draft.act == phases.SPYING else (drawn,)
