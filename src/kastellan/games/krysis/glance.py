"""Krysis in passing: the levels of the mine, where everybody's miners are, and what they have camped."""

from typing import Any

from kastellan.core.glance import SEATS, Glance, box, digits, dot, drawn, shape
from kastellan.games.krysis.seen import View

SKY, SHAFT, LIT = "#e9b98a", "#2b1638", "#f7dcae"
ROCK = ("#7a4a3a", "#6b3a4b", "#5d3157", "#4a2755", "#361d47")
CRYSTALS = ("#ff7f8d", "#9fd8ff", "#ffffff")
"""Red, blue, white."""
HIGH = 14.4
TOP = 12.0


def glance(view: View, _content: Any) -> Glance:
    """Return what is to be done and a picture of the position."""
    return Glance(view.phase, drawn(SKY, picture(view)))


def picture(view: View) -> list[str]:
    """Draw level below level; the one that is played is lit."""
    parts: list[str] = []
    for level, rock in enumerate(ROCK):
        y = TOP + level * HIGH
        lit = level + 1 == view.round
        parts += [box(0, y, 144, HIGH, rock), box(22, y + 2.2, 118, 10, LIT if lit else SHAFT, 4)]
        parts.append(digits(11, y + 10.5, 9, level + 1, "#ffd9a0" if lit else "#c9a98c"))
    for seat, one in enumerate(view.seats):
        x, y = 32 + seat * 29, 2.0 if one.level == 0 else TOP + (one.level - 1) * HIGH + 2.4
        parts.append(dot(x, y + 2.6, 2.4, SEATS[seat], LIT))
        parts.append(shape(f"M{x - 4} {y + 9.4:.4g}q0-5 4-5t4 5Z", SEATS[seat], LIT))
        at = x + 7
        for colour, count in enumerate(one.camp):
            if count:
                parts.append(shape(f"M{at:.4g} {y + 2.6:.4g}l2 2.6-2 2.6-2-2.6Z", CRYSTALS[colour], SHAFT))
                at += 5
    return parts
