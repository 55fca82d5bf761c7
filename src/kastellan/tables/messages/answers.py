"""What the server answers over HTTP when something went wrong, to a hint, and about itself."""

from collections.abc import Mapping
from typing import Any, Literal

import msgspec

from kastellan.core.game import Line
from kastellan.core.refusal import Fact


class Problem(msgspec.Struct, omit_defaults=True):
    """Why a request was not done: rule, message key with facts, and the sentence itself.

    ``detail`` is a decoder's remark in English, for who writes a program.
    """

    rule: str
    reason: str
    facts: Mapping[str, Fact]
    text: str
    place: str = ""
    detail: str = ""


class ErrorAnswer(msgspec.Struct):
    """The body of every answer with a status of 400 or more."""

    error: Problem


class Hinted(msgspec.Struct):
    """POST /api/tables/{id}/hint: what a strong player would do with what one's seat sees.

    ``number`` is that of the ``shown`` which it is about.  ``move`` is the action in words and
    ``line`` the reason, both as message keys; ``details`` are the figures behind it, by game.
    """

    number: int
    action: Any
    move: Line
    line: Line
    details: Any = None


class Health(msgspec.Struct):
    """GET /health and /ready."""

    status: Literal["ok", "starting", "stopping", "unavailable"]
    version: str
