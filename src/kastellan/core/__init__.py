"""What every game shares: the contract, refusals, chance, playouts and replay."""

from kastellan.core.chance import Dice, Even, draw
from kastellan.core.game import (
    CHANCE,
    CLOCK,
    Content,
    Game,
    Line,
    Listing,
    Outcome,
    Position,
    Timer,
    Viewer,
    apply,
    resample,
)
from kastellan.core.log import Log, Move, positions, replay
from kastellan.core.playout import playout
from kastellan.core.refusal import BadInput, Fact, Refusal, Refused, TableRule

__all__ = (
    "CHANCE",
    "CLOCK",
    "BadInput",
    "Content",
    "Dice",
    "Even",
    "Fact",
    "Game",
    "Line",
    "Listing",
    "Log",
    "Move",
    "Outcome",
    "Position",
    "Refusal",
    "Refused",
    "TableRule",
    "Timer",
    "Viewer",
    "apply",
    "draw",
    "playout",
    "positions",
    "replay",
    "resample",
)
