"""The catalogue of a game holds all that can be done, and what is offered is allowed."""

from random import Random

import pytest

from tests.adapters.forms import EVERY_SETUP, decisions, form_for
from tests.laws.setups import moves


@pytest.mark.parametrize(("game", "setup"), EVERY_SETUP)
def test_every_listed_action_stands_in_the_catalogue_once(game, setup):
    form = form_for(game.slug, setup)
    assert len(set(form.actions)) == len(form.actions)
    for before, seat, _, _ in moves(game, setup, seed=5):
        if seat >= 0:
            assert all(action in form.place for action in game.legal(before, seat))


@pytest.mark.parametrize(("game", "setup"), EVERY_SETUP)
def test_what_is_offered_is_what_is_listed_but_for_idle_actions(game, setup):
    form = form_for(game.slug, setup)
    catalogue = game.catalogue(setup.seats, setup.options, form.content)
    idle = {form.place[action] for action in catalogue.idle}
    for state, seat, numbers in decisions(form, seed=6):
        listed = {form.place[action] for action in game.legal(state, seat)}
        assert numbers == sorted(set(numbers))
        assert [number for number, offered in enumerate(form.offered(state, seat)) if offered] == numbers
        texts = set(numbers) - listed
        assert not texts or game.suggest(state, seat, Random(1)) is not None, "only free text is not listed"
        assert texts or set(numbers) == (listed - idle or listed)
        other = (seat + 1) % setup.seats
        if other not in game.to_act(state):
            assert not any(form.offered(state, other))


@pytest.mark.parametrize(("game", "setup"), EVERY_SETUP)
def test_no_rule_refuses_what_is_offered(game, setup):
    form, rng = form_for(game.slug, setup), Random(7)
    for state, seat, numbers in decisions(form, seed=7):
        assert numbers, "somebody who is to act can"
        for number in rng.sample(numbers, min(3, len(numbers))):
            assert game.refuse(state, seat, form.actions[number]) is None


def test_what_is_kept_of_one_game_is_not_offered_in_another():
    """Kryptos: guesses are kept until a card is revealed; games that take turns do not mix them up."""
    setup = next(case.values[1] for case in EVERY_SETUP if case.id == "kryptos-4 seats")
    form = form_for("kryptos", setup)
    for positions in zip(*(decisions(form, seed) for seed in range(3)), strict=False):
        for state, seat, numbers in positions:
            listed = sorted(form.place[action] for action in form.game.legal(state, seat))
            assert form.numbers(state, seat) == numbers == listed
            assert [number for number, offered in enumerate(form.offered(state, seat)) if offered] == listed


def test_lists_and_masks_belong_to_who_asked_for_them():
    """Kryptos: what is done to them changes nothing that is offered afterwards."""
    setup = next(case.values[1] for case in EVERY_SETUP if case.id == "kryptos-4 seats")
    form = form_for("kryptos", setup)
    for state, seat, numbers in decisions(form, seed=1):
        mask = form.offered(state, seat)
        listed = numbers[:]
        form.numbers(state, seat).clear()
        form.offered(state, seat)[:] = bytes(len(mask))
        assert form.numbers(state, seat) == listed
        assert form.offered(state, seat) == mask


def test_clues_are_numbered_alike_whatever_the_keywords_are():
    """Decrypto: the number of an action tells nothing about the keywords of a game."""
    from kastellan.games.decrypto.actions import WriteClue  # noqa: PLC0415

    form = form_for(
        "decrypto", next(case.values[1] for case in EVERY_SETUP if case.values[0].slug == "decrypto")
    )
    offered = set()
    for seed in range(4):
        for _, _, numbers in decisions(form, seed):
            clues = [number for number in numbers if isinstance(form.actions[number], WriteClue)]
            offered.add(tuple(clues))
    assert len(offered) > 8
    assert max(map(len, offered)) <= 40, "what the own keywords suggest"


def test_clues_can_be_handed_in():
    """Decrypto: every clue that is offered passes the checks that would stop it (DEC-40 to DEC-55)."""
    from kastellan.games.decrypto.actions import SubmitClues, WriteClue  # noqa: PLC0415

    form = form_for(
        "decrypto", next(case.values[1] for case in EVERY_SETUP if case.values[0].slug == "decrypto")
    )
    written = 0
    for seed in range(6):
        for _, _, numbers in decisions(form, seed):
            kinds = {type(form.actions[number]) for number in numbers}
            assert WriteClue not in kinds or kinds == {WriteClue}
            written += kinds == {SubmitClues}
    assert written > 6
