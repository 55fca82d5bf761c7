"""Where viewers look."""

from typing import Protocol

from kastellan.core.game import Viewer
from kastellan.tables.sheet import Sheet

LATER = 1013
"""The close code that tells a client to connect again a little later."""

SEAT_CHANGED = 4001
"""The close code that tells a client to connect again, because it sees the table with other eyes now."""

NOT_FOUND = 4404
"""The close code that tells a client that there is no such table."""


class Screen(Protocol):
    """Where a viewer looks: ``show`` never waits.

    ``device`` is what is kept of the secret that proves who looks there; nothing if nobody is known.
    ``network`` is from where it came, as limits count it.
    ``links`` is how often the links to the table had been made anew when it was let in.
    """

    person: str
    device: str
    network: str
    language: str
    viewer: Viewer
    links: int

    def show(self, message: bytes) -> None:
        """Send a message when possible."""

    def close(self, code: int) -> None:
        """Send what waits, then close."""


def looks_rightly(sheet: Sheet, screen: Screen) -> bool:
    """Return whether a screen has the eyes of its person, or, a spectator's, came by links of today."""
    if sheet.seat_of(screen.person) != screen.viewer:
        return False
    return screen.viewer is not None or screen.links == sheet.links
