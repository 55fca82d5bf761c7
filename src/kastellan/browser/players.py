"""Computer players of a table in memory: who thinks, what was answered, and when it is played."""

from typing import TYPE_CHECKING
from zlib import crc32

import msgspec

from kastellan.browser.errands import Thought
from kastellan.core.refusal import TableRule
from kastellan.tables import pace
from kastellan.tables.log import BOT
from kastellan.tables.progress import Step

if TYPE_CHECKING:
    from kastellan.browser.table import LocalTable

BEAT = 0.8
"""Seconds between what computer players are seen to do."""


EARLY = 0.001
"""Seconds by which an answer may be early: wall time is not told more exactly."""


class Thinking(msgspec.Struct):
    """A computer player at work: on which decision, at which position, and what it answered for when."""

    id: int
    seat: int
    ask: int
    version: int
    backs: int
    action: bytes | None = None
    due: float | None = None


class Players:
    """The computer players of a table.  Whoever thinks gets a seat's view and story, and nothing else."""

    def __init__(self, table: "LocalTable") -> None:
        self._table = table
        self._at_work: dict[int, Thinking] = {}
        self._last = 0

    def wanted(self) -> list[Thought]:
        """Return what is to be thought out from now on; what nobody waits for any more is dropped."""
        table = self._table
        due = dict(table.bots_to_act())
        for seat, one in list(self._at_work.items()):
            if due.get(seat) != one.ask or one.backs != sum(table.playing.backs):
                del self._at_work[seat]
        return [self._ask(seat, ask) for seat, ask in due.items() if seat not in self._at_work]

    def _ask(self, seat: int, ask: int) -> Thought:
        progress = self._table.playing
        thought = self.thought(seat, str(self._table.sheet.chairs[seat].level))
        self._at_work[seat] = Thinking(thought.id, seat, ask, progress.version, sum(progress.backs))
        return thought

    def thought(self, seat: int, level: str | None, aloud: bool = False) -> Thought:
        """Return what a seat knows, for a computer player or, without a level, for a hint."""
        table, number = self._table, self._table.number(seat)
        view, story = table.what_it_knows(seat)
        self._last += 1
        seed = crc32(f"{table.sheet.server_seed} {seat} {number} {level}".encode())
        raw = msgspec.Raw(view), msgspec.Raw(story)
        return Thought(self._last, table.sheet.game, seat, level, *raw, seed, number, aloud)

    def answer(self, thought: int, action: bytes | None) -> None:
        """Take an answer and say when it is played; one that failed or fits no more is settled at once."""
        one = next((one for one in self._at_work.values() if one.id == thought), None)
        if one is None:
            return
        table, tick = self._table, self._table.tick
        one.action, one.due = action, tick
        step = None if action is None else table.judge(one.seat, one.ask, action, BOT)
        if isinstance(step, Step):
            one.due += pace.seconds_before(table.playing, one.seat, step, tick, BEAT)

    def play_due(self) -> bool:
        """Play the first answer whose time has come; return whether there was one."""
        now = self._table.tick + EARLY
        ready = [one for one in self._at_work.values() if one.due is not None and one.due <= now]
        if not ready or not self._table.bots_to_act():
            return False
        one = min(ready, key=lambda one: (one.due, one.id))
        del self._at_work[one.seat]
        self._play(one)
        return True

    def _play(self, one: Thinking) -> None:
        """Play an answer; what does not fit because others acted meanwhile is thought out again.

        In place of one that failed, or that the rules refuse, comes the safe choice of an absent player.
        """
        table = self._table
        if (one.seat, one.ask) not in table.bots_to_act() or one.backs != sum(table.playing.backs):
            return
        refusal = table.play(one.seat, one.ask, one.action, BOT) if one.action is not None else None
        if refusal is not None and (refusal.rule == TableRule.STALE or table.playing.version != one.version):
            return
        if refusal is not None or one.action is None:
            table.play(one.seat, one.ask, table.safe_choice(one.seat), BOT)

    @property
    def next_due(self) -> float | None:
        """Return when the next answer is to be played, in the table's time."""
        return min((one.due for one in self._at_work.values() if one.due is not None), default=None)
