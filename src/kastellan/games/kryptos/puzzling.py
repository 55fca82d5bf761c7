"""Puzzles of Kryptos: the one card that is certain, and the guess that is right most often.

Both are counted over every deal that agrees with what the seat sees.
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from random import Random

from kastellan.core.chance import draw
from kastellan.core.game import Line
from kastellan.core.knowledge import whole_percent
from kastellan.core.puzzles import Draft, Note, Proof, Puzzle, Puzzling, Verdict
from kastellan.core.refusal import Fact
from kastellan.games.kryptos.actions import Action, EndTurn, Guess
from kastellan.games.kryptos.content import Colours
from kastellan.games.kryptos.imagine import imagine
from kastellan.games.kryptos.offers import Place, conclude, offers_of, rough_weights
from kastellan.games.kryptos.options import Options
from kastellan.games.kryptos.play import advance, chance, legal, to_act
from kastellan.games.kryptos.posterior import Posterior, posterior
from kastellan.games.kryptos.reasons import bounds, edge, reason
from kastellan.games.kryptos.state import State, start
from kastellan.games.kryptos.steps import worth
from kastellan.games.kryptos.views import View, view

CERTAIN, BEST = "certain", "best"
KINDS = (CERTAIN, BEST)

SLIPPERY, SLIPS = 0.3, 0.25
"""In how many games something is said wrongly, and how often there."""

IMAGINED = 60
"""How often a deal is imagined that has the answer in it."""

FEWEST = 3
"""So many cards must be hidden, or deals possible, for a question."""

MARGIN = 0.12
"""By so much the best guess must be more often right than any other."""

MOST_DEALS, MOST_STATES = {CERTAIN: 200_000, BEST: 1_500}, 8_000
"""What a person may still see through, and what a browser counts at once."""

NAMED = ("other", "otherIndex", "third", "thirdIndex")
"""What an explanation calls the other cards that it speaks of: seat and number."""

NOTED = 3
"""A card that may be so many numbers has them noted once the puzzle is solved."""

WISHES = {
    "puzzle-kryptos-why-gap": 0.06,
    "puzzle-kryptos-why-colour": 0.4,
    "puzzle-kryptos-why-hand": 0.7,
    "puzzle-kryptos-why-only": 0.35,
    "puzzle-kryptos-why-taken": 1.0,
    "puzzle-kryptos-why-deals": 0.35,
    "puzzle-kryptos-why-best": 0.8,
}
"""How often a position with this reason is taken: what is easily seen comes up most often by itself."""


@lru_cache(maxsize=64)
def concluded(seen: View, content: Colours) -> Posterior | None:
    """Return what can be concluded from a view; ``None`` where not all deals could be counted."""
    found = posterior(seen, content, Random(0), form="plain")
    return found if found is not None and found.sample_size is None else None


def make(rng: Random, content: Colours, _language: str = "") -> Draft | None:
    """Play a game in which cards are found quickly, and ask something at one of its turns."""
    state = dealt(rng, content)
    slips = SLIPS if rng.random() < SLIPPERY else 0.0
    drafts = []
    while to_act(state):
        if state.reveals == 2 * state.seats and not state.tried:
            drafts += [draft for kind in KINDS if (draft := asked(state, kind, rng)) is not None]
        advance(state, state.turn, some_action(state, slips, rng))
    return rng.choice(drafts) if drafts else None


def dealt(rng: Random, content: Colours) -> State:
    """Return a table of three to five, with all cards dealt."""
    state = start(rng.choice((3, 4, 4, 4, 5)), Options(), content)
    while state.turn < 0:
        advance(state, -1, draw(chance(state), rng))
    return state


def some_action(state: State, slips: float, rng: Random) -> Action:
    """Return a guess that is right, but for some slips; a second attempt is not made."""
    actions = legal(state, state.turn)
    if state.tried:
        return EndTurn()
    action = actions[rng.randrange(len(actions))]
    if isinstance(action, Guess) and rng.random() >= slips:
        truth = state.hands[action.target * state.size + action.index]
        return Guess(action.target, action.index, truth)
    return action


def asked(state: State, kind: str, rng: Random) -> Draft | None:
    """Return a question of this kind at this turn, if it has a clear answer and is wished for."""
    seat = state.turn
    proof = prove(state, seat, kind)
    if proof is None or rng.random() >= WISHES[proof.why.key]:
        return None
    guess: Guess = proof.answers[0][0]
    seen, slot = view(state, seat), guess.target * state.size + guess.index
    for _ in range(IMAGINED):  # what is most likely is also what lies there
        if state.hands[slot] == guess.value:
            return Draft(state.copy(), seat, kind)
        state = imagine(seen, state.content, rng)
    return None


def prove(state: State, seat: int, kind: str) -> Proof | None:
    """Return the answer, counted over all deals that fit: one certain card, or one clearly best guess."""
    seen = view(state, seat)
    if seen.phase != "first" or seen.turn != seat:
        return None
    found = concluded(seen, state.content)
    if found is None or found.count > MOST_DEALS[kind] or found.states > MOST_STATES:
        return None
    certain = [place for place, held in found.chances.items() if len(held) == 1]
    if kind == CERTAIN:
        if len(certain) != 1 or len(found.chances) < FEWEST:
            return None
        place, why = certain[0], reason(seen, state.content, found, certain[0])
    else:
        best, second = ranked(found)[:2]
        if certain or best[0] - second[0] < MARGIN or found.count < FEWEST:
            return None
        place, why = best[1], why_best(found, best, second)
    (value, *_) = sorted(found.chances[place], key=lambda card: -found.chances[place][card])
    return Proof(((Guess(*place, value),),), why, *shown(found, place, why))


Ranked = tuple[float, Place, int]
"""A guess by how often it is right."""


def ranked(found: Posterior) -> list[Ranked]:
    """Return all guesses that can be right, the most probable first."""
    return sorted(
        ((share, place, value) for place, held in found.chances.items() for value, share in held.items()),
        key=lambda one: (-one[0], one[1:]),
    )


def why_best(found: Posterior, best: Ranked, second: Ranked) -> Line:
    """Say how often the best guess is right, and the next best."""
    facts = {**facts_of(best[1], best[2]), "deals": found.count, "count": round(best[0] * found.count)}
    facts |= {"percent": whole_percent(best[0]), "second": whole_percent(second[0])}
    facts |= {"other": second[1][0], "otherIndex": second[1][1] + 1, "otherValue": second[2]}
    return Line("puzzle-kryptos-why-best", facts)


def judge(state: State, puzzle: Puzzle, actions: Sequence[Action]) -> Verdict | None:
    """Say whether a guess is the answer; if not, whether it can be at all, and how often it is."""
    (guess,) = actions
    assert isinstance(guess, Guess)  # noqa: S101 - nothing else is legal at a first attempt
    seen = view(state, puzzle.seat)
    found = concluded(seen, state.content)
    assert found is not None  # noqa: S101 - all deals were counted when it was made
    place, value = (guess.target, guess.index), guess.value
    facts, answer = facts_of(place, value), puzzle.answers[0][0]
    share = found.chances[place].get(value, 0.0)
    if (*place, value) == (answer["target"], answer["index"], answer["value"]):
        return Verdict("right", Line("puzzle-kryptos-right", facts))
    if not share:
        line = Line(*why_impossible(seen, state.content, found, place, value))
        return Verdict("impossible", line, (noted(place, "puzzle-kryptos-note-not", {"value": value}),))
    if puzzle.kind == CERTAIN:
        line = Line("puzzle-kryptos-may", {**facts, "numbers": tuple(sorted(found.chances[place]))})
        return Verdict("unproved", line, (noted(place, "puzzle-kryptos-note-may", {"value": value}),))
    count, percent = round(share * found.count), whole_percent(share)
    line = Line("puzzle-kryptos-less", {**facts, "count": count, "deals": found.count, "percent": percent})
    less: dict[str, Fact] = {"value": value, "percent": percent}
    return Verdict("less", line, (noted(place, "puzzle-kryptos-note-less", less),))


def why_impossible(
    seen: View, content: Colours, found: Posterior, place: Place, value: int
) -> tuple[str, dict[str, Fact]]:
    """Return why a card cannot be a number: the message and what it speaks of."""
    (low, high), facts = bounds(seen, place), facts_of(place, value)
    mine = seen.hands[seen.viewer].values if seen.viewer is not None else ()
    if value in mine:
        return "puzzle-kryptos-own", facts
    if len(found.chances[place]) == 1:
        return "puzzle-kryptos-card", facts
    if not low < value < high:
        return "puzzle-kryptos-order", {**facts, "low": low, "high": high, "edge": edge(low, high)}
    colour = content.colour_of[value]
    if not seen.hands[place[0]].stock[colour]:
        return "puzzle-kryptos-colour", {**facts, "colour": str(colour)}
    return "puzzle-kryptos-never", {**facts, "deals": found.count}


def show(state: State, puzzle: Puzzle) -> tuple[tuple[str, ...], tuple[Note, ...]]:
    """Return the cards that the explanation speaks of, and what they may be."""
    found = concluded(view(state, puzzle.seat), state.content)
    assert found is not None  # noqa: S101 - all deals were counted when it was made
    answer = puzzle.answers[0][0]
    return shown(found, (answer["target"], answer["index"]), puzzle.why)


def shown(found: Posterior, place: Place, why: Line) -> tuple[tuple[str, ...], tuple[Note, ...]]:
    """Return the answer and the cards that decide it, with the few numbers that those may be."""
    told = {name: int(str(fact)) for name, fact in why.facts.items() if name in NAMED}
    pairs = [
        (told[one], told[index] - 1)
        for one, index in zip(NAMED[::2], NAMED[1::2], strict=True)
        if one in told
    ]
    owners = {place[0], *(seat for seat, _ in pairs)}
    notes = tuple(
        noted(other, "puzzle-kryptos-note-may-be", {"numbers": tuple(sorted(held))})
        for other, held in found.chances.items()
        if other[0] in owners and other != place and len(held) <= NOTED
    )
    return tuple(thing(one) for one in (place, *pairs)), notes


def thing(place: Place) -> str:
    """Return a card as the board knows it."""
    return f"card:{place[0]}:{place[1] + 1}"


def noted(place: Place, key: str, facts: dict[str, Fact]) -> Note:
    """Return something written beside a card."""
    return Note(thing(place), Line(key, facts))


def facts_of(place: Place, value: int) -> dict[str, Fact]:
    """Return what a sentence about a guess speaks of."""
    return {"owner": place[0], "index": place[1] + 1, "value": value}


def facts(state: State, seat: int, _kind: str) -> Mapping[str, Fact]:
    """Return what the question speaks of."""
    most = max(worth(left) for other, left in enumerate(state.left) if other != seat)
    out = len(state.free) - sum(slot // state.size == seat for slot in state.hidden)
    return {"seat": seat, "points": state.points[seat], "worth": most, "out": out, "aside": len(state.aside)}


def nudge(_state: State, puzzle: Puzzle) -> Line:
    """Say whose cards to look at."""
    return Line("puzzle-kryptos-nudge", {"owner": puzzle.answers[0][0]["target"]})


def missed(state: State, puzzle: Puzzle, level: str) -> float | None:
    """Return how often the easy player takes another guess: that is known and need not be tried."""
    if level != "easy":
        return None
    seen = view(state, puzzle.seat)
    offers = offers_of(seen, conclude(seen, state.content, Random(0)))
    weights, (answer, *_) = rough_weights(offers), puzzle.answers[0]
    right = Guess(answer["target"], answer["index"], answer["value"])
    found = sum(weight for offer, weight in zip(offers, weights, strict=True) if offer.action == right)
    return 1 - found / sum(weights)


PUZZLES = Puzzling(
    kinds=KINDS,
    make=make,
    prove=prove,
    judge=judge,
    show=show,
    facts=facts,
    nudge=nudge,
    tries=(1, 1, 4),
    missed=missed,
)
"""The easy player takes now this, now that: the more there is to choose from, the seldomer the answer."""
