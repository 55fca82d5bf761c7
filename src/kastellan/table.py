"""The library: a table at which one plays, resolved chance and all."""

from collections.abc import Iterator, Mapping
from random import SystemRandom
from typing import Any

import msgspec

from kastellan.core.chance import Dice, draw
from kastellan.core.game import CHANCE, CLOCK, Game, Line, Listing, Outcome, Timer, Viewer, apply
from kastellan.core.log import Log, Move, positions
from kastellan.core.refusal import BadInput, Refusal, Refused, TableRule
from kastellan.games import GAMES
from kastellan.locale import say


class Table:
    """A game being played, with its log.

    ``play`` takes actions or their JSON-like data; chance is resolved from the seed at once.
    """

    def __init__(
        self, game: Game[Any, Any, Any, Any, Any, Any, Any], log: Log, state: Any, dice: Dice
    ) -> None:
        self.game, self.state = game, state
        self._log, self._moves, self._dice = log, list(log.moves), dice
        self._resolve_chance()

    @property
    def to_act(self) -> tuple[int, ...]:
        """Return the seats that may act now; nobody when the game is over."""
        return self.game.to_act(self.state)

    def legal(self, seat: int) -> Listing[Any]:
        """Return what ``seat`` may do: a sequence that is counted and indexed without being built."""
        return self.game.legal(self.state, seat)

    def view(self, viewer: Viewer = None) -> Any:
        """Return what a seat, or a spectator, may know."""
        return self.game.view(self.state, viewer)

    @property
    def outcome(self) -> Outcome | None:
        """Return scores and ranks once the game is over."""
        return self.game.outcome(self.state)

    @property
    def log(self) -> Log:
        """Return the whole game so far, secrets included."""
        return msgspec.structs.replace(self._log, moves=tuple(self._moves))

    def position(self) -> dict[str, Any]:
        """Return the position as checked data, secrets included; ``kastellan.position`` reads it."""
        written: dict[str, Any] = msgspec.to_builtins(self.game.write(self.state))
        return written

    def play(self, seat: int, action: Any) -> tuple[Line, ...]:
        """Play ``action`` for ``seat`` and return the story; a forbidden one changes nothing.

        Raises ``Refused`` with the rule that forbids it.
        """
        if isinstance(action, Mapping):
            action = self._decode(action)
        if refusal := self.game.refuse(self.state, seat, action):
            raise Refused(refusal, self._sentence(refusal))
        return self._advance(seat, action) + self._resolve_chance()

    @property
    def timers(self) -> tuple[Timer, ...]:
        """Return the time limits that run now."""
        return self.game.timers(self.state)

    def time_up(self, name: str) -> tuple[Line, ...]:
        """Let the clock strike for the running timer ``name``."""
        for timer in self.timers:
            if timer.name == name:
                return self._advance(CLOCK, timer.event) + self._resolve_chance()
        raise BadInput(f"timer {name!r}", f"does not run; running: {[timer.name for timer in self.timers]}")

    def take_back(self, seat: int) -> None:
        """Take back the last move of ``seat`` if it revealed nothing (TABLE-3)."""
        if self._moves and self._moves[-1].seat == seat:
            *_, before, after = positions(self.game, self.log, self.state.content)
            action = msgspec.convert(self._moves[-1].action, self.game.actions)
            if self.game.retractable(before, seat, action, after):
                self._moves.pop()
                self.state = before
                return
        refusal = Refusal(TableRule.TAKE_BACK, "table-take-back")
        raise Refused(refusal, self._sentence(refusal))

    def _decode(self, action: Mapping[str, Any]) -> Any:
        try:
            return msgspec.convert(action, self.game.actions)
        except msgspec.ValidationError as error:
            refusal = Refusal(TableRule.MALFORMED, "table-malformed", {"detail": str(error)})
            raise Refused(refusal, self._sentence(refusal)) from None

    def _sentence(self, refusal: Refusal) -> str:
        return say("en", refusal.reason, refusal.facts, namer=self.state.content.name)

    def _advance(self, seat: int, action: Any) -> tuple[Line, ...]:
        before, self.state = self.state, apply(self.game, self.state, seat, action)
        self._moves.append(Move(seat, msgspec.to_builtins(action)))
        return self.game.tell(before, seat, action, self.state, None)

    def _resolve_chance(self) -> tuple[Line, ...]:
        """Throw the dice until a player has to decide."""
        story: tuple[Line, ...] = ()
        while self.to_act == (CHANCE,):
            story += self._advance(CHANCE, draw(self.game.chance(self.state), self._dice))
        return story


def new(
    slug: str,
    seats: int,
    options: Mapping[str, Any] | None = None,
    seed: int | None = None,
    content: bytes | None = None,
) -> Table:
    """Open a table; everything chance does follows from ``seed``."""
    game = find_game(slug)
    chosen = read_options(game, options or {})
    if refusal := game.forbid(seats, chosen):
        raise Refused(refusal, say("en", refusal.reason, refusal.facts))
    loaded = game.load(content)
    log = Log(
        game=slug,
        rules=game.version,
        seats=seats,
        options=msgspec.to_builtins(chosen),
        content=loaded.digest,
    )
    return Table(game, log, game.start(seats, chosen, loaded), seeded(seed))


def position(
    slug: str, data: Mapping[str, Any], seed: int | None = None, content: bytes | None = None
) -> Table:
    """Open a table at a written position; an impossible one raises ``BadInput``."""
    game = find_game(slug)
    try:
        written = msgspec.convert(data, game.positions)
    except msgspec.ValidationError as error:
        raise BadInput("position", str(error), TableRule.MALFORMED) from None
    loaded = game.load(content)
    state = game.read(written, loaded)
    options = msgspec.to_builtins(state.options)
    log = Log(
        game=slug,
        rules=game.version,
        seats=state.seats,
        options=options,
        content=loaded.digest,
        position=msgspec.to_builtins(written),
    )
    return Table(game, log, state, seeded(seed))


def replay(log: Log, content: bytes | None = None) -> Iterator[Any]:
    """Yield the positions of a logged game, from the first to the last."""
    game = find_game(log.game)
    return positions(game, log, game.load(content))


def seeded(seed: int | None) -> Dice:
    """Return dice for a seed, or for a secret one."""
    return Dice(f"kastellan {SystemRandom().getrandbits(256) if seed is None else seed}".encode())


def find_game(slug: str) -> Game[Any, Any, Any, Any, Any, Any, Any]:
    """Return a game by its name."""
    if slug not in GAMES:
        raise BadInput(f"game {slug!r}", f"is not one of {', '.join(GAMES)}")
    return GAMES[slug]


def read_options(game: Game[Any, Any, Any, Any, Any, Any, Any], options: Mapping[str, Any]) -> Any:
    """Return checked options; an unknown or ill-typed one raises ``BadInput``."""
    known = game.options.__struct_fields__
    for name in options:
        if name not in known:
            reason = f"{game.slug} knows {', '.join(known)}"
            raise BadInput(
                f"option {name!r}", reason, TableRule.OPTIONS, "input-unknown-field", {"field": name}
            )
    try:
        return msgspec.convert(options, game.options)
    except msgspec.ValidationError as error:
        raise BadInput("options", str(error), TableRule.OPTIONS) from None
