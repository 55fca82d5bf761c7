"""Which moves of Kreta to look at first: those that swing most of what is at stake."""

from typing import Any, Final

from kastellan.core.masks import members
from kastellan.core.odds import tempered
from kastellan.games.kreta import actions as do
from kastellan.games.kreta.actions import Action
from kastellan.games.kreta.play import legal, small_steps
from kastellan.games.kreta.ready import PLAYS
from kastellan.games.kreta.state import CARD, CASTELLAN, COPY, FORT_CARD, KING, MOVEMENT, State
from kastellan.games.kreta.steps.reach import connected
from kastellan.games.kreta.steps.turn import ACTION_OF
from kastellan.games.kreta.worth import (
    ABBOT_IN_RESERVE,
    HARVEST,
    LATER,
    MORE_HARVEST,
    NEXT,
    ON_TABLE,
    RESERVE,
    SECOND,
    expectations,
    expected_lead,
    played,
    scoring_stakes,
)

TEMPERATURE: Final = 0.8
"""By how many points a move must be better to be looked at e times as often."""

DONE: Final = 0
FORT: Final = 1
VILLAGE: Final = 2
HARVESTED: Final = 3
WALK: Final = 4
SAIL: Final = 5
SETTLE: Final = 6
LAUNCH: Final = 7
PREACH: Final = 8
ARRIVE: Final = 9

KIND: Final[dict[type, int]] = {
    do.Done: DONE,
    do.BuildFort: FORT,
    do.BuildVillage: VILLAGE,
    do.Harvest: HARVESTED,
    do.MoveVillager: WALK,
    do.MoveShip: SAIL,
    do.AddVillager: SETTLE,
    do.AddShip: LAUNCH,
    do.MoveAbbot: PREACH,
    do.AddAbbot: ARRIVE,
}
"""The small steps by number, which is quicker to tell apart than a type."""


def slope(certain: list[float], by: int) -> list[float]:
    """Return for each lead by how much two seats' shares move apart when it grows ``by`` so much."""
    return [2 * (certain[(at + by) % len(certain)] - certain[at]) for at in range(len(certain))]


NEXT_MORE: Final = slope(NEXT, 1)
NEXT_MUCH: Final = slope(NEXT, 2)
NEXT_LESS: Final = slope(NEXT, -1)
SECOND_MORE: Final = slope(SECOND, 1)
SECOND_MUCH: Final = slope(SECOND, 2)
SECOND_LESS: Final = slope(SECOND, -1)
LATER_MORE: Final = slope(LATER, 1)
LATER_MUCH: Final = slope(LATER, 2)
LATER_LESS: Final = slope(LATER, -1)
"""What one or two influence more, or one less, change with the next, the second and the hidden cards."""

NOTHING_TO_DO: Final = -9.0
"""What a card is worth that allows nothing."""


class Swings:
    """What one influence more or less in each province is worth to a seat against its best rival."""

    __slots__ = ("harvest", "less", "linked", "more", "much_more", "seat", "state")

    def __init__(self, state: State, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.more = [0.0] * 16
        self.much_more = [0.0] * 16
        self.less = [0.0] * 16
        stakes = scoring_stakes(state)
        more, much_more, less = self.more, self.much_more, self.less
        for province in range(16):
            soon, second, later = stakes[3 * province], stakes[3 * province + 1], stakes[3 * province + 2]
            at = lead_in(state, province, seat)
            up, top, down = later * LATER_MORE[at], later * LATER_MUCH[at], later * LATER_LESS[at]
            if soon > 0.0:
                up += soon * NEXT_MORE[at]
                top += soon * NEXT_MUCH[at]
                down += soon * NEXT_LESS[at]
            if second > 0.0:
                up += second * SECOND_MORE[at]
                top += second * SECOND_MUCH[at]
                down += second * SECOND_LESS[at]
            more[province] = up
            much_more[province] = top
            less[province] = down
        self.linked = connected(state, seat)
        harvested, base = state.harvested, 5 * seat
        self.harvest = [0.0 if tile < 0 else HARVEST * (harvested[base + tile] + 1) for tile in state.tiles]

    def step(self, action: Any) -> float:
        """Return what a small step is worth."""
        kind = KIND[type(action)]
        if kind == DONE:
            return 0.0
        if kind == FORT:
            return self.fort(action.site)
        province: int = action.province
        if kind == VILLAGE:
            return self.much_more[province] - RESERVE
        if kind == HARVESTED:
            return self.harvest[province] * (1 / HARVEST - 1)
        more = self.more[province]
        if kind == WALK:
            origin: int = action.origin
            return more + self.less[origin] + self.settled(province)
        if kind == SAIL:
            port: int = action.origin
            return more + self.less[port] + self.landed(province)
        if kind == SETTLE:
            return more + (self.settled(province) - RESERVE)
        if kind == LAUNCH:
            return more + (self.landed(province) - RESERVE)
        return more + (self.less[self.state.abbots[self.seat]] if kind == PREACH else -ABBOT_IN_RESERVE)

    def best(self, steps: tuple[Any, ...]) -> float:
        """Return what the best of some small steps is worth."""
        best = NOTHING_TO_DO
        for k, action in enumerate(steps):
            worth = self.step(action)
            if k == 0 or worth > best:
                best = worth
        return best

    def fort(self, site: int) -> float:
        """Return what a fort is worth."""
        around: list[int] = self.state.content.around[site]
        worth = 0.0
        for place in around:
            worth += self.more[place]
        return worth - RESERVE

    def settled(self, province: int) -> float:
        """Return what a villager there adds to the harvest."""
        worth = self.harvest[province]
        if worth == 0.0 or self.linked >> province & 1:
            return 0.0
        neighbours: int = self.state.content.neighbours[province]
        in_reach = self.linked & neighbours or self.state.ships[self.seat] >> province & 1
        return worth if in_reach else 0.0

    def landed(self, port: int) -> float:
        """Return what a ship there adds to the harvest."""
        own = self.state.where[self.seat]
        if not own >> port & 1 or self.linked >> port & 1:
            return 0.0
        neighbours: int = self.state.content.neighbours[port]
        chain = 0.0
        for place in members(own & neighbours):
            chain += MORE_HARVEST / HARVEST * self.harvest[place]
        return self.harvest[port] + chain


def lead_in(state: State, province: int, seat: int) -> int:
    """Return by how much influence a seat is ahead of the best of the others in a province."""
    influence, base = state.influence, 4 * province
    if state.seats == 2:
        return influence[base + seat] - influence[base + 1 - seat]
    best = -1
    for other in range(state.seats):
        if other != seat and influence[base + other] > best:
            best = influence[base + other]
    return influence[base + seat] - best


def gains(state: State, seat: int, listing: tuple[Any, ...]) -> list[float]:
    """Return what each action of the list is worth, in points."""
    step = state.step
    if step == FORT_CARD:
        return [0.0] * len(listing)
    swings = Swings(state, seat)
    if step == COPY:
        return [best_follow_up(state, seat, action.card, swings) for action in listing]
    if step == CARD:
        return [card_gain(state, seat, action.card, swings) for action in listing]
    return [swings.step(action) for action in listing]


def card_gain(state: State, seat: int, card: int, swings: Swings) -> float:
    """Return what playing a card is worth with its best follow-up."""
    if card == CASTELLAN:
        return scoring_gain(state, seat)
    if card == KING:
        copied = [best_follow_up(state, seat, other, swings) for other in members(state.table[seat])]
        return (max(copied) if copied else 0.0) - ON_TABLE
    return best_follow_up(state, seat, card, swings) - ON_TABLE


def scoring_gain(state: State, seat: int) -> float:
    """Return by how much a scoring now changes the expected lead."""
    after = played(state, seat, PLAYS[1 << CASTELLAN][0])
    return expected_lead(expectations(after), seat) - expected_lead(expectations(state), seat)


def best_follow_up(state: State, seat: int, card: int, swings: Swings) -> float:
    """Return the best small step that a card allows."""
    return swings.best(small_steps(state, seat, ACTION_OF[card], MOVEMENT))


def priors(state: State, seat: int, listing: Any) -> list[tuple[Any, float]]:
    """Return the moves with weights that grow with what they are worth, best first."""
    worth = gains(state, seat, listing)
    order = sorted(range(len(worth)), key=worth.__getitem__, reverse=True)
    weights = tempered(worth, TEMPERATURE)
    return [(listing[k], weights[k]) for k in order]


def best_step(state: State, seat: int) -> Action:
    """Return the move that looks best at first sight."""
    listing: tuple[Any, ...] = legal(state, seat)
    worth = gains(state, seat, listing)
    found: Action = listing[worth.index(max(worth))]
    return found
