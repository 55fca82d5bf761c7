"""Nobody opens more than their share of the house, by person and by address; the rest stays for others."""

import asyncio

import msgspec
import msgspec.inspect
import pytest
from sqlalchemy import select, update

from kastellan.games import GAMES
from kastellan.server import lobby, replays, starting
from kastellan.server.access import network
from kastellan.server.accounts import hand_over
from kastellan.server.forgetting import HOUR, forget
from kastellan.server.openings import opened
from kastellan.server.problems import Sorry
from kastellan.server.rows import OpenedRow, SeatRow, TableRow
from kastellan.server.settings import Settings
from kastellan.tables.messages import CreateTable
from kastellan.tables.sentences import problem
from tests.server.clients import Visitor
from tests.server.processes import SERVE, Process
from tests.server.test_forgetting import column, new_hall, write
from tests.short_games import short_game

TABLE = {"game": "kryptos", "seats": 3, "bots": {"1": "easy", "2": "easy"}}
LATE = Settings().close_after * HOUR + 1


@pytest.fixture
async def house(database_url):
    """A server with a small share for everybody, behind a proxy that says from where people come."""
    process = Process(SERVE, database_url, max_tables_per_person="3", max_tables_per_address="5")
    visitors = []

    async def come(address, language="en"):
        visitor = Visitor(process.address, "", language)
        visitor.http.headers["X-Forwarded-For"] = address
        visitors.append(visitor)
        return await visitor.arrive()

    yield come
    for visitor in visitors:
        await visitor.close()
    assert process.stop() == 0
    assert '"level":"error"' not in process.errors()


async def open_and_leave(visitor, status=None):
    """Open a table, begin the game and leave it; return the answer to the first of it."""
    made = await visitor.post("/api/tables", TABLE, status)
    if status is None:
        await visitor.post(f"/api/tables/{made['id']}/start")
        await visitor.post(f"/api/tables/{made['id']}/leave")
    return made


async def test_a_table_counts_for_who_opened_it_also_after_they_have_left(house):
    ana = await house("192.0.2.1")
    for _ in range(3):
        await open_and_leave(ana)
    refused = await open_and_leave(ana, 429)
    assert refused["error"]["reason"] == "server-too-many-tables"
    assert refused["error"]["facts"] == {"limit": 3, "hours": 24}
    await open_and_leave(await house("192.0.2.2"))


@pytest.mark.parametrize(
    ("language", "words"), [("en", "From where you are"), ("fr", "votre réseau"), ("bg", "вашата мрежа")]
)
async def test_an_address_has_its_share_and_others_theirs(house, language, words):
    """Guests cost nothing to make, so who makes many of them gets no further."""
    for _ in range(5):
        await open_and_leave(await house("192.0.2.1"))
    refused = await open_and_leave(await house("192.0.2.1", language), 429)
    assert refused["error"]["reason"] == "server-too-many-tables-there"
    assert words in refused["error"]["text"]
    await open_and_leave(await house("192.0.2.2"))


async def test_many_who_ask_at_once_get_no_more(house):
    people = [await house("192.0.2.1") for _ in range(9)]
    answers = await asyncio.gather(*(person.http.post("/api/tables", json=TABLE) for person in people))
    assert sorted(answer.status_code for answer in answers) == [201] * 5 + [429] * 4


async def test_all_addresses_of_a_household_are_one(house):
    """Of IPv6 every household has more addresses than can be counted: the first half is theirs."""
    for number in range(5):
        await open_and_leave(await house(f"2001:db8:1:2:{number}::1"))
    await open_and_leave(await house("2001:db8:1:2:ffff::1"), 429)
    await open_and_leave(await house("2001:db8:1:3::1"))


@pytest.mark.parametrize(
    ("address", "household"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("", ""),
        ("a socket", "a socket"),
    ],
)
def test_what_belongs_to_one_household(address, household):
    assert network(address) == household


# In the hall itself.


@pytest.fixture
async def hall(database_url):
    made = new_hall(database_url)
    await made.open(serving=False)
    yield made
    await made.close()


async def opened_by(hall, person):
    async with hall.database.read() as session:
        return await opened(session, OpenedRow.person == person.id)


async def at_a_table(hall, bots=("1", "2")):
    guest, _ = await hall.people.new_guest("Ana", "en")
    wish = CreateTable("kryptos", 3, bots=dict.fromkeys(bots, "easy"))
    return guest, await lobby.create(hall, guest, wish, "192.0.2.1")


async def age(hall, seconds):
    """Let everything have happened so much longer ago."""
    await write(hall, update(TableRow).values(updated=TableRow.updated - seconds))
    await write(hall, update(SeatRow).where(SeatRow.away.is_not(None)).values(away=SeatRow.away - seconds))


async def test_the_database_keeps_no_address(hall):
    await at_a_table(hall)
    [kept] = await column(hall, OpenedRow.network)
    assert "192" not in kept
    assert kept == hall.doors.place("192.0.2.1")


async def test_an_open_table_at_which_nobody_looks_is_closed_within_a_day(hall):
    guest, table = await at_a_table(hall)
    await age(hall, LATE - 60)
    await forget(hall)
    assert await column(hall, TableRow.id) == [table.sheet.id]
    await age(hall, 60)
    await forget(hall)
    assert await column(hall, TableRow.id) == []
    assert await opened_by(hall, guest) == 0
    assert await column(hall, OpenedRow.table) == []


async def test_an_open_table_at_which_somebody_looks_stays(hall):
    guest, table = await at_a_table(hall)
    hall.attendance.note(table.sheet, 0, None)
    await hall.attendance.write()
    await age(hall, LATE)
    await forget(hall)
    assert await opened_by(hall, guest) == 1


async def test_a_game_that_everybody_has_left_is_closed_within_a_day(hall):
    """Without a result; then it counts for nobody, and its moves are kept."""
    guest, table = await at_a_table(hall)
    await starting.start(hall, table, guest)
    await lobby.leave(hall, table, guest)
    assert await opened_by(hall, guest) == 1
    await age(hall, LATE)
    await forget(hall)
    assert (table.sheet.status, table.sheet.outcome, table.sheet.closed_by) == ("over", None, "nobody")
    assert await opened_by(hall, guest) == 0
    assert await column(hall, OpenedRow.table) == []
    assert len(await hall.moves.load(table.sheet.id)) > 0


async def test_a_game_that_somebody_may_come_back_to_is_not_closed(hall):
    guest, table = await at_a_table(hall)
    await starting.start(hall, table, guest)
    await age(hall, 100 * LATE)
    await forget(hall)
    async with hall.database.read() as session:
        status = (await session.execute(select(TableRow.status))).scalar_one()
    assert status == "playing"
    assert await opened_by(hall, guest) == 1


async def test_the_next_game_of_the_same_people_counts_too(hall):
    guest, table = await at_a_table(hall)
    await write(hall, update(TableRow).values(status="over"))
    following = await lobby.rematch(hall, table, guest, "192.0.2.1")
    assert await opened_by(hall, guest) == 1
    assert (await lobby.rematch(hall, table, guest, "192.0.2.1")) is following
    hall.settings = msgspec.structs.replace(hall.settings, max_tables_per_person=1)
    await write(hall, update(TableRow).where(TableRow.id == table.sheet.id).values(rematch=None))
    with pytest.raises(Sorry, match="server-too-many-tables"):
        await lobby.rematch(hall, table, guest, "192.0.2.1")


async def test_a_guest_who_logs_in_brings_the_count_along(hall):
    guest, _ = await at_a_table(hall)
    account, _ = await hall.people.new_guest("Bo", "en")
    async with hall.database.write() as session:
        await hand_over(session, guest.id, account.id)
    assert (await opened_by(hall, guest), await opened_by(hall, account)) == (0, 1)


@pytest.mark.parametrize(
    ("language", "words"), [("en", "at most 3"), ("fr", "3 au plus"), ("bg", "най-много 3")]
)
async def test_a_game_that_is_brought_in_has_only_so_many_moves(hall, language, words):
    hall.settings = msgspec.structs.replace(hall.settings, max_import_moves=3)
    guest, _ = await hall.people.new_guest("Ana", language)
    with pytest.raises(Sorry, match="server-import-long") as sorry:
        await replays.take_in(hall, guest, msgspec.json.encode(short_game("kryptos", 5)))
    assert sorry.value.place == "$.log.moves"
    assert words in problem(language, sorry.value.rule, sorry.value.reason, sorry.value.facts).text
    assert await column(hall, TableRow.id) == []


@pytest.mark.parametrize("slug", sorted(GAMES))
def test_every_number_of_every_set_up_has_an_end(slug):
    """Nobody opens a game, or brings one in, that lasts for ever."""
    game = GAMES[slug]
    fields = msgspec.inspect.type_info(game.options).fields
    for field in fields:
        kinds = getattr(field.type, "types", (field.type,))
        if any(isinstance(kind, msgspec.inspect.IntType) for kind in kinds):
            for number in (-(10**6), 10**6):
                options = msgspec.convert({field.encode_name: number}, game.options)
                refusal = game.forbid(game.seats[0], options)
                assert refusal is not None, field.encode_name
                assert refusal.facts, "the refusal tells the range"
