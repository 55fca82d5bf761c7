"""A lesson without a memory: opened from its steps, taken one errand further, and forgotten.

A lesson is its steps (``docs/decisions/018``), so a server needs no table for somebody whose browser cannot
run the engine: whatever comes of an errand follows from them.
"""

from typing import Any

import msgspec

from kastellan.browser.errands import Connect, Errand, Hear, Learn, ReadOn, Wake
from kastellan.browser.house import House

encode = msgspec.json.encode

Further = Connect | Hear | ReadOn
"""What takes a lesson further, or shows it."""


def further(opening: Learn, errand: Further | None) -> dict[str, Any]:
    """Open a lesson and run an errand; return what came of it, as a ``Done``.

    The other seats answer at once: what they do is all there is to wait for.
    """
    house, now = House(), opening.now
    done = run(house, opening)
    if errand is None or "error" in done:
        return done
    if not isinstance(errand, Connect):
        run(house, Connect(now=now, language=opening.language))
    done = run(house, errand)
    messages = done.get("messages", [])
    while "error" not in done and done["coach"]["does"] == "watch" and (wake := done.get("wake")) is not None:
        now += wake
        done = run(house, Wake(now=now, language=opening.language))
        messages += done.get("messages", [])
    done.pop("wake", None)
    return {**done, "messages": messages}


def run(house: House, errand: Errand) -> dict[str, Any]:
    """Run one errand."""
    done: dict[str, Any] = msgspec.json.decode(house.handle(encode(errand).decode()))
    return done
