"""The positions of Kryptos' worked examples; those that are drawn say what of them is shown."""

from typing import Any

import kastellan
from tests.games.kryptos.deals import D4, fresh, reveal, s4


def first_lap() -> kastellan.Table:
    """KRP-E4: Chloé is the first player; the others have shown a card in the first lap."""
    table = fresh(D4, first=2)
    for seat, value in ((1, 22), (0, 14), (3, 17)):
        reveal(table, seat, value)
    return table


def diagrams() -> dict[str, dict[str, Any]]:
    """Return the drawn examples: which part of the board, whose eyes, and what they see."""
    return {
        "KRP-E1": {"part": "card", "seat": 1, "target": [2, 0], "view": s4().view(1)},
        "KRP-E4": {"part": "hands", "seat": 2, "view": first_lap().view(2)},
    }
