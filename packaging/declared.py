"""Declared positions for the compiler: the methods that ``@position`` writes, in place of the decorator."""

import ast
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from shutil import copytree, ignore_patterns, rmtree
from typing import Any

PACKAGE = Path("src/kastellan")


def expanded(target: Path) -> Path:
    """Copy the package's sources to ``target`` with every declared position written out; return the copy."""
    package = target / PACKAGE.name
    rmtree(package, ignore_errors=True)  # else what was renamed since the last build is compiled too
    copytree(PACKAGE, package, ignore=ignore_patterns("*.so", "__pycache__", "static"), dirs_exist_ok=True)
    core = read_core()
    for file in package.glob("games/*/state.py"):
        file.write_text(expand(file.read_text(encoding="utf-8"), core), encoding="utf-8")
    return package


def read_core() -> Any:
    """Return ``core/position.py``, read by itself, since what the package needs may not be installed yet."""
    spec = spec_from_file_location("position", PACKAGE / "core/position.py")
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def expand(source: str, core: Any) -> str:
    """Return a module's text with its declared positions written out."""
    lines = source.splitlines()
    for node in reversed(ast.parse(source).body):
        if isinstance(node, ast.ClassDef) and "position" in map(ast.unparse, node.decorator_list):
            lines[node.decorator_list[0].lineno - 1 : node.end_lineno] = written_out(node, core).splitlines()
    return "\n".join(lines) + "\n"


def written_out(node: ast.ClassDef, core: Any) -> str:
    """Return the text of a class without decorator and base, with methods in the place of the fields."""
    declared = [one for one in node.body if isinstance(one, ast.AnnAssign)]
    fields = [field_of(one, core) for one in declared]
    parameters = []
    for one, field in zip(declared, fields, strict=True):
        default = f" = {ast.unparse(one.value)}" if one.value is not None else ""
        parameters.append(f"{field.name}: {ast.unparse(plain(one.annotation))}{default}")
    text = core.methods(node.name, fields, parameters, core.called(node.name, fields))
    others = [one for one in node.body if one not in declared]
    body = [ast.unparse(one) for one in others] + [text]
    indented = "\n".join("    " + line for one in body for line in one.splitlines())
    return f"class {node.name}:\n{indented}\n"


def plain(annotation: ast.expr) -> ast.expr:
    """Return an annotation without its mark."""
    return annotation.slice if mark_of(annotation) else annotation


def mark_of(annotation: ast.expr) -> str:
    """Return ``derived`` or ``part`` for a marked annotation, else nothing."""
    name = ast.unparse(annotation.value) if isinstance(annotation, ast.Subscript) else ""
    return name.lower() if name in ("Derived", "Part") else ""


def field_of(node: ast.AnnAssign, core: Any) -> Any:
    """Return a field as ``core.position`` knows it."""
    listed = ast.unparse(plain(node.annotation)).startswith("list[")
    return core.Field(ast.unparse(node.target), listed, mark_of(node.annotation), node.value is not None)
