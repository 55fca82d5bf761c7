"""OpenSkill ratings of the levels in an arena."""

from collections.abc import Sequence
from importlib.util import find_spec
from math import sqrt
from statistics import fmean
from typing import Any

import msgspec

from kastellan.core.game import Outcome


class Rating(msgspec.Struct, frozen=True):
    """Skill as OpenSkill estimates it: mean, uncertainty, and the cautious mean minus three times it."""

    mean: float
    deviation: float
    ordinal: float


def rate(levels: Sequence[str], games: Sequence[tuple[Sequence[str], Outcome]]) -> dict[str, Rating]:
    """Return the ratings after all games in order; none where OpenSkill is not installed.

    Seats of one level share a rating: after a game it moves to the mean of theirs.
    """
    if find_spec("openskill") is None:
        return {}
    from openskill.models import PlackettLuce  # noqa: PLC0415 - optional and slow to load

    model = PlackettLuce()
    skill: dict[str, Any] = {level: model.rating(name=level) for level in levels}
    for seated, outcome in games:
        sides = outcome.teams or tuple((seat,) for seat in range(len(outcome.ranks)))
        teams = [[skill[seated[seat]] for seat in side] for side in sides]
        ranks = [float(outcome.ranks[side[0]]) for side in sides]
        rated = [one for team in model.rate(teams, ranks=ranks) for one in team]
        for level in set(seated):
            mine = [one for one in rated if one.name == level]
            deviation = sqrt(fmean(one.sigma**2 for one in mine))
            skill[level] = model.rating(mu=fmean(one.mu for one in mine), sigma=deviation, name=level)
    return {
        level: Rating(round(one.mu, 2), round(one.sigma, 2), round(one.ordinal(), 2))
        for level, one in skill.items()
    }
