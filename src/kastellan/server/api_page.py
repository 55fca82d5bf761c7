"""The description of the HTTP API as a page of its own: no scripts, nothing from elsewhere."""

from collections.abc import Iterator, Mapping
from html import escape
from typing import Any

from litestar import MediaType, Request
from litestar.openapi.plugins import OpenAPIRenderPlugin

STYLE = (
    "body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}"
    ":root{color-scheme:light dark}"
    "code{font-size:.95em}td{padding:.1rem 1rem .1rem 0;vertical-align:top}h3{margin-bottom:0}"
)


class PageRenderPlugin(OpenAPIRenderPlugin):
    """Shows all requests by resource, then all structures."""

    def __init__(self) -> None:
        super().__init__(path="/", media_type=MediaType.HTML)

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:  # noqa: ARG002
        """Return the page."""
        return page(openapi_schema, "/schema/openapi.json").encode()


def page(schema: Mapping[str, Any], for_programs: str) -> str:
    """Return a schema as a page that names the address of its form for programs."""
    return "\n".join(_page(schema, for_programs))


def _page(schema: Mapping[str, Any], for_programs: str) -> Iterator[str]:
    title = escape(schema["info"]["title"])
    yield f'<!doctype html><html lang="en"><head><meta charset="utf-8"><title>{title}: HTTP API</title>'
    yield '<meta name="viewport" content="width=device-width, initial-scale=1">'
    yield f"<style>{STYLE}</style></head><body><main><h1>{title}: HTTP API</h1>"
    yield f"<p>{escape(schema['info'].get('description', ''))}"
    yield f' For programs: <a href="{escape(for_programs)}">openapi.json</a>.</p>'
    operations = [
        (operation.get("tags", ["more"])[0], method.upper(), path, operation)
        for path, methods in schema["paths"].items()
        for method, operation in methods.items()
        if isinstance(operation, dict)
    ]
    for tag in sorted({tag for tag, *_ in operations}):
        yield f"<h2>{escape(tag)}</h2>"
        for one, method, path, operation in operations:
            if one == tag:
                yield from _operation(method, path, operation)
    yield "<h2>Structures</h2>"
    for name, structure in sorted(schema.get("components", {}).get("schemas", {}).items()):
        yield from _structure(name, structure)
    yield "</main></body></html>"


def _operation(method: str, path: str, operation: Mapping[str, Any]) -> Iterator[str]:
    """Describe one request: what it does, takes and answers."""
    yield f"<h3><code>{method} {escape(path)}</code></h3>"
    yield f"<p>{escape(operation.get('description', ''))}</p><table>"
    for parameter in operation.get("parameters", []):
        yield _row(f"{parameter['name']} ({parameter['in']})", parameter.get("schema", {}))
    for kind in operation.get("requestBody", {}).get("content", {}).values():
        yield _row("body", kind.get("schema", {}))
    for status, answer in operation.get("responses", {}).items():
        for kind in answer.get("content", {}).values():
            if status < "400":
                yield _row(f"answer {status}", kind.get("schema", {}))
    yield "</table>"


def _structure(name: str, structure: Mapping[str, Any]) -> Iterator[str]:
    """Describe the fields of something that is sent or answered."""
    yield f'<h3 id="{escape(name)}"><code>{escape(name)}</code></h3>'
    yield f"<p>{escape(structure.get('description', ''))}</p><table>"
    needed = structure.get("required", [])
    for field, kind in structure.get("properties", {}).items():
        yield _row(field if field in needed else f"{field}?", kind)
    yield "</table>"


def _row(name: str, kind: Mapping[str, Any]) -> str:
    return f"<tr><td><code>{escape(name)}</code></td><td>{_kind(kind)}</td></tr>"


def _kind(kind: Mapping[str, Any]) -> str:
    """Return what a value may be, in short."""
    if "$ref" in kind:
        name = escape(kind["$ref"].rpartition("/")[2])
        return f'<a href="#{name}">{name}</a>'
    for choice in ("oneOf", "anyOf"):
        if choice in kind:
            return " or ".join(_kind(one) for one in kind[choice])
    if "enum" in kind:
        return " or ".join(f"<code>{escape(str(value))}</code>" for value in kind["enum"])
    if "const" in kind:
        return f"<code>{escape(str(kind['const']))}</code>"
    if kind.get("type") == "array":
        return f"list of {_kind(kind.get('items', {}))}"
    named = kind.get("type", "anything")
    return escape(" or ".join(named) if isinstance(named, list) else str(named))
