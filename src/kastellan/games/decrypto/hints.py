"""What the strong player of Decrypto would do, and how each clue points to each keyword."""

from collections.abc import Sequence
from random import Random
from typing import Any

from kastellan.core.game import Line
from kastellan.core.knowledge import Budget, Hint, Seen, whole_percent
from kastellan.core.refusal import Fact
from kastellan.games.decrypto.actions import PLACE_OF, REOPEN, FixGuess, NameKeyword, WriteClue
from kastellan.games.decrypto.codes import Past, portion
from kastellan.games.decrypto.players import (
    choose,
    clues_to_read,
    keywords_of,
    knowledge_of,
    others_believed,
    past_of,
    read,
    task_for,
    team_of,
)
from kastellan.games.decrypto.reading import AVERAGE, Knowing, beliefs
from kastellan.games.decrypto.refusals import spoken
from kastellan.games.decrypto.views import View
from kastellan.games.decrypto.writing import STYLES, Desk

SHOWN = 5


def hint(seen: Seen, rng: Random, budget: Budget) -> Hint | None:
    """Return the strong player's choice with its reason; ``None`` leaves it to the general sentence."""
    view: View = seen.view
    action = choose(seen, "hint", rng, budget)
    if isinstance(action, WriteClue):
        return hint_clue(seen, action)
    if isinstance(action, NameKeyword):
        return hint_name(seen, action)
    if view.phase == "choose":
        return Hint(action, Line("hint-decrypto-encryptor"))
    if view.phase == "write":
        return Hint(action, Line("hint-decrypto-submit"), {"lines": drafts(seen)})
    if view.phase == "names":
        return Hint(action, Line("hint-decrypto-names"), {"keywords": believed(seen)})
    if view.objection is not None:
        return Hint(action, Line("hint-decrypto-objection"))
    return hint_guess(seen)


def hint_clue(seen: Seen, action: WriteClue) -> Hint:
    """Return a clue, how likely it is understood, and how likely the others would place it."""
    found = look_at(seen, action.line - 1, action.text)
    facts = {
        "clue": action.text,
        "keyword": found["keyword"],
        "understood": whole_percent(found["understood"]),
        "danger": whole_percent(found["danger"]),
    }
    line = Line("hint-decrypto-clue" if seen.view.round > 1 else "hint-decrypto-first-clue", facts)
    return Hint(action, line, {"lines": [found, *drafts(seen)]})


def look_at(seen: Seen, line: int, text: str) -> dict[str, Any]:
    """Return how a clue points to each own keyword and how dangerous it is, as plain data.

    ``danger`` is how likely opponents place it, ``nearest`` the clue with its number that it comes nearest to
    of those they have heard; ``betrayal`` how likely they know the keyword once the code is revealed.
    """
    task, known = task_for(seen), knowledge_of(seen)
    candidate = Desk(known, task, STYLES["hard"]).weigh(line, text)
    place = task.code[line] - 1
    words = seen.view.teams[team_of(seen)].words
    return {
        "line": line + 1,
        "clue": text,
        "keyword": words[place],
        "points_to": table_row(words, candidate.own[0]),
        "place": place,
        "understood": portion(candidate.own[0], place),
        "danger": portion(candidate.theirs[0], place),
        "nearest": nearest_heard(known, task.past, text),
        "betrayal": candidate.betrayal,
    }


def nearest_heard(known: Knowing, past: Past, text: str) -> tuple[str, int] | None:
    """Return the earlier clue of the team that a new one comes nearest to, with its number, if any."""
    heard = [(clue, number) for number, clues in enumerate(past, start=1) for clue in clues if clue]
    return max(
        heard, key=lambda one: known.believe((one[0],), frozenset(), AVERAGE).recalls(text), default=None
    )


def drafts(seen: Seen) -> list[dict[str, Any]]:
    """Return the same for the drafts that stand."""
    return [look_at(seen, line, text) for line, text in enumerate(task_for(seen).lines) if text]


def table_row(words: Sequence[str | None], row: Sequence[float]) -> list[list[Any]]:
    """Return the share of each keyword, or of each number where the keyword is hidden."""
    return [[word or place + 1, portion(row, place)] for place, word in enumerate(words)]


def hint_guess(seen: Seen) -> Hint:
    """Return the likeliest code, or reopen another that team-mates propose; and where each clue points."""
    view: View = seen.view
    team, half = team_of(seen), view.half or 0
    found = read(seen)
    guess = max(PLACE_OF, key=lambda one: found[PLACE_OF[one]] if PLACE_OF[one] < len(found) else -1.0)
    facts: dict[str, Fact] = {"guess": spoken(guess), "percent": whole_percent(found[PLACE_OF[guess]])}
    fix = FixGuess(guess)
    action = fix if fix in seen.legal else REOPEN
    known, clues = knowledge_of(seen), clues_to_read(view, half)
    if team == half:
        keywords = keywords_of(view.teams[team], seen.content)
        rows = [known.fit(clue, keywords) for clue in clues]
        key = "hint-decrypto-decode"
    else:
        lists = beliefs(known, past_of(view, half))
        rows = [[one.fits(clue) for one in lists] for clue in clues]
        key = "hint-decrypto-intercept"
    words = view.teams[team].words if team == half else (None,) * 4
    points = [
        {"clue": clue, "points_to": table_row(words, row), "place": digit - 1}
        for clue, row, digit in zip(clues, rows, guess, strict=True)
    ]
    return Hint(action, Line(key, facts), {"lines": points})


def believed(seen: Seen) -> list[list[list[Any]]]:
    """Return the likeliest keywords behind each list of the others, with their chances."""
    language = seen.view.options.language
    return [
        [
            [seen.content.spoken(word, language), chance]
            for word, chance in sorted(one.likely.items(), key=lambda item: -item[1])[:SHOWN]
        ]
        for one in others_believed(seen)
    ]


def hint_name(seen: Seen, action: NameKeyword) -> Hint:
    """Return a word that the others may have."""
    facts: dict[str, Fact] = {"number": action.place, "word": action.text}
    return Hint(action, Line("hint-decrypto-name", facts), {"keywords": believed(seen)})
