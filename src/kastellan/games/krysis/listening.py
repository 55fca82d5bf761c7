"""What is remembered of a move of Krysis, by the lines in which it was told."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, Final

from kastellan.core.game import Line
from kastellan.games.krysis.content import COLOURS, Mine
from kastellan.games.krysis.memory import MOST_LOTS, NOWHERE, PILE, PLACES, Lot, Memory, Numbers, hq
from kastellan.games.krysis.views import by_type

STORY: Final = "krysis-story-"

Facts = Mapping[str, Any]


class Mind:
    """A memory that is being changed; ``known[places]`` are numbers by type for a bit mask of places."""

    __slots__ = ("cards", "content", "held", "hq", "known", "lines", "robbed", "stolen", "viewer")

    def __init__(self, memory: Memory, lines: Sequence[Line], content: Mine) -> None:
        self.viewer, self.content, self.lines = memory.viewer, content, lines
        self.hq, self.held, self.cards = list(memory.hq), list(memory.held), list(memory.cards)
        self.robbed, self.stolen = memory.robbed, list(memory.stolen)
        self.known: dict[int, Numbers] = {1 << at: list(types) for at, types in enumerate(memory.sure)}
        self.known.update((lot.places, list(lot.types)) for lot in memory.lots)

    def memory(self) -> Memory:
        """Return what is remembered from now on; what follows from single places is not kept twice."""
        known = self.known
        lots = [Lot(places, by_type(numbers)) for places, numbers in known.items() if self.says_more(places)]
        lots.sort(key=lambda lot: (lot.places.bit_count(), lot.places))
        return Memory(
            self.viewer,
            tuple(self.hq),
            tuple(self.held),
            tuple(self.cards),
            tuple([by_type(known[1 << at]) for at in range(PLACES)]),
            tuple(lots[:MOST_LOTS]),
            self.robbed,
            tuple(self.stolen),
        )

    def says_more(self, places: int) -> bool:
        """Return whether a fact about several places says more than those about each of them."""
        if places & (places - 1) == 0:
            return False
        singles = [self.known[1 << at] for at in range(PLACES) if places >> at & 1]
        return any(number > sum(one[t] for one in singles) for t, number in enumerate(self.known[places]))

    def artefacts(self, *keys: str) -> list[int]:
        """Return the types that a line with one of these keys shows in the same move."""
        for line in self.lines:
            if line.key.removeprefix(STORY) in keys:
                names: Any = line.facts["artefact"]
                return [self.type_of(name) for name in ([names] if isinstance(names, str) else names)]
        return []

    def type_of(self, name: Any) -> int:
        """Return the number of an artefact."""
        return self.content.artefact_ids.index(name)

    def move(self, artefact: int, origin: int, to: int) -> None:
        """Move a card that the viewer knows; what lies ``NOWHERE`` is seen by all anyway."""
        for places, types in self.known.items():
            left, came = has(places, origin), has(places, to)
            if left and not came:
                types[artefact] = max(0, types[artefact] - 1)
            elif came and not left:
                types[artefact] += 1
        self.count(1, origin, to)

    def move_unseen(self, number: int, origin: int, to: int) -> None:
        """Move cards that the viewer does not see: those that may be among them are in either place now."""
        if number == self.cards[origin]:  # all go, so that those which are known to lie there do
            for artefact, sure in enumerate(list(self.known[1 << origin])):
                for _ in range(min(sure, number)):
                    self.move(artefact, origin, to)
                    number -= 1
        emptied = number == self.cards[origin]
        there = list(self.known[1 << to])
        for places, types in list(self.known.items()):
            if not has(places, origin):
                continue
            inside = has(places, to)
            wide = [old if inside else old + more for old, more in zip(types, there, strict=True)]
            self.hear(places & ~(1 << origin) | 1 << to if emptied else places | 1 << to, wide)
            if not inside:
                self.known[places] = [max(0, old - number) for old in types]
        self.count(number, origin, to)

    def hear(self, places: int, types: Sequence[int]) -> None:
        """Take in that at least so many lie in some places together."""
        before = self.known.get(places, [0] * 6)
        self.known[places] = list(map(max, before, types))

    def count(self, number: int, origin: int, to: int) -> None:
        """Count how many cards lie where."""
        if origin != NOWHERE:
            self.cards[origin] = max(0, self.cards[origin] - number)
        if to != NOWHERE:
            self.cards[to] += number


def has(places: int, place: int) -> bool:
    """Return whether a place is among these."""
    return place != NOWHERE and bool(places >> place & 1)


def pay(mind: Mind, facts: Facts, sign: int) -> None:
    """Count crystals that come behind the screen, or are paid from there with a ``sign`` of -1 (KRY-15)."""
    for colour, name in enumerate(COLOURS):
        at = 3 * facts["seat"] + colour
        mind.hq[at] = max(0, mind.hq[at] + sign * facts[name])


def arrives(mind: Mind, facts: Facts, place: str) -> int:
    """Count crystals that come behind a screen; return where artefacts go (KRY-45, KRY-46, KRY-54 to 56)."""
    seat: int = facts["seat"]
    if place == "hq":
        pay(mind, facts, 1)
    return {"hq": hq(seat), "bank": NOWHERE, "camp": seat}[place]


def load(mind: Mind, facts: Facts, place: str) -> None:
    """Follow a load: its artefacts are shown, or only their number is told (KRY-44)."""
    to = arrives(mind, facts, place)
    carry(mind, facts["artefacts"], facts["seat"], to, mind.artefacts("shows"))


def carry(mind: Mind, number: int, origin: int, to: int, shown: Sequence[int]) -> None:
    """Move cards that the viewer saw, or else so many unseen ones."""
    for artefact in shown:
        mind.move(artefact, origin, to)
    if number > len(shown):
        mind.move_unseen(number - len(shown), origin, to)


def attack(mind: Mind, facts: Facts) -> None:
    """Note which camp is robbed; what is taken counts when it arrives (KRY-51)."""
    mind.robbed, mind.stolen = facts["target"], []


def stolen(mind: Mind, facts: Facts) -> None:
    """Note what is taken, as robber and victim see it (KRY-52, KRY-R51)."""
    mind.stolen.append(mind.type_of(facts["artefact"]))


def loot(mind: Mind, facts: Facts, place: str) -> None:
    """Follow loot from the camp that was robbed."""
    to = arrives(mind, facts, place)
    if mind.robbed is not None:
        shown = mind.artefacts("shows") or mind.stolen
        carry(mind, facts["artefacts"], mind.robbed, to, shown)
    mind.robbed, mind.stolen = None, []


def plays(mind: Mind, facts: Facts) -> None:
    """Let a played artefact lie open (KRY-35)."""
    mind.move(mind.type_of(facts["artefact"]), facts["seat"], NOWHERE)


def keep(mind: Mind, facts: Facts) -> None:
    """Follow two drawn cards: one is discarded, the other kept, and its drawer knows it (KRY-20)."""
    mind.move(mind.type_of(facts["discarded"]), PILE, NOWHERE)
    kept = [mind.type_of(facts["kept"])] if "kept" in facts else []
    carry(mind, 1, PILE, facts["seat"], kept)


def keep_alone(mind: Mind, facts: Facts) -> None:
    """Follow the only card left, which its drawer sees in the same move (KRY-21)."""
    carry(mind, 1, PILE, facts["seat"], mind.artefacts("drawn"))


def reshuffle(mind: Mind, facts: Facts) -> None:
    """Make the discards, which all have seen, the draw pile (KRY-21)."""
    for name in facts["artefact"]:
        mind.move(mind.type_of(name), NOWHERE, PILE)


def first_artefact(mind: Mind, facts: Facts) -> None:
    """Take in the own first artefact (KRY-8)."""
    if mind.viewer is not None:
        mind.move(mind.type_of(facts["artefact"]), PILE, mind.viewer)


def enter(mind: Mind, facts: Facts) -> None:
    """Count the first artefact of whose miner goes in (KRY-8, KRY-10)."""
    if not mind.cards[facts["seat"]]:
        mind.move_unseen(1, PILE, facts["seat"])


def spy_saw(mind: Mind, facts: Facts) -> None:
    """Take in what a spy sees of a camp (KRY-102)."""
    seen = mind.artefacts("spy-saw")
    mind.hear(1 << facts["target"], [seen.count(t) for t in range(6)])


def snatch(mind: Mind, facts: Facts) -> None:
    """Follow a card that a spy takes, which spy and victim know (KRY-102)."""
    shown = [mind.type_of(facts["artefact"])] if "artefact" in facts else []
    carry(mind, 1, facts["target"], facts["seat"], shown)


def recruits(mind: Mind, facts: Facts) -> None:
    """Count an agent drawn from the pile of carriers or of warriors (KRY-R27)."""
    mind.held[2 * facts["seat"] + (facts["kind"] == "warrior")] += 1


def agent(mind: Mind, facts: Facts) -> None:
    """Let an agent leave a hand (KRY-23)."""
    number = mind.content.agent_ids.index(facts["agent"])
    at = 2 * facts["seat"] + (mind.content.warriors >> number & 1)
    mind.held[at] = max(0, mind.held[at] - 1)


TELLS: Final[dict[str, Callable[[Mind, Facts], None]]] = {
    "bid": partial(pay, sign=-1),
    **{f"load-{place}": partial(load, place=place) for place in ("hq", "bank")},
    "attack": attack,
    "attack-open": attack,
    "stolen": stolen,
    **{f"loot-{place}": partial(loot, place=place) for place in ("hq", "bank", "camp")},
    "plays": plays,
    "keep": keep,
    "keep-own": keep,
    "kept-alone": keep_alone,
    "reshuffle": reshuffle,
    "first-artefact": first_artefact,
    "enter": enter,
    "spy-saw": spy_saw,
    "snatch": snatch,
    "snatch-own": snatch,
    "recruits": recruits,
    "agent": agent,
}
"""What is worth remembering, by the line that tells it."""


def learn(memory: Memory, lines: Sequence[Line], content: Mine) -> Memory:
    """Return the memory after a move that was told in these lines."""
    told = [(TELLS[key], line.facts) for line in lines if (key := line.key.removeprefix(STORY)) in TELLS]
    if not told:
        return memory
    mind = Mind(memory, lines, content)
    for take_in, facts in told:
        take_in(mind, facts)
    return mind.memory()
