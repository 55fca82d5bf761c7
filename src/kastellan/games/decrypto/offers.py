"""What may serve as a clue: a text that is known, or a few words of different aspects side by side.

Clues are judged here as somebody would who knows none of our associations and only compares words;
what such a reader makes of them is foretold from all spaces (``Space.echo``).  Further words may
resemble what was said of another keyword: that leads astray who compares with earlier clues.
"""

from collections.abc import Callable, Iterable, Sequence
from itertools import islice
from typing import Final

import msgspec

from kastellan.games.decrypto.vectors import Array, cut, np, soft, unit

STRANGE: Final = 0.9
"""How far a foretold lead of one spread is trusted: the rest is what strangers think otherwise."""
RECALLED: Final = 1.5
"""The same for how near a clue is to earlier ones."""
FADED: Final = 0.06
"""How much of a lead is lost when words are rarer by a factor of e: not everybody knows them as well."""
CLEAR, LEADING = 32, 20
"""How many of the clearest texts are looked at, and how many of these go with further words."""
DECOYS, BEAM = 60, 25
"""How many further words are tried, and how many of the best clues, for each caution, get one more."""
RELATED, AGREED = 1.0, 0.3
"""How near to the keyword a further word has to be, in all and in each space by itself: all of a clue
refers to the meaning (DEC-42)."""
WRITTEN: Final = 1.1
"""What an association written for a keyword counts beside what the spaces say."""
CAUTIONS: Final = (0.05, 0.2, 0.5, 1.0)
"""How much of an interception's cost one clue may answer for: one dark clue of three can be enough."""
TRIED: Final = 8

Check = Callable[[str], bool]


class Aim(msgspec.Struct, frozen=True):
    """What a clue is for: four keywords, which of them is meant, and what matters.

    ``middles`` are the middles of the clues so far for each keyword, by space, empty where there
    are none, and ``believed`` what these tell of the keyword, as chances.  ``understood`` is what it is
    worth to be understood, ``found`` what an interception costs and ``shown`` what it costs if the clues
    so far together come to point to the keyword.  ``comparers`` is the share of opponents who only
    compare clues, and ``longest`` how many words a clue may have.
    """

    keywords: tuple[int, ...]
    place: int
    middles: Sequence[Sequence[Array]]
    believed: Sequence[Array]
    understood: float
    found: float
    shown: float
    comparers: float = 0.5
    longest: int = 2


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


class Bundles:
    """Texts of one space side by side, equally many each, judged all at once.

    ``members`` has a row for each bundle: the places of its texts among those ``chosen``.
    """

    def __init__(self, ground: Ground, chosen: Array, members: Array) -> None:
        self.ground, self.members = ground, members
        self.points = ground.points[chosen]
        self.lengths = np.sqrt(self.squares(self.points @ self.points.T)) + 1e-6
        self.turned = self.points @ ground.shape
        self.variances = self.squares(self.turned @ self.points.T)

    def squares(self, products: Array) -> Array:
        """Return the products of all bundles with themselves."""
        columns = self.members.T
        return sum(products[one, other] for one in columns for other in columns)

    def sums(self, values: Array) -> Array:
        """Return the sums over all bundles."""
        return sum(values[one] for one in self.members.T)

    def rows(self, keywords: Array) -> Array:
        """Return how much nearer than usual keywords, or mixtures of them, are to each bundle, in spreads."""
        return cut(self.sums(self.points @ keywords.T) / (np.sqrt(self.variances)[:, None] + 1e-6))

    def near(self, middle: Array) -> Array:
        """Return how near each bundle is to the middle of some clues (of length 1), in spreads."""
        near = self.sums(self.points @ middle) / self.lengths
        return (near - self.ground.usual[0]) / self.ground.usual[1]

    def rows_with(self, middle: Array, keywords: Array) -> Array:
        """Return the same for each bundle together with the clues so far."""
        leads = self.sums(self.points @ keywords.T) / self.lengths[:, None] + keywords @ middle
        variances = self.variances / self.lengths**2 + middle @ self.ground.shape @ middle
        variances += 2 * self.sums(self.turned @ middle) / self.lengths
        return cut(leads / (np.sqrt(np.maximum(variances, 0.0))[:, None] + 1e-6))


def longer(members: Array, more: Array) -> Array:
    """Return bundles with one text more each, no text twice and no bundle twice."""
    grown = np.concatenate(
        [np.repeat(members, len(more), axis=0), np.tile(more, len(members))[:, None]], axis=1
    )
    grown = grown[(grown[:, :-1] != grown[:, -1:]).all(axis=1)]
    _, first = np.unique(np.sort(grown, axis=1), axis=0, return_index=True)
    return grown[first]


class Offers:
    """All texts that may serve as clues, with where they lie in each space."""

    def __init__(
        self,
        texts: Sequence[str],
        grounds: Sequence[Ground],
        written: Callable[[int], Iterable[str]],
        rare: Array,
    ) -> None:
        self.texts, self.grounds, self.written, self.rare = texts, grounds, written, rare
        self.place = {text: at for at, text in enumerate(texts)}
        self.words = np.array([len(text.split()) for text in texts])

    def promise(self, keyword: int) -> Array:
        """Return how clearly each offer points to a keyword for somebody else."""
        total = self.bonus(keyword)
        for ground in self.grounds:
            total += ground.echo * ground.leads(keyword)
        return total * (1 - FADED * self.rare)

    def related(self, keyword: int) -> Array:
        """Return which words have so much to do with a keyword, in every space, that they may be added."""
        least = np.min([ground.leads(keyword) for ground in self.grounds], axis=0)
        return (self.words == 1) & (self.promise(keyword) > RELATED) & (least > AGREED)

    def bonus(self, keyword: int) -> Array:
        """Return what each offer gains if it was written for a keyword."""
        found = np.zeros(len(self.texts), np.float32)
        found[[self.place[text] for text in self.written(keyword)]] = WRITTEN
        return found

    def plan(self, aim: Aim, count: int, fine: Check, part: Check) -> list[str]:
        """Return the most promising clues that are fine, some for each caution.

        Words that may be ``part`` of a clue include those of earlier ones: said again of another keyword
        they lead astray whatever one knows.
        """
        chosen, clear = self.choice(aim, fine, part)
        sizes = self.bundles(aim, chosen, clear)
        found: set[str] = set()
        for caution in range(len(CAUTIONS)):
            ranked = [
                (float(merits[caution, at]), tuple(members[at]))
                for members, merits in sizes
                for at in np.argsort(-merits[caution])[: TRIED * count]
            ]
            ranked.sort(key=lambda one: -one[0])
            texts = (" ".join(self.texts[chosen[at]] for at in row) for _, row in ranked)
            found.update(islice(filter(fine, texts), count // len(CAUTIONS)))
        return sorted(found)

    def choice(self, aim: Aim, fine: Check, part: Check) -> tuple[Array, int]:
        """Return the clearest texts, and after them words that may be added; and how many are clear."""
        keyword = aim.keywords[aim.place]
        promise = np.where(self.words <= aim.longest, self.promise(keyword), -np.inf)
        clear = self.first(np.argsort(-promise), CLEAR, fine)
        lures = np.where(self.related(keyword), self.lure(aim), -np.inf)
        lures[clear] = -np.inf
        order = np.argsort(-lures)[: int(np.isfinite(lures).sum())]
        return np.array([*clear, *self.first(order, DECOYS, part)]), len(clear)

    def first(self, order: Array, count: int, fine: Check) -> list[int]:
        """Return the first places in an order whose texts are fine; not all are tried."""
        return list(islice((int(at) for at in order[: TRIED * count] if fine(self.texts[at])), count))

    def bundles(self, aim: Aim, chosen: Array, clear: int) -> list[tuple[Array, Array]]:
        """Return clear texts alone, then with one word more and so on, each number with its merits."""
        members = np.arange(clear)[:, None]
        found = [(members, self.merits(aim, chosen, members))]
        promise = self.promise(aim.keywords[aim.place])[chosen]
        more = np.flatnonzero((self.words[chosen] == 1) & (promise > RELATED))
        grown = more[more < clear][:LEADING, None]
        while len(found) < aim.longest:
            members = longer(grown, more)
            merits = self.merits(aim, chosen, members)
            found.append((members, merits))
            grown = members[np.unique(np.argsort(-merits, axis=1)[:, :BEAM])]
        return found

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

    def merits(self, aim: Aim, chosen: Array, members: Array) -> Array:
        """Return what each bundle is worth: understood, not found, and not giving much away.

        A row for each caution.
        """
        own, recalled, guessed, shown = (np.zeros((len(members), 4), np.float32) for _ in range(4))
        for at, ground in enumerate(self.grounds):
            bundles, keywords = Bundles(ground, chosen, members), ground.keywords[list(aim.keywords)]
            rows = bundles.rows(keywords)
            own += ground.echo * rows
            guessed += ground.echo * bundles.rows(np.stack(aim.believed) @ ground.keywords)
            for place, middle in enumerate(aim.middles):
                if middle:
                    recalled[:, place] += bundles.near(unit(middle[at])) / len(self.grounds)
            middle = aim.middles[aim.place]
            shown += ground.echo * (bundles.rows_with(middle[at], keywords) if middle else rows)
        own[:, aim.place] += self.bonus(aim.keywords[aim.place])[chosen][members].mean(axis=1)
        own *= 1 - FADED * self.rare[chosen][members].mean(axis=1, keepdims=True)
        rows = (STRANGE * own, RECALLED * recalled, STRANGE * guessed, shown)
        understood, compared, seen_through, exposed = (soft(row)[:, aim.place] for row in rows)
        found = aim.comparers * compared + (1 - aim.comparers) * seen_through
        costs = aim.found * np.array(CAUTIONS)[:, None] * found + aim.shown * exposed
        return aim.understood * understood - costs

    def exposed(self, middle: Sequence[Array], points: Sequence[Array], keywords: Sequence[int]) -> Array:
        """Return which keyword the clues so far are taken for, with one more at ``points``, as chances."""
        total = np.zeros(len(keywords), np.float32)
        for at, (ground, point) in enumerate(zip(self.grounds, points, strict=True)):
            total += ground.echo * ground.rows(middle[at] + point if middle else point, keywords)
        return soft(total)
