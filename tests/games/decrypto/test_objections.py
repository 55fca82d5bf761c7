"""Objections to clues: who may object, how it is settled, what is struck."""

import pytest

from kastellan.games.decrypto import GAME
from kastellan.games.decrypto.actions import AnswerObjection, DraftGuess, FixGuess, Object, SubmitClues, Vote
from kastellan.games.decrypto.rules import Rule
from tests.games.decrypto.match import Match

INSECT = ("insect", "party", "hat")
GREEK = ("Greece", "dog", "sunrise")
UPHOLD, REJECT, ABSTAIN = Vote("uphold"), Vote("reject"), Vote("abstain")
CONCEDE, CONTEST = AnswerObjection("concede"), AnswerObjection("contest")


def discussing(seats=4, **options):
    """Round 2: White's encryptor is 2, the partner 0; Black has 1 and 3."""
    match = Match.at(2, seats=seats, **options).draw("234", "123")
    return match.clues(0, *INSECT).clues(1, *GREEK)


def contested(**options):
    return discussing(**options).play(1, Object(2, "DEC-42")).play(2, CONTEST)


@pytest.mark.rule("DEC-T25", Rule.FINAL_CLUES)
def test_no_clue_is_struck_without_a_vote_of_its_own_team():
    match = contested().play(1, UPHOLD).play(3, UPHOLD).play(0, REJECT)
    assert match.state.struck == [False, False, False]
    assert match.view(None).disputes[0].votes == ("reject", "uphold", "", "uphold")
    match.half("234", "123")


@pytest.mark.rule("DEC-T25", Rule.FINAL_CLUES, Rule.REUSE)
def test_an_upheld_objection_strikes_the_clue():
    match = contested().play(1, UPHOLD).play(3, ABSTAIN).play(0, UPHOLD)
    assert match.state.struck == [False, True, False]
    assert [(clue.text, clue.struck) for clue in match.view(3).teams[0].clues] == [
        ("insect", False), ("party", True), ("hat", False),
    ]  # fmt: skip
    match.half("234", "123").half("123", "432").draw("234", "123").write(0, "party", "olive", "Mexico")
    assert match.refused(0, SubmitClues(confirmed=True)).rule == Rule.REUSE


@pytest.mark.rule(Rule.FINAL_CLUES)
def test_a_tie_lets_the_clue_stand():
    match = contested().play(1, REJECT).play(3, ABSTAIN).play(0, UPHOLD)
    assert match.state.struck == [False, False, False]


@pytest.mark.rule(Rule.HIDDEN_GUESSES)
@pytest.mark.parametrize("fixed", [False, True])
@pytest.mark.parametrize("action", [CONCEDE, CONTEST])
def test_the_story_tells_that_guesses_are_open_again_if_one_was_fixed(fixed, action):
    match = discussing()
    if fixed:
        match.guess(1, "234")
    match.play(0, Object(1, "DEC-46"))
    seat = 2
    if action == CONTEST:
        match.play(2, CONTEST).play(1, UPHOLD).play(3, UPHOLD)
        seat, action = 0, UPHOLD
    before = match.state.copy()
    match.play(seat, action)
    told = [line.key for line in GAME.tell(before, seat, action, match.state, None)]
    assert ("decrypto-story-guesses-open" in told) is fixed


@pytest.mark.rule(Rule.HIDDEN_GUESSES, Rule.FINAL_CLUES)
def test_a_conceded_clue_is_struck_and_reopens_the_guesses():
    match = discussing().guess(1, "234").play(0, Object(1, "DEC-46"))
    assert match.refused(0, FixGuess((2, 3, 4))).rule == Rule.FINAL_CLUES
    match.play(2, CONCEDE)
    assert match.state.struck == [True, False, False]
    assert match.state.fixed == [False, False]
    assert match.view(1).teams[1].guess == (2, 3, 4)
    match.play(1, FixGuess((4, 3, 2))).guess(0, "234")
    assert match.view(None).history[-1].interception == (4, 3, 2)


@pytest.mark.rule(Rule.HIDDEN_GUESSES)
def test_a_rejected_objection_leaves_fixed_guesses():
    match = discussing().guess(1, "234").play(0, Object(1, "DEC-46")).play(2, CONTEST)
    match.play(0, ABSTAIN).play(1, ABSTAIN).play(3, ABSTAIN)
    assert match.state.fixed == [False, True]


@pytest.mark.rule(Rule.FINAL_CLUES)
def test_no_answer_is_contesting_and_no_vote_abstaining():
    match = discussing().play(1, Object(2, "DEC-42"))
    (timer,) = GAME.timers(match.state)
    assert (timer.name, timer.seconds) == ("answer-2-0-2", 30)
    match.time_up()
    (timer,) = GAME.timers(match.state)
    assert (timer.name, timer.seconds) == ("vote-2-0-2", 30)
    assert match.state.contested
    match.play(0, UPHOLD).time_up()
    assert match.state.struck == [False, True, False]


@pytest.mark.rule(Rule.FINAL_CLUES)
def test_one_objection_a_line():
    match = contested().play(1, REJECT).play(3, REJECT).play(0, REJECT)
    assert match.refused(3, Object(2, "DEC-45")).rule == Rule.FINAL_CLUES
    match.play(3, Object(3, "DEC-45"))
    assert match.refused(1, Object(1, "DEC-45")).reason == "decrypto-objection-open"


@pytest.mark.rule(Rule.NO_REACTION, Rule.FINAL_CLUES, Rule.ROOT)
def test_who_may_object_to_what():
    match = discussing()
    assert match.refused(2, Object(1, "DEC-42")).rule == Rule.NO_REACTION
    assert match.refused(0, Object(4, "DEC-42")).rule == Rule.THREE_CLUES
    assert match.refused(0, Object(1, "DEC-41")).reason == "decrypto-no-grounds"
    assert match.view(2).objectable == ()
    assert match.view(3).objectable == (1, 2, 3)
    assert discussing(root_rule=False).refused(0, Object(1, "DEC-55")).rule == Rule.ROOT
    assert discussing(objections=False).refused(0, Object(1, "DEC-42")).reason == "decrypto-no-objections"
    late = Match().draw("234", "123").clues(0, *INSECT).time_up().half("234")
    assert late.refused(0, Object(1, "DEC-42")).reason == "decrypto-object-empty"
    assert Match().draw("234", "123").refused(0, Object(1, "DEC-42")).reason == "decrypto-too-late-to-object"


@pytest.mark.rule(Rule.ROUND_ONE, Rule.FINAL_CLUES)
def test_opponents_may_object_in_round_one_though_they_do_not_guess():
    match = Match().draw("234", "123").clues(0, *INSECT).clues(1, *GREEK)
    assert GAME.to_act(match.state) == (2,)
    match.play(3, Object(1, "DEC-48"))
    assert GAME.to_act(match.state) == (0,)
    match.play(0, CONTEST)
    assert GAME.to_act(match.state) == (1, 2, 3)


@pytest.mark.rule(Rule.FINAL_CLUES)
def test_answers_and_votes_out_of_place():
    match = discussing()
    assert match.refused(2, CONCEDE).reason == "decrypto-no-objection"
    match.play(1, Object(2, "DEC-42"))
    assert match.refused(0, CONCEDE).reason == "decrypto-not-your-clue"
    assert match.refused(0, UPHOLD).reason == "decrypto-no-vote-yet"
    assert match.refused(0, DraftGuess((1, 2, 3))).reason == "decrypto-objection-open"
    match.play(2, CONTEST)
    assert match.refused(2, CONCEDE).reason == "decrypto-contested"
    assert match.refused(2, UPHOLD).reason == "decrypto-author-votes"
    match.play(0, UPHOLD)
    assert match.refused(0, REJECT).reason == "decrypto-voted"


@pytest.mark.rule(Rule.FINAL_CLUES)
def test_votes_are_sealed_until_the_last():
    match = contested().play(1, UPHOLD)
    for seat in (None, 0, 2, 3):
        objection = match.view(seat).objection
        assert (objection.voted, objection.vote) == ((1,), "")
    assert match.view(1).objection.vote == "uphold"
