"""The entry of thinking: something to think out in, the answer out, both as JSON."""

import msgspec

from kastellan.bots import answer
from kastellan.bots.hints import hint_json
from kastellan.browser.errands import Thought

thoughts = msgspec.json.Decoder(Thought)


def think(text: str) -> str:
    """Return the action of a computer player, or a hint as the server's ``Hinted`` has it."""
    thought = thoughts.decode(text)
    view, story = bytes(thought.view), bytes(thought.story)
    if thought.level is not None:
        return answer(thought.game, thought.level, thought.seat, view, thought.seed, None, story).decode()
    found = hint_json(thought.game, thought.seat, view, thought.seed, None, story)
    return msgspec.json.encode({"number": thought.number, **msgspec.json.decode(found)}).decode()
