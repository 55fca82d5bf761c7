"""The contract: what a game is to servers, bots, adapters and tests."""

from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from enum import StrEnum
from random import Random
from typing import Any, Generic, Literal, NamedTuple, Protocol, Self, TypeVar

import msgspec

from kastellan.core.catalogue import Catalogue
from kastellan.core.chance import Outcomes
from kastellan.core.glance import Glance
from kastellan.core.refusal import Fact, Refusal

CHANCE = -1
"""The seat that draws cards and deals words; its outcomes are moves in the log."""

CLOCK = -2
"""The seat that says when time is up."""

Viewer = int | None
"""A seat, or ``None`` for a spectator."""

Channel = Literal["table", "team"]
CHANNELS: tuple[Channel, ...] = ("table", "team")
"""Where those who sit at a table talk: to everybody, or within the team."""


class Content(Protocol):
    """The data a game is played with: cards, map, words.  Never changed once loaded."""

    @property
    def digest(self) -> str:
        """Return the SHA-256 of the data, kept with each game that was played with it."""

    def name(self, kind: str, key: str, language: str) -> str:
        """Return what players call a thing of the content, such as a province."""

    def shown(self) -> Any:
        """Return what a client needs to draw with, as plain data without secrets."""


class Position(Protocol):
    """A whole position of a game: small, typed, quick to copy, without derived facts.

    ``content`` and ``options`` never change, so copies share them.
    """

    content: Any
    options: Any
    seats: int

    def copy(self) -> Self:
        """Return an equal position that shares nothing changeable with this one."""

    def key(self) -> Hashable:
        """Return a value equal for equal positions and for no others."""


S = TypeVar("S", bound=Position)
A = TypeVar("A")
A_co = TypeVar("A_co", covariant=True)
C = TypeVar("C")
V = TypeVar("V", bound=msgspec.Struct)
O = TypeVar("O", bound=msgspec.Struct)  # noqa: E741 - options
K = TypeVar("K", bound=Content)
P = TypeVar("P", bound=msgspec.Struct)


class Listing(Protocol[A_co]):
    """Legal actions that can be counted, indexed, searched and walked without being built."""

    def __len__(self) -> int: ...
    def __getitem__(self, k: int, /) -> A_co: ...
    def __iter__(self) -> Iterator[A_co]: ...
    def __contains__(self, action: object, /) -> bool: ...


class Outcome(msgspec.Struct, frozen=True):
    """How a game ended: scores and ranks by seat (rank 1 wins; a shared rank is a tie)."""

    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    teams: tuple[tuple[int, ...], ...] = ()

    @property
    def winners(self) -> tuple[int, ...]:
        """Return the seats of rank 1."""
        return tuple(seat for seat, rank in enumerate(self.ranks) if rank == 1)


class Line(msgspec.Struct, frozen=True):
    """One line of the story of a game: a message key and what it is about."""

    key: str
    facts: Mapping[str, Fact] = msgspec.field(default_factory=dict)


class Timer(msgspec.Struct, frozen=True):
    """A time limit that runs as long as the position names it.

    When ``seconds`` have passed since ``name`` first appeared, the clock plays ``event``.
    """

    name: str
    seconds: int
    event: Any


def no_suggestion(_state: Any, _seat: int, _rng: Random) -> Any:
    """Suggest nothing: all actions of this game are listed."""
    return None


def no_timers(_state: Any) -> tuple[Timer, ...]:
    """Set no time limit: the rules of this game know none."""
    return ()


def _uncounted(_view: Any) -> tuple[int, ...]:
    return ()


def _unseen(_view: Any, _content: Any) -> Glance:
    return Glance()


class Count(NamedTuple):
    """Something that a seat has done, or won, by a move: for its player's statistics."""

    seat: int
    what: str
    amount: int = 1


def _nothing(_before: Any, _seat: int, _action: Any, _after: Any) -> tuple[Count, ...]:
    return ()


def _final(_before: Any, _seat: int, _action: Any, _after: Any) -> bool:
    return False


def _never_sealed(_state: Any) -> bool:
    return False


def _same_options(state: Any) -> Any:
    return state.options


def _always_fits(_content: Any, _seats: int, _options: Any) -> Refusal | None:
    return None


def _nobody(_state: Any, _seat: int) -> tuple[int, ...]:
    return ()


def _no_teams(_state: Any) -> tuple[tuple[int, ...], ...]:
    return ()


def _never_muted(_state: Any, _seat: int, _channel: Channel) -> bool:
    return False


class Game(msgspec.Struct, Generic[S, A, C, V, O, K, P], frozen=True):
    """A game's rules as a value: some facts and some functions.

    Only ``advance`` changes anything, and only the position it is given.

    Facts
        ``slug``, ``version`` of the rules, ``seats``, the ``Rule`` enum, and the types of
        options, player actions, events (what chance and the clock do), views and written
        positions.  Decoders are built from these types, so a client cannot spell an event.
    ``load(data)``
        Content from a file's bytes, or the house content for ``None``; raises ``BadInput``.
    ``forbid(seats, options)``
        Why this game cannot be set up, or ``None``.
    ``fits(content, seats, options)``
        Why this content cannot be played with at such a table, or ``None``.
    ``draft(draft)``
        Content from what somebody types, line by line, where a game can make it of that (``core.content``).
    ``proofread(data)``
        All that is wrong with a file that somebody is making, not only what is found first, and its counts.
    ``start(seats, options, content)``
        The first position.
    ``to_act(state)``
        The seats that may act: one, several, ``(CHANCE,)``, or ``()`` when the game is over.
        Several act independently of each other and in any order.
    ``legal(state, seat)``
        What the seat may do, in a stable order; empty for a seat that is not to act.
    ``chance(state)``
        Outcomes with whole-number weights, when chance acts.
    ``refuse(state, seat, action)``
        ``None``, or the refusal that names the rule: the judge of untrusted input.
    ``advance(state, seat, action)``
        Play a legal action or an event in place; trusts its input.
    ``view(state, viewer)``
        All that the viewer may know, built up from nothing; it holds the options too.
    ``imagine(view, content, rng)``
        A whole position in which the viewer would see exactly this view.  Bots search over
        it and the secrecy law is built on it; see ``resample``.
    ``outcome(state)``
        Scores and ranks once the game is over, else ``None``.
    ``standing(view)``
        How many points the viewer sees each seat have now; empty where the game counts none.
    ``glance(view, content)``
        What the viewer would see in passing: what is done now, and a small picture of it.
    ``tell(before, seat, action, after, viewer)``
        The story of one move as lines for this viewer; ``()`` if they noticed nothing.
    ``tally(before, seat, action, after)``
        What a move of a finished game counts in the statistics of those who played it.
    ``write(state)`` and ``read(position, content)``
        A position as checked data and back; ``read`` raises ``BadInput``.
    ``absent(state, seat, rng)``
        The safe choice for a player who does not answer in time.
    ``suggest(state, seat, rng)``
        One allowed action where actions are open-ended and cannot be listed, else ``None``.
    ``timers(state)``
        The time limits that the rules set now.
    ``retractable(before, seat, action, after)``
        Whether the seat may still take this back: nothing was revealed by it, and the game goes on.
    ``left_to(state, seat)``
        For whom a computer player waits if they are people: team-mates who can settle alone what
        the seat has done its part for, and whom its answer would put under pressure of time.
    ``sealed(state)``
        Whether those who are to act answer in secret, independently, and all are waited for: then a
        computer player is not seen to answer before all people have.
    ``sequel(state)``
        The options with which the same people play again; the same ones, if nothing wears out.
        Those in ``remembered`` are set by it alone: who could choose them would know what is dealt.
    ``team_options``
        The options that say who plays with whom: first the one that names the seats of the first team.
        They are set at the table, where people see who sits with whom.
    ``teams(state)`` and ``muted(state, seat, channel)``
        Who may talk among themselves, and who may not talk now to the table or to the team.
    ``encode_views(state, viewers)``
        The views of several viewers as JSON, where a game can build and encode once what they
        share; the same bytes as from ``view``.
    ``playout(state, random)``
        Random play to the end in place, where compiled calls make it quicker than the general
        loop of ``core.playout``; both play the same game and return its number of decisions.
    ``bot``
        What the game tells computer players: a ``core.knowledge.Knowledge``, or ``None``.
    ``recall``
        What its seats remember beyond their views: a ``core.memory.Recall``, or ``None`` if that is nothing.
    ``explaining``
        What things on the table are and how they add up: a ``core.explaining.Explaining``, or ``None``.
    ``puzzles``
        How puzzles of the game are made and proved: a ``core.puzzles.Puzzling``, or ``None``.
    ``catalogue(seats, options, content)``
        All that can be done and seen at such a table, for arrays of a fixed size.
    """

    slug: str
    version: int
    seats: range
    rules: type[StrEnum]
    options: type[O]
    actions: Any
    events: Any
    views: type[V]
    positions: type[P]
    load: Callable[[bytes | None], K]
    forbid: Callable[[int, O], Refusal | None]
    start: Callable[[int, O, K], S]
    to_act: Callable[[S], tuple[int, ...]]
    legal: Callable[[S, int], Listing[A]]
    chance: Callable[[S], Outcomes[C]]
    refuse: Callable[[S, int, A], Refusal | None]
    advance: Callable[[S, int, A | C], None]
    view: Callable[[S, Viewer], V]
    imagine: Callable[[V, K, Random], S]
    outcome: Callable[[S], Outcome | None]
    tell: Callable[[S, int, A | C, S, Viewer], tuple[Line, ...]]
    write: Callable[[S], P]
    read: Callable[[P, K], S]
    absent: Callable[[S, int, Random], A]
    standing: Callable[[V], tuple[int, ...]] = _uncounted
    glance: Callable[[V, K], Glance] = _unseen
    tally: Callable[[S, int, A | C, S], tuple[Count, ...]] = _nothing
    suggest: Callable[[S, int, Random], A | None] = no_suggestion
    timers: Callable[[S], tuple[Timer, ...]] = no_timers
    retractable: Callable[[S, int, A, S], bool] = _final
    left_to: Callable[[S, int], tuple[int, ...]] = _nobody
    sealed: Callable[[S], bool] = _never_sealed
    sequel: Callable[[S], O] = _same_options
    remembered: tuple[str, ...] = ()
    team_options: tuple[str, ...] = ()
    teams: Callable[[S], tuple[tuple[int, ...], ...]] = _no_teams
    muted: Callable[[S, int, Channel], bool] = _never_muted
    fits: Callable[[K, int, O], Refusal | None] = _always_fits
    draft: Callable[[Any], Any] | None = None
    proofread: Callable[[bytes], Any] | None = None
    encode_views: Callable[[S, Sequence[Viewer]], list[bytes]] | None = None
    playout: Callable[[S, Callable[[], float]], int] | None = None
    bot: Any = None
    recall: Any = None
    explaining: Any = None
    puzzles: Any = None
    catalogue: Callable[[int, O, K], Catalogue[S, A]] | None = None


def apply(game: Game[S, A, C, V, O, K, P], state: S, seat: int, action: A | C) -> S:
    """Return the position after ``action``; ``state`` stays as it was."""
    after = state.copy()
    game.advance(after, seat, action)
    return after


def encoded_views(game: Game[S, A, C, V, O, K, P], state: S, viewers: Sequence[Viewer]) -> list[bytes]:
    """Return the position as each viewer knows it, as JSON."""
    if game.encode_views is not None:
        return game.encode_views(state, viewers)
    return [msgspec.json.encode(game.view(state, viewer)) for viewer in viewers]


def resample(game: Game[S, A, C, V, O, K, P], state: S, viewer: Viewer, rng: Random) -> S:
    """Return another position that ``viewer`` cannot tell from ``state``.

    It is imagined from the view alone, so it depends on nothing the viewer does not know.
    """
    return game.imagine(game.view(state, viewer), state.content, rng)
