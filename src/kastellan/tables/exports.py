"""A finished game as a file, and a file as a finished table."""

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from kastellan.core.log import Log, Move
from kastellan.tables.log import SERVER, Row
from kastellan.tables.messages import ContentFile, DealSeal, Export
from kastellan.tables.progress import encode
from kastellan.tables.sheet import Chair, Sheet
from kastellan.tables.steps import standing
from kastellan.tables.wishes import new_name


def export_of(sheet: Sheet, moves: list[Row], file: bytes | None = None) -> Export:
    """Return a game with all secrets, without the moves that were taken back; ``file`` is its content's."""
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
        content=None if file is None else ContentFile(sheet.content_name or "-", file.decode()),
    )


def imported_sheet(checked: Export, log: Log, person: str, outcome: Any, now: float) -> Sheet:
    """Return the finished table of a game that ``person`` brings in; nobody sits at it."""
    seal = checked.seal
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
        host=person,
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
        content_name="" if checked.content is None else printable(checked.content.name)[:60],
    )


def imported_rows(table: str, moves: Sequence[Move], times: Sequence[float], first: int = 0) -> Iterator[Row]:
    """Yield the rows that keep the moves of a game brought in, from move ``first`` on."""
    for number, (move, at) in enumerate(zip(moves, times, strict=True), first + 1):
        yield Row(table, number, move.seat, encode(move.action), at, 0.0, 0, SERVER)


def printable(text: str) -> str:
    """Return a name from a file without what cannot be shown."""
    return "".join(letter for letter in text if letter.isprintable())
