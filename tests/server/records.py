"""What must have been sent to each seat, worked out again from the move log alone."""

from typing import Any, Self

import msgspec

from kastellan.server.hall import Hall
from kastellan.server.settings import Settings
from kastellan.server.table import Table
from kastellan.tables.log import Row
from kastellan.tables.steps import story_of, walk


class Records:
    """The database of a server that has ended, opened to be read."""

    def __init__(self, database_url: str) -> None:
        self._hall = Hall(Settings(database_url=database_url, bot_processes=0))

    async def __aenter__(self) -> Self:
        await self._hall.open(serving=False)
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._hall.close()

    async def table(self, name: str) -> tuple[Table, list[Row]]:
        """Return a table and its whole log, whose versions have no gap and no double."""
        table = await self._hall.table(name)
        rows = await self._hall.moves.load(name)
        assert [row.version for row in rows] == list(range(1, len(rows) + 1))
        return table, rows


def stream(table: Table, rows: list[Row], seat: int) -> dict[int, Any]:
    """Return what ``seat`` must have been shown: number to view, ask, actors and told keys.

    Who notices a step is worked out again here and must agree with what the log says.
    """
    game, state = table.game, table.opening().state
    number, ask = 0, 0
    before = None
    acting = game.to_act(state)
    shown: dict[int, Any] = {}
    for group, changes, after in walk(game, state, rows):
        view = msgspec.json.encode(game.view(after, seat))
        story = story_of(game, changes, seat)
        ask += group[0].seat == seat
        noticed = group[0].seat == seat or view != before or game.to_act(after) != acting or bool(story)
        assert noticed == bool(group[0].seen >> seat & 1)
        if noticed:
            number += 1
            shown[number] = {
                "view": msgspec.json.decode(view),
                "ask": ask,
                "to_act": list(game.to_act(after)),
                "story": [line.key for line in story],
            }
        before, acting = view, game.to_act(after)
    return shown
