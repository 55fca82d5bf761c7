"""The deals and positions of the worked examples."""

from typing import Any

import pytest

import kastellan
from kastellan.core import Refused
from kastellan.locale import LANGUAGES, say

D3 = (
    (1, 6, 8, 10, 11, 15, 20, 23, 29, 30),
    (7, 9, 14, 16, 17, 22, 24, 25, 26, 28),
    (2, 3, 4, 5, 12, 13, 18, 19, 27, 32),
)
D4 = (
    (1, 7, 8, 9, 14, 19, 24, 25, 27),
    (2, 11, 12, 22, 23, 28, 32, 34, 35),
    (3, 4, 5, 10, 15, 18, 20, 21, 31),
    (6, 13, 16, 17, 26, 29, 30, 33, 36),
)
D5 = (
    (4, 6, 15, 19, 27, 28, 32, 36),
    (2, 3, 10, 11, 12, 14, 22, 33),
    (13, 17, 20, 21, 25, 26, 29, 34),
    (7, 8, 18, 23, 30, 37, 39, 40),
    (1, 5, 9, 16, 24, 31, 35, 38),
)
MYSTERY4 = (
    (5, 20, 21, 22, 24, 25, 32, 35, 39),
    (3, 6, 9, 10, 15, 26, 29, 36, 38),
    (1, 7, 8, 13, 14, 18, 19, 27, 31),
    (2, 4, 11, 12, 16, 28, 30, 33, 37),
)
MYSTERY_CARDS = (17, 23, 34, 40)

S4_FACE_UP = ((4, 5), (1, 5), (1, 4), (1, 5))
S4 = {"first": 0, "turn": 0, "hands": D4, "face_up": S4_FACE_UP}
"""Deal D4 after the reveals of KRP-V11: 14 19, 11 28, 4 15 and 13 29 lie open, seat 0 begins."""


def s4(**changes: Any) -> kastellan.Table:
    """Open a table at S4 with some fields changed."""
    return kastellan.position("kryptos", {**S4, **changes})


def fresh(hands: tuple[tuple[int, ...], ...], first: int = 0, **changes: Any) -> kastellan.Table:
    """Open a table just after the deal, before the first reveal."""
    turn = (first - 1) % len(hands)
    return kastellan.position("kryptos", {"first": first, "turn": turn, "hands": hands, **changes})


def hiding(*left: int, hands: tuple[tuple[int, ...], ...] = D4, **fields: Any) -> kastellan.Table:
    """Open a table in which seat s still hides its ``left[s]`` lowest cards."""
    face_up = tuple(tuple(range(count, len(hands[0]))) for count in left)
    if len(hands) == 3:
        fields = {"aside": (21, 31), **fields}
    return kastellan.position(
        "kryptos", {"first": 0, "turn": 0, "hands": hands, "face_up": face_up, **fields}
    )


def finished(
    points: tuple[int, ...],
    first: int,
    hands: tuple[tuple[int, ...], ...] = D4,
    face_up: tuple[tuple[int, ...], ...] = S4_FACE_UP,
    aside: tuple[int, ...] = (),
) -> kastellan.Table:
    """Open a table whose last round has just been completed."""
    turn = (first - 1) % len(points)
    fields = {"first": first, "turn": turn, "hands": hands, "face_up": face_up, "aside": aside}
    return kastellan.position("kryptos", {**fields, "points": points, "triggered": True, "over": True})


def reveal(table: kastellan.Table, seat: int, value: int) -> None:
    """Let ``seat`` reveal its card of this value."""
    table.play(seat, {"type": "reveal", "index": hand(table, seat).index(value)})


def guess(table: kastellan.Table, seat: int, target: int, index: int, value: int) -> tuple[Any, ...]:
    """Let ``seat`` name ``value`` for a card."""
    return table.play(seat, {"type": "guess", "target": target, "index": index, "value": value})


def end_turn(table: kastellan.Table, seat: int) -> None:
    """Let ``seat`` decline the second attempt."""
    table.play(seat, {"type": "end_turn"})


def miss(table: kastellan.Table, seat: int) -> None:
    """Let ``seat`` guess wrong once, and end the turn if it could go on."""
    guess(table, seat, *wrong_guess(table, seat))
    if table.state.tried:
        end_turn(table, seat)


def wrong_guess(table: kastellan.Table, seat: int) -> tuple[int, int, int]:
    """Return a legal guess that is not right and was not the first of this turn."""
    for action in table.legal(seat):
        if hasattr(action, "value") and hand(table, action.target)[action.index] != action.value:
            return action.target, action.index, action.value
    raise AssertionError("every legal guess is right")


def right_guess(table: kastellan.Table, seat: int, target: int) -> tuple[int, int, int]:
    """Return a right guess at the leftmost hidden card of ``target``."""
    for action in table.legal(seat):
        if getattr(action, "target", None) == target and hand(table, target)[action.index] == action.value:
            return action.target, action.index, action.value
    raise AssertionError("the target hides no card")


def hand(table: kastellan.Table, seat: int) -> tuple[int, ...]:
    """Return the whole hand of a seat."""
    size = table.state.size
    return tuple(table.state.hands[seat * size : (seat + 1) * size])


def revealable_values(table: kastellan.Table, seat: int) -> set[int]:
    """Return the values that the seat may reveal."""
    return {hand(table, seat)[action.index] for action in table.legal(seat)}


def refused(table: kastellan.Table, seat: int, action: dict[str, Any]) -> Any:
    """Return the refusal of a move after checking that it changed nothing and can be said."""
    before, moves = table.state.key(), table.log.moves
    with pytest.raises(Refused) as caught:
        table.play(seat, action)
    refusal = caught.value.refusal
    assert (table.state.key(), table.log.moves) == (before, moves)
    assert str(caught.value).startswith(f"{refusal.rule}: ")
    for language in LANGUAGES:
        assert say(language, refusal.reason, refusal.facts, namer=table.state.content.name)
    return refusal
