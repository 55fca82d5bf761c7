"""What no half-made action of Krysis can be: checked when a position is read."""

from kastellan.core.refusal import must
from kastellan.games.krysis.rules import Rule
from kastellan.games.krysis.state import (
    ACTION,
    ATTACKING,
    DESTINATION,
    IDLE,
    LOADING,
    OVERTIME,
    ROBBING,
    SPYING,
    THEFT,
    State,
)
from kastellan.games.krysis.steps.cards import face_down_cards, fits, team_slots
from kastellan.games.krysis.steps.reach import is_strong
from kastellan.games.krysis.steps.turns import SPY, THIEF


def check_draft(state: State) -> None:
    """Refuse a draft that the rules would not have let grow."""
    stolen = state.phase in (THEFT, DESTINATION)
    if state.act == IDLE:
        empty = not (any(state.goods) or any(state.bundle) or state.announced or stolen)
        must(empty, "$.draft", "a theft says what is stolen", Rule.ANNOUNCE)
        return
    must(
        state.phase == ACTION or (stolen and state.act == ATTACKING),
        "$.draft",
        "nothing is put together now",
        Rule.ACTION,
    )
    seat = state.order[state.turn]
    aimed = state.act in (ATTACKING, ROBBING, SPYING)
    fine = 0 <= state.aim < state.seats and state.aim != seat if aimed else state.aim < 0
    must(fine, "$.draft.target", "is another seat, if the action has a target", Rule.ATTACK)
    skilled = state.act in (ROBBING, SPYING)
    fine = (state.special >= 0) == skilled and (
        not skilled or state.special in state.team[3 * seat : 3 * seat + 3]
    )
    must(fine, "$.draft.special", "is an agent of the team, for special actions", Rule.SPECIAL_ACTION)
    if skilled:
        check_skill(state)
    must(skilled or not state.acted, "$.draft", "the normal action is done", Rule.ACTION)
    check_played(state, seat)
    check_load(state, seat, state.aim if aimed else seat, stolen)


def check_skill(state: State) -> None:
    """Refuse a special agent without the skill, or used too early or too late (KRY-96, KRY-101, KRY-102)."""
    spying = state.act == SPYING
    skill, rule = (SPY, Rule.SPY) if spying else (THIEF, Rule.THIEF)
    must(state.content.skill[state.special] == skill, "$.draft.special", "has not this skill", rule)
    used = bool(state.used >> state.special & 1)
    must(used == spying, "$.used", "a spy is used by looking, a thief by taking", Rule.SPECIAL_ACTION)


def check_played(state: State, seat: int) -> None:
    """Refuse artefacts in a draft that are not there or do not belong to the action (KRY-32, KRY-34)."""
    for artefact, weapon, acts in (
        (state.arm, True, (ATTACKING, OVERTIME)),
        (state.ride, False, (ATTACKING, LOADING)),
    ):
        if artefact >= 0:
            there = state.face_down[6 * seat + artefact] > 0 and state.content.is_weapon[artefact] == weapon
            must(
                there and state.act in acts,
                "$.draft",
                "plays an artefact that it cannot",
                Rule.PLAY_ARTEFACTS,
            )


def check_load(state: State, seat: int, origin: int, stolen: bool) -> None:
    """Refuse goods in a draft that are not there or do not fit (KRY-41, KRY-51, KRY-101)."""
    for colour in range(3):
        must(
            stolen or state.goods[colour] <= state.camp[3 * origin + colour],
            "$.draft.crystals",
            "do not lie there",
            Rule.ANNOUNCE,
        )
    drawn = sum(state.bundle)
    if stolen:
        fine = drawn == state.announced if state.phase == DESTINATION else drawn < state.announced
        must(fine, "$.draft.artefacts", "are not those announced", Rule.RANDOM_THEFT)
        left = state.announced - drawn
        must(left <= face_down_cards(state, origin), "$.draft.announced", "are not there", Rule.ANNOUNCE)
    elif state.act == LOADING:
        for t in range(6):
            free = state.face_down[6 * seat + t] - (state.ride == t)
            must(state.bundle[t] <= free, "$.draft.artefacts", "do not lie there", Rule.LOAD)
    else:
        must(not drawn, "$.draft.artefacts", "only a load names artefacts", Rule.LOAD)
        must(
            0 <= state.announced <= face_down_cards(state, origin),
            "$.draft.announced",
            "are not there",
            Rule.ANNOUNCE,
        )
    must(state.act == ATTACKING or not state.announced, "$.draft.announced", "is for attacks", Rule.ANNOUNCE)
    taken = sum(state.goods)
    if state.act in (LOADING, ATTACKING):
        ride = state.transport[seat] if stolen else state.ride
        slots = team_slots(state, seat, ride)
        cards = state.announced if state.act == ATTACKING else drawn
        must(
            fits(slots, state.goods[0], state.goods[1], state.goods[2], cards),
            "$.draft",
            "does not fit",
            Rule.FITS,
        )
        must(not stolen or taken + cards, "$.draft", "steals nothing", Rule.STEAL_SOMETHING)
        if state.act == ATTACKING and taken + cards:
            must(was_strong(state, seat, stolen), "$.draft", "is not strong enough", Rule.ATTACK)
    elif state.act == ROBBING:
        must(taken <= state.content.amount[state.special], "$.draft.crystals", "are too many", Rule.THIEF)
    else:
        must(not taken, "$.draft.crystals", "are not part of this action", Rule.ACTION)


def was_strong(state: State, seat: int, stolen: bool) -> bool:
    """Return whether an attack may take place, or could while the loot lay in the camp (KRY-29, KRY-48)."""
    before = state.copy()
    for colour in range(3):
        before.camp[3 * state.aim + colour] += stolen * state.goods[colour]
    return is_strong(before, seat, state.arm)
