"""Positions as text: what is refused, and where."""

import msgspec
import pytest

import kastellan
from kastellan.core import BadInput
from kastellan.games.decrypto import GAME
from kastellan.games.decrypto.rules import Rule
from tests.games.decrypto.match import BLACK, FILE, WHITE, Match, quick_round

TEAMS = {"white": {"keywords": WHITE}, "black": {"keywords": BLACK}}


def written(match):
    return msgspec.to_builtins(GAME.write(match.state))


def discussing():
    match = Match.at(2, guess_lock="all").draw("234", "123")
    return written(match.clues(0, "insect", "party", "hat").clues(1, "Greece", "dog", "sunrise"))


def merged(data, changes):
    for path, value in changes.items():
        *way, last = path.split(".")
        place = data
        for step in way:
            place = place[step]
        place[last] = value
    return data


@pytest.mark.rule(Rule.KEYWORDS)
def test_a_position_needs_only_what_matters():
    table = kastellan.position("decrypto", {"seats": 4, **TEAMS}, seed=1, content=FILE)
    assert table.to_act == (0, 1)
    assert kastellan.position("decrypto", table.position(), content=FILE).state == table.state


@pytest.mark.parametrize(
    ("changes", "place", "rule"),
    [
        ({"seats": 9}, "$.options", Rule.TEAMS),
        ({"round": 9}, "$.round", Rule.TIE_CASES),
        (
            {"white.keywords": ("black", "black", "cocktail", "sombrero")},
            "$.black.keywords",
            Rule.DISTINCT_KEYWORDS,
        ),
        (
            {"white.keywords": ("black", "magic", "cocktail", "sombrero")},
            "$.black.keywords",
            Rule.FRESH_WORDS,
        ),
        ({"white.keywords": ("nothing", "magic")}, "$.white.keywords[0]", Rule.KEYWORDS),
        ({"white.keywords": ("black",)}, "$.white.keywords", Rule.KEYWORDS),
        ({"white.code": (3, 3, 1)}, "$.white.code", Rule.CODE),
        ({"white.code": None}, "$.white.code", Rule.DRAW),
        ({"white.submitted": False}, "$.phase", Rule.MAKE_KNOWN),
        ({"white.interceptions": 3}, "$.white.interceptions", Rule.TWO_TOKENS),
        ({"white.misses": 2}, "$.phase", Rule.TWO_TOKENS),
        ({"white.lines": ("a", "b")}, "$.white.lines", Rule.THREE_CLUES),
        ({"white.lines": (" a", "b", "c")}, "$.white.lines", Rule.THREE_CLUES),
        ({"white.performed": (True, False, False)}, "$.white.performed", Rule.ANY_FORM),
        ({"white.guess": (1, 1, 0)}, "$.white.guess", Rule.CODE),
        ({"white.fixed": True}, "$.white.fixed", Rule.CODE),
        ({"white.pegs": (2, None)}, "$.white.pegs", Rule.DELIBERATE),
        ({"white.guess": (1, 0, 0), "white.pegs": (1, None, None)}, "$.white.pegs", Rule.DELIBERATE),
        ({"white.guess": (1, 0, 0), "white.pegs": (None, 2, None)}, "$.white.pegs", Rule.DELIBERATE),
        ({"black.fixed": True, "black.guess": (1, 2, 3), "round": 1}, "$.round", Rule.ROUND_ONE),
        ({"agreed": (0,)}, "$.agreed", Rule.HIDDEN_GUESSES),
        ({"struck": (True, False, False)}, "$.struck", Rule.FINAL_CLUES),
        ({"objection": {"seat": 2, "line": 1, "rule": "DEC-42"}}, "$.objection.seat", Rule.FINAL_CLUES),
        ({"objection": {"seat": 0, "line": 1, "rule": "DEC-1"}}, "$.objection.rule", Rule.FINAL_CLUES),
        (
            {"objection": {"seat": 0, "line": 1, "rule": "DEC-42", "votes": ("",)}},
            "$.objection.votes",
            Rule.FINAL_CLUES,
        ),
        ({"white.lines": ("wing", "a black cat", "hat")}, "$.white.lines[1]", Rule.OWN_KEYWORD),
        ({"white.lines": ("wing", "hat", "Wings")}, "$.white.lines[2]", Rule.REUSE),
        ({"winner": 0}, "$.winner", Rule.TWO_TOKENS),
        ({"white.names": ("a", "", "", "")}, "$.white.names", Rule.NAME_KEYWORDS),
        ({"half": 2}, "$.half", Rule.ONE_HALF),
        ({"white.name": "x" * 31}, "$.white.name", Rule.TEAM_NAME),
    ],
)
def test_impossible_positions(changes, place, rule):
    with pytest.raises(BadInput) as refused:
        kastellan.position("decrypto", merged(discussing(), changes), content=FILE)
    assert (refused.value.place, refused.value.rule) == (place, rule)


@pytest.mark.rule(Rule.TWO_TOKENS, Rule.SECOND_HALF)
@pytest.mark.parametrize(
    ("changes", "fine"),
    [
        ({"white.misses": 2, "black.interceptions": 2}, True),
        ({"white.interceptions": 2}, False),
        ({"black.misses": 2}, False),
    ],
)
def test_tokens_that_the_first_half_round_cannot_bring(changes, fine):
    match = Match.at(3).draw("234", "123").clues(0, "insect", "party", "hat")
    data = merged(written(match.clues(1, "Greece", "dog", "sunrise").half("234", "123")), changes)
    if fine:
        assert kastellan.position("decrypto", data, content=FILE).to_act == (0, 2, 3)
    else:
        with pytest.raises(BadInput) as refused:
            kastellan.position("decrypto", data, content=FILE)
        assert (refused.value.place, refused.value.rule) == ("$.phase", Rule.TWO_TOKENS)


def ended(tokens, black=(0, 0)):
    return written(quick_round(Match.at(3, tokens, black), "d", "di"))


@pytest.mark.rule(Rule.TWO_TOKENS, Rule.NAME_KEYWORDS)
@pytest.mark.parametrize(
    ("changes", "place", "rule"),
    [
        ({"winner": 1}, "$.winner", Rule.TWO_TOKENS),
        ({"winner": 2}, "$.winner", Rule.TWO_TOKENS),
        ({"winner": None}, "$.winner", Rule.TWO_TOKENS),
        ({"white.interceptions": 1}, "$.phase", Rule.NEXT_ROUND),
        ({"white.misses": 2}, "$.phase", Rule.NAME_KEYWORDS),
        ({"white.names": ("a", "", "", "")}, "$.white.names", Rule.NAME_KEYWORDS),
    ],
)
def test_ends_that_do_not_follow(changes, place, rule):
    data = ended((1, 0))
    assert kastellan.position("decrypto", data, content=FILE).outcome.ranks == (1, 3, 1, 3)
    with pytest.raises(BadInput) as refused:
        kastellan.position("decrypto", merged(data, changes), content=FILE)
    assert (refused.value.place, refused.value.rule) == (place, rule)


@pytest.mark.rule(Rule.INTERCEPTOR_WINS)
@pytest.mark.parametrize("tokens", [2, 3])
def test_three_players_do_not_go_on_with_two_tokens(tokens):
    match = Match(seats=3).draw("123").clues(0, "insect", "party", "hat")
    data = merged(written(match), {"round": 1, "black.interceptions": tokens})
    with pytest.raises(BadInput) as refused:
        kastellan.position("decrypto", data, content=FILE)
    assert (refused.value.place, refused.value.rule) == ("$.phase", Rule.INTERCEPTOR_WINS)


@pytest.mark.rule(Rule.RECORD)
@pytest.mark.parametrize(
    "changes",
    [
        {"round": 3},
        {"encryptor": 2},
        {"code": (1, 1, 2)},
        {"decoding": (1, 1, 0)},
        {"clues": ("black", "", "")},
    ],
)
def test_impossible_histories(changes):
    match = Match().draw("234", "123").clues(0, "insect", "party", "hat").clues(1, "Greece", "dog", "sunrise")
    data = written(match.half("234"))
    assert kastellan.position("decrypto", data, content=FILE).state == match.state
    data["history"] = [{**data["history"][0], **changes}]
    with pytest.raises(BadInput):
        kastellan.position("decrypto", data, content=FILE)
