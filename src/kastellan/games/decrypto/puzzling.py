"""Puzzles of Decrypto: the code that these clues stand for, by what the same team said before.

The answer is the code that was drawn; a position becomes a puzzle where everybody who can read finds it.
Readers are asked who know the associations alone, as in a browser, and the best one that runs here.
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import chain
from random import Random
from typing import Final, Literal

import msgspec

from kastellan.core.chance import draw
from kastellan.core.game import Line
from kastellan.core.knowledge import Seen
from kastellan.core.puzzles import Draft, Note, Proof, Puzzle, Puzzling, Verdict
from kastellan.core.refusal import Fact
from kastellan.games.decrypto.actions import GUESSES, SUBMIT, Action, Digits, FixGuess, WriteClue
from kastellan.games.decrypto.associations import Associations
from kastellan.games.decrypto.codes import Past, Row, chances, likeliest
from kastellan.games.decrypto.content import Words
from kastellan.games.decrypto.options import Options
from kastellan.games.decrypto.play import advance, chance, legal, to_act
from kastellan.games.decrypto.players import (
    barred_for,
    clues_to_read,
    past_of,
    preferred,
    rows_by_lists,
    task_for,
)
from kastellan.games.decrypto.reading import AVERAGE, Knowing, knowledge
from kastellan.games.decrypto.state import BLACK, GUESS, WHITE, WRITE, State, start
from kastellan.games.decrypto.views import view
from kastellan.games.decrypto.writing import STYLES, Desk, Task

INTERCEPT = "intercept"
KINDS = (INTERCEPT,)

Language = Literal["en", "fr", "bg"]

THREE: Final = 3
INTERCEPTOR: Final = 2
"""With three players this seat has no words of its own, and reads alone (DEC-56)."""

ROUNDS: Final = (3, 3, 4, 5)
"""From when on it is asked, the first of them being the earliest: before it too little was said."""

IN_MIND: Final = 12
"""So many clues for a word come to a writer's mind, so that not all games take the same."""

CLEAR, TWICE = 0.4, 2.0
"""How likely who knows the associations must hold the code, and how many times as likely as any other."""

AHEAD: Final = 1.25
"""How many times as likely the best reader must hold it, who is seldom as sure."""


@lru_cache(maxsize=4)
def lexicon(content: Words, language: str) -> Knowing:
    """Return what can be read wherever the engine runs: the associations alone."""
    return Associations(content, language)


def readers(content: Words, language: str) -> list[tuple[Knowing, float, float]]:
    """Return who has to agree, how sure and how far ahead of any other code.

    Who knows the associations has to be clear; the best reader that runs here has to find the same.
    """
    return [(lexicon(content, language), CLEAR, TWICE), (knowledge(content, language), 0.0, AHEAD)]


class Writer(Desk):
    """An encryptor of the middle level to whom only some of the associations come to mind."""

    def __init__(self, known: Knowing, task: Task, rng: Random) -> None:
        super().__init__(known, task, STYLES["normal"])
        self.rng = rng

    def sources(self, line: int) -> list[str]:
        """Return some of the possible clues."""
        found = super().sources(line)
        return self.rng.sample(found, min(IN_MIND, len(found)))


def make(rng: Random, content: Words, language: str) -> Draft | None:
    """Let a team of two write clues of the middle level, and ask in a round that is clear."""
    spoken = msgspec.convert(language, Language)
    state = start(THREE, Options(language=spoken, timer=0, objections=False), content)
    since = rng.choice(ROUNDS)
    while seats := to_act(state):
        if seats[0] < 0:
            advance(state, -1, draw(chance(state), rng))
        elif state.phase == WRITE:
            if not write(state, seats[0], rng):
                return None
        elif state.phase == GUESS:
            if state.round >= since and is_clear(state, INTERCEPTOR):
                return Draft(state, INTERCEPTOR, INTERCEPT)
            guess(state, seats, rng)
    return None


def write(state: State, seat: int, rng: Random) -> bool:
    """Write three clues and hand them in, if any can be found."""
    known = lexicon(state.content, state.options.language)
    lines = Writer(known, task_for(seen_by(state, seat)), rng).write(rng)
    for line, text in enumerate(lines or ()):
        advance(state, seat, WriteClue(line + 1, text))
    if lines is not None:
        advance(state, seat, SUBMIT)
    return lines is not None


def guess(state: State, seats: Sequence[int], rng: Random) -> None:
    """Let the team read its own clues, and the interceptor nearly: two hits would end the game (DEC-63)."""
    code = state.codes[WHITE]
    for seat in seats:
        if seat == INTERCEPTOR:
            shares = chances(rows_of(lexicon(state.content, state.options.language), seen_by(state, seat)))
            shares[code] = 0.0
            advance(state, seat, FixGuess(preferred(shares, rng)))
        else:
            advance(state, seat, FixGuess(GUESSES[code]))


def seen_by(state: State, seat: int) -> Seen:
    """Return what a player goes by."""
    return Seen(seat, view(state, seat), legal(state, seat), state.content, 1)


def rows_of(known: Knowing, seen: Seen) -> Sequence[Row]:
    """Return how well each clue on the table goes with what was said for each number.

    It is read as the strongest player reads, who also knows which words the rules exclude.
    """
    clues, past = tuple(clues_to_read(seen.view, WHITE)), tuple(map(tuple, past_of(seen.view, WHITE)))
    known.hear((*clues, *chain.from_iterable(past)))
    return rows_by_lists(known, clues, past, barred_for(seen, BLACK), AVERAGE)


def is_clear(state: State, seat: int) -> bool:
    """Return whether every reader finds the code, ahead of any other.

    Each clue goes best with its own number, by the clues so far and by the word behind them.
    """
    seen, code = seen_by(state, seat), GUESSES[state.codes[WHITE]]
    if state.round < ROUNDS[0] or not all(past_of(seen.view, WHITE)):
        return False
    for known, sure, ahead in readers(state.content, state.options.language):
        rows = rows_of(known, seen)
        by_word = [known.fit(clue, state.keywords) for clue in clues_to_read(seen.view, WHITE)]
        if not all(map(goes_best, (*rows, *by_word), (*code, *code))):
            return False
        shares = chances(rows)
        best, second = sorted(shares, reverse=True)[:2]
        if likeliest(shares) != code or best < sure or best < ahead * second:
            return False
    return True


def goes_best(row: Row, digit: int) -> bool:
    """Return whether a clue goes better with a number than with any other."""
    return all(row[digit - 1] > value for place, value in enumerate(row) if place != digit - 1)


def prove(state: State, seat: int, kind: str) -> Proof | None:
    """Return the code that was drawn, if every reader finds it by the clues so far."""
    fine = kind == INTERCEPT and state.teams.three and state.phase == GUESS and not state.fixed[BLACK]
    if not fine or state.teams.team_of[seat] != BLACK or not is_clear(state, seat):
        return None
    code = GUESSES[state.codes[WHITE]]
    return Proof(((FixGuess(code),),), reason(state, seat, code))


def reason(state: State, seat: int, code: Digits) -> Line:
    """Say for each clue with which earlier ones it belongs, and which word was behind them."""
    seen, content = view(state, seat), state.content
    clues, past = clues_to_read(seen, WHITE), past_of(seen, WHITE)
    facts: dict[str, Fact] = {}
    for name, clue, digit in zip("abc", clues, code, strict=True):
        word = content.spoken(state.keywords[digit - 1], state.options.language)
        facts |= {name: clue, f"{name}Number": digit, f"{name}Word": word}
        facts[f"{name}Earlier"] = tuple(past[digit - 1])
    return Line("puzzle-decrypto-why", facts)


def judge(state: State, puzzle: Puzzle, actions: Sequence[Action]) -> Verdict | None:
    """Say whether a code that is fixed is the answer; if not, which clue stands for another number."""
    tried = actions[-1]
    if not isinstance(tried, FixGuess):
        return None
    right: Digits = tuple(puzzle.answers[0][0]["guess"])
    if tried.guess == right:
        return Verdict("right", Line("puzzle-decrypto-right", {"code": digits(right)}))
    seen = view(state, puzzle.seat)
    line = next(line for line in range(3) if tried.guess[line] != right[line])
    number, past = tried.guess[line], past_of(seen, WHITE)
    facts: dict[str, Fact] = {
        "clue": clues_to_read(seen, WHITE)[line], "number": number, "earlier": tuple(past[number - 1]),
    }  # fmt: skip
    note = Note(f"clue:{line + 1}", Line("puzzle-decrypto-note-not", {"value": number}))
    return Verdict("impossible", Line("puzzle-decrypto-not", facts), (note,))


def digits(code: Digits) -> str:
    """Return a code as it is written."""
    return " – ".join(map(str, code))


def show(state: State, puzzle: Puzzle) -> tuple[tuple[str, ...], tuple[Note, ...]]:
    """Return the lists with which the clues belong, and the words behind them at their windows."""
    code, language = puzzle.answers[0][0]["guess"], state.options.language
    words = {digit: state.content.spoken(state.keywords[digit - 1], language) for digit in code}
    notes = [
        Note(f"keyword:{WHITE}:{digit}", Line("puzzle-decrypto-note-word", {"value": word}))
        for digit, word in words.items()
    ]
    return tuple(f"list:{WHITE}:{digit}" for digit in code), tuple(notes)


def facts(state: State, seat: int, _kind: str) -> Mapping[str, Fact]:
    """Return whose clues they are, and of which round."""
    one, other = state.teams.members[WHITE]
    return {"seat": seat, "one": one, "other": other, "round": state.round}


def nudge(state: State, puzzle: Puzzle) -> Line:
    """Say with which clue to begin: the one for whose number most was said."""
    seen, code = view(state, puzzle.seat), puzzle.answers[0][0]["guess"]
    past: Past = past_of(seen, WHITE)
    line = max(range(3), key=lambda line: (len(past[code[line] - 1]), -line))
    return Line("puzzle-decrypto-nudge", {"clue": clues_to_read(seen, WHITE)[line]})


PUZZLES = Puzzling(
    kinds=KINDS,
    make=make,
    prove=prove,
    judge=judge,
    show=show,
    facts=facts,
    nudge=nudge,
    tries=(40, 1, 1),
    spoken=True,
)
"""Only the easy player reads now so, now otherwise; the others always read the same."""
