"""How well computer players of Decrypto understand each other: ``python bench/decrypto_players.py``.

The rules are those of the public benchmark: a pair against one interceptor, no code twice, at most
8 turns, the interceptor has won with two interceptions (the first turn counts) or after two
misunderstandings.  In ``self-play`` all three know the whole lexicon.  In ``cross-play`` the
encryptor knows one half of the associations, the partner and the interceptor the other half.
``known`` is a random clue of the lexicon read by one who knows it, ``held out`` by one who does not.
"""

import json
import sys
from pathlib import Path
from random import Random
from statistics import fmean
from time import process_time
from typing import Any

from rich.console import Console
from rich.progress import track
from rich.table import Table

from kastellan.games.decrypto.actions import CODES, GUESSES
from kastellan.games.decrypto.associations import WHOLE, Associations
from kastellan.games.decrypto.clues import Frame
from kastellan.games.decrypto.content import Words, house
from kastellan.games.decrypto.language import LANGUAGES
from kastellan.games.decrypto.reading import decode, intercept, likeliest
from kastellan.games.decrypto.writing import STYLES, Task, write

RESULT = Path(__file__).parent / "results" / "decrypto_players.json"
TURNS = 8
PLAYS = {"self-play": (WHOLE, WHOLE), "cross-play": (1, 2)}
READINGS = 400


def deal(content: Words, language: str, rng: Random) -> list[int]:
    """Return four keywords that may be in one game."""
    free = list(range(len(content.words)))
    keywords: list[int] = []
    while len(keywords) < 4:
        keywords.append(rng.choice(free))
        free = [word for word in free if word not in content.clashes[language][keywords[-1]]]
    return keywords


def play(own: Associations, others: Associations, level: str, seed: str) -> tuple[int, int, int]:
    """Play one game; return turns survived, misunderstandings and interceptions."""
    content, language, rng = own.content, own.language, Random(seed)
    keywords = deal(content, language, rng)
    profiles = tuple(content.profiles[language][word] for word in keywords)
    past: list[list[str]] = [[] for _ in range(4)]
    misses = interceptions = 0
    for turn, code in enumerate(rng.sample(GUESSES[:CODES], TURNS), start=1):
        earlier = tuple(clue for clues in past for clue in clues)
        frame = Frame(language, profiles, code, earlier, root_rule=True)
        task = Task(frame, tuple(keywords), code, past, turn, ("", "", ""), misses, interceptions)
        clues = write(own, task, STYLES[level], rng) or ("", "", "")
        misses += likeliest(decode(others, clues, keywords, past)) != code
        interceptions += likeliest(intercept(others, clues, past)) == code
        for digit, clue in zip(code, clues, strict=True):
            past[digit - 1] += [clue] if clue else []
        if misses == 2 or interceptions == 2:
            return turn, misses, interceptions
    return TURNS, misses, interceptions


def measure(content: Words, language: str, kind: str, level: str, games: int) -> dict[str, Any]:
    """Play seeded games; return means per game and per turn."""
    own, others = (Associations(content, language, part) for part in PLAYS[kind])
    begin = process_time()
    seeds = track(range(games), f"{language} {kind} {level}", transient=True)
    results = [play(own, others, level, f"{language} {seed}") for seed in seeds]
    turns = sum(result[0] for result in results)
    return {
        "language": language, "play": kind, "level": level, "games": games,
        "turns": round(fmean(result[0] for result in results), 2),
        "misunderstood": round(sum(result[1] for result in results) / turns, 3),
        "intercepted": round(sum(result[2] for result in results) / turns, 3),
        "survived": round(sum(result[1] < 2 and result[2] < 2 for result in results) / games, 3),
        "ms_per_turn": round(1000 * (process_time() - begin) / turns, 1),
    }  # fmt: skip


def readings(content: Words, language: str, kind: str) -> dict[str, Any]:
    """Read random clues of the lexicon, three at a time; return the share of clues and codes found."""
    author, reader = (Associations(content, language, part) for part in PLAYS[kind])
    rng, right, codes = Random(language), 0, 0
    for _ in track(range(READINGS), f"{language} clues", transient=True):
        keywords, code = deal(content, language, rng), rng.choice(GUESSES[:CODES])
        clues = []
        for digit in code:
            entries = [clue for clue, _, _ in author.entries(keywords[digit - 1])]
            clues.append(rng.choice(entries) if entries else "")
        found = likeliest(decode(reader, clues, keywords, ((), (), (), ())))
        right += sum(one == other for one, other in zip(found, code, strict=True))
        codes += found == code
    name = "known" if kind == "self-play" else "held out"
    return {
        "language": language, "clues": name, "codes": READINGS,
        "clue_right": round(right / READINGS / 3, 3), "code_right": round(codes / READINGS, 3),
    }  # fmt: skip


def show(rows: list[dict[str, Any]], console: Console) -> None:
    """Print rows as a table."""
    table = Table(*rows[0])
    for row in rows:
        table.add_row(*map(str, row.values()))
    console.print(table)


def keep(kind: str, row: dict[str, Any], by: tuple[str, ...]) -> None:
    """Put a row among the results, in place of an earlier one about the same."""
    results = json.loads(RESULT.read_text()) if RESULT.exists() else {}
    rows = {tuple(one[name] for name in by): one for one in results.get(kind, [])}
    rows[tuple(row[name] for name in by)] = row
    results[kind] = [rows[key] for key in sorted(rows)]
    RESULT.write_text(json.dumps(results, indent=1) + "\n")


def main() -> None:
    """Measure, keep each figure at once, and print; arguments: games, then languages, levels and plays."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 32
    languages = [one for one in LANGUAGES if one in sys.argv] or list(LANGUAGES)
    levels = [one for one in STYLES if one in sys.argv] or list(STYLES)
    plays = [one for one in PLAYS if one in sys.argv] or list(PLAYS)
    content = house()
    for kind in plays:
        for language in languages:
            keep("read", readings(content, language, kind), ("language", "clues"))
            for level in levels:
                row = measure(content, language, kind, level, games)
                keep("played", row, ("language", "play", "level"))
    console = Console(width=120)
    results = json.loads(RESULT.read_text())
    show(results["played"], console)
    show(results["read"], console)


if __name__ == "__main__":
    main()
