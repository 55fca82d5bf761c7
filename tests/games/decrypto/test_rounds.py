"""A round: codes, clues, the timer, guesses and who may do what."""

from collections import Counter
from random import Random

import pytest

from kastellan.core import CLOCK, draw
from kastellan.games.decrypto import GAME
from kastellan.games.decrypto.actions import (
    AnswerObjection,
    DraftGuess,
    FixGuess,
    NameKeyword,
    Note,
    Object,
    ReopenGuess,
    SubmitClues,
    Vote,
    WriteClue,
)
from kastellan.games.decrypto.permits import encryptor
from kastellan.games.decrypto.rules import Rule
from kastellan.games.decrypto.state import DRAW, GUESS, WRITE
from tests.games.decrypto.match import Match, quick_round

GREEK = ("Greece", "dog", "sunrise")
INSECT = ("insect", "party", "hat")


def discussing(seats=4, round=1, **options):  # noqa: A002
    match = Match.at(round, seats=seats, **options).draw("234", "123")
    return match.clues(0, *INSECT).clues(1, *GREEK)


@pytest.mark.rule(Rule.CODE, Rule.CODE_DECKS)
def test_each_deck_holds_every_triple_once():
    match = Match()
    for team in (0, 1):
        codes = [
            event.code for event, weight in GAME.chance(match.state) if weight == 1 and event.team == team
        ]
        assert len(codes) == len(set(codes)) == 24
        assert all(set(one) < {1, 2, 3, 4} and len(set(one)) == 3 for one in codes)
        match.chance(GAME.chance(match.state)[0][0])


@pytest.mark.rule("DEC-T22", Rule.ENCRYPTOR, Rule.NEXT_ENCRYPTORS)
@pytest.mark.parametrize(
    ("options", "white"),
    [({}, [0, 2, 4] * 2 + [0, 2]), ({"encryptor_order": (4, 1, 3, 5, 0, 2)}, [4, 0, 2] * 2 + [4, 0])],
)
def test_encryptors_take_turns(options, white):
    match = Match(seats=6, **options)
    seen = []
    for number in range(1, 9):
        match.state.round = number
        seen.append(encryptor(match.state, 0))
    assert seen == white


@pytest.mark.rule("DEC-T22", Rule.ENCRYPTOR)
def test_two_members_alternate():
    match = Match()
    match.state.round = 2
    assert (encryptor(match.state, 0), encryptor(match.state, 1)) == (2, 3)
    match.state.round = 3
    assert (encryptor(match.state, 0), encryptor(match.state, 1)) == (0, 1)


@pytest.mark.rule("DEC-T23", Rule.RESHUFFLE)
def test_the_same_code_may_come_again():
    match = quick_round(Match(), "d", "d")
    assert match.state.phase == DRAW
    assert (1, 2, 3) in [event.code for event, _ in GAME.chance(match.state)]
    counts = Counter(draw(GAME.chance(match.state), Random(seed)).code for seed in range(4800))
    assert len(counts) == 24
    assert all(120 < count < 280 for count in counts.values())


@pytest.mark.rule(Rule.DRAW)
def test_the_encryptor_alone_sees_the_code():
    match = Match().draw("342", "123")
    assert match.view(0).teams[0].code == (3, 4, 2)
    assert all(match.view(seat).teams[0].code is None for seat in (None, 1, 2, 3))
    assert match.view(1).teams[1].code == (1, 2, 3)
    assert GAME.to_act(match.state) == (0, 1)


@pytest.mark.rule(Rule.WRITE, Rule.TASK)
def test_only_encryptors_write():
    match = Match().draw("342", "123")
    assert match.refused(2, WriteClue(1, "x")).rule == Rule.WRITE
    assert match.refused(2, SubmitClues()).rule == Rule.WRITE
    match.clues(0, *INSECT)
    assert match.refused(0, WriteClue(1, "x")).rule == Rule.FINAL_CLUES
    assert match.refused(0, SubmitClues()).rule == Rule.FINAL_CLUES


@pytest.mark.rule(Rule.TIMER)
def test_the_timer_runs_for_the_second_encryptor():
    match = Match().draw("342", "123")
    assert GAME.timers(match.state) == ()
    match.clues(1, *GREEK)
    (timer,) = GAME.timers(match.state)
    assert (timer.seconds, timer.name) == (30, "sand-1")
    match.clues(0, "party", "hat", "insect")
    assert GAME.timers(match.state) == ()


@pytest.mark.rule(Rule.TIMER)
def test_a_computer_starts_no_sand_against_a_person():
    """It waits for the other encryptor if that is a person; once sand runs, or without any, it does not."""
    match = Match().draw("342", "123")
    assert GAME.left_to(match.state, 1) == (0,)
    assert GAME.left_to(match.clues(0, "party", "hat", "insect").state, 1) == ()
    assert GAME.left_to(Match(timer=0).draw("342", "123").state, 1) == ()


@pytest.mark.rule(Rule.TIMER)
def test_the_timer_can_be_set_or_switched_off():
    assert GAME.timers(Match(timer=0).draw("342", "123").clues(0, "party", "hat", "insect").state) == ()
    (timer,) = GAME.timers(Match(timer=90).draw("342", "123").clues(0, "party", "hat", "insect").state)
    assert timer.seconds == 90


@pytest.mark.rule("DEC-T18", Rule.TIME_UP)
def test_a_late_encryptor_goes_on_with_what_is_there():
    match = (
        Match()
        .draw("342", "231")
        .clues(0, "party", "hat", "insect")
        .write(1, "skeleton", "sunri", "")
        .time_up()
    )
    assert match.state.phase == GUESS
    assert [clue.text for clue in match.view(1).teams[1].clues] == ["skeleton", "sunri", ""]
    match.half("342")
    assert [clue.text for clue in match.view(0).teams[1].clues] == ["skeleton", "sunri", ""]
    assert match.refused(3, FixGuess((2, 3, 0))).rule == Rule.CODE
    match.half("231")


@pytest.mark.rule("DEC-T18", Rule.TIME_UP)
def test_late_lines_that_break_a_rule_are_empty():
    match = Match(white=("winter", "anchor", "bridge", "candle"), black=("desert", "queen", "whale", "snow"))
    match.draw("342", "123").clues(1, "camel", "crown", "ocean").write(0, "three", "four", "two").time_up()
    assert [clue.text for clue in match.view(0).teams[0].clues] == ["three", "four", ""]
    match = Match(white=("winter", "anchor", "bridge", "candle"), black=("desert", "queen", "whale", "snow"))
    match.draw("342", "123").clues(1, "camel", "crown", "ocean").write(0, "winter", "wax", "waxes").time_up()
    assert [clue.text for clue in match.view(0).teams[0].clues] == ["", "wax", ""]


@pytest.mark.rule(Rule.TIME_UP)
def test_an_empty_line_is_no_used_clue():
    match = Match().draw("342", "231").clues(0, "party", "hat", "insect").time_up()
    match.half("342").half("231").draw("123", "231").clues(1, *GREEK)
    assert match.state.submitted[1]


@pytest.mark.rule(Rule.TIME_UP, Rule.TIMER)
def test_the_first_clue_limit_takes_both():
    match = Match(first_clue_limit=120).draw("342", "231")
    (timer,) = GAME.timers(match.state)
    assert timer.seconds == 120
    match.write(0, "party").write(1, "skeleton").time_up()
    assert [clue.text for clue in match.view(0).teams[0].clues] == ["party", "", ""]
    assert [clue.text for clue in match.view(1).teams[1].clues] == ["skeleton", "", ""]


@pytest.mark.rule(Rule.MAKE_KNOWN)
def test_clues_are_made_known_one_team_at_a_time():
    match = Match().draw("234", "123").clues(0, *INSECT)
    assert match.view(2).teams[0].clues is None
    match.clues(1, *GREEK)
    for seat in (None, 0, 1, 2, 3):
        assert [clue.text for clue in match.view(seat).teams[0].clues] == list(INSECT)
    assert all(match.view(seat).teams[1].clues is None for seat in (None, 0, 2, 3))
    match.half("234")
    assert [clue.text for clue in match.view(None).teams[1].clues] == list(GREEK)


@pytest.mark.rule(Rule.FINAL_CLUES)
def test_clues_do_not_change_once_known():
    assert discussing().refused(0, WriteClue(1, "moth")).rule == Rule.FINAL_CLUES


@pytest.mark.rule(Rule.DELIBERATE, "DEC-T30")
def test_who_guesses_in_uneven_teams():
    match = Match.at(2, seats=5, white=(0, 0)).draw("234", "123")
    assert match.state.teams.members == ((0, 2, 4), (1, 3))
    match.clues(0, *INSECT).clues(1, *GREEK)
    assert encryptor(match.state, 0) == 2
    assert match.guessers(0) == [0, 4]
    assert match.guessers(1) == [1, 3]
    match.half("234", "123")
    assert match.guessers(1) == [1]
    assert match.guessers(0) == [0, 2, 4]


@pytest.mark.rule("DEC-T30", Rule.DELIBERATE)
def test_two_white_against_three_black():
    match = discussing(seats=5, round=2, white_seats=(0, 3))
    assert match.guessers(0) == [0]
    assert match.guessers(1) == [1, 2, 4]
    match.half("234", "123")
    assert match.guessers(0) == [0, 3]
    assert match.guessers(1) == [1, 4]


@pytest.mark.rule(Rule.NO_REACTION)
def test_the_encryptor_keeps_out_of_the_discussion():
    match = discussing()
    assert match.refused(0, FixGuess((2, 3, 4))).rule == Rule.NO_REACTION
    assert match.refused(0, DraftGuess((2, 3, 4))).rule == Rule.NO_REACTION
    match.play(2, DraftGuess((2, 3, 0)))
    assert match.view(0).teams[0].guess == (2, 3, 0)


@pytest.mark.rule(Rule.SAME_INFORMATION)
def test_an_encryptor_may_intercept_with_the_team():
    match = discussing(round=2)
    assert encryptor(match.state, 1) == 3
    match.play(3, DraftGuess((1, 2, 3)), FixGuess((1, 2, 4)))


@pytest.mark.rule(Rule.ROUND_ONE, "DEC-T17")
def test_no_interception_in_round_one():
    match = discussing()
    assert match.refused(1, FixGuess((2, 3, 4))).rule == Rule.ROUND_ONE
    match.half("234")
    assert match.refused(0, DraftGuess((2, 3, 4))).rule == Rule.ROUND_ONE


@pytest.mark.rule("DEC-T17", Rule.TWO_TOKENS)
def test_the_earliest_ends():
    match = quick_round(quick_round(Match(), "", "d"), "", "d")
    assert (match.state.round, match.state.winner) == (2, 1)
    match = quick_round(Match(), "d", "d")
    assert max(match.state.interceptions) == 0
    match = quick_round(quick_round(match, "d", "di"), "d", "di")
    assert (match.state.round, match.state.winner) == (3, 0)


@pytest.mark.rule(Rule.HIDDEN_GUESSES, "DEC-T29")
def test_fixed_guesses_stay_hidden_until_both_are():
    match = discussing(round=2)
    match.guess(1, "431")
    assert all(match.view(seat).teams[1].guess is None for seat in (None, 0, 2))
    assert match.view(0).teams[1].fixed
    assert match.view(1).teams[1].guess == (4, 3, 1)
    assert match.refused(1, FixGuess((2, 3, 4))).rule == Rule.HIDDEN_GUESSES
    assert match.refused(3, DraftGuess((2, 3, 4))).rule == Rule.HIDDEN_GUESSES
    match.guess(0, "234")
    assert match.view(None).history[-1].interception == (4, 3, 1)


@pytest.mark.rule("DEC-T29", Rule.HIDDEN_GUESSES)
def test_the_decoding_guess_is_hidden_as_well():
    match = discussing(round=2).guess(0, "234")
    assert all(match.view(seat).teams[0].guess is None for seat in (None, 1, 3))


@pytest.mark.rule("DEC-T28", Rule.CODE)
@pytest.mark.parametrize("guess", [(3, 3, 1), (5, 1, 2), (0, 0, -1), (1, 1, 0)])
def test_impossible_guesses(guess):
    match = discussing()
    assert match.refused(2, FixGuess(guess)).rule == Rule.CODE
    assert match.refused(2, DraftGuess(guess)).rule == Rule.CODE


@pytest.mark.rule(Rule.DELIBERATE)
def test_the_team_alone_sees_who_chose_a_digit():
    match = discussing(seats=6).play(2, DraftGuess((1, 0, 3))).play(4, DraftGuess((1, 2, 0)))
    pegs = [GAME.view(match.state, viewer).teams[0].pegs for viewer in (0, 2, 1, None)]
    assert pegs == [(2, 4, None), (2, 4, None), None, None]
    match.play(2, DraftGuess((0, 0, 0)))
    assert GAME.view(match.state, 2).teams[0].pegs == (None, None, None)


@pytest.mark.rule(Rule.DELIBERATE)
def test_the_last_writer_of_a_draft_wins():
    match = discussing(seats=6).play(2, DraftGuess((1, 0, 0))).play(4, DraftGuess((2, 0, 3)))
    assert match.view(2).teams[0].guess == (2, 0, 3)
    assert match.refused(2, DraftGuess((2, 0, 3))).rule == Rule.DELIBERATE
    assert match.refused(2, FixGuess((2, 0, 3))).rule == Rule.CODE


@pytest.mark.rule(Rule.HIDDEN_GUESSES)
def test_all_have_to_agree_where_the_table_wants_it():
    match = discussing(seats=8, guess_lock="all").play(2, FixGuess((2, 3, 4)))
    assert not match.state.fixed[0]
    assert match.refused(2, FixGuess((2, 3, 1))).rule == Rule.HIDDEN_GUESSES
    assert match.refused(4, FixGuess((2, 3, 1))).rule == Rule.HIDDEN_GUESSES
    assert match.refused(4, DraftGuess((2, 3, 1))).rule == Rule.HIDDEN_GUESSES
    match.play(4, ReopenGuess())
    assert match.refused(4, ReopenGuess()).rule == Rule.HIDDEN_GUESSES
    match.play(4, FixGuess((2, 3, 1))).play(2, FixGuess((2, 3, 1))).play(6, FixGuess((2, 3, 1)))
    assert match.view(None).history[0].decoding == (2, 3, 1)


@pytest.mark.rule(Rule.HIDDEN_GUESSES)
def test_time_for_guesses():
    match = discussing(round=2, guess_limit=60).play(1, DraftGuess((4, 3, 1))).play(0, DraftGuess((2, 3, 0)))
    (timer,) = GAME.timers(match.state)
    assert (timer.name, timer.seconds) == ("guess-2-0", 60)
    match.time_up()
    half = match.view(None).history[-1]
    assert (half.interception, half.decoding) == ((4, 3, 1), (2, 3, 0))
    assert match.tokens() == ((0, 1), (0, 0))
    assert GAME.timers(match.state)[0].name == "guess-2-1"


@pytest.mark.rule(Rule.HIDDEN_GUESSES, Rule.FINAL_CLUES)
def test_time_for_guesses_begins_anew_after_an_objection():
    """A limit counts from when its name first appeared, so the one after an objection has another."""
    match = discussing(round=2, guess_limit=60).play(1, Object(1, "DEC-42"))
    assert [timer.name for timer in GAME.timers(match.state)] == ["answer-2-0-1"]
    match.play(2, AnswerObjection("concede"))
    (timer,) = GAME.timers(match.state)
    assert (timer.name, timer.seconds) == ("guess-2-0-1", 60)


@pytest.mark.rule(Rule.HIDDEN_GUESSES)
def test_a_digit_never_chosen_is_told_as_such():
    match = discussing(round=2, guess_limit=60).play(1, DraftGuess((4, 3, 1))).play(0, DraftGuess((2, 3, 0)))
    before = match.state.copy()
    (timer,) = GAME.timers(before)
    match.time_up()
    lines = GAME.tell(before, CLOCK, timer.event, match.state, None)
    guesses = [line.facts["guess"] for line in lines if "guess" in line.facts]
    assert guesses == [said.replace("-", "\N{NON-BREAKING HYPHEN}") for said in ("4-3-1", "2-3-?")]


@pytest.mark.rule(Rule.DELIBERATE)
@pytest.mark.parametrize(
    ("draft", "fixed"),
    [((2, 3, 4), {(2, 3, 4)}), ((2, 3, 0), {(2, 3, 1), (2, 3, 4)}), ((0, 0, 0), None)],
)
def test_who_does_not_answer_completes_what_the_team_has_drafted(draft, fixed):
    match = discussing(seats=6)
    if any(draft):
        match.play(4, DraftGuess(draft))
    chosen = {GAME.absent(match.state, 2, Random(seed)).guess for seed in range(300)}
    assert chosen == fixed if fixed else len(chosen) == 24


@pytest.mark.rule(Rule.BOTH_TOKENS, Rule.INTERCEPTION, Rule.MISCOMMUNICATION)
@pytest.mark.parametrize(
    ("decoding", "interception", "white", "black"),
    [("234", "432", (0, 0), (0, 0)), ("234", "234", (0, 0), (1, 0)), ("243", "432", (0, 1), (0, 0)),
     ("243", "234", (0, 1), (1, 0))],
)  # fmt: skip
def test_tokens_of_a_half_round(decoding, interception, white, black):
    match = discussing(round=2).half(decoding, interception)
    assert match.tokens() == (white, black)


@pytest.mark.rule(Rule.NO_TOKENS_YET, Rule.KEYWORDS)
def test_the_beginning():
    match = Match()
    assert match.tokens() == ((0, 0), (0, 0))
    assert match.view(0).teams[0].keywords == match.view(2).teams[0].keywords
    assert None not in match.view(0).teams[0].keywords
    assert set(match.view(0).teams[1].keywords) == {None}


@pytest.mark.rule(Rule.NEXT_ROUND, Rule.KEYWORDS)
def test_keywords_stay_from_round_to_round():
    match = Match()
    before = match.state.keywords[:]
    quick_round(match, "d", "d")
    assert match.state.keywords == before
    assert match.state.round == 2


def test_what_has_no_place_in_a_phase():
    writing = Match().draw("234", "123")
    assert writing.state.phase == WRITE
    assert writing.refused(2, FixGuess((1, 2, 3))).rule == Rule.DELIBERATE
    assert writing.refused(2, Vote("uphold")).rule == Rule.FINAL_CLUES
    assert writing.refused(2, NameKeyword(1, "x")).rule == Rule.NAME_KEYWORDS
    assert Match().refused(0, WriteClue(1, "x")).rule == Rule.DRAW
    assert discussing().refused(9, Note("x")).rule == Rule.TEAMS
