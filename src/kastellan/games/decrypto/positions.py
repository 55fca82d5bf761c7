"""Positions of Decrypto as text: what is written, and what is checked when one is read."""

import msgspec

from kastellan.core.refusal import BadInput
from kastellan.games.decrypto.actions import BLANK, GUESSES, PLACE_OF, Digits
from kastellan.games.decrypto.clues import LONGEST, Frame, hard_findings
from kastellan.games.decrypto.content import Words
from kastellan.games.decrypto.language import clean
from kastellan.games.decrypto.options import Options, forbid
from kastellan.games.decrypto.records import Dispute, HalfRound
from kastellan.games.decrypto.refusals import GROUNDS, LONGEST_NAME, LONGEST_NOTES
from kastellan.games.decrypto.rules import Rule
from kastellan.games.decrypto.state import BLACK, DEAL, DRAW, GUESS, NAMES, OVER, WRITE, State, start
from kastellan.games.decrypto.steps import (
    VOTE_NAMES,
    awaited,
    encryptor,
    entitled,
    frame_of,
    verdict,
    writing_teams,
)
from kastellan.games.decrypto.views import PHASES, Phase


class WrittenTeam(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A team: keyword ids by window, tokens, and what it has drawn, written and guessed this round.

    ``lines`` are drafts of clues until ``submitted``; in a ``guess`` 0 is a digit not yet chosen.
    """

    keywords: tuple[str, ...] = ()
    name: str = ""
    notes: str = ""
    interceptions: int = 0
    misses: int = 0
    code: Digits | None = None
    lines: tuple[str, ...] = ("", "", "")
    performed: tuple[bool, ...] = (False, False, False)
    submitted: bool = False
    guess: Digits = (0, 0, 0)
    fixed: bool = False
    names: tuple[str, ...] = ("", "", "", "")
    named: bool = False


class WrittenObjection(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An open objection; ``votes`` by seat, "" for none yet."""

    seat: int
    line: int
    rule: str
    contested: bool = False
    votes: tuple[str, ...] = ()


class WrittenPosition(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A whole position.  ``history`` may leave out half-rounds that do not matter."""

    seats: int
    options: Options = Options()
    phase: Phase = "draw"
    round: int = 1
    half: int = 0
    white: WrittenTeam = WrittenTeam()
    black: WrittenTeam = WrittenTeam()
    struck: tuple[bool, ...] = (False, False, False)
    agreed: tuple[int, ...] = ()
    objection: WrittenObjection | None = None
    disputes: tuple[Dispute, ...] = ()
    history: tuple[HalfRound, ...] = ()
    winner: int | None = None


def write(state: State) -> WrittenPosition:
    """Write ``state`` down, secrets included."""
    objection = None
    if state.objector >= 0:
        votes = tuple(VOTE_NAMES[vote] for vote in state.votes)
        objection = WrittenObjection(state.objector, state.objected, state.grounds, state.contested, votes)
    return WrittenPosition(
        seats=state.seats,
        options=state.options,
        phase=PHASES[state.phase],
        round=state.round,
        half=state.half,
        white=write_team(state, 0),
        black=write_team(state, 1),
        struck=tuple(state.struck),
        agreed=tuple(seat for seat in range(state.seats) if state.agreed >> seat & 1),
        objection=objection,
        disputes=tuple(state.disputes),
        history=tuple(state.history),
        winner=None if state.winner < 0 else state.winner,
    )


def write_team(state: State, team: int) -> WrittenTeam:
    """Write one team down."""
    return WrittenTeam(
        keywords=tuple(
            state.content.words[word].id for word in state.keywords[team * 4 : team * 4 + 4] if word >= 0
        ),
        name=state.team_names[team],
        notes=state.notes[team],
        interceptions=state.interceptions[team],
        misses=state.misses[team],
        code=GUESSES[state.codes[team]] if state.codes[team] >= 0 else None,
        lines=tuple(state.drafts[team * 3 : team * 3 + 3]),
        performed=tuple(state.performed[team * 3 : team * 3 + 3]),
        submitted=state.submitted[team],
        guess=GUESSES[state.guesses[team]],
        fixed=state.fixed[team],
        names=tuple(state.names[team * 4 : team * 4 + 4]),
        named=state.named[team],
    )


def read(written: WrittenPosition, content: Words) -> State:
    """Return the written position; refuse an impossible one with its field and rule."""
    if refusal := forbid(written.seats, written.options):
        raise BadInput("$.options", refusal.reason, refusal.rule)
    state = start(written.seats, written.options, content)
    state.phase, state.round, state.half = PHASES.index(written.phase), written.round, written.half
    state.winner = -1 if written.winner is None else written.winner
    for team, place, one in ((0, "$.white", written.white), (1, "$.black", written.black)):
        read_team(state, team, one, place)
    must(len(written.struck) == 3, "$.struck", "has one flag for each of 3 lines", Rule.THREE_CLUES)
    state.struck = list(written.struck)
    state.disputes, state.history = list(written.disputes), list(written.history)
    for seat in written.agreed:
        must(0 <= seat < state.seats, "$.agreed", "names no seat", Rule.HIDDEN_GUESSES)
        state.agreed |= 1 << seat
    check_round(state)
    check_keywords(state)
    check_codes(state)
    check_guesses(state)
    read_objection(state, written.objection)
    check_history(state)
    check_clues(state)
    check_end(state)
    return state


def read_team(state: State, team: int, written: WrittenTeam, place: str) -> None:
    """Take over one team after checking each field for itself."""
    windows = 0 if team == BLACK and state.teams.three else 4
    must(len(written.keywords) <= windows, f"{place}.keywords", f"has {windows} windows", Rule.KEYWORDS)
    for at, word in enumerate(written.keywords):
        must(
            word in state.content.place,
            f"{place}.keywords[{at}]",
            f"{word!r} is not in the word list",
            Rule.KEYWORDS,
        )
        state.keywords[team * 4 + at] = state.content.place[word]
    must(len(written.name) <= LONGEST_NAME, f"{place}.name", "is too long", Rule.TEAM_NAME)
    must(len(written.notes) <= LONGEST_NOTES, f"{place}.notes", "are too long", Rule.NOTES)
    state.team_names[team], state.notes[team] = written.name, written.notes
    most = 3 if state.teams.three else 2
    must(0 <= written.interceptions <= most, f"{place}.interceptions", f"is 0 to {most}", Rule.TWO_TOKENS)
    must(0 <= written.misses <= 2, f"{place}.misses", "is 0 to 2", Rule.TWO_TOKENS)
    state.interceptions[team], state.misses[team] = written.interceptions, written.misses
    if written.code is not None:
        fine = written.code in PLACE_OF and 0 not in written.code
        must(fine, f"{place}.code", "is not three different digits from 1 to 4", Rule.CODE)
        state.codes[team] = PLACE_OF[written.code]
    must(written.guess in PLACE_OF, f"{place}.guess", "repeats a digit or has one beyond 4", Rule.CODE)
    state.guesses[team], state.fixed[team] = PLACE_OF[written.guess], written.fixed
    fine = len(written.lines) == len(written.performed) == 3
    must(fine, f"{place}.lines", "has 3 lines and 3 flags", Rule.THREE_CLUES)
    for line in written.lines:
        must(
            line == clean(line) and len(line) <= LONGEST,
            f"{place}.lines",
            "is not a trimmed line",
            Rule.THREE_CLUES,
        )
    state.drafts[team * 3 : team * 3 + 3] = written.lines
    state.performed[team * 3 : team * 3 + 3] = written.performed
    must(len(written.names) == 4, f"{place}.names", "has 4 places", Rule.NAME_KEYWORDS)
    state.names[team * 4 : team * 4 + 4] = written.names
    state.submitted[team], state.named[team] = written.submitted, written.named


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


def read_objection(state: State, written: WrittenObjection | None) -> None:
    """Take over an open objection and check the settled ones."""
    must(state.phase == GUESS or not state.disputes, "$.disputes", "no clue is discussed", Rule.FINAL_CLUES)
    lines = [dispute.line for dispute in state.disputes]
    if written is not None:
        lines.append(written.line)
        must(state.phase == GUESS, "$.objection", "no clue is discussed", Rule.FINAL_CLUES)
        author = encryptor(state, state.half)
        fine = 0 <= written.seat < state.seats and written.seat != author and state.options.objections
        must(fine, "$.objection.seat", "cannot object", Rule.FINAL_CLUES)
        must(written.rule in GROUNDS, "$.objection.rule", "is no clue rule", Rule.FINAL_CLUES)
        votes = written.votes or ("",) * state.seats
        known = len(votes) == state.seats and all(vote in VOTE_NAMES for vote in votes) and not votes[author]
        must(known, "$.objection.votes", "has one vote for each seat but the encryptor's", Rule.FINAL_CLUES)
        unfinished = votes.count("") > 1 if written.contested else not any(votes)
        must(unfinished, "$.objection.votes", "do not fit", Rule.FINAL_CLUES)
        state.objector, state.objected, state.grounds = written.seat, written.line, written.rule
        state.contested, state.votes = written.contested, [VOTE_NAMES.index(vote) for vote in votes]
    fine = len(set(lines)) == len(lines) and all(1 <= line <= 3 for line in lines)
    must(fine, "$.disputes", "there is one objection a line", Rule.FINAL_CLUES)
    empty = [line for line in lines if not state.drafts[state.half * 3 + line - 1]]
    must(not empty, "$.disputes", "nobody objects to an empty line", Rule.FINAL_CLUES)
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
    if state.teams.three:
        early = state.phase in (OVER, GUESS) or state.interceptions[1] < 2
        must(early and state.phase != NAMES, "$.phase", "the interceptor has won", Rule.INTERCEPTOR_WINS)
    else:
        tokens = (state.interceptions[0], state.misses[0], state.interceptions[1], state.misses[1])
        result = verdict(*tokens, state.round)
        going_on = state.phase in (DEAL, DRAW, WRITE) or (state.phase == GUESS and state.half == 0)
        must(not going_on or 2 not in tokens, "$.phase", "a team has two tokens of a kind", Rule.TWO_TOKENS)
        ends = result == "names" if state.phase == NAMES else state.phase != OVER or result != "next"
        must(ends, "$.phase", "the game goes on", Rule.NEXT_ROUND)
    must((state.phase == OVER) == (state.winner >= 0), "$.winner", "is known at the end", Rule.TWO_TOKENS)
    must(-1 <= state.winner <= 2, "$.winner", "is a team, or 2 for both", Rule.SHARED_VICTORY)
    named = state.phase in (NAMES, OVER) or not (any(state.named) or any(state.names))
    must(named, "$.white.names", "nobody names keywords now", Rule.NAME_KEYWORDS)
    must(state.phase != NAMES or not all(state.named), "$.phase", "both teams have named", Rule.NAME_KEYWORDS)


def must(fine: object, place: str, reason: str, rule: Rule) -> None:
    """Refuse the position unless ``fine``."""
    if not fine:
        raise BadInput(place, reason, rule)
