"""What everybody may know in Kreta, ready for drawing, and positions imagined from it.

There is no private information: all seats and spectators have the same view.  Fort cards that
nobody has seen appear only as a set of numbers.
"""

from random import Random

import msgspec

from kastellan.core.game import Viewer
from kastellan.core.masks import mask_of, members
from kastellan.core.written import kept, shown
from kastellan.games.kreta.content import Island
from kastellan.games.kreta.options import Options
from kastellan.games.kreta.play import legal
from kastellan.games.kreta.positions import STEPS
from kastellan.games.kreta.reachable import Reach, reach
from kastellan.games.kreta.ready import DONE
from kastellan.games.kreta.state import (
    ALL_CARDS,
    CAPACITY,
    FORT,
    OVER,
    PILE,
    SCORINGS,
    SHIP,
    VILLAGE,
    VILLAGER,
    State,
    empty_board,
)
from kastellan.games.kreta.steps import pieces
from kastellan.games.kreta.steps.reach import connected, harvestable, playable
from kastellan.games.kreta.steps.scoring import awards, face_up, lay_row

Numbers = tuple[int, ...]


class ProvinceView(msgspec.Struct, frozen=True):
    """One province; numbers by seat.  ``room`` counts the pieces it can still take.

    ``ships`` and ``abbots`` list seats; ``awards`` is what it would give each seat if scored now.
    """

    tile: int | None
    room: int
    villagers: Numbers
    villages: Numbers
    abbots: Numbers
    ships: Numbers
    closed_to: Numbers
    influence: Numbers
    awards: Numbers


class Reserve(msgspec.Struct, frozen=True):
    """Pieces that are not on the board."""

    abbots: int
    ships: int
    forts: int
    villages: int
    villagers: int


class PlayerView(msgspec.Struct, frozen=True):
    """One player.  Cards are numbered as in the content's list of characters.

    ``playable`` are the cards that could be played if it were this player's turn.  ``tiles``
    counts the harvest by kind and ``next_tile`` is what one more of each would score.  ``chain``
    are the provinces linked to a ship and ``harvestable`` those of them that have a tile.
    ``village_permits`` counts the villages that the harvest still allows.
    """

    score: int
    hand: Numbers
    table: Numbers
    under_king: int | None
    playable: Numbers
    reserve: Reserve
    tiles: Numbers
    next_tile: Numbers
    village_permits: int
    chain: Numbers
    harvestable: Numbers
    closed: Numbers


class RowCard(msgspec.Struct, frozen=True):
    """One position of the row: ``down``, ``up`` or ``scored``; ``replaced`` went under the pile."""

    status: str
    site: int | None
    replaced: int | None


class ScoredProvince(msgspec.Struct, frozen=True):
    """What a province would give."""

    province: int
    value: int
    influence: Numbers
    awards: Numbers


class Forecast(msgspec.Struct, frozen=True):
    """What a face-up fort card would score if it were activated now."""

    site: int
    provinces: tuple[ScoredProvince, ...]
    totals: Numbers


class View(msgspec.Struct, frozen=True, tag="kreta"):
    """A position as everybody knows it.

    ``step`` is what is to be done: ``first_player``, ``tiles``, ``turn_up`` (by chance), ``card``,
    ``copy``, ``admiral``, ``commander``, ``abbot``, ``farmer``, ``architect``, ``fort_card`` or
    ``over``.  ``played`` is the card of this turn, ``points`` the movement left and ``moved`` the
    port of the ship that has sailed.  ``forts[site - 1]`` is the owner of a fort.
    """

    options: Options
    step: str
    first: int | None
    turn: int | None
    played: int | None
    points: int
    moved: int | None
    scorings: int
    players: tuple[PlayerView, ...]
    provinces: tuple[ProvinceView, ...]
    forts: tuple[int | None, ...]
    row: tuple[RowCard, ...]
    pile: int
    unseen: Numbers
    forecasts: tuple[Forecast, ...]
    reach: tuple[Reach, ...]
    may_stop: bool


def view(state: State, _viewer: Viewer) -> View:
    """Show ``state``: the same to everybody."""
    steps = legal(state, state.turn)
    provinces = tuple([view_province(state, province) for province in range(16)])
    return View(
        options=state.options,
        step=STEPS[state.step],
        first=shown(state.first),
        turn=shown(state.turn),
        played=shown(state.played),
        points=state.points,
        moved=shown(state.moved),
        scorings=state.scorings,
        players=tuple([view_player(state, seat) for seat in range(state.seats)]),
        provinces=provinces,
        forts=tuple([shown(owner) for owner in state.forts[1:]]),
        row=tuple([view_row(state, position) for position in range(SCORINGS)]),
        pile=PILE,
        unseen=members(state.unseen),
        forecasts=tuple([forecast(state, site, provinces) for site in face_up(state)]),
        reach=reach(state, steps),
        may_stop=steps[:1] == DONE,
    )


def view_province(state: State, province: int) -> ProvinceView:
    """Show one province."""
    low, seats = province * 4, range(state.seats)
    high = low + state.seats
    return ProvinceView(
        tile=shown(state.tiles[province]),
        room=CAPACITY - state.pieces[province],
        villagers=tuple(state.villagers[low:high]),
        villages=tuple(state.villages[low:high]),
        abbots=tuple([seat for seat in seats if state.abbots[seat] == province]),
        ships=tuple([seat for seat in seats if state.ships[seat] >> province & 1]),
        closed_to=tuple([seat for seat in seats if state.closed[seat] >> province & 1]),
        influence=tuple(state.influence[low:high]),
        awards=tuple(awards(state, province)),
    )


def view_player(state: State, seat: int) -> PlayerView:
    """Show one player: cards, reserve, harvest."""
    table = state.table[seat]
    tiles = tuple(state.harvested[seat * 5 : seat * 5 + 5])
    left = state.reserve[seat * 4 : seat * 4 + 4]
    playing = state.step != OVER
    return PlayerView(
        score=state.score[seat],
        hand=members(ALL_CARDS & ~table),
        table=members(table),
        under_king=shown(state.under_king[seat]),
        playable=members(playable(state, seat)) if playing else (),
        reserve=Reserve(int(state.abbots[seat] < 0), left[SHIP], left[FORT], left[VILLAGE], left[VILLAGER]),
        tiles=tiles,
        next_tile=tuple([count + 1 for count in tiles]),
        village_permits=state.permits[seat],
        chain=members(connected(state, seat)),
        harvestable=members(harvestable(state, seat)),
        closed=members(state.closed[seat]),
    )


def view_row(state: State, position: int) -> RowCard:
    """Show one fort card of the row; scored ones lie face down but everybody knows them."""
    site, replaced = state.row[position] or None, state.replaced[position] or None
    if site is None:
        return RowCard("down", None, replaced)
    return RowCard("scored" if position < state.scorings else "up", site, replaced)


def forecast(state: State, site: int, provinces: tuple[ProvinceView, ...]) -> Forecast:
    """Show what a fort card would score now (KRE-71, KRE-80 to KRE-87)."""
    around = state.content.around[site]
    gains = [provinces[province].awards for province in around]
    return Forecast(
        site=site,
        provinces=tuple(
            ScoredProvince(p, state.content.value[p], provinces[p].influence, provinces[p].awards)
            for p in around
        ),
        totals=tuple(map(sum, zip(*gains, strict=True))),
    )


def imagine(view: View, content: Island, _rng: Random) -> State:
    """Return the position that everybody sees; only future draws are unknown."""
    seats = range(len(view.players))
    state = empty_board(len(seats), view.options, content)
    state.step = STEPS.index(view.step)
    state.first, state.turn, state.played = kept(view.first), kept(view.turn), kept(view.played)
    state.points, state.moved, state.scorings = view.points, kept(view.moved), view.scorings
    for place, province in enumerate(view.provinces):
        state.tiles[place] = kept(province.tile)
        for seat in seats:
            for _ in range(province.villagers[seat]):
                pieces.add_villager(state, seat, place)
            for _ in range(province.villages[seat]):
                pieces.build_village(state, seat, place)
        for seat in province.abbots:
            pieces.place_abbot(state, seat, place)
        for seat in province.ships:
            pieces.add_ship(state, seat, place)
    for site, owner in enumerate(view.forts, 1):
        if owner is not None:
            pieces.build_fort(state, owner, site)
    for seat, player in enumerate(view.players):
        state.score[seat] = player.score
        state.table[seat] = mask_of(player.table)
        state.under_king[seat] = kept(player.under_king)
        state.harvested[seat * 5 : seat * 5 + 5] = player.tiles
        pieces.grant_permits(state, seat)
    lay_row(state, [card.site or 0 for card in view.row], [card.replaced or 0 for card in view.row])
    return state


def standing(view: View) -> tuple[int, ...]:
    """Return the points of all on the track."""
    return tuple([player.score for player in view.players])
