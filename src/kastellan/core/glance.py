"""A glance at a position: what is done now and a small picture, of what one viewer knows, nothing else."""

from collections.abc import Iterable

import msgspec

WIDTH, HEIGHT = 144, 84
"""Of a picture, in its own units."""

SEATS = ("#0072b2", "#d55e00", "#007a5a", "#a4487c", "#946300", "#34719f", "#6a5acd", "#5d6b2f")
"""The colours of the seats on every ground of a picture."""


class Glance(msgspec.Struct, frozen=True):
    """What a viewer would see in passing: ``task`` is a word for what is done now, ``picture`` an SVG."""

    task: str = ""
    picture: str = ""


def drawn(ground: str, parts: Iterable[str]) -> str:
    """Return a picture on a ground of one colour; it holds no text but digits."""
    size = f'viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}"'
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" {size}>'
    return "".join((svg, box(0, 0, WIDTH, HEIGHT, ground), *parts, "</svg>"))


def box(x: float, y: float, width: float, height: float, fill: str, round_by: float = 0) -> str:
    """Return a rectangle."""
    edge = f' rx="{round_by:g}"' if round_by else ""
    return f'<rect x="{x:.4g}" y="{y:.4g}" width="{width:.4g}" height="{height:.4g}"{edge} fill="{fill}"/>'


def dot(x: float, y: float, radius: float, fill: str, edge: str = "") -> str:
    """Return a circle."""
    line = f' stroke="{edge}" stroke-width=".8"' if edge else ""
    return f'<circle cx="{x:.4g}" cy="{y:.4g}" r="{radius:.3g}" fill="{fill}"{line}/>'


def shape(path: str, fill: str, edge: str = "") -> str:
    """Return a shape by its path."""
    line = f' stroke="{edge}" stroke-width=".8"' if edge else ""
    return f'<path d="{path}" fill="{fill}"{line}/>'


def digits(x: float, y: float, size: float, number: int, fill: str) -> str:
    """Return a number around ``x``, standing on ``y``."""
    look = 'text-anchor="middle" font-weight="700" font-family="Georgia,serif"'
    return f'<text x="{x:.4g}" y="{y:.4g}" font-size="{size:g}" {look} fill="{fill}">{number}</text>'
