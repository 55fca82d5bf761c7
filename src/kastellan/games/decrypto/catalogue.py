"""All that can be done and seen in Decrypto when clues come from a list.

Players may write anything; a program that wants numbered actions chooses from the associations of
the content.  The whole list is numbered, whatever the keywords of a game are, so that an action's
number tells nothing; offered are the words that some of the own keywords suggest.
"""

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from typing import Final

from kastellan.core.catalogue import Catalogue, Choice, Each, Extent, LeftOut, Members, Number, Words
from kastellan.core.game import CHANNELS
from kastellan.games.decrypto import actions as ready
from kastellan.games.decrypto.actions import Action, NameKeyword, WriteClue
from kastellan.games.decrypto.clues import Frame, hard_findings
from kastellan.games.decrypto.content import Words as Keywords
from kastellan.games.decrypto.drafts import check_drafts, clues_given, lines_of
from kastellan.games.decrypto.language import DIGIT_OF, clean, stemmed, tokens
from kastellan.games.decrypto.options import ROUNDS, Options
from kastellan.games.decrypto.permits import GROUNDS, may_name, may_write
from kastellan.games.decrypto.play import legal
from kastellan.games.decrypto.state import State
from kastellan.games.decrypto.steps import VOTE_NAMES
from kastellan.games.decrypto.views import PHASES

CLUES_EACH: Final = 10
"""How many associations of a keyword are in the list: a team uses at most 24 of its 40."""

LINES: Final = 3
PLACES: Final = 4
LONGEST_ROUND: Final = 120


class Vocabulary:
    """The clues of a language and, for each keyword of the content, the numbers of those it suggests."""

    def __init__(self, content: Keywords, language: str) -> None:
        self.content, self.language = content, language
        self.keywords = [content.spoken(at, language) for at in range(len(content.words))]
        suggested = [self._suggested(word.id) for word in content.words]
        self.texts = sorted({text for texts in suggested for text in texts})
        number = {text: at for at, text in enumerate(self.texts)}
        self.suggested = [sorted(number[text] for text in texts) for texts in suggested]
        self.stems = [stems_of(text, language) for text in self.texts]
        self._fine: dict[tuple[tuple[int, ...], bool], list[int]] = {}

    def _suggested(self, keyword: str) -> list[str]:
        """Return the most direct associations of a keyword that cannot state a code.

        A keyword for which none are written is given other keywords.
        """
        ranked = sorted(self.content.lexicon[self.language].of(keyword), key=lambda one: one.grade)
        texts = dict.fromkeys(clean(one.clue) for one in ranked)
        plain = [text for text in texts if not any(is_digit(word) for word, _, _ in tokens(text))]
        at = self.content.place[keyword] + 1
        return plain[:CLUES_EACH] or [self.keywords[(at + k) % len(self.keywords)] for k in range(CLUES_EACH)]

    def fine(self, keywords: tuple[int, ...], root_rule: bool) -> list[int]:
        """Return the clues that these keywords suggest and that name none of them."""
        known = self._fine.get((keywords, root_rule))
        if known is None:
            own = tuple(self.content.profiles[self.language][word] for word in keywords)
            frame = Frame(self.language, own, (), (), root_rule=root_rule)
            some = sorted({number for word in keywords for number in self.suggested[word]})
            known = [number for number in some if not hard_findings(frame, self.texts[number])]
            self._fine[keywords, root_rule] = known
        return known


def is_digit(word: str) -> bool:
    """Return whether a word could be read as a digit of a code."""
    return word in DIGIT_OF or word.isdecimal()


@lru_cache(maxsize=100_000)
def stems_of(text: str, language: str) -> tuple[str, ...]:
    """Return what a clue is compared by when it must not be repeated (DEC-51)."""
    return stemmed(text, language) or (text,)


@lru_cache(maxsize=8)
def vocabulary(content: Keywords, language: str) -> Vocabulary:
    """Return the list of a language."""
    return Vocabulary(content, language)


def catalogue(seats: int, options: Options, content: Keywords) -> Catalogue[State, Action]:
    """Return everything that is listed, then the clues by line and the names by place."""
    words = vocabulary(content, options.language)
    listed: list[Action] = [*ready.DRAFTS, *ready.FIXES, ready.REOPEN, ready.SUBMIT, ready.SUBMIT_CONFIRMED]
    listed += [*ready.ANSWERS, *ready.VOTES, ready.FIX_NAMES, *ready.CHOICES[:seats]]
    clues = [WriteClue(line + 1, text) for line in range(LINES) for text in words.texts]
    names = [NameKeyword(place + 1, word) for place in range(PLACES) for word in words.keywords]
    return Catalogue(
        actions=[*listed, *clues, *names],
        extents=extents(seats, words),
        draws=len(content.words),
        longest=8 + ROUNDS * LONGEST_ROUND,
        idle=[*ready.DRAFTS, ready.REOPEN],
        offers=offers(words, listed),
    )


def offers(words: Vocabulary, listed: Sequence[Action]) -> Callable[[State, int], bytearray]:
    """Return a function that marks what may be done: clues and names for the first open place only."""
    places = {id(action): number for number, action in enumerate(listed)}
    idle = [*range(len(ready.DRAFTS)), places[id(ready.REOPEN)]]
    clues, names = len(listed), len(listed) + LINES * len(words.texts)
    actions = names + PLACES * len(words.keywords)

    def offered(state: State, seat: int) -> bytearray:
        mask = bytearray(actions)
        if may_write(state, seat):
            line = open_line(state, state.teams.team_of[seat])
            if line >= 0:
                first = clues + line * len(words.texts)
                for number in fresh_clues(state, seat, words):
                    mask[first + number] = 1
                return mask
        for action in legal(state, seat):
            mask[places[id(action)]] = 1
        if may_name(state, seat):
            for number in open_names(state, seat, words):
                mask[names + number] = 1
        for number in idle:
            mask[number] = 0
        return mask

    return offered


def open_line(state: State, team: int) -> int:
    """Return the first line without a clue that can be handed in, or -1."""
    lines = lines_of(state, team)
    if "" in lines:
        return lines.index("")
    blocked = [any(finding.level == "block" for finding in found) for found in check_drafts(state, team)]
    return blocked.index(True) if any(blocked) else -1


def fresh_clues(state: State, seat: int, words: Vocabulary) -> Iterable[int]:
    """Return the clues that the own keywords suggest and that the team has not given yet (DEC-51)."""
    team = state.teams.team_of[seat]
    given = (*clues_given(state.history, team), *lines_of(state, team))
    used = {stems_of(clue, words.language) for clue in given if clue}
    fine = words.fine(tuple(state.keywords[team * 4 : team * 4 + 4]), state.options.root_rule)
    return [number for number in fine if words.stems[number] not in used]


def open_names(state: State, seat: int, words: Vocabulary) -> Iterable[int]:
    """Return all words for the first place without a name, but for those that the team has named."""
    team = state.teams.team_of[seat]
    given = state.names[team * PLACES : team * PLACES + PLACES]
    if "" not in given:
        return ()
    first = given.index("") * len(words.keywords)
    return [first + number for number, word in enumerate(words.keywords) if word not in given]


def extents(seats: int, words: Vocabulary) -> dict[str, Extent]:
    """Return how large the fields of a view get."""
    seat, clue = Choice(range(seats)), Words(words.texts)
    line, grounds = Choice((1, 2, 3)), Choice(GROUNDS)
    return {
        "viewer": seat,
        "phase": Choice(PHASES),
        "round": Number(ROUNDS),
        "half": Choice((0, 1)),
        "dealt": Number(8),
        "desk": Each(LINES),
        "desk.digit": Choice((1, 2, 3, 4)),
        "desk.keyword": Words(words.keywords),
        "desk.text": clue,
        "desk.status": Choice(("empty", "passes", "warning", "blocked")),
        "desk.findings": LeftOut("the status tells the worst"),
        "muted": Members(CHANNELS),
        "objection.seat": seat,
        "objection.line": line,
        "objection.rule": grounds,
        "objection.voted": Members(range(seats)),
        "objection.vote": Choice(VOTE_NAMES),
        "objectable": Members((1, 2, 3)),
        "grounds": LeftOut("fixed by the options"),
        "disputes": Each(LINES, varies=True),
        "disputes.seat": seat,
        "disputes.line": line,
        "disputes.rule": grounds,
        "disputes.votes": Each(seats, Choice(VOTE_NAMES)),
        "sheet": LeftOut("the history in another order"),
        "audit": LeftOut("only told after the end"),
        "winner": Choice((0, 1, 2)),
        **of_teams(seats, words),
        **of_history(seats, clue),
    }


def of_teams(seats: int, words: Vocabulary) -> dict[str, Extent]:
    """Return what a team can show."""
    digit = Choice(range(5))
    return {
        "teams.seats": Members(range(seats)),
        "teams.name": LeftOut("not written by programs"),
        "teams.encryptor": Choice(range(seats)),
        "teams.interceptions": Number(ROUNDS, unit=2),
        "teams.misses": Number(ROUNDS, unit=2),
        "teams.keywords": Each(4, Words([word.id for word in words.content.words]), varies=True),
        "teams.words": LeftOut("the keywords in the language of the table"),
        "teams.code": digit,
        "teams.clues": Each(LINES),
        "teams.clues.text": Words(words.texts),
        "teams.agreed": Members(range(seats)),
        "teams.guess": digit,
        "teams.pegs": Each(LINES, Choice(range(seats))),
        "teams.names": Each(PLACES, Words(words.keywords)),
        "teams.found": Number(4),
        "teams.notes": LeftOut("not written by programs"),
    }


def of_history(seats: int, clue: Words) -> dict[str, Extent]:
    """Return what a finished half-round shows."""
    digit = Choice(range(5))
    return {
        "history": Each(2 * ROUNDS, varies=True),
        "history.round": Number(ROUNDS),
        "history.team": Choice((0, 1)),
        "history.encryptor": Choice(range(seats)),
        "history.clues": clue,
        "history.code": digit,
        "history.interception": digit,
        "history.decoding": digit,
        "history.disputes": LeftOut("programs do not object"),
    }
