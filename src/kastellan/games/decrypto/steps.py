"""What happens in Decrypto, one function a step, in the order of the rulebook."""

from typing import Final

from kastellan.games.decrypto.actions import BLANK, GUESSES
from kastellan.games.decrypto.clues import taken_at_time_up
from kastellan.games.decrypto.drafts import frame_of, lines_of
from kastellan.games.decrypto.permits import (
    awaited,
    candidates,
    encryptor,
    entitled,
    intercepts,
    may_vote,
    writing_teams,
)
from kastellan.games.decrypto.records import Dispute, HalfRound
from kastellan.games.decrypto.state import BLACK, CHOOSE, DRAW, GUESS, NAMES, OVER, WHITE, WRITE, State
from kastellan.games.decrypto.verdicts import verdict, verdict_of_names, verdict_of_three

VOTE_NAMES: Final = ("", "uphold", "reject", "abstain")


def deal_word(state: State, word: int) -> None:
    """Put a keyword into the next window; the last one begins the game (DEC-2)."""
    state.keywords[state.keywords.index(-1)] = word
    if -1 not in state.keywords:
        begin_round(state)


def begin_round(state: State) -> None:
    """Let teams that choose name their encryptors; the last of a cycle needs no naming (DEC-9, DEC-34)."""
    state.chosen = [-1, -1]
    state.phase = DRAW
    if state.teams.chosen:
        for team in range(writing_teams(state)):
            left = candidates(state, team)
            if len(left) > 1:
                state.phase = CHOOSE
            else:
                state.chosen[team] = left[0]


def choose_encryptor(state: State, team: int, seat: int) -> None:
    """Name the encryptor of a team; after the last naming the codes are drawn (DEC-9)."""
    state.chosen[team] = seat
    if -1 not in state.chosen[: writing_teams(state)]:
        state.phase = DRAW


def draw_code(state: State, team: int, code: int) -> None:
    """Give an encryptor a code; with the last one writing begins (DEC-11)."""
    state.codes[team] = code
    if -1 not in state.codes[: writing_teams(state)]:
        state.phase = WRITE


def write_clue(state: State, team: int, line: int, text: str, performed: bool) -> None:
    """Keep the draft of one clue (DEC-12)."""
    state.drafts[team * 3 + line] = text
    state.performed[team * 3 + line] = performed


def submit_clues(state: State, team: int) -> None:
    """Hand in the clues of a team; after the last ones White's are made known (DEC-12, DEC-15)."""
    state.submitted[team] = True
    if all(state.submitted[: writing_teams(state)]):
        make_known(state, WHITE)


def take_late_clues(state: State) -> None:
    """Go on with the clues that late encryptors have (DEC-14)."""
    for team in range(writing_teams(state)):
        if not state.submitted[team]:
            taken = taken_at_time_up(frame_of(state, team), lines_of(state, team))
            for line, text in enumerate(taken):
                write_clue(state, team, line, text, state.performed[team * 3 + line] and text != "")
            state.submitted[team] = True
    make_known(state, WHITE)


def make_known(state: State, team: int) -> None:
    """Show the clues of a team to everybody; both teams begin to guess (DEC-15, DEC-17, DEC-28)."""
    state.phase, state.half = GUESS, team
    state.struck = [False] * 3
    state.disputes = []
    clear_guesses(state)


def clear_guesses(state: State) -> None:
    """Forget the guesses of the last half-round."""
    state.guesses = [BLANK, BLANK]
    state.pegs = [-1] * 6
    state.fixed = [False, False]
    state.agreed = 0


def draft_guess(state: State, seat: int, guess: int) -> None:
    """Put a guess before the team; the last writer wins, and the team sees who chose a digit (DEC-17)."""
    team = state.teams.team_of[seat]
    before, after = GUESSES[state.guesses[team]], GUESSES[guess]
    for line in range(3):
        if after[line] != before[line]:
            state.pegs[team * 3 + line] = seat if after[line] else -1
    state.guesses[team] = guess


def fix_guess(state: State, seat: int, guess: int) -> None:
    """Fix the guess of a team, at once or when all who may guess agree (DEC-20)."""
    team = state.teams.team_of[seat]
    draft_guess(state, seat, guess)
    if state.options.guess_lock == "all":
        state.agreed |= 1 << seat
        for member in state.teams.members[team]:
            if entitled(state, member) and not state.agreed >> member & 1:
                return
    fix_for_good(state, team)


def fix_for_good(state: State, team: int) -> None:
    """Close the guess of a team; the second one is followed by the announcements (DEC-20 to DEC-23)."""
    state.fixed[team] = True
    forget_agreement(state, team)
    if not awaited(state, WHITE) and not awaited(state, BLACK):
        reveal_code(state)


def forget_agreement(state: State, team: int) -> None:
    """Drop what the members of a team have agreed to."""
    for member in state.teams.members[team]:
        state.agreed &= ~(1 << member)


def take_late_guesses(state: State) -> None:
    """Fix the drafts as they stand; an incomplete one counts as wrong (DEC-20)."""
    for team in (WHITE, BLACK):
        if state.phase == GUESS and awaited(state, team):
            state.fixed[team] = True
    state.agreed = 0
    reveal_code(state)


def raise_objection(state: State, seat: int, line: int, rule: str) -> None:
    """Halt the guessing until an objection to a clue is settled (DEC-16)."""
    state.objector, state.objected, state.grounds = seat, line, rule


def contest_objection(state: State) -> None:
    """Put the objection to the vote (DEC-16)."""
    state.contested = True


def cast_vote(state: State, seat: int, vote: int) -> None:
    """Keep a vote sealed; the last one settles the objection (DEC-16)."""
    state.votes[seat] = vote
    for other in range(state.seats):
        if may_vote(state, other):
            return
    count_votes(state)


def count_votes(state: State) -> None:
    """Uphold if more uphold than reject, at least one of the clue's own team among them (DEC-16)."""
    uphold = state.votes.count(1)
    own = 0
    for member in state.teams.members[state.half]:
        if state.votes[member] == 1:
            own += 1
    settle_objection(state, conceded=False, struck=uphold > state.votes.count(2) and own > 0)


def settle_objection(state: State, conceded: bool, struck: bool) -> None:
    """Record the result; a struck clue reopens the guesses of this half-round (DEC-16, DEC-20)."""
    votes = tuple([VOTE_NAMES[vote] for vote in state.votes])
    state.disputes.append(
        Dispute(
            state.objector, state.objected, state.grounds, conceded, struck, votes if not conceded else ()
        )
    )
    if struck:
        state.struck[state.objected - 1] = True
        state.fixed = [False, False]
        state.agreed = 0
    state.objector, state.objected, state.grounds, state.contested = -1, 0, "", False
    state.votes = [0] * state.seats


def reveal_code(state: State) -> None:
    """Announce both guesses, reveal the code, give tokens and go on (DEC-21 to DEC-29)."""
    team, other = state.half, 1 - state.half
    code, decoding = state.codes[team], state.guesses[team]
    interception = state.guesses[other] if intercepts(state) else -1
    if interception == code:
        state.interceptions[other] += 1
    if decoding != code:
        give_miscommunication(state, team)
    record(state, code, interception, decoding)
    if team == WHITE and not state.teams.three:
        make_known(state, BLACK)
    else:
        end_round(state)


def give_miscommunication(state: State, team: int) -> None:
    """Give the black token, or with three players a white one to the interceptor (DEC-25, DEC-61)."""
    if state.teams.three:
        state.interceptions[BLACK] += 1
    else:
        state.misses[team] += 1


def record(state: State, code: int, interception: int, decoding: int) -> None:
    """Write the half-round down for everybody (DEC-27)."""
    at = state.half * 3
    drafts, performed, struck = state.drafts, state.performed, state.struck
    state.history.append(
        HalfRound(
            state.round, state.half, encryptor(state, state.half),
            (drafts[at], drafts[at + 1], drafts[at + 2]),
            (performed[at], performed[at + 1], performed[at + 2]),
            (struck[0], struck[1], struck[2]),
            GUESSES[code], GUESSES[interception] if interception >= 0 else None, GUESSES[decoding],
            tuple(state.disputes),
        )
    )  # fmt: skip


def end_round(state: State) -> None:
    """Check the end conditions now that both half-rounds are over (DEC-30, DEC-63)."""
    clear_round(state)
    if state.teams.three:
        result = verdict_of_three(state.interceptions[BLACK], state.round)
    else:
        result = verdict(
            state.interceptions[WHITE], state.misses[WHITE], state.interceptions[BLACK], state.misses[BLACK],
            state.round,
        )  # fmt: skip
    if result == "next":
        state.round += 1
        begin_round(state)
    elif result == "names":
        state.phase = NAMES
    else:
        state.phase = OVER
        state.winner = WHITE if result == "white" else BLACK


def clear_round(state: State) -> None:
    """Take codes, clues and guesses off the table; codes go back into their decks (DEC-33)."""
    state.codes = [-1, -1]
    state.drafts = [""] * 6
    state.performed = [False] * 6
    state.submitted = [False, False]
    state.struck = [False] * 3
    state.disputes = []
    state.half = WHITE
    clear_guesses(state)


def name_keyword(state: State, team: int, place: int, text: str) -> None:
    """Write one word that the others may have (DEC-38)."""
    state.names[team * 4 + place] = text


def fix_names(state: State, team: int) -> None:
    """Hand in the words of a team; after both the better one wins (DEC-38, DEC-39)."""
    state.named[team] = True
    if all(state.named):
        compare_names(state)


def compare_names(state: State) -> None:
    """Decide by the number of keywords found, or share the victory (DEC-38, DEC-39)."""
    state.named = [True, True]
    state.phase = OVER
    state.winner = verdict_of_names(state)
