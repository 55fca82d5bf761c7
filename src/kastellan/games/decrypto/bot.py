"""Computer players of Decrypto: word knowledge from the lexicon, readers, encryptors and hints."""

from kastellan.core.knowledge import Knowledge
from kastellan.games.decrypto.hints import hint
from kastellan.games.decrypto.players import choose

KNOWLEDGE = Knowledge(choose=choose, hint=hint)
