"""What tells one's tables apart: who sits there, how it stands, when one noticed something."""

import pytest

from tests.server.clients import Visitor, open_table


async def mine(person):
    """Return the only table of somebody."""
    (table,) = (await person.get("/api/me"))["tables"]
    return table


async def test_a_table_is_told_by_its_players_and_scores(sqlite_server, guests):
    host, friend = await guests(sqlite_server, 2)
    table = await open_table([host, friend], "kryptos", seats=3, start=False)
    path = f"/api/tables/{table}"
    waiting = await mine(host)
    assert [one["kind"] for one in waiting["players"]] == ["person", "person", "free"]
    assert (waiting["scores"], waiting["my_turn"]) == ([], False)
    await host.post(path + "/bot", {"seat": 2, "level": "hard"})
    await host.post(path + "/start")
    running = await mine(host)
    assert [one["name"] for one in running["players"]] == ["Player 1", "Player 2", "seat-hard-2"]
    shown = (await host.get(path + "/shown"))["view"]
    assert running["scores"] == shown["points"]
    assert running["changed"] >= waiting["changed"] - 1


@pytest.mark.parametrize("game", ["kryptos", "decrypto", "kreta", "krysis"])
async def test_every_game_says_how_it_stands_for_each_seat(sqlite_server, guests, game):
    (host,) = await guests(sqlite_server, 1)
    table = await open_table([host], game, seats=4, start=False)
    for seat in (1, 2, 3):
        await host.post(f"/api/tables/{table}/bot", {"seat": seat, "level": "easy"})
    await host.post(f"/api/tables/{table}/start")
    told = await mine(host)
    assert len(told["scores"]) == 4
    assert [len(team) for team in told["teams"]] == ([2, 2] if game == "decrypto" else [])


@pytest.mark.rule("DEC-20")
async def test_what_is_done_in_secret_changes_nothing_in_the_list_of_others(sqlite_server, guests):
    """A draft of one encryptor is noticed by nobody: neither time nor anything else moves for the others."""
    people = await guests(sqlite_server, 4)
    table = await open_table(people, "decrypto", options={"timer": 0})
    path = f"/api/tables/{table}"
    shown = [(await one.get(path + "/shown")) for one in people]
    writer = next(seat for seat, one in enumerate(shown) if one["view"]["desk"])
    before = [await mine(one) for one in people]
    await people[writer].post(path + "/play", {"ask": shown[writer]["ask"], "action": DRAFT})
    after = [await mine(one) for one in people]
    for seat in range(4):
        assert (before[seat] == after[seat]) == (seat != writer)


DRAFT = {"type": "write_clue", "line": 1, "text": "a winter word"}


async def test_who_gives_a_name_late_is_called_by_it_where_they_sit(sqlite_server, guests):
    """Nobody is asked twice; two who choose the same name are told apart."""
    host, friend = Visitor(sqlite_server.address), (await guests(sqlite_server, 1))[0]
    await friend.ask("PATCH", "/api/me", {"name": "Ana"})
    await host.get("/api/me")
    table = await open_table([host, friend], "kryptos", seats=3, start=False)
    assert (await host.get(f"/api/tables/{table}"))["seats"][0]["name"] == ""
    await host.ask("PATCH", "/api/me", {"name": "Ana"})
    assert (await friend.get(f"/api/tables/{table}"))["seats"][0]["name"] == "Ana 2"
    await host.ask("PATCH", "/api/me", {"name": "Anna"})
    assert (await friend.get(f"/api/tables/{table}"))["seats"][0]["name"] == "Ana 2", (
        "as the others know them"
    )
    await host.close()
