"""Fair deals: a seed that the server fixes first and every seat stirs; see ``docs/fair-deals.md``."""

from collections.abc import Sequence
from hashlib import sha256
from secrets import token_hex

from kastellan.core.chance import Dice

SCHEME = "kastellan-deal-1"


def new_seed() -> str:
    """Return a secret server seed: 64 hexadecimal digits."""
    return token_hex(32)


def commitment(server_seed: str) -> str:
    """Return what is published before anybody sits: the SHA-256 of the seed's text."""
    return sha256(server_seed.encode()).hexdigest()


def dice_of(server_seed: str, nonces: Sequence[str]) -> Dice:
    """Return the dice of a table: they follow from the server's seed and the seats' nonces.

    >>> dice_of("00" * 32, ("ab", "", "cd")).randrange(1000)
    953
    """
    text = "\n".join([SCHEME, server_seed, *nonces])
    return Dice(sha256(text.encode()).digest())
