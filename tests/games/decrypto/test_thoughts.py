"""What computer players say to their team: what they read, how sure they are, and why."""

from random import Random

import pytest

from kastellan.bots import look
from kastellan.core import CHANCE, draw, resample
from kastellan.games.decrypto import GAME
from kastellan.games.decrypto.actions import DraftGuess, FixGuess, SubmitClues, WriteClue
from kastellan.games.decrypto.options import Options
from kastellan.games.decrypto.permits import encryptor
from kastellan.games.decrypto.players import barred_for, broken_by
from kastellan.games.decrypto.rules import Rule
from kastellan.games.decrypto.thoughts import thought
from kastellan.locale import say
from tests.games.decrypto.match import Match

HOUSE = GAME.load(None)
SILLY = ("zzyzx", "qwrtl", "vlkmn")


def guessing(white=None, seats=6, rounds=1):
    """Return a game where White's clues are read out: associations of the house's words, or ``white``."""
    rng, state = Random(5), GAME.start(seats, Options(timer=0), HOUSE)
    for at in range(1, rounds + 1):
        while GAME.to_act(state) == (CHANCE,):
            GAME.advance(state, CHANCE, draw(GAME.chance(state), rng))
        for team in (0, 1):
            give(state, team, white if white and team == 0 and at == rounds else None)
        if at < rounds:
            while state.round == at:
                seat, half = GAME.to_act(state)[0], state.half
                code = GAME.view(state, encryptor(state, half)).teams[half].code
                right = state.teams.team_of[seat] == half
                GAME.advance(state, seat, FixGuess(code if right else code[::-1]))
    return state


def give(state, team, clues):
    """Let an encryptor give these clues, or associations of the keywords."""
    seat = encryptor(state, team)
    code, words = GAME.view(state, seat).teams[team].code, state.keywords[4 * team : 4 * team + 4]
    given = {clue for half in state.history if half.team == team for clue in half.clues}
    for line, digit in enumerate(code):
        texts = [clues[line]] if clues else associations(words[digit - 1])
        for text in texts:
            action = WriteClue(line + 1, text)
            if text not in given and GAME.refuse(state, seat, action) is None:
                GAME.advance(state, seat, action)
                if GAME.view(state, seat).desk[line].status != "blocked":
                    break
    GAME.advance(state, seat, SubmitClues(confirmed=True))


def associations(word):
    """Return what is written for a keyword."""
    return [one.clue for one in HOUSE.lexicon["en"].of(HOUSE.words[word].id)]


def keys(lines):
    return [line.key for line in lines]


@pytest.mark.rule(Rule.HIDDEN_GUESSES)
def test_a_computer_leaves_a_guess_to_its_team_mates_until_one_agrees():
    match = Match(6, guess_lock="all", timer=0).draw("342", "123")
    match.clues(0, "party", "hat", "insect").clues(1, "old", "dog", "sun")
    assert GAME.left_to(match.state, 4) == (2,)
    assert GAME.left_to(match.play(2, DraftGuess((3, 0, 0))).state, 4) == (2,)
    assert GAME.left_to(match.play(2, FixGuess((3, 4, 2))).state, 4) == ()


def test_it_says_what_it_reads_and_by_which_association():
    state = guessing()
    opinion, *reasons = thought(look(GAME, state, 2), "normal", 1)
    code = GAME.view(state, 0).teams[0].code
    assert (opinion.key, opinion.facts["code"], opinion.facts["doubt"]) == ("decrypto-thought", code, 0)
    assert keys(reasons) == ["decrypto-reason-same"] * 3
    words = GAME.view(state, 2).teams[0].words
    assert [reason.facts["word"] for reason in reasons] == [words[digit - 1] for digit in code]


def test_what_tells_it_nothing_is_called_a_guess():
    opinion, *reasons = thought(look(GAME, guessing(SILLY), 2), "normal", 1)
    assert opinion.facts["doubt"] == 3
    assert keys(reasons) == ["decrypto-reason-dark"] * 3


def test_it_agrees_or_disagrees_with_the_draft_before_the_team():
    state = guessing()
    code = GAME.view(state, 0).teams[0].code
    GAME.advance(state, 2, DraftGuess(code))
    assert thought(look(GAME, state, 4), "hard", 1)[0].key == "decrypto-thought-agreed"
    GAME.advance(state, 2, DraftGuess(code[::-1]))
    assert thought(look(GAME, state, 4), "hard", 1)[0].key == "decrypto-thought-rather"


def test_of_an_interception_it_speaks_by_the_sheet():
    """Its reasons are earlier clues, suspicions, lists without a clue, or that nothing was left."""
    opinion, *reasons = thought(look(GAME, guessing(seats=4, rounds=3), 3), "normal", 1)
    assert opinion.key == "decrypto-thought"
    assert {key.removeprefix("decrypto-reason-") for key in keys(reasons)} <= {
        "earlier",
        "perhaps",
        "fresh",
        "left",
        "dark",
    }
    assert {"decrypto-reason-earlier", "decrypto-reason-perhaps"} & {*keys(reasons)}


def test_it_suspects_no_keyword_that_the_others_have_named_or_come_near():
    """A clue may be no own keyword, nor of its root: whoever says lemon has no lemon (DEC-53, DEC-55)."""
    seen = look(GAME, guessing(seats=4, rounds=3), 3)
    barred = barred_for(seen, 1)
    content = seen.content
    for half in seen.view.history:
        for clue in half.clues if half.team == 0 else ():
            named = [at for at, one in enumerate(content.profiles["en"]) if one.names(clue)]
            assert barred.issuperset(named)
    assert HOUSE.place["lemon"] in broken_by(HOUSE, "en", "lemon juice", root_rule=True)
    assert not {HOUSE.place[word] for word in seen.view.teams[0].keywords if word} & barred


def test_it_takes_a_stand_on_single_pegs():
    state = guessing()
    code = GAME.view(state, 0).teams[0].code
    GAME.advance(state, 2, DraftGuess((code[0], 0, 0)))
    assert thought(look(GAME, state, 4), "hard", 1)[0].key == "decrypto-thought-so-far"
    other = next(digit for digit in range(1, 5) if digit not in code[:1])
    GAME.advance(state, 2, DraftGuess((other, 0, 0)))
    opinion, *reasons = thought(look(GAME, state, 4), "hard", 1)
    assert (opinion.key, opinion.facts["at"], opinion.facts["mine"]) == ("decrypto-thought-not", 1, code[0])
    assert reasons[3].key == "decrypto-reason-not"
    assert reasons[3].facts["peg"] == other


@pytest.mark.rule(Rule.SAME_INFORMATION)
@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
def test_an_encryptor_who_intercepts_says_nothing_that_depends_on_the_own_code(level):
    state = guessing(seats=4, rounds=3)
    author = encryptor(state, 1)
    said = thought(look(GAME, state, author), level, 1)
    for digits in range(0, 24, 5):
        other = state.copy()
        other.codes[1] = digits
        assert thought(look(GAME, other, author), level, 1) == said


def test_it_says_no_more_than_its_seat_knows():
    rng = Random(3)
    for state, seat in ((guessing(), 2), (guessing(seats=4, rounds=2), 3)):
        said = thought(look(GAME, state, seat), "hard", 1)
        assert said
        for _ in range(5):
            assert thought(look(GAME, resample(GAME, state, seat, rng), seat), "hard", 1) == said


def test_at_other_times_it_says_nothing():
    rng, state = Random(1), GAME.start(4, Options(), HOUSE)
    while GAME.to_act(state) == (CHANCE,):
        GAME.advance(state, CHANCE, draw(GAME.chance(state), rng))
    assert all(thought(look(GAME, state, seat), "hard", 1) == () for seat in range(4))


@pytest.mark.parametrize("language", ["en", "fr", "bg"])
def test_it_speaks_the_language_of_the_reader(language):
    for line in thought(look(GAME, guessing(), 2), "hard", 1):
        text = say(language, line.key, line.facts)
        assert text.endswith(".")
        assert "⟨" not in text
