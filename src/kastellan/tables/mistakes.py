"""What is wrong with something handed in: decoders' remarks as messages in the reader's language."""

import re

from kastellan.core.refusal import BadInput, Fact, Refusal, TableRule
from kastellan.locale import LANGUAGES

Mistake = tuple[str, dict[str, Fact]]
"""A message key and its facts."""

LONGEST_VALUE = 60
UNFIT = "input-unfit"
"""What is said of something that no remark explains."""
KINDS = {"int", "float", "str", "bool", "array", "object", "null"}
REMARKS = [
    (re.compile(pattern), key)
    for pattern, key in (
        (r"Object missing required field `(?P<field>[^`]*)`", "input-missing"),
        (r"Missing required .*", "input-needed"),
        (r"Object contains unknown field `(?P<field>[^`]*)`", "input-unknown-field"),
        (r"Expected `(?P<wanted>[^`]*)`, got `.*`", "input-type"),
        (r"Expected `(?:int|float)[^`]*` >= (?P<limit>\S+)", "input-least"),
        (r"Expected `(?:int|float)[^`]*` <= (?P<limit>\S+)", "input-most"),
        (r"Expected `str[^`]*` of length >= (?P<limit>\d+)", "input-text-short"),
        (r"Expected `str[^`]*` of length <= (?P<limit>\d+)", "input-text-long"),
        (r"Expected `str[^`]*` matching regex .*", "input-pattern"),
        (r"Expected `(?:array|object)[^`]*` of .*length .*", "input-list-length"),
        (r"Invalid (?:enum )?value (?P<value>.*)", "input-value"),
        (r".*(?:JSON|truncated|[Uu][Tt][Ff]-?8|trailing|recursion|nested|surrogate).*", "input-json"),
    )
]
PLACED = re.compile(r"(?P<remark>.*?)(?: - at (?:`key` in )?`\$?(?P<path>[^`]*)`)?", re.DOTALL)
BY_RULE: dict[str, str] = {
    TableRule.IMPOSSIBLE: "table-impossible",
    TableRule.FOREIGN: "table-foreign",
    TableRule.OPTIONS: "table-options",
}


def mistake_of(text: str, place: str = "$", otherwise: str = UNFIT) -> Mistake:
    """Return what a decoder's remark means; ``otherwise`` is said of what is not known here.

    >>> mistake_of("Object missing required field `game` - at `$.log`")
    ('input-missing', {'place': '$.log', 'field': 'game'})
    """
    found = PLACED.fullmatch(text)
    remark, path = (text, "") if found is None else (found["remark"], found["path"] or "")
    for pattern, key in REMARKS:
        if match := pattern.fullmatch(remark):
            facts = {name: _fact(name, said) for name, said in match.groupdict().items()}
            if (key, place + path) == ("input-value", "$.language"):
                return "input-language", {"place": place + path, **facts, "languages": LANGUAGES}
            return key, {"place": place + path, **facts}
    return otherwise, {"place": place}


def _fact(name: str, said: str) -> Fact:
    """Return a part of a remark as a fact: kinds by one word, values short."""
    if name == "wanted":
        kinds = [kind for kind in said.split(" | ") if kind != "null"]
        return kinds[0] if len(kinds) == 1 and kinds[0] in KINDS else "other"
    if name == "limit" and said.removesuffix(".0").isdecimal():
        return int(said.removesuffix(".0"))
    return said.strip("'\"")[:LONGEST_VALUE]


def mistake_in(error: BadInput) -> Mistake:
    """Return what is wrong as the error itself says it, or as its text or rule tells."""
    if error.key:
        return error.key, {"place": error.place, **error.facts}
    return mistake_of(error.reason, error.place, BY_RULE.get(error.rule, UNFIT))


def malformed(error: Exception) -> Refusal:
    """Return the refusal for something that is no action of the game; programs find the remark in it."""
    key, facts = mistake_of(str(error))
    return Refusal(TableRule.MALFORMED, key, {**facts, "detail": str(error)})
