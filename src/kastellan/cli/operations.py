"""Commands for who runs a server: back up, bring back, check."""

import asyncio
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from kastellan.cli.shared import console

if TYPE_CHECKING:
    from kastellan.server.backups import Contents
    from kastellan.server.settings import Settings

app = typer.Typer()

DatabaseUrl = Annotated[
    str | None, typer.Option("--database", help="sqlite:///FILE or postgresql://...; else as for serve.")
]


def settings_of(database: str | None) -> "Settings":
    """Return the settings of a command on the database; it makes no links, so it needs no secret."""
    from kastellan.server.settings import read_settings  # noqa: PLC0415 - slow to load

    return read_settings(database_url=database, secret="no links are made")  # noqa: S106 - opens nothing


@app.command()
def backup(
    file: Annotated[Path, typer.Argument(help="The file to write; it must not be there yet.")],
    database: DatabaseUrl = None,
) -> None:
    """Write all that is kept into one file, also while servers run."""
    from kastellan.server.backups import back_up  # noqa: PLC0415 - slow to load

    found = back_up(settings_of(database), file)
    console.print(f"{file} holds {figures(found)}.", highlight=False)


@app.command()
def restore(
    file: Annotated[Path, typer.Argument(help="A backup, of either kind of database.")],
    database: DatabaseUrl = None,
) -> None:
    """Replace all that is kept by a backup, while no server runs."""
    from kastellan.server.restoring import restore as bring_back  # noqa: PLC0415 - slow to load

    restored = bring_back(settings_of(database), file)
    console.print(f"Brought back {figures(restored.contents)}.", highlight=False)
    if restored.aside is not None:
        console.print(f"The data from before is in {restored.aside}.", highlight=False, soft_wrap=True)


@app.command()
def check(database: DatabaseUrl = None) -> None:
    """Look whether all that is kept is sound, also while servers run; exit code 1 if it is not."""
    from kastellan.server.checks import check as look  # noqa: PLC0415 - slow to load

    report = asyncio.run(look(settings_of(database)))
    for fault in report.faults:
        where = f"table {fault.table}" if fault.table else "database"
        console.print(f"{where}: {fault.what}", highlight=False, soft_wrap=True, markup=False)
    verdict = f"{len(report.faults)} faults" if report.faults else "all is well"
    console.print(f"{report.tables} tables with {report.moves} moves: {verdict}.", highlight=False)
    if report.faults:
        raise typer.Exit(1)


def figures(contents: "Contents") -> str:
    """Return how much there is, in words."""
    return ", ".join(f"{contents[name].rows} {name}" for name in ("people", "tables", "moves"))
