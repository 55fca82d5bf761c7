"""Positions of Decrypto as text: what is written, and what is checked when one is read."""

from typing import Final

import msgspec

from kastellan.core.refusal import must
from kastellan.core.written import Row, kept, maybe, plain, read_rows, settable, several, shown, write_rows
from kastellan.games.decrypto.actions import GUESSES, PLACE_OF, Digits
from kastellan.games.decrypto.clues import LONGEST
from kastellan.games.decrypto.content import Words
from kastellan.games.decrypto.language import clean
from kastellan.games.decrypto.options import Options, forbid
from kastellan.games.decrypto.permits import encryptor, grounds, objectable
from kastellan.games.decrypto.possible import (
    check_clues,
    check_codes,
    check_desks,
    check_disputes,
    check_encryptors,
    check_end,
    check_guesses,
    check_history,
    check_keywords,
    check_round,
)
from kastellan.games.decrypto.records import Dispute, HalfRound
from kastellan.games.decrypto.refusals import LONGEST_NAME, LONGEST_NOTES
from kastellan.games.decrypto.rules import Rule
from kastellan.games.decrypto.state import BLACK, GUESS, State, start
from kastellan.games.decrypto.steps import VOTE_NAMES
from kastellan.games.decrypto.views import PHASES, Phase


class WrittenTeam(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A team: keyword ids by window, tokens, and what it has drawn, written and guessed this round.

    ``encryptor`` is whom it has named for this round, where teams choose.  ``lines`` are drafts of clues
    until ``submitted``; in a ``guess`` 0 is a digit not yet chosen.  ``pegs`` are the members who chose
    its digits, as far as that matters.
    """

    keywords: tuple[str, ...] = ()
    name: str = ""
    notes: str = ""
    interceptions: int = 0
    misses: int = 0
    encryptor: int | None = None
    code: Digits | None = None
    lines: tuple[str, ...] = ("", "", "")
    performed: tuple[bool, ...] = (False, False, False)
    submitted: bool = False
    guess: Digits = (0, 0, 0)
    pegs: tuple[int | None, ...] = (None, None, None)
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
        winner=shown(state.winner),
    )


TEAM: Final = (
    Row("team_names", "name", plain("")),
    Row("notes", "notes", plain("")),
    Row("interceptions", "interceptions", plain(0)),
    Row("misses", "misses", plain(0)),
    Row("chosen", "encryptor", maybe()),
    Row("drafts", "lines", several(tuple[str, ...], "", "", "")),
    Row("performed", "performed", several(tuple[bool, ...], False, False, False)),
    Row("submitted", "submitted", plain(False)),
    Row("fixed", "fixed", plain(False)),
    Row("names", "names", several(tuple[str, ...], "", "", "", "")),
    Row("named", "named", plain(False)),
)
"""What is written of each team as it stands."""


def write_team(state: State, team: int) -> WrittenTeam:
    """Write one team down."""
    words = state.keywords[team * 4 : team * 4 + 4]
    return WrittenTeam(
        keywords=tuple(state.content.words[word].id for word in words if word >= 0),
        code=GUESSES[state.codes[team]] if state.codes[team] >= 0 else None,
        guess=GUESSES[state.guesses[team]],
        pegs=tuple(map(shown, state.pegs[team * 3 : team * 3 + 3])),
        **write_rows(state, TEAM, state.content, team),
    )


def read(written: WrittenPosition, content: Words) -> State:
    """Return the written position; refuse an impossible one with its field and rule."""
    settable(forbid(written.seats, written.options))
    state = start(written.seats, written.options, content)
    state.phase, state.round, state.half = PHASES.index(written.phase), written.round, written.half
    state.winner = kept(written.winner)
    for team, place, one in ((0, "$.white", written.white), (1, "$.black", written.black)):
        read_team(state, team, one, place)
    must(len(written.struck) == 3, "$.struck", "has one flag for each of 3 lines", Rule.THREE_CLUES)
    state.struck = list(written.struck)
    state.disputes, state.history = list(written.disputes), list(written.history)
    for seat in written.agreed:
        must(0 <= seat < state.seats, "$.agreed", "names no seat", Rule.HIDDEN_GUESSES)
        state.agreed |= 1 << seat
    check_round(state)
    check_encryptors(state)
    check_keywords(state)
    check_codes(state)
    check_desks(state)
    check_guesses(state)
    check_disputes(state)
    if written.objection is not None:
        read_objection(state, written.objection)
    check_history(state)
    check_clues(state)
    check_end(state)
    return state


def read_team(state: State, team: int, written: WrittenTeam, place: str) -> None:
    """Take over one team after checking each field for itself."""
    check_team(state, team, written, place)
    for at, word in enumerate(written.keywords):
        unknown = f"{word!r} is not in the word list"
        must(word in state.content.place, f"{place}.keywords[{at}]", unknown, Rule.KEYWORDS)
        state.keywords[team * 4 + at] = state.content.place[word]
    read_rows(state, TEAM, state.content, written, place, team)
    state.codes[team] = -1 if written.code is None else PLACE_OF[written.code]
    state.guesses[team] = PLACE_OF[written.guess]
    read_pegs(state, team, written, place)


def check_team(state: State, team: int, written: WrittenTeam, place: str) -> None:
    """Refuse fields that no team can have."""
    windows = 0 if team == BLACK and state.teams.three else 4
    must(len(written.keywords) <= windows, f"{place}.keywords", f"has {windows} windows", Rule.KEYWORDS)
    must(len(written.name) <= LONGEST_NAME, f"{place}.name", "is too long", Rule.TEAM_NAME)
    must(len(written.notes) <= LONGEST_NOTES, f"{place}.notes", "are too long", Rule.NOTES)
    most = 3 if state.teams.three else 2
    must(0 <= written.interceptions <= most, f"{place}.interceptions", f"is 0 to {most}", Rule.TWO_TOKENS)
    must(0 <= written.misses <= 2, f"{place}.misses", "is 0 to 2", Rule.TWO_TOKENS)
    fine = written.code is None or (written.code in PLACE_OF and 0 not in written.code)
    must(fine, f"{place}.code", "is not three different digits from 1 to 4", Rule.CODE)
    must(written.guess in PLACE_OF, f"{place}.guess", "repeats a digit or has one beyond 4", Rule.CODE)
    fine = len(written.lines) == len(written.performed) == 3
    must(fine, f"{place}.lines", "has 3 lines and 3 flags", Rule.THREE_CLUES)
    fine = all(line == clean(line) and len(line) <= LONGEST for line in written.lines)
    must(fine, f"{place}.lines", "is not a trimmed line", Rule.THREE_CLUES)
    must(len(written.names) == 4, f"{place}.names", "has 4 places", Rule.NAME_KEYWORDS)


def read_pegs(state: State, team: int, written: WrittenTeam, place: str) -> None:
    """Take over who chose which digit: members, and only for digits that were chosen."""
    must(len(written.pegs) == 3, f"{place}.pegs", "has one seat for each of 3 digits", Rule.DELIBERATE)
    for line, seat in enumerate(written.pegs):
        if seat is not None:
            fine = seat in state.teams.members[team] and written.guess[line] > 0
            must(fine, f"{place}.pegs", "names no member who chose a digit", Rule.DELIBERATE)
            state.pegs[team * 3 + line] = seat


def read_objection(state: State, written: WrittenObjection) -> None:
    """Take over an open objection that its seat could have raised."""
    must(state.phase == GUESS, "$.objection", "no clue is discussed", Rule.FINAL_CLUES)
    author = encryptor(state, state.half)
    fine = 0 <= written.seat < state.seats and written.seat != author and state.options.objections
    must(fine, "$.objection.seat", "cannot object", Rule.FINAL_CLUES)
    fine = written.line in objectable(state, written.seat)
    must(fine, "$.objection.line", "is empty, was objected to before, or is not there", Rule.FINAL_CLUES)
    fine = written.rule in grounds(state)
    must(fine, "$.objection.rule", "is no clue rule of this table", Rule.FINAL_CLUES)
    votes = written.votes or ("",) * state.seats
    fine = len(votes) == state.seats and all(vote in VOTE_NAMES for vote in votes) and not votes[author]
    must(fine, "$.objection.votes", "has one vote for each seat but the encryptor's", Rule.FINAL_CLUES)
    unfinished = votes.count("") > 1 if written.contested else not any(votes)
    must(unfinished, "$.objection.votes", "do not fit", Rule.FINAL_CLUES)
    state.objector, state.objected, state.grounds = written.seat, written.line, written.rule
    state.contested, state.votes = written.contested, [VOTE_NAMES.index(vote) for vote in votes]
