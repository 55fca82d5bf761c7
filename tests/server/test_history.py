"""The history of somebody's finished games: filtered, by pages, and taken out of it for one person alone."""

import pytest
from sqlalchemy import insert, select, update

from kastellan.server import company, history, lobby, starting, tallies
from kastellan.server.history import Wishes
from kastellan.server.problems import Sorry
from kastellan.server.records import has_record
from kastellan.server.rows import ResultRow, TableRow
from kastellan.tables.messages import CreateTable, Sit
from tests.server.clients import Visitor
from tests.server.test_forgetting import new_hall, write
from tests.server.test_home import reveal
from tests.server.test_outages import eventually


@pytest.fixture
async def hall(database_url):
    """A hall with nobody in it."""
    hall = new_hall(database_url)
    await hall.open(serving=False)
    yield hall
    await hall.close()


TALLY = '{"most":12,"harvests":3}'


async def guest(hall, name):
    return (await hall.people.new_guest(name, "en"))[0]


async def play(hall, people, bots=0):
    """Let people, with so many computer players, play a whole game of Kryptos; return its table."""
    table = await lobby.create(hall, people[0], CreateTable("kryptos", len(people) + bots, public=True))
    for person in people[1:]:
        await lobby.sit(hall, table, person, Sit())
    for seat in range(len(people), len(people) + bots):
        await lobby.set_bot(hall, table, people[0], seat, "easy")
    await starting.start(hall, table, people[0])
    while table.sheet.status == "playing":
        await reveal(table)
    return table


async def tables(hall, person, skip=0, **wishes):
    told = await history.history(hall, person.id, Wishes(**wishes), skip)
    return [game.table for game in told.games]


async def test_games_are_found_by_how_they_ended_and_with_whom(hall):
    ana, bo, cy = [await guest(hall, name) for name in ("Ana", "Bo", "Cy")]
    three = (await play(hall, [ana, bo, cy])).sheet
    two = (await play(hall, [bo, ana], bots=1)).sheet
    alone = (await play(hall, [ana], bots=2)).sheet
    assert await tables(hall, ana) == [alone.id, two.id, three.id], "the latest comes first"
    assert await tables(hall, ana, company="computers") == [alone.id]
    assert await tables(hall, ana, company="people") == [two.id, three.id]
    assert await tables(hall, ana, name="Cy") == [three.id]
    assert await tables(hall, ana, name="Ana") == [], "oneself is nobody one plays with"
    assert await tables(hall, ana, game="kreta") == []
    won = [one.id for one in (alone, two, three) if one.outcome.ranks[one.seat_of(ana.id)] == 1]
    assert await tables(hall, ana, result="won") == won
    assert len(await tables(hall, ana, result="lost")) == 3 - len(won)
    assert await tables(hall, ana, result="left") == []
    told = await history.history(hall, ana.id, Wishes(name="Bo"), 0)
    assert (told.count, told.names) == (2, ["Bo", "Cy"]), "whom one met most often stands first"


async def test_a_long_history_comes_by_pages(hall, monkeypatch):
    monkeypatch.setattr(history, "PAGE", 2)
    ana = await guest(hall, "Ana")
    played = [(await play(hall, [ana], bots=2)).sheet.id for _ in range(3)]
    assert await tables(hall, ana) == played[:0:-1]
    assert await tables(hall, ana, skip=2) == played[:1]
    assert await tables(hall, ana, skip=3) == []


async def test_what_one_takes_out_others_keep_and_the_record_stays(hall):
    ana, bo, cy = [await guest(hall, name) for name in ("Ana", "Bo", "Cy")]
    table = (await play(hall, [ana, bo, cy])).sheet.id
    await eventually(lambda: has_record(hall, table))
    await history.take_out(hall, ana.id, table)
    await history.take_out(hall, ana.id, table)  # a second click is no error
    told = await history.history(hall, ana.id, Wishes(), 0)
    assert (told.games, told.count, told.names) == ([], 0, [])
    assert await history.course(hall, ana.id) == []
    (point,) = await history.course(hall, bo.id)
    assert (point.game, point.mu) == ("kryptos", None), "guests are not rated"
    assert await company.companies(hall, ana.id) == []
    assert await tables(hall, bo) == [table]
    (others,) = await company.companies(hall, bo.id)
    assert [player.name for player in others.players] == ["Ana", "Bo", "Cy"]
    assert await has_record(hall, table)
    async with hall.database.read() as session:
        assert (await session.get_one(TableRow, table)).outcome is not None
        hidden = dict((await session.execute(select(ResultRow.person, ResultRow.hidden))).all())
    assert hidden == {ana.id: True, bo.id: False, cy.id: False}


async def test_nobody_takes_anything_out_of_the_history_of_others(hall):
    ana, bo = [await guest(hall, name) for name in ("Ana", "Bo")]
    table = (await play(hall, [ana], bots=2)).sheet.id
    with pytest.raises(Sorry) as refused:
        await history.take_out(hall, bo.id, table)
    assert refused.value.rule == "HTTP-404"
    assert await tables(hall, ana) == [table]


async def test_a_newcomer_has_no_history_and_wrong_wishes_are_refused(sqlite_server):
    newcomer = await Visitor(sqlite_server.address).arrive()
    assert await newcomer.get("/api/me/games") == {"games": [], "count": 0, "names": []}
    for wrong in ("result=drawn", "company=cats", "skip=-1", f"name={'x' * 101}"):
        await newcomer.ask("GET", f"/api/me/games?{wrong}", None, 400)
    await newcomer.ask("DELETE", "/api/me/games/nothing", None, 404)
    await newcomer.close()


async def test_games_are_counted_after_their_end_and_come_to_figures_by_game(hall):
    ana, bo = [await guest(hall, name) for name in ("Ana", "Bo")]
    first, second = [await play(hall, [ana, bo], bots=1) for _ in range(2)]
    (before,) = await history.statistics(hall, ana.id)
    assert (before.game, before.played, before.counted, before.tally) == ("kryptos", 2, 0, {})
    await tallies.count_missing(hall)
    (after,) = await history.statistics(hall, ana.id)
    won = [table.sheet.outcome.ranks[0] == 1 for table in (first, second)]
    assert (after.played, after.won, after.last) == (2, sum(won), won)
    assert after.best == max(table.sheet.outcome.scores[0] for table in (first, second))
    assert after.counted == 2
    assert set(after.tally) == {"named", "right", "chance"}
    await history.take_out(hall, ana.id, first.sheet.id)
    (fewer,) = await history.statistics(hall, ana.id)
    assert (fewer.played, fewer.last) == (1, won[1:])
    assert fewer.tally["named"] < after.tally["named"], "what was taken out counts no more"
    (others,) = await history.statistics(hall, bo.id)
    assert others.played == 2, "the others keep it"


async def test_a_game_that_cannot_be_played_again_counts_nothing_and_holds_up_none(hall):
    ana, bo, cy = [await guest(hall, name) for name in ("Ana", "Bo", "Cy")]
    table = await play(hall, [ana, bo, cy])
    await write(hall, update(TableRow).where(TableRow.id == table.sheet.id).values(content="0" * 64))
    for _ in range(2):
        await tallies.count_missing(hall)
    (told,) = await history.statistics(hall, ana.id)
    assert (told.played, told.counted, told.tally) == (1, 0, {})


async def test_two_thousand_finished_games_are_summed_up(hall):
    ana, bo, cy = [await guest(hall, name) for name in ("Ana", "Bo", "Cy")]
    table = await play(hall, [ana, bo, cy])
    async with hall.database.write() as session:
        mine = (await session.execute(select(ResultRow).where(ResultRow.person == ana.id))).scalar_one()
        sheet = await session.get(TableRow, table.sheet.id)
        kept = {column.key: getattr(sheet, column.key) for column in TableRow.__mapper__.column_attrs}
        names = [f"old{number}" for number in range(2000)]
        await session.execute(insert(TableRow), [{**kept, "id": name} for name in names])
        old = {"seat": 0, "person": ana.id, "game": "kreta", "players": mine.players, "tally": TALLY}
        results = [
            {**old, "table": name, "rank": 1 + at % 4, "score": at, "ended": mine.ended - 1 - at}
            for at, name in enumerate(names)
        ]
        await session.execute(insert(ResultRow), results)
    kreta, kryptos = await history.statistics(hall, ana.id)
    assert (kreta.game, kreta.played, kreta.won, kreta.best) == ("kreta", 2000, 500, 1999)
    assert (kreta.counted, kreta.tally) == (2000, {"most": 24_000, "harvests": 6_000})
    assert (kryptos.played, len(kreta.last)) == (1, history.LAST)
    told = await history.history(hall, ana.id, Wishes(game="kreta"), 1990)
    assert (told.count, len(told.games)) == (2000, 10)
