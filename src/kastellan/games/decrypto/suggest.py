"""Something allowed to write where everything can be written: for bots, tests and absent players."""

from random import Random
from typing import Final

from kastellan.games.decrypto.actions import GUESSES, Action, NameKeyword, Object, WriteClue
from kastellan.games.decrypto.clues import check_line, hard_findings
from kastellan.games.decrypto.drafts import frame_of, lines_of
from kastellan.games.decrypto.permits import GROUNDS, grounds, may_guess, may_name, may_write, objectable
from kastellan.games.decrypto.state import State

TRIES: Final = 40
OBJECTS_ONE_IN: Final = 8


def suggest(state: State, seat: int, rng: Random) -> Action | None:
    """Return a clue, a name or now and then an objection that nothing forbids."""
    team = state.teams.team_of[seat]
    if may_write(state, seat):
        return suggest_clue(state, team, rng)
    if may_name(state, seat):
        return suggest_name(state, team, rng)
    if may_guess(state, seat) and rng.randrange(OBJECTS_ONE_IN) == 0:
        line, rule = rng.randrange(1, 4), rng.choice(GROUNDS)
        return Object(line, rule) if line in objectable(state, seat) and rule in grounds(state) else None
    return None


def suggest_clue(state: State, team: int, rng: Random) -> WriteClue:
    """Return a clue for an open line, or for any when none is open, without a warning if possible."""
    frame, lines = frame_of(state, team), lines_of(state, team)
    open_lines = [line for line in range(3) if hard_findings(frame, lines[line], lines[:line])]
    line = open_lines[0] if open_lines else rng.randrange(3)
    fallback = ""
    for attempt in range(TRIES):
        text = candidate(state, team, line, rng, attempt)
        if text in lines:
            continue
        drafted = (*lines[:line], text, *lines[line + 1 :])
        found = check_line(frame, drafted, line)
        if not found:
            return write(state, line, text, rng)
        fallback = fallback or ("" if hard_findings(frame, text, lines[:line]) else text)
    return write(state, line, fallback or unheard(state, team, line, rng), rng)


def write(state: State, line: int, text: str, rng: Random) -> WriteClue:
    """Return the action; where clues may be performed, some are."""
    return WriteClue(line + 1, text, state.options.performed_clues and rng.randrange(4) == 0)


def candidate(state: State, team: int, line: int, rng: Random, attempt: int) -> str:
    """Return an association of the keyword of a line, else any other word of the language."""
    content, language = state.content, state.options.language
    digit = GUESSES[state.codes[team]][line]
    keyword = content.words[state.keywords[team * 4 + digit - 1]].id
    associations = content.lexicon[language].of(keyword)
    if associations and attempt < TRIES // 2:
        return rng.choice(associations).clue
    word = content.spoken(rng.randrange(len(content.words)), language)
    return (
        word
        if attempt < TRIES - 8
        else f"{word} {content.spoken(rng.randrange(len(content.words)), language)}"
    )


def unheard(state: State, team: int, line: int, rng: Random) -> str:
    """Return a text of pictures that no rule forbids; there are always more of them."""
    frame, lines = frame_of(state, team), lines_of(state, team)
    while True:
        text = "".join(rng.choice("★☀☂☎♞♫⚓✈✎❄") for _ in range(6))
        if not hard_findings(frame, text, lines[:line]):
            return text


def suggest_name(state: State, team: int, rng: Random) -> NameKeyword | None:
    """Return a word for a place that is still empty."""
    places = [place for place in range(4) if not state.names[team * 4 + place]]
    if not places:
        return None
    word = rng.randrange(len(state.content.words))
    return NameKeyword(rng.choice(places) + 1, state.content.spoken(word, state.options.language))
