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
        award(state, province, state.score)


def awards(state: State, province: int) -> list[int]:
    """Return what ``province`` would give each seat now."""
    points = [0] * state.seats
    award(state, province, points)
    return points


def awards_with(state: State, province: int, seat: int, more: int) -> list[int]:
    """Return what ``province`` would give each seat if ``seat`` had ``more`` influence there, or less."""
    after = state.copy()
    after.influence[province * 4 + seat] += more
    return awards(after, province)


def influences(state: State, province: int) -> list[int]:
    """Return the influence of each seat in ``province`` (KRE-81)."""
    return state.influence[province * 4 : province * 4 + state.seats]


def award(state: State, province: int, points: list[int]) -> None:
    """Add to ``points`` what the province gives for most and second most influence (KRE-83 to KRE-87)."""
    base = province * 4
    strengths = state.influence[base : base + state.seats]
    best = 0
    second = 0
    for own in strengths:
        if own > best:
            best, second = own, best
        elif own > second:
            second = own
    if not best:
        return
    value: int = state.content.value[province]
    half = value // 2 if second and state.seats > 2 else 0
    for seat, own in enumerate(strengths):
        if own == best:
            points[seat] += value
        elif own == second:
            points[seat] += half


def face_up(state: State) -> list[int]:
    """Return the sites of the face-up fort cards, the next to be activated first."""
    return [site for site in state.row[state.scorings :] if site]


def return_hands(state: State) -> None:
    """Give all cards on the table back to their owners (KRE-73)."""
    for seat in range(state.seats):
        state.table[seat] = 0
        state.under_king[seat] = NOWHERE


def lay_row(state: State, row: list[int], replaced: list[int]) -> None:
    """Lay out the fort cards that everybody has seen, by position: in the row and under the pile."""
    state.row, state.replaced = row, replaced
    for site in row + replaced:
        state.unseen &= ~(1 << site)


def turn_up(state: State, site: int) -> int:
    """Turn up a fort card in the leftmost empty position and return that position (KRE-75)."""
    position = state.row.index(0)
    state.row[position] = site
    state.unseen ^= 1 << site
    return position


def replace_card(state: State) -> None:
    """Put the card just turned up under the draw pile and draw another (KRE-76)."""
    position = state.scorings + 1
    state.replaced[position] = state.row[position]
    state.row[position] = 0
    state.step = TURN_UP
