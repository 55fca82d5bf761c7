"""A table but for its moves: what is played, how, and by whom."""

from typing import Any

import msgspec

from kastellan.core.game import Outcome
from kastellan.tables.messages import Clock
from kastellan.tables.names import said
from kastellan.tables.rests import Rest

STAND_IN = "normal"
"""How well the computer player plays who keeps a seat for somebody."""


class Chair(msgspec.Struct):
    """A seat.  With ``level`` a computer player sits there; with ``person`` too, it keeps it warm.

    Its owner is ``spared`` a rating of this game once the host has put a computer player there.
    """

    seat: int
    person: str | None = None
    name: str = ""
    level: str | None = None
    share: str = ""
    nonce: str = ""
    away: float | None = None
    spared: bool = False

    @property
    def kind(self) -> str:
        """Return who answers for the seat: a person, a bot, or nobody."""
        if self.level is not None:
            return "bot"
        return "free" if self.person is None else "person"


class Wish(msgspec.Struct):
    """A wish to take back the steps from ``first`` to ``version``, and who has agreed.

    ``whole`` is how it was asked: it tells nobody how many of the steps were private.  Answers name
    its ``id``.
    """

    seat: int
    agreed: list[int]
    version: int
    first: int = 0
    whole: bool = False
    id: str = ""


class Pause(msgspec.Struct):
    """A pause that a seat would like, and who has agreed; answers name its ``id``.

    Once all have, it holds ``since`` a time of the calendar, and from a ``tick`` of the table on.
    """

    seat: int
    agreed: list[int]
    id: str
    since: float | None = None
    tick: float = 0.0


class Sheet(msgspec.Struct):
    """Everything about a table but its moves; ``links`` counts how often its links were made anew.

    ``unrated`` is set when the host sent somebody away from the running game; ``rated`` are those who play
    for rating, as settled at the start (not known of games that began before that was kept);
    ``closed_by`` is a ``Closer``.  ``content_name`` is what the content is called, if it is not the house's.
    Clocks stand still in a ``pause`` to which all have agreed, and stood or will stand so in ``rests``.
    """

    id: str
    game: str
    rules: int
    options: dict[str, Any]
    content: str
    name: str
    public: bool
    status: str
    host: str | None
    clock: Clock | None
    hints: bool
    server_seed: str
    commitment: str
    created: float
    updated: float
    chairs: list[Chair]
    outcome: Outcome | None = None
    rematch: str | None = None
    take_back: Wish | None = None
    kicked: list[str] = []
    opening: Any = None
    links: int = 0
    starting: bool = False
    imported: bool = False
    unrated: bool = False
    rated: list[str] | None = None
    closed_by: str | None = None
    content_name: str = ""
    pause: Pause | None = None
    rests: list[Rest] = []

    def seat_of(self, person: str | None) -> int | None:
        """Return where a person sits and answers, if anywhere."""
        for chair in self.chairs:
            if person is not None and chair.person == person and chair.level is None:
                return chair.seat
        return None

    def is_present(self, seat: int) -> bool:
        """Return whether a person answers for the seat and looks at the table."""
        chair = self.chairs[seat]
        return chair.kind == "person" and chair.away is None

    @property
    def paused(self) -> bool:
        """Return whether all have agreed to a pause that is not over."""
        return self.pause is not None and self.pause.since is not None

    @property
    def stillness(self) -> list[Rest]:
        """Return when clocks stand still."""
        if self.pause is None or self.pause.since is None:
            return self.rests
        return [*self.rests, Rest(self.pause.tick)]

    @property
    def promised(self) -> list[Chair]:
        """Return the seats whose share in the fair deal is promised but not opened."""
        return [chair for chair in self.chairs if chair.share and not chair.nonce]

    def unsettle(self) -> None:
        """Call off a start, since the seats change: shares opened for other seats are given anew."""
        self.starting = False
        for chair in self.chairs:
            if chair.nonce:
                chair.share = chair.nonce = ""

    @property
    def host_seat(self) -> int | None:
        """Return where the host sits."""
        return self.seat_of(self.host)

    @property
    def people(self) -> list[int]:
        """Return the seats for which a person answers."""
        return [chair.seat for chair in self.chairs if chair.person is not None and chair.level is None]

    @property
    def asked(self) -> list[int]:
        """Return whose owners are asked before a step is taken back: also those whom the host replaced."""
        return [chair.seat for chair in self.chairs if chair.person and (chair.spared or chair.level is None)]

    @property
    def bots(self) -> list[int]:
        """Return the seats for which a computer player answers."""
        return [chair.seat for chair in self.chairs if chair.level is not None]

    @property
    def names(self) -> list[str]:
        """Return what the seats are called, for whoever reads to say (``tables/names.py``)."""
        return [chair.name for chair in self.chairs]

    def names_in(self, language: str) -> list[str]:
        """Return what a reader of this language calls the seats."""
        return [said(chair.name, chair.seat, language) for chair in self.chairs]
