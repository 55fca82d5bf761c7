"""What is said at a table: in words of one's own, or as one of a few feelings."""

from kastellan.core.game import Line
from kastellan.tables.messages import React, Say
from kastellan.tables.names import legible


def words_of(message: Say | React) -> tuple[str, list[Line]]:
    """Return the words of somebody's own, or the line that everybody hears in their language."""
    if isinstance(message, React):
        return "", [Line(f"client-reaction-{message.reaction}")]
    return legible(message.text), []
