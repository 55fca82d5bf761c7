"""What the things of Kryptos are, what is possible there and why, and what they are worth now."""

from collections.abc import Iterable, Mapping
from functools import cache, lru_cache

from kastellan.core import explaining
from kastellan.core.explaining import Answer, Explaining, Section, State, Sum, Term
from kastellan.core.game import Line
from kastellan.core.refusal import Fact
from kastellan.games.kryptos.content import Colours
from kastellan.games.kryptos.options import highest
from kastellan.games.kryptos.rules import Rule
from kastellan.games.kryptos.steps import WINNING_POINTS, worth
from kastellan.games.kryptos.views import HandView, View

Asked = explaining.Asked[View, Colours]


def line(key: str, **facts: Fact) -> Line:
    """Return one of the texts of this file."""
    return Line(f"help-kryptos-{key}", facts)


def numbers(asked: Asked) -> Mapping[str, Iterable[tuple[int, ...]]]:
    """Return all that lies on the table: cards of others and own ones, stocks, the track, seats."""
    view, top = asked.view, highest(len(asked.view.hands), asked.view.options)
    if view.phase == "deal":
        return {"seat": [(seat + 1,) for seat in range(len(view.hands))]}
    others = [seat for seat in range(len(view.hands)) if seat != view.viewer]
    own = () if view.viewer is None else view.hands[view.viewer].values
    return {
        "card": [(seat, n + 1) for seat in others for n in range(len(view.hands[seat].values))],
        "mine": [(n + 1,) for n in range(len(own))],
        "stock": [(seat,) for seat in others],
        "number": [(number,) for number in range(1, top + 1)],
        "seat": [(seat + 1,) for seat in range(len(view.hands))],
    }


# What is possible.


def possible(asked: Asked, owner: int) -> list[set[int]]:
    """Return what each card of a hand may be by order, stock, wrong guesses and the viewer's own cards."""
    view = asked.view
    mine = () if view.viewer is None else view.hands[view.viewer].values
    free = tuple(number for number in view.uncovered if number not in mine)
    return fitting(view.hands[owner], free, tuple(asked.content.colour_of))


@lru_cache(maxsize=64)
def fitting(hand: HandView, free: tuple[int, ...], colour_of: tuple[int, ...]) -> list[set[int]]:
    """Return which of the free numbers fit at each card of a hand, all its cards together."""
    found: list[set[int]] = [set() for _ in hand.values]

    @cache
    def fill(index: int, above: int, stock: tuple[int, ...]) -> bool:
        if index == len(hand.values):
            return True
        fits = False
        for number in [hand.values[index] or 0] if hand.face_up[index] else free:
            colour = colour_of[number]
            rest = stock
            if not hand.face_up[index]:
                if not stock[colour] or number in hand.wrong[index]:
                    continue
                rest = tuple(count - (at == colour) for at, count in enumerate(stock))
            if number > above and fill(index + 1, number, rest):
                found[index].add(number)
                fits = True
        return fits

    fill(0, 0, hand.stock)
    return found


def bounds(asked: Asked, hand: HandView, index: int) -> tuple[int, int]:
    """Return the numbers between which a card lies by the open cards of its hand (KRP-9)."""
    low, high = index, highest(len(asked.view.hands), asked.view.options) + 1 - (len(hand.values) - 1 - index)
    for place, (value, is_open) in enumerate(zip(hand.values, hand.face_up, strict=True)):
        if is_open and value is not None and place < index:
            low = max(low, value + index - place - 1)
        elif is_open and value is not None and place > index:
            high = min(high, value - (place - index) + 1)
    return low, high


def stock_sum(asked: Asked, seat: int) -> Sum:
    """Return the hidden cards of a seat by colour."""
    stock = asked.view.hands[seat].stock
    parts = [Term(line("colour", colour=place), count) for place, count in enumerate(stock)]
    return Sum(sum(stock), tuple(parts), label=line("hidden"))


# Things.


def card(asked: Asked, seat: int, n: int) -> Answer:
    """Explain a card of another player: the one it is, or what it may be and why."""
    hand = asked.view.hands[seat]
    value = hand.values[n - 1]
    title = line("card", seat=seat, n=n)
    if value is not None:
        return known(asked, title, value, is_open=hand.face_up[n - 1])
    hidden = hand.face_up.count(False)
    low, high = bounds(asked, hand, n - 1)
    why = [line("between", low=low + 1, high=high - 1)]
    if hand.wrong[n - 1]:
        why.append(line("wrong", values=tuple(sorted(hand.wrong[n - 1])), count=len(hand.wrong[n - 1])))
    sections = [Section(line("why"), sums=(stock_sum(asked, seat),), lines=tuple(why))]
    if asked.hints:
        left = tuple(sorted(possible(asked, seat)[n - 1]))
        told = line("left", count=len(left), values=left)
        sections.insert(0, Section(line("possible"), line("possible-note"), lines=(told,)))
    points = line("brings", points=worth(hidden), hidden=hidden)
    sections.append(Section(line("worth"), lines=(points,)))
    sections.append(Section(line("change"), lines=(line("card-change"),)))
    return Answer(
        title, line("card-what"), tuple(sections), (f"stock:{seat}",), (Rule.SORTED_HANDS, Rule.WORTH)
    )


def known(asked: Asked, title: Line, value: int, *, is_open: bool) -> Answer:
    """Explain a card whose number the viewer sees."""
    colour = asked.content.colour_of[value]
    what = line("known", value=value, colour=colour)
    says = line("open" if is_open else "shown")
    return Answer(
        title,
        what,
        (Section(line("here"), lines=(says,)),),
        (f"number:{value}",),
        (Rule.REVEAL, Rule.SORTED_HANDS),
    )


def mine(asked: Asked, n: int) -> Answer:
    """Explain an own card: its number, and what the others can tell of it."""
    viewer = asked.view.viewer or 0
    hand = asked.view.hands[viewer]
    value, title = hand.values[n - 1] or 0, line("mine", n=n)
    if hand.face_up[n - 1]:
        return known(asked, title, value, is_open=True)
    low, high = bounds(asked, hand, n - 1)
    lines = [line("others-see", low=low + 1, high=high - 1)]
    if hand.wrong[n - 1]:
        lines.append(line("wrong", values=tuple(sorted(hand.wrong[n - 1])), count=len(hand.wrong[n - 1])))
    hidden = hand.face_up.count(False)
    return Answer(
        title,
        line("known", value=value, colour=asked.content.colour_of[value]),
        (
            Section(line("others"), sums=(stock_sum(asked, viewer),), lines=tuple(lines)),
            Section(line("worth"), lines=(line("loses", points=worth(hidden)),)),
        ),
        (f"number:{value}",),
        (Rule.OWN_HAND_ONLY, Rule.WORTH),
    )


def stock(asked: Asked, seat: int) -> Answer:
    """Explain a stock: the colours of the hidden cards, but not which is which."""
    hand = asked.view.hands[seat]
    hidden = hand.face_up.count(False)
    return Answer(
        line("stock", seat=seat),
        line("stock-what"),
        (
            Section(line("colours"), sums=(stock_sum(asked, seat),)),
            Section(line("worth"), lines=(line("brings", points=worth(hidden), hidden=hidden),)),
            Section(line("change"), lines=(line("stock-change"),)),
        ),
        rules=(Rule.STOCK, Rule.WORTH),
    )


def number(asked: Asked, value: int) -> Answer:
    """Explain a space of the track: where its card lies open, or where it may still be."""
    view, colour = asked.view, asked.content.colour_of[value]
    title, what = line("number", value=value), line("number-what", value=value, colour=colour)
    lines: list[Line] = []
    near: tuple[str, ...] = ()
    for seat, hand in enumerate(view.hands):
        if value in hand.values:
            place = hand.values.index(value)
            own = not hand.face_up[place] and seat == view.viewer
            lines.append(line("lies-mine" if own else "lies", seat=seat, n=place + 1))
            near = (f"mine:{place + 1}" if seat == view.viewer else f"card:{seat}:{place + 1}",)
    if not lines and value not in view.uncovered:
        lines.append(line("covered"))
    elif not lines:
        lines.append(line("free"))
        if asked.hints:
            lines += whereabouts(asked, value)
    return Answer(
        title, what, (Section(line("here"), lines=tuple(lines)),), near, (Rule.COVERED, Rule.TWELVE_TOKENS)
    )


def whereabouts(asked: Asked, value: int) -> list[Line]:
    """Return at which cards of whom a free number is possible, as each hand by itself leaves it open."""
    found = []
    for seat in range(len(asked.view.hands)):
        if seat == asked.view.viewer:
            continue
        places = tuple(n + 1 for n, left in enumerate(possible(asked, seat)) if value in left)
        if places:
            found.append(line("maybe", seat=seat, count=len(places), places=places))
    return found or [line("nowhere")]


def player(asked: Asked, number: int) -> Answer:
    """Explain a player: points, how far the end is, and what is still hidden."""
    seat, view = number - 1, asked.view
    points, hidden = view.points[seat], view.hands[seat].face_up.count(False)
    states = (
        State(line("hidden"), line("count", count=hidden)),
        State(line("each-worth"), line("points", points=worth(hidden))),
    )
    lines = [line("to-goal", points=max(0, WINNING_POINTS - points))]
    if view.triggered:
        lines = [line("triggered")]
    return Answer(
        line("seat", seat=seat),
        line("points", points=points),
        (Section(line("here"), lines=tuple(lines), states=states),),
        rules=(Rule.TRIGGER, Rule.SECOND_ATTEMPT),
    )


EXPLAINING = Explaining[View, Colours](
    {"card": card, "mine": mine, "stock": stock, "number": number, "seat": player}, numbers
)
