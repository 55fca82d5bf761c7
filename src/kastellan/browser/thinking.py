"""The entry of thinking: something to think out in, the answer out, both as JSON."""

import msgspec

from kastellan.bots import answer
from kastellan.bots.chances import CHANCES, chances_json
from kastellan.bots.hints import hint_json, thought_json
from kastellan.bots.review import part_json, steps_of, whole_json
from kastellan.browser.errands import Reviewed, ReviewWork, Thinking, Thought

work = msgspec.json.Decoder(Thinking)
encode = msgspec.json.encode


def think(text: str) -> str:
    """Return an action, what a computer player says, a hint as the server has it, or part of a review."""
    asked = work.decode(text)
    return (next_part(asked) if isinstance(asked, ReviewWork) else thought_out(asked)).decode()


def thought_out(thought: Thought) -> bytes:
    """Return what somebody on a seat does, would do, or says."""
    view, story = bytes(thought.view), bytes(thought.story)
    if thought.level is None:
        found = hint_json(thought.game, thought.seat, view, thought.seed, None, story)
        return encode({"number": thought.number, **msgspec.json.decode(found)})
    if thought.level == CHANCES:
        return chances_json(thought.game, thought.seat, view, thought.seed)
    if thought.aloud:
        return thought_json(thought.game, thought.level, thought.seat, view, thought.seed)
    return answer(thought.game, thought.level, thought.seat, view, thought.seed, None, story)


def next_part(asked: ReviewWork) -> bytes:
    """Return the next part of a review, or once all are there the review."""
    log, parts = bytes(asked.log), encode(asked.parts)
    total = steps_of(log)
    if len(asked.parts) < total:
        return encode(Reviewed(total, msgspec.Raw(part_json(log, len(asked.parts), parts))))
    return encode({"total": total, "review": msgspec.Raw(whole_json(log, parts))})
