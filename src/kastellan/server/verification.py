"""Was the deal fair, and were the rules kept?  Checked from an exported game alone."""

from typing import Any

import msgspec

from kastellan.core.chance import draw
from kastellan.core.game import CHANCE
from kastellan.core.log import Log, positions
from kastellan.core.refusal import BadInput, TableRule
from kastellan.games import GAMES
from kastellan.server.deals import commitment, dice_of
from kastellan.server.messages import DealSeal, Export


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
        raise BadInput("$.log.game", f"is {log.game!r}; known games are {', '.join(GAMES)}")
    return export, log


def verify(export: bytes | Export | dict[str, Any]) -> list[str]:
    """Play an exported game again and check its deal; return what was proven, sentence by sentence.

    Raises ``BadInput`` with the place of the first move that the rules or the seal do not allow.
    """
    data = export if isinstance(export, bytes) else msgspec.json.encode(export)
    checked, log = read_export(data)
    game = GAMES[log.game]
    content = game.load(None)
    states = list(positions(game, log, content))
    remarks = [f"{len(log.moves)} moves follow the rules of {log.game} (version {log.rules})."]
    ended = game.outcome(states[-1])
    if checked.outcome is not None and checked.outcome != ended:
        raise BadInput("$.outcome", "is not what the moves lead to", TableRule.FOREIGN)
    remarks.append("The game is over." if ended is not None else "The game is not finished.")
    if checked.seal is None:
        return [*remarks, "There is no seal, so the deal cannot be proven fair."]
    remarks.append(check_seal(checked.seal, log.seats))
    remarks.append(check_chance(checked.seal, log, states))
    return remarks


def check_seal(seal: DealSeal, seats: int) -> str:
    """Check that the seed is the one that the server had committed itself to."""
    if commitment(seal.server_seed) != seal.commitment:
        raise BadInput("$.seal.commitment", "is not the SHA-256 of the server's seed", TableRule.FOREIGN)
    if len(seal.nonces) != seats:
        raise BadInput("$.seal.nonces", f"has {len(seal.nonces)} nonces for {seats} seats", TableRule.FOREIGN)
    return f"The server's seed matches its commitment; {sum(map(bool, seal.nonces))} seats stirred."


def check_chance(seal: DealSeal, log: Log, states: list[Any]) -> str:
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
            raise BadInput(
                f"$.log.moves[{number}]", f"should have been {due}: the deal is not fair", "TABLE-5"
            )
    return f"All {draws} outcomes of chance follow from the seed and the nonces."
