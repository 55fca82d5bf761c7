"""Was the deal fair, and were the rules kept?  Checked from an exported game alone."""

from typing import Any

import msgspec

from kastellan.core.chance import draw
from kastellan.core.game import CHANCE, Line
from kastellan.core.log import Log, positions
from kastellan.core.refusal import BadInput, Fact, TableRule
from kastellan.games import GAMES
from kastellan.locale import say
from kastellan.server.deals import commitment, dice_of
from kastellan.server.shelf import content_of
from kastellan.tables.messages import DealSeal, Export


def read_export(data: bytes) -> tuple[Export, Log]:
    """Return an exported game from its JSON; a bare log is taken too."""
    try:
        plain = msgspec.json.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadInput("$", f"is not JSON: {error}", TableRule.MALFORMED) from None
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


def verify(export: bytes | Export | dict[str, Any], language: str = "en") -> list[str]:
    """Play an exported game again and check its deal; return what was proven, sentence by sentence.

    Raises ``BadInput`` with the place of the first move that the rules or the seal do not allow.
    """
    data = export if isinstance(export, bytes) else msgspec.json.encode(export)
    checked, log = read_export(data)
    game = GAMES[log.game]
    content = content_of(game)
    states = list(positions(game, log, content))
    proven: dict[str, Fact] = {"count": len(log.moves), "game": log.game.capitalize(), "version": log.rules}
    remarks = [Line("record-moves", proven)]
    ended = game.outcome(states[-1])
    if checked.outcome is not None and checked.outcome != ended:
        raise BadInput("$.outcome", "is not what the moves lead to", TableRule.FOREIGN, "record-outcome")
    remarks.append(Line("record-over" if ended is not None else "record-unfinished"))
    if checked.seal is None:
        remarks.append(Line("record-unsealed"))
    else:
        remarks.append(check_seal(checked.seal, log.seats))
        remarks.append(check_chance(checked.seal, log, states))
    return [say(language, line.key, line.facts) for line in remarks]


def check_seal(seal: DealSeal, seats: int) -> Line:
    """Check that the seed is the one that the server had committed itself to."""
    if commitment(seal.server_seed) != seal.commitment:
        reason = "is not the SHA-256 of the server's seed"
        raise BadInput("$.seal.commitment", reason, TableRule.FOREIGN, "record-commitment")
    count = len(seal.nonces)
    if count != seats:
        reason, facts = f"has {count} nonces for {seats} seats", {"count": count, "seats": seats}
        raise BadInput("$.seal.nonces", reason, TableRule.FOREIGN, "record-nonces", facts)
    return Line("record-sealed", {"count": sum(map(bool, seal.nonces))})


def check_chance(seal: DealSeal, log: Log, states: list[Any]) -> Line:
    """Check that every outcome of chance follows from the seed and the nonces."""
    game = GAMES[log.game]
    dice = dice_of(seal.server_seed, seal.nonces)
    draws = 0
    for number, move in enumerate(log.moves):
        if move.seat != CHANCE:
            continue
        draws += 1
        due = draw(game.chance(states[number]), dice)
        if msgspec.convert(move.action, game.events) != due:
            reason, facts = f"should have been {due}: the deal is not fair", {"number": number + 1}
            raise BadInput(f"$.log.moves[{number}]", reason, TableRule.FOREIGN, "record-unfair", facts)
    return Line("record-drawn", {"count": draws})
