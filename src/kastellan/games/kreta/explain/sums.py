"""Influence in a province and points at a site, piece by piece and province by province."""

from collections.abc import Iterable
from random import Random

from kastellan.core import explaining
from kastellan.core.explaining import Sum, Term
from kastellan.core.game import Line
from kastellan.core.refusal import Fact
from kastellan.games.kreta.content import Island
from kastellan.games.kreta.state import VILLAGE_WEIGHT, State
from kastellan.games.kreta.steps.scoring import awards_with
from kastellan.games.kreta.views import View, imagine

Asked = explaining.Asked[View, Island]


def line(key: str, **facts: Fact) -> Line:
    """Return one of the texts of this file."""
    return Line(f"help-kreta-{key}", facts)


def name(asked: Asked, place: int) -> str:
    """Return the id of a province, by which texts name it."""
    return asked.content.ids[place]


def names(asked: Asked, places: Iterable[int]) -> tuple[str, ...]:
    """Return the ids of provinces."""
    return tuple(asked.content.ids[place] for place in places)


def terms(asked: Asked, place: int, seat: int) -> tuple[Term, ...]:
    """Return what counts for a seat in a province, piece by piece (KRE-81)."""
    seen, content = asked.view.provinces[place], asked.content
    found = [Term(line("piece", piece="abbot"), 1, "abbot")] * (seat in seen.abbots)
    found += [Term(line("piece", piece="villager"), 1, "villager")] * seen.villagers[seat]
    found += [Term(line("piece", piece="village"), VILLAGE_WEIGHT, "village")] * seen.villages[seat]
    found += [
        Term(line("piece-fort", site=site), 1, "fort")
        for site in content.sites_of[place]
        if asked.view.forts[site - 1] == seat
    ]
    found += [Term(line("piece", piece="ship"), 1, "ship")] * (seat in seen.ships)
    return tuple(found)


def reason(strengths: tuple[int, ...], seat: int) -> Line:
    """Return why a seat receives what it does in a province (KRE-83 to KRE-87)."""
    own, best = strengths[seat], max(strengths)
    if not own:
        return line("none")
    if own == best:
        return line("most" if strengths.count(best) == 1 else "tied", count=strengths.count(best))
    place = 1 + sum(other > own for other in strengths)
    if len(strengths) == 2:
        return line("two-players")
    if strengths.count(best) > 1:
        return line("no-second")
    return line("second" if place == 2 else "later")


def imagined(asked: Asked) -> State:
    """Return the position: everybody sees all of it but the fort cards to come."""
    return imagine(asked.view, asked.content, Random(0))


def by_seat(asked: Asked, place: int) -> tuple[Sum, ...]:
    """Return a sum for each seat in a province, most influence first, with the points it would bring."""
    seen = asked.view.provinces[place]
    order = sorted(range(len(seen.influence)), key=lambda seat: -seen.influence[seat])
    return tuple(
        Sum(
            seen.influence[seat],
            terms(asked, place, seat),
            seat=seat,
            line=reason(seen.influence, seat),
            gain=seen.awards[seat],
        )
        for seat in order
    )


def points_of(asked: Asked, site: int) -> tuple[Sum, ...]:
    """Return what each seat would receive if a site were scored now, province by province (KRE-71)."""
    around, every = asked.content.around[site], asked.view.provinces
    return tuple(
        Sum(
            sum(every[place].awards[seat] for place in around),
            tuple(
                Term(line("province", province=name(asked, place)), every[place].awards[seat])
                for place in around
                if every[place].awards[seat]
            ),
            seat=seat,
        )
        for seat in range(len(asked.view.players))
    )


def part_of(asked: Asked, place: int, seat: int, weight: int) -> Sum:
    """Return a seat's sum in a province, and what it would bring without a piece of this weight."""
    seen = asked.view.provinces[place]
    without = awards_with(imagined(asked), place, seat, -weight)[seat]
    return Sum(
        seen.influence[seat],
        terms(asked, place, seat),
        label=line("province", province=name(asked, place)),
        line=line("without" if without != seen.awards[seat] else "without-same", points=without),
        gain=seen.awards[seat],
        seat=seat,
    )
