"""What Krysis tells computer players: what a position is worth, and which steps to look at first."""

from kastellan.core.game import Line
from kastellan.core.knowledge import Knowledge
from kastellan.games.krysis.actions import Action, Attack, Deliver
from kastellan.games.krysis.figures import figures
from kastellan.games.krysis.known import known
from kastellan.games.krysis.ordering import priors, rollout, suppose
from kastellan.games.krysis.state import OVER, REFILL, State
from kastellan.games.krysis.steps.turns import SALE
from kastellan.games.krysis.views import worth_at_home
from kastellan.games.krysis.wording import wording
from kastellan.games.krysis.worth import evaluate


def settled(state: State) -> bool:
    """Return whether the round is played out: only then can a position be valued at sight."""
    return state.phase in (REFILL, OVER)


def explain(state: State, seat: int, action: Action) -> Line | None:
    """Say what a load is worth at the end and sold, or whose camp is worth an attack."""
    if isinstance(action, Attack):
        return Line("hint-krysis-attack", {"owner": action.target})
    if not isinstance(action, Deliver) or action.place == "camp":
        return None
    sold = SALE * (sum(state.goods) + sum(state.bundle))
    return Line(f"hint-krysis-{action.place}", {"kept": worth_at_home(state, seat), "sold": sold})


KNOWLEDGE = Knowledge(
    evaluate=evaluate,
    settled=settled,
    priors=priors,
    rollout=rollout,
    suppose=suppose,
    known=known,
    explain=explain,
    figures=figures,
    wording=wording,
)
