"""Computer players of Decrypto: word knowledge from the lexicon, readers, encryptors and hints."""

from kastellan.core.knowledge import Knowledge
from kastellan.games.decrypto.forecast import assess, forecast
from kastellan.games.decrypto.hints import hint
from kastellan.games.decrypto.players import choose
from kastellan.games.decrypto.remarks import remark
from kastellan.games.decrypto.thoughts import thought
from kastellan.games.decrypto.wording import wording

KNOWLEDGE = Knowledge(
    choose=choose,
    styles=("decoys",),
    hint=hint,
    forecast=forecast,
    assess=assess,
    wording=wording,
    thought=thought,
    remark=remark,
)
