"""Processes in which computer players think do not outlive who started them."""

import os
from multiprocessing import parent_process
from threading import Thread


def end_with_parent() -> None:
    """Let this process end when its parent is killed; a pool's processes would wait for work for ever."""
    Thread(target=_outlive_parent, daemon=True).start()


def _outlive_parent() -> None:
    if (parent := parent_process()) is not None:
        parent.join()
        os._exit(1)
