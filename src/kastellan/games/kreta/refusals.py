"""Why a move of Kreta is not played, and which rule says so.

``legal`` decides; here the most specific reason is looked for, and the last one of each row is what remains.
"""

from collections.abc import Callable
from typing import Any

from kastellan.core.refusal import Fact, Reasons, Refusal, first
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
    return None if action in legal(state, seat) else first(why_not(state, seat, action))


def why_not(state: State, seat: int, action: Action) -> Reasons:
    """Return why an action is not legal: nobody acts, another step is due, or its own rule forbids it."""
    yield state.step == OVER and Refusal(Rule.END, "kreta-over")
    drawing = state.step < CARD
    yield drawing and state.scorings and Refusal(Rule.NEXT_CARD, "kreta-turning-up")
    yield drawing and Refusal(Rule.TWO_FACE_UP, "kreta-setup")
    yield seat != state.turn and Refusal(Rule.SEAT_ORDER, "kreta-not-your-turn", {"seat": state.turn})
    match action:
        case do.Play(card):
            yield from why_not_play(state, seat, card)
        case do.Done():
            yield from why_not_done(state)
        case do.Keep() | do.Replace():
            last = state.scorings == SCORINGS - 1
            yield last and Refusal(Rule.LAST_CARD, "kreta-no-fort-card-left")
            yield Refusal(Rule.KEEP_OR_REPLACE, "kreta-no-fort-card")
    card, why_not_so = SMALL_STEPS[type(action)]
    due = under_way(state) == card
    yield from why_not_so(state, seat, action) if due else why_not_yet(state, seat, card)


def under_way(state: State) -> int:
    """Return the character that is being carried out, if any."""
    return ACTION_OF.index(state.step) if state.step in ACTION_OF else NOWHERE


def why_not_play(state: State, seat: int, card: int) -> Reasons:
    """Return why a card may not be played (KRE-12, KRE-13, KRE-15, KRE-76)."""
    yield not 0 <= card < len(CHARACTERS) and Refusal(Rule.SEVEN_CARDS, "kreta-no-such-card")
    yield state.step == FORT_CARD and Refusal(Rule.KEEP_OR_REPLACE, "kreta-fort-card-first")
    yield state.step != CARD and Refusal(Rule.ONE_CARD, "kreta-one-card", named(under_way(state)))
    if state.table[seat] >> card & 1:
        last = state.scorings == SCORINGS - 1
        reason = "kreta-on-the-table-for-good" if last else "kreta-on-the-table"
        yield Refusal(Rule.ON_THE_TABLE, reason, named(card))
    king = card == KING
    yield king and not state.table[seat] and Refusal(Rule.KING_COPIES, "kreta-nothing-to-copy")
    yield king and Refusal(Rule.KING, "kreta-nothing-copyable")
    yield from why_not_carried_out(state, seat, card)


def why_not_carried_out(state: State, seat: int, card: int) -> Reasons:
    """Return why the action of ``card`` cannot be carried out in any way (KRE-15 and its own section).

    A village never lacks room: all pieces together fill 5 provinces and close 3.
    """
    if card == FARMER:
        yield max(state.tiles) == NOWHERE and Refusal(Rule.FARMER, "kreta-farmer-all-harvested")
        linked = connected(state, seat)
        yield Refusal(Rule.FARMER, "kreta-farmer-no-tile" if linked else "kreta-farmer-no-link")
    if card == ARCHITECT:
        needs_tile = state.reserve[seat * 4 + VILLAGE]
        reason = "kreta-architect-needs-tile" if needs_tile else "kreta-architect-all-built"
        yield Refusal(Rule.ARCHITECT, reason)
    yield card == ADMIRAL and Refusal(Rule.ADMIRAL, "kreta-admiral-idle")
    yield card == COMMANDER and Refusal(Rule.COMMANDER, "kreta-commander-idle")
    yield state.abbots[seat] < 0 and Refusal(Rule.ADD_ABBOT, "kreta-abbot-no-room")
    yield Refusal(Rule.MOVE_ABBOT, "kreta-abbot-stuck", {"steps": ABBOT_STEPS})


def why_not_done(state: State) -> Reasons:
    """Return why the action is not done (KRE-12, KRE-16, KRE-76)."""
    yield state.step == CARD and Refusal(Rule.ONE_CARD, "kreta-no-passing")
    yield state.step == FORT_CARD and Refusal(Rule.KEEP_OR_REPLACE, "kreta-fort-card-first")
    yield Refusal(Rule.CARRIED_OUT, "kreta-not-carried-out", named(under_way(state)))


def why_not_yet(state: State, seat: int, card: int) -> Reasons:
    """Return why no small step of ``card`` is due (KRE-12, KRE-64, KRE-76, or why the card is not played)."""
    if state.step == CARD:
        if not playable(state, seat) >> card & 1:
            yield from why_not_play(state, seat, card)
        yield card == KING and Refusal(Rule.KING_COPIES, "kreta-no-king")
        yield Refusal(Rule.ONE_CARD, "kreta-card-first", named(card))
    yield state.step == FORT_CARD and Refusal(Rule.KEEP_OR_REPLACE, "kreta-fort-card-first")
    yield state.step == COPY and Refusal(Rule.KING_COPIES, "kreta-copy-first")
    yield Refusal(Rule.ONE_CARD, "kreta-other-card", named(under_way(state)))


def why_not_copy(state: State, seat: int, action: do.Copy) -> Reasons:
    """Return why the King may not copy a card (KRE-64, KRE-67)."""
    card = action.card
    yield not 0 <= card < len(CHARACTERS) and Refusal(Rule.SEVEN_CARDS, "kreta-no-such-card")
    yield card in (KING, CASTELLAN) and Refusal(Rule.NOT_COPIED, "kreta-never-copied", named(card))
    yield not state.table[seat] >> card & 1 and Refusal(Rule.NOT_COPIED, "kreta-copy-in-hand", named(card))
    yield from why_not_carried_out(state, seat, card)


def why_not_add_ship(state: State, seat: int, action: do.AddShip) -> Reasons:
    """Return why no ship may be added there (KRE-17, KRE-29)."""
    begun = refuse(state, seat, DONE[0]) is None
    yield begun and Refusal(Rule.ONE_OPTION, "kreta-no-mixing", named(ADMIRAL))
    yield not state.reserve[seat * 4 + SHIP] and Refusal(Rule.ADD_SHIP, "kreta-no-ship-left")
    yield from why_not_port(state, seat, action.province, Rule.ADD_SHIP)


def why_not_move_ship(state: State, seat: int, action: do.MoveShip) -> Reasons:
    """Return why no ship may sail like this (KRE-30, KRE-35)."""
    origin, port = action.origin, action.province
    there = origin in PROVINCES and state.ships[seat] >> origin & 1
    yield not there and Refusal(Rule.MOVE_SHIPS, "kreta-no-ship-there")
    facts = {"port": at(state, origin)}
    yield origin == state.moved and Refusal(Rule.EACH_SHIP_ONCE, "kreta-ship-moved", facts)
    yield port == origin and Refusal(Rule.MOVE_SHIPS, "kreta-same-port", facts)
    yield from why_not_port(state, seat, port, Rule.MOVE_SHIPS)


def why_not_port(state: State, seat: int, port: int, own: Rule) -> Reasons:
    """Return why a ship may not enter ``port`` (KRE-21, KRE-31 to KRE-33)."""
    yield port not in PROVINCES and Refusal(own, "kreta-no-such-province")
    yield not state.content.ports >> port & 1 and Refusal(own, "kreta-no-port", {"province": at(state, port)})
    facts = {"port": at(state, port)}
    yield state.ships[seat] >> port & 1 and Refusal(Rule.OWN_SHIPS_APART, "kreta-own-ship-there", facts)
    yield state.seats == 2 and Refusal(Rule.ONE_SHIP, "kreta-port-taken", facts)
    yield Refusal(Rule.TWO_SHIPS, "kreta-port-full", facts)


def why_not_add_villager(state: State, seat: int, action: do.AddVillager) -> Reasons:
    """Return why no villager may be added there (KRE-17, KRE-37)."""
    begun = refuse(state, seat, DONE[0]) is None
    yield begun and Refusal(Rule.ONE_OPTION, "kreta-no-mixing", named(COMMANDER))
    yield not state.reserve[seat * 4 + VILLAGER] and Refusal(Rule.ADD_VILLAGER, "kreta-no-villager-left")
    yield from why_not_stay(state, action.province, Rule.ADD_VILLAGER, Rule.ADD_VILLAGER)


def why_not_march(state: State, seat: int, action: do.MoveVillager) -> Reasons:
    """Return why a villager may not walk like this (KRE-38 to KRE-43)."""
    origin, province = action.origin, action.province
    there = origin in PROVINCES and state.where[seat] >> origin & 1
    yield not there and Refusal(Rule.FOUR_POINTS, "kreta-no-villager-there")
    same = {"province": at(state, origin)}
    yield province == origin and Refusal(Rule.FOUR_POINTS, "kreta-same-province", same)
    if province not in PROVINCES or not open_provinces(state, seat) >> province & 1:
        yield from why_not_stay(state, province, Rule.NO_REST_IN_FULL, Rule.NO_REST_IN_CLOSED)
    steps = state.content.distance[origin][province]
    facts: dict[str, Fact] = {"province": at(state, province), "points": state.points}
    yield steps > state.points and Refusal(Rule.FOUR_POINTS, "kreta-too-far", {**facts, "cost": steps})
    yield Refusal(Rule.FULL_TRANSIT, "kreta-way-blocked", facts)


def why_not_stay(state: State, province: int, full: Rule, closed: Rule) -> Reasons:
    """Return why a villager or village may not be in ``province`` (KRE-23 to KRE-25)."""
    yield province not in PROVINCES and Refusal(full, "kreta-no-such-province")
    facts: dict[str, Fact] = {"province": at(state, province)}
    yield state.full >> province & 1 and Refusal(full, "kreta-full", facts)
    yield Refusal(closed, "kreta-closed", {**facts, "seat": state.abbots.index(province)})


def why_not_abbot(state: State, seat: int, action: do.AddAbbot | do.MoveAbbot) -> Reasons:
    """Return why the abbot may not go there (KRE-47, KRE-48)."""
    province, abbot, adding = action.province, state.abbots[seat], isinstance(action, do.AddAbbot)
    rule = Rule.ADD_ABBOT if adding else Rule.MOVE_ABBOT
    yield adding and abbot >= 0 and Refusal(rule, "kreta-abbot-on-board", {"province": at(state, abbot)})
    yield not adding and abbot < 0 and Refusal(rule, "kreta-abbot-in-reserve")
    yield province not in PROVINCES and Refusal(rule, "kreta-no-such-province")
    facts: dict[str, Fact] = {"province": at(state, province)}
    yield province == abbot and Refusal(rule, "kreta-same-province", facts)
    yield state.full >> province & 1 and Refusal(rule, "kreta-full", facts)
    steps = state.content.distance[abbot][province]
    yield Refusal(rule, "kreta-abbot-too-far", {**facts, "steps": steps, "most": ABBOT_STEPS})


def why_not_harvest(state: State, seat: int, action: do.Harvest) -> Reasons:
    """Return why that tile may not be harvested (KRE-52 to KRE-57)."""
    province = action.province
    yield province not in PROVINCES and Refusal(Rule.HARVEST, "kreta-no-such-province")
    facts: dict[str, Fact] = {"province": at(state, province)}
    alone = not state.where[seat] >> province & 1
    yield alone and Refusal(Rule.OWN_VILLAGER, "kreta-harvest-no-villager", facts)
    yield not connected(state, seat) >> province & 1 and Refusal(Rule.CONNECTED, "kreta-not-connected", facts)
    yield Refusal(Rule.HARVESTED, "kreta-harvested", facts)


def why_not_fort(state: State, seat: int, action: do.BuildFort) -> Reasons:
    """Return why no fort may be built there (KRE-59, KRE-60)."""
    site = action.site
    yield not state.reserve[seat * 4 + FORT] and Refusal(Rule.FORT, "kreta-no-fort-left")
    yield site not in SITES and Refusal(Rule.FORT, "kreta-no-such-site")
    yield Refusal(Rule.ONE_FORT, "kreta-site-taken", {"site": site, "seat": state.forts[site]})


def why_not_village(state: State, seat: int, action: do.BuildVillage) -> Reasons:
    """Return why no village may be built there (KRE-61, KRE-62)."""
    yield not state.reserve[seat * 4 + VILLAGE] and Refusal(Rule.VILLAGE, "kreta-no-village-left")
    if not state.permits[seat]:
        tiles = sum(state.harvested[seat * 5 : seat * 5 + 5])
        yield Refusal(
            Rule.VILLAGE_NEEDS_TILE, "kreta-village-needs-tile", {"villages": tiles, "tiles": tiles}
        )
    yield from why_not_stay(state, action.province, Rule.VILLAGE, Rule.VILLAGE)


SMALL_STEPS: dict[type, tuple[int, Callable[[State, int, Any], Reasons]]] = {
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
