"""Teams, keywords and names before the first round."""

from random import Random

import pytest

from kastellan.core import CHANCE, draw
from kastellan.games.decrypto import GAME
from kastellan.games.decrypto.actions import NameTeam
from kastellan.games.decrypto.options import Options
from kastellan.games.decrypto.rules import Rule
from kastellan.games.decrypto.state import DEAL
from tests.games.decrypto.match import CONTENT, Match, quick_round

HOUSE = GAME.load(None)


def deal(seats, options, seed, content=HOUSE):
    rng = Random(seed)
    state = GAME.start(seats, options, content)
    while state.phase == DEAL:
        GAME.advance(state, CHANCE, draw(GAME.chance(state), rng))
    return state


@pytest.mark.rule(Rule.TEAMS)
@pytest.mark.parametrize(
    ("seats", "sizes"), [(4, (2, 2)), (5, (3, 2)), (6, (3, 3)), (7, (4, 3)), (8, (4, 4))]
)
def test_seats_alternate(seats, sizes):
    members = GAME.start(seats, Options(), HOUSE).teams.members
    assert tuple(map(len, members)) == sizes
    assert members[0] == tuple(range(0, seats, 2))


@pytest.mark.rule(Rule.TEAMS, Rule.ENCRYPTOR, Rule.TIMER)
@pytest.mark.parametrize(
    ("seats", "options", "rule"),
    [
        (2, {}, Rule.TEAMS), (9, {}, Rule.TEAMS), (4, {"white": (0,)}, Rule.TEAMS),
        (6, {"white": (0, 1)}, Rule.TEAMS), (4, {"white": (0, 0)}, Rule.TEAMS),
        (4, {"white": (0, 4)}, Rule.TEAMS),
        (4, {"encryptor_order": (0, 1)}, Rule.ENCRYPTOR), (4, {"timer": -1}, Rule.TIMER),
        (4, {"first_clue_limit": -1}, Rule.TIMER), (4, {"guess_limit": -1}, Rule.HIDDEN_GUESSES),
        (4, {"names_limit": -1}, Rule.NAME_KEYWORDS),
    ],
)  # fmt: skip
def test_what_cannot_be_set_up(seats, options, rule):
    assert GAME.forbid(seats, Options(**options)).rule == rule


@pytest.mark.rule(Rule.TEAMS)
def test_uneven_teams_of_any_seats():
    assert GAME.forbid(5, Options(white=(3, 4))) is None
    assert GAME.start(5, Options(white=(4, 3)), HOUSE).teams.members == ((3, 4), (0, 1, 2))


@pytest.mark.rule(Rule.DISTINCT_KEYWORDS, Rule.FRESH_WORDS)
@pytest.mark.parametrize("language", ["en", "fr", "bg"])
def test_eight_keywords_from_eight_cards_and_roots(language):
    for seed in range(20):
        state = deal(4, Options(language=language), seed)
        assert len(set(state.keywords)) == 8
        assert len({HOUSE.cards[word] for word in state.keywords}) == 8
        roots = [root for word in state.keywords for root in HOUSE.profiles[language][word].listed]
        assert len(set(roots)) == len(roots)
        first, *rest = state.keywords
        assert not HOUSE.clashes[language][first].intersection(rest)


@pytest.mark.rule(Rule.FRESH_WORDS)
def test_words_played_before_are_left_out():
    used = tuple(word.id for word in HOUSE.words[:400])
    for seed in range(10):
        assert min(deal(4, Options(used=used), seed).keywords) >= 400
    everything_but_seven = tuple(word.id for word in HOUSE.words[7:])
    assert max(deal(4, Options(used=everything_but_seven), 1).keywords) >= 7


@pytest.mark.rule(Rule.FRESH_WORDS)
def test_a_group_plays_all_words_before_any_comes_again():
    """Fifty games of eight words each; forty words always stay in."""
    options, seen = Options(), set()
    for game in range(1, 51):
        state = deal(4, options, game)
        seen.update(state.keywords)
        assert len(seen) == 8 * game
        options = GAME.sequel(state)
        assert {HOUSE.words[word].id for word in seen} == set(options.used)


@pytest.mark.rule(Rule.FRESH_WORDS)
def test_forty_words_always_stay_in_and_those_played_longest_ago_come_back_first():
    """Else somebody could play again and again until the last eight words are left, and know the others'."""
    options, order = Options(), []
    for game in range(60):
        state = deal(4, options, game)
        dealt = [HOUSE.words[word].id for word in state.keywords]
        order = [word for word in order if word not in dealt] + dealt
        options = GAME.sequel(state)
        assert options.used == tuple(order[-400:])
    assert GAME.sequel(deal(3, Options(used=("night",)), 1)).used[0] == "night"


@pytest.mark.rule(Rule.FRESH_WORDS)
def test_every_word_is_equally_likely():
    outcomes = GAME.chance(GAME.start(4, Options(), HOUSE))
    assert len(outcomes) == 440
    assert {weight for _, weight in outcomes} == {1}


@pytest.mark.rule(Rule.TEAM_NAME)
def test_team_names():
    match = Match().draw("123", "123").play(2, NameTeam(" Les   Lapins "))
    assert [match.view(seat).teams[0].name for seat in (None, 1)] == ["Les Lapins", "Les Lapins"]
    assert match.refused(3, NameTeam("x" * 31)).rule == Rule.TEAM_NAME
    assert match.refused(3, NameTeam(" ")).rule == Rule.TEAM_NAME
    assert match.refused(0, NameTeam("code")).rule == Rule.SAME_INFORMATION
    match = quick_round(Match(), "d", "d").draw("123", "123")
    assert match.refused(0, NameTeam("Late")).rule == Rule.TEAM_NAME


@pytest.mark.rule(Rule.AS_USUAL, Rule.THREE_PLAYERS)
def test_three_players_have_four_keywords():
    assert len(deal(3, Options(), 1).keywords) == 4


def test_a_table_of_any_list():
    state = deal(4, Options(), 3, CONTENT)
    assert state.content.digest != HOUSE.digest
