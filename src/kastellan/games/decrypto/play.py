"""Who may act in Decrypto, what is legal and which steps follow."""

from random import Random
from typing import Final, assert_never

from kastellan.core.chance import Even
from kastellan.core.game import Outcome
from kastellan.games.decrypto.actions import (
    ANSWERS,
    CHOICES,
    CODES,
    DRAWS,
    FIX_NAMES,
    FIXES,
    GUESSES,
    GUESSING,
    PLACE_OF,
    REOPEN,
    SUBMIT,
    SUBMIT_CONFIRMED,
    VOTES,
    Action,
    AnswerObjection,
    ChooseEncryptor,
    DealWord,
    DraftGuess,
    DrawCode,
    Event,
    FixGuess,
    FixNames,
    NameKeyword,
    NameTeam,
    Note,
    Object,
    ReopenGuess,
    SubmitClues,
    TimeUp,
    Vote,
    WriteClue,
)
from kastellan.games.decrypto.clues import BLOCK
from kastellan.games.decrypto.drafts import check_drafts
from kastellan.games.decrypto.language import clean
from kastellan.games.decrypto.permits import candidates, encryptor, is_wanted, may_write, writing_teams
from kastellan.games.decrypto.state import (
    BLACK,
    CHOOSE,
    DEAL,
    DRAW,
    GUESS,
    NAMES,
    OVER,
    SHARED,
    WHITE,
    WRITE,
    State,
)
from kastellan.games.decrypto.steps import (
    cast_vote,
    choose_encryptor,
    compare_names,
    contest_objection,
    count_votes,
    deal_word,
    draft_guess,
    draw_code,
    fix_guess,
    fix_names,
    forget_agreement,
    name_keyword,
    raise_objection,
    settle_objection,
    submit_clues,
    take_late_clues,
    take_late_guesses,
    write_clue,
)
from kastellan.games.decrypto.suggest import suggest_clue

CHANCE_ONLY: Final = (-1,)
NOBODY: Final[tuple[int, ...]] = ()
NOTHING: Final[tuple[Action, ...]] = ()
UNUSED_WANTED: Final = 8


def to_act(state: State) -> tuple[int, ...]:
    """Return from whom something is wanted now; notes and objections may come from others too."""
    if state.phase == OVER:
        return NOBODY
    if state.phase in (DEAL, DRAW):
        return CHANCE_ONLY
    return tuple([seat for seat in range(state.seats) if is_wanted(state, seat)])


def left_to(state: State, seat: int) -> tuple[int, ...]:
    """Return for whom a computer player waits: team-mates who can settle what lies before the team.

    That is who will be encryptor (DEC-9), a guess until somebody agrees to it (DEC-20), and the names of
    the keywords (DEC-38).  And it starts no sand against the other encryptor.
    """
    team = state.teams.team_of[seat]
    if state.phase == WRITE:
        starts = state.options.timer and writing_teams(state) == 2 and not any(state.submitted)
        return (encryptor(state, 1 - team),) if starts and may_write(state, seat) else NOBODY
    mates = [other for other in state.teams.members[team] if other != seat and is_wanted(state, other)]
    if state.phase in (CHOOSE, NAMES):
        return tuple(mates)
    if state.phase != GUESS or state.objector >= 0 or is_agreed(state, team):
        return NOBODY
    return tuple(mates)


def chance(state: State) -> Even[Event]:
    """Return the keywords that may be dealt, then the codes that may be drawn, all equally likely."""
    if state.phase == DEAL:
        return Even(suitable(state), state.content.deals)
    team = WHITE if state.codes[WHITE] < 0 else BLACK
    return Even(range(CODES), DRAWS[team])


def suitable(state: State) -> list[int]:
    """Return the keywords that may be dealt next: unused ones, each from another card and root (DEC-7)."""
    content = state.content
    clashes = content.clashes[state.options.language]
    dealt = [word for word in state.keywords if word >= 0]
    barred: set[int] = set()
    for word in dealt:
        barred |= clashes[word]
    free = [word for word in range(len(content.words)) if word not in barred]
    used = set(state.options.used)
    if used:
        unused = [word for word in free if content.words[word].id not in used]
        if len({content.cards[word] for word in unused}) >= UNUSED_WANTED - len(dealt):
            return unused
    if free:
        return free
    cards = {content.cards[word] for word in dealt}
    return [word for word in range(len(content.words)) if content.cards[word] not in cards]


def legal(state: State, seat: int) -> tuple[Action, ...]:
    """Return what can be listed of what ``seat`` may do; free text is not."""
    if state.phase in (OVER, DEAL, DRAW) or not is_wanted(state, seat):
        return NOTHING
    team = state.teams.team_of[seat]
    if state.phase == CHOOSE:
        return tuple([CHOICES[one] for one in candidates(state, team)])
    if state.phase == WRITE:
        return submissions(state, team)
    if state.phase == NAMES:
        return (FIX_NAMES,)
    if state.objector >= 0:
        return VOTES if state.contested else ANSWERS
    if is_agreed(state, team):
        return FIXES[state.guesses[team]], REOPEN
    return GUESSING[state.guesses[team]]


def is_agreed(state: State, team: int) -> bool:
    """Return whether somebody wants to fix the guess that lies before the team (DEC-20)."""
    return state.agreed != 0 and any(state.agreed >> member & 1 for member in state.teams.members[team])


def submissions(state: State, team: int) -> tuple[Action, ...]:
    """Return how the clues can be handed in: not at all, confirmed, or as they are."""
    findings = [finding for found in check_drafts(state, team) for finding in found]
    if any(finding.level == BLOCK for finding in findings):
        return NOTHING
    return (SUBMIT_CONFIRMED,) if findings else (SUBMIT, SUBMIT_CONFIRMED)


def advance(state: State, seat: int, action: Action | Event) -> None:
    """Play a legal action or an event in place.  If you do not trust it, ask ``refuse`` first."""
    if isinstance(action, DealWord):
        deal_word(state, state.content.place[action.word])
    elif isinstance(action, DrawCode):
        draw_code(state, action.team, PLACE_OF[action.code])
    elif isinstance(action, TimeUp):
        run_out(state, action.what)
    else:
        act(state, seat, state.teams.team_of[seat], action)


def act(state: State, seat: int, team: int, action: Action) -> None:
    """Play an action of a player."""
    if isinstance(action, DraftGuess):
        draft_guess(state, seat, PLACE_OF[action.guess])
    elif isinstance(action, FixGuess):
        fix_guess(state, seat, PLACE_OF[action.guess])
    elif isinstance(action, ReopenGuess):
        forget_agreement(state, team)
    elif isinstance(action, WriteClue):
        write_clue(state, team, action.line - 1, clean(action.text), action.performed)
    elif isinstance(action, SubmitClues):
        submit_clues(state, team)
    elif isinstance(action, Object):
        raise_objection(state, seat, action.line, action.rule)
    elif isinstance(action, AnswerObjection):
        answer(state, action.answer)
    elif isinstance(action, Vote):
        cast_vote(state, seat, VOTES.index(action) + 1)
    elif isinstance(action, ChooseEncryptor):
        choose_encryptor(state, team, action.seat)
    else:
        write_down(state, team, action)


def answer(state: State, said: str) -> None:
    """Strike a conceded clue, or put a contested objection to the vote."""
    if said == "concede":
        settle_objection(state, conceded=True, struck=True)
    else:
        contest_objection(state)


def write_down(state: State, team: int, action: NameKeyword | FixNames | Note | NameTeam) -> None:
    """Play what concerns names and notes."""
    if isinstance(action, NameKeyword):
        name_keyword(state, team, action.place - 1, clean(action.text))
    elif isinstance(action, FixNames):
        fix_names(state, team)
    elif isinstance(action, Note):
        state.notes[team] = action.text
    elif isinstance(action, NameTeam):
        state.team_names[team] = clean(action.text)
    else:
        assert_never(action)


def run_out(state: State, what: str) -> None:
    """Go on when time is up (DEC-14, DEC-16)."""
    if what == "clues":
        take_late_clues(state)
    elif what == "answer":
        contest_objection(state)
    elif what == "vote":
        count_votes(state)
    elif what == "guess":
        take_late_guesses(state)
    else:
        compare_names(state)


def outcome(state: State) -> Outcome | None:
    """Rank the winning team first; a shared victory ranks everybody first (DEC-31, DEC-39, DEC-63)."""
    if state.phase != OVER:
        return None
    won = [state.winner in (SHARED, state.teams.team_of[seat]) for seat in range(state.seats)]
    return Outcome(
        scores=tuple([1 if win else 0 for win in won]),
        ranks=tuple([1 if win else 1 + sum(won) for win in won]),
        teams=state.teams.members,
    )


def teams(state: State) -> tuple[tuple[int, ...], ...]:
    """Return who may talk among themselves."""
    return state.teams.members


def absent(state: State, seat: int, rng: Random) -> Action:
    """Choose for a player who does not answer: nothing that harms, and no opinion in a dispute.

    Encryptors take turns then.  What the team has drafted of a guess is completed at random.
    """
    listed = legal(state, seat)
    team = state.teams.team_of[seat]
    if state.phase == WRITE and not listed:
        return suggest_clue(state, team, rng)
    if state.phase == CHOOSE:
        return listed[0]
    if state.phase != GUESS or state.objector >= 0:
        return listed[-1]
    return FIXES[rng.choice(completions(state.guesses[team]))]


def completions(draft: int) -> list[int]:
    """Return the codes that agree with what is chosen of a draft."""
    one, two, three = GUESSES[draft]
    fitting = []
    for code in range(CODES):
        first, second, third = GUESSES[code]
        if one in (0, first) and two in (0, second) and three in (0, third):
            fitting.append(code)
    return fitting
