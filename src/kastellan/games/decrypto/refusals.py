"""Why a move of Decrypto is refused: the judge of untrusted input.

What ``legal`` lists is allowed, and here is only said why the rest is not; free text, which cannot be
listed, is judged here.  A refusal about a clue goes to its author alone; no other one depends on
anything secret.
"""

from typing import Final, assert_never

from kastellan.core.refusal import Refusal
from kastellan.games.decrypto.actions import (
    CODES,
    GUESSES,
    PLACE_OF,
    Action,
    AnswerObjection,
    ChooseEncryptor,
    Digits,
    DraftGuess,
    FixGuess,
    FixNames,
    NameKeyword,
    NameTeam,
    Note,
    Object,
    ReopenGuess,
    SubmitClues,
    Vote,
    WriteClue,
)
from kastellan.games.decrypto.clues import BLOCK, LONGEST, Finding
from kastellan.games.decrypto.drafts import check_drafts
from kastellan.games.decrypto.language import clean
from kastellan.games.decrypto.permits import (
    GROUNDS,
    encryptor,
    grounds,
    intercepts,
    may_choose,
    may_name,
    may_write,
    muted,
    objectable,
)
from kastellan.games.decrypto.play import is_agreed, legal
from kastellan.games.decrypto.rules import Rule
from kastellan.games.decrypto.state import BLACK, CHOOSE, DEAL, DRAW, GUESS, NAMES, OVER, SHARED, WRITE, State
from kastellan.games.decrypto.verdicts import by_points

LONGEST_NAME: Final = 30
LONGEST_NOTES: Final = 2000
LONGEST_WORD: Final = 60

Written = WriteClue | Object | NameKeyword | Note | NameTeam
Listed = (
    ChooseEncryptor | SubmitClues | DraftGuess | FixGuess | ReopenGuess | AnswerObjection | Vote | FixNames
)


def refuse(state: State, seat: int, action: Action) -> Refusal | None:
    """Return why ``seat`` may not play ``action``, or ``None`` if it may."""
    if not 0 <= seat < state.seats:
        return Refusal(Rule.TEAMS, "decrypto-no-seat")
    if state.phase == OVER:
        return Refusal(ended_by(state), "decrypto-over")
    if state.phase in (DEAL, DRAW):
        return Refusal(Rule.DRAW, "decrypto-dealing")
    if isinstance(action, Written):
        return refuse_text(state, seat, action)
    return None if action in legal(state, seat) else why_not(state, seat, action)


def ended_by(state: State) -> Rule:
    """Return the rule by which the game is over (DEC-31, DEC-37 to DEC-39, DEC-63)."""
    if state.teams.three:
        return Rule.INTERCEPTOR_WINS
    if all(state.named):
        return Rule.SHARED_VICTORY if state.winner == SHARED else Rule.NAME_KEYWORDS
    return Rule.POINTS if by_points(state) else Rule.TWO_TOKENS


def refuse_text(state: State, seat: int, action: Written) -> Refusal | None:
    """Return why the seat may not write this, or ``None``."""
    if isinstance(action, WriteClue):
        return refuse_clue(state, seat, action)
    if isinstance(action, Object):
        return refuse_objection(state, seat, action)
    if isinstance(action, NameKeyword):
        return refuse_name(state, seat, action)
    return refuse_words(state, seat, action)


def why_not(state: State, seat: int, action: Listed) -> Refusal:
    """Return why the seat may not do what is not listed for it."""
    if isinstance(action, ChooseEncryptor):
        return why_not_chosen(state, seat, action.seat)
    if isinstance(action, SubmitClues):
        return why_not_handed_in(state, seat)
    if isinstance(action, DraftGuess | FixGuess | ReopenGuess):
        return why_no_guess(state, seat, action)
    if isinstance(action, AnswerObjection | Vote):
        return why_no_judgement(state, seat, action)
    if isinstance(action, FixNames):
        return why_no_names(state)
    assert_never(action)


def why_not_chosen(state: State, seat: int, named: int) -> Refusal:
    """Return why the seat may not name this encryptor (DEC-9, DEC-57)."""
    team = state.teams.team_of[seat]
    if state.teams.three and team == BLACK:
        return Refusal(Rule.THREE_PLAYERS, "decrypto-interceptor-writes")
    if not state.teams.chosen:
        return Refusal(Rule.ENCRYPTOR, "decrypto-encryptors-in-turn")
    if not may_choose(state, seat):
        now = encryptor(state, team)
        return Refusal(Rule.ENCRYPTOR, "decrypto-encryptor-chosen", {"seat": now})
    if named not in state.teams.members[team]:
        return Refusal(Rule.ENCRYPTOR, "decrypto-encryptor-of-others")
    rule = Rule.ALTERNATE if state.teams.three else Rule.ENCRYPTOR
    return Refusal(rule, "decrypto-encryptor-again", {"seat": named})


def refuse_clue(state: State, seat: int, action: WriteClue) -> Refusal | None:
    """Return why the seat may not draft this clue (DEC-12, DEC-40, DEC-41)."""
    if not may_write(state, seat):
        return why_no_clues(state, seat)
    if not 1 <= action.line <= 3:
        return Refusal(Rule.THREE_CLUES, "decrypto-no-line")
    if len(clean(action.text)) > LONGEST:
        return Refusal(Rule.THREE_CLUES, "decrypto-clue-long", {"most": LONGEST})
    if action.performed and not state.options.performed_clues:
        return Refusal(Rule.ANY_FORM, "decrypto-not-performed")
    return None


def why_no_clues(state: State, seat: int) -> Refusal:
    """Return why the seat has no clues to write (DEC-12, DEC-16)."""
    team = state.teams.team_of[seat]
    if state.teams.three and team == BLACK:
        return Refusal(Rule.THREE_PLAYERS, "decrypto-interceptor-writes")
    if state.phase == CHOOSE:
        return Refusal(Rule.ENCRYPTOR, "decrypto-no-encryptor-yet")
    if state.phase != WRITE:
        return Refusal(Rule.FINAL_CLUES, "decrypto-clues-known")
    if seat != encryptor(state, team):
        return Refusal(Rule.WRITE, "decrypto-not-encryptor", {"seat": encryptor(state, team)})
    return Refusal(Rule.FINAL_CLUES, "decrypto-submitted")


def why_not_handed_in(state: State, seat: int) -> Refusal:
    """Return what stands in the way of the three clues, blocks before warnings (DEC-40 to DEC-55)."""
    if not may_write(state, seat):
        return why_no_clues(state, seat)
    team = state.teams.team_of[seat]
    found = [(line, one) for line, some in enumerate(check_drafts(state, team)) for one in some]
    line, finding = next(((line, one) for line, one in found if one.level == BLOCK), found[0])
    return because(state, team, line, finding)


def because(state: State, team: int, line: int, finding: Finding) -> Refusal:
    """Return a finding as a refusal for the author of the clue."""
    text = state.drafts[team * 3 + line]
    return Refusal(
        finding.rule,
        finding.reason,
        {
            "line": line + 1,
            "part": text[finding.start : finding.end],
            "keyword": finding.keyword,
            "earlier": finding.earlier,
        },
    )


def why_no_guess(state: State, seat: int, action: DraftGuess | FixGuess | ReopenGuess) -> Refusal:
    """Return why the seat may not guess like this (DEC-8, DEC-17 to DEC-20)."""
    team = state.teams.team_of[seat]
    if state.phase != GUESS:
        return Refusal(Rule.DELIBERATE, "decrypto-not-guessing")
    if seat == encryptor(state, state.half):
        return Refusal(Rule.NO_REACTION, "decrypto-own-clues")
    if team != state.half and not intercepts(state):
        rule = Rule.NO_FIRST_INTERCEPTION if state.teams.three else Rule.ROUND_ONE
        return Refusal(rule, "decrypto-no-interception")
    if state.fixed[team]:
        return Refusal(Rule.HIDDEN_GUESSES, "decrypto-fixed")
    if state.objector >= 0:
        return Refusal(Rule.FINAL_CLUES, "decrypto-objection-open")
    if state.agreed >> seat & 1:
        return Refusal(Rule.HIDDEN_GUESSES, "decrypto-agreed")
    if isinstance(action, ReopenGuess):
        return Refusal(Rule.HIDDEN_GUESSES, "decrypto-nothing-to-reopen")
    return why_no_digits(state, team, action)


def why_no_digits(state: State, team: int, action: DraftGuess | FixGuess) -> Refusal:
    """Return why these digits are no guess now (DEC-8, DEC-20)."""
    guess = PLACE_OF.get(action.guess)
    if guess is None:
        return Refusal(Rule.CODE, "decrypto-digits", {"guess": spoken(action.guess)})
    if isinstance(action, FixGuess) and guess >= CODES:
        return Refusal(Rule.CODE, "decrypto-incomplete")
    if is_agreed(state, team):
        wanted = spoken(GUESSES[state.guesses[team]])
        return Refusal(Rule.HIDDEN_GUESSES, "decrypto-agree-or-reopen", {"guess": wanted})
    return Refusal(Rule.DELIBERATE, "decrypto-same-draft")


def spoken(guess: Digits) -> str:
    """Return digits as players write them, a question mark for one not chosen; no line break parts them."""
    return "\N{NON-BREAKING HYPHEN}".join(str(digit or "?") for digit in guess)


def refuse_objection(state: State, seat: int, action: Object) -> Refusal | None:
    """Return why the seat may not object to this line by this rule (DEC-16)."""
    if action.line not in objectable(state, seat):
        return why_not_objectable(state, seat, action.line)
    if action.rule in grounds(state):
        return None
    if action.rule in GROUNDS:
        return Refusal(Rule.ROOT, "decrypto-root-rule-off")
    return Refusal(Rule.FINAL_CLUES, "decrypto-no-grounds")


def why_not_objectable(state: State, seat: int, line: int) -> Refusal:
    """Return why the seat may not object to this line (DEC-16)."""
    if not state.options.objections:
        return Refusal(Rule.FINAL_CLUES, "decrypto-no-objections")
    if state.phase != GUESS:
        return Refusal(Rule.FINAL_CLUES, "decrypto-too-late-to-object")
    if seat == encryptor(state, state.half):
        return Refusal(Rule.NO_REACTION, "decrypto-own-clues")
    if state.objector >= 0:
        return Refusal(Rule.FINAL_CLUES, "decrypto-objection-open")
    if not 1 <= line <= 3:
        return Refusal(Rule.THREE_CLUES, "decrypto-no-line")
    if not state.drafts[state.half * 3 + line - 1]:
        return Refusal(Rule.FINAL_CLUES, "decrypto-object-empty", {"line": line})
    return Refusal(Rule.FINAL_CLUES, "decrypto-objected-before", {"line": line})


def why_no_judgement(state: State, seat: int, action: AnswerObjection | Vote) -> Refusal:
    """Return why the seat may not answer an objection or vote on it (DEC-16)."""
    if state.objector < 0:
        return Refusal(Rule.FINAL_CLUES, "decrypto-no-objection")
    author = encryptor(state, state.half)
    if isinstance(action, AnswerObjection):
        if seat != author:
            return Refusal(Rule.FINAL_CLUES, "decrypto-not-your-clue", {"seat": author})
        return Refusal(Rule.FINAL_CLUES, "decrypto-contested")
    if not state.contested:
        return Refusal(Rule.FINAL_CLUES, "decrypto-no-vote-yet", {"seat": author})
    return Refusal(Rule.FINAL_CLUES, "decrypto-author-votes" if seat == author else "decrypto-voted")


def refuse_name(state: State, seat: int, action: NameKeyword) -> Refusal | None:
    """Return why the seat may not name this keyword (DEC-38, DEC-63)."""
    if not may_name(state, seat):
        return why_no_names(state)
    if not 1 <= action.place <= 4:
        return Refusal(Rule.NAME_KEYWORDS, "decrypto-four-names")
    if len(clean(action.text)) > LONGEST_WORD:
        return Refusal(Rule.NAME_KEYWORDS, "decrypto-name-long", {"most": LONGEST_WORD})
    return None


def why_no_names(state: State) -> Refusal:
    """Return why there is nothing to name for somebody, or no more (DEC-38, DEC-63)."""
    if state.teams.three:
        return Refusal(Rule.INTERCEPTOR_WINS, "decrypto-no-tie-break")
    return Refusal(Rule.NAME_KEYWORDS, "decrypto-named" if state.phase == NAMES else "decrypto-no-naming")


def refuse_words(state: State, seat: int, action: Note | NameTeam) -> Refusal | None:
    """Return why the seat may not write to its team or name it before all (DEC-5, DEC-50, DEC-69)."""
    if isinstance(action, Note):
        if muted(state, seat, "team"):
            return Refusal(Rule.SAME_INFORMATION, "decrypto-muted")
        if len(action.text) > LONGEST_NOTES:
            return Refusal(Rule.NOTES, "decrypto-notes-long", {"most": LONGEST_NOTES})
        return None
    if state.round > 1:
        return Refusal(Rule.TEAM_NAME, "decrypto-named-team")
    if muted(state, seat, "table"):
        return Refusal(Rule.SAME_INFORMATION, "decrypto-muted-name")
    if not 1 <= len(clean(action.text)) <= LONGEST_NAME:
        return Refusal(Rule.TEAM_NAME, "decrypto-team-name", {"most": LONGEST_NAME})
    return None
