"""Codes to intercept: every reader finds the one that was drawn; a try is told which clue is elsewhere."""

from random import Random

import msgspec
import pytest

from kastellan.core.knowledge import Seen
from kastellan.core.puzzles import Puzzle
from kastellan.games import GAMES
from kastellan.games.decrypto.actions import CODES, GUESSES, FixGuess
from kastellan.games.decrypto.codes import chances, likeliest
from kastellan.games.decrypto.players import read
from kastellan.games.decrypto.puzzling import CLEAR, INTERCEPTOR, PUZZLES, TWICE, lexicon, rows_of
from kastellan.games.decrypto.state import WHITE
from kastellan.tables.puzzle_checks import mistakes_in
from kastellan.tables.puzzles import puzzles_of, state_of

GAME = GAMES["decrypto"]


def puzzles(count=2):
    """Return some puzzles of each language with their positions."""
    by_language = {}
    for puzzle, language in puzzles_of("decrypto").values():
        by_language.setdefault(language, []).append((puzzle, state_of(GAME, puzzle)))
    return [one for group in by_language.values() for one in group[:: len(group) // count][:count]]


def seen_of(state, seat=INTERCEPTOR):
    """Return what the interceptor goes by."""
    return Seen(seat, GAME.view(state, seat), GAME.legal(state, seat), state.content, 1)


def code_of(puzzle):
    """Return the answer."""
    return tuple(puzzle.answers[0][0]["guess"])


def test_the_answer_is_the_code_that_was_drawn_and_what_the_strongest_player_reads():
    for puzzle, state in puzzles():
        assert code_of(puzzle) == GUESSES[state.codes[WHITE]]
        assert likeliest(read(seen_of(state), "hard")) == code_of(puzzle)


def test_who_knows_the_associations_alone_is_clear_about_it():
    for puzzle, state in puzzles():
        shares = chances(rows_of(lexicon(state.content, state.options.language), seen_of(state)))
        best, second = sorted(shares, reverse=True)[:2]
        assert likeliest(shares) == code_of(puzzle)
        assert best >= CLEAR
        assert best >= TWICE * second


def test_every_other_code_is_told_a_clue_that_goes_better_with_another_number():
    for puzzle, state in puzzles(1):
        right = code_of(puzzle)
        for code in GUESSES[:CODES]:
            told = PUZZLES.judge(state, puzzle, [FixGuess(code)])
            if code == right:
                assert told.mark == "right"
                continue
            line = int(told.notes[0].at.removeprefix("clue:")) - 1
            assert (told.mark, told.line.facts["number"]) == ("impossible", code[line])
            assert code[line] != right[line]
            row = rows_of(lexicon(state.content, state.options.language), seen_of(state))[line]
            assert row[right[line] - 1] > row[code[line] - 1]


def test_the_sentence_names_each_clue_its_number_its_word_and_the_clues_before_it():
    for puzzle, state in puzzles():
        facts, language = puzzle.why.facts, state.options.language
        clues = [clue.text for clue in GAME.view(state, INTERCEPTOR).teams[WHITE].clues]
        assert [facts[name] for name in "abc"] == clues
        for name, digit in zip("abc", code_of(puzzle), strict=True):
            assert facts[f"{name}Number"] == digit
            assert facts[f"{name}Word"] == state.content.spoken(state.keywords[digit - 1], language)
            said = GAME.view(state, INTERCEPTOR).sheet[WHITE].lists[digit - 1]
            assert list(facts[f"{name}Earlier"]) == [clue.text for clue in said]


@pytest.mark.parametrize("language", ["en", "fr", "bg"])
def test_a_code_that_was_not_drawn_is_no_answer(language):
    puzzle = next(one for one, own in puzzles_of("decrypto").values() if own == language)
    first, second, third = code_of(puzzle)
    other = msgspec.convert(
        {
            **msgspec.to_builtins(puzzle),
            "answers": [[{"type": "fix_guess", "guess": [second, first, third]}]],
        },
        Puzzle,
    )
    assert any("is not among what is proved" in one for one in mistakes_in("decrypto", other, language))


def test_there_is_no_question_in_the_first_rounds():
    state = GAME.start(3, GAME.options(timer=0, objections=False), GAME.load(None))
    assert PUZZLES.prove(state, INTERCEPTOR, "intercept") is None
    found = [PUZZLES.make(Random(f"test {seed}"), state.content, "en") for seed in range(12)]
    assert all(draft.state.round >= 3 for draft in found if draft)
    assert any(found)
