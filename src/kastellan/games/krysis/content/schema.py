"""The file of Krysis as it is written."""

from typing import Literal

import msgspec

from kastellan.core.content import Names


class Named(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A crystal colour or a mission."""

    id: str
    name: Names


class Agent(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An agent card; ``"W*3"`` stands for three times the white crystals in the camp (KRY-26, KRY-29)."""

    id: str
    name: Names
    kind: Literal["carrier", "warrior"]
    stars: int
    speed: int | str
    slots: str = ""
    combat: int | str = 0
    skill: str = ""


class Company(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A company with the three special agents that only it has."""

    id: str
    colour: str
    name: Names
    specials: tuple[Agent, ...]


class Artefact(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One of the six types of artefact cards."""

    id: str
    name: Names
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
