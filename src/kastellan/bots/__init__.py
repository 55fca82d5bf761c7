"""Computer players: functions of what a seat sees, for any game."""

from kastellan.bots.players import BASELINES, BUDGETS, LEVELS, answer, choose, look, look_at
from kastellan.core.knowledge import Budget, Hint, Knowledge, Seen

__all__ = (
    "BASELINES",
    "BUDGETS",
    "LEVELS",
    "Budget",
    "Hint",
    "Knowledge",
    "Seen",
    "answer",
    "choose",
    "look",
    "look_at",
)
