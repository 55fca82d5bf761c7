"""A position of Krysis."""

from typing import Final

from kastellan.core.position import Declared, Part, position
from kastellan.games.krysis import phases
from kastellan.games.krysis.content import Mine
from kastellan.games.krysis.options import Options, company_of

SUPPLY: Final = (35, 40, 50)
CREDIT: Final = (1, 2, 3)
VALUES: Final = (3, 2, 1)
"""What a red, blue or white crystal counts in bids, for pay and in HQ (KRY-16, KRY-58, KRY-64)."""

SALE: Final = 2
WAGE: Final = 6
REWARD: Final = 10
ROUNDS: Final = 5
HAND: Final = 6
TACTICAL_HAND: Final = 9
RECRUITS: Final = 3
ENTRANCES: Final = {2: (0, 2), 3: (0, 1, 2), 4: (0, 1, 2, 3)}
PLENTY: Final = 1000
"""What a bank that never runs out can give at once."""


@position
class Draft(Declared):
    """What the active player puts together; once a theft is announced the loot, which lies nowhere else.

    ``act`` is what it is to become, ``aim`` at whom, ``special`` with which special agent; ``arm``
    and ``ride`` are the artefacts to be played, ``goods`` and ``bundle`` crystals and artefacts,
    and ``announced`` is the number of artefacts to steal.
    """

    act: int = phases.IDLE
    aim: int = -1
    special: int = -1
    arm: int = -1
    ride: int = -1
    announced: int = 0
    goods: list[int]
    bundle: list[int]


@position
class State(Declared):
    """A whole position: ints and flat lists, so a copy is a few slices.

    Crystals lie by seat and colour (red, blue, white) in ``camp`` and ``hq`` at ``3 * seat +
    colour``, artefacts by seat and type in ``face_down`` and ``hoard`` at ``6 * seat + type``;
    ``artefacts`` and ``scrap`` count the draw and the discard pile.  In an unlimited bank
    ``bank`` may fall below zero, so that nothing is ever lost from the count.

    Agents are bit masks by seat: ``piles`` (both kinds together), ``hand``, ``gone`` (played)
    and ``removed``.  ``team`` has three agents at ``3 * seat``, -1 where there is none yet;
    ``chosen`` is the face-down agent, which still counts as in hand.

    ``ready`` is a bit mask of the seats whose sealed choice is final.  ``order`` lists the seats
    in order of placing or acting and ``turn`` is the place in it.  ``spaces`` are from 0
    (foremost) to 3, on the level of the round once a seat has placed.

    ``icons`` counts the pictured artefacts still to be drawn, ``pair`` the drawn cards, and ``back``
    is the phase that follows.  ``used`` is a bit mask of the special agents used in this
    turn; ``acted`` and ``leaving`` tell whether the normal action is done, and whether it takes
    the team away.  ``recruits`` counts carriers and warriors drawn in this refill at ``2 * seat``;
    ``recruiter`` draws now, a ``recruit_kind`` of 0 from the carriers and of 1 from the warriors.
    """

    content: Mine
    options: Options
    seats: int
    phase: int
    round: int = 0
    ready: int = 0
    reveal: int = 0
    turn: int = -1
    back: int = phases.PLACE
    icons: int = 0
    used: int = 0
    acted: bool = False
    leaving: bool = False
    recruiter: int = -1
    recruit_kind: int = -1
    order: tuple[int, ...] = ()
    initiative: tuple[int, ...]
    missions: tuple[int, ...]
    extras: tuple[int, ...]
    spaces: list[int]
    score: list[int]
    bank: list[int]
    camp: list[int]
    hq: list[int]
    face_down: list[int]
    hoard: list[int]
    artefacts: list[int]
    scrap: list[int]
    weapon: list[int]
    transport: list[int]
    piles: list[int]
    hand: list[int]
    gone: list[int]
    removed: list[int]
    team: list[int]
    chosen: list[int]
    bids: list[int]
    pair: list[int]
    recruits: list[int]
    draft: Part[Draft]


NO_DRAFT: Final = Draft(goods=[0, 0, 0], bundle=[0, 0, 0, 0, 0, 0])
"""What positions share while nothing is put together; it is copied to begin, and never changed."""


def start(seats: int, options: Options, content: Mine) -> State:
    """Set up before anything is dealt: credit in the HQs, the rest in the bank (KRY-4, KRY-5, KRY-9)."""
    zeros, none = [0] * seats, [-1] * seats
    return State(
        content=content,
        options=options,
        seats=seats,
        phase=next_in_setup(options, -1),
        initiative=(0,) * seats,
        missions=(-1,) * seats,
        extras=(-1,) * seats,
        spaces=none[:],
        score=zeros[:],
        bank=[SUPPLY[c] - seats * CREDIT[c] for c in range(3)],
        camp=zeros * 3,
        hq=list(CREDIT) * seats,
        face_down=zeros * 6,
        hoard=zeros * 6,
        artefacts=content.copies[:],
        scrap=[0] * 6,
        weapon=none[:],
        transport=none[:],
        piles=[content.deck(company_of(options, seat), options.advanced) for seat in range(seats)],
        hand=zeros[:],
        gone=zeros[:],
        removed=zeros[:],
        team=none * 3,
        chosen=none[:],
        bids=zeros * 3,
        pair=[-1, -1],
        recruits=zeros * 2,
        draft=NO_DRAFT.copy(),
    )


def next_in_setup(options: Options, phase: int) -> int:
    """Return the next phase of the set-up that is played with these options (KRY-R42)."""
    hands = (options.tactical, not options.tactical)
    played = (options.missions, options.extra_agents, options.advanced, *hands, True)
    return played.index(True, phase + 1)
