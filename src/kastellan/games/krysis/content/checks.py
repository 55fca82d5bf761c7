"""What a Krysis file must hold; a file that does not is refused with place and reason."""

import re
from collections.abc import Sequence
from typing import Any, Final

from kastellan.core.refusal import BadInput

SKILLS = ("defence", "thief", "spy", "master_miner", "alchemist")
DEFENCE: Final = 1
THIEF: Final = 2
SPY: Final = 3
MASTER_MINER: Final = 4
ALCHEMIST: Final = 5
LANGUAGES = ("en", "fr", "bg")
COLOURS = "RBW"


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
        SKILLS.index(name) + 1 if name else 0,
        int(rest) if rest.isdigit() else 0,
        read_bundle("" if rest.isdigit() else rest),
    )


def check(file: Any) -> None:
    """Refuse a file with wrong counts, unknown skills or colours, or spaces without goods."""
    _count(file.crystals, 3, "$.crystals", "crystal colours", "KRY-5")
    _ids(file.crystals, ("red", "blue", "white"), "$.crystals", "KRY-5")
    _check_agents(file)
    _check_artefacts(file.artefacts)
    _check_spaces(file)
    _count(file.missions, 4, "$.missions", "missions", "KRY-110")
    _ids(file.missions, ("red", "blue", "white", "artefacts"), "$.missions", "KRY-111")
    for place, things in (
        ("crystals", file.crystals),
        ("missions", file.missions),
        ("companies", file.companies),
    ):
        for number, thing in enumerate(things):
            _names(thing, f"$.{place}[{number}]")


def _check_agents(file: Any) -> None:
    """Refuse agents that are too many, too few, doubled or that make no legal deck."""
    _count(file.agents, 18, "$.agents", "agents", "KRY-1")
    for number, agent in enumerate(file.agents):
        kind = "carrier" if number < 9 else "warrior"
        if agent.kind != kind:
            raise BadInput(
                f"$.agents[{number}].kind", f"the first 9 are carriers, the others warriors: {kind}", "KRY-1"
            )
        if agent.skill:
            raise BadInput(f"$.agents[{number}].skill", "normal agents have no skill", "KRY-90")
    _count(file.specials, 3, "$.specials", "common special agents", "KRY-90")
    _count(file.companies, 4, "$.companies", "companies", "KRY-1")
    _count(file.extras, 7, "$.extras", "extra agents", "KRY-120")
    for number, company in enumerate(file.companies):
        _count(company.specials, 3, f"$.companies[{number}].specials", "own special agents", "KRY-90")
    shelves = [("$.agents", file.agents), ("$.specials", file.specials), ("$.extras", file.extras)]
    shelves += [(f"$.companies[{n}].specials", company.specials) for n, company in enumerate(file.companies)]
    seen: dict[str, str] = {}
    for place, agents in shelves:
        for number, agent in enumerate(agents):
            _check_agent(agent, f"{place}[{number}]", special=place != "$.agents")
            if agent.id in seen:
                raise BadInput(f"{place}[{number}].id", f"{agent.id!r} is already {seen[agent.id]}")
            seen[agent.id] = f"{place}[{number}]"
    _check_decks(file)


def _check_decks(file: Any) -> None:
    """Refuse companies that could not remove two agents of each star level (KRY-91)."""
    for number, company in enumerate(file.companies):
        stars = [agent.stars for agent in (*file.agents, *file.specials, *company.specials)]
        for level in (1, 2, 3):
            if stars.count(level) < 2:
                reason = f"{stars.count(level)} agents of {level} stars; 2 of each level are removed"
                raise BadInput(f"$.companies[{number}]", reason, "KRY-91")


def _check_agent(agent: Any, place: str, *, special: bool) -> None:
    """Refuse an agent whose values cannot be read or do not belong to its kind."""
    _names(agent, place)
    if agent.stars not in (1, 2, 3):
        raise BadInput(f"{place}.stars", f"{agent.stars} stars; agents have 1, 2 or 3", "KRY-91")
    _number(agent.speed, f"{place}.speed", "KRY-25")
    _number(agent.combat, f"{place}.combat", "KRY-29")
    if agent.kind == "carrier":
        _bundle(agent.slots, "RBW", f"{place}.slots", "KRY-30")
        if agent.combat != 0:
            raise BadInput(f"{place}.combat", "carriers do not fight", "KRY-29")
    elif agent.slots:
        raise BadInput(f"{place}.slots", "warriors carry nothing", "KRY-30")
    if special:
        _skill(agent.skill, f"{place}.skill")


def _skill(text: str, place: str) -> None:
    """Refuse a skill that the rules do not know, or without its number or goods."""
    name, _, rest = text.partition(" ")
    if name not in SKILLS:
        raise BadInput(place, f"{text!r} is no skill; known are {', '.join(SKILLS)}", "KRY-96")
    if name in ("defence", "thief") and not re.fullmatch("[1-9][0-9]?", rest):
        raise BadInput(
            place, f"{name} needs a number, as in '{name} 3'", "KRY-100" if name == "defence" else "KRY-101"
        )
    if name == "master_miner":
        _bundle(rest, "RBWA", place, "KRY-103")
    if name in ("spy", "alchemist") and rest:
        raise BadInput(
            place, f"{name} takes nothing after its name", "KRY-102" if name == "spy" else "KRY-104"
        )


def _check_artefacts(artefacts: Sequence[Any]) -> None:
    """Refuse other than 24 cards of 3 weapon and 3 transport types."""
    _count(artefacts, 6, "$.artefacts", "artefact types", "KRY-8")
    for number, artefact in enumerate(artefacts):
        place = f"$.artefacts[{number}]"
        _names(artefact, place)
        if artefact.copies < 1:
            raise BadInput(f"{place}.copies", "a type has at least 1 card", "KRY-8")
        if artefact.kind == "weapon" and (artefact.combat < 1 or artefact.slots):
            raise BadInput(place, "a weapon has a combat value and no slots", "KRY-33")
        if artefact.kind == "transport":
            _bundle(artefact.slots, "RBW", f"{place}.slots", "KRY-33")
            if artefact.combat:
                raise BadInput(f"{place}.combat", "a transport does not fight", "KRY-33")
    if len({artefact.id for artefact in artefacts}) < 6:
        raise BadInput("$.artefacts", "two types have the same id", "KRY-8")
    if sum(artefact.kind == "weapon" for artefact in artefacts) != 3:
        raise BadInput("$.artefacts", "3 types are weapons and 3 transports", "KRY-32")
    if (cards := sum(artefact.copies for artefact in artefacts)) != 24:
        raise BadInput("$.artefacts", f"{cards} cards; there are 24", "KRY-8")


def _check_spaces(file: Any) -> None:
    """Refuse other than 4 entrance spaces and 5 levels of 4 spaces, each with goods."""
    _count(file.entrance, 4, "$.entrance", "entrance spaces", "KRY-10")
    for number, space in enumerate(file.entrance):
        _bundle(space, "RBW", f"$.entrance[{number}]", "KRY-11")
    _count(file.mine, 5, "$.mine", "levels", "KRY-13")
    for level, spaces in enumerate(file.mine):
        _count(spaces, 4, f"$.mine[{level}]", "spaces", "KRY-17")
        for number, space in enumerate(spaces):
            place = f"$.mine[{level}][{number}]"
            if space.count("?") > 1:
                raise BadInput(place, f"{space!r} has more than two alternatives", "KRY-18")
            for part in space.split("?"):
                _bundle(part, "RBWA", place, "KRY-18" if "?" in space else "KRY-17")


def _count(things: Sequence[Any], number: int, place: str, what: str, rule: str) -> None:
    """Refuse a wrong number of things."""
    if len(things) != number:
        raise BadInput(place, f"{len(things)} {what}; the game has {number}", rule)


def _ids(things: Sequence[Any], ids: tuple[str, ...], place: str, rule: str) -> None:
    """Refuse things other than the named ones, which the rules know by their order."""
    if tuple(thing.id for thing in things) != ids:
        raise BadInput(place, f"must be {', '.join(ids)} in this order", rule)


def _names(thing: Any, place: str) -> None:
    """Refuse a thing without a name in each language."""
    if missing := [language for language in LANGUAGES if not thing.name.get(language)]:
        raise BadInput(f"{place}.name", f"no name in {', '.join(missing)}")


def _bundle(text: str, letters: str, place: str, rule: str) -> None:
    """Refuse an empty bundle or an unknown letter."""
    if not text or set(text) - set(letters):
        raise BadInput(place, f"{text!r} is not made of {', '.join(letters)}", rule)


def _number(value: int | str, place: str, rule: str) -> None:
    """Refuse what is neither a number nor a multiplier."""
    if isinstance(value, str) and not re.fullmatch("[RBW]\\*[1-9]", value):
        raise BadInput(place, f"{value!r} is neither a number nor a multiplier such as 'W*3'", rule)
    if isinstance(value, int) and not 0 <= value <= 99:
        raise BadInput(place, f"{value} is not a number from 0 to 99", rule)
