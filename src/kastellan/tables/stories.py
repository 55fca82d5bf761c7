"""What viewers were told so far, worked out again from the log."""

from collections.abc import Sequence

from kastellan.core.game import Viewer
from kastellan.tables.log import PUBLIC, TAKEN_BACK, Row
from kastellan.tables.messages import StoryLine
from kastellan.tables.progress import Progress, count_rows, story_of, walk


def told_before(progress: Progress, rows: Sequence[Row], viewer: Viewer, watched: int) -> list[StoryLine]:
    """Return all lines that a viewer was told and that were not taken back.

    ``progress`` is the game before its first move.  Spectators' lines all have the number ``watched``.
    """
    told: list[list[StoryLine]] = []
    standing: list[int] = []
    for group, changes, _ in walk(progress.game, progress.state, rows):
        count_rows(group, progress.asks, progress.numbers)
        number = watched if viewer is None else progress.numbers[viewer]
        if group[0].seat == TAKEN_BACK:
            told[standing.pop()] = []
            bit = PUBLIC if viewer is None else viewer
            noticed = group[0].seen >> bit & 1
            told.append([taken_back_line(int(group[0].action), number)] if noticed else [])
        else:
            standing.append(len(told))
            story = story_of(progress.game, changes, viewer)
            told.append([StoryLine(line.key, line.facts, number) for line in story])
    return [line for step in told for line in step]


def taken_back_line(seat: int, number: int) -> StoryLine:
    """Return the line that tells a take-back."""
    return StoryLine("table-story-taken-back", {"seat": seat}, number)
