"""The set-up: missions, decks, hands, first artefacts and the entrance."""

from typing import Any

from kastellan.games.krysis import phases
from kastellan.games.krysis.state import ENTRANCES, HAND, TACTICAL_HAND, State, next_in_setup
from kastellan.games.krysis.steps.goods import take_from_bank


def all_ready(state: State, seat: int) -> bool:
    """Make the sealed choice of a seat final; return whether it was the last one."""
    state.ready |= 1 << seat
    if state.ready < (1 << state.seats) - 1:
        return False
    state.ready = 0
    return True


def dealt(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    """Return cards with one more for the next seat."""
    seat = cards.index(-1)
    return (*cards[:seat], card, *cards[seat + 1 :])


def deal_mission(state: State, _seat: int, event: Any) -> None:
    """Give the next seat its secret mission (KRY-110)."""
    state.missions = dealt(state.missions, event.mission)
    if state.missions[-1] >= 0:
        state.phase = next_in_setup(state.options, state.phase)


def deal_extra(state: State, _seat: int, event: Any) -> None:
    """Give the next seat an extra agent (KRY-120)."""
    state.piles[state.extras.index(-1)] |= 1 << event.agent
    state.extras = dealt(state.extras, event.agent)
    if state.extras[-1] >= 0:
        state.phase = next_in_setup(state.options, state.phase)


def quota(state: State, seat: int, stars: int) -> int:
    """Return how many agents of a star level a seat removes (KRY-91, KRY-121)."""
    extra = state.extras[seat]
    return 3 if extra >= 0 and state.content.stars[extra] == stars else 2


def quotas(state: State, seat: int) -> list[tuple[int, int]]:
    """Return how many agents of which sets a seat chooses: of each star level, or of all for the hand."""
    if state.phase == phases.TACTICAL:
        return [(-1, TACTICAL_HAND)]
    return [(state.content.star_masks[stars], quota(state, seat, stars)) for stars in (1, 2, 3)]


def move_agent(state: State, seat: int, agent: int, place: list[int]) -> None:
    """Take an agent out of the piles."""
    state.piles[seat] ^= 1 << agent
    place[seat] |= 1 << agent


def put_aside(state: State) -> list[int]:
    """Return where chosen agents go: out of the decks, or into the tactical hands (KRY-91, KRY-105)."""
    return state.removed if state.phase == phases.DECK else state.hand


def add_agent(state: State, seat: int, action: Any) -> None:
    """Remove an agent from the deck, or take it into the tactical hand (KRY-91, KRY-105)."""
    move_agent(state, seat, action.agent, put_aside(state))


def put_back(state: State, seat: int, _action: Any) -> None:
    """Put the chosen agents back into the piles: the choice begins anew."""
    place = put_aside(state)
    state.piles[seat] |= place[seat]
    place[seat] = 0


def confirm_agents(state: State, seat: int, _action: Any) -> None:
    """Make a deck or a tactical hand final; go on when all are (KRY-91, KRY-92, KRY-105)."""
    if all_ready(state, seat):
        state.phase = next_in_setup(state.options, state.phase)


def next_hand(state: State) -> int:
    """Return the seat that gets the next card of the opening deal."""
    seat = 0
    while state.hand[seat].bit_count() == HAND:
        seat += 1
    return seat


def hand_pile(state: State) -> int:
    """Return the pile for the next card of the opening deal: 3 carriers, then 3 warriors (KRY-7, KRY-94)."""
    seat = next_hand(state)
    content, pile = state.content, state.piles[seat]
    return pile & (content.carriers if state.hand[seat].bit_count() < 3 else content.warriors) or pile


def deal_hand(state: State, _seat: int, event: Any) -> None:
    """Deal one agent of an opening hand (KRY-7)."""
    move_agent(state, next_hand(state), event.agent, state.hand)
    if state.hand[-1].bit_count() == HAND:
        state.phase = phases.ARTEFACTS


def deal_first_artefact(state: State, _seat: int, event: Any) -> None:
    """Put one artefact face down into the next camp (KRY-8)."""
    camps = sum(state.face_down)
    state.artefacts[event.artefact] -= 1
    state.face_down[6 * camps + event.artefact] = 1
    if camps == state.seats - 1:
        state.phase = phases.ENTRANCE


def enter(state: State, _seat: int, event: Any) -> None:
    """Put a miner on the next entrance space and take its crystals (KRY-10, KRY-11)."""
    entered = state.seats - state.spaces.count(-1)
    space = ENTRANCES[state.seats][entered]
    state.spaces[event.seat] = space
    take_from_bank(state, event.seat, state.content.entrance, 3 * space)
    if entered == state.seats - 1:
        state.phase = phases.BID
        state.round = 1
