"""Who may act in Kreta, what is legal, and which steps follow."""

from collections.abc import Sequence
from random import Random
from typing import Final

from kastellan.core.chance import Even
from kastellan.core.game import Outcome
from kastellan.games.kreta import actions as ready
from kastellan.games.kreta.actions import (
    Action,
    AddAbbot,
    AddShip,
    AddVillager,
    BuildFort,
    BuildVillage,
    Copy,
    Done,
    Event,
    First,
    Harvest,
    Keep,
    LayTile,
    MoveAbbot,
    MoveShip,
    MoveVillager,
    Play,
    TurnUp,
)
from kastellan.games.kreta.state import (
    ABBOT_WALK,
    ALL_SITES,
    BUILDING,
    CARD,
    CASTELLAN,
    COPY,
    FIRST_PLAYER,
    FORT,
    FORT_CARD,
    HARVESTING,
    MOVEMENT,
    OVER,
    SHIPS,
    TURN_UP,
    VILLAGER,
    VILLAGERS,
    State,
)
from kastellan.games.kreta.steps.pieces import (
    add_ship,
    add_villager,
    build_fort,
    build_village,
    harvest,
    move_ship,
    move_villager,
    place_abbot,
)
from kastellan.games.kreta.steps.reach import (
    MEMBERS,
    abbot_targets,
    connected,
    feasible,
    free_ports,
    open_provinces,
    playable,
    village_sites,
    villager_targets,
    walking_cost,
)
from kastellan.games.kreta.steps.scoring import replace_card, unseen
from kastellan.games.kreta.steps.setup import lay_tile, name_first_player
from kastellan.games.kreta.steps.turn import (
    copy_card,
    offer_second_ship,
    pass_turn,
    play_card,
    show_fort_card,
    spend_points,
)

ONLY: Final = [(seat,) for seat in range(4)]
CHANCE_ONLY: Final = (-1,)
NOBODY: Final[tuple[int, ...]] = ()
NOTHING: Final[list[Action]] = []
FORT_CARD_CHOICES: Final[list[Action]] = [ready.KEEP, ready.REPLACE]
JUST_DONE: Final[list[Action]] = [ready.DONE]

Halves = tuple[list[list[Action]], list[list[Action]]]

FIRSTS: Final[list[Event]] = ready.FIRSTS  # type: ignore[assignment]
TURN_UPS: Final[list[Event]] = ready.TURN_UPS  # type: ignore[assignment]
LAY_TILES_EVENTS: Final[list[list[Event]]] = ready.LAY_TILES  # type: ignore[assignment]
PLAYS: Final[list[list[Action]]] = ready.PLAYS
COPIES: Final[list[list[Action]]] = ready.COPIES
ADD_SHIPS: Final[Halves] = ready.ADD_SHIPS
ADD_VILLAGERS: Final[Halves] = ready.ADD_VILLAGERS
ADD_ABBOTS: Final[Halves] = ready.ADD_ABBOTS
MOVE_ABBOTS: Final[Halves] = ready.MOVE_ABBOTS
HARVESTS: Final[Halves] = ready.HARVESTS
BUILD_VILLAGES: Final[Halves] = ready.BUILD_VILLAGES
BUILD_FORTS: Final[list[list[list[Action]]]] = ready.BUILD_FORTS
MOVE_SHIPS: Final[list[Halves]] = ready.MOVE_SHIPS
MOVE_VILLAGERS: Final[list[Halves]] = ready.MOVE_VILLAGERS


def to_act(state: State) -> tuple[int, ...]:
    """Return who acts: chance while something is drawn, else the active player, nobody at the end."""
    step = state.step
    if step < CARD:
        return CHANCE_ONLY
    if step == OVER:
        return NOBODY
    return ONLY[state.turn]


def chance(state: State) -> Even[Event] | Sequence[tuple[Event, int]]:
    """Return what may be drawn: the first player, the next tile, or the next fort card."""
    if state.step == TURN_UP:
        return Even(unseen(state), TURN_UPS)
    if state.step == FIRST_PLAYER:
        return Even(range(state.seats), FIRSTS)
    return tile_outcomes(state)


def tile_outcomes(state: State) -> list[tuple[Event, int]]:
    """Return the tiles that the next bare province may receive, by how many are left (KRE-3, KRE-4)."""
    tiles = state.tiles
    province = tiles.index(-1)
    stock: list[int] = state.content.stock
    kinds: list[int] = state.content.tiles_of[province]
    outcomes: list[tuple[Event, int]] = []
    for tile in kinds:
        left = stock[tile] - tiles.count(tile)
        if left:
            outcomes.append((LAY_TILES_EVENTS[province][tile], left))
    return outcomes


def legal(state: State, seat: int) -> list[Action]:
    """Return what ``seat`` may do at this step; ready-made lists, not to be changed."""
    step = state.step
    if seat != state.turn or step < CARD or step == OVER:
        return NOTHING
    if step == CARD:
        return PLAYS[playable(state, seat)]
    if step == VILLAGERS:
        return villager_steps(state, seat)
    if step == SHIPS:
        return ship_steps(state, seat)
    if step == BUILDING:
        return building_steps(state, seat)
    if step == ABBOT_WALK:
        table = ADD_ABBOTS if state.abbots[seat] < 0 else MOVE_ABBOTS
        return listed(table, abbot_targets(state, seat))
    if step == HARVESTING:
        return listed(HARVESTS, connected(state, seat) & state.tile_mask)
    if step == FORT_CARD:
        return FORT_CARD_CHOICES
    return COPIES[feasible(state, seat) & state.table[seat]]


def listed(table: Halves, provinces: int) -> list[Action]:
    """Return the ready actions for a set of provinces."""
    return table[0][provinces & 255] + table[1][provinces >> 8]


def villager_steps(state: State, seat: int) -> list[Action]:
    """Return the Commander's small steps: add or move, then only move or stop (KRE-17, KRE-37, KRE-38)."""
    points = state.points
    steps: list[Action] = []
    if points < MOVEMENT:
        steps = JUST_DONE[:]
    elif state.reserve[seat * 4 + VILLAGER]:
        steps = listed(ADD_VILLAGERS, open_provinces(state, seat))
    own = state.where[seat]
    for origin in MEMBERS[0][own & 255] + MEMBERS[1][own >> 8]:
        targets = villager_targets(state, seat, origin, points)
        low, high = MOVE_VILLAGERS[origin]
        steps += low[targets & 255]
        steps += high[targets >> 8]
    return steps


def ship_steps(state: State, seat: int) -> list[Action]:
    """Return the Admiral's small steps: add or move, then the other ship or stop (KRE-29, KRE-30, KRE-35)."""
    ports = free_ports(state, seat)
    moved = state.moved
    steps: list[Action] = []
    if moved >= 0:
        steps = JUST_DONE[:]
    elif state.reserve[seat * 4]:
        steps = listed(ADD_SHIPS, ports)
    own = state.ships[seat]
    for origin in MEMBERS[0][own & 255] + MEMBERS[1][own >> 8]:
        if origin != moved:
            low, high = MOVE_SHIPS[origin]
            steps += low[ports & 255]
            steps += high[ports >> 8]
    return steps


def building_steps(state: State, seat: int) -> list[Action]:
    """Return the forts and villages that the Architect may build (KRE-59 to KRE-62)."""
    steps = listed(BUILD_VILLAGES, village_sites(state, seat))
    if state.reserve[seat * 4 + FORT]:
        sites = ALL_SITES & ~state.fort_mask
        steps += BUILD_FORTS[0][sites & 511]
        steps += BUILD_FORTS[1][sites >> 9 & 511]
        steps += BUILD_FORTS[2][sites >> 18]
    return steps


def advance(state: State, seat: int, action: Action | Event) -> None:
    """Play a legal action or an event in place.  If you do not trust it, ask ``refuse`` first.

    The step tells what to expect, because an ``isinstance`` that fails is slow for a Struct.
    """
    step = state.step
    if step == CARD:
        if isinstance(action, Play):
            play_card(state, seat, action.card)
    elif step == VILLAGERS:
        command(state, seat, action)
    elif step == SHIPS:
        sail(state, seat, action)
    elif step == ABBOT_WALK:
        walk(state, seat, action)
    elif step == BUILDING:
        build(state, seat, action)
    elif step == FORT_CARD:
        if type(action) is Keep:
            pass_turn(state)
        else:
            replace_card(state)
    elif step == COPY:
        if isinstance(action, Copy):
            copy_card(state, seat, action.card)
    elif step == HARVESTING:
        if isinstance(action, Harvest):
            harvest(state, seat, action.province)
            pass_turn(state)
    else:
        draw(state, action)


def draw(state: State, event: Action | Event) -> None:
    """Let chance set up or turn up a fort card (KRE-2 to KRE-10, KRE-75, KRE-76)."""
    if type(event) is TurnUp:
        show_fort_card(state, event.site)
    elif type(event) is LayTile:
        lay_tile(state, event.province, event.tile)
    elif type(event) is First:
        name_first_player(state, event.seat)


def command(state: State, seat: int, action: Action | Event) -> None:
    """Carry out one small step of the Commander (KRE-37 to KRE-46)."""
    if type(action) is MoveVillager:
        cost = walking_cost(state, action.origin, action.province)
        move_villager(state, seat, action.origin, action.province)
        spend_points(state, seat, cost)
        return
    if type(action) is AddVillager:
        add_villager(state, seat, action.province)
    pass_turn(state)


def sail(state: State, seat: int, action: Action | Event) -> None:
    """Carry out one small step of the Admiral (KRE-29 to KRE-36)."""
    if type(action) is MoveShip:
        first_move = state.moved < 0
        move_ship(state, seat, action.origin, action.province)
        offer_second_ship(state, seat, first_move)
        return
    if type(action) is AddShip:
        add_ship(state, seat, action.province)
    pass_turn(state)


def walk(state: State, seat: int, action: Action | Event) -> None:
    """Place or move the abbot (KRE-47 to KRE-51)."""
    if type(action) is MoveAbbot or type(action) is AddAbbot:
        place_abbot(state, seat, action.province)
    pass_turn(state)


def build(state: State, seat: int, action: Action | Event) -> None:
    """Build a fort or a village (KRE-59 to KRE-63)."""
    if type(action) is BuildFort:
        build_fort(state, seat, action.site)
    elif type(action) is BuildVillage:
        build_village(state, seat, action.province)
    pass_turn(state)


def outcome(state: State) -> Outcome | None:
    """Rank by points; who has the same number shares the rank (KRE-88 to KRE-90)."""
    if state.step != OVER:
        return None
    score = state.score
    return Outcome(scores=tuple(score), ranks=tuple(1 + sum(other > own for other in score) for own in score))


def absent(state: State, seat: int, rng: Random) -> Action:
    """Choose for a player who does not answer: the Castellan, keep the card, or finish the action."""
    if state.step == CARD:
        return PLAYS[1 << CASTELLAN][0]
    steps = legal(state, seat)
    if isinstance(steps[0], (Done, Keep)):
        return steps[0]
    return steps[rng.randrange(len(steps))]


def retractable(before: State, seat: int, _action: Action, after: State) -> bool:
    """Return whether the turn of ``seat`` goes on with no fort card turned up (KRE-16)."""
    return before.turn == seat == after.turn and COPY <= after.step <= BUILDING
