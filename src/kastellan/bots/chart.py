"""Charts as SVG text: small enough to be written by hand."""

from html import escape

from kastellan.bots.arena import Result, Standing

WIDTH, LEFT, RIGHT, ROW, TOP = 640, 110, 90, 44, 64


def chart(result: Result) -> str:
    """Draw each level's share of the victories with its interval and a mark at par."""
    height = TOP + ROW * len(result.standings) + 36
    title = escape(f"{result.game}, {result.seats} seats, {result.games} games, seed {result.seed}")
    box = f'viewBox="0 0 {WIDTH} {height}" font-family="system-ui, sans-serif" font-size="14"'
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" {box} role="img">',
        f"<title>{title}</title>",
        f'<rect width="{WIDTH}" height="{height}" fill="#fff"/>',
        _text(16, 26, title, "#222"),
        _text(16, 46, "share of victories, 95 % interval; the red mark is par", "#555"),
        *_scale(height),
    ]
    for k, one in enumerate(result.standings):
        lines += _row(TOP + ROW * k + 8, one)
    return "\n".join([*lines, "</svg>", ""])


def _text(x: float, y: float, text: str, colour: str, anchor: str = "start") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" fill="{colour}">{text}</text>'


def _line(x1: float, y1: float, x2: float, y2: float, colour: str, width: int = 2) -> str:
    ends = f'x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"'
    return f'<line {ends} stroke="{colour}" stroke-width="{width}"/>'


def _at(share: float) -> float:
    """Return where a share lies from left to right."""
    return LEFT + share * (WIDTH - LEFT - RIGHT)


def _scale(height: int) -> list[str]:
    """Draw the scale below."""
    lines = []
    for percent in (0, 25, 50, 75, 100):
        x = _at(percent / 100)
        lines.append(_line(x, TOP - 6, x, height - 30, "#ddd", 1))
        lines.append(_text(x, height - 12, f"{percent} %", "#555", "middle"))
    return lines


def _row(y: float, one: Standing) -> list[str]:
    """Draw one level."""
    middle = y + 10
    return [
        _text(LEFT - 10, middle + 5, escape(one.level), "#222", "end"),
        f'<rect x="{LEFT}" y="{y}" width="{_at(one.share) - LEFT:.1f}" height="20" fill="#3b6ea5"/>',
        _line(_at(one.low), middle, _at(one.high), middle, "#111"),
        _line(_at(one.par), y - 4, _at(one.par), y + 24, "#c33"),
        _text(WIDTH - RIGHT + 10, middle + 5, f"{one.share:.1%}", "#222"),
    ]
