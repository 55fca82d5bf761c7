"""Players, cards, hands and tokens before anything is revealed (KRP-1 to KRP-12)."""

import pytest

import kastellan
from kastellan.games.kryptos import GAME
from kastellan.games.kryptos.rules import Rule
from tests.games.kryptos.deals import D3, D4, fresh, hand

TABLE = [(3, 32, 10, 2), (4, 36, 9, 0), (5, 40, 8, 0), (6, 48, 8, 0)]


@pytest.mark.rule(Rule.PLAYERS, "KRP-V1")
@pytest.mark.parametrize("seats", [0, 1, 2, 7])
def test_other_than_three_to_six_players_are_refused(seats):
    """There is no two-player game either (KRP-R34)."""
    with pytest.raises(kastellan.Refused) as caught:
        kastellan.new("kryptos", seats)
    assert caught.value.refusal.rule == Rule.PLAYERS


@pytest.mark.rule(Rule.PLAYERS, Rule.CARDS_IN_PLAY, Rule.COVERED_AT_ONCE, Rule.DEAL, "KRP-V1")
@pytest.mark.parametrize(("seats", "last", "size", "undealt"), TABLE)
def test_cards_hands_and_covered_spaces_by_number_of_players(seats, last, size, undealt):
    table = kastellan.new("kryptos", seats, seed=1)
    view = table.view()

    assert view.uncovered == tuple(range(1, last + 1))
    assert [len(hand.values) for hand in view.hands] == [size] * seats
    assert view.aside.cards == undealt
    dealt = [card for seat in range(seats) for card in hand(table, seat)] + table.state.aside
    assert sorted(dealt) == list(range(1, last + 1))


@pytest.mark.rule(Rule.COVERED_AT_ONCE, "KRP-V1")
@pytest.mark.parametrize(("seats", "each"), [(3, 4), (4, 3), (5, 2), (6, 0)])
def test_covered_spaces_carry_the_same_number_of_tokens_in_every_colour(seats, each):
    table = kastellan.new("kryptos", seats, seed=1)
    covered = set(range(1, 49)) - set(table.view().uncovered)
    colours = [table.state.content.colour_of[value] for value in covered]
    assert [colours.count(colour) for colour in range(4)] == [each] * 4


@pytest.mark.rule(Rule.FIRST_PLAYER)
def test_the_first_player_is_chosen_or_drawn():
    """A seat can be named; otherwise each is drawn with equal odds (KRP-R1)."""
    assert kastellan.new("kryptos", 5, {"first_player": 3}, seed=1).view().first == 3
    drawn = {kastellan.new("kryptos", 5, seed=seed).view().first for seed in range(60)}
    assert drawn == set(range(5))
    start = GAME.start(5, GAME.options(), GAME.load(None))
    assert [weight for _, weight in GAME.chance(start)] == [1] * 5


@pytest.mark.rule(Rule.FIRST_PLAYER)
@pytest.mark.parametrize("seat", [-1, 4])
def test_the_first_player_sits_at_the_table(seat):
    with pytest.raises(kastellan.Refused) as caught:
        kastellan.new("kryptos", 4, {"first_player": seat})
    assert caught.value.refusal.rule == Rule.FIRST_PLAYER


@pytest.mark.rule(Rule.STARTING_POINTS, "KRP-V3")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_everybody_starts_with_two_points(seats):
    assert kastellan.new("kryptos", seats, seed=2).view().points == (2,) * seats


@pytest.mark.rule(Rule.DEAL)
def test_every_card_left_is_equally_likely_to_be_dealt():
    state = GAME.start(4, GAME.options(first_player=0), GAME.load(None))
    assert sorted(event.card for event, _ in GAME.chance(state)) == list(range(1, 37))
    assert {weight for _, weight in GAME.chance(state)} == {1}


@pytest.mark.rule(Rule.UNDEALT, Rule.CENTRE_TOKENS)
def test_nobody_sees_the_undealt_cards_but_everybody_sees_their_colours():
    table = fresh(D3, aside=(21, 31))
    for viewer in (None, 0, 1, 2):
        assert table.view(viewer).aside.values is None
        assert table.view(viewer).aside.tokens == (1, 0, 1, 0)


@pytest.mark.rule(Rule.OWN_HAND_ONLY)
def test_players_see_their_own_hand_and_no_other():
    table = fresh(D4)
    for viewer in range(4):
        hands = table.view(viewer).hands
        assert hands[viewer].values == D4[viewer]
        assert all(hands[other].values == (None,) * 9 for other in range(4) if other != viewer)
    assert all(hand.values == (None,) * 9 for hand in table.view(None).hands)


@pytest.mark.rule(Rule.SORTED_HANDS)
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_hands_are_sorted_and_stay_so(seats):
    table = kastellan.new("kryptos", seats, seed=3)
    for seat in range(seats):
        assert list(hand(table, seat)) == sorted(hand(table, seat))
    before = [hand(table, seat) for seat in range(seats)]
    while table.view().phase == "reveal":
        table.play(table.to_act[0], table.legal(table.to_act[0])[0])
    assert [hand(table, seat) for seat in range(seats)] == before


@pytest.mark.rule(Rule.STOCK, Rule.CENTRE_TOKENS, "KRP-V4")
def test_stocks_and_centre_tokens_with_three_players():
    view = fresh(D3, aside=(21, 31)).view()
    assert [hand.stock for hand in view.hands] == [(2, 3, 3, 2), (3, 3, 1, 3), (2, 2, 3, 3)]
    assert (view.aside.cards, view.aside.tokens) == (2, (1, 0, 1, 0))


@pytest.mark.rule(Rule.STOCK, "KRP-V5")
def test_stocks_with_four_players():
    stocks = [hand.stock for hand in fresh(D4).view().hands]
    assert stocks == [(3, 1, 3, 2), (0, 3, 3, 3), (2, 2, 3, 2), (4, 3, 0, 2)]
    assert [sum(colour) for colour in zip(*stocks, strict=True)] == [9, 9, 9, 9]


@pytest.mark.rule(Rule.TWELVE_TOKENS)
@pytest.mark.parametrize(("seats", "options"), [(3, {}), (4, {}), (5, {"mystery": True}), (6, {})])
def test_each_colour_always_has_twelve_tokens_somewhere(seats, options):
    """On the track, in the stocks or with the cards beside it, through a whole game."""
    table = kastellan.new("kryptos", seats, options, seed=4)
    colour_of = table.state.content.colour_of
    while table.to_act:
        view = table.view()
        for colour in range(4):
            track = sum(colour_of[v] == colour for v in range(1, 49) if v not in view.uncovered)
            stocks = sum(hand.stock[colour] for hand in view.hands)
            assert track + stocks + view.aside.tokens[colour] == 12
        actions = table.legal(table.to_act[0])
        table.play(table.to_act[0], actions[len(table.log.moves) * 7919 % len(actions)])
