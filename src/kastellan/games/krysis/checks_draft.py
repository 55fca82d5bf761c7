"""What no half-made action of Krysis can be: one that its steps, played once more, do not lead to."""

from collections.abc import Iterator
from itertools import repeat

from kastellan.core.refusal import BadInput, must
from kastellan.games.krysis import actions as do
from kastellan.games.krysis import phases, ready
from kastellan.games.krysis.play import advance
from kastellan.games.krysis.refusals import refuse
from kastellan.games.krysis.rules import Rule
from kastellan.games.krysis.state import ATTACKING, IDLE, NO_DRAFT, SPYING, State
from kastellan.games.krysis.steps.turns import move


def check_draft(state: State) -> None:
    """Refuse a draft that the rules would not have let grow, by the rule that forbids a step of it."""
    draft, stolen = state.draft, state.phase in phases.LOOT
    if draft.act == IDLE:
        must(not stolen, "$.draft", "a theft says what is stolen", Rule.ANNOUNCE)
        return
    fine = state.phase == phases.ACTION or (stolen and draft.act == ATTACKING)
    must(fine, "$.draft", "nothing is put together now", Rule.ACTION)
    must(-1 <= draft.aim < state.seats, "$.draft.target", "is no seat", Rule.ATTACK)
    again, seat = begun(state), state.order[state.turn]
    for step in steps_of(state, seat):
        if refusal := refuse(again, seat, step):
            raise BadInput("$.draft", f"{step} is refused: {refusal.reason}", refusal.rule)
        advance(again, seat, step)
    for artefact, number in enumerate(draft.bundle if stolen else ()):
        for _ in range(number):
            must(again.phase == phases.THEFT, "$.draft.artefacts", "are too many", Rule.RANDOM_THEFT)
            advance(again, -1, ready.DEAL_ARTEFACTS[artefact])
    rule = Rule.RANDOM_THEFT if stolen else Rule.SPECIAL_ACTION if draft.act == SPYING else Rule.ACTION
    must(again == state, "$.draft", "is not what its steps lead to", rule)


def begun(state: State) -> State:
    """Return the position before its draft: loot and played artefacts lie where they came from."""
    before, draft, seat = state.copy(), state.draft, state.order[state.turn]
    before.draft, before.phase = NO_DRAFT, phases.ACTION
    if draft.act == SPYING and draft.special >= 0:
        before.used &= ~(1 << draft.special)
    if state.phase in phases.LOOT:
        move(draft.goods, before.camp, 3 * draft.aim, 1)
        move(draft.bundle, before.face_down, 6 * draft.aim, 1)
        for played in (before.weapon, before.transport):
            if played[seat] >= 0:
                before.face_down[6 * seat + played[seat]] += 1
                played[seat] = -1
    return before


def steps_of(state: State, seat: int) -> Iterator[do.Action]:
    """Return the steps of a draft: its beginning, what is played, the goods, and the end of a theft."""
    draft, stolen = state.draft, state.phase in phases.LOOT
    target, special = draft.aim, draft.special
    begin = ready.LOAD, do.Attack(target), ready.OVERTIME, do.Rob(special, target), do.Spy(special, target)
    yield begin[draft.act - 1]
    for artefact in (state.weapon[seat], state.transport[seat]) if stolen else (draft.arm, draft.ride):
        if artefact >= 0:
            yield ready.PLAYS[artefact]
    for colour, number in enumerate(draft.goods):
        yield from repeat(ready.ADD_CRYSTALS[colour], number)
    for artefact, number in enumerate(() if stolen else draft.bundle):
        yield from repeat(ready.ADD_ARTEFACTS[artefact], number)
    yield from repeat(ready.ANNOUNCE, draft.announced)
    if stolen:
        yield ready.CONFIRM
