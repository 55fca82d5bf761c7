"""The figures of agents and teams, with what they are made of."""

from kastellan.core import explaining
from kastellan.core.explaining import State, Sum, Term
from kastellan.core.game import Line
from kastellan.core.refusal import Fact
from kastellan.games.krysis.content import COLOURS, DEFENCE, Mine
from kastellan.games.krysis.seen import View

Asked = explaining.Asked[View, Mine]


def line(key: str, **facts: Fact) -> Line:
    """Return one of the texts of ``help-krysis.ftl``."""
    return Line(f"help-krysis-{key}", facts)


def goods(red: int, blue: int, white: int, artefacts: int) -> Line:
    """Return goods in words."""
    facts: dict[str, Fact] = {"red": red, "blue": blue, "white": white, "artefacts": artefacts}
    return Line("krysis-goods", facts)


def figure(asked: Asked, seat: int, agent: int, what: str) -> Sum:
    """Return the speed or combat of an agent, with the multiplication written out (KRY-26, KRY-29)."""
    content, camp = asked.content, asked.view.seats[seat].camp
    tables = {
        "speed": (content.speed, content.speed_times, content.speed_colour),
        "combat": (content.combat, content.combat_times, content.combat_colour),
    }
    fixed, times, colours = tables[what]
    label, each = line(what), times[agent]
    if not each:
        return Sum(fixed[agent], label=label, line=line("fixed"))
    count, colour = camp[colours[agent]], COLOURS[colours[agent]]
    product = (Term(line("in-camp", colour=colour), count), Term(line("for-each"), each))
    if not fixed[agent]:
        return Sum(count * each, product, "×", label=label, line=line("multiplied", colour=colour, each=each))
    parts = (Term(line("printed"), fixed[agent]), Term(line("in-camp", colour=colour), count * each))
    return Sum(
        fixed[agent] + count * each, parts, label=label, line=line("multiplied", colour=colour, each=each)
    )


def name_of(asked: Asked, agent: int) -> Line:
    """Return the name of an agent."""
    return line("agent", agent=asked.content.agent_ids[agent])


def team_sum(asked: Asked, seat: int, what: str) -> Sum:
    """Return the speed or combat of a team, agent by agent and with its weapon (KRY-25, KRY-29, KRY-33)."""
    own, content = asked.view.seats[seat], asked.content
    parts = [Term(name_of(asked, one), figure(asked, seat, one, what).total) for one in own.agents.team]
    if what == "combat" and own.weapon is not None:
        weapon = line("artefact", artefact=content.artefact_ids[own.weapon])
        parts.append(Term(weapon, content.power[own.weapon]))
    total = sum(part.amount for part in parts)
    if what == "combat":
        return Sum(own.combat, tuple(parts), label=line("team-combat"))
    fixed = own.initiative
    told = line("order-fixed", speed=fixed) if fixed is not None else line("order-open")
    return Sum(total, tuple(parts), label=line("team-speed"), line=told)


def slots_of(asked: Asked, agent: int) -> State:
    """Return what an agent can carry."""
    red, blue, white = asked.content.slots[3 * agent : 3 * agent + 3]
    if not red + blue + white:
        return State(line("slots"), line("slots-none"))
    return State(line("slots"), line("slots-are", red=red, blue=blue, white=white))


def skill_of(asked: Asked, agent: int) -> tuple[Line, ...]:
    """Return what a special agent does, as far as it is a figure of the team."""
    if asked.view.options.advanced and asked.content.skill[agent] == DEFENCE:
        return (line("defends", points=asked.content.amount[agent]),)
    return ()


def slots_by_carrier(asked: Asked, seat: int, colour: int) -> tuple[Term, ...]:
    """Return who brings slots of a colour to a team: agents, and the vehicle that is played (KRY-30)."""
    content, team = asked.content, asked.view.seats[seat].agents.team
    parts = [Term(name_of(asked, one), content.slots[3 * one + colour]) for one in team]
    parts += [
        Term(card_name(asked, one), content.hold[3 * one + colour]) for one in cards_played(asked.view, seat)
    ]
    return tuple(part for part in parts if part.amount)


def cards_played(view: View, seat: int) -> tuple[int, ...]:
    """Return the artefacts that lie at a team: weapon and vehicle, also those just being played."""
    own, draft = view.seats[seat], view.draft if view.active == seat else None
    weapon = own.weapon if draft is None or own.weapon is not None else draft.weapon
    ride = own.transport if draft is None or own.transport is not None else draft.transport
    return tuple(card for card in (weapon, ride) if card is not None)


def card_name(asked: Asked, card: int) -> Line:
    """Return the name of an artefact."""
    return line("artefact", artefact=asked.content.artefact_ids[card])
