"""How a move of Krysis is told to each viewer, who may know more or less of it."""

from collections.abc import Callable
from typing import Any, Final

from kastellan.core.game import Line, Viewer
from kastellan.core.refusal import Fact
from kastellan.games.krysis import actions as do
from kastellan.games.krysis import phases
from kastellan.games.krysis.actions import Action, Event
from kastellan.games.krysis.state import ATTACKING, State
from kastellan.games.krysis.steps.cards import combat, crystals_worth, defence, face_down_cards, is_defended
from kastellan.games.krysis.steps.prospecting import rewards_at
from kastellan.games.krysis.steps.scoring import mission_points

Lines = tuple[Line, ...]
Teller = Callable[[State, int, Any, State, Viewer], Lines]


def tell(before: State, seat: int, action: Action | Event, after: State, viewer: Viewer) -> Lines:
    """Tell one move to ``viewer``; steps of an unfinished choice are told to nobody."""
    teller = TELLERS.get(type(action))
    lines = teller(before, seat, action, after, viewer) if teller else ()
    if after.phase == phases.OVER:
        return (*lines, Line("krysis-story-over"), *tell_missions(after))
    if before.phase not in (phases.BID, phases.TEAM) and after.reveal == 0 and before.reveal == 3:
        lines = (*lines, Line("krysis-story-round-over", {"round": before.round}))
    if after.round > before.round:
        lines = (*lines, Line("krysis-story-round", {"round": after.round}))
    return lines


def gems(red: int, blue: int, white: int) -> dict[str, Fact]:
    """Return crystals as facts."""
    return {"red": red, "blue": blue, "white": white}


def gained(before: State, after: State, seat: int) -> dict[str, Fact]:
    """Return the crystals that came into a camp."""
    red, blue, white = (after.camp[3 * seat + c] - before.camp[3 * seat + c] for c in range(3))
    return gems(red, blue, white)


def artefact_id(state: State, artefact: int) -> str:
    """Return the id of an artefact type, for messages."""
    return state.content.file.artefacts[artefact].id


def artefact_ids(state: State, counts: list[int]) -> tuple[str, ...]:
    """Return the ids of artefacts, one for each card."""
    return tuple(artefact_id(state, t) for t in range(6) for _ in range(counts[t]))


def tell_mission(before: State, _seat: int, event: do.DealMission, _after: State, viewer: Viewer) -> Lines:
    """Tell a mission to its owner (KRY-110)."""
    if viewer != before.missions.index(-1):
        return ()
    return (Line("krysis-story-mission", {"mission": before.content.file.missions[event.mission].id}),)


def tell_missions(after: State) -> Lines:
    """Tell at the end who had which mission, and what it earns (KRY-112)."""
    missions = after.content.file.missions
    lines = []
    for seat, mission in enumerate(after.missions):
        if mission >= 0:
            facts: dict[str, Fact] = {"seat": seat, "points": mission_points(after, seat)}
            lines.append(Line("krysis-story-mission-shown", {**facts, "mission": missions[mission].id}))
    return tuple(lines)


def tell_agent(before: State, _seat: int, event: do.DealAgent, after: State, viewer: Viewer) -> Lines:
    """Tell a drawn agent to who drew it, and to the others from which pile (KRY-61, KRY-120, KRY-R27)."""
    name: dict[str, Fact] = {"agent": before.content.agent_ids[event.agent]}
    if before.phase == phases.EXTRAS and viewer == before.extras.index(-1):
        return (Line("krysis-story-extra", name),)
    if before.phase == phases.RECRUIT:
        if viewer == before.recruiter:
            return (Line("krysis-story-recruit", name),)
        facts: dict[str, Fact] = {"seat": before.recruiter, "kind": do.KINDS[before.recruit_kind]}
        return (Line("krysis-story-recruits", facts),)
    last = before.phase == phases.HANDS != after.phase
    return (Line("krysis-story-hands"),) if last else ()


def tell_artefact(before: State, _seat: int, event: do.DealArtefact, after: State, viewer: Viewer) -> Lines:
    """Tell a dealt, drawn or stolen artefact to those who see it (KRY-8, KRY-20, KRY-52)."""
    name: dict[str, Fact] = {"artefact": artefact_id(before, event.artefact)}
    if before.phase == phases.ARTEFACTS:
        return (Line("krysis-story-first-artefact", name),) if viewer == sum(before.face_down) else ()
    seat = before.order[before.turn]
    if before.phase == phases.FIND:
        lines: Lines = () if any(before.artefacts) else (Line("krysis-story-reshuffle"),)
        if viewer == seat:
            lines = (*lines, Line("krysis-story-drawn", name))
        if face_down_cards(after, seat) == face_down_cards(before, seat):
            return lines
        alone = Line("krysis-story-kept-alone", {"seat": seat})
        return (*lines, alone, *tell_lost(before.icons - 1, after, seat))
    if viewer not in (seat, before.draft.aim):
        return ()
    return (Line("krysis-story-stolen", {"seat": seat, "target": before.draft.aim, **name}),)


def tell_lost(icons: int, after: State, seat: int) -> Lines:
    """Tell that none of these pictured artefacts can be drawn (KRY-21)."""
    return (Line("krysis-story-no-artefact", {"seat": seat}),) if icons > after.icons else ()


def tell_enter(_before: State, _seat: int, event: do.Enter, after: State, _viewer: Viewer) -> Lines:
    """Tell where a miner starts (KRY-10, KRY-11)."""
    camp = gems(*after.camp[3 * event.seat : 3 * event.seat + 3])
    return (Line("krysis-story-enter", {"seat": event.seat, "space": after.spaces[event.seat] + 1, **camp}),)


def tell_confirm(before: State, seat: int, _action: Any, after: State, _viewer: Viewer) -> Lines:
    """Tell that a choice is final; the last one reveals all (KRY-15)."""
    if before.phase == phases.DECK:
        return (Line("krysis-story-deck", {"seat": seat}),)
    if before.phase == phases.TACTICAL:
        return (Line("krysis-story-tactical", {"seat": seat}),)
    if before.phase == phases.ACTION:
        return tell_attack(before, seat) if before.draft.act == ATTACKING else tell_rob(before, seat)
    line = Line("krysis-story-has-bid", {"seat": seat})
    if after.phase == phases.BID:
        return (line,)
    return (line, *[tell_bid(after, other) for other in after.order])


def tell_bid(after: State, seat: int) -> Line:
    """Tell a bid once all are open (KRY-15)."""
    facts = {"seat": seat, **gems(*after.bids[3 * seat : 3 * seat + 3])}
    return Line("krysis-story-bid", {**facts, "value": crystals_worth(after.bids, 3 * seat)})


def tell_dig(before: State, seat: int, action: do.Dig, after: State, _viewer: Viewer) -> Lines:
    """Tell where a miner digs and what it brings (KRY-17)."""
    at = rewards_at(before, action)
    facts: dict[str, Fact] = {"seat": seat, "space": action.space + 1, "artefacts": after.icons}
    line = Line("krysis-story-dig", {**facts, **gained(before, after, seat)})
    return (line, *tell_lost(before.content.rewards[at + 3], after, seat))


def tell_keep(before: State, seat: int, action: do.Keep, _after: State, viewer: Viewer) -> Lines:
    """Tell which card was discarded, and to the drawer which was kept (KRY-20)."""
    other = before.pair[0] if before.pair[1] == action.artefact else before.pair[1]
    facts: dict[str, Fact] = {"seat": seat, "discarded": artefact_id(before, other)}
    if viewer != seat:
        return (Line("krysis-story-keep", facts),)
    return (Line("krysis-story-keep-own", {**facts, "kept": artefact_id(before, action.artefact)}),)


def tell_choose(before: State, seat: int, _action: Any, after: State, _viewer: Viewer) -> Lines:
    """Tell that an agent is chosen; the last one reveals all (KRY-23, KRY-27)."""
    lines = [Line("krysis-story-has-chosen", {"seat": seat})]
    if after.reveal > before.reveal:
        ids = before.content.agent_ids
        for other in range(before.seats):
            agent = ids[after.team[3 * other + before.reveal]]
            lines.append(Line("krysis-story-agent", {"seat": other, "agent": agent}))
    for other in after.order:
        facts = {"seat": other, "initiative": after.initiative[other]}
        lines.append(Line("krysis-story-initiative", {**facts}))
    return tuple(lines)


def tell_played(before: State, seat: int) -> Lines:
    """Tell which artefacts are turned up (KRY-34)."""
    return tuple(
        Line("krysis-story-plays", {"seat": seat, "artefact": artefact_id(before, played)})
        for played in (before.draft.arm, before.draft.ride)
        if played >= 0
    )


def tell_deliver(before: State, seat: int, action: do.Deliver, after: State, _viewer: Viewer) -> Lines:
    """Tell where goods go, and which artefacts all can see (KRY-44 to KRY-46, KRY-53 to KRY-56)."""
    loading, bundle = before.phase == phases.ACTION, before.draft.bundle
    facts: dict[str, Fact] = {"seat": seat, **gems(*before.draft.goods), "artefacts": sum(bundle)}
    if action.place == "bank":
        facts["points"] = after.score[seat] - before.score[seat]
    line = Line(f"krysis-story-{'load' if loading else 'loot'}-{action.place}", facts)
    lines: Lines = (*tell_played(before, seat), line) if loading else (line,)
    shown = action.place == "bank" or (loading and before.options.reveal_loaded_artefacts)
    if shown and any(bundle):
        ids = artefact_ids(before, bundle)
        lines = (*lines, Line("krysis-story-shows", {"seat": seat, "artefact": ids}))
    return lines


def tell_attack(before: State, seat: int) -> Lines:
    """Tell an announced attack (KRY-48, KRY-51)."""
    draft, played = before.draft, tell_played(before, seat)
    facts: dict[str, Fact] = {**loot(before, seat), "artefacts": draft.announced}
    if not is_defended(before, draft.aim):
        return (*played, Line("krysis-story-attack-open", facts))
    force = combat(before, seat) + (before.content.power[draft.arm] if draft.arm >= 0 else 0)
    facts = {**facts, "force": force, "defence": defence(before, draft.aim)}
    return (*played, Line("krysis-story-attack", facts))


def loot(before: State, seat: int) -> dict[str, Fact]:
    """Return who takes which crystals from whom, as facts."""
    return {"seat": seat, "target": before.draft.aim, **gems(*before.draft.goods)}


def tell_pay(before: State, seat: int, action: do.TakePay, _after: State, _viewer: Viewer) -> Lines:
    """Tell overtime (KRY-58)."""
    pay = gems(action.red, action.blue, action.white)
    return (*tell_played(before, seat), Line("krysis-story-overtime", {"seat": seat, **pay}))


def tell_rob(before: State, seat: int) -> Lines:
    """Tell what a thief took (KRY-101)."""
    agent = before.content.agent_ids[before.draft.special]
    return (Line("krysis-story-rob", {**loot(before, seat), "agent": agent}),)


def tell_spy(before: State, seat: int, action: do.Spy, _after: State, viewer: Viewer) -> Lines:
    """Tell who is spied on, and to the spy what lies there (KRY-102)."""
    agent = before.content.agent_ids[action.agent]
    line = Line("krysis-story-spy", {"seat": seat, "target": action.target, "agent": agent})
    if viewer != seat:
        return (line,)
    seen = artefact_ids(before, before.face_down[6 * action.target : 6 * action.target + 6])
    return (line, Line("krysis-story-spy-saw", {"target": action.target, "artefact": seen}))


def tell_snatch(before: State, seat: int, action: do.Snatch, _after: State, viewer: Viewer) -> Lines:
    """Tell whether a spy took a card, and to spy and victim which (KRY-102)."""
    facts: dict[str, Fact] = {"seat": seat, "target": before.draft.aim}
    if action.artefact < 0:
        return (Line("krysis-story-snatch-none", facts),)
    if viewer not in (seat, before.draft.aim):
        return (Line("krysis-story-snatch", facts),)
    return (Line("krysis-story-snatch-own", {**facts, "artefact": artefact_id(before, action.artefact)}),)


def tell_mine(before: State, seat: int, action: do.Mine, after: State, _viewer: Viewer) -> Lines:
    """Tell what a master miner brings (KRY-103)."""
    agent = before.content.agent_ids[action.agent]
    facts: dict[str, Fact] = {"seat": seat, "agent": agent, "artefacts": after.icons}
    line = Line("krysis-story-mine", {**facts, **gained(before, after, seat)})
    return (line, *tell_lost(before.content.finds[4 * action.agent + 3], after, seat))


def tell_transmute(before: State, seat: int, action: do.Transmute, _after: State, _viewer: Viewer) -> Lines:
    """Tell what an alchemist changes (KRY-104)."""
    facts: dict[str, Fact] = {"seat": seat, "agent": before.content.agent_ids[action.agent]}
    colour = "white" if action.colour == 2 else "blue"
    return (Line("krysis-story-transmute", {**facts, "colour": colour, "number": action.number}),)


TELLERS: Final[dict[type, Teller]] = {
    do.DealMission: tell_mission,
    do.DealAgent: tell_agent,
    do.DealArtefact: tell_artefact,
    do.Enter: tell_enter,
    do.Confirm: tell_confirm,
    do.Dig: tell_dig,
    do.Keep: tell_keep,
    do.Choose: tell_choose,
    do.Deliver: tell_deliver,
    do.TakePay: tell_pay,
    do.Spy: tell_spy,
    do.Snatch: tell_snatch,
    do.Mine: tell_mine,
    do.Transmute: tell_transmute,
}
