"""What each seat may know in Decrypto."""

from typing import Final, Literal

import msgspec

from kastellan.core.game import CHANNELS, Channel, Viewer
from kastellan.games.decrypto.actions import GUESSES, Digits
from kastellan.games.decrypto.clues import Finding, check_line
from kastellan.games.decrypto.drafts import check_drafts, frame_then
from kastellan.games.decrypto.options import Options
from kastellan.games.decrypto.permits import encryptor, grounds, may_write, muted, objectable
from kastellan.games.decrypto.records import Dispute, HalfRound
from kastellan.games.decrypto.sheet import ClueView, Side, known_clues, sheet
from kastellan.games.decrypto.state import GUESS, NAMES, OVER, State
from kastellan.games.decrypto.steps import VOTE_NAMES
from kastellan.games.decrypto.verdicts import keywords_found

Phase = Literal["deal", "choose", "draw", "write", "guess", "names", "over"]
PHASES: Final[tuple[Phase, ...]] = ("deal", "choose", "draw", "write", "guess", "names", "over")


class TeamView(msgspec.Struct, frozen=True):
    """One team as the viewer knows it; what they may not know is ``None``.

    ``keywords`` are ids of the content, ``words`` the same in the table's language.  ``drawn``
    tells that the encryptor holds a code.  ``agreed`` are the members who want to fix the team's
    guess, where all have to.  ``pegs`` tell the team who chose each digit of its ``guess``.
    ``found`` is how many opposing keywords the team named, once that was compared; ``notes`` are
    empty for others.
    """

    seats: tuple[int, ...]
    name: str
    encryptor: int | None
    interceptions: int
    misses: int
    keywords: tuple[str | None, ...]
    words: tuple[str | None, ...]
    drawn: bool
    code: Digits | None
    submitted: bool
    clues: tuple[ClueView, ...] | None
    fixed: bool
    agreed: tuple[int, ...]
    guess: Digits | None
    pegs: tuple[int | None, ...] | None
    named: bool
    names: tuple[str, ...] | None
    found: int | None
    notes: str


class DeskLine(msgspec.Struct, frozen=True):
    """A clue being drafted, for its author only: its digit and keyword, and what the machine finds in it.

    ``status`` is ``empty``, ``passes``, ``warning`` or ``blocked``.
    """

    digit: int
    keyword: str
    text: str
    performed: bool
    status: str
    findings: tuple[Finding, ...]


class ObjectionView(msgspec.Struct, frozen=True):
    """An open objection; ``voted`` are the seats that have voted, ``vote`` is the viewer's own."""

    seat: int
    line: int
    rule: str
    contested: bool
    voted: tuple[int, ...]
    vote: str


class Audit(msgspec.Struct, frozen=True):
    """After the game: a warning that was confirmed, or passed when time was up."""

    round: int
    team: int
    line: int
    finding: Finding


class View(msgspec.Struct, frozen=True, tag="decrypto"):
    """A position as one viewer knows it.

    ``phase`` is ``deal``, ``choose``, ``draw``, ``write``, ``guess``, ``names`` or ``over``; ``half`` is
    the team whose clues are discussed.  ``muted`` are the channels in which the viewer may not talk
    now.  ``desk`` is for an encryptor who writes; ``sheet`` is the note
    sheet of the viewer's team, for spectators one without guesses.  ``objectable`` are the lines
    to which the viewer may object, and ``grounds`` the rules that can be named.  ``winner`` is a
    team, or 2 for a shared victory.
    """

    viewer: int | None
    options: Options
    phase: Phase
    round: int
    half: int | None
    dealt: int
    teams: tuple[TeamView, TeamView]
    muted: tuple[Channel, ...]
    desk: tuple[DeskLine, ...] | None
    objection: ObjectionView | None
    objectable: tuple[int, ...]
    grounds: tuple[str, ...]
    disputes: tuple[Dispute, ...]
    history: tuple[HalfRound, ...]
    sheet: tuple[Side, ...]
    audit: tuple[Audit, ...]
    winner: int | None


def view(state: State, viewer: Viewer) -> View:
    """Show ``state`` to ``viewer``."""
    return View(
        viewer=viewer,
        options=state.options,
        phase=PHASES[state.phase],
        round=state.round,
        half=state.half if state.phase == GUESS else None,
        dealt=sum(word >= 0 for word in state.keywords),
        teams=(view_team(state, 0, viewer), view_team(state, 1, viewer)),
        muted=() if viewer is None else tuple(one for one in CHANNELS if muted(state, viewer, one)),
        desk=view_desk(state, viewer),
        objection=view_objection(state, viewer),
        objectable=() if viewer is None else objectable(state, viewer),
        grounds=grounds(state),
        disputes=tuple(state.disputes),
        history=tuple(state.history),
        sheet=sheet(state, None if viewer is None else state.teams.team_of[viewer]),
        audit=audit(state) if state.phase == OVER else (),
        winner=state.winner if state.winner >= 0 else None,
    )


def view_team(state: State, team: int, viewer: Viewer) -> TeamView:
    """Show one team: keywords to its members, code and sealed clues to its encryptor, the rest to all."""
    member = viewer is not None and state.teams.team_of[viewer] == team
    author = encryptor(state, team)
    is_author = viewer is not None and viewer == author
    over = state.phase == OVER
    known = state.phase == GUESS and team <= state.half
    revealed = state.phase == GUESS and team < state.half
    names_seen = (member and state.phase == NAMES) or over
    return TeamView(
        seats=state.teams.members[team],
        name=state.team_names[team],
        encryptor=author if author >= 0 else None,
        interceptions=state.interceptions[team],
        misses=state.misses[team],
        keywords=view_keywords(state, team, member or over),
        words=view_words(state, team, member or over),
        drawn=state.codes[team] >= 0,
        code=GUESSES[state.codes[team]] if state.codes[team] >= 0 and (is_author or revealed) else None,
        submitted=state.submitted[team],
        clues=known_clues(state, team) if known or (is_author and state.submitted[team]) else None,
        fixed=state.fixed[team],
        agreed=tuple(seat for seat in state.teams.members[team] if state.agreed >> seat & 1),
        guess=GUESSES[state.guesses[team]] if member and state.phase == GUESS else None,
        pegs=view_pegs(state, team) if member and state.phase == GUESS else None,
        named=state.named[team],
        names=tuple(state.names[team * 4 : team * 4 + 4]) if names_seen else None,
        found=keywords_found(state, team) if over and all(state.named) else None,
        notes=state.notes[team] if member else "",
    )


def view_pegs(state: State, team: int) -> tuple[int | None, ...]:
    """Show a team who chose which digit of its guess (DEC-17)."""
    return tuple(seat if seat >= 0 else None for seat in state.pegs[team * 3 : team * 3 + 3])


def view_keywords(state: State, team: int, known: bool) -> tuple[str | None, ...]:
    """Show the keywords of a team, or empty windows."""
    dealt = state.keywords[team * 4 : team * 4 + 4]
    return tuple(state.content.words[word].id if known and word >= 0 else None for word in dealt)


def view_words(state: State, team: int, known: bool) -> tuple[str | None, ...]:
    """Show the keywords of a team as they are printed, or empty windows."""
    dealt = state.keywords[team * 4 : team * 4 + 4]
    language = state.options.language
    return tuple(state.content.spoken(word, language) if known and word >= 0 else None for word in dealt)


def view_desk(state: State, viewer: Viewer) -> tuple[DeskLine, ...] | None:
    """Show an encryptor the three lines that they are writing, checked (DEC-12)."""
    if viewer is None or not may_write(state, viewer):
        return None
    team = state.teams.team_of[viewer]
    code = GUESSES[state.codes[team]]
    lines = []
    for line, findings in enumerate(check_drafts(state, team)):
        text = state.drafts[team * 3 + line]
        keyword = state.content.spoken(state.keywords[team * 4 + code[line] - 1], state.options.language)
        shown = findings if text else ()
        lines.append(
            DeskLine(code[line], keyword, text, state.performed[team * 3 + line], status(text, shown), shown)
        )
    return tuple(lines)


def status(text: str, findings: tuple[Finding, ...]) -> str:
    """Return how a drafted line stands."""
    if not text:
        return "empty"
    if not findings:
        return "passes"
    return "blocked" if findings[0].level == "block" else "warning"


def view_objection(state: State, viewer: Viewer) -> ObjectionView | None:
    """Show an open objection: who has voted to all, how to nobody but the voter."""
    if state.objector < 0:
        return None
    voted = tuple(seat for seat in range(state.seats) if state.votes[seat])
    own = VOTE_NAMES[state.votes[viewer]] if viewer is not None else ""
    return ObjectionView(state.objector, state.objected, state.grounds, state.contested, voted, own)


def audit(state: State) -> tuple[Audit, ...]:
    """List the warnings that were confirmed on the clues of the whole game."""
    found = []
    for at, half in enumerate(state.history):
        frame = frame_then(state, at)
        for line, text in enumerate(half.clues):
            if text:
                found += [
                    Audit(half.round, half.team, line + 1, one) for one in check_line(frame, half.clues, line)
                ]
    return tuple(found)


def standing(view: View) -> tuple[int, ...]:
    """Return interceptions less misses, by which a tie is settled, of each seat's team (DEC-37)."""
    sums = {seat: team.interceptions - team.misses for team in view.teams for seat in team.seats}
    return tuple([sums[seat] for seat in sorted(sums)])
