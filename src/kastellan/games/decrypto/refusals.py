"""Why a move of Decrypto is refused: the judge of untrusted input.

A refusal about a clue goes to its author alone; no other one depends on anything secret.
"""

from typing import Final, assert_never

from kastellan.core.refusal import Refusal
from kastellan.games.decrypto.actions import (
    GUESSES,
    PLACE_OF,
    Action,
    AnswerObjection,
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
from kastellan.games.decrypto.clues import BLOCK, LONGEST, Finding, check_line
from kastellan.games.decrypto.language import clean
from kastellan.games.decrypto.rules import Rule
from kastellan.games.decrypto.state import DEAL, DRAW, GUESS, NAMES, OVER, SHARED, WRITE, State
from kastellan.games.decrypto.steps import encryptor, entitled, frame_of, intercepts, is_complete
from kastellan.games.decrypto.verdicts import by_points

LONGEST_NAME: Final = 30
LONGEST_NOTES: Final = 2000
LONGEST_WORD: Final = 60

GROUNDS: Final = tuple(
    str(rule)
    for rule in (
        Rule.THREE_CLUES, Rule.MEANING, Rule.SPELLING, Rule.LETTER_COUNT, Rule.POSITION, Rule.SOUND,
        Rule.PUBLIC_KNOWLEDGE, Rule.SAME_INFORMATION, Rule.REUSE, Rule.STATED_CODE, Rule.OWN_KEYWORD,
        Rule.TRANSLATION, Rule.ROOT,
    )
)  # fmt: skip
"""The clue rules that an objection can name."""


def refuse(state: State, seat: int, action: Action) -> Refusal | None:
    """Return why ``seat`` may not play ``action``, or ``None`` if it may."""
    if not 0 <= seat < state.seats:
        return Refusal(Rule.TEAMS, "decrypto-no-seat")
    if state.phase == OVER:
        return Refusal(ended_by(state), "decrypto-over")
    if state.phase in (DEAL, DRAW):
        return Refusal(Rule.DRAW, "decrypto-dealing")
    if isinstance(action, WriteClue | SubmitClues):
        return refuse_clues(state, seat, action)
    if isinstance(action, DraftGuess | FixGuess | ReopenGuess):
        return refuse_guess(state, seat, action)
    if isinstance(action, Object):
        return refuse_objection(state, seat, action)
    if isinstance(action, AnswerObjection | Vote):
        return refuse_judgement(state, seat, action)
    if isinstance(action, NameKeyword | FixNames):
        return refuse_names(state, seat, action)
    if isinstance(action, Note | NameTeam):
        return refuse_writing(state, seat, action)
    assert_never(action)


def ended_by(state: State) -> Rule:
    """Return the rule by which the game is over (DEC-31, DEC-37 to DEC-39, DEC-63)."""
    if state.teams.three:
        return Rule.INTERCEPTOR_WINS
    if all(state.named):
        return Rule.SHARED_VICTORY if state.winner == SHARED else Rule.NAME_KEYWORDS
    return Rule.POINTS if by_points(state) else Rule.TWO_TOKENS


def refuse_clues(state: State, seat: int, action: WriteClue | SubmitClues) -> Refusal | None:
    """Return why the seat may not write or hand in clues (DEC-12, DEC-16, DEC-40)."""
    team = state.teams.team_of[seat]
    if state.teams.three and team == 1:
        return Refusal(Rule.THREE_PLAYERS, "decrypto-interceptor-writes")
    if state.phase != WRITE:
        return Refusal(Rule.FINAL_CLUES, "decrypto-clues-known")
    if seat != encryptor(state, team):
        return Refusal(Rule.WRITE, "decrypto-not-encryptor", {"seat": encryptor(state, team)})
    if state.submitted[team]:
        return Refusal(Rule.FINAL_CLUES, "decrypto-submitted")
    if isinstance(action, SubmitClues):
        return refuse_submission(state, team, action.confirmed)
    if not 1 <= action.line <= 3:
        return Refusal(Rule.THREE_CLUES, "decrypto-no-line")
    if len(clean(action.text)) > LONGEST:
        return Refusal(Rule.THREE_CLUES, "decrypto-clue-long", {"most": LONGEST})
    if action.performed and not state.options.performed_clues:
        return Refusal(Rule.ANY_FORM, "decrypto-not-performed")
    return None


def refuse_submission(state: State, team: int, confirmed: bool) -> Refusal | None:
    """Return what stands in the way of the three clues, blocks before warnings (DEC-40 to DEC-55)."""
    findings = check_desk(state, team)
    for line, found in enumerate(findings):
        for finding in found:
            if finding.level == BLOCK:
                return because(state, team, line, finding)
    if not confirmed:
        for line, found in enumerate(findings):
            for finding in found:
                return because(state, team, line, finding)
    return None


def check_desk(state: State, team: int) -> list[tuple[Finding, ...]]:
    """Return what the machine finds in each line of an encryptor's drafts."""
    frame = frame_of(state, team)
    lines = tuple(state.drafts[team * 3 : team * 3 + 3])
    return [check_line(frame, lines, line) for line in range(3)]


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


def refuse_guess(state: State, seat: int, action: DraftGuess | FixGuess | ReopenGuess) -> Refusal | None:
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
    agreed = any(state.agreed >> member & 1 for member in state.teams.members[team])
    if state.agreed >> seat & 1:
        return Refusal(Rule.HIDDEN_GUESSES, "decrypto-agreed")
    if isinstance(action, ReopenGuess):
        return None if agreed else Refusal(Rule.HIDDEN_GUESSES, "decrypto-nothing-to-reopen")
    return refuse_digits(state, team, action, agreed)


def refuse_digits(state: State, team: int, action: DraftGuess | FixGuess, agreed: bool) -> Refusal | None:
    """Return why these digits are no guess now (DEC-8, DEC-20)."""
    guess = PLACE_OF.get(action.guess)
    if guess is None:
        return Refusal(Rule.CODE, "decrypto-digits", {"guess": spoken(action.guess)})
    if isinstance(action, FixGuess) and not is_complete(guess):
        return Refusal(Rule.CODE, "decrypto-incomplete")
    if agreed and (isinstance(action, DraftGuess) or guess != state.guesses[team]):
        return Refusal(
            Rule.HIDDEN_GUESSES, "decrypto-agree-or-reopen", {"guess": spoken(GUESSES[state.guesses[team]])}
        )
    if isinstance(action, DraftGuess) and guess == state.guesses[team]:
        return Refusal(Rule.DELIBERATE, "decrypto-same-draft")
    return None


def spoken(guess: Digits) -> str:
    """Return digits as players write them, a question mark for one not chosen; no line break parts them."""
    return "\N{NON-BREAKING HYPHEN}".join(str(digit or "?") for digit in guess)


def refuse_objection(state: State, seat: int, action: Object) -> Refusal | None:
    """Return why the seat may not object to this line (DEC-16)."""
    if not state.options.objections:
        return Refusal(Rule.FINAL_CLUES, "decrypto-no-objections")
    if state.phase != GUESS:
        return Refusal(Rule.FINAL_CLUES, "decrypto-too-late-to-object")
    if seat == encryptor(state, state.half):
        return Refusal(Rule.NO_REACTION, "decrypto-own-clues")
    if state.objector >= 0:
        return Refusal(Rule.FINAL_CLUES, "decrypto-objection-open")
    if not 1 <= action.line <= 3:
        return Refusal(Rule.THREE_CLUES, "decrypto-no-line")
    if not state.drafts[state.half * 3 + action.line - 1]:
        return Refusal(Rule.FINAL_CLUES, "decrypto-object-empty", {"line": action.line})
    if any(dispute.line == action.line for dispute in state.disputes):
        return Refusal(Rule.FINAL_CLUES, "decrypto-objected-before", {"line": action.line})
    if action.rule not in GROUNDS:
        return Refusal(Rule.FINAL_CLUES, "decrypto-no-grounds")
    if action.rule == Rule.ROOT and not state.options.root_rule:
        return Refusal(Rule.ROOT, "decrypto-root-rule-off")
    return None


def refuse_judgement(state: State, seat: int, action: AnswerObjection | Vote) -> Refusal | None:
    """Return why the seat may not answer an objection or vote on it (DEC-16)."""
    if state.phase != GUESS or state.objector < 0:
        return Refusal(Rule.FINAL_CLUES, "decrypto-no-objection")
    author = encryptor(state, state.half)
    if isinstance(action, AnswerObjection):
        if seat != author:
            return Refusal(Rule.FINAL_CLUES, "decrypto-not-your-clue", {"seat": author})
        return Refusal(Rule.FINAL_CLUES, "decrypto-contested") if state.contested else None
    if not state.contested:
        return Refusal(Rule.FINAL_CLUES, "decrypto-no-vote-yet", {"seat": author})
    if seat == author:
        return Refusal(Rule.FINAL_CLUES, "decrypto-author-votes")
    return Refusal(Rule.FINAL_CLUES, "decrypto-voted") if state.votes[seat] else None


def refuse_names(state: State, seat: int, action: NameKeyword | FixNames) -> Refusal | None:
    """Return why the seat may not name keywords (DEC-38, DEC-63)."""
    if state.teams.three:
        return Refusal(Rule.INTERCEPTOR_WINS, "decrypto-no-tie-break")
    if state.phase != NAMES:
        return Refusal(Rule.NAME_KEYWORDS, "decrypto-no-naming")
    if state.named[state.teams.team_of[seat]]:
        return Refusal(Rule.NAME_KEYWORDS, "decrypto-named")
    if isinstance(action, FixNames):
        return None
    if not 1 <= action.place <= 4:
        return Refusal(Rule.NAME_KEYWORDS, "decrypto-four-names")
    if len(clean(action.text)) > LONGEST_WORD:
        return Refusal(Rule.NAME_KEYWORDS, "decrypto-name-long", {"most": LONGEST_WORD})
    return None


def refuse_writing(state: State, seat: int, action: Note | NameTeam) -> Refusal | None:
    """Return why the seat may not write to its team or name it (DEC-5, DEC-50, DEC-69)."""
    if muted(state, seat):
        return Refusal(Rule.SAME_INFORMATION, "decrypto-muted")
    if isinstance(action, Note):
        if len(action.text) > LONGEST_NOTES:
            return Refusal(Rule.NOTES, "decrypto-notes-long", {"most": LONGEST_NOTES})
        return None
    if state.round > 1:
        return Refusal(Rule.TEAM_NAME, "decrypto-named-team")
    if not 1 <= len(clean(action.text)) <= LONGEST_NAME:
        return Refusal(Rule.TEAM_NAME, "decrypto-team-name", {"most": LONGEST_NAME})
    return None


def muted(state: State, seat: int) -> bool:
    """Return whether the seat is an encryptor whose code is still secret (DEC-18, DEC-50)."""
    team = state.teams.team_of[seat]
    if seat != encryptor(state, team):
        return False
    if state.phase == DRAW:
        return state.codes[team] >= 0
    return state.phase == WRITE or (state.phase == GUESS and team >= state.half)


def may_guess(state: State, seat: int) -> bool:
    """Return whether the seat has a guess to make now."""
    if state.phase != GUESS or state.objector >= 0 or not entitled(state, seat):
        return False
    return not state.fixed[state.teams.team_of[seat]] and not state.agreed >> seat & 1
