"""Write the client's types from the Python structs, or check that they are fresh (``--check``)."""
# ruff: noqa: INP001 - a script

import importlib.util
import re
import sys
from collections.abc import Hashable, Mapping, Sequence
from datetime import datetime
from enum import Enum
from pathlib import Path
from types import ModuleType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints
from uuid import UUID

import msgspec

from kastellan.browser.branch_errands import BranchErrands, BranchNews
from kastellan.browser.errands import Done, Errands, Reviewed, ReviewWork
from kastellan.core.content import Drafted
from kastellan.core.game import Line, Outcome
from kastellan.core.refusal import Refusal
from kastellan.games import GAMES
from kastellan.tables.log import Row
from kastellan.tables.sheet import Sheet

TARGET = Path(__file__).parents[1] / "src/lib/generated/types.ts"
HEAD = """// Written by scripts/write_types.py from the Python structs; `make check` fails when it is stale.
/* eslint-disable */
"""

PLAIN: dict[Any, str] = {
    Any: "unknown",
    object: "unknown",
    None: "null",
    type(None): "null",
    bool: "boolean",
    int: "number",
    float: "number",
    str: "string",
    bytes: "string",
    datetime: "string",
    UUID: "string",
    msgspec.Raw: "unknown",
    # A page keeps these and hands them back; what is in them is none of its business.
    Row: "unknown[]",
    Sheet: "unknown",
    dict: "Record<string, unknown>",
    list: "unknown[]",
}
LISTS = (list, set, frozenset, Sequence)


class Namespace:
    """The interfaces of one game, or of the server, as they are found while types are spelt."""

    def __init__(self, outer: "Namespace | None" = None) -> None:
        self.texts: dict[str, str] = {}
        self.classes: dict[str, type] = {}
        self.outer = outer

    def spell(self, kind: Any) -> str:
        """Return an annotation in TypeScript; structs are written down once and named."""
        if isinstance(kind, Hashable) and kind in PLAIN:
            return PLAIN[kind]
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
            return self.name(kind)
        if isinstance(kind, type) and issubclass(kind, Enum):
            return " | ".join(_literal(member.value) for member in kind)
        return self.spell_generic(kind, get_origin(kind), get_args(kind))

    def spell_generic(self, kind: Any, origin: Any, args: tuple[Any, ...]) -> str:
        """Return an annotation with parameters, such as a union or a list, in TypeScript."""
        if origin is Annotated:
            return self.spell(args[0])
        if origin is Literal:
            return " | ".join(_literal(value) for value in args)
        if origin in {Union, UnionType}:
            known = [self.spell(one) for one in args if one is not msgspec.UnsetType]
            return " | ".join(dict.fromkeys(known))
        if origin is tuple and args[-1] is not Ellipsis:
            return f"[{', '.join(self.spell(one) for one in args)}]"
        if origin is tuple or origin in LISTS:
            return _array(self.spell(args[0]))
        if origin in {dict, Mapping}:
            return f"Record<string, {self.spell(args[1])}>"
        raise TypeError(f"no TypeScript for {kind}")

    def name(self, kind: type[msgspec.Struct]) -> str:
        """Return the name of a struct, and write it down if it is new."""
        name = kind.__name__
        if self.outer and self.outer.classes.get(name) is kind:
            return name
        if self.classes.setdefault(name, kind) is not kind:
            raise TypeError(f"two structs are called {name}: {self.classes[name]} and {kind}")
        if name not in self.texts:
            self.texts[name] = ""
            self.texts[name] = self.interface(name, kind)
        return name

    def interface(self, name: str, kind: type[msgspec.Struct]) -> str:
        """Return the interface of a struct; defaults are written out unless the struct omits them."""
        config, hints = kind.__struct_config__, get_type_hints(kind, include_extras=True)
        lines = [_comment(kind.__doc__), f"export interface {name} {{"]
        if config.tag is not None:
            lines.append(f"  {config.tag_field}: {_literal(config.tag)};")
        for field in msgspec.structs.fields(kind):
            absent = not field.required and (config.omit_defaults or field.default is msgspec.UNSET)
            lines.append(f"  {field.encode_name}{'?' if absent else ''}: {self.spell(hints[field.name])};")
        return "\n".join([line for line in lines if line] + ["}"])


def _literal(value: object) -> str:
    return f'"{value}"' if isinstance(value, str) else str(value)


def _array(item: str) -> str:
    return f"({item})[]" if "|" in item else f"{item}[]"


def _comment(doc: str | None) -> str:
    """Return the first paragraph of a docstring as a comment."""
    first = re.split(r"\n\s*\n", (doc or "").strip())[0]
    return f"/** {' '.join(first.split())} */" if first and "Struct" not in first[:8] else ""


def game_types(slug: str, outer: Namespace) -> str:
    """Return the namespace of one game: its view, actions, options and written position."""
    game, space = GAMES[slug], Namespace(outer)
    aliases = {
        "View": game.views,
        "Action": game.actions,
        "Options": game.options,
        "Position": game.positions,
    }
    lines = []
    for alias, kind in aliases.items():
        spelt = space.spell(kind)
        if spelt != alias:
            lines.append(f"export type {alias} = {spelt};")
    body = "\n\n".join([*space.texts.values(), *lines])
    return f"export declare namespace {_title(slug)} {{\n{_indent(body)}\n}}"


def local_types(outer: Namespace) -> str:
    """Return the namespace of what a page asks of the engine in its workers, and of what comes back."""
    space = Namespace(outer)
    errands = space.spell(Errands)
    branches = space.spell(BranchErrands)
    for kind in (Done, ReviewWork, Reviewed, BranchNews):
        space.spell(kind)
    unions = [f"export type Errands = {errands};", f"export type BranchErrands = {branches};"]
    body = "\n\n".join([*space.texts.values(), *unions])
    return f"export declare namespace Local {{\n{_indent(body)}\n}}"


def server_messages() -> ModuleType | None:
    """Return the module of the server's messages, if this checkout has it."""
    if importlib.util.find_spec("kastellan.server") is None:
        return None
    if importlib.util.find_spec("kastellan.tables.messages") is None:
        return None
    return importlib.import_module("kastellan.tables.messages")


def message_structs(module: ModuleType) -> list[Any]:
    """Return the structs that the module defines, and the unions it gives names to."""
    return [
        value
        for value in vars(module).values()
        if isinstance(value, type)
        and issubclass(value, msgspec.Struct)
        and value.__module__.startswith(module.__name__)
    ]


def message_unions(module: ModuleType) -> dict[str, Any]:
    """Return the unions of messages that the module names, such as ``FromServer``."""
    return {
        name: value
        for name, value in vars(module).items()
        if isinstance(value, UnionType)
        and all(isinstance(one, type) and issubclass(one, msgspec.Struct) for one in get_args(value))
    }


def whole() -> str:
    """Return the whole file."""
    shared = Namespace()
    for kind in (Outcome, Line, Refusal, Drafted):
        shared.spell(kind)
    module = server_messages()
    if module:
        for kind in message_structs(module):
            shared.spell(kind)
    parts = [HEAD.rstrip(), *shared.texts.values()]
    if module:
        unions = message_unions(module)
        parts += [f"export type {name} = {shared.spell(kind)};" for name, kind in unions.items()]
    parts += [local_types(shared), *(game_types(slug, shared) for slug in GAMES)]
    slugs = ", ".join(f'"{slug}"' for slug in GAMES)
    entries = "\n".join(
        "  {0}: {{ view: {1}.View; action: {1}.Action; options: {1}.Options }};".format(slug, _title(slug))
        for slug in GAMES
    )
    parts += [
        f"export const GAMES = [{slugs}] as const;",
        "export type GameName = (typeof GAMES)[number];",
        f"/** The types of each game by its name. */\nexport interface Games {{\n{entries}\n}}",
    ]
    return "\n\n".join(parts) + "\n"


def _title(slug: str) -> str:
    return slug.title().replace("-", "")


def _indent(text: str) -> str:
    return "\n".join(f"  {line}" if line else "" for line in text.splitlines())


def main() -> int:
    """Write the file, or with ``--check`` say whether it is fresh."""
    text = whole()
    if "--check" in sys.argv[1:]:
        if TARGET.exists() and TARGET.read_text(encoding="utf-8") == text:
            return 0
        sys.stderr.write(f"{TARGET.name} is stale; run: python web/scripts/write_types.py\n")
        return 1
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
