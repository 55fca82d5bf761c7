"""What pieces, tiles, cards and players are."""

from kastellan.core.explaining import Answer, Explainer, Section, State, Sum, Term
from kastellan.core.game import Line
from kastellan.core.refusal import Fact
from kastellan.games.kreta.actions import CHARACTERS, TILES
from kastellan.games.kreta.explain.places import state_of_card
from kastellan.games.kreta.explain.sums import Asked, line, name, names, part_of, points_of
from kastellan.games.kreta.rules import Rule
from kastellan.games.kreta.state import CASTELLAN, VILLAGE_WEIGHT
from kastellan.games.kreta.steps.pieces import series

PIECE_RULES = {
    "villager": (Rule.INFLUENCE, Rule.FOUR_POINTS),
    "village": (Rule.INFLUENCE, Rule.VILLAGE_NEEDS_TILE),
    "abbot": (Rule.INFLUENCE, Rule.PEACE),
    "ship": (Rule.INFLUENCE, Rule.CONNECTED),
}
CHARACTER_RULES = (
    Rule.KING_COPIES,
    Rule.FORT,
    Rule.ADD_SHIP,
    Rule.ADD_VILLAGER,
    Rule.CASTELLAN,
    Rule.ADD_ABBOT,
    Rule.HARVEST,
)


def piece_of(kind: str) -> Explainer:
    """Return what explains pieces of one kind."""
    return lambda asked, place, seat: piece(kind, asked, place, seat)


def piece(kind: str, asked: Asked, place: int, seat: int) -> Answer:
    """Explain the pieces of one kind that a seat has in a province."""
    seen, view = asked.view.provinces[place], asked.view
    count = {"villager": seen.villagers[seat], "village": seen.villages[seat]}.get(kind, 1)
    weight = count * (VILLAGE_WEIGHT if kind == "village" else 1)
    facts: dict[str, Fact] = {"seat": seat, "province": name(asked, place)}
    worth = Section(line("worth"), line("piece-note"), (part_of(asked, place, seat, weight),))
    lines = [line(f"{kind}-change", seat=seat)]
    if kind == "ship":
        chain = names(asked, view.players[seat].harvestable)
        lines.append(line("chain" if chain else "chain-none", seat=seat, provinces=chain))
    if kind == "abbot":
        closed = seen.closed_to
        others = line("peace-closed", count=len(closed), seat=closed[0]) if closed else line("peace-shared")
        lines.append(others)
    return Answer(
        line(f"{kind}-of", **facts),
        line(f"{kind}-what", count=count, weight=weight),
        (worth, Section(line("change"), lines=tuple(lines))),
        (f"province:{place}",),
        PIECE_RULES[kind],
    )


def tile(asked: Asked, place: int) -> Answer:
    """Explain a tile: what it would bring to each, and who could harvest it now."""
    kind, view = asked.view.provinces[place].tile or 0, asked.view
    sums = tuple(
        Sum(
            player.next_tile[kind],
            seat=seat,
            line=line(
                "reaches" if place in player.harvestable else "reaches-not", nth=player.next_tile[kind]
            ),
        )
        for seat, player in enumerate(view.players)
    )
    return Answer(
        line("tile-in", tile=TILES[kind], province=name(asked, place)),
        line("tile-what"),
        (
            Section(line("harvest-points"), line("series"), sums),
            Section(line("change"), lines=(line("tile-change"),)),
        ),
        (f"province:{place}",),
        (Rule.HARVEST, Rule.TILE_SERIES),
    )


def character(asked: Asked, card: int) -> Answer:
    """Explain a character: what it does, and who has it in hand."""
    view, sections = asked.view, []
    if card == CASTELLAN and view.forecasts:
        site = view.forecasts[0].site
        sections.append(Section(line("if-scored", site=site), sums=points_of(asked, site)))
    where = []
    for seat, player in enumerate(view.players):
        key = "under-king" if player.under_king == card else "out" if card in player.table else "in-hand"
        if key == "in-hand" and view.step != "over" and card not in player.playable:
            key = "idle"
        where.append(State(line("seat", seat=seat), line(f"card-{key}")))
    sections.append(Section(line("where"), states=tuple(where)))
    sections.append(Section(line("change"), lines=(line("card-returns"),)))
    facts: dict[str, Fact] = {"card": CHARACTERS[card]}
    rules = (CHARACTER_RULES[card], Rule.HANDS_RETURN)
    return Answer(Line("kreta-ui-card", facts), Line("kreta-ui-does", facts), tuple(sections), rules=rules)


def fort_card(asked: Asked, position: int) -> Answer:
    """Explain a fort card of the row: the provinces it scores, or what it may still be."""
    shown, rules = asked.view.row[position - 1], (Rule.LEFTMOST, Rule.NEXT_CARD)
    if shown.site is None:
        are = line("unseen-are", count=len(asked.view.unseen), sites=asked.view.unseen)
        unseen = Section(line("unseen"), lines=(are,))
        what = line("card-down-what", number=position)
        return Answer(line("card-down"), what, (unseen,), rules=rules)
    around = names(asked, asked.content.around[shown.site])
    what = line("card-what", provinces=around)
    lines = (state_of_card(asked, shown.site),)
    worth = Section(line("if-scored", site=shown.site), sums=points_of(asked, shown.site), lines=lines)
    if shown.status == "scored":
        worth = Section(line("here"), lines=lines)
    owner = asked.view.forts[shown.site - 1]
    near = (f"site:{shown.site}" if owner is None else f"fort:{shown.site}",)
    return Answer(line("card", site=shown.site), what, (worth,), near, rules)


def player(asked: Asked, number: int) -> Answer:
    """Explain a player: where the points come from, and what is left in the reserve."""
    seat, own = number - 1, asked.view.players[number - 1]
    harvest = sum(map(series, own.tiles))
    parts = (Term(line("points-provinces"), own.score - harvest), Term(line("points-harvest"), harvest))
    sums = [Sum(own.score, parts, label=line("points"))]
    lines = []
    if asked.view.forecasts:
        first = asked.view.forecasts[0]
        lines.append(line("would-gain", site=first.site, points=first.totals[seat]))
    kinds = ("villagers", "villages", "ships", "forts", "abbots")
    reserve = tuple(
        State(line("reserve-kind", kind=kind), line("reserve-left", count=getattr(own.reserve, kind)))
        for kind in kinds
    )
    return Answer(
        line("seat", seat=seat),
        line("seat-what", points=own.score),
        (
            Section(line("worth"), sums=tuple(sums), lines=tuple(lines)),
            Section(line("reserve"), states=reserve, lines=(line("permits", count=own.village_permits),)),
        ),
        rules=(Rule.WINNER, Rule.RESERVE),
    )
