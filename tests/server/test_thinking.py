"""Computer players think in processes of their own."""

import asyncio
import os
import signal
import time

import pytest

from kastellan.server.thinking import Pool


def think(seconds: float) -> int:
    """Take some time and return who thought."""
    time.sleep(seconds)
    return os.getpid()


@pytest.fixture
def pool():
    made = Pool(1)
    yield made
    made.close()


async def test_a_process_that_dies_is_replaced_and_asked_again(pool):
    first = await pool.run(think, 0.0)
    os.kill(first, signal.SIGKILL)
    second = await pool.run(think, 0.0)
    assert second not in {first, os.getpid()}


async def test_a_thought_that_was_interrupted_is_thought_again(pool):
    first = await pool.run(think, 0.0)
    thought = asyncio.create_task(pool.run(think, 2.0))
    await asyncio.sleep(0.5)
    os.kill(first, signal.SIGKILL)
    assert await thought != first


async def test_a_mistake_of_the_function_is_told(pool):
    with pytest.raises(TypeError):
        await pool.run(think, "long")


async def test_without_processes_a_thread_thinks():
    pool = Pool(0)
    assert await pool.run(think, 0.0) == os.getpid()
    pool.close()
