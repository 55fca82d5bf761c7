"""What Krysis tells computer players: what a position is worth, and which steps to look at first."""

from math import exp
from random import Random

from kastellan.core.game import Line, Listing
from kastellan.core.knowledge import Knowledge
from kastellan.games.krysis.actions import (
    Action,
    AddArtefact,
    AddCrystal,
    Announce,
    Attack,
    Confirm,
    Deliver,
    Load,
    Overtime,
    TakeBack,
)
from kastellan.games.krysis.figures import figures
from kastellan.games.krysis.state import ACTION, BID, OVER, ROUNDS, State
from kastellan.games.krysis.steps.legal import legal
from kastellan.games.krysis.steps.scoring import best_groups, crystal_value, hoard_value
from kastellan.games.krysis.wording import wording

WORTH = (3.0, 2.2, 2.0)
"""What a crystal in a camp may come to: behind the screen or, if white, sold."""

PRICE = 2
"""What the bank pays for a crystal or an artefact (KRY-46)."""

TO_COME, DONE = 0.7, 0.45
"""How much of a camp is brought home in the end, before and after the owner's action of the round."""

ARTEFACT = 1.5
"""What an artefact is worth beyond its groups of today: it can be played, and more will join it."""


def evaluate(state: State) -> list[float]:
    """Return how good the position is for each seat, as a chance to win."""
    expected = [expectation(state, seat) for seat in range(state.seats)]
    spread = 4.0 + 2.0 * (ROUNDS - state.round)
    chances = []
    for seat in range(state.seats):
        others = max(points for other, points in enumerate(expected) if other != seat)
        chances.append(1 / (1 + exp((others - expected[seat]) / spread)))
    return chances


def expectation(state: State, seat: int) -> float:
    """Return the points that a seat may expect from what it has."""
    safe = state.score[seat] + crystal_value(state, seat) + hoard_value(state, seat)
    at = 3 * seat
    camp = sum(state.camp[at + colour] * WORTH[colour] for colour in range(3))
    face_down = state.face_down[6 * seat : 6 * seat + 6]
    if any(face_down):
        hoard = state.hoard[6 * seat : 6 * seat + 6]
        together = best_groups(tuple(sorted(a + b for a, b in zip(hoard, face_down, strict=True))))
        camp += together - hoard_value(state, seat) + ARTEFACT * sum(face_down)
    return safe + camp * brought_home(state, seat)


def brought_home(state: State, seat: int) -> float:
    """Return which part of the camp the seat may still bring home."""
    acts = state.phase < ACTION or (state.phase != OVER and seat in state.order[max(state.turn, 0) :])
    if state.round >= ROUNDS and not acts:
        return 0.0
    return TO_COME if acts else DONE


def priors(state: State, _seat: int, listing: Listing[Action]) -> list[tuple[Action, float]]:
    """Return the steps that lead on, goods before deliveries; none is taken back without need."""
    forward: list[Action] = [action for action in listing if not isinstance(action, TakeBack)]
    rated = [(action, weight_of(state, action)) for action in forward or listing]
    return sorted(rated, key=lambda item: -item[1])


def weight_of(state: State, action: Action) -> float:
    """Return how readily a step is taken."""
    if isinstance(action, AddCrystal | AddArtefact | Announce):
        return 0.5 if state.phase == BID else 4.0
    if isinstance(action, Load | Attack | Confirm):
        return 2.0
    if isinstance(action, Deliver):
        return 1.5 if action.place == "hq" else 1.0
    return 0.7 if isinstance(action, Overtime) else 1.0


def rollout(state: State, seat: int, rng: Random) -> Action:
    """Return a step that leads on, drawn by its weight."""
    listing = [action for action in legal(state, seat) if not isinstance(action, TakeBack)]
    if len(listing) < 2:
        return listing[0] if listing else legal(state, seat)[0]
    return rng.choices(listing, [weight_of(state, action) for action in listing])[0]


def explain(state: State, seat: int, action: Action) -> Line | None:
    """Say what a load is worth at the end and sold, or whose camp is worth an attack."""
    if isinstance(action, Attack):
        return Line("hint-krysis-attack", {"owner": action.target})
    if not isinstance(action, Deliver) or action.place == "camp":
        return None
    hoard = state.hoard[6 * seat : 6 * seat + 6]
    grown = best_groups(tuple(sorted(a + b for a, b in zip(hoard, state.bundle, strict=True))))
    kept = 3 * state.goods[0] + 2 * state.goods[1] + state.goods[2] + grown - hoard_value(state, seat)
    sold = PRICE * (sum(state.goods) + sum(state.bundle))
    return Line(f"hint-krysis-{action.place}", {"kept": kept, "sold": sold})


KNOWLEDGE = Knowledge(
    evaluate=evaluate,
    horizon=16,
    priors=priors,
    rollout=rollout,
    explain=explain,
    figures=figures,
    wording=wording,
)
