"""The first page of who comes back: what waits there, seen without waking, and the same people again."""

import pytest

from kastellan.server import company, lobby, my_tables, starting, upkeep
from kastellan.server.rows import GlanceRow
from kastellan.tables.log import PERSON
from kastellan.tables.messages import CreateTable, Sit
from tests.server.clients import Visitor, open_table, play_whole
from tests.server.test_forgetting import column, new_hall


@pytest.fixture
async def hall(database_url):
    """A hall that puts tables to rest as soon as it is told to."""
    hall = new_hall(database_url, rest_after=0)
    await hall.open(serving=False)
    yield hall
    await hall.close()


async def seated(hall, names, game="kryptos", **more):
    """Return people and a table at which they play."""
    people = [(await hall.people.new_guest(name, "en"))[0] for name in names]
    wish = CreateTable(game, len(people), public=True, **more)
    table = await lobby.create(hall, people[0], wish)
    for person in people[1:]:
        await lobby.sit(hall, table, person, Sit())
    await starting.start(hall, table, people[0])
    return people, table


async def rest(hall):
    await upkeep.rest_idle(hall)
    assert not hall.tables


async def reveal(table):
    """Play somebody's first legal action."""
    seat = table.progress.acting[0]
    action = table.game.legal(table.progress.state, seat)[0]
    assert await table.play(seat, table.progress.asks[seat], action, PERSON) is None


@pytest.mark.parametrize("game", ["kryptos", "decrypto", "kreta", "krysis"])
async def test_a_table_at_rest_is_told_as_it_was_awake_and_is_not_woken(hall, game):
    people, _ = await seated(hall, ["Ana", "Bo", "Cy", "Di"], game)
    awake = [await my_tables.my_tables(hall, person.id) for person in people]
    assert any(mine.tables[0].my_turn for mine in awake)
    assert all(mine.tables[0].task for mine in awake)
    assert all(mine.pictures.values() for mine in awake)
    await rest(hall)
    asleep = [await my_tables.my_tables(hall, person.id) for person in people]
    assert asleep == awake
    assert not hall.tables, "nobody was woken to tell"


async def test_what_was_kept_counts_no_more_once_something_happened(hall):
    people, table = await seated(hall, ["Ana", "Bo", "Cy"])
    await rest(hall)
    table = await hall.table(table.sheet.id)
    before = await my_tables.my_tables(hall, people[0].id)
    await reveal(table)
    hall.tables.clear()
    after = await my_tables.my_tables(hall, people[0].id)
    assert (before.tables[0].to_act, before.pictures) != (after.tables[0].to_act, after.pictures)
    assert after.tables[0].to_act == list((await hall.table(table.sheet.id)).progress.acting)


async def test_nothing_is_kept_of_a_table_once_its_game_is_over(hall):
    _, table = await seated(hall, ["Ana", "Bo", "Cy"])
    name = table.sheet.id
    await rest(hall)
    assert await column(hall, GlanceRow.table) == [name] * 3
    table = await hall.table(name)
    while table.sheet.status == "playing":
        await reveal(table)
    assert await column(hall, GlanceRow.table) == []


async def over(hall, names):
    """Return people and a table at which they have played a whole game."""
    people, table = await seated(hall, names)
    while table.sheet.status == "playing":
        await reveal(table)
    return people, table


async def test_everybody_moves_up_a_seat_and_finds_an_invitation(hall):
    (ana, bo, cy), table = await over(hall, ["Ana", "Bo", "Cy"])
    following = await lobby.rematch(hall, table, bo)
    assert [chair.name for chair in following.sheet.chairs] == ["Bo", "Cy", "Ana"]
    [mine] = (await my_tables.my_tables(hall, ana.id)).tables
    assert (mine.status, mine.seat, mine.invited) == ("open", 2, 0), "Bo, who sits first, asks Ana"
    [mine] = (await my_tables.my_tables(hall, bo.id)).tables
    assert mine.invited is None, "who asks is not asked"
    await lobby.sit(hall, following, cy, Sit())
    [mine] = (await my_tables.my_tables(hall, cy.id)).tables
    assert mine.invited is None, "who has come is asked no more"


async def test_who_asks_at_an_old_game_is_led_to_the_last_that_came_of_it(hall):
    (ana, bo, cy), table = await over(hall, ["Ana", "Bo", "Cy"])
    second = await lobby.rematch(hall, table, ana)
    await starting.start(hall, second, ana)
    while second.sheet.status == "playing":
        await reveal(second)
    third = await lobby.rematch(hall, table, cy)
    assert third.sheet.status == "open"
    assert third is await lobby.rematch(hall, second, bo)


async def test_company_is_told_with_its_score_until_it_plays_again(hall):
    (ana, bo, cy), table = await over(hall, ["Ana", "Bo", "Cy"])
    second = await lobby.rematch(hall, table, ana)
    await starting.start(hall, second, ana)
    assert await company.companies(hall, ana.id) == [], "they play again already"
    while second.sheet.status == "playing":
        await reveal(second)
    [told] = await company.companies(hall, ana.id)
    assert (told.table, told.games, told.seat) == (second.sheet.id, 2, 2)
    assert [player.name for player in told.players] == ["Bo", "Cy", "Ana"]
    wins = dict.fromkeys((bo.id, cy.id, ana.id), 0)
    for game in (table, second):
        for seat in game.sheet.outcome.winners:
            wins[game.sheet.chairs[seat].person] += 1
    assert told.won == [wins[bo.id], wins[cy.id], wins[ana.id]]
    assert told.winners == list(second.sheet.outcome.winners)
    await lobby.rematch(hall, second, cy)
    assert [await company.companies(hall, one.id) for one in (ana, bo, cy)] == [[], [], []]


async def test_who_plays_against_computers_alone_keeps_no_company(hall):
    ana, _ = await hall.people.new_guest("Ana", "en")
    assert await company.companies(hall, ana.id) == []


async def test_the_first_page_is_asked_for_by_people_alone(server, guests):
    people = await guests(server, 3)
    table = await open_table(people, "kryptos")
    home = await people[0].get("/api/me/home")
    assert list(home["pictures"]) == [table]
    assert home["pictures"][table].startswith("<svg")
    screens = await play_whole(server.address, people, table, "kryptos", 4)
    while screens[0].info["status"] != "over":
        await screens[0].receive()
    for screen in screens:
        await screen.close()
    home, me = await people[1].get("/api/me/home"), await people[1].get("/api/me")
    assert (home["pictures"], len(home["again"]), me["played"]) == ({}, 1, 1)
    stranger = Visitor(server.address)
    assert (await stranger.get("/api/me"))["played"] == 0
    assert await stranger.get("/api/me/home") == {"pictures": {}, "again": []}
    await stranger.close()
