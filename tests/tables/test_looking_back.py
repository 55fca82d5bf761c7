"""Looking back on a running game costs what has happened since one last looked, not the whole game."""

import msgspec
import pytest

from kastellan.games import GAMES
from kastellan.tables import record
from kastellan.tables.record import STEPS, SoFar
from tests.server.test_old_games import rows_of


@pytest.mark.parametrize("slug", GAMES)
def test_what_was_read_by_and_by_is_what_is_read_at_once(slug):
    game, start, rows = rows_of(slug, 4, 7)
    whole, kept = (SoFar(game, start.copy(), 1, 0.0) for _ in range(2))
    step_ends = [at for at in range(1, len(rows)) if rows[at].seat >= 0]
    for end in step_ends[::9]:
        kept.page_after(rows[:end], 0)
    pages = [[one.page_after(rows, number) for number in range(5)] for one in (whole, kept)]
    assert pages[0] == pages[1]
    steps = [len(msgspec.json.decode(page)) for page, _ in pages[0]]
    assert sum(steps) == pages[0][0][1]
    assert steps[0] == min(STEPS, sum(steps))


def test_pages_are_not_worked_out_again(monkeypatch):
    game, start, rows = rows_of("krysis", 3, 2)
    seen, encoded = [], record.encoded_views
    monkeypatch.setattr(record, "encoded_views", lambda *args: seen.append(1) or encoded(*args))
    so_far = SoFar(game, start, None, 0.0)
    so_far.page_after(rows[:-1], 0)
    first = len(seen)
    assert first > STEPS
    for number in range(4):
        so_far.page_after(rows[:-1], number)
    assert len(seen) == first
    so_far.page_after(rows, 0)
    assert len(seen) == first + 1
