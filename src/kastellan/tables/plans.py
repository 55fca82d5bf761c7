"""What computer players of a table have thought out: the steps of a turn, each for what the seat will see."""

from typing import NamedTuple

import msgspec

from kastellan.bots.planning import sight_of
from kastellan.tables.progress import Progress


class Written(msgspec.Struct):
    """A step of a plan as it came from where it was thought out."""

    action: msgspec.Raw
    sight: str = ""


class Plan(NamedTuple):
    """Steps from the seat's action number ``ask`` on, thought out at ``version`` after ``backs`` take-backs.

    It counts as thought out at ``ready``, in the table's time (``pace.ready_at``).
    """

    ask: int
    version: int
    backs: int
    ready: float
    steps: list[Written]


read_steps = msgspec.json.Decoder(list[Written]).decode


class Plans:
    """The plans of a table, by seat.  Nobody else needs them: who has none thinks again."""

    def __init__(self) -> None:
        self._plans: dict[int, Plan] = {}

    def keep(self, seat: int, plan: Plan) -> None:
        """Keep what a seat has thought out."""
        self._plans[seat] = plan

    def drop(self, seat: int) -> None:
        """Forget what a seat has thought out."""
        self._plans.pop(seat, None)

    def step(self, progress: Progress, seat: int) -> bytes | None:
        """Return what a seat does next, if it sees what was foreseen and nobody took back since."""
        plan = self._plans.get(seat)
        if plan is None or plan.backs != sum(progress.backs):
            return None
        at = progress.asks[seat] - plan.ask
        if not 0 <= at < len(plan.steps):
            return None
        step = plan.steps[at]
        fits = not step.sight or step.sight == sight_of(progress.view(seat))
        return bytes(step.action) if fits else None

    def ready(self, seat: int) -> float:
        """Return since when a seat knows what to do."""
        return self._plans[seat].ready

    def is_old(self, progress: Progress, seat: int) -> bool:
        """Return whether something has happened since this was thought out."""
        plan = self._plans.get(seat)
        return plan is None or progress.version != plan.version


def goes_on(progress: Progress, seat: int) -> bool:
    """Return whether a seat has acted in this turn before."""
    return progress.drafts[seat] > 0
