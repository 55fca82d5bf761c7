"""Written positions: what is read back, and what cannot have arisen."""

import pytest

import kastellan
from kastellan.games.kryptos.rules import Rule
from tests.games.kryptos.deals import D3, D4, MYSTERY4, MYSTERY_CARDS, S4, guess, s4

OVER = {"over": True, "turn": 3}
ALL = tuple(range(9))
DEALING = {"first": 0, "turn": None, "face_up": ()}
SET_UP = {"face_up": (), "turn": 3}
ONE = ((1,), (), (), ())


def at(target, index, value):
    return {"target": target, "index": index, "value": value, "type": "guess"}


def swapped(seat, hand):
    return {"hands": (*D4[:seat], hand, *D4[seat + 1 :])}


def broken(what, place, rule, **changes):
    """S4 with these changes is refused at ``place`` by ``rule``."""
    return pytest.param(changes, place, rule, id=what)


BROKEN = [
    broken("two players", "$.hands", Rule.PLAYERS, hands=D4[:2]),
    broken("mystery with three", "$.options", Rule.MYSTERY_PLAYERS, hands=D3, options={"mystery": True}),
    broken("dry rounds without end", "$.options", Rule.DRY_ROUNDS, options={"dry_rounds": 101}),
    broken("no dry round allowed", "$.options", Rule.DRY_ROUNDS, options={"dry_rounds": 0}),
    broken("first player chosen nowhere", "$.options", Rule.FIRST_PLAYER, options={"first_player": 4}),
    broken("a card twice", "$.hands[1]", Rule.CARDS_IN_PLAY, **swapped(1, (1, *D4[1][1:]))),
    broken("a card out of play", "$.hands[3]", Rule.CARDS_IN_PLAY, **swapped(3, (*D4[3][:-1], 37))),
    broken("card 0", "$.hands[0]", Rule.CARDS_IN_PLAY, **swapped(0, (0, *D4[0][1:]))),
    broken("unsorted hand", "$.hands[0]", Rule.SORTED_HANDS, **swapped(0, (7, 1, *D4[0][2:]))),
    broken("a card too many", "$.hands[0]", Rule.DEAL, **swapped(0, (*D4[0], 36))),
    broken("a held card put aside", "$.aside", Rule.CARDS_IN_PLAY, aside=(36,)),
    broken("an undealt card lost", "$.aside", Rule.UNDEALT, hands=D3, aside=(21,), face_up=()),
    broken("face-up cards of three seats", "$.face_up", Rule.REVEAL, face_up=((4, 5),) * 3),
    broken("shown twice", "$.face_up[0]", Rule.REVEAL, face_up=((4, 4), *S4["face_up"][1:])),
    broken("no such card shown", "$.face_up[0]", Rule.REVEAL, face_up=((4, 9), *S4["face_up"][1:])),
    broken("not shown", "$.face_up[0]", Rule.TWO_LAPS, face_up=((4,), (1, 2, 5), (1, 4), (1, 5))),
    broken("points of three seats", "$.points", Rule.POINTS, points=(2, 2, 2)),
    broken("a score below 0", "$.points", Rule.POINTS, points=(2, -1, 2, 2)),
    broken("no first player", "$.first", Rule.FIRST_PLAYER, first=None),
    broken("first player too far", "$.first", Rule.FIRST_PLAYER, first=4),
    broken("first player below 0", "$.first", Rule.FIRST_PLAYER, first=-1),
    broken("not the chosen first player", "$.first", Rule.FIRST_PLAYER, options={"first_player": 2}),
    broken("nobody's turn", "$.turn", Rule.TURN, turn=None),
    broken("turn too far", "$.turn", Rule.TURN, turn=4),
    broken("15 points and no trigger", "$.triggered", Rule.TRIGGER, points=(15, 2, 2, 2)),
    broken("a trigger and no 15 points", "$.triggered", Rule.TRIGGER, triggered=True),
    broken("14 points without bribes", "$.triggered", Rule.TRIGGER, triggered=True, points=(14, 2, 2, 2)),
    broken("all face up and not over", "$.over", Rule.ALL_REVEALED, face_up=(ALL,) * 4),
    broken("too many dry rounds", "$.dry", Rule.DRY_ROUNDS, dry=31),
    broken("dry rounds below 0", "$.dry", Rule.DRY_ROUNDS, dry=-1),
    broken("thirty dry rounds and not over", "$.over", Rule.DRY_ROUNDS, dry=30),
    broken("over without a reason", "$.over", Rule.EQUAL_TURNS, **OVER),
    broken(
        "over before the end of the round",
        "$.over",
        Rule.EQUAL_TURNS,
        over=True,
        turn=1,
        triggered=True,
        points=(15, 2, 2, 2),
    ),
    broken("nobody to ask", "$.turn", Rule.SKIPPED, face_up=(ALL,) * 3 + ((0, 1),), turn=3),
    broken("a wrong guess that was right", "$.wrong[0]", Rule.RIGHT, wrong=[at(2, 0, 3)]),
    broken("a guess at a face-up card", "$.wrong[1]", Rule.TARGET, wrong=[at(2, 0, 1), at(2, 1, 1)]),
    broken("a guess at nobody", "$.wrong[0]", Rule.TARGET, wrong=[at(4, 0, 1)]),
    broken("a guess at no card", "$.wrong[0]", Rule.TARGET, wrong=[at(2, 9, 1)]),
    broken("a guess out of play", "$.wrong[0]", Rule.COVERED, wrong=[at(2, 0, 37)]),
    broken("an attempt at an own card", "$.tried", Rule.TARGET, tried=at(0, 0, 2)),
    broken("an attempt with a covered value", "$.tried", Rule.COVERED, tried=at(2, 0, 4)),
    broken("a first attempt that was right", "$.tried", Rule.RIGHT, tried=at(2, 0, 3)),
    broken("no point to pay with", "$.tried", Rule.SECOND_ATTEMPT, tried=at(2, 0, 2), points=(0, 2, 2, 2)),
    broken(
        "an attempt after the end",
        "$.tried",
        Rule.SECOND_ATTEMPT,
        **OVER,
        points=(15, 2, 2, 2),
        triggered=True,
        tried=at(2, 0, 2),
    ),
    broken("the wrong seat reveals", "$.turn", Rule.REVEAL_ORDER, face_up=(), turn=0),
    broken("points in the set-up", "$.points", Rule.STARTING_POINTS, **SET_UP, points=(3, 2, 2, 2)),
    broken("a guess in the set-up", "$.wrong", Rule.REVEAL_ORDER, **SET_UP, wrong=[at(2, 0, 1)]),
    broken("an attempt in the set-up", "$.tried", Rule.REVEAL_ORDER, **SET_UP, tried=at(2, 0, 1)),
    broken("a trigger in the set-up", "$.triggered", Rule.TRIGGER, **SET_UP, triggered=True),
    broken("a round in the set-up", "$.dry", Rule.DRY_ROUNDS, **SET_UP, dry=1),
    broken("a find in the set-up", "$.found", Rule.REVEAL_ORDER, **SET_UP, found=True),
    broken("over in the set-up", "$.over", Rule.TWO_LAPS, **SET_UP, over=True),
    broken(
        "an end card shown",
        "$.face_up[3]",
        Rule.END_CARD,
        options={"advanced_setup": True},
        turn=2,
        face_up=((), (), (), (8,)),
    ),
    broken(
        "neighbours shown",
        "$.face_up[3]",
        Rule.NEIGHBOUR,
        options={"advanced_setup": True},
        turn=2,
        face_up=((4,), (1,), (1,), (2, 3)),
    ),
    broken(
        "two end cards each at the first turn",
        "$.face_up[0]",
        Rule.END_CARD,
        options={"advanced_setup": True},
        face_up=((0, 8),) * 4,
    ),
    broken(
        "neighbours alone at the first turn",
        "$.face_up[2]",
        Rule.NEIGHBOUR,
        options={"advanced_setup": True},
        face_up=((4, 5), (1, 5), (1, 2), (1, 5)),
    ),
    broken(
        "a third red card while others are open",
        "$.face_up",
        Rule.COLOUR_CAP,
        options={"advanced_setup": True},
        face_up=((3, 7), (1, 5), (2, 4), (1, 5)),
    ),
    broken(
        "a third red card in the set-up",
        "$.face_up",
        Rule.COLOUR_CAP,
        options={"advanced_setup": True},
        turn=1,
        face_up=((7,), (1,), (2, 7), (1, 5)),
    ),
    broken("a find with the cards of the set-up alone", "$.found", Rule.RIGHT, found=True),
    broken("a turn in the deal", "$.turn", Rule.DEAL, face_up=(), hands=ONE, turn=0),
    broken("a reveal in the deal", "$.face_up", Rule.DEAL, turn=None, hands=ONE, face_up=((0,), (), (), ())),
    broken("hands dealt out of order", "$.hands", Rule.DEAL, **DEALING, hands=((1,), (2,), (), ())),
    broken("aside", "$.aside", Rule.MYSTERY_ASIDE, **DEALING, hands=ONE, aside=(2,)),
    broken(
        "a hand before the mystery cards",
        "$.aside",
        Rule.MYSTERY_ASIDE,
        **DEALING,
        hands=ONE,
        options={"mystery": True},
        aside=(2, 3),
    ),
    broken("cards first", "$.first", Rule.FIRST_PLAYER, face_up=(), turn=None, hands=ONE, first=None),
    broken("over in the deal", "$.over", Rule.TWO_LAPS, **DEALING, hands=ONE, over=True),
]


@pytest.mark.rule("TABLE-4")
@pytest.mark.parametrize(("changes", "place", "rule"), BROKEN)
def test_an_impossible_position_is_refused_with_field_and_rule(changes, place, rule):
    with pytest.raises(kastellan.BadInput) as caught:
        s4(**changes)
    assert (caught.value.place, caught.value.rule) == (place, rule)
    assert str(caught.value).startswith(f"{place}: ")


@pytest.mark.rule("TABLE-1")
@pytest.mark.parametrize(
    "changes",
    [{"hands": 3}, {"points": "2222"}, {"colour": 1}, {"options": {"blind": True}}, {"hands": [["1"]]}],
)
def test_a_malformed_position_is_refused(changes):
    with pytest.raises(kastellan.BadInput) as caught:
        s4(**changes)
    assert caught.value.rule == "TABLE-1"


@pytest.mark.rule("TABLE-6")
@pytest.mark.parametrize("options", [{"blind": True}, {"bribe": "yes"}, {"dry_rounds": 1.5}])
def test_unknown_and_ill_typed_options_are_refused(options):
    with pytest.raises(kastellan.BadInput) as caught:
        kastellan.new("kryptos", 4, options)
    assert caught.value.rule == "TABLE-6"


@pytest.mark.rule(Rule.FIRST_PLAYER)
def test_the_chosen_first_player_need_not_be_written_twice():
    assert s4(first=None, options={"first_player": 0}).state.first == 0


def test_cards_beside_the_track_are_read_in_any_order():
    fields = {"first": 0, "turn": 3, "hands": MYSTERY4, "options": {"mystery": True}}
    one = kastellan.position("kryptos", {**fields, "aside": MYSTERY_CARDS})
    two = kastellan.position("kryptos", {**fields, "aside": MYSTERY_CARDS[::-1]})
    assert one.state == two.state


def test_a_position_in_the_middle_of_a_turn_is_written_and_read_back():
    table = s4(wrong=[at(1, 0, 3)])
    guess(table, 0, 2, 6, 18)
    again = kastellan.position("kryptos", table.position())
    assert again.state == table.state
    assert list(again.legal(0)) == list(table.legal(0))
    assert list(kastellan.replay(table.log))[-1] == table.state


def test_a_half_dealt_position_can_be_played_on():
    table = kastellan.position("kryptos", {"first": 2, "hands": ((9, 4, 7), (), (), ())}, seed=3)
    assert table.to_act == (1,)
    assert {4, 7, 9} <= set(table.state.hands[:9])


@pytest.mark.rule(Rule.COLOUR_CAP, Rule.CAP_IGNORED, "KRP-V11")
def test_a_third_card_of_a_colour_is_read_where_nothing_else_could_be_revealed():
    """In the worked example only blue is open, and P0 has no further blue card: 19 is a third green one."""
    assert s4(options={"advanced_setup": True}).state.reveals == 8


def test_found_cards_may_be_ends_and_neighbours():
    """Only what the set-up revealed is bound by it: here P2's 3 and 5 were guessed."""
    table = s4(options={"advanced_setup": True}, face_up=((4, 5), (1, 5), (0, 1, 2, 4), (1, 5)), found=True)
    assert table.state.found
