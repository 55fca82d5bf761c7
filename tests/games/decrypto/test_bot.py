"""Computer players: they keep to the rules, understand clues, and play better than chance."""

from random import Random

import msgspec
import pytest

from kastellan.bots import Budget, choose, look, look_at
from kastellan.bots.hints import hint
from kastellan.bots.matches import play_game
from kastellan.core import CHANCE, draw
from kastellan.core.knowledge import whole_percent
from kastellan.games.decrypto import GAME
from kastellan.games.decrypto.actions import (
    CODES,
    GUESSES,
    AnswerObjection,
    FixGuess,
    Object,
    ReopenGuess,
    SubmitClues,
    Vote,
    WriteClue,
)
from kastellan.games.decrypto.associations import WHOLE, Associations, part_of
from kastellan.games.decrypto.clues import check_line
from kastellan.games.decrypto.codes import likeliest
from kastellan.games.decrypto.drafts import frame_of
from kastellan.games.decrypto.language import LANGUAGES
from kastellan.games.decrypto.options import Options
from kastellan.games.decrypto.reading import decode, intercept, knowledge
from kastellan.games.decrypto.rules import Rule
from kastellan.games.decrypto.state import GUESS, NAMES
from kastellan.locale import say
from tests.games.decrypto.match import CONTENT, Match

HOUSE = GAME.load(None)
SHORT = Budget(iterations=1)
every_language = pytest.mark.parametrize("language", LANGUAGES)


def decisions(language, level, seed, seats=4, content=HOUSE, **options):
    """Yield each position of a game among players of one level, with the seat and what it chooses."""
    rng, state = Random(seed), GAME.start(seats, Options(language=language, **options), content)
    while acting := GAME.to_act(state):
        if acting == (CHANCE,):
            GAME.advance(state, CHANCE, draw(GAME.chance(state), rng))
            continue
        seat = acting[rng.randrange(len(acting))]
        action = choose(GAME, level, look(GAME, state, seat), rng, SHORT)
        yield state, seat, action
        GAME.advance(state, seat, action)


def read_some(author, reader, count, seed=1):
    """Return the share of codes that ``reader`` finds from random clues that ``author`` knows."""
    rng, found = Random(seed), 0
    for _ in range(count):
        keywords, code = rng.sample(range(len(HOUSE.words)), 4), rng.choice(GUESSES[:CODES])
        clues = [rng.choice(list(author.entries(keywords[digit - 1])))[0] for digit in code]
        found += likeliest(decode(reader, clues, keywords)) == code
    return found / count


@every_language
def test_clues_of_the_lexicon_are_understood(language):
    """Nearly always by one who knows them, far beyond chance (1 in 24) by one who knows other ones."""
    assert read_some(knowledge(HOUSE, language), knowledge(HOUSE, language), 60) >= 0.9
    author, reader = Associations(HOUSE, language, 1), Associations(HOUSE, language, 2)
    assert read_some(author, reader, 150) >= 0.12


def test_the_halves_of_the_lexicon_share_nothing():
    """What the encryptor knows in cross-play the others do not, and nothing is lost."""
    for keyword in range(0, len(HOUSE.words), 40):
        one, two, whole = (set(Associations(HOUSE, "fr", part).entries(keyword)) for part in (1, 2, WHOLE))
        assert one | two == whole
        assert not one & two
    assert [part_of("en", "moon", clue) for clue in ("night", "tide", "wolf", "cheese")] == [2, 2, 1, 2]


@every_language
@pytest.mark.rule(Rule.OWN_KEYWORD)
@pytest.mark.rule(Rule.REUSE)
def test_no_clue_breaks_a_rule_or_needs_confirming(language):
    """Every clue that is handed in passes all checks of the machine without a warning."""
    handed_in = 0
    for state, seat, action in decisions(language, "hard", seed=3):
        if handed_in == 4:
            break
        assert GAME.refuse(state, seat, action) is None
        if isinstance(action, SubmitClues):
            team = state.teams.team_of[seat]
            lines = tuple(state.drafts[team * 3 : team * 3 + 3])
            assert [check_line(frame_of(state, team), lines, line) for line in range(3)] == [()] * 3
            handed_in += 1
    assert handed_in == 4


@pytest.mark.parametrize("level", ["easy", "normal"])
@pytest.mark.parametrize("seats", [3, 7])
def test_every_level_plays_legally_to_the_end(level, seats):
    """With three players, and with teams that have to agree."""
    for state, seat, action in decisions("bg", level, seed=seats, seats=seats, guess_lock="all"):
        assert GAME.refuse(state, seat, action) is None
    assert GAME.outcome(state) is not None


@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
def test_a_list_without_associations_can_be_played(level):
    """A word list of one's own has no lexicon; clues are found all the same."""
    for state, seat, action in decisions("en", level, seed=2, content=CONTENT):
        assert GAME.refuse(state, seat, action) is None
    assert GAME.outcome(state) is not None


def test_the_same_seed_gives_the_same_game_also_through_json():
    """A decision depends on the view and the seed, and the view may come from another process."""
    for number, (state, seat, _) in enumerate(decisions("fr", "hard", seed=5)):
        if number >= 8:
            break
        sent = msgspec.json.decode(msgspec.json.encode(GAME.view(state, seat)), type=GAME.views)
        answers = [
            choose(GAME, "hard", seen, Random(9), SHORT)
            for seen in (look(GAME, state, seat), look_at(GAME, sent, seat, HOUSE))
        ]
        assert answers[0] == answers[1]


@every_language
def test_hard_beats_random(language):
    """Both of two games, from either side."""
    for seed in range(2):
        state = GAME.start(4, Options(language=language), HOUSE)
        levels = ["hard", "random"] * 2 if seed % 2 else ["random", "hard"] * 2
        play_game(GAME, state, levels, Random(seed))
        assert state.winner == 1 - seed % 2


def test_an_interceptor_learns_from_the_clues_so_far():
    """With two clues a keyword on record the code is found far oftener than 1 in 24, yet no mind is read."""
    known, rng, found = knowledge(HOUSE, "en"), Random(4), 0
    for _ in range(40):
        keywords, code = rng.sample(range(len(HOUSE.words)), 4), rng.choice(GUESSES[:CODES])
        clues = [[clue for clue, _ in rng.sample(list(known.entries(word)), 3)] for word in keywords]
        past = [own[:2] for own in clues]
        found += likeliest(intercept(known, [clues[digit - 1][2] for digit in code], past)) == code
    assert 10 <= found <= 30


@pytest.mark.rule(Rule.NAME_KEYWORDS)
def test_keywords_are_named_from_the_clues():
    """After rounds of clues a player names more of the others' keywords than chance would."""
    state = position_of_names()
    rng = Random(1)
    while state.phase == NAMES:
        seat = GAME.to_act(state)[0]
        GAME.advance(state, seat, choose(GAME, "hard", look(GAME, state, seat), rng, SHORT))
    view = GAME.view(state, None)
    assert min(view.teams[0].found, view.teams[1].found) >= 2


def position_of_names():
    """Return a position after 8 even rounds of direct clues."""
    rng, state = Random(6), GAME.start(4, Options(language="fr"), HOUSE)
    known = knowledge(HOUSE, "fr")
    while state.phase != NAMES:
        acting = GAME.to_act(state)
        if acting == (CHANCE,):
            GAME.advance(state, CHANCE, draw(GAME.chance(state), rng))
        elif state.phase == GUESS:
            seat, team = acting[0], state.teams.team_of[acting[0]]
            code = state.codes[state.half]
            right = team == state.half
            fix = GAME.legal(state, seat)[-CODES:]
            GAME.advance(state, seat, fix[code if right else (code + 1) % CODES])
        else:
            write_direct(state, acting[0], known, rng)
    return state


def write_direct(state, seat, known, rng):
    """Hand in fresh associations of the keywords."""
    team = state.teams.team_of[seat]
    for line, digit in enumerate(GUESSES[state.codes[team]]):
        entries = [clue for clue, _ in known.entries(state.keywords[team * 4 + digit - 1])]
        for text in rng.sample(entries, len(entries)):
            drafted = (*state.drafts[team * 3 : team * 3 + line], text, *[""] * (2 - line))
            if not check_line(frame_of(state, team), drafted, line):
                break
        GAME.advance(state, seat, WriteClue(line + 1, text))
    GAME.advance(state, seat, SubmitClues(confirmed=True))


@pytest.mark.rule(Rule.FINAL_CLUES)
def test_objections_are_judged_by_what_can_be_checked():
    """An innocent clue is defended: contested, rejected by its team, and others abstain."""
    for state, seat, _ in decisions("fr", "normal", seed=8):
        if state.phase == GUESS:
            break
    GAME.advance(state, seat, Object(1, str(Rule.SOUND)))
    (author,) = GAME.to_act(state)
    assert choose(GAME, "hard", look(GAME, state, author), Random(1)) == AnswerObjection("contest")
    GAME.advance(state, author, AnswerObjection("contest"))
    for voter in GAME.to_act(state):
        own = state.teams.team_of[voter] == state.half
        vote = choose(GAME, "hard", look(GAME, state, voter), Random(1))
        assert vote == Vote("reject" if own else "abstain")


@pytest.mark.rule(Rule.HIDDEN_GUESSES)
def test_a_hint_reopens_a_guess_that_is_not_the_likeliest():
    match = Match.at(2, guess_lock="all", seats=6).draw("123", "123")
    match.clues(0, "midnight", "insect", "bar").clues(1, "Greece", "dog", "sunrise")
    best = hint(GAME, look(GAME, match.state, 0), Random(1), SHORT).action
    assert isinstance(best, FixGuess)
    wrong = GUESSES[0] if best.guess != GUESSES[0] else GUESSES[1]
    agreed = match.state.copy()
    GAME.advance(agreed, 4, best)
    assert hint(GAME, look(GAME, agreed, 0), Random(1), SHORT).action == best
    match.play(4, FixGuess(wrong))
    assert hint(GAME, look(GAME, match.state, 0), Random(1), SHORT).action == ReopenGuess()


def heard_of(state, seat):
    """Return the clues of a seat's team so far, each with its number."""
    own = [half for half in state.history if seat in state.teams.members[half.team]]
    return [one for half in own for one in zip(half.clues, half.code, strict=True)]


def test_hints_tell_where_clues_point_and_how_dangerous_they_are():
    """Every kind of hint can be said; a clue comes with its share for each keyword and its danger."""
    keys = set()
    for state, seat, _ in decisions("en", "normal", seed=1):
        if state.round > 2:
            break
        found = hint(GAME, look(GAME, state, seat), Random(1), SHORT)
        assert GAME.refuse(state, seat, found.action) is None
        keys.add(found.line.key)
        assert all(say(language, found.line.key, found.line.facts) for language in LANGUAGES)
        if isinstance(found.action, WriteClue):
            clue = found.details["lines"][0]
            assert sum(share for _, share in clue["points_to"]) == pytest.approx(1, abs=0.01)
            assert whole_percent(dict(clue["points_to"])[clue["keyword"]]) == found.line.facts["understood"]
            assert found.line.facts["danger"] == whole_percent(clue["danger"])
            assert 0 <= clue["danger"] <= 1
            heard = [tuple(one) for one in heard_of(state, seat)]
            assert clue["nearest"] in heard if heard else clue["nearest"] is None
    assert {"hint-decrypto-clue", "hint-decrypto-decode", "hint-decrypto-intercept"} <= keys
