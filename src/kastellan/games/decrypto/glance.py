"""Decrypto in passing: the four windows of the viewer's team, and what both teams have won and lost."""

from typing import Any

from kastellan.core.glance import Glance, box, digits, dot, drawn
from kastellan.games.decrypto.verdicts import WINNING
from kastellan.games.decrypto.views import TeamView, View

GROUND, BODY, WINDOW, GLOW = "#4b3a86", "#efe7d6", "#221a3d", "#ffd9a0"
SLIP, PEG, WON, LOST = "#fbf3dd", "#b9ab8f", "#2f6d3a", "#a3342b"
SLIPS = 3


def glance(view: View, _content: Any) -> Glance:
    """Return what is to be done and a picture of the position."""
    return Glance(task(view), drawn(GROUND, picture(view)))


def task(view: View) -> str:
    """Return what is done now: an objection stops everything else."""
    if view.objection is not None:
        return "vote" if view.objection.contested else "object"
    return view.phase


def picture(view: View) -> list[str]:
    """Draw the windows, the round's clues as slips, the tokens of both teams: nothing to be read."""
    parts = [box(8, 8, 128, 76, BODY, 6)]
    for place in range(4):
        x = 14 + place * 30
        parts += [box(x, 13, 26, 16, WINDOW, 3), digits(x + 13, 25, 11, place + 1, GLOW)]
    mine = next((team for team in view.teams if view.viewer in team.seats), view.teams[0])
    for line in range(SLIPS):
        parts.append(box(14, 34 + line * 11, 74, 9, SLIP, 1))
        for place in range(4):
            guessed = mine.guess is not None and mine.guess[line] == place + 1
            size, colour = (2.6, WINDOW) if guessed else (1.6, PEG)
            parts.append(dot(26 + place * 17, 38.5 + line * 11, size, colour))
    for place, team in enumerate(view.teams):
        parts += tokens(team, 96 + place * 20, "#fffdf8" if place == 0 else "#2a2333")
    parts.append(digits(72, 80, 9, view.round, GROUND))
    return parts


def tokens(team: TeamView, x: float, ground: str) -> list[str]:
    """Draw a team's interceptions above its misses."""
    parts = [box(x, 34, 16, 34, ground, 3)]
    for place in range(WINNING):
        at = x + 4.5 + place * 7
        parts.append(dot(at, 43, 3, WON if place < team.interceptions else "none", PEG))
        parts.append(dot(at, 58, 3, LOST if place < team.misses else "none", PEG))
    return parts
