"""What a player, or chance, does in Krysis.

Colours are 0 red, 1 blue, 2 white; artefacts, agents and companies are numbered as in the
content; spaces from 0 (foremost) to 3.
"""

from typing import Literal

import msgspec

Place = Literal["hq", "bank", "camp"]
Kind = Literal["carrier", "warrior"]


class AddCrystal(msgspec.Struct, frozen=True, gc=False, tag="add_crystal"):
    """Add a crystal to the bid, the load or the loot (KRY-14, KRY-43, KRY-51, KRY-101)."""

    colour: int


class AddArtefact(msgspec.Struct, frozen=True, gc=False, tag="add_artefact"):
    """Add an artefact of the own camp to the load (KRY-43)."""

    artefact: int


class Announce(msgspec.Struct, frozen=True, gc=False, tag="announce"):
    """Announce one more artefact to steal (KRY-51)."""


class AddAgent(msgspec.Struct, frozen=True, gc=False, tag="add_agent"):
    """Add an agent to those removed from the deck, or to the tactical hand (KRY-91, KRY-105)."""

    agent: int


class TakeBack(msgspec.Struct, frozen=True, gc=False, tag="take_back"):
    """Begin the choice anew: nothing of it has been shown to anybody."""


class Confirm(msgspec.Struct, frozen=True, gc=False, tag="confirm"):
    """Make the bid, the deck, the hand or the loot final."""


class Dig(msgspec.Struct, frozen=True, gc=False, tag="dig"):
    """Move the miner to ``space`` and take its goods, or alternative 0 or 1 of them (KRY-17, KRY-18).

    Where there is nothing to choose, the alternative may be left out.
    """

    space: int
    alternative: int = -1


class Keep(msgspec.Struct, frozen=True, gc=False, tag="keep"):
    """Keep one of two drawn artefacts (KRY-20)."""

    artefact: int


class Choose(msgspec.Struct, frozen=True, gc=False, tag="choose"):
    """Put an agent of the hand face down for the team (KRY-23)."""

    agent: int


class Load(msgspec.Struct, frozen=True, gc=False, tag="load"):
    """Begin to load goods (KRY-43)."""


class Attack(msgspec.Struct, frozen=True, gc=False, tag="attack"):
    """Begin to attack the camp of ``target`` (KRY-48)."""

    target: int


class Overtime(msgspec.Struct, frozen=True, gc=False, tag="overtime"):
    """Begin overtime (KRY-58)."""


class Play(msgspec.Struct, frozen=True, gc=False, tag="play"):
    """Use an artefact of the own camp for this action (KRY-32)."""

    artefact: int


class Deliver(msgspec.Struct, frozen=True, gc=False, tag="deliver"):
    """Bring the load or the loot to one place; this ends the action (KRY-43, KRY-53)."""

    place: Place


class TakePay(msgspec.Struct, frozen=True, gc=False, tag="take_pay"):
    """Take these crystals for overtime (KRY-58)."""

    red: int
    blue: int
    white: int


class Rob(msgspec.Struct, frozen=True, gc=False, tag="rob"):
    """Begin to steal crystals with a thief (KRY-101)."""

    agent: int
    target: int


class Spy(msgspec.Struct, frozen=True, gc=False, tag="spy"):
    """Look at the face-down artefacts of ``target`` (KRY-102)."""

    agent: int
    target: int


class Snatch(msgspec.Struct, frozen=True, gc=False, tag="snatch"):
    """Take one of the artefacts that the spy sees, or none with -1 (KRY-102)."""

    artefact: int


class Mine(msgspec.Struct, frozen=True, gc=False, tag="mine"):
    """Take what a master miner shows (KRY-103)."""

    agent: int


class Transmute(msgspec.Struct, frozen=True, gc=False, tag="transmute"):
    """Change ``number`` crystals of ``colour`` (1 blue, 2 white) into the next dearer one (KRY-104)."""

    agent: int
    colour: int
    number: int


class EndTurn(msgspec.Struct, frozen=True, gc=False, tag="end_turn"):
    """Use no further special agent (KRY-96)."""


class Recruit(msgspec.Struct, frozen=True, gc=False, tag="recruit"):
    """Draw an agent from one of the own two piles (KRY-61)."""

    kind: Kind


class DealMission(msgspec.Struct, frozen=True, gc=False, tag="deal_mission"):
    """Chance: the next seat gets ``mission`` (KRY-110)."""

    mission: int


class DealAgent(msgspec.Struct, frozen=True, gc=False, tag="deal_agent"):
    """Chance: ``agent`` is dealt or drawn (KRY-7, KRY-61, KRY-120)."""

    agent: int


class DealArtefact(msgspec.Struct, frozen=True, gc=False, tag="deal_artefact"):
    """Chance: ``artefact`` is dealt, drawn or stolen (KRY-8, KRY-20, KRY-52)."""

    artefact: int


class Enter(msgspec.Struct, frozen=True, gc=False, tag="enter"):
    """Chance: the miner of ``seat`` goes to the next entrance space (KRY-10)."""

    seat: int


class Digs(tuple[Dig, ...]):
    """Offered digs; one that names no alternative is among them where its space shows only one (KRY-18)."""

    __slots__ = ()

    def __contains__(self, action: object) -> bool:
        if isinstance(action, Dig) and action.alternative == -1:
            return [dig.space for dig in self].count(action.space) == 1
        return super().__contains__(action)


Action = (
    AddCrystal | AddArtefact | Announce | AddAgent | TakeBack | Confirm | Dig | Keep | Choose | Load | Attack
    | Overtime | Play | Deliver | TakePay | Rob | Spy | Snatch | Mine | Transmute | EndTurn | Recruit
)  # fmt: skip
Event = DealMission | DealAgent | DealArtefact | Enter
