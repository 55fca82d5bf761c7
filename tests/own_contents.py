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
HOUSE = {"kryptos": "colours.json", "kreta": "map.json", "krysis": "house.json", "decrypto": "words.json"}


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
