"""A host who would gain by what only hosts may do: the deal, empty seats, people sent away."""

import asyncio

import pytest

from kastellan.server import lobby
from kastellan.server.ratings import MODEL
from kastellan.server.sheet import write_sheet
from kastellan.tables.messages import CreateTable, Sit
from kastellan.tables.seats import stand_in, stand_up
from tests.laws.toys import TOY
from tests.server.clients import Screen, content, open_table, share_of
from tests.server.processes import SERVE_TOY, Process
from tests.server.test_forgetting import new_hall
from tests.server.test_leaving import BID, FOLD, PASSWORD, look, play, ratings, until_over, with_accounts
from tests.server.test_outages import eventually
from tests.server.test_seats import closing_code
from tests.tables.memory import sheet_of

ALL_BUT_EIGHT = 432


@pytest.mark.rule("TABLE-6", "DEC-7")
async def test_nobody_chooses_which_words_are_left_out(sqlite_server, guests):
    """With all but eight left out a host would know the other team's keywords from his own."""
    (host,) = await guests(sqlite_server, 1)
    used = [word.id for word in content("decrypto").words][:ALL_BUT_EIGHT]
    wish = {"game": "decrypto", "seats": 4, "options": {"used": used}}
    refused = (await host.post("/api/tables", wish, 422))["error"]
    assert (refused["rule"], refused["reason"]) == ("TABLE-6", "table-remembered")
    assert "whoever chose it would know what is dealt" in refused["text"]
    await host.post("/api/tables", wish | {"options": {"used": []}})
    (decrypto,) = [game for game in await host.get("/api/games") if game["slug"] == "decrypto"]
    assert [option["name"] for option in decrypto["options"] if option.get("remembered")] == ["used"]


@pytest.mark.rule("TABLE-6")
@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("decrypto", {"used": ["x"] * 1001}),
        ("decrypto", {"used": ["x" * 41]}),
        ("decrypto", {"white": [0] * 9}),
        ("decrypto", {"encryptor_order": [0] * 9}),
        ("krysis", {"companies": [0] * 5}),
    ],
)
async def test_a_list_of_a_thousand_is_no_option(sqlite_server, guests, game, options):
    (host,) = await guests(sqlite_server, 1)
    refused = (await host.post("/api/tables", {"game": game, "seats": 4, "options": options}, 400))["error"]
    assert refused["reason"] in {"input-list-length", "input-text-long"}


async def test_what_a_group_has_played_is_told_at_its_table_and_not_in_the_list(sqlite_server, guests):
    (host,) = await guests(sqlite_server, 1)
    table = await open_table([host], "decrypto", seats=4, start=False, public=True)
    listed = [one for one in (await host.get("/api/tables"))["open"] if one["id"] == table]
    assert "used" not in listed[0]["options"]
    assert listed[0]["options"]["language"] == "en"
    assert (await host.get(f"/api/tables/{table}"))["options"]["used"] == []


def seats_of(info):
    return [seat["kind"] for seat in info["seats"]]


async def goes_away(host, screen, table, seat):
    """Let a seat's screen go dark, and wait until the table knows."""
    await screen.close()

    async def is_away():
        return not (await host.get(f"/api/tables/{table}"))["seats"][seat]["connected"]

    await eventually(is_away)


async def test_a_line_lost_for_a_moment_costs_nobody_their_seat(tmp_path, guests):
    server = Process(SERVE_TOY, f"sqlite:///{tmp_path}/patient.db", stand_in_after="60")
    try:
        host, victim = await guests(server, 2)
        table = await open_table([host, victim], "toy")
        path = f"/api/tables/{table}"
        await goes_away(host, await Screen.open(server.address, table, victim.cookie), table, 1)
        refused = (await host.post(path + "/bot", {"seat": 1, "level": "easy"}, 409))["error"]
        assert refused["reason"] == "server-not-away-yet"
        assert 50 <= refused["facts"]["seconds"] <= 60
        assert seats_of(await host.get(path)) == ["person", "person"]
    finally:
        server.stop()


async def test_a_host_who_puts_a_computer_on_a_seat_gains_no_rating(sqlite_server, guests):
    """Who comes back has the seat again, and who loses there loses rating: or a friend could spare them."""
    people = await with_accounts(guests, sqlite_server, 2)
    table = await open_table(people, "toy", options={"rounds": 1})
    path = f"/api/tables/{table}"
    screens = await look(sqlite_server, people, table)
    await goes_away(people[0], screens[1], table, 1)
    await people[0].post(path + "/bot", {"seat": 1, "level": "easy"})
    assert (await people[0].get(path + "/stakes"))["rated"] is False
    assert (await people[1].post(path + "/sit", {}))["my_seat"] == 1
    stakes = await people[1].get(path + "/stakes")
    assert (stakes["mine"], stakes["replaced"]) == (True, True)
    await play(screens[0], BID)
    await until_over_or_fold(screens[0], await Screen.open(sqlite_server.address, table, people[1].cookie))
    host, replaced = await ratings(people)
    assert host is None
    assert replaced < MODEL.rating().mu


async def test_who_was_replaced_wins_no_rating(sqlite_server, guests):
    """Neither by the computer's play nor by their own after it; the loser loses none to them."""
    people = await with_accounts(guests, sqlite_server, 2)
    table = await open_table(people, "toy", options={"rounds": 1})
    screens = await look(sqlite_server, people, table)
    await goes_away(people[0], screens[1], table, 1)
    await people[0].post(f"/api/tables/{table}/bot", {"seat": 1, "level": "easy"})
    await play(screens[0], FOLD)
    await until_over(screens[0])
    assert await ratings(people) == [None, None]


async def test_who_is_replaced_takes_the_rating_from_nobody_else(sqlite_server, guests):
    """Or a host who loses could save his rating by a third player of his own."""
    people = await with_accounts(guests, sqlite_server, 3)
    table = await open_table(people, "toy", options={"rounds": 1})
    screens = await look(sqlite_server, people, table)
    await goes_away(people[0], screens[2], table, 2)
    await people[0].post(f"/api/tables/{table}/bot", {"seat": 2, "level": "easy"})
    told = [await person.get(f"/api/tables/{table}/stakes") for person in people]
    assert [(one["rated"], one["mine"]) for one in told] == [(True, True)] * 3
    await play(screens[0], FOLD)
    await play(screens[1], BID)
    await until_over(screens[1])
    host, rival, replaced = await ratings(people)
    assert (host is None, rival is None) == (False, False)
    assert replaced is None or replaced < MODEL.rating().mu


async def test_who_plays_for_rating_is_settled_at_the_start(sqlite_server, guests):
    """Or a guest could sign in at the end of games that they win, and of no others."""
    rival, owner = await with_accounts(guests, sqlite_server, 2)
    (guest,) = await guests(sqlite_server, 1)
    table = await open_table([rival, guest], "toy", options={"rounds": 1})
    assert (await rival.get(f"/api/tables/{table}/stakes"))["rated"] is False
    name = f"Owner {owner.cookie[:12]}"
    await guest.post("/api/login", {"name": name, "password": PASSWORD})
    assert (await guest.get(f"/api/tables/{table}"))["my_seat"] == 1
    assert (await rival.get(f"/api/tables/{table}/stakes"))["rated"] is False
    screens = await look(sqlite_server, [rival, guest], table)
    await play(screens[0], FOLD)
    await play(screens[1], BID)
    await until_over(screens[1])
    assert await ratings([rival, owner]) == [None, None]


async def test_nobody_is_rated_for_a_rematch_to_which_they_have_not_come(sqlite_server, guests):
    """Or a host could win by the clock against people who have gone home, again and again."""
    people = await with_accounts(guests, sqlite_server, 2)
    table = await open_table(people, "toy", options={"rounds": 1})
    screens = await look(sqlite_server, people, table)
    await play(screens[0], BID)
    await play(screens[1], FOLD)
    await until_over(screens[0])
    again = (await people[0].post(f"/api/tables/{table}/rematch"))["id"]
    await people[0].post(f"/api/tables/{again}/start")
    assert (await people[0].get(f"/api/tables/{again}/stakes"))["rated"] is False


@pytest.mark.rule("DEC-7", "TABLE-6")
async def test_words_are_left_out_for_those_alone_who_have_played_them(tmp_path):
    """Or a host could narrow down with puppets what strangers are dealt."""
    hall = new_hall(f"sqlite:///{tmp_path}/k.db")
    await hall.open(serving=False)
    people = [(await hall.people.new_guest(name, "en"))[0] for name in ("Ana", "Bo", "Stranger")]
    table = await lobby.create(hall, people[0], CreateTable("decrypto", 4, public=True))
    table.sheet.options["used"] = ["w001", "w002"]
    async with hall.database.write() as session:
        await write_sheet(session, table.sheet)
    await lobby.sit(hall, table, people[0], Sit(seat=2))
    assert table.sheet.options["used"] == ["w001", "w002"], "who has played changes places"
    await lobby.sit(hall, table, people[2], Sit())
    assert not table.sheet.options["used"]
    await hall.close()


async def until_over_or_fold(host, victim):
    """End the round, whether the computer has folded meanwhile or its owner does."""
    await victim.until("shown")
    if 1 in victim.shown["to_act"]:
        await victim.play(FOLD)
    await until_over(host)


async def test_a_computer_keeps_its_level_while_the_game_runs(sqlite_server, guests):
    (host,) = await guests(sqlite_server, 1)
    table = await open_table([host], "kryptos", seats=3, bots={"1": "hard", "2": "hard"})
    refused = (await host.post(f"/api/tables/{table}/bot", {"seat": 1, "level": "easy"}, 409))["error"]
    assert refused["reason"] == "server-bot-stays"
    assert (await host.get(f"/api/tables/{table}"))["seats"][1]["level"] == "hard"


async def test_who_sends_a_rival_away_loses_rating_at_once_and_alone(sqlite_server, guests):
    people = await with_accounts(guests, sqlite_server, 3)
    table = await open_table(people, "toy", options={"rounds": 1})
    await people[0].post(f"/api/tables/{table}/kick", {"seat": 1})
    first, *others = await ratings(people)
    assert (first < 25, others) == (True, [None, None])
    await people[0].post(f"/api/tables/{table}/kick", {"seat": 2})
    assert (await ratings(people))[0] == first, "the game is not rated any more"


@pytest.mark.rule("TABLE-3")
def test_who_was_replaced_by_the_host_is_asked_before_a_step_is_taken_back():
    """Nobody can agree for them; who has left by themselves is not asked."""
    sheet = sheet_of(TOY, 3, "")
    stand_up(sheet, 2, 0.0)
    assert sheet.asked == sheet.people == [0, 1]
    stand_in(sheet, 1, "easy")
    assert (sheet.people, sheet.asked) == ([0], [0, 1])


@pytest.mark.rule("TABLE-8")
async def test_who_has_left_is_silent_among_spectators_until_the_end(sqlite_server, guests):
    people = await guests(sqlite_server, 3)
    table = await open_table(people, "toy")
    await people[1].post(f"/api/tables/{table}/leave")
    screen = await Screen.open(sqlite_server.address, table, people[1].cookie)
    await screen.until("table")
    await screen.send(type="chat", channel="watch", text="my code is 3-4-2")
    assert (await screen.until("refused"))["refusal"]["reason"] == "table-seat-kept"
    await screen.close()


@pytest.mark.rule("TABLE-8")
async def test_who_was_sent_away_is_silent_among_spectators_until_the_end(sqlite_server, guests):
    """They may know secrets of the game, as an encryptor knows the code that is still to be guessed."""
    people = await guests(sqlite_server, 3)
    table = await open_table(people, "toy", public=True)
    await people[0].post(f"/api/tables/{table}/kick", {"seat": 1})
    screen = await Screen.open(sqlite_server.address, table, people[1].cookie)
    await screen.until("table")
    await screen.send(type="chat", channel="watch", text="my code is 3-4-2")
    assert (await screen.until("refused"))["refusal"]["reason"] == "table-sent-away"
    await screen.close()


async def test_a_promise_cannot_be_changed_during_a_start(sqlite_server, guests):
    """Else one seat could have all others open their shares again and again."""
    people = await guests(sqlite_server, 2)
    table = await open_table(people, "toy", start=False, shares=False)
    path = f"/api/tables/{table}"
    screens = await look(sqlite_server, people, table)
    for person, nonce in zip(people, ("0a", "0b"), strict=True):
        await person.post(path + "/share", {"share": share_of(nonce)})
    start = asyncio.create_task(people[0].post(path + "/start"))

    async def is_starting():
        return (await people[0].get(path)).get("starting")

    await eventually(is_starting)
    await people[0].post(path + "/share", {"share": share_of("0a"), "nonce": "0a"})
    refused = await people[1].post(path + "/share", {"share": share_of("0c")}, 409)
    assert refused["error"]["reason"] == "server-share-late"
    begun = await start
    assert (begun["status"], begun["seal"]["shares"]) == ("playing", [share_of("0a"), share_of("0b")])
    for screen in screens:
        await screen.close()


def names_of(info):
    return [seat["name"] for seat in info["seats"]]


@pytest.mark.rule("DEC-1")
async def test_people_see_and_change_who_plays_with_whom_before_the_game(sqlite_server, guests):
    host, friend = await guests(sqlite_server, 2)
    table = await open_table([host, friend], "decrypto", seats=4, start=False)
    path = f"/api/tables/{table}"
    await host.post(path + "/bot", {"seat": 2, "level": "easy"})
    assert (await host.get(path))["teams"] == [[0, 2], [1, 3]]
    moved = await friend.post(path + "/move", {"seat": 1, "to": 2})
    assert (seats_of(moved), moved["my_seat"]) == (["person", "bot", "person", "free"], 2)
    for seat, to in ((2, 0), (1, 3)):
        refused = (await friend.post(path + "/move", {"seat": seat, "to": to}, 403))["error"]
        assert refused["reason"] == "server-host-only", "others are moved by the host alone"
    assert names_of(await host.post(path + "/move", {"seat": 0, "to": 2}))[::2] == ["Player 2", "Player 1"]
    refused = (await host.post(path + "/settle", {"seats": 4, "options": {"white": [0]}}, 422))["error"]
    assert (refused["rule"], refused["place"]) == ("DEC-1", "$.options")
    laid = await host.post(path + "/settle", {"seats": 4, "options": {"white": [0, 1]}})
    assert laid["teams"] == [[0, 1], [2, 3]]
    await host.post(path + "/bot", {"seat": 3, "level": "easy"})
    await host.post(path + "/start")
    assert (await host.get(path))["teams"] == [[0, 1], [2, 3]]
    for what, body in (("move", {"seat": 0, "to": 1}), ("settle", {"seats": 4})):
        refused = (await host.post(f"{path}/{what}", body, 409))["error"]
        assert refused["reason"] == "server-table-started"


async def test_the_host_lays_an_open_table_otherwise(sqlite_server, guests):
    """What is not wished is as usual; people keep their seats, empty chairs and computers go first."""
    host, friend = await guests(sqlite_server, 2)
    table = await open_table([host], "kryptos", seats=6, start=False, public=True)
    path = f"/api/tables/{table}"
    await friend.post(path + "/sit", {"seat": 5})
    await host.post(path + "/bot", {"seat": 1, "level": "hard"})
    wish = {"seats": 4, "name": "Blue hour", "clock": {"per_move": 60}, "hints": True}
    laid = await host.post(path + "/settle", wish)
    assert seats_of(laid) == ["person", "bot", "free", "person"]
    assert (laid["name"], laid["public"], laid["hints"]) == ("Blue hour", False, True)
    assert laid["clock"]["per_move"] == 60
    assert seats_of(await host.post(path + "/settle", {"seats": 3})) == ["person", "bot", "person"]
    assert (await friend.get(path))["my_seat"] == 2
    await host.post(path + "/settle", {"seats": 2}, 422)
    refused = (await friend.post(path + "/settle", {"seats": 3}, 403))["error"]
    assert refused["reason"] == "server-host-only"


async def test_no_table_is_laid_too_small_for_who_sits_there(sqlite_server, guests):
    people = await guests(sqlite_server, 4)
    table = await open_table(people, "kryptos", start=False)
    refused = (await people[0].post(f"/api/tables/{table}/settle", {"seats": 3}, 409))["error"]
    assert (refused["reason"], refused["facts"], refused["place"]) == (
        "server-too-few-seats",
        {"people": 4},
        "$.seats",
    )


async def test_who_watches_a_table_that_is_public_no_more_is_let_out(sqlite_server, guests):
    host, stranger = await guests(sqlite_server, 2)
    table = await open_table([host], "kryptos", seats=3, start=False, public=True)
    screen = await Screen.open(sqlite_server.address, table, stranger.cookie)
    await screen.until("table")
    await host.post(f"/api/tables/{table}/settle", {"seats": 3})
    back = await Screen.open(sqlite_server.address, table, stranger.cookie)
    assert (await back.until("error"))["error"]["reason"] == "server-private"
    assert await closing_code(screen) == 4001


@pytest.mark.rule("TABLE-6")
async def test_what_a_group_has_played_stays_in_mind_however_the_table_is_laid(sqlite_server, guests):
    (host,) = await guests(sqlite_server, 1)
    table = await open_table([host], "decrypto", seats=4, start=False)
    refused = await host.post(f"/api/tables/{table}/settle", {"seats": 4, "options": {"used": ["x"]}}, 422)
    assert refused["error"]["reason"] == "table-remembered"
