"""The final score (KRY-64 to KRY-69)."""

from functools import cache
from itertools import combinations_with_replacement

import pytest

from kastellan.games.krysis.rules import Rule
from kastellan.games.krysis.steps.scoring import DIFFERENT, SAME, best_groups, same
from tests.games.krysis.board import table

TYPES = "prcybt"
FIVE = ["pistol"] * 5


@pytest.mark.rule(Rule.FINAL_SCORE, "KRY-V37")
def test_the_rulebook_example_scores_101():
    at = table(
        "over",
        {"score": 16, "hq": (5, 7, 6), "hq_artefacts": [*FIVE, "rifle", "cannon", "buggy", "truck"]},
        {"hq": (0, 0, 0)},
        round=5,
    )
    score = at.view().scores[0]
    assert (score.track, score.crystals, score.artefacts, score.mission, score.total) == (16, 35, 50, 0, 101)
    assert at.outcome.scores == (101, 0)


GROUPS = {
    "": 0, "p": 1, "pp": 5, "pr": 5, "ppr": 6, "pprr": 10, "pppr": 11, "ppprc": 15, "pprrcc": 20,
    "pppprr": 25,
    "ppprrcy": 26, "pppprcy": 30, "ppprrrccc": 30, "prcybt": 40, "pprcybt": 41, "pppprrrr": 40,
    "ppppprcyb": 50, "ppppprcybt": 60, "pppppyyyyy": 60, "prcybtprcybt": 80,
    "ppppprrrrcccyyyyybbbbttt": 145,
}  # fmt: skip


def counts(text):
    return tuple(text.count(letter) for letter in TYPES)


@pytest.mark.rule(Rule.ARTEFACT_GROUPS, Rule.BEST_GROUPS, "KRY-V38")
@pytest.mark.parametrize(("cards", "value"), GROUPS.items())
def test_artefacts_are_grouped_for_the_most_points(cards, value):
    assert best_groups(counts(cards)) == value


@cache
def best_by_trying(cards):
    """Return the best total by trying every group for the first card."""
    if not any(cards):
        return 0
    first = next(t for t in range(6) if cards[t])
    best = 0
    for size in range(1, min(cards[first], 5) + 1):
        rest = list(cards)
        rest[first] -= size
        best = max(best, SAME[size] + best_by_trying(tuple(rest)))
    others = [t for t in range(6) if t != first and cards[t]]
    for chosen in range(1 << len(others)):
        rest = list(cards)
        rest[first] -= 1
        group = [t for k, t in enumerate(others) if chosen >> k & 1]
        for t in group:
            rest[t] -= 1
        best = max(best, DIFFERENT[len(group) + 1] + best_by_trying(tuple(rest)))
    return best


@pytest.mark.rule(Rule.BEST_GROUPS)
@pytest.mark.parametrize("number", range(1, 9))
def test_grouping_agrees_with_trying_every_partition(number):
    for cards in combinations_with_replacement(range(6), number):
        numbers = tuple(sorted(cards.count(t) for t in range(6)))
        if max(numbers) <= 5:
            assert best_groups(numbers) == best_by_trying(numbers), numbers


@pytest.mark.rule(Rule.BEST_GROUPS)
def test_more_than_five_alike_are_split_for_the_most_points():
    assert [same(cards) for cards in range(5, 11)] == [30, 31, 35, 40, 50, 60]


@pytest.mark.rule(Rule.CAMP_WORTHLESS, "KRY-V39")
def test_what_lies_in_camps_is_worth_nothing():
    at = table(
        "over",
        {"hq": (0, 0, 0), "camp": (4, 2, 5), "artefacts": ["pistol", "rifle", "truck"]},
        {"hq": (0, 0, 0)},
        round=5,
    )
    assert at.outcome.scores == (0, 0)


@pytest.mark.rule(Rule.WINNER, "KRY-V40")
def test_ties_go_to_the_miner_ahead():
    empty = {"hq": (0, 0, 0)}
    at = table(
        "over",
        {"score": 60, "space": 3, **empty},
        {"score": 60, "space": 2, **empty},
        {"score": 58, "space": 1, **empty},
        round=5,
    )
    assert at.outcome.ranks == (2, 1, 3)
    assert at.outcome.winners == (1,)
