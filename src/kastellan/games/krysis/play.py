"""Who may act in Krysis, what chance does, and which steps follow an action."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from kastellan.core.chance import Even
from kastellan.core.game import Outcome
from kastellan.games.krysis import actions as do
from kastellan.games.krysis.actions import (
    DEAL_AGENTS,
    DEAL_ARTEFACTS,
    DEAL_MISSIONS,
    ENTERS,
    Action,
    Event,
)
from kastellan.games.krysis.state import (
    ACTION,
    ARTEFACTS,
    ATTACKING,
    BID,
    DECK,
    ENTRANCE,
    EXTRAS,
    FIND,
    HANDS,
    LOADING,
    MISSIONS,
    OVER,
    OVERTIME,
    PLACE,
    RECRUIT,
    REFILL,
    ROBBING,
    TACTICAL,
    TEAM,
    THEFT,
    State,
)
from kastellan.games.krysis.steps import goods, prospecting, rounds, scoring, setup, teams, turns
from kastellan.games.krysis.steps.cards import cards_in

CHANCE_ONLY: Final = (-1,)
NOBODY: Final[tuple[int, ...]] = ()
ONLY: Final = [(seat,) for seat in range(4)]
WAITING: Final = [
    [tuple(seat for seat in range(seats) if not ready >> seat & 1) for ready in range(1 << seats)]
    for seats in range(5)
]
"""``WAITING[seats][ready]`` lists the seats whose sealed choice is not final."""
SEALED: Final = [phase in (DECK, TACTICAL, BID, TEAM, REFILL) for phase in range(OVER + 1)]
BY_CHANCE: Final = [
    phase in (MISSIONS, EXTRAS, HANDS, ARTEFACTS, ENTRANCE, FIND, THEFT, RECRUIT) for phase in range(OVER + 1)
]

DRAFTING: Final = (
    do.AddCrystal, do.AddArtefact, do.Announce, do.AddAgent, do.TakeBack, do.Play,
    do.Load, do.Attack, do.Overtime, do.Rob,
)  # fmt: skip
"""What composes or begins a choice that is not yet final."""


def to_act(state: State) -> tuple[int, ...]:
    """Return who acts: all who have not answered in sealed phases, else one player or chance."""
    phase = state.phase
    if SEALED[phase]:
        return WAITING[state.seats][state.ready]
    if BY_CHANCE[phase]:
        return CHANCE_ONLY
    if phase == OVER:
        return NOBODY
    return ONLY[state.order[state.turn]]


def chance(state: State) -> Even[Event] | Sequence[tuple[Event, int]]:
    """Return what may be dealt, drawn or stolen, with its weight."""
    phase = state.phase
    if phase == RECRUIT:
        return Even(cards_in(rounds.recruit_pile(state)), DEAL_AGENTS)
    if phase == HANDS:
        return Even(cards_in(setup.hand_pile(state)), DEAL_AGENTS)
    if phase in (FIND, ARTEFACTS):
        source = goods.artefact_source(state)
        return [(DEAL_ARTEFACTS[t], source[t]) for t in range(6) if source[t]]
    if phase == THEFT:
        there = state.face_down[6 * state.aim : 6 * state.aim + 6]
        return [(DEAL_ARTEFACTS[t], there[t]) for t in range(6) if there[t]]
    if phase == ENTRANCE:
        return Even([seat for seat in range(state.seats) if state.spaces[seat] < 0], ENTERS)
    if phase == EXTRAS:
        return Even([agent for agent in range(33, 40) if agent not in state.extras], DEAL_AGENTS)
    return Even([mission for mission in range(4) if mission not in state.missions], DEAL_MISSIONS)


def add_crystal(state: State, seat: int, action: Any) -> None:
    """Add a crystal to a bid or to the draft of the active player."""
    if state.phase == BID:
        state.bids[3 * seat + action.colour] += 1
    else:
        state.goods[action.colour] += 1


def add_artefact(state: State, _seat: int, action: Any) -> None:
    """Add an artefact to the load."""
    state.bundle[action.artefact] += 1


def announce(state: State, _seat: int, _action: Any) -> None:
    """Announce one more artefact."""
    state.announced += 1


def add_agent(state: State, seat: int, action: Any) -> None:
    """Remove an agent from the deck, or take it into the tactical hand."""
    if state.phase == DECK:
        setup.remove_agent(state, seat, action.agent)
    else:
        setup.pick_agent(state, seat, action.agent)


def take_back(state: State, seat: int, _action: Any) -> None:
    """Begin a choice anew."""
    if state.phase == BID:
        prospecting.clear_bid(state, seat)
    elif state.phase == ACTION:
        turns.clear_draft(state)
    elif state.phase == DECK:
        setup.keep_all_agents(state, seat)
    else:
        setup.put_hand_back(state, seat)


def confirm(state: State, seat: int, _action: Any) -> None:
    """Make a choice final."""
    if state.phase == BID:
        prospecting.confirm_bid(state, seat)
    elif state.phase == DECK:
        setup.confirm_deck(state, seat)
    elif state.phase == TACTICAL:
        setup.confirm_hand(state, seat)
    elif state.act == ATTACKING:
        turns.strike(state, seat)
    else:
        turns.rob(state, seat)


def dig(state: State, seat: int, action: Any) -> None:
    """Place the miner."""
    prospecting.dig(state, seat, action.space, max(action.alternative, 0))


def keep(state: State, seat: int, action: Any) -> None:
    """Keep one of two artefacts."""
    if goods.keep_artefact(state, seat, action.artefact):
        after_finds(state)


def after_finds(state: State) -> None:
    """Go on with the next miner or with the turn."""
    if state.back == PLACE:
        prospecting.pass_miner(state)
    else:
        turns.go_on(state)


def choose(state: State, seat: int, action: Any) -> None:
    """Choose an agent for the team."""
    teams.choose_agent(state, seat, action.agent)


def load(state: State, _seat: int, _action: Any) -> None:
    """Begin to load."""
    turns.begin(state, LOADING, -1, -1)


def attack(state: State, _seat: int, action: Any) -> None:
    """Begin to attack."""
    turns.begin(state, ATTACKING, action.target, -1)


def overtime(state: State, _seat: int, _action: Any) -> None:
    """Begin overtime."""
    turns.begin(state, OVERTIME, -1, -1)


def play(state: State, _seat: int, action: Any) -> None:
    """Add a weapon or a transport to the draft."""
    if state.content.is_weapon[action.artefact]:
        state.arm = action.artefact
    else:
        state.ride = action.artefact


def deliver(state: State, seat: int, action: Any) -> None:
    """Bring load or loot to its place."""
    if state.phase == ACTION:
        turns.deliver_load(state, seat, action.place)
    else:
        turns.carry(state, seat, action.place)


def take_pay(state: State, seat: int, action: Any) -> None:
    """Take pay for overtime."""
    turns.work_overtime(state, seat, action.red, action.blue, action.white)


def rob(state: State, _seat: int, action: Any) -> None:
    """Begin to rob with a thief."""
    turns.begin(state, ROBBING, action.target, action.agent)


def spy(state: State, _seat: int, action: Any) -> None:
    """Look into a camp."""
    turns.look(state, action.agent, action.target)


def snatch(state: State, seat: int, action: Any) -> None:
    """Take what the spy chose."""
    turns.snatch(state, seat, action.artefact)


def mine(state: State, seat: int, action: Any) -> None:
    """Use a master miner."""
    turns.bring(state, seat, action.agent)


def transmute(state: State, seat: int, action: Any) -> None:
    """Use an alchemist."""
    turns.transmute(state, seat, action.agent, action.colour, action.number)


def end_turn(state: State, _seat: int, _action: Any) -> None:
    """End the turn."""
    turns.end_turn(state)


def recruit(state: State, seat: int, action: Any) -> None:
    """Call an agent from a pile."""
    rounds.call_recruit(state, seat, do.KINDS.index(action.kind))


def deal_agent(state: State, _seat: int, event: Any) -> None:
    """Deal an agent: extra, opening hand or refill."""
    if state.phase == RECRUIT:
        rounds.recruit(state, event.agent)
    elif state.phase == HANDS:
        setup.deal_hand(state, event.agent)
    else:
        setup.deal_extra(state, event.agent)


def deal_artefact(state: State, _seat: int, event: Any) -> None:
    """Deal, draw or steal an artefact."""
    if state.phase == FIND:
        if goods.draw_artefact(state, state.order[state.turn], event.artefact):
            after_finds(state)
    elif state.phase == THEFT:
        turns.steal_artefact(state, event.artefact)
    else:
        setup.deal_first_artefact(state, event.artefact)


def deal_mission(state: State, _seat: int, event: Any) -> None:
    """Deal a mission."""
    setup.deal_mission(state, event.mission)


def enter(state: State, _seat: int, event: Any) -> None:
    """Put a miner on the entrance."""
    setup.enter(state, event.seat)


STEPS: Final[dict[type, Callable[[State, int, Any], None]]] = {
    do.AddCrystal: add_crystal,
    do.AddArtefact: add_artefact,
    do.Announce: announce,
    do.AddAgent: add_agent,
    do.TakeBack: take_back,
    do.Confirm: confirm,
    do.Dig: dig,
    do.Keep: keep,
    do.Choose: choose,
    do.Load: load,
    do.Attack: attack,
    do.Overtime: overtime,
    do.Play: play,
    do.Deliver: deliver,
    do.TakePay: take_pay,
    do.Rob: rob,
    do.Spy: spy,
    do.Snatch: snatch,
    do.Mine: mine,
    do.Transmute: transmute,
    do.EndTurn: end_turn,
    do.Recruit: recruit,
    do.DealMission: deal_mission,
    do.DealAgent: deal_agent,
    do.DealArtefact: deal_artefact,
    do.Enter: enter,
}


def advance(state: State, seat: int, action: Action | Event) -> None:
    """Play a legal action or an event in place.  If you do not trust it, ask ``refuse`` first."""
    STEPS[type(action)](state, seat, action)


def outcome(state: State) -> Outcome | None:
    """Rank by final score, ties by the miner ahead on the last level (KRY-64, KRY-68)."""
    if state.phase != OVER:
        return None
    scores = [scoring.final_score(state, seat) for seat in range(state.seats)]
    order = sorted(range(state.seats), key=lambda seat: (-scores[seat], state.spaces[seat]))
    return Outcome(scores=tuple(scores), ranks=tuple(order.index(seat) + 1 for seat in range(state.seats)))


def retractable(before: State, seat: int, action: Action, _after: State) -> bool:
    """Return whether the step only changed a draft, which nobody else sees."""
    return seat >= 0 and isinstance(action, DRAFTING) and before.phase != OVER
