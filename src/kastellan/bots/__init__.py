"""Computer players: functions of what a seat sees, for any game."""

from kastellan.bots.players import LEVELS, Seen, choose, look

__all__ = ("LEVELS", "Seen", "choose", "look")
