"""Fair deals: a seed that the server fixes first and every seat stirs; see ``docs/fair-deals.md``."""

from collections.abc import Sequence
from hashlib import sha256
from secrets import token_hex

from kastellan.core.chance import Dice

SCHEME = "kastellan-deal-1"


def new_seed() -> str:
    """Return a secret server seed: 64 hexadecimal digits."""
    return token_hex(32)


def commitment(secret: str) -> str:
    """Return what is published of a secret, the server's seed or a seat's nonce: its text's SHA-256."""
    return sha256(secret.encode()).hexdigest()


def dice_of(server_seed: str, nonces: Sequence[str]) -> Dice:
    """Return the dice of a table: they follow from the server's seed and the seats' nonces.

    All of them are hexadecimal digits, so that no two lists give the same text.

    >>> dice_of("00" * 32, ("ab", "", "cd")).randrange(1000)
    953
    """
    text = "\n".join([SCHEME, server_seed, *nonces])
    return Dice(sha256(text.encode()).digest())
