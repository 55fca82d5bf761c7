"""Strength of accounts, game by game (OpenSkill, Plackett-Luce)."""

from collections.abc import Mapping, Sequence
from typing import Any

from openskill.models import PlackettLuce
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from kastellan.core.game import Outcome
from kastellan.server.rows import PersonRow, RatingRow
from kastellan.tables.messages import Rating, Stakes
from kastellan.tables.seats import who_left, who_stayed
from kastellan.tables.sheet import Chair, Sheet

MODEL = PlackettLuce()
LAST = 1000.0
"""The rank of a side that all have left."""


async def rate(session: AsyncSession, sheet: Sheet, outcome: Outcome) -> dict[int, RatingRow]:
    """Rate a finished game among the accounts that played it; return the ratings it has changed, by seat.

    Guests and computer players are left out.  Team mates are rated as a team; who has left is rated as if
    their side had come last.  Whom the host replaced can lose rating and gain none, and nobody gains or
    loses by them.  Who plays at several tables is locked meanwhile, so that of two games that end at once
    both count.
    """
    played = {seat: person for seat, person in everybody(sheet).items() if may_be_rated(sheet, seat)}
    owners = await accounts(session, list(played.values()), lock=True)
    rated = {seat: person for seat, person in played.items() if person in owners}
    replaced = [seat for seat in rated if sheet.chairs[seat].spared]
    falls = {seat: await fall_of(session, sheet, outcome, rated, seat) for seat in replaced}
    changed = await rate_among(
        session, sheet, outcome, {seat: one for seat, one in rated.items() if seat not in replaced}
    )
    for seat, fallen in falls.items():
        if fallen is not None:
            changed[seat] = await _row(session, rated[seat], sheet.game)
            take(changed[seat], fallen)
    return changed


async def rate_among(
    session: AsyncSession, sheet: Sheet, outcome: Outcome, rated: Mapping[int, str]
) -> dict[int, RatingRow]:
    """Rate those who play for rating against each other; return their ratings by seat."""
    there, gone = who_stayed(sheet), who_left(sheet)
    sides = [side for side in sides_of(outcome) if any(seat in rated for seat in side)]
    if len(sides) < 2:
        return {}
    rows = {seat: await _row(session, person, sheet.game) for seat, person in rated.items()}
    teams = [[seat for seat in side if seat in rated] for side in sides]
    before = [[MODEL.rating(mu=rows[seat].mu, sigma=rows[seat].sigma) for seat in team] for team in teams]
    ranks = [float(outcome.ranks[side[0]]) if there.keys() & set(side) else LAST for side in sides]
    usual = MODEL.rate(before, ranks=ranks)
    for number, team in enumerate(teams):
        lost = MODEL.rate(before, ranks=[*ranks[:number], LAST, *ranks[number + 1 :]])
        for place, seat in enumerate(team):
            take(rows[seat], (lost if seat in gone else usual)[number][place])
    return rows


async def fall_of(
    session: AsyncSession, sheet: Sheet, outcome: Outcome, rated: Mapping[int, str], seat: int
) -> Any:
    """Return how the rating of somebody whom the host replaced falls by the result of their seat, if so.

    Else a player who is losing would be spared by stepping out, with a host who is a friend.
    """
    rivals = [[other for other in side if other in rated] for side in sides_of(outcome) if seat not in side]
    sides = [[seat], *filter(None, rivals)]
    rows = [[await session.get(RatingRow, (rated[one], sheet.game)) for one in side] for side in sides]
    before = [
        [MODEL.rating(mu=row.mu, sigma=row.sigma) if row else MODEL.rating() for row in side] for side in rows
    ]
    if len(before) < 2:
        return None
    after = MODEL.rate(before, ranks=[float(outcome.ranks[side[0]]) for side in sides])[0][0]
    return after if after.mu < before[0][0].mu else None


async def settle_rated(session: AsyncSession, sheet: Sheet) -> None:
    """Settle who plays a game for rating as it begins: accounts that have come to the table.

    So nobody is rated for a game that was begun without them, or wins one by signing in at its end.
    """
    if sheet.status == "playing":
        come = [str(chair.person) for chair in sheet.chairs if has_come(sheet, chair)]
        sheet.rated = sorted(await accounts(session, come))


def has_come(sheet: Sheet, chair: Chair) -> bool:
    """Return whether somebody has been at a table themselves since it was opened, as its host who begins."""
    if chair.person is None:
        return False
    return chair.person == sheet.host or chair.away is None or chair.away > sheet.created


def may_be_rated(sheet: Sheet, seat: int) -> bool:
    """Return whether a game can change the rating of a seat's owner, if they have an account."""
    person = sheet.chairs[seat].person
    return person is not None and (sheet.rated is None or person in sheet.rated)


def plays_for_rating(sheet: Sheet, seat: int) -> bool:
    """Return whether a seat's owner, with an account, gains and gives rating too: not if replaced."""
    return may_be_rated(sheet, seat) and not sheet.chairs[seat].spared


def everybody(sheet: Sheet) -> dict[int, str]:
    """Return who answers for which seat, or has left it."""
    return who_stayed(sheet) | who_left(sheet)


async def rate_as_lost(session: AsyncSession, game: str, person: str, rivals: list[str]) -> None:
    """Rate somebody alone as if all rivals with accounts had won: who sends others away saves no rating."""
    owners = await accounts(session, [person, *rivals], lock=True)
    against = sorted(owners - {person})
    if person not in owners or not against:
        return
    mine = await _row(session, person, game)
    known = [mine] + [await session.get(RatingRow, (one, game)) for one in against]
    before = [[MODEL.rating(mu=row.mu, sigma=row.sigma) if row else MODEL.rating()] for row in known]
    take(mine, MODEL.rate(before, ranks=[LAST] + [1.0] * len(against))[0][0])


def take(row: RatingRow, rating: Any) -> None:
    """Go on from another rating."""
    row.mu, row.sigma, row.games = rating.mu, rating.sigma, row.games + 1


def sides_of(outcome: Outcome) -> Sequence[tuple[int, ...]]:
    """Return the seats that win and lose together."""
    return outcome.teams or tuple((seat,) for seat in range(len(outcome.ranks)))


async def accounts(session: AsyncSession, people: list[str], *, lock: bool = False) -> set[str]:
    """Return who of these people has an account."""
    owners = select(PersonRow.id).where(PersonRow.id.in_(people), PersonRow.account.is_not(None))
    ordered = owners.order_by(PersonRow.id)
    return set((await session.execute(ordered.with_for_update() if lock else ordered)).scalars())


async def stakes(session: AsyncSession, sheet: Sheet, person: str) -> Stakes:
    """Return what leaving a table or sending others away now would mean for somebody, and for the others."""
    seated = [chair for chair in sheet.chairs if may_be_rated(sheet, chair.seat)]
    owners = await accounts(session, [str(chair.person) for chair in seated])
    replaced = {chair.person for chair in seated if chair.spared}
    counts = sheet.status == "playing" and not sheet.unrated
    rated = counts and len(owners - replaced) > 1
    mine = person in owners and (counts and len(owners) > 1 if person in replaced else rated)
    others = len(set(sheet.people) - {sheet.seat_of(person)})
    return Stakes(rated, mine, others, person in replaced)


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
