"""Mystery, Bribe and their combinations (KRP-42 to KRP-50)."""

import pytest

import kastellan
from kastellan.games.kryptos import GAME
from kastellan.games.kryptos.rules import Rule
from tests.games.kryptos.deals import (
    MYSTERY4,
    MYSTERY_CARDS,
    fresh,
    guess,
    miss,
    refused,
    revealable_values,
    right_guess,
    s4,
)

BRIBE = {"bribe": True}


def mystery(**fields):
    """Open the mystery table of KRP-V6 after the reveals, seat 0 to play."""
    face_up = ((0, 1),) * 4
    return kastellan.position(
        "kryptos",
        {
            "options": {"mystery": True},
            "first": 0,
            "turn": 0,
            "hands": MYSTERY4,
            "aside": MYSTERY_CARDS,
            "face_up": face_up,
            **fields,
        },
    )


def wrong_at(table, seat, target):
    """Return a wrong guess at a card of ``target`` that was not the first of this turn."""
    hand = table.state.hands[target * table.state.size : (target + 1) * table.state.size]
    for action in table.legal(seat):
        if getattr(action, "target", None) == target and hand[action.index] != action.value:
            return action.target, action.index, action.value
    raise AssertionError("no wrong guess")


@pytest.mark.rule(Rule.MYSTERY_PLAYERS, "KRP-V2")
@pytest.mark.parametrize("seats", [3, 6])
def test_mystery_is_for_four_or_five(seats):
    with pytest.raises(kastellan.Refused) as caught:
        kastellan.new("kryptos", seats, {"mystery": True})
    assert caught.value.refusal.rule == Rule.MYSTERY_PLAYERS


@pytest.mark.rule(Rule.MYSTERY_CARDS, "KRP-V2")
@pytest.mark.parametrize(("seats", "last", "size"), [(4, 40, 9), (5, 44, 8)])
def test_mystery_adds_four_cards(seats, last, size):
    """The next higher numbers (KRP-R25); hands stay as they are."""
    table = kastellan.new("kryptos", seats, {"mystery": True}, seed=1)
    view = table.view()
    assert view.uncovered == tuple(range(1, last + 1))
    assert [len(hand.values) for hand in view.hands] == [size] * seats
    assert view.aside.cards == 4


@pytest.mark.rule(Rule.MYSTERY_ASIDE)
def test_mystery_cards_are_put_aside_before_the_deal_and_nobody_sees_them():
    state = GAME.start(4, GAME.options(mystery=True, first_player=0), GAME.load(None))
    for card in (17, 40, 23, 34):
        assert sum(state.hands) == 0
        GAME.advance(state, -1, next(event for event, _ in GAME.chance(state) if event.card == card))
    assert sorted(state.aside) == [17, 23, 34, 40]
    for viewer in (None, 0, 1, 2, 3):
        assert GAME.view(state, viewer).aside.values is None
        assert GAME.view(state, viewer).aside.tokens == (0, 0, 0, 0)


@pytest.mark.rule(Rule.MYSTERY_TOKENS, "KRP-V6")
def test_the_tokens_show_the_colours_of_the_mystery_cards():
    """As a whole, not card by card (KRP-R24)."""
    aside = mystery().view(0).aside
    assert (aside.cards, aside.tokens, aside.values) == (4, (1, 1, 1, 1), None)


@pytest.mark.rule(Rule.MYSTERY_TARGET, "KRP-V6")
def test_mystery_cards_are_no_target_but_their_values_may_be_named():
    table = mystery()
    for index in range(4):
        action = {"type": "guess", "target": -1, "index": index, "value": 17}
        assert refused(table, 0, action).rule == Rule.MYSTERY_TARGET
    guess(table, 0, 1, 5, 17)
    assert table.view().tried.value == 17
    assert table.view().points == (2, 2, 2, 2)


@pytest.mark.rule(Rule.BRIBE, "KRP-V19")
@pytest.mark.parametrize("owner", [1, 2, 3])
def test_a_bribe_goes_to_the_owner_of_the_second_card(owner):
    """Also when it is the owner, or even the card, of the first attempt (KRP-R27)."""
    table = s4(options=BRIBE)
    guess(table, 0, *wrong_at(table, 0, 1))
    story = guess(table, 0, *wrong_at(table, 0, owner))
    expected = [1, 2, 2, 2]
    expected[owner] += 1
    assert table.view().points == tuple(expected)
    assert (story[0].key, story[0].facts) == ("kryptos-story-bribe", {"seat": 0, "owner": owner})


@pytest.mark.rule(Rule.BRIBE_FIRST)
def test_a_bribe_is_kept_when_the_guess_is_right():
    table = s4(options=BRIBE)
    guess(table, 0, *wrong_at(table, 0, 1))
    guess(table, 0, *right_guess(table, 0, 2))
    assert table.view().points == (4, 2, 3, 2)


@pytest.mark.rule(Rule.BRIBE_FIRST)
def test_a_refused_second_attempt_pays_nobody():
    """Payment and attempt are one (KRP-R15)."""
    table = s4(options=BRIBE)
    first = wrong_at(table, 0, 1)
    guess(table, 0, *first)
    action = dict(zip(("target", "index", "value"), first, strict=True))
    assert refused(table, 0, {"type": "guess", **action}).rule == Rule.REPEAT
    assert table.view().points == (2, 2, 2, 2)


@pytest.mark.rule(Rule.BRIBE_TRIGGER, Rule.TRIGGER, "KRP-V33")
def test_a_bribe_triggers_the_end_for_good():
    """Seat 2 is lifted to 15, then pays and drops to 14; the trigger stays (KRP-R16, KRP-R20)."""
    table = s4(options=BRIBE, turn=1, points=(2, 2, 14, 2))
    guess(table, 1, *wrong_at(table, 1, 0))
    guess(table, 1, *wrong_at(table, 1, 2))
    assert table.view().points == (2, 1, 15, 2)
    assert table.view().triggered
    guess(table, 2, *wrong_at(table, 2, 0))
    guess(table, 2, *wrong_at(table, 2, 0))
    assert table.view().points == (3, 1, 14, 2)
    assert kastellan.position("kryptos", table.position()).state == table.state
    miss(table, 3)
    assert table.outcome.winners == (2,)


@pytest.mark.rule(Rule.BRIBE_TRIGGER, "KRP-V34")
def test_a_bribe_by_the_last_seat_ends_the_game_at_once():
    table = s4(options=BRIBE, turn=3, points=(14, 2, 2, 2))
    guess(table, 3, *wrong_at(table, 3, 1))
    guess(table, 3, *wrong_at(table, 3, 0))
    assert table.outcome.scores == (15, 2, 2, 1)


@pytest.mark.rule(Rule.COMBINATION)
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@pytest.mark.parametrize("advanced_setup", [False, True])
@pytest.mark.parametrize("with_mystery", [False, True])
@pytest.mark.parametrize("bribe", [False, True])
def test_all_options_combine(seats, advanced_setup, with_mystery, bribe):
    """Wherever Mystery is allowed (KRP-R26)."""
    options = GAME.options(advanced_setup=advanced_setup, mystery=with_mystery, bribe=bribe)
    refusal = GAME.forbid(seats, options)
    assert (refusal is None) == (not with_mystery or seats in (4, 5))
    assert refusal is None or refusal.rule == Rule.MYSTERY_PLAYERS


@pytest.mark.rule(Rule.COMBINATION)
def test_with_mystery_the_cap_depends_on_the_number_of_players_only():
    """Four players: the second red card closes red, though 40 cards are in play."""
    table = fresh(MYSTERY4, options={"mystery": True, "advanced_setup": True}, aside=MYSTERY_CARDS)
    for seat, value in [(3, 33), (2, 13)]:
        table.play(seat, {"type": "reveal", "index": MYSTERY4[seat].index(value)})
    assert revealable_values(table, 1) == {6, 10, 15, 26, 36}
