"""Who is likely to win Decrypto, as one viewer can tell, and what a decision cost.

Clues and guesses change the chances of two things only: that a team misunderstands its own clues,
and that the others find its code.  What these are worth follows from the tokens by counting all
ways in which the game may go on with teams of average skill.
"""

from collections.abc import Iterator
from functools import lru_cache
from random import Random

import msgspec

from kastellan.core.knowledge import Assessment, Budget, Seen
from kastellan.games.decrypto.actions import PLACE_OF, Action, FixGuess, SubmitClues, WriteClue
from kastellan.games.decrypto.content import Words
from kastellan.games.decrypto.options import line_up
from kastellan.games.decrypto.players import knowledge_of, read, task_for, team_of
from kastellan.games.decrypto.verdicts import verdict, verdict_of_three
from kastellan.games.decrypto.views import View
from kastellan.games.decrypto.writing import STYLES, Desk, acceptable

MISSED = 0.1
"""How often a team misunderstands its own clues."""

CAUGHT = (0.0, 0.08, 0.12, 0.16, 0.18, 0.2, 0.2, 0.2)
"""How often its code is found by the others, round by round; nobody can in the first."""

Tokens = tuple[int, int, int, int]
"""White's interceptions and miscommunications, then Black's."""


class Standing(msgspec.Struct, frozen=True):
    """Where a game stands before the half-round of ``half``."""

    tokens: Tokens
    round: int
    half: int
    three: bool


def standing(view: View) -> Standing:
    """Return where the game stands, by what everybody knows."""
    white, black = view.teams
    tokens = (white.interceptions, white.misses, black.interceptions, black.misses)
    seats = len(white.seats) + len(black.seats)
    return Standing(tokens, max(1, view.round), view.half or 0, line_up(seats, view.options).three)


@lru_cache(maxsize=65_536)
def white_wins(at: Standing) -> float:
    """Return White's chance to win if both teams go on with average skill."""
    return after_half(at, MISSED, caught(at))


def caught(at: Standing) -> float:
    """Return how likely an average team finds the code of this half-round."""
    return CAUGHT[min(at.round, len(CAUGHT)) - 1]


def after_half(at: Standing, missed: float, found: float) -> float:
    """Return White's chance to win if this half-round's clues are misread and intercepted this often."""
    return sum(share * following(at, one) for one, share in results(at, missed, found))


def results(at: Standing, missed: float, found: float) -> Iterator[tuple[Tokens, float]]:
    """Yield the tokens after a half-round with their chances (DEC-22 to DEC-25, DEC-62)."""
    own, other = 2 * at.half, 2 - 2 * at.half
    for miss in (0, 1):
        for hit in (0, 1):
            tokens = list(at.tokens)
            tokens[other if at.three else own + 1] += miss
            tokens[other] += hit
            yield (
                (tokens[0], tokens[1], tokens[2], tokens[3]),
                (missed if miss else 1 - missed) * (found if hit else 1 - found),
            )


def following(at: Standing, tokens: Tokens) -> float:
    """Return White's chance to win after a half-round that left these tokens (DEC-30 to DEC-38, DEC-63)."""
    if at.half == 0 and not at.three:
        return white_wins(Standing(tokens, at.round, 1, at.three))
    if at.three:
        result = verdict_of_three(tokens[2], at.round)
    else:
        result = verdict(*(min(2, one) for one in tokens), at.round)  # type: ignore[call-arg]
    if result == "next":
        return white_wins(Standing(tokens, at.round + 1, 0, at.three))
    return {"white": 1.0, "black": 0.0}.get(result, 0.5)


def forecast(view: View, content: Words, _rng: Random) -> list[float]:
    """Return each seat's chance to win: by the tokens, and by how the viewer reads the clues on the table."""
    white = chance_of_white(view, content)
    seats = len(view.teams[0].seats) + len(view.teams[1].seats)
    return [white if seat in view.teams[0].seats else 1 - white for seat in range(seats)]


def chance_of_white(view: View, content: Words) -> float:
    """Return White's chance to win as the viewer can tell."""
    if view.phase == "over":
        return 0.5 if view.winner not in (0, 1) else 1.0 - view.winner
    if view.phase == "names":
        return 0.5
    at = standing(view)
    if view.phase != "guess" or view.viewer is None:
        return white_wins(at)
    seen = Seen(view.viewer, view, (), content)
    team, sure = team_of(seen), sureness(seen)
    missed = 1 - sure if team == at.half else MISSED
    return after_half(at, missed, sure if team != at.half else caught(at))


def sureness(seen: Seen) -> float:
    """Return how likely the viewer's team is right about the clues on the table, by their best guess.

    The encryptor knows the code, and can tell how well the clues lead to it.
    """
    view: View = seen.view
    team = team_of(seen)
    if team != view.half and view.round == 1:
        return 0.0
    found = read(seen)
    code = view.teams[view.half or 0].code
    return found[PLACE_OF[code]] if team == view.half and code is not None else max(found)


def assess(seen: Seen, action: Action, rng: Random, _budget: Budget) -> Assessment:
    """Return how good ``action`` was beside the best, from what was seen, as chances to win.

    A guess counts when it is fixed and clues count when they are handed in; drafts cost nothing.
    """
    if isinstance(action, FixGuess) and seen.view.phase == "guess":
        return assess_guess(seen, action)
    if isinstance(action, SubmitClues):
        return assess_clues(seen, action, rng)
    now = own_chance(seen, chance_of_white(seen.view, seen.content))
    return Assessment(action, now, now)


def own_chance(seen: Seen, white: float) -> float:
    """Return a chance of White as one of the viewer's team."""
    return white if team_of(seen) == 0 else 1 - white


def assess_guess(seen: Seen, action: FixGuess) -> Assessment:
    """Compare a guess with the likeliest code."""
    at, team, found = standing(seen.view), team_of(seen), read(seen)

    def worth(sure: float) -> float:
        missed = 1 - sure if team == at.half else MISSED
        return own_chance(seen, after_half(at, missed, sure if team != at.half else caught(at)))

    best = max(PLACE_OF, key=lambda guess: found[PLACE_OF[guess]] if PLACE_OF[guess] < len(found) else -1.0)
    taken = found[PLACE_OF[action.guess]]
    return Assessment(FixGuess(best), worth(found[PLACE_OF[best]]), worth(taken))


def assess_clues(seen: Seen, action: SubmitClues, rng: Random) -> Assessment:
    """Compare the clues with what stands there after the one line that would help most is written anew.

    Clues that the word knowledge has never met are beyond judgement and cost nothing.
    """
    known, task, team = knowledge_of(seen), task_for(seen), team_of(seen)
    at = msgspec.structs.replace(standing(seen.view), half=team)
    desk = Desk(known, task, STYLES["hard"])

    def worth(lines: tuple[str, str, str]) -> float:
        triple = [desk.weigh(line, text) for line, text in enumerate(lines)]
        found = desk.intercepted(triple) if task.intercepted else 0.0
        return own_chance(seen, after_half(at, 1 - desk.understood(triple), found))

    now = own_chance(seen, white_wins(at))
    if not all(text and known.knows(text) for text in task.lines):
        return Assessment(action, now, now)
    taken = worth(task.lines)
    free = msgspec.structs.replace(task, lines=("", "", ""))
    others = Desk(known, free, STYLES["hint"]).write(rng)
    best: tuple[float, Action] = (taken, action)
    for line in range(3 if others else 0):
        one, two, three = (others[k] if k == line else task.lines[k] for k in range(3))  # type: ignore[index]
        if acceptable(task, (one, two, three)) and (value := worth((one, two, three))) > best[0]:
            best = value, WriteClue(line + 1, (one, two, three)[line])
    return Assessment(best[1], best[0], taken)
