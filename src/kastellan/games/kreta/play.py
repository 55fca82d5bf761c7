"""Who may act in Kreta, what is legal, and which steps follow."""

from random import Random
from typing import Final

from kastellan.core.chance import Even, Outcomes
from kastellan.core.game import Outcome
from kastellan.core.masks import members
from kastellan.games.kreta import actions as do
from kastellan.games.kreta import ready
from kastellan.games.kreta.actions import Action, Event
from kastellan.games.kreta.ready import listed
from kastellan.games.kreta.state import (
    ABBOT_WALK,
    BUILDING,
    CARD,
    CASTELLAN,
    COPY,
    FIRST_PLAYER,
    FORT_CARD,
    HARVESTING,
    LAY_TILES,
    MOVEMENT,
    OVER,
    SHIP,
    SHIPS,
    TURN_UP,
    VILLAGER,
    VILLAGERS,
    State,
)
from kastellan.games.kreta.steps import pieces, reach, scoring, setup, turn

ONLY: Final = [(seat,) for seat in range(4)]
CHANCE_ONLY: Final = (-1,)
NOBODY: Final[tuple[int, ...]] = ()


def to_act(state: State) -> tuple[int, ...]:
    """Return who acts: chance while something is drawn, else the active player, nobody at the end."""
    step = state.step
    if step < CARD:
        return CHANCE_ONLY
    if step == OVER:
        return NOBODY
    return ONLY[state.turn]


def chance(state: State) -> Outcomes[Event]:
    """Return what may be drawn: the first player, the next tile, or the next fort card."""
    if state.step == TURN_UP:
        return Even(members(state.unseen), ready.TURN_UPS)
    if state.step == FIRST_PLAYER:
        return Even(range(state.seats), ready.FIRSTS)
    return tile_outcomes(state)


def tile_outcomes(state: State) -> tuple[tuple[Event, int], ...]:
    """Return the tiles that the next bare province may receive, by how many are left (KRE-3, KRE-4)."""
    tiles = state.tiles
    province = tiles.index(-1)
    stock: list[int] = state.content.stock
    kinds: list[int] = state.content.tiles_of[province]
    outcomes: list[tuple[Event, int]] = []
    for tile in kinds:
        left = stock[tile] - tiles.count(tile)
        if left:
            outcomes.append((ready.LAY_TILES[province][tile], left))
    return tuple(outcomes)


def legal(state: State, seat: int) -> tuple[Action, ...]:
    """Return what ``seat`` may do at this step."""
    step = state.step
    if seat != state.turn or step < CARD or step == OVER:
        return ready.NOTHING
    if step == CARD:
        return ready.PLAYS[reach.playable(state, seat)]
    if COPY < step < FORT_CARD:
        return small_steps(state, seat, step, state.points)
    return ready.COPIES[reach.copyable(state, seat)] if step == COPY else ready.KEEP_OR_REPLACE


def small_steps(state: State, seat: int, step: int, points: int) -> tuple[Action, ...]:
    """Return the ways to carry out a card: its first step, or the next one with ``points`` left."""
    if step == VILLAGERS:
        return villager_steps(state, seat, points)
    if step == SHIPS:
        return ship_steps(state, seat)
    if step == ABBOT_WALK:
        table = ready.ADD_ABBOTS if state.abbots[seat] < 0 else ready.MOVE_ABBOTS
        return listed(table, reach.abbot_targets(state, seat))
    if step == HARVESTING:
        return listed(ready.HARVESTS, reach.harvestable(state, seat))
    villages = listed(ready.BUILD_VILLAGES, reach.village_provinces(state, seat))
    return villages + ready.listed_sites(ready.BUILD_FORTS, reach.fort_sites(state, seat))


def villager_steps(state: State, seat: int, points: int) -> tuple[Action, ...]:
    """Return the Commander's small steps: add or move, then only move or stop (KRE-17, KRE-37, KRE-38)."""
    rest = reach.open_provinces(state, seat)
    steps = ready.NOTHING
    if points < MOVEMENT:
        steps = ready.DONE
    elif state.reserve[seat * 4 + VILLAGER]:
        steps = listed(ready.ADD_VILLAGERS, rest)
    for origin in members(state.where[seat]):
        steps += listed(ready.MOVE_VILLAGERS[origin], reach.ways(state, origin, points) & rest)
    return steps


def ship_steps(state: State, seat: int) -> tuple[Action, ...]:
    """Return the Admiral's small steps: add or move, then the other ship or stop (KRE-29, KRE-30, KRE-35)."""
    ports = reach.free_ports(state, seat)
    steps = ready.NOTHING
    if state.moved >= 0:
        steps = ready.DONE
    elif state.reserve[seat * 4 + SHIP]:
        steps = listed(ready.ADD_SHIPS, ports)
    for origin in members(state.ships[seat]):
        if origin != state.moved:
            steps += listed(ready.MOVE_SHIPS[origin], ports)
    return steps


def advance(state: State, seat: int, action: Action | Event) -> None:
    """Play a legal action or an event in place.  If you do not trust it, ask ``refuse`` first.

    The step tells what to expect, because an ``isinstance`` that fails is slow for a Struct.
    """
    step = state.step
    if step < CARD:
        draw(state, action)
    elif step == CARD and isinstance(action, do.Play):
        turn.play_card(state, seat, action.card)
    elif step == VILLAGERS:
        command(state, seat, action)
    elif step == SHIPS:
        sail(state, seat, action)
    elif step == ABBOT_WALK and (type(action) is do.MoveAbbot or type(action) is do.AddAbbot):
        pieces.place_abbot(state, seat, action.province)
        turn.pass_turn(state)
    elif step == BUILDING:
        build(state, seat, action)
    elif step == FORT_CARD and type(action) is do.Keep:
        turn.pass_turn(state)
    elif step == FORT_CARD and type(action) is do.Replace:
        scoring.replace_card(state)
    elif step == COPY and isinstance(action, do.Copy):
        turn.copy_card(state, seat, action.card)
    elif step == HARVESTING and isinstance(action, do.Harvest):
        pieces.harvest(state, seat, action.province)
        turn.pass_turn(state)
    else:
        raise unexpected(action)


def draw(state: State, event: Action | Event) -> None:
    """Let chance set up or turn up a fort card (KRE-2 to KRE-10, KRE-75, KRE-76)."""
    step = state.step
    if step == LAY_TILES and type(event) is do.LayTile:
        setup.lay_tile(state, event.province, event.tile)
    elif step == TURN_UP and type(event) is do.TurnUp:
        turn.show_fort_card(state, event.site)
    elif step == FIRST_PLAYER and type(event) is do.First:
        setup.name_first_player(state, event.seat)
    else:
        raise unexpected(event)


def command(state: State, seat: int, action: Action | Event) -> None:
    """Carry out one small step of the Commander (KRE-37 to KRE-46)."""
    if type(action) is do.MoveVillager:
        cost = reach.walking_cost(state, action.origin, action.province)
        pieces.move_villager(state, seat, action.origin, action.province)
        turn.spend_points(state, seat, cost)
        return
    if type(action) is do.AddVillager:
        pieces.add_villager(state, seat, action.province)
    elif type(action) is not do.Done:
        raise unexpected(action)
    turn.pass_turn(state)


def sail(state: State, seat: int, action: Action | Event) -> None:
    """Carry out one small step of the Admiral (KRE-29 to KRE-36)."""
    if type(action) is do.MoveShip:
        first_move = state.moved < 0
        pieces.move_ship(state, seat, action.origin, action.province)
        turn.offer_second_ship(state, seat, first_move)
        return
    if type(action) is do.AddShip:
        pieces.add_ship(state, seat, action.province)
    elif type(action) is not do.Done:
        raise unexpected(action)
    turn.pass_turn(state)


def build(state: State, seat: int, action: Action | Event) -> None:
    """Build a fort or a village (KRE-59 to KRE-63)."""
    if type(action) is do.BuildFort:
        pieces.build_fort(state, seat, action.site)
    elif type(action) is do.BuildVillage:
        pieces.build_village(state, seat, action.province)
    else:
        raise unexpected(action)
    turn.pass_turn(state)


def unexpected(action: Action | Event) -> TypeError:
    """Return the error of a program that plays what no rule knows at this step."""
    return TypeError(f"{action} is played at a step of another kind; ask refuse first")


def outcome(state: State) -> Outcome | None:
    """Rank by points; who has the same number shares the rank (KRE-88 to KRE-90)."""
    if state.step != OVER:
        return None
    score = state.score
    return Outcome(scores=tuple(score), ranks=tuple(1 + sum(other > own for other in score) for own in score))


def absent(state: State, seat: int, rng: Random) -> Action:
    """Choose for a player who does not answer: the Castellan, keep the card, or finish the action."""
    if state.step == CARD:
        return ready.PLAYS[1 << CASTELLAN][0]
    steps = legal(state, seat)
    if isinstance(steps[0], (do.Done, do.Keep)):
        return steps[0]
    return steps[rng.randrange(len(steps))]


def retractable(before: State, seat: int, _action: Action, after: State) -> bool:
    """Return whether nothing was scored and no fort card turned up (KRE-16)."""
    return before.turn == seat and before.scorings == after.scorings and CARD <= after.step <= BUILDING
