"""All that can be done and seen in Krysis."""

from typing import Final

from kastellan.core.catalogue import Catalogue, Choice, Each, Extent, LeftOut, Members, Number
from kastellan.games.krysis import actions as ready
from kastellan.games.krysis import phases
from kastellan.games.krysis.actions import Action, Transmute
from kastellan.games.krysis.content import AGENTS, ALCHEMIST, MASTER_MINER, NORMAL, SPY, THIEF, Mine
from kastellan.games.krysis.options import Options
from kastellan.games.krysis.state import ACTS, ROUNDS, SUPPLY, WAGE, State

TYPES: Final = 6
LEVELS: Final = 5
MOST_POINTS: Final = 1000


def catalogue(seats: int, options: Options, content: Mine) -> Catalogue[State, Action]:
    """Return all actions by kind; those of special agents only in the advanced game."""
    most = most_crystals(seats, options, content)
    specials = special_actions(seats, content, most) if options.advanced else []
    return Catalogue(
        actions=plain_actions(seats, options) + specials,
        extents=extents(seats, options, content, most),
        draws=AGENTS,
        longest=100 + ROUNDS * seats * (sum(most) + 100),
        idle=[ready.TAKE_BACK],
    )


def most_crystals(seats: int, options: Options, content: Mine) -> tuple[int, int, int]:
    """Return how many crystals of each colour a seat can have: all there are.

    An unlimited bank pays at most a wage, a space and what three master miners bring to each
    seat in a round, and alchemists change some of it.
    """
    if options.bank == "finite":
        return SUPPLY
    by_round = WAGE + most_at_once(content.rewards) + 3 * most_at_once(content.finds)
    most = sum(content.entrance) + ROUNDS * seats * by_round
    return most, most, most


def most_at_once(finds: list[int]) -> int:
    """Return the most crystals of a find; each is red, blue, white and artefacts."""
    return max(sum(finds[at : at + 3]) for at in range(0, len(finds), 4))


def plain_actions(seats: int, options: Options) -> list[Action]:
    """Return what can be done in any game."""
    agents = agents_of(options)
    pays = [pay for pay in ready.PAYS if 3 * pay.red + 2 * pay.blue + pay.white <= WAGE]
    return [
        *ready.ADD_CRYSTALS, *ready.ADD_ARTEFACTS, ready.ANNOUNCE, *ready.ADD_AGENTS[:agents],
        ready.TAKE_BACK, ready.CONFIRM, *ready.DIGS, *ready.KEEPS, *ready.CHOICES[:agents], ready.LOAD,
        *ready.ATTACKS[:seats], ready.OVERTIME, *ready.PLAYS, *ready.DELIVERIES,
        *pays, *ready.RECRUITS[3],
    ]  # fmt: skip


def special_actions(seats: int, content: Mine, most: tuple[int, int, int]) -> list[Action]:
    """Return what special agents can do (KRY-101 to KRY-104)."""
    found: list[Action] = [ready.END_TURN, *ready.SNATCHES]
    for agent, skill in enumerate(content.skill):
        if skill == THIEF:
            found += ready.ROBS[4 * agent : 4 * agent + seats]
        elif skill == SPY:
            found += ready.SPIES[4 * agent : 4 * agent + seats]
        elif skill == MASTER_MINER:
            found.append(ready.MINES[agent])
        elif skill == ALCHEMIST:
            found += [
                Transmute(agent, colour, number)
                for colour in (1, 2)
                for number in range(1, min(most[colour], most[colour - 1]) + 1)
            ]
    return found


def agents_of(options: Options) -> int:
    """Return how many of the numbered agents can be in play."""
    return AGENTS if options.advanced else NORMAL


def extents(seats: int, options: Options, content: Mine, most: tuple[int, int, int]) -> dict[str, Extent]:
    """Return how large the fields of a view get."""
    seat = Choice(range(seats))
    crystals = Number(max(most), unit=10)
    return {
        "viewer": seat,
        "phase": Choice(phases.NAMES),
        "round": Number(ROUNDS),
        "reveal": Number(3),
        "seats": Each(seats),
        "bank": crystals if options.bank == "finite" else LeftOut("never runs out"),
        "pile": Number(sum(content.copies)),
        "scrap": Number(max(content.copies)),
        "order": Each(seats, seat, varies=True),
        "turn": seat,
        "active": seat,
        "used": Members(range(agents_of(options))),
        "recruiter": seat,
        "recruit_kind": Choice(range(2)),
        "scores": LeftOut("only told after the end"),
        **of_seats(content, most),
        **of_agents(options),
        **of_acts(seats, options, content, crystals),
    }


def of_seats(content: Mine, most: tuple[int, int, int]) -> dict[str, Extent]:
    """Return what a player can have."""
    crystals, artefacts = Number(max(most), unit=10), Number(max(content.copies))
    cards, kind = Number(sum(content.copies), unit=5), Choice(range(TYPES))
    speed = 3 * max(
        base + times * max(most) for base, times in zip(content.speed, content.speed_times, strict=True)
    )
    combat = max(content.power) + 3 * max(
        base + times * max(most) + amount
        for base, times, amount in zip(content.combat, content.combat_times, content.amount, strict=True)
    )
    return {
        "seats.company": Choice(range(4)),
        "seats.score": Number(MOST_POINTS, unit=20),
        "seats.space": Choice(range(4)),
        "seats.level": Number(LEVELS),
        "seats.camp": crystals,
        "seats.face_down": cards,
        "seats.artefacts": artefacts,
        "seats.hq": crystals,
        "seats.hoard_cards": cards,
        "seats.hoard": artefacts,
        "seats.bid": crystals,
        "seats.weapon": kind,
        "seats.transport": kind,
        "seats.initiative": Number(speed, unit=10),
        "seats.combat": Number(combat, unit=10),
        "seats.defence": Number(combat, unit=10),
        "seats.slots": slots_of(content),
        "seats.mission": Choice(range(4)),
    }


def slots_of(content: Mine) -> Number:
    """Return how many slots of a colour a team can have."""
    return Number(3 * max(content.slots) + max(content.hold), unit=5)


def of_agents(options: Options) -> dict[str, Extent]:
    """Return what a player's agents can be."""
    agents = Members(range(agents_of(options)))
    count = Number(agents_of(options), unit=10)
    return {
        "seats.agents.hand": count,
        "seats.agents.carriers": count,
        "seats.agents.piles": count,
        "seats.agents.team": agents,
        "seats.agents.gone": agents,
        "seats.agents.recruits": count,
        "seats.agents.cards": agents,
        "seats.agents.pile": agents,
        "seats.agents.removed": agents,
        "seats.agents.chosen": Choice(range(agents_of(options))),
        "seats.agents.extra": Choice(range(agents_of(options))),
        "seats.agents.drawn": count,
    }


def of_acts(seats: int, options: Options, content: Mine, crystals: Number) -> dict[str, Extent]:
    """Return what can be under way."""
    seat, agent, kind = Choice(range(seats)), Choice(range(agents_of(options))), Choice(range(TYPES))
    artefacts, worth = Number(max(content.copies)), Number(MOST_POINTS, unit=20)
    announced = Number(sum(content.copies), unit=5)
    return {
        "find.icons": Number(max(content.rewards + content.finds), unit=1),
        "find.cards": Number(2),
        "find.pair": Each(2, kind, varies=True),
        "draft.act": Choice(ACTS),
        "draft.target": seat,
        "draft.special": agent,
        "draft.weapon": kind,
        "draft.transport": kind,
        "draft.crystals": crystals,
        "draft.artefacts": artefacts,
        "draft.announced": announced,
        "draft.slots": slots_of(content),
        "draft.home": worth,
        "draft.bank": worth,
        "draft.home_with": worth,
        "theft.target": seat,
        "theft.crystals": crystals,
        "theft.announced": announced,
        "theft.drawn": announced,
        "theft.artefacts": artefacts,
        "theft.home": worth,
        "theft.bank": worth,
        "spy.target": seat,
        "spy.special": agent,
        "spy.artefacts": artefacts,
    }
