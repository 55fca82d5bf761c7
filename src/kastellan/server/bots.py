"""Computer players: seats whose screen is a function.  They are given the seat's view and nothing else."""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from functools import partial
from random import Random, SystemRandom
from typing import TYPE_CHECKING, Any, Protocol

from kastellan.bots import answer
from kastellan.bots.players import thought_seconds
from kastellan.core.game import Viewer
from kastellan.core.refusal import Refusal, TableRule
from kastellan.server.attention import attention
from kastellan.server.moves import NotKept
from kastellan.server.thinking import Pool
from kastellan.server.turns import LATER, PRESENT, Asking, Owner, Unwanted, Wanted, always
from kastellan.tables import pace
from kastellan.tables.log import BOT
from kastellan.tables.plans import Plan, goes_on, read_steps

if TYPE_CHECKING:
    from kastellan.server.table import Table

log = logging.getLogger("kastellan.bots")


class Bots(Protocol):
    """Who sees to it that computer players answer."""

    def consider(self, table: "Table") -> None:
        """Let the computer players who are to act at a table answer, each once, if anybody looks."""

    def think(self, table: "Table", seat: Viewer, owner: Owner) -> None:
        """Have a hint for a seat, or with ``None`` a review of the game, thought out (``analysis.py``)."""

    async def close(self) -> None:
        """Stop thinking."""


class PoolBots:
    """Computer players that think in processes of this server."""

    def __init__(self, processes: int, run: Callable[[Coroutine[Any, Any, None]], Any]) -> None:
        self._pool, self._run = Pool(processes), run
        self._thinking: set[tuple[str, int, int]] = set()

    def consider(self, table: "Table") -> None:
        """Let the computer players who are to act at a table answer, each once, if anybody looks."""
        for seat, ask in bots_to_act(table):
            key = table.sheet.id, seat, 0
            if key not in self._thinking and attention(table) is not None:
                self._thinking.add(key)
                self._run(self._think(table, seat, ask))

    async def _think(self, table: "Table", seat: int, ask: int) -> None:
        try:
            await play_for_bot(table, seat, ask, self._pool, partial(attention, table))
        except Unwanted:  # until somebody looks again
            return
        finally:
            self._thinking.discard((table.sheet.id, seat, 0))
        self.consider(table)

    def think(self, table: "Table", seat: Viewer, owner: Owner) -> None:
        """Have a hint for a seat, or with ``None`` a review of the game, thought out."""
        key = (table.sheet.id, *((-1, -1) if seat is None else (seat, -1 - table.number(seat))))
        if key not in self._thinking:
            self._thinking.add(key)
            self._run(self._ponder(table, seat, key, Wanted(rank_of(seat), (owner,))))

    async def _ponder(self, table: "Table", seat: Viewer, key: tuple[str, int, int], wanted: Wanted) -> None:
        from kastellan.server.analysis import ponder  # noqa: PLC0415 - analysis needs the hall

        try:
            while await ponder(table, seat, self._pool, lambda: wanted):
                pass
        finally:
            self._thinking.discard(key)

    async def close(self) -> None:
        """Stop thinking."""
        self._pool.close()


def rank_of(seat: Viewer) -> int:
    """Return how urgent a hint to a seat is, or with ``None`` a review."""
    return LATER if seat is None else PRESENT


def bots_to_act(table: "Table") -> list[tuple[int, int]]:
    """Return the computer players who are to act, unless they wait for somebody to end their turn.

    Nor are those who know what to answer and wait until all people have.
    """
    if table.holding:
        return []
    due = pace.bots_to_act(table)
    return [(seat, ask) for seat, ask in due if not is_waiting(table, seat, ask)]


def is_waiting(table: "Table", seat: int, ask: int) -> bool:
    """Return whether a computer player has its answer ready and lets people answer first."""
    if (action := table.plans.step(table.playing, seat)) is None:
        return False
    step = table.judge(seat, ask, action, BOT)
    return not isinstance(step, Refusal) and pace.comes_first(table, seat, step)


async def play_for_bot(table: "Table", seat: int, ask: int, pool: Pool, wanted: Asking = always) -> None:
    """Ask a computer player and play what it thinks out, step by step as long as that fits.

    If it fails, the safe choice of an absent player is played.  Raises ``Unwanted`` if nobody waits for
    it any more.
    """
    while (seat, ask) in bots_to_act(table):
        await play_one_step(table, seat, ask, pool, wanted)
        ask += 1
        planned = table.progress is not None and table.plans.step(table.progress, seat) is not None
        if not planned or wanted() is None:
            break


async def play_one_step(table: "Table", seat: int, ask: int, pool: Pool, wanted: Asking) -> None:
    """Play what a computer player answers, or if it fails the safe choice."""
    seed = SystemRandom().getrandbits(63)
    try:
        if await answered(table, seat, ask, pool, wanted, seed):
            return
    except Unwanted:
        raise
    except NotKept:  # the hall asks again when the database is back
        return
    except Exception:
        if table.hall.stopping:
            return
        table.hall.metrics.troubles.labels("bots").inc()
        log.exception("a computer player failed", extra={"facts": {"table": table.sheet.id}})
    if (seat, ask) in bots_to_act(table) and table.progress is not None:
        safe = table.game.absent(table.progress.state, seat, Random(seed))
        await table.play(seat, ask, safe, BOT)


async def answered(table: "Table", seat: int, ask: int, pool: Pool, wanted: Asking, seed: int) -> bool:
    """Play what a computer player answers, as long as it is wanted; return whether it was not refused.

    What does not fit any more because somebody else acted meanwhile is no fault: it is asked again.
    """
    while (seat, ask) in bots_to_act(table):
        if (action := table.plans.step(table.playing, seat)) is None:
            async with pool.turn(wanted):
                if (seat, ask) in bots_to_act(table):
                    await think(table, seat, ask, pool, seed)
            continue
        await keep_pace(table, seat, ask, action)
        if (seat, ask) not in bots_to_act(table):
            break
        if table.plans.step(table.playing, seat) != action:  # somebody took back, or acted
            continue
        refusal = await table.play(seat, ask, action, BOT)
        if refusal is None or refusal.rule == TableRule.STALE:
            table.hall.metrics.bot_moves.inc()
            break
        old = table.plans.is_old(table.playing, seat)
        table.plans.drop(seat)
        if not old:
            facts = {"table": table.sheet.id, "rule": refusal.rule}
            log.error("a computer player was refused", extra={"facts": facts})
            return False
    return True


async def think(table: "Table", seat: int, ask: int, pool: Pool, seed: int) -> None:
    """Have a computer player think its turn out."""
    progress, begun = table.playing, table.time.now()
    version, backs, again = progress.version, sum(progress.backs), goes_on(progress, seat)
    level = str(table.sheet.chairs[seat].level)
    view, memory = await what_it_knows(table, seat)
    told = await pool.run(answer, table.sheet.game, level, seat, view, seed, table.file, memory, again)
    ready = pace.ready_at(progress, begun, table.time.now(), thought_seconds(level, again))
    table.plans.keep(seat, Plan(ask, version, backs, ready, read_steps(told)))


async def keep_pace(table: "Table", seat: int, ask: int, action: bytes) -> None:
    """Wait until a computer player may be seen to act."""
    step = table.judge(seat, ask, action, BOT)
    if isinstance(step, Refusal):
        return
    beat, ready = table.hall.settings.bot_pause, table.plans.ready(seat)
    await asyncio.sleep(pace.seconds_before(table.playing, seat, step, table.time.now(), beat, ready))


async def what_it_knows(table: "Table", seat: int) -> tuple[bytes, bytes]:
    """Return what a seat sees and what it remembers, as JSON: all that a computer player gets."""
    async with table.lock:
        return table.known_to(seat)
