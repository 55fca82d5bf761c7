"""People one has played with: who they are, how it ended among them, and the game to play again."""

import time
from collections import Counter
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from kastellan.core.game import Outcome
from kastellan.server.hall import Hall
from kastellan.server.problems import HouseRule, Sorry
from kastellan.server.rows import PersonRow, ResultRow, TableRow
from kastellan.tables.messages import Company, Met, Player

LOOKED_AT = 200
"""Of one's finished games: what is told counts the latest."""
SHOWN = 6
MET = 30
"""So many people are offered by name."""


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


async def people_met(hall: Hall, person: str) -> list[Met]:
    """Return those whom somebody may ask to a table by name, whom they met last first."""
    async with hall.database.read() as session:
        if not await wishes_it(session, {person}):
            return []
        games = await finished(session, person)
        others = await players_of(session, [game.table for game in games])
        seats = [(game, seat, who) for game in games for seat, who in others[game.table].items()]
        names = await wishes_it(session, {who for _, _, who in seats} - {person})
    played = Counter(who for _, _, who in seats)
    last: dict[str, tuple[str, int]] = {}
    for game, seat, who in seats:
        if who in names:
            last.setdefault(who, (game.table, seat))
    return [Met(*where, names[who], played[who]) for who, where in last.items()][:MET]


async def wishes_it(session: AsyncSession, people: set[str]) -> dict[str, str]:
    """Return those who would be asked by name, with their names: nobody without one, and nobody banned."""
    rows = select(PersonRow).where(PersonRow.id.in_(people), PersonRow.by_name, PersonRow.name != "")
    found = (await session.execute(rows)).scalars() if people else ()
    return {row.id: row.name for row in found if not row.is_banned(time.time())}


async def who_was(hall: Hall, person: str, table: str, seat: int) -> tuple[str, str]:
    """Return who sat on a seat where somebody played too, and their name, if these two may ask each other."""
    async with hall.database.read() as session:
        there = (await players_of(session, [table]))[table]
        other = there.get(seat)
        if other is not None and other != person and person in there.values():
            names = await wishes_it(session, {person, other})
            if len(names) > 1:
                return other, names[other]
    raise Sorry(HouseRule.NOT_FOUND, "server-not-met", place="$.met")


def winners(outcome: str | None) -> list[int]:
    """Return the seats that won."""
    return [] if outcome is None else list(msgspec.json.decode(outcome, type=Outcome).winners)
