"""Who may know what in Krysis: views, imagination and what bots know follow from the rows of ``fields``."""

from functools import cache
from operator import attrgetter, getitem
from typing import Final

from kastellan.games.krysis import phases
from kastellan.games.krysis.fields import HIDDEN, OPEN, SEAT
from kastellan.games.krysis.options import Options
from kastellan.games.krysis.state import SPYING, State

ALL: Final = frozenset(row.name for row in HIDDEN)


@cache
def seen_by_all(phase: int, open_hq: bool) -> frozenset[str]:
    """Return the names of what everybody sees in such a phase, with or without open HQs."""
    shown = frozenset(row.name for row in SEAT if phase not in row.secret_in)
    return shown | {"hq"} if open_hq else shown


Counts = tuple[int, int | None, tuple[int, int]]


def kinds_are_open(options: Options) -> bool:
    """Return whether all can tell carriers in hand: not after a choice from secret decks (KRY-95)."""
    return not (options.tactical and options.advanced)


def counted(state: State, seat: int, kinds: bool) -> Counts:
    """Return the agents in hand, how many of them are carriers if ``kinds``, and the sizes of both piles."""
    carriers, pile, hand = state.content.carriers, state.piles[seat], state.hand[seat]
    held = (hand & carriers).bit_count() if kinds else None
    in_pile = (pile & carriers).bit_count()
    return hand.bit_count(), held, (in_pile, pile.bit_count() - in_pile)


NUMBERS: Final = attrgetter(
    "options", "phase", "round", "reveal", "ready", "turn", "used", "acted", "leaving", "icons", "back",
    "recruiter", "recruit_kind", "order", "initiative",
)  # fmt: skip
LISTS: Final = attrgetter("bank", "scrap", *[row.name for row in OPEN if row.name != "initiative"])
SECRETS: Final = attrgetter(*[row.name for row in HIDDEN])


@cache
def cuts(seat: int, phase: int, open_hq: bool) -> tuple[slice, ...]:
    """Return which part of each secret a seat knows: its own, or all."""
    shown = seen_by_all(phase, open_hq)
    own = [slice(row.form.each * seat, row.form.each * (seat + 1)) for row in HIDDEN]
    return tuple(slice(None) if row.name in shown else cut for row, cut in zip(HIDDEN, own, strict=True))


def known(state: State, seat: int) -> tuple[object, ...]:
    """Return what a seat knows, quicker than its view: equal for equal views and for no others."""
    parts = cuts(seat, state.phase, state.options.open_hq)
    return (
        NUMBERS(state),
        tuple(map(tuple, LISTS(state))),
        tuple(map(tuple, map(getitem, SECRETS(state), parts))),
        sum(state.artefacts),
        open_numbers(state, seat) if state.phase > phases.TACTICAL else None,
        in_hand(state, seat) if state.turn >= 0 else None,
    )


def open_numbers(state: State, seat: int) -> tuple[object, ...]:
    """Return how many cards the others have, once hands are no longer formed in secret."""
    kinds, cards = kinds_are_open(state.options), state.face_down
    others = [other for other in range(state.seats) if other != seat]
    numbers = [(sum(cards[6 * other : 6 * other + 6]), *counted(state, other, kinds)) for other in others]
    if state.options.open_hq:
        return *numbers, *[sum(state.hoard[6 * other : 6 * other + 6]) for other in others]
    return tuple(numbers)


def in_hand(state: State, seat: int) -> tuple[object, ...]:
    """Return what is being drawn, stolen, spied on or put together, as far as the seat sees it."""
    draft = state.draft
    if seat == state.order[state.turn]:
        spied = state.face_down[6 * draft.aim : 6 * draft.aim + 6] if draft.act == SPYING else ()
        return tuple(state.pair), draft.key(), tuple(spied)
    drawn = sum(card >= 0 for card in state.pair)
    if state.phase in phases.LOOT:
        loot = tuple(draft.bundle) if seat == draft.aim else sum(draft.bundle)
        return draft.aim, tuple(draft.goods), draft.announced, loot
    return (drawn, draft.aim, draft.special) if draft.act == SPYING else (drawn,)
