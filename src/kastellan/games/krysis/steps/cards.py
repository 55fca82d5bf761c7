"""Agents as bit masks, and what a team is worth."""

from typing import Final

from kastellan.games.krysis.state import State

CHUNK: Final = 10
ROWS: Final = [
    [[CHUNK * chunk + k for k in range(CHUNK) if bits >> k & 1] for bits in range(1 << CHUNK)]
    for chunk in range(4)
]
LOW: Final = (1 << CHUNK) - 1
DEFENCE: Final = 1


def cards_in(mask: int) -> list[int]:
    """Return the agents of a mask in ascending order, as a list of its own."""
    low = ROWS[0][mask & LOW] + ROWS[1][mask >> 10 & LOW]
    if mask < 1 << 20:
        return low
    return low + ROWS[2][mask >> 20 & LOW] + ROWS[3][mask >> 30]


def size(mask: int) -> int:
    """Return the number of agents in a mask."""
    return mask.bit_count()


def initiative(state: State, seat: int) -> int:
    """Return the sum of the speeds of a team; multipliers count crystals in the camp (KRY-25, KRY-26)."""
    content, camp, total = state.content, state.camp, 0
    for place in range(3 * seat, 3 * seat + 3):
        agent = state.team[place]
        total += content.speed[agent]
        times = content.speed_times[agent]
        if times:
            total += times * camp[3 * seat + content.speed_colour[agent]]
    return total


def combat(state: State, seat: int) -> int:
    """Return the combat value of a team with its played weapon, counted now (KRY-29, KRY-33)."""
    content, camp = state.content, state.camp
    total = content.power[state.weapon[seat]] if state.weapon[seat] >= 0 else 0
    for place in range(3 * seat, 3 * seat + 3):
        agent = state.team[place]
        if agent < 0:
            break
        total += content.combat[agent]
        times = content.combat_times[agent]
        if times:
            total += times * camp[3 * seat + content.combat_colour[agent]]
    return total


def is_defended(state: State, seat: int) -> bool:
    """Return whether a whole team lies before the camp (KRY-36)."""
    return state.team[3 * seat] >= 0


def defence(state: State, seat: int) -> int:
    """Return what an attacker must exceed: combat and Defence points (KRY-50, KRY-100)."""
    total = combat(state, seat)
    content = state.content
    for place in range(3 * seat, 3 * seat + 3):
        agent = state.team[place]
        if agent >= 18 and content.skill[agent] == DEFENCE:
            total += content.amount[agent]
    return total


def team_slots(state: State, seat: int, ride: int) -> list[int]:
    """Return red, blue and white slots of a team, with the transport ``ride`` unless -1 (KRY-30)."""
    content, team = state.content, state.team
    slots = content.slots
    red = blue = white = 0
    for place in range(3 * seat, 3 * seat + 3):
        at = 3 * team[place]
        if at < 0:
            break
        red += slots[at]
        blue += slots[at + 1]
        white += slots[at + 2]
    if ride >= 0:
        hold = content.hold
        return [red + hold[3 * ride], blue + hold[3 * ride + 1], white + hold[3 * ride + 2]]
    return [red, blue, white]


def fits(slots: list[int], red: int, blue: int, white: int, artefacts: int) -> bool:
    """Return whether these goods fit into red, blue and white slots (KRY-41)."""
    if red > slots[0] or blue > slots[1]:
        return False
    on_blue = min(artefacts, slots[1] - blue)
    on_red = artefacts - on_blue
    if on_red > slots[0] - red:
        return False
    return white <= slots[2] + 2 * (slots[1] - blue - on_blue) + 3 * (slots[0] - red - on_red)


def carries_any(slots: list[int], red: int, blue: int, white: int, artefacts: int) -> bool:
    """Return whether at least one of these goods fits (KRY-38)."""
    if slots[0] and (red or white or artefacts):
        return True
    return (slots[1] > 0 and (blue > 0 or white > 0 or artefacts > 0)) or (slots[2] > 0 and white > 0)


def face_down_cards(state: State, seat: int) -> int:
    """Return the number of face-down artefacts in a camp."""
    cards = state.face_down
    at = 6 * seat
    return cards[at] + cards[at + 1] + cards[at + 2] + cards[at + 3] + cards[at + 4] + cards[at + 5]
