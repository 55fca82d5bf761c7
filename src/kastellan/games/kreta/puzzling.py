"""Puzzles of Kreta: the turn that brings most when the open fort cards are scored right after it.

All turns that can be played are looked at.  No card that is still hidden can change what they bring: those
that are scored lie open, and who plays the Castellan draws the next card only after that.
"""

from collections.abc import Mapping, Sequence
from random import Random

import msgspec

from kastellan.core.chance import draw
from kastellan.core.game import Line
from kastellan.core.puzzles import Draft, Note, Proof, Puzzle, Puzzling, Verdict
from kastellan.core.refusal import Fact
from kastellan.games.kreta.actions import CHARACTERS, Action, Copy, Play
from kastellan.games.kreta.content import Island
from kastellan.games.kreta.options import Options
from kastellan.games.kreta.ordering import best_step
from kastellan.games.kreta.play import advance, chance, legal, to_act
from kastellan.games.kreta.state import CARD, CASTELLAN, SCORINGS, State, start
from kastellan.games.kreta.steps.scoring import awards, face_up, influences
from kastellan.games.kreta.turns import Gain, Turn, gain, is_over, provinces_around, turns
from kastellan.games.kreta.worth import lead

NEXT, BOTH = "next", "both"
KINDS = (NEXT, BOTH)

MARGIN = 2
"""By so many points the best turn must be ahead of every other one."""

FEWEST = 3
"""So many different results there must be."""

ASTRAY = 0.35
"""How often a step on the way to a position is any legal one, so that positions differ."""


def make(rng: Random, content: Island, _language: str = "") -> Draft | None:
    """Play up to some scoring, and ask at a turn shortly before the next."""
    state = start(rng.choice((2, 3, 3, 4)), Options(), content)
    scorings, turns_on = rng.randrange(2, SCORINGS), rng.randrange(2, 9)
    while to_act(state):
        if state.step == CARD and state.scorings >= scorings:
            turns_on -= 1
            if turns_on <= 0:
                return asked(state, rng)
        walk_on(state, rng)
    return None


def walk_on(state: State, rng: Random) -> None:
    """Let whoever is to act do what looks best, or now and then something else."""
    (seat,) = to_act(state)
    if seat < 0:
        advance(state, seat, draw(chance(state), rng))
    elif rng.random() < ASTRAY:
        actions = [one for one in legal(state, seat) if one != Play(CASTELLAN)] or legal(state, seat)
        advance(state, seat, rng.choice(actions))
    else:
        advance(state, seat, best_step(state, seat))


def asked(state: State, rng: Random) -> Draft | None:
    """Return a question that has a clear answer here."""
    kind = rng.choice(KINDS)
    return Draft(state, state.turn, kind) if prove(state, state.turn, kind) else None


def sites_of(state: State, kind: str) -> tuple[int, ...]:
    """Return the fort cards that are scored in a question, the next one first."""
    return tuple(face_up(state)[: 1 if kind == NEXT else 2])


def prove(state: State, seat: int, kind: str) -> Proof | None:
    """Return the best turn of all: better by a margin than whatever does something else."""
    sites = sites_of(state, kind)
    if state.step != CARD or state.turn != seat or len(sites) < KINDS.index(kind) + 1:
        return None
    ways = sorted(turns(state, seat, sites), key=lambda turn: (-turn.gain.lead, len(turn.actions)))
    best = ways[0]
    rest = [turn for turn in ways if turn.plan != best.plan]
    if not rest or len({turn.gain.lead for turn in ways}) < FEWEST:
        return None
    if best.gain.lead - rest[0].gain.lead < MARGIN:
        return None
    answers = tuple(turn.actions for turn in ways if turn.gain.lead == best.gain.lead)
    why = reason(state, seat, best, rest[0], sites)
    return Proof(answers, why)


def reason(state: State, seat: int, best: Turn, second: Turn, sites: tuple[int, ...]) -> Line:
    """Say what the best turn does where most is won, what it brings, and what the next best one does."""
    after = played(state, seat, best.actions)
    facts: dict[str, Fact] = {
        "card": card_of(best.actions), "points": best.gain.mine, "others": best.gain.others,
        "lead": best.gain.lead, "second": second.gain.lead,
    }  # fmt: skip
    around = provinces_around(state.content, sites)
    swings = [lead(awards(after, one), seat) - lead(awards(state, one), seat) for one in around]
    most = max(range(len(around)), key=lambda at: swings[at])
    if swings[most] <= 0:
        return Line("puzzle-kreta-why-harvest", {**facts, "tiles": after.score[seat] - state.score[seat]})
    province = around[most]
    before, now = influences(state, province), influences(after, province)
    rivals = [other for other in range(state.seats) if other != seat]
    rival = max(rivals, key=lambda other: now[other])
    facts |= {"province": str(province), "before": before[seat], "after": now[seat]}
    facts |= {"rival": rival, "against": now[rival]}
    return Line("puzzle-kreta-why-swing" if now[rival] else "puzzle-kreta-why-alone", facts)


def played(state: State, seat: int, actions: Sequence[Action]) -> State:
    """Return the position after a turn; the Castellan leaves all as it is."""
    after = state.copy()
    for action in actions:
        if action != Play(CASTELLAN):
            advance(after, seat, action)
    return after


def card_of(actions: Sequence[Action]) -> str:
    """Return the character whose action a turn carries out."""
    cards = [action.card for action in actions if isinstance(action, Play | Copy)]
    return CHARACTERS[cards[-1]]


def judge(state: State, puzzle: Puzzle, actions: Sequence[Action]) -> Verdict | None:
    """Say what a whole turn brings, and whether that is the most."""
    seat, sites = puzzle.seat, sites_of(state, puzzle.kind)
    after = played(state, seat, actions)
    if actions[0] != Play(CASTELLAN) and not is_over(after, seat):
        return None
    found: Gain = gain(state, after, seat, sites)
    best = int(str(puzzle.why.facts["lead"]))
    facts: dict[str, Fact] = {
        "points": found.mine, "others": found.others, "lead": found.lead, "best": best,
    }  # fmt: skip
    if found.lead == best:
        return Verdict("right", Line("puzzle-kreta-right", facts))
    note = Note(f"site:{sites[0]}", Line("puzzle-kreta-note-less", {"value": found.lead}))
    return Verdict("less", Line("puzzle-kreta-less", facts), (note,))


def show(state: State, puzzle: Puzzle) -> tuple[tuple[str, ...], tuple[Note, ...]]:
    """Return the sites that are scored, where most is won, and one's points in each province around."""
    seat, sites = puzzle.seat, sites_of(state, puzzle.kind)
    actions = [read_action(action) for action in puzzle.answers[0]]
    after = played(state, seat, actions)
    around = provinces_around(state.content, sites)
    points = {province: awards(after, province)[seat] for province in around}
    notes = tuple(
        Note(f"province:{province}", Line("puzzle-kreta-note-points", {"value": won}))
        for province, won in points.items()
        if won
    )
    return tuple(f"site:{site}" for site in sites), notes


def read_action(plain: Mapping[str, object]) -> Action:
    """Return an action that is kept."""
    read: Action = msgspec.convert(plain, Action)
    return read


def facts(state: State, _seat: int, kind: str) -> Mapping[str, Fact]:
    """Return which sites are scored."""
    sites = sites_of(state, kind)
    return {"seat": state.turn, "site": sites[0], "second": sites[-1], "scorings": state.scorings}


def nudge(_state: State, puzzle: Puzzle) -> Line:
    """Say which card to think of."""
    return Line("puzzle-kreta-nudge", {"card": puzzle.why.facts["card"]})


PUZZLES = Puzzling(
    tries=(24, 24, 12),
    kinds=KINDS,
    make=make,
    prove=prove,
    judge=judge,
    show=show,
    facts=facts,
    nudge=nudge,
)
