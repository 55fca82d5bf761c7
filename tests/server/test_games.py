"""Whole games over sockets, on a real server process."""

import asyncio
import json
from random import Random

import msgspec
import pytest

from kastellan.core import CHANCE, Log
from kastellan.core.log import positions
from kastellan.games import GAMES
from kastellan.tables.verification import verify
from tests.laws.toys import registered
from tests.server.clients import Screen, content, open_table, play_seat, play_whole


async def test_a_game_is_played_to_its_end(server, guests):
    """Four people play; everybody is shown every change once, and the record proves itself."""
    people = await guests(server, 4)
    table = await open_table(people)
    screens = await play_whole(server.address, people, table, "kryptos", 1)

    for screen in screens:
        numbers = [json.loads(text)["number"] for text in screen.raw if '"type":"shown"' in text]
        assert numbers == list(range(numbers[0], numbers[0] + len(numbers)))
        assert screen.shown["outcome"] == screens[0].shown["outcome"]
    export = await people[0].get(f"/api/tables/{table}/export")
    assert any(line.startswith("All 37 outcomes of chance follow") for line in verify(export))
    log = msgspec.convert(export["log"], Log)
    *_, last = positions(GAMES["kryptos"], log, content("kryptos"))
    for seat, screen in enumerate(screens):
        assert msgspec.convert(screen.shown["view"], GAMES["kryptos"].views) == GAMES["kryptos"].view(
            last, seat
        )


@pytest.mark.parametrize("game", GAMES)
async def test_computer_players_finish_every_game(server, guests, game):
    """One person and computer players on all other seats, for every game in the list, on both databases."""
    (host,) = await guests(server, 1)
    seats = min(GAMES[game].seats)
    bots = {str(seat): "easy" for seat in range(1, seats)}
    table = await open_table([host], game, seats=seats, bots=bots)
    screen = await Screen.open(server.address, table, host.cookie)
    await asyncio.wait_for(play_seat(screen, game, 0, Random(3)), 120)

    info = await host.get(f"/api/tables/{table}")
    assert info["status"] == "over"
    assert verify(await host.get(f"/api/tables/{table}/export"))
    await screen.close()


async def test_a_new_game_in_the_list_is_playable_as_it_is(sqlite_server, guests):
    """The toy game is known to this server by being in the list of games, and by nothing else."""
    with registered() as toy:
        people = await guests(sqlite_server, 3)
        table = await open_table(people, toy.slug, options={"rounds": 4})
        screens = await play_whole(sqlite_server.address, people, table, toy.slug, 5)
        export = await people[0].get(f"/api/tables/{table}/export")

        assert screens[0].shown["outcome"]["scores"] == export["outcome"]["scores"]
        assert any("follow from the seed" in line for line in verify(export))
        assert sum(move[0] == CHANCE for move in export["log"]["moves"]) == 12


async def test_sealed_answers_are_shown_to_nobody_before_the_last(sqlite_server, guests):
    """In the toy all seal at once; a bid travels to its owner only until all are sealed."""
    people = await guests(sqlite_server, 3)
    with registered():
        table = await open_table(people, "toy")
    screens = [await Screen.open(sqlite_server.address, table, person.cookie) for person in people]
    for screen in screens:
        await screen.until("shown")
    await screens[0].play({"type": "bid", "amount": 1})
    for seat, screen in enumerate(screens):
        shown = await screen.until("shown")
        assert shown["view"]["bid"] == (1 if seat == 0 else None)
        assert shown["view"]["sealed"] == [True, False, False]
        assert shown["to_act"] == [1, 2]
