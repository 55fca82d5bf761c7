"""Kryptos in passing: the track of free spaces above, one hand of the table below."""

from kastellan.core.glance import SEATS, WIDTH, Glance, box, digits, dot, drawn
from kastellan.games.kryptos.content import Colours
from kastellan.games.kryptos.views import HandView, View

GROUND, PAPER, BACK, EDGE = "#0f4c5c", "#fffaf0", "#0a3843", "#8fc0c8"
COLOURS = ("#b3382a", "#1d5c9e", "#2c7448", "#b87a00")
MARGIN = 6.0


def glance(view: View, content: Colours) -> Glance:
    """Return what is to be done and a picture of the position."""
    return Glance(view.phase, drawn(GROUND, picture(view, content)))


def picture(view: View, content: Colours) -> list[str]:
    """Draw the viewer's own hand with its values, or that of the first seat, and how full the others are."""
    seat = view.viewer or 0
    parts = cards(view.hands[seat], content)
    others = [other for other in range(len(view.hands)) if other != seat]
    step = (WIDTH - 2 * MARGIN) / max(1, len(others))
    for place, other in enumerate(others):
        parts += small_hand(view.hands[other], content, MARGIN + place * step, step - 4, SEATS[other])
    return parts


def cards(hand: HandView, content: Colours) -> list[str]:
    """Draw a hand large, card by card."""
    step = min(22.0, (WIDTH - 2 * MARGIN) / max(1, len(hand.values)))
    left = (WIDTH - step * len(hand.values)) / 2
    parts = []
    for place, value in enumerate(hand.values):
        x, width = left + place * step, step - 2
        lift = 4 if hand.face_up[place] else 0
        if value is None:
            parts += [box(x, 44 - lift, width, 32, BACK, 2), dot(x + width / 2, 60 - lift, 2, EDGE)]
        else:
            colour = COLOURS[content.colour_of[value]]
            parts += [box(x, 44 - lift, width, 32, PAPER, 2), box(x, 44 - lift, width, 6, colour, 1.5)]
            parts.append(digits(x + width / 2, 66 - lift, min(11.0, width * 0.62), value, "#221d17"))
    return parts


def small_hand(hand: HandView, content: Colours, x: float, width: float, colour: str) -> list[str]:
    """Draw a hand small: hidden cards dark, open ones in their colour."""
    step = min(8.0, width / max(1, len(hand.values)))
    parts = [box(x, 30, width, 2, colour, 1)]
    for place, value in enumerate(hand.values):
        at = x + place * step
        if value is None:
            parts.append(box(at, 12, step - 1, 15, BACK, 1))
        else:
            colour = COLOURS[content.colour_of[value]]
            parts += [box(at, 12, step - 1, 15, PAPER, 1), box(at, 12, step - 1, 5, colour, 1)]
    return parts
