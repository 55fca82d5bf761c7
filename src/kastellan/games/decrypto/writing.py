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
from kastellan.games.decrypto.reading import Belief, Past, Row, beliefs, chances, fit

NAMES: Final = 12
FIRST_LOOK: Final = 60
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


STYLES: Final = {
    "greedy": Style(0.0, 0.0, 0.0, 1),
    "easy": Style(0.0, 0.0, 0.0, 3, plain=True),
    "normal": Style(0.0, 0.5, 0.0, 6, around=2),
    "hard": Style(0.6, 1.0, 1.0, 10, around=12),
}


class Task(msgspec.Struct, frozen=True):
    """What an encryptor has before them; ``past`` are the team's clues by keyword, ``lines`` the drafts."""

    frame: Frame
    keywords: tuple[int, ...]
    code: Digits
    past: Past
    round: int
    lines: tuple[str, str, str]
    intercepted: bool = True


class Reader(msgspec.Struct, frozen=True):
    """Somebody who reads the clues: what they know, what they believe as opponents, how much they count."""

    known: Associations
    believed: list[Belief]
    share: float


class Candidate(msgspec.Struct, frozen=True):
    """A clue for one keyword: how it fits the four for each reader, as team-mate and as opponent."""

    text: str
    own: tuple[Row, ...]
    theirs: tuple[Row, ...]
    betrayal: float
    merit: float


class Desk:
    """An encryptor at work."""

    def __init__(self, known: Associations, task: Task, style: Style) -> None:
        self.known, self.task, self.style = known, task, style
        shares = [(known, 1 - style.doubt)]
        if style.doubt:
            shares += [(half, style.doubt / 2) for half in known.halves]
        self.readers = [Reader(one, beliefs(one, task.past), share) for one, share in shares]

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
            reader.share * chances([one.own[k] for one in triple])[place]
            for k, reader in enumerate(self.readers)
        )

    def intercepted(self, triple: Sequence[Candidate]) -> float:
        """Return how likely opponents find it."""
        place = PLACE_OF[self.task.code]
        return sum(
            reader.share * chances([one.theirs[k] for one in triple])[place]
            for k, reader in enumerate(self.readers)
        )

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
        scored = [(share(fit(known, clue, self.task.keywords), place), clue) for clue in borrowed]
        found += [clue for _, clue in sorted(scored, reverse=True)[:FIRST_LOOK]]
        return sorted(set(found))

    def weigh(self, line: int, text: str) -> Candidate:
        """Look at a clue as team-mates and opponents would."""
        task, style, place = self.task, self.style, self.task.code[line] - 1
        own = tuple(fit(reader.known, text, task.keywords) for reader in self.readers)
        theirs = tuple([belief.fits(text) for belief in reader.believed] for reader in self.readers)
        betrayal = self.readers[0].believed[place].after(text, task.keywords[place])
        merit = -style.foresight * betrayal * (LAST_ROUND - task.round) / LAST_ROUND
        for reader, mine, others in zip(self.readers, own, theirs, strict=True):
            merit += reader.share * (share(mine, place) - style.caution * share(others, place))
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


def share(row: Sequence[float], place: int) -> float:
    """Return how likely a reader takes one clue for the keyword at ``place``."""
    return exp(row[place]) / sum(map(exp, row))
