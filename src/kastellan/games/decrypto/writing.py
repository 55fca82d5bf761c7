"""How computer players choose clues: plain to the team-mates, dark to the others."""

from collections.abc import Sequence
from itertools import product
from math import exp
from random import Random
from typing import Final

import msgspec

from kastellan.games.decrypto.actions import PLACE_OF, Digits
from kastellan.games.decrypto.associations import Associations
from kastellan.games.decrypto.clues import Frame, check_line
from kastellan.games.decrypto.reading import Past, Row, beliefs, chances, fit

NAMES: Final = 12
FIRST_LOOK: Final = 60
SURE: Final = 1.2
"""Readers choose the likeliest code, so a small lead is worth more than its share."""
LAST_ROUND: Final = 8


class Style(msgspec.Struct, frozen=True):
    """How a level weighs its clues.

    ``doubt`` is how much it allows for readers who know only half of what it knows, ``caution``
    what an interception costs beside a misunderstanding, ``foresight`` what it costs to let the
    others find a keyword, and ``pool`` how many clues a line it combines.  ``around`` is how many
    near keywords it borrows associations from; ``plain`` keeps to the most direct ones.
    """

    doubt: float
    caution: float
    foresight: float
    pool: int
    around: int = 0
    plain: bool = False

    def taught(self, misses: int, interceptions: int) -> "Style":
        """Return the style after what went wrong: plainer if misunderstood, darker if intercepted."""
        if not self.doubt or misses == interceptions:
            return self
        if misses:
            return msgspec.structs.replace(self, doubt=0.9, caution=0.5, foresight=self.foresight / 4)
        return msgspec.structs.replace(self, doubt=self.doubt / 2, foresight=self.foresight * 1.5)


STYLES: Final = {
    "greedy": Style(0.0, 0.0, 0.0, 1),
    "easy": Style(0.0, 0.0, 0.0, 3, plain=True),
    "normal": Style(0.0, 0.5, 0.0, 6, around=2),
    "hard": Style(0.5, 1.0, 2.0, 8, around=12),
}


class Task(msgspec.Struct, frozen=True):
    """What an encryptor has before them.

    ``past`` are the team's clues by keyword, ``lines`` the drafts; ``misses`` and
    ``interceptions`` count how often the team was misunderstood and found out.  ``intercepted``
    tells whether the others guess in this round.
    """

    frame: Frame
    keywords: tuple[int, ...]
    code: Digits
    past: Past
    round: int
    lines: tuple[str, str, str]
    misses: int = 0
    interceptions: int = 0
    intercepted: bool = True


class Candidate(msgspec.Struct, frozen=True):
    """A clue for one keyword: how it fits the four for each team-mate and for an opponent."""

    text: str
    own: tuple[Row, ...]
    theirs: Row
    betrayal: float
    merit: float


class Desk:
    """An encryptor at work."""

    def __init__(self, known: Associations, task: Task, style: Style) -> None:
        style = style.taught(task.misses, task.interceptions)
        self.known, self.task, self.style = known, task, style
        self.readers = [(known, 1 - style.doubt)]
        if style.doubt:
            self.readers += [(half, style.doubt / 2) for half in known.halves]
        self.believed = beliefs(known, task.past)

    def write(self, rng: Random) -> tuple[str, str, str] | None:
        """Return three clues, those already drafted among them, or ``None`` if nothing fits."""
        pools = [self.pool(line, rng) for line in range(3)]
        ranked = sorted(product(*pools), key=lambda triple: -self.worth(triple))
        for one, two, three in ranked:
            lines = (one.text, two.text, three.text)
            if acceptable(self.task, lines):
                return lines
        return None

    def worth(self, triple: Sequence[Candidate]) -> float:
        """Return what three clues are worth: being understood, not being intercepted, keeping secrets."""
        style, task = self.style, self.task
        value = self.understood(triple)
        if style.caution and task.intercepted:
            value -= style.caution * self.intercepted(triple)
        if style.foresight:
            left = (LAST_ROUND - task.round) / LAST_ROUND
            value -= style.foresight * left * sum(one.betrayal for one in triple) / 3
        return value

    def understood(self, triple: Sequence[Candidate]) -> float:
        """Return how likely team-mates find the code."""
        place = PLACE_OF[self.task.code]
        return sum(
            share * chances([one.own[k] for one in triple], SURE)[place]
            for k, (_, share) in enumerate(self.readers)
        )

    def intercepted(self, triple: Sequence[Candidate]) -> float:
        """Return how likely opponents who know as much find it."""
        return chances([one.theirs for one in triple], SURE)[PLACE_OF[self.task.code]]

    def pool(self, line: int, rng: Random) -> list[Candidate]:
        """Return the clues worth combining for a line; a draft that stands is the only one."""
        task, style = self.task, self.style
        if task.lines[line]:
            return [self.weigh(line, task.lines[line])]
        texts = [text for text in self.sources(line) if fine(task, line, text)]
        rng.shuffle(texts)
        if style.plain:
            return [self.weigh(line, text) for text in texts[:1]]
        found = [self.weigh(line, text) for text in texts]
        found.sort(key=lambda one: -one.merit)
        return found[: style.pool]

    def sources(self, line: int) -> list[str]:
        """Return possible clues: associations of the keyword, names of near ones, and what these share."""
        known, style, digits = self.known, self.style, self.task.code
        keyword = self.task.keywords[digits[line] - 1]
        entries = list(known.entries(keyword))
        if style.plain and entries:
            return [clue for clue, _, grade in entries if grade == 1] or [clue for clue, _, _ in entries]
        near = list(known.near[keyword])
        found = [clue for clue, _, _ in entries]
        found += [known.content.spoken(other, known.language) for other in near[:NAMES]]
        borrowed = {clue for other in near[: style.around] for clue, _, _ in known.entries(other)}
        place = digits[line] - 1
        scored = [(portion(fit(known, clue, self.task.keywords), place), clue) for clue in borrowed]
        found += [clue for _, clue in sorted(scored, reverse=True)[:FIRST_LOOK]]
        return sorted(set(found))

    def weigh(self, line: int, text: str) -> Candidate:
        """Look at a clue as team-mates and opponents would."""
        task, style, place = self.task, self.style, self.task.code[line] - 1
        own = tuple(fit(reader, text, task.keywords) for reader, _ in self.readers)
        theirs = [belief.fits(text) for belief in self.believed]
        betrayal = self.believed[place].after(text, task.keywords[place])
        merit = -style.foresight * betrayal * (LAST_ROUND - task.round) / LAST_ROUND
        merit -= style.caution * portion(theirs, place)
        for row, (_, share) in zip(own, self.readers, strict=True):
            merit += share * portion(row, place)
        return Candidate(text, own, theirs, betrayal, merit)


def write(known: Associations, task: Task, style: Style, rng: Random) -> tuple[str, str, str] | None:
    """Return three clues, those already drafted among them, or ``None`` if nothing fits."""
    return Desk(known, task, style).write(rng)


def acceptable(task: Task, lines: tuple[str, str, str]) -> bool:
    """Return whether the new lines pass all checks together, without a warning."""
    return all(
        lines[line] == task.lines[line] or not check_line(task.frame, lines, line) for line in range(3)
    )


def fine(task: Task, line: int, text: str) -> bool:
    """Return whether a clue may stand in a line by itself."""
    lines = tuple(text if at == line else "" for at in range(3))
    return not check_line(task.frame, lines, line)


def portion(row: Sequence[float], place: int) -> float:
    """Return how likely a reader takes one clue for the keyword at ``place``."""
    return exp(row[place]) / sum(map(exp, row))
