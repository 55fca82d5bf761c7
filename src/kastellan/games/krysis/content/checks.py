"""What a Krysis file must hold; a file that does not is refused with place and reason."""

import re
from collections.abc import Sequence
from typing import Any, Final

from kastellan.core.content import check_names, count
from kastellan.core.refusal import must

SKILLS: Final = {
    "defence": ("[1-9][0-9]?", "a number, as in '3'", "defence 3", "KRY-100"),
    "thief": ("[1-9][0-9]?", "a number, as in '3'", "thief 3", "KRY-101"),
    "spy": ("", "nothing", "spy", "KRY-102"),
    "master_miner": ("[RBWA]+", "goods, as in 'RB'", "master_miner RB", "KRY-103"),
    "alchemist": ("", "nothing", "alchemist", "KRY-104"),
}
"""What stands after the name of each skill, also in words, how it is written, and its rule."""

DEFENCE: Final = 1
THIEF: Final = 2
SPY: Final = 3
MASTER_MINER: Final = 4
ALCHEMIST: Final = 5
COLOURS = "RBW"
CARDS: Final = 24
"""Of artefacts, all types together (KRY-8)."""


def read_bundle(text: str) -> tuple[int, int, int, int]:
    """Return the reds, blues, whites and artefacts of a text such as ``"RRBA"``."""
    return text.count("R"), text.count("B"), text.count("W"), text.count("A")


def read_number(value: int | str) -> tuple[int, int, int]:
    """Return fixed value, multiplier and its colour: ``7`` is (7, 0, 0), ``"W*3"`` is (0, 3, 2)."""
    if isinstance(value, int):
        return value, 0, 0
    return 0, int(value[2:]), COLOURS.index(value[0])


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
    ("crystals", ("red", "blue", "white"), "KRY-5"),
    ("missions", ("red", "blue", "white", "artefacts"), "KRY-111"),
)
"""Things that the rules know by their order."""


def check(file: Any) -> None:
    """Refuse a file with wrong counts, unknown skills or colours, or spaces without goods."""
    for kind, number, what, rule in COUNTS:
        count(getattr(file, kind), number, f"$.{kind}", what, rule)
    for kind, ids, rule in IDS:
        found = tuple(thing.id for thing in getattr(file, kind))
        said = f"must be {', '.join(ids)} in this order"
        must(found == ids, f"$.{kind}", said, rule, "content-order", wanted=ids)
    for kind in ("crystals", "missions", "companies", "artefacts"):
        for number, thing in enumerate(getattr(file, kind)):
            check_names(thing.name, f"$.{kind}[{number}].name")
    _check_agents(file)
    _check_artefacts(file.artefacts)
    _check_spaces(file)


def _check_agents(file: Any) -> None:
    """Refuse agents that are too few, doubled or that make no legal deck (KRY-91)."""
    for number, agent in enumerate(file.agents):
        kind, place = "carrier" if number < 9 else "warrior", f"$.agents[{number}]"
        said = f"the first 9 are carriers, then warriors: {kind}"
        must(agent.kind == kind, f"{place}.kind", said, "KRY-1", "content-agent-kind", kind=kind)
        said = "normal agents have no skill"
        must(not agent.skill, f"{place}.skill", said, "KRY-90", "content-agent-no-skill")
    shelves = [("$.agents", file.agents), ("$.specials", file.specials), ("$.extras", file.extras)]
    for number, company in enumerate(file.companies):
        place = f"$.companies[{number}]"
        count(company.specials, 3, f"{place}.specials", "own special agents", "KRY-90")
        shelves.append((f"{place}.specials", company.specials))
        stars = [agent.stars for agent in (*file.agents, *file.specials, *company.specials)]
        for level in (1, 2, 3):
            found = stars.count(level)
            said = f"{found} agents of {level} stars; 2 of each level are removed"
            must(found >= 2, place, said, "KRY-91", "content-agent-few", found=found, stars=level)
    seen: dict[str, str] = {}
    for shelf, agents in shelves:
        for number, agent in enumerate(agents):
            place = f"{shelf}[{number}]"
            _check_agent(agent, place, special=shelf != "$.agents")
            said = f"{agent.id!r} is already {seen.get(agent.id)}"
            must(agent.id not in seen, f"{place}.id", said, key="content-twice", value=agent.id[:40])
            seen[agent.id] = place


def _check_agent(agent: Any, place: str, *, special: bool) -> None:
    """Refuse an agent whose values cannot be read or do not belong to its kind."""
    check_names(agent.name, f"{place}.name")
    said = f"{agent.stars} stars; agents have 1, 2 or 3"
    must(agent.stars in (1, 2, 3), f"{place}.stars", said, "KRY-91", "content-agent-stars", stars=agent.stars)
    _number(agent.speed, f"{place}.speed", "KRY-25")
    _number(agent.combat, f"{place}.combat", "KRY-29")
    if agent.kind == "carrier":
        _bundle(agent.slots, "RBW", f"{place}.slots", "KRY-30")
        peaceful = agent.combat == 0
        must(peaceful, f"{place}.combat", "carriers do not fight", "KRY-29", "content-carrier-fights")
    else:
        said = "warriors carry nothing"
        must(not agent.slots, f"{place}.slots", said, "KRY-30", "content-warrior-carries")
    if special:
        _skill(agent.skill, f"{place}.skill")


def _skill(text: str, place: str) -> None:
    """Refuse a skill that the rules do not know, or without its number or goods."""
    name, _, rest = text.partition(" ")
    known, said = tuple(SKILLS), f"{text!r} is no skill; known are {', '.join(SKILLS)}"
    must(name in SKILLS, place, said, "KRY-96", "content-skill", value=text[:40], known=known)
    form, needs, example, rule = SKILLS[name]
    said = f"{name} needs {needs} after its name"
    must(re.fullmatch(form, rest), place, said, rule, "content-skill-form", example=example)


def _check_artefacts(artefacts: Sequence[Any]) -> None:
    """Refuse other than 24 cards of 3 weapon and 3 transport types."""
    for number, artefact in enumerate(artefacts):
        place = f"$.artefacts[{number}]"
        said = "a type has at least 1 card"
        must(artefact.copies >= 1, f"{place}.copies", said, "KRY-8", "content-artefact-copies")
        if artefact.kind == "weapon":
            fine = artefact.combat >= 1 and not artefact.slots
            must(fine, place, "a weapon has a combat value and no slots", "KRY-33", "content-weapon")
        else:
            _bundle(artefact.slots, "RBW", f"{place}.slots", "KRY-33")
            said = "a transport does not fight"
            must(not artefact.combat, f"{place}.combat", said, "KRY-33", "content-transport-fights")
    ids = [artefact.id for artefact in artefacts]
    double = next((one for one in ids if ids.count(one) > 1), "")
    fine = len(set(ids)) == len(ids)
    must(fine, "$.artefacts", "two types have the same id", "KRY-8", "content-twice", value=double[:40])
    weapons = sum(artefact.kind == "weapon" for artefact in artefacts)
    said = "3 types are weapons and 3 transports"
    must(weapons == 3, "$.artefacts", said, "KRY-32", "content-artefact-kinds", weapons=weapons)
    cards = sum(artefact.copies for artefact in artefacts)
    said = f"{cards} cards; there are {CARDS}"
    must(cards == CARDS, "$.artefacts", said, "KRY-8", "content-artefact-cards", found=cards, wanted=CARDS)


def _check_spaces(file: Any) -> None:
    """Refuse levels with other than 4 spaces, and spaces without goods."""
    for number, space in enumerate(file.entrance):
        _bundle(space, "RBW", f"$.entrance[{number}]", "KRY-11")
    for level, spaces in enumerate(file.mine):
        count(spaces, 4, f"$.mine[{level}]", "spaces", "KRY-17")
        for number, space in enumerate(spaces):
            place = f"$.mine[{level}][{number}]"
            said = f"{space!r} has more than two alternatives"
            must(space.count("?") <= 1, place, said, "KRY-18", "content-space-choices", value=space[:40])
            for part in space.split("?"):
                _bundle(part, "RBWA", place, "KRY-18" if "?" in space else "KRY-17")


def _bundle(text: str, letters: str, place: str, rule: str) -> None:
    """Refuse an empty bundle or an unknown letter."""
    fine = text and not set(text) - set(letters)
    said = f"{text!r} is not made of {', '.join(letters)}"
    must(fine, place, said, rule, "content-goods", value=text[:40], letters=tuple(letters))


def _number(value: int | str, place: str, rule: str) -> None:
    """Refuse what is neither a number nor a multiplier."""
    fine = 0 <= value <= 99 if isinstance(value, int) else re.fullmatch("[RBW]\\*[1-9]", value)
    said = f"{value!r} is neither a number from 0 to 99 nor a multiplier such as 'W*3'"
    must(fine, place, said, rule, "content-number", value=f"{value}"[:40])
