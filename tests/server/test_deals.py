"""Shares in the fair deal: promised first, opened when the seats are settled, and never known before."""

import asyncio
from random import Random
from runpy import run_path

import msgspec
import pytest
from sqlalchemy import select, update

import kastellan
from kastellan.core.game import CHANCE
from kastellan.games import GAMES
from kastellan.server import lobby, starting
from kastellan.server.database import Database
from kastellan.server.hall import Hall
from kastellan.server.problems import Sorry
from kastellan.server.rows import SeatRow
from kastellan.server.settings import Settings
from kastellan.tables.deals import commitment, dice_of
from kastellan.tables.messages import CreateTable, GiveShare, Sit
from tests.server.clients import Screen, give_shares, open_table, play_whole, share_of
from tests.server.processes import ROOT
from tests.server.test_outages import eventually

NONCE = "00ff" * 8


async def nonces_kept(process, table):
    """Return the nonces of a table from its database."""
    database = Database(process.database_url)
    async with database.read() as session:
        kept = select(SeatRow.nonce).where(SeatRow.table == table).order_by(SeatRow.seat)
        nonces = list((await session.execute(kept)).scalars())
    await database.close()
    return nonces


async def change(process, *statements):
    """Change something in the database behind the server's back."""
    database = Database(process.database_url)
    async with database.write() as session:
        for statement in statements:
            await session.execute(statement)
    await database.close()


async def lobby_of(server, people, **more):
    """Seat people at a table that is not started; return its path, its id and their screens."""
    table = await open_table(people, "toy", start=False, shares=False, **more)
    screens = [await Screen.open(server.address, table, person.cookie) for person in people]
    for screen in screens:
        await screen.until("table")
    return f"/api/tables/{table}", table, screens


async def test_a_share_is_promised_and_then_opened(sqlite_server, guests):
    people = await guests(sqlite_server, 2)
    table = await people[0].post("/api/tables", {"game": "kryptos", "seats": 3, "public": True, "seat": 1})
    path, sealed = f"/api/tables/{table['id']}", table["seal"]["commitment"]
    assert table["seal"]["shares"] == ["", "", ""]
    promised = await people[0].post(path + "/share", {"share": share_of(NONCE)})
    assert promised["seal"] == {"commitment": sealed, "shares": ["", share_of(NONCE), ""]}
    opened = await people[0].post(path + "/share", {"share": share_of(NONCE), "nonce": NONCE})
    assert opened["seal"] == promised["seal"], "nobody is shown a nonce before the end"
    assert await nonces_kept(sqlite_server, table["id"]) == ["", NONCE, ""]


async def test_only_the_promised_nonce_opens_a_share(sqlite_server, guests):
    people = await guests(sqlite_server, 2)
    table = await people[0].post("/api/tables", {"game": "kryptos", "seats": 3, "public": True})
    path = f"/api/tables/{table['id']}/share"
    refused = await people[0].post(path, {"share": share_of(NONCE), "nonce": "ab"}, 400)
    assert refused["error"]["reason"] == "server-share"
    refused = await people[1].post(path, {"share": share_of(NONCE)}, 403)
    assert refused["error"]["reason"] == "server-not-seated"
    unknown = await people[0].post("/api/tables", {"game": "kryptos", "seats": 3, "nonce": NONCE}, 400)
    assert unknown["error"]["reason"] == "input-unknown-field", "a nonce never travels before the commitment"


@pytest.mark.parametrize("nonce", ["ab\n", "\n", "AB", "0x1", "ab\n00", "a" * 65])
async def test_nonces_are_hexadecimal_digits_and_nothing_else(sqlite_server, guests, nonce):
    """They are joined by line feeds: two lists of nonces must never give the same text."""
    (person,) = await guests(sqlite_server, 1)
    table = await person.post("/api/tables", {"game": "kryptos", "seats": 3})
    body = {"share": share_of(nonce), "nonce": nonce}
    refused = await person.post(f"/api/tables/{table['id']}/share", body, 400)
    assert refused["error"]["place"] == "$.nonce"
    body = {"share": share_of("ab") + "\n", "nonce": "ab"}
    refused = await person.post(f"/api/tables/{table['id']}/share", body, 400)
    assert refused["error"]["place"] == "$.share"


@pytest.fixture
async def halls(postgres, monkeypatch):
    """Two halls on one database that wait for shares as long as it takes."""
    monkeypatch.setattr(starting, "PATIENCE", 600.0)
    settings = Settings(database_url=postgres.new_database(), bot_processes=0, secret="only used here")
    both = Hall(settings), Hall(settings)
    for hall in both:
        await hall.open()
    yield both
    for hall in both:
        await hall.close()


async def two_who_promised(hall):
    """Return two people, and their table on which both have promised a share."""
    people = [(await hall.people.new_guest(name, "en"))[0] for name in ("Ana", "Boris")]
    table = await lobby.create(hall, people[0], CreateTable("kreta", 2, public=True))
    await lobby.sit(hall, table, people[1], Sit(1))
    for person, nonce in zip(people, ("0a", "0b"), strict=True):
        await starting.give_share(hall, table, person, GiveShare(share_of(nonce)))
    return people, table


async def is_starting(table):
    return table.sheet.starting


async def test_the_game_begins_when_everybody_has_opened_the_promised_share(halls):
    """Shares are opened only after the last promise, over whatever server process."""
    here, there = halls
    people, table = await two_who_promised(here)
    elsewhere = await there.table(table.sheet.id)
    start = asyncio.create_task(starting.start(here, table, people[0]))
    await eventually(lambda: is_starting(elsewhere))
    assert [chair.nonce for chair in elsewhere.sheet.chairs] == ["", ""]
    await starting.give_share(here, table, people[0], GiveShare(share_of("0a"), "0a"))
    assert not start.done()
    await starting.give_share(there, elsewhere, people[1], GiveShare(share_of("0b"), "0b"))
    await start
    assert (table.sheet.status, table.sheet.starting) == ("playing", False)
    assert [chair.nonce for chair in table.sheet.chairs] == ["0a", "0b"]


async def test_a_start_is_called_off_when_somebody_stands_up(halls):
    """What was opened for other seats is void: whoever comes next could choose by it."""
    hall = halls[0]
    people, table = await two_who_promised(hall)
    start = asyncio.create_task(starting.start(hall, table, people[0]))
    await eventually(lambda: is_starting(table))
    await starting.give_share(hall, table, people[0], GiveShare(share_of("0a"), "0a"))
    await lobby.leave(hall, table, people[1])
    with pytest.raises(Sorry, match="server-seats-changed"):
        await start
    assert (table.sheet.status, table.sheet.starting) == ("open", False)
    assert [(chair.share, chair.nonce) for chair in table.sheet.chairs] == [("", ""), ("", "")]


async def test_a_start_does_not_wait_for_ever(sqlite_server, guests):
    """Who is there but does not open what was promised is left out, and the promise shows it."""
    people = await guests(sqlite_server, 2)
    path, table, screens = await lobby_of(sqlite_server, people)
    await people[1].post(path + "/share", {"share": share_of(NONCE)})
    await people[0].post(path + "/share", {"share": share_of("0a"), "nonce": "0a"})
    begun = await people[0].post(path + "/start")
    assert (begun["status"], begun["seal"]["shares"]) == ("playing", [share_of("0a"), share_of(NONCE)])
    assert await nonces_kept(sqlite_server, table) == ["0a", ""]
    await people[1].post(path + "/share", {"share": share_of(NONCE), "nonce": NONCE}, 409)
    for screen in screens:
        await screen.close()


async def test_nobody_counts_on_the_share_of_who_is_not_there(sqlite_server, guests):
    people = await guests(sqlite_server, 2)
    table = await open_table(people, "toy", start=False, shares=False)
    await people[1].post(f"/api/tables/{table}/share", {"share": share_of(NONCE)})
    await change(sqlite_server, update(SeatRow).where(SeatRow.table == table).values(away=1.0))
    begun = await people[0].post(f"/api/tables/{table}/start")
    assert begun["seal"]["shares"] == ["", ""]


@pytest.mark.parametrize("what", ["sit", "bot", "kick", "share"])
async def test_an_opened_share_is_void_when_seats_or_shares_change(sqlite_server, guests, what):
    people = await guests(sqlite_server, 3)
    table = await open_table(people[:2], "kryptos", start=False, shares=False, seats=3, public=True)
    path = f"/api/tables/{table}"
    await give_shares(people[:2], table)
    await {
        "sit": lambda: people[2].post(path + "/sit", {}),
        "bot": lambda: people[0].post(path + "/bot", {"seat": 2, "level": "easy"}),
        "kick": lambda: people[0].post(path + "/kick", {"seat": 1}),
        "share": lambda: people[1].post(path + "/share", {"share": share_of("0c")}),
    }[what]()
    info = await people[0].get(path)
    assert info["seal"]["shares"] == ["", share_of("0c") if what == "share" else "", ""]
    assert await nonces_kept(sqlite_server, table) == ["", "", ""]


async def test_a_rematch_asks_everybody_for_a_new_share(sqlite_server, guests):
    people = await guests(sqlite_server, 2)
    table = await open_table(people, "toy", options={"rounds": 1})
    for screen in await play_whole(sqlite_server.address, people, table, "toy", 1):
        await screen.close()
    following = await people[0].post(f"/api/tables/{table}/rematch")
    assert following["seal"]["shares"] == ["", ""]
    nonces = await give_shares(people, following["id"])
    await people[0].post(f"/api/tables/{following['id']}/start")
    assert await nonces_kept(sqlite_server, following["id"]) == nonces[::-1], "in the order of the new seats"


def test_no_two_lists_of_nonces_give_the_same_dice():
    lists = [("ab", ""), ("", "ab"), ("a", "b"), ("ab",), ("ab", "", ""), ("", "")]
    assert len({dice_of("00" * 32, nonces).seed for nonces in lists}) == len(lists)


@pytest.mark.parametrize("slug", GAMES)
def test_the_short_script_deals_every_game_again(slug, monkeypatch):
    """Also where the last card that is drawn is the only one left: an even draw of one takes a throw."""
    monkeypatch.setattr("kastellan.table.seeded", lambda _: dice_of("5eed", ("a", "b", "c", "d")))
    table, rng = kastellan.new(slug, 4), Random(7)
    while table.to_act:
        seat = table.to_act[0]
        table.play(seat, table.game.absent(table.state, seat, rng))
    seal = {"commitment": commitment("5eed"), "server_seed": "5eed", "nonces": ["a", "b", "c", "d"]}
    check = run_path(str(ROOT / "examples" / "verify_deal.py"))["check"]
    drawn = sum(move.seat == CHANCE for move in table.log.moves)
    assert check({"seal": seal, "log": msgspec.to_builtins(table.log)}) == drawn > 0
