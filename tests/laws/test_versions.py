"""Rules change only with their version; views and texts change without it."""

import msgspec
import pytest

from kastellan.core import Outcome, Refusal
from kastellan.games import GAMES
from tests.laws import versions
from tests.laws.playthroughs import path_of, recorded_setups
from tests.laws.versions import RAISE, fingerprint, fingerprints, known


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_rules_change_only_with_their_version(game):
    then, today = known()[game.slug], fingerprints(game)
    assert then.version == game.version, "a new version: record its games with `make playthroughs`"
    if then.content == game.load(None).digest:
        assert then.games == today, RAISE.format(game.slug)
    assert set(then.games) == set(today), "record the new games with `make playthroughs`"


def recorded(game):
    """Return a recorded game: its set-up and its text."""
    setup = next(recorded_setups(game))
    return setup, path_of(game, setup).read_text(encoding="utf-8")


def more_legal(game):
    return lambda state, seat: [*game.legal(state, seat), *list(game.legal(state, seat))[:1]]


CHANGED = {
    "what is legal": lambda game: {"legal": more_legal(game)},
    "what is refused": lambda game: {"refuse": lambda *_: Refusal(next(iter(game.rules)), "anything")},
    "who wins": lambda game: {"outcome": lambda state: game.outcome(state) and Outcome((), ())},
    "the position": lambda game: {
        "write": lambda state: game.write(game.start(state.seats, state.options, state.content))
    },
}


@pytest.mark.parametrize("change", CHANGED)
@pytest.mark.parametrize("slug", ["kryptos", "kreta"])
def test_another_rule_is_noticed(slug, change):
    game = GAMES[slug]
    setup, text = recorded(game)
    other = msgspec.structs.replace(game, **CHANGED[change](game))
    assert fingerprint(other, setup, text) != known()[slug].games[path_of(game, setup).stem]


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_views_stories_and_the_order_of_listings_are_no_rules(game):
    setup, text = recorded(game)
    other = msgspec.structs.replace(
        game,
        view=lambda *_: None,
        tell=lambda *_: (),
        legal=lambda state, seat: list(game.legal(state, seat))[::-1],
    )
    assert fingerprint(other, setup, text) == known()[game.slug].games[path_of(game, setup).stem]


def test_changed_rules_are_not_recorded_under_the_old_version(monkeypatch, tmp_path):
    game = GAMES["kreta"]
    monkeypatch.setattr(versions, "FILE", tmp_path / "versions.json")
    stale = {
        "kreta": {
            "version": game.version,
            "content": game.load(None).digest,
            "games": dict.fromkeys(fingerprints(game), "0" * 16),
        }
    }
    versions.FILE.write_bytes(msgspec.json.encode(stale))
    with pytest.raises(SystemExit, match="raise its `version`"):
        versions.record_again(game)
