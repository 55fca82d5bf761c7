"""Agents, artefacts, mine and missions: house data that the owner of a printed copy can replace."""

from hashlib import sha256
from importlib.resources import files

import msgspec

from kastellan.core.refusal import BadInput
from kastellan.games.krysis.content.checks import ALCHEMIST, DEFENCE, MASTER_MINER, SPY, THIEF, check
from kastellan.games.krysis.content.mine import AGENTS, EXTRAS, NORMAL, Mine
from kastellan.games.krysis.content.schema import MineFile

__all__ = [
    "AGENTS", "ALCHEMIST", "DEFENCE", "EXTRAS", "MASTER_MINER", "NORMAL", "SPY", "THIEF", "Mine", "load",
]  # fmt: skip


def load(data: bytes | None) -> Mine:
    """Return checked content, from a file's bytes or, for ``None``, the house data."""
    if data is None:
        data = files(__package__).joinpath("house.json").read_bytes()
    try:
        file = msgspec.json.decode(data, type=MineFile)
    except msgspec.DecodeError as error:
        raise BadInput("krysis file", str(error)) from None
    check(file)
    return Mine(file, sha256(data).hexdigest())
