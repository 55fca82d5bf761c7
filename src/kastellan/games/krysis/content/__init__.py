"""Agents, artefacts, mine and missions: house data that the owner of a printed copy can replace."""

from typing import Final

from kastellan.core.content import Proof, faults_in, house_data, read_file
from kastellan.core.refusal import BadInput
from kastellan.games.krysis.content.checks import (
    ALCHEMIST,
    COLOURS,
    DEFENCE,
    MASTER_MINER,
    SPY,
    THIEF,
    check,
    checks,
    counted,
)
from kastellan.games.krysis.content.mine import AGENTS, EXTRAS, NORMAL, Mine
from kastellan.games.krysis.content.schema import MineFile

__all__ = [
    "AGENTS", "ALCHEMIST", "COLOURS", "DEFENCE", "EXTRAS", "MASTER_MINER", "NORMAL", "SPY", "THIEF", "Mine",
    "load", "proofread",
]  # fmt: skip

HOUSE: Final = "d0de3f319dce76f915739c4f29243ca286c23d3270924d59ff09005b009fecb2"
"""What the house data are known by, also after names in them were mended: no game is played by a name."""


def load(data: bytes | None) -> Mine:
    """Return checked content, from a file's bytes or, for ``None``, the house data."""
    file, digest = read_file(
        house_data(__package__, "house.json") if data is None else data, MineFile, "krysis"
    )
    check(file)
    return Mine(file, HOUSE if data is None else digest)


def proofread(data: bytes) -> Proof:
    """Return all that is wrong with a file that somebody is making, and what is counted in it."""
    try:
        file, digest = read_file(data, MineFile, "krysis")
    except BadInput as error:
        return Proof([error], [], (), "")
    return Proof(faults_in(checks(file)), counted(file), (), digest)
