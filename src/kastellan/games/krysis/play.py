"""Who may act in Krysis, what is legal, what chance does, which steps follow, and what the absent do."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Final

from kastellan.core.chance import Even
from kastellan.core.game import Outcome
from kastellan.core.masks import members
from kastellan.games.krysis import actions as do
from kastellan.games.krysis import phases, ready
from kastellan.games.krysis.content import AGENTS, EXTRAS
from kastellan.games.krysis.state import State
from kastellan.games.krysis.steps import goods, rounds, scoring, setup, turns
from kastellan.games.krysis.steps.legal import choices

CHANCE_ONLY: Final = (-1,)
NOBODY: Final[tuple[int, ...]] = ()
ONLY: Final = [(seat,) for seat in range(4)]
WAITING: Final = [[members((1 << seats) - 1 & ~ready) for ready in range(1 << seats)] for seats in range(5)]
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


def legal(state: State, seat: int) -> tuple[do.Action, ...]:
    """Return what ``seat`` may do; empty for a seat that is not to act."""
    phase = state.phase  # who acts, asked without a call: it is quicker by a twentieth
    if SEALED[phase]:
        if not 0 <= seat < state.seats or state.ready >> seat & 1:
            return ()
    elif state.turn < 0 or DEALT[phase] or seat != state.order[state.turn]:
        return ()
    found = choices(state, seat)
    return tuple(found) if isinstance(found, list) else found


def chance(state: State) -> Even[do.Event] | Sequence[tuple[do.Event, int]]:
    """Return what may be dealt, drawn or stolen, with its weight."""
    phase = state.phase
    if phase == phases.RECRUIT:
        return Even(members(rounds.kind_of(state, state.recruiter, state.recruit_kind)), ready.DEAL_AGENTS)
    if phase == phases.HANDS:
        return Even(members(setup.hand_pile(state)), ready.DEAL_AGENTS)
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


def weighted(cards: list[int], at: int) -> list[tuple[do.Event, int]]:
    """Return the artefacts of a pile or a camp, each type as likely as it is frequent."""
    return [(ready.DEAL_ARTEFACTS[t], cards[at + t]) for t in range(6) if cards[at + t]]


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
    phases.FIND: {do.DealArtefact: turns.find},
    phases.KEEP: {do.Keep: turns.keep},
    phases.TEAM: {do.Choose: rounds.choose_agent},
    phases.ACTION: {
        **dict.fromkeys(turns.BEGINS, turns.begin),
        do.AddCrystal: turns.add_crystal,
        do.AddArtefact: turns.add_artefact,
        do.Announce: turns.announce,
        do.Play: turns.play,
        do.TakeBack: turns.take_back,
        do.Confirm: turns.confirm,
        do.Deliver: turns.deliver_load,
        do.TakePay: turns.work_overtime,
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


def advance(state: State, seat: int, action: do.Action | do.Event) -> None:
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


def retractable(before: State, seat: int, action: do.Action, after: State) -> bool:
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


def absent(state: State, seat: int, rng: Random) -> do.Action:
    """Choose for a player who does not answer: the safe defaults of KRY-D1 to KRY-D17."""
    choices = legal(state, seat)
    if state.phase == phases.DECK:
        return absent_deck(state, choices)
    if state.phase == phases.REFILL:
        pile = state.piles[seat]
        fewer = (pile & state.content.carriers).bit_count() < (pile & state.content.warriors).bit_count()
        return choices[-1] if fewer else choices[0]
    if state.phase in (phases.TACTICAL, phases.TEAM):
        agents = [choice for choice in choices if isinstance(choice, do.AddAgent | do.Choose)]
        return rng.choice(agents) if agents else ready.CONFIRM
    if state.phase == phases.ACTION:
        return absent_turn(state, choices)
    return choices[-1] if state.phase == phases.BID and ready.TAKE_BACK in choices else choices[0]


def absent_deck(state: State, choices: Sequence[do.Action]) -> do.Action:
    """Remove special agents first (KRY-D2)."""
    if ready.CONFIRM in choices:
        return ready.CONFIRM
    agents = [choice.agent for choice in choices if isinstance(choice, do.AddAgent)]
    specials = [agent for agent in agents if state.content.skill[agent]]
    return ready.ADD_AGENTS[(specials or agents)[0]]


def absent_turn(state: State, choices: Sequence[do.Action]) -> do.Action:
    """End the turn or work overtime, unarmed, for the first pay; take back what was begun otherwise.

    These are the defaults of KRY-D9 to KRY-D15; a spy who has looked takes nothing.
    """
    safe = (do.EndTurn, do.Overtime) if state.draft.arm >= 0 else (do.EndTurn, do.Overtime, do.TakePay)
    return next((choice for choice in choices if isinstance(choice, safe)), choices[0])
