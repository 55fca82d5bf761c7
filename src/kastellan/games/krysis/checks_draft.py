"""What no half-made action of Krysis can be: rows of what must hold, as in ``checks``."""

from collections.abc import Iterator

from kastellan.games.krysis import phases
from kastellan.games.krysis.content import SPY, THIEF
from kastellan.games.krysis.rules import Rule
from kastellan.games.krysis.state import ATTACKING, IDLE, LOADING, ROBBING, SPYING, WORKING, State
from kastellan.games.krysis.steps import loading
from kastellan.games.krysis.steps.cards import face_down_cards

Rows = Iterator[tuple[object, str, str, Rule]]
"""Whether it holds, at which place, what is wrong otherwise, and by which rule."""


def draft(state: State) -> Rows:
    """Refuse a draft that the rules would not have let grow."""
    put, stolen = state.draft, state.phase in phases.LOOT
    if put.act == IDLE:
        yield not stolen, "", "a theft says what is stolen", Rule.ANNOUNCE
        return
    fine = state.phase == phases.ACTION or (stolen and put.act == ATTACKING)
    yield fine, "", "nothing is put together now", Rule.ACTION
    seat = state.order[state.turn]
    skilled = put.act in (ROBBING, SPYING)
    aimed = skilled or put.act == ATTACKING
    fine = 0 <= put.aim < state.seats and put.aim != seat if aimed else put.aim == -1
    yield fine, "target", "is another seat, if the action has a target", Rule.ATTACK
    fine = put.special in state.team[3 * seat : 3 * seat + 3] if skilled else put.special < 0
    yield fine, "special", "is an agent of the team, for special actions", Rule.SPECIAL_ACTION
    if skilled:
        skill, rule = (SPY, Rule.SPY) if put.act == SPYING else (THIEF, Rule.THIEF)
        yield state.content.skill[put.special] == skill, "special", "has not this skill", rule
        fine = bool(state.used >> put.special & 1) == (put.act == SPYING)
        yield fine, "special", "a spy is used by looking, a thief by taking", Rule.SPECIAL_ACTION
    yield skilled or not state.acted, "", "the normal action is done", Rule.ACTION
    for artefact, weapon, acts in (
        (put.arm, True, (ATTACKING, WORKING)),
        (put.ride, False, (ATTACKING, LOADING)),
    ):
        there = state.face_down[6 * seat + artefact] > 0 and state.content.is_weapon[artefact] == weapon
        fine = artefact < 0 or (there and put.act in acts)
        yield fine, "", "plays an artefact that it cannot", Rule.PLAY_ARTEFACTS
    yield from load(state, seat, put.aim if aimed else seat, stolen)


def load(state: State, seat: int, origin: int, stolen: bool) -> Rows:
    """Refuse goods in a draft that are not there or do not fit (KRY-41, KRY-51, KRY-101)."""
    put, drawn, taken = state.draft, sum(state.draft.bundle), sum(state.draft.goods)
    there = [put.goods[colour] <= state.camp[3 * origin + colour] for colour in range(3)]
    yield stolen or all(there), "crystals", "do not lie there", Rule.ANNOUNCE
    attacking, loads = put.act == ATTACKING, put.act == LOADING
    own = state.face_down[6 * seat : 6 * seat + 6]
    free = [put.bundle[t] <= own[t] - (put.ride == t) for t in range(6)]
    yield not loads or all(free), "artefacts", "do not lie there", Rule.LOAD
    yield loads or stolen or not drawn, "artefacts", "only a load names artefacts", Rule.LOAD
    fine = drawn == put.announced if state.phase == phases.DESTINATION else drawn < put.announced
    yield fine or not stolen, "artefacts", "are not those announced", Rule.RANDOM_THEFT
    left = put.announced - stolen * drawn
    yield 0 <= left <= face_down_cards(state, origin), "announced", "are not there", Rule.ANNOUNCE
    yield attacking or not put.announced, "announced", "is for attacks", Rule.ANNOUNCE
    number = put.announced if attacking else drawn
    if attacking or loads:
        slots = loading.team_slots(state, seat, state.transport[seat] if stolen else put.ride)
        red, blue, white = put.goods
        yield loading.fits(slots, red, blue, white, number), "", "does not fit", Rule.FITS
    yield taken + number or not stolen, "", "steals nothing", Rule.STEAL_SOMETHING
    fine = not attacking or taken + number == 0 or was_strong(state, seat, stolen)
    yield fine, "", "is not strong enough", Rule.ATTACK
    most = state.content.amount[put.special] if put.act == ROBBING else 0
    yield taken <= most or put.act != ROBBING, "crystals", "are too many", Rule.THIEF
    fine = attacking or loads or put.act == ROBBING or not taken
    yield fine, "crystals", "are not part of this action", Rule.ACTION


def was_strong(state: State, seat: int, stolen: bool) -> bool:
    """Return whether an attack may take place, or could while the loot lay in the camp (KRY-29, KRY-48)."""
    before = state.copy()
    for colour in range(3):
        before.camp[3 * state.draft.aim + colour] += stolen * state.draft.goods[colour]
    return loading.is_strong(before, seat, state.draft.arm)
