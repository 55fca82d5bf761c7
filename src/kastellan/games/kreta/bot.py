"""What Kreta tells computer players: what a position is worth, and which moves to look at first."""

from random import Random

from kastellan.core.game import Line
from kastellan.core.knowledge import Knowledge
from kastellan.games.kreta.actions import Action, Harvest, Play
from kastellan.games.kreta.figures import expected, figures
from kastellan.games.kreta.ordering import best_step, priors
from kastellan.games.kreta.state import BUILDING, CASTELLAN, COPY, State
from kastellan.games.kreta.steps.scoring import award, awards
from kastellan.games.kreta.wording import wording
from kastellan.games.kreta.worth import evaluate, lead, played


def settled(state: State) -> bool:
    """Return whether no turn is under way: only then can a position be valued at sight."""
    return not COPY <= state.step <= BUILDING


def rollout(state: State, seat: int, _rng: Random) -> Action:
    """Return the step that looks best."""
    return best_step(state, seat)


def scoring_now(state: State, seat: int) -> tuple[int, int]:
    """Return how many points a scoring now gives the seat and the best of the others."""
    gained = [0] * state.seats
    for province in state.content.around[state.row[state.scorings]]:
        award(state, province, gained)
    mine = gained.pop(seat)
    return mine, max(gained)


def known(state: State, _seat: int) -> tuple[object, ...]:
    """Return what a seat knows: the whole position, for Kreta hides nothing that is in it."""
    return state.key()


def explain(state: State, seat: int, action: Action) -> Line | None:
    """Say what a move brings: points now, or the province whose swing brings most in the scorings to come."""
    if isinstance(action, Play):
        if action.card != CASTELLAN:
            return None
        mine, others = scoring_now(state, seat)
        return Line("hint-kreta-score", {"points": mine, "others": others})
    after = played(state, seat, action)
    if isinstance(action, Harvest):
        points = after.score[seat] - state.score[seat]
        return Line("hint-kreta-harvest", {"province": str(action.province), "points": points})
    swings = [swing(state, after, seat, province) for province in range(16)]
    brings = [often * points for often, points in zip(expected(state), swings, strict=True)]
    best = max(range(16), key=lambda province: brings[province])
    if brings[best] <= 0:
        return None
    return Line("hint-kreta-swing", {"province": str(best), "points": swings[best]})


def swing(before: State, after: State, seat: int, province: int) -> int:
    """Return by how many points a province would now count more for a seat against its best rival."""
    return lead(awards(after, province), seat) - lead(awards(before, province), seat)


KNOWLEDGE = Knowledge(
    evaluate=evaluate,
    settled=settled,
    priors=priors,
    rollout=rollout,
    open=True,
    known=known,
    explain=explain,
    figures=figures,
    wording=wording,
)
