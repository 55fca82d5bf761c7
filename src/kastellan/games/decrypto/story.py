"""How a move of Decrypto is told; drafts, notes and sealed answers are not."""

from collections.abc import Mapping

from kastellan.core.game import Line, Viewer
from kastellan.core.refusal import Fact
from kastellan.games.decrypto.actions import (
    Action,
    AnswerObjection,
    ChooseEncryptor,
    DealWord,
    DrawCode,
    Event,
    FixGuess,
    FixNames,
    NameTeam,
    Object,
    ReopenGuess,
    SubmitClues,
    TimeUp,
    Vote,
)
from kastellan.games.decrypto.permits import encryptor
from kastellan.games.decrypto.records import HalfRound
from kastellan.games.decrypto.refusals import spoken
from kastellan.games.decrypto.state import DEAL, GUESS, NAMES, OVER, SHARED, WHITE, WRITE, State
from kastellan.games.decrypto.verdicts import by_points, keywords_found

COLOURS = ("white", "black")
PARTS = ("pair", "interceptor")


def called(state: State, team: int) -> dict[str, Fact]:
    """Return what a team is called here as on the board: by its own name, its part of three, its colour."""
    own = state.team_names[team]
    part = (PARTS if state.teams.three else COLOURS)[team]
    return {"team": "named" if own else part, "called": own}


def tell(before: State, seat: int, action: Action | Event, after: State, _viewer: Viewer) -> tuple[Line, ...]:
    """Tell one move in the same words to everybody."""
    lines = tell_action(before, seat, action, after)
    if len(after.disputes) > len(before.disputes):
        lines += tell_settled(before, after)
    if len(after.history) > len(before.history):
        lines += tell_half(before, after, after.history[-1])
    if clues_appear(before, after):
        lines += tell_clues(after)
    if after.phase == NAMES and before.phase != NAMES:
        lines.append(Line("decrypto-story-names"))
    if after.phase == OVER:
        lines += tell_end(before, after)
    return tuple(lines)


def tell_action(before: State, seat: int, action: Action | Event, after: State) -> list[Line]:
    """Tell the action itself, if it is anybody's business."""
    team = called(before, before.teams.team_of[seat]) if seat >= 0 else {}
    facts: dict[str, Fact] = {"seat": seat, **team}
    match action:
        case DealWord():
            return tell_dealt(after)
        case ChooseEncryptor():
            return [Line("decrypto-story-encryptor", {**facts, "named": action.seat})]
        case DrawCode():
            return [Line("decrypto-story-round", round_facts(after))] if after.phase == WRITE else []
        case SubmitClues():
            return [Line("decrypto-story-submitted", facts)]
        case FixGuess():
            return tell_fixed(before, after, seat, facts)
        case ReopenGuess():
            return [Line("decrypto-story-reopened", facts)]
        case Object():
            return [Line("decrypto-story-objection", {**facts, "line": action.line, "rule": action.rule})]
        case AnswerObjection(answer="contest"):
            return [Line("decrypto-story-contested", facts)]
        case Vote():
            return [Line("decrypto-story-voted", facts)]
        case FixNames():
            return [Line("decrypto-story-named", facts)]
        case NameTeam():
            name = after.team_names[after.teams.team_of[seat]]
            return [Line("decrypto-story-team-name", {**facts, "name": name})]
        case TimeUp():
            return [Line("decrypto-story-time-up", {"what": action.what})]
    return []


def tell_dealt(after: State) -> list[Line]:
    """Tell that the last keyword is dealt, and that two against four is not what the books advise (DEC-1)."""
    if after.phase == DEAL:
        return []
    advice = [Line("decrypto-story-uneven")] if after.teams.uneven else []
    return [Line("decrypto-story-dealt"), *advice]


def round_facts(state: State) -> Mapping[str, Fact]:
    """Return who gives clues in a round."""
    if state.teams.three:
        return {"round": state.round, "white": encryptor(state, 0), "black": -1, "three": "yes"}
    return {"round": state.round, "white": encryptor(state, 0), "black": encryptor(state, 1), "three": "no"}


def tell_fixed(before: State, after: State, seat: int, facts: dict[str, Fact]) -> list[Line]:
    """Tell that a team has fixed its guess, or that one member wants to."""
    team = before.teams.team_of[seat]
    closed = after.fixed[team] or len(after.history) > len(before.history)
    return [Line("decrypto-story-fixed" if closed else "decrypto-story-agrees", facts)]


def tell_settled(before: State, after: State) -> list[Line]:
    """Tell how an objection ended, how the votes fell, and whether guesses are open again."""
    dispute = after.disputes[-1]
    facts: dict[str, Fact] = {"line": dispute.line, "seat": encryptor(after, after.half)}
    key = "decrypto-story-conceded"
    if not dispute.conceded:
        facts |= {"uphold": dispute.votes.count("uphold"), "reject": dispute.votes.count("reject")}
        key = "decrypto-story-struck" if dispute.struck else "decrypto-story-stands"
    reopened = dispute.struck and (any(before.fixed) or before.agreed > 0)
    return [Line(key, facts)] + [Line("decrypto-story-guesses-open")] * reopened


def tell_half(before: State, after: State, half: HalfRound) -> list[Line]:
    """Announce interception, decoding, code and tokens, in this order (DEC-21 to DEC-25)."""
    team, other = called(after, half.team), called(after, 1 - half.team)
    lines = []
    if half.interception is not None:
        lines.append(Line("decrypto-story-interception", {**other, "guess": spoken(half.interception)}))
    lines.append(Line("decrypto-story-decoding", {**team, "guess": spoken(half.decoding)}))
    lines.append(Line("decrypto-story-code", {"seat": half.encryptor, "code": spoken(half.code)}))
    for who in (1 - half.team, half.team):
        won = after.interceptions[who] - before.interceptions[who]
        if won:
            lines.append(Line("decrypto-story-token", {**called(after, who), "tokens": won}))
        if after.misses[who] > before.misses[who]:
            lines.append(Line("decrypto-story-miscommunication", called(after, who)))
    return lines


def clues_appear(before: State, after: State) -> bool:
    """Return whether clues were made known by this move."""
    return after.phase == GUESS and (before.phase != GUESS or before.half != after.half)


def tell_clues(state: State) -> list[Line]:
    """Make the three clues known, in order (DEC-15)."""
    facts: dict[str, Fact] = {"seat": encryptor(state, state.half), **called(state, state.half)}
    lines = [Line("decrypto-story-clues", facts)]
    for line in range(3):
        clue, performed = state.drafts[state.half * 3 + line], state.performed[state.half * 3 + line]
        key = "decrypto-story-clue" if clue else "decrypto-story-no-clue"
        if performed:
            key = "decrypto-story-clue-performed"
        lines.append(Line(key, {"line": line + 1, "clue": clue} if clue else {"line": line + 1}))
    return lines


def tell_end(before: State, after: State) -> list[Line]:
    """Tell who has won and why (DEC-31 to DEC-39, DEC-63)."""
    lines = []
    for team in (0, 1):
        if before.phase == NAMES:
            found = keywords_found(after, team)
            lines.append(Line("decrypto-story-found", {**called(after, team), "found": found}))
        if by_points(after):
            points = after.interceptions[team] - after.misses[team]
            lines.append(Line("decrypto-story-points", {**called(after, team), "points": points}))
    if after.winner == SHARED:
        return [*lines, Line("decrypto-story-shared")]
    result = "rounds" if after.teams.three and after.winner == WHITE else "won"
    return [*lines, Line("decrypto-story-over", {**called(after, after.winner), "result": result})]
