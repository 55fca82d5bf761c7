"""What a seat of Krysis knows, as a value that is quicker to make than its view.  Compiled where possible."""

from operator import attrgetter, getitem
from typing import Final

from kastellan.games.krysis import phases
from kastellan.games.krysis.fields import HIDDEN, OPEN, POSITION, counted, kinds_are_open, seen_by_all
from kastellan.games.krysis.state import State
from kastellan.games.krysis.steps.cards import cards_of

ALONE: Final = attrgetter("ready", *[row.name for row in POSITION if row.name not in ("scrap", "pair")])
LISTED: Final = attrgetter("bank", "scrap", *[row.name for row in OPEN])
SECRET: Final = attrgetter(*[row.name for row in HIDDEN])
"""What all see of a position, in single values and in several, and what may be hidden from them."""

OWN: Final = [
    [slice(seat * row.form.each, (seat + 1) * row.form.each) for row in HIDDEN] for seat in range(4)
]
PARTS: Final = [
    [
        slice(None) if row.name in seen_by_all(phase, open_hq) else own
        for row, own in zip(HIDDEN, OWN[seat], strict=True)
    ]
    for phase in range(phases.OVER + 1)
    for open_hq in (False, True)
    for seat in range(4)
]
"""``PARTS[8 * phase + 4 * open_hq + seat]`` tells which part of each hidden field a seat sees."""


def known(state: State, seat: int) -> tuple[object, ...]:
    """Return what a seat knows: equal for equal views of one game and for no others."""
    parts = PARTS[8 * state.phase + 4 * int(state.options.open_hq) + seat]
    return (
        *ALONE(state),
        *map(tuple, LISTED(state)),
        *map(tuple, map(getitem, SECRET(state), parts)),
        sum(state.artefacts),
        open_numbers(state, seat) if state.phase > phases.TACTICAL else None,
        in_hand(state, seat) if state.turn >= 0 else None,
    )


def open_numbers(state: State, seat: int) -> tuple[object, ...]:
    """Return how many cards the others have, once hands are no longer formed in secret."""
    kinds, camps, homes = kinds_are_open(state.options), state.face_down, state.hoard
    numbers: list[object] = []
    for other in range(state.seats):
        if other != seat:
            numbers += cards_of(camps, other), counted(state, other, kinds)
            if state.options.open_hq:
                numbers.append(cards_of(homes, other))
    return tuple(numbers)


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
