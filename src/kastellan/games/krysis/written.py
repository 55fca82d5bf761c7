"""What a written position of Krysis is made of."""

import msgspec

from kastellan.games.krysis.options import Options

Crystals = tuple[int, int, int]


class WrittenSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One player; agents, artefacts and missions by their ids, ``space`` from 1 (foremost).

    What is neither in hand, team, discards nor removed lies in the draw piles.  ``hq`` is, where
    not written, the credit of the set-up.  ``recruits`` are carriers and warriors drawn in this refill.
    """

    score: int = 0
    space: int | None = None
    camp: Crystals = (0, 0, 0)
    artefacts: tuple[str, ...] = ()
    hq: Crystals = (1, 2, 3)
    hq_artefacts: tuple[str, ...] = ()
    hand: tuple[str, ...] = ()
    team: tuple[str, ...] = ()
    discards: tuple[str, ...] = ()
    removed: tuple[str, ...] = ()
    extra: str | None = None
    chosen: str | None = None
    weapon: str | None = None
    transport: str | None = None
    mission: str | None = None
    bid: Crystals = (0, 0, 0)
    initiative: int = 0
    ready: bool = False
    recruits: tuple[int, int] = (0, 0)


class WrittenDraft(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What the active player puts together, or has announced to steal."""

    act: str
    target: int | None = None
    special: str | None = None
    weapon: str | None = None
    transport: str | None = None
    crystals: Crystals = (0, 0, 0)
    artefacts: tuple[str, ...] = ()
    announced: int = 0


class WrittenPosition(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A whole position.

    The bank and the artefact draw pile are not written: they hold what lies nowhere else.
    ``order`` is the order of placing or acting and ``turn`` the place in it.  ``icons`` are
    artefacts still to be drawn and ``pair`` the cards drawn, ``mining`` by a master miner.
    """

    options: Options = Options()
    phase: str = "bid"
    round: int = 1
    seats: tuple[WrittenSeat, ...]
    discard: tuple[str, ...] = ()
    reveal: int = 0
    order: tuple[int, ...] = ()
    turn: int | None = None
    icons: int = 0
    pair: tuple[str, ...] = ()
    mining: bool = False
    used: tuple[str, ...] = ()
    acted: bool = False
    leaving: bool = False
    draft: WrittenDraft | None = None
    recruiter: int | None = None
    recruit_kind: int | None = None
