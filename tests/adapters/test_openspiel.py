"""OpenSpiel's own tests and bots on our games."""

import json
import pickle
from random import Random

import msgspec
import numpy as np
import pyspiel
import pytest
from absl import flags
from open_spiel.python.algorithms import generate_playthrough
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import MCTSBot, RandomRolloutEvaluator

import kastellan.adapters.openspiel
from kastellan.adapters.openspiel.parameters import written
from kastellan.adapters.openspiel.players import ismcts
from kastellan.bots import look
from kastellan.core import CHANCE, BadInput, Refused, draw
from kastellan.games import GAMES
from tests.adapters.forms import MAIN_SETUPS, options_of
from tests.laws.setups import Setup
from tests.laws.toys import TOY

TERMINAL = int(pyspiel.PlayerId.TERMINAL)


@pytest.fixture(autouse=True, scope="module")
def known_toy(toy):
    if "kastellan_toy" not in pyspiel.registered_names():
        kastellan.adapters.openspiel.register(toy)


def loaded(game, setup):
    parameters = {name: written(value) for name, value in options_of(setup).items()}
    return pyspiel.load_game(f"kastellan_{game.slug}", {"players": setup.seats, **parameters})


def random_states(game, seed, share=1.0):
    """Play at random; yield the states in which a player decides."""
    rng, state = Random(seed), game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            state.apply_action(rng.choices(outcomes, [chance for _, chance in outcomes])[0][0])
            continue
        if rng.random() < share:
            yield state
        state.apply_action(rng.choice(state.legal_actions()))
    yield state


def mid_game(slug, decisions=6, **parameters):
    """Return a state some decisions into a game."""
    states = random_states(pyspiel.load_game(f"kastellan_{slug}", parameters), seed=2)
    return next(state for number, state in enumerate(states) if number == decisions)


@pytest.mark.parametrize(("game", "setup"), MAIN_SETUPS)
def test_random_simulation(game, setup):
    pyspiel.random_sim_test(loaded(game, soon_over(setup)), num_sims=1, serialize=True, verbose=False)


def soon_over(setup):
    """Kryptos at random finds hardly a card; three rounds without one end it."""
    if not hasattr(setup.options, "dry_rounds"):
        return setup
    return Setup(setup.seats, msgspec.structs.replace(setup.options, dry_rounds=3))


@pytest.mark.parametrize(("game", "setup"), MAIN_SETUPS)
def test_a_twin_has_the_same_information_state(game, setup):
    rng, moved = Random(4), 0
    for state in random_states(loaded(game, setup), seed=4, share=0.1):
        player = state.current_player()
        if player == TERMINAL:
            break
        twin = state.resample_from_infostate(player, rng.random)
        assert twin.current_player() == player
        assert twin.information_state_string(player) == state.information_state_string(player)
        assert twin.information_state_tensor(player) == state.information_state_tensor(player)
        assert twin.observation_string(player) == state.observation_string(player)
        assert twin.legal_actions() == state.legal_actions()
        twin.apply_action(rng.choice(twin.legal_actions()))
        moved += 1
    assert moved


@pytest.mark.parametrize("slug", [*GAMES, TOY.slug])
def test_an_information_state_has_perfect_recall(slug):
    """It tells apart any two pasts that the player could: what was seen once is never lost."""
    game = pyspiel.load_game(f"kastellan_{slug}")
    states, player = {}, 0
    for seed in (1, 2):
        past = ()
        for number, state in enumerate(random_states(game, seed)):
            if number > 25 or state.is_terminal():
                break
            shown = state.observation_string(player)
            past = past if past and past[-1] == shown else (*past, shown)
            own = tuple(state.held.own[player])
            states.setdefault(state.information_state_string(player), set()).add((past, own))
    assert all(len(pasts) == 1 for pasts in states.values())
    assert len(states) > 10


def test_what_a_player_cannot_see_leaves_its_information_state_as_it_is():
    """A crystal in somebody else's sealed bid is told to nobody (KRY-14)."""
    state = pyspiel.load_game("kastellan_krysis").new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    mine = state.information_state_string(1)
    state.apply_action(state.legal_actions()[0])
    assert state.information_state_string(1) == mine
    assert state.information_state_string(0) != mine


def test_headquarters_are_remembered_in_the_information_state():
    """What a rival bids is gone from behind the screen, which the view does not show (KRY-15)."""
    game = pyspiel.load_game("kastellan_krysis")
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    before = np.array(state.information_state_tensor(1))
    for seat in (0, 1):
        names = {state.action_to_string(number): number for number in state.legal_actions()}
        if seat == 0:
            state.apply_action(names['{"type":"add_crystal","colour":2}'])
            names = {state.action_to_string(number): number for number in state.legal_actions()}
        state.apply_action(names['{"type":"confirm"}'])
    after = np.array(state.information_state_tensor(1))
    [field] = [field for field in game.form.memory.fields if field.path == "hq"]
    begin = game.form.layout.size + field.start
    assert (before - after)[begin : begin + 6].round(3).tolist() == [0, 0, 0.1, 0, 0, 0]


@pytest.mark.parametrize("slug", ["kryptos", "krysis"])
def test_what_was_seen_is_stored_with_a_state(slug):
    state = mid_game(slug, decisions=12)
    again = pickle.loads(pickle.dumps(state.held))  # noqa: S301 - our own
    for player in range(state.get_game().num_players()):
        assert again.trail.mark(player) == state.held.trail.mark(player)
        assert again.trail.memory(player) == state.held.trail.memory(player)


@pytest.fixture
def quick_rounding(monkeypatch):
    """Round as Python does: numpy's own numbers take ten times as long, and there are half a million."""
    monkeypatch.setattr(
        generate_playthrough, "round", lambda number, digits: round(float(number), digits), raising=False
    )


@pytest.mark.usefixtures("quick_rounding")
@pytest.mark.parametrize(
    "name",
    [
        "kastellan_toy",
        "kastellan_kryptos(dry_rounds=1)",
        "kastellan_decrypto",
        "kastellan_kreta",
        "kastellan_krysis",
    ],
)
def test_a_playthrough_can_be_written(name):
    text = generate_playthrough.playthrough(name, None)
    assert text.startswith(f"game: {name}")
    assert "GameType.dynamics = Dynamics.SEQUENTIAL" in text
    assert "IsTerminal() = True" in text


def test_a_playthrough_is_the_same_again(tmp_path):
    text = generate_playthrough.playthrough("kastellan_toy(players=3)", None)
    (tmp_path / "toy.txt").write_text(text)
    flags.FLAGS.mark_as_parsed()
    expected, actual = generate_playthrough.replay(str(tmp_path / "toy.txt"))
    assert expected == actual


@pytest.mark.parametrize("slug", [*GAMES, TOY.slug])
def test_information_set_search_finds_a_move(slug):
    state = mid_game(slug, decisions=2)
    dice = np.random.RandomState(1)
    bot = ISMCTSBot(state.get_game(), RandomRolloutEvaluator(1, dice), 1.4, 8, random_state=dice)
    assert bot.step(state) in state.legal_actions()


@pytest.mark.parametrize("slug", [*GAMES, TOY.slug])
def test_tree_search_finds_a_move(slug):
    state = mid_game(slug, decisions=2)
    dice = np.random.RandomState(1)
    bot = MCTSBot(state.get_game(), 1.4, 8, RandomRolloutEvaluator(1, dice), random_state=dice)
    assert bot.step(state) in state.legal_actions()


@pytest.mark.parametrize("slug", ["kreta", "krysis"])
def test_a_bot_of_openspiel_plays_at_our_table(slug):
    """It is asked through what its seat has seen, also when others may act before it."""
    game, rng = GAMES[slug], Random(5)
    player = ismcts(slug, seats=2, simulations=4, seed=1)
    state, asked = player.game.form.start(), 0
    while (seats := game.to_act(state)) and asked < 12:
        if seats[0] == CHANCE:
            game.advance(state, CHANCE, draw(game.chance(state), rng))
            continue
        seat = seats[-1]
        action = player(look(game, state, seat), rng)
        assert game.refuse(state, seat, action) is None
        game.advance(state, seat, action)
        asked += 1
    assert asked == 12


def test_the_same_seed_plays_the_same():
    game = GAMES["kreta"]
    state = mid_game("kreta", players=2).held.state
    seen = look(game, state, game.to_act(state)[0])
    answers = {ismcts("kreta", seats=2, simulations=6, seed=9)(seen) for _ in range(2)}
    assert len(answers) == 1


@pytest.mark.parametrize("slug", [*GAMES, TOY.slug])
def test_a_state_is_copied_and_stored(slug):
    state = mid_game(slug, decisions=3)
    player = state.current_player()
    for again in (state.clone(), pickle.loads(pickle.dumps(state))):  # noqa: S301 - our own
        assert again.history() == state.history()
        assert str(again) == str(state)
        assert again.information_state_string(player) == state.information_state_string(player)
    copy = state.clone()
    copy.apply_action(copy.legal_actions()[0])
    assert str(copy) != str(state)


def test_own_choices_are_remembered():
    game = pyspiel.load_game("kastellan_toy", {"players": 2})
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    state.apply_action(1)
    assert state.current_player() == 1
    assert json.loads(state.information_state_string(0))["choices"] == [1]
    assert json.loads(state.information_state_string(1))["choices"] == []
    size = game.observation_tensor_shape()[0]
    assert state.information_state_tensor(0)[size:] == [0, 0.125, 0, 0]


def test_sealed_bids_stay_sealed():
    """Who acts later in the order of seats sees nothing of what was sealed before."""
    game = pyspiel.load_game("kastellan_toy", {"players": 2})
    seen = set()
    for bid in (0, 1):
        state = game.new_initial_state()
        while state.is_chance_node():
            state.apply_action(state.legal_actions()[0])
        state.apply_action(bid)
        seen.add((state.information_state_string(1), tuple(state.observation_tensor(1))))
    assert len(seen) == 1


def test_legal_actions_are_those_of_whose_turn_it_is():
    state = pyspiel.load_game("kastellan_toy", {"players": 2}).new_initial_state()
    assert state.legal_actions() == [number for number, _ in state.chance_outcomes()]
    assert state.legal_actions(0) == []
    assert sum(chance for _, chance in state.chance_outcomes()) == pytest.approx(1)
    while state.is_chance_node():
        state.apply_action(0)
    assert state.legal_actions(0) == state.legal_actions()
    assert state.legal_actions(1) == []
    assert state.action_to_string(0, 0) == '{"type":"fold"}'
    assert state.legal_actions_mask(0)[:2] == [1, 1]


@pytest.mark.parametrize(("game", "setup"), MAIN_SETUPS[::5])
def test_returns_are_by_rank_and_sum_to_zero(game, setup):
    *_, last = random_states(loaded(game, setup), seed=6)
    outcome = game.outcome(last.held.state)
    returns = last.returns()
    assert sum(returns) == pytest.approx(0)
    best = [seat for seat in range(setup.seats) if returns[seat] == max(returns)]
    assert tuple(best) == outcome.winners


def test_options_are_parameters():
    game = pyspiel.load_game("kastellan_kryptos(players=4,mystery=True,first_player=2)")
    assert game.form.options.mystery
    assert game.form.options.first_player == 2
    game = pyspiel.load_game("kastellan_decrypto", {"players": 4, "white": "0,1", "language": "fr"})
    assert game.form.options.white == (0, 1)
    assert pyspiel.load_game("kastellan_kryptos").form.options.first_player is None


def test_parameters_that_the_rules_forbid_are_refused():
    with pytest.raises((Refused, pyspiel.SpielError), match="KRP-42"):
        pyspiel.load_game("kastellan_kryptos(players=3,mystery=True)")
    with pytest.raises((BadInput, pyspiel.SpielError), match="list of numbers"):
        pyspiel.load_game("kastellan_decrypto", {"players": 4, "white": "a,b"})
