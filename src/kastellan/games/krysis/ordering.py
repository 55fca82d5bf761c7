"""Which steps of Krysis to look at first, and a quick sensible player for playouts."""

from collections.abc import Sequence
from functools import cache
from math import exp
from random import Random
from typing import Any, Final

from kastellan.core.chance import draw_by
from kastellan.core.game import Listing
from kastellan.core.masks import members
from kastellan.core.odds import tempered
from kastellan.games.krysis import actions as do
from kastellan.games.krysis import phases, plans, ready
from kastellan.games.krysis.content import Mine
from kastellan.games.krysis.play import DEALT, advance, chance, to_act
from kastellan.games.krysis.state import VALUES, State
from kastellan.games.krysis.steps.cards import cards_of
from kastellan.games.krysis.steps.legal import choices, digs
from kastellan.games.krysis.steps.rounds import rewards_at
from kastellan.games.krysis.steps.scoring import ONE, growth, own_artefacts
from kastellan.games.krysis.worth import CRYSTAL, worth_of

TEMPERATURE: Final = 2.0
"""By how many points a step must be better to be looked at e times as often."""

UNPLANNED: Final = 0.05
"""The weight of a step that is no part of a plan, beside 1 for one that is."""

BIDS: Final = [0.6, 0.05, 0.1, 0.25]
"""How readily a bid is made final, or a red, a blue or a white crystal added."""

NORMAL: Final = (do.Load, do.Attack, do.Overtime)

WEAPON: Final = 8.0
"""What a weapon turned up in overtime is worth beside the pay."""

SPACE: Final = 0.2
"""What standing one space further ahead is worth: ties go to the foremost."""


def priors(state: State, seat: int, listing: Listing[do.Action]) -> list[tuple[do.Action, float]]:
    """Return the steps with weights, best first; none is taken back without need."""
    steps: list[Any] = [step for step in listing if type(step) is not do.TakeBack] or list(listing)
    rated = list(zip(steps, weights_of(state, seat, steps), strict=True))
    rated.sort(key=lambda item: -item[1])
    return [(step, weight) for step, weight in rated if weight > 0] or rated


def weights_of(state: State, seat: int, steps: list[Any]) -> list[float]:
    """Weigh the steps by what is to be decided; where nothing speaks for one, all are alike."""
    phase = state.phase
    if len(steps) == 1:
        return [1.0]
    if phase == phases.TEAM:
        return agent_weights(state, seat, [step.agent for step in steps])
    if phase == phases.BID:
        return bid_weights(state, seat, steps)
    if phase == phases.PLACE:
        return tempered([dig_worth(state, step) for step in steps], TEMPERATURE)
    if phase == phases.KEEP:
        return tempered([artefact_worth(state, seat, step.artefact) for step in steps], TEMPERATURE)
    if phase == phases.ACTION:
        return turn_weights(state, seat, steps)
    if phase == phases.DESTINATION:
        best = plans.destination(state, seat)
        return [1.0 if step == best else 0.3 for step in steps]
    return [1.0] * len(steps)


def bid_weights(state: State, seat: int, steps: list[Any]) -> list[float]:
    """Weigh the steps of a bid; crystals are added dearest first, so that no bid is met twice."""
    cheapest = max([colour for colour in range(3) if state.bids[3 * seat + colour]], default=0)
    colours = [step.colour if type(step) is do.AddCrystal else -1 for step in steps]
    return [BIDS[1 + colour] if colour < 0 or colour >= cheapest else 0.0 for colour in colours]


@cache
def leanings(content: Mine) -> list[tuple[float, float, float, float, float]]:
    """Return how readily each agent is sent: in any case, for a full camp, for each red, blue and white."""
    found = []
    for agent, (speed, fought) in enumerate(zip(content.speed, content.combat, strict=True)):
        carried = worth_of(content.slots[3 * agent : 3 * agent + 3], VALUES)
        by_colour = [0.0, 0.0, 0.0]
        by_colour[content.combat_colour[agent]] += 0.15 * content.combat_times[agent]
        by_colour[content.speed_colour[agent]] += 0.05 * content.speed_times[agent]
        red, blue, white = by_colour
        found.append((0.5 + 0.15 * fought + 0.05 * speed, 0.0375 * carried, red, blue, white))
    return found


def agent_weights(state: State, seat: int, agents: Sequence[int]) -> list[float]:
    """Return how readily agents are sent: carriers for a full camp, warriors for an empty one."""
    red, blue, white = state.camp[3 * seat : 3 * seat + 3]
    full = min(8, red + blue + white + 2 * cards_of(state.face_down, seat))
    rows, weights = leanings(state.content), []
    for agent in agents:
        always, carried, r, b, w = rows[agent]
        weights.append(always + full * carried + red * r + blue * b + white * w)
    return weights


def dig_worth(state: State, action: do.Dig) -> float:
    """Return what a space of the mine gives."""
    at = rewards_at(state, action)
    goods = state.content.rewards[at : at + 4]
    return worth_of(goods, CRYSTAL) + plans.STOLEN * goods[3] - SPACE * action.space


def artefact_worth(state: State, seat: int, artefact: int) -> float:
    """Return what one more artefact adds to the own ones."""
    return growth(own_artefacts(state, seat), ONE[artefact])


def turn_weights(state: State, seat: int, steps: list[Any]) -> list[float]:
    """Weigh the steps of a turn: those of a plan before all others."""
    act = state.draft.act
    if act == phases.IDLE:
        camp = plans.camp_of(state, seat)
        worths = {step: plans.menu_plan(state, camp, step).worth for step in steps if type(step) in NORMAL}
        middle = sum(worths.values()) / max(len(worths), 1)
        return tempered([worths.get(step, middle) for step in steps], TEMPERATURE)
    if act == phases.LOADING:
        return load_weights(state, seat, steps)
    if act == phases.WORKING:  # pay to take, or weapons to play
        pays = [plans.pay_hope(step) if type(step) is do.TakePay else WEAPON for step in steps]
        return tempered(pays, TEMPERATURE)
    planned = plans.planned_step(state, seat)
    return [1.0 if step == planned else UNPLANNED for step in steps]


def load_weights(state: State, seat: int, steps: list[Any]) -> list[float]:
    """Weigh the steps that lead to good loads by what these are worth."""
    weights = dict.fromkeys(steps, UNPLANNED)
    loads = plans.load_plans(plans.camp_of(state, seat), state.draft.ride)
    for plan in loads:
        step = plans.step_of(state, seat, plan)
        if step in weights:
            weights[step] = max(weights[step], exp((plan.worth - loads[0].worth) / TEMPERATURE))
    return list(weights.values())


def rollout(state: State, seat: int, rng: Random) -> do.Action:
    """Return a quick sensible step: planned in a turn, drawn by weight in secret."""
    phase = state.phase
    if phase == phases.ACTION:
        return plans.planned_step(state, seat)
    if phase == phases.TEAM:
        return ready.CHOICES[quick_agent(state, seat, rng)]
    if phase == phases.BID:
        return quick_bid(state, seat, rng)
    if phase == phases.PLACE:
        return max(digs(state), key=lambda dig: dig_worth(state, dig) + rng.random())
    if phase == phases.KEEP:
        return ready.KEEPS[max(state.pair, key=lambda card: artefact_worth(state, seat, card))]
    if phase == phases.DESTINATION:
        return plans.destination(state, seat)
    forward = [action for action in choices(state, seat) if type(action) is not do.TakeBack]
    return forward[int(rng.random() * len(forward))]


def hurry(state: State, seat: int, rng: Random) -> None:
    """Play quick sensible steps in place: a whole turn as far as it is planned, else one."""
    if state.phase == phases.ACTION:
        plans.play_on(state, seat)
    else:
        advance(state, seat, rollout(state, seat, rng))


def finish(state: State, rng: Random) -> None:
    """Play the round out in place: all seats by quick sensible steps, chance by its weights."""
    while (phase := state.phase) != phases.REFILL and phase != phases.OVER:
        if DEALT[phase]:
            advance(state, -1, draw_by(chance(state), rng.random))
            continue
        for seat in to_act(state):
            hurry(state, seat, rng)


def quick_agent(state: State, seat: int, rng: Random) -> int:
    """Draw an agent of the hand by weight."""
    hand = members(state.hand[seat])
    return rng.choices(hand, agent_weights(state, seat, hand))[0]


def quick_bid(state: State, seat: int, rng: Random) -> do.Action:
    """Bid nothing or a crystal or two, whites before others."""
    if rng.random() < BIDS[0]:
        return ready.CONFIRM
    for colour in (2, 1, 0):
        if state.hq[3 * seat + colour] > state.bids[3 * seat + colour]:
            return ready.ADD_CRYSTALS[colour]
    return ready.CONFIRM


def suppose(state: State, seat: int, rng: Random) -> None:
    """Let what others have sealed be what sensible players seal."""
    for other in range(state.seats):
        if other == seat or not state.ready >> other & 1:
            continue
        if state.phase == phases.BID:
            state.bids[3 * other : 3 * other + 3] = [0, 0, 0]
            while type(step := quick_bid(state, other, rng)) is do.AddCrystal:
                state.bids[3 * other + step.colour] += 1
        elif state.phase == phases.TEAM:
            state.chosen[other] = quick_agent(state, other, rng)
