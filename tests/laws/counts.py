"""Counting positions: how many different lines of play lead on from a position."""

from typing import Any

from kastellan.core import CHANCE, apply


def lines_of_play(game: Any, state: Any, depth: int) -> int:
    """Return the number of sequences of ``depth`` moves, chance included (perft)."""
    if depth == 0 or not game.to_act(state):
        return 1
    return sum(
        lines_of_play(game, apply(game, state, seat, move), depth - 1)
        for seat, move in every_move(game, state)
    )


def by_first_move(game: Any, state: Any, depth: int) -> dict[str, int]:
    """Return the counts below each first move, to find the one that is wrong."""
    return {
        f"{seat} {move}": lines_of_play(game, apply(game, state, seat, move), depth - 1)
        for seat, move in every_move(game, state)
    }


def every_move(game: Any, state: Any) -> list[tuple[int, Any]]:
    """Return all moves of all seats that may act."""
    if game.to_act(state) == (CHANCE,):
        return [(CHANCE, outcome) for outcome, _ in game.chance(state)]
    return [(seat, action) for seat in game.to_act(state) for action in game.legal(state, seat)]
