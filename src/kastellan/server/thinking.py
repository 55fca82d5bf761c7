"""Processes in which computer players think; when one dies, new ones take over."""

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor, ThreadPoolExecutor
from multiprocessing import get_context
from os import environ
from typing import ParamSpec, TypeVar

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

    async def run(self, function: Callable[P, T], *args: P.args, **_none: P.kwargs) -> T:
        """Return what ``function`` returns; if a process dies meanwhile, ask once more in new ones."""
        loop, executor = asyncio.get_running_loop(), self._open()
        try:
            return await loop.run_in_executor(executor, function, *args)
        except BrokenExecutor:
            log.warning("a process that thinks for computer players died; new ones take over")
            if self._executor is executor:
                self.close()
            return await loop.run_in_executor(self._open(), function, *args)

    def _open(self) -> Executor:
        if self._executor is None:
            if self._processes:
                environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # or their threads fight for the cores
                self._executor = ProcessPoolExecutor(self._processes, mp_context=get_context("spawn"))
            else:
                self._executor = ThreadPoolExecutor(1, thread_name_prefix="bots")
        return self._executor

    def close(self) -> None:
        """Stop thinking."""
        if self._executor is not None:
            self._executor.shutdown(wait=False, cancel_futures=True)
            self._executor = None
