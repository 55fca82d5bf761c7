"""What a Krysis file must hold; a file that does not is refused with place and reason."""

import re
from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any, Final

from kastellan.core.content import Check, Counted, check_id, check_names, count
from kastellan.core.game import Line
from kastellan.core.refusal import Fact, must

SKILLS: Final = {
    "defence": ("[1-9][0-9]?", "a number, as in '3'", "defence 3", "KRY-100"),
    "thief": ("[1-9][0-9]?", "a number, as in '3'", "thief 3", "KRY-101"),
    "spy": ("", "nothing", "spy", "KRY-102"),
    "master_miner": ("[RBWA]{1,9}", "goods, as in 'RB'", "master_miner RB", "KRY-103"),
    "alchemist": ("", "nothing", "alchemist", "KRY-104"),
}
"""What stands after the name of each skill, also in words, how it is written, and its rule."""

DEFENCE: Final = 1
THIEF: Final = 2
SPY: Final = 3
MASTER_MINER: Final = 4
ALCHEMIST: Final = 5
LETTERS = "RBW"
COLOURS: Final = ("red", "blue", "white")
CARDS: Final = 24
"""Of artefacts, all types together (KRY-8)."""
WEAPONS: Final = 3
"""Of the types of artefacts; the others are transports (KRY-32)."""
MOST_COMBAT: Final = 99
REMOVED: Final = 2
"""Agents of each level that a company removes from its deck (KRY-91)."""
MOST_GOODS: Final = 9
"""In one slot row, space or skill: more would stand on no board."""


def read_bundle(text: str) -> tuple[int, int, int, int]:
    """Return the reds, blues, whites and artefacts of a text such as ``"RRBA"``."""
    return text.count("R"), text.count("B"), text.count("W"), text.count("A")


def read_number(value: int | str) -> tuple[int, int, int]:
    """Return fixed value, multiplier and its colour: ``7`` is (7, 0, 0), ``"W*3"`` is (0, 3, 2)."""
    if isinstance(value, int):
        return value, 0, 0
    return 0, int(value[2:]), LETTERS.index(value[0])


def read_skill(text: str) -> tuple[int, int, tuple[int, int, int, int]]:
    """Return code, number and finds of a skill such as ``"thief 3"`` or ``"master_miner AR"``."""
    name, _, rest = text.partition(" ")
    return (
        list(SKILLS).index(name) + 1 if name else 0,
        int(rest) if rest.isdigit() else 0,
        read_bundle("" if rest.isdigit() else rest),
    )


COUNTS: Final = (
    ("agents", 18, "agents", "KRY-1"),
    ("specials", 3, "common special agents", "KRY-90"),
    ("companies", 4, "companies", "KRY-1"),
    ("extras", 7, "extra agents", "KRY-120"),
    ("artefacts", 6, "artefact types", "KRY-8"),
    ("entrance", 4, "entrance spaces", "KRY-10"),
    ("mine", 5, "levels", "KRY-13"),
)
"""How many things of each kind the game has, and which rule says so."""

IDS: Final = (
    ("crystals", COLOURS, "KRY-5"),
    ("missions", (*COLOURS, "artefacts"), "KRY-111"),
)
"""Things that the rules know by their order."""


def check(file: Any) -> None:
    """Refuse a file with wrong counts, unknown skills or colours, or spaces without goods."""
    for one in checks(file):
        one()


def checks(file: Any) -> Iterator[Check]:
    """Yield all that a file must hold, each for itself."""
    for kind, number, what, rule in COUNTS:
        yield partial(count, getattr(file, kind), number, f"$.{kind}", what, rule)
    for kind, ids, rule in IDS:
        yield partial(_check_order, getattr(file, kind), ids, f"$.{kind}", rule)
    for kind in ("crystals", "missions", "companies", "artefacts"):
        for number, thing in enumerate(getattr(file, kind)):
            yield partial(check_names, thing.name, f"$.{kind}[{number}].name")
            yield partial(check_id, thing.id, f"$.{kind}[{number}].id")
    yield from _agent_checks(file)
    yield from _artefact_checks(file.artefacts)
    yield from _space_checks(file)


def counted(file: Any) -> list[Counted]:
    """Return what is counted in a file, as far as whoever changes figures may change it."""
    cards, weapons = _cards(file.artefacts), _weapons(file.artefacts)
    found = [
        Counted("$.artefacts", cards == CARDS, Line("krysis-count-cards", {"found": cards, "wanted": CARDS})),
        Counted(
            "$.artefacts",
            weapons == WEAPONS,
            Line("krysis-count-weapons", {"found": weapons, "wanted": WEAPONS}),
        ),
    ]
    for number, company in enumerate(file.companies):
        one, two, three = _deck(file, company)
        facts: dict[str, Fact] = {"one": one, "two": two, "three": three, "least": REMOVED}
        fine = min(one, two, three) >= REMOVED
        found.append(Counted(f"$.companies[{number}]", fine, Line("krysis-count-stars", facts)))
    return found


def _check_order(things: Sequence[Any], ids: tuple[str, ...], place: str, rule: str) -> None:
    """Refuse things that the rules know by their order in another one."""
    said = f"must be {', '.join(ids)} in this order"
    must(tuple(thing.id for thing in things) == ids, place, said, rule, "content-order", wanted=ids)


def _agent_checks(file: Any) -> Iterator[Check]:
    """Yield what agents must be: of the kinds of their places, no two alike, enough for a deck (KRY-91)."""
    shelves = [("$.agents", file.agents), ("$.specials", file.specials), ("$.extras", file.extras)]
    for number, company in enumerate(file.companies):
        place = f"$.companies[{number}]"
        yield partial(count, company.specials, 3, f"{place}.specials", "own special agents", "KRY-90")
        yield partial(_check_deck, file, company, place)
        shelves.append((f"{place}.specials", company.specials))
    for number, agent in enumerate(file.agents):
        yield partial(_check_normal, agent, "carrier" if number < 9 else "warrior", f"$.agents[{number}]")
    seen: dict[str, str] = {}
    for shelf, agents in shelves:
        for number, agent in enumerate(agents):
            place = f"{shelf}[{number}]"
            yield from _check_agent(agent, place, special=shelf != "$.agents")
            yield partial(_check_new, agent.id, seen.get(agent.id, ""), place)
            seen.setdefault(agent.id, place)


def _check_normal(agent: Any, kind: str, place: str) -> None:
    """Refuse a normal agent that has a skill, or is of another kind than its place says."""
    said = f"the first 9 are carriers, then warriors: {kind}"
    must(agent.kind == kind, f"{place}.kind", said, "KRY-1", "content-agent-kind", kind=kind)
    said = "normal agents have no skill"
    must(not agent.skill, f"{place}.skill", said, "KRY-90", "content-agent-no-skill")


def _check_new(value: str, taken: str, place: str) -> None:
    """Refuse an agent that is called like one before."""
    must(not taken, f"{place}.id", f"{value!r} is already {taken}", key="content-twice", value=value[:40])


def _deck(file: Any, company: Any) -> list[int]:
    """Return how many agents of one, two and three stars a company chooses from (KRY-91)."""
    stars = [agent.stars for agent in (*file.agents, *file.specials, *company.specials)]
    return [stars.count(level) for level in (1, 2, 3)]


def _check_deck(file: Any, company: Any, place: str) -> None:
    """Refuse a company of which not as many agents of each level can be removed as have to be."""
    for level, found in enumerate(_deck(file, company), 1):
        said = f"{found} agents of {level} stars; {REMOVED} of each level are removed"
        must(found >= REMOVED, place, said, "KRY-91", "content-agent-few", found=found, stars=level)


def _check_agent(agent: Any, place: str, *, special: bool) -> Iterator[Check]:
    """Yield what an agent must be: its values can be read, and belong to its kind."""
    yield partial(check_names, agent.name, f"{place}.name")
    yield partial(check_id, agent.id, f"{place}.id")
    yield partial(_stars, agent.stars, f"{place}.stars")
    yield partial(_number, agent.speed, f"{place}.speed", "KRY-25")
    yield partial(_number, agent.combat, f"{place}.combat", "KRY-29")
    if agent.kind == "carrier":
        yield partial(_bundle, agent.slots, "RBW", f"{place}.slots", "KRY-30")
        peaceful, said = agent.combat == 0, "carriers do not fight"
        yield partial(must, peaceful, f"{place}.combat", said, "KRY-29", "content-carrier-fights")
    else:
        empty, said = not agent.slots, "warriors carry nothing"
        yield partial(must, empty, f"{place}.slots", said, "KRY-30", "content-warrior-carries")
    if special:
        yield partial(_skill, agent.skill, f"{place}.skill")


def _stars(stars: int, place: str) -> None:
    """Refuse a level that no agent has."""
    said = f"{stars} stars; agents have 1, 2 or 3"
    must(stars in (1, 2, 3), place, said, "KRY-91", "content-agent-stars", stars=stars)


def _skill(text: str, place: str) -> None:
    """Refuse a skill that the rules do not know, or without its number or goods."""
    name, _, rest = text.partition(" ")
    known, said = tuple(SKILLS), f"{text!r} is no skill; known are {', '.join(SKILLS)}"
    must(name in SKILLS, place, said, "KRY-96", "content-skill", value=text[:40], known=known)
    form, needs, example, rule = SKILLS[name]
    said = f"{name} needs {needs} after its name"
    must(re.fullmatch(form, rest), place, said, rule, "content-skill-form", example=example)


def _artefact_checks(artefacts: Sequence[Any]) -> Iterator[Check]:
    """Yield what artefacts must be: 24 cards of 3 weapon and 3 transport types."""
    for number, artefact in enumerate(artefacts):
        yield partial(_check_artefact, artefact, f"$.artefacts[{number}]")
    yield partial(_check_artefact_ids, [artefact.id for artefact in artefacts])
    weapons, cards = _weapons(artefacts), _cards(artefacts)
    fine, said = weapons == WEAPONS, f"{WEAPONS} types are weapons and {WEAPONS} transports"
    yield partial(must, fine, "$.artefacts", said, "KRY-32", "content-artefact-kinds", weapons=weapons)
    fine, said = cards == CARDS, f"{cards} cards; there are {CARDS}"
    key = "content-artefact-cards"
    yield partial(must, fine, "$.artefacts", said, "KRY-8", key, found=cards, wanted=CARDS)


def _weapons(artefacts: Sequence[Any]) -> int:
    return sum(artefact.kind == "weapon" for artefact in artefacts)


def _cards(artefacts: Sequence[Any]) -> int:
    return sum(artefact.copies for artefact in artefacts)


def _check_artefact(artefact: Any, place: str) -> None:
    """Refuse a type without cards, or with values that do not belong to its kind."""
    said = "a type has at least 1 card"
    must(artefact.copies >= 1, f"{place}.copies", said, "KRY-8", "content-artefact-copies")
    if artefact.kind == "weapon":
        fine = 1 <= artefact.combat <= MOST_COMBAT and not artefact.slots
        must(fine, place, "a weapon has a combat value and no slots", "KRY-33", "content-weapon")
    else:
        _bundle(artefact.slots, "RBW", f"{place}.slots", "KRY-33")
        said = "a transport does not fight"
        must(not artefact.combat, f"{place}.combat", said, "KRY-33", "content-transport-fights")


def _check_artefact_ids(ids: list[str]) -> None:
    """Refuse two types that are called the same."""
    double = next((one for one in ids if ids.count(one) > 1), "")
    fine, said = not double, "two types have the same id"
    must(fine, "$.artefacts", said, "KRY-8", "content-twice", value=double[:40])


def _space_checks(file: Any) -> Iterator[Check]:
    """Yield what spaces must be: four to a level, each with goods."""
    for number, space in enumerate(file.entrance):
        yield partial(_bundle, space, "RBW", f"$.entrance[{number}]", "KRY-11")
    for level, spaces in enumerate(file.mine):
        yield partial(count, spaces, 4, f"$.mine[{level}]", "spaces", "KRY-17")
        for number, space in enumerate(spaces):
            yield partial(_check_space, space, f"$.mine[{level}][{number}]")


def _check_space(space: str, place: str) -> None:
    """Refuse a space with more than two alternatives, or without goods."""
    said = f"{space!r} has more than two alternatives"
    must(space.count("?") <= 1, place, said, "KRY-18", "content-space-choices", value=space[:40])
    for part in space.split("?"):
        _bundle(part, "RBWA", place, "KRY-18" if "?" in space else "KRY-17")


def _bundle(text: str, letters: str, place: str, rule: str) -> None:
    """Refuse an empty bundle or an unknown letter."""
    fine = text and not set(text) - set(letters)
    said = f"{text!r} is not made of {', '.join(letters)}"
    must(fine, place, said, rule, "content-goods", value=text[:40], letters=tuple(letters))
    found, said = len(text), f"{len(text)} goods; at most {MOST_GOODS} have room"
    must(found <= MOST_GOODS, place, said, rule, "content-goods-many", found=found, limit=MOST_GOODS)


def _number(value: int | str, place: str, rule: str) -> None:
    """Refuse what is neither a number nor a multiplier."""
    fine = 0 <= value <= 99 if isinstance(value, int) else re.fullmatch("[RBW]\\*[1-9]", value)
    said = f"{value!r} is neither a number from 0 to 99 nor a multiplier such as 'W*3'"
    must(fine, place, said, rule, "content-number", value=f"{value}"[:40])
