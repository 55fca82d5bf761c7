"""Why a piece may not be placed, moved or built like this; each card's own section first."""

from kastellan.core.refusal import Fact, Refusal
from kastellan.games.kreta.actions import (
    CHARACTERS,
    AddAbbot,
    AddShip,
    AddVillager,
    MoveAbbot,
    MoveShip,
    MoveVillager,
)
from kastellan.games.kreta.rules import Rule
from kastellan.games.kreta.state import (
    ABBOT_STEPS,
    ADMIRAL,
    COMMANDER,
    FORT,
    MOVEMENT,
    SHIP,
    VILLAGE,
    VILLAGER,
    VILLAGES_EACH,
    State,
)
from kastellan.games.kreta.steps.reach import connected, free_ports, walking_cost

PROVINCES = range(16)
SITES = range(1, 27)


def refuse_ship(state: State, seat: int, action: AddShip | MoveShip) -> Refusal | None:
    """Return why a ship may not be added or moved like this (KRE-17, KRE-29 to KRE-35)."""
    port = action.province
    own = Rule.MOVE_SHIPS
    if isinstance(action, AddShip):
        own = Rule.ADD_SHIP
        if state.moved >= 0:
            return Refusal(Rule.ONE_OPTION, "kreta-no-mixing", named(ADMIRAL))
        if not state.reserve[seat * 4 + SHIP]:
            return Refusal(own, "kreta-no-ship-left")
    else:
        if action.origin not in PROVINCES or not state.ships[seat] >> action.origin & 1:
            return Refusal(own, "kreta-no-ship-there")
        if action.origin == state.moved:
            return Refusal(Rule.EACH_SHIP_ONCE, "kreta-ship-moved", {"port": at(state, action.origin)})
        if port == action.origin:
            return Refusal(own, "kreta-same-port", {"port": at(state, port)})
    if port not in PROVINCES:
        return Refusal(own, "kreta-no-such-province")
    if not state.content.ports >> port & 1:
        return Refusal(own, "kreta-no-port", {"province": at(state, port)})
    return refuse_port(state, seat, port)


def refuse_port(state: State, seat: int, port: int) -> Refusal | None:
    """Return why a ship may not enter ``port`` (KRE-31 to KRE-33)."""
    if free_ports(state, seat) >> port & 1:
        return None
    facts = {"port": at(state, port)}
    if state.ships[seat] >> port & 1:
        return Refusal(Rule.OWN_SHIPS_APART, "kreta-own-ship-there", facts)
    if state.seats == 2:
        return Refusal(Rule.ONE_SHIP, "kreta-port-taken", facts)
    return Refusal(Rule.TWO_SHIPS, "kreta-port-full", facts)


def refuse_villager(state: State, seat: int, action: AddVillager | MoveVillager) -> Refusal | None:
    """Return why a villager may not be added or moved like this (KRE-17, KRE-37 to KRE-43)."""
    if isinstance(action, MoveVillager):
        return refuse_march(state, seat, action.origin, action.province)
    if state.points < MOVEMENT:
        return Refusal(Rule.ONE_OPTION, "kreta-no-mixing", named(COMMANDER))
    if not state.reserve[seat * 4 + VILLAGER]:
        return Refusal(Rule.ADD_VILLAGER, "kreta-no-villager-left")
    return refuse_rest(state, seat, action.province, Rule.ADD_VILLAGER, Rule.ADD_VILLAGER)


def refuse_rest(state: State, seat: int, province: int, full: Rule, closed: Rule) -> Refusal | None:
    """Return why a villager or village may not be in ``province`` (KRE-23 to KRE-25)."""
    if province not in PROVINCES:
        return Refusal(full, "kreta-no-such-province")
    facts: dict[str, Fact] = {"province": at(state, province)}
    if state.full >> province & 1:
        return Refusal(full, "kreta-full", facts)
    if state.closed[seat] >> province & 1:
        abbots = [other for other, where in enumerate(state.abbots) if where == province]
        return Refusal(closed, "kreta-closed", {**facts, "seat": abbots[0]})
    return None


def refuse_march(state: State, seat: int, origin: int, province: int) -> Refusal | None:
    """Return why a villager may not walk from ``origin`` to ``province`` (KRE-38 to KRE-43)."""
    if origin not in PROVINCES or not state.where[seat] >> origin & 1:
        return Refusal(Rule.FOUR_POINTS, "kreta-no-villager-there")
    if province == origin:
        return Refusal(Rule.FOUR_POINTS, "kreta-same-province", {"province": at(state, origin)})
    if refusal := refuse_rest(state, seat, province, Rule.NO_REST_IN_FULL, Rule.NO_REST_IN_CLOSED):
        return refusal
    steps, cost = state.content.distance[origin][province], walking_cost(state, origin, province)
    facts: dict[str, Fact] = {"province": at(state, province), "points": state.points}
    if steps > state.points:
        return Refusal(Rule.FOUR_POINTS, "kreta-too-far", {**facts, "cost": steps})
    if cost > state.points:
        return Refusal(Rule.FULL_TRANSIT, "kreta-way-blocked", facts)
    return None


def refuse_abbot(state: State, seat: int, action: AddAbbot | MoveAbbot) -> Refusal | None:
    """Return why the abbot may not go there (KRE-47, KRE-48)."""
    province, abbot = action.province, state.abbots[seat]
    rule = Rule.ADD_ABBOT if isinstance(action, AddAbbot) else Rule.MOVE_ABBOT
    if isinstance(action, AddAbbot) and abbot >= 0:
        return Refusal(rule, "kreta-abbot-on-board", {"province": at(state, abbot)})
    if isinstance(action, MoveAbbot) and abbot < 0:
        return Refusal(rule, "kreta-abbot-in-reserve")
    if province not in PROVINCES:
        return Refusal(rule, "kreta-no-such-province")
    facts: dict[str, Fact] = {"province": at(state, province)}
    if province == abbot:
        return Refusal(rule, "kreta-same-province", facts)
    if state.full >> province & 1:
        return Refusal(rule, "kreta-full", facts)
    steps = state.content.distance[abbot][province] if abbot >= 0 else 0
    if steps > ABBOT_STEPS:
        return Refusal(rule, "kreta-abbot-too-far", {**facts, "steps": steps, "most": ABBOT_STEPS})
    return None


def refuse_harvest(state: State, seat: int, province: int) -> Refusal | None:
    """Return why the tile of ``province`` may not be harvested (KRE-52 to KRE-57)."""
    if province not in PROVINCES:
        return Refusal(Rule.HARVEST, "kreta-no-such-province")
    facts: dict[str, Fact] = {"province": at(state, province)}
    if not state.where[seat] >> province & 1:
        return Refusal(Rule.OWN_VILLAGER, "kreta-harvest-no-villager", facts)
    if not connected(state, seat) >> province & 1:
        return Refusal(Rule.CONNECTED, "kreta-not-connected", facts)
    if not state.tile_mask >> province & 1:
        return Refusal(Rule.HARVESTED, "kreta-harvested", facts)
    return None


def refuse_fort(state: State, seat: int, site: int) -> Refusal | None:
    """Return why no fort may be built on ``site`` (KRE-59, KRE-60)."""
    if not state.reserve[seat * 4 + FORT]:
        return Refusal(Rule.FORT, "kreta-no-fort-left")
    if site not in SITES:
        return Refusal(Rule.FORT, "kreta-no-such-site")
    if state.fort_mask >> site & 1:
        return Refusal(Rule.ONE_FORT, "kreta-site-taken", {"site": site, "seat": state.forts[site]})
    return None


def refuse_village(state: State, seat: int, province: int) -> Refusal | None:
    """Return why no village may be built in ``province`` (KRE-61, KRE-62)."""
    built = VILLAGES_EACH - state.reserve[seat * 4 + VILLAGE]
    if built == VILLAGES_EACH:
        return Refusal(Rule.VILLAGE, "kreta-no-village-left")
    if built >= state.taken[seat]:
        facts: dict[str, Fact] = {"villages": built, "tiles": state.taken[seat]}
        return Refusal(Rule.VILLAGE_NEEDS_TILE, "kreta-village-needs-tile", facts)
    return refuse_rest(state, seat, province, Rule.VILLAGE, Rule.VILLAGE)


def named(card: int) -> dict[str, Fact]:
    """Return a card as a fact."""
    return {"card": CHARACTERS[card]}


def at(state: State, province: int) -> Fact:
    """Return a province, or the port in it, as a fact."""
    return str(state.content.ids[province])
