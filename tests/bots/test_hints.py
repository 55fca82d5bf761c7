"""Hints are what the strong player does, in a sentence of every language; reviews add up."""

from random import Random

import msgspec
import pytest

import kastellan
from kastellan.bots import Budget, choose, look
from kastellan.bots.chances import assess
from kastellan.bots.hints import hint, hint_json, in_words
from kastellan.bots.review import Part, Review, Study, part_json, review, steps_of, whole_json
from kastellan.core import resample
from kastellan.core.knowledge import whole_percent
from kastellan.games import GAMES
from kastellan.games.decrypto.actions import DraftGuess, FixGuess
from kastellan.games.decrypto.forecast import Standing, following, white_wins
from kastellan.locale import LANGUAGES, say
from tests.bots.test_players import some_positions
from tests.laws.toys import TOY

SHORT = Budget(iterations=4)


def table_after(slug, seats, seed, level="normal", moves=1000):
    """Play a game among players of one level."""
    table, rng, game = kastellan.new(slug, seats, seed=seed), Random(seed), GAMES[slug]
    while table.to_act and moves:
        moves -= 1
        seat = table.to_act[0]
        table.play(seat, choose(game, level, look(game, table.state, seat), rng, SHORT))
    return table


@pytest.mark.parametrize("most", [min, max])
def test_a_hint_is_allowed_and_can_be_said(game, most):
    """In every game, with few players and with many, through JSON, in three languages."""
    for state in some_positions(game, most(game.seats), seed=8, count=4):
        seat = game.to_act(state)[0]
        found = hint(game, look(game, state, seat), Random(1), SHORT)
        assert game.refuse(state, seat, found.action) is None
        for language in LANGUAGES:
            for line in (found.line, found.move):
                assert say(language, line.key, line.facts, namer=state.content.name)
        assert msgspec.json.decode(msgspec.json.encode(found))["line"]["key"] == found.line.key


@pytest.mark.parametrize("slug", ["kreta", "krysis"])
def test_what_search_says_is_what_the_best_choice_shows(slug):
    """The figure of the sentence is that of the first bar, rounded once."""
    game = GAMES[slug]
    for state in some_positions(game, 2, seed=8, count=12):
        found = hint(game, look(game, state, game.to_act(state)[0]), Random(1), SHORT)
        if found.line.key in {"hint-best", "hint-close"}:
            assert found.line.facts["percent"] == whole_percent(found.details["choices"][0]["value"])


@pytest.mark.parametrize("slug", ["kreta", "krysis"])
def test_a_whole_game_of_hints_says_nothing_empty_and_nothing_against_itself(slug):
    """No only move beside others, no chance of nothing, no worth that speaks against the advice."""
    game, rng = GAMES[slug], Random(4)
    table, said = kastellan.new(slug, 2, seed=4), set()
    while table.to_act and len(table.log.moves) < 400:
        seat = table.to_act[0]
        seen = look(game, table.state, seat)
        found = hint(game, seen, rng, SHORT)
        key, facts = found.line.key, found.line.facts
        said.add(found.move.key)
        assert (key == "hint-only") == (len(seen.legal) == 1)
        assert key != "hint-go-on", "what stands alone is compared, or it would have no reason"
        assert facts.get("percent", 50) not in {0, 100}
        assert key != "hint-krysis-hq" or facts["kept"] >= facts["sold"]
        assert key != "hint-krysis-bank" or facts["sold"] > facts["kept"]
        table.play(seat, found.action)
    assert "krysis-do-confirm" not in said, "what is made final is named"


def test_every_action_can_be_said(game):
    """Each listed or suggested action has words in three languages, and different actions different ones."""
    for state in some_positions(game, max(game.seats), seed=3, count=12):
        for seat in game.to_act(state):
            actions = [*game.legal(state, seat)][:300]
            if (free := game.suggest(state, seat, Random(1))) is not None:
                actions.append(free)
            for language in LANGUAGES:
                lines = [in_words(game, state.content, action) for action in actions]
                said = [say(language, one.key, one.facts, namer=state.content.name) for one in lines]
                assert all(text and "{" not in text for text in said if game.slug != TOY.slug)
                assert len(set(said)) >= len(set(map(repr, actions))) - 1  # confirming a warning is one more


def test_a_hint_is_the_same_for_a_twin(game):
    """What a seat is advised depends on nothing that it does not know."""
    for state in some_positions(game, min(game.seats), seed=5, count=3):
        seat = game.to_act(state)[0]
        twin = resample(game, state, seat, Random(9))
        one, two = (
            hint_json(game.slug, seat, msgspec.json.encode(game.view(position, seat)), seed=2)
            if game.bot is not None and game.bot.choose is not None
            else msgspec.json.encode(hint(game, look(game, position, seat), Random(2), SHORT))
            for position in (state, twin)
        )
        assert one == two


def test_one_listed_action_is_no_only_move_where_text_is_free():
    """Decrypto: an encryptor with three clues may hand in, but could write as well."""
    game = GAMES["decrypto"]
    table = kastellan.new("decrypto", 4, seed=3)
    seat = table.to_act[0]
    for _ in range(3):
        found = hint(game, look(game, table.state, seat), Random(1), SHORT)
        assert found.line.key in {"hint-decrypto-clue", "hint-decrypto-first-clue"}
        assert found.move.key == "decrypto-do-write_clue"
        table.play(seat, found.action)
    seen = look(game, table.state, seat)
    alone = msgspec.structs.replace(seen, legal=[seen.legal[0]])  # as it is with a warning to confirm
    assert hint(game, alone, Random(1), SHORT).line.key == "hint-decrypto-submit"


def test_nothing_to_choose_is_said():
    """Krysis: with one listed action and no free text the sentence is that there is no choice."""
    game = GAMES["krysis"]
    for state in some_positions(game, 2, seed=4, count=60):
        seat = game.to_act(state)[0]
        seen = look(game, state, seat)
        alone = len(seen.legal) == 1
        assert (hint(game, seen, Random(1), Budget(iterations=2)).line.key == "hint-only") == alone


def test_kreta_shows_which_provinces_swing():
    """One more villager in an empty province of value v wins v points a scoring, and so might a rival's."""
    game = GAMES["kreta"]
    table = table_after("kreta", 3, seed=4, moves=4)
    seat = table.to_act[0]
    action = table.legal(seat)[0]
    rows = game.bot.figures(table.state, seat, action)["provinces"]
    assert 1 <= len(rows) <= 6
    for row in rows:
        assert row["scorings"] > 0
        if not any(row["influence"]):
            assert row["gain"] == row["value"]
            assert row["risk"] == row["value"]


def test_krysis_shows_what_a_load_is_worth():
    """Three red crystals keep 9 points or sell for 6; a second different artefact adds 4 (KRY-64, KRY-65)."""
    game = GAMES["krysis"]
    state = kastellan.new("krysis", 2, seed=1).state.copy()
    state.camp[:3], state.face_down[:6], state.hoard[:6] = [3, 0, 1], [0, 1, 0, 0, 0, 0], [1, 0, 0, 0, 0, 0]
    load = game.bot.figures(state, 0, None)["load"]
    assert load["place"] == "camp"
    assert [(one["good"], one["kept"], one["sold"]) for one in load["goods"]] == [
        ("red", 9, 6),
        ("white", 1, 2),
        ("artefact", 4, 2),
    ]


def test_every_kind_of_hint_in_kryptos_can_be_said():
    """All reasons come up in a few games, each with its facts."""
    game, keys = GAMES["kryptos"], set()
    for seed in range(4):
        table, rng = kastellan.new("kryptos", 3 + seed % 2, seed=seed), Random(seed)
        while table.to_act:
            seat = table.to_act[0]
            found = hint(game, look(game, table.state, seat), rng, SHORT)
            keys.add(found.line.key)
            for language in LANGUAGES:
                assert say(language, found.line.key, found.line.facts)
            table.play(seat, choose(game, "normal", look(game, table.state, seat), rng))
    assert {"hint-kryptos-reveal", "hint-kryptos-certain", "hint-kryptos-last-round"} <= keys


def test_the_table_of_chances_is_complete():
    """Kryptos: every hidden card of the others, each summing to one."""
    game = GAMES["kryptos"]
    table = table_after("kryptos", 4, seed=5, moves=12)
    seat = table.to_act[0]
    details = hint(game, look(game, table.state, seat), Random(1), SHORT).details
    hidden = [slot for slot in table.state.hidden if slot // table.state.size != seat]
    assert len(details["chances"]) == len(hidden)
    assert all(
        sum(chance for _, chance in card["values"]) == pytest.approx(1, abs=0.01)
        for card in details["chances"]
    )


def test_a_hint_for_another_process_is_bytes():
    table = table_after("kryptos", 3, seed=5, moves=8)
    seat = table.to_act[0]
    told = hint_json("kryptos", seat, msgspec.json.encode(table.view(seat)), seed=1)
    assert msgspec.json.decode(told)["action"]["type"] == "guess"


def test_a_review_adds_up():
    """Chances change by luck and by decisions, and by nothing else."""
    table = table_after("kryptos", 3, seed=6, level="easy")
    game = GAMES["kryptos"]
    found = review(game, table.log, table.state.content, budget=SHORT)
    assert found.winners == table.outcome.winners
    assert found.chart[-1].chances == tuple(float(seat in found.winners) for seat in range(3))
    assert len(found.costly) == 3
    assert found.costly[0].cost >= found.costly[1].cost >= found.costly[2].cost > 0
    assert all(one.better != one.action for one in found.costly)
    for seat in range(3):
        change = found.chart[-1].chances[seat] - found.chart[0].chances[seat]
        assert found.luck[seat] - found.cost[seat] == pytest.approx(change, abs=0.001)


def test_the_strong_player_makes_cheaper_decisions_than_the_random_one():
    """A review tells good play from bad."""
    game = GAMES["kryptos"]
    costs = {}
    for level in ("random", "hard"):
        table = table_after("kryptos", 3, seed=2, level=level, moves=40)
        found = review(game, table.log, table.state.content, budget=SHORT)
        costs[level] = sum(one.cost for one in found.decisions) / len(found.decisions)
    assert costs["hard"] < 0.3 * costs["random"]


def test_a_review_uses_only_what_was_known(game):
    """Another deal with the same view and the same move gives the same judgement."""
    for state in some_positions(game, min(game.seats), seed=9, count=3):
        seat = game.to_act(state)[0]
        twin = resample(game, state, seat, Random(5))
        legal = game.legal(state, seat)
        action = legal[len(legal) // 2] if len(legal) else game.suggest(state, seat, Random(1))
        one, two = (
            assess(game, look(game, position, seat), action, Random(1), SHORT) for position in (state, twin)
        )
        assert one == two
        assert 0 <= one.value <= one.best_value <= 1


def test_a_review_travels_as_json_in_parts():
    """For the server, in bytes, step by step; a game that was broken off can be looked at, too."""
    table = table_after("kryptos", 3, seed=1, level="greedy", moves=12)
    log = msgspec.json.encode(table.log)
    parts = []
    for step in range(steps_of(log)):
        made = part_json(log, step, msgspec.json.encode(parts))
        parts.append(msgspec.json.decode(made, type=Part))
    found = msgspec.json.decode(whole_json(log, msgspec.json.encode(parts)), type=Review)
    assert found.game == "kryptos"
    assert len(found.decisions) == 12
    assert found == review(GAMES["kryptos"], table.log, table.state.content)


@pytest.mark.parametrize("slug", ["decrypto", "kreta", "krysis"])
def test_reviews_of_the_other_games_add_up(slug):
    """The chart ends with the result; costs are told in words; luck and cost make up the change."""
    game = GAMES[slug]
    table = table_after(slug, 4 if slug == "decrypto" else 2, seed=5, level="easy")
    found = review(game, table.log, table.state.content, budget=Budget(iterations=2))
    seats = range(found.seats)
    assert found.winners == table.outcome.winners
    assert [found.chart[-1].chances[seat] > 0 for seat in seats] == [seat in found.winners for seat in seats]
    for one in (*found.costly, *(one for own in found.by_seat for one in own)):
        assert one.better != one.action
        for line in (one.said, one.better_said):
            assert say("bg", line.key, line.facts, namer=table.state.content.name)
    for seat in seats:
        assert all(one.seat == seat for one in found.by_seat[seat])
        change = found.chart[-1].chances[seat] - found.chart[0].chances[seat]
        assert found.luck[seat] - found.cost[seat] == pytest.approx(change, abs=0.001)


def test_chances_do_not_change_while_nothing_is_seen():
    """Krysis: while another seat puts together a sealed bid, one's chance stays until it is open (KRY-14)."""
    game, table = GAMES["krysis"], kastellan.new("krysis", 2, seed=5)
    dealt = len(table.log.moves)
    for _ in range(3):
        table.play(0, {"type": "add_crystal", "colour": 2})
    for seat in (0, 1):
        table.play(seat, {"type": "confirm"})
    study = Study(game, table.log, table.state.content, budget=Budget(iterations=2))
    parts = [study.part(step, []) for step in range(study.steps)]
    chances = [point.chances for part in parts for point in part.points if point.move >= dealt]
    *sealed, opened = [own for _, own in chances]
    assert len(sealed) == 5
    assert len(set(sealed)) == 1
    assert opened != sealed[0]


def test_decrypto_counts_what_tokens_are_worth():
    """Even at the start; ahead with an interception, behind with a miscommunication; decided at two."""
    even = Standing((0, 0, 0, 0), 1, 0, three=False)
    assert white_wins(even) == pytest.approx(0.5, abs=0.01)
    assert white_wins(Standing((1, 0, 0, 0), 3, 0, three=False)) > 0.6
    assert white_wins(Standing((0, 1, 0, 0), 3, 0, three=False)) < 0.4
    assert following(Standing((1, 0, 0, 0), 3, 1, three=False), (2, 0, 0, 0)) == 1
    assert following(Standing((0, 0, 0, 0), 8, 1, three=False), (0, 0, 0, 0)) == 0.5
    assert white_wins(Standing((0, 0, 1, 0), 4, 0, three=True)) < white_wins(
        Standing((0, 0, 0, 0), 4, 0, three=True)
    )


def test_decrypto_charges_a_guess_against_the_likeliest_code():
    """A guess costs what its chance lacks; drafts cost nothing."""
    game = GAMES["decrypto"]
    table, rng = kastellan.new("decrypto", 4, seed=3), Random(1)
    while table.view(0).phase != "guess":
        seat = table.to_act[0]
        table.play(seat, choose(game, "hard", look(game, table.state, seat), rng))
    seat = table.to_act[0]
    seen = look(game, table.state, seat)
    good = choose(game, "hard", seen, rng)
    guess = good.guess
    wrong = FixGuess((guess[1], guess[0], guess[2]))
    assert assess(game, seen, FixGuess(guess), rng, SHORT).value == pytest.approx(
        assess(game, seen, wrong, rng, SHORT).best_value
    )
    assert assess(game, seen, wrong, rng, SHORT).value < assess(game, seen, wrong, rng, SHORT).best_value
    draft = assess(game, seen, DraftGuess(wrong.guess), rng, SHORT)
    assert draft.value == draft.best_value
