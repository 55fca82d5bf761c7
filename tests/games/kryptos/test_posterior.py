"""The chances of hidden cards are those of counting every deal, and they hold in play."""

from itertools import combinations
from random import Random

import pytest

from kastellan.core.playout import step
from kastellan.games.kryptos import GAME, arrays, counting, posterior
from kastellan.games.kryptos.automata import Owner, automata
from kastellan.games.kryptos.deals import try_deal
from kastellan.games.kryptos.options import Options

FORMS = {"plain": counting.count_deals, "arrays": arrays.count_deals}
COLOURS = [0] + [(number - 1) % 4 for number in range(1, 49)]


def small_table(seed):
    """Return cards and owners of a small random deal with open cards, wrong guesses and perhaps a pile."""
    rng = Random(seed)
    sizes = rng.choice([(3, 3), (2, 2, 2), (3, 2, 3), (4, 3)])
    pile = rng.choice([0, 1, 2])
    numbers = rng.sample(range(1, 21), sum(sizes) + pile + len(sizes))
    owners, cards = [], []
    for size in sizes:
        hand = sorted(numbers.pop() for _ in range(size + 1))
        shown = rng.randrange(size + 1)
        hidden = [value for at, value in enumerate(hand) if at != shown]
        wrong = [
            0 if at == shown else sum(1 << v for v in rng.sample(range(1, 21), 3) if v != value)
            for at, value in enumerate(hand)
        ]
        values = [value if at == shown else 0 for at, value in enumerate(hand)]
        owners.append(Owner(stock(hidden), values, wrong))
        cards += hidden
    if pile:
        owners.append(Owner(stock(numbers), None, None))
        cards += numbers
    return sorted(cards), owners


def stock(cards):
    return tuple(sum(COLOURS[card] == colour for card in cards) for colour in range(4))


def every_deal(cards, owners):
    """Return all deals that agree with what is known, by trying every one."""
    if not owners:
        return {()}
    return {
        (hand, *rest)
        for hand in combinations(cards, owners[0].total)
        if fits(hand, owners[0])
        for rest in every_deal([card for card in cards if card not in hand], owners[1:])
    }


def fits(hand, owner):
    return stock(hand) == owner.stock and all(owner.ranks(card)[rank] for rank, card in enumerate(hand))


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("seed", range(25))
def test_counting_equals_trying_every_deal(form, seed):
    """For every hidden card and every value, exactly."""
    cards, owners = small_table(seed)
    deals = every_deal(cards, owners)

    counted = FORMS[form](cards, owners, COLOURS, 10**6)

    assert counted.total == len(deals)
    for p, owner in enumerate(owners):
        for rank in range(owner.total):
            for card in cards:
                share = sum(deal[p][rank] == card for deal in deals) / len(deals)
                assert counted.chances[p][rank].get(card, 0.0) == pytest.approx(share, abs=1e-12)


FEW_DEALS = [seed for seed in range(80) if 2 <= len(every_deal(*small_table(seed))) <= 40]
"""Tables with so few deals that each is drawn often."""


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("seed", FEW_DEALS)
def test_all_deals_are_drawn_equally_often(form, seed):
    """Deals for search come exactly from the counts: no deal that a wrong guess forbids, none too often."""
    cards, owners = small_table(seed)
    deals = every_deal(cards, owners)
    counted = FORMS[form](cards, owners, COLOURS, 10**6)

    drawn = [tuple(map(tuple, deal)) for deal in counted.draw(Random(5), 3000)]

    assert set(drawn) == deals
    for deal in deals:
        share = 1 / len(deals)
        assert abs(drawn.count(deal) / 3000 - share) < 4.5 * (share * (1 - share) / 3000) ** 0.5


def position(seats, seed, guesses=0, **options):
    """Return a position of a random game after some guesses."""
    rng = Random(seed)
    state = GAME.start(seats, Options(**options), GAME.load(None))
    left = guesses
    while left >= 0 and GAME.to_act(state):
        if state.reveals == 2 * seats:
            left -= 1
            if left < 0:
                break
        GAME.advance(state, *step(GAME, state, rng))
    return state


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@pytest.mark.parametrize("guesses", [0, 25])
def test_both_forms_agree_at_full_size(seats, guesses):
    """The form with arrays counts what plain Python counts."""
    state = position(seats, seed=seats, guesses=guesses)
    for viewer in (state.turn, (state.turn + 1) % seats):
        view = GAME.view(state, viewer)
        plain, fast = (
            posterior.posterior(view, state.content, Random(1), form=form) for form in ("plain", "arrays")
        )
        assert plain.sample_size is fast.sample_size is None
        assert plain.chances.keys() == fast.chances.keys()
        for place, values in plain.chances.items():
            assert fast.chances[place] == pytest.approx(values, abs=1e-9)
            assert sum(values.values()) == pytest.approx(1)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a_card_of_each_value_is_somewhere(seats):
    """Chances of one value over all places and the pile sum to one; without a pile over places alone."""
    state = position(seats, seed=9, guesses=10, mystery=False)
    found = posterior.posterior(GAME.view(state, state.turn), state.content, Random(1))
    mine = [state.hands[state.turn * state.size + at] for at in range(state.size)]
    for value in state.free:
        total = sum(values.get(value, 0.0) for values in found.chances.values())
        assert total == pytest.approx(0 if value in mine else 1) or (state.aside and total <= 1 + 1e-9)


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("guesses", [30, 60])
def test_drawn_deals_agree_with_the_view(seats, guesses):
    """A whole deal can be put under the view: sorted, right colours, no wrong guess repeated."""
    state = position(seats, seed=3, guesses=guesses, mystery=seats == 4)
    view = GAME.view(state, state.turn)
    found = posterior.posterior(view, state.content, Random(1))
    for deal in found.draw(Random(2), 60):
        for seat in range(seats):
            if seat == state.turn:
                continue
            hand = [
                deal.get((seat, at)) if value is None else value
                for at, value in enumerate(view.hands[seat].values)
            ]
            assert hand == sorted(hand)
            hidden = [value for at, value in enumerate(hand) if not view.hands[seat].face_up[at]]
            counts = tuple(
                sum(state.content.colour_of[value] == colour for value in hidden) for colour in range(4)
            )
            assert counts == view.hands[seat].stock
            assert all(value not in view.hands[seat].wrong[at] for at, value in enumerate(hand))


def test_beyond_the_cap_deals_are_drawn_and_weighed(monkeypatch):
    """The effective sample size is reported and the chances come close to the exact ones."""
    state = position(4, seed=4)
    view = GAME.view(state, state.turn)
    exact = posterior.posterior(view, state.content, Random(1))
    monkeypatch.setattr(posterior, "CAP_PLAIN", 5)
    monkeypatch.setattr(posterior, "CAP_ARRAYS", 5)

    drawn = posterior.posterior(view, state.content, Random(1))

    assert 0.03 * posterior.PARTICLES < drawn.sample_size <= posterior.PARTICLES
    spread = 5 * (0.25 / drawn.sample_size) ** 0.5
    for place, values in exact.chances.items():
        for value, chance in values.items():
            assert abs(drawn.chances[place].get(value, 0.0) - chance) < spread
    assert all(deal.keys() == exact.chances.keys() for deal in drawn.draw(Random(3), 5))


def test_without_numpy_the_plain_form_counts(monkeypatch):
    """Six seats are counted as well, only more slowly."""
    state = position(6, seed=6, guesses=60)
    view = GAME.view(state, state.turn)
    with_arrays = posterior.posterior(view, state.content, Random(1))
    monkeypatch.setattr(posterior, "arrays_module", lambda: None)
    without = posterior.posterior(view, state.content, Random(1))
    for place, values in with_arrays.chances.items():
        assert without.chances[place] == pytest.approx(values, abs=1e-9)


def test_a_drawn_deal_carries_one_over_its_chance():
    """The weights of an exhaustive sample add up to the number of deals."""
    cards, owners = small_table(1)
    alone, rng = automata(cards, owners, COLOURS), Random(0)
    tries = [try_deal(cards, alone, rng) for _ in range(4000)]
    mean = sum(weight for _, weight in filter(None, tries)) / len(tries)
    assert mean == pytest.approx(counting.count_deals(cards, owners, COLOURS, 10**6).total, rel=0.1)


def test_an_impossible_belief_gives_nothing():
    """Believing that a seat holds no card at all agrees with no deal."""
    state = position(3, seed=2)
    other = (state.turn + 1) % 3
    view = GAME.view(state, state.turn)
    assert posterior.posterior(view, state.content, Random(0), never={other: (1 << 49) - 2}) is None


def test_chances_hold_in_play():
    """Over random games, values said to have a chance of p are right in a share p of the cases."""
    bins = [[0, 0.0, 0] for _ in range(10)]
    for seed in range(200):
        state = position(3 + seed % 2, seed=seed, guesses=(seed * 7) % 60)
        if state.over or state.turn < 0:
            continue
        found = posterior.posterior(GAME.view(state, state.turn), state.content, Random(seed))
        for (seat, index), values in found.chances.items():
            for value, chance in values.items():
                row = bins[min(9, int(chance * 10))]
                row[0] += 1
                row[1] += chance
                row[2] += state.hands[seat * state.size + index] == value
    assert sum(row[0] for row in bins) > 10_000
    for count, expected, right in bins:
        if count > 50:
            # values of one deal hang together, so the spread is taken three times as wide
            spread = 3 * (expected * (1 - expected / count)) ** 0.5
            assert abs(right - expected) < 3 * spread + 1, (count, expected, right)
