"""The Castellan: scoring a site, returning hands, turning up fort cards."""

from kastellan.games.kreta.state import CARD, NOWHERE, OVER, SCORINGS, TURN_UP, State


def hold_scoring(state: State) -> None:
    """Score the leftmost waiting fort card and prepare what follows (KRE-69 to KRE-75)."""
    score_site(state, state.row[state.scorings])
    state.scorings += 1
    if state.scorings == SCORINGS:
        state.step = OVER
        return
    return_hands(state)
    state.step = TURN_UP if state.scorings + 1 < SCORINGS else CARD


def score_site(state: State, site: int) -> None:
    """Score each province around ``site`` by itself (KRE-71, KRE-80)."""
    around: list[int] = state.content.around[site]
    for province in around:
        points = awards(state, province)
        for seat in range(state.seats):
            state.score[seat] += points[seat]


def awards(state: State, province: int) -> list[int]:
    """Return what ``province`` would give each seat now (KRE-83 to KRE-87)."""
    best = 0
    second = 0
    leaders = 0
    base = province * 4
    influence = state.influence[base : base + state.seats]
    for strength in influence:
        if strength > best:
            second = best
            best = strength
            leaders = 1
        elif strength == best:
            leaders += 1
        elif strength > second:
            second = strength
    points = [0] * state.seats
    if not best:
        return points
    value: int = state.content.value[province]
    if leaders > 1 or state.seats == 2:
        second = 0
    for seat in range(state.seats):
        if influence[seat] == best:
            points[seat] = value
        elif second and influence[seat] == second:
            points[seat] = value // 2
    return points


def return_hands(state: State) -> None:
    """Give all cards on the table back to their owners (KRE-73)."""
    for seat in range(state.seats):
        state.table[seat] = 0
        state.under_king[seat] = NOWHERE


def turn_up(state: State, site: int) -> int:
    """Turn up a fort card in the leftmost empty position and return that position (KRE-75)."""
    position = state.row.index(0)
    state.row[position] = site
    return position


def replace_card(state: State) -> None:
    """Put the card just turned up under the draw pile and draw another (KRE-76)."""
    position = state.scorings + 1
    state.replaced[position] = state.row[position]
    state.row[position] = 0
    state.step = TURN_UP


def unseen(state: State) -> list[int]:
    """Return the fort cards that nobody has seen yet, in the row or in the pile."""
    return [site for site in range(1, 27) if site not in state.row and site not in state.replaced]
