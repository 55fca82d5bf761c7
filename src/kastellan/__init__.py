"""Play, learn and study four hidden-information board games."""

from kastellan.core.log import Log
from kastellan.core.refusal import BadInput, Refusal, Refused
from kastellan.table import Table, new, position, replay

__version__ = "0.1.0"

__all__ = ("BadInput", "Log", "Refusal", "Refused", "Table", "new", "position", "replay")
