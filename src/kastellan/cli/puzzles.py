"""Commands about puzzles."""

import os
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import count as counted
from itertools import islice
from pathlib import Path
from typing import Annotated

import msgspec
import typer

from kastellan import BadInput
from kastellan.bots.processes import end_with_parent
from kastellan.bots.puzzles import made, measured
from kastellan.cli.shared import GameName, Language, console, must_speak
from kastellan.core.game import Line
from kastellan.core.puzzles import LEVELS, Pattern, Puzzle, grades
from kastellan.core.refusal import must
from kastellan.games import GAMES
from kastellan.locale import LANGUAGES, say
from kastellan.tables.names import said
from kastellan.tables.puzzle_checks import mistakes_in
from kastellan.tables.puzzles import puzzled, puzzles_of, puzzling_of, read_puzzles, state_of, tried
from kastellan.tables.shelf import content_of

app = typer.Typer(no_args_is_help=True, help="Puzzles: made, proved again, and solved.")

Processes = Annotated[int, typer.Option(help="How many at once; all cores if 0.")]
FRUITLESS = 400
"""So many tries in a row that give nothing are enough."""


@app.command()
def make(
    game: GameName,
    count: Annotated[int, typer.Option(min=1, max=100_000, help="How many.")] = 10,
    seed: Annotated[str, typer.Option(help="The same seed makes the same puzzles.")] = "1",
    lang: Annotated[str, typer.Option(help="The language, where puzzles are of one.")] = "",
    out: Annotated[Path | None, typer.Option(help="A file to write to; printed if left out.")] = None,
    processes: Processes = 0,
) -> None:
    """Make puzzles, prove them and measure how difficult they are: one JSON object in each line."""
    spoken = puzzling_of(game).spoken
    must(not spoken or lang in LANGUAGES, "--lang", f"{game} needs a language: {', '.join(LANGUAGES)}")
    must(spoken or not lang, f"--lang {lang}", f"puzzles of {game} are for all languages; leave it out")
    found: dict[str, Puzzle] = {}
    with pool(processes) as workers:
        jobs = ((game, f"{game} {lang} {seed} {number}", lang) for number in counted())
        fruitless = 0
        while len(found) < count:
            for puzzle in workers.map(one_made, islice(jobs, 4 * (processes or os.cpu_count() or 1))):
                fruitless = 0 if puzzle else fruitless + 1
                must(fruitless < FRUITLESS, f"--seed {seed}", f"gave no puzzle in {FRUITLESS} tries in a row")
                if puzzle and len(found) < count:
                    found[puzzle.id] = puzzle
            print(f"{len(found)} of {count}", file=sys.stderr)
    hand_over([found[name] for name in sorted(found)], out)


@app.command()
def grade(
    game: GameName,
    file: Annotated[Path, typer.Argument(help="The file whose puzzles are measured.")],
    out: Annotated[Path | None, typer.Option(help="A file to write to; printed if left out.")] = None,
    processes: Processes = 0,
) -> None:
    """Measure again how often players fail at the puzzles of a file; all else in it stays."""
    puzzling_of(game)
    jobs = [(game, puzzle) for _, _, puzzle, _ in chosen(game, file)]
    found = []
    with pool(processes) as workers:
        for puzzle in workers.map(one_measured, jobs):
            found.append(puzzle)
            print(f"{len(found)} of {len(jobs)}", file=sys.stderr)
    hand_over(found, out)
    print(summary(game, found), file=sys.stderr)


def hand_over(puzzles: list[Puzzle], out: Path | None) -> None:
    """Print puzzles or write them to a file, one in each line."""
    lines = [msgspec.json.encode(puzzle).decode() for puzzle in puzzles]
    if out is None:
        print("\n".join(lines))
        return
    try:
        out.write_text("\n".join(lines) + "\n", encoding="utf-8")
    except OSError as error:
        raise BadInput(f"--out {out}", error.strerror or "cannot be written") from None


@app.command()
def check(
    game: Annotated[str, typer.Argument(help="The game; all that have puzzles if left out.")] = "",
    file: Annotated[
        Path | None, typer.Argument(help="A file of one's own; those of the house if left out.")
    ] = None,
    processes: Processes = 0,
) -> None:
    """Prove puzzles again from scratch, and say what is wrong with them."""
    if game:
        puzzling_of(game)
    jobs, wrong = list(chosen(game, file)), 0
    with pool(processes) as workers:
        for (slug, place, puzzle, _), found in zip(jobs, workers.map(one_checked, jobs), strict=True):
            wrong += len(found)
            for one in found:
                console.print(f"{place} {slug}/{puzzle.id}: {one}", highlight=False, soft_wrap=True)
    for slug in dict.fromkeys(job[0] for job in jobs):
        console.print(summary(slug, [job[2] for job in jobs if job[0] == slug]), highlight=False)
    if wrong:
        raise BadInput("puzzles", f"{wrong} mistakes, each is named above with its place")


@app.command()
def solve(
    name: Annotated[str, typer.Argument(metavar="ID", help="The id of a puzzle.")],
    tries: Annotated[
        list[str] | None,
        typer.Argument(metavar="ACTION…", help="A try: actions as JSON, one after the other."),
    ] = None,
    answer: Annotated[bool, typer.Option("--answer", help="Print the answer with its proof.")] = False,
    lang: Language = "en",
) -> None:
    """Show a puzzle; judge a try; or print the answer with its proof."""
    must_speak(lang)
    slug = next((slug for slug in puzzled() if name in puzzles_of(slug)), "")
    must(slug, name, "is no puzzle; `kastellan puzzles check` counts them by game")
    puzzle, _ = puzzles_of(slug)[name]

    def tell(line: Line) -> None:
        names = tuple(said(f"seat-normal-{seat}", seat, lang) for seat in range(8))
        console.print(say(lang, line.key, line.facts, names, content_of(GAMES[slug]).name), highlight=False)

    asked = tried(slug, name)
    for end in ("", "-help", "-know-1", "-know-2", "-know-3"):
        tell(Line(f"puzzle-{slug}-{puzzle.kind}{end}", asked.facts))
    console.print_json(bytes(asked.view).decode(), indent=None)
    actions = list(puzzle.answers[0]) if answer else [read_action(text) for text in tries or ()]
    if answer:
        console.print("\n".join(msgspec.json.encode(action).decode() for action in actions), highlight=False)
    if actions:
        news = tried(slug, name, actions)
        if news.verdict is None:
            console.print_json(bytes(news.view).decode(), indent=None)
        else:
            console.print(f"{news.verdict.mark} {news.verdict.rule}".strip(), style="bold", highlight=False)
            tell(news.verdict.line)
        if news.solved:
            tell(news.solved.why)


def read_action(text: str) -> Pattern:
    """Return an action that is written as JSON."""
    try:
        return msgspec.json.decode(text, type=Pattern)
    except msgspec.DecodeError as error:
        raise BadInput(text, f"is no action: {error}") from None


def pool(processes: int) -> ProcessPoolExecutor:
    """Return processes that prove and measure."""
    return ProcessPoolExecutor(processes or os.cpu_count() or 1, initializer=end_with_parent)


Job = tuple[str, str, Puzzle, str]
"""A game, where the puzzle lies, the puzzle and its language."""


def chosen(game: str, file: Path | None) -> Iterator[Job]:
    """Yield the puzzles that were asked for."""
    if file is not None:
        try:
            text = file.read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError) as error:
            raise BadInput(str(file), f"cannot be read: {error}") from None
        yield from ((game, str(file), puzzle, "") for puzzle in read_puzzles(text, str(file)))
        return
    must(not game or game in puzzled(), game, f"has no puzzles yet; {', '.join(puzzled())} have")
    for slug in [game] if game else puzzled():
        yield from ((slug, "puzzle", puzzle, language) for puzzle, language in puzzles_of(slug).values())


def one_made(job: tuple[str, str, str]) -> Puzzle | None:
    """Make a puzzle in another process."""
    return made(*job)


def one_measured(job: tuple[str, Puzzle]) -> Puzzle:
    """Measure a puzzle in another process."""
    slug, puzzle = job
    return measured(slug, puzzle, state_of(GAMES[slug], puzzle))


def one_checked(job: Job) -> list[str]:
    """Prove a puzzle again in another process."""
    slug, _, puzzle, language = job
    return list(mistakes_in(slug, puzzle, language))


def summary(slug: str, puzzles: list[Puzzle]) -> str:
    """Return how many puzzles of each grade there are, and how often players fail."""
    graded = grades(puzzles)
    means = [sum(puzzle.fails[at] for puzzle in puzzles) / max(1, len(puzzles)) for at in range(len(LEVELS))]
    told = ", ".join(f"{one} {graded.count(one)}" for one in ("easy", "medium", "hard"))
    failed = ", ".join(f"{level} {mean:.0f} %" for level, mean in zip(LEVELS, means, strict=True))
    return f"{slug}: {len(puzzles)} puzzles ({told}); players fail at so many: {failed}"
