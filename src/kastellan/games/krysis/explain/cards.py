"""Artefacts in camp, played or kept, the slots that carry, and missions."""

from kastellan.core.explaining import Answer, Section, State, Sum, Term
from kastellan.core.game import Line
from kastellan.core.written import kept as keep_number
from kastellan.games.krysis.content import COLOURS
from kastellan.games.krysis.explain.sums import Asked, card_name, line, slots_by_carrier, team_sum
from kastellan.games.krysis.rules import Rule
from kastellan.games.krysis.seen import SeatView
from kastellan.games.krysis.state import REWARD, SALE
from kastellan.games.krysis.steps.scoring import DIFFERENT, ONE, best_groups, growth, has_most


def adds(asked: Asked, card: int) -> Line:
    """Return what an artefact adds to a team: combat or slots (KRY-33)."""
    content = asked.content
    if content.is_weapon[card]:
        return line("card-combat", combat=content.power[card])
    red, blue, white = content.hold[3 * card : 3 * card + 3]
    return line("slots-are", red=red, blue=blue, white=white)


def kind(asked: Asked, card: int) -> str:
    """Return whether an artefact is a weapon or a vehicle."""
    return "weapon" if asked.content.is_weapon[card] else "vehicle"


def artefact(asked: Asked, card: int) -> Answer:
    """Explain an artefact of the own camp: what playing it does, and what it is worth where (KRY-34)."""
    viewer = asked.view.viewer or 0
    hoard, what = asked.view.seats[viewer].hoard or (0,) * 6, kind(asked, card)
    places = (
        State(line("in-camp-end"), line("card-nothing")),
        State(line("in-hq"), line("card-home", points=growth(hoard, ONE[card]))),
        State(line("at-bank"), line("card-sold", points=SALE)),
    )
    return Answer(
        card_name(asked, card),
        line("card-what", kind=what),
        (
            Section(
                line("if-played"),
                lines=(line("card-when", kind=what),),
                states=(State(line("adds"), adds(asked, card)),),
            ),
            Section(line("worth"), states=places),
            Section(line("change"), lines=(line("card-change"),)),
        ),
        (f"hq:{viewer}",),
        (Rule.ARTEFACT_KIND, Rule.ARTEFACT_GROUPS),
    )


def played(asked: Asked, seat: int, card: int) -> Answer:
    """Explain an artefact that lies at a team: what it adds there, and how long (KRY-33, KRY-35)."""
    sums = (team_sum(asked, seat, "combat"),) if asked.view.seats[seat].weapon == card else ()
    return Answer(
        card_name(asked, card),
        line("played-what", kind=kind(asked, card)),
        (
            Section(line("worth"), sums=sums, states=(State(line("adds"), adds(asked, card)),)),
            Section(line("change"), lines=(line("played-change"),)),
        ),
        (f"team:{seat}",),
        (Rule.ARTEFACT_EFFECT, Rule.PLAYED_SAFE),
    )


def kept(asked: Asked, card: int) -> Answer:
    """Explain an artefact in the own headquarters: what the groups count with it and without (KRY-65)."""
    viewer = asked.view.viewer or 0
    hoard = asked.view.seats[viewer].hoard or (0,) * 6
    total = best_groups(hoard)
    without = best_groups(tuple(count - (at == card) for at, count in enumerate(hoard)))
    others = (Term(line("hoard", count=sum(hoard) - 1), without),) if sum(hoard) > 1 else ()
    terms = (*others, Term(card_name(asked, card), total - without))
    return Answer(
        card_name(asked, card),
        line("kept-what"),
        (
            Section(line("at-end"), line("at-end-note"), (Sum(total, terms, label=line("points-end")),)),
            Section(line("groups"), lines=(line("groups-are", **table()),)),
        ),
        (f"hq:{viewer}",),
        (Rule.ARTEFACT_GROUPS, Rule.BEST_GROUPS),
    )


def table() -> dict[str, int]:
    """Return what groups of one card to six count."""
    return {f"of{size}": points for size, points in enumerate(DIFFERENT) if size}


def slot(asked: Asked, seat: int, colour: int) -> Answer:
    """Explain the slots of a colour: what one holds, and who brings how many (KRY-38)."""
    terms = slots_by_carrier(asked, seat, colour)
    total = sum(term.amount for term in terms)
    name = COLOURS[colour]
    return Answer(
        line("slot", colour=name),
        line("slot-what", colour=name),
        (
            Section(line("in-team"), sums=(Sum(total, terms, label=line("slots")),)),
            Section(line("change"), lines=(line("slot-change"),)),
        ),
        (f"team:{seat}",),
        (Rule.SLOTS, Rule.NO_MIXING),
    )


def mission(asked: Asked) -> Answer:
    """Explain the own mission: how many of its goods lie in the headquarters that one sees (KRY-113)."""
    view = asked.view
    viewer = view.viewer or 0
    number = view.seats[viewer].mission or 0
    goods = [mission_goods(one, number) for one in view.seats]
    sums = tuple(Sum(count, seat=seat) for seat, count in enumerate(goods) if count is not None)
    known = [count for count in goods if count is not None]
    told = line("mission-hidden")
    if len(known) == len(goods):
        spaces = [keep_number(one.space) for one in view.seats]
        told = line("mission-leads" if has_most(spaces, known, viewer) else "mission-behind")
    return Answer(
        line("mission-is", mission=asked.content.mission_ids[number]),
        line("mission-what", points=REWARD),
        (
            Section(line("mission-goods"), sums=sums, lines=(told,)),
            Section(line("change"), lines=(line("mission-change"),)),
        ),
        (f"hq:{viewer}",),
        (Rule.MISSION_KINDS, Rule.MISSION_FULFILLED),
    )


def mission_goods(one: SeatView, number: int) -> int | None:
    """Return how many goods of a mission lie in a headquarters, if that is to be seen (KRY-111)."""
    if number < len(COLOURS):
        return None if one.hq is None else one.hq[number]
    return one.hoard_cards
