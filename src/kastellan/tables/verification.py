"""Was the deal fair, and were the rules kept?  Checked from an exported game, and from a seat's receipt."""

from collections.abc import Mapping
from typing import Any, NamedTuple

import msgspec

from kastellan.core.chance import draw
from kastellan.core.game import CHANCE, Line, Outcome
from kastellan.core.log import Log, positions
from kastellan.core.refusal import BadInput, Fact, TableRule
from kastellan.games import GAMES
from kastellan.locale import say
from kastellan.tables.deals import commitment, dice_of
from kastellan.tables.messages import DealSeal, Export, Receipt
from kastellan.tables.shelf import content_of


def read_export(data: bytes) -> tuple[Export, Log]:
    """Return an exported game from its JSON; a bare log is taken too."""
    plain = read_json(data)
    if isinstance(plain, dict) and "kind" not in plain and "moves" in plain:
        plain = {"kind": "kastellan-game", "table": "", "names": (), "seal": None, "log": plain}
    try:
        export = msgspec.convert(plain, Export)
        log = msgspec.convert(export.log, Log)
    except msgspec.ValidationError as error:
        raise BadInput("$", str(error), TableRule.MALFORMED) from None
    if log.game not in GAMES:
        known: dict[str, Fact] = {"game": log.game, "games": tuple(GAMES)}
        raise BadInput(
            "$.log.game", f"is {log.game!r}; known games are {', '.join(GAMES)}", "", "record-game", known
        )
    return export, log


def read_receipt(data: bytes) -> Receipt:
    """Return a receipt from its JSON, or the one in a game that was saved with it."""
    plain = read_json(data)
    if isinstance(plain, dict) and plain.get("kind") == "kastellan-game":
        plain = plain.get("receipt")
    try:
        return msgspec.convert(plain, Receipt)
    except msgspec.ValidationError as error:
        raise BadInput("receipt", str(error), TableRule.MALFORMED) from None


def read_json(data: bytes) -> Any:
    """Return plain data from its JSON."""
    try:
        return msgspec.json.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadInput("$", f"is not JSON: {error}", TableRule.MALFORMED) from None


def verify(
    export: bytes | Export | dict[str, Any], language: str = "en", receipt: Receipt | None = None
) -> list[str]:
    """Play an exported game again and check its deal; return what was found, sentence by sentence.

    The ``receipt`` is the one given, or that in the export; without one nothing is called proven.
    Raises ``BadInput`` with the place of the first thing that the rules, the seal or the receipt forbid.
    """
    checked, log = read_export(export if isinstance(export, bytes) else msgspec.json.encode(export))
    found = examine(checked, log, receipt or checked.receipt)
    return [say(language, line.key, line.facts) for line in found.lines]


class Found(NamedTuple):
    """What was found in a game that was played again: its last position, its end if it has one, in words."""

    state: Any
    outcome: Outcome | None
    lines: list[Line]


def examine(export: Export, log: Log, receipt: Receipt | None = None) -> Found:
    """Check a deal and play its game again, once; raises as ``verify`` does."""
    deal = check_deal(export, log, receipt)
    state, draws = play_through(log, export.seal, content_in(export, log))
    ended = GAMES[log.game].outcome(state)
    if export.outcome is not None and export.outcome != ended:
        raise BadInput("$.outcome", "is not what the moves lead to", TableRule.FOREIGN, "record-outcome")
    facts: dict[str, Fact] = {"count": len(log.moves), "game": log.game.capitalize(), "version": log.rules}
    lines = [Line("record-moves", facts), Line("record-over" if ended is not None else "record-unfinished")]
    if export.seal is not None:
        deal.insert(1, Line("record-drawn", {"count": draws}))
    return Found(state, ended, lines + deal)


def check_deal(export: Export, log: Log, receipt: Receipt | None) -> list[Line]:
    """Check the seal, and against a receipt if there is one."""
    seal = export.seal
    if receipt is not None:
        check_set_up(receipt, export.table, log)
    if seal is None:
        if receipt is not None:
            raise fraud("$.seal", "record-fraud-unsealed", "is missing although the receipt saw one")
        return [Line("record-unsealed")]
    sealed = check_seal(seal, log.seats)
    return [sealed, Line("record-consistent") if receipt is None else check_receipt(receipt, seal)]


def check_seal(seal: DealSeal, seats: int) -> Line:
    """Check that the commitment belongs to the seed, and that every seat has its nonce."""
    if commitment(seal.server_seed) != seal.commitment:
        reason = "is not the SHA-256 of the server's seed"
        raise BadInput("$.seal.commitment", reason, TableRule.FOREIGN, "record-commitment")
    count = len(seal.nonces)
    if count != seats:
        reason, facts = f"has {count} nonces for {seats} seats", {"count": count, "seats": seats}
        raise BadInput("$.seal.nonces", reason, TableRule.FOREIGN, "record-nonces", facts)
    return Line("record-sealed", {"count": sum(map(bool, seal.nonces))})


def check_set_up(receipt: Receipt, table: str, log: Log) -> None:
    """Check that the receipt is of this table, and that what it saw there was played."""
    if receipt.table != table:
        reason = f"is of table {receipt.table}, the game of table {table or '(none)'}"
        raise BadInput(
            "receipt", reason, TableRule.FOREIGN, "record-other-table", {"kept": receipt.table, "now": table}
        )
    agreed = (receipt.game, receipt.options, receipt.content, len(receipt.shares), None)
    if agreed != (log.game, log.options, log.content, log.seats, log.position) or receipt.seat >= log.seats:
        raise fraud("$.log", "record-fraud-set-up", "another game or other options than the receipt saw")


def check_receipt(receipt: Receipt, seal: DealSeal) -> Line:
    """Check that all but the receipt's own nonce was fixed before that one was known."""
    if seal.commitment != receipt.commitment:
        raise fraud(
            "$.seal.commitment",
            "record-fraud-commitment",
            "the seed was changed after the seat had given its nonce",
            {"then": receipt.commitment[:16], "now": seal.commitment[:16]},
        )
    if seal.nonces[receipt.seat] != receipt.nonce:
        place = f"$.seal.nonces[{receipt.seat}]"
        raise fraud(place, "record-fraud-mine", "the nonce in the receipt was not used")
    missing = []
    for seat, (share, nonce) in enumerate(zip(receipt.shares, seal.nonces, strict=True)):
        if share and not nonce:
            missing.append(seat + 1)
        elif nonce and commitment(nonce) != share:
            text, facts = "the nonce was not the promised one", {"seat": seat + 1}
            raise fraud(f"$.seal.nonces[{seat}]", "record-fraud-others", text, facts)
    if missing:
        return Line("record-withheld", {"count": len(missing), "seats": tuple(missing)})
    if receipt.opened > 1:
        return Line("record-again", {"count": receipt.opened})
    return Line("record-proven", {"seat": receipt.seat + 1})


def fraud(place: str, key: str, text: str, facts: Mapping[str, Fact] | None = None) -> BadInput:
    """Return what is raised when a game is not the one that the receipt was given for."""
    return BadInput(place, f"FRAUD: {text}", TableRule.FOREIGN, key, facts)


def content_in(export: Export, log: Log) -> Any:
    """Return the content that a game was played with: that in the file, checked, or the house's."""
    return content_of(GAMES[log.game], file_in(export))


def file_in(export: Export) -> bytes | None:
    """Return the content's file that travels with a game, if it was not played with the house's."""
    return None if export.content is None else export.content.file.encode()


def play_through(log: Log, seal: DealSeal | None, content: Any) -> tuple[Any, int]:
    """Play a log again; return its last position, and how many draws follow from the seal."""
    game = GAMES[log.game]
    dice = None if seal is None else dice_of(seal.server_seed, seal.nonces)
    draws, state = 0, None
    for number, state in enumerate(positions(game, log, content)):
        move = log.moves[number] if number < len(log.moves) else None
        if dice is not None and move is not None and move.seat == CHANCE:
            draws += 1
            check_draw(log, number, draw(game.chance(state), dice))
    return state, draws


def check_draw(log: Log, number: int, due: Any) -> None:
    """Check that a move of chance is what the dice say."""
    try:
        drawn = msgspec.convert(log.moves[number].action, GAMES[log.game].events)
    except msgspec.ValidationError:  # no move of chance at all
        drawn = None
    if drawn != due:
        reason, facts = f"should have been {due}: the deal is not fair", {"number": number + 1}
        raise BadInput(f"$.log.moves[{number}]", reason, TableRule.FOREIGN, "record-unfair", facts)
