"""What may serve as a clue: a text as people write it, or with decoys two words side by side.

Clues are judged here as somebody would who knows none of our associations and only compares words;
what such a reader makes of them is foretold from all spaces (``Space.echo``).  A decoy is a second word
that resembles what was said of another keyword: it leads astray who compares with earlier clues, and
people read it as noise.
"""

from collections.abc import Callable, Iterable, Sequence
from itertools import islice
from typing import Final

import msgspec

from kastellan.games.decrypto.vectors import Array, cut, np, soft, unit

STRANGE: Final = 1.33
"""How far a foretold lead of one spread is trusted: the rest is what strangers think otherwise."""
RECALLED: Final = 1.5
"""The same for how near a clue is to earlier ones."""
CLEAR, LEADING = 32, 20
"""How many of the clearest texts are looked at, and how many of these go with a decoy."""
DECOYS: Final = 60
RELATED: Final = 0.8
"""How near to the keyword a second word has to be: all of a clue refers to the meaning (DEC-42)."""
WRITTEN: Final = 1.1
"""What an association written for a keyword counts beside what the spaces say."""
LONGEST: Final = 2
TRIED: Final = 8


class Aim(msgspec.Struct, frozen=True):
    """What a clue is for: four keywords, which of them is meant, and what matters.

    ``middles`` are the middles of the clues so far for each keyword, by space, empty where there
    are none, and ``believed`` what these tell of the keyword, as chances.  ``understood`` is what it is
    worth to be understood, ``found`` what an interception costs and ``shown`` what it costs if the clues
    so far together come to point to the keyword.
    """

    keywords: tuple[int, ...]
    place: int
    middles: Sequence[Sequence[Array]]
    believed: Sequence[Array]
    understood: float
    found: float
    shown: float


class Ground:
    """One space as offers need it: where they lie, how keywords lie about their middle, what is usual.

    ``echo`` is how far others agree with this space, ``usual`` how near two clues usually are.
    """

    def __init__(self, points: Array, keywords: Array, echo: float, usual: tuple[float, float]) -> None:
        self.points, self.echo, self.usual = points, echo, usual
        self.keywords = keywords - keywords.mean(axis=0)
        self.shape = self.keywords.T @ self.keywords / len(keywords)
        self.spreads = np.sqrt(((points @ self.shape) * points).sum(axis=1)) + 1e-6

    def leads(self, keyword: int) -> Array:
        """Return how much nearer than usual a keyword is to each offer, in spreads."""
        return cut(self.points @ self.keywords[keyword] / self.spreads)

    def near(self, points: Array, middle: Array) -> Array:
        """Return how near points are to the middle of some clues, in spreads; all of length 1."""
        return (points @ middle - self.usual[0]) / self.usual[1]

    def rows(self, points: Array, keywords: Sequence[int]) -> Array:
        """Return how much nearer than usual each of some keywords is to points, in spreads."""
        spreads = np.sqrt(((points @ self.shape) * points).sum(axis=-1, keepdims=True)) + 1e-6
        return cut(points @ self.keywords[list(keywords)].T / spreads)


class Couples:
    """Texts of one space two by two (or alone, as ``one`` and ``two`` alike), judged all at once."""

    def __init__(self, ground: Ground, chosen: Array, one: Array, two: Array) -> None:
        self.ground, self.one, self.two = ground, one, two
        self.points = ground.points[chosen]
        self.lengths = np.sqrt(self.squares(self.points @ self.points.T)) + 1e-6
        self.turned = self.points @ ground.shape
        self.variances = self.squares(self.turned @ self.points.T)

    def squares(self, products: Array) -> Array:
        """Return the products of all couples with themselves."""
        one, two = self.one, self.two
        return products[one, one] + products[two, two] + 2 * products[one, two]

    def sums(self, values: Array) -> Array:
        """Return the sums over all couples."""
        return values[self.one] + values[self.two]

    def rows(self, keywords: Array) -> Array:
        """Return how much nearer than usual keywords, or mixtures of them, are to each couple, in spreads."""
        return cut(self.sums(self.points @ keywords.T) / (np.sqrt(self.variances)[:, None] + 1e-6))

    def near(self, middle: Array) -> Array:
        """Return how near each couple is to the middle of some clues (of length 1), in spreads."""
        near = self.sums(self.points @ middle) / self.lengths
        return (near - self.ground.usual[0]) / self.ground.usual[1]

    def rows_with(self, middle: Array, keywords: Array) -> Array:
        """Return the same for each couple together with the clues so far."""
        leads = self.sums(self.points @ keywords.T) / self.lengths[:, None] + keywords @ middle
        variances = self.variances / self.lengths**2 + middle @ self.ground.shape @ middle
        variances += 2 * self.sums(self.turned @ middle) / self.lengths
        return cut(leads / (np.sqrt(np.maximum(variances, 0.0))[:, None] + 1e-6))


class Offers:
    """All texts that may serve as clues, with where they lie in each space."""

    def __init__(
        self, texts: Sequence[str], grounds: Sequence[Ground], written: Callable[[int], Iterable[str]]
    ) -> None:
        self.texts, self.grounds, self.written = texts, grounds, written
        self.place = {text: at for at, text in enumerate(texts)}
        words = np.array([len(text.split()) for text in texts])
        self.short, self.single = words <= LONGEST, words == 1

    def promise(self, keyword: int) -> Array:
        """Return how clearly each offer points to a keyword for somebody else."""
        total = self.bonus(keyword)
        for ground in self.grounds:
            total += ground.echo * ground.leads(keyword)
        return total

    def bonus(self, keyword: int) -> Array:
        """Return what each offer gains if it was written for a keyword."""
        found = np.zeros(len(self.texts), np.float32)
        found[[self.place[text] for text in self.written(keyword)]] = WRITTEN
        return found

    def plan(self, aim: Aim, count: int, fine: Callable[[str], bool]) -> list[str]:
        """Return the most promising clues of one or two words that are fine, decoys among them."""
        promise = np.where(self.short, self.promise(aim.keywords[aim.place]), -np.inf)
        clear = self.first(np.argsort(-promise), CLEAR, fine)
        related = np.where(self.single & (promise > RELATED), self.lure(aim), -np.inf)
        related[clear] = -np.inf
        order = np.argsort(-related)[: int(np.isfinite(related).sum())]
        chosen = np.array([*clear, *self.first(order, DECOYS, fine)])
        one, two = self.couples(chosen, len(clear))
        best = np.argsort(-self.merits(aim, chosen, one, two))[: TRIED * count]
        texts = (self.side_by_side(first, second) for first, second in chosen[np.stack([one, two])].T[best])
        return list(islice(filter(fine, texts), count))

    def first(self, order: Array, count: int, fine: Callable[[str], bool]) -> list[int]:
        """Return the first places in an order whose texts are fine; not all are tried."""
        return list(islice((int(at) for at in order[: TRIED * count] if fine(self.texts[at])), count))

    def side_by_side(self, one: int, two: int) -> str:
        """Return a text alone or two words together."""
        return self.texts[one] if one == two else f"{self.texts[one]} {self.texts[two]}"

    def lure(self, aim: Aim) -> Array:
        """Return how much nearer each offer is to the clues for another keyword than to those for this."""
        total = np.zeros(len(self.texts), np.float32)
        for at, ground in enumerate(self.grounds):
            near = [
                ground.near(ground.points, unit(middle[at])) if middle else np.zeros_like(total)
                for middle in aim.middles
            ]
            own = near.pop(aim.place)
            total += np.max(near, axis=0) - own
        return total

    def couples(self, chosen: Array, clear: int) -> tuple[Array, Array]:
        """Return what goes together: each clear text with itself, and clear words with any other."""
        one, two = np.triu_indices(len(chosen), 1)
        single = self.single[chosen]
        fine = (one < LEADING) & single[one] & single[two]
        alone = np.arange(clear)
        return np.concatenate([alone, one[fine]]), np.concatenate([alone, two[fine]])

    def merits(self, aim: Aim, chosen: Array, one: Array, two: Array) -> Array:
        """Return what each couple is worth by itself: understood, not found, and not giving much away."""
        own, recalled, guessed, shown = (np.zeros((len(one), 4), np.float32) for _ in range(4))
        for at, ground in enumerate(self.grounds):
            couples, keywords = Couples(ground, chosen, one, two), ground.keywords[list(aim.keywords)]
            rows = couples.rows(keywords)
            own += ground.echo * rows
            guessed += ground.echo * couples.rows(np.stack(aim.believed) @ ground.keywords)
            for place, middle in enumerate(aim.middles):
                if middle:
                    recalled[:, place] += couples.near(unit(middle[at])) / len(self.grounds)
            middle = aim.middles[aim.place]
            shown += ground.echo * (couples.rows_with(middle[at], keywords) if middle else rows)
        own[:, aim.place] += couples.sums(self.bonus(aim.keywords[aim.place])[chosen]) / 2
        rows = (STRANGE * own, RECALLED * recalled, STRANGE * guessed, shown)
        understood, compared, seen_through, exposed = (soft(row)[:, aim.place] for row in rows)
        found = (compared + seen_through) / 2
        return aim.understood * understood - aim.found * found - aim.shown * exposed

    def exposed(self, middle: Sequence[Array], points: Sequence[Array], keywords: Sequence[int]) -> Array:
        """Return which keyword the clues so far are taken for, with one more at ``points``, as chances."""
        total = np.zeros(len(keywords), np.float32)
        for at, (ground, point) in enumerate(zip(self.grounds, points, strict=True)):
            total += ground.echo * ground.rows(middle[at] + point if middle else point, keywords)
        return soft(total)
