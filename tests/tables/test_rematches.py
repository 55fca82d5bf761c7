"""Another game of the same people: who sits where."""

from kastellan.core.game import Outcome
from kastellan.games import GAMES
from kastellan.tables.messages import CreateTable
from kastellan.tables.sheet import Chair
from kastellan.tables.shelf import content_of
from kastellan.tables.wishes import bot_chair, sheet_for, turned


def sheet_of(game, chairs, teams=()):
    """Return a finished table with these seats."""
    rules = GAMES[game]
    wish = CreateTable(game, len(chairs))
    sheet = sheet_for(rules, content_of(rules), wish, rules.options(), "host", "Host", 1.0)
    ranks = tuple(range(1, len(chairs) + 1))
    sheet.chairs, sheet.outcome = chairs, Outcome(ranks, ranks, teams)
    return sheet


def people(names):
    return [Chair(seat, name.lower(), name) for seat, name in enumerate(names)]


def test_everybody_moves_up_one_seat():
    sheet = sheet_of("kryptos", people(["Ana", "Bo", "Cy"]))
    assert [(one.seat, one.name) for one in turned(sheet, 2.0)] == [(0, "Bo"), (1, "Cy"), (2, "Ana")]


def test_even_teams_stay_together_and_turn_within():
    sheet = sheet_of("decrypto", people(["Ana", "Bo", "Cy", "Di"]), ((0, 2), (1, 3)))
    assert [one.name for one in turned(sheet, 2.0)] == ["Cy", "Di", "Ana", "Bo"]


def test_where_one_plays_alone_another_does_next():
    sheet = sheet_of("decrypto", people(["Ana", "Bo", "Cy"]), ((0, 1), (2,)))
    assert [one.name for one in turned(sheet, 2.0)] == ["Bo", "Cy", "Ana"]


def test_computers_are_named_by_their_new_seat_and_free_seats_turn_too():
    chairs = [Chair(0, "ana", "Ana", level="normal"), bot_chair(1, "hard"), Chair(2), Chair(3, "bo", "Bo")]
    first, second, third, fourth = turned(sheet_of("kryptos", chairs), 2.0)
    assert (first.name, first.level, first.kind) == ("seat-hard-0", "hard", "bot")
    assert (second.kind, third.name) == ("free", "Bo")
    assert (fourth.name, fourth.level, fourth.away) == ("Ana", None, 2.0), "who was replaced sits again"


def test_who_plays_with_computers_alone_finds_all_where_they_were():
    chairs = [Chair(0, "ana", "Ana"), bot_chair(1, "hard"), bot_chair(2, "easy")]
    again = turned(sheet_of("kryptos", chairs), 2.0)
    assert [(one.seat, one.name, one.level) for one in again] == [
        (one.seat, one.name, one.level) for one in chairs
    ]
