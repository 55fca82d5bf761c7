"""People one has played with: who they are, how it ended among them, and the game to play again."""

from collections import Counter
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from kastellan.core.game import Outcome
from kastellan.server.hall import Hall
from kastellan.server.rows import ResultRow, TableRow
from kastellan.tables.messages import Company, Player

LOOKED_AT = 200
"""Of one's finished games: what is told counts the latest."""
SHOWN = 6


class Finished(NamedTuple):
    """A finished game of somebody: as their history has it, and what its table knows."""

    table: str
    game: str
    seat: int
    players: str
    ended: float
    rematch: str | None
    outcome: str | None


async def companies(hall: Hall, person: str) -> list[Company]:
    """Return the last companies in which somebody finished a game and nothing is played again yet."""
    async with hall.database.read() as session:
        games = await finished(session, person)
        others = await players_of(session, [game.table for game in games])
    met: dict[frozenset[str], list[Finished]] = {}
    for game in games:
        people = frozenset(others[game.table].values())
        if len(people) > 1:
            met.setdefault(people, []).append(game)
    idle = [played for played in met.values() if played[0].rematch is None]
    return [company(played, others) for played in idle[:SHOWN]]


async def finished(session: AsyncSession, person: str) -> list[Finished]:
    """Return the latest finished games of somebody."""
    mine = (
        select(
            ResultRow.table,
            ResultRow.game,
            ResultRow.seat,
            ResultRow.players,
            ResultRow.ended,
            TableRow.rematch,
            TableRow.outcome,
        )
        .join(TableRow, TableRow.id == ResultRow.table)
        .where(ResultRow.person == person, ~ResultRow.hidden)
        .order_by(ResultRow.ended.desc())
        .limit(LOOKED_AT)
    )
    return [Finished(*row) for row in await session.execute(mine)]


async def players_of(session: AsyncSession, tables: list[str]) -> dict[str, dict[int, str]]:
    """Return which people finished games, or had left them, by table and seat."""
    found: dict[str, dict[int, str]] = {table: {} for table in tables}
    seats = select(ResultRow.table, ResultRow.seat, ResultRow.person).where(ResultRow.table.in_(tables))
    for table, seat, who in await session.execute(seats) if tables else ():
        found[table][seat] = who
    return found


def company(played: list[Finished], others: dict[str, dict[int, str]]) -> Company:
    """Return a company by the games that the same people played, the latest first."""
    latest = played[0]
    seats = others[latest.table]
    names = msgspec.json.decode(latest.players, type=list[str])
    won = Counter(others[game.table].get(seat) for game in played for seat in winners(game.outcome))
    kind: Any = "person"
    return Company(
        table=latest.table,
        game=latest.game,
        seat=latest.seat,
        players=[Player(seat, names[seat], kind) for seat in sorted(seats)],
        won=[won[seats[seat]] for seat in sorted(seats)],
        games=len(played),
        winners=winners(latest.outcome),
        ended=latest.ended,
    )


def winners(outcome: str | None) -> list[int]:
    """Return the seats that won."""
    return [] if outcome is None else list(msgspec.json.decode(outcome, type=Outcome).winners)
