"""Positions of Krysis for tests: say what matters, the rest is filled in."""

from typing import Any

import kastellan
from kastellan.games.krysis import GAME
from kastellan.games.krysis import actions as do
from kastellan.games.krysis.options import company_of

CONTENT = GAME.load(None)
IDS = CONTENT.agent_ids
ARTEFACTS = [artefact.id for artefact in CONTENT.file.artefacts]
ALONE = ("place", "find", "keep", "action", "theft", "destination")
TURNS = ("action", "theft", "destination")


def table(phase: str, *seats: dict[str, Any], **more: Any) -> kastellan.Table:
    """Return a table in a position of ``phase``; hands, discards, spaces and the order are filled in.

    ``mining`` positions of ``find`` and ``keep`` count as turns.
    """
    data: dict[str, Any] = {"phase": phase, "round": 1, **more}
    options = kastellan.table.read_options(GAME, data.get("options", {}))
    turns = phase in TURNS or data.get("mining", False)
    if phase in ALONE:
        data.setdefault("order", list(range(len(seats))))
        data.setdefault("turn", 0)
    if turns or phase == "over":
        data["reveal"] = 3
    data["seats"] = [filled(seat, number, data, options, turns) for number, seat in enumerate(seats)]
    return kastellan.position("krysis", data, seed=1)


def filled(
    seat: dict[str, Any], number: int, data: dict[str, Any], options: Any, turns: bool
) -> dict[str, Any]:
    """Return a seat with a hand, discards and removed agents that its round calls for."""
    seat = {"space": number + 1, **seat}
    deck = [IDS[k] for k in range(40) if CONTENT.deck(company_of(options, number), options.advanced) >> k & 1]
    deck += [seat["extra"]] if "extra" in seat else []
    team = list(seat.get("team", ()))
    free = [agent for agent in deck if agent not in (*team, *seat.get("hand", ()), *seat.get("discards", ()))]
    if options.advanced:
        seat.setdefault("removed", removable(free, seat.get("extra")))
        free = [agent for agent in free if agent not in seat["removed"]]
    reveal = data.get("reveal", 0)
    finished = turns or data["phase"] in ("refill", "recruit", "over")
    played = 3 * data["round"] if finished else 3 * (data["round"] - 1) + reveal
    begun = min(18, (9 if options.tactical else 6) + 3 * (data["round"] - 1))
    if "discards" not in seat:
        seat["discards"] = [free.pop() for _ in range(played - len(team))]
    if "hand" not in seat:
        seat["hand"] = [free.pop(0) for _ in range(begun - played + sum(seat.get("recruits", (0, 0))))]
    return seat


def removable(agents: list[str], extra: str | None) -> list[str]:
    """Return two agents of each star level, and a third of that of the extra agent."""
    chosen: list[str] = []
    for stars in (1, 2, 3):
        level = [agent for agent in agents if CONTENT.stars[IDS.index(agent)] == stars]
        more = extra is not None and CONTENT.stars[IDS.index(extra)] == stars
        chosen += level[-3 if more else -2 :]
    return chosen


def agent(name: str) -> int:
    """Return the number of an agent."""
    return IDS.index(name)


def artefact(name: str) -> int:
    """Return the number of an artefact."""
    return ARTEFACTS.index(name)


def crystals(text: str) -> list[Any]:
    """Return the steps that add these crystals: ``"RRB"``."""
    return [do.AddCrystal("RBW".index(letter)) for letter in text]


def play(at: kastellan.Table, seat: int, *actions: Any) -> None:
    """Play several actions of one seat."""
    for action in actions:
        at.play(seat, action)


def rule_of(at: kastellan.Table, seat: int, action: Any) -> str | None:
    """Return the rule that refuses an action, ``None`` if it is allowed."""
    refusal = GAME.refuse(at.state, seat, action)
    return None if refusal is None else refusal.rule


def camp(at: kastellan.Table, seat: int) -> tuple[int, ...]:
    """Return the crystals in a camp."""
    return tuple(at.state.camp[3 * seat : 3 * seat + 3])


def hq(at: kastellan.Table, seat: int) -> tuple[int, ...]:
    """Return the crystals in an HQ."""
    return tuple(at.state.hq[3 * seat : 3 * seat + 3])


def named(counts: list[int]) -> list[str]:
    """Return artefacts by name, one for each card."""
    return [ARTEFACTS[t] for t in range(6) for _ in range(counts[t])]


def face_down(at: kastellan.Table, seat: int) -> list[str]:
    """Return the face-down artefacts of a camp."""
    return named(at.state.face_down[6 * seat : 6 * seat + 6])


def hoard(at: kastellan.Table, seat: int) -> list[str]:
    """Return the artefacts of an HQ."""
    return named(at.state.hoard[6 * seat : 6 * seat + 6])


def chance(at: kastellan.Table, *events: Any) -> None:
    """Let chance do what the test says, instead of throwing dice."""
    for event in events:
        assert any(event == outcome for outcome, _ in GAME.chance(at.state)), event
        GAME.advance(at.state, -1, event)


def quiet(at: kastellan.Table) -> kastellan.Table:
    """Return the table with chance left to the test."""
    at._resolve_chance = lambda: ()  # type: ignore[method-assign]  # the test is chance
    return at
