"""The turn: one card, carried out, then the next player (KRE-11 to KRE-18)."""

from random import Random

import pytest

import kastellan
from kastellan.core.playout import step as step_at_random
from kastellan.games.kreta import GAME
from kastellan.games.kreta.actions import First, Keep, Play, TurnUp
from kastellan.games.kreta.options import Options
from kastellan.games.kreta.play import small_steps
from kastellan.games.kreta.rules import Rule
from kastellan.games.kreta.state import ARCHITECT, CARD, CASTELLAN, KING, MOVEMENT
from kastellan.games.kreta.steps.turn import ACTION_OF
from tests.games.kreta.board import B, R, Y, action, allowed, board, play, playing, refused


@pytest.mark.rule(Rule.SEAT_ORDER, Rule.NEXT_PLAYER)
def test_turns_go_round_in_seat_order():
    table = board({}, {}, {}, turn=1)
    for seat, card, kind in (
        (1, "commander", "add_villager"),
        (2, "commander", "add_villager"),
        (0, "abbot", "add_abbot"),
        (1, "abbot", "add_abbot"),
    ):
        assert table.to_act == (seat,)
        assert refused(table, (seat + 1) % 3, "play", "abbot").rule == Rule.SEAT_ORDER
        play(table, seat, "play", card)
        play(table, seat, kind, "sfakia" if kind == "add_abbot" else "amari")
    assert table.to_act == (2,)


@pytest.mark.rule(Rule.ONE_CARD)
def test_exactly_one_card_a_turn_and_no_passing():
    table = board({}, {})
    assert refused(table, B, "done").rule == Rule.ONE_CARD
    assert refused(table, B, "add_villager", "amari").rule == Rule.ONE_CARD
    play(table, B, "play", "commander")
    assert refused(table, B, "play", "abbot").rule == Rule.ONE_CARD
    assert refused(table, B, "add_abbot", "amari").rule == Rule.ONE_CARD
    play(table, B, "add_villager", "amari")
    assert table.to_act == (R,)


@pytest.mark.rule(Rule.ONE_CARD, Rule.ON_THE_TABLE, Rule.FARMER)
def test_a_step_without_its_card_says_why_the_card_is_not_played():
    """Play it first, unless it lies on the table or could do nothing."""
    table = board({"table": ["commander"]}, {})
    assert refused(table, B, "add_villager", "amari").rule == Rule.ON_THE_TABLE
    assert refused(table, B, "harvest", "amari").rule == Rule.FARMER
    assert refused(table, B, "add_abbot", "amari").rule == Rule.ONE_CARD


@pytest.mark.rule(Rule.ON_THE_TABLE, Rule.RETURN_ONLY_BY_CASTELLAN)
def test_a_played_card_stays_on_the_table():
    table = board({}, {"table": ["abbot"], "abbot": "sitia"})
    play(table, B, "play", "commander")
    play(table, B, "add_villager", "amari")
    assert table.view().players[B].table == (3,)
    assert refused(table, R, "play", "abbot").rule == Rule.ON_THE_TABLE
    play(table, R, "play", "admiral")
    play(table, R, "add_ship", "sitia")
    assert table.view().players[R].table == (2, 5)
    assert refused(table, B, "play", "commander").rule == Rule.ON_THE_TABLE


@pytest.mark.rule(Rule.ON_THE_TABLE, Rule.ELEVENTH)
@pytest.mark.parametrize(
    ("scorings", "reason"), [(9, "kreta-on-the-table"), (10, "kreta-on-the-table-for-good")]
)
def test_a_refused_card_says_whether_it_will_return(scorings, reason):
    """The eleventh scoring gives no card back."""
    table = board({"table": ["abbot"], "abbot": "sitia"}, {}, scorings=scorings)
    refusal = refused(table, B, "play", "abbot")
    assert (refusal.rule, refusal.reason) == (Rule.ON_THE_TABLE, reason)


@pytest.mark.rule(Rule.PLAYABLE)
def test_a_card_that_can_do_nothing_is_not_played():
    """The card's own paragraph is cited, KRE-15 stands behind it."""
    table = board({"forts": [1, 2, 3]}, {})
    assert refused(table, B, "play", "architect").rule == Rule.ARCHITECT
    assert "architect" not in allowed(table, "play")


@pytest.mark.rule(Rule.CARRIED_OUT)
@pytest.mark.parametrize("card", ["admiral", "commander", "abbot", "architect"])
def test_a_played_card_must_be_carried_out(card):
    """At least one piece is placed or moved (KRE-R6)."""
    table = playing(card, {}, {})
    assert refused(table, B, "done").rule == Rule.CARRIED_OUT


@pytest.mark.rule(Rule.CARRIED_OUT)
def test_steps_that_cancel_each_other_are_legal():
    """Out and back again is a carried-out action (KRE-R6)."""
    table = playing("commander", {"villagers": {"amari": 1}}, {})
    play(table, B, "move_villager", "amari", "messara")
    play(table, B, "move_villager", "messara", "amari")
    play(table, B, "done")
    assert table.to_act == (R,)
    assert table.view().provinces[7].villagers == (1, 0)


@pytest.mark.rule(Rule.ONE_OPTION)
def test_adding_and_moving_are_not_mixed():
    ships = playing("admiral", {"ships": ["sitia", "temenos"]}, {})
    play(ships, B, "move_ship", "sitia", "kydonia")
    assert refused(ships, B, "add_ship", "messara").rule == Rule.ONE_OPTION
    villagers = playing("commander", {"villagers": {"amari": 1}}, {})
    play(villagers, B, "move_villager", "amari", "messara")
    assert refused(villagers, B, "add_villager", "amari").rule == Rule.ONE_OPTION
    play(villagers, B, "done")
    adding = playing("commander", {"villagers": {"amari": 1}}, {})
    play(adding, B, "add_villager", "amari")
    assert adding.to_act == (R,)


@pytest.mark.rule(Rule.ONE_OPTION)
def test_fort_or_village_but_not_both():
    table = playing("architect", {"tiles": {"wheat": 1}}, {})
    assert allowed(table, "build_fort")
    assert allowed(table, "build_village")
    play(table, B, "build_fort", 1)
    assert table.to_act == (R,)


@pytest.mark.rule(Rule.CASTELLAN_IN_HAND, "KRE-T27")
def test_a_player_with_only_the_castellan_must_play_it():
    """Even if it gives nothing."""
    cards = ["king", "architect", "admiral", "commander", "abbot", "farmer"]
    table = board({"table": cards, "under_king": "abbot"}, {})
    assert allowed(table, "play") == {"castellan"}
    assert all(refused(table, B, "play", card).rule == Rule.ON_THE_TABLE for card in cards)
    play(table, B, "play", "castellan")
    assert [player.score for player in table.view().players] == [0, 0]


@pytest.mark.rule(Rule.CASTELLAN_IN_HAND)
def test_the_safe_choice_is_the_castellan_then_keeping():
    table, rng = board({}, {}), Random(1)
    assert GAME.absent(table.state, B, rng) == GAME.legal(table.state, B)[3]
    play(table, B, "play", "castellan")
    assert table.view().step == "fort_card"
    chosen = GAME.absent(table.state, B, rng)
    assert chosen == GAME.legal(table.state, B)[0]
    table.play(B, chosen)
    assert table.to_act == (R,)


@pytest.mark.rule("TABLE-3")
def test_steps_can_be_taken_back_until_somebody_else_moves():
    table = board({"villagers": {"amari": 1}}, {})
    play(table, B, "play", "commander")
    play(table, B, "move_villager", "amari", "messara")
    table.take_back(B)
    assert allowed(table, "add_villager")
    table.take_back(B)
    assert allowed(table, "play")
    play(table, B, "play", "commander")
    play(table, B, "add_villager", "amari")
    assert table.to_act == (R,)
    table.take_back(B)
    assert table.to_act == (B,), "nothing was revealed by the step that ended the turn"
    play(table, B, "add_villager", "amari")
    play(table, R, "play", "abbot")
    with pytest.raises(kastellan.Refused, match="TABLE-3"):
        table.take_back(B)


@pytest.mark.parametrize("scorings", [0, 9, 10], ids=["a card comes up", "no card left", "the end"])
def test_a_scoring_is_not_taken_back(scorings):
    """A fort card has been turned up, or the turn or the game is over."""
    table = board({}, {}, scorings=scorings)
    play(table, B, "play", "castellan")
    with pytest.raises(kastellan.Refused, match="TABLE-3"):
        table.take_back(B)


@pytest.mark.rule(Rule.SEAT_ORDER)
def test_others_wait():
    table = board({}, {}, {})
    for kind, place in (
        ("play", "abbot"),
        ("add_villager", "amari"),
        ("harvest", "amari"),
        ("copy", "abbot"),
    ):
        assert refused(table, Y, kind, place).rule == Rule.SEAT_ORDER
    assert table.game.refuse(table.state, Y, table.game.legal(table.state, B)[0]).facts == {"seat": B}
    assert action("done") == {"type": "done"}


@pytest.mark.rule(Rule.PLAYABLE, Rule.KING)
@pytest.mark.parametrize("seats", [2, 4])
def test_a_card_is_playable_exactly_when_it_has_a_first_step(seats):
    """The King is when a card in front of its owner has one; the Castellan always is."""
    for seed in range(4):
        state, rng = GAME.start(seats, Options(), GAME.load(None)), Random(seed)
        while GAME.to_act(state):
            if state.step == CARD:
                table = state.table[state.turn]
                can = {card for card, step in enumerate(ACTION_OF) if has_first_step(state, card, step)}
                king = {KING} if any(table >> card & 1 for card in can) else set()
                hand = {card for card in {*can, *king} if not table >> card & 1}
                assert {move.card for move in GAME.legal(state, state.turn)} == hand
            GAME.advance(state, *step_at_random(GAME, state, rng))


def has_first_step(state, card, step):
    """Return whether the action of a card, the King's apart, can be begun."""
    if card in {KING, CASTELLAN}:
        return card == CASTELLAN
    return len(small_steps(state, state.turn, step, MOVEMENT)) > 0


@pytest.mark.parametrize("step", ["card", "commander", "admiral", "abbot", "architect", "farmer", "copy"])
def test_a_move_that_belongs_to_another_step_is_not_played_silently(step):
    """Who plays without asking whether it is allowed is told, and the turn is not passed on."""
    pieces = {"villagers": {"sitia": 1}, "ships": ["sitia"]}
    table = playing(step, pieces, {}) if step not in {"card", "copy"} else board(pieces, {})
    if step == "copy":
        table = board({"table": ["abbot", "king"]}, {}, step="copy")
    for stranger in (Keep(), TurnUp(5), First(0)):
        state = table.state.copy()
        with pytest.raises(TypeError, match="ask refuse first"):
            GAME.advance(state, B, stranger)
        assert state == table.state


def test_no_player_moves_in_the_place_of_chance():
    state = GAME.start(2, Options(), GAME.load(None))
    with pytest.raises(TypeError, match="ask refuse first"):
        GAME.advance(state, B, Play(1))


def test_nobody_can_take_a_card_out_of_another_game():
    """What is listed at one table is not another table's to change."""
    one, two = (kastellan.new("kreta", 2, {"first_player": 0}, seed=1) for _ in range(2))
    with pytest.raises(AttributeError):
        one.legal(B).pop(0)
    assert Play(ARCHITECT) in two.legal(B)
