"""Check an exported game: was chance what the server had committed itself to?  See docs/fair-deals.md."""

import json
import sys
from hashlib import sha256

import msgspec

from kastellan.core import Log, positions
from kastellan.games import GAMES


def check(game: dict) -> int:
    """Return how many outcomes of chance follow from the seed; stop at the first that does not."""
    seal, log = game["seal"], msgspec.convert(game["log"], Log)
    assert sha256(seal["server_seed"].encode()).hexdigest() == seal["commitment"], "not the promised seed"
    key = sha256("\n".join(["kastellan-deal-1", seal["server_seed"], *seal["nonces"]]).encode()).digest()
    throws = draws = 0
    rules = GAMES[log.game]
    for move, position in zip(log.moves, positions(rules, log, rules.load(None)), strict=False):
        if move.seat != -1:
            continue
        outcomes = list(rules.chance(position))
        total, chosen = sum(weight for _, weight in outcomes), 0
        while len(outcomes) > 1:
            throw = int.from_bytes(sha256(key + throws.to_bytes(8, "big")).digest()[:8], "big")
            throws += 1
            if throw < 2**64 - 2**64 % total:
                chosen = throw % total
                break
        while chosen >= outcomes[0][1]:
            chosen -= outcomes.pop(0)[1]
        assert outcomes[0][0] == msgspec.convert(move.action, rules.events), f"draw {draws + 1} is not fair"
        draws += 1
    return draws


if __name__ == "__main__":
    with open(sys.argv[1], encoding="utf-8") as file:
        proven = check(json.load(file))
    print("commitment fits the seed")
    print(f"{proven} outcomes of chance follow from the seed")
