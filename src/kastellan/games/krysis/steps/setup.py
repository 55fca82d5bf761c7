"""The set-up: missions, decks, hands, first artefacts and the entrance."""

from kastellan.games.krysis.state import (
    ARTEFACTS,
    BID,
    DECK,
    ENTRANCE,
    ENTRANCES,
    HANDS,
    TACTICAL,
    State,
    phase_after_missions,
)
from kastellan.games.krysis.steps.cards import size
from kastellan.games.krysis.steps.goods import take_from_bank


def deal_mission(state: State, mission: int) -> None:
    """Give the next seat its secret mission (KRY-110)."""
    dealt = state.missions[:]
    seat = dealt.index(-1)
    dealt[seat] = mission
    state.missions = dealt
    if seat == state.seats - 1:
        state.phase = phase_after_missions(state.options)


def deal_extra(state: State, agent: int) -> None:
    """Give the next seat an extra agent (KRY-120)."""
    dealt = state.extras[:]
    seat = dealt.index(-1)
    dealt[seat] = agent
    state.extras = dealt
    state.piles[seat] |= 1 << agent
    if seat == state.seats - 1:
        state.phase = DECK


def quota(state: State, seat: int, stars: int) -> int:
    """Return how many agents of a star level a seat removes (KRY-91, KRY-121)."""
    extra = state.extras[seat]
    return 3 if extra >= 0 and state.content.stars[extra] == stars else 2


def remove_agent(state: State, seat: int, agent: int) -> None:
    """Put an agent aside for removal (KRY-91)."""
    state.piles[seat] ^= 1 << agent
    state.removed[seat] |= 1 << agent


def keep_all_agents(state: State, seat: int) -> None:
    """Take the agents back that were put aside."""
    state.piles[seat] |= state.removed[seat]
    state.removed[seat] = 0


def confirm_deck(state: State, seat: int) -> None:
    """Make a deck final; go on when all are (KRY-91, KRY-92)."""
    state.ready |= 1 << seat
    if state.ready == (1 << state.seats) - 1:
        state.ready = 0
        state.phase = TACTICAL if state.options.tactical else HANDS


def pick_agent(state: State, seat: int, agent: int) -> None:
    """Take an agent into the tactical hand (KRY-105)."""
    state.piles[seat] ^= 1 << agent
    state.hand[seat] |= 1 << agent


def put_hand_back(state: State, seat: int) -> None:
    """Begin the tactical hand anew."""
    state.piles[seat] |= state.hand[seat]
    state.hand[seat] = 0


def confirm_hand(state: State, seat: int) -> None:
    """Make a tactical hand final; deal artefacts when all are (KRY-105)."""
    state.ready |= 1 << seat
    if state.ready == (1 << state.seats) - 1:
        state.ready = 0
        state.phase = ARTEFACTS


def hand_pile(state: State) -> int:
    """Return the pile for the next card of the opening deal: 3 carriers, then 3 warriors (KRY-7, KRY-94)."""
    for seat in range(state.seats):
        held = size(state.hand[seat])
        if held < 6:
            pile = state.piles[seat]
            kind = pile & (state.content.carriers if held < 3 else state.content.warriors)
            return kind or pile
    raise AssertionError("all hands are dealt")


def deal_hand(state: State, agent: int) -> None:
    """Deal one agent of an opening hand (KRY-7)."""
    for seat in range(state.seats):
        if size(state.hand[seat]) < 6:
            state.piles[seat] ^= 1 << agent
            state.hand[seat] |= 1 << agent
            if seat == state.seats - 1 and size(state.hand[seat]) == 6:
                state.phase = ARTEFACTS
            return


def deal_first_artefact(state: State, artefact: int) -> None:
    """Put one artefact face down into the next camp (KRY-8)."""
    state.artefacts[artefact] -= 1
    dealt = sum(state.face_down)
    state.face_down[6 * dealt + artefact] = 1
    if dealt == state.seats - 1:
        state.phase = ENTRANCE


def enter(state: State, seat: int) -> None:
    """Put a miner on the next entrance space and take its crystals (KRY-10, KRY-11)."""
    taken = state.seats - state.spaces.count(-1)
    space = ENTRANCES[state.seats][taken]
    state.spaces[seat] = space
    shown = state.content.entrance
    for colour in range(3):
        take_from_bank(state, seat, colour, shown[3 * space + colour])
    if taken == state.seats - 1:
        state.phase = BID
        state.round = 1
