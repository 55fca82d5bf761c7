"""An operator who deals what he likes: every check fails him that has a player's receipt, and only those."""

import asyncio
import json
import subprocess
import sys
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from sqlalchemy import update

from kastellan.core import BadInput
from kastellan.server.rows import SeatRow, TableRow
from kastellan.tables.deals import commitment, new_seed
from kastellan.tables.messages import Receipt
from kastellan.tables.verification import read_receipt, verify
from tests.server.clients import Screen, give_shares, open_table, play_seat, play_whole
from tests.server.processes import ROOT, SERVE, Process
from tests.server.test_deals import change
from tests.server.test_outages import eventually


def receipt_of(info: dict[str, Any], seat: int, nonce: str) -> Receipt:
    """Return what a program keeps of a table before it opens its share."""
    return Receipt(
        table=info["id"],
        game=info["game"],
        options=info["options"],
        content=info["content"],
        seat=seat,
        commitment=info["seal"]["commitment"],
        shares=tuple(info["seal"]["shares"]),
        nonce=nonce,
        opened=1,
        at=0.0,
    )


def another_seed(table: str) -> list[Any]:
    """Choose the seed when all shares are known."""
    seed = new_seed()
    changed = {"server_seed": seed, "commitment": commitment(seed)}
    return [update(TableRow).where(TableRow.id == table).values(**changed)]


def another_nonce(seat: int) -> Callable[[str], list[Any]]:
    """Choose a seat's nonce when all others are known."""

    def cheat(table: str) -> list[Any]:
        changed = {"nonce": "5eed", "share": commitment("5eed")}
        return [update(SeatRow).where(SeatRow.table == table, SeatRow.seat == seat).values(**changed)]

    return cheat


async def played(server, guests, cheat=None, opened=3):
    """Play a game in which the operator cheats once all shares are in; return export and receipts."""
    people = await guests(server, 3)
    table = await open_table(people, start=False, shares=False)
    nonces = await give_shares(people, table, opened)
    info = await people[0].get(f"/api/tables/{table}")
    if cheat is not None:
        await change(server, *cheat(table))
    await people[0].post(f"/api/tables/{table}/start")
    for screen in await play_whole(server.address, people, table, "kryptos", 4):
        await screen.close()
    export = await people[0].get(f"/api/tables/{table}/export")
    return export, [receipt_of(info, seat, nonces[seat]) for seat in range(3)]


async def test_an_honest_deal_is_proven_to_who_kept_a_receipt_and_to_nobody_else(server, guests):
    export, receipts = await played(server, guests)
    assert "consistent with itself" in verify(export)[-1]
    for seat, receipt in enumerate(receipts):
        assert (
            f"Proven to whoever kept this receipt, on seat {seat + 1}:" in verify(export, "en", receipt)[-1]
        )
    saved = {**export, "receipt": json.loads(json.dumps(receipts[1], default=fields))}
    assert "on seat 2:" in verify(saved)[-1]
    assert read_receipt(json.dumps(saved).encode()) == receipts[1]


def fields(receipt):
    return {name: getattr(receipt, name) for name in receipt.__struct_fields__}


@pytest.mark.rule("TABLE-5")
@pytest.mark.parametrize(
    ("cheat", "place"),
    [
        pytest.param(another_seed, "$.seal.commitment", id="another seed"),
        pytest.param(another_nonce(1), "$.seal.nonces[1]", id="another share of a player"),
        pytest.param(another_nonce(0), "$.seal.nonces[0]", id="another share of the host"),
    ],
)
async def test_an_operator_who_chooses_when_all_shares_are_known_is_found_out(server, guests, cheat, place):
    """The export fits itself, as the operator made it; it does not fit what the seats kept."""
    export, receipts = await played(server, guests, cheat)
    assert "consistent with itself" in verify(export)[-1]
    for receipt in receipts:
        with pytest.raises(BadInput, match="FRAUD") as found:
            verify(export, "en", receipt)
        assert found.value.place == place


async def test_the_command_and_the_short_script_say_fraud(sqlite_server, guests, tmp_path):
    honest, fair = await played(sqlite_server, guests)
    ground, kept = await played(sqlite_server, guests, another_seed)
    files = {"honest": honest, "ground": ground, "fair": fields(fair[0]), "kept": fields(kept[0])}
    for name, content in files.items():
        (tmp_path / name).write_text(json.dumps(content))
    commands = {
        "command": [sys.executable, "-m", "kastellan", "replay", "--json", "--verify", "{game}"],
        "script": [sys.executable, str(ROOT / "examples" / "verify_deal.py"), "{game}"],
    }
    for kind, command in commands.items():
        option = ["--receipt"] if kind == "command" else []
        proven = await run(command, tmp_path / "honest", *option, tmp_path / "fair")
        assert (proven.returncode, "roven to who" in proven.stdout) == (0, True), proven
        for game in ("honest", "ground"):
            alone = await run(command, tmp_path / game)
            assert (alone.returncode, "onsistent with itself" in alone.stdout) == (0, True), alone
            assert "roven to" not in alone.stdout
        cheated = await run(command, tmp_path / "ground", *option, tmp_path / "kept")
        assert (cheated.returncode != 0, "FRAUD" in cheated.stderr) == (True, True), cheated
        other = await run(command, tmp_path / "ground", *option, tmp_path / "fair")
        assert (other.returncode != 0, "of table" in other.stderr or "another table" in other.stderr) == (
            True,
            True,
        )


async def run(command, game, *more):
    words = [str(game) if word == "{game}" else word for word in command] + [str(word) for word in more]
    return await asyncio.to_thread(
        subprocess.run, words, capture_output=True, text=True, check=False, cwd=ROOT
    )


async def test_what_was_withheld_or_asked_for_twice_is_not_called_proven(sqlite_server, guests):
    export, receipts = await played(sqlite_server, guests)
    again = Receipt(**{**fields(receipts[0]), "opened": 3})
    assert "asked for random digits 3 times" in verify(export, "en", again)[-1]
    export, receipts = await played(sqlite_server, guests, opened=2)
    assert "seat 3 promised random digits and did not give them" in verify(export, "en", receipts[0])[-1]


@pytest.mark.parametrize("language", ["en", "fr", "bg"])
async def test_an_invented_game_proves_nothing_by_being_brought_in(sqlite_server, guests, language):
    """Whoever invents a game can grind its seed, and make a receipt for it as well."""
    export, receipts = await played(sqlite_server, guests)
    (person,) = await guests(sqlite_server, 1)
    await person.ask("PATCH", "/api/me", {"language": language})
    saved = {**export, "receipt": fields(receipts[0])}
    imported = await person.post("/api/import", saved)
    assert "proven" not in imported
    words = {"en": "not proven here", "fr": "n’est pas prouvée ici", "bg": "тук не е доказано"}
    assert words[language] in imported["remarks"][-1]
    assert all("Proven" not in remark for remark in imported["remarks"])
    assert (await person.get(f"/api/tables/{imported['table']}"))["imported"]
    again = await person.get(f"/api/tables/{imported['table']}/export")
    assert again["receipt"] is None


@pytest.mark.parametrize("broken", [b"", b"[]", b"{}", b'{"kind":"kastellan-game","receipt":null}', b"\xff"])
def test_a_file_that_is_no_receipt_is_refused(broken):
    with pytest.raises(BadInput):
        read_receipt(broken)


async def test_a_receipt_sees_another_game_than_was_played(sqlite_server, guests):
    export, (receipt, *_) = await played(sqlite_server, guests)
    for name, value in {
        "game": "kreta",
        "options": {},
        "content": "0" * 64,
        "shares": receipt.shares[:2],
    }.items():
        with pytest.raises(BadInput, match="FRAUD"):
            verify(export, "en", Receipt(**{**fields(receipt), name: value}))
    with pytest.raises(BadInput, match="FRAUD") as found:
        verify({**export, "seal": None}, "en", receipt)
    assert found.value.place == "$.seal"


PATIENT = "from kastellan.server import starting; starting.PATIENCE = 600.0; " + SERVE


async def test_a_program_takes_part_in_the_deal_and_keeps_its_receipt(tmp_path, guests):
    server = Process(PATIENT, f"sqlite:///{tmp_path}/k.db", bot_processes="1")
    (host,) = await guests(server, 1)
    bots = {"1": "easy"}
    table = (await host.post("/api/tables", {"game": "kryptos", "seats": 3, "bots": bots}))["id"]
    path = f"/api/tables/{table}"
    token = (await host.post(path + "/program", {"seat": 2}))["token"]
    script, file = ROOT / "examples" / "give_share.py", tmp_path / "receipt.json"
    words = [sys.executable, script, server.address, table, token, file]
    program = await asyncio.create_subprocess_exec(*map(str, words), cwd=ROOT)

    async def has_promised():
        return (await host.get(path))["seal"]["shares"][2]

    await eventually(has_promised)
    await host.post(path + "/start")
    assert await program.wait() == 0
    screens = [await Screen.open(server.address, table, host.cookie)]
    screens.append(await Screen.open(server.address, table, token=token))
    playing = zip((0, 2), screens, strict=True)
    await asyncio.gather(*(play_seat(screen, "kryptos", seat, Random(seat)) for seat, screen in playing))
    export = await host.get(path + "/export")
    assert "on seat 3:" in verify(export, "en", read_receipt(file.read_bytes()))[-1]
    for screen in screens:
        await screen.close()
    assert server.stop() == 0
