"""What computer players remark to all when a code is revealed: seldom, and by what everybody has seen."""

import pytest

from kastellan.games.decrypto import GAME
from kastellan.games.decrypto.actions import FixGuess
from kastellan.games.decrypto.remarks import remark
from kastellan.locale import say
from tests.games.decrypto.match import Match


def revealed(interception, decoding, code="342", first="342", rounds=2):
    """Return the remarks of all seats on White's last half-round of several, in which these were guessed."""
    match = Match(4, timer=0)
    for at in range(1, rounds + 1):
        last = at == rounds
        match.draw(code if last else first, "123")
        match.clues(0, *(f"{word}{at}" for word in ("party", "hat", "insect")))
        match.clues(1, *(f"{word}{at}" for word in ("old", "dog", "sun")))
        before = GAME.view(match.state, None)
        white, black = (2, 0)[(at + 1) % 2], None
        guessers = [seat for seat in GAME.to_act(match.state) if seat % 2 == 0]
        if at > 1:
            black = next(seat for seat in GAME.to_act(match.state) if seat % 2)
            match.play(black, FixGuess(interception if last else (4, 3, 1)))
        match.play(guessers[0] if guessers else white, FixGuess(decoding if last else tuple(map(int, first))))
        if last:
            after = GAME.view(match.state, None)
            return [remark(before, after, seat) for seat in range(4)]
        while match.state.round == at:
            seat = GAME.to_act(match.state)[0]
            match.play(seat, FixGuess((1, 2, 3) if seat % 2 else (4, 3, 1)))
    return []


def keys(found):
    return [[line.key for line in lines] for lines in found]


def test_an_interception_is_told_by_the_clue_that_stood_beside_another():
    found = revealed((3, 4, 2), (3, 4, 2))
    ours, theirs = ["decrypto-remark-caught"], ["decrypto-remark-found"]
    assert keys(found) == [ours, theirs, ours, theirs]
    assert found[1][0].facts["clue"] == "party2"
    assert found[1][0].facts["earlier"] == "party1"


def test_who_was_taken_in_as_well_says_so():
    found = revealed((4, 3, 2), (4, 3, 2))
    assert keys(found) == [[], ["decrypto-remark-fooled"], [], ["decrypto-remark-fooled"]]
    assert found[1][0].facts == {"clue": "party2", "number": 4}


def test_clues_that_told_nothing_are_praised_in_a_late_round_only():
    assert keys(revealed((4, 1, 3), (3, 4, 2))) == [[]] * 4
    assert keys(revealed((4, 1, 3), (3, 4, 2), rounds=3))[1] == ["decrypto-remark-hidden"]


def test_an_ordinary_half_round_is_worth_no_word():
    assert keys(revealed((3, 4, 1), (3, 4, 2))) == [[]] * 4
    assert keys(revealed((3, 4, 2), (3, 4, 2), rounds=1)) == [[]] * 4


@pytest.mark.parametrize("language", ["en", "fr", "bg"])
def test_remarks_speak_the_language_of_the_reader(language):
    for found in (revealed((3, 4, 2), (3, 4, 2)), revealed((3, 4, 2), (3, 4, 2), rounds=3)):
        for lines in found:
            for line in lines:
                assert say(language, line.key, line.facts).endswith(".")
