"""Whole positions of Decrypto imagined from what one viewer knows."""

from random import Random

from kastellan.core.written import kept
from kastellan.games.decrypto.actions import BLANK, CODES, GUESSES, PLACE_OF
from kastellan.games.decrypto.clues import Frame, hard_findings
from kastellan.games.decrypto.content import Words
from kastellan.games.decrypto.drafts import clues_given, frame_of
from kastellan.games.decrypto.permits import awaited, encryptor, writing_teams
from kastellan.games.decrypto.play import suitable
from kastellan.games.decrypto.state import GUESS, NAMES, WRITE, State, start
from kastellan.games.decrypto.steps import VOTE_NAMES
from kastellan.games.decrypto.suggest import suggest_clue
from kastellan.games.decrypto.views import PHASES, TeamView, View


def imagine(view: View, content: Words, rng: Random) -> State:
    """Return a position in which the viewer would see exactly ``view``.

    Unknown keywords and codes agree with the clues that are known; sealed clues, drafts, guesses
    and votes of others are anything allowed.
    """
    state = start(sum(len(team.seats) for team in view.teams), view.options, content)
    take_over(state, view)
    for team, seen in enumerate(view.teams):
        take_over_team(state, team, seen)
    if view.desk is not None and view.viewer is not None:
        at = state.teams.team_of[view.viewer] * 3
        state.drafts[at : at + 3] = [line.text for line in view.desk]
        state.performed[at : at + 3] = [line.performed for line in view.desk]
    imagine_keywords(state, view, rng)
    for team in range(writing_teams(state)):
        imagine_code(state, view, team, rng)
        imagine_clues(state, view, team, rng)
    imagine_answers(state, view, rng)
    return state


def take_over(state: State, view: View) -> None:
    """Set what everybody knows."""
    state.phase, state.round, state.half = PHASES.index(view.phase), view.round, view.half or 0
    state.history, state.disputes = list(view.history), list(view.disputes)
    state.winner = kept(view.winner)
    if view.half is not None and (clues := view.teams[view.half].clues) is not None:
        state.struck = [clue.struck for clue in clues]
    if view.objection is not None:
        state.objector, state.objected = view.objection.seat, view.objection.line
        state.grounds, state.contested = view.objection.rule, view.objection.contested


def take_over_team(state: State, team: int, seen: TeamView) -> None:
    """Set what the viewer knows of a team."""
    state.team_names[team], state.notes[team] = seen.name, seen.notes
    if state.teams.chosen and seen.encryptor is not None:
        state.chosen[team] = seen.encryptor
    state.interceptions[team], state.misses[team] = seen.interceptions, seen.misses
    state.submitted[team], state.fixed[team], state.named[team] = seen.submitted, seen.fixed, seen.named
    for seat in seen.agreed:
        state.agreed |= 1 << seat
    for place, word in enumerate(seen.keywords):
        if word is not None:
            state.keywords[team * 4 + place] = state.content.place[word]
    if seen.code is not None:
        state.codes[team] = PLACE_OF[seen.code]
    if seen.clues is not None:
        state.drafts[team * 3 : team * 3 + 3] = [clue.text for clue in seen.clues]
        state.performed[team * 3 : team * 3 + 3] = [clue.performed for clue in seen.clues]
    if seen.guess is not None:
        state.guesses[team] = PLACE_OF[seen.guess]
    if seen.pegs is not None:
        state.pegs[team * 3 : team * 3 + 3] = list(map(kept, seen.pegs))
    if seen.names is not None:
        state.names[team * 4 : team * 4 + 4] = seen.names


def imagine_keywords(state: State, view: View, rng: Random) -> None:
    """Deal the unknown keywords that were dealt, none of which the team's clues may contain."""
    for place in range(view.dealt):
        if state.keywords[place] < 0:
            team = place // 4
            clues = known_texts(state, view, team)
            words = suitable(state)
            rng.shuffle(words)
            state.keywords[place] = next((word for word in words if fits(state, word, clues)), words[0])


def known_texts(state: State, view: View, team: int) -> list[str]:
    """Return every clue of a team that the viewer has seen."""
    known = [clue.text for clue in view.teams[team].clues or () if clue.text]
    return [*clues_given(state.history, team), *known]


def fits(state: State, word: int, clues: list[str]) -> bool:
    """Return whether a keyword is betrayed by none of the clues."""
    language = state.options.language
    frame = Frame(
        language, (state.content.profiles[language][word],), (), (), root_rule=state.options.root_rule
    )
    return not any(hard_findings(frame, clue) for clue in clues)


def imagine_code(state: State, view: View, team: int, rng: Random) -> None:
    """Draw an unknown code that the known clues do not state."""
    if not view.teams[team].drawn or state.codes[team] >= 0:
        return
    codes = list(range(CODES))
    rng.shuffle(codes)
    texts = [clue.text for clue in view.teams[team].clues or ()]
    for code in codes:
        state.codes[team] = code
        frame = frame_of(state, team)
        if not any(
            text and hard_findings(frame, text, tuple(texts[:line])) for line, text in enumerate(texts)
        ):
            return


def imagine_clues(state: State, view: View, team: int, rng: Random) -> None:
    """Write the clues, or drafts of them, that an encryptor keeps from the viewer."""
    if state.phase not in (WRITE, GUESS) or view.teams[team].clues is not None:
        return
    if view.desk is not None and view.viewer == encryptor(state, team):
        return
    lines = 3 if state.submitted[team] else rng.randrange(4)
    for _ in range(lines):
        clue = suggest_clue(state, team, rng)
        state.drafts[team * 3 + clue.line - 1] = clue.text
        state.performed[team * 3 + clue.line - 1] = clue.performed


def imagine_answers(state: State, view: View, rng: Random) -> None:
    """Fill in the guesses, votes and names that others keep from the viewer."""
    for team, seen in enumerate(view.teams):
        if state.phase == GUESS and seen.guess is None:
            if seen.fixed or seen.agreed:
                state.guesses[team] = rng.randrange(CODES)
            elif awaited(state, team):
                state.guesses[team] = rng.choice((BLANK, rng.randrange(len(GUESSES))))
        if state.phase == NAMES and seen.names is None:
            words = [state.content.spoken(rng.randrange(len(state.content.words)), "en") for _ in range(4)]
            state.names[team * 4 : team * 4 + 4] = [rng.choice(("", word)) for word in words]
    if view.objection is not None:
        for seat in view.objection.voted:
            state.votes[seat] = rng.randrange(1, 4)
        if view.viewer is not None:
            state.votes[view.viewer] = VOTE_NAMES.index(view.objection.vote)
