"""What provinces and fort sites are, and what would change there."""

from kastellan.core.explaining import Answer, Section, State
from kastellan.core.game import Line
from kastellan.games.kreta.actions import TILES
from kastellan.games.kreta.explain.sums import (
    Asked,
    by_seat,
    imagined,
    line,
    names,
    part_of,
    points_of,
)
from kastellan.games.kreta.rules import Rule
from kastellan.games.kreta.state import CAPACITY
from kastellan.games.kreta.steps.scoring import awards_with

MOST_SHOWN = 2
"""Of how many seats it is told what would bring them more."""

MOST_MORE = 20
"""How much more influence is thought of."""


def province(asked: Asked, place: int) -> Answer:
    """Explain a province: who has how much influence there, and what would change it."""
    land, seen = asked.content.file.provinces[place], asked.view.provinces[place]
    facts = {"terrain": land.terrain, "value": land.value, "land": land.value - 2}
    what = line("province-port-what" if land.port else "province-what", **facts)
    best = max(seen.influence)
    tied = best and seen.influence.count(best) > 1
    second = Rule.TIE_FOR_MOST if tied else Rule.SECOND
    near = [
        f"fort:{site}" for site in asked.content.sites_of[place] if asked.view.forts[site - 1] is not None
    ]
    return Answer(
        line("province", province=land.id),
        what,
        (
            Section(line("influence"), scored(asked, place), by_seat(asked, place)),
            Section(line("change"), lines=changes(asked, place)),
            Section(line("here"), states=standing(asked, place)),
        ),
        (*near, *(f"ship:{place}:{seat}" for seat in seen.ships)),
        (Rule.INFLUENCE, Rule.NO_SECOND_WITH_TWO if len(seen.influence) == 2 and not tied else second),
    )


def scored(asked: Asked, place: int) -> Line:
    """Return whether the next fort card, or another that lies open, scores a province."""
    open_ones = [one.site for one in asked.view.forecasts]
    hits = [site for site in open_ones if place in asked.content.around[site]]
    if not open_ones:
        return line("scored-over")
    if not hits:
        return line("scored-not", site=open_ones[0])
    return line("scored-next" if hits[0] == open_ones[0] else "scored-then", site=hits[0])


def changes(asked: Asked, place: int) -> tuple[Line, ...]:
    """Return what would bring somebody more in a province, and what may still come there."""
    view, seen, state = asked.view, asked.view.provinces[place], imagined(asked)
    if view.step == "over":
        return (line("change-over"),)
    found = []
    for seat in range(state.seats):
        now = seen.awards[seat]
        more = next(
            (one for one in range(1, MOST_MORE) if awards_with(state, place, seat, one)[seat] > now), 0
        )
        if more:
            found.append((more, seat, awards_with(state, place, seat, more)[seat], now))
    lines = [line("more", more=n, seat=seat, points=to, now=now) for n, seat, to, now in sorted(found)]
    free = tuple(site for site in asked.content.sites_of[place] if view.forts[site - 1] is None)
    lines = lines[:MOST_SHOWN] or [line("all-tied")]
    if free:
        lines.append(line("free-sites", count=len(free), sites=free))
    if not seen.room:
        lines.append(line("full"))
    return tuple(lines)


def standing(asked: Asked, place: int) -> tuple[State, ...]:
    """Return how a province stands: room, peace, tile, neighbours."""
    seen, content = asked.view.provinces[place], asked.content
    closed, around = seen.closed_to, [other for other in range(16) if content.neighbours[place] >> other & 1]
    peace = line("peace-none") if not seen.abbots else line("peace-shared")
    if closed:
        peace = line("peace-closed", count=len(closed), seat=closed[0])
    tile = line("tile-gone") if seen.tile is None else line("tile", tile=TILES[seen.tile])
    return (
        State(line("room"), line("room-is", count=CAPACITY - seen.room)),
        State(line("peace"), peace),
        State(line("tile-label"), tile),
        State(line("neighbours"), line("provinces", provinces=names(asked, around))),
    )


def spot(asked: Asked, site: int) -> Answer:
    """Explain a fort site, free or built on: what its card would score, and where a fort counts."""
    owner, around = asked.view.forts[site - 1], names(asked, asked.content.around[site])
    card = Section(
        line("if-scored", site=site), sums=points_of(asked, site), lines=(state_of_card(asked, site),)
    )
    if owner is None:
        change = Section(line("change"), lines=(line("site-change", provinces=around),))
        return Answer(
            line("site", site=site),
            line("site-what", provinces=around),
            (card, change),
            rules=(Rule.AROUND_THE_SITE, Rule.FORT),
        )
    sums = tuple(part_of(asked, place, owner, 1) for place in asked.content.around[site])
    worth = Section(line("worth"), line("fort-note"), sums)
    stays = Section(line("change"), lines=(line("fort-stays"),))
    title = line("fort", site=site, seat=owner)
    what = line("fort-what", provinces=around)
    return Answer(title, what, (worth, card, stays), rules=(Rule.FORT_EVERYWHERE, Rule.PIECES_STAY))


def state_of_card(asked: Asked, site: int) -> Line:
    """Return where the fort card of a site is."""
    view = asked.view
    for position, card in enumerate(view.row, 1):
        if card.site == site:
            if card.status == "scored":
                return line("card-scored", number=position)
            return line("card-next" if position == view.scorings + 1 else "card-then")
    if site in view.unseen:
        left = sum(card.status == "down" for card in view.row)
        return line("card-unseen", count=len(view.unseen), left=left)
    return line("card-away")
