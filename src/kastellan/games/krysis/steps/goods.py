"""Crystals and artefacts on the move: bank, draw pile and camps."""

from kastellan.games.krysis import phases
from kastellan.games.krysis.state import PLENTY, Draft, State


def in_bank(state: State, colour: int) -> int:
    """Return how many crystals of a colour the bank can give (KRY-R26)."""
    return state.bank[colour] if state.options.bank == "finite" else PLENTY


def take_from_bank(state: State, seat: int, shown: list[int], at: int) -> None:
    """Give the crystals that are shown to a camp, as many as there are (KRY-19, KRY-72)."""
    bank, camp, finite = state.bank, state.camp, state.options.bank == "finite"
    for colour in range(3):
        number = shown[at + colour]
        if number:
            if finite and number > bank[colour]:
                number = bank[colour]
            bank[colour] -= number
            camp[3 * seat + colour] += number


def artefacts_in(draft: Draft) -> int:
    """Return how many artefacts are put together: loaded, or announced and then drawn."""
    return draft.announced or sum(draft.bundle)


def goods_in(draft: Draft) -> int:
    """Return how many crystals and artefacts are put together."""
    return sum(draft.goods) + artefacts_in(draft)


def artefact_source(state: State) -> list[int]:
    """Return what the next card comes from: the pile, or else the discards (KRY-21)."""
    return state.artefacts if any(state.artefacts) else state.scrap


def seek_artefacts(state: State) -> bool:
    """Let chance draw for the next pictured artefact; return whether there is one (KRY-20, KRY-R9)."""
    if state.icons and any(artefact_source(state)):
        state.phase = phases.FIND
        return True
    state.icons = 0
    return False
