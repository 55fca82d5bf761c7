"""What a seat concludes in Kryptos, and the guesses that follow from it."""

from collections.abc import Mapping, Sequence
from random import Random

import msgspec

from kastellan.games.kryptos.actions import GUESSES, SLOTS, VALUES, Action
from kastellan.games.kryptos.content import Colours
from kastellan.games.kryptos.memory import Memory
from kastellan.games.kryptos.posterior import Posterior, posterior
from kastellan.games.kryptos.steps import worth
from kastellan.games.kryptos.views import View

PRICE = 1
"""What a second attempt costs (KRP-28)."""

Place = tuple[int, int]
"""A card on the table: seat and index."""


class Offer(msgspec.Struct, frozen=True):
    """A guess with its chance of being right and what it then scores."""

    target: int
    index: int
    value: int
    chance: float
    worth: int

    @property
    def place(self) -> Place:
        """Return the card that is asked for."""
        return self.target, self.index

    @property
    def gain(self) -> float:
        """Return the points to expect."""
        return self.chance * self.worth

    @property
    def action(self) -> Action:
        """Return the guess itself."""
        return GUESSES[(self.target * SLOTS + self.index) * VALUES + self.value]


def conclude(view: View, content: Colours, rng: Random, never: Mapping[int, int] | None = None) -> Posterior:
    """Return the chances of all hidden cards; a belief that cannot hold is dropped."""
    found = posterior(view, content, rng, never) if never else None
    found = found or posterior(view, content, rng)
    if found is None:
        raise AssertionError("what is seen of a real position agrees with a deal")
    return found


def promises(view: View, memory: Memory | None) -> dict[int, int]:
    """Return for each seat, as a bit mask, the values it is believed not to hold: it has named them.

    Nobody names a card of their own to gain points, but somebody may to mislead: who has been
    caught at it is believed no more.
    """
    named = () if memory is None else memory.named
    return {
        seat: sum(1 << value for value in values)
        for seat, values in enumerate(named)
        if values
        and not any(
            up and value in values
            for value, up in zip(view.hands[seat].values, view.hands[seat].face_up, strict=True)
        )
    }


def offers_of(view: View, found: Posterior) -> list[Offer]:
    """Return every guess that can be right, the most points to expect first."""
    tried = view.tried and (view.tried.target, view.tried.index, view.tried.value)
    offers = [
        Offer(seat, index, value, chance, worth_of(view, seat))
        for (seat, index), values in found.chances.items()
        for value, chance in values.items()
        if (seat, index, value) != tried
    ]
    return sorted(offers, key=lambda offer: (-offer.gain, -offer.chance))


def worth_of(view: View, seat: int) -> int:
    """Return what a right guess at a card of this seat scores now (KRP-31)."""
    return worth(sum(view.hands[seat].stock))


def rough_weights(offers: Sequence[Offer]) -> list[float]:
    """Return how often who counts roughly takes each: likely values, but not always the likeliest."""
    return [offer.chance**2 for offer in offers]
