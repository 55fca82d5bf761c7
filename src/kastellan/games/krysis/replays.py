"""What no set-up or half-made action of Krysis can be: one that its steps, played again, do not lead to."""

from collections.abc import Iterator
from itertools import chain, repeat
from operator import attrgetter
from typing import Final

from kastellan.core.masks import members
from kastellan.core.refusal import BadInput, must
from kastellan.games.krysis import actions as do
from kastellan.games.krysis import phases, ready
from kastellan.games.krysis.play import advance, chance, legal, to_act
from kastellan.games.krysis.refusals import refuse, who_acts
from kastellan.games.krysis.rules import Rule
from kastellan.games.krysis.state import NO_DRAFT, State, start
from kastellan.games.krysis.steps.turns import move

Moves = Iterator[tuple[Rule, int, do.Action | do.Event]]
"""The rule about a move, the seat and the move."""

DECKS: Final = attrgetter("missions", "extras", "removed")


def check_setup(state: State) -> None:
    """Refuse missions, decks, hands, first artefacts and miners that no set-up leads to.

    A whole set-up is played; once rounds have begun, only missions and decks are as they were.
    """
    again, over = start(state.seats, state.options, state.content), state.phase >= phases.BID
    for rule, seat, step in chain(deck_moves(state), () if over else later_moves(state)):
        acts = seat in to_act(again)
        listed = legal(again, seat) if seat >= 0 else [event for event, _ in chance(again)] if acts else ()
        must(acts and step in listed, "$.seats", f"no set-up has {step} here", rule)
        advance(again, seat, step)
    same = again.phase > phases.DECK and DECKS(again) == DECKS(state) if over else again == state
    earlier = again if again.phase < state.phase else state
    must(same, "$.seats", "the set-up goes another way with these options", who_acts(earlier))


def deck_moves(state: State) -> Moves:
    """Return how missions and extra agents are dealt and decks built (KRY-91, KRY-110, KRY-120)."""
    for mission in state.missions:
        if mission >= 0:
            yield Rule.MISSIONS, -1, ready.DEAL_MISSIONS[mission]
    for agent in state.extras:
        if agent >= 0:
            yield Rule.EXTRA_AGENTS, -1, ready.DEAL_AGENTS[agent]
    rule = Rule.EXTRA_DECK if state.options.extra_agents else Rule.DECK
    for seat, agents in enumerate(state.removed):
        if state.options.advanced or agents:
            yield from choice(state, phases.DECK, rule, seat, agents)


def choice(state: State, phase: int, rule: Rule, seat: int, agents: int) -> Moves:
    """Return how a seat chooses agents in a phase, and makes that final if it has."""
    for agent in members(agents):
        yield rule, seat, ready.ADD_AGENTS[agent]
    if state.phase > phase or (state.phase == phase and state.ready >> seat & 1):
        yield rule, seat, ready.CONFIRM


def later_moves(state: State) -> Moves:
    """Return how hands and artefacts are dealt or chosen and miners brought in (KRY-7 to KRY-10, KRY-105)."""
    carriers = state.content.carriers
    for seat, hand in enumerate(state.hand):
        if state.options.tactical:
            yield from choice(state, phases.TACTICAL, Rule.TACTICAL, seat, hand)
            continue
        for agent in members(hand & carriers) + members(hand & ~carriers):
            yield Rule.OPENING_HAND, -1, ready.DEAL_AGENTS[agent]
    for at, number in enumerate(state.face_down):
        yield from repeat((Rule.FIRST_ARTEFACT, -1, ready.DEAL_ARTEFACTS[at % 6]), number)
    for seat in sorted(range(state.seats), key=state.spaces.__getitem__):
        if state.spaces[seat] >= 0:
            yield Rule.ENTRANCE, -1, ready.ENTERS[seat]


def check_draft(state: State) -> None:
    """Refuse a draft that the rules would not have let grow, by the rule that forbids a step of it."""
    draft, stolen = state.draft, state.phase in phases.LOOT
    if draft.act == phases.IDLE:
        must(not stolen, "$.draft", "a theft says what is stolen", Rule.ANNOUNCE)
        return
    fine = state.phase == phases.ACTION or (stolen and draft.act == phases.ATTACKING)
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
    rule = Rule.RANDOM_THEFT if stolen else Rule.SPECIAL_ACTION if draft.act == phases.SPYING else Rule.ACTION
    must(again == state, "$.draft", "is not what its steps lead to", rule)


def begun(state: State) -> State:
    """Return the position before its draft: loot and played artefacts lie where they came from."""
    before, draft, seat = state.copy(), state.draft, state.order[state.turn]
    before.draft, before.phase = NO_DRAFT, phases.ACTION
    if draft.act == phases.SPYING and draft.special >= 0:
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
    played = (state.weapon[seat], state.transport[seat]) if stolen else (draft.arm, draft.ride)
    yield from ready.steps_of(played, draft.goods, () if stolen else draft.bundle, draft.announced)
    if stolen:
        yield ready.CONFIRM
