"""How long a view takes in every game, and Decrypto's words: ``python bench/views_and_words.py``.

Times are CPU milliseconds, medians with the lowest and the highest.  A view is one seat's at a decision of a
random game with four seats.  Of Decrypto's words: loading all associations of a language, reading three clues
against four keywords (by the clue), and checking one long line of clues against 21 earlier ones.
"""

import json
import statistics
import sys
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from random import Random
from time import process_time
from typing import Any

from rich.progress import track

from kastellan.core import CHANCE
from kastellan.core.playout import step
from kastellan.games import GAMES
from kastellan.games.decrypto.associations import Associations
from kastellan.games.decrypto.clues import Frame, check_line
from kastellan.games.decrypto.language import LANGUAGES
from kastellan.games.decrypto.reading import decode

RESULT = Path(__file__).parent / "results" / "views_and_words.json"
SEATS = 4
VIEWS = 400
LOADS = 3
LINES = 200
KEYWORDS = ("winter", "anchor", "bridge", "candle")
WORDS = GAMES["decrypto"].load(None)


def timed(do: Callable[[], Any]) -> float:
    """Return the CPU milliseconds that something takes."""
    begin = process_time()
    do()
    return 1000 * (process_time() - begin)


def summary(spent: Iterable[float]) -> dict[str, float]:
    """Return the middle, the lowest and the highest."""
    found = sorted(spent)
    shown = {"median_ms": statistics.median(found), "min_ms": found[0], "max_ms": found[-1]}
    return {name: round(value, 3) for name, value in shown.items()}


def views(slug: str) -> Iterator[float]:
    """Give the times of the views of who decides, game after game."""
    game, rng, left = GAMES[slug], Random(11), VIEWS
    while left:
        state = game.start(SEATS, game.options(), game.load(None))
        while left and (seats := game.to_act(state)):
            if seats[0] != CHANCE:
                yield timed(lambda state=state, seat=seats[0]: game.view(state, seat))
                left -= 1
            game.advance(state, *step(game, state, rng))


def loads(language: str) -> Iterator[float]:
    """Give the times of loading a language's associations."""
    for _ in range(LOADS):
        yield timed(lambda: Associations(WORDS, language).near)


def readings(language: str) -> Iterator[float]:
    """Give the times of reading a clue, three at once against four keywords."""
    known = Associations(WORDS, language)
    clues = [next(known.entries(word))[0] for word in range(100)]
    for at in range(0, 99, 3):
        keywords = [at, at + 1, at + 2, at + 3]
        yield timed(lambda at=at, keywords=keywords: decode(known, clues[at : at + 3], keywords)) / 3


def checks(language: str) -> Iterator[float]:
    """Give the times of checking a line that nothing is wrong with."""
    keywords = tuple(WORDS.profiles[language][WORDS.place[word]] for word in KEYWORDS)
    earlier = tuple(f"clue number {n}" for n in range(21))
    frame = Frame(language, keywords, (1, 2, 3), earlier, root_rule=True)
    for number in range(LINES):
        line = f"a rather long clue about {number} things that nobody has ever heard of"
        yield timed(lambda line=line: check_line(frame, (line,), 0))


if __name__ == "__main__":
    result = {
        "views": {slug: summary(views(slug)) for slug in track(GAMES, "views", transient=True)},
        "decrypto": {
            language: {
                "load": summary(loads(language)),
                "read_a_clue": summary(readings(language)),
                "check_a_line": summary(checks(language)),
            }
            for language in track(LANGUAGES, "words", transient=True)
        },
    }
    RESULT.write_text(json.dumps(result, indent=2) + "\n")
    json.dump(result, sys.stdout, indent=2)
