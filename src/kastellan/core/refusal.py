"""Why something was not done, as a value that names its rule."""

from collections.abc import Iterable, Mapping
from enum import StrEnum

import msgspec

Fact = int | str | tuple[int | str, ...]


class TableRule(StrEnum):
    """Rules of the table, whatever game is played at it; see ``core/rulebook``."""

    MALFORMED = "TABLE-1"
    STALE = "TABLE-2"
    TAKE_BACK = "TABLE-3"
    IMPOSSIBLE = "TABLE-4"
    FOREIGN = "TABLE-5"
    OPTIONS = "TABLE-6"
    NOT_PLAYING = "TABLE-7"
    NOT_SEATED = "TABLE-8"
    MUTED = "TABLE-9"
    NO_TEAM = "TABLE-10"
    HINTS = "TABLE-11"
    ENDLESS = "TABLE-12"
    EXPLAINED = "TABLE-13"
    DAYS = "TABLE-14"
    PAUSES = "TABLE-15"
    HOLIDAYS = "TABLE-16"
    STAND_INS = "TABLE-17"
    ADJOURNED = "TABLE-18"


class Refusal(msgspec.Struct, frozen=True, tag="refusal"):
    """Why a move was not played, and which rule says so.

    ``rule`` is a rulebook paragraph such as ``"KRP-23"``.  ``reason`` is the key of a
    message and ``facts`` are its parameters, so each reader gets the sentence in their
    own language.  Facts hold nothing that the sender of the move may not know.
    """

    rule: str
    reason: str
    facts: Mapping[str, Fact] = msgspec.field(default_factory=dict)


Reasons = Iterable[object]
"""What may speak against a move, the most specific first: each row is a ``Refusal`` if it does."""


def first(reasons: Reasons) -> Refusal:
    """Return the first reason that holds; the last one always does.

    >>> first(reason for reason in (2 > 3 and Refusal("KRP-1", "never"), Refusal("KRP-2", "always"))).rule
    'KRP-2'
    """
    return next(reason for reason in reasons if isinstance(reason, Refusal))


class Refused(Exception):  # noqa: N818 - it is a refusal, not an error
    """Raised by the library when a rule forbids a move; nothing has changed."""

    def __init__(self, refusal: Refusal, sentence: str = "") -> None:
        super().__init__(f"{refusal.rule}: {sentence or refusal.reason}")
        self.refusal = refusal


class BadInput(ValueError):  # noqa: N818 - reads as what it is
    """Something handed in from outside cannot be used: what, where, and what would be right.

    ``place`` is a path such as ``$.hands[0]`` or ``--option mystery``.  ``key`` and ``facts`` are
    the same as a message, where readers of other languages may meet it.
    """

    def __init__(
        self, place: str, reason: str, rule: str = "", key: str = "", facts: Mapping[str, Fact] | None = None
    ) -> None:
        super().__init__(f"{place}: {reason}" + (f" ({rule})" if rule else ""))
        self.place, self.reason, self.rule = place, reason, rule
        self.key, self.facts = key, facts or {}


def must(fine: object, place: str, reason: str, rule: str = "", key: str = "", **facts: Fact) -> None:
    """Raise ``BadInput`` unless ``fine``; ``key`` and ``facts`` say it in the reader's language."""
    if not fine:
        raise BadInput(place, reason, rule, key, facts)
