"""What Krysis tells computer players, and people who ask them: worth of positions, steps and loads."""

from operator import mul
from typing import Any

from kastellan.core.game import Line
from kastellan.core.knowledge import Knowledge
from kastellan.games.krysis import phases
from kastellan.games.krysis.actions import Action, Attack, Deliver
from kastellan.games.krysis.known import known
from kastellan.games.krysis.ordering import finish, hurry, priors, rollout, suppose
from kastellan.games.krysis.state import SALE, VALUES, State
from kastellan.games.krysis.steps.scoring import growth, hoard_of, worth_at_home, worth_sold
from kastellan.games.krysis.story import wording
from kastellan.games.krysis.worth import evaluate


def settled(state: State) -> bool:
    """Return whether the round is played out: only then can a position be valued at sight."""
    return state.phase in (phases.REFILL, phases.OVER)


def explain(state: State, seat: int, action: Action) -> Line | None:
    """Say what a load is worth at the end and sold, if that speaks for it, or whom to attack."""
    if isinstance(action, Attack):
        return Line("hint-krysis-attack", {"owner": action.target})
    if not isinstance(action, Deliver) or action.place == "camp":
        return None
    draft = state.draft
    kept, sold = worth_at_home(state, seat, draft.bundle), worth_sold(draft)
    if (kept < sold) == (action.place == "hq"):
        return None
    return Line(f"hint-krysis-{action.place}", {"kept": kept, "sold": sold})


def figures(state: State, seat: int, _action: Action) -> dict[str, Any]:
    """Return what the goods at hand are worth: the load or loot, else all that lies in the own camp.

    Each good with its number, its points at the end if it comes to headquarters, and what the bank
    pays now; artefacts count by the groups that they would complete (KRY-46, KRY-64, KRY-65).
    """
    loading = state.phase in (phases.ACTION, phases.DESTINATION) and is_known(state)
    crystals = state.draft.goods if loading else state.camp[3 * seat : 3 * seat + 3]
    bundle = state.draft.bundle if loading else state.face_down[6 * seat : 6 * seat + 6]
    names = (*[crystal.id for crystal in state.content.file.crystals], "artefact")
    numbers = (*crystals, sum(bundle))
    kept = (*map(mul, VALUES, crystals), growth(hoard_of(state, seat), bundle))
    rows = [row for row in zip(names, numbers, kept, strict=True) if row[1]]
    goods = [{"good": good, "number": n, "kept": points, "sold": SALE * n} for good, n, points in rows]
    return {"load": {"place": "load" if loading else "camp", "goods": goods}}


def is_known(state: State) -> bool:
    """Return whether goods are in hand and all are known: of loot, once the artefacts are drawn (KRY-52)."""
    draft = state.draft
    drawn = draft.act == phases.LOADING or (
        draft.act == phases.ATTACKING and sum(draft.bundle) == draft.announced
    )
    return drawn and (any(draft.goods) or any(draft.bundle))


KNOWLEDGE = Knowledge(
    evaluate=evaluate,
    settled=settled,
    priors=priors,
    rollout=rollout,
    hurry=hurry,
    finish=finish,
    suppose=suppose,
    known=known,
    explain=explain,
    figures=figures,
    wording=wording,
)
