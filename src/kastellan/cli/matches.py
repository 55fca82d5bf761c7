"""Commands that let computer players play: simulations, arenas and the games that they keep."""

import json
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich.table import Table as Grid

from kastellan import BadInput, new
from kastellan.bots import BASELINES, LEVELS
from kastellan.bots.arena import Crew, Result, arena, counted, local, scaled
from kastellan.bots.chart import chart as draw_chart
from kastellan.bots.matches import Report, simulate
from kastellan.bots.players import levels_of
from kastellan.cli.shared import AsJson, GameName, chosen_options, console, need
from kastellan.core.refusal import must
from kastellan.table import find_game

app = typer.Typer()
dataset_app = typer.Typer(no_args_is_help=True, help="Games that an arena kept, as Parquet tables.")
app.add_typer(dataset_app, name="dataset")


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
        str, typer.Option(help=f"Levels seated side by side: {', '.join((*LEVELS, *BASELINES))}, decoys.")
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
    rules, levels = find_game(game), bots.split(",")
    known = levels_of(rules)
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
