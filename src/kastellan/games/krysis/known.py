"""What a seat knows of a position of Krysis, as a value that is quicker to make than its view."""

from kastellan.games.krysis.state import (
    ACTION,
    BID,
    DESTINATION,
    RECRUIT,
    SPYING,
    TACTICAL,
    THEFT,
    State,
)
from kastellan.games.krysis.steps.cards import face_down_cards, size


def known(state: State, seat: int) -> tuple[object, ...]:
    """Return what tells decisions of a seat apart: equal for equal views and for no others."""
    return (
        state.options, state.phase, state.round, state.reveal, state.ready, state.turn, tuple(state.order),
        state.used, state.acted, state.leaving, tuple(state.bank), tuple(state.scrap), sum(state.artefacts),
        tuple(state.spaces), tuple(state.score), tuple(state.camp), tuple(state.weapon),
        tuple(state.transport), tuple(state.team), tuple(state.gone),
        tuple(state.initiative) if state.reveal == 3 else (),
        own_things(state, seat), bids(state, seat), others(state, seat), in_hand(state, seat),
    )  # fmt: skip


def own_things(state: State, seat: int) -> tuple[object, ...]:
    """Return what lies behind the own screen and in the own hand."""
    return (
        tuple(state.hq[3 * seat : 3 * seat + 3]), tuple(state.hoard[6 * seat : 6 * seat + 6]),
        tuple(state.face_down[6 * seat : 6 * seat + 6]), state.hand[seat], state.piles[seat],
        state.removed[seat], state.chosen[seat], state.missions[seat], state.extras[seat],
        tuple(state.recruits[2 * seat : 2 * seat + 2]),
    )  # fmt: skip


def bids(state: State, seat: int) -> tuple[int, ...]:
    """Return the own bid, and all of them once they are open (KRY-15)."""
    return tuple(state.bids[3 * seat : 3 * seat + 3] if state.phase == BID else state.bids)


def others(state: State, seat: int) -> tuple[object, ...]:
    """Return the open numbers of the other seats: cards, piles, recruits, and open headquarters."""
    if state.phase <= TACTICAL:
        return ()
    carriers, open_hq = state.content.carriers, state.options.open_hq
    hidden_kinds = state.options.tactical and state.options.advanced
    seen: list[object] = []
    for other in range(state.seats):
        if other == seat:
            continue
        drawn, pile, hand = state.recruits[2 * other : 2 * other + 2], state.piles[other], state.hand[other]
        seen += [
            face_down_cards(state, other), size(hand), *drawn, size(pile & carriers), size(pile & ~carriers),
            None if hidden_kinds else size(hand & carriers),
        ]  # fmt: skip
        if open_hq:
            seen += [*state.hq[3 * other : 3 * other + 3], sum(state.hoard[6 * other : 6 * other + 6])]
    return tuple(seen)


def in_hand(state: State, seat: int) -> tuple[object, ...]:
    """Return what is being drawn, stolen, spied on or put together, as far as the seat sees it."""
    active = state.order[state.turn] if state.turn >= 0 else -1
    seen: list[object] = [state.icons, state.back == ACTION if state.icons else None]
    seen.append(tuple(state.pair) if active == seat else sum(card >= 0 for card in state.pair))
    if state.phase in (THEFT, DESTINATION):
        loot = tuple(state.bundle) if seat in (active, state.aim) else sum(state.bundle)
        seen += [state.aim, tuple(state.goods), state.announced, loot]
    elif state.act == SPYING:
        cards = tuple(state.face_down[6 * state.aim : 6 * state.aim + 6]) if active == seat else None
        seen += [state.aim, state.special, cards]
    elif active == seat and state.phase == ACTION:
        seen += [
            state.act, state.aim, state.special, state.arm, state.ride, tuple(state.goods),
            tuple(state.bundle), state.announced,
        ]  # fmt: skip
    if state.phase == RECRUIT:
        seen += [state.recruiter, state.recruit_kind]
    return tuple(seen)
