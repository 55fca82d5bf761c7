"""Why a move of Kreta is not played, and which rule says so."""

from typing import assert_never

from kastellan.core.refusal import Refusal
from kastellan.games.kreta.actions import (
    CHARACTERS,
    Action,
    AddAbbot,
    AddShip,
    AddVillager,
    BuildFort,
    BuildVillage,
    Copy,
    Done,
    Harvest,
    Keep,
    MoveAbbot,
    MoveShip,
    MoveVillager,
    Play,
    Replace,
)
from kastellan.games.kreta.refusals_on_board import (
    named,
    refuse_abbot,
    refuse_fort,
    refuse_harvest,
    refuse_ship,
    refuse_village,
    refuse_villager,
)
from kastellan.games.kreta.rules import Rule
from kastellan.games.kreta.state import (
    ABBOT,
    ABBOT_STEPS,
    ABBOT_WALK,
    ADMIRAL,
    ARCHITECT,
    BUILDING,
    CARD,
    CASTELLAN,
    COMMANDER,
    COPY,
    FARMER,
    FORT_CARD,
    HARVESTING,
    KING,
    MOVEMENT,
    NOWHERE,
    OVER,
    SCORINGS,
    SHIPS,
    VILLAGE,
    VILLAGERS,
    State,
)
from kastellan.games.kreta.steps.reach import connected, feasible

CARRIES_OUT = {
    COPY: KING,
    SHIPS: ADMIRAL,
    VILLAGERS: COMMANDER,
    ABBOT_WALK: ABBOT,
    HARVESTING: FARMER,
    BUILDING: ARCHITECT,
}


def refuse(state: State, seat: int, action: Action) -> Refusal | None:
    """Return why ``seat`` may not play ``action``, or ``None`` if it may."""
    if refusal := refuse_now(state, seat):
        return refusal
    match action:
        case Play(card):
            return refuse_play(state, seat, card)
        case Copy(card):
            return refuse_copy(state, seat, card)
        case Done():
            return refuse_done(state)
        case Keep() | Replace():
            return refuse_fort_card(state)
        case AddShip() | MoveShip():
            return refuse_step(state, seat, ADMIRAL) or refuse_ship(state, seat, action)
        case AddVillager() | MoveVillager():
            return refuse_step(state, seat, COMMANDER) or refuse_villager(state, seat, action)
        case AddAbbot() | MoveAbbot():
            return refuse_step(state, seat, ABBOT) or refuse_abbot(state, seat, action)
        case Harvest(province):
            return refuse_step(state, seat, FARMER) or refuse_harvest(state, seat, province)
        case BuildFort(site):
            return refuse_step(state, seat, ARCHITECT) or refuse_fort(state, seat, site)
        case BuildVillage(province):
            return refuse_step(state, seat, ARCHITECT) or refuse_village(state, seat, province)
    assert_never(action)


def refuse_now(state: State, seat: int) -> Refusal | None:
    """Refuse everything before the set-up is done, out of turn and after the end."""
    if state.step == OVER:
        return Refusal(Rule.END, "kreta-over")
    if state.step < CARD:
        if state.scorings:
            return Refusal(Rule.NEXT_CARD, "kreta-turning-up")
        return Refusal(Rule.TWO_FACE_UP, "kreta-setup")
    if seat != state.turn:
        return Refusal(Rule.SEAT_ORDER, "kreta-not-your-turn", {"seat": state.turn})
    return None


def refuse_play(state: State, seat: int, card: int) -> Refusal | None:
    """Return why a card may not be played (KRE-12, KRE-13, KRE-15)."""
    if not 0 <= card < len(CHARACTERS):
        return Refusal(Rule.SEVEN_CARDS, "kreta-no-such-card")
    if state.step == FORT_CARD:
        return Refusal(Rule.KEEP_OR_REPLACE, "kreta-fort-card-first")
    if state.step != CARD:
        return Refusal(Rule.ONE_CARD, "kreta-one-card", named(under_way(state)))
    if state.table[seat] >> card & 1:
        reason = "kreta-on-the-table-for-good" if one_scoring_left(state) else "kreta-on-the-table"
        return Refusal(Rule.ON_THE_TABLE, reason, named(card))
    if card == KING:
        return refuse_king(state, seat)
    return refuse_action(state, seat, card)


def refuse_king(state: State, seat: int) -> Refusal | None:
    """Return why the King finds nothing to copy (KRE-64, KRE-68)."""
    if not state.table[seat]:
        return Refusal(Rule.KING_COPIES, "kreta-nothing-to-copy")
    if not feasible(state, seat) & state.table[seat]:
        return Refusal(Rule.KING, "kreta-nothing-copyable")
    return None


def refuse_action(state: State, seat: int, card: int) -> Refusal | None:
    """Return why the action of ``card`` cannot be carried out in any way (KRE-15 and its own section).

    A village never lacks room: all pieces together fill 5 provinces and close 3.
    """
    if feasible(state, seat) >> card & 1:
        return None
    if card == FARMER:
        if not state.tile_mask:
            return Refusal(Rule.FARMER, "kreta-farmer-all-harvested")
        if connected(state, seat):
            return Refusal(Rule.FARMER, "kreta-farmer-no-tile")
        return Refusal(Rule.FARMER, "kreta-farmer-no-link")
    if card == ARCHITECT:
        needs_tile = state.reserve[seat * 4 + VILLAGE]
        return Refusal(
            Rule.ARCHITECT, "kreta-architect-needs-tile" if needs_tile else "kreta-architect-all-built"
        )
    if card == ADMIRAL:
        return Refusal(Rule.ADMIRAL, "kreta-admiral-idle")
    if card == COMMANDER:
        return Refusal(Rule.COMMANDER, "kreta-commander-idle")
    if state.abbots[seat] < 0:
        return Refusal(Rule.ADD_ABBOT, "kreta-abbot-no-room")
    return Refusal(Rule.MOVE_ABBOT, "kreta-abbot-stuck", {"steps": ABBOT_STEPS})


def refuse_copy(state: State, seat: int, card: int) -> Refusal | None:
    """Return why the King may not copy ``card`` (KRE-12, KRE-64, KRE-67, KRE-76)."""
    if state.step == CARD:
        return refuse_play(state, seat, KING) or Refusal(Rule.KING_COPIES, "kreta-no-king")
    if refusal := refuse_step(state, seat, KING):
        return refusal
    if not 0 <= card < len(CHARACTERS):
        return Refusal(Rule.SEVEN_CARDS, "kreta-no-such-card")
    if card in (KING, CASTELLAN):
        return Refusal(Rule.NOT_COPIED, "kreta-never-copied", named(card))
    if not state.table[seat] >> card & 1:
        return Refusal(Rule.NOT_COPIED, "kreta-copy-in-hand", named(card))
    return refuse_action(state, seat, card)


def refuse_done(state: State) -> Refusal | None:
    """Return why the action is not done (KRE-12, KRE-16, KRE-76)."""
    if state.step == CARD:
        return Refusal(Rule.ONE_CARD, "kreta-no-passing")
    if state.step == FORT_CARD:
        return Refusal(Rule.KEEP_OR_REPLACE, "kreta-fort-card-first")
    if state.moved >= 0 or (state.step == VILLAGERS and state.points < MOVEMENT):
        return None
    return Refusal(Rule.CARRIED_OUT, "kreta-not-carried-out", named(under_way(state)))


def refuse_fort_card(state: State) -> Refusal | None:
    """Return why no fort card is kept or replaced (KRE-76, KRE-78)."""
    if state.step == FORT_CARD:
        return None
    if one_scoring_left(state):
        return Refusal(Rule.LAST_CARD, "kreta-no-fort-card-left")
    return Refusal(Rule.KEEP_OR_REPLACE, "kreta-no-fort-card")


def one_scoring_left(state: State) -> bool:
    """Return whether the next scoring is the eleventh, which ends the game (KRE-72)."""
    return state.scorings == SCORINGS - 1


def refuse_step(state: State, seat: int, card: int) -> Refusal | None:
    """Return why no small step of ``card`` is due (KRE-12, KRE-64, KRE-76, or why the card is not played)."""
    if under_way(state) == card:
        return None
    if state.step == CARD:
        return refuse_play(state, seat, card) or Refusal(Rule.ONE_CARD, "kreta-card-first", named(card))
    if state.step == FORT_CARD:
        return Refusal(Rule.KEEP_OR_REPLACE, "kreta-fort-card-first")
    if state.step == COPY:
        return Refusal(Rule.KING_COPIES, "kreta-copy-first")
    return Refusal(Rule.ONE_CARD, "kreta-other-card", named(under_way(state)))


def under_way(state: State) -> int:
    """Return the character that is being carried out, if any."""
    return CARRIES_OUT.get(state.step, NOWHERE)
