"""What helps people to judge a move of Krysis: what a load is worth, kept or sold."""

from typing import Any

from kastellan.games.krysis.actions import Action
from kastellan.games.krysis.state import ACTION, ATTACKING, DESTINATION, LOADING, State
from kastellan.games.krysis.steps.scoring import best_groups, hoard_value
from kastellan.games.krysis.steps.turns import SALE

KEPT = (3, 2, 1)
"""What a red, blue or white crystal in headquarters scores at the end (KRY-64)."""


def figures(state: State, seat: int, _action: Action) -> dict[str, Any]:
    """Return what the goods at hand are worth: the load or loot, else all that lies in the own camp.

    Each good with its number, its points at the end if it comes to headquarters, and what the bank
    pays now; artefacts count by the groups that they would complete (KRY-46, KRY-64, KRY-65).
    Loot counts only once the announced artefacts are drawn, since the table would lack them (KRY-52).
    """
    loading = state.phase in (ACTION, DESTINATION) and is_known(state)
    crystals = state.goods if loading else state.camp[3 * seat : 3 * seat + 3]
    bundle = state.bundle if loading else state.face_down[6 * seat : 6 * seat + 6]
    ids = [colour.id for colour in state.content.file.crystals]
    goods = [
        {"good": ids[colour], "number": number, "kept": KEPT[colour] * number, "sold": SALE * number}
        for colour, number in enumerate(crystals)
        if number
    ]
    if any(bundle):
        number = sum(bundle)
        goods.append(
            {
                "good": "artefact",
                "number": number,
                "kept": grown(state, seat, bundle),
                "sold": SALE * number,
            }
        )
    return {"load": {"place": "load" if loading else "camp", "goods": goods}}


def is_known(state: State) -> bool:
    """Return whether goods are in hand, and all of them are known."""
    drawn = state.act == LOADING or (state.act == ATTACKING and sum(state.bundle) == state.announced)
    return drawn and (any(state.goods) or any(state.bundle))


def grown(state: State, seat: int, bundle: list[int]) -> int:
    """Return by how many points the artefact groups in headquarters grow with these cards."""
    hoard = state.hoard[6 * seat : 6 * seat + 6]
    together = best_groups(tuple(sorted(a + b for a, b in zip(hoard, bundle, strict=True))))
    return together - hoard_value(state, seat)
