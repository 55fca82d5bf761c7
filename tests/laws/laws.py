"""The laws themselves, for any game in any set-up; each raises ``AssertionError`` when broken."""

from collections.abc import Callable
from contextlib import suppress
from functools import partial
from random import Random
from typing import Any

import msgspec
from msgspec import inspect

from kastellan.core import CHANCE, Log, Move, apply, playout, positions, resample
from kastellan.core.game import CHANNELS, encoded_views
from tests.laws.setups import Setup, acting, moves, random_action, some, some_actions

encode = msgspec.json.encode


def listed_means_not_refused(game: Any, setup: Setup, seed: int) -> None:
    """An action is listed exactly when no rule refuses it; who is not to act has none."""
    rng = Random(seed)
    for before, _, _, _ in some(moves(game, setup, seed), rng, 0.2):
        for seat in range(setup.seats):
            listing = game.legal(before, seat)
            assert seat in game.to_act(before) or len(listing) == 0
            tries = some_actions(listing, rng, 12)
            assert all(action in listing for action in tries)
            tries += [random_action(game.actions, rng) for _ in range(12)]
            if seat in game.to_act(before):
                tries += filter(None, [game.suggest(before, seat, rng)])
            for action in tries:
                listed = action in listing
                open_ended = not listed and is_open_ended(action)
                assert open_ended or (game.refuse(before, seat, action) is None) == listed, (seat, action)


def is_open_ended(action: Any) -> bool:
    """Return whether actions of this kind hold free text, so that they cannot all be listed."""
    return any(isinstance(field.type, inspect.StrType) for field in inspect.type_info(type(action)).fields)


def suggestions_are_allowed(game: Any, setup: Setup, seed: int) -> None:
    """What is suggested, or chosen for an absent player, no rule refuses; nothing is left to the unasked."""
    rng = Random(seed)
    for before, _, _, _ in some(moves(game, setup, seed), rng, 0.3):
        asked = acting(game, before)
        for seat in asked:
            assert {*game.left_to(before, seat)} <= {*asked} - {seat}
            assert game.refuse(before, seat, game.absent(before, seat, rng)) is None
            suggestion = game.suggest(before, seat, rng)
            assert suggestion is None or game.refuse(before, seat, suggestion) is None, suggestion
            assert suggestion is not None or len(game.legal(before, seat))


def refusing_changes_nothing(game: Any, setup: Setup, seed: int) -> None:
    """Asking leaves the position as it was."""
    rng = Random(seed)
    for before, _, _, _ in some(moves(game, setup, seed), rng, 0.1):
        key = before.key()
        for seat in range(setup.seats):
            game.refuse(before, seat, random_action(game.actions, rng))
            game.legal(before, seat)
            game.view(before, seat)
        assert before.key() == key


def listings_cannot_be_changed(game: Any, setup: Setup, seed: int) -> None:
    """Whoever gets a list of actions or outcomes can change nobody else's: here, or at another table."""
    rng = Random(seed)
    for before, _, _, _ in some(moves(game, setup, seed), rng, 0.1):
        elsewhere, key = before.copy(), before.key()
        for seat in game.to_act(before):
            ask = game.chance if seat == CHANCE else partial(game.legal, seat=seat)
            kept = list(ask(elsewhere))
            for change in CHANGES:
                with suppress(AttributeError, TypeError):
                    change(ask(before))
                assert list(ask(before)) == list(ask(elsewhere)) == kept, change
        assert before.key() == key


CHANGES: tuple[Callable[[Any], Any], ...] = (
    lambda listing: listing.pop(0),
    lambda listing: listing.append(listing[0]),
    lambda listing: listing.__setitem__(0, listing[-1]),
    lambda listing: listing.__delitem__(0),
    lambda listing: listing.reverse(),
    lambda listing: listing.sort(key=repr, reverse=True),
    lambda listing: listing.clear(),
)
"""What somebody might do to a list that they think their own."""


def copies_share_nothing(game: Any, setup: Setup, seed: int) -> None:
    """A copy equals its original, and playing on it leaves the original alone."""
    for before, _, _, after in moves(game, setup, seed):
        key = before.key()
        assert before.copy().key() == key
        assert before.copy() == before
        assert key != after.key()
    assert hash(before) == hash(before.copy())


def actions_and_views_travel(game: Any, setup: Setup, seed: int) -> None:
    """Actions, events and views come back from JSON as they were; views sent together are each one's own."""
    rng, viewers = Random(seed), (None, *range(setup.seats))
    for before, seat, action, after in some(moves(game, setup, seed), rng, 0.3):
        kind = game.events if seat < 0 else game.actions
        assert msgspec.json.decode(encode(action), type=kind) == action
        for state in (before, after):
            for viewer, text in zip(viewers, encoded_views(game, state, viewers), strict=True):
                view = game.view(state, viewer)
                assert encode(view) == text
                assert msgspec.json.decode(text, type=game.views) == view


def replay_equals_play(game: Any, setup: Setup, seed: int) -> None:
    """The log gives back every position in turn."""
    content = game.load(None)
    played = list(moves(game, setup, seed))
    log = Log(
        game=game.slug,
        rules=game.version,
        seats=setup.seats,
        options=msgspec.to_builtins(setup.options),
        content=content.digest,
        moves=tuple(Move(seat, msgspec.to_builtins(action)) for _, seat, action, _ in played),
    )
    log = msgspec.json.decode(encode(log), type=Log)
    expected = [before for before, _, _, _ in played] + [played[-1][3]]
    assert list(positions(game, log, content)) == expected


def written_positions_read_back(game: Any, setup: Setup, seed: int) -> None:
    """A position written and read is equal, through JSON."""
    content = game.load(None)
    rng = Random(seed)
    for _, _, _, state in some(moves(game, setup, seed), rng, 0.3):
        written = msgspec.json.decode(encode(game.write(state)), type=game.positions)
        assert game.read(written, content).key() == state.key()


def outcomes_are_well_formed(game: Any, setup: Setup, seed: int) -> None:
    """There is an outcome exactly at the end, with a score and a rank for each seat."""
    for before, _, _, last in moves(game, setup, seed):
        assert game.outcome(before) is None
    outcome = game.outcome(last)
    assert len(outcome.scores) == len(outcome.ranks) == setup.seats
    assert min(outcome.ranks) == 1
    assert all(rank == 1 + sum(other < rank for other in outcome.ranks) for rank in outcome.ranks)
    assert not outcome.teams or sorted(sum(outcome.teams, ())) == list(range(setup.seats))
    assert all(len({outcome.ranks[seat] for seat in team}) == 1 for team in outcome.teams)


def simultaneous_answers_commute(game: Any, setup: Setup, seed: int) -> None:
    """Where several seats may act, the order of two answers does not matter."""
    rng = Random(seed)
    for before, _, _, _ in some(moves(game, setup, seed), rng, 0.3):
        seats = acting(game, before)
        if len(seats) < 2:
            continue
        one, two = rng.sample(seats, 2)
        mine, yours = (pick_one(game, before, seat, rng) for seat in (one, two))
        if yours is None or mine is None:
            continue
        first, second = apply(game, before, one, mine), apply(game, before, two, yours)
        independent = not game.refuse(first, two, yours) and not game.refuse(second, one, mine)
        if independent and not shares_a_draft(game, before, one, two):
            assert apply(game, first, two, yours) == apply(game, second, one, mine)


def shares_a_draft(game: Any, state: Any, one: int, two: int) -> bool:
    """Return whether two seats are of one team, where the last writer of a draft wins."""
    return any(one in team and two in team for team in game.teams(state))


def pick_one(game: Any, state: Any, seat: int, rng: Random) -> Any:
    """Return one action that the seat may play."""
    listing = game.legal(state, seat)
    return listing[rng.randrange(len(listing))] if len(listing) else game.suggest(state, seat, rng)


def views_keep_secrets(game: Any, setup: Setup, seed: int) -> None:
    """Positions a viewer cannot tell apart send the same bytes: view, legal actions and refusals."""
    rng = Random(seed)
    for before, _, _, _ in some(moves(game, setup, seed), rng, 0.1):
        for viewer in (None, *range(setup.seats)):
            twin = resample(game, before, viewer, rng)
            assert encode(game.view(twin, viewer)) == encode(game.view(before, viewer))
            assert game.to_act(twin) == game.to_act(before)
            assert game.timers(twin) == game.timers(before)
            assert game.teams(twin) == game.teams(before)
            if viewer is not None:
                for channel in CHANNELS:
                    assert game.muted(twin, viewer, channel) == game.muted(before, viewer, channel)
                assert_same_answers(game, before, twin, viewer, rng)


def assert_same_answers(game: Any, state: Any, twin: Any, seat: int, rng: Random) -> None:
    """The seat is offered and refused the same in both positions."""
    listing, other = game.legal(state, seat), game.legal(twin, seat)
    assert len(listing) == len(other)
    sample = rng.sample(range(len(listing)), min(len(listing), 20))
    assert [listing[k] for k in sample] == [other[k] for k in sample]
    for action in [random_action(game.actions, rng) for _ in range(15)]:
        assert encode(game.refuse(state, seat, action)) == encode(game.refuse(twin, seat, action))


def stories_keep_secrets(game: Any, setup: Setup, seed: int) -> None:
    """Moves that leave a viewer with the same view are told to them in the same words.

    Each move is compared with the same move in a twin position, and a draw or a sealed answer
    with others that could have been in its place.
    """
    rng = Random(seed)
    for before, seat, action, after in some(moves(game, setup, seed), rng, 0.15):
        for viewer in (None, *range(setup.seats)):
            seen, story = game.view(after, viewer), game.tell(before, seat, action, after, viewer)
            twin = resample(game, before, viewer, rng)
            for start, move in [
                (twin, action),
                *((before, move) for move in others(game, before, seat, rng)),
            ]:
                if not possible(game, start, seat, move):
                    continue
                end = apply(game, start, seat, move)
                if seat != viewer and game.view(end, viewer) == seen:
                    assert encode(game.tell(start, seat, move, end, viewer)) == encode(story)


def others(game: Any, state: Any, seat: int, rng: Random) -> list[Any]:
    """Return some other outcomes of chance, or other answers where several seats answer at once."""
    if seat == CHANCE:
        return [outcome for outcome, _ in some_actions(game.chance(state), rng, 5)]
    return some_actions(game.legal(state, seat), rng, 5) if len(game.to_act(state)) > 1 else []


def possible(game: Any, state: Any, seat: int, move: Any) -> bool:
    """Return whether the move can be played."""
    if seat == CHANCE:
        return game.to_act(state) == (CHANCE,) and any(move == one for one, _ in game.chance(state))
    return seat >= 0 and game.refuse(state, seat, move) is None


def imagination_is_fair(game: Any, setup: Setup, seed: int) -> None:
    """With equal seeds a position and its twin are imagined alike."""
    rng = Random(seed)
    for before, _, _, _ in some(moves(game, setup, seed), rng, 0.1):
        for viewer in (None, *range(setup.seats)):
            twin = resample(game, before, viewer, rng)
            again = rng.random()
            assert resample(game, before, viewer, Random(again)) == resample(
                game, twin, viewer, Random(again)
            )


def imagination_varies(game: Any, setup: Setup, seed: int) -> None:
    """While players see different things, imagination makes a difference.

    Only the first half of a game is asked: later everything may have become known.
    """
    rng = Random(seed)
    played = [before for before, _, _, _ in moves(game, setup, seed)]
    viewers = (None, *range(setup.seats))
    hidden = varied = 0
    for before in some(iter(played[: len(played) // 2]), rng, 0.2):
        if len({encode(blind(game.view(before, viewer))) for viewer in viewers}) > 1:
            hidden += 1
            varied += any(
                resample(game, before, viewer, rng) != before for viewer in viewers for _ in range(4)
            )
    assert varied >= hidden * 0.9, f"{varied} of {hidden} positions with secrets varied"


def random_play_is_the_general_one(game: Any, setup: Setup, seed: int) -> None:
    """Where a game plays at random by itself, it plays what the loop for all games plays.

    However it ends, the same people can play again.
    """
    ends = []
    for player in (game, msgspec.structs.replace(game, playout=None)):
        state = game.start(setup.seats, setup.options, game.load(None))
        decisions = playout(player, state, Random(seed))
        assert not game.to_act(state)
        assert game.forbid(setup.seats, game.sequel(state)) is None
        ends.append((decisions, state.key()))
    assert ends[0] == ends[1]


def blind(view: Any) -> Any:
    """Return a view without the name of its viewer."""
    return {name: value for name, value in msgspec.to_builtins(view).items() if name != "viewer"}


LAWS = (
    listed_means_not_refused,
    suggestions_are_allowed,
    refusing_changes_nothing,
    listings_cannot_be_changed,
    copies_share_nothing,
    actions_and_views_travel,
    replay_equals_play,
    written_positions_read_back,
    outcomes_are_well_formed,
    simultaneous_answers_commute,
    views_keep_secrets,
    stories_keep_secrets,
    imagination_is_fair,
    imagination_varies,
    random_play_is_the_general_one,
)
