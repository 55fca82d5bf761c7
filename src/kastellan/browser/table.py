"""A table in memory: one person, computer players on all other seats, and its log."""

from collections.abc import Iterable
from random import Random
from typing import Any
from zlib import crc32

import msgspec

from kastellan.browser.errands import Head
from kastellan.browser.players import Players
from kastellan.core.game import Line
from kastellan.core.refusal import Refusal, must
from kastellan.tables import pace
from kastellan.tables.info import table_news
from kastellan.tables.judging import TAKE_BACK
from kastellan.tables.log import PERSON, SERVER, Row
from kastellan.tables.messages import Channel, Links, Presence, React, Said, Say
from kastellan.tables.progress import Step
from kastellan.tables.recent import AnyGame
from kastellan.tables.record import NOBODY, Page
from kastellan.tables.sheet import Sheet
from kastellan.tables.showing import News, Showing
from kastellan.tables.stories import told_before
from kastellan.tables.talk import remarked, words_of

MOST_SAID = 200
"""How much of what was said is kept."""

encode = msgspec.json.encode


class LocalTable(Showing):
    """A table of one person.  ``messages`` wait to be sent; ``rows`` and a changed head to be kept.

    One that is ``guided`` by a coach has no secrets to keep until its end.
    """

    guided = False

    def __init__(
        self, sheet: Sheet, game: AnyGame, content: Any, now: float, file: bytes | None = None
    ) -> None:
        super().__init__(sheet, game, content, file)
        self.now, self._shift = now, now
        self.seat = next(iter(sheet.people), NOBODY)
        self.looking = False
        self.log: list[Row] = []
        self.talk: list[Said] = []
        self.held: pace.Held | None = None
        self.messages: list[bytes] = []
        self.rows: list[Row] = []
        self.head_changed = True
        self.record: dict[str, list[Page]] = {}
        self.players = Players(self)

    # Beginning and going on.

    def begin(self) -> None:
        """Begin the game: chance acts if it is its turn, else time begins."""
        self.progress = self.opening()
        self.sheet.status, self.sheet.chairs[self.seat].away = "playing", None
        if (step := self.progress.begin()) is not None:
            self._commit(step, SERVER)
        else:
            self._keep([self.progress.beginning(self.sheet.id, self.now, self.tick)])

    def go_on_from(self, rows: Iterable[Row], talk: Iterable[Said]) -> None:
        """Come to where a log that was kept ends; the time since then has not passed here."""
        self.log, self.talk = list(rows), list(talk)
        must([row.version for row in self.log] == list(range(1, len(self.log) + 1)), "$.rows", "has a gap")
        self.progress = self.opening()
        self.progress.replay(self.log)
        self._shift = self.now - max((row.tick for row in self.log), default=0.0)
        self.head_changed = False

    def bring(self, rows: list[Row]) -> None:
        """Take over the log of a finished game from elsewhere, to be kept here."""
        self.go_on_from(rows, [])
        self.rows, self.head_changed = list(rows), True

    @property
    def tick(self) -> float:
        """Return the table's own time, which never runs back."""
        reached = 0.0 if self.progress is None else self.progress.tick
        return max(reached, self.now - self._shift)

    # The one place of change.

    def play(
        self, seat: int, ask: int, action: bytes | Any, by: int = PERSON, hold: bool = False
    ) -> Refusal | None:
        """Play ``action`` and show it, or say why not (``Judging.judge``)."""
        step = self.judge(seat, ask, action, by)
        if isinstance(step, Refusal):
            return step
        self._commit(step, by)
        self.held = pace.hold(self, seat, self.now) if hold else None
        return None

    def take_back(self, whole: bool) -> Refusal | None:
        """Take back the person's last step, or all that may be (TABLE-3): there is nobody to ask."""
        wished = self.playing.recent.wished(self.seat, whole)
        if wished is None:
            return TAKE_BACK
        last, first = wished
        if refusal := self.refuse_take_back(self.seat, last):
            return refusal
        self._keep(self.playing.retraction(self.sheet.id, self.seat, first, self.now, self.tick))
        self.held = None
        return None

    def strike(self) -> bool:
        """Play for a limit that has run out; return whether one had."""
        if self.sheet.status != "playing" or (struck := self.struck(self.tick, self._rng())) is None:
            return False
        self._commit(*struck)
        return True

    def _commit(self, step: Step, by: int) -> None:
        """Keep a step, then tell it."""
        progress, tick = self.playing, self.tick
        told = progress.tell(step, self._viewers)
        rows = progress.rows(self.sheet.id, step, self.now, tick, progress.seen(step, told), by)
        self._write(rows)
        self._send(self.take(step, rows, told, tick))
        if not self.guided and (remark := remarked(self, step.changes)):
            self._note(int(remark.seat or 0), remark.channel, "", remark.lines)
        self._finish()

    def _keep(self, rows: list[Row]) -> None:
        """Keep rows that are no moves, then tell them."""
        self._write(rows)
        for news in self.read(rows, self._viewers, self.tick):
            self._send(news)

    def _write(self, rows: list[Row]) -> None:
        self.log += rows
        self.rows += rows

    def _finish(self) -> None:
        """Write down how the game ended, once nobody can act any more."""
        progress = self.playing
        if progress.acting or self.sheet.status != "playing":
            return
        self.sheet.status, self.sheet.outcome = "over", self.game.outcome(progress.state)
        self.sheet.updated, self.head_changed = self.now, True
        self.tell(table_news(self, self.sheet.host, Links(), 0))

    # Computer players.

    @property
    def holding(self) -> bool:
        """Return whether computer players wait for the person to end the turn."""
        return self.held is not None and self.now < self.held.until

    def end_turn(self) -> None:
        """Let computer players go on; to say it twice does no harm."""
        self.held = None

    def bots_to_act(self) -> list[tuple[int, int]]:
        """Return the computer players who are to act while the person looks, with their asks."""
        return [] if self.holding or not self.looking else pace.bots_to_act(self)

    def safe_choice(self, seat: int) -> Any:
        """Return what is played for a computer player that failed."""
        return self.game.absent(self.playing.state, seat, self._rng())

    def _rng(self) -> Random:
        return Random(crc32(f"{self.sheet.server_seed} {self.playing.version}".encode()))

    # Who looks.

    @property
    def _viewers(self) -> list[int]:
        return [self.seat] if self.looking else []

    def connect(self, seen: int | None) -> None:
        """Show the table, what was said, and the position to who comes."""
        self.looking = True
        self.tell(table_news(self, self.sheet.host, Links(), 0))
        for one in self.talk:
            self.tell(one)
        self.resync(seen)
        self.tell(Presence(self.seat, connected=True))

    def resync(self, seen: int | None) -> None:
        """Show what was missed since number ``seen``, or everything."""
        self._remember(self.seat)
        if (message := self.missed(self.seat, seen, self.tick)) is not None:
            self.messages.append(message)

    def say(self, message: Say | React) -> Refusal | None:
        """Keep and show what the person says, if only to the log of the evening."""
        if refusal := self.refuse_talk(self.seat, message.channel):
            return refusal
        text, lines = words_of(message)
        if text or lines:
            self._note(self.seat, message.channel, text, lines)
        return None

    def think_aloud(self, mate: int, lines: list[Line]) -> Said:
        """Let a computer player tell the team what it thinks; what it said last is not said again."""
        own = [one for one in self.talk if (one.seat, one.channel) == (mate, "team")]
        return own[-1] if own and own[-1].lines == lines else self._note(mate, "team", "", lines)

    def _note(self, seat: int, channel: Channel, text: str, lines: list[Line]) -> Said:
        """Keep and show what a seat says."""
        number = 1 + max((one.id for one in self.talk if one.channel == channel), default=0)
        said = Said(number, channel, seat, self.sheet.chairs[seat].name, text, self.now, lines)
        self.talk, self.head_changed = [*self.talk, said][-MOST_SAID:], True
        self.tell(said)
        return said

    def tell(self, message: Any) -> None:
        """Send a message to who looks."""
        if self.looking:
            self.messages.append(encode(message))

    def _send(self, news: News) -> None:
        self.messages += news.values()

    def _remember(self, seat: int) -> None:
        if not self.knows_story(seat):
            self.remember(seat, told_before(self.opening(), self.log, seat), self.tick)

    # What is to be kept, and when to come again.

    @property
    def head(self) -> Head:
        """Return the table but for its moves."""
        return Head(self.sheet, self.talk, None if self.file is None else self.file.decode())

    @property
    def wake(self) -> float | None:
        """Return in how many seconds something is to be done, if nothing happens before."""
        if self.sheet.status != "playing":
            return None
        strike = self.playing.clocks.next_strike(self.sheet.bots)
        moments = [] if strike is None else [strike[0] - self.tick]
        if self.holding and self.held is not None:
            moments.append(self.held.until - self.now)
        elif self.players.next_due is not None:
            moments.append(self.players.next_due - self.tick)
        return max(0.0, min(moments)) if moments else None
