"""Safe choices for a player of Krysis who does not answer."""

from collections.abc import Sequence
from random import Random

from kastellan.games.krysis import actions as do
from kastellan.games.krysis import phases, ready
from kastellan.games.krysis.actions import Action
from kastellan.games.krysis.play import legal
from kastellan.games.krysis.state import WORKING, State
from kastellan.games.krysis.steps.cards import size


def absent(state: State, seat: int, rng: Random) -> Action:
    """Choose for a player who does not answer: the safe defaults of KRY-D1 to KRY-D17."""
    choices = legal(state, seat)
    if state.phase == phases.DECK:
        return absent_deck(state, choices)
    if state.phase == phases.REFILL:
        pile = state.piles[seat]
        fewer = size(pile & state.content.carriers) < size(pile & state.content.warriors)
        return choices[-1] if fewer else choices[0]
    if state.phase in (phases.TACTICAL, phases.TEAM):
        agents = [choice for choice in choices if isinstance(choice, do.AddAgent | do.Choose)]
        return rng.choice(agents) if agents else ready.CONFIRM
    if state.phase == phases.ACTION:
        return absent_turn(state, choices)
    return choices[-1] if state.phase == phases.BID and ready.TAKE_BACK in choices else choices[0]


def absent_deck(state: State, choices: Sequence[Action]) -> Action:
    """Remove special agents first (KRY-D2)."""
    if ready.CONFIRM in choices:
        return ready.CONFIRM
    agents = [choice.agent for choice in choices if isinstance(choice, do.AddAgent)]
    specials = [agent for agent in agents if state.content.skill[agent]]
    return ready.ADD_AGENTS[(specials or agents)[0]]


def absent_turn(state: State, choices: Sequence[Action]) -> Action:
    """End the turn or work overtime, unarmed, for the first pay; take back what was begun otherwise.

    These are the defaults of KRY-D9 to KRY-D15; a spy who has looked takes nothing.
    """
    if ready.END_TURN in choices:
        return ready.END_TURN
    if ready.OVERTIME in choices:
        return ready.OVERTIME
    if state.draft.act == WORKING and state.draft.arm < 0:
        return next(choice for choice in choices if isinstance(choice, do.TakePay))
    return choices[0]
