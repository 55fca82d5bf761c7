"""Thoughts of computer players as tests need them, for other processes."""

import fcntl
import os
import time
from pathlib import Path
from typing import NoReturn

BEGUN = "begun"


def without_end(*_: object) -> NoReturn:
    """Think for ever; the file that ``THINKING`` names tells that it has begun, and is locked meanwhile."""
    with Path(os.environ["THINKING"]).open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        file.write(BEGUN)
        file.flush()
        while True:
            time.sleep(60)


def has_begun(file: Path) -> bool:
    """Return whether somebody has begun to think."""
    return file.exists() and file.read_text() == BEGUN


def has_ended(file: Path) -> bool:
    """Return whether the process that thought is gone."""
    with file.open() as mine:
        try:
            fcntl.flock(mine, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
    return True
