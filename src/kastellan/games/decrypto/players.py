"""How computer players of Decrypto decide: they write, decode, intercept, judge and name keywords.

A guess that people can make is left to them (``left_to``); computer players say what they think when
they are asked (``thoughts.py``).  Among themselves they first put a draft before the team and fix the
draft that lies there, whoever wrote it, when they are asked again.  Where all have to agree they
agree with what is proposed.  They never object, never uphold an objection that the machine cannot
confirm, and concede one to a clue of their own that they had been warned of.  Among themselves any of
them may be named encryptor.
"""

from collections.abc import Sequence
from functools import lru_cache
from random import Random

from kastellan.core.knowledge import Budget, Seen
from kastellan.games.decrypto.actions import (
    ANSWERS,
    CODES,
    FIX_NAMES,
    GUESSES,
    VOTES,
    Action,
    Digits,
    DraftGuess,
    FixGuess,
    NameKeyword,
    WriteClue,
)
from kastellan.games.decrypto.clues import BLOCK, Finding, Frame, check_line, hard_findings
from kastellan.games.decrypto.codes import Past, Row, chances
from kastellan.games.decrypto.content import Words
from kastellan.games.decrypto.drafts import clues_given
from kastellan.games.decrypto.imagine import imagine
from kastellan.games.decrypto.plainly import Plainly
from kastellan.games.decrypto.reading import (
    AVERAGE,
    Guess,
    Knowing,
    beliefs,
    decode,
    knowledge,
    rows_for,
)
from kastellan.games.decrypto.scorers import configured, opinions
from kastellan.games.decrypto.suggest import suggest_clue
from kastellan.games.decrypto.views import TeamView, View
from kastellan.games.decrypto.writing import STYLES, Desk, Task

AVERAGED = {"normal": 1.0, "greedy": 1.0}
"""Levels that only compare a clue with the lists of earlier ones, and do not look for the keyword."""

EQUAL = 1e-9


def choose(seen: Seen, level: str, rng: Random, budget: Budget) -> Action:
    """Return what a player of this level does.

    ``easy`` gives direct clues and takes those of others at their word, ``normal`` weighs each round by
    itself, and ``hard`` also allows for readers who know less, thinks ahead and looks for the keywords
    behind the clues of the others.  All give clues as people write them; ``decoys`` is ``hard`` among
    computers alone, with words put side by side.
    """
    del budget  # every decision takes a fraction of a second
    view: View = seen.view
    if view.phase == "choose":
        named: Action = rng.choice(seen.legal)
        return named
    if view.phase == "write":
        return choose_clue(seen, level, rng)
    if view.phase == "names":
        return choose_name(seen)
    if view.objection is not None:
        return judge(seen)
    return choose_guess(seen, level, rng)


def team_of(seen: Seen) -> int:
    """Return the team of a seat."""
    return 0 if seen.seat in seen.view.teams[0].seats else 1


def knowledge_of(seen: Seen) -> Knowing:
    """Return what is known about words in the table's language."""
    return knowledge(seen.content, seen.view.options.language)


def past_of(view: View, team: int) -> Past:
    """Return the clues of a team so far by keyword, as on the sheet."""
    return [[clue.text for clue in clues] for clues in view.sheet[team].lists]


def keywords_of(side: TeamView, content: Words) -> tuple[int, ...]:
    """Return the keywords of a team that the viewer knows."""
    return tuple(content.place[word] for word in side.keywords if word is not None)


def frame_for(seen: Seen, team: int, code: Digits | tuple[()]) -> Frame:
    """Return what the clues of the own team are measured against in this round."""
    view: View = seen.view
    profiles = seen.content.profiles[view.options.language]
    own = tuple(profiles[word] for word in keywords_of(view.teams[team], seen.content))
    earlier = clues_given((half for half in view.history if half.round < view.round), team)
    return Frame(view.options.language, own, code, earlier, root_rule=view.options.root_rule)


def task_for(seen: Seen) -> Task:
    """Return what the encryptor has before them; drafts that no hard rule stops stand."""
    view: View = seen.view
    team = team_of(seen)
    side, desk = view.teams[team], view.desk or ()
    code = side.code or GUESSES[0]
    own = [half for half in view.history if half.team == team]
    first, second, third = ("" if line.status == "blocked" else line.text for line in desk)
    return Task(
        frame_for(seen, team, code),
        keywords_of(side, seen.content),
        code,
        past_of(view, team),
        view.round,
        (first, second, third),
        misses=sum(half.misread for half in own),
        interceptions=sum(half.caught for half in own),
        intercepted=view.round > 1,
    )


def choose_clue(seen: Seen, level: str, rng: Random) -> Action:
    """Write the next line that is missing or stopped; hand the clues in when all three stand."""
    task = task_for(seen)
    missing = [line for line in range(3) if not task.lines[line]]
    if not missing and len(seen.legal):
        handed_in: Action = seen.legal[0]
        return handed_in
    lines = Desk(knowledge_of(seen), task, STYLES[level]).write(rng)
    if lines is None or not missing:
        return suggest_clue(imagine(seen.view, seen.content, rng), team_of(seen), rng)
    return WriteClue(missing[0] + 1, lines[missing[0]])


def clues_to_read(view: View, team: int) -> list[str]:
    """Return the clues on the table; struck ones count as empty lines (DEC-16)."""
    return ["" if clue.struck else clue.text for clue in view.teams[team].clues or ()]


def barred_for(seen: Seen, team: int) -> frozenset[int]:
    """Return the keywords that the others cannot have.

    These share a card or root with an own one, or a clue of theirs is of that word or root (DEC-53, DEC-55).
    """
    view: View = seen.view
    language = view.options.language
    clashes = seen.content.clashes[language]
    own = keywords_of(view.teams[team], seen.content)
    given = [*clues_given(view.history, 1 - team), *clues_to_read(view, 1 - team)]
    broken = [broken_by(seen.content, language, clue, view.options.root_rule) for clue in given if clue]
    return frozenset().union(own, *(clashes[word] for word in own), *broken)


@lru_cache(maxsize=1 << 10)
def broken_by(content: Words, language: str, clue: str, root_rule: bool) -> frozenset[int]:
    """Return the keywords for whose team a clue would have been forbidden."""
    profiles = enumerate(content.profiles[language])
    frames = ((at, Frame(language, (one,), (), (), root_rule=root_rule)) for at, one in profiles)
    return frozenset(at for at, frame in frames if hard_findings(frame, clue))


def read(seen: Seen, level: str = "hard") -> list[float]:
    """Return the chances of the 24 codes for the clues on the table."""
    view: View = seen.view
    team, half = team_of(seen), view.half or 0
    known, clues, past = knowledge_of(seen), clues_to_read(view, half), past_of(view, half)
    if level == "easy":
        own = keywords_of(view.teams[team], seen.content) if team == half else ()
        return Plainly(known).read(clues, own, past)
    known.hear(clue for clue in clues if clue)
    if team == half:
        keywords, language = keywords_of(view.teams[team], seen.content), view.options.language
        words = [seen.content.spoken(word, language) for word in keywords]
        return decode(known, clues, keywords, opinions(configured(), clues, words, language))
    lists, barred = tuple(map(tuple, past)), barred_for(seen, team)
    return chances(rows_by_lists(known, tuple(clues), lists, barred, AVERAGED.get(level, AVERAGE)))


@lru_cache(maxsize=16)
def rows_by_lists(
    known: Knowing, clues: tuple[str, ...], past: Past, barred: frozenset[int], average: float
) -> list[Row]:
    """Return how well each clue goes with each list of the others; the same are read again and again."""
    known.hear(clue for clue in clues if clue)
    return rows_for(known, clues, past, barred, average)


def choose_guess(seen: Seen, level: str, rng: Random) -> Action:
    """Fix the guess alone, or draft it for the team, or fix what lies before the team."""
    view: View = seen.view
    team = team_of(seen)
    side = view.teams[team]
    guessers = [seat for seat in side.seats if team != view.half or seat != side.encryptor]
    if len(guessers) > 1 and side.guess is not None and 0 not in side.guess:
        return FixGuess(side.guess)
    guess = preferred(read(seen, level), rng)
    return FixGuess(guess) if len(guessers) == 1 else DraftGuess(guess)


def preferred(found: Sequence[float], rng: Random) -> Digits:
    """Return the likeliest code; of equals any."""
    best = max(found)
    return GUESSES[rng.choice([code for code in range(CODES) if found[code] > best - EQUAL])]


def judge(seen: Seen) -> Action:
    """Answer an objection, or vote on it, by what the machine can check (DEC-16)."""
    view: View = seen.view
    team, objection = team_of(seen), view.objection
    assert objection is not None  # noqa: S101 - asked only then
    if not objection.contested:
        return ANSWERS[0 if found_in(seen, team, objection.line, objection.rule) else 1]
    if team != view.half:
        return VOTES[2]
    findings = found_in(seen, team, objection.line, objection.rule)
    if any(finding.level == BLOCK for finding in findings):
        return VOTES[0]
    return VOTES[2] if findings else VOTES[1]


def found_in(seen: Seen, team: int, line: int, rule: str) -> list[Finding]:
    """Return what the machine finds against ``rule`` in a clue of the own team."""
    side = seen.view.teams[team]
    texts = tuple(clue.text for clue in side.clues or ())
    frame = frame_for(seen, team, side.code or ())
    return [finding for finding in check_line(frame, texts, line - 1) if finding.rule == rule]


def choose_name(seen: Seen) -> Action:
    """Name what the others' keywords may be, then hand the words in (DEC-38)."""
    view: View = seen.view
    team = team_of(seen)
    names = view.teams[team].names or ()
    for place, name in enumerate(names):
        if not name:
            words = likely_keywords(seen, names)
            return NameKeyword(place + 1, words[place]) if words[place] else FIX_NAMES
    return FIX_NAMES


def others_believed(seen: Seen) -> list[Guess]:
    """Return what is believed of the others' keywords."""
    team = team_of(seen)
    return beliefs(knowledge_of(seen), past_of(seen.view, 1 - team), barred_for(seen, team))


def likely_keywords(seen: Seen, taken: Sequence[str]) -> list[str]:
    """Return the likeliest keyword behind each list of clues, none of them twice or already taken."""
    content, language = seen.content, seen.view.options.language
    offers = [
        (-chance, word, place)
        for place, belief in enumerate(others_believed(seen))
        for word, chance in belief.likely.items()
    ]
    found = [""] * 4
    for _, word, place in sorted(offers):
        spoken = content.spoken(word, language)
        if not found[place] and spoken not in found and spoken not in taken:
            found[place] = spoken
    return found
