"""Strength of accounts, game by game (OpenSkill, Plackett-Luce)."""

from openskill.models import PlackettLuce
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from kastellan.core.game import Outcome
from kastellan.server.rows import PersonRow, RatingRow
from kastellan.tables.messages import Rating

MODEL = PlackettLuce()


async def rate(session: AsyncSession, game: str, seats: dict[int, str], outcome: Outcome) -> None:
    """Rate a finished game among the accounts that played; ``seats`` maps seats to people.

    Guests and computer players are left out.  Team mates are rated as a team.  Who plays at several
    tables is locked meanwhile, so that of two games that end at once both count.
    """
    owners = set(
        (
            await session.execute(
                select(PersonRow.id)
                .where(PersonRow.id.in_(seats.values()), PersonRow.account.is_not(None))
                .order_by(PersonRow.id)
                .with_for_update()
            )
        ).scalars()
    )
    rated = {seat: person for seat, person in seats.items() if person in owners}
    groups = outcome.teams or tuple((seat,) for seat in range(len(outcome.ranks)))
    teams = [team for group in groups if (team := [seat for seat in group if seat in rated])]
    if len(teams) < 2:
        return
    rows = {seat: await _row(session, person, game) for seat, person in rated.items()}
    before = [[MODEL.rating(mu=rows[seat].mu, sigma=rows[seat].sigma) for seat in team] for team in teams]
    after = MODEL.rate(before, ranks=[float(outcome.ranks[team[0]]) for team in teams])
    for team, ratings in zip(teams, after, strict=True):
        for seat, rating in zip(team, ratings, strict=True):
            rows[seat].mu, rows[seat].sigma = rating.mu, rating.sigma
            rows[seat].games += 1


async def _row(session: AsyncSession, person: str, game: str) -> RatingRow:
    row = await session.get(RatingRow, (person, game))
    if row is None:
        fresh = MODEL.rating()
        row = RatingRow(person=person, game=game, mu=fresh.mu, sigma=fresh.sigma, games=0)
        session.add(row)
    return row


async def ratings_of(session: AsyncSession, person: str) -> list[Rating]:
    """Return how strong a person is at each game."""
    rows = (await session.execute(select(RatingRow).where(RatingRow.person == person))).scalars()
    return [
        Rating(row.game, round(row.mu, 2), round(row.sigma, 2), round(row.mu - 3 * row.sigma, 2), row.games)
        for row in rows
    ]
