"""What a client is told when a request is not done: never more than it may know."""

import logging
from typing import Any

import msgspec
from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException

from kastellan.core.refusal import BadInput, Refused
from kastellan.server.access import language_of, token_of
from kastellan.server.database import FAULTS
from kastellan.server.limits import Crowded
from kastellan.server.moves import NotKept
from kastellan.server.problems import HouseRule, NotAllowed, Sorry
from kastellan.tables.messages import ErrorAnswer, Problem
from kastellan.tables.sentences import problem, problem_of_input

log = logging.getLogger("kastellan.errors")

AnyRequest = Request[Any, Any, Any]


def answer(status: int, error: Problem) -> Response[ErrorAnswer]:
    """Return the body of a request that was not done."""
    headers = {"retry-after": "1"} if status in {429, 503} else {}
    return Response(ErrorAnswer(error), status_code=status, media_type="application/json", headers=headers)


def reader(request: AnyRequest) -> str:
    """Return the language of who asks: that of the person if known, else that of the browser."""
    hall = request.app.state.hall
    token, _ = token_of(request)
    known = hall.people.seen_lately(token)
    return known.language if known else language_of(request)


def sorry(request: AnyRequest, error: Sorry) -> Response[ErrorAnswer]:
    """Answer with a rule of the house."""
    told = problem(reader(request), error.rule, error.reason, error.facts, error.place)
    return answer(error.rule.status, told)


def not_allowed(request: AnyRequest, error: NotAllowed) -> Response[ErrorAnswer]:
    """Answer with a rule of the game or the table."""
    refusal = error.refusal
    return answer(422, problem(reader(request), refusal.rule, refusal.reason, refusal.facts, error.place))


def refused(request: AnyRequest, error: Refused) -> Response[ErrorAnswer]:
    """Answer with a rule that the library named."""
    return not_allowed(request, NotAllowed(error.refusal))


def bad_input(request: AnyRequest, error: BadInput) -> Response[ErrorAnswer]:
    """Answer with the place of what cannot be used."""
    return answer(400, problem_of_input(reader(request), error))


def malformed(request: AnyRequest, error: ValidationException) -> Response[ErrorAnswer]:
    """Answer with the first field that does not fit."""
    place, detail = "$", error.detail
    extra = error.extra if isinstance(error.extra, list) else []
    if extra and isinstance(extra[0], dict):
        place = "$." + str(extra[0].get("key", "")) if extra[0].get("key") else "$"
        detail = str(extra[0].get("message", detail))
    return unusable(request, place, detail)


def unusable(request: AnyRequest, place: str, detail: str) -> Response[ErrorAnswer]:
    """Answer that a request does not fit, and where."""
    return answer(400, problem_of_input(reader(request), BadInput(place, detail), HouseRule.MALFORMED))


def http_error(request: AnyRequest, error: HTTPException) -> Response[ErrorAnswer]:
    """Answer for what the framework refuses: unknown paths, methods, sizes, bodies."""
    if isinstance(error, ValidationException):
        return malformed(request, error)
    reasons = {404: "server-not-found", 405: "server-method", 413: "server-too-large", 415: "server-media"}
    if error.status_code in reasons:
        rule = HouseRule(f"HTTP-{error.status_code}")
        return answer(error.status_code, problem(reader(request), rule, reasons[error.status_code]))
    if error.status_code < 500:
        return unusable(request, "$", error.detail)
    return broken(request, error)


def broken(request: AnyRequest, error: Exception) -> Response[ErrorAnswer]:
    """Answer for a fault of ours, without its details; the log has the places."""
    if isinstance(error, msgspec.ValidationError | msgspec.DecodeError) or too_deep(error):
        return bad_input(request, BadInput("$", str(error)))
    request.app.state.hall.metrics.troubles.labels("http").inc()
    log.error(
        "a request failed",
        exc_info=error,
        extra={"facts": {"method": request.method, "route": str(request.scope.get("path_template", ""))}},
    )
    told = fault(reader(request), error)
    return answer(HouseRule(told.rule).status, told)


def fault(language: str, error: Exception) -> Problem:
    """Return what a person is told of a fault of ours: that the records are out of reach, or no more."""
    if isinstance(error, (NotKept, *FAULTS)):
        return problem(language, HouseRule.BUSY, "server-no-records")
    return problem(language, HouseRule.BROKEN, "server-broken")


def too_deep(error: Exception) -> bool:
    """Return whether data is nested more deeply than it can be read or written."""
    return isinstance(error, RecursionError) and "serializing" in str(error)


def crowded(request: AnyRequest, _error: Crowded) -> Response[ErrorAnswer]:
    """Answer who has asked for too much at a time."""
    return sorry(request, Sorry(HouseRule.TOO_MANY, "server-records-at-once"))


HANDLERS: Any = {
    Crowded: crowded,
    Sorry: sorry,
    NotAllowed: not_allowed,
    Refused: refused,
    BadInput: bad_input,
    HTTPException: http_error,
    Exception: broken,
}
