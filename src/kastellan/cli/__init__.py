"""The command line: ``kastellan --help``."""

import sys
from typing import Annotated

import typer

from kastellan import BadInput, Refused, __version__, compiled
from kastellan.cli import admin, contents, games, languages, lessons, matches, operations, puzzles

app = typer.Typer(
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    help="Kastellan: play, measure and study four games.",
)
app.add_typer(matches.app)
app.add_typer(games.app)
app.add_typer(languages.app)
app.add_typer(operations.app)
app.add_typer(contents.app, name="content")
app.add_typer(lessons.app, name="lessons")
app.add_typer(puzzles.app, name="puzzles")
app.add_typer(admin.app, name="admin")


def say_version(wanted: bool) -> None:
    """Say which version runs, and in which form."""
    if wanted:
        print(f"kastellan {__version__}, {compiled.form()}")
        raise typer.Exit


@app.callback()
def begin(
    version: Annotated[
        bool, typer.Option("--version", callback=say_version, is_eager=True, help="Say which version runs.")
    ] = False,
) -> None:
    """Kastellan: play, measure and study four games."""


def main() -> None:
    """Run a command; bad input ends with exit code 2 and a sentence."""
    try:
        app(standalone_mode=True)
    except (BadInput, Refused) as error:
        print(f"kastellan: {error}", file=sys.stderr)
        sys.exit(2)


@app.command()
def serve(
    host: Annotated[str | None, typer.Option(help="Address to listen on.")] = None,
    port: Annotated[int | None, typer.Option(help="Port to listen on; 0 takes a free one.")] = None,
    database: Annotated[str | None, typer.Option(help="sqlite:///FILE or postgresql://...")] = None,
) -> None:
    """Run the game server and print its address; KASTELLAN_* variables set the rest."""
    from kastellan.server.app import serve as run  # noqa: PLC0415 - slow to load

    run(host=host, port=port, database_url=database)


@app.command()
def worker(
    database: Annotated[str | None, typer.Option(help="postgresql://...")] = None,
) -> None:
    """Let computer players think for servers on the same PostgreSQL."""
    from kastellan.server.worker import work  # noqa: PLC0415 - slow to load

    work(database)
