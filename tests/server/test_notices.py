"""Notices: who is away is told once that it is their turn, by the ways they chose, and nothing else."""

import asyncio
import json
import time
from random import Random

import pytest
from sqlalchemy import func, select, update

from kastellan.core.playout import pick
from kastellan.server import forgetting, lobby, starting
from kastellan.server.accounts import hand_over
from kastellan.server.admin import do
from kastellan.server.notices import ways
from kastellan.server.notices.outbox import LATER, MOST_FAILURES
from kastellan.server.notices.sending import SENT
from kastellan.server.rows import MuteRow, NoticeRow, QuietRow, TableRow, WayRow
from kastellan.tables.messages import AddWay, Because, ChangeNotices, CreateTable, Quiet, Sit
from tests.server.sinks import PushService, Sink
from tests.server.test_forgetting import column, new_hall, time_passes, write
from tests.server.test_outages import eventually

HERE = "https://games.example"


@pytest.fixture
async def sinks():
    """Return a way to open places where notices arrive."""
    opened = []

    async def open_one(sink):
        opened.append(await sink.open())
        return sink

    yield open_one
    for sink in opened:
        await sink.close()


@pytest.fixture
async def hall(database_url):
    """A hall without rounds: notices are sent when a test says so."""
    hall = await opened(database_url)
    yield hall
    await hall.close()


async def opened(database_url):
    hall = new_hall(database_url, public_url=HERE, notices_to_private=True)
    await hall.open(serving=False)
    hall.serving, hall.rounds = True, set(hall._tasks)
    return hall


async def friends(hall, *languages, name=""):
    """Return people who speak these languages, and the table at which they are about to play."""
    people = [(await hall.people.new_guest(f"Player {n}", one))[0] for n, one in enumerate(languages)]
    table = await lobby.create(hall, people[0], CreateTable("kryptos", len(people), name=name or None))
    for friend in people[1:]:
        await lobby.sit(hall, table, friend, Sit(invite=hall.doors.invite(table.sheet.id, 0)))
    return people, table


async def told_by(hall, person, sink, **more):
    """Let somebody be told by a webhook."""
    return await ways.add(hall, person, AddWay("webhook", sink.address + "/hook", **more))


async def act(table):
    """Let whose turn it is play at random; return who that was."""
    seat, progress = table.progress.acting[0], table.progress
    assert (
        await table.play(seat, progress.asks[seat], pick(table.game, progress.state, seat, Random(1))) is None
    )
    return seat


async def settled(hall):
    """Wait until all that is to be done has been done."""

    async def idle():
        return hall._tasks <= hall.rounds

    await eventually(idle)


async def send(hall):
    """Let the time of all notices come, and send them."""
    await settled(hall)
    await write(hall, update(NoticeRow).where(NoticeRow.due.is_not(None)).values(due=0.0))
    await hall.notices.send_due()
    await settled(hall)


async def ended(hall):
    return sorted(await column(hall, NoticeRow.ended), key=str)


# When somebody is told.


async def test_who_is_away_is_told_once_a_turn_in_their_language(hall, sinks):
    people, table = await friends(hall, "en", "fr", "bg", name="Friday")
    boxes = [await sinks(Sink()) for _ in people]
    for person, box in zip(people, boxes, strict=True):
        await told_by(hall, person, box)
    await starting.start(hall, table, people[0])
    said = []
    for _ in range(4):
        await send(hall)
        await table.go_on()
        await send(hall)
        acting = table.progress.acting[0]
        said.append(json.loads((await boxes[acting].next()).body)["text"])
        await act(table)
    assert set(said[:3]) == {
        "Your turn at “Friday” (Kryptos)",
        "À vous de jouer à «\xa0Friday\xa0» (Kryptos)",
        "Ваш ред е на „Friday“ (Kryptos)",
    }
    assert sum(len(box.all) for box in boxes) == 4


async def test_a_turn_that_has_passed_is_not_told(hall, sinks):
    people, table = await friends(hall, "en", "en", "en")
    box = await sinks(Sink())
    await starting.start(hall, table, people[0])
    await act(table)
    await told_by(hall, people[table.progress.acting[0]], box)
    await act(table)
    for person in people:
        await told_by(hall, person, box)
    late = table.progress.acting[0]
    await table.go_on()
    await settled(hall)
    await hall.notices.note(table, late, table.progress.asks[late])
    await act(table)
    await settled(hall)
    await write(hall, update(NoticeRow).where(NoticeRow.seat != late).values(due=None, ended="put by"))
    await send(hall)
    assert box.all == []
    assert "dropped" in await ended(hall)


async def test_who_is_at_the_table_is_not_told_and_who_has_seen_it_is_not_either(hall, sinks):
    people, table = await friends(hall, "en", "en", "en")
    box = await sinks(Sink())
    for person in people:
        await told_by(hall, person, box)
    for chair in table.sheet.chairs:
        hall.attendance.note(table.sheet, chair.seat, None)
    await hall.attendance.write()
    await starting.start(hall, table, people[0])
    await send(hall)
    for chair in table.sheet.chairs:
        hall.attendance.note(table.sheet, chair.seat, time.time() + 1)
    await table.go_on()
    await send(hall)
    assert await column(hall, NoticeRow.id) == []
    for chair in table.sheet.chairs:
        chair.away = table.sheet.created
    table.noted.clear()
    await table.go_on()
    await settled(hall)
    waiting = table.progress.acting[0]
    hall.attendance.note(table.sheet, waiting, None)
    await send(hall)
    assert box.all == []
    assert "dropped" in await ended(hall)


async def test_what_was_written_down_is_sent_by_whoever_comes_after(database_url, sinks):
    """A server that ends, however it ends, takes no notice with it; and none is sent twice."""
    box = await sinks(Sink())
    first = await opened(database_url)
    people, table = await friends(first, "en", "en", "en")
    for person in people:
        await told_by(first, person, box)
    await starting.start(first, table, people[0])
    await settled(first)
    name = table.sheet.id
    await first.close()
    second = await opened(database_url)
    await (await second.table(name)).go_on()
    await send(second)
    await send(second)
    assert [json.loads(got.body)["table"] for got in box.all] == [name]
    assert await ended(second) == ["sent"]
    await second.close()


@pytest.mark.parametrize("database_url", ["postgres"], indirect=True)
async def test_of_several_servers_one_tells_it(database_url, sinks):
    box = await sinks(Sink())
    halls = [await opened(database_url) for _ in range(2)]
    people, table = await friends(halls[0], "en", "en", "en")
    for person in people:
        await told_by(halls[0], person, box)
    await starting.start(halls[0], table, people[0])
    await (await halls[1].table(table.sheet.id)).go_on()
    for hall in halls:
        await settled(hall)
    await write(halls[0], update(NoticeRow).values(due=0.0))
    await asyncio.gather(*(hall.notices.send_due() for hall in halls))
    for hall in halls:
        await settled(hall)
    assert len(box.all) == 1
    for hall in halls:
        await hall.close()


# What somebody chooses.


async def test_what_takes_long_to_send_is_not_sent_again_meanwhile(hall, sinks, monkeypatch):
    people, table = await friends(hall, "en", "en", "en")
    await told_by(hall, people[0], await sinks(Sink()))
    begun, go_on = [], asyncio.Event()

    async def slowly(_, notice):
        begun.append(notice.mark)
        await go_on.wait()
        return SENT, None

    monkeypatch.setattr(hall.notices.sender, "send", slowly)
    await starting.start(hall, table, people[0])
    while table.progress.acting[0] != 0:
        await act(table)
    await settled(hall)
    for _ in range(2):  # the second time, all leases have run out
        await write(hall, update(NoticeRow).values(due=0.0))
        await hall.notices.send_due()
        await asyncio.sleep(0.2)
    go_on.set()
    await settled(hall)
    assert len(begun) == 1
    assert await ended(hall) == ["sent"]


async def test_quiet_hours_put_a_notice_off_and_a_mute_or_a_stop_lets_it_be(hall, sinks):
    people, table = await friends(hall, "en", "en", "en")
    box = await sinks(Sink())
    for person in people:
        await told_by(hall, person, box)
    await starting.start(hall, table, people[0])
    await settled(hall)
    reader = people[table.progress.acting[0]].id
    now = time.gmtime()
    start, end = (now.tm_hour * 60 + now.tm_min - 60) % 1440, (now.tm_hour * 60 + now.tm_min + 120) % 1440
    await ways.change(hall, reader, ChangeNotices(quiet=Quiet(start, end, "UTC")))
    await send(hall)
    [due] = await column(hall, NoticeRow.due)
    assert due > time.time() + 3600
    assert await column(hall, NoticeRow.attempts) == [0]
    await ways.change(hall, reader, ChangeNotices(quiet=None))
    await ways.mute(hall, reader, table.sheet.id, muted=True)
    await send(hall)
    assert (await ended(hall), box.all) == (["dropped"], [])
    await act(table)
    await settled(hall)
    for person in people:
        await ways.change(hall, person.id, ChangeNotices(paused=True))
    await send(hall)
    assert box.all == []


async def test_what_nobody_takes_is_tried_again_later_and_later_then_given_up(hall, sinks):
    box = await sinks(Sink(*[503] * 20))
    people, table = await friends(hall, "en", "en", "en")
    for person in people:
        await told_by(hall, person, box)
    await starting.start(hall, table, people[0])
    for later in LATER:
        before = time.time()
        await send(hall)
        [due] = await column(hall, NoticeRow.due)
        assert due >= before + later
    await send(hall)
    assert (await ended(hall), len(box.all)) == (["failed"], len(LATER) + 1)
    assert sorted(await column(hall, WayRow.trouble), key=str) == [None, None, "silent"]


async def test_a_way_that_nobody_takes_is_left_alone(hall, sinks):
    box = await sinks(Sink())
    people, table = await friends(hall, "en", "en", "en")
    await starting.start(hall, table, people[0])
    await told_by(hall, people[table.progress.acting[0]], box)
    await write(hall, update(WayRow).values(failures=MOST_FAILURES))
    table.noted.clear()
    await table.go_on()
    await send(hall)
    assert await column(hall, NoticeRow.id) == []


@pytest.mark.parametrize("status", [301, 400, 404, 410])
async def test_redirects_lead_nowhere_and_what_is_refused_is_not_tried_again(hall, sinks, status):
    elsewhere = await sinks(Sink())
    box = await sinks(Sink(status, location=elsewhere.address + "/hook"))
    people, table = await friends(hall, "en", "en", "en")
    for person in people:
        await told_by(hall, person, box)
    await starting.start(hall, table, people[0])
    await send(hall)
    await send(hall)
    assert (len(box.all), elsewhere.all, await ended(hall)) == (1, [], ["failed"])


async def test_a_browser_that_has_forgotten_us_is_forgotten(hall, sinks):
    service = await sinks(PushService(410))
    people, table = await friends(hall, "en", "en", "en")
    await starting.start(hall, table, people[0])
    await ways.add(hall, people[table.progress.acting[0]], AddWay(**service.way))
    table.noted.clear()
    await table.go_on()
    await send(hall)
    assert (len(service.all), await column(hall, WayRow.id)) == (1, [])


# Whose they are.


async def test_what_somebody_chose_is_exported_handed_over_and_erased(hall, sinks):
    box = await sinks(Sink())
    (guest, other, _), table = await friends(hall, "en", "en", "en")
    await told_by(hall, guest, box, token="secret-token")
    await ways.change(hall, guest.id, ChangeNotices(quiet=Quiet(1320, 480, "Europe/Sofia")))
    await ways.mute(hall, guest.id, table.sheet.id, muted=True)
    kept = await do(hall.database, "Keeper", "people", "export", guest.id, Because("asked"))
    assert [one["address"] for one in kept["notice_ways"]] == [box.address + "/hook"]
    assert "secret-token" not in str(kept)
    assert (len(kept["notice_quiet"]), len(kept["notice_mutes"])) == (1, 1)
    async with hall.database.write() as session:
        await hand_over(session, guest.id, other.id)
    chosen = await ways.chosen(hall, other.id)
    assert (len(chosen.ways), chosen.muted, chosen.quiet.zone) == (1, [table.sheet.id], "Europe/Sofia")
    await do(hall.database, "Keeper", "people", "erase", other.id, Because("asked"))
    for kind in (WayRow.id, QuietRow.person, MuteRow.person, NoticeRow.id):
        assert await column(hall, kind) == []


async def test_however_many_guests_become_an_account_it_has_no_more_ways_than_one_may_have(hall, sinks):
    box = await sinks(Sink())
    (owner, *made) = [(await hall.people.new_guest(f"Ana {n}", "en"))[0] for n in range(4)]
    for person in made:
        for number in range(6):
            wish = AddWay("webhook", f"{box.address}/{0 if number == 0 else person.id}/{number}")
            await ways.add(hall, person, wish)
        async with hall.database.write() as session:
            await hand_over(session, person.id, owner.id)
    addresses = await column(hall, WayRow.address)
    assert (len(addresses), len(set(addresses))) == (ways.MOST_WAYS, ways.MOST_WAYS)
    assert set(await column(hall, WayRow.person)) == {owner.id}


async def test_who_is_forgotten_leaves_no_way_and_what_was_told_of_games_that_are_over_goes(hall, sinks):
    box = await sinks(Sink())
    stranger, _ = await hall.people.new_guest("Ana", "en")
    await told_by(hall, stranger, box)
    people, table = await friends(hall, "en", "en", "en")
    for person in people:
        await told_by(hall, person, box)
    await starting.start(hall, table, people[0])
    await send(hall)
    await time_passes(hall)
    await forgetting.forget_guests(hall)
    assert sorted(await column(hall, WayRow.person)) == sorted(person.id for person in people)
    await forgetting.forget_notices(hall)
    assert len(await column(hall, NoticeRow.id)) == 1
    await write(hall, update(TableRow).values(status="over"))
    await forgetting.forget_notices(hall)
    assert await column(hall, NoticeRow.id) == []


# What a notice carries.


async def test_what_a_reader_cannot_know_changes_no_byte_of_a_notice(hall, sinks):
    """Twins: the same table, dealt otherwise; whose turn it is does not follow from what is dealt."""
    box = await sinks(Sink())
    people, table = await friends(hall, "en", "en", "en", name="Twins")
    for person in people:
        await told_by(hall, person, box)
    await starting.start(hall, table, people[0])
    await send(hall)
    seat, before = table.progress.acting[0], box.all[0]
    hidden = 0
    for seed in range(8):
        twin = table.game.imagine(table.game.view(table.progress.state, seat), table.content, Random(seed))
        hidden += twin.key() != table.progress.state.key()
        table.progress.state = twin
        await write(hall, update(NoticeRow).values(due=0.0, ended=None))
        await send(hall)
    assert hidden
    assert len(box.all) == 9
    assert [got == before for got in box.all] == [True] * 9
    words = json.loads(before.body)
    assert set(words) == {"kind", "language", "game", "table", "title", "text", "url", "mark"}
    assert words["url"] == f"{HERE}/table/{table.sheet.id}"


async def test_every_form_says_the_same_and_no_name_is_markup(hall, sinks):
    people, table = await friends(hall, "en", "en", "en", name="<@everyone> [x](y) & *z*")
    box = await sinks(Sink())
    room = f"{box.address}/_matrix/client/v3/rooms/!room:example.org/send/m.room.message"
    await starting.start(hall, table, people[0])
    reader = people[table.progress.acting[0]]
    for form, address, token in (
        ("discord", box.address + "/discord", ""),
        ("slack", box.address + "/slack", ""),
        ("matrix", room, "matrix-token"),
        ("ntfy", box.address + "/my-turns", "ntfy-token"),
    ):
        await ways.add(hall, reader, AddWay("webhook", address, form=form, token=token))
    table.noted.clear()
    await table.go_on()
    await send(hall)
    found = {got.path.split("/")[1] or "ntfy": (got, json.loads(got.body)) for got in box.all}
    link = f"{HERE}/table/{table.sheet.id}"
    assert found["discord"][1]["allowed_mentions"] == {"parse": []}
    assert found["discord"][1]["content"] == (
        "Your turn at “\\<\\@everyone\\> \\[x\\]\\(y\\) & \\*z\\*” \\(Kryptos\\)\n" + link
    )
    assert (
        found["slack"][1]["text"] == f"Your turn at “&lt;@everyone&gt; [x](y) &amp; *z*” (Kryptos)\n<{link}>"
    )
    matrix, said = found["_matrix"]
    assert (matrix.method, matrix.headers["authorization"]) == ("PUT", "Bearer matrix-token")
    assert said["body"].endswith(link)
    ntfy, said = found["ntfy"]
    assert (ntfy.path, said["topic"], said["click"]) == ("/", "my-turns", link)
    assert await count(hall, "sent") == 4


async def count(hall, how):
    async with hall.database.read() as session:
        wanted = select(func.count()).select_from(NoticeRow).where(NoticeRow.ended == how)
        return (await session.execute(wanted)).scalar_one()
