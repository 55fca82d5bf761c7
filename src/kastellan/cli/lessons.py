"""Commands about lessons."""

from pathlib import Path
from typing import Annotated

import typer

from kastellan import BadInput
from kastellan.cli.shared import console
from kastellan.locale import LANGUAGES
from kastellan.table import find_game
from kastellan.tables.lesson_checks import mistakes_in
from kastellan.tables.lessons import Lesson, lesson_names, lesson_of, read_lesson, taught

app = typer.Typer(no_args_is_help=True, help="Guided games: data that can be checked.")


@app.callback()
def lessons() -> None:
    """Keep the name of a single command."""


@app.command()
def check(
    game: Annotated[str, typer.Argument(help="The game; all that have lessons if left out.")] = "",
    file: Annotated[
        Path | None, typer.Argument(help="A file of one's own; those of the house if left out.")
    ] = None,
) -> None:
    """Follow lessons from the first moment to the last, and say what is wrong with them."""
    if game:
        find_game(game)
    wrong = 0
    for slug, place, lesson in chosen(game, file):
        found = list(mistakes_in(slug, lesson))
        wrong += len(found)
        for one in found:
            console.print(f"{place}: {one}", highlight=False)
        if not found:
            console.print(f"{place}: {len(lesson.moments)} moments, fine", highlight=False)
    if wrong:
        raise BadInput("lessons", f"{wrong} mistakes, each is named above with its place")


def chosen(game: str, file: Path | None) -> list[tuple[str, str, Lesson]]:
    """Return the lessons that were asked for, with their places."""
    if file is not None:
        try:
            text = file.read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError) as error:
            raise BadInput(str(file), f"cannot be read: {error}") from None
        return [(game, str(file), read_lesson(text, str(file)))]
    return [
        (slug, f"{slug}/{name} ({language})", lesson_of(slug, name, language))
        for slug in ([game] if game else taught())
        for name in lesson_names(slug)
        for language in LANGUAGES
    ]
