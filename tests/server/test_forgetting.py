"""What nobody needs any more is deleted in the background; games, names and whoever may come back stay."""

import asyncio
import time

import pytest
from sqlalchemy import func, insert, select, update

from kastellan.core.game import Outcome
from kastellan.server import forgetting, lobby, replays, starting
from kastellan.server.chat import KEPT, heard, say
from kastellan.server.endings import write_end
from kastellan.server.forgetting import BATCH, GONE_SECONDS, GRACE_SECONDS, forget
from kastellan.server.hall import Hall
from kastellan.server.people import DAY, YEAR, digest
from kastellan.server.problems import Sorry
from kastellan.server.rows import (
    AliveRow,
    ChatRow,
    HintRow,
    MoveRow,
    PersonRow,
    SeatRow,
    TableRow,
    TokenRow,
)
from kastellan.server.settings import Settings
from kastellan.tables.messages import CreateTable, Credentials, Say, Sit
from tests.server.clients import SECONDS, Screen, Visitor, open_table
from tests.server.processes import GENEROUS, SERVE, Process
from tests.server.test_outages import eventually

STAY = Settings().forget_after * DAY


def new_hall(database_url, **more):
    secret = GENEROUS["KASTELLAN_SECRET"]
    return Hall(Settings(database_url=database_url, bot_processes=0, secret=secret, **more))


@pytest.fixture
async def hall(database_url):
    """A hall without rounds."""
    hall = new_hall(database_url)
    await hall.open(serving=False)
    yield hall
    await hall.close()


async def write(hall, change):
    async with hall.database.write() as session:
        await session.execute(change)


async def column(hall, what):
    async with hall.database.read() as session:
        return list((await session.execute(select(what))).scalars())


async def expire(hall, token, ago):
    """Let a secret have expired so many seconds ago."""
    at = time.time() - ago
    await write(hall, update(TokenRow).where(TokenRow.digest == digest(token)).values(expires=at))
    hall.people.forget()
    return token


async def link(hall, person, ago):
    """Make a link to another device that expired so many seconds ago."""
    return await expire(hall, await hall.people.new_token(person.id, "once"), ago)


async def kept(hall, tokens):
    """Return which of the secrets are still in the database."""
    digests = await column(hall, TokenRow.digest)
    return [token for token in tokens if digest(token) in digests]


async def time_passes(hall, seconds=STAY + 1, *people):
    """Let people have been here so much longer ago."""
    long_ago = update(PersonRow).values(due=PersonRow.due - seconds)
    if people:
        long_ago = long_ago.where(PersonRow.id.in_([person.id for person in people]))
    await write(hall, long_ago)
    hall.people.forget()


async def desert(hall, *tables):
    """Let nobody have been at tables for as long as guests may stay away."""
    at, names = time.time() - STAY - 1, [table.sheet.id for table in tables]
    await write(hall, update(TableRow).where(TableRow.id.in_(names)).values(updated=at))
    seated = SeatRow.table.in_(names), SeatRow.person.is_not(None)
    await write(hall, update(SeatRow).where(*seated).values(away=at))


async def guest_at(hall, seats=3, name="Ana"):
    """Return a guest who has opened a table for Kryptos."""
    guest, _ = await hall.people.new_guest(name, "en")
    return guest, await lobby.create(hall, guest, CreateTable("kryptos", seats))


async def playing(hall):
    """Return a guest and the table at which they play against computer players."""
    guest, _ = await hall.people.new_guest("Ana", "en")
    table = await lobby.create(hall, guest, CreateTable("kryptos", 3, bots={"1": "easy", "2": "easy"}))
    await starting.start(hall, table, guest)
    return guest, table


async def friends_playing(hall):
    """Return three guests and the table at which they play: nothing moves there by itself."""
    host, table = await guest_at(hall)
    friends = [(await hall.people.new_guest(name, "en"))[0] for name in ("Boris", "Cleo")]
    for friend in friends:
        await lobby.sit(hall, table, friend, Sit(invite=hall.doors.invite(table.sheet.id, 0)))
    await starting.start(hall, table, host)
    return [host, *friends], table


async def is_gone(hall, person):
    return person not in await column(hall, PersonRow.id)


async def is_seen(hall):
    return hall.process in await column(hall, AliveRow.process)


# Tokens.


async def test_only_what_has_expired_is_deleted(hall):
    guest, cookie = await hall.people.new_guest("Ana", "en")
    program, key = await hall.people.new_program("Deep Thought", "en", "table")
    phone = await expire(hall, await hall.people.new_token(guest.id, "cookie"), GRACE_SECONDS + 1)
    fresh = await hall.people.new_token(guest.id, "once")
    late = await link(hall, guest, GRACE_SECONDS - 60)
    old = [await link(hall, guest, GRACE_SECONDS + n) for n in (1, 10**7)]
    tokens = [cookie, key, fresh, late, phone, *old]
    assert await kept(hall, tokens) == tokens
    await asyncio.gather(*(forget(hall) for _ in range(3)))
    assert await kept(hall, tokens) == [cookie, key, fresh, late]
    used = await hall.people.use_once(fresh)
    assert used is not None
    assert used[0].id == guest.id
    assert await hall.people.use_once(late) is None, "it is kept but not good"
    hall.people.forget()
    assert [await hall.people.by_token(one) for one in (cookie, key)] == [guest, program]


async def test_more_than_a_batch_is_deleted_in_one_round(hall):
    guest, cookie = await hall.people.new_guest("Ana", "en")
    rows = [
        {"digest": str(n), "person": guest.id, "kind": "once", "created": 0.0, "expires": 1.0}
        for n in range(2 * BATCH + 1)
    ]
    await write(hall, insert(TokenRow).values(rows))
    await forget(hall)
    assert await column(hall, TokenRow.digest) == [digest(cookie)]


@pytest.mark.parametrize("database_url", ["postgres"], indirect=True)
async def test_a_link_that_another_process_holds_is_not_waited_for(hall):
    """So that two processes which delete several at once never wait for each other in a circle."""
    guest, _ = await hall.people.new_guest("Ana", "en")
    tokens = [await link(hall, guest, GRACE_SECONDS + 1) for _ in range(2)]
    async with hall.database.write() as session:
        held = select(TokenRow).where(TokenRow.digest == digest(tokens[0])).with_for_update()
        await session.execute(held)
        async with asyncio.timeout(SECONDS):
            await forget(hall)
        assert await kept(hall, tokens) == [tokens[0]]
    await forget(hall)
    assert await kept(hall, tokens) == []


async def test_a_cookie_is_good_for_a_year_after_the_last_visit(hall):
    guest, cookie = await hall.people.new_guest("Ana", "en")
    assert await hall.people.by_token(cookie) == guest
    assert not hall.people.renewed(cookie), "the browser has only just been given it"
    await expire(hall, cookie, 60 - YEAR / 2)
    assert await hall.people.by_token(cookie) == guest
    assert hall.people.renewed(cookie)
    assert not hall.people.renewed(cookie), "the browser is told once"
    [expires] = await column(hall, TokenRow.expires)
    assert expires > time.time() + YEAR - 60
    await expire(hall, cookie, 1)
    assert await hall.people.by_token(cookie) is None


async def test_the_browser_keeps_its_cookie_for_another_year(database_url, hall):
    process = Process(SERVE, database_url)
    visitor = await Visitor(process.address, "Ana").arrive()
    assert process.stop() == 0
    await expire(hall, visitor.cookie, 60 - YEAR / 2)
    process = Process(SERVE, database_url)
    visitor.http.base_url = process.address
    told = [(await visitor.http.get("/api/me")).headers.get("set-cookie", "") for _ in range(2)]
    assert told[0].startswith(f"kastellan={visitor.cookie}; Path=/; Max-Age=31536000;")
    assert told[1] == ""
    await visitor.close()
    assert process.stop() == 0


# Guests.


async def test_only_guests_who_left_nothing_behind_are_deleted(hall):
    looked, cookie = await hall.people.new_guest("Looked", "en")
    await hall.people.new_token(looked.id, "once")
    came_lately, _ = await hall.people.new_guest("Lately", "bg")
    owner, _ = await hall.people.new_guest("Owner", "en")
    await hall.accounts.open_account(owner, Credentials("Owner", "a long password"))
    host, table = await guest_at(hall)
    seated, _ = await hall.people.new_guest("Seated", "fr")
    await lobby.sit(hall, table, seated, Sit(invite=hall.doors.invite(table.sheet.id, 0)))
    program, _ = await hall.people.new_program("Deep Thought", "en", table.sheet.id)
    await lobby.sit(hall, table, program, Sit())
    await time_passes(hall, STAY + 1, looked, owner, host, seated, program)
    await time_passes(hall, STAY - 60, came_lately)
    await asyncio.gather(*(forget(hall) for _ in range(3)))
    people = {came_lately.id, owner.id, host.id, seated.id, program.id}
    assert set(await column(hall, PersonRow.id)) == people
    assert set(await column(hall, TokenRow.person)) == people
    assert await hall.people.by_token(cookie) is None


async def test_who_brought_in_a_game_stays(hall):
    """Nobody sits at the table of an imported game, but it is its host's."""
    guest, table = await guest_at(hall)
    await write(hall, update(SeatRow).values(person=None))
    await write(hall, update(TableRow).values(status="over", outcome="{}"))
    await desert(hall, table)
    await time_passes(hall)
    await forget(hall)
    assert await column(hall, PersonRow.id) == [guest.id]


@pytest.mark.parametrize("status", ["playing", "over"])
async def test_who_played_keeps_their_name(hall, status):
    guests, table = await friends_playing(hall)
    name = table.sheet.id
    moves = await column(hall, MoveRow.version)
    assert len(moves) > 30
    await time_passes(hall, 10 * STAY)
    await write(hall, update(TableRow).values(status=status))
    await desert(hall, table)
    hall.tables.clear()
    await forget(hall)
    assert set(await column(hall, PersonRow.id)) == {guest.id for guest in guests}
    assert await column(hall, MoveRow.version) == moves
    again = await hall.table(name)
    assert (await replays.replay(again, "spectator")).names == ["Ana", "Boris", "Cleo"]
    assert [again.sheet.seat_of(guest.id) for guest in guests] == [0, 1, 2]


async def test_who_is_needed_is_looked_at_again_much_later(hall):
    guest, table = await guest_at(hall)
    await time_passes(hall)
    await forget(hall)
    [due] = await column(hall, PersonRow.due)
    assert due > time.time() + STAY - 60
    await lobby.leave(hall, table, guest)
    await forget(hall)
    assert await column(hall, PersonRow.id) == [guest.id]
    await time_passes(hall)
    await forget(hall)
    assert await column(hall, PersonRow.id) == []


async def test_a_visit_counts_even_of_someone_remembered(hall):
    guest, cookie = await hall.people.new_guest("Ana", "en")
    assert await hall.people.by_token(cookie) == guest
    await write(hall, update(PersonRow).values(due=time.time() - 1))
    assert await hall.people.by_token(cookie) == guest
    [known] = hall.people._known.values()
    assert known.until < time.time() + DAY + 1, "then the database is asked, and told of the visit"
    hall.people._known[digest(cookie)] = known._replace(until=time.time())
    assert await hall.people.by_token(cookie) == guest
    await forget(hall)
    assert await column(hall, PersonRow.id) == [guest.id]


async def test_a_visit_that_cannot_be_written_down_is_a_visit_all_the_same(hall, monkeypatch):
    guest, cookie = await hall.people.new_guest("Ana", "en")
    await time_passes(hall, DAY + 1)

    async def fail(*_):
        raise OSError("the disk is full")

    with monkeypatch.context() as broken:
        broken.setattr(hall.people, "_put_off", fail)
        assert await hall.people.by_token(cookie) == guest
    assert await column(hall, PersonRow.due) < [time.time() + STAY - DAY]
    assert await hall.people.by_token(cookie) == guest
    assert await column(hall, PersonRow.due) > [time.time() + STAY - 60]


@pytest.mark.parametrize("database_url", ["postgres"], indirect=True)
async def test_who_comes_while_they_are_deleted_is_a_stranger_or_stays(hall, database_url):
    """One process deletes a guest whom another lets in: either is whole, and none waits in a circle."""
    other = new_hall(database_url)
    await other.open(serving=False)
    try:
        for _ in range(20):
            guest, cookie = await hall.people.new_guest("Ana", "en")
            await time_passes(hall)
            _, person = await asyncio.wait_for(
                asyncio.gather(forget(hall), other.people.by_token(cookie)), SECONDS
            )
            assert await column(hall, PersonRow.id) == ([] if person is None else [guest.id])
            if person is not None:
                await lobby.create(other, person, CreateTable("kryptos", 3))
                await write(hall, update(SeatRow).values(person=None))
                await write(hall, update(TableRow).values(host=None))
                await time_passes(hall)
                await forget(hall)
    finally:
        await other.close()


async def test_a_browser_with_the_cookie_of_someone_deleted_is_a_new_guest(hall, database_url):
    process = Process(SERVE, database_url)
    visitor = await Visitor(process.address, "Ana").arrive()
    before = (await visitor.get("/api/me"))["id"]
    assert process.stop() == 0
    await time_passes(hall)
    process = Process(SERVE, database_url)
    try:
        visitor.http.base_url = visitor.address = process.address
        await eventually(lambda: is_gone(hall, before))
        old = visitor.cookie
        assert (await visitor.http.get("/")).status_code == 200
        lists = await visitor.get("/api/tables")
        assert lists == {"open": [], "running": []}
        me = await visitor.get("/api/me")
        assert me["id"] != before
        assert me["name"] == ""
        assert visitor.cookie != old
        table = await open_table([visitor], bots={"1": "easy", "2": "easy"}, seats=3)
        screen = await Screen.open(process.address, table, visitor.cookie)
        await screen.until("shown")
        await screen.close()
        watching = await Screen.open(process.address, table, old)
        assert (await watching.until("error"))["error"]["reason"] == "server-private"
        await watching.close()
    finally:
        await visitor.close()
        assert process.stop() == 0
    assert '"level":"error"' not in process.errors()


# Tables.


async def test_only_tables_without_a_game_and_without_visitors_are_deleted(hall):
    deserted, left, looked_at, changed = [await guest_at(hall) for _ in range(4)]
    _, game = await playing(hall)
    await lobby.leave(hall, left[1], left[0])
    tables = [table for _, table in (deserted, left, looked_at, changed)]
    await desert(hall, *tables, game)
    await write(hall, update(SeatRow).where(SeatRow.table == looked_at[1].sheet.id).values(away=None))
    await write(hall, update(TableRow).where(TableRow.id == changed[1].sheet.id).values(updated=time.time()))
    await write(hall, insert(ChatRow).values([spoken(deserted[1]), spoken(game)]))
    await asyncio.gather(*(forget(hall) for _ in range(3)))
    stay = {table.sheet.id for table in (looked_at[1], changed[1], game)}
    for what in (TableRow.id, SeatRow.table):
        assert set(await column(hall, what)) == stay
    assert await column(hall, ChatRow.table) == [game.sheet.id]
    assert set(hall.tables) == stay
    with pytest.raises(Sorry) as refused:
        await lobby.sit(hall, deserted[1], deserted[0], Sit())
    assert refused.value.reason == "server-no-table"


def spoken(table):
    return {
        "table": table.sheet.id,
        "channel": "table",
        "team": "",
        "name": "Ana",
        "text": "Anyone?",
        "at": time.time(),
    }


async def test_a_guest_whose_table_never_began_goes_with_it(hall):
    _, table = await guest_at(hall)
    await desert(hall, table)
    await time_passes(hall)
    await forget(hall)
    assert await column(hall, TableRow.id) == []
    assert await column(hall, PersonRow.id) == []


async def test_another_rematch_can_be_opened_when_the_first_never_began(hall):
    guest, game = await playing(hall)
    await write(hall, update(TableRow).values(status="over"))
    await hall.reload(game)
    first = await lobby.rematch(hall, game, guest)
    assert (await lobby.rematch(hall, game, guest)) is first
    await desert(hall, first)
    await forget(hall)
    assert await column(hall, TableRow.id) == [game.sheet.id]
    assert game.sheet.rematch is None
    second = await lobby.rematch(hall, game, guest)
    assert set(await column(hall, TableRow.id)) == {game.sheet.id, second.sheet.id}


@pytest.mark.parametrize("database_url", ["postgres"], indirect=True)
async def test_a_rematch_whose_game_somebody_holds_waits_for_the_next_round(hall):
    guest, game = await playing(hall)
    await write(hall, update(TableRow).values(status="over"))
    await hall.reload(game)
    first = await lobby.rematch(hall, game, guest)
    await desert(hall, first)
    async with hall.database.write() as session:
        held = select(TableRow).where(TableRow.id == game.sheet.id).with_for_update()
        await session.execute(held)
        async with asyncio.timeout(SECONDS):
            await forget(hall)
        assert len(await column(hall, TableRow.id)) == 2
    await forget(hall)
    assert await column(hall, TableRow.id) == [game.sheet.id]


@pytest.mark.parametrize("database_url", ["postgres"], indirect=True)
async def test_other_processes_let_go_of_a_deleted_table(hall, database_url):
    process = Process(SERVE, database_url)
    people = [await Visitor(process.address, name).arrive() for name in ("Ana", "Ben")]
    try:
        made = await people[0].post("/api/tables", {"game": "kryptos", "seats": 3, "public": True})
        screen = await Screen.open(process.address, made["id"], people[1].cookie)
        await screen.until("table")
        await desert(hall, await hall.table(made["id"]))
        await forget(hall)
        async with asyncio.timeout(SECONDS):
            await screen.socket.wait_closed()
        assert screen.socket.close_code == 4404
        await people[0].get(f"/api/tables/{made['id']}", 404)
    finally:
        for person in people:
            await person.close()
        assert process.stop() == 0
    assert '"level":"error"' not in process.errors()


async def test_games_broken_off_long_ago_do_not_fill_the_house(database_url):
    hall = new_hall(database_url, max_tables=1)
    await hall.open(serving=False)
    try:
        guest, game = await playing(hall)
        with pytest.raises(Sorry, match="server-full"):
            await lobby.create(hall, guest, CreateTable("kryptos", 3))
        await desert(hall, game)
        await lobby.create(hall, guest, CreateTable("kryptos", 3))
    finally:
        await hall.close()


# Processes.


async def test_processes_that_ended_long_ago_are_deleted_but_for_the_last(hall):
    """The last one seen keeps the time of the house, however long nobody has served since."""

    async def seen(**ago):
        rows = [{"process": name, "at": time.time() - at, "served": 1e9 - at} for name, at in ago.items()]
        async with hall.database.write() as session:
            await session.execute(AliveRow.__table__.delete())
            await session.execute(insert(AliveRow).values(rows))
        await asyncio.gather(*(forgetting.forget_processes(hall) for _ in range(3)))
        return set(await column(hall, AliveRow.process)) - {hall.process}

    assert await seen(now=0, silent=GONE_SECONDS - 60, gone=GONE_SECONDS + 1, older=10**8) == {
        "now",
        "silent",
    }
    assert await seen(ahead=-GONE_SECONDS, now=0) == {"ahead", "now"}


async def test_the_time_of_the_house_outlives_a_long_rest(database_url):
    async def serve():
        hall = new_hall(database_url)
        await hall.open()
        began = hall.time.now()
        try:
            await eventually(lambda: is_seen(hall))
            await forget(hall)
            assert await column(hall, AliveRow.process) == [hall.process]
        finally:
            await hall.close()
        return began

    assert await serve() < 60
    hall = new_hall(database_url)
    long_ago = time.time() - 2 * GONE_SECONDS
    await write(hall, update(AliveRow).values(served=5000.0, at=long_ago))
    await forgetting.forget_processes(hall)
    await hall.database.close()
    assert 5000 <= await serve() < 5060


@pytest.mark.parametrize("jump", [3600.0, -3600.0])
async def test_the_time_of_the_house_does_not_follow_a_clock_that_is_set(database_url, monkeypatch, jump):
    """The clock of the machine is an hour off while one server runs, and right for the next."""
    real, off, began = time.time, [0.0], []
    monkeypatch.setattr(time, "time", lambda: real() + off[0])
    for off[0], served in ((jump, 100.0), (0.0, 200.0), (jump, 300.0), (0.0, 400.0)):
        hall = new_hall(database_url)
        await hall.open(serving=False)
        began.append(hall.time.now())
        await eventually(lambda hall=hall: is_seen(hall))
        await write(hall, update(AliveRow).where(AliveRow.process == hall.process).values(served=served))
        await hall.close()
    assert [round(time_then, -2) for time_then in began] == [0, 100, 200, 300]


# The round.


async def test_a_server_deletes_by_itself_and_what_fails_stops_nothing_else(hall, database_url, monkeypatch):
    guest, cookie = await hall.people.new_guest("Ana", "en")
    tokens = [cookie, await link(hall, guest, GRACE_SECONDS + 1)]
    looked, _ = await hall.people.new_guest("Ben", "en")
    await time_passes(hall, STAY + 1, looked)

    async def fail(_):
        raise RuntimeError("no tables today")

    async def only_what_is_needed():
        return await column(hall, PersonRow.id) == [guest.id] and await kept(hall, tokens) == [cookie]

    monkeypatch.setattr(forgetting, "forget_tables", fail)
    server = new_hall(database_url)
    await server.open()
    try:
        await eventually(only_what_is_needed)
    finally:
        await server.close()


# Talk and hints.


async def test_only_as_much_talk_is_kept_as_is_ever_shown(hall, monkeypatch):
    monkeypatch.setitem(KEPT, "table", 5)
    (_, table), (_, other) = await guest_at(hall), await guest_at(hall)
    for n in range(12):
        assert await say(hall, table, 0, "", "Ana", Say("table", f"line {n}")) is None
        assert n or await say(hall, other, 0, "", "Ana", Say("table", "hello")) is None
    lines = [f"line {n}" for n in range(7, 12)]
    assert [line.text for line in await heard(hall, table, 0)] == lines
    async with hall.database.read() as session:
        count = select(func.count()).select_from(ChatRow).where(ChatRow.table == table.sheet.id)
        assert (await session.execute(count)).scalar_one() == 5
    assert [line.text for line in await heard(hall, other, 0)] == ["hello"]


async def test_hints_go_when_the_game_is_over(hall):
    _, table = await playing(hall)
    await write(hall, insert(HintRow).values(table=table.sheet.id, seat=0, number=1, hint="{}"))
    async with hall.database.write() as session:
        await write_end(session, table.sheet, Outcome(scores=(3, 2, 1), ranks=(1, 2, 3)))
    assert await column(hall, HintRow.table) == []
