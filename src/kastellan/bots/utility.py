"""What an outcome is worth to each seat."""

from functools import lru_cache

from kastellan.core.game import Outcome

WINNING = 0.85


def win_shares(outcome: Outcome) -> tuple[float, ...]:
    """Return each seat's part in the victory; a side of several seats wins or loses as one.

    >>> win_shares(Outcome((5, 3, 5), (1, 3, 1)))
    (0.5, 0.0, 0.5)
    >>> win_shares(Outcome((2, 2, 0, 0), (1, 1, 3, 3), ((0, 1), (2, 3))))
    (1.0, 1.0, 0.0, 0.0)
    """
    return _win_shares(outcome.ranks, outcome.teams)


@lru_cache(maxsize=4096)
def _win_shares(ranks: tuple[int, ...], teams: tuple[tuple[int, ...], ...]) -> tuple[float, ...]:
    sides = teams or tuple((seat,) for seat in range(len(ranks)))
    winning = [side for side in sides if any(ranks[seat] == 1 for seat in side)]
    return tuple(
        1 / len(winning) if any(seat in side for side in winning) else 0.0 for seat in range(len(ranks))
    )


def utilities(outcome: Outcome) -> tuple[float, ...]:
    """Return from 0 to 1 what the outcome is worth to each seat: victory first, then the rank."""
    return _utilities(outcome.ranks, outcome.teams)


@lru_cache(maxsize=4096)
def _utilities(ranks: tuple[int, ...], teams: tuple[tuple[int, ...], ...]) -> tuple[float, ...]:
    last = max(max(ranks) - 1, 1)
    return tuple(
        WINNING * share + (1 - WINNING) * (1 - (rank - 1) / last)
        for share, rank in zip(_win_shares(ranks, teams), ranks, strict=True)
    )
