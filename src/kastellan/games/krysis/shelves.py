"""Unseen artefacts of Krysis laid down as it is remembered.  Compiled where possible."""

from random import Random

from kastellan.games.krysis.memory import PLACES, Memory

Fact = tuple[int, tuple[int, ...]]
"""At least so many of each type lie in some places together, given as a bit mask."""


class Shelf:
    """A part of a place: where its cards are counted, and ``room`` for how many unseen ones.

    A pair of drawn cards is listed, not counted: ``at`` is -1.
    """

    def __init__(self, place: int, cards: list[int], at: int, room: int) -> None:
        self.place, self.cards, self.at, self.room = place, cards, at, room

    def number(self, artefact: int) -> int:
        """Return how many of a type lie here."""
        return self.cards.count(artefact) if self.at < 0 else self.cards[self.at + artefact]

    def put(self, artefact: int) -> None:
        """Lay a card down."""
        self.room -= 1
        if self.at < 0:
            self.cards[self.cards.index(-1)] = artefact
        else:
            self.cards[self.at + artefact] += 1

    def take(self, artefact: int) -> None:
        """Take a card up again."""
        self.room += 1
        if self.at < 0:
            self.cards[self.cards.index(artefact)] = -1
        else:
            self.cards[self.at + artefact] -= 1


def lay_unseen(shelves: list[Shelf], pool: list[int], memory: Memory, rng: Random) -> None:
    """Lay down the cards of ``pool`` (numbers by type): first those that are remembered, then the rest.

    A card that may be in several places is as likely to be in one as there is room.  Where that leads
    nowhere another place is tried, so that an arrangement is found if there is any.
    """
    sure = [(1 << place, memory.sure[place]) for place in range(PLACES) if any(memory.sure[place])]
    facts: list[Fact] = [*sure, *[(lot.places, lot.types) for lot in memory.lots]]
    if facts and not lay_known(shelves, pool, facts, rng):
        raise AssertionError("what is remembered of a real position agrees with an arrangement")
    rest = [t for t in range(6) for _ in range(pool[t])]
    rng.shuffle(rest)
    for shelf in shelves:
        for _ in range(shelf.room):
            shelf.put(rest.pop())


def lay_known(shelves: list[Shelf], pool: list[int], facts: list[Fact], rng: Random) -> bool:
    """Lay down a card that is still missing by a fact, and then the next; return whether all found room."""
    for places, types in facts:
        for artefact in range(6):
            missing = types[artefact]
            if missing == 0:
                continue
            for shelf in shelves:
                if places >> shelf.place & 1:
                    missing -= shelf.number(artefact)
            if missing <= 0:
                continue
            if pool[artefact] < missing:
                return False
            free = [shelf for shelf in shelves if places >> shelf.place & 1 and shelf.room > 0]
            pool[artefact] -= 1
            while free:
                shelf = rng.choices(free, [one.room for one in free])[0]
                shelf.put(artefact)
                if lay_known(shelves, pool, facts, rng):
                    return True
                shelf.take(artefact)
                free.remove(shelf)
            pool[artefact] += 1
            return False
    return True
