"""People one has played with are asked to a table by name, where both have wished it."""

import pytest

from kastellan.server import company, lobby, starting
from kastellan.server.my_tables import my_tables
from kastellan.server.problems import Sorry
from kastellan.tables.messages import CreateTable, Invite, Sit
from tests.server.test_forgetting import new_hall
from tests.server.test_history import guest, play, reveal


@pytest.fixture
async def hall(database_url):
    """A hall with nobody in it."""
    hall = new_hall(database_url)
    await hall.open(serving=False)
    yield hall
    await hall.close()


async def wish(hall, *people):
    for person in people:
        await hall.people.change(person, None, None, by_name=True)


async def refused(deed):
    with pytest.raises(Sorry) as sorry:
        await deed
    return sorry.value.reason


async def test_nobody_is_offered_by_name_unless_both_wish_it(hall):
    ana, bo, cy = [await guest(hall, name) for name in ("Ana", "Bo", "Cy")]
    first = (await play(hall, [ana, bo, cy])).sheet
    assert await company.people_met(hall, ana.id) == []
    await wish(hall, ana)
    assert await company.people_met(hall, ana.id) == [], "the others have not wished it"
    await wish(hall, bo)
    [met] = await company.people_met(hall, ana.id)
    assert (met.table, met.seat, met.name, met.games) == (first.id, 1, "Bo", 1)
    assert await company.people_met(hall, cy.id) == [], "who does not wish it is offered nobody"
    await hall.people.change(bo, None, None, by_name=False)
    assert await company.people_met(hall, ana.id) == [], "and it is taken back at once"


async def test_whom_one_met_last_comes_first(hall):
    ana, bo, cy = [await guest(hall, name) for name in ("Ana", "Bo", "Cy")]
    await wish(hall, ana, bo, cy)
    await play(hall, [ana, bo, cy])
    last = (await play(hall, [cy, ana], bots=1)).sheet
    told = await company.people_met(hall, ana.id)
    assert [(one.name, one.games) for one in told] == [("Cy", 2), ("Bo", 1)]
    assert (told[0].table, told[0].seat) == (last.id, 0)


async def test_who_is_asked_finds_the_table_and_may_sit_down_or_decline(hall):
    ana, bo, cy = [await guest(hall, name) for name in ("Ana", "Bo", "Cy")]
    await wish(hall, ana, bo)
    old = (await play(hall, [ana, bo, cy])).sheet
    table = await lobby.create(hall, ana, CreateTable("kreta", 3))
    await lobby.invite(hall, table, ana, Invite(2, old.id, 1))
    chair = table.sheet.chairs[2]
    assert (chair.person, chair.name, chair.kind) == (bo.id, "Bo", "person")
    [mine], _ = await my_tables(hall, bo.id)
    assert (mine.id, mine.seat, mine.invited) == (table.sheet.id, 2, 0), "a private table that Bo finds"
    await lobby.sit(hall, table, bo, Sit())
    await lobby.leave(hall, table, bo)
    assert table.sheet.chairs[2].kind == "free"


async def test_only_the_host_asks_and_only_whom_they_met(hall):
    ana, bo, cy, eve = [await guest(hall, name) for name in ("Ana", "Bo", "Cy", "Eve")]
    await wish(hall, ana, bo, eve)
    old = (await play(hall, [ana, bo, cy])).sheet
    table = await lobby.create(hall, ana, CreateTable("kreta", 3, public=True))
    hers = await lobby.create(hall, eve, CreateTable("kreta", 3))
    assert await refused(lobby.invite(hall, hers, eve, Invite(1, old.id, 1))) == "server-not-met"
    assert await refused(lobby.invite(hall, table, ana, Invite(1, old.id, 2))) == "server-not-met", "Cy"
    assert await refused(lobby.invite(hall, table, ana, Invite(1, old.id, 0))) == "server-not-met", "herself"
    assert await refused(lobby.invite(hall, table, ana, Invite(1, "nowhere", 1))) == "server-not-met"
    assert await refused(lobby.invite(hall, table, bo, Invite(1, old.id, 0))) == "server-host-only"
    assert await refused(lobby.invite(hall, table, ana, Invite(0, old.id, 1))) == "server-seat-taken"
    assert await refused(lobby.invite(hall, table, ana, Invite(3, old.id, 1))) == "server-no-seat"
    await lobby.invite(hall, table, ana, Invite(1, old.id, 1))
    assert await refused(lobby.invite(hall, table, ana, Invite(2, old.id, 1))) == "server-sits-here"
    assert [chair.kind for chair in table.sheet.chairs] == ["person", "person", "free"]


async def test_invitations_are_limited_by_the_hour(hall):
    ana, bo, cy = [await guest(hall, name) for name in ("Ana", "Bo", "Cy")]
    await wish(hall, ana, bo)
    old = (await play(hall, [ana, bo, cy])).sheet
    table = await lobby.create(hall, ana, CreateTable("kreta", 3))
    while hall.invitations.take(ana.id):
        pass
    assert (
        await refused(lobby.invite(hall, table, ana, Invite(1, old.id, 1))) == "server-too-many-invitations"
    )
    assert table.sheet.chairs[1].kind == "free"


async def test_the_wish_is_kept_and_told_to_oneself_alone(server, guests):
    [ana] = await guests(server, 1)
    assert (await ana.get("/api/me"))["by_name"] is False
    told = await ana.http.patch(
        "/api/me", json={"by_name": True, "language": "fr"}, headers={"x-kastellan": "1"}
    )
    assert told.json()["by_name"] is True
    assert (await ana.get("/api/me"))["by_name"] is True
    assert (await ana.get("/api/me/met")) == []
    table = await ana.post("/api/tables", {"game": "kreta", "seats": 2})
    answer = await ana.http.post(
        f"/api/tables/{table['id']}/invite",
        json={"seat": 1, "table": table["id"], "met": 0},
        headers={"x-kastellan": "1"},
    )
    assert answer.status_code == 404
    assert answer.json()["error"]["text"].startswith("Vous ne pouvez pas inviter")


async def test_who_declines_is_free_of_the_table_and_who_no_longer_wishes_it_is_asked_no_more(hall):
    ana, bo, cy = [await guest(hall, name) for name in ("Ana", "Bo", "Cy")]
    await wish(hall, ana, bo, cy)
    old = (await play(hall, [ana, bo, cy])).sheet
    table = await lobby.create(hall, ana, CreateTable("kreta", 3))
    await lobby.invite(hall, table, ana, Invite(1, old.id, 1))
    await lobby.invite(hall, table, ana, Invite(2, old.id, 2))
    await lobby.leave(hall, table, bo)
    assert (await my_tables(hall, bo.id)).tables == [], "who has declined finds the table no more"
    assert await refused(lobby.sit(hall, table, bo, Sit())) == "server-not-invited"
    await hall.people.change(bo, None, None, by_name=False)
    assert await refused(lobby.invite(hall, table, ana, Invite(1, old.id, 1))) == "server-not-met"
    await hall.people.change(cy, None, None, by_name=False)
    [asked] = (await my_tables(hall, cy.id)).tables
    assert asked.invited == 0, "who was asked before may still come, or decline"
    await lobby.leave(hall, table, cy)
    assert [chair.kind for chair in table.sheet.chairs] == ["person", "free", "free"]


async def test_who_was_sent_away_finds_the_table_no_more_until_the_host_asks_them_again(hall):
    ana, bo, cy = [await guest(hall, name) for name in ("Ana", "Bo", "Cy")]
    await wish(hall, ana, bo)
    old = (await play(hall, [ana, bo, cy])).sheet
    table = await lobby.create(hall, ana, CreateTable("kreta", 3, public=True))
    await lobby.invite(hall, table, ana, Invite(1, old.id, 1))
    await lobby.kick(hall, table, ana, 1)
    assert (await my_tables(hall, bo.id)).tables == []
    assert await refused(lobby.sit(hall, table, bo, Sit())) == "server-kicked"
    await lobby.invite(hall, table, ana, Invite(2, old.id, 1))
    await lobby.sit(hall, table, bo, Sit())
    assert table.sheet.chairs[2].person == bo.id


async def test_who_is_sent_away_from_a_game_has_not_met_the_others_in_it(hall):
    ana, bo, cy = [await guest(hall, name) for name in ("Ana", "Bo", "Cy")]
    await wish(hall, ana, bo, cy)
    table = await lobby.create(hall, ana, CreateTable("kryptos", 3, public=True))
    for person in (bo, cy):
        await lobby.sit(hall, table, person, Sit())
    await starting.start(hall, table, ana)
    await lobby.kick(hall, table, ana, 1)
    while table.sheet.status == "playing":
        await reveal(table)
    assert [one.name for one in await company.people_met(hall, ana.id)] == ["Cy"]
    assert await company.people_met(hall, bo.id) == []
