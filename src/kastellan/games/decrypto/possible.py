"""Which positions of Decrypto can be: checks of one that was written down."""

from collections.abc import Sequence

from kastellan.core.refusal import BadInput, must
from kastellan.games.decrypto.actions import BLANK, GUESSES, PLACE_OF
from kastellan.games.decrypto.clues import Frame, hard_findings
from kastellan.games.decrypto.drafts import frame_of, frame_then, lines_of
from kastellan.games.decrypto.permits import awaited, candidates, encryptor, entitled, writing_teams
from kastellan.games.decrypto.records import HalfRound
from kastellan.games.decrypto.rules import Rule
from kastellan.games.decrypto.state import (
    BLACK,
    CHOOSE,
    DEAL,
    DRAW,
    GUESS,
    NAMES,
    OVER,
    WHITE,
    WRITE,
    State,
)
from kastellan.games.decrypto.verdicts import verdict, verdict_of_names, verdict_of_three

PLACES = ("$.white", "$.black")


def check_round(state: State) -> None:
    """Refuse rounds, halves and teams that cannot be."""
    last = state.teams.rounds
    must(1 <= state.round <= last, "$.round", f"is 1 to {last}", Rule.TIE_CASES)
    must(0 <= state.half < writing_teams(state), "$.half", "has no clues of its own", Rule.ONE_HALF)
    fine = state.half == 0 or state.phase == GUESS
    must(fine, "$.half", "is 0 unless clues are discussed", Rule.SECOND_HALF)
    if state.teams.three:
        none = "no such token with three players"
        must(state.misses == [0, 0], "$.white.misses", none, Rule.FAILED_PARTNER)
        alone = "only the interceptor has some"
        must(state.interceptions[0] == 0, "$.white.interceptions", alone, Rule.INTERCEPTOR_TOKEN)
        mute = "the interceptor gives no clues"
        must(not state.submitted[1], "$.black.submitted", mute, Rule.THREE_PLAYERS)


def check_encryptors(state: State) -> None:
    """Refuse encryptors whom a team could not have named, or not yet."""
    waits = []
    for team, place in enumerate(PLACES):
        chosen, writes = state.chosen[team], state.teams.chosen and team < writing_teams(state)
        must(chosen < 0 or writes, f"{place}.encryptor", "is not chosen at this table", Rule.ENCRYPTOR)
        if writes and state.phase != DEAL:
            left = candidates(state, team)
            fine = chosen in left or (chosen < 0 and state.phase == CHOOSE and len(left) > 1)
            must(fine, f"{place}.encryptor", "is none whom the team can name now", Rule.ENCRYPTOR)
            waits.append(chosen < 0)
    must(any(waits) or state.phase != CHOOSE, "$.phase", "nobody has an encryptor to name", Rule.ENCRYPTOR)


def check_keywords(state: State) -> None:
    """Refuse keywords that cannot be in one game, or windows out of order."""
    dealt = [word for word in state.keywords if word >= 0]
    complete = len(dealt) == len(state.keywords)
    must(complete == (state.phase != DEAL), "$.white.keywords", "do not fit the phase", Rule.KEYWORDS)
    in_order = state.keywords[: len(dealt)] == dealt
    must(in_order, "$.black.keywords", "are dealt after White's", Rule.KEYWORDS)
    must(len(set(dealt)) == len(dealt), "$.black.keywords", "are not all different", Rule.DISTINCT_KEYWORDS)
    cards = [state.content.cards[word] for word in dealt]
    must(len(set(cards)) == len(cards), "$.black.keywords", "two are from one card", Rule.FRESH_WORDS)


def check_codes(state: State) -> None:
    """Refuse codes that do not fit the phase."""
    drawn = [state.codes[team] >= 0 for team in (0, 1)]
    complete = all(drawn[: writing_teams(state)])
    if state.phase in (WRITE, GUESS):
        must(complete, "$.white.code", "is drawn before clues are written", Rule.DRAW)
    elif state.phase == DRAW:
        must(not complete, "$.phase", "all codes are drawn", Rule.DRAW)
        must(drawn[0] or not drawn[1], "$.black.code", "is drawn after White's", Rule.DRAW)
    else:
        must(not any(drawn), "$.white.code", "is back in its deck", Rule.RESHUFFLE)


def check_desks(state: State) -> None:
    """Refuse lines of clues that do not fit the phase."""
    complete = all(state.submitted[: writing_teams(state)])
    if state.phase == WRITE:
        must(not complete, "$.phase", "all clues are handed in", Rule.MAKE_KNOWN)
    elif state.phase == GUESS:
        must(complete, "$.phase", "clues are not handed in", Rule.MAKE_KNOWN)
    else:
        idle = not any(state.submitted) and not any(state.drafts)
        must(idle, "$.white.lines", "nobody writes now", Rule.WRITE)
    flags = state.options.performed_clues or not any(state.performed)
    must(flags, "$.white.performed", "clues are not performed at this table", Rule.ANY_FORM)


def check_guesses(state: State) -> None:
    """Refuse guesses of those who have none to make."""
    if state.phase != GUESS:
        idle = not any(state.fixed) and state.guesses == [BLANK, BLANK] and not state.agreed
        must(idle, "$.white.guess", "nobody guesses now", Rule.DELIBERATE)
        return
    must(awaited(state, 0) or awaited(state, 1), "$.white.fixed", "both guesses are fixed", Rule.REVEAL_CODE)
    other = 1 - state.half
    idle = state.round > 1 or (not state.fixed[other] and state.guesses[other] == BLANK)
    must(idle, "$.round", "there is no interception in round 1", Rule.ROUND_ONE)
    for team, place in enumerate(PLACES):
        complete = 0 not in GUESSES[state.guesses[team]]
        must(complete or not state.fixed[team], f"{place}.fixed", "the guess is not complete", Rule.CODE)
        agreed = [seat for seat in state.teams.members[team] if state.agreed >> seat & 1]
        open_ = complete and not state.fixed[team] and state.options.guess_lock == "all"
        must(not agreed or open_, "$.agreed", "there is no guess to agree to", Rule.HIDDEN_GUESSES)
        voters = [seat for seat in state.teams.members[team] if entitled(state, seat)]
        proper = set(agreed) <= set(voters) and (not agreed or len(agreed) < len(voters))
        must(proper, "$.agreed", "are not some of those who guess", Rule.HIDDEN_GUESSES)


def check_disputes(state: State) -> None:
    """Refuse settled objections that nobody could have raised, and struck clues without one."""
    lines = [dispute.line for dispute in state.disputes]
    none = "no clue is discussed"
    must(state.phase == GUESS or not lines, "$.disputes", none, Rule.FINAL_CLUES)
    must(state.phase == GUESS or not any(state.struck), "$.struck", none, Rule.FINAL_CLUES)
    fine = len(set(lines)) == len(lines) and all(1 <= line <= 3 for line in lines)
    must(fine, "$.disputes", "there is one objection a line", Rule.FINAL_CLUES)
    clues = ["", *lines_of(state, state.half)]
    fine = all(clues[line] for line in lines)
    must(fine, "$.disputes", "nobody objects to an empty line", Rule.FINAL_CLUES)
    struck = {dispute.line for dispute in state.disputes if dispute.struck}
    marked = {line + 1 for line, one in enumerate(state.struck) if one}
    must(struck == marked, "$.struck", "does not fit the objections", Rule.FINAL_CLUES)


def check_history(state: State) -> None:
    """Refuse half-rounds out of order, not yet played, or without a code."""
    at = -1
    finished = state.round * 2 + state.half if state.phase == GUESS else state.round * 2
    if state.phase in (NAMES, OVER):
        finished += 2
    for number, half in enumerate(state.history):
        place = f"$.history[{number}]"
        now = half.round * 2 + half.team
        must(at < now < finished, place, "is out of order or not yet played", Rule.RECORD)
        must(half.team < writing_teams(state), place, "belongs to no team with clues", Rule.ONE_HALF)
        fine = could_write(state, half, state.history[:number])
        must(fine, place, "has the wrong encryptor", Rule.ENCRYPTOR)
        must(half.code in PLACE_OF and 0 not in half.code, place, "has no code", Rule.CODE)
        fine = (half.interception is None) == (half.round == 1)
        must(fine, place, "round 1 alone has no interception", Rule.ROUND_ONE)
        fine = half.decoding in PLACE_OF and (half.interception is None or half.interception in PLACE_OF)
        must(fine, place, "has an impossible guess", Rule.CODE)
        at = now


def could_write(state: State, half: HalfRound, before: Sequence[HalfRound]) -> bool:
    """Return whether a half-round has the encryptor whom it must have, or may have been given (DEC-9)."""
    then = state.copy()
    then.round, then.history = half.round, list(before)
    if state.teams.chosen and half.round < state.round:
        return half.encryptor in candidates(then, half.team)
    return half.encryptor == encryptor(then, half.team)


def check_clues(state: State) -> None:
    """Refuse clues on record, or handed in, that the machine would have stopped (DEC-40 to DEC-55)."""
    for number, half in enumerate(state.history):
        check_lines(frame_then(state, number), half.clues, f"$.history[{number}].clues")
    for team, place in enumerate(PLACES):
        fresh = state.phase == WRITE or team >= state.half
        if state.submitted[team] and fresh:
            check_lines(frame_of(state, team), lines_of(state, team), f"{place}.lines")


def check_lines(frame: Frame, lines: tuple[str, ...], place: str) -> None:
    """Refuse a line that breaks a hard rule; empty ones come from a lack of time."""
    for line, text in enumerate(lines):
        found = hard_findings(frame, text, lines[:line]) if text else []
        if found:
            raise BadInput(f"{place}[{line}]", f"{text!r} is no clue that may be given", found[0].rule)


def check_end(state: State) -> None:
    """Refuse an end, or a going on, that the tokens do not allow."""
    tokens = (state.interceptions[0], state.misses[0], state.interceptions[1], state.misses[1])
    three = state.teams.three
    result = verdict_of_three(tokens[2], state.round) if three else verdict(*tokens, state.round)
    rule = Rule.INTERCEPTOR_WINS if three else Rule.TWO_TOKENS
    going_on = state.phase in (DEAL, CHOOSE, DRAW, WRITE) or (state.phase == GUESS and state.half == 0)
    must(not going_on or max(tokens) < 2, "$.phase", "somebody has two tokens of a kind", rule)
    early = state.phase == GUESS and max(state.interceptions[WHITE], state.misses[BLACK]) > 1
    must(not early, "$.phase", "Black's half-round, which brings the last tokens, is not over", rule)
    ends = result == "names" if state.phase == NAMES else state.phase != OVER or result != "next"
    must(ends, "$.phase", "the game goes on", Rule.INTERCEPTOR_WINS if three else Rule.NEXT_ROUND)
    naming = state.phase == NAMES or (state.phase == OVER and result == "names")
    idle = not any(state.named) and not any(state.names)
    must(naming or idle, "$.white.names", "nobody names keywords now", Rule.NAME_KEYWORDS)
    if naming:
        over = all(state.named) == (state.phase == OVER)
        must(over, "$.phase", "the game ends when both teams have named", Rule.NAME_KEYWORDS)
    winner = winner_by(state, result) if state.phase == OVER else -1
    must(state.winner == winner, "$.winner", "does not follow from tokens and names", rule)


def winner_by(state: State, result: str) -> int:
    """Return who has won by the verdict of the last round."""
    if result == "names":
        return verdict_of_names(state)
    return WHITE if result == "white" else BLACK
