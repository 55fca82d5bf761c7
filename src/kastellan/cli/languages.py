"""Which languages there are, and what they lack."""

from typing import Annotated

import typer

from kastellan.cli.shared import console, must_speak
from kastellan.locale import LANGUAGE_NAMES
from kastellan.tables.languages import lacking

app = typer.Typer()


@app.command()
def languages(
    language: Annotated[str, typer.Argument(metavar="[LANGUAGE]", help="List all that this one lacks.")] = "",
) -> None:
    """List the languages that there are texts in, or what one of them lacks and is said in English."""
    if language:
        must_speak(language)
    for code, name in LANGUAGE_NAMES.items():
        if language not in ("", code):
            continue
        found = lacking(code)
        told = f"{sum(map(len, found.values()))} missing, said in English" if found else "complete"
        console.print(f"{code}  {name}: {told}", highlight=False, markup=False)
        for place, texts in found.items() if language else ():
            console.print(f"  {place}", highlight=False, markup=False)
            for text in texts:
                console.print(f"    {text}", highlight=False, markup=False, soft_wrap=True)
