"""Crystals and artefacts on the move: bank, draw pile and camps."""

from kastellan.games.krysis.state import FIND, KEEP, PLENTY, State


def in_bank(state: State, colour: int) -> int:
    """Return how many crystals of a colour the bank can give (KRY-R26)."""
    return state.bank[colour] if state.options.bank == "finite" else PLENTY


def take_from_bank(state: State, seat: int, colour: int, number: int) -> None:
    """Give crystals to a camp, as many as there are (KRY-19, KRY-72)."""
    if state.options.bank == "finite" and number > state.bank[colour]:
        number = state.bank[colour]
    state.bank[colour] -= number
    state.camp[3 * seat + colour] += number


def need_artefact(state: State) -> bool:
    """Return whether a card can be drawn, from the pile or the discards (KRY-21)."""
    return any(state.artefacts) or any(state.scrap)


def artefact_source(state: State) -> list[int]:
    """Return what the next card comes from: the pile, or else the discards (KRY-21)."""
    return state.artefacts if any(state.artefacts) else state.scrap


def seek_artefacts(state: State) -> bool:
    """Let chance draw for the next pictured artefact; return whether there is one (KRY-20, KRY-R9)."""
    if state.icons and need_artefact(state):
        state.phase = FIND
        return True
    state.icons = 0
    state.phase = state.back
    return False


def draw_artefact(state: State, seat: int, artefact: int) -> bool:
    """Hand the active player a drawn card; return whether drawing is over (KRY-20, KRY-21)."""
    if not any(state.artefacts):  # shuffled only now, so that all have seen the discards
        state.artefacts, state.scrap = state.scrap, state.artefacts
    state.artefacts[artefact] -= 1
    if state.pair[0] < 0:
        state.pair[0] = artefact
        if need_artefact(state):
            return False
        state.pair[0] = -1
        state.face_down[6 * seat + artefact] += 1
        state.icons -= 1
        return not seek_artefacts(state)
    state.pair[1] = artefact
    state.phase = KEEP
    return False


def keep_artefact(state: State, seat: int, artefact: int) -> bool:
    """Keep one card and discard the other; return whether drawing is over (KRY-20)."""
    other = state.pair[0] if state.pair[1] == artefact else state.pair[1]
    state.pair[0] = state.pair[1] = -1
    state.face_down[6 * seat + artefact] += 1
    state.scrap[other] += 1
    state.icons -= 1
    return not seek_artefacts(state)
