"""Processes in which computer players think; when one dies, new ones take over."""

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor, ThreadPoolExecutor
from multiprocessing import get_context
from os import environ
from typing import ParamSpec, TypeVar

from kastellan.bots.processes import end_with_parent
from kastellan.compiled import is_built
from kastellan.server.turns import Turns

log = logging.getLogger("kastellan.bots")

P = ParamSpec("P")
T = TypeVar("T")


class Pool:
    """So many processes, started when first needed; with 0, a thread of this process.

    Who lets something think waits for their ``turn`` first, so that nothing waits inside.
    """

    def __init__(self, processes: int) -> None:
        self._processes = processes
        self.turn = Turns(max(1, processes)).turn
        self._executor: Executor | None = None
        self._compiled = False
        self._ended = False

    async def run(self, function: Callable[P, T], *args: P.args, **_none: P.kwargs) -> T:
        """Return what ``function`` returns; if a process dies meanwhile, ask once more in new ones."""
        loop, executor = asyncio.get_running_loop(), self._open()
        try:
            return await loop.run_in_executor(executor, function, *args)
        except BrokenExecutor:
            if self._ended:
                raise
            log.warning("a process that thinks for computer players died; new ones take over")
            if self._executor is executor:
                self._let_go()
            return await loop.run_in_executor(self._open(), function, *args)

    def _open(self) -> Executor:
        if self._processes and self._executor is not None and not self._compiled and is_built():
            self._executor.shutdown(wait=False)  # new processes think compiled from now on
            self._executor = None
        if self._executor is None:
            self._compiled = is_built()
            if self._processes:
                environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # or their threads fight for the cores
                self._executor = ProcessPoolExecutor(
                    self._processes, mp_context=get_context("spawn"), initializer=end_with_parent
                )
            else:
                self._executor = ThreadPoolExecutor(1, thread_name_prefix="bots")
        return self._executor

    def close(self) -> None:
        """Stop thinking for good; nobody waits for what is being thought, but for a thread's thought."""
        self._ended = True
        self._let_go()

    def _let_go(self) -> None:
        if self._executor is None:
            return
        processes = list((getattr(self._executor, "_processes", None) or {}).values())
        self._executor.shutdown(wait=False, cancel_futures=True)
        self._executor = None
        for process in processes:  # else the end of this process would wait for theirs
            process.terminate()
