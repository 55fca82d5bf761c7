"""Why something was not done at the server: rules of the table and of the house."""

from collections.abc import Mapping
from enum import StrEnum

from kastellan.core.refusal import Fact, Refusal


class HouseRule(StrEnum):
    """Rules of the server; see ``docs/protocol.md``."""

    MALFORMED = "HTTP-400"
    STRANGER = "HTTP-401"
    FORBIDDEN = "HTTP-403"
    NOT_FOUND = "HTTP-404"
    METHOD = "HTTP-405"
    CONFLICT = "HTTP-409"
    GONE = "HTTP-410"
    TOO_LARGE = "HTTP-413"
    MEDIA = "HTTP-415"
    TOO_MANY = "HTTP-429"
    BROKEN = "HTTP-500"
    BUSY = "HTTP-503"

    @property
    def status(self) -> int:
        """Return the HTTP status that goes with it."""
        return int(self.value.removeprefix("HTTP-"))


class Sorry(Exception):  # noqa: N818 - an answer, not an error
    """A request is not done, and the asker is told why."""

    def __init__(
        self, rule: HouseRule, reason: str, facts: Mapping[str, Fact] | None = None, place: str = ""
    ) -> None:
        super().__init__(reason)
        self.rule, self.reason, self.facts, self.place = rule, reason, facts or {}, place


class NotAllowed(Exception):  # noqa: N818 - an answer, not an error
    """A rule of the game or the table forbids the request."""

    def __init__(self, refusal: Refusal, place: str = "") -> None:
        super().__init__(refusal.reason)
        self.refusal, self.place = refusal, place
