"""The log of a game: everything needed to play it again, move by move."""

from collections.abc import Iterator
from typing import Any

import msgspec

from kastellan.core.game import CHANCE, CLOCK, Game
from kastellan.core.refusal import BadInput, TableRule

FORMAT = 1


class Move(msgspec.Struct, frozen=True, array_like=True):
    """What a seat, chance or the clock did.  ``action`` is plain tagged data."""

    seat: int
    action: Any


class Log(msgspec.Struct, frozen=True, kw_only=True):
    """A game from its first position: it holds every secret, so it is kept from players.

    ``content`` is the digest of the content it was played with.  ``position``, if any, is the
    written position from which play began.
    """

    format: int = FORMAT
    game: str
    rules: int
    seats: int
    options: dict[str, Any]
    content: str
    position: Any = None
    moves: tuple[Move, ...] = ()


def positions(game: Game[Any, Any, Any, Any, Any, Any, Any], log: Log, content: Any) -> Iterator[Any]:
    """Yield each position of the logged game, the first one included.

    Every yielded position is a copy of its own.  A log that the rules do not allow raises
    ``BadInput`` at the move where it leaves them.
    """
    state = _opening(game, log, content)
    yield state
    for number, move in enumerate(log.moves):
        state = state.copy()
        play_logged(game, state, move, f"$.moves[{number}]")
        yield state


def replay(game: Game[Any, Any, Any, Any, Any, Any, Any], log: Log, content: Any) -> Any:
    """Return the last position of the logged game."""
    state = None
    for state in positions(game, log, content):  # noqa: B007 - the last one is wanted
        pass
    return state


def _opening(game: Game[Any, Any, Any, Any, Any, Any, Any], log: Log, content: Any) -> Any:
    """Return the first position, after checking that the log belongs to this game and content."""
    _must(log.game == game.slug, "$.game", f"is a log of {log.game!r}, not of {game.slug!r}")
    _must(log.format == FORMAT, "$.format", f"is {log.format}; this version reads format {FORMAT}")
    _must(log.rules == game.version, "$.rules", f"follows rules version {log.rules}; here is {game.version}")
    _must(log.content == content.digest, "$.content", "was played with other content; give that file")
    if log.position is not None:
        state = game.read(_convert(log.position, game.positions, "$.position"), content)
        _must(log.seats == state.seats, "$.seats", f"is {log.seats}; the position has {state.seats} seats")
        _must_fit(game, content, log.seats, state.options)
        return state
    options = _convert(log.options, game.options, "$.options")
    if refusal := game.forbid(log.seats, options):
        raise BadInput("$.seats", refusal.reason, refusal.rule, refusal.reason, refusal.facts)
    _must_fit(game, content, log.seats, options)
    return game.start(log.seats, options, content)


def _must_fit(game: Game[Any, Any, Any, Any, Any, Any, Any], content: Any, seats: int, options: Any) -> None:
    """Refuse content that cannot be played with like this."""
    if refusal := game.fits(content, seats, options):
        raise BadInput("$.options", refusal.reason, refusal.rule, refusal.reason, refusal.facts)


def play_logged(game: Game[Any, Any, Any, Any, Any, Any, Any], state: Any, move: Move, place: str) -> None:
    """Play one logged move in place if the rules allow it."""
    acting = game.to_act(state)
    if move.seat in (CHANCE, CLOCK):
        event = _convert(move.action, game.events, f"{place}[1]")
        if move.seat == CHANCE:
            possible = acting == (CHANCE,) and any(event == outcome for outcome, _ in game.chance(state))
        else:
            possible = any(event == timer.event for timer in game.timers(state))
        _must(possible, place, "cannot happen here")
        game.advance(state, move.seat, event)
        return
    action = _convert(move.action, game.actions, f"{place}[1]")
    if refusal := game.refuse(state, move.seat, action):
        raise BadInput(place, refusal.reason, refusal.rule, refusal.reason, refusal.facts)
    game.advance(state, move.seat, action)


def _convert(data: Any, kind: Any, place: str) -> Any:
    """Return ``data`` as ``kind``; name the place when it does not fit."""
    try:
        return msgspec.convert(data, kind)
    except msgspec.ValidationError as error:
        raise BadInput(place, str(error), TableRule.MALFORMED) from None


def _must(fine: bool, place: str, reason: str) -> None:
    if not fine:
        raise BadInput(place, reason, TableRule.FOREIGN)
