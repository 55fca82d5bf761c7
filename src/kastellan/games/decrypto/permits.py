"""Who may do what now in Decrypto: one answer for what is listed, refused, shown and suggested."""

from typing import Final

from kastellan.games.decrypto.rules import Rule
from kastellan.games.decrypto.state import CHOOSE, DRAW, GUESS, NAMES, WRITE, State

GROUNDS: Final = tuple(
    str(rule)
    for rule in (
        Rule.THREE_CLUES, Rule.MEANING, Rule.SPELLING, Rule.LETTER_COUNT, Rule.POSITION, Rule.SOUND,
        Rule.PUBLIC_KNOWLEDGE, Rule.SAME_INFORMATION, Rule.REUSE, Rule.STATED_CODE, Rule.OWN_KEYWORD,
        Rule.TRANSLATION, Rule.ROOT,
    )
)  # fmt: skip
"""The clue rules that an objection can name."""


def writing_teams(state: State) -> int:
    """Return how many teams have an encryptor: two, or one with three players (DEC-58)."""
    return 1 if state.teams.three else 2


def encryptor(state: State, team: int) -> int:
    """Return who gives the clues of a team this round; -1 for nobody yet, or ever (DEC-9, DEC-57)."""
    order = state.teams.encryptors[team]
    if state.teams.chosen:
        return state.chosen[team]
    return order[(state.round - 1) % len(order)] if len(order) > 0 else -1


def candidates(state: State, team: int) -> tuple[int, ...]:
    """Return whom a team may name: those who were not encryptor in this cycle; of three players the other.

    A cycle begins when every member has had a turn (DEC-9, DEC-57).
    """
    order = state.teams.encryptors[team]
    begun = state.round - (1 if state.teams.three else (state.round - 1) % len(order))
    were = [one.encryptor for one in state.history if one.team == team and begun <= one.round < state.round]
    return tuple([seat for seat in order if seat not in were])


def may_choose(state: State, seat: int) -> bool:
    """Return whether the seat's team has yet to name its encryptor (DEC-9)."""
    team = state.teams.team_of[seat]
    return state.phase == CHOOSE and team < writing_teams(state) and state.chosen[team] < 0


def may_write(state: State, seat: int) -> bool:
    """Return whether the seat is an encryptor whose clues are not handed in (DEC-12)."""
    team = state.teams.team_of[seat]
    return state.phase == WRITE and seat == encryptor(state, team) and not state.submitted[team]


def intercepts(state: State) -> bool:
    """Return whether the other team guesses too: not in round 1 (DEC-19, DEC-59)."""
    return state.round > 1


def awaited(state: State, team: int) -> bool:
    """Return whether the team still has to fix a guess in this half-round (DEC-17)."""
    return not state.fixed[team] and (team == state.half or intercepts(state))


def entitled(state: State, seat: int) -> bool:
    """Return whether the seat may guess with its team in this half-round (DEC-17, DEC-18, DEC-19)."""
    if state.teams.team_of[seat] == state.half:
        return seat != encryptor(state, state.half)
    return intercepts(state)


def may_guess(state: State, seat: int) -> bool:
    """Return whether the seat has a guess to make now (DEC-17, DEC-20)."""
    if state.phase != GUESS or state.objector >= 0 or not entitled(state, seat):
        return False
    return not state.fixed[state.teams.team_of[seat]] and not state.agreed >> seat & 1


def may_answer(state: State, seat: int) -> bool:
    """Return whether an objection to a clue of the seat's awaits an answer (DEC-16)."""
    return state.objector >= 0 and not state.contested and seat == encryptor(state, state.half)


def may_vote(state: State, seat: int) -> bool:
    """Return whether the seat has a vote on an objection to give (DEC-16)."""
    return state.contested and seat != encryptor(state, state.half) and state.votes[seat] == 0


def may_name(state: State, seat: int) -> bool:
    """Return whether the seat's team has keywords of the others to name (DEC-38)."""
    return state.phase == NAMES and not state.named[state.teams.team_of[seat]]


def is_wanted(state: State, seat: int) -> bool:
    """Return whether the seat has an encryptor, a clue, a guess, an answer, a vote or names to give."""
    if state.phase == WRITE:
        return may_write(state, seat)
    if state.phase == NAMES:
        return may_name(state, seat)
    if state.phase == CHOOSE:
        return may_choose(state, seat)
    return may_guess(state, seat) or may_answer(state, seat) or may_vote(state, seat)


def objectable(state: State, seat: int) -> tuple[int, ...]:
    """Return the lines to which the seat may object now (DEC-16)."""
    if state.phase != GUESS or state.objector >= 0 or not state.options.objections:
        return ()
    if seat == encryptor(state, state.half):
        return ()
    past = [dispute.line for dispute in state.disputes]
    return tuple([line for line in (1, 2, 3) if state.drafts[state.half * 3 + line - 1] and line not in past])


def grounds(state: State) -> tuple[str, ...]:
    """Return the rules that an objection may name at this table."""
    if not state.options.objections:
        return ()
    return GROUNDS if state.options.root_rule else GROUNDS[:-1]


def muted(state: State, seat: int, channel: str = "team") -> bool:
    """Return whether the seat may not talk: an encryptor whose code is still secret (DEC-18, DEC-50).

    While the others' clues are discussed an encryptor may talk about them within the team, unless the
    table wants silence there too.
    """
    team = state.teams.team_of[seat]
    if seat != encryptor(state, team):
        return False
    if state.phase == GUESS:
        apart = channel == "team" and not state.options.silent_encryptor
        return team == state.half or (team > state.half and not apart)
    return state.phase == WRITE or (state.phase == DRAW and state.codes[team] >= 0)
