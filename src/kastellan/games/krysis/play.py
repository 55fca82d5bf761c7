"""Who may act in Krysis, what is legal, what chance does, and which steps follow an action."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from kastellan.core.chance import Even
from kastellan.core.game import Outcome
from kastellan.games.krysis import actions as do
from kastellan.games.krysis import phases, ready
from kastellan.games.krysis.actions import Action, Event
from kastellan.games.krysis.content import AGENTS, EXTRAS
from kastellan.games.krysis.state import State
from kastellan.games.krysis.steps import goods, rounds, scoring, setup, turns
from kastellan.games.krysis.steps.cards import cards_in
from kastellan.games.krysis.steps.legal import choices

CHANCE_ONLY: Final = (-1,)
NOBODY: Final[tuple[int, ...]] = ()
ONLY: Final = [(seat,) for seat in range(4)]
WAITING: Final = [
    [tuple(seat for seat in range(seats) if not ready >> seat & 1) for ready in range(1 << seats)]
    for seats in range(5)
]
"""``WAITING[seats][ready]`` lists the seats whose sealed choice is not final."""
SEALED: Final = [phase in phases.SEALED for phase in range(phases.OVER + 1)]
DEALT: Final = [phase in phases.DEALT for phase in range(phases.OVER + 1)]


def to_act(state: State) -> tuple[int, ...]:
    """Return who acts: all who have not answered in sealed phases, else one player or chance."""
    phase = state.phase
    if SEALED[phase]:
        return WAITING[state.seats][state.ready]
    if DEALT[phase]:
        return CHANCE_ONLY
    if phase == phases.OVER:
        return NOBODY
    return ONLY[state.order[state.turn]]


def sealed(state: State) -> bool:
    """Return whether all answer in secret and the answers are opened together."""
    return SEALED[state.phase]


def legal(state: State, seat: int) -> tuple[Action, ...]:
    """Return what ``seat`` may do; empty for a seat that is not to act."""
    phase = state.phase
    if SEALED[phase]:
        if not 0 <= seat < state.seats or state.ready >> seat & 1:
            return ()
    elif state.turn < 0 or DEALT[phase] or seat != state.order[state.turn]:
        return ()
    found = choices(state, seat)
    return tuple(found) if isinstance(found, list) else found


def chance(state: State) -> Even[Event] | Sequence[tuple[Event, int]]:
    """Return what may be dealt, drawn or stolen, with its weight."""
    phase = state.phase
    if phase == phases.RECRUIT:
        return Even(cards_in(rounds.kind_of(state, state.recruiter, state.recruit_kind)), ready.DEAL_AGENTS)
    if phase == phases.HANDS:
        return Even(cards_in(setup.hand_pile(state)), ready.DEAL_AGENTS)
    if phase in (phases.FIND, phases.ARTEFACTS):
        return weighted(goods.artefact_source(state), 0)
    if phase == phases.THEFT:
        return weighted(state.face_down, 6 * state.draft.aim)
    if phase == phases.ENTRANCE:
        return Even([seat for seat in range(state.seats) if state.spaces[seat] < 0], ready.ENTERS)
    if phase == phases.EXTRAS:
        return Even(
            [agent for agent in range(EXTRAS, AGENTS) if agent not in state.extras], ready.DEAL_AGENTS
        )
    return Even([mission for mission in range(4) if mission not in state.missions], ready.DEAL_MISSIONS)


def weighted(cards: list[int], at: int) -> list[tuple[Event, int]]:
    """Return the artefacts of a pile or a camp, each type as likely as it is frequent."""
    return [(ready.DEAL_ARTEFACTS[t], cards[at + t]) for t in range(6) if cards[at + t]]


def find(state: State, _seat: int, event: Any) -> None:
    """Draw an artefact for the active player (KRY-20)."""
    if goods.draw_artefact(state, state.order[state.turn], event.artefact):
        after_finds(state)


def keep(state: State, seat: int, action: Any) -> None:
    """Keep one of two artefacts (KRY-20)."""
    if goods.keep_artefact(state, seat, action.artefact):
        after_finds(state)


def after_finds(state: State) -> None:
    """Go on with the next miner or with the turn."""
    if state.back == phases.PLACE:
        rounds.pass_miner(state)
    else:
        turns.go_on(state)


Step = Callable[[State, int, Any], None]

FORMING: Final[dict[type, Step]] = {
    do.AddAgent: setup.add_agent,
    do.TakeBack: setup.put_back,
    do.Confirm: setup.confirm_agents,
}
BY_PHASE: Final[dict[int, dict[type, Step]]] = {
    phases.MISSIONS: {do.DealMission: setup.deal_mission},
    phases.EXTRAS: {do.DealAgent: setup.deal_extra},
    phases.DECK: FORMING,
    phases.TACTICAL: FORMING,
    phases.HANDS: {do.DealAgent: setup.deal_hand},
    phases.ARTEFACTS: {do.DealArtefact: setup.deal_first_artefact},
    phases.ENTRANCE: {do.Enter: setup.enter},
    phases.BID: {
        do.AddCrystal: rounds.add_to_bid,
        do.TakeBack: rounds.clear_bid,
        do.Confirm: rounds.confirm_bid,
    },
    phases.PLACE: {do.Dig: rounds.dig},
    phases.FIND: {do.DealArtefact: find},
    phases.KEEP: {do.Keep: keep},
    phases.TEAM: {do.Choose: rounds.choose_agent},
    phases.ACTION: {
        do.Load: turns.begin,
        do.Attack: turns.begin,
        do.Overtime: turns.begin,
        do.AddCrystal: turns.add_crystal,
        do.AddArtefact: turns.add_artefact,
        do.Announce: turns.announce,
        do.Play: turns.play,
        do.TakeBack: turns.take_back,
        do.Confirm: turns.confirm,
        do.Deliver: turns.deliver_load,
        do.TakePay: turns.work_overtime,
        do.Rob: turns.begin,
        do.Spy: turns.begin,
        do.Snatch: turns.snatch,
        do.Mine: turns.bring,
        do.Transmute: turns.transmute,
        do.EndTurn: turns.end_turn,
    },
    phases.THEFT: {do.DealArtefact: turns.steal_artefact},
    phases.DESTINATION: {do.Deliver: turns.carry},
    phases.REFILL: {do.Recruit: rounds.call_recruit},
    phases.RECRUIT: {do.DealAgent: rounds.recruit},
    phases.OVER: {},
}
STEPS: Final = [BY_PHASE[phase] for phase in range(phases.OVER + 1)]


def advance(state: State, seat: int, action: Action | Event) -> None:
    """Play a legal action or an event in place.  If you do not trust it, ask ``refuse`` first."""
    STEPS[state.phase][type(action)](state, seat, action)


def outcome(state: State) -> Outcome | None:
    """Rank by final score, ties by the miner ahead on the last level (KRY-64, KRY-68)."""
    if state.phase != phases.OVER:
        return None
    scores = scoring.final_scores(state)
    return Outcome(scores=tuple(scores), ranks=scoring.ranks(state, scores))


DRAFTING: Final = (
    do.AddCrystal, do.AddArtefact, do.Announce, do.AddAgent, do.TakeBack, do.Play,
    do.Load, do.Attack, do.Overtime, do.Rob,
)  # fmt: skip
"""What composes or begins a choice that is not yet final."""


OPEN: Final = (do.Dig, do.Deliver, do.TakePay, do.Mine, do.Transmute, do.EndTurn)
"""What moves crystals that lie open, or nothing."""


def retractable(before: State, seat: int, action: Action, after: State) -> bool:
    """Return whether nothing was revealed: a draft changed, or crystals alone lie elsewhere now.

    Loot is carried away after something was drawn, and an artefact that is used or loaded shows itself.
    """
    if isinstance(action, DRAFTING):
        return seat >= 0
    draft = before.draft
    return (
        isinstance(action, OPEN)
        and before.phase in (phases.PLACE, phases.ACTION)
        and after.phase != phases.OVER
        and draft.arm == draft.ride == -1
        and not any(draft.bundle)
    )
