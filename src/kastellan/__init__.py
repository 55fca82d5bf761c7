"""Play, learn and study four hidden-information board games."""

from kastellan import compiled

compiled.use()

from kastellan.core.log import Log  # noqa: E402 - found compiled, if it is
from kastellan.core.refusal import BadInput, Refusal, Refused  # noqa: E402
from kastellan.table import Table, new, position, replay  # noqa: E402

__version__ = "0.1.0"

__all__ = ("BadInput", "Log", "Refusal", "Refused", "Table", "new", "position", "replay")
