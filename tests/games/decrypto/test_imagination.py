"""Imagined positions of long games: the viewer sees no difference, and the rules allow them."""

from random import Random

import msgspec
import pytest

from kastellan.games.decrypto import GAME
from kastellan.games.decrypto.clues import hard_findings
from kastellan.games.decrypto.drafts import frame_of
from kastellan.games.decrypto.options import Options
from tests.games.decrypto.match import play_knowing


@pytest.mark.parametrize("language", ["en", "fr", "bg"])
@pytest.mark.parametrize(("seats", "lock"), [(3, "any"), (4, "any"), (5, "all"), (7, "all")])
def test_imagined_positions_of_long_games(seats, lock, language):
    rng = Random(seats)
    phases = set()

    def watch(_before, _seat, _action, after):
        if rng.random() < 0.9:
            return
        phases.add(after.phase)
        for viewer in (None, *range(seats)):
            view = GAME.view(after, viewer)
            twin = GAME.imagine(view, after.content, rng)
            assert GAME.view(twin, viewer) == view
            assert GAME.to_act(twin) == GAME.to_act(after)
            assert GAME.timers(twin) == GAME.timers(after)
            assert GAME.read(GAME.write(twin), after.content) == twin

    for seed in range(3):
        play_knowing(seats, Options(language=language, guess_lock=lock), seed, watch)
    assert len(phases) >= 3


@pytest.mark.parametrize("seats", [3, 6])
def test_no_imagined_keyword_is_betrayed_by_a_known_clue(seats):
    """Clues that everybody has seen contain no keyword of the team in any imagined position."""
    rng = Random(1)

    def watch(_before, _seat, _action, after):
        if rng.random() < 0.95 or -1 in after.keywords:
            return
        twin = GAME.imagine(GAME.view(after, None), after.content, rng)
        for half in twin.history:
            frame = frame_of(twin, half.team)
            frame.earlier, frame.code = (), ()
            assert not any(hard_findings(frame, clue) for clue in half.clues if clue)

    play_knowing(seats, Options(), 3, watch)


def test_copies_of_views_are_plain_data():
    state = play_knowing(4, Options(), 2)
    view = GAME.view(state, 1)
    assert msgspec.json.decode(msgspec.json.encode(view), type=GAME.views) == view
