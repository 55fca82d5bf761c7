"""Agents, teams, camps, headquarters, the mine, the bank and players: what they are and what they come to."""

from kastellan.core.explaining import Answer, Section, State, Sum, Term
from kastellan.core.game import Line
from kastellan.games.krysis.content import COLOURS
from kastellan.games.krysis.explain.sums import (
    Asked,
    figure,
    goods,
    line,
    name_of,
    skill_of,
    slots_of,
    team_sum,
)
from kastellan.games.krysis.rules import Rule
from kastellan.games.krysis.state import VALUES
from kastellan.games.krysis.steps.scoring import best_groups


def described(asked: Asked, seat: int, agent: int) -> tuple[Line, Line, Section]:
    """Return title, line and figures of an agent."""
    content = asked.content
    kind = "carrier" if content.carriers >> agent & 1 else "warrior"
    what = line("agent-what", kind=kind, stars=content.stars[agent])
    figures = Section(
        line("does"),
        sums=(figure(asked, seat, agent, "speed"), figure(asked, seat, agent, "combat")),
        states=(slots_of(asked, agent),),
        lines=skill_of(asked, agent),
    )
    return name_of(asked, agent), what, figures


def agent(asked: Asked, seat: int, number: int) -> Answer:
    """Explain an agent in a team: figures, and the part in the team's sums."""
    title, what, figures = described(asked, seat, number)
    sums = (team_sum(asked, seat, "speed"), team_sum(asked, seat, "combat"))
    return Answer(
        title,
        what,
        (
            figures,
            Section(line("in-team"), sums=sums),
            Section(line("change"), lines=(line("agent-change"),)),
        ),
        (f"team:{seat}",),
        (Rule.SPEED_MULTIPLIER, Rule.SLOTS),
    )


def hand(asked: Asked, number: int) -> Answer:
    """Explain an agent in hand: what it would bring to the team now."""
    title, what, figures = described(asked, asked.view.viewer or 0, number)
    change = Section(line("change"), lines=(line("hand-change"),))
    return Answer(title, what, (figures, change), rules=(Rule.TEAM, Rule.SPEED_MULTIPLIER))


def team(asked: Asked, seat: int) -> Answer:
    """Explain a team: speed decides the order, combat attacks and defends, slots carry."""
    own = asked.view.seats[seat]
    red, blue, white = own.slots
    sums = (team_sum(asked, seat, "speed"), team_sum(asked, seat, "combat"))
    states = (
        State(line("slots"), line("slots-are", red=red, blue=blue, white=white)),
        State(line("defence"), line("to-exceed", defence=own.defence)),
    )
    return Answer(
        line("team", seat=seat),
        line("team-what"),
        (
            Section(line("sums"), sums=sums, states=states),
            Section(line("change"), lines=(line("team-change"),)),
        ),
        tuple(f"agent:{seat}:{one}" for one in own.agents.team),
        (Rule.INITIATIVE, Rule.COMBAT),
    )


def camp(asked: Asked, seat: int) -> Answer:
    """Explain a camp: what lies there, who defends it, and that it counts nothing at the end."""
    own = asked.view.seats[seat]
    parts = [Term(line("crystal", colour=COLOURS[at]), count) for at, count in enumerate(own.camp)]
    parts.append(Term(line("artefacts"), own.face_down))
    guard = line("guarded", defence=own.defence) if own.defended else line("unguarded")
    return Answer(
        line("camp", seat=seat),
        line("camp-what"),
        (
            Section(
                line("lies"), sums=(Sum(sum(own.camp) + own.face_down, tuple(parts), label=line("goods")),)
            ),
            Section(line("worth"), lines=(line("camp-worth"), guard)),
            Section(line("change"), lines=(line("camp-change"),)),
        ),
        rules=(Rule.CAMP_WORTHLESS, Rule.DEFENCE),
    )


def hq(asked: Asked, seat: int) -> Answer:
    """Explain the own headquarters: what all in it counts at the end (KRY-64 to KRY-66)."""
    own = asked.view.seats[seat]
    crystals, hoard = own.hq or (0, 0, 0), own.hoard or (0,) * 6
    parts = [
        Term(line("crystals-at", colour=COLOURS[at], count=count, each=VALUES[at]), count * VALUES[at])
        for at, count in enumerate(crystals)
    ]
    parts.append(Term(line("hoard", count=sum(hoard)), best_groups(hoard)))
    total = sum(part.amount for part in parts)
    lines = (line("mission"),) if own.mission is not None else ()
    return Answer(
        line("hq"),
        line("hq-what"),
        (
            Section(
                line("at-end"),
                line("at-end-note"),
                (Sum(total, tuple(parts), label=line("points-end")),),
                lines,
            ),
            Section(line("change"), lines=(line("hq-change"),)),
        ),
        rules=(Rule.FINAL_SCORE, Rule.ARTEFACT_GROUPS),
    )


def space(asked: Asked, level: int, number: int) -> Answer:
    """Explain a space of the mine: what is dug there, in which round, and who stands there."""
    view, at = asked.view, 4 * (level - 1) + number - 1
    rewards, two = asked.content.rewards, asked.content.doubles[level - 1] >> (number - 1) & 1
    found = [goods(*rewards[4 * (2 * at + one) : 4 * (2 * at + one) + 4]) for one in range(1 + two)]
    here = [seat for seat, one in enumerate(view.seats) if (one.level, one.space) == (level, number - 1)]
    lines = [line("stands", seat=here[0])] if here else [line("level-of", round=level)]
    states = tuple(State(line("either" if two else "brings", n=n), one) for n, one in enumerate(found, 1))
    return Answer(
        line("space", level=level, number=number),
        line("space-what", number=number),
        (Section(line("worth"), states=states), Section(line("here"), lines=tuple(lines))),
        rules=(Rule.PLACE, Rule.SPACE_CRYSTALS),
    )


def bank(asked: Asked) -> Answer:
    """Explain the bank: the crystals left, and what it pays."""
    parts = [Term(line("crystal", colour=COLOURS[at]), count) for at, count in enumerate(asked.view.bank)]
    return Answer(
        line("bank"),
        line("bank-what"),
        (Section(line("lies"), sums=(Sum(sum(asked.view.bank), tuple(parts), label=line("crystals")),)),),
        rules=(Rule.LOAD_BANK, Rule.BANK),
    )


def player(asked: Asked, number: int) -> Answer:
    """Explain a player: points so far, and what was counted at the end."""
    seat, own = number - 1, asked.view.seats[number - 1]
    title, what = line("seat", seat=seat), line("points", points=own.score)
    if asked.view.scores is not None:
        end = asked.view.scores[seat]
        parts = [
            Term(line("score-part", part=part), getattr(end, part))
            for part in ("track", "crystals", "artefacts", "mission")
        ]
        sums = (Sum(end.total, tuple(parts), label=line("points-end")),)
        return Answer(
            title, what, (Section(line("at-end"), sums=sums),), rules=(Rule.FINAL_SCORE, Rule.WINNER)
        )
    lines = (line("score-open"),)
    return Answer(
        title, what, (Section(line("worth"), lines=lines),), (f"camp:{seat}",), (Rule.SCORE, Rule.FINAL_SCORE)
    )
