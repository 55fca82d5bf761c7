"""The note sheet fills itself in."""

import pytest

from kastellan.games.decrypto.actions import AnswerObjection, DraftGuess, Note, Object
from kastellan.games.decrypto.rules import Rule
from tests.games.decrypto.match import Match

INSECT = ("insect", "party", "hat")
GREEK = ("Greece", "dog", "sunrise")


def discussing(round=1):  # noqa: A002
    return Match.at(round).draw("234", "123").clues(0, *INSECT).clues(1, *GREEK)


@pytest.mark.rule(Rule.SHEET)
def test_both_sides_are_there_from_the_start():
    white, black = Match().view(3).sheet
    assert (white.team, black.team, white.rows, black.lists) == (0, 1, (), ((), (), (), ()))


@pytest.mark.rule(Rule.SHEET_FILLED)
def test_clues_appear_when_they_are_made_known():
    match = Match().draw("234", "123").clues(0, *INSECT)
    assert match.view(1).sheet[0].rows == ()
    match.clues(1, *GREEK)
    white, black = match.view(1).sheet
    assert [clue.text for clue in white.rows[0].clues] == list(INSECT)
    assert (white.rows[0].code, black.rows, white.lists) == (None, (), ((), (), (), ()))


@pytest.mark.rule(Rule.SHEET_FILLED, Rule.OUR_GUESS)
def test_our_guess_appears_while_it_is_drafted():
    match = discussing(2).play(0, DraftGuess((2, 3, 0))).play(1, DraftGuess((4, 0, 0)))
    assert match.view(2).sheet[0].rows[0].guess == (2, 3, 0)
    assert match.view(3).sheet[0].rows[0].guess == (4, 0, 0)
    assert match.view(None).sheet[0].rows[0].guess is None


@pytest.mark.rule(Rule.OUR_GUESS, Rule.ROUND_ONE)
def test_no_interception_guess_in_round_one():
    match = discussing().half("243")
    assert match.view(1).sheet[0].rows[0].guess is None
    assert match.view(2).sheet[0].rows[0].guess == (2, 4, 3)


@pytest.mark.rule(Rule.TRUE_CODE, Rule.RECORD)
@pytest.mark.parametrize("decoding", ["234", "243"])
def test_the_true_code_is_written_in_every_case(decoding):
    match = discussing().half(decoding)
    for seat in (0, 1, 2, 3):
        assert match.view(seat).sheet[0].rows[0].code == (2, 3, 4)
        assert [[clue.text for clue in one] for one in match.view(seat).sheet[0].lists] == [
            [], ["insect"], ["party"], ["hat"],
        ]  # fmt: skip


@pytest.mark.rule(Rule.SHEET_FILLED, Rule.FINAL_CLUES)
def test_struck_clues_are_shown_crossed_out():
    match = discussing().play(1, Object(1, "DEC-46")).play(0, AnswerObjection("concede")).half("234")
    assert match.view(3).sheet[0].lists[1][0].struck


@pytest.mark.rule(Rule.NOTES)
def test_private_notes():
    match = discussing().play(2, Note("3 = Greece?"))
    assert [match.view(seat).teams[0].notes for seat in (0, 1, 2, None)] == [
        "3 = Greece?",
        "",
        "3 = Greece?",
        "",
    ]
    assert match.refused(0, Note("x")).rule == Rule.SAME_INFORMATION
