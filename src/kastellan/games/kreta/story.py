"""How a move of Kreta is told; everything happens in public."""

from kastellan.core.game import Line, Viewer
from kastellan.core.refusal import Fact
from kastellan.games.kreta.actions import (
    CHARACTERS,
    TILES,
    Action,
    AddAbbot,
    AddShip,
    AddVillager,
    BuildFort,
    BuildVillage,
    Copy,
    Done,
    Event,
    First,
    Harvest,
    Keep,
    LayTile,
    MoveAbbot,
    MoveShip,
    MoveVillager,
    Play,
    Replace,
    TurnUp,
)
from kastellan.games.kreta.play import outcome
from kastellan.games.kreta.state import CASTELLAN, FIRST_PLAYER, LAY_TILES, State
from kastellan.games.kreta.steps.reach import walking_cost
from kastellan.games.kreta.steps.scoring import awards

PLACED = {
    AddVillager: "kreta-story-add-villager",
    AddAbbot: "kreta-story-add-abbot",
    BuildVillage: "kreta-story-build-village",
}


def tell(before: State, seat: int, action: Action | Event, after: State, _viewer: Viewer) -> tuple[Line, ...]:
    """Tell one move, the same to everybody."""
    if isinstance(action, First | LayTile | TurnUp):
        return tell_event(before, action, after)
    if isinstance(action, Play):
        return tell_play(before, seat, action.card, after)
    if isinstance(action, Copy):
        return (Line("kreta-story-copy", {"seat": seat, "card": CHARACTERS[action.card]}),)
    if isinstance(action, Keep | Replace):
        key = "kreta-story-keep" if isinstance(action, Keep) else "kreta-story-replace"
        return (Line(key, {"seat": seat, "site": before.row[before.scorings + 1]}),)
    if isinstance(action, Done):
        return (Line("kreta-story-done", {"seat": seat}),)
    return (tell_piece(before, seat, action),)


def tell_event(before: State, event: Event, after: State) -> tuple[Line, ...]:
    """Tell what chance did; the tiles are told once all lie."""
    if isinstance(event, First):
        return (Line("kreta-story-first", {"seat": event.seat}),)
    if isinstance(event, LayTile):
        return () if after.step in (FIRST_PLAYER, LAY_TILES) else (Line("kreta-story-tiles"),)
    position = before.row.index(0)
    key = "kreta-story-replacement" if before.replaced[position] else "kreta-story-turn-up"
    return (Line(key, {"site": event.site, "position": position + 1}),)


def tell_piece(before: State, seat: int, action: Action) -> Line:
    """Tell a small step that places, moves, harvests or builds."""
    ids = before.content.ids
    facts: dict[str, Fact] = {"seat": seat}
    match action:
        case AddShip(port):
            return Line("kreta-story-add-ship", {**facts, "port": ids[port]})
        case MoveShip(origin, port):
            return Line("kreta-story-move-ship", {**facts, "origin": ids[origin], "port": ids[port]})
        case MoveVillager(origin, province):
            cost = walking_cost(before, origin, province)
            facts |= {"origin": ids[origin], "province": ids[province], "points": cost}
            return Line("kreta-story-move-villager", facts)
        case MoveAbbot(province):
            facts |= {"origin": ids[before.abbots[seat]], "province": ids[province]}
            return Line("kreta-story-move-abbot", facts)
        case Harvest(province):
            tile = before.tiles[province]
            facts |= {
                "province": ids[province],
                "tile": TILES[tile],
                "points": before.harvested[seat * 5 + tile] + 1,
            }
            return Line("kreta-story-harvest", facts)
        case BuildFort(site):
            return Line("kreta-story-build-fort", {**facts, "site": site})
        case AddVillager(province) | AddAbbot(province) | BuildVillage(province):
            return Line(PLACED[type(action)], {**facts, "province": ids[province]})
    raise AssertionError(action)


def tell_play(before: State, seat: int, card: int, after: State) -> tuple[Line, ...]:
    """Tell a card played; for the Castellan also the scoring and the end."""
    played = Line("kreta-story-play", {"seat": seat, "card": CHARACTERS[card]})
    if card != CASTELLAN:
        return (played,)
    ending = tell_end(after) if after.scorings == 11 else (Line("kreta-story-hands-return"),)
    return (played, *tell_scoring(before), *ending)


def tell_scoring(before: State) -> tuple[Line, ...]:
    """Tell what each province around the activated site gives to whom (KRE-71, KRE-80)."""
    site = before.row[before.scorings]
    lines = [Line("kreta-story-scoring", {"number": before.scorings + 1, "site": site})]
    for province in before.content.around[site]:
        facts: dict[str, Fact] = {"province": before.content.ids[province]}
        points = awards(before, province)
        lines += [
            Line("kreta-story-award", {**facts, "seat": seat, "points": gain})
            for seat, gain in enumerate(points)
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
