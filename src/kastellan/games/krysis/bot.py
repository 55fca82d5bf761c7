"""What Krysis tells computer players: what a position is worth, and which steps to look at first."""

from kastellan.core.game import Line
from kastellan.core.knowledge import Knowledge
from kastellan.games.krysis.actions import Action, Attack, Deliver
from kastellan.games.krysis.figures import figures
from kastellan.games.krysis.known import known
from kastellan.games.krysis.ordering import priors, rollout, suppose
from kastellan.games.krysis.state import OVER, REFILL, State
from kastellan.games.krysis.steps.scoring import best_groups, hoard_value
from kastellan.games.krysis.wording import wording
from kastellan.games.krysis.worth import evaluate

PRICE = 2
"""What the bank pays for a crystal or an artefact (KRY-46)."""


def settled(state: State) -> bool:
    """Return whether the round is played out: only then can a position be valued at sight."""
    return state.phase in (REFILL, OVER)


def explain(state: State, seat: int, action: Action) -> Line | None:
    """Say what a load is worth at the end and sold, or whose camp is worth an attack."""
    if isinstance(action, Attack):
        return Line("hint-krysis-attack", {"owner": action.target})
    if not isinstance(action, Deliver) or action.place == "camp":
        return None
    hoard = state.hoard[6 * seat : 6 * seat + 6]
    grown = best_groups(tuple(sorted(a + b for a, b in zip(hoard, state.bundle, strict=True))))
    kept = 3 * state.goods[0] + 2 * state.goods[1] + state.goods[2] + grown - hoard_value(state, seat)
    sold = PRICE * (sum(state.goods) + sum(state.bundle))
    return Line(f"hint-krysis-{action.place}", {"kept": kept, "sold": sold})


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
