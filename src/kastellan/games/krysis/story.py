"""How a move of Krysis is told to each viewer, who may know more or less of it."""

from collections.abc import Iterator
from typing import Final

import msgspec

from kastellan.core.game import CHANCE, Line, Viewer
from kastellan.core.refusal import Fact
from kastellan.games.krysis import actions as do
from kastellan.games.krysis import phases, ready
from kastellan.games.krysis.actions import Action, Event
from kastellan.games.krysis.content import Mine
from kastellan.games.krysis.fields import artefact_ids
from kastellan.games.krysis.seen import View
from kastellan.games.krysis.state import ATTACKING, State
from kastellan.games.krysis.steps.cards import combat, crystals_worth, defence, face_down_cards, is_defended
from kastellan.games.krysis.steps.rounds import rewards_at
from kastellan.games.krysis.steps.scoring import mission_points

Lines = Iterator[Line]

FINAL: Final = {
    phases.DECK: "krysis-story-deck",
    phases.TACTICAL: "krysis-story-tactical",
    phases.BID: "krysis-story-has-bid",
}
"""How it is told that a choice is final."""


def tell(before: State, seat: int, action: Action | Event, after: State, viewer: Viewer) -> tuple[Line, ...]:
    """Tell one move to ``viewer``; steps of an unfinished choice are told to nobody."""
    teller = tell_chance if seat == CHANCE else tell_choice
    return *teller(before, seat, action, after, viewer), *tell_course(before, after)


def tell_course(before: State, after: State) -> Lines:
    """Tell that a round is over, that one begins, or that the game is over, with its missions (KRY-112)."""
    if after.phase == phases.OVER:
        yield line("krysis-story-over")
        for seat, mission in enumerate(after.missions):
            if mission >= 0:
                name, points = after.content.mission_ids[mission], mission_points(after, seat)
                yield line("krysis-story-mission-shown", seat=seat, points=points, mission=name)
        return
    if before.phase not in (phases.BID, phases.TEAM) and after.reveal == 0 and before.reveal == 3:
        yield line("krysis-story-round-over", round=before.round)
    if after.round > before.round:
        yield line("krysis-story-round", round=after.round)


def line(key: str, **facts: Fact) -> Line:
    """Return a line of the story."""
    return Line(key, facts)


def gems(red: int, blue: int, white: int) -> dict[str, Fact]:
    """Return crystals as facts."""
    return {"red": red, "blue": blue, "white": white}


def found(before: State, after: State, seat: int) -> dict[str, Fact]:
    """Return the crystals that came into a camp and the artefacts to be drawn, as facts."""
    red, blue, white = (after.camp[3 * seat + c] - before.camp[3 * seat + c] for c in range(3))
    return {**gems(red, blue, white), "artefacts": after.icons}


def tell_chance(before: State, _seat: int, event: Action | Event, after: State, viewer: Viewer) -> Lines:
    """Tell what is dealt, drawn or stolen to those who see it."""
    match event:
        case do.DealMission(mission):  # (KRY-110)
            if viewer == before.missions.index(-1):
                yield line("krysis-story-mission", mission=before.content.mission_ids[mission])
        case do.DealAgent(agent):
            yield from tell_agent(before, before.content.agent_ids[agent], after, viewer)
        case do.DealArtefact(artefact):
            yield from tell_artefact(before, before.content.artefact_ids[artefact], after, viewer)
        case do.Enter(seat):  # (KRY-10, KRY-11)
            camp, space = gems(*after.camp[3 * seat : 3 * seat + 3]), after.spaces[seat] + 1
            yield line("krysis-story-enter", seat=seat, space=space, **camp)


def tell_agent(before: State, agent: str, after: State, viewer: Viewer) -> Lines:
    """Tell a drawn agent to who drew it, and to the others from which pile (KRY-61, KRY-120, KRY-R27)."""
    if before.phase == phases.EXTRAS and viewer == before.extras.index(-1):
        yield line("krysis-story-extra", agent=agent)
    if before.phase == phases.HANDS != after.phase:
        yield line("krysis-story-hands")
    if before.phase == phases.RECRUIT:
        if viewer == before.recruiter:
            yield line("krysis-story-recruit", agent=agent)
        else:
            kind = ready.KINDS[before.recruit_kind]
            yield line("krysis-story-recruits", seat=before.recruiter, kind=kind)


def tell_artefact(before: State, artefact: str, after: State, viewer: Viewer) -> Lines:
    """Tell a dealt, drawn or stolen artefact to those who see it (KRY-8, KRY-20, KRY-52)."""
    if before.phase == phases.ARTEFACTS:
        if viewer == sum(before.face_down):
            yield line("krysis-story-first-artefact", artefact=artefact)
        return
    seat, target = before.order[before.turn], before.draft.aim
    if before.phase == phases.THEFT:
        if viewer in (seat, target):
            yield line("krysis-story-stolen", seat=seat, target=target, artefact=artefact)
        return
    if not any(before.artefacts):
        yield line("krysis-story-reshuffle")
    if viewer == seat:
        yield line("krysis-story-drawn", artefact=artefact)
    if face_down_cards(after, seat) > face_down_cards(before, seat):
        yield line("krysis-story-kept-alone", seat=seat)
        yield from tell_lost(before.icons - 1, after, seat)


def tell_lost(icons: int, after: State, seat: int) -> Lines:
    """Tell that none of these pictured artefacts can be drawn (KRY-21)."""
    if icons > after.icons:
        yield line("krysis-story-no-artefact", seat=seat)


def tell_choice(before: State, seat: int, action: Action | Event, after: State, viewer: Viewer) -> Lines:
    """Tell what a player does."""
    match action:
        case do.Confirm():
            yield from tell_confirm(before, seat, after)
        case do.Dig(space):  # (KRY-17)
            yield line("krysis-story-dig", seat=seat, space=space + 1, **found(before, after, seat))
            yield from tell_lost(before.content.rewards[rewards_at(before, action) + 3], after, seat)
        case do.Keep(kept):  # (KRY-20)
            ids, (first, second) = before.content.artefact_ids, before.pair
            other = second if first == kept else first
            if viewer == seat:
                yield line("krysis-story-keep-own", seat=seat, discarded=ids[other], kept=ids[kept])
            else:
                yield line("krysis-story-keep", seat=seat, discarded=ids[other])
        case do.Choose():
            yield from tell_choose(before, seat, after)
        case do.Deliver():
            yield from tell_deliver(before, seat, action, after)
        case do.TakePay(red, blue, white):  # (KRY-58)
            yield from tell_played(before, seat)
            yield line("krysis-story-overtime", seat=seat, **gems(red, blue, white))
        case do.Spy() | do.Snatch() | do.Mine() | do.Transmute():
            yield from tell_special(before, seat, action, after, viewer)


def tell_confirm(before: State, seat: int, after: State) -> Lines:
    """Tell that a choice is final; the last bid reveals all, a theft is announced (KRY-15, KRY-51)."""
    if before.phase != phases.ACTION:
        yield line(FINAL[before.phase], seat=seat)
        for other in after.order:
            bid, value = gems(*after.bids[3 * other : 3 * other + 3]), crystals_worth(after.bids, 3 * other)
            yield line("krysis-story-bid", seat=other, value=value, **bid)
        return
    draft = before.draft
    facts: dict[str, Fact] = {"seat": seat, "target": draft.aim, **gems(*draft.goods)}
    if draft.act == ATTACKING:
        yield from tell_attack(before, seat, {**facts, "artefacts": draft.announced})
    else:
        yield line("krysis-story-rob", agent=before.content.agent_ids[draft.special], **facts)


def tell_attack(before: State, seat: int, facts: dict[str, Fact]) -> Lines:
    """Tell an announced attack (KRY-48, KRY-51)."""
    draft = before.draft
    yield from tell_played(before, seat)
    if is_defended(before, draft.aim):
        force = combat(before, seat) + (before.content.power[draft.arm] if draft.arm >= 0 else 0)
        yield line("krysis-story-attack", force=force, defence=defence(before, draft.aim), **facts)
    else:
        yield line("krysis-story-attack-open", **facts)


def tell_choose(before: State, seat: int, after: State) -> Lines:
    """Tell that an agent is chosen; the last one reveals all (KRY-23, KRY-27)."""
    yield line("krysis-story-has-chosen", seat=seat)
    if after.reveal > before.reveal:
        for other, agent in enumerate(after.team[before.reveal :: 3]):
            yield line("krysis-story-agent", seat=other, agent=before.content.agent_ids[agent])
    for other in after.order:
        yield line("krysis-story-initiative", seat=other, initiative=after.initiative[other])


def tell_played(before: State, seat: int) -> Lines:
    """Tell which artefacts are turned up (KRY-34)."""
    for artefact in (before.draft.arm, before.draft.ride):
        if artefact >= 0:
            yield line("krysis-story-plays", seat=seat, artefact=before.content.artefact_ids[artefact])


def tell_deliver(before: State, seat: int, action: do.Deliver, after: State) -> Lines:
    """Tell where goods go, and which artefacts all can see (KRY-44 to KRY-46, KRY-53 to KRY-56)."""
    loading, bundle = before.phase == phases.ACTION, before.draft.bundle
    facts: dict[str, Fact] = {"seat": seat, **gems(*before.draft.goods), "artefacts": sum(bundle)}
    if action.place == "bank":
        facts["points"] = after.score[seat] - before.score[seat]
    if loading:
        yield from tell_played(before, seat)
    yield line(f"krysis-story-{'load' if loading else 'loot'}-{action.place}", **facts)
    shown = action.place == "bank" or (loading and before.options.reveal_loaded_artefacts)
    if shown and any(bundle):
        yield line("krysis-story-shows", seat=seat, artefact=artefact_ids(before.content, bundle))


def tell_special(before: State, seat: int, action: Action, after: State, viewer: Viewer) -> Lines:
    """Tell what a special agent does, and what a spy sees or takes to those who know it."""
    ids, victim = before.content.agent_ids, before.draft.aim
    match action:
        case do.Spy(agent, target):  # (KRY-102)
            yield line("krysis-story-spy", seat=seat, target=target, agent=ids[agent])
            if viewer == seat:
                seen = artefact_ids(before.content, before.face_down[6 * target : 6 * target + 6])
                yield line("krysis-story-spy-saw", target=target, artefact=seen)
        case do.Snatch(artefact) if artefact < 0:
            yield line("krysis-story-snatch-none", seat=seat, target=victim)
        case do.Snatch() if viewer not in (seat, victim):
            yield line("krysis-story-snatch", seat=seat, target=victim)
        case do.Snatch(artefact):
            name = before.content.artefact_ids[artefact]
            yield line("krysis-story-snatch-own", seat=seat, target=victim, artefact=name)
        case do.Mine(agent):  # (KRY-103)
            yield line("krysis-story-mine", seat=seat, agent=ids[agent], **found(before, after, seat))
            yield from tell_lost(before.content.finds[4 * agent + 3], after, seat)
        case do.Transmute(agent, colour, number):  # (KRY-104)
            gem = before.content.file.crystals[colour].id
            yield line("krysis-story-transmute", seat=seat, agent=ids[agent], colour=gem, number=number)


def wording(content: Mine, action: Action, view: View | None = None) -> Line:
    """Return a move, without what comes of it, as a line for hints and reviews."""
    if isinstance(action, do.Snatch) and action.artefact < 0:
        return Line("krysis-do-snatch-none")
    if isinstance(action, do.Confirm):
        return Line(f"krysis-do-confirm{'' if view is None else confirmed(view)}")
    facts = msgspec.structs.asdict(action)
    for name, ids in (("agent", content.agent_ids), ("artefact", content.artefact_ids)):
        if name in facts:
            facts[name] = ids[facts[name]]
    if "colour" in facts:
        told_as = "crystal" if isinstance(action, do.AddCrystal) else "colour"
        facts[told_as] = content.file.crystals[facts.pop("colour")].id
    if "space" in facts:
        facts["space"] += 1
    return Line(f"krysis-do-{action.__struct_config__.tag}", facts)


def confirmed(view: View) -> str:
    """Return what a player makes final: nothing bid, a bid, a theft, or another choice."""
    if view.phase == "bid" and view.viewer is not None:
        return "-bid" if any(view.seats[view.viewer].bid or ()) else "-nothing"
    return f"-{view.draft.act}" if view.draft is not None else ""
