"""What a hint says is true: what is certain, what is only believed, and the last round."""

import re
from random import Random

import pytest

import kastellan
from kastellan.bots import Budget, look
from kastellan.bots.chances import assess
from kastellan.bots.hints import hint
from kastellan.core.knowledge import whole_percent
from kastellan.core.memory import first_sight, learnt
from kastellan.games.kryptos import GAME
from kastellan.games.kryptos.forecast import race
from kastellan.games.kryptos.reveals import exposed, exposure
from kastellan.games.kryptos.rules import Rule
from kastellan.locale import LANGUAGES, say
from tests.games.kryptos.deals import D3, D4, end_turn, fresh, guess, hiding, s4, wrong_guess

SHORT = Budget(iterations=4)

BLUFF = (
    (1, 6, 8, 10, 11, 15, 16, 17, 20, 23),
    (7, 9, 14, 22, 24, 25, 26, 28, 29, 30),
    (2, 3, 4, 5, 12, 13, 18, 19, 27, 32),
)
"""Seat 1 hides the 14 and seat 2 the 18: both are blue, and each would fit into the other's place."""


def after_a_bluff(**fields):
    """Let seat 1 name its own 14 for a card of seat 0; return the table, seat 0 to act, and the story."""
    hidden = (0,), (2,), (6,)
    face_up = tuple(tuple(at for at in range(10) if at not in places) for places in hidden)
    position = {"first": 1, "turn": 1, "hands": BLUFF, "aside": (21, 31), "face_up": face_up, **fields}
    table = kastellan.position("kryptos", position)
    story = guess(table, 1, 0, 0, 14)
    end_turn(table, 1)
    story += guess(table, 2, 0, 0, 31)
    end_turn(table, 2)
    return table, story


def hint_for(table, story=()):
    """Return the hint for whoever is to act, after checking that it can be said and shows what it says."""
    seat = table.to_act[0]
    memory = learnt(GAME, first_sight(GAME, table.state, seat), story, table.state.content)
    found = hint(GAME, look(GAME, table.state, seat, memory), Random(1), SHORT)
    assert all(say(language, found.line.key, found.line.facts) for language in LANGUAGES)
    if (percent := found.line.facts.get("percent")) is not None:
        assert whole_percent(shown_of(found)) == percent
    return found


def shown_of(found):
    """Return the share beside the advised number in the table of chances."""
    asked = found.action
    card = next(
        one for one in found.details["chances"] if (one["seat"], one["index"]) == (asked.target, asked.index)
    )
    return dict(card["values"])[asked.value]


@pytest.mark.rule(Rule.COVERED)
def test_what_follows_from_a_guess_of_another_is_no_certainty():
    """Own cards may be named, so seat 1 may well hold the 14 that it named."""
    table, story = after_a_bluff()
    assert hint_for(table).line.facts["percent"] == 50
    found = hint_for(table, story)
    assert found.line.key == "hint-kryptos-believed"
    assert found.line.facts["percent"] == 99


@pytest.mark.rule(Rule.COVERED)
def test_in_the_last_round_a_belief_is_no_certainty_either():
    table, story = after_a_bluff(points=(2, 15, 2), triggered=True)
    found = hint_for(table, story)
    assert found.line.key == "hint-kryptos-last-round"
    assert found.line.facts["percent"] == 99


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", ["hint-kryptos-last-round", "hint-kryptos-stop-last"])
def test_nobody_is_told_of_a_chance_of_zero(key, language):
    """Who cannot win the last round any more is told so, and what the advice is still good for."""
    facts = {"owner": 1, "index": 2, "value": 3, "percent": 90, "win": 0}
    assert not re.search(r"\b0\W?%", say(language, key, facts))
    assert re.search(r"\b7\W?%", say(language, key, facts | {"win": 7}))


@pytest.mark.rule(Rule.COVERED)
def test_what_counting_alone_leaves_is_certain():
    """The 7 of seat 1 is the only free green card below 9, whoever said what."""
    table = hiding(0, 1, 0, hands=D3, turn=2)
    line = hint_for(table).line
    assert (line.key, line.facts["value"], line.facts["percent"]) == ("hint-kryptos-certain", 7, 100)


@pytest.mark.rule(Rule.COVERED)
def test_the_sentence_and_the_table_say_the_same_chance():
    """In whole games, from likely to hardly possible; what is only believed is 99 % in both."""
    said = set()
    for seed in range(2):
        table, story = kastellan.new("kryptos", 4, seed=seed), ()
        while table.to_act:
            found = hint_for(table, story)
            said.add(found.line.facts.get("percent"))
            story += table.play(table.to_act[0], found.action)
    assert len(said) > 10


@pytest.mark.rule(Rule.BRIBE, Rule.TIE)
@pytest.mark.parametrize(("bribe", "win"), [(False, 100), (True, 0)])
def test_the_last_round_counts_the_bribe_of_the_leader(bribe, win):
    """14 - 1 + 3 beats 15, but with bribes it only draws level with the leader, who comes first."""
    table = hiding(3, 0, 0, hands=D3, turn=2, points=(15, 0, 14), triggered=True, options={"bribe": bribe})
    guess(table, 2, 0, 0, 21)
    assert hint_for(table).line.facts["win"] == win


@pytest.mark.rule(Rule.EQUAL_TURNS)
@pytest.mark.parametrize(("points", "win"), [((30, 2, 2, 2), 0), ((2, 2, 2, 30), 100)])
def test_a_chance_to_win_is_no_more_and_no_less_than_it_is(points, win):
    """Nobody catches up 28 points in the last turn; a preference among equal guesses is no chance."""
    table = s4(points=points, turn=3, triggered=True)
    found = hint_for(table)
    assert found.line.facts["win"] == win
    assert all(choice["value"] == win / 100 for choice in found.details["choices"])
    judged = assess(GAME, look(GAME, table.state, 3), table.legal(3)[0], Random(1), SHORT)
    assert (judged.best_value, judged.value) == (win / 100, win / 100)


@pytest.mark.rule(Rule.BRIBE, Rule.TRIGGER)
def test_the_forecast_gives_bribes_to_those_who_get_them():
    """Seat 2 has missed; only by paying seat 0 its fifteenth point does it end the game now."""
    table = hiding(3, 0, 0, hands=D3, turn=2, points=(14, 13, 1), options={"bribe": True})
    guess(table, 2, *wrong_guess(table, 2))

    class MissesOnce(Random):
        thrown = 0

        def random(self):
            self.thrown += 1
            return 0.99 if self.thrown == 1 else 0.0

    assert race(table.view(2), MissesOnce(1)) == 0
    guess(table, 2, *wrong_guess(table, 2))
    assert table.outcome.winners == (0,)


@pytest.mark.rule(Rule.END_CARD, Rule.NEIGHBOUR)
@pytest.mark.parametrize("advanced", [False, True])
def test_the_second_card_that_is_thought_of_may_be_shown(advanced):
    """Seat 3 holds 6 13 16 17 26 29 30 33 36: after 16 not 6, 17 or 36 in the advanced set-up."""
    table = fresh(D4, options={"advanced_setup": advanced})
    seconds = [1, 4, 5, 6, 7] if advanced else [0, 1, 3, 4, 5, 6, 7, 8]
    view, content = table.view(3), table.state.content
    least = min(exposed(view, content, 3, [2, second]) for second in seconds)
    assert exposure(look(GAME, table.state, 3), 2) == least
