"""Random games in which every position is checked; ``python -m tests.games.kreta.conservation 10000``."""

import sys
import time
from random import Random

from kastellan.core import CHANCE, apply
from kastellan.core.playout import step
from kastellan.games.kreta import GAME
from kastellan.games.kreta.options import Options
from kastellan.games.kreta.state import CARD, CASTELLAN, OVER, State

EACH = (2, 3, 4, 5)


def play_checked(seats: int, options: Options, rng: Random) -> tuple[State, int, int]:
    """Play one random game, checking every position; return the end, the turns and the decisions."""
    state = GAME.start(seats, options, GAME.load(None))
    turns = decisions = 0
    while GAME.to_act(state):
        seat, action = step(GAME, state, rng)
        before = state
        state = apply(GAME, state, seat, action)
        check_position(state)
        check_move(before, state)
        decisions += seat != CHANCE
        turns += seat != CHANCE and before.step == CARD
        if rng.random() < 0.02:
            check_no_dead_end(before)
    assert state.scorings == 11
    assert turns <= 11 * (6 * seats + 1)
    return state, turns, decisions


def check_position(state: State) -> None:
    """Piece totals, limits of provinces and ports, cards, tiles, and all that is kept for speed."""
    for name, counted in recounted(state).items():
        assert getattr(state, name) == counted, name
    for seat in range(state.seats):
        board = (
            state.ships[seat].bit_count(),
            state.forts.count(seat),
            sum(state.villages[seat::4]),
            sum(state.villagers[seat::4]),
        )
        left = state.reserve[seat * 4 : seat * 4 + 4]
        assert tuple(map(sum, zip(board, left, strict=True))) == EACH
        assert min(left) >= 0
        assert state.permits[seat] >= 0
        assert state.step == OVER or not state.table[seat] >> CASTELLAN & 1
        assert state.ships[seat] & ~state.content.ports == 0
    assert max(state.pieces) <= 7
    most = 1 if state.seats == 2 else 2
    assert all(sum(mask >> port & 1 for mask in state.ships) <= most for port in range(16))
    seen = [site for site in state.row + state.replaced if site]
    assert len(set(seen)) == len(seen)
    if state.step >= CARD:
        for tile, stock in enumerate(state.content.stock):
            assert state.tiles.count(tile) + sum(state.harvested[tile::5]) == stock


def recounted(state: State) -> dict[str, object]:
    """Return everything that a position keeps for speed, counted again from the pieces and cards."""
    seats, places, content = range(state.seats), range(16), state.content
    ships = [sum(mask >> place & 1 for mask in state.ships) for place in places]
    standing = [
        sum(state.villagers[4 * place : 4 * place + 4])
        + sum(state.villages[4 * place : 4 * place + 4])
        + state.abbots.count(place)
        for place in places
    ]
    tiles = [sum(state.harvested[5 * seat : 5 * seat + 5]) for seat in seats]
    villages = [sum(state.villages[seat::4]) for seat in seats]
    return {
        "pieces": standing,
        "full": mask_of(place for place in places if standing[place] == 7),
        "crowded": mask_of(place for place in places if ships[place] >= (1 if state.seats == 2 else 2)),
        "unseen": mask_of({*range(1, 27)} - {*state.row, *state.replaced}),
        "fort_mask": mask_of(site for site in range(1, 27) if state.forts[site] >= 0),
        "where": [mask_of(place for place in places if state.villagers[4 * place + seat]) for seat in seats],
        "closed": [mask_of({*state.abbots} - {-1, state.abbots[seat]}) for seat in seats],
        "permits": [min(4, tiles[seat]) - villages[seat] for seat in seats],
        "influence": [
            influence(state, content, place, seat) if seat < state.seats else 0
            for place in places
            for seat in range(4)
        ],
    }


def influence(state: State, content, place: int, seat: int) -> int:
    """Count the influence of a seat in a province piece by piece (KRE-81, KRE-82)."""
    forts = sum(state.forts[site] == seat for site in content.sites_of[place])
    ship, abbot = state.ships[seat] >> place & 1, state.abbots[seat] == place
    return abbot + state.villagers[4 * place + seat] + 2 * state.villages[4 * place + seat] + ship + forts


def mask_of(members) -> int:
    """Return a set as a bit mask."""
    return sum(1 << member for member in members)


def check_move(before: State, after: State) -> None:
    """Points never fall, and a scoring gives all hands back except at the end."""
    assert all(was <= now for was, now in zip(before.score, after.score, strict=True))
    if after.scorings > before.scorings:
        assert after.scorings == before.scorings + 1
        assert after.step == OVER or not any(after.table)
    assert after.key() != before.key()


def check_no_dead_end(state: State) -> None:
    """Whatever the player chooses, something can follow."""
    for seat in GAME.to_act(state):
        for action in GAME.legal(state, seat) if seat >= 0 else ():
            after = apply(GAME, state, seat, action)
            acting = GAME.to_act(after)
            assert after.step == OVER or acting == (CHANCE,) or len(GAME.legal(after, acting[0]))


def main(games: int) -> None:
    """Play many games for each number of players and print figures."""
    for seats in GAME.seats:
        rng, begun = Random(seats), time.process_time()
        figures = [
            play_checked(seats, Options(full_transit=("abbots_only", "all")[game % 2]), rng)
            for game in range(games)
        ]
        turns = [turns for _, turns, _ in figures]
        decisions = sum(decisions for _, _, decisions in figures)
        best = [max(state.score) for state, _, _ in figures]
        shared = sum(len(GAME.outcome(state).winners) > 1 for state, _, _ in figures)
        sys.stdout.write(
            f"{seats} seats: {games} games, {decisions} decisions, turns {min(turns)}-{max(turns)} "
            f"(mean {sum(turns) / games:.1f}), winning score {min(best)}-{max(best)} "
            f"(mean {sum(best) / games:.1f}), shared victories {shared}, "
            f"{time.process_time() - begun:.0f} s\n"
        )
        sys.stdout.flush()


if __name__ == "__main__":
    main(int(sys.argv[1]))
