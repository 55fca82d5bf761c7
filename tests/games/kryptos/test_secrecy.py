"""What each seat receives, byte for byte (KRP-7 to KRP-11; KRP-V38 to KRP-V40)."""

from random import Random

import msgspec
import pytest

from kastellan.core import resample
from kastellan.games.kryptos import GAME
from kastellan.games.kryptos.actions import Guess
from kastellan.games.kryptos.rules import Rule
from tests.games.kryptos.deals import D3, D4, D5, MYSTERY4, MYSTERY_CARDS, fresh, guess, hiding, s4

encode = msgspec.json.encode

TWIN4 = ((1, 7, 8, 9, 14, 19, 20, 21, 27), D4[1], (3, 4, 5, 10, 15, 18, 24, 25, 31), D4[3])
"""D4 with 24 25 of seat 0 and 20 21 of seat 2 exchanged: seats 1 and 3 cannot tell."""

TWIN3 = (D3[0], D3[1], (2, 3, 4, 5, 12, 13, 18, 19, 31, 32))
"""D3 with 27 of seat 2 and the undealt 31 exchanged: seats 0 and 1 cannot tell."""


def sent(table, viewer):
    """Return all bytes that the viewer is sent about the position."""
    actions = [] if viewer is None else list(table.legal(viewer))
    return encode(table.view(viewer)) + encode(actions)


def numbers(data):
    """Yield every number in plain data, however deep."""
    if isinstance(data, dict):
        data = list(data.values())
    if isinstance(data, list | tuple):
        for item in data:
            yield from numbers(item)
    elif isinstance(data, int) and not isinstance(data, bool):
        yield data


@pytest.mark.rule(Rule.OWN_HAND_ONLY, "KRP-V38")
def test_seat_1_sees_the_open_cards_of_seat_0_and_nothing_more():
    hand = s4().view(1).hands[0]
    assert hand.values == (None, None, None, None, 14, 19, None, None, None)
    assert hand.stock == (3, 0, 2, 2)
    data = msgspec.json.decode(encode(hand))
    assert data.keys() == {"values", "face_up", "stock", "wrong"}
    assert sorted(numbers([data["values"], data["wrong"]])) == [14, 19]


@pytest.mark.rule(Rule.OWN_HAND_ONLY, "KRP-V38")
@pytest.mark.parametrize("viewer", [None, 1, 3])
@pytest.mark.parametrize("turn", range(4))
def test_exchanged_hidden_cards_change_no_byte(viewer, turn):
    assert sent(s4(turn=turn), viewer) == sent(s4(turn=turn, hands=TWIN4), viewer)


@pytest.mark.rule(Rule.OWN_HAND_ONLY, "KRP-V38")
@pytest.mark.parametrize("viewer", [0, 2])
def test_owners_do_see_the_exchange(viewer):
    assert sent(s4(), viewer) != sent(s4(hands=TWIN4), viewer)


@pytest.mark.rule(Rule.WRONG, "KRP-V38")
@pytest.mark.parametrize("viewer", [None, 0, 1, 2, 3])
@pytest.mark.parametrize(("target", "index", "value"), [(0, 6, 22), (0, 8, 16), (2, 7, 26), (2, 0, 1)])
def test_a_wrong_guess_is_told_alike_for_exchanged_cards(viewer, target, index, value):
    """Neither colour nor higher or lower is hinted at."""
    one, two = s4(turn=1), s4(turn=1, hands=TWIN4)
    action = Guess(target, index, value)
    stories = []
    for table in (one, two):
        before = table.state
        guess(table, 1, target, index, value)
        stories.append(encode(GAME.tell(before, 1, action, table.state, viewer)))
    assert stories[0] == stories[1]
    if viewer in (None, 1, 3):
        assert sent(one, viewer) == sent(two, viewer)


@pytest.mark.rule(Rule.OWN_HAND_ONLY, "KRP-V38")
def test_legal_guesses_depend_on_public_things_only():
    """Each hidden card is offered every uncovered value, its own or not."""
    for turn in (1, 3):
        one, two = s4(turn=turn), s4(turn=turn, hands=TWIN4)
        assert encode(list(one.legal(turn))) == encode(list(two.legal(turn)))


@pytest.mark.rule(Rule.UNDEALT, Rule.CENTRE_TOKENS, "KRP-V40")
@pytest.mark.parametrize("viewer", [None, 0, 1, 2])
def test_the_undealt_cards_are_a_count_and_their_colours(viewer):
    table = fresh(D3, aside=(21, 31))
    aside = msgspec.json.decode(encode(table.view(viewer).aside))
    assert aside == {"cards": 2, "tokens": [1, 0, 1, 0], "values": None}


@pytest.mark.rule(Rule.UNDEALT, "KRP-V40")
@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_exchanged_undealt_cards_change_no_byte(viewer):
    face_up = ((0, 1),) * 3
    for turn in range(3):
        one = fresh(D3, aside=(21, 31), face_up=face_up, turn=turn)
        two = fresh(TWIN3, aside=(21, 27), face_up=face_up, turn=turn)
        assert sent(one, viewer) == sent(two, viewer)


@pytest.mark.rule(Rule.OWN_HAND_ONLY)
@pytest.mark.parametrize("viewer", [None, 0, 1, 2])
def test_legal_reveals_are_listed_for_the_revealing_player_only(viewer):
    """They depend on the own hand."""
    table = fresh(D4, options={"advanced_setup": True})
    assert viewer is None or len(table.legal(viewer)) == 0
    assert sent(table, viewer).count(b'"reveal"') == sent(fresh(D4), viewer).count(b'"reveal"')


@pytest.mark.rule(Rule.OWN_HAND_ONLY)
def test_the_deal_tells_nobody_what_others_are_dealt():
    """While cards are dealt the next one is told to nobody, and seen by its owner alone."""
    state = GAME.start(4, GAME.options(first_player=0), GAME.load(None))
    for card in (5, 6):
        after = state.copy()
        event = next(event for event, _ in GAME.chance(state) if event.card == card)
        GAME.advance(after, -1, event)
        assert all(GAME.tell(state, -1, event, after, viewer) == () for viewer in (None, 0, 1, 2, 3))
        assert GAME.view(after, 0).hands[0].values[0] == card
        assert all(GAME.view(after, viewer).hands[0].values[0] is None for viewer in (None, 1, 2, 3))


MYSTERY = {"options": {"mystery": True}, "aside": MYSTERY_CARDS, "face_up": ((0, 1),) * 4, "turn": 0}

POSITIONS = [
    pytest.param(lambda: fresh(D3, aside=(21, 31)), id="three players, nothing shown"),
    pytest.param(s4, id="four players"),
    pytest.param(lambda: fresh(D5), id="five players, nothing shown"),
    pytest.param(lambda: fresh(MYSTERY4, **MYSTERY), id="mystery"),
]


@pytest.mark.rule(Rule.OWN_HAND_ONLY)
@pytest.mark.parametrize("table", POSITIONS)
def test_every_hidden_card_is_imagined_differently(table):
    """No unknown card is pinned unless public data pin it; own and open cards never change."""
    state, rng = table().state, Random(1)
    for viewer in (None, *range(state.seats)):
        seen = [set() for _ in state.hands]
        aside = set()
        for _ in range(150):
            twin = resample(GAME, state, viewer, rng)
            assert GAME.view(twin, viewer) == GAME.view(state, viewer)
            aside.add(tuple(twin.aside))
            for slot, value in enumerate(twin.hands):
                seen[slot].add(value)
        for slot, values in enumerate(seen):
            if slot not in state.hidden or slot // state.size == viewer:
                assert values == {state.hands[slot]}
            else:
                assert len(values) > 1 or is_forced(GAME.view(state, viewer), slot), (viewer, slot, values)
        assert len(aside) > 1 or not state.aside


def is_forced(view, slot):
    """Return whether the places open to each unknown card leave only one value for ``slot``."""
    size = len(view.hands[0].values)
    places = {
        seat * size + at: candidates(view, seat, at)
        for seat, hand in enumerate(view.hands)
        for at, value in enumerate(hand.values)
        if value is None
    }
    hand = range(slot // size * size, (slot // size + 1) * size)

    def with_value(value):
        sorted_hand = {
            other: {v for v in places[other] if (v > value) == (other > slot) and v != value}
            for other in hand
            if other in places and other != slot
        }
        return {**places, **sorted_hand, slot: {value}}

    return sum(can_all_be_placed(with_value(value)) for value in places[slot]) == 1


def candidates(view, seat, at):
    """Return the values that fit between the open cards of a hand, in colours that its owner still has."""
    hand = view.hands[seat]
    below = max((v + at - place for place, v in enumerate(hand.values[:at]) if v), default=1 + at)
    above = min(
        (v - place for place, v in enumerate(hand.values[at:]) if v), default=49 - len(hand.values) + at
    )
    mine = () if view.viewer is None else view.hands[view.viewer].values
    colours = [colour for colour, tokens in enumerate(hand.stock) if tokens]
    free = [v for v in view.uncovered if below <= v <= above and v not in mine]
    return {v for v in free if (v - 1) % 4 in colours and v not in hand.wrong[at]}


def can_all_be_placed(places):
    """Return whether every place can have a value of its own; cards beside the track take the rest.

    Without such cards there are as many values as places, so each value finds a place too.
    """
    taken = {}

    def place(slot, tried):
        for value in places[slot] - tried:
            tried.add(value)
            if value not in taken or place(taken[value], tried):
                taken[value] = slot
                return True
        return False

    return all(place(slot, set()) for slot in places)


@pytest.mark.rule(Rule.OWN_HAND_ONLY)
def test_imagination_keeps_to_what_is_publicly_known():
    """Sorted hands, stocks and wrong guesses hold in every imagined deal."""
    table = s4(wrong=[{"target": 2, "index": 0, "value": 1}, {"target": 0, "index": 6, "value": 23}])
    for seed in range(60):
        twin = resample(GAME, table.state, 1, Random(seed))
        assert twin.hands[2 * 9] == 3  # below 4, not 1, and 2 is in the own hand
        assert twin.hands[6] != 23
        for seat in range(4):
            hand = twin.hands[seat * 9 : seat * 9 + 9]
            assert hand == sorted(hand)


@pytest.mark.rule(Rule.OWN_HAND_ONLY)
def test_what_public_data_determine_is_imagined_as_it_is():
    """One hidden card in all: its value is the only uncovered one."""
    table = hiding(0, 1, 0, 0)
    for viewer in (None, 0, 1, 2, 3):
        assert resample(GAME, table.state, viewer, Random(2)) == table.state
