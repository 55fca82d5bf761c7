"""Replays from any seat's eyes, exports and imports."""

import asyncio
import time
from collections.abc import Iterator
from typing import Any, Literal

import msgspec
from sqlalchemy import insert

from kastellan.core.chance import Even
from kastellan.core.game import CHANCE, Viewer
from kastellan.core.log import Log, Move, positions
from kastellan.core.log import replay as play_again
from kastellan.games import GAMES
from kastellan.locale import say
from kastellan.server.hall import Hall
from kastellan.server.lobby import new_name
from kastellan.server.people import Person
from kastellan.server.problems import HouseRule, Sorry
from kastellan.server.rows import MoveRow
from kastellan.server.sheet import write_sheet
from kastellan.server.shelf import content_of
from kastellan.server.table import Table
from kastellan.server.verification import read_export, verify
from kastellan.tables.log import BEGUN, SERVER, TAKEN_BACK, Row
from kastellan.tables.messages import DealSeal, Draw, Export, Imported, Replay, ReplayMove, StoryLine
from kastellan.tables.progress import encode, standing, story_of, walk
from kastellan.tables.recent import Change
from kastellan.tables.sheet import Chair, Sheet

Eyes = int | Literal["spectator", "all"]


def read_eyes(sheet: Sheet, text: str, person: Person | None) -> Eyes:
    """Return with whose eyes to look; while the game runs only one's own or a spectator's."""
    eyes: Eyes
    if text in {"spectator", "all"}:
        eyes = "spectator" if text == "spectator" else "all"
    elif text.isdecimal() and len(text) < 3 and int(text) < len(sheet.chairs):
        eyes = int(text)
    else:
        raise Sorry(HouseRule.MALFORMED, "server-eyes", {"seats": len(sheet.chairs)}, "eyes")
    own = None if person is None else sheet.seat_of(person.id)
    if sheet.outcome is None and eyes not in {"spectator", own}:
        raise Sorry(HouseRule.FORBIDDEN, "server-eyes-later", place="eyes")
    return eyes


async def replay(table: Table, eyes: Eyes) -> Replay:
    """Return a game as these eyes saw it, step by step."""
    rows = await table.hall.moves.load(table.sheet.id)
    steps = await asyncio.to_thread(list, _steps(table, rows, eyes))
    sheet = table.sheet
    return Replay(sheet.id, sheet.game, eyes, sheet.names, steps, sheet.outcome)


def _steps(table: Table, rows: list[Row], eyes: Eyes) -> Any:
    """Yield the steps that these eyes noticed, after the first position."""
    game, state = table.game, table.opening().state
    viewer: Viewer = eyes if isinstance(eyes, int) else None
    view, acting = _look(table, state, eyes), game.to_act(state)
    start = None if table.sheet.outcome is None else 0
    yield ReplayMove(0, SERVER_SEAT, None, [], msgspec.Raw(view), list(acting), table.sheet.created, start)
    number, played, over = 0, 0, table.sheet.outcome is not None
    for group, changes, after in walk(game, state, rows):
        if group[0].seat == BEGUN:
            continue
        played += -1 if group[0].seat == TAKEN_BACK else len(group)
        seen, now = _look(table, after, eyes), game.to_act(after)
        story = story_of(game, changes, viewer)
        seat = group[0].seat
        if eyes != "all" and seen == view and now == acting and not story and seat != viewer:
            continue
        number += 1
        lines = [StoryLine(line.key, line.facts, number) for line in story]
        if seat == TAKEN_BACK:
            seat = int(group[0].action)
            lines = [StoryLine("table-story-taken-back", {"seat": seat}, number)]
        known = eyes == "all" or seat == viewer
        action = _action(changes) if known else None
        moves = played if over else None
        yield ReplayMove(number, seat, action, lines, msgspec.Raw(seen), list(now), group[0].at, moves)
        view, acting = seen, now


SERVER_SEAT = -1


def _action(changes: list[Change]) -> Any:
    return msgspec.to_builtins(changes[0].action) if changes else None


def _look(table: Table, state: Any, eyes: Eyes) -> bytes:
    """Return what these eyes see, as JSON."""
    if eyes != "all":
        return encode(table.game.view(state, None if eyes == "spectator" else eyes))
    views = {str(seat): table.game.view(state, seat) for seat in range(state.seats)}
    return encode({"spectator": table.game.view(state, None), **views})


async def export(table: Table) -> Export:
    """Return a finished game with all secrets, so that anybody can check it."""
    if table.sheet.outcome is None:
        raise Sorry(HouseRule.CONFLICT, "server-not-over")
    return export_of(table.sheet, await table.hall.moves.load(table.sheet.id))


def export_of(sheet: Sheet, moves: list[Row]) -> Export:
    """Return a game with all secrets, without the moves that were taken back."""
    rows = standing(moves)
    log = Log(
        game=sheet.game,
        rules=sheet.rules,
        seats=len(sheet.chairs),
        options=sheet.options,
        content=sheet.content,
        position=sheet.opening,
        moves=tuple(Move(row.seat, msgspec.json.decode(row.action)) for row in rows),
    )
    nonces = tuple(chair.nonce for chair in sheet.chairs)
    seal = DealSeal(sheet.commitment, sheet.server_seed, nonces) if sheet.commitment else None
    return Export(
        table=sheet.id,
        names=tuple(sheet.names),
        seal=seal,
        log=log,
        times=tuple(row.at for row in rows),
        outcome=sheet.outcome,
    )


async def draws(table: Table) -> list[Draw]:
    """Return what chance could do at each of its moves in a finished game."""
    log: Log = (await export(table)).log
    return await asyncio.to_thread(list, _draws(table, log))


def _draws(table: Table, log: Log) -> Iterator[Draw]:
    for number, state in enumerate(positions(table.game, log, table.content)):
        if number < len(log.moves) and log.moves[number].seat == CHANCE:
            possible = table.game.chance(state)
            outcomes = [msgspec.to_builtins(outcome) for outcome, _ in possible]
            weights = None if isinstance(possible, Even) else [weight for _, weight in possible]
            yield Draw(number, outcomes, weights)


async def take_in(hall: Hall, person: Person, data: bytes) -> Imported:
    """Keep an exported game as a finished table, after playing it again: whole or not at all.

    A receipt in it is left out: who brings a game in could have made both.
    """
    checked, log = read_export(data)
    if len(log.moves) > hall.settings.max_import_moves:
        facts = {"limit": hall.settings.max_import_moves}
        raise Sorry(HouseRule.TOO_LARGE, "server-import-long", facts, "$.log.moves")
    remarks = await asyncio.to_thread(verify, msgspec.structs.replace(checked, receipt=None), person.language)
    remarks.append(say(person.language, "record-brought-in", {}))
    game = GAMES[log.game]
    state = await asyncio.to_thread(play_again, game, log, content_of(game))
    outcome = game.outcome(state)
    if outcome is None:
        raise Sorry(HouseRule.CONFLICT, "server-import-unfinished", place="$.log.moves")
    options = msgspec.to_builtins(state.options)
    sheet = _imported_sheet(checked, msgspec.structs.replace(log, options=options), person, outcome)
    times = checked.times if len(checked.times) == len(log.moves) else (sheet.created,) * len(log.moves)
    rows = [
        Row(sheet.id, number + 1, move.seat, encode(move.action), times[number], 0.0, 0, SERVER)
        for number, move in enumerate(log.moves)
    ]
    async with hall.database.write() as session:
        await write_sheet(session, sheet)
        if rows:
            await session.execute(insert(MoveRow), [row._asdict() for row in rows])
    return Imported(sheet.id, remarks)


def printable(text: str) -> str:
    """Return a name from a file without what cannot be shown."""
    return "".join(letter for letter in text if letter.isprintable())


def _imported_sheet(checked: Export, log: Log, person: Person, outcome: Any) -> Sheet:
    """Return the finished table of an imported game; nobody sits at it."""
    seal, now = checked.seal, time.time()
    names = checked.names if len(checked.names) == log.seats else ("",) * log.seats
    nonces = seal.nonces if seal is not None else ("",) * log.seats
    return Sheet(
        id=new_name(),
        game=log.game,
        rules=log.rules,
        options=log.options,
        content=log.content,
        name="",
        public=False,
        status="over",
        host=person.id,
        clock=None,
        hints=False,
        server_seed="" if seal is None else seal.server_seed,
        commitment="" if seal is None else seal.commitment,
        created=now,
        updated=now,
        chairs=[
            Chair(seat, name=printable(names[seat])[:40], nonce=nonces[seat]) for seat in range(log.seats)
        ],
        outcome=outcome,
        opening=log.position,
        imported=True,
    )
