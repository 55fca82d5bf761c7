"""Which own cards to show in the set-up: those that tell least about the rest of the hand."""

from collections.abc import Sequence
from typing import Any

from kastellan.core.knowledge import Seen
from kastellan.games.kryptos.automata import Owner
from kastellan.games.kryptos.content import Colours
from kastellan.games.kryptos.deals import chances_alone
from kastellan.games.kryptos.views import View


def exposure(seen: Seen, index: int) -> float:
    """Return how readily others would find the own cards if the one at ``index`` lay open.

    Before the first reveal the best card to show second is thought of, too.
    """
    view: View = seen.view
    hand = view.hands[seen.seat]
    shown = [at for at, up in enumerate(hand.face_up) if up] + [index]
    if len(shown) > 1:
        return exposed(view, seen.content, seen.seat, shown)
    seconds = followers(view, [value or 0 for value in hand.values], index)
    return min(exposed(view, seen.content, seen.seat, [*shown, second]) for second in seconds)


def followers(view: View, own: Sequence[int], first: int) -> list[int]:
    """Return the places of the cards that may be shown after ``first``; closed colours are not foreseen."""
    others = [at for at in range(len(own)) if at != first]
    if not view.options.advanced_setup:
        return others
    return [at for at in others if 0 < at < len(own) - 1 and abs(own[at] - own[first]) > 1]


def exposed(view: View, content: Colours, seat: int, shown: Sequence[int]) -> float:
    """Return the same for all cards in ``shown`` lying open, the other hands left out of account.

    The chance of each own card is squared: others ask for what they are fairly sure of.
    """
    own = [value or 0 for value in view.hands[seat].values]
    hidden = [value for at, value in enumerate(own) if at not in shown]
    cards = [card for card in view.uncovered if card in hidden or card not in own]
    stock = [0, 0, 0, 0]
    for value in hidden:
        stock[content.colour_of[value]] += 1
    values: list[Any] = [value if at in shown else 0 for at, value in enumerate(own)]
    me = Owner((stock[0], stock[1], stock[2], stock[3]), values, [0] * len(own))
    held = chances_alone(cards, me, content.colour_of)
    return sum((hands[value] / sum(hands.values())) ** 2 for hands, value in zip(held, hidden, strict=True))
