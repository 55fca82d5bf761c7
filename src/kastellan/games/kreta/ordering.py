"""Which moves of Kreta to look at first: those that swing most of what is at stake."""

from math import exp
from typing import Any

from kastellan.core.game import Listing
from kastellan.games.kreta import actions as do
from kastellan.games.kreta.actions import Action
from kastellan.games.kreta.play import legal, small_steps
from kastellan.games.kreta.ready import PLAYS, members
from kastellan.games.kreta.state import (
    CASTELLAN,
    COPY,
    FORT,
    FORT_CARD,
    KING,
    MOVEMENT,
    SHIP,
    VILLAGE,
    VILLAGER,
    State,
)
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
    lead,
    played,
    scoring_stakes,
)

TEMPERATURE = 0.8
"""By how many points a move must be better to be looked at e times as often."""


class Swings:
    """What one influence more or less in each province is worth to a seat against its best rival."""

    __slots__ = ("harvest", "less", "linked", "more", "much_more", "seat", "state")

    def __init__(self, state: State, seat: int) -> None:
        self.state, self.seat = state, seat
        self.more, self.much_more, self.less = [0.0] * 16, [0.0] * 16, [0.0] * 16
        for province, (soon, second, later) in enumerate(scoring_stakes(state)):
            at = lead(state.influence[province * 4 : province * 4 + state.seats], seat)
            now = soon * NEXT[at] + second * SECOND[at] + later * LATER[at]
            up = soon * NEXT[at + 1] + second * SECOND[at + 1] + later * LATER[at + 1]
            top = soon * NEXT[at + 2] + second * SECOND[at + 2] + later * LATER[at + 2]
            down = soon * NEXT[at - 1] + second * SECOND[at - 1] + later * LATER[at - 1]
            self.more[province], self.much_more[province] = 2 * (up - now), 2 * (top - now)
            self.less[province] = 2 * (down - now)
        self.linked = connected(state, seat)
        self.harvest = [
            0.0 if tile < 0 else HARVEST * (state.harvested[seat * 5 + tile] + 1) for tile in state.tiles
        ]

    def step(self, action: Any) -> float:
        """Return what a small step is worth."""
        kind = type(action)
        if kind is do.BuildFort:
            return sum([self.more[place] for place in self.state.content.around[action.site]]) - RESERVE[FORT]
        if kind is do.Done:
            return 0.0
        province: int = action.province
        if kind is do.BuildVillage:
            return self.much_more[province] - RESERVE[VILLAGE]
        if kind is do.Harvest:
            return self.harvest[province] * (1 / HARVEST - 1)
        if kind is do.MoveVillager or kind is do.MoveShip:
            origin: int = action.origin
            harvest = self.settled(province) if kind is do.MoveVillager else self.landed(province)
            return self.more[province] + self.less[origin] + harvest
        return self.more[province] + self.arrival(kind, province)

    def arrival(self, kind: type, province: int) -> float:
        """Return what a new villager, ship or abbot is worth beyond its influence."""
        if kind is do.AddVillager:
            return self.settled(province) - RESERVE[VILLAGER]
        if kind is do.AddShip:
            return self.landed(province) - RESERVE[SHIP]
        return self.less[self.state.abbots[self.seat]] if kind is do.MoveAbbot else -ABBOT_IN_RESERVE

    def settled(self, province: int) -> float:
        """Return what a villager there adds to the harvest."""
        if self.linked >> province & 1:
            return 0.0
        neighbours = self.state.content.neighbours[province]
        in_reach = self.linked & neighbours or self.state.ships[self.seat] >> province & 1
        return self.harvest[province] if in_reach else 0.0

    def landed(self, port: int) -> float:
        """Return what a ship there adds to the harvest."""
        own = self.state.where[self.seat]
        if not own >> port & 1 or self.linked >> port & 1:
            return 0.0
        chain = own & self.state.content.neighbours[port]
        return self.harvest[port] + sum(
            MORE_HARVEST / HARVEST * self.harvest[place] for place in members(chain)
        )


def gains(state: State, seat: int, listing: Listing[Any]) -> list[float]:
    """Return what each action of the list is worth, in points."""
    swings = Swings(state, seat)
    step = state.step
    if step == FORT_CARD:
        return [0.0 for _ in listing]
    if step == COPY:
        return [best_follow_up(state, seat, action.card, swings) for action in listing]
    if isinstance(listing[0], do.Play):
        return [card_gain(state, seat, action.card, swings) for action in listing]
    return [swings.step(action) for action in listing]


def card_gain(state: State, seat: int, card: int, swings: Swings) -> float:
    """Return what playing a card is worth with its best follow-up."""
    if card == CASTELLAN:
        return scoring_gain(state, seat)
    if card == KING:
        copied = [best_follow_up(state, seat, other, swings) for other in members(state.table[seat])]
        return max(copied, default=0.0) - ON_TABLE
    return best_follow_up(state, seat, card, swings) - ON_TABLE


def scoring_gain(state: State, seat: int) -> float:
    """Return by how much a scoring now changes the expected lead."""
    after = played(state, seat, PLAYS[1 << CASTELLAN][0])
    return lead(expectations(after), seat) - lead(expectations(state), seat)


def best_follow_up(state: State, seat: int, card: int, swings: Swings) -> float:
    """Return the best small step that a card allows."""
    steps = small_steps(state, seat, ACTION_OF[card], MOVEMENT)
    return max(map(swings.step, steps), default=-9.0)


def priors(state: State, seat: int, listing: Listing[Action]) -> list[tuple[Action, float]]:
    """Return the moves with weights that grow with what they are worth, best first."""
    worth = gains(state, seat, listing)
    best = max(worth)
    rated = [(action, exp((gain - best) / TEMPERATURE)) for action, gain in zip(listing, worth, strict=True)]
    rated.sort(key=lambda item: -item[1])
    return rated


def best_step(state: State, seat: int) -> Action:
    """Return the move that looks best at first sight."""
    listing = legal(state, seat)
    worth = gains(state, seat, listing)
    return listing[worth.index(max(worth))]
