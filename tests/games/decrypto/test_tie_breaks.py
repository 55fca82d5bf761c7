"""How a game ends: tokens, points, keywords named, shared victories."""

from itertools import product

import pytest

from kastellan.games.decrypto import GAME
from kastellan.games.decrypto.actions import FixGuess, FixNames, NameKeyword
from kastellan.games.decrypto.rules import Rule
from kastellan.games.decrypto.state import DRAW, NAMES, OVER
from kastellan.games.decrypto.verdicts import verdict
from tests.games.decrypto.match import Match, quick_round

CANDLES = ("anchor", "bridge", "candle", "desert")


def naming(**options):
    """Return a game in which White guesses at anchor, bridge, candle and desert."""
    match = Match(white=("snow", "queen", "whale", "doctor"), black=CANDLES, **options)
    match.state.round, match.state.phase = 8, NAMES
    return match


def name(match, team, *words):
    seat = match.state.teams.members[team][0]
    for place, word in enumerate(words):
        match.play(seat, NameKeyword(place + 1, word))
    return match.play(seat, FixNames())


@pytest.mark.rule("DEC-T7", Rule.TWO_TOKENS)
def test_one_more_of_a_kind_decides():
    assert quick_round(Match.at(3, (1, 1), (0, 0)), "d", "di").state.winner == 0
    assert quick_round(Match.at(3, (1, 1), (0, 0)), "", "d").state.winner == 1


@pytest.mark.rule("DEC-T9", Rule.ROUND_COMPLETED, Rule.NO_TIE, Rule.CHECK_AFTER_BOTH)
def test_two_interceptions_against_two_miscommunications():
    match = quick_round(Match.at(3, (1, 0), (0, 1)), "d", "i")
    assert match.tokens() == ((2, 0), (0, 2))
    assert (match.state.phase, match.state.winner) == (OVER, 0)


@pytest.mark.rule("DEC-T10", Rule.ROUND_COMPLETED, Rule.CHECK_AFTER_BOTH, Rule.TIE_CASES)
def test_the_round_is_completed_after_an_early_condition():
    match = Match.at(3, (0, 1), (1, 1)).draw("123", "123")
    match.clues(0, "alpha", "beta", "gamma").clues(1, "delta", "epsilon", "zeta").half("432", "432")
    assert match.tokens()[0] == (0, 2)
    assert match.state.half == 1
    match.half("432", "123")
    assert match.tokens() == ((1, 2), (1, 2))
    assert match.state.phase == NAMES


@pytest.mark.rule("DEC-T11", "DEC-T12", "DEC-T13", "DEC-T14", "DEC-T15", Rule.TIE_CASES, Rule.POINTS)
@pytest.mark.parametrize(
    ("white", "black", "round_", "result"),
    [
        ((2, 2), (0, 0), 3, "names"), ((2, 2), (1, 0), 3, "black"), ((2, 2), (0, 1), 3, "white"),
        ((2, 2), (1, 1), 3, "names"),
        ((2, 0), (2, 1), 3, "white"), ((2, 1), (2, 1), 3, "names"), ((2, 2), (2, 0), 3, "black"),
        ((1, 2), (0, 2), 3, "white"), ((0, 2), (0, 2), 3, "names"), ((2, 2), (0, 2), 3, "white"),
        ((2, 2), (2, 2), 3, "names"),
        ((1, 0), (1, 1), 8, "white"), ((0, 0), (1, 1), 8, "names"),
        ((1, 0), (1, 1), 7, "next"), ((0, 0), (1, 1), 7, "next"),
    ],
)  # fmt: skip
def test_tie_breaks(white, black, round_, result):
    assert verdict(*white, *black, round_) == result
    mirrored = {"white": "black", "black": "white"}.get(result, result)
    assert verdict(*black, *white, round_) == mirrored


def reachable():
    """Return the token states that each round can end with: a team gains at most one of a kind."""
    open_, ends = {(0, 0, 0, 0)}, set()
    for round_ in range(1, 9):
        reached = set()
        for tokens in open_:
            for more in product((0, 1), repeat=4):
                if round_ == 1 and (more[0] or more[2]):
                    continue
                reached.add(tuple(a + b for a, b in zip(tokens, more, strict=True)))
        ends |= {(tokens, round_) for tokens in reached}
        open_ = {tokens for tokens in reached if 2 not in tokens}
    return ends


@pytest.mark.rule(Rule.TIE_CASES, Rule.NO_TIE, Rule.TWO_TOKENS, Rule.NEXT_ROUND)
def test_the_decision_over_all_reachable_tokens():
    """Compare with the decision function as the specification writes it."""
    cases = reachable()
    assert len({tokens for tokens, _ in cases}) == 81
    for (iw, mw, ib, mb), round_ in cases:
        a = (iw == 2 and mw == 2) or (ib == 2 and mb == 2)
        b, c = iw == 2 and ib == 2, mw == 2 and mb == 2
        end = 2 in (iw, mw, ib, mb)
        d = not end and round_ == 8
        if a or b or c or d:
            points = (iw - mw) - (ib - mb)
            expected = "names" if points == 0 else "white" if points > 0 else "black"
        elif end:
            white, black = iw == 2 or mb == 2, ib == 2 or mw == 2
            assert white != black
            expected = "white" if white else "black"
        else:
            expected = "next"
        assert verdict(iw, mw, ib, mb, round_) == expected


@pytest.mark.rule("DEC-T15", Rule.TIE_CASES)
def test_round_eight_is_the_last():
    assert quick_round(Match.at(7, (1, 0), (1, 1)), "d", "d").state.phase == DRAW
    assert quick_round(Match.at(8, (1, 0), (1, 1)), "d", "d").state.winner == 0
    assert quick_round(Match.at(8, (0, 0), (1, 1)), "d", "d").state.phase == NAMES


@pytest.mark.rule("DEC-T16", Rule.NAME_KEYWORDS, Rule.SHARED_VICTORY)
@pytest.mark.parametrize(
    ("theirs", "winner"), [(("snow", "QUEENS"), 2), (("neige",), 0), (("сняг", "reine", "baleine"), 1)]
)
def test_naming_keywords(theirs, winner):
    match = name(naming(), 0, "the bridge", "Candles", "bridge", "sand")
    assert match.view(1).teams[0].names is None
    assert match.view(2).teams[0].names == ("the bridge", "Candles", "bridge", "sand")
    name(match, 1, *theirs)
    assert match.state.winner == winner
    assert match.view(None).teams[0].found == 2
    ranks = {0: (1, 3, 1, 3), 1: (3, 1, 3, 1), 2: (1, 1, 1, 1)}[winner]
    assert GAME.outcome(match.state).ranks == ranks


@pytest.mark.rule("DEC-T16", Rule.NAME_KEYWORDS)
def test_blanks_are_simply_not_right():
    match = name(naming(), 0)
    name(match, 1, "queen")
    assert match.state.winner == 1


@pytest.mark.rule(Rule.NAME_KEYWORDS)
def test_names_are_final_once_handed_in():
    match = name(naming(), 0, "sand")
    assert match.refused(2, NameKeyword(1, "bridge")).rule == Rule.NAME_KEYWORDS
    assert match.refused(0, FixNames()).rule == Rule.NAME_KEYWORDS
    assert match.refused(1, NameKeyword(5, "bridge")).rule == Rule.NAME_KEYWORDS
    assert match.refused(1, NameKeyword(1, "x" * 61)).rule == Rule.NAME_KEYWORDS


@pytest.mark.rule(Rule.NAME_KEYWORDS)
def test_time_for_naming():
    match = naming(names_limit=90)
    match.play(0, NameKeyword(1, "anchor"))
    assert GAME.timers(match.state)[0].seconds == 90
    match.time_up()
    assert match.state.winner == 0


@pytest.mark.rule(Rule.KEYWORDS)
def test_keywords_are_shown_at_the_end():
    match = naming()
    assert set(match.view(0).teams[1].keywords) == {None}
    name(name(match, 0), 1)
    for seat in (None, 0, 1):
        assert match.view(seat).teams[1].keywords == CANDLES


@pytest.mark.rule(Rule.TWO_TOKENS, Rule.POINTS, Rule.NAME_KEYWORDS, Rule.SHARED_VICTORY)
def test_the_game_is_over_by_the_rule_that_ended_it():
    ended = [
        quick_round(Match.at(3, (1, 0), (0, 0)), "d", "di"),
        quick_round(Match.at(8, (1, 0), (0, 0)), "d", "d"),
        quick_round(Match.at(3, (1, 1), (0, 1)), "", "i"),
        name(name(naming(), 0), 1, "queen"),
        name(name(naming(), 0), 1),
    ]
    rules = [match.refused(0, FixNames()).rule for match in ended]
    assert rules == [Rule.TWO_TOKENS, Rule.POINTS, Rule.POINTS, Rule.NAME_KEYWORDS, Rule.SHARED_VICTORY]


@pytest.mark.rule(Rule.POINTS)
@pytest.mark.parametrize(
    ("round_", "white", "black", "luck", "points"),
    [
        (3, (1, 1), (0, 1), ("", "i"), (0, -2)),
        (3, (1, 0), (0, 0), ("d", "di"), None),
        (8, (1, 0), (1, 1), ("d", "d"), (1, 0)),
    ],
)
def test_the_story_tells_that_points_decide(round_, white, black, luck, points):
    match = Match.at(round_, white, black)
    match.draw("123", "123").clues(0, "tulip", "rain", "moon").clues(1, "oboe", "tent", "flag")
    match.half("123" if "d" in luck[0] else "432", "432").guess(0, "123" if "i" in luck[1] else "432")
    before, action = match.state.copy(), FixGuess((1, 2, 3) if "d" in luck[1] else (4, 3, 2))
    match.play(match.guessers(1)[0], action)
    told = GAME.tell(before, 1, action, match.state, None)
    assert match.state.phase == OVER
    found = [
        (line.facts["team"], line.facts["points"]) for line in told if line.key == "decrypto-story-points"
    ]
    assert found == ([] if points is None else [("white", points[0]), ("black", points[1])])


@pytest.mark.rule(Rule.NAME_KEYWORDS)
@pytest.mark.parametrize("text", ["la neige", "neige", "Сняг", "the snow", "SNOWS"])
def test_a_keyword_is_named_in_any_of_the_three_languages(text):
    match = name(name(naming(), 0), 1, text)
    assert match.view(None).teams[1].found == 1
