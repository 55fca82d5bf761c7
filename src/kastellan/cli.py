"""The command line: ``kastellan --help``."""

import json
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich.console import Console
from rich.table import Table as Grid

from kastellan import BadInput, Log, Refused, new, replay
from kastellan.bots import BASELINES, LEVELS, Budget
from kastellan.bots.arena import Crew, Result, arena, counted, local, scaled
from kastellan.bots.chart import chart as draw_chart
from kastellan.bots.matches import Report, simulate
from kastellan.bots.review import Review, review
from kastellan.core.refusal import TableRule, must
from kastellan.games import GAMES
from kastellan.locale import LANGUAGES, Namer, say
from kastellan.rulebook import paragraphs
from kastellan.table import find_game, read_options

app = typer.Typer(no_args_is_help=True, add_completion=False, pretty_exceptions_enable=False, help=__doc__)
content_app = typer.Typer(no_args_is_help=True, help="Check the data that games are played with.")
app.add_typer(content_app, name="content")
dataset_app = typer.Typer(no_args_is_help=True, help="Games that an arena kept, as Parquet tables.")
app.add_typer(dataset_app, name="dataset")
console = Console()
BARS, WIDTH = "▁▂▃▄▅▆▇█", 32

GameName = Annotated[str, typer.Argument(metavar="GAME", help="One of " + ", ".join(GAMES) + ".")]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON for machines.")]
Language = Annotated[str, typer.Option("--lang", help="en, fr or bg.")]


def main() -> None:
    """Run a command; bad input ends with exit code 2 and a sentence."""
    try:
        app(standalone_mode=True)
    except (BadInput, Refused) as error:
        print(f"kastellan: {error}", file=sys.stderr)
        sys.exit(2)


def chosen_options(game: Any, pairs: list[str]) -> dict[str, Any]:
    """Return ``name=value`` pairs as options; values are JSON, or else text."""
    options: dict[str, Any] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            raise BadInput(f"--option {pair}", "is written name=value")
        try:
            options[name] = json.loads(value)
        except json.JSONDecodeError:
            options[name] = value
    read_options(game, options)
    return options


@app.command("simulate")
def simulate_command(
    game: GameName,
    seats: Annotated[int, typer.Option(help="How many seats are taken.")] = 4,
    games: Annotated[int, typer.Option(min=1, help="How many games to play.")] = 100,
    seed: Annotated[int, typer.Option(help="The same seed plays the same games.")] = 1,
    bots: Annotated[str, typer.Option(help=f"Levels by seat, repeated: {', '.join(LEVELS)}.")] = "random",
    option: Annotated[list[str] | None, typer.Option(help="An option of the game, name=value.")] = None,
    as_json: AsJson = False,
) -> None:
    """Play games between computer players and count."""
    rules = find_game(game)
    levels = bots.split(",")
    if unknown := set(levels) - set(LEVELS):
        raise BadInput(f"--bots {','.join(sorted(unknown))}", f"levels are {', '.join(LEVELS)}")
    new(game, seats, chosen_options(rules, option or []), seed=0)
    report = simulate(rules, seats, chosen_options(rules, option or []), games, seed, levels, quiet=as_json)
    if as_json:
        print(json.dumps(msgspec.to_builtins(report)))
    else:
        print_report(report)


def print_report(report: Report) -> None:
    """Print what a simulation counted."""
    grid = Grid(title=f"{report.game}, {report.seats} seats, {report.games} games")
    for name in ("seat", "player", "wins", "win share", "mean score"):
        grid.add_column(name, justify="left" if name == "player" else "right")
    for row in report.by_seat:
        grid.add_row(
            str(row.seat), row.level, f"{row.wins:g}", f"{row.win_share:.1%}", f"{row.mean_score:.2f}"
        )
    console.print(grid)
    console.print(
        f"{report.decisions} decisions, {report.mean_length:.1f} a game, "
        f"{report.decisions_per_cpu_second:,.0f} a CPU-second"
    )


@app.command("arena")
def arena_command(
    game: GameName,
    bots: Annotated[
        str, typer.Option(help=f"Levels seated side by side: {', '.join((*LEVELS, *BASELINES))}.")
    ] = "hard,normal",
    seats: Annotated[int, typer.Option(help="How many seats are taken.")] = 4,
    games: Annotated[int, typer.Option(min=1, help="How many games to play.")] = 100,
    seed: Annotated[int, typer.Option(help="The same seed deals the same games.")] = 1,
    option: Annotated[list[str] | None, typer.Option(help="An option of the game, name=value.")] = None,
    scale: Annotated[float, typer.Option(min=0.001, help="Shorten or lengthen the times to think.")] = 1.0,
    iterations: Annotated[
        int, typer.Option(min=0, help="Think by iterations, so many for hard; the same on every machine.")
    ] = 0,
    processes: Annotated[int, typer.Option(min=0, help="Games at a time; 0 for one per core.")] = 0,
    keep: Annotated[
        Path | None, typer.Option(help="Keep the games in this directory; the same command goes on there.")
    ] = None,
    on: Annotated[str, typer.Option(help="Where to play: local or ray.")] = "local",
    address: Annotated[
        str, typer.Option(help="The Ray cluster: local, auto, HOST:PORT or ray://HOST:PORT.")
    ] = "",
    chart: Annotated[Path | None, typer.Option(help="Draw the result into this SVG file.")] = None,
    as_json: AsJson = False,
) -> None:
    """Let levels play against each other with rotated seats and measure their strength."""
    rules, levels, known = find_game(game), bots.split(","), (*LEVELS, *BASELINES)
    if unknown := set(levels) - set(known):
        raise BadInput(f"--bots {','.join(sorted(unknown))}", f"levels are {', '.join(known)}")
    options = chosen_options(rules, option or [])
    new(game, seats, options, seed=0)
    budgets = counted(iterations) if iterations else scaled(scale)
    crew = chosen_crew(on, address, processes)
    result = arena(rules, levels, seats, games, seed, options, budgets, crew=crew, keep=keep, quiet=as_json)
    if chart is not None:
        chart.write_text(draw_chart(result), encoding="utf-8")
    print(json.dumps(msgspec.to_builtins(result))) if as_json else print_result(result)


def chosen_crew(on: str, address: str, processes: int) -> Crew:
    """Return who plays the games of an arena."""
    must(on in {"local", "ray"}, f"--on {on}", "games are played on local or on ray")
    if on == "local":
        must(not address, f"--address {address}", "is for a Ray cluster; say --on ray too")
        return local(processes)
    need("ray", "--on ray")
    from kastellan.adapters.cluster import on_ray  # noqa: PLC0415 - needs the ray extra

    return on_ray(address, processes)


def need(package: str, place: str) -> None:
    """Say how to get an optional package that is not there."""
    must(find_spec(package), place, f"needs {package}; install it with: pip install 'kastellan[ray]'")


def print_result(result: Result) -> None:
    """Print who won how often, with intervals and ratings."""
    grid = Grid(title=f"{result.game}, {result.seats} seats, {result.games} games")
    for name in ("player", "wins", "share", "95 % interval", "par", "mean score", "rating"):
        grid.add_column(name, justify="left" if name == "player" else "right")
    for one in result.standings:
        rating = "none" if one.rating is None else f"{one.rating.mean:.1f} ± {one.rating.deviation:.1f}"
        interval = f"{one.low:.1%} to {one.high:.1%}"
        grid.add_row(
            one.level, f"{one.wins:g}", f"{one.share:.1%}", interval, f"{one.par:.1%}",
            f"{one.mean_score:.2f}", rating,
        )  # fmt: skip
    console.print(grid)
    found = f"; {result.found} games were there already" if result.found else ""
    console.print(f"{result.decisions} decisions in {result.seconds:.0f} s{found}")


@app.command()
def rules(
    game: GameName,
    rule: Annotated[str, typer.Argument(help="A paragraph such as KRP-23; all if left out.")] = "",
    lang: Language = "en",
) -> None:
    """Print the rulebook, or one paragraph of it."""
    find_game(game)
    if lang not in LANGUAGES:
        raise BadInput(f"--lang {lang}", f"languages are {', '.join(LANGUAGES)}")
    found = [one for one in paragraphs(game, lang) if rule.upper() in ("", one.id)]
    if not found:
        ids = [one.id for one in paragraphs(game, lang)]
        raise BadInput(rule, f"is not a paragraph of {game}; they are {ids[0]} to {ids[-1]}")
    for one in found:
        console.print(f"[bold]{one.id}  {one.title}[/bold]\n{one.text}\n", highlight=False)


@app.command("replay")
def replay_command(
    file: Annotated[Path, typer.Argument(help="A log, as `table.log` or the server exports it.")],
    content: Annotated[Path | None, typer.Option(help="The content file it was played with.")] = None,
    verify: Annotated[bool, typer.Option("--verify", help="Check that the deal was fair.")] = False,
    lang: Language = "en",
    as_json: AsJson = False,
) -> None:
    """Play a logged game again and tell its story."""
    data = read_bytes(file)
    if verify:
        from kastellan.server.verification import verify as check_deal  # noqa: PLC0415 - needs the server extra

        console.print("\n".join(check_deal(data)), highlight=False)
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
    if lang not in LANGUAGES:
        raise BadInput(f"--lang {lang}", f"languages are {', '.join(LANGUAGES)}")
    data = read_bytes(file)
    log = read_log(data, file)
    game = find_game(log.game)
    loaded = game.load(None if content is None else read_bytes(content))
    budget = Budget(iterations=iterations) if iterations else None
    found = review(game, log, loaded, seed, budget, quiet=as_json)
    if as_json:
        print(msgspec.json.encode(found).decode())
    else:
        print_review(found, names_in(data, found.seats), lang, loaded.name)


def curve(found: Review, seat: int) -> str:
    """Return a seat's chances over the game as a line of bars, the first and the last among them."""
    chances = [point.chances[seat] for point in found.chart]
    places = [round(at * (len(chances) - 1) / (WIDTH - 1)) for at in range(WIDTH)]
    return "".join(BARS[round(chances[place] * (len(BARS) - 1))] for place in places)


def names_in(data: bytes, seats: int) -> tuple[str, ...]:
    """Return what the players of an exported game are called; a log alone does not tell."""
    raw = msgspec.json.decode(data)
    names = raw.get("names", ()) if isinstance(raw, dict) else ()
    return tuple(map(str, names)) if len(names) == seats else ()


def print_review(found: Review, names: tuple[str, ...], lang: str, namer: Namer) -> None:
    """Print how chances went and what the most costly decisions were."""

    def said(key: str, **facts: Any) -> str:
        return say(lang, key, facts, names, namer)

    def name_of(seat: int) -> str:
        return names[seat] if names else say(lang, "seat-unnamed", {"number": seat + 1})

    grid = Grid()
    for head in ("client-review-player", "client-review-chart"):
        grid.add_column(said(head))
    for head in ("client-review-luck", "client-review-decisions"):
        grid.add_column(said(head), justify="right")
    for seat in range(found.seats):
        star = " *" if seat in found.winners else ""
        luck, cost = f"{100 * found.luck[seat]:+.0f} %", f"{-100 * found.cost[seat]:.0f} %"
        grid.add_row(name_of(seat) + star, curve(found, seat), luck, cost)
    console.print(grid)
    console.print(said("client-review-costly" if found.costly else "client-review-none"), style="bold")
    for one in found.costly:
        cost = said("client-review-cost", percent=round(100 * one.cost))
        console.print(f"{one.move}  {name_of(one.seat)}  {cost}", highlight=False)
        for head, line in (("client-review-played", one.said), ("client-review-better", one.better_said)):
            if line is not None:
                console.print(f"    {said(head)}: {said(line.key, **line.facts)}", highlight=False)


def read_bytes(file: Path) -> bytes:
    """Return a file's content, or say that it cannot be read."""
    try:
        return file.read_bytes()
    except OSError as error:
        raise BadInput(str(file), error.strerror or "cannot be read") from None


def read_log(data: bytes, file: Path) -> Log:
    """Return the log in a file; the server's export holds it under ``log``."""
    try:
        raw = msgspec.json.decode(data)
        return msgspec.convert(raw["log"] if isinstance(raw, dict) and "log" in raw else raw, Log)
    except (msgspec.DecodeError, msgspec.ValidationError) as error:
        raise BadInput(str(file), f"is not a log of a game: {error}", TableRule.FOREIGN) from None


@content_app.command("check")
def content_check(
    game: GameName,
    file: Annotated[Path | None, typer.Argument(help="The file; the house content if left out.")] = None,
    as_json: AsJson = False,
) -> None:
    """Check a content file and print its figures."""
    content = find_game(game).load(None if file is None else read_bytes(file))
    figures = getattr(content, "figures", ())
    if as_json:
        print(json.dumps({"digest": content.digest, "figures": figures, "warnings": content.warnings}))
        return
    for line in (*figures, *(f"warning: {warning}" for warning in content.warnings)):
        console.print(line, highlight=False)
    console.print(f"The content of {game} is fine. SHA-256 {content.digest}", highlight=False)


@dataset_app.command("write")
def dataset_write(
    run: Annotated[Path, typer.Argument(help="The directory that `kastellan arena --keep` wrote.")],
    directory: Annotated[Path, typer.Argument(help="Where to write the tables; parts there stay.")],
    views: Annotated[bool, typer.Option("--views", help="Write what the deciding seat sees, too.")] = False,
    part: Annotated[int, typer.Option(min=1, help="How many games go into a part.")] = 1000,
    as_json: AsJson = False,
) -> None:
    """Write kept games as Parquet tables: a row for each game and for each decision."""
    need("pyarrow", "dataset")
    from kastellan.adapters.datasets import write  # noqa: PLC0415 - needs the ray extra

    print_counts(write(run, directory, views, part, quiet=as_json), as_json)


@dataset_app.command("check")
def dataset_check(
    directory: Annotated[Path, typer.Argument(help="The directory that `kastellan dataset write` wrote.")],
    as_json: AsJson = False,
) -> None:
    """Play all games of a dataset again and compare every row."""
    need("pyarrow", "dataset")
    from kastellan.adapters.datasets import check  # noqa: PLC0415 - needs the ray extra

    print_counts(check(directory, quiet=as_json), as_json)


def print_counts(counts: Any, as_json: bool) -> None:
    """Print how much a dataset holds."""
    held = msgspec.to_builtins(counts)
    print(json.dumps(held) if as_json else ", ".join(f"{number} {what}" for what, number in held.items()))


@app.command()
def bench(
    rounds: Annotated[int, typer.Option(min=1, help="How often everything is measured.")] = 5,
    as_json: AsJson = False,
) -> None:
    """Measure random play of every game, beside OpenSpiel and RLCard where they are installed."""
    from kastellan.bench import measure, print_table  # noqa: PLC0415 - imports the peers

    results = measure(rounds, quiet=as_json)
    print(json.dumps(results)) if as_json else print_table(results, console)


@app.command()
def serve(
    host: Annotated[str | None, typer.Option(help="Address to listen on.")] = None,
    port: Annotated[int | None, typer.Option(help="Port to listen on; 0 takes a free one.")] = None,
    database: Annotated[str | None, typer.Option(help="sqlite:///FILE or postgresql://...")] = None,
) -> None:
    """Run the game server and print its address; KASTELLAN_* variables set the rest."""
    from kastellan.server.app import serve as run  # noqa: PLC0415 - needs the server extra

    run(host=host, port=port, database_url=database)


@app.command()
def worker(
    database: Annotated[str | None, typer.Option(help="postgresql://...")] = None,
) -> None:
    """Let computer players think for servers on the same PostgreSQL."""
    from kastellan.server.worker import work  # noqa: PLC0415 - needs the server extra

    work(database)
