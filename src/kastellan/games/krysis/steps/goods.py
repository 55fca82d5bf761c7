"""Crystals and artefacts on the move: bank, draw pile and camps."""

from kastellan.games.krysis import phases
from kastellan.games.krysis.state import PLENTY, State


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


def draw_artefact(state: State, seat: int, artefact: int) -> bool:
    """Hand the active player a drawn card; return whether drawing is over (KRY-20, KRY-21)."""
    if not any(state.artefacts):  # shuffled only now, so that all have seen the discards
        state.artefacts, state.scrap = state.scrap, state.artefacts
    state.artefacts[artefact] -= 1
    if state.pair[0] < 0:
        state.pair[0] = artefact
        return not any(artefact_source(state)) and keep_artefact(state, seat, artefact)
    state.pair[1] = artefact
    state.phase = phases.KEEP
    return False


def keep_artefact(state: State, seat: int, artefact: int) -> bool:
    """Keep one card and discard the other, if any; return whether drawing is over (KRY-20)."""
    other = state.pair[0] if state.pair[1] == artefact else state.pair[1]
    state.pair[0] = state.pair[1] = -1
    state.face_down[6 * seat + artefact] += 1
    if other >= 0:
        state.scrap[other] += 1
    state.icons -= 1
    return not seek_artefacts(state)
