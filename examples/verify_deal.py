"""Check an exported game: was chance what the server had committed itself to?  See docs/fair-deals.md.

python examples/verify_deal.py game.json [receipt.json]
"""

import json
import sys
from hashlib import sha256

import msgspec

from kastellan.core import Log, positions
from kastellan.core.chance import Even
from kastellan.games import GAMES


def digest(text: str) -> str:
    """Return what is published of a secret."""
    return sha256(text.encode()).hexdigest()


def compare(game: dict, receipt: dict) -> None:
    """Stop at the first thing that is not as it was when the seat of the receipt gave its nonce."""
    seal, log, seat = game["seal"], game["log"], receipt["seat"]
    assert receipt["table"] == game["table"], "the receipt is of another table"
    assert seal, "FRAUD: the seal that the receipt saw is missing"
    for name in ("game", "options", "content"):
        assert receipt[name] == log[name], f"FRAUD: {name} was changed after the nonce was given"
    assert not log.get("position"), "FRAUD: the game did not begin at its beginning"
    assert receipt["commitment"] == seal["commitment"], (
        "FRAUD: the seed was changed after the nonce was given"
    )
    assert receipt["nonce"] == seal["nonces"][seat], "FRAUD: the nonce of the receipt was not used"
    for other, (share, nonce) in enumerate(zip(receipt["shares"], seal["nonces"], strict=True)):
        assert not share or nonce, f"NOT PROVEN: seat {other + 1} withheld the nonce that it had promised"
        assert share == (nonce and digest(nonce)), (
            f"FRAUD: the nonce of seat {other + 1} was not the promised one"
        )
    assert receipt["opened"] == 1, f"NOT PROVEN: the seat was asked for a nonce {receipt['opened']} times"


def check(game: dict) -> int:
    """Return how many outcomes of chance follow from the seed; stop at the first that does not."""
    seal, log = game["seal"], msgspec.convert(game["log"], Log)
    assert digest(seal["server_seed"]) == seal["commitment"], "the commitment does not fit the seed"
    key = sha256("\n".join(["kastellan-deal-1", seal["server_seed"], *seal["nonces"]]).encode()).digest()
    throws = draws = 0
    rules = GAMES[log.game]
    for move, position in zip(log.moves, positions(rules, log, rules.load(None)), strict=False):
        if move.seat != -1:
            continue
        chance = rules.chance(position)
        outcomes = list(chance)
        total, chosen = sum(weight for _, weight in outcomes), 0
        while len(outcomes) > 1 or isinstance(chance, Even):  # one weighted outcome needs no throw
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
    files = []
    for name in sys.argv[1:3]:
        with open(name, encoding="utf-8") as file:
            files.append(json.load(file))
    game, receipt = files[0], files[1] if len(files) > 1 else files[0].get("receipt")
    if not (receipt or game["seal"]):
        sys.exit("there is no seal, so the deal cannot be proven fair")
    if receipt:
        compare(game, receipt.get("receipt", receipt))
    print(f"the commitment fits the seed; {check(game)} outcomes of chance follow from the seed")
    if receipt:
        print(f"proven to who kept this receipt, on seat {receipt['seat'] + 1}")
    else:
        print("consistent with itself; only a receipt proves when the seed was chosen")
