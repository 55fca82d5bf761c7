"""A toy game with all that makes games hard: chance, a secret for each seat, private drafts, sealed answers.

Each round everybody draws a secret stone from a bag, then all seal a bid of at most its value;
before that a seat may note some bids down for itself, if the options allow any notes.
The highest bid, if nobody else made it, scores; after the last round most points win.
"""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from enum import StrEnum
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from fluent.runtime import FluentResource

from kastellan import locale
from kastellan.core import CHANCE, BadInput, Game, Line, Outcome, Refusal, Viewer
from kastellan.core.catalogue import Catalogue, Choice, Each, Number
from kastellan.games import GAMES


class Rule(StrEnum):
    """The rules of the toy."""

    PLAYERS = "TOY-1"
    DRAW = "TOY-2"
    SEAL = "TOY-3"
    BID = "TOY-4"
    END = "TOY-5"
    NOTE = "TOY-6"


class Stone(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of stone: its value and how many are in the bag."""

    id: str
    value: int
    count: int
    name: dict[str, str]


HOUSE_STONES = (
    Stone("pebble", 1, 4, {"en": "pebble", "fr": "galet", "bg": "камъче"}),
    Stone("shell", 2, 3, {"en": "shell", "fr": "coquillage", "bg": "мида"}),
    Stone("pearl", 3, 2, {"en": "pearl", "fr": "perle", "bg": "перла"}),
)


class Bag:
    """The content: the kinds of stones, named by their place."""

    def __init__(self, stones: tuple[Stone, ...]) -> None:
        self.stones = stones
        self.digest = sha256(msgspec.json.encode(stones)).hexdigest()

    def name(self, kind: str, key: str, language: str) -> str:
        """Return what a kind of stone is called."""
        if kind != "stone":
            raise KeyError(kind)
        return self.stones[int(key)].name[language]

    def shown(self) -> Any:
        """Return all stones: what is in the bag is no secret."""
        return msgspec.to_builtins(self.stones)


def load(data: bytes | None) -> Bag:
    """Return the house stones, or those of a file with enough of them for four players."""
    if data is None:
        return Bag(HOUSE_STONES)
    try:
        stones = msgspec.json.decode(data, type=tuple[Stone, ...])
    except msgspec.DecodeError as error:
        raise BadInput("stones file", str(error)) from None
    if sum(stone.count for stone in stones) < 4:
        raise BadInput("stones file", "fewer than 4 stones", Rule.DRAW)
    return Bag(stones)


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How many rounds, whether the last one counts double, and how many notes a seat may take in each."""

    rounds: int = 3
    double: bool = False
    notes: int = 0


class Bid(msgspec.Struct, frozen=True, gc=False, tag="bid"):
    """Seal a bid."""

    amount: int


class Fold(msgspec.Struct, frozen=True, gc=False, tag="fold"):
    """Seal no bid."""


class Note(msgspec.Struct, frozen=True, gc=False, tag="note"):
    """Note a bid down for oneself, in place of the last note."""

    amount: int


class Draw(msgspec.Struct, frozen=True, gc=False, tag="draw"):
    """Chance: the next player draws a stone of this kind."""

    stone: int


Action = Bid | Fold | Note

OPEN = -1
"""A bid that has not been sealed yet, or noted; a fold is a bid of 0."""


class State:
    """``stones`` are the kinds drawn this round, by seat; ``last`` are the bids of the round before.

    ``notes`` are the bids noted last, ``noted`` how many notes were taken this round.
    """

    __slots__ = (
        "bids", "content", "last", "noted", "notes", "options", "points", "round", "seats", "stones",
    )  # fmt: skip

    def __init__(
        self, content: Bag, options: Options, points: list[int], number: int, stones: list[int],
        bids: list[int], last: tuple[int, ...], notes: list[int], noted: list[int],
    ) -> None:  # fmt: skip
        self.content, self.options, self.seats = content, options, len(points)
        self.points, self.round, self.stones, self.bids, self.last = points, number, stones, bids, last
        self.notes, self.noted = notes, noted

    def copy(self) -> "State":
        return State(
            self.content, self.options, self.points[:], self.round, self.stones[:], self.bids[:], self.last,
            self.notes[:], self.noted[:],
        )  # fmt: skip

    def key(self) -> tuple[object, ...]:
        return (
            self.content.digest, self.options, tuple(self.points), self.round, tuple(self.stones),
            tuple(self.bids), self.last, tuple(self.notes), tuple(self.noted),
        )  # fmt: skip

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())


def forbid(seats: int, options: Options) -> Refusal | None:
    """Return why the toy cannot be set up like this, or ``None``."""
    if not 2 <= seats <= 4:
        return Refusal(Rule.PLAYERS, "toy-players", {"seats": seats})
    if options.rounds < 1:
        return Refusal(Rule.END, "toy-rounds")
    return None


def start(seats: int, options: Options, content: Bag) -> State:
    return State(content, options, [0] * seats, 1, [], [OPEN] * seats, (), [OPEN] * seats, [0] * seats)


def is_over(state: State) -> bool:
    return state.round > state.options.rounds


def to_act(state: State) -> tuple[int, ...]:
    """Return chance until all have drawn, then all who have not sealed (TOY-2, TOY-3)."""
    if is_over(state):
        return ()
    if len(state.stones) < state.seats:
        return (CHANCE,)
    return tuple(seat for seat, bid in enumerate(state.bids) if bid == OPEN)


def sealed(state: State) -> bool:
    """Return whether bids are made: each in secret, and opened together."""
    return not is_over(state) and len(state.stones) == state.seats


def chance(state: State) -> Sequence[tuple[Draw, int]]:
    """Return the kinds left in the bag, by their number."""
    left = [stone.count - state.stones.count(kind) for kind, stone in enumerate(state.content.stones)]
    return [(Draw(kind), count) for kind, count in enumerate(left) if count]


def most(state: State, seat: int) -> int:
    """Return the highest bid of a seat: the value of its stone (TOY-4)."""
    return state.content.stones[state.stones[seat]].value


def legal(state: State, seat: int) -> Sequence[Action]:
    if seat < 0 or seat not in to_act(state):
        return ()
    bids = range(1, most(state, seat) + 1)
    notes = bids if state.noted[seat] < state.options.notes else ()
    return [Fold(), *(Bid(amount) for amount in bids), *(Note(amount) for amount in notes)]


def refuse(state: State, seat: int, action: Action) -> Refusal | None:
    """Return why ``seat`` may not play ``action``, or ``None`` if it may."""
    if is_over(state):
        return Refusal(Rule.END, "toy-over")
    if len(state.stones) < state.seats:
        return Refusal(Rule.DRAW, "toy-drawing")
    if seat not in to_act(state):
        return Refusal(Rule.SEAL, "toy-sealed")
    if isinstance(action, Note) and state.noted[seat] >= state.options.notes:
        return Refusal(Rule.NOTE, "toy-notes")
    if not isinstance(action, Fold) and not 1 <= action.amount <= most(state, seat):
        return Refusal(Rule.BID, "toy-bid", {"most": most(state, seat)})
    return None


def advance(state: State, seat: int, action: Action | Draw) -> None:
    """Play a legal action or a draw in place; the last sealed bid ends the round."""
    if isinstance(action, Draw):
        state.stones.append(action.stone)
        return
    if isinstance(action, Note):
        state.notes[seat] = action.amount
        state.noted[seat] += 1
        return
    state.bids[seat] = action.amount if isinstance(action, Bid) else 0
    if OPEN not in state.bids:
        end_round(state)


def end_round(state: State) -> None:
    """Score the highest bid if it is alone, and put the stones back (TOY-4, TOY-5)."""
    winner = lone_winner(state.bids)
    if winner is not None:
        last = state.round == state.options.rounds and state.options.double
        state.points[winner] += max(state.bids) * (2 if last else 1)
    state.round += 1
    state.last = tuple(state.bids)
    state.stones = []
    state.bids = [OPEN] * state.seats
    state.notes, state.noted = [OPEN] * state.seats, [0] * state.seats


def lone_winner(bids: Sequence[int]) -> int | None:
    """Return who alone made the highest bid, if anybody."""
    highest = max(bids)
    return list(bids).index(highest) if highest and list(bids).count(highest) == 1 else None


class View(msgspec.Struct, frozen=True, tag="toy"):
    """A position as one viewer knows it: the own stone and bid, who has sealed, and the last bids."""

    viewer: int | None
    options: Options
    round: int
    points: tuple[int, ...]
    drawn: int
    stone: int | None
    sealed: tuple[bool, ...]
    bid: int | None
    last: tuple[int, ...]
    in_bag: int
    note: int | None = None
    noted: int = 0


def view(state: State, viewer: Viewer) -> View:
    mine = viewer is not None and viewer < len(state.stones)
    sealed = viewer is not None and state.bids[viewer] != OPEN
    return View(
        viewer=viewer,
        options=state.options,
        round=state.round,
        points=tuple(state.points),
        drawn=len(state.stones),
        stone=state.stones[viewer] if mine else None,
        sealed=tuple(bid != OPEN for bid in state.bids),
        bid=state.bids[viewer] if sealed else None,
        last=state.last,
        in_bag=sum(stone.count for stone in state.content.stones) - len(state.stones),
        note=None if viewer is None or state.notes[viewer] == OPEN else state.notes[viewer],
        noted=0 if viewer is None else state.noted[viewer],
    )


def imagine(view: View, content: Bag, rng: Random) -> State:
    """Draw the unknown stones again, seal bids that they allow, and note some."""
    bag = [kind for kind, stone in enumerate(content.stones) for _ in range(stone.count)]
    if view.stone is not None:
        bag.remove(view.stone)
    rng.shuffle(bag)
    own = [seat == view.viewer and view.stone is not None for seat in range(view.drawn)]
    stones = [view.stone if mine else bag.pop() for mine in own]
    bids = [
        rng.randint(0, content.stones[stones[s]].value) if done else OPEN
        for s, done in enumerate(view.sealed)
    ]
    if view.bid is not None:
        bids[view.viewer] = view.bid
    most_notes = view.options.notes if view.drawn == len(view.points) else 0
    noted = [rng.randint(0, most_notes) if most_notes else 0 for _ in bids]
    notes = [
        rng.randint(1, content.stones[stones[seat]].value) if count else OPEN
        for seat, count in enumerate(noted)
    ]
    if view.viewer is not None:
        noted[view.viewer] = view.noted
        notes[view.viewer] = OPEN if view.note is None else view.note
    return State(content, view.options, list(view.points), view.round, stones, bids, view.last, notes, noted)


def outcome(state: State) -> Outcome | None:
    """Rank by points; equal points share a rank (TOY-5)."""
    if not is_over(state):
        return None
    ranks = tuple(1 + sum(other > own for other in state.points) for own in state.points)
    return Outcome(tuple(state.points), ranks)


def tell(before: State, seat: int, action: Action | Draw, after: State, viewer: Viewer) -> tuple[Line, ...]:
    """Tell a draw to who drew, a bid without its amount, and the bids when all are sealed; no notes."""
    if isinstance(action, Draw):
        drawer = len(before.stones)
        return (Line("toy-story-draw", {"stone": str(action.stone)}),) if viewer == drawer else ()
    if isinstance(action, Note):
        return ()
    lines = (Line("toy-story-sealed", {"seat": seat}),)
    if after.round == before.round:
        return lines
    return (*lines, Line("toy-story-bids", {"bids": after.last}))


class WrittenPosition(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A whole position; ``bids`` are -1 where none is sealed."""

    options: Options = Options()
    points: tuple[int, ...]
    round: int = 1
    stones: tuple[int, ...] = ()
    bids: tuple[int, ...] = ()
    last: tuple[int, ...] = ()
    notes: tuple[int, ...] = ()
    noted: tuple[int, ...] = ()


def write(state: State) -> WrittenPosition:
    return WrittenPosition(
        options=state.options,
        points=tuple(state.points),
        round=state.round,
        stones=tuple(state.stones),
        bids=tuple(state.bids),
        last=state.last,
        notes=tuple(state.notes),
        noted=tuple(state.noted),
    )


def read(written: WrittenPosition, content: Bag) -> State:
    """Return the written position; refuse an impossible one with its field and rule."""
    seats = len(written.points)
    if refusal := forbid(seats, written.options):
        raise BadInput("$.points", refusal.reason, refusal.rule)
    bids = list(written.bids) or [OPEN] * seats
    points, stones = list(written.points), list(written.stones)
    notes, noted = list(written.notes) or [OPEN] * seats, list(written.noted) or [0] * seats
    state = State(content, written.options, points, written.round, stones, bids, written.last, notes, noted)
    must(1 <= state.round <= state.options.rounds + 1, "$.round", "is no round of this game", Rule.END)
    must(len(state.stones) <= (0 if is_over(state) else seats), "$.stones", "too many are drawn", Rule.DRAW)
    kinds = range(len(content.stones))
    known = all(
        kind in kinds and state.stones.count(kind) <= content.stones[kind].count for kind in state.stones
    )
    must(known, "$.stones", "are not in the bag", Rule.DRAW)
    must(
        len(bids) == seats and (OPEN in bids), "$.bids", "at least one is open, one for each seat", Rule.SEAL
    )
    bidders = 0 if state.round == 1 else seats
    must(len(state.last) == bidders, "$.last", "one bid for each seat after the first round", Rule.SEAL)
    sealed = [seat for seat, bid in enumerate(bids) if bid != OPEN]
    must(not sealed or len(state.stones) == seats, "$.bids", "nobody seals before all have drawn", Rule.SEAL)
    must(all(0 <= bids[seat] <= most(state, seat) for seat in sealed), "$.bids", "above the stone", Rule.BID)
    must(all(0 <= count <= written.options.notes for count in noted), "$.noted", "too many notes", Rule.NOTE)
    return state


def must(fine: bool, place: str, reason: str, rule: Rule) -> None:
    if not fine:
        raise BadInput(place, reason, rule)


def absent(_state: State, _seat: int, _rng: Random) -> Action:
    """Fold for a player who does not answer."""
    return Fold()


def retractable(before: State, _seat: int, _action: Action, after: State) -> bool:
    """A sealed bid may be opened again as long as somebody else has not sealed."""
    return after.round == before.round


def catalogue(seats: int, options: Options, content: Bag) -> Catalogue[State, Action]:
    """List a fold and the bids, and how large views get."""
    kinds, highest = range(len(content.stones)), max(stone.value for stone in content.stones)
    stones = sum(stone.count for stone in content.stones)
    points = 2 * highest * options.rounds
    return Catalogue(
        actions=[
            Fold(),
            *(Bid(amount) for amount in range(1, highest + 1)),
            *(Note(amount) for amount in range(1, highest + 1) if options.notes),
        ],
        extents={
            "viewer": Choice(range(seats)),
            "round": Number(options.rounds + 1),
            "points": Each(seats, Number(points)),
            "drawn": Number(seats),
            "stone": Choice(kinds),
            "sealed": Each(seats),
            "bid": Number(highest),
            "last": Each(seats, Number(highest), varies=True),
            "in_bag": Number(stones),
            "note": Number(highest),
            "noted": Number(options.notes + 1),
        },
        draws=len(kinds),
        longest=(2 + options.notes) * seats * options.rounds,
    )


def sequel(state: State) -> Options:
    """Play one round more next time."""
    return msgspec.structs.replace(state.options, rounds=state.options.rounds + 1)


TOY: Game[State, Action, Draw, View, Options, Bag, WrittenPosition] = Game(
    slug="toy",
    version=1,
    seats=range(2, 5),
    rules=Rule,
    options=Options,
    actions=Action,
    events=Draw,
    views=View,
    positions=WrittenPosition,
    load=load,
    forbid=forbid,
    start=start,
    to_act=to_act,
    legal=legal,
    chance=chance,
    refuse=refuse,
    advance=advance,
    view=view,
    imagine=imagine,
    outcome=outcome,
    tell=tell,
    write=write,
    read=read,
    absent=absent,
    retractable=retractable,
    sealed=sealed,
    sequel=sequel,
    catalogue=catalogue,
)


@contextmanager
def registered() -> Iterator[Game[State, Action, Draw, View, Options, Bag, WrittenPosition]]:
    """Put the toy into the list of games, with its messages, for as long as the context lasts."""
    for language in locale.LANGUAGES:
        messages = Path(__file__).with_name("toy") / f"{language}.ftl"
        locale._bundle(language).add_resource(FluentResource(messages.read_text(encoding="utf-8")))
    GAMES[TOY.slug] = TOY
    try:
        yield TOY
    finally:
        del GAMES[TOY.slug]
