"""How computer players choose clues: plain to the team-mates, dark to the others."""

from collections.abc import Iterator, Sequence
from functools import cache, partial
from itertools import product
from random import Random
from typing import Final

import msgspec

from kastellan.games.decrypto.actions import CODES, GUESSES, PLACE_OF, Digits
from kastellan.games.decrypto.clues import Frame, check_line
from kastellan.games.decrypto.codes import Past, Row, chances, portion
from kastellan.games.decrypto.offers import LONGEST, Aim
from kastellan.games.decrypto.reading import Knowing, Reader, beliefs
from kastellan.games.decrypto.vectors import Array, np

SURE: Final = 1.0
"""Readers choose the likeliest code, so a small lead is worth more than its share."""
LAST_ROUND: Final = 8
UNWRITTEN: Final = 24
"""How many near texts serve for a keyword of one's own list, for which nobody has written any."""
MISSED, FOUND = 0.08, 0.12
"""How often a turn is usually misunderstood, and intercepted: what a later turn is worth hangs on it."""


class Style(msgspec.Struct, frozen=True):
    """How a level weighs its clues.

    ``doubt`` is how much it allows for readers who know other things than it does, ``caution``
    how much it minds interceptions, ``foresight`` what it costs to let the others find a keyword
    by looking for it, ``cover`` by comparing with the clues so far, and ``pool`` how many clues a
    line it combines.  ``plain`` keeps to the most direct associations of a keyword.  All clues are texts
    that people wrote for it; with ``decoys`` so many more are looked at that are two words side by side, and
    ``around`` so many texts written for other keywords, and then none is longer.
    """

    doubt: float
    caution: float
    foresight: float
    pool: int
    plain: bool = False
    decoys: int = 0
    around: int = 0
    cover: float = 0.0


HARD: Final = Style(0.9, 0.8, 0.3, 32, cover=0.15)
STYLES: Final = {
    "greedy": Style(0.0, 0.0, 0.0, 1),
    "easy": Style(0.0, 0.0, 0.0, 3, plain=True),
    "normal": Style(0.0, 0.5, 0.0, 6),
    "hard": HARD,
    "hint": HARD,
    "decoys": msgspec.structs.replace(HARD, caution=1.3, pool=16, decoys=16, around=40),
}
"""``hint`` is what ``hard`` tells a person.  ``decoys`` is ``hard`` among computers alone: it puts words side
by side that no text of people contains."""


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
    """A clue for one keyword: how it fits the four for each team-mate and each kind of opponent."""

    text: str
    own: tuple[Row, ...]
    theirs: tuple[Row, ...]
    betrayal: float
    exposure: float
    merit: float


@cache
def expected(misses: int, interceptions: int, left: int) -> float:
    """Return how many turns are to come before two misunderstandings or two interceptions."""
    if left == 0 or misses > 1 or interceptions > 1:
        return 0.0
    later = 1.0
    for missed, m in ((0, 1 - MISSED), (1, MISSED)):
        for found, i in ((0, 1 - FOUND), (1, FOUND)):
            later += m * i * expected(misses + missed, interceptions + found, left - 1)
    return later


def stakes(misses: int, interceptions: int, left: int) -> tuple[float, float]:
    """Return what a misunderstanding and an interception would cost now, as shares that add up to 1.

    >>> [round(cost, 2) for cost in stakes(1, 0, 6)]
    [0.78, 0.22]
    """
    now = expected(misses, interceptions, left) + 0.2
    missed = now - expected(misses + 1, interceptions, left)
    found = now - expected(misses, interceptions + 1, left)
    return missed / (missed + found), found / (missed + found)


class Desk:
    """An encryptor at work."""

    def __init__(self, known: Knowing, task: Task, style: Style) -> None:
        self.known, self.task, self.style = known, task, style
        panel = known.panel if style.doubt else ()
        self.readers: list[tuple[Reader, float]] = [(known, 1 - style.doubt)]
        self.readers += [(reader, style.doubt / len(panel)) for reader in panel]
        self.believed = beliefs(known, task.past)
        self.stakes = stakes(min(task.misses, 1), min(task.interceptions, 1), LAST_ROUND + 1 - task.round)
        self.left = (LAST_ROUND - task.round) / LAST_ROUND

    def write(self, rng: Random) -> tuple[str, str, str] | None:
        """Return three clues, those already drafted among them, or ``None`` if nothing fits."""
        pools = [self.pool(line, rng) for line in range(3)]
        if not all(pools):
            return None
        for one, two, three in self.ranked(pools):
            lines = (one.text, two.text, three.text)
            if acceptable(self.task, lines):
                return lines
        return None

    def ranked(self, pools: Sequence[Sequence[Candidate]]) -> Iterator[tuple[Candidate, ...]]:
        """Yield all combinations, the most promising first."""
        if np is None:
            yield from sorted(product(*pools), key=lambda triple: -self.worth(triple))
            return
        place = PLACE_OF[self.task.code]
        shape = tuple(len(pool) for pool in pools)
        worth = np.zeros(shape)
        for k, (_, share) in enumerate(self.readers):
            worth += (
                self.stakes[0] * share * found_by([[one.own[k] for one in pool] for pool in pools], place)
            )
        for k in range(2 if self.watched else 0):
            rows = [[one.theirs[k] for one in pool] for pool in pools]
            worth -= self.style.caution * self.stakes[1] / 2 * found_by(rows, place)
        for line, pool in enumerate(pools):
            given_away = np.array([self.given_away(one) for one in pool])
            worth -= given_away.reshape([-1 if at == line else 1 for at in range(3)]) / 3
        for at in np.argsort(-worth, axis=None):
            one, two, three = np.unravel_index(at, shape)
            yield pools[0][one], pools[1][two], pools[2][three]

    @property
    def watched(self) -> bool:
        """Return whether interceptions are minded now."""
        return bool(self.style.caution) and self.task.intercepted

    def given_away(self, one: Candidate) -> float:
        """Return what it costs that a clue helps the others to find its keyword: less towards the end."""
        return self.left * (self.style.foresight * one.betrayal + self.style.cover * one.exposure)

    def worth(self, triple: Sequence[Candidate]) -> float:
        """Return what three clues are worth: being understood, not being intercepted, keeping secrets."""
        value = self.stakes[0] * self.understood(triple)
        if self.watched:
            value -= self.style.caution * self.stakes[1] * self.intercepted(triple)
        return value - sum(map(self.given_away, triple)) / 3

    def understood(self, triple: Sequence[Candidate]) -> float:
        """Return how likely team-mates find the code."""
        place = PLACE_OF[self.task.code]
        return sum(
            share * chances([one.own[k] for one in triple], SURE)[place]
            for k, (_, share) in enumerate(self.readers)
        )

    def intercepted(self, triple: Sequence[Candidate]) -> float:
        """Return how likely opponents find it, some by the keywords behind the clues and some without."""
        place = PLACE_OF[self.task.code]
        return sum(chances([one.theirs[k] for one in triple], SURE)[place] for k in range(2)) / 2

    def pool(self, line: int, rng: Random) -> list[Candidate]:
        """Return the clues worth combining for a line; a draft that stands is the only one."""
        task, style = self.task, self.style
        if task.lines[line]:
            return [self.weigh(line, task.lines[line])]
        texts = [text for text in self.sources(line) if fine(task, line, text)]
        if style.decoys:
            texts = sorted({*texts, *self.planned(line)})
        rng.shuffle(texts)
        if style.plain:
            return [self.weigh(line, text) for text in texts[:1]]
        self.known.hear(texts)
        found = [self.weigh(line, text) for text in texts]
        found.sort(key=lambda one: -one.merit)
        return found[: style.pool]

    def planned(self, line: int) -> list[str]:
        """Return clues that look best to one who only compares words."""
        task, (missed, found) = self.task, self.stakes
        aim = Aim(
            task.keywords,
            task.code[line] - 1,
            [one.middle for one in self.believed],
            [one.chances for one in self.believed],
            missed,
            self.style.caution * found if self.watched else 0.0,
            self.style.cover * self.left,
        )
        return self.known.plan(aim, self.style.decoys, partial(fine, task, line))

    def sources(self, line: int) -> list[str]:
        """Return possible clues: associations of the keyword, and beside decoys near texts of others."""
        known, style, digits = self.known, self.style, self.task.code
        keyword = self.task.keywords[digits[line] - 1]
        entries = list(known.entries(keyword))
        if style.plain and entries:
            return [clue for clue, grade in entries if grade == 1] or [clue for clue, _ in entries]
        found = [clue for clue, _ in entries] or known.suggest(keyword, UNWRITTEN)
        if style.decoys:
            found += known.suggest(keyword, style.around)
            found = [text for text in found if len(text.split()) <= LONGEST]
        return sorted(set(found))

    def weigh(self, line: int, text: str) -> Candidate:
        """Look at a clue as team-mates and opponents would."""
        task, place = self.task, self.task.code[line] - 1
        own = tuple(reader.fit(text, task.keywords) for reader, _ in self.readers)
        theirs = [one.fits(text) for one in self.believed], [one.recalls(text) for one in self.believed]
        believed, style = self.believed[place], self.style
        betrayal = believed.after(text, task.keywords[place]) if style.foresight else 0.0
        exposure = believed.exposes(text, task.keywords, place) if style.cover else 0.0
        merit = -self.left * (style.foresight * betrayal + style.cover * exposure)
        if self.watched:
            merit -= style.caution * self.stakes[1] * sum(portion(row, place) for row in theirs) / 2
        for row, (_, share) in zip(own, self.readers, strict=True):
            merit += self.stakes[0] * share * portion([SURE * one for one in row], place)
        return Candidate(text, own, theirs, betrayal, exposure, merit)


def found_by(pools: Sequence[Sequence[Row]], place: int) -> Array:
    """Return how likely a reader finds the code at ``place``, for every combination of three pools."""
    one, two, three = (SURE * np.array(rows) for rows in pools)
    a, b, c = (np.array([code[line] - 1 for code in GUESSES[:CODES]]) for line in range(3))
    sums = one[:, None, None, a] + two[None, :, None, b] + three[None, None, :, c]
    sums -= sums.max(axis=-1, keepdims=True)
    weights = np.exp(sums)
    return weights[..., place] / weights.sum(axis=-1)


def write(known: Knowing, task: Task, style: Style, rng: Random) -> tuple[str, str, str] | None:
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
