"""How strongly a clue points to each keyword of the list, judged in several spaces of word vectors.

In each space a clue is compared with every keyword and with the nearest of its associations; both
are measured in spreads over the whole list, so that spaces can be added.
"""

from collections.abc import Callable, Iterable, Sequence
from functools import cached_property
from typing import Final

from kastellan.games.decrypto.associations import Associations
from kastellan.games.decrypto.codes import NOTHING, Row
from kastellan.games.decrypto.offers import RECALLED, STRANGE, Aim, Ground, Offers
from kastellan.games.decrypto.tags import Tags, named_pictures
from kastellan.games.decrypto.vectors import Array, Space, cut, lines, np, soft, unit

UNHEARD: Final = 1e-3
WRITTEN: Final = 0.4
TAGGED: Final = 2.0
"""How much the lexicon and the names of emojis count beside what the spaces say."""
SHARP: Final = 1.4
"""How far a lead of one spread is trusted; with this, chances come true as often as they say."""
ECHOED: Final = 0.45
"""How much of what is written strangers find again."""
SHARED: Final = 0.2
"""How often the same text comes to the mind of one who listens in."""
BELIEVED: Final = 0.8
SAME: Final = 0.999
"""From here on two points are of one text."""
TOGETHER: Final = 64
KEPT: Final = 20_000
SHOWN: Final = 40


def spread(rows: Array) -> Array:
    """Return each row in spreads from its mean, cut off at both ends."""
    centred = rows - rows.mean(axis=1, keepdims=True)
    return cut(centred / (centred.std(axis=1, keepdims=True) + 1e-6))


class Bank:
    """The keywords and their associations as points of one space.

    ``keywords`` has a row for each keyword, zeros where the space does not know it.
    """

    def __init__(self, space: Space, known: Associations) -> None:
        self.space, self.language, self.lexicon = space, known.language, known
        content = known.content
        size = len(content.words)
        self.keywords = self._means([[content.given_as(at, space.home)] for at in range(size)])[:, 0]
        languages = dict.fromkeys((known.language, space.home))
        self.associations = self._means(
            [
                [(clue, language) for language in languages for clue, _ in known.entries(at, language)]
                for at in range(size)
            ]
        )

    def _means(self, lists: Sequence[Sequence[tuple[str, str]]]) -> Array:
        """Return lists of texts as points, filled up with zeros to equal lengths."""
        known = [
            (at, sum(found, ()))
            for at, texts in enumerate(lists)
            for text, language in texts
            if (found := self.space.readings(text, language))
        ]
        vectors = self.space.vectors([bag for _, bag in known])
        counts = [0] * len(lists)
        places = []
        for at, _ in known:
            places.append(counts[at])
            counts[at] += 1
        filled = np.zeros((len(lists), max(2, *counts), vectors.shape[1]), np.float32)
        filled[[at for at, _ in known], places] = vectors
        return filled

    @cached_property
    def usual(self) -> tuple[float, float]:
        """Return how near two associations of different keywords usually are, and the spread of that."""
        some = self.associations[::3, 0]
        pairs = (some @ some.T)[np.triu_indices(len(some), 1)]
        return float(pairs.mean()), float(pairs.std())

    def places(self, texts: Sequence[str]) -> Array:
        """Return where texts lie; at zero what is unknown."""
        return self._means([[(text, self.language)] for text in texts])[:, 0]

    def rows(self, texts: Sequence[str]) -> Array:
        """Return three rows for each text: how near keywords are, their associations, and these but itself.

        Zeros where the space does not know the text.
        """
        found = np.zeros((len(texts), 3, len(self.keywords)), np.float32)
        known = [
            (at, bags) for at, text in enumerate(texts) if (bags := self.space.readings(text, self.language))
        ]
        if known:
            places = [at for at, _ in known]
            points = self.space.vectors([bag for _, bags in known for bag in bags])
            begins = np.cumsum([0, *(len(bags) for _, bags in known[:-1])])
            found[places, 0] = spread(both(points @ self.keywords.T, begins))
            count, most, size = self.associations.shape
            near = (points @ self.associations.reshape(-1, size).T).reshape(-1, count, most)
            others = near.copy()
            for begin, (at, bags) in zip(begins, known, strict=True):
                for keyword in self.lexicon.written_for(texts[at]):
                    itself = self.associations[keyword] @ self.places((texts[at],))[0] > SAME
                    others[begin : begin + len(bags), keyword, itself] = -1.0
            found[places, 1] = spread(both(best_two(near), begins))
            found[places, 2] = spread(both(best_two(others), begins))
        return found


def best_two(near: Array) -> Array:
    """Return the mean of the two greatest of the last axis; changes what it is given."""
    first = near.argmax(axis=2)[:, :, None]
    best = np.take_along_axis(near, first, 2)
    np.put_along_axis(near, first, -1.0, 2)
    return (best[:, :, 0] + near.max(axis=2)) / 2


def both(rows: Array, begins: Array) -> Array:
    """Return for the several readings of each text half the mean and half the best."""
    counts = np.diff([*begins, len(rows)])[:, None]
    return (np.add.reduceat(rows, begins) / counts + np.maximum.reduceat(rows, begins)) / 2


class Notion:
    """What the clues so far tell about a hidden keyword: a chance for each keyword of the list."""

    def __init__(
        self, known: "Meaning", earlier: Sequence[str], barred: frozenset[int], average: float
    ) -> None:
        self.known, self.earlier = known, tuple(earlier)
        rows = np.stack([known.overheard(clue) for clue in earlier] or [np.zeros(len(known.content.words))])
        rows[:, list(barred)] = -np.inf
        together = soft(BELIEVED * rows.sum(axis=0))
        self.chances = (1 - average) * together + average * soft(SHARP * rows).mean(axis=0)

    @property
    def likely(self) -> dict[int, float]:
        """Return the keywords that the clues point to, with their chances."""
        return {int(at): float(self.chances[at]) for at in np.argsort(-self.chances)[:SHOWN]}

    def fits(self, clue: str) -> float:
        """Return how well a clue fits what is believed, as a logarithm."""
        return float(np.log(self.chances @ self.known.shares(clue) + UNHEARD))

    def after(self, clue: str, keyword: int) -> float:
        """Return how likely ``keyword`` becomes once this clue is known to stand for the hidden one."""
        found = self.chances * self.known.shares(clue)
        return float(found[keyword] / found.sum())

    def exposes(self, clue: str, keywords: Sequence[int], place: int) -> float:
        """Return how likely all clues with this one are taken for the right one of four keywords."""
        found = self.known.offers.exposed(self.middle, self.known.points(clue), keywords)
        return float(found[place])

    @cached_property
    def middle(self) -> list[Array]:
        """Return the middle of the clues so far in each space."""
        points = [self.known.points(clue) for clue in self.earlier]
        return [sum(one) for one in zip(*points, strict=True)]

    @cached_property
    def towards(self) -> list[Array]:
        """Return the same at length 1."""
        return [unit(one) for one in self.middle]

    def recalls(self, clue: str) -> float:
        """Return how near a clue is to the clues so far, for one who thinks of no keyword."""
        if not self.earlier:
            return 0.0
        found = 0.0
        grounds, points = self.known.offers.grounds, self.known.points(clue)
        for ground, point, middle in zip(grounds, points, self.towards, strict=True):
            found += float(ground.near(point, middle)) if point.any() else 0.0
        return RECALLED * found / len(grounds)


class Outsider:
    """A reader who knows no associations, only how near words are: stands for an unknown team-mate."""

    def __init__(self, known: "Meaning") -> None:
        self.known = known

    def fit(self, clue: str, keywords: Sequence[int]) -> Row:
        """Return how well a clue fits each of the keywords; an empty line tells nothing."""
        if not clue:
            return NOTHING
        voices = self.known.voices(clue)[:, list(keywords)]
        row: list[float] = (STRANGE * (self.known.echoes @ voices)).tolist()
        return row


class Meaning:
    """All word knowledge of one language: the lexicon and every space, each a voice of its own."""

    def __init__(self, lexicon: Associations, banks: Sequence[Bank]) -> None:
        self.lexicon, self.banks = lexicon, tuple(banks)
        self.content, self.language = lexicon.content, lexicon.language
        self.entries, self.tags = lexicon.entries, Tags(self.content, self.language)
        trust = [bank.space.trust[self.language] for bank in self.banks]
        halves = [one / sum(trust) / 2 for one in trust for _ in range(2)]
        self.weights = np.array([*halves, 1.0], np.float32)
        self._apart: dict[str, Array] = {}
        echoes = [part for bank in self.banks for part in (bank.space.echo[self.language], 0.0)]
        self.echoes = np.array([*echoes, ECHOED], np.float32)
        self._voices: dict[str, Array] = {}
        self._shares: dict[str, Array] = {}
        self._points: dict[str, tuple[Array, ...]] = {}

    @cached_property
    def panel(self) -> tuple[Outsider, ...]:
        """Return an imagined reader who knows less."""
        return (Outsider(self),)

    def hear(self, texts: Iterable[str]) -> None:
        """Look at many clues at once, which is quicker than one by one."""
        new = [text for text in dict.fromkeys(texts) if text not in self._apart]
        if len(self._voices) + len(new) > KEPT:
            for kept in (self._voices, self._apart, self._shares, self._points):
                kept.clear()
        for begin in range(0, len(new), TOGETHER):
            some = new[begin : begin + TOGETHER]
            found = [bank.rows(some) for bank in self.banks]
            rows = np.concatenate([*(one[:, :2] for one in found), self._said(some)], axis=1)
            self._voices.update(zip(some, rows, strict=True))
            apart = np.concatenate([*(one[:, ::2] for one in found), self._said(some, apart=True)], axis=1)
            mixed = SHARED * rows + (1 - SHARED) * apart
            self._apart.update(zip(some, np.tensordot(mixed, self.weights, (1, 0)), strict=True))
            places = zip(*(bank.places(some) for bank in self.banks), strict=True)
            self._points.update(zip(some, places, strict=True))

    def _said(self, texts: Sequence[str], apart: bool = False) -> Array:
        """Return what the lexicon and emojis say of some clues, or ``apart`` from these themselves."""
        rows = np.zeros((len(texts), 1, len(self.content.words)), np.float32)
        for row, text in zip(rows[:, 0], texts, strict=True):
            if links := self.lexicon.links(text, apart):
                row[list(links)] = WRITTEN * np.log1p(np.array(list(links.values())) / UNHEARD)
            for keyword, weight in self.tags.links(text).items():
                row[keyword] += TAGGED * weight
        return rows

    def voices(self, text: str) -> Array:
        """Return how a clue points to each keyword: two rows for each space, one for what was written."""
        if text not in self._voices:
            self.hear((text,))
        return self._voices[text]

    def row(self, text: str) -> Array:
        """Return how a clue points to each keyword, all things considered."""
        voices = self.voices(text)
        return self.weights @ voices

    def overheard(self, text: str) -> Array:
        """Return the same for one who listens in, and to whom this very text seldom came to mind.

        Computers who share one lexicon would read each other's minds; people of another team do not.
        """
        if text not in self._apart:
            self.hear((text,))
        return self._apart[text]

    def shares(self, text: str) -> Array:
        """Return that as chances that add up to 1."""
        found = self._shares.get(text)
        if found is None:
            found = self._shares[text] = soft(SHARP * self.overheard(text))
        return found

    def points(self, text: str) -> tuple[Array, ...]:
        """Return where a clue lies in each space; at zero where it is unknown."""
        if text not in self._points:
            self.hear((text,))
        return self._points[text]

    def knows(self, clue: str) -> bool:
        """Return whether anything is known about a clue."""
        return bool(self.voices(clue).any())

    def fit(self, clue: str, keywords: Sequence[int]) -> Row:
        """Return how well a clue fits each of the keywords; an empty line tells nothing."""
        if not clue:
            return NOTHING
        row: list[float] = (SHARP * self.row(clue)[list(keywords)]).tolist()
        return row

    @cached_property
    def told(self) -> list[str]:
        """Return the texts that people wrote: associations, keywords and names of emojis."""
        size = range(len(self.content.words))
        texts = [clue for at in size for clue, _ in self.lexicon.entries(at)]
        texts += [self.content.spoken(at, self.language) for at in size]
        return list(dict.fromkeys([*texts, *named_pictures(self.language)]))

    @cached_property
    def offers(self) -> Offers:
        """Return all texts that may serve as clues: those that people wrote, then everyday words."""
        texts = list(dict.fromkeys([*self.told, *lines(f"{self.language}-everyday.txt")]))
        grounds = [
            Ground(bank.places(texts), bank.keywords, bank.space.echo[self.language], bank.usual)
            for bank in self.banks
        ]
        return Offers(texts, grounds, lambda at: [clue for clue, _ in self.lexicon.entries(at)])

    def suggest(self, keyword: int, count: int) -> list[str]:
        """Return the texts of people nearest to a keyword, all spaces considered."""
        total = np.zeros(len(self.told), np.float32)
        for bank, ground in zip(self.banks, self.offers.grounds, strict=True):
            known = np.concatenate([bank.keywords[keyword][None, :], bank.associations[keyword]])
            near = ground.points[: len(self.told)] @ known.T
            total += spread(
                (near[:, 0] + np.partition(near[:, 1:], -2, axis=1)[:, -2:].mean(axis=1))[None, :]
            )[0]
        return [self.told[at] for at in np.argsort(-total)[:count]]

    def plan(self, aim: Aim, count: int, fine: Callable[[str], bool]) -> list[str]:
        """Return the most promising clues of one or two words that are fine, decoys among them."""
        return self.offers.plan(aim, count, fine)

    def believe(self, earlier: Sequence[str], barred: frozenset[int], average: float) -> Notion:
        """Return what is believed of a hidden keyword after some clues for it."""
        return Notion(self, earlier, barred, average)
