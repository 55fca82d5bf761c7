"""The entry of thinking: something to think out in, the answer out, both as JSON."""

import msgspec

from kastellan.bots import answer
from kastellan.bots.chances import CHANCES, chances_json, compared_json
from kastellan.bots.hints import hint_json, thought_json
from kastellan.bots.review import part_json, steps_of, whole_json
from kastellan.browser.errands import FAILED, Reviewed, ReviewWork, Thinking, Thought

work = msgspec.json.Decoder(Thinking)
encode = msgspec.json.encode


def think(text: str) -> str:
    """Return the steps of a turn, what a computer player says, a hint, or part of a review."""
    asked = work.decode(text)
    return (next_part(asked) if isinstance(asked, ReviewWork) else thought_out(asked)).decode()


def thought_out(thought: Thought) -> bytes:
    """Return what somebody on a seat does, would do, or says."""
    view, memory, file = bytes(thought.view), bytes(thought.memory), written(thought.content)
    if thought.action != FAILED:
        action = bytes(thought.action)
        return compared_json(thought.game, thought.seat, view, thought.seed, memory, action, file)
    if thought.level is None:
        found = hint_json(thought.game, thought.seat, view, thought.seed, file, memory)
        return encode({"number": thought.number, **msgspec.json.decode(found)})
    if thought.level == CHANCES:
        return chances_json(thought.game, thought.seat, view, thought.seed, memory, file)
    if thought.aloud:
        return thought_json(thought.game, thought.level, thought.seat, view, thought.seed, file)
    seed, again = thought.seed, thought.going_on
    return answer(thought.game, thought.level, thought.seat, view, seed, file, memory, again)


def next_part(asked: ReviewWork) -> bytes:
    """Return the next part of a review, or once all are there the review."""
    log, parts, file = bytes(asked.log), encode(asked.parts), written(asked.content)
    total = steps_of(log, file)
    if len(asked.parts) < total:
        return encode(Reviewed(total, msgspec.Raw(part_json(log, len(asked.parts), parts, file))))
    return encode({"total": total, "review": msgspec.Raw(whole_json(log, parts, file))})


def written(content: str | None) -> bytes | None:
    """Return a content's file as its bytes."""
    return None if content is None else content.encode()
