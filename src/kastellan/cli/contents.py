"""Commands about what games are played with: make, check, show and install words, maps and cards."""

import json
import sys
from pathlib import Path
from typing import Annotated, Any

import typer

from kastellan import BadInput
from kastellan.cli.shared import AsJson, GameName, Language, console, must_speak, read_bytes
from kastellan.core.content import Draft, Entry
from kastellan.core.refusal import TableRule
from kastellan.locale import say
from kastellan.table import find_game
from kastellan.tables.messages import Problem
from kastellan.tables.proofs import proof_of

app = typer.Typer(no_args_is_help=True, help="Make and check what games are played with.")

LANGUAGES = ("en", "fr", "bg", "other")
WIDTH = 60
ContentPath = Annotated[Path | None, typer.Argument(help="The file; the house content if left out.")]


@app.command("check")
def check(game: GameName, file: ContentPath = None, as_json: AsJson = False, lang: Language = "en") -> None:
    """Check a content file; print its figures, or all that is wrong with it, each with place and remedy."""
    must_speak(lang)
    data = None if file is None else read_bytes(file)
    if data is not None and (faults := proof_of(find_game(game), data, lang).faults):
        print_faults(faults, as_json, lang)
        raise typer.Exit(2)
    content = find_game(game).load(data)
    figures = getattr(content, "figures", ())
    warnings = [say(lang, warning.key, warning.facts) for warning in content.warnings]
    if as_json:
        print(json.dumps({"digest": content.digest, "figures": figures, "warnings": warnings}))
        return
    for line in (*figures, *(f"warning: {warning}" for warning in warnings)):
        console.print(line, highlight=False)
    console.print(f"The content of {game} is fine. SHA-256 {content.digest}", highlight=False)


def print_faults(faults: list[Problem], as_json: bool, lang: str) -> None:
    """Print what is wrong with a file: for people where errors go, for machines as the answer."""
    if as_json:
        shown = [{"place": one.place, "rule": one.rule, "text": one.text} for one in faults]
        print(json.dumps({"digest": "", "faults": shown}, ensure_ascii=False))
        return
    for one in faults:
        print(one.text if one.rule == TableRule.MALFORMED else f"{one.text} ({one.rule})", file=sys.stderr)
    print(say(lang, "content-faults", {"count": len(faults)}), file=sys.stderr)


@app.command("show")
def show(game: GameName, file: ContentPath = None) -> None:
    """Print what clients are shown of a content, as JSON."""
    content = find_game(game).load(None if file is None else read_bytes(file))
    print(json.dumps(content.shown(), ensure_ascii=False, indent=1, default=list))


@app.command("make")
def make(
    game: GameName,
    file: Annotated[Path, typer.Argument(help="A text with a word a line, or between commas.")],
    out: Annotated[Path, typer.Argument(help="The content file to write.")],
    language: Annotated[str, typer.Option(help=f"Of the words: {', '.join(LANGUAGES)}.")] = "en",
    lang: Language = "en",
) -> None:
    """Make content of a plain list; say which lines stay out, and why."""
    must_speak(lang)
    if language not in LANGUAGES:
        raise BadInput("--language", f"is {language!r}; choose one of {', '.join(LANGUAGES)}")
    drafting = find_game(game).draft
    if drafting is None:
        raise BadInput(game, "is not made of lines; write its file by hand and check it")
    texts = read_bytes(file).decode(errors="replace").replace(",", "\n").replace(";", "\n").splitlines()
    kind: Any = language
    drafted = drafting(Draft(kind, tuple(Entry(text.strip()) for text in texts if text.strip())))
    for number, line in enumerate(drafted.lines, 1):
        if line.remark is not None:
            told = say(lang, line.remark.key, line.remark.facts)
            console.print(f"{number}  {line.text[:WIDTH]}  {told}", highlight=False)
    if drafted.problem is not None:
        problem = drafted.problem
        raise BadInput(str(file), say(lang, problem.key, problem.facts))
    out.write_text(drafted.file, encoding="utf-8")
    for remark in drafted.remarks:
        console.print(say(lang, remark.key, remark.facts), highlight=False)
    ready = sum(line.state != "mend" for line in drafted.lines)
    console.print(say(lang, "content-ready", {"count": ready}), highlight=False)


@app.command("install")
def install(
    game: GameName,
    file: Annotated[Path, typer.Argument(help="The content file.")],
    folder: Annotated[Path, typer.Option(envvar="KASTELLAN_CONTENTS", help="Of contents for everybody.")],
    name: Annotated[str, typer.Option(help="What it is called; the file's name if left out.")] = "",
) -> None:
    """Check a content and put it into the folder whose contents a server offers to everybody."""
    data = read_bytes(file)
    find_game(game).load(data)
    place = folder / game
    if "/" in name or name.startswith("."):
        raise BadInput("--name", f"is {name!r}; write a plain name without slashes")
    place.mkdir(parents=True, exist_ok=True)
    target = place / f"{name or file.stem}.json"
    target.write_bytes(data)
    console.print(f"{target} is offered from the next start of the server on.", highlight=False)
