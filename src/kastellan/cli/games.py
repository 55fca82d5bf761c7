"""Commands about one game: its rules, its content, and a game that was played."""

import json
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich.table import Table as Grid

from kastellan import BadInput, replay
from kastellan.bots import Budget
from kastellan.bots.review import Review, review
from kastellan.cli.shared import AsJson, GameName, Language, console, must_speak, read_bytes, read_log
from kastellan.core.knowledge import whole_percent
from kastellan.locale import Namer, say
from kastellan.rulebook import paragraphs, ranges
from kastellan.table import find_game
from kastellan.tables.names import said

app = typer.Typer()
BARS, WIDTH = "▁▂▃▄▅▆▇█", 32


@app.command()
def rules(
    game: GameName,
    rule: Annotated[
        str, typer.Argument(help="A paragraph such as KRP-23 or the ruling KRP-R10; all if left out.")
    ] = "",
    lang: Language = "en",
) -> None:
    """Print the rulebook, or one paragraph of it."""
    find_game(game)
    must_speak(lang)
    found = [one for one in paragraphs(game, lang) if rule.upper() in ("", one.id)]
    if not found:
        raise BadInput(rule, f"is not a paragraph of {game}; they are {ranges(game, lang)}")
    for one in found:
        console.print(f"[bold]{one.id}  {one.title}[/bold]\n{one.text}\n", highlight=False)


@app.command("replay")
def replay_command(
    file: Annotated[Path, typer.Argument(help="A log, as `table.log` or the server exports it.")],
    content: Annotated[Path | None, typer.Option(help="The content file it was played with.")] = None,
    verify: Annotated[bool, typer.Option("--verify", help="Check that the deal was fair.")] = False,
    receipt: Annotated[
        Path | None, typer.Option(help="What a seat kept before it gave its share; proves the deal to it.")
    ] = None,
    lang: Language = "en",
    as_json: AsJson = False,
) -> None:
    """Play a logged game again and tell its story."""
    must_speak(lang)
    data = read_bytes(file)
    if verify or receipt:
        print_verdict(data, None if receipt is None else read_bytes(receipt), lang)
    log = read_log(data, file)
    rules = find_game(log.game)
    states = list(replay(log, None if content is None else read_bytes(content)))
    outcome = rules.outcome(states[-1])
    if as_json:
        print(
            json.dumps({"game": log.game, "moves": len(log.moves), "outcome": msgspec.to_builtins(outcome)})
        )
        return
    for move, before, after in zip(log.moves, states, states[1:], strict=False):
        kind = rules.actions if move.seat >= 0 else rules.events
        for line in rules.tell(before, move.seat, msgspec.convert(move.action, kind), after, None):
            console.print(say(lang, line.key, line.facts, namer=after.content.name), highlight=False)
    console.print(f"{len(log.moves)} moves, outcome: {outcome}")


def print_verdict(data: bytes, receipt: bytes | None, lang: str) -> None:
    """Print what is proven of a deal, and to whom; what contradicts a receipt is bad input."""
    from kastellan.tables import verification  # noqa: PLC0415 - slow to load

    kept = None if receipt is None else verification.read_receipt(receipt)
    try:
        found = verification.verify(data, lang, kept)
    except BadInput as error:
        if error.key.startswith("record-"):
            raise BadInput(error.place, say(lang, error.key, error.facts), error.rule) from None
        raise
    console.print("\n".join(found), highlight=False)


@app.command("review")
def review_command(
    file: Annotated[Path, typer.Argument(help="A log, as `table.log` or the server exports it.")],
    content: Annotated[Path | None, typer.Option(help="The content file it was played with.")] = None,
    seed: Annotated[int, typer.Option(help="The same seed gives the same review.")] = 0,
    iterations: Annotated[
        int, typer.Option(min=0, help="Imagined games for a first look at a decision; 0 chooses.")
    ] = 0,
    lang: Language = "en",
    as_json: AsJson = False,
) -> None:
    """Look at every decision of a logged game again: chances, costly decisions, and luck apart."""
    must_speak(lang)
    data = read_bytes(file)
    log = read_log(data, file)
    game = find_game(log.game)
    loaded = game.load(None if content is None else read_bytes(content))
    budget = Budget(iterations=iterations) if iterations else None
    found = review(game, log, loaded, seed, budget, quiet=as_json)
    if as_json:
        print(msgspec.json.encode(found).decode())
    else:
        print_review(found, names_in(data, found.seats, lang), lang, loaded.name)


def curve(found: Review, seat: int) -> str:
    """Return a seat's chances over the game as a line of bars, the first and the last among them."""
    chances = [point.chances[seat] for point in found.chart]
    places = [round(at * (len(chances) - 1) / (WIDTH - 1)) for at in range(WIDTH)]
    return "".join(BARS[round(chances[place] * (len(BARS) - 1))] for place in places)


def names_in(data: bytes, seats: int, language: str) -> tuple[str, ...]:
    """Return what the players of an exported game are called; a log alone does not tell."""
    raw = msgspec.json.decode(data)
    names = raw.get("names", ()) if isinstance(raw, dict) else ()
    if len(names) != seats:
        return tuple(say(language, "seat-unnamed", {"number": seat + 1}) for seat in range(seats))
    return tuple(said(str(name), seat, language) for seat, name in enumerate(names))


def print_review(found: Review, names: tuple[str, ...], lang: str, namer: Namer) -> None:
    """Print how chances went and what the most costly decisions were."""

    def tell(key: str, **facts: Any) -> str:
        return say(lang, key, facts, names, namer)

    grid = Grid()
    for head in ("client-review-player", "client-review-chart"):
        grid.add_column(tell(head))
    for head in ("client-review-luck", "client-review-decisions"):
        grid.add_column(tell(head), justify="right")
    for seat in range(found.seats):
        star = " *" if seat in found.winners else ""
        luck, cost = f"{100 * found.luck[seat]:+.0f} %", f"{-100 * found.cost[seat]:.0f} %"
        grid.add_row(names[seat] + star, curve(found, seat), luck, cost)
    console.print(grid)
    console.print(tell("client-review-costly" if found.costly else "client-review-none"), style="bold")
    for one in found.costly:
        cost = tell("client-review-cost", percent=whole_percent(one.cost))
        console.print(f"{one.move}  {names[one.seat]}  {cost}", highlight=False)
        for head, line in (("client-review-played", one.said), ("client-review-better", one.better_said)):
            if line is not None:
                console.print(f"    {tell(head)}: {tell(line.key, **line.facts)}", highlight=False)
