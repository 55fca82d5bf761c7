"""Agents, artefacts, mine and missions: house data that the owner of a printed copy can replace."""

from kastellan.core.content import house_data, read_file
from kastellan.games.krysis.content.checks import ALCHEMIST, DEFENCE, MASTER_MINER, SPY, THIEF, check
from kastellan.games.krysis.content.mine import AGENTS, EXTRAS, NORMAL, Mine
from kastellan.games.krysis.content.schema import MineFile

__all__ = [
    "AGENTS", "ALCHEMIST", "DEFENCE", "EXTRAS", "MASTER_MINER", "NORMAL", "SPY", "THIEF", "Mine", "load",
]  # fmt: skip


def load(data: bytes | None) -> Mine:
    """Return checked content, from a file's bytes or, for ``None``, the house data."""
    if data is None:
        data = house_data(__package__, "house.json")
    file, digest = read_file(data, MineFile, "krysis")
    check(file)
    return Mine(file, digest)
