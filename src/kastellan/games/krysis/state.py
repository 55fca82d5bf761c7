"""A position of Krysis."""

from typing import Final

from kastellan.games.krysis.content import Mine
from kastellan.games.krysis.options import Options, company_of

MISSIONS: Final = 0
EXTRAS: Final = 1
DECK: Final = 2
TACTICAL: Final = 3
HANDS: Final = 4
ARTEFACTS: Final = 5
ENTRANCE: Final = 6
BID: Final = 7
PLACE: Final = 8
FIND: Final = 9
KEEP: Final = 10
TEAM: Final = 11
ACTION: Final = 12
THEFT: Final = 13
DESTINATION: Final = 14
REFILL: Final = 15
RECRUIT: Final = 16
OVER: Final = 17
"""Phases in the order of play.  Chance acts in those of the set-up but for ``DECK`` and
``TACTICAL``, and in ``FIND`` (an artefact), ``THEFT`` (a stolen artefact) and ``RECRUIT`` (an agent)."""

PHASES: Final = (
    "missions", "extras", "deck", "tactical", "hands", "artefacts", "entrance", "bid", "place", "find",
    "keep", "team", "action", "theft", "destination", "refill", "recruit", "over",
)  # fmt: skip

IDLE: Final = 0
LOADING: Final = 1
ATTACKING: Final = 2
OVERTIME: Final = 3
ROBBING: Final = 4
SPYING: Final = 5
"""What the active player is putting together."""

ACTS: Final = ("idle", "load", "attack", "overtime", "rob", "spy")

SUPPLY: Final = (35, 40, 50)
CREDIT: Final = (1, 2, 3)
ROUNDS: Final = 5
ENTRANCES: Final = {2: (0, 2), 3: (0, 1, 2), 4: (0, 1, 2, 3)}
PLENTY: Final = 1000
"""What a bank that never runs out can give at once."""


class State:
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

    ``icons`` counts the pictured artefacts still to be drawn, ``pair`` the drawn cards, and
    ``back`` is the phase that follows.  ``act`` is what the active player puts together,
    ``aim`` at whom, ``special`` with which special agent, and ``used`` a bit mask of those
    used.  ``goods`` and ``bundle`` are the crystals and artefacts of the draft, and once a
    theft is announced the stolen ones, which lie nowhere else; ``announced`` is the number of
    artefacts to steal.
    ``arm`` and ``ride`` are the artefacts to be played.  ``acted`` and ``leaving`` tell whether the
    normal action is done, and whether it takes the team away.

    ``recruits`` counts carriers and warriors drawn in this refill at ``2 * seat``, ``recruiter``
    and ``recruit_kind`` say who draws now.  ``order``, ``initiative``, ``missions`` and ``extras``
    are replaced, never changed, so copies share them.
    """

    __slots__ = (
        "act", "acted", "aim", "announced", "arm", "artefacts", "back", "bank", "bids", "bundle", "camp",
        "chosen", "content", "extras", "face_down", "gone", "goods", "hand", "hoard", "hq", "icons",
        "initiative", "leaving", "missions", "options", "order", "pair", "phase", "piles", "ready",
        "recruit_kind", "recruiter", "recruits", "removed", "reveal", "ride", "round", "score", "scrap",
        "seats", "spaces", "special", "team", "transport", "turn", "used", "weapon",
    )  # fmt: skip

    def __init__(
        self, content: Mine, options: Options, seats: int, phase: int, round_: int, ready: int, reveal: int,
        turn: int, back: int, icons: int, act: int, aim: int, special: int, used: int, acted: bool,
        leaving: bool, announced: int, arm: int, ride: int, recruiter: int, recruit_kind: int,
        order: list[int], initiative: list[int], missions: list[int], extras: list[int], spaces: list[int],
        score: list[int], bank: list[int], camp: list[int], hq: list[int], face_down: list[int],
        hoard: list[int], artefacts: list[int], scrap: list[int], weapon: list[int], transport: list[int],
        piles: list[int], hand: list[int], gone: list[int], removed: list[int], team: list[int],
        chosen: list[int], bids: list[int], pair: list[int], goods: list[int], bundle: list[int],
        recruits: list[int],
    ) -> None:  # fmt: skip
        self.content, self.options, self.seats = content, options, seats
        self.phase, self.round, self.ready, self.reveal = phase, round_, ready, reveal
        self.turn, self.back, self.icons = turn, back, icons
        self.act, self.aim, self.special, self.used = act, aim, special, used
        self.acted, self.leaving, self.announced, self.arm, self.ride = acted, leaving, announced, arm, ride
        self.recruiter, self.recruit_kind = recruiter, recruit_kind
        self.order, self.initiative, self.missions, self.extras = order, initiative, missions, extras
        self.spaces, self.score, self.bank, self.camp, self.hq = spaces, score, bank, camp, hq
        self.face_down, self.hoard, self.artefacts, self.scrap = face_down, hoard, artefacts, scrap
        self.weapon, self.transport = weapon, transport
        self.piles, self.hand, self.gone, self.removed = piles, hand, gone, removed
        self.team, self.chosen, self.bids = team, chosen, bids
        self.pair, self.goods, self.bundle, self.recruits = pair, goods, bundle, recruits

    def copy(self) -> "State":
        """Return an equal position that shares nothing changeable with this one."""
        return State(
            self.content, self.options, self.seats, self.phase, self.round, self.ready, self.reveal,
            self.turn, self.back, self.icons, self.act, self.aim, self.special, self.used, self.acted,
            self.leaving, self.announced, self.arm, self.ride, self.recruiter, self.recruit_kind,
            self.order, self.initiative, self.missions, self.extras, self.spaces[:],
            self.score[:], self.bank[:], self.camp[:], self.hq[:], self.face_down[:],
            self.hoard[:], self.artefacts[:], self.scrap[:], self.weapon[:], self.transport[:],
            self.piles[:], self.hand[:], self.gone[:], self.removed[:], self.team[:],
            self.chosen[:], self.bids[:], self.pair[:], self.goods[:], self.bundle[:],
            self.recruits[:],
        )  # fmt: skip

    def key(self) -> tuple[object, ...]:
        """Return a value equal for equal positions and for no others."""
        return (
            self.content.digest, self.options, self.seats, self.phase, self.round, self.ready, self.reveal,
            self.turn, self.back, self.icons, self.act, self.aim, self.special, self.used, self.acted,
            self.leaving, self.announced, self.arm, self.ride, self.recruiter, self.recruit_kind,
            tuple(self.order), tuple(self.initiative), tuple(self.missions), tuple(self.extras),
            tuple(self.spaces), tuple(self.score), tuple(self.bank), tuple(self.camp), tuple(self.hq),
            tuple(self.face_down), tuple(self.hoard), tuple(self.artefacts), tuple(self.scrap),
            tuple(self.weapon), tuple(self.transport), tuple(self.piles), tuple(self.hand),
            tuple(self.gone), tuple(self.removed), tuple(self.team), tuple(self.chosen), tuple(self.bids),
            tuple(self.pair), tuple(self.goods), tuple(self.bundle), tuple(self.recruits),
        )  # fmt: skip

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())


def opening_phase(options: Options) -> int:
    """Return the first phase: missions, deck building, tactical choice or the deal (KRY-R42)."""
    if options.missions:
        return MISSIONS
    return phase_after_missions(options)


def phase_after_missions(options: Options) -> int:
    """Return what follows the missions."""
    if options.extra_agents:
        return EXTRAS
    if options.advanced:
        return DECK
    return TACTICAL if options.tactical else HANDS


def start(seats: int, options: Options, content: Mine) -> State:
    """Set up before anything is dealt: credit in the HQs, the rest in the bank (KRY-4, KRY-5, KRY-9)."""
    piles = [content.deck(company_of(options, seat), options.advanced) for seat in range(seats)]
    none = [-1] * seats
    return State(
        content, options, seats, opening_phase(options), 0, 0, 0, -1, PLACE, 0, IDLE, -1, -1, 0, False,
        False, 0, -1, -1, -1, -1, [], [0] * seats, none[:], none[:], none[:],
        [0] * seats, [SUPPLY[c] - seats * CREDIT[c] for c in range(3)], [0] * (3 * seats),
        list(CREDIT) * seats, [0] * (6 * seats), [0] * (6 * seats), content.copies[:], [0] * 6,
        none[:], none[:], piles, [0] * seats, [0] * seats, [0] * seats, [-1] * (3 * seats),
        none[:], [0] * (3 * seats), [-1, -1], [0, 0, 0], [0] * 6, [0] * (2 * seats),
    )  # fmt: skip
