"""Puzzles of Krysis: the last turn of the game that brings most points.

All turns that can be played are looked at (``gains.py``).
"""

from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from itertools import islice
from random import Random
from typing import Final

from kastellan.core.chance import draw
from kastellan.core.game import Line
from kastellan.core.puzzles import Draft, Note, Proof, Puzzle, Puzzling, Verdict
from kastellan.core.refusal import Fact
from kastellan.games.krysis import actions as do
from kastellan.games.krysis import phases
from kastellan.games.krysis.content import COLOURS, Mine
from kastellan.games.krysis.gains import (
    Way,
    can_be_counted,
    has_special,
    is_last_turn,
    stolen,
    unseen,
    ways,
)
from kastellan.games.krysis.options import Options
from kastellan.games.krysis.ordering import rollout
from kastellan.games.krysis.play import advance, chance, legal, to_act
from kastellan.games.krysis.state import State, start
from kastellan.games.krysis.steps.cards import crystals_worth, force, is_defended, to_beat
from kastellan.games.krysis.steps.scoring import growth, hoard_of, points
from kastellan.games.krysis.worth import expectation

LAST, AGENTS = "last", "agents"
KINDS = (LAST, AGENTS)

MARGIN: Final = 1
"""By so many points the best plan must be ahead of every other one."""

FEWEST, VARIED = 3, 6
"""So many plans must bring something, and so many different gains there must be."""

LEAST: Final = 4
"""A turn that brings less is no puzzle."""

LEADING, BEHIND = -3, 18
"""How far the best of the others may be behind and ahead, by what they may expect, before the turn."""

ASTRAY: Final = 0.2
"""How often a step on the way to a position is any legal one, so that positions differ."""

MOST_WAYS: Final = 40_000
"""What is still counted at once."""

TENTHS: Final = 10

Helper = do.Rob | do.Mine | do.Transmute


def make(rng: Random, content: Mine, _language: str = "") -> Draft | None:
    """Play to the last round, and ask at one of its turns."""
    kind = rng.choice(KINDS)
    state = start(rng.choice((2, 3, 3, 4, 4)), Options(advanced=kind == AGENTS), content)
    drafts = []
    while seats := to_act(state):
        seat = seats[0]
        if seat < 0:
            advance(state, seat, draw(chance(state), rng))
            continue
        if is_last_turn(state, seat) and is_at_stake(state, seat) and prove(state, seat, kind) is not None:
            drafts.append(Draft(state.copy(), seat, kind))
        walk_on(state, seat, rng)
    return rng.choice(drafts) if drafts else None


def is_at_stake(state: State, seat: int) -> bool:
    """Return whether the game may still be won or lost: players who cannot change that play anything."""
    best = max(expectation(state, other) for other in range(state.seats) if other != seat)
    return LEADING <= best - sum(points(state, seat)) <= BEHIND


def walk_on(state: State, seat: int, rng: Random) -> None:
    """Let whoever is to act do something sensible, or now and then something else.

    A plan that was left does not always go on: then anything is done too.
    """
    actions = legal(state, seat)
    sensible = rollout(state, seat, rng)
    if rng.random() < ASTRAY or sensible not in actions:
        sensible = rng.choice([one for one in actions if not isinstance(one, do.TakeBack)] or actions)
    advance(state, seat, sensible)


def prove(state: State, seat: int, kind: str) -> Proof | None:
    """Return the best turn of all: better by a margin than whatever does something else."""
    if not is_last_turn(state, seat) or state.options.advanced != (kind == AGENTS):
        return None
    if kind == AGENTS and not (has_special(state, seat) and can_be_counted(state, seat)):
        return None
    all_ways = list(islice(ways(state, seat), MOST_WAYS + 1))
    found = best_by_plan(all_ways)
    if len(all_ways) > MOST_WAYS or len({way.gain for way in all_ways}) < VARIED:
        return None
    if sum(some[0].gain > 0 for some in found.values()) < FEWEST:
        return None
    best, second = sorted(found.values(), key=lambda some: -some[0].gain)[:2]
    gain = best[0].gain
    if gain < LEAST or gain - second[0].gain < MARGIN or len(helpers(best[0])) != KINDS.index(kind):
        return None
    return Proof(tuple(way.actions() for way in best), reason(state, seat, best[0], second[0]))


def best_by_plan(all_ways: Iterable[Way]) -> dict[tuple[str, str, int], list[Way]]:
    """Return the best ways of each plan, the shortest first."""
    found: dict[tuple[str, str, int], list[Way]] = {}
    for way in all_ways:
        best = found.get(way.plan)
        if best is None or way.gain > best[0].gain:
            found[way.plan] = [way]
        elif way.gain == best[0].gain:
            best.append(way)
    for best in found.values():
        best.sort(key=lambda way: (len(way.actions()), way.before != (), way.ride, way.goods, way.bundle))
    return found


def reason(state: State, seat: int, best: Way, second: Way) -> Line:
    """Say what the best turn moves where, how its points add up, and what the next best plan comes to."""
    content, (red, blue, white) = state.content, best.goods
    artefacts = sum(best.bundle) + best.announced
    facts: dict[str, Fact] = {
        "red": red,
        "blue": blue,
        "white": white,
        "artefacts": artefacts,
        "goods": sum(best.goods) + artefacts,
        "crystals": crystals_worth([*best.goods], 0),
        "next": f"{second.act}-{second.place}",
    }
    facts |= fraction("points", best.gain) | fraction("second", second.gain)
    facts |= card("ride", content, best.ride)
    facts |= helped(state, best)
    if second.aim >= 0:
        facts["rival"] = second.aim
    if best.act == "load":
        facts["groups"] = growth(hoard_of(state, seat), [*best.bundle])
        return Line(f"puzzle-krysis-why-load-{best.place}", facts)
    after = state.copy()
    for action in best.before:
        advance(after, seat, action)
    facts |= {
        "target": best.aim,
        "open": 0 if is_defended(state, best.aim) else 1,
        "unseen": sum(unseen(state, seat)),
    }
    facts |= {"force": force(after, seat, best.arm), "defence": max(0, to_beat(after, best.aim))}
    facts |= card("arm", content, best.arm)
    return Line(f"puzzle-krysis-why-attack-{best.place}", facts)


def card(name: str, content: Mine, artefact: int) -> dict[str, Fact]:
    """Return whether an artefact is played, and which."""
    return {f"{name}s": 1, name: content.file.artefacts[artefact].id} if artefact >= 0 else {f"{name}s": 0}


def helpers(way: Way) -> list[Helper]:
    """Return the uses of special agents before the action."""
    return [action for action in way.before if isinstance(action, Helper)]


def helped(state: State, way: Way) -> dict[str, Fact]:
    """Return which special agent acts before, and what it does."""
    found: dict[str, Fact] = {"helper": "none"}
    for action in helpers(way):
        agent: dict[str, Fact] = {"agent": state.content.agents[action.agent].id}
        if isinstance(action, do.Rob):
            taken = sum(isinstance(step, do.AddCrystal) for step in way.before)
            found = {**agent, "helper": "thief", "victim": action.target, "taken": taken}
        elif isinstance(action, do.Transmute):
            found = {
                **agent,
                "helper": "alchemist",
                "changed": action.number,
                "colour": COLOURS[action.colour],
            }
        else:
            found = {**agent, "helper": "miner"}
    return found


def fraction(name: str, value: Fraction) -> dict[str, Fact]:
    """Return a number to one decimal as two facts: the whole and the tenths."""
    tenths = round(value * TENTHS)
    return {name: tenths // TENTHS, f"{name}Tenths": tenths % TENTHS}


def judge(state: State, puzzle: Puzzle, actions: Sequence[do.Action]) -> Verdict | None:
    """Say what a turn brings once it is decided, and whether that is the most."""
    seat = puzzle.seat
    after = state.copy()
    for action in actions:
        advance(after, seat, action)
    found = brought(state, after, seat, actions[-1])
    if found is None:
        return None
    gain, place = found
    facts = {**fraction("points", gain), **best_of(puzzle)}
    if all(facts[f"points{end}"] == facts[f"best{end}"] for end in ("", "Tenths")):
        return Verdict("right", Line("puzzle-krysis-right", facts))
    note = Note(
        place, Line("puzzle-krysis-note-less", {"value": facts["points"], "tenths": facts["pointsTenths"]})
    )
    key = "puzzle-krysis-less" if gain else "puzzle-krysis-nothing"
    return Verdict("less", Line(key, facts), (note,))


def best_of(puzzle: Puzzle) -> dict[str, Fact]:
    """Return what the best turn brings."""
    told = puzzle.why.facts
    return {"best": told["points"], "bestTenths": told["pointsTenths"]}


def brought(state: State, after: State, seat: int, last: do.Action) -> tuple[Fraction, str] | None:
    """Return what a turn has brought when its last step decides that, and where the goods are now."""
    if after.phase == phases.THEFT and isinstance(last, do.Confirm):
        draft = after.draft
        return stolen(state, seat, draft.goods, draft.announced), f"camp:{draft.aim}"
    if not isinstance(last, do.Deliver | do.TakePay):
        return None
    place = last.place if isinstance(last, do.Deliver) else "camp"
    gain = sum(points(after, seat)) - sum(points(state, seat))
    return Fraction(gain), place if place == "bank" else f"{place}:{seat}"


def show(_state: State, puzzle: Puzzle) -> tuple[tuple[str, ...], tuple[Note, ...]]:
    """Return whose camp the goods come from, where they go, and what that brings."""
    steps, told = puzzle.answers[0], puzzle.why.facts
    aim = [step["target"] for step in steps if step["type"] == "attack"]
    places = [step["place"] for step in steps if step["type"] == "deliver"]
    source = f"camp:{aim[0] if aim else puzzle.seat}"
    goal = "bank" if places == ["bank"] else f"hq:{puzzle.seat}" if places else source
    note = Note(
        goal, Line("puzzle-krysis-note-points", {"value": told["points"], "tenths": told["pointsTenths"]})
    )
    return tuple(dict.fromkeys((source, goal))), (note,)


def facts(state: State, seat: int, _kind: str) -> Mapping[str, Fact]:
    """Return what the question speaks of."""
    return {
        "seat": seat,
        "points": state.score[seat],
        "unseen": sum(unseen(state, seat)),
        "later": state.seats - state.turn - 1,
    }


def nudge(_state: State, puzzle: Puzzle) -> Line:
    """Say what to think of: the own camp or another one, and special agents where they help."""
    told = puzzle.why.facts
    if told["helper"] != "none":
        return Line("puzzle-krysis-nudge-agent", {"agent": told["agent"]})
    if "target" in told:
        return Line("puzzle-krysis-nudge-camp", {"target": told["target"]})
    return Line("puzzle-krysis-nudge-load", {})


PUZZLES = Puzzling(
    kinds=KINDS,
    make=make,
    prove=prove,
    judge=judge,
    show=show,
    facts=facts,
    nudge=nudge,
    tries=(16, 8, 4),
)
