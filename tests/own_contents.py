"""Contents that are not the house's, one for each game, and broken ones of every kind."""

import json
from functools import cache
from importlib.resources import files
from typing import Any

from kastellan.core.content import Draft, Entry
from kastellan.games import GAMES

FRENCH = (
    "baleine", "phare", "mouette", "voile", "marée", "sable", "coquillage", "plongeur", "bateau", "ancre",
    "poisson", "requin",
)  # fmt: skip
OTHER_FRENCH = (
    "girafe", "savane", "tambour", "fourmi", "lionne", "jungle", "perroquet", "chasseur", "cabane", "rivière",
    "serpent", "vautour",
)  # fmt: skip
HOUSE = {"kryptos": "colours.json", "kreta": "map.json", "krysis": "house.json", "decrypto": "words.json"}

NAMED = {"kryptos": "colours", "kreta": "provinces", "krysis": "agents"}
"""What of a game's content has names that are changed."""


def words(*entries: str, language: str = "fr") -> str:
    """Return a list in one language as a file."""
    made = GAMES["decrypto"].draft(Draft(language, tuple(map(Entry, entries))))
    assert made.problem is None, made.problem
    return made.file


def house(slug: str) -> Any:
    """Return the house content of a game, to be changed."""
    return json.loads(files(f"kastellan.games.{slug}.content").joinpath(HOUSE[slug]).read_bytes())


def exchanged() -> Any:
    """Return the house's map with the forts of two cards and the names of two provinces exchanged."""
    file = house("kreta")
    one, two = file["provinces"][:2]
    one["name"], two["name"] = two["name"], one["name"]
    first, last = file["sites"][0], file["sites"][-1]
    first["n"], last["n"] = last["n"], first["n"]
    return file


@cache
def own(slug: str) -> str:
    """Return a content of a game as a file that is not the house's."""
    if slug == "decrypto":
        return words(*FRENCH)
    file = exchanged() if slug == "kreta" else house(slug)
    if slug == "krysis":
        for agent in file["agents"]:
            agent["name"] = {language: f"{name} II" for language, name in agent["name"].items()}
    if slug == "kryptos":
        for colour in file["colours"]:
            colour["name"] = {language: f"{name} II" for language, name in colour["name"].items()}
    return json.dumps(file)


@cache
def another(slug: str) -> str:
    """Return a content that differs from the house's and from ``own``: in names and in what counts."""
    if slug == "decrypto":
        return words(*OTHER_FRENCH)
    file = house(slug)
    for thing in file[NAMED[slug]]:
        thing["name"] = {language: f"{name} bis" for language, name in thing["name"].items()}
    if slug == "kreta":
        first, last = file["sites"][3], file["sites"][-4]
        first["n"], last["n"] = last["n"], first["n"]
    if slug == "krysis":
        file["agents"][0]["speed"], file["agents"][9]["combat"] = 11, 12
    if slug == "kryptos":
        one, two = (colour["numbers"] for colour in file["colours"][:2])
        one[0], two[0] = two[0], one[0]
    return json.dumps(file)


def names_in(slug: str, file: str, language: str = "fr") -> set[str]:
    """Return what the things of a file are called that ``own`` and ``another`` name otherwise."""
    things = json.loads(file)
    if slug == "decrypto":
        return {entry["word"] for entry in things["words"]}
    return {thing["name"][language] for thing in things[NAMED[slug]]}
