"""How a move of Krysis is told to each viewer, who may know more or less of it."""

from collections.abc import Iterable, Sequence
from itertools import chain
from typing import Final

import msgspec

from kastellan.core.game import Line, Viewer
from kastellan.core.refusal import Fact
from kastellan.games.krysis import actions as do
from kastellan.games.krysis import phases, ready
from kastellan.games.krysis.content import Mine
from kastellan.games.krysis.fields import artefact_ids
from kastellan.games.krysis.seen import View
from kastellan.games.krysis.state import State
from kastellan.games.krysis.steps.cards import cards_of, crystals_worth, defence, force, is_defended
from kastellan.games.krysis.steps.rounds import rewards_at
from kastellan.games.krysis.steps.scoring import mission_points

Lines = Iterable[Line | bool | None]
"""What is told, line by line; what is no line is told to nobody."""

Move = do.Action | do.Event

FINAL: Final = {
    phases.DECK: "krysis-story-deck",
    phases.TACTICAL: "krysis-story-tactical",
    phases.BID: "krysis-story-has-bid",
}
"""How it is told that a choice is final."""


def tell(before: State, seat: int, action: Move, after: State, viewer: Viewer) -> tuple[Line, ...]:
    """Tell one move to ``viewer``; steps of an unfinished choice are told to nobody."""
    told = chain(tell_move(before, seat, action, after, viewer), tell_course(before, after))
    return tuple([line for line in told if isinstance(line, Line)])


def tell_course(before: State, after: State) -> Lines:
    """Tell that a round is over, that one begins, or that the game is over, with its missions (KRY-112)."""
    if after.phase == phases.OVER:
        yield line("krysis-story-over")
        for seat, mission in enumerate(after.missions):
            name, points = after.content.mission_ids[mission], mission_points(after, seat)
            yield mission >= 0 and line("krysis-story-mission-shown", seat=seat, points=points, mission=name)
        return
    ended = before.phase not in (phases.BID, phases.TEAM) and after.reveal == 0 and before.reveal == 3
    yield ended and line("krysis-story-round-over", round=before.round)
    yield after.round > before.round and line("krysis-story-round", round=after.round)


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


def tell_move(before: State, seat: int, move: Move, after: State, viewer: Viewer) -> Lines:
    """Tell what is dealt or done, to those who see it."""
    content, own = before.content, viewer == seat
    agents, artefacts, victim = content.agent_ids, content.artefact_ids, before.draft.aim
    match move:
        case do.DealMission(mission):  # (KRY-110)
            dealt = viewer == before.missions.index(-1)
            yield dealt and line("krysis-story-mission", mission=content.mission_ids[mission])
        case do.DealAgent(agent):
            yield from tell_agent(before, agents[agent], after, viewer)
        case do.DealArtefact(artefact):
            yield from tell_artefact(before, artefacts[artefact], after, viewer)
        case do.Enter(miner):  # (KRY-10, KRY-11)
            camp, space = gems(*after.camp[3 * miner : 3 * miner + 3]), after.spaces[miner] + 1
            yield line("krysis-story-enter", seat=miner, space=space, **camp)
        case do.Confirm():
            yield from tell_confirm(before, seat, after)
        case do.Dig(space):  # (KRY-17)
            yield line("krysis-story-dig", seat=seat, space=space + 1, **found(before, after, seat))
            yield tell_lost(content.rewards[rewards_at(before, move) + 3], after, seat)
        case do.Keep(kept):  # (KRY-20)
            first, second = before.pair
            other, name = artefacts[second if first == kept else first], artefacts[kept]
            yield own and line("krysis-story-keep-own", seat=seat, discarded=other, kept=name)
            yield not own and line("krysis-story-keep", seat=seat, discarded=other)
        case do.Choose():
            yield from tell_choose(before, seat, after)
        case do.Deliver():
            yield from tell_deliver(before, seat, move, after)
        case do.TakePay(red, blue, white):  # (KRY-58)
            yield from tell_played(before, seat)
            yield line("krysis-story-overtime", seat=seat, **gems(red, blue, white))
        case do.Spy(agent, target):  # (KRY-102)
            seen = artefact_ids(content, before.face_down[6 * target : 6 * target + 6])
            yield line("krysis-story-spy", seat=seat, target=target, agent=agents[agent])
            yield own and line("krysis-story-spy-saw", target=target, artefact=seen)
        case do.Snatch(artefact) if artefact < 0:
            yield line("krysis-story-snatch-none", seat=seat, target=victim)
        case do.Snatch() if viewer not in (seat, victim):
            yield line("krysis-story-snatch", seat=seat, target=victim)
        case do.Snatch(artefact):
            yield line("krysis-story-snatch-own", seat=seat, target=victim, artefact=artefacts[artefact])
        case do.Mine(agent):  # (KRY-103)
            yield line("krysis-story-mine", seat=seat, agent=agents[agent], **found(before, after, seat))
            yield tell_lost(content.finds[4 * agent + 3], after, seat)
        case do.Transmute(agent, colour, number):  # (KRY-104)
            gem = content.file.crystals[colour].id
            yield line("krysis-story-transmute", seat=seat, agent=agents[agent], colour=gem, number=number)


def tell_agent(before: State, agent: str, after: State, viewer: Viewer) -> Lines:
    """Tell a drawn agent to who drew it, and to the others from which pile (KRY-61, KRY-120, KRY-R27)."""
    if before.phase == phases.EXTRAS:
        yield viewer == before.extras.index(-1) and line("krysis-story-extra", agent=agent)
    yield before.phase == phases.HANDS != after.phase and line("krysis-story-hands")
    if before.phase == phases.RECRUIT:
        seat, kind = before.recruiter, ready.KINDS[before.recruit_kind]
        yield viewer == seat and line("krysis-story-recruit", agent=agent)
        yield viewer != seat and line("krysis-story-recruits", seat=seat, kind=kind)


def tell_artefact(before: State, artefact: str, after: State, viewer: Viewer) -> Lines:
    """Tell a dealt, drawn or stolen artefact to those who see it (KRY-8, KRY-20, KRY-52)."""
    if before.phase == phases.ARTEFACTS:
        yield viewer == sum(before.face_down) and line("krysis-story-first-artefact", artefact=artefact)
        return
    seat, target = before.order[before.turn], before.draft.aim
    if before.phase == phases.THEFT:
        sees = viewer in (seat, target)
        yield sees and line("krysis-story-stolen", seat=seat, target=target, artefact=artefact)
        return
    shuffled = artefact_ids(before.content, before.scrap)
    yield not any(before.artefacts) and line("krysis-story-reshuffle", artefact=shuffled)
    yield viewer == seat and line("krysis-story-drawn", artefact=artefact)
    if cards_of(after.face_down, seat) > cards_of(before.face_down, seat):
        yield line("krysis-story-kept-alone", seat=seat)
        yield tell_lost(before.icons - 1, after, seat)


def tell_lost(icons: int, after: State, seat: int) -> Line | bool:
    """Tell that none of these pictured artefacts can be drawn (KRY-21)."""
    return icons > after.icons and line("krysis-story-no-artefact", seat=seat)


def tell_confirm(before: State, seat: int, after: State) -> Lines:
    """Tell a final choice; the last bid reveals all, a theft is announced (KRY-15, KRY-48, KRY-51)."""
    if before.phase != phases.ACTION:
        yield line(FINAL[before.phase], seat=seat)
        for other in after.order:
            bid, value = gems(*after.bids[3 * other : 3 * other + 3]), crystals_worth(after.bids, 3 * other)
            yield line("krysis-story-bid", seat=other, value=value, **bid)
        return
    draft = before.draft
    facts: dict[str, Fact] = {"seat": seat, "target": draft.aim, **gems(*draft.goods)}
    if draft.act == phases.ROBBING:
        yield line("krysis-story-rob", agent=before.content.agent_ids[draft.special], **facts)
        return
    yield from tell_played(before, seat)
    facts["artefacts"] = draft.announced
    if is_defended(before, draft.aim):
        strength = force(before, seat, draft.arm)
        yield line("krysis-story-attack", force=strength, defence=defence(before, draft.aim), **facts)
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
        name = before.content.artefact_ids[artefact]
        yield artefact >= 0 and line("krysis-story-plays", seat=seat, artefact=name)


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
    cards = artefact_ids(before.content, bundle)
    yield shown and any(bundle) and line("krysis-story-shows", seat=seat, artefact=cards)


def wording(content: Mine, action: do.Action, view: View | None = None) -> Line:
    """Return a move, without what comes of it, as a line for hints and reviews."""
    if isinstance(action, do.Snatch) and action.artefact < 0:
        return Line("krysis-do-snatch-none")
    if isinstance(action, do.Confirm):
        return Line(f"krysis-do-confirm{'' if view is None else confirmed(view)}")
    names: dict[str, Sequence[Fact]] = {
        "agent": content.agent_ids,
        "artefact": content.artefact_ids,
        "colour": [crystal.id for crystal in content.file.crystals],
        "space": range(1, 5),
    }
    facts = msgspec.structs.asdict(action)
    facts.update((field, names[field][facts[field]]) for field in names.keys() & facts)
    if isinstance(action, do.AddCrystal):
        facts["crystal"] = facts.pop("colour")
    return Line(f"krysis-do-{action.__struct_config__.tag}", facts)


def confirmed(view: View) -> str:
    """Return what a player makes final: nothing bid, a bid, a theft, or another choice."""
    if view.phase == "bid" and view.viewer is not None:
        return "-bid" if any(view.seats[view.viewer].bid or ()) else "-nothing"
    return f"-{view.draft.act}" if view.draft is not None else ""
