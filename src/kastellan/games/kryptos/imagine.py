"""Positions of Kryptos imagined from what one viewer sees: every deal that agrees is equally likely."""

from functools import lru_cache
from random import Random

from kastellan.core.written import kept
from kastellan.games.kryptos.content import Colours
from kastellan.games.kryptos.options import highest
from kastellan.games.kryptos.posterior import Posterior, posterior
from kastellan.games.kryptos.state import State, noted, start
from kastellan.games.kryptos.steps import reveal_card
from kastellan.games.kryptos.views import View

KEPT = 2
"""How many countings are kept: many positions are imagined from one view, and a counting may be large."""

TRIED = 300
"""How many deals are drawn, to be drawn from by their weights, where not all can be counted."""

MOST_TOLD = 999_999
"""Of more deals than that the exact number tells nobody anything."""


def imagine(view: View, content: Colours, rng: Random) -> State:
    """Return a position in which the viewer would see exactly ``view``.

    Unknown cards are dealt again so that sorted hands, stocks and wrong guesses agree.
    """
    state = start(len(view.hands), view.options, content)
    state.first, state.turn = kept(view.first), kept(view.turn)
    state.hands = [value or 0 for hand in view.hands for value in hand.values]
    for slot, up in enumerate([up for hand in view.hands for up in hand.face_up]):
        if up:
            reveal_card(state, slot)
    state.wrong = [sum(1 << value for value in wrong) for hand in view.hands for wrong in hand.wrong]
    state.aside, state.deck = list(view.aside.values or ()), []
    state.points, state.reveals, state.dry = list(view.points), view.reveals, view.dry
    state.triggered, state.found, state.over = view.triggered, view.found, view.phase == "over"
    if view.tried is not None:
        state.tried = noted(view.tried.target * state.size + view.tried.index, view.tried.value)
    if view.phase == "deal":
        shuffle_the_deal(state, view, rng)
    elif view.phase != "over":
        deal_unknown(state, view, rng)
    return state


def shuffle_the_deal(state: State, view: View, rng: Random) -> None:
    """Give unknown cards to those who have been dealt some, and leave the rest in the deck."""
    known = [value for value in state.hands if value]
    cards = [card for card in range(1, highest(state.seats, view.options) + 1) if card not in known]
    rng.shuffle(cards)
    state.aside = [cards.pop() for _ in range(view.aside.cards)]
    for slot in range(view.dealt):
        state.hands[slot] = state.hands[slot] or cards.pop()
    state.deck = sorted(cards)


def deal_unknown(state: State, view: View, rng: Random) -> None:
    """Deal the cards that the viewer does not know among those who hide them."""
    [dealt] = counted(view, state.content).draw(rng, 1)
    for (seat, at), card in dealt.items():
        state.hands[seat * state.size + at] = card
    state.aside = [card for card in view.uncovered if card not in state.hands]


@lru_cache(maxsize=KEPT)
def counted(view: View, content: Colours) -> Posterior:
    """Return what the viewer can conclude, a function of the view alone even where deals are sampled."""
    found = posterior(view, content, Random(0), particles=TRIED)
    if found is None:
        raise AssertionError("what is seen of a real position agrees with a deal")
    return found


def deals(view: View, content: Colours) -> int | None:
    """Return how many deals agree with what the viewer sees, where that is counted and can be grasped."""
    if view.phase in ("deal", "over"):
        return None
    count = counted(view, content).count
    return count if 0 < count <= MOST_TOLD else None
