"""Why a move of Kreta is not played, and which rule says so.

``legal`` decides; here the most specific reason is looked for, and the last one of each row is what remains.
"""

from collections.abc import Callable
from typing import Any

from kastellan.core.refusal import Fact, Refusal
from kastellan.games.kreta import actions as do
from kastellan.games.kreta.actions import CHARACTERS, Action
from kastellan.games.kreta.play import legal
from kastellan.games.kreta.ready import DONE, PROVINCES, SITES
from kastellan.games.kreta.rules import Rule
from kastellan.games.kreta.state import (
    ABBOT,
    ABBOT_STEPS,
    ADMIRAL,
    ARCHITECT,
    CARD,
    CASTELLAN,
    COMMANDER,
    COPY,
    FARMER,
    FORT,
    FORT_CARD,
    KING,
    NOWHERE,
    OVER,
    SCORINGS,
    SHIP,
    VILLAGE,
    VILLAGER,
    State,
)
from kastellan.games.kreta.steps.reach import connected, open_provinces, playable
from kastellan.games.kreta.steps.turn import ACTION_OF


def refuse(state: State, seat: int, action: Action) -> Refusal | None:
    """Return why ``seat`` may not play ``action``, or ``None`` if it may."""
    return None if action in legal(state, seat) else why_not(state, seat, action)


def why_not(state: State, seat: int, action: Action) -> Refusal:
    """Return why an action is not legal: nobody acts, another step is due, or its own rule forbids it."""
    if state.step == OVER:
        return Refusal(Rule.END, "kreta-over")
    if state.step < CARD:
        if state.scorings:
            return Refusal(Rule.NEXT_CARD, "kreta-turning-up")
        return Refusal(Rule.TWO_FACE_UP, "kreta-setup")
    if seat != state.turn:
        return Refusal(Rule.SEAT_ORDER, "kreta-not-your-turn", {"seat": state.turn})
    match action:
        case do.Play(card):
            return why_not_play(state, seat, card)
        case do.Done():
            return why_not_done(state)
        case do.Keep() | do.Replace():
            if state.scorings == SCORINGS - 1:
                return Refusal(Rule.LAST_CARD, "kreta-no-fort-card-left")
            return Refusal(Rule.KEEP_OR_REPLACE, "kreta-no-fort-card")
    card, why_not_so = SMALL_STEPS[type(action)]
    return why_not_so(state, seat, action) if under_way(state) == card else why_not_yet(state, seat, card)


def under_way(state: State) -> int:
    """Return the character that is being carried out, if any."""
    return ACTION_OF.index(state.step) if state.step in ACTION_OF else NOWHERE


def why_not_play(state: State, seat: int, card: int) -> Refusal:
    """Return why a card may not be played (KRE-12, KRE-13, KRE-15, KRE-76)."""
    if not 0 <= card < len(CHARACTERS):
        return Refusal(Rule.SEVEN_CARDS, "kreta-no-such-card")
    if state.step == FORT_CARD:
        return Refusal(Rule.KEEP_OR_REPLACE, "kreta-fort-card-first")
    if state.step != CARD:
        return Refusal(Rule.ONE_CARD, "kreta-one-card", named(under_way(state)))
    if state.table[seat] >> card & 1:
        last = state.scorings == SCORINGS - 1
        reason = "kreta-on-the-table-for-good" if last else "kreta-on-the-table"
        return Refusal(Rule.ON_THE_TABLE, reason, named(card))
    if card == KING:
        if not state.table[seat]:
            return Refusal(Rule.KING_COPIES, "kreta-nothing-to-copy")
        return Refusal(Rule.KING, "kreta-nothing-copyable")
    return why_not_carried_out(state, seat, card)


def why_not_carried_out(state: State, seat: int, card: int) -> Refusal:
    """Return why the action of ``card`` cannot be carried out in any way (KRE-15 and its own section).

    A village never lacks room: all pieces together fill 5 provinces and close 3.
    """
    if card == FARMER:
        if max(state.tiles) == NOWHERE:
            return Refusal(Rule.FARMER, "kreta-farmer-all-harvested")
        linked = connected(state, seat)
        return Refusal(Rule.FARMER, "kreta-farmer-no-tile" if linked else "kreta-farmer-no-link")
    if card == ARCHITECT:
        needs_tile = state.reserve[seat * 4 + VILLAGE]
        reason = "kreta-architect-needs-tile" if needs_tile else "kreta-architect-all-built"
        return Refusal(Rule.ARCHITECT, reason)
    if card == ADMIRAL:
        return Refusal(Rule.ADMIRAL, "kreta-admiral-idle")
    if card == COMMANDER:
        return Refusal(Rule.COMMANDER, "kreta-commander-idle")
    if state.abbots[seat] < 0:
        return Refusal(Rule.ADD_ABBOT, "kreta-abbot-no-room")
    return Refusal(Rule.MOVE_ABBOT, "kreta-abbot-stuck", {"steps": ABBOT_STEPS})


def why_not_done(state: State) -> Refusal:
    """Return why the action is not done (KRE-12, KRE-16, KRE-76)."""
    if state.step == CARD:
        return Refusal(Rule.ONE_CARD, "kreta-no-passing")
    if state.step == FORT_CARD:
        return Refusal(Rule.KEEP_OR_REPLACE, "kreta-fort-card-first")
    return Refusal(Rule.CARRIED_OUT, "kreta-not-carried-out", named(under_way(state)))


def why_not_yet(state: State, seat: int, card: int) -> Refusal:
    """Return why no small step of ``card`` is due (KRE-12, KRE-64, KRE-76, or why the card is not played)."""
    if state.step == CARD:
        if not playable(state, seat) >> card & 1:
            return why_not_play(state, seat, card)
        if card == KING:
            return Refusal(Rule.KING_COPIES, "kreta-no-king")
        return Refusal(Rule.ONE_CARD, "kreta-card-first", named(card))
    if state.step == FORT_CARD:
        return Refusal(Rule.KEEP_OR_REPLACE, "kreta-fort-card-first")
    if state.step == COPY:
        return Refusal(Rule.KING_COPIES, "kreta-copy-first")
    return Refusal(Rule.ONE_CARD, "kreta-other-card", named(under_way(state)))


def why_not_copy(state: State, seat: int, action: do.Copy) -> Refusal:
    """Return why the King may not copy a card (KRE-64, KRE-67)."""
    card = action.card
    if not 0 <= card < len(CHARACTERS):
        return Refusal(Rule.SEVEN_CARDS, "kreta-no-such-card")
    if card in (KING, CASTELLAN):
        return Refusal(Rule.NOT_COPIED, "kreta-never-copied", named(card))
    if not state.table[seat] >> card & 1:
        return Refusal(Rule.NOT_COPIED, "kreta-copy-in-hand", named(card))
    return why_not_carried_out(state, seat, card)


def why_not_add_ship(state: State, seat: int, action: do.AddShip) -> Refusal:
    """Return why no ship may be added there (KRE-17, KRE-29)."""
    if refuse(state, seat, DONE[0]) is None:
        return Refusal(Rule.ONE_OPTION, "kreta-no-mixing", named(ADMIRAL))
    if not state.reserve[seat * 4 + SHIP]:
        return Refusal(Rule.ADD_SHIP, "kreta-no-ship-left")
    return why_not_port(state, seat, action.province, Rule.ADD_SHIP)


def why_not_move_ship(state: State, seat: int, action: do.MoveShip) -> Refusal:
    """Return why no ship may sail like this (KRE-30, KRE-35)."""
    origin, port = action.origin, action.province
    if origin not in PROVINCES or not state.ships[seat] >> origin & 1:
        return Refusal(Rule.MOVE_SHIPS, "kreta-no-ship-there")
    if origin == state.moved:
        return Refusal(Rule.EACH_SHIP_ONCE, "kreta-ship-moved", {"port": at(state, origin)})
    if port == origin:
        return Refusal(Rule.MOVE_SHIPS, "kreta-same-port", {"port": at(state, port)})
    return why_not_port(state, seat, port, Rule.MOVE_SHIPS)


def why_not_port(state: State, seat: int, port: int, own: Rule) -> Refusal:
    """Return why a ship may not enter ``port`` (KRE-21, KRE-31 to KRE-33)."""
    if port not in PROVINCES:
        return Refusal(own, "kreta-no-such-province")
    if not state.content.ports >> port & 1:
        return Refusal(own, "kreta-no-port", {"province": at(state, port)})
    facts = {"port": at(state, port)}
    if state.ships[seat] >> port & 1:
        return Refusal(Rule.OWN_SHIPS_APART, "kreta-own-ship-there", facts)
    if state.seats == 2:
        return Refusal(Rule.ONE_SHIP, "kreta-port-taken", facts)
    return Refusal(Rule.TWO_SHIPS, "kreta-port-full", facts)


def why_not_add_villager(state: State, seat: int, action: do.AddVillager) -> Refusal:
    """Return why no villager may be added there (KRE-17, KRE-37)."""
    if refuse(state, seat, DONE[0]) is None:
        return Refusal(Rule.ONE_OPTION, "kreta-no-mixing", named(COMMANDER))
    if not state.reserve[seat * 4 + VILLAGER]:
        return Refusal(Rule.ADD_VILLAGER, "kreta-no-villager-left")
    return why_not_stay(state, action.province, Rule.ADD_VILLAGER, Rule.ADD_VILLAGER)


def why_not_march(state: State, seat: int, action: do.MoveVillager) -> Refusal:
    """Return why a villager may not walk like this (KRE-38 to KRE-43)."""
    origin, province = action.origin, action.province
    if origin not in PROVINCES or not state.where[seat] >> origin & 1:
        return Refusal(Rule.FOUR_POINTS, "kreta-no-villager-there")
    if province == origin:
        return Refusal(Rule.FOUR_POINTS, "kreta-same-province", {"province": at(state, origin)})
    if province not in PROVINCES or not open_provinces(state, seat) >> province & 1:
        return why_not_stay(state, province, Rule.NO_REST_IN_FULL, Rule.NO_REST_IN_CLOSED)
    steps = state.content.distance[origin][province]
    facts: dict[str, Fact] = {"province": at(state, province), "points": state.points}
    if steps > state.points:
        return Refusal(Rule.FOUR_POINTS, "kreta-too-far", {**facts, "cost": steps})
    return Refusal(Rule.FULL_TRANSIT, "kreta-way-blocked", facts)


def why_not_stay(state: State, province: int, full: Rule, closed: Rule) -> Refusal:
    """Return why a villager or village may not be in ``province`` (KRE-23 to KRE-25)."""
    if province not in PROVINCES:
        return Refusal(full, "kreta-no-such-province")
    facts: dict[str, Fact] = {"province": at(state, province)}
    if state.full >> province & 1:
        return Refusal(full, "kreta-full", facts)
    return Refusal(closed, "kreta-closed", {**facts, "seat": state.abbots.index(province)})


def why_not_abbot(state: State, seat: int, action: do.AddAbbot | do.MoveAbbot) -> Refusal:
    """Return why the abbot may not go there (KRE-47, KRE-48)."""
    province, abbot, adding = action.province, state.abbots[seat], isinstance(action, do.AddAbbot)
    rule = Rule.ADD_ABBOT if adding else Rule.MOVE_ABBOT
    if adding and abbot >= 0:
        return Refusal(rule, "kreta-abbot-on-board", {"province": at(state, abbot)})
    if not adding and abbot < 0:
        return Refusal(rule, "kreta-abbot-in-reserve")
    if province not in PROVINCES:
        return Refusal(rule, "kreta-no-such-province")
    facts: dict[str, Fact] = {"province": at(state, province)}
    if province == abbot:
        return Refusal(rule, "kreta-same-province", facts)
    if state.full >> province & 1:
        return Refusal(rule, "kreta-full", facts)
    steps = state.content.distance[abbot][province]
    return Refusal(rule, "kreta-abbot-too-far", {**facts, "steps": steps, "most": ABBOT_STEPS})


def why_not_harvest(state: State, seat: int, action: do.Harvest) -> Refusal:
    """Return why that tile may not be harvested (KRE-52 to KRE-57)."""
    province = action.province
    if province not in PROVINCES:
        return Refusal(Rule.HARVEST, "kreta-no-such-province")
    facts: dict[str, Fact] = {"province": at(state, province)}
    if not state.where[seat] >> province & 1:
        return Refusal(Rule.OWN_VILLAGER, "kreta-harvest-no-villager", facts)
    if not connected(state, seat) >> province & 1:
        return Refusal(Rule.CONNECTED, "kreta-not-connected", facts)
    return Refusal(Rule.HARVESTED, "kreta-harvested", facts)


def why_not_fort(state: State, seat: int, action: do.BuildFort) -> Refusal:
    """Return why no fort may be built there (KRE-59, KRE-60)."""
    site = action.site
    if not state.reserve[seat * 4 + FORT]:
        return Refusal(Rule.FORT, "kreta-no-fort-left")
    if site not in SITES:
        return Refusal(Rule.FORT, "kreta-no-such-site")
    return Refusal(Rule.ONE_FORT, "kreta-site-taken", {"site": site, "seat": state.forts[site]})


def why_not_village(state: State, seat: int, action: do.BuildVillage) -> Refusal:
    """Return why no village may be built there (KRE-61, KRE-62)."""
    if not state.reserve[seat * 4 + VILLAGE]:
        return Refusal(Rule.VILLAGE, "kreta-no-village-left")
    if not state.permits[seat]:
        tiles = sum(state.harvested[seat * 5 : seat * 5 + 5])
        return Refusal(
            Rule.VILLAGE_NEEDS_TILE, "kreta-village-needs-tile", {"villages": tiles, "tiles": tiles}
        )
    return why_not_stay(state, action.province, Rule.VILLAGE, Rule.VILLAGE)


SMALL_STEPS: dict[type, tuple[int, Callable[[State, int, Any], Refusal]]] = {
    do.Copy: (KING, why_not_copy),
    do.AddShip: (ADMIRAL, why_not_add_ship),
    do.MoveShip: (ADMIRAL, why_not_move_ship),
    do.AddVillager: (COMMANDER, why_not_add_villager),
    do.MoveVillager: (COMMANDER, why_not_march),
    do.AddAbbot: (ABBOT, why_not_abbot),
    do.MoveAbbot: (ABBOT, why_not_abbot),
    do.Harvest: (FARMER, why_not_harvest),
    do.BuildFort: (ARCHITECT, why_not_fort),
    do.BuildVillage: (ARCHITECT, why_not_village),
}
"""Which character takes each small step, and what may forbid it."""


def named(card: int) -> dict[str, Fact]:
    """Return a card as a fact."""
    return {"card": CHARACTERS[card]}


def at(state: State, province: int) -> Fact:
    """Return a province, or the port in it, as a fact."""
    return str(state.content.ids[province])
