"""The map of Kreta: house data that the owner of a printed copy can replace."""

from functools import cache
from itertools import islice

from kastellan.core.content import MOST_FAULTS, Proof, house_data, read_file
from kastellan.core.refusal import BadInput
from kastellan.games.kreta.content.checks import check, mistakes
from kastellan.games.kreta.content.island import Island
from kastellan.games.kreta.content.schema import MapFile

__all__ = ["Island", "load", "proofread"]


def load(data: bytes | None) -> Island:
    """Return a checked map, from a file's bytes or, for ``None``, the house map."""
    return house_map() if data is None else read_map(data)


@cache
def house_map() -> Island:
    """Return the house map, checked once."""
    return read_map(house_data(__package__, "map.json"))


def read_map(data: bytes) -> Island:
    """Return the map in a file's bytes; a bad one raises ``BadInput`` with the place."""
    file, digest = read_file(data, MapFile, "map")
    check(file)
    return Island(file, digest)


def proofread(data: bytes) -> Proof:
    """Return all that is wrong with a map that somebody is drawing."""
    try:
        file, digest = read_file(data, MapFile, "map")
    except BadInput as error:
        return Proof([error], [], (), "")
    found = list(islice(mistakes(file), MOST_FAULTS))
    return Proof(found, [], () if found else Island(file, digest).warnings, digest)
