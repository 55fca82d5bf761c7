"""What a computer player says to its team about the clues on the table: its reading, how sure, and why.

It says no more than its seat knows.  Every reason is one by which it read: an association of the
keyword, an earlier clue of the sheet, what it suspects behind a list, or that nothing else was left.
"""

from collections.abc import Sequence
from random import Random
from typing import Final

from kastellan.core.game import Line
from kastellan.core.knowledge import Seen
from kastellan.core.refusal import Fact
from kastellan.games.decrypto.actions import CODES, GUESSES, Digits
from kastellan.games.decrypto.associations import COMMON, Associations, features
from kastellan.games.decrypto.codes import Past, Row, portion
from kastellan.games.decrypto.meaning import Meaning
from kastellan.games.decrypto.plainly import Plainly
from kastellan.games.decrypto.players import (
    AVERAGED,
    barred_for,
    clues_to_read,
    keywords_of,
    knowledge_of,
    past_of,
    preferred,
    read,
    team_of,
)
from kastellan.games.decrypto.reading import AVERAGE, Guess, Knowing, beliefs
from kastellan.games.decrypto.refusals import spoken
from kastellan.games.decrypto.views import View

SURE: Final = 0.6
"""From this chance on a digit is no guess."""
TELLING: Final = 0.3
"""A clue that gives its best keyword no more than this tells nothing: an even choice of four is 0.25."""
SUSPECTED: Final = 0.3
"""From this chance on a keyword of the others is worth naming."""
SEEKING: Final = ("hard", "hint", "decoys")
"""Levels that look for the keywords behind the clues of the others."""
NO_PEGS: Final = (0, 0, 0)


def thought(seen: Seen, level: str, seed: int) -> tuple[Line, ...]:
    """Return what a player of this level thinks of the clues before its team; nothing at other times.

    The same seed gives the same reading as long as these clues are discussed.
    """
    view: View = seen.view
    if view.phase != "guess" or view.objection is not None or not len(seen.legal):
        return ()
    found = read(seen, level)
    guess = preferred(found, Random(f"{seed} {view.round} {view.half}"))
    doubtful = [line for line in range(3) if chance_of(found, line, guess[line]) < SURE]
    return opinion(view, team_of(seen), guess, doubtful), *reasons(seen, level, guess, doubtful)


def opinion(view: View, team: int, guess: Digits, doubtful: Sequence[int]) -> Line:
    """Return the reading beside the draft that lies there, and which clues are guessed at."""
    facts: dict[str, Fact] = {
        "round": view.round,
        "half": view.half or 0,
        "guess": spoken(guess),
        "code": guess,
        "doubt": len(doubtful),
        "line": doubtful[0] + 1 if doubtful else 0,
        "other": doubtful[1] + 1 if len(doubtful) > 1 else 0,
    }
    draft = view.teams[team].guess or NO_PEGS
    if not any(draft):
        return Line("decrypto-thought", facts)
    if other := disputed(draft, guess):
        facts |= {"at": other[0] + 1, "peg": draft[other[0]], "mine": guess[other[0]]}
    if 0 not in draft:
        return Line("decrypto-thought-rather" if other else "decrypto-thought-agreed", facts)
    return Line("decrypto-thought-not" if other else "decrypto-thought-so-far", facts)


def disputed(draft: Digits, guess: Digits) -> list[int]:
    """Return the lines that have a peg before the team and would have another one."""
    return [line for line in range(3) if draft[line] not in (0, guess[line])]


def chance_of(found: Sequence[float], line: int, digit: int) -> float:
    """Return how likely a line stands for a digit."""
    return sum(found[code] for code in range(CODES) if GUESSES[code][line] == digit)


def reasons(seen: Seen, level: str, guess: Digits, doubtful: Sequence[int]) -> list[Line]:
    """Return for each clue why it is read so; then why not as the pegs before the team have it."""
    view: View = seen.view
    team, half = team_of(seen), view.half or 0
    known, clues, past = knowledge_of(seen), clues_to_read(view, half), past_of(view, half)
    keywords = keywords_of(view.teams[team], seen.content) if team == half else ()
    lists = [] if keywords else beliefs(known, past, barred_for(seen, team), AVERAGED.get(level, AVERAGE))
    found = []
    rows = [row_of(known, level, clue, keywords, past, lists) for clue in clues]
    for at, (clue, digit, row) in enumerate(zip(clues, guess, rows, strict=True)):
        if line := left_over(clue, guess, digit, row):
            found.append(line)
        elif keywords:
            found.append(by_keyword(known, clue, digit, keywords[digit - 1]))
        else:
            suspected = suspect(known, lists[digit - 1]) if level in SEEKING else None
            found.append(by_list(known, clue, digit, past[digit - 1], suspected, at in doubtful))
    draft = view.teams[team].guess or NO_PEGS
    return found + [
        against(clues[line], draft[line], guess[line], [spoken_word(known, word) for word in keywords])
        for line in disputed(draft, guess)
        if clues[line] and rows[line][draft[line] - 1] < rows[line][guess[line] - 1]
    ]


def row_of(
    known: Knowing, level: str, clue: str, keywords: Sequence[int], past: Past, lists: Sequence[Guess]
) -> Row:
    """Return how well a clue fits each number, for a reader of this level."""
    if level == "easy":
        return Plainly(known).row(clue, keywords, past)
    return known.fit(clue, keywords) if keywords else [one.fits(clue) for one in lists]


def against(clue: str, peg: int, digit: int, words: Sequence[str]) -> Line:
    """Return why a clue is not read as its peg has it: another keyword or list is nearer."""
    facts: dict[str, Fact] = {"clue": clue, "peg": peg, "number": digit}
    if not words:
        return Line("decrypto-reason-less", facts)
    return Line("decrypto-reason-not", {**facts, "word": words[peg - 1], "better": words[digit - 1]})


def left_over(clue: str, guess: Digits, digit: int, row: Sequence[float]) -> Line | None:
    """Return that a clue says little, or rather what another line has; ``None`` if it points to its digit."""
    if not clue:
        return Line("decrypto-reason-empty", {"number": digit})
    best = max(range(4), key=lambda place: row[place])
    if portion(row, best) <= TELLING or (row[digit - 1] < row[best] and best + 1 not in guess):
        return Line("decrypto-reason-dark", {"clue": clue, "number": digit})
    if row[digit - 1] < row[best]:
        return Line("decrypto-reason-left", {"clue": clue, "better": best + 1, "number": digit})
    return None


def by_keyword(known: Knowing, clue: str, digit: int, keyword: int) -> Line:
    """Return which association of the own keyword a clue brings to mind, or by way of which other word."""
    lexicon = known.lexicon if isinstance(known, Meaning) else known
    facts: dict[str, Fact] = {"clue": clue, "word": spoken_word(known, keyword), "number": digit}
    if isinstance(lexicon, Associations):
        near = nearest_association(lexicon, clue, keyword)
        if near == clue:
            return Line("decrypto-reason-same", facts)
        if near:
            return Line("decrypto-reason-like", {**facts, "near": near})
        if way := way_to(lexicon, clue, keyword):
            return Line("decrypto-reason-way", {**facts, "by": way})
    return Line("decrypto-reason-near", facts)


def spoken_word(known: Knowing, keyword: int) -> str:
    """Return a keyword in the language of the table."""
    return known.content.spoken(keyword, known.language)


def nearest_association(lexicon: Associations, clue: str, keyword: int) -> str:
    """Return the association of a keyword that shares most with a clue; nothing if none shares anything."""
    language, weights = lexicon.language, lexicon.weight
    telling = {one: trust for one, trust in features(clue, language) if len(weights.get(one, ())) <= COMMON}
    shared = {
        text: sum(telling.get(one, 0.0) for one, _ in features(text, language))
        for text, _ in lexicon.entries(keyword)
    }
    best = max(shared, key=lambda text: shared[text], default="")
    return best if shared.get(best) else ""


def way_to(lexicon: Associations, clue: str, keyword: int) -> str:
    """Return by way of which other keyword of the list a clue points to this one, if it does."""
    ways = {
        one: weight * lexicon.reach(one).get(keyword, 0.0) for one, weight in lexicon.direct(clue).items()
    }
    best = max(ways, key=lambda one: (ways[one], -one), default=keyword)
    return "" if best == keyword or not ways[best] else lexicon.content.spoken(best, lexicon.language)


def suspect(known: Knowing, belief: Guess) -> str | None:
    """Return the keyword that is suspected behind a list of the others, if one stands out."""
    word, chance = max(belief.likely.items(), key=lambda one: (one[1], -one[0]), default=(-1, 0.0))
    return spoken_word(known, word) if chance >= SUSPECTED else None


def by_list(
    known: Knowing, clue: str, digit: int, earlier: Sequence[str], suspected: str | None, doubt: bool
) -> Line:
    """Return which earlier clue of the others, or which keyword suspected behind them, a clue goes with."""
    if not earlier:
        return Line("decrypto-reason-fresh", {"clue": clue, "number": digit})
    if suspected is not None:
        return Line("decrypto-reason-behind", {"clue": clue, "word": suspected, "number": digit})
    nearest = max(earlier, key=lambda one: known.believe((one,), frozenset(), AVERAGE).fits(clue))
    key = "decrypto-reason-perhaps" if doubt else "decrypto-reason-earlier"
    return Line(key, {"clue": clue, "earlier": nearest, "number": digit})
