"""Replays from any eyes, exports, imports, and what is found when somebody has cheated."""

import asyncio
import copy
import json
import subprocess
import sys
from random import Random

import msgspec
import pytest
from sqlalchemy import func, select, text

import kastellan
from kastellan.core import CHANCE, BadInput, playout
from kastellan.server import replays
from kastellan.server.database import FAULTS
from kastellan.server.hall import Hall
from kastellan.server.rows import MoveRow, SeatRow, TableRow
from kastellan.server.settings import Settings
from kastellan.tables.deals import dice_of
from kastellan.tables.verification import verify
from tests.server.clients import open_table, play_whole, replay_of
from tests.server.processes import GENEROUS, ROOT


@pytest.fixture
async def finished(server, guests):
    people = await guests(server, 3)
    table = await open_table(people)
    await play_whole(server.address, people, table, "kryptos", 4)
    return people, table


async def test_a_game_can_be_seen_again_with_all_eyes(finished):
    people, table = finished
    own = await replay_of(people[1], table, "1")
    assert own["moves"][-1]["view"]["phase"] == "over"
    assert all(move["view"]["viewer"] == 1 for move in own["moves"])
    assert [move["version"] for move in own["moves"]] == list(range(len(own["moves"])))
    everything = await replay_of(people[1], table, "all")
    assert set(everything["moves"][0]["view"]) == {"spectator", "0", "1", "2"}
    assert all(move["action"] for move in everything["moves"][1:])
    bad = await people[1].get(f"/api/tables/{table}/replay?eyes=9", 400)
    assert bad["error"]["reason"] == "server-eyes"


async def test_an_exported_game_comes_in_again(finished):
    people, table = finished
    export = await people[0].get(f"/api/tables/{table}/export")
    imported = await people[1].post("/api/import", export)
    again = await people[1].get(f"/api/tables/{imported['table']}/export")
    assert again["log"] == export["log"]
    assert again["outcome"] == export["outcome"]
    replay = await people[1].get(f"/api/tables/{imported['table']}/replay?eyes=spectator")
    assert len(replay["moves"]) > 20


@pytest.mark.parametrize("broken", ["tables", "seats", "moves"])
async def test_a_game_that_cannot_be_brought_in_whole_leaves_nothing(database_url, broken):
    """Whatever of it cannot be written, neither a table nor moves without one are kept."""
    hall = Hall(Settings(database_url=database_url, bot_processes=0, secret=GENEROUS["KASTELLAN_SECRET"]))
    await hall.open(serving=False)
    try:
        person, _ = await hall.people.new_guest("Ana", "en")
        table = kastellan.new("kryptos", 3, seed=1)
        while table.outcome is None:
            table.play(table.to_act[0], table.legal(table.to_act[0])[0])
        game = msgspec.json.encode(table.log)
        await rename(hall, broken, "elsewhere")
        with pytest.raises(FAULTS):
            await replays.take_in(hall, person, game)
        await rename(hall, "elsewhere", broken)
        assert await kept(hall) == {"tables": 0, "seats": 0, "moves": 0}
        await replays.take_in(hall, person, game)
        assert await kept(hall) == {"tables": 1, "seats": 3, "moves": len(table.log.moves)}
    finally:
        await hall.close()


async def rename(hall, old, new):
    async with hall.database.write() as session:
        await session.execute(text(f"alter table {old} rename to {new}"))


async def kept(hall):
    """Return how many rows there are of what makes up a game."""
    async with hall.database.read() as session:
        return {
            rows.__tablename__: (await session.execute(select(func.count()).select_from(rows))).scalar_one()
            for rows in (TableRow, SeatRow, MoveRow)
        }


async def test_each_draw_is_listed_with_what_could_have_been_drawn(finished):
    """Whoever has the list needs only the dice to check a deal."""
    people, table = finished
    export = await people[0].get(f"/api/tables/{table}/export")
    draws = await people[1].get(f"/api/tables/{table}/draws")
    moves, dice = export["log"]["moves"], dice_of(export["seal"]["server_seed"], export["seal"]["nonces"])
    assert [draw["move"] for draw in draws] == [n for n, move in enumerate(moves) if move[0] == CHANCE]
    for draw in draws:
        assert draw["weights"] is None
        assert draw["outcomes"][dice.randrange(len(draw["outcomes"]))] == moves[draw["move"]][1]


@pytest.mark.rule("TABLE-5")
async def test_tampering_is_found_and_named(finished):
    people, table = finished
    export = await people[0].get(f"/api/tables/{table}/export")
    assert verify(export)
    deals = [n for n, move in enumerate(export["log"]["moves"]) if move[1].get("type") == "deal"]
    changes = {
        "$.seal.commitment": lambda game: game["seal"].update(server_seed="0" * 64),
        f"$.log.moves[{deals[0]}]": lambda game: swap(game["log"]["moves"], deals[0], deals[1]),
        f"$.log.moves[{deals[1]}]": lambda game: game["log"]["moves"][deals[1]][1].update(type="gift"),
        "$.outcome": lambda game: game["outcome"].update(scores=[99, 0, 0]),
        "$.content": lambda game: game["log"].update(content="0" * 64),
    }
    for place, change in changes.items():
        game = copy.deepcopy(export)
        change(game)
        with pytest.raises(BadInput) as found:
            verify(game)
        assert found.value.place == place
        refused = await people[0].post("/api/import", game, 400)
        assert refused["error"]["place"] == place
    nonces = copy.deepcopy(export)
    nonces["seal"]["nonces"][0] = "ff"
    with pytest.raises(BadInput, match="not fair"):
        verify(nonces)


def swap(moves, one, two):
    moves[one], moves[two] = moves[two], moves[one]


@pytest.mark.parametrize("seats", [0, 2, 10_000_000_000, -1])
async def test_a_game_from_a_position_has_as_many_seats_as_the_position(sqlite_server, guests, seats):
    """Room is made for the seats that a file speaks of, so it must not speak of any others."""
    (person,) = await guests(sqlite_server, 1)
    table = kastellan.new("kryptos", 3, seed=1)
    playout(table.game, table.state, Random(1))
    log = msgspec.to_builtins(kastellan.position("kryptos", table.position()).log)
    assert (await person.post("/api/import", log))["table"]
    refused = await person.post("/api/import", {**log, "seats": seats}, 400)
    assert (refused["error"]["rule"], refused["error"]["place"]) == ("TABLE-5", "$.seats")


async def test_the_options_of_a_file_are_those_of_its_position(sqlite_server, guests):
    (person,) = await guests(sqlite_server, 1)
    table = kastellan.new("kryptos", 3, {"first_player": 2}, seed=1)
    playout(table.game, table.state, Random(1))
    log = msgspec.to_builtins(kastellan.position("kryptos", table.position()).log)
    imported = await person.post("/api/import", {**log, "options": {"nonsense": ["x"]}})
    kept = await person.get(f"/api/tables/{imported['table']}")
    assert kept["options"] == log["options"]


@pytest.mark.parametrize("moment", [1e308, -1e18, 5e9])
async def test_a_game_was_played_at_moments_of_this_age(sqlite_server, guests, moment):
    (person,) = await guests(sqlite_server, 1)
    table = kastellan.new("kryptos", 3, seed=1)
    playout(table.game, table.state, Random(1))
    log = msgspec.to_builtins(kastellan.position("kryptos", table.position()).log)
    game = {"kind": "kastellan-game", "table": "", "names": [], "seal": None, "log": log}
    error = (await person.post("/api/import", {**game, "times": [moment]}, 400))["error"]
    assert (error["rule"], error["place"]) == ("TABLE-1", "$.times[0]")
    assert error["text"] != error["reason"]


async def test_files_that_are_no_games_are_refused(sqlite_server, guests):
    (person,) = await guests(sqlite_server, 1)
    for body in (
        {},
        {"kind": "other"},
        {"moves": []},
        {"kind": "kastellan-game", "table": "", "names": [], "seal": None, "log": {}},
    ):
        answer = await person.post("/api/import", body, 400)
        assert answer["error"]["text"] != answer["error"]["reason"]


async def test_the_short_script_agrees(finished, tmp_path):
    people, table = finished
    export = await people[0].get(f"/api/tables/{table}/export")
    file = tmp_path / "game.json"
    file.write_text(json.dumps(export))
    command = [sys.executable, str(ROOT / "examples" / "verify_deal.py"), str(file)]
    good = await asyncio.to_thread(run, command)
    assert "outcomes of chance follow from the seed" in good.stdout
    export["seal"]["nonces"][1] = "abcdef"
    file.write_text(json.dumps(export))
    bad = await asyncio.to_thread(run, command)
    assert bad.returncode != 0
    assert "is not fair" in bad.stderr


def run(command):
    return subprocess.run(command, capture_output=True, text=True, check=False)
