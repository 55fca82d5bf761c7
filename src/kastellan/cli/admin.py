"""Commands that act in the name of the house, on the database of a server, whether it runs or not."""

import asyncio
import getpass
import json
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

import typer
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from kastellan import BadInput
from kastellan.cli.operations import DatabaseUrl, settings_of
from kastellan.cli.shared import console
from kastellan.locale import say
from kastellan.tables.names import legible, said

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncSession

    from kastellan.server.database import Database

T = TypeVar("T")

app = typer.Typer(no_args_is_help=True, help="Look after tables and people; every act is written down.")

TableId = Annotated[str, typer.Argument(metavar="TABLE", help="The id of a table.")]
PersonId = Annotated[str, typer.Argument(metavar="PERSON", help="The id of a person.")]
Words = Annotated[str, typer.Argument(help="A name, or a part of one, or an id; all if left out.")]
File = Annotated[Path, typer.Option(help="The new file that gets it.")]
Why = Annotated[str, typer.Option("--why", help="The reason, for the book of acts.")]


def on_database(url: str | None, work: "Callable[[Database], Awaitable[T]]") -> T:
    """Do something with the database; what cannot be done is said in a sentence."""
    from kastellan.server.database import FAULTS, Database  # noqa: PLC0415 - slow to load
    from kastellan.server.opening import PLACE, cause_of, must_be_current, visit  # noqa: PLC0415 - slow to load
    from kastellan.server.problems import Sorry  # noqa: PLC0415 - slow to load

    settings = settings_of(url)
    visit(settings)

    async def run() -> T:
        database = Database(settings.database_url)
        try:
            await must_be_current(database)
            return await work(database)
        finally:
            await database.close()

    try:
        return asyncio.run(run())
    except Sorry as error:
        raise BadInput("admin", say("en", error.reason, error.facts)) from None
    except FAULTS as error:
        raise BadInput(PLACE, f"cannot be used: {cause_of(error)}") from None


def look(url: str | None, question: "Callable[[AsyncSession], Awaitable[T]]") -> T:
    """Return the answer of the database to a question."""

    async def ask(database: "Database") -> T:
        async with database.read() as session:
            return await question(session)

    return on_database(url, ask)


def act(url: str | None, kind: str, what: str, about: str, why: str, days: int | None = None) -> Any:
    """Do something in the name of the house, as the user of this machine."""
    from kastellan.server import admin  # noqa: PLC0415 - slow to load
    from kastellan.tables.messages import Because  # noqa: PLC0415 - slow to load

    if len(why.strip()) < 3:
        raise BadInput("--why", "give a reason; it is kept in the book of acts")
    by, because = f"command line: {getpass.getuser()}"[:80], Because(why.strip()[:300], days)
    done = on_database(url, lambda database: admin.do(database, by, kind, what, about, because))
    console.print(f"{what}: {about}", highlight=False)
    return done


def moment(seconds: float | None) -> str:
    """Return a time as it is written in tables."""
    return "" if seconds is None else time.strftime("%Y-%m-%d %H:%M", time.localtime(seconds))


def tell(words: str, indent: int = 0) -> None:
    """Print a line of what people wrote: nothing in it steers the terminal or looks like another line."""
    console.print(Padding(Text(legible(words)), (0, 0, 0, indent), expand=False))


def show(heads: str, rows: list[tuple[Any, ...]]) -> None:
    """Print rows under their heads."""
    grid = Grid(*heads.split(), box=None, pad_edge=False)
    for row in rows:
        grid.add_row(*(legible(str("" if cell is None else cell)) for cell in row))
    console.print(grid, markup=False)


# Looking.


@app.command()
def tables(
    words: Words = "",
    status: Annotated[str, typer.Option(help="open, playing or over.")] = "",
    database: DatabaseUrl = None,
) -> None:
    """List tables by id, name or who sits there, the latest first."""
    from kastellan.server import admin_views  # noqa: PLC0415 - slow to load

    found = look(database, lambda session: admin_views.tables(session, words, status))
    rows = [
        (
            one.id,
            one.game,
            one.status,
            one.moves,
            moment(one.updated),
            ", ".join(said(seat.name, seat.seat, "en") for seat in one.seats),
        )
        for one in found
    ]
    show("id game status moves changed seats", rows)


@app.command()
def table(name: TableId, database: DatabaseUrl = None) -> None:
    """Show a table: who sits there."""
    from kastellan.server import admin_views  # noqa: PLC0415 - slow to load

    for one in look(database, lambda session: admin_views.tables(session, name)):
        tell(f"{one.id} {one.game} {one.status} {one.name}")
        show(
            "seat name kind person account",
            [(s.seat + 1, said(s.name, s.seat, "en"), s.kind, s.person, s.account) for s in one.seats],
        )
        return
    raise BadInput(name, "is not the id of a table")


@app.command()
def people(words: Words = "", database: DatabaseUrl = None) -> None:
    """Find people by id, account, name, or a name at a table."""
    from kastellan.server import admin_views  # noqa: PLC0415 - slow to load

    found = look(database, lambda session: admin_views.people(session, words))
    rows = [
        (one.id, one.name, one.account, moment(one.created), len(one.tables), one.reports, moment(one.banned))
        for one in found
    ]
    show("id name account since tables reports banned", rows)


@app.command()
def reports(
    settled: Annotated[bool, typer.Option("--settled", help="Those that are done with.")] = False,
    database: DatabaseUrl = None,
) -> None:
    """List reports with what was said before."""
    from kastellan.server import admin_views  # noqa: PLC0415 - slow to load

    status = "settled" if settled else ""
    for one in look(database, lambda session: admin_views.reports(session, status=status)):
        tell(f"{one.id} {moment(one.at)} table {one.table} about {one.name} ({one.about})")
        tell(f"{one.by_name} ({one.by}): {one.why}", 4)
        for line in one.context:
            mark = "> " if f"{line.channel}:{line.id}" == one.message else ""
            tell(f"{mark}{line.name}: {line.text}", 2 if mark else 4)
        if one.withheld:
            tell("what was said within a team is shown when the game is over", 4)


@app.command()
def acts(database: DatabaseUrl = None) -> None:
    """Print the book of acts: who did what, when and why."""
    from kastellan.server import admin_views  # noqa: PLC0415 - slow to load

    rows = [
        (moment(one.at), one.by, one.what, one.about, one.why) for one in look(database, admin_views.acts)
    ]
    show("when who what about why", rows)


# Acting.


PLAIN = {
    ("tables", "close"): "End a table without a result.",
    ("tables", "delete"): "Delete a table with its moves, seats, talk and results.",
    ("people", "unban"): "Let somebody in again.",
    ("people", "sign-out"): "Sign somebody out everywhere, programs included.",
    ("reports", "settle"): "Put a report aside as done with.",
    ("reports", "dismiss"): "Put a report aside as not justified.",
}
NOUNS = {"tables": "TABLE", "people": "PERSON", "reports": "REPORT"}


def offer(kind: str, what: str, help_text: str) -> None:
    """Make a command of an act that needs nothing but a reason."""

    @app.command(what, help=help_text)
    def command(
        about: Annotated[str, typer.Argument(metavar=NOUNS[kind])],
        why: Why = "",
        database: DatabaseUrl = None,
    ) -> None:
        act(database, kind, what, about, why)


for (kind, what), help_text in PLAIN.items():
    offer(kind, what, help_text)


@app.command()
def ban(
    person: PersonId,
    why: Why = "",
    days: Annotated[int | None, typer.Option(min=1, max=3650, help="How long; for good if left out.")] = None,
    database: DatabaseUrl = None,
) -> None:
    """Let somebody in nowhere, for some days or for good."""
    act(database, "people", "ban", person, why, days)


@app.command()
def export(person: PersonId, to: File, why: Why = "", database: DatabaseUrl = None) -> None:
    """Write all that is kept about somebody into a new file."""
    write_new(to, lambda: act(database, "people", "export", person, why))


@app.command()
def erase(
    person: PersonId,
    export: Annotated[Path, typer.Option(help="The new file that gets all that was kept about them.")],
    why: Why = "",
    database: DatabaseUrl = None,
) -> None:
    """Delete all that is kept about somebody, after it was written into a file."""
    write_new(export, lambda: act(database, "people", "export", person, why))
    act(database, "people", "erase", person, why)


def write_new(file: Path, work: Callable[[], Any]) -> None:
    """Keep what some work returns in a new file that only its owner reads; without it there is none."""
    try:
        file.touch(0o600, exist_ok=False)
        kept = work()
    except OSError as error:
        raise BadInput(str(file), f"cannot be written: {error.strerror}") from None
    except BaseException:
        file.unlink()
        raise
    file.write_text(json.dumps(kept, ensure_ascii=False, indent=1), encoding="utf-8")
