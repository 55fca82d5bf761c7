"""What each seat may know in Krysis."""

from operator import add

from kastellan.core.game import Viewer
from kastellan.core.masks import members
from kastellan.core.written import shown
from kastellan.games.krysis import phases, seen
from kastellan.games.krysis.fields import ALL, counted, kinds_are_open, seen_by_all
from kastellan.games.krysis.options import company_of
from kastellan.games.krysis.seen import Crystals, Types, View
from kastellan.games.krysis.state import State
from kastellan.games.krysis.steps import scoring
from kastellan.games.krysis.steps.cards import cards_of, combat, defence, is_defended
from kastellan.games.krysis.steps.goods import artefacts_in
from kastellan.games.krysis.steps.loading import more_fits, team_slots
from kastellan.games.krysis.steps.rounds import is_placing, placed


def crystals(numbers: list[int], seat: int = 0) -> Crystals:
    """Return red, blue and white of a seat."""
    return numbers[3 * seat], numbers[3 * seat + 1], numbers[3 * seat + 2]


def by_type(numbers: list[int], seat: int = 0) -> Types:
    """Return the artefacts of a seat by type."""
    a, b, c, d, e, f = numbers[6 * seat : 6 * seat + 6]
    return a, b, c, d, e, f


def view(state: State, viewer: Viewer) -> View:
    """Show ``state`` to ``viewer`` as the table of hidden information allows."""
    active = state.order[state.turn] if state.turn >= 0 else None
    mine = active is not None and active == viewer
    return View(
        viewer=viewer,
        options=state.options,
        phase=phases.NAMES[state.phase],
        round=state.round,
        reveal=state.reveal,
        seats=tuple([view_seat(state, seat, seat == viewer) for seat in range(state.seats)]),
        bank=crystals(state.bank),
        pile=sum(state.artefacts),
        scrap=by_type(state.scrap),
        order=state.order,
        turn=shown(state.turn),
        active=active,
        used=members(state.used),
        acted=state.acted,
        leaving=state.leaving,
        find=view_find(state, mine),
        draft=view_draft(state) if mine else None,
        theft=view_theft(state, viewer),
        spy=view_spy(state, mine),
        recruiter=shown(state.recruiter),
        recruit_kind=shown(state.recruit_kind),
        scores=view_scores(state),
    )


def view_seat(state: State, seat: int, own: bool) -> seen.SeatView:
    """Show one player: camp and team to all, the rest as the rows of ``fields`` say (KRY-6)."""
    sees = ALL if own else seen_by_all(state.phase, state.options.open_hq)
    return seen.SeatView(
        company=company_of(state.options, seat),
        score=state.score[seat],
        space=shown(state.spaces[seat]),
        level=level(state, seat),
        ready=bool(state.ready >> seat & 1),
        camp=crystals(state.camp, seat),
        face_down=cards_of(state.face_down, seat),
        artefacts=by_type(state.face_down, seat) if "face_down" in sees else None,
        hq=crystals(state.hq, seat) if "hq" in sees else None,
        hoard_cards=cards_of(state.hoard, seat) if "hq" in sees else None,
        hoard=by_type(state.hoard, seat) if "hoard" in sees else None,
        bid=crystals(state.bids, seat) if "bids" in sees else None,
        agents=view_agents(state, seat, own, sees),
        weapon=shown(state.weapon[seat]),
        transport=shown(state.transport[seat]),
        initiative=state.initiative[seat] if state.reveal == 3 else None,
        combat=combat(state, seat),
        defence=defence(state, seat),
        defended=is_defended(state, seat),
        slots=team_slots(state, seat, -1),
        has_mission=state.missions[seat] >= 0,
        mission=shown(state.missions[seat]) if "missions" in sees else None,
    )


def level(state: State, seat: int) -> int:
    """Return the level of a miner: that of the round once it is placed (KRY-17)."""
    if is_placing(state):
        return state.round - (seat not in placed(state))
    return state.round - (state.phase == phases.BID)


def view_agents(state: State, seat: int, own: bool, sees: frozenset[str]) -> seen.AgentsView:
    """Show the agents of a seat: teams and discards to all, hand, piles and box to the owner (KRY-95)."""
    drawn = state.recruits[2 * seat], state.recruits[2 * seat + 1]
    forming, tactical = state.phase <= phases.TACTICAL and not own, state.options.tactical
    hand, carriers, piles = counted(state, seat, own or kinds_are_open(state.options))
    return seen.AgentsView(
        hand=0 if forming else hand,
        carriers=None if forming and tactical else carriers,
        piles=None if forming else piles,
        team=tuple([agent for agent in state.team[3 * seat : 3 * seat + 3] if agent >= 0]),
        gone=members(state.gone[seat]),
        recruits=drawn[0] + drawn[1],
        cards=members(state.hand[seat]) if "hand" in sees else None,
        pile=members(state.piles[seat]) if "piles" in sees else None,
        removed=members(state.removed[seat]) if "removed" in sees else None,
        chosen=shown(state.chosen[seat]) if "chosen" in sees else None,
        has_extra=state.extras[seat] >= 0,
        extra=shown(state.extras[seat]) if "extras" in sees else None,
        drawn=drawn,
    )


def view_find(state: State, mine: bool) -> seen.FindView | None:
    """Show that artefacts are being drawn, and to the drawer which."""
    if not state.icons:
        return None
    pair = tuple([card for card in state.pair if card >= 0])
    return seen.FindView(
        icons=state.icons, cards=len(pair), pair=pair if mine else None, mining=state.back == phases.ACTION
    )


def view_draft(state: State) -> seen.DraftView | None:
    """Show the active player what they are putting together."""
    draft = state.draft
    if draft.act in (phases.IDLE, phases.SPYING) or state.phase != phases.ACTION:
        return None
    seat = state.order[state.turn]
    red, blue, white, card = more_fits(state, seat, artefacts_in(draft))
    with_one_more = [list(map(add, draft.bundle, one)) for one in scoring.ONE]
    return seen.DraftView(
        act=phases.ACTS[draft.act],
        target=shown(draft.aim),
        special=shown(draft.special),
        weapon=shown(draft.arm),
        transport=shown(draft.ride),
        crystals=crystals(draft.goods),
        artefacts=by_type(draft.bundle),
        announced=draft.announced,
        slots=team_slots(state, seat, draft.ride),
        room=(red, blue, white, card),
        home=scoring.worth_at_home(state, seat, draft.bundle),
        bank=scoring.worth_sold(draft),
        home_with=by_type([scoring.worth_at_home(state, seat, more) for more in with_one_more]),
    )


def view_theft(state: State, viewer: Viewer) -> seen.TheftView | None:
    """Show an announced theft; the cards only to robber and victim (KRY-52, KRY-R51)."""
    if state.phase not in phases.LOOT:
        return None
    robber, draft = state.order[state.turn], state.draft
    return seen.TheftView(
        target=draft.aim,
        crystals=crystals(draft.goods),
        announced=draft.announced,
        drawn=sum(draft.bundle),
        artefacts=by_type(draft.bundle) if viewer in (robber, draft.aim) else None,
        home=scoring.worth_at_home(state, robber, draft.bundle) if viewer == robber else None,
        bank=scoring.worth_sold(draft),
    )


def view_spy(state: State, mine: bool) -> seen.SpyView | None:
    """Show who is spied on; what is seen only to the spy (KRY-102)."""
    draft = state.draft
    if draft.act != phases.SPYING:
        return None
    return seen.SpyView(draft.aim, draft.special, by_type(state.face_down, draft.aim) if mine else None)


def view_scores(state: State) -> tuple[seen.ScoreView, ...] | None:
    """Show the final scores with their parts (KRY-64)."""
    if state.phase != phases.OVER:
        return None
    totals = scoring.final_scores(state)
    return tuple(
        seen.ScoreView(*scoring.points(state, seat), totals[seat], rank)
        for seat, rank in enumerate(scoring.ranks(state, totals))
    )


def standing(view: seen.View) -> tuple[int, ...]:
    """Return the points that all see."""
    return tuple([seat.score for seat in view.seats])
