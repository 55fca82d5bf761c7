"""What the source says, read without running it: message keys, refusals, and rules that tests pin."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import msgspec

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "kastellan"
LOCALE = PACKAGE / "locale"
WEB = ROOT / "web" / "src"

HOLE = "[A-Za-z0-9_-]+"
"""What a part of a key that is computed may be."""


class Saying(msgspec.Struct, frozen=True):
    """A ``Refusal`` or ``Line`` built somewhere in the source.

    ``keys`` are the message keys it may have, ``facts`` their parameters, or ``None`` where
    these are not written out; ``rule`` is the member of an enum of rules.
    """

    place: str
    keys: tuple[str, ...]
    facts: frozenset[str] | None
    rule: tuple[str, str] | None


@cache
def parsed(folder: Path) -> tuple[tuple[Path, ast.Module], ...]:
    """Return every Python file under a folder, parsed."""
    return tuple((file, ast.parse(file.read_text(encoding="utf-8"))) for file in sorted(folder.rglob("*.py")))


def sayings(folder: Path) -> Iterator[Saying]:
    """Yield every refusal and story line that the source under ``folder`` builds."""
    for file, tree in parsed(folder):
        for node in ast.walk(tree):
            if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name):
                continue
            place = f"{file.relative_to(ROOT)}:{node.lineno}"
            if node.func.id == "Refusal" and len(node.args) > 1:
                rule = node.args[0]
                named = isinstance(rule, ast.Attribute) and isinstance(rule.value, ast.Name)
                named = named and rule.value.id.endswith("Rule")  # not a field of some value
                member = (rule.value.id, rule.attr) if named else None
                yield Saying(place, written(node.args[1]), facts(node, 2), member)
            elif node.func.id == "Line" and node.args:
                yield Saying(place, written(node.args[0]), facts(node, 1), None)


def written(node: ast.expr) -> tuple[str, ...]:
    """Return the strings that an expression may be, as far as it spells them out."""
    match node:
        case ast.Constant(value=str(text)):
            return (text,)
        case ast.IfExp(body=body, orelse=orelse):
            return written(body) + written(orelse)
    return ()


def facts(call: ast.Call, place: int) -> frozenset[str] | None:
    """Return the names of the facts given to a refusal or line, ``None`` if they are not spelled out."""
    given = call.args[place] if len(call.args) > place else None
    given = next((word.value for word in call.keywords if word.arg == "facts"), given)
    if given is None:
        return frozenset()
    if isinstance(given, ast.Dict) and all(isinstance(key, ast.Constant) for key in given.keys):
        return frozenset(key.value for key in given.keys if isinstance(key, ast.Constant))
    return None


@cache
def python_strings(folder: Path) -> frozenset[str]:
    """Return all string constants under a folder."""
    return frozenset(
        node.value
        for _, tree in parsed(folder)
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    )


@cache
def python_patterns(folder: Path) -> tuple[re.Pattern[str], ...]:
    """Return what the f-strings under a folder may spell, where that looks like a key."""
    found = []
    for _, tree in parsed(folder):
        for node in ast.walk(tree):
            if isinstance(node, ast.JoinedStr):
                parts = [part.value if isinstance(part, ast.Constant) else None for part in node.values]
                found.append(pattern_of(parts))
    return tuple(filter(None, found))


def pattern_of(parts: list[str | None]) -> re.Pattern[str] | None:
    """Return a pattern of literal parts and holes if the literal parts could be those of a key."""
    literal = "".join(part or "" for part in parts)
    if not re.fullmatch(r"[a-z0-9_-]*[a-z]{3}[a-z0-9_-]*", literal) or "-" not in literal:
        return None
    return re.compile("".join(HOLE if part is None else re.escape(part) for part in parts))


@cache
def web_text() -> str:
    """Return the whole source of the client."""
    files = [file for ext in ("ts", "svelte") for file in sorted(WEB.rglob(f"*.{ext}"))]
    return "\n".join(file.read_text(encoding="utf-8") for file in files)


@cache
def web_strings() -> frozenset[str]:
    """Return all strings of the client's source that could be message keys."""
    return frozenset(re.findall(r"""["'`]([a-z][A-Za-z0-9_]*(?:-[A-Za-z0-9_]+)+)["'`]""", web_text()))


@cache
def web_patterns() -> tuple[re.Pattern[str], ...]:
    """Return what the template strings of the client may spell, where that looks like a key."""
    found = []
    for template in re.findall(r"`([^`\n]*\$\{[^`\n]*)`", web_text()):
        parts = re.split(r"(\$\{[^}]*\})", template)
        found.append(pattern_of([None if part.startswith("${") else part for part in parts]))
    return tuple(filter(None, found))


def pinned(folder: Path, enum: str = "Rule") -> tuple[set[str], set[str]]:
    """Return what tests under ``folder`` name: members of an enum of rules, and strings that are IDs."""
    members, ids = set(), set()
    for _, tree in parsed(folder):
        for node in ast.walk(tree):
            if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == enum:
                members.add(node.attr)
            elif isinstance(node, ast.Constant) and isinstance(node.value, str):
                ids |= {node.value} if re.fullmatch(r"[A-Z]+-[A-Z]?\d+", node.value) else set()
    return members, ids
