"""Which positions of Decrypto can be: checks of one that was written down."""

from kastellan.core.refusal import BadInput, must
from kastellan.games.decrypto.actions import BLANK, GUESSES, PLACE_OF
from kastellan.games.decrypto.clues import Frame, hard_findings
from kastellan.games.decrypto.rules import Rule
from kastellan.games.decrypto.state import BLACK, DEAL, DRAW, GUESS, NAMES, OVER, WHITE, WRITE, State
from kastellan.games.decrypto.steps import awaited, entitled, frame_of, writing_teams
from kastellan.games.decrypto.verdicts import verdict, verdict_of_names, verdict_of_three


def check_round(state: State) -> None:
    """Refuse rounds, halves and teams that cannot be."""
    last = state.teams.rounds
    must(1 <= state.round <= last, "$.round", f"is 1 to {last}", Rule.TIE_CASES)
    halves = writing_teams(state)
    must(0 <= state.half < halves, "$.half", "has no clues of its own", Rule.ONE_HALF)
    must(
        state.half == 0 or state.phase == GUESS, "$.half", "is 0 unless clues are discussed", Rule.SECOND_HALF
    )
    if state.teams.three:
        must(
            state.misses == [0, 0], "$.white.misses", "no such token with three players", Rule.FAILED_PARTNER
        )
        must(
            state.interceptions[0] == 0,
            "$.white.interceptions",
            "only the interceptor has some",
            Rule.INTERCEPTOR_TOKEN,
        )
        must(
            not state.submitted[1], "$.black.submitted", "the interceptor gives no clues", Rule.THREE_PLAYERS
        )


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
    """Refuse codes and clues that do not fit the phase."""
    writing = range(writing_teams(state))
    drawn = [state.codes[team] >= 0 for team in (0, 1)]
    if state.phase in (WRITE, GUESS):
        must(
            all(drawn[team] for team in writing),
            "$.white.code",
            "is drawn before clues are written",
            Rule.DRAW,
        )
    elif state.phase == DRAW:
        must(not all(drawn[team] for team in writing), "$.phase", "all codes are drawn", Rule.DRAW)
        must(drawn[0] or not drawn[1], "$.black.code", "is drawn after White's", Rule.DRAW)
    else:
        must(not any(drawn), "$.white.code", "is back in its deck", Rule.RESHUFFLE)
    if state.phase == WRITE:
        must(
            not all(state.submitted[team] for team in writing),
            "$.phase",
            "all clues are handed in",
            Rule.MAKE_KNOWN,
        )
    elif state.phase == GUESS:
        must(
            all(state.submitted[team] for team in writing),
            "$.phase",
            "clues are not handed in",
            Rule.MAKE_KNOWN,
        )
    else:
        must(
            not any(state.submitted) and not any(state.drafts),
            "$.white.lines",
            "nobody writes now",
            Rule.WRITE,
        )
    flags = state.options.performed_clues or not any(state.performed)
    must(flags, "$.white.performed", "clues are not performed at this table", Rule.ANY_FORM)
    no_clue = state.phase == GUESS and any(
        struck and not text
        for struck, text in zip(state.struck, state.drafts[state.half * 3 :], strict=False)
    )
    must(not no_clue, "$.struck", "strikes an empty line", Rule.FINAL_CLUES)
    must(state.phase == GUESS or not any(state.struck), "$.struck", "no clue is discussed", Rule.FINAL_CLUES)


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
    for team, place in ((0, "$.white"), (1, "$.black")):
        complete = 0 not in GUESSES[state.guesses[team]]
        must(complete or not state.fixed[team], f"{place}.fixed", "the guess is not complete", Rule.CODE)
        agreed = [seat for seat in state.teams.members[team] if state.agreed >> seat & 1]
        open_ = complete and not state.fixed[team] and state.options.guess_lock == "all"
        must(not agreed or open_, "$.agreed", "there is no guess to agree to", Rule.HIDDEN_GUESSES)
        voters = [seat for seat in state.teams.members[team] if entitled(state, seat)]
        proper = set(agreed) <= set(voters) and (not agreed or len(agreed) < len(voters))
        must(proper, "$.agreed", "are not some of those who guess", Rule.HIDDEN_GUESSES)


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
        order = state.teams.encryptors[half.team]
        must(
            half.encryptor == order[(half.round - 1) % len(order)],
            place,
            "has the wrong encryptor",
            Rule.ENCRYPTOR,
        )
        must(half.code in PLACE_OF and 0 not in half.code, place, "has no code", Rule.CODE)
        must(
            (half.interception is None) == (half.round == 1),
            place,
            "round 1 alone has no interception",
            Rule.ROUND_ONE,
        )
        fine = half.decoding in PLACE_OF and (half.interception is None or half.interception in PLACE_OF)
        must(fine, place, "has an impossible guess", Rule.CODE)
        at = now


def check_clues(state: State) -> None:
    """Refuse clues on record, or handed in, that the machine would have stopped (DEC-40 to DEC-55)."""
    for number, half in enumerate(state.history):
        before = state.history[:number]
        earlier = tuple(clue for one in before if one.team == half.team for clue in one.clues if clue)
        whole = frame_of(state, half.team)
        frame = Frame(whole.language, whole.own, half.code, earlier, root_rule=whole.root_rule)
        check_lines(frame, half.clues, f"$.history[{number}].clues")
    for team, place in ((0, "$.white"), (1, "$.black")):
        fresh = state.phase == WRITE or team >= state.half
        if state.submitted[team] and fresh:
            check_lines(frame_of(state, team), tuple(state.drafts[team * 3 : team * 3 + 3]), f"{place}.lines")


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
    going_on = state.phase in (DEAL, DRAW, WRITE) or (state.phase == GUESS and state.half == 0)
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
