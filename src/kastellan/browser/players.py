"""Computer players of a table in memory: who thinks, what was answered, and when it is played."""

from math import inf
from typing import TYPE_CHECKING
from zlib import crc32

import msgspec

from kastellan.bots.players import thought_seconds
from kastellan.browser.errands import Thought
from kastellan.tables import pace
from kastellan.tables.log import BOT
from kastellan.tables.plans import Plan, Plans, Written, goes_on, read_steps
from kastellan.tables.progress import Step

if TYPE_CHECKING:
    from kastellan.browser.table import LocalTable

BEAT = 0.8
"""Seconds between what computer players are seen to do."""


EARLY = 0.001
"""Seconds by which an answer may be early: wall time is not told more exactly."""


class Thinking(msgspec.Struct):
    """A computer player at work: on which decision, after how many take-backs, since when, and how long."""

    id: int
    seat: int
    ask: int
    version: int
    backs: int
    begun: float
    seconds: float


def read_plan(plan: bytes | None) -> list[Written]:
    """Return the steps that were thought out; none if that failed."""
    try:
        return [] if plan is None else read_steps(plan)
    except msgspec.DecodeError:
        return []


class Players:
    """The computer players of a table.  Whoever thinks gets a seat's view and memory, and nothing else."""

    def __init__(self, table: "LocalTable") -> None:
        self._table = table
        self._at_work: dict[int, Thinking] = {}
        self._due: dict[int, tuple[int, float, float]] = {}
        self._plans = Plans()
        self._last = 0

    def wanted(self) -> list[Thought]:
        """Return what is to be thought out from now on; what nobody waits for any more is dropped."""
        table = self._table
        due, backs = dict(table.bots_to_act()), sum(table.playing.backs)
        for seat, one in list(self._at_work.items()):
            if due.get(seat) != one.ask or one.backs != backs:
                del self._at_work[seat]
        self._schedule(due)
        idle = [seat for seat in due if seat not in self._due and seat not in self._at_work]
        return [self._ask(seat, due[seat]) for seat in idle]

    def _ask(self, seat: int, ask: int) -> Thought:
        progress, tick = self._table.playing, self._table.tick
        thought = self.thought(seat, str(self._table.sheet.chairs[seat].level))
        version, backs, seconds = progress.version, sum(progress.backs), self._seconds(thought)
        self._at_work[seat] = Thinking(thought.id, seat, ask, version, backs, tick, seconds)
        return thought

    def _seconds(self, thought: Thought) -> float:
        """Return how long a thought is taken to last at least: one about a secret answer, its whole time."""
        sealed = self._table.game.sealed(self._table.playing.state)
        return thought_seconds(str(thought.level), thought.going_on) if sealed else 0.0

    def thought(self, seat: int, level: str | None, aloud: bool = False) -> Thought:
        """Return what a seat knows, for a computer player or, without a level, for a hint."""
        table, number = self._table, self._table.number(seat)
        view, memory = table.known_to(seat)
        self._last += 1
        seed = crc32(f"{table.sheet.server_seed} {seat} {number} {level}".encode())
        raw = msgspec.Raw(view), msgspec.Raw(memory)
        again = goes_on(table.playing, seat)
        file = None if table.file is None else table.file.decode()
        return Thought(
            self._last, table.sheet.game, seat, level, *raw, seed, number, aloud, again, content=file
        )

    def answer(self, thought: int, plan: bytes | None) -> None:
        """Take what was thought out; for one who failed the safe choice is played at once."""
        one = next((one for one in self._at_work.values() if one.id == thought), None)
        if one is None:
            return
        del self._at_work[one.seat]
        table, steps = self._table, read_plan(plan)
        ready = pace.ready_at(table.playing, one.begun, table.tick, one.seconds)
        self._plans.keep(one.seat, Plan(one.ask, one.version, one.backs, ready, steps))
        if not steps:
            self._play_safe(one.seat, one.ask)

    def _schedule(self, due: dict[int, int]) -> None:
        """Say for every planned step when it is played; that stays until everybody notices something."""
        playing = self._table.playing
        planned = {seat: self._plans.step(playing, seat) for seat in {*due, *self._due}}
        self._due = {
            seat: one
            for seat, one in self._due.items()
            if planned[seat] and one[:2] == (playing.asks[seat], playing.tick)
        }
        for seat, ask in due.items():
            if seat not in self._due and (action := planned[seat]) is not None:
                self._due[seat] = ask, playing.tick, self._moment(seat, ask, action)

    def _moment(self, seat: int, ask: int, action: bytes) -> float:
        """Return when a step is played; one that the rules refuse is settled at once."""
        table = self._table
        step = table.judge(seat, ask, action, BOT)
        if not isinstance(step, Step):
            return table.tick
        ready = self._plans.ready(seat)
        return table.tick + pace.seconds_before(table.playing, seat, step, table.tick, BEAT, ready)

    def play_due(self) -> bool:
        """Play the first step whose time has come; return whether there was one."""
        table, due = self._table, dict(self._table.bots_to_act())
        self._schedule(due)
        ready = [(moment, seat) for seat, (*_, moment) in self._due.items() if seat in due]
        moment, seat = min(ready, default=(inf, -1))
        if moment > table.tick + EARLY:
            return False
        if (action := self._plans.step(table.playing, seat)) is not None:
            self._play(seat, due[seat], action)
        return True

    def _play(self, seat: int, ask: int, action: bytes) -> None:
        """Play a step; what does not fit because others acted meanwhile is thought out again.

        In place of one that the rules refuse comes the safe choice of an absent player.
        """
        table = self._table
        refusal = table.play(seat, ask, action, BOT)
        if refusal is None:
            return
        old = self._plans.is_old(table.playing, seat)
        self._plans.drop(seat)
        if not old:
            self._play_safe(seat, ask)

    def _play_safe(self, seat: int, ask: int) -> None:
        self._plans.drop(seat)
        if (seat, ask) in self._table.bots_to_act():
            self._table.play(seat, ask, self._table.safe_choice(seat), BOT)

    @property
    def next_due(self) -> float | None:
        """Return when the next step is to be played, in the table's time."""
        return min((moment for *_, moment in self._due.values()), default=None)
