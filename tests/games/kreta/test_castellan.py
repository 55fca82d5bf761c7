"""The Castellan and the fort cards (KRE-69 to KRE-79)."""

import pytest

from kastellan.core import CHANCE
from kastellan.games.kreta.actions import TurnUp
from kastellan.games.kreta.rules import Rule
from tests.games.kreta.board import B, R, Y, board, gains, play, refused


def castellan(table, seat, site):
    """Play the Castellan and let ``site`` come up."""
    state = table.state.copy()
    table.game.advance(state, seat, table.game.absent(state, seat, None))
    assert table.game.to_act(state) == (CHANCE,)
    table.game.advance(state, CHANCE, TurnUp(site))
    return state


@pytest.mark.rule(Rule.CASTELLAN, Rule.LEFTMOST, Rule.AROUND_THE_SITE)
def test_the_leftmost_waiting_card_is_scored():
    """Only the provinces around its site, nothing is placed or moved."""
    blue = {"villagers": {"kissamos": 1, "sitia": 1, "amari": 1}}
    table = board(blue, {}, row=[3, 17, 1], scorings=1, turn=B)
    assert gains(table) == (0, 0), "site 17 touches Temenos and Pediada only"
    table = board(blue, {}, row=[17, 3, 1], scorings=1)
    assert gains(table) == (3, 0), "site 3 touches Kissamos and Kydonia"
    assert table.view().provinces[0].villagers == (1, 0)


@pytest.mark.rule(Rule.HANDS_RETURN, Rule.TURNED_DOWN, Rule.NEXT_CARD, Rule.KEEP_OR_REPLACE, "KRE-T6")
def test_keeping_the_new_card():
    table = board({}, {}, {}, row=[2, 17], turn=Y)
    state = castellan(table, Y, 14)
    view = table.game.view(state, None)
    assert [(card.status, card.site) for card in view.row[:4]] == [
        ("scored", 2), ("up", 17), ("up", 14), ("down", None),
    ]  # fmt: skip
    assert [listed.__struct_config__.tag for listed in table.game.legal(state, Y)] == ["keep", "replace"]
    table.state = state
    play(table, Y, "keep")
    assert table.to_act == (B,)
    assert [forecast.site for forecast in table.view().forecasts] == [17, 14]
    assert table.view().pile == 15


@pytest.mark.rule(Rule.KEEP_OR_REPLACE, Rule.ONE_REPLACEMENT, "KRE-T6")
def test_replacing_the_new_card_once():
    """14 goes under the pile and never comes back (KRE-R20); the replacement stays."""
    table = board({}, {}, {}, row=[2, 17], turn=Y)
    state = castellan(table, Y, 14)
    table.game.advance(state, Y, table.game.legal(state, Y)[1])
    assert table.game.to_act(state) == (CHANCE,)
    assert {event.site for event, _ in table.game.chance(state)} == set(range(1, 27)) - {2, 17, 14}
    table.game.advance(state, CHANCE, TurnUp(9))
    view = table.game.view(state, None)
    assert (view.row[2].status, view.row[2].site, view.row[2].replaced) == ("up", 9, 14)
    assert 14 not in view.unseen
    assert view.pile == 15
    assert table.game.to_act(state) == (B,)
    table.state = state
    assert refused(table, B, "replace").rule == Rule.KEEP_OR_REPLACE


@pytest.mark.rule(Rule.KEEP_OR_REPLACE)
def test_the_fort_card_is_decided_before_anything_else():
    table = board({}, {}, row=[2, 17])
    play(table, B, "play", "castellan")
    for kind, *places in (("play", "abbot"), ("done",), ("add_villager", "amari")):
        assert refused(table, B, kind, *places).rule == Rule.KEEP_OR_REPLACE
    assert refused(board({}, {}), B, "keep").rule == Rule.KEEP_OR_REPLACE


@pytest.mark.rule(Rule.LAST_CARD)
@pytest.mark.parametrize("kind", ["keep", "replace"])
def test_after_the_tenth_scoring_nothing_is_kept_or_replaced(kind):
    """Only the eleventh card is face up; before, the choice comes with the next card turned up."""
    assert refused(board({}, {}, scorings=10), B, kind).rule == Rule.LAST_CARD
    assert refused(board({}, {}, scorings=9), B, kind).rule == Rule.KEEP_OR_REPLACE


@pytest.mark.rule(Rule.HANDS_RETURN, "KRE-T26")
def test_all_hands_return():
    """Including the Castellan just played."""
    table = board(
        {"table": ["admiral", "king"], "under_king": "admiral", "ships": ["sitia"]},
        {"table": ["farmer"]},
        {},
        turn=Y,
    )
    play(table, Y, "play", "castellan")
    for player in table.view().players:
        assert (player.hand, player.table, player.under_king) == (tuple(range(7)), (), None)


@pytest.mark.rule(Rule.NEXT_PLAYER)
def test_the_turn_passes_after_the_fort_card():
    table = board({}, {}, {}, turn=R)
    play(table, R, "play", "castellan")
    play(table, R, "replace")
    assert table.to_act == (Y,)


@pytest.mark.rule(Rule.LAST_CARD, Rule.ELEVENTH, Rule.END, "KRE-T28")
def test_the_end_of_the_row():
    table = board({}, {"table": ["commander"]}, scorings=8)
    play(table, B, "play", "castellan")
    assert table.view().row[10].status == "up"
    play(table, B, "replace")
    assert table.view().row[10].replaced is not None
    play(table, R, "play", "castellan")
    assert (table.view().scorings, table.to_act) == (10, (B,))
    assert [card.status for card in table.view().row] == ["scored"] * 10 + ["up"]
    play(table, B, "play", "commander")
    play(table, B, "add_villager", "amari")
    play(table, R, "play", "castellan")
    assert table.to_act == ()
    assert table.view().players[B].table == (3,), "no hands return at the end"
    assert table.view().players[R].table == (4,)
    assert refused(table, B, "play", "abbot").rule == Rule.END


@pytest.mark.rule(Rule.TURNED_DOWN)
def test_activated_cards_are_remembered_and_not_used_again():
    """They may be shown in a history (KRE-R19)."""
    table = board({"forts": [1]}, {}, row=[1, 3])
    assert gains(table) == (7, 0)
    play(table, B, "keep")
    assert gains(table, R) == (3, 0), "site 3 follows: the fort on 1 counts in Kissamos"
    assert [card.site for card in table.view().row[:2]] == [1, 3]


@pytest.mark.rule(Rule.NEXT_CARD)
def test_nobody_acts_while_a_card_is_turned_up():
    table = board({}, {}, row=[2, 17])
    state = table.state.copy()
    table.game.advance(state, B, table.game.absent(state, B, None))
    assert table.game.refuse(state, B, table.game.absent(table.state, B, None)).rule == Rule.NEXT_CARD
    assert not table.game.legal(state, B)
