"""The file of Krysis as it is written."""

from typing import Literal

import msgspec

from kastellan.core.content import Names


class Named(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A crystal colour or a mission, and the beginning of all others."""

    id: str
    name: Names


class Agent(Named, frozen=True):
    """An agent card; ``"W*3"`` stands for three times the white crystals in the camp (KRY-26, KRY-29)."""

    kind: Literal["carrier", "warrior"]
    stars: int
    speed: int | str
    slots: str = ""
    combat: int | str = 0
    skill: str = ""


class Company(Named, frozen=True):
    """A company with the three special agents that only it has."""

    colour: str
    specials: tuple[Agent, ...]


class Artefact(Named, frozen=True):
    """One of the six types of artefact cards."""

    kind: Literal["weapon", "transport"]
    copies: int
    combat: int = 0
    slots: str = ""


class MineFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file as it is written.  A space is ``"RRB"`` or, with two alternatives, ``"AB?RR"``."""

    crystals: tuple[Named, ...]
    agents: tuple[Agent, ...]
    specials: tuple[Agent, ...]
    companies: tuple[Company, ...]
    extras: tuple[Agent, ...]
    artefacts: tuple[Artefact, ...]
    entrance: tuple[str, ...]
    mine: tuple[tuple[str, ...], ...]
    missions: tuple[Named, ...]
