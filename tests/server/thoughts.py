"""Thoughts of computer players as tests need them, for other processes."""

import os
import time
from pathlib import Path
from typing import NoReturn


def without_end(*_: object) -> NoReturn:
    """Think for ever; the file that ``THINKING`` names tells that it has begun."""
    Path(os.environ["THINKING"]).touch()
    while True:
        time.sleep(60)
