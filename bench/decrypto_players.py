"""How well computer players of Decrypto understand each other: ``python bench/decrypto_players.py``.

The rules are those of the public benchmark: a pair against one interceptor, no code twice, at most
8 turns, the interceptor has won with two interceptions (the first turn counts) or after two
misunderstandings.  Figures are from three times 32 seeded games for each language.

self-play   all three know everything that our players know
cross-play  partner and interceptor know neither our lexicon nor our vectors, but models of their own
            (see ``strangers.py``): ``readers`` know the two that understand people best, ``both``
            those of earlier measurements, others one alone
people      clues that people wrote (``tests/bots/clues``), read three at a time beside four keywords

The level ``decoys`` is the strong player with words side by side.  ``nearest`` is the published baseline:
a random one of the nearest 16 words of one space (one
more for each earlier clue) that is nearer to its keyword than to the other three.
"""

import json
import sys
from collections.abc import Sequence
from functools import cache
from itertools import islice
from math import sqrt
from random import Random
from statistics import fmean, stdev
from time import process_time
from typing import Any

from decrypto_results import RESULT, keep, share
from rich.console import Console
from rich.progress import track
from rich.table import Table
from strangers import ROOT, Stranger

from kastellan.games.decrypto.actions import CODES, GUESSES
from kastellan.games.decrypto.clues import Frame
from kastellan.games.decrypto.codes import likeliest
from kastellan.games.decrypto.content import Words, house
from kastellan.games.decrypto.language import LANGUAGES
from kastellan.games.decrypto.meaning import Meaning
from kastellan.games.decrypto.reading import decode, intercept, knowledge
from kastellan.games.decrypto.vectors import vocabulary
from kastellan.games.decrypto.writing import STYLES, Task, fine, write

TURNS = 8
GAMES = 96
READINGS = 6000
NEAREST, FREQUENT = 16, 8000
MODELS = {
    "readers": ("sentences", "likelihood"),
    "both": ("sentences", "tokens"),
    "sentences": ("sentences",),
    "likelihood": ("likelihood",),
    "tokens": ("tokens",),
}


class Same:
    """A partner and interceptor who knows all that the encryptor knows."""

    def __init__(self, content: Words, language: str) -> None:
        self.known = knowledge(content, language)
        self.fit = self.known.fit

    def intercept(self, clues: Sequence[str], past: Sequence[Sequence[str]]) -> list[float]:
        """Return the chances of the codes."""
        return intercept(self.known, clues, past)


def deal(content: Words, language: str, rng: Random, among: Sequence[int] = ()) -> list[int]:
    """Return four keywords that may be in one game."""
    free = list(among or range(len(content.words)))
    keywords: list[int] = []
    while len(keywords) < 4:
        keywords.append(rng.choice(free))
        free = [word for word in free if word not in content.clashes[language][keywords[-1]]]
    return keywords


@cache
def neighbourhood(content: Words, language: str) -> tuple[Sequence[str], Any]:
    """Return frequent words and how near they are to each keyword; for Bulgarian the words of the lexicon."""
    known = knowledge(content, language)
    assert isinstance(known, Meaning)  # noqa: S101 - numpy is there
    bank = known.banks[2 if language == "fr" else 0]
    words: Sequence[str] = [text for text in known.offers.texts if " " not in text]
    if language == bank.space.home:
        words = vocabulary(language).words[:FREQUENT]
    return words, bank.places(words) @ bank.keywords.T


def nearest(content: Words, task: Task, rng: Random) -> tuple[str, ...]:
    """Return three clues of the baseline; those that a rule forbids are left out."""
    words, near = neighbourhood(content, task.frame.language)
    clues = []
    for line, digit in enumerate(task.code):
        own = near[:, task.keywords[digit - 1]]
        others = near[:, [one for place, one in enumerate(task.keywords) if place != digit - 1]].max(axis=1)
        allowed = (at for at in (-own).argsort() if fine(task, line, words[at]))
        best = list(islice(allowed, NEAREST + len(task.past[digit - 1])))
        rng.shuffle(best)
        clues.append(words[next((at for at in best if own[at] > others[at]), best[0])])
    return tuple(clues)


def play(content: Words, language: str, other: Any, level: str, seed: str) -> tuple[int, int, int]:
    """Play one game; return turns survived, misunderstandings and interceptions."""
    own, rng = knowledge(content, language), Random(seed)
    keywords = deal(content, language, rng)
    profiles = tuple(content.profiles[language][word] for word in keywords)
    past: list[list[str]] = [[] for _ in range(4)]
    misses = interceptions = 0
    for turn, code in enumerate(rng.sample(GUESSES[:CODES], TURNS), start=1):
        earlier = tuple(clue for clues in past for clue in clues)
        frame = Frame(language, profiles, code, earlier, root_rule=True)
        task = Task(frame, tuple(keywords), code, past, turn, ("", "", ""), misses, interceptions)
        if level == "nearest":
            clues = nearest(content, task, rng)
        else:
            clues = write(own, task, STYLES[level], rng) or ("", "", "")
        misses += likeliest(decode(other, clues, keywords)) != code
        interceptions += likeliest(other.intercept(clues, past)) == code
        for digit, clue in zip(code, clues, strict=True):
            past[digit - 1] += [clue] if clue else []
        if misses == 2 or interceptions == 2:
            return turn, misses, interceptions
    return TURNS, misses, interceptions


def measure(
    content: Words, language: str, kind: str, level: str, games: int, salt: str = ""
) -> dict[str, Any]:
    """Play seeded games; return means per game and per turn with 95 % intervals."""
    other = Same(content, language) if kind == "self" else Stranger(content, language, MODELS[kind])
    begin = process_time()
    seeds = track(range(games), f"{language} {kind} {level}", transient=True)
    results = [play(content, language, other, level, f"{salt}{language} {seed}") for seed in seeds]
    seconds = process_time() - begin
    turns = [result[0] for result in results]
    total = sum(turns)
    half = 1.96 * stdev(turns) / sqrt(games)
    return {
        "language": language,
        "play": "self-play" if kind == "self" else "cross-play",
        "others": kind,
        "level": level,
        "games": games,
        "turns": round(fmean(turns), 2),
        "turns_interval": [round(fmean(turns) - half, 2), round(fmean(turns) + half, 2)],
        "misunderstood": share(sum(result[1] for result in results), total),
        "intercepted": share(sum(result[2] for result in results), total),
        "survived": share(sum(result[1] < 2 and result[2] < 2 for result in results), games),
        "ms_per_turn": round(1000 * seconds / total, 1),
    }


def read_people(content: Words, language: str) -> dict[str, Any]:
    """Read clues that people wrote; return the shares of clues and codes found."""
    file = ROOT / "tests" / "bots" / "clues" / f"{language}.json"
    clues = {content.place[word]: found for word, found in json.loads(file.read_text()).items()}
    known, rng, right, codes = knowledge(content, language), Random(language), 0, 0
    for _ in track(range(READINGS), f"{language} people", transient=True):
        keywords, code = deal(content, language, rng, list(clues)), rng.choice(GUESSES[:CODES])
        given = [rng.choice(clues[keywords[digit - 1]]) for digit in code]
        found = likeliest(decode(known, given, keywords))
        right += sum(one == other for one, other in zip(found, code, strict=True))
        codes += found == code
    return {
        "language": language,
        "keywords": len(clues),
        "clues": sum(map(len, clues.values())),
        "codes": READINGS,
        "clue_right": round(right / READINGS / 3, 3),
        "code_right": round(codes / READINGS, 3),
    }


def show(rows: list[dict[str, Any]], console: Console) -> None:
    """Print rows as a table."""
    table = Table(*rows[0])
    for row in rows:
        table.add_row(*map(str, row.values()))
    console.print(table)


def main() -> None:
    """Measure, keep each figure at once, and print; arguments choose languages, levels and kinds of play."""
    languages = [one for one in LANGUAGES if one in sys.argv] or list(LANGUAGES)
    levels = [one for one in (*STYLES, "nearest") if one in sys.argv] or ["hard"]
    kinds = [one for one in ("self", *MODELS, "people") if one in sys.argv] or ["self", *MODELS, "people"]
    games = next((int(one) for one in sys.argv[1:] if one.isdecimal()), GAMES)
    content = house()
    for language in languages:
        for kind in kinds:
            if kind == "people":
                keep("people", read_people(content, language), ("language",))
                continue
            for level in levels:
                keep(
                    "played", measure(content, language, kind, level, games), ("language", "others", "level")
                )
    console = Console(width=150)
    for rows in json.loads(RESULT.read_text()).values():
        show(rows, console)


if __name__ == "__main__":
    main()
