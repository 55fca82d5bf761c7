"""What a view of Krysis is made of."""

import msgspec

from kastellan.games.krysis.options import Options

Crystals = tuple[int, int, int]
Types = tuple[int, int, int, int, int, int]
"""Numbers of artefacts of each type."""


class AgentsView(msgspec.Struct, frozen=True):
    """The agents of a seat.

    ``hand`` counts the cards; ``carriers`` how many of them are carriers, where everybody can
    tell.  ``piles`` are the sizes of the carrier and the warrior pile, ``None`` while they are
    being formed in secret.  ``team`` and ``gone`` lie open.  The rest is the owner's alone:
    ``cards`` in hand, ``pile`` (its content, not its order), ``removed``, ``chosen``, and the
    ``extra`` agent dealt.  ``recruits`` counts the agents drawn in this refill, and ``drawn`` how
    many came from the carrier and the warrior pile (KRY-R27).
    """

    hand: int
    carriers: int | None
    piles: tuple[int, int] | None
    team: tuple[int, ...]
    gone: tuple[int, ...]
    recruits: int
    cards: tuple[int, ...] | None
    pile: tuple[int, ...] | None
    removed: tuple[int, ...] | None
    chosen: int | None
    has_extra: bool
    extra: int | None
    drawn: tuple[int, int]


class SeatView(msgspec.Struct, frozen=True):
    """One player.

    ``space`` is from 0 (foremost) on ``level`` (0 the entrance).  ``face_down`` counts artefacts
    in the camp; ``artefacts`` gives their types to the owner.  ``hq`` and ``hoard`` are known to
    the owner, and to all at the end; with ``open_hq`` all know ``hq`` and ``hoard_cards``.
    ``bid`` is open once all have bid.  ``combat``, ``defence`` and ``slots`` are those of the team.
    """

    company: int
    score: int
    space: int | None
    level: int
    ready: bool
    camp: Crystals
    face_down: int
    artefacts: Types | None
    hq: Crystals | None
    hoard_cards: int | None
    hoard: Types | None
    bid: Crystals | None
    agents: AgentsView
    weapon: int | None
    transport: int | None
    initiative: int | None
    combat: int
    defence: int
    defended: bool
    slots: Crystals
    has_mission: bool
    mission: int | None


class DraftView(msgspec.Struct, frozen=True):
    """What the active player is putting together; only they see it.

    ``room`` tells whether one more red, blue, white or artefact fits (KRY-41).  ``home`` and
    ``bank`` are what the goods are worth at the end in HQ, and sold now; ``home_with`` is ``home``
    with one more artefact of each type.
    """

    act: str
    target: int | None
    special: int | None
    weapon: int | None
    transport: int | None
    crystals: Crystals
    artefacts: Types
    announced: int
    slots: Crystals
    room: tuple[bool, bool, bool, bool]
    home: int
    bank: int
    home_with: Types


class TheftView(msgspec.Struct, frozen=True):
    """An announced theft: ``drawn`` of ``announced`` artefacts; robber and victim see which (KRY-52)."""

    target: int
    crystals: Crystals
    announced: int
    drawn: int
    artefacts: Types | None
    home: int | None
    bank: int


class SpyView(msgspec.Struct, frozen=True):
    """A spy at work: only the spy sees the ``artefacts`` (KRY-102)."""

    target: int
    special: int
    artefacts: Types | None


class FindView(msgspec.Struct, frozen=True):
    """Artefacts being drawn: ``icons`` left, ``cards`` in hand; only the drawer sees ``pair`` (KRY-20)."""

    icons: int
    cards: int
    pair: tuple[int, ...] | None
    mining: bool


class ScoreView(msgspec.Struct, frozen=True):
    """The final score of a seat and its parts (KRY-64)."""

    track: int
    crystals: int
    artefacts: int
    mission: int
    total: int
    rank: int


class View(msgspec.Struct, frozen=True, tag="krysis"):
    """A position as one viewer knows it.

    ``bank`` counts the crystals; an unlimited bank may show less than none.  ``pile`` is the
    number of artefacts to draw from, ``scrap`` the open discard pile.  ``active`` is the seat
    that acts alone; ``used`` lists its used special agents and ``acted`` and ``leaving`` tell
    whether its normal action is done and the team about to go.  ``recruiter`` draws an agent
    from the pile ``recruit_kind``: 0 the carriers, 1 the warriors.
    """

    viewer: int | None
    options: Options
    phase: str
    round: int
    reveal: int
    seats: tuple[SeatView, ...]
    bank: Crystals
    pile: int
    scrap: Types
    order: tuple[int, ...]
    turn: int | None
    active: int | None
    used: tuple[int, ...]
    acted: bool
    leaving: bool
    find: FindView | None
    draft: DraftView | None
    theft: TheftView | None
    spy: SpyView | None
    recruiter: int | None
    recruit_kind: int | None
    scores: tuple[ScoreView, ...] | None
