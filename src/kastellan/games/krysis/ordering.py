"""Which steps of Krysis to look at first, and a quick sensible player for playouts."""

from collections.abc import Sequence
from functools import cache
from math import exp
from random import Random
from typing import Any

from kastellan.core.game import Listing
from kastellan.games.krysis import actions as do
from kastellan.games.krysis import phases, plans, ready
from kastellan.games.krysis.actions import Action
from kastellan.games.krysis.content import Mine
from kastellan.games.krysis.state import IDLE, LOADING, VALUES, WORKING, State
from kastellan.games.krysis.steps.cards import cards_in, face_down_cards
from kastellan.games.krysis.steps.legal import choices, digs
from kastellan.games.krysis.steps.rounds import rewards_at
from kastellan.games.krysis.steps.scoring import growth, own_artefacts
from kastellan.games.krysis.worth import CRYSTAL, worth_of

TEMPERATURE = 2.0
"""By how many points a step must be better to be looked at e times as often."""

UNPLANNED = 0.05
"""The weight of a step that is no part of a plan, beside 1 for one that is."""

BIDS = (0.6, 0.05, 0.1, 0.25)
"""How readily a bid is made final, or a red, a blue or a white crystal added."""

ONE = [[int(t == artefact) for t in range(6)] for artefact in range(6)]
"""One artefact of each type."""

NORMAL = (do.Load, do.Attack, do.Overtime)

WEAPON = 8.0
"""What a weapon turned up in overtime is worth beside the pay."""

SPACE = 0.2
"""What standing one space further ahead is worth: ties go to the foremost."""


def priors(state: State, seat: int, listing: Listing[Action]) -> list[tuple[Action, float]]:
    """Return the steps with weights, best first; none is taken back without need."""
    forward: list[Any] = [action for action in listing if type(action) is not do.TakeBack]
    rated = sorted(weighted(state, seat, forward or list(listing)), key=lambda item: -item[1])
    return [(action, weight) for action, weight in rated if weight > 0] or rated


def weighted(state: State, seat: int, listing: list[Any]) -> list[tuple[Action, float]]:
    """Return weights by what is to be decided."""
    phase = state.phase
    if len(listing) == 1:
        return [(listing[0], 1.0)]
    if phase == phases.TEAM:
        weights = agent_weights(state, seat, [action.agent for action in listing])
        return list(zip(listing, weights, strict=True))
    if phase == phases.BID:
        return bid_weights(state, seat, listing)
    if phase == phases.PLACE:
        return tempered([(action, dig_worth(state, action)) for action in listing])
    if phase == phases.KEEP:
        return tempered([(action, artefact_worth(state, seat, action.artefact)) for action in listing])
    if phase == phases.ACTION:
        return turn_weights(state, seat, listing)
    if phase == phases.DESTINATION:
        best = plans.destination(state, seat)
        return [(action, 1.0 if action == best else 0.3) for action in listing]
    return [(action, 1.0) for action in listing]


def tempered(worths: Sequence[tuple[Action, float]]) -> list[tuple[Action, float]]:
    """Turn points into weights."""
    best = max(worth for _, worth in worths)
    return [(action, exp((worth - best) / TEMPERATURE)) for action, worth in worths]


def bid_weights(state: State, seat: int, listing: list[Any]) -> list[tuple[Action, float]]:
    """Return steps of a bid; crystals are added dearest first, so that no bid is met twice."""
    bids = state.bids[3 * seat : 3 * seat + 3]
    cheapest = max((colour for colour in range(3) if bids[colour]), default=0)
    return [
        (action, BIDS[1 + action.colour] if action.colour >= cheapest else 0.0)
        if type(action) is do.AddCrystal
        else (action, BIDS[0])
        for action in listing
    ]


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


def agent_weights(state: State, seat: int, agents: list[int]) -> list[float]:
    """Return how readily agents are sent: carriers for a full camp, warriors for an empty one."""
    red, blue, white = state.camp[3 * seat : 3 * seat + 3]
    full = min(8, red + blue + white + 2 * face_down_cards(state, seat))
    table = leanings(state.content)
    rows = [table[agent] for agent in agents]
    return [always + full * carried + red * r + blue * b + white * w for always, carried, r, b, w in rows]


def dig_worth(state: State, action: Any) -> float:
    """Return what a space of the mine gives."""
    at = rewards_at(state, action)
    goods = state.content.rewards[at : at + 4]
    worth: float = worth_of(goods, CRYSTAL) + plans.STOLEN * goods[3] - SPACE * action.space
    return worth


def artefact_worth(state: State, seat: int, artefact: int) -> float:
    """Return what one more artefact adds to the own ones."""
    return growth(own_artefacts(state, seat), ONE[artefact])


def turn_weights(state: State, seat: int, listing: list[Any]) -> list[tuple[Action, float]]:
    """Return weights of the steps of a turn: those of a plan before all others."""
    if state.draft.act == IDLE:
        camp = plans.camp_of(state, seat)
        worths = {
            action: plans.menu_worth(state, camp, action) for action in listing if type(action) in NORMAL
        }
        middle = sum(worths.values()) / max(len(worths), 1)
        return tempered([(action, worths.get(action, middle)) for action in listing])
    if state.draft.act == LOADING:
        return load_weights(state, seat, listing)
    if state.draft.act == WORKING:  # pay to take, or weapons to play
        return tempered([(a, plans.pay_worth(a) if type(a) is do.TakePay else WEAPON) for a in listing])
    planned = plans.planned_step(state, seat)
    return [(action, 1.0 if action == planned else UNPLANNED) for action in listing]


def load_weights(state: State, seat: int, listing: list[Any]) -> list[tuple[Action, float]]:
    """Return the steps that lead to good loads, by what these are worth."""
    weights = dict.fromkeys(listing, 0.0)
    loads = plans.load_plans(plans.camp_of(state, seat), state.draft.ride)
    for plan in loads:
        step = plans.step_of(state, plan)
        if step in weights:
            weights[step] = max(weights[step], exp((plan.worth - loads[0].worth) / TEMPERATURE))
    return [(action, max(weight, UNPLANNED)) for action, weight in weights.items()]


def rollout(state: State, seat: int, rng: Random) -> Action:
    """Return a quick sensible step: planned in a turn, drawn by weight in secret."""
    phase = state.phase
    if phase == phases.ACTION:
        return plans.planned_step(state, seat)
    if phase == phases.TEAM:
        return ready.CHOICES[quick_agent(state, seat, rng)]
    if phase == phases.BID:
        return quick_bid(state, seat, rng)
    if phase == phases.PLACE:
        return max(digs(state), key=lambda action: dig_worth(state, action) + rng.random())
    if phase == phases.KEEP:
        first, second = state.pair
        better = artefact_worth(state, seat, first) >= artefact_worth(state, seat, second)
        return ready.KEEPS[first if better else second]
    if phase == phases.DESTINATION:
        return plans.destination(state, seat)
    forward = [action for action in choices(state, seat) if type(action) is not do.TakeBack]
    return forward[int(rng.random() * len(forward))]


def quick_agent(state: State, seat: int, rng: Random) -> int:
    """Draw an agent of the hand by weight."""
    hand = cards_in(state.hand[seat])
    return rng.choices(hand, agent_weights(state, seat, hand))[0]


def quick_bid(state: State, seat: int, rng: Random) -> Action:
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
