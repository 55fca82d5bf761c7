"""All that can be done and seen in Krysis."""

from typing import Final

from kastellan.core.catalogue import Catalogue, Choice, Each, Extent, LeftOut, Members, Number
from kastellan.games.krysis import phases, ready
from kastellan.games.krysis.actions import Action, Transmute
from kastellan.games.krysis.content import AGENTS, ALCHEMIST, MASTER_MINER, NORMAL, SPY, THIEF, Mine
from kastellan.games.krysis.memory import PLACES
from kastellan.games.krysis.options import Options
from kastellan.games.krysis.state import ROUNDS, SUPPLY, WAGE, State

TYPES: Final = 6
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
        memories=memory_extents(seats, content, most),
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
    return [
        *ready.ADD_CRYSTALS, *ready.ADD_ARTEFACTS, ready.ANNOUNCE, *ready.ADD_AGENTS[:agents],
        ready.TAKE_BACK, ready.CONFIRM, *ready.DIGS[-1], *ready.KEEPS, *ready.CHOICES[:agents], ready.LOAD,
        *ready.ATTACKS[:seats], ready.OVERTIME, *ready.PLAYS, *ready.DELIVERIES,
        *ready.PAYS, *ready.RECRUITS[3],
    ]  # fmt: skip


def special_actions(seats: int, content: Mine, most: tuple[int, int, int]) -> list[Action]:
    """Return what special agents can do (KRY-101 to KRY-104)."""
    found: list[Action] = [ready.END_TURN, *ready.SNATCHES]
    for agent, skill in enumerate(content.skill):
        targets = slice(4 * agent, 4 * agent + seats)
        found += ready.ROBS[targets] if skill == THIEF else ready.SPIES[targets] if skill == SPY else []
        found += [ready.MINES[agent]] if skill == MASTER_MINER else []
        for colour in (1, 2) if skill == ALCHEMIST else ():
            numbers = range(1, min(most[colour], most[colour - 1]) + 1)
            found += [Transmute(agent, colour, number) for number in numbers]
    return found


def agents_of(options: Options) -> int:
    """Return how many of the numbered agents can be in play."""
    return AGENTS if options.advanced else NORMAL


def extents(seats: int, options: Options, content: Mine, most: tuple[int, int, int]) -> dict[str, Extent]:
    """Return how large the fields of a view get: each extent with the fields that have it."""
    seat, agents = Choice(range(seats)), range(agents_of(options))
    speed = most_of_team(content.speed, content.speed_times, max(most))
    strength = most_of_team(content.combat, content.combat_times, max(most)) + 3 * max(content.amount)
    crystals = Number(max(most), unit=10)
    rows: tuple[tuple[Extent, str], ...] = (
        (seat, "viewer turn active recruiter draft.target theft.target spy.target"),
        (Choice(phases.NAMES), "phase"),
        (Choice(phases.ACTS), "draft.act"),
        (Choice(range(2)), "recruit_kind"),
        (Choice(range(4)), "seats.company seats.space seats.mission"),
        (Choice(range(TYPES)), "seats.weapon seats.transport draft.weapon draft.transport"),
        (Choice(agents), "seats.agents.chosen seats.agents.extra draft.special spy.special"),
        (Members(agents), "used seats.agents.team seats.agents.gone seats.agents.cards"),
        (Members(agents), "seats.agents.pile seats.agents.removed"),
        (Each(seats), "seats"),
        (Each(seats, seat, varies=True), "order"),
        (Each(2, Choice(range(TYPES)), varies=True), "find.pair"),
        (Number(ROUNDS), "round seats.level"),
        (Number(3), "reveal"),
        (Number(2), "find.cards"),
        (Number(max(content.rewards + content.finds), unit=1), "find.icons"),
        (Number(sum(content.copies)), "pile"),
        (Number(sum(content.copies), unit=5), "seats.face_down seats.hoard_cards draft.announced"),
        (Number(sum(content.copies), unit=5), "theft.announced theft.drawn"),
        (Number(max(content.copies)), "scrap seats.artefacts seats.hoard draft.artefacts"),
        (Number(max(content.copies)), "theft.artefacts spy.artefacts"),
        (crystals, "seats.camp seats.hq seats.bid draft.crystals theft.crystals"),
        (crystals if options.bank == "finite" else LeftOut("never runs out"), "bank"),
        (Number(len(agents), unit=10), "seats.agents.hand seats.agents.carriers seats.agents.piles"),
        (Number(len(agents), unit=10), "seats.agents.recruits seats.agents.drawn"),
        (Number(speed, unit=10), "seats.initiative"),
        (Number(strength + max(content.power), unit=10), "seats.combat seats.defence"),
        (Number(3 * max(content.slots) + max(content.hold), unit=5), "seats.slots draft.slots"),
        (Number(MOST_POINTS, unit=20), "seats.score draft.home draft.bank draft.home_with"),
        (Number(MOST_POINTS, unit=20), "theft.home theft.bank"),
        (LeftOut("only told after the end"), "scores"),
    )
    return {name: extent for extent, names in rows for name in names.split()}


def memory_extents(seats: int, content: Mine, most: tuple[int, int, int]) -> dict[str, Extent]:
    """Return how large the fields of a memory get."""
    cards = sum(content.copies)
    return {
        "viewer": LeftOut("stands in the view"),
        "hq": Each(3 * seats, Number(max(most), unit=10)),
        "held": Each(2 * seats, Number(AGENTS, unit=10)),
        "cards": Each(PLACES, Number(cards, unit=5)),
        "sure": Each(PLACES, Each(TYPES, Number(max(content.copies)))),
        "lots": LeftOut("about several places together"),
        "robbed": LeftOut("stands in the view"),
        "stolen": LeftOut("stands in the view"),
    }


def most_of_team(fixed: list[int], times: list[int], crystals: int) -> int:
    """Return what the speeds or the combat values of three agents come to at most."""
    return 3 * max(base + each * crystals for base, each in zip(fixed, times, strict=True))
