"""How a move of Kreta is told; everything happens in public."""

from kastellan.core.game import Line, Viewer
from kastellan.core.refusal import Fact
from kastellan.games.kreta import actions as do
from kastellan.games.kreta.actions import TILES, Action, Event
from kastellan.games.kreta.play import outcome
from kastellan.games.kreta.state import CASTELLAN, FIRST_PLAYER, LAY_TILES, OVER, State
from kastellan.games.kreta.steps.reach import walking_cost
from kastellan.games.kreta.steps.scoring import awards, influences
from kastellan.games.kreta.wording import facts_of


def tell(before: State, seat: int, action: Action | Event, after: State, _viewer: Viewer) -> tuple[Line, ...]:
    """Tell one move, the same to everybody; after the Castellan also the scoring and the end."""
    if isinstance(action, do.First | do.LayTile | do.TurnUp):
        return tell_event(before, action, after)
    kind = str(action.__struct_config__.tag).replace("_", "-")
    facts = {"seat": seat, **facts_of(before.content, action), **more_facts(before, seat, action)}
    told = Line(f"kreta-story-{kind}", facts)
    if action != do.Play(CASTELLAN):
        return (told,)
    ending = tell_end(after) if after.step == OVER else (Line("kreta-story-hands-return"),)
    return (told, *tell_scoring(before), *ending)


def tell_event(before: State, event: Event, after: State) -> tuple[Line, ...]:
    """Tell what chance did; the tiles are told once all lie."""
    if isinstance(event, do.First):
        return (Line("kreta-story-first", {"seat": event.seat}),)
    if isinstance(event, do.LayTile):
        return () if after.step in (FIRST_PLAYER, LAY_TILES) else (Line("kreta-story-tiles"),)
    position = before.row.index(0)
    key = "kreta-story-replacement" if before.replaced[position] else "kreta-story-turn-up"
    return (Line(key, {"site": event.site, "position": position + 1}),)


def more_facts(before: State, seat: int, action: Action) -> dict[str, Fact]:
    """Return what a move is about and does not say itself: the fort card, the way, the points."""
    match action:
        case do.Keep() | do.Replace():
            return {"site": before.row[before.scorings + 1]}
        case do.MoveVillager(origin, province):
            return {"points": walking_cost(before, origin, province)}
        case do.MoveAbbot():
            return {"origin": before.content.ids[before.abbots[seat]]}
        case do.Harvest(province):
            tile = before.tiles[province]
            return {"tile": TILES[tile], "points": before.harvested[seat * 5 + tile] + 1}
    return {}


def tell_scoring(before: State) -> tuple[Line, ...]:
    """Tell what each province around the activated site gives to whom, and why (KRE-71, KRE-80)."""
    site = before.row[before.scorings]
    lines = [Line("kreta-story-scoring", {"number": before.scorings + 1, "site": site})]
    for province in before.content.around[site]:
        facts: dict[str, Fact] = {"province": before.content.ids[province]}
        points = awards(before, province)
        lines += [
            Line("kreta-story-scored", {**facts, "seat": seat, "influence": influence, "points": gain})
            for seat, (gain, influence) in enumerate(zip(points, influences(before, province), strict=True))
            if gain
        ]
        if not any(points):
            lines.append(Line("kreta-story-no-award", facts))
    return tuple(lines)


def tell_end(after: State) -> tuple[Line, ...]:
    """Tell the end and who won, alone or together (KRE-88 to KRE-90)."""
    result = outcome(after)
    winners = result.winners if result else ()
    key = "kreta-story-winner" if len(winners) == 1 else "kreta-story-shared"
    lines = [Line(key, {"seat": seat, "points": after.score[seat]}) for seat in winners]
    return (Line("kreta-story-over"), *lines)
