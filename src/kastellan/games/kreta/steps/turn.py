"""The turn: a card is played, carried out, and the turn passes."""

from typing import Final

from kastellan.games.kreta.state import (
    ABBOT_WALK,
    BUILDING,
    CARD,
    CASTELLAN,
    COMMANDER,
    COPY,
    FORT_CARD,
    HARVESTING,
    MOVEMENT,
    NOWHERE,
    SHIPS,
    VILLAGERS,
    State,
)
from kastellan.games.kreta.steps.reach import can_march
from kastellan.games.kreta.steps.scoring import hold_scoring, turn_up

ACTION_OF: Final = [COPY, BUILDING, SHIPS, VILLAGERS, NOWHERE, ABBOT_WALK, HARVESTING]
"""The step in which each character is carried out; the Castellan needs none."""


def play_card(state: State, seat: int, card: int) -> None:
    """Lay ``card`` on the table and begin its action (KRE-12, KRE-13)."""
    state.table[seat] |= 1 << card
    state.played = card
    if card == CASTELLAN:
        hold_scoring(state)
        if state.step == CARD:
            pass_turn(state)
    else:
        begin_action(state, card)


def copy_card(state: State, seat: int, card: int) -> None:
    """Put the King on ``card`` and carry that out as if played now (KRE-64 to KRE-66)."""
    state.under_king[seat] = card
    begin_action(state, card)


def begin_action(state: State, card: int) -> None:
    """Wait for the first small step of ``card``."""
    state.step = ACTION_OF[card]
    if card == COMMANDER:
        state.points = MOVEMENT


def spend_points(state: State, seat: int, points: int) -> None:
    """Charge a villager's way; go on while some villager can still move (KRE-38, KRE-39)."""
    state.points -= points
    if not can_march(state, seat, state.points):
        pass_turn(state)


def offer_second_ship(state: State, seat: int, first_move: bool) -> None:
    """Let the other ship sail once if it is on the board; the port just left has room (KRE-30, KRE-35)."""
    if not first_move or state.reserve[seat * 4]:
        pass_turn(state)


def show_fort_card(state: State, site: int) -> None:
    """Turn up a fort card: play begins, it is decided on, or it stays (KRE-9, KRE-75 to KRE-77)."""
    position = turn_up(state, site)
    if position == 1:
        state.step = CARD
    elif position > 1:
        if state.replaced[position]:
            pass_turn(state)
        else:
            state.step = FORT_CARD


def pass_turn(state: State) -> None:
    """Let the next player clockwise begin a turn (KRE-11, KRE-79)."""
    state.turn = (state.turn + 1) % state.seats
    state.step = CARD
    state.played = NOWHERE
    state.points = 0
    state.moved = NOWHERE
