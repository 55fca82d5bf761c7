"""When computer players act: so that nobody can tell by the clock how much they did in secret."""

from kastellan.tables.progress import Progress, Step


def seconds_before(progress: Progress, seat: int, step: Step, tick: float, beat: float) -> float:
    """Return how long a computer player waits at ``tick`` before it plays a step.

    What nobody else notices is done at once.  What others notice comes a ``beat`` after they last
    noticed something, and after drafts at a whole number of beats: by the moment at which a sealed bid
    is confirmed it could be counted how many crystals went into it.
    """
    if not beat or progress.seen(step, {}) == 1 << seat:
        return 0.0
    elapsed = max(0.0, tick - progress.tick)
    return -elapsed % beat if progress.recent.is_private(seat) else max(0.0, beat - elapsed)
