"""Why something was not done, as a sentence in the reader's language."""

from collections.abc import Mapping, Sequence

from kastellan.core.refusal import BadInput, Fact, Refusal, TableRule
from kastellan.locale import Namer, say
from kastellan.tables.judging import Judging
from kastellan.tables.messages import NotPlayed, Problem
from kastellan.tables.mistakes import mistake_in
from kastellan.tables.shelf import namer_of


def problem(
    language: str, rule: str, reason: str, facts: Mapping[str, Fact] | None = None, place: str = ""
) -> Problem:
    """Return a problem with its sentence in the reader's language."""
    text = sentence(language, reason, facts or {}, namer=namer_of(rule))
    return Problem(rule, reason, facts or {}, text, place)


def problem_of_input(language: str, error: BadInput, rule: str = TableRule.MALFORMED) -> Problem:
    """Return the problem with something handed in; for programs also the remark of who read it."""
    key, facts = mistake_in(error)
    told = problem(language, error.rule or rule, key, facts, str(facts["place"]))
    told.detail = "" if error.key else error.reason
    return told


def not_played(table: Judging, language: str, ask: int, refusal: Refusal) -> NotPlayed:
    """Return a refusal with its sentence in the reader's language."""
    names = table.sheet.names_in(language)
    return NotPlayed(
        ask, refusal, sentence(language, refusal.reason, refusal.facts, names, table.content.name)
    )


def sentence(
    language: str,
    reason: str,
    facts: Mapping[str, Fact],
    names: Sequence[str] = (),
    namer: Namer | None = None,
) -> str:
    """Return a message in the reader's language; its key when no catalogue knows it."""
    try:
        return say(language, reason, facts, tuple(names), namer)
    except (KeyError, LookupError, ValueError):
        return reason
