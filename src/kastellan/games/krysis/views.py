"""What each seat may know in Krysis."""

from kastellan.core.game import Viewer
from kastellan.games.krysis.options import company_of
from kastellan.games.krysis.seen import (
    AgentsView,
    Crystals,
    DraftView,
    FindView,
    ScoreView,
    SeatView,
    SpyView,
    TheftView,
    Types,
    View,
)
from kastellan.games.krysis.state import (
    ACTION,
    ACTS,
    BID,
    DESTINATION,
    FIND,
    IDLE,
    KEEP,
    OVER,
    PHASES,
    PLACE,
    RECRUIT,
    ROBBING,
    SPYING,
    TACTICAL,
    THEFT,
    State,
)
from kastellan.games.krysis.steps import scoring
from kastellan.games.krysis.steps.cards import (
    cards_in,
    combat,
    defence,
    face_down_cards,
    is_defended,
    size,
    team_slots,
)
from kastellan.games.krysis.steps.reach import room
from kastellan.games.krysis.steps.turns import SALE


def crystals(numbers: list[int], seat: int = 0) -> Crystals:
    """Return red, blue and white of a seat."""
    return numbers[3 * seat], numbers[3 * seat + 1], numbers[3 * seat + 2]


def types(numbers: list[int], seat: int = 0) -> Types:
    """Return the artefacts of a seat by type."""
    a, b, c, d, e, f = numbers[6 * seat : 6 * seat + 6]
    return a, b, c, d, e, f


def known(value: int) -> int | None:
    """Return ``None`` for what is not there."""
    return None if value < 0 else value


def view(state: State, viewer: Viewer) -> View:
    """Show ``state`` to ``viewer`` as the table of hidden information allows."""
    active = state.order[state.turn] if state.turn >= 0 else None
    mine = active is not None and active == viewer
    recruiting = state.phase == RECRUIT
    return View(
        viewer=viewer,
        options=state.options,
        phase=PHASES[state.phase],
        round=state.round,
        reveal=state.reveal,
        seats=tuple(view_seat(state, seat, seat == viewer) for seat in range(state.seats)),
        bank=crystals(state.bank),
        pile=sum(state.artefacts),
        scrap=types(state.scrap),
        order=tuple(state.order),
        turn=known(state.turn),
        active=active,
        used=tuple(cards_in(state.used)),
        acted=state.acted,
        leaving=state.leaving,
        find=view_find(state, mine),
        draft=view_draft(state) if mine else None,
        theft=view_theft(state, viewer),
        spy=view_spy(state, mine),
        recruiter=state.recruiter if recruiting else None,
        recruit_kind=state.recruit_kind if recruiting else None,
        scores=view_scores(state),
    )


def view_seat(state: State, seat: int, own: bool) -> SeatView:
    """Show one player: camp and team to all, the rest to the owner (KRY-6)."""
    over, open_hq = state.phase == OVER, state.options.open_hq
    bids_open = own or state.phase != BID
    return SeatView(
        company=company_of(state.options, seat),
        score=state.score[seat],
        space=known(state.spaces[seat]),
        level=level(state, seat),
        ready=bool(state.ready >> seat & 1),
        camp=crystals(state.camp, seat),
        face_down=face_down_cards(state, seat),
        artefacts=types(state.face_down, seat) if own else None,
        hq=crystals(state.hq, seat) if own or over or open_hq else None,
        hoard_cards=sum(types(state.hoard, seat)) if own or over or open_hq else None,
        hoard=types(state.hoard, seat) if own or over else None,
        bid=crystals(state.bids, seat) if bids_open else None,
        agents=view_agents(state, seat, own),
        weapon=known(state.weapon[seat]),
        transport=known(state.transport[seat]),
        initiative=state.initiative[seat] if state.reveal == 3 else None,
        combat=combat(state, seat),
        defence=defence(state, seat),
        defended=is_defended(state, seat),
        slots=crystals(team_slots(state, seat, -1)),
        has_mission=state.missions[seat] >= 0,
        mission=known(state.missions[seat]) if own or over else None,
    )


def level(state: State, seat: int) -> int:
    """Return the level of a miner: that of the round once it is placed (KRY-17)."""
    finding = state.phase in (FIND, KEEP) and state.back == PLACE
    if state.phase == BID:
        return state.round - 1
    if state.phase != PLACE and not finding:
        return state.round
    return state.round if seat in state.order[: state.turn + finding] else state.round - 1


def view_agents(state: State, seat: int, own: bool) -> AgentsView:
    """Show the agents of a seat; choices made in secret show once all have made them (KRY-23)."""
    forming = state.phase <= TACTICAL and not own
    carriers, pile, hand = state.content.carriers, state.piles[seat], state.hand[seat]
    drawn = state.recruits[2 * seat], state.recruits[2 * seat + 1]
    sizes = size(pile & carriers), size(pile & ~carriers)
    return AgentsView(
        hand=0 if forming else size(hand),
        carriers=carriers_in_hand(state, seat, own),
        piles=None if forming else sizes,
        team=tuple(agent for agent in state.team[3 * seat : 3 * seat + 3] if agent >= 0),
        gone=tuple(cards_in(state.gone[seat])),
        recruits=sum(drawn),
        cards=tuple(cards_in(hand)) if own else None,
        pile=tuple(cards_in(pile)) if own else None,
        removed=tuple(cards_in(state.removed[seat])) if own else None,
        chosen=known(state.chosen[seat]) if own else None,
        has_extra=state.extras[seat] >= 0,
        extra=known(state.extras[seat]) if own else None,
        drawn=drawn,
    )


def carriers_in_hand(state: State, seat: int, own: bool) -> int | None:
    """Return how many carriers are in hand, where that follows from public draws.

    It does not after a tactical choice from a deck whose removed agents are secret.
    """
    held = size(state.hand[seat] & state.content.carriers)
    if own:
        return held
    if state.options.tactical and (state.options.advanced or state.phase <= TACTICAL):
        return None
    return held


def view_find(state: State, mine: bool) -> FindView | None:
    """Show that artefacts are being drawn, and to the drawer which."""
    if not state.icons:
        return None
    pair = tuple(card for card in state.pair if card >= 0)
    return FindView(
        icons=state.icons, cards=len(pair), pair=pair if mine else None, mining=state.back == ACTION
    )


def view_draft(state: State) -> DraftView | None:
    """Show the active player what they are putting together."""
    if state.act in (IDLE, SPYING) or state.phase != ACTION:
        return None
    seat = state.order[state.turn]
    slots = team_slots(state, seat, state.ride)
    goods = sum(state.goods) + sum(state.bundle) + state.announced
    free = room(slots, state.goods, sum(state.bundle) + state.announced)
    if state.act == ROBBING:
        free = [sum(state.goods) < state.content.amount[state.special]] * 3 + [False]
    return DraftView(
        act=ACTS[state.act],
        target=known(state.aim),
        special=known(state.special),
        weapon=known(state.arm),
        transport=known(state.ride),
        crystals=crystals(state.goods),
        artefacts=types(state.bundle),
        announced=state.announced,
        slots=crystals(slots),
        room=(free[0], free[1], free[2], free[3]),
        home=worth_at_home(state, seat),
        bank=SALE * goods,
        home_with=types([worth_at_home(state, seat, kind) for kind in range(6)]),
    )


def worth_at_home(state: State, seat: int, extra: int = -1) -> int:
    """Return what the goods in hand, and an ``extra`` artefact, would add at home in the end (KRY-64)."""
    hoard = types(state.hoard, seat)
    more = tuple(sorted(hoard[kind] + state.bundle[kind] + (kind == extra) for kind in range(6)))
    gain = scoring.best_groups(more) - scoring.best_groups(tuple(sorted(hoard)))
    return 3 * state.goods[0] + 2 * state.goods[1] + state.goods[2] + gain


def view_theft(state: State, viewer: Viewer) -> TheftView | None:
    """Show an announced theft; the cards only to robber and victim (KRY-52, KRY-R51)."""
    if state.phase not in (THEFT, DESTINATION):
        return None
    robber = state.order[state.turn]
    return TheftView(
        target=state.aim,
        crystals=crystals(state.goods),
        announced=state.announced,
        drawn=sum(state.bundle),
        artefacts=types(state.bundle) if viewer in (robber, state.aim) else None,
        home=worth_at_home(state, robber) if viewer == robber else None,
        bank=SALE * (sum(state.goods) + state.announced),
    )


def view_spy(state: State, mine: bool) -> SpyView | None:
    """Show who is spied on; what is seen only to the spy (KRY-102)."""
    if state.act != SPYING:
        return None
    return SpyView(state.aim, state.special, types(state.face_down, state.aim) if mine else None)


def view_scores(state: State) -> tuple[ScoreView, ...] | None:
    """Show the final scores with their parts (KRY-64)."""
    if state.phase != OVER:
        return None
    totals = [scoring.final_score(state, seat) for seat in range(state.seats)]
    order = sorted(range(state.seats), key=lambda seat: (-totals[seat], state.spaces[seat]))
    return tuple(
        ScoreView(
            track=state.score[seat],
            crystals=scoring.crystal_value(state, seat),
            artefacts=scoring.hoard_value(state, seat),
            mission=scoring.mission_points(state, seat),
            total=totals[seat],
            rank=order.index(seat) + 1,
        )
        for seat in range(state.seats)
    )
