"""The positions of Krysis' worked examples; those that are drawn say what of them is shown."""

from typing import Any

import kastellan
from kastellan.games.krysis import actions as do
from kastellan.games.krysis import ready
from kastellan.games.krysis.steps.cards import initiative
from tests.games.krysis.board import artefact, crystals, play, quiet, table

IDLE = ["C2", "C3", "C4"]
TEAM = ["C4", "W1", "W6"]


def team(red: int) -> kastellan.Table:
    """KRY-E1: Courier, Brawler and Ruby blade with some red crystals in the camp."""
    return table("action", {"team": TEAM, "camp": (red, 0, 0)}, {"team": IDLE})


def load() -> kastellan.Table:
    """KRY-E2: Sledger and Runner carry a red crystal, an artefact and two white ones."""
    ana = {"team": ["C5", "C2", "W1"], "camp": (1, 0, 3), "artefacts": ["pistol"]}
    at = table("action", ana, {"team": IDLE})
    play(at, 0, ready.LOAD, *crystals("RWW"), do.AddArtefact(artefact("pistol")))
    return at


def final() -> kastellan.Table:
    """KRY-E3: the score track, crystals and two groups of artefacts."""
    cards = ["pistol", "pistol", "pistol", "rifle", "truck"]
    ana = {"score": 12, "hq": (3, 4, 5), "hq_artefacts": cards}
    return table("over", ana, {"hq": (0, 0, 0)}, round=5)


def theft(**boyan: Any) -> kastellan.Table:
    """KRY-E4: Ana may attack Boyan's camp with Golem, Duellist and Marksman."""
    camp = {"camp": (3, 1, 4), "artefacts": ["rifle", "truck"], "team": ["W5", "W1", "C2"], **boyan}
    ana = {"team": ["C8", "W4", "W7"], "camp": (0, 0, 0)}
    return quiet(table("action", camp, ana, order=[0, 1], turn=1))


def chosen_loot() -> kastellan.Table:
    """KRY-E4: a red crystal, three white ones and an artefact are to be stolen."""
    at = theft()
    play(at, 1, do.Attack(0), *crystals("RWWW"), ready.ANNOUNCE)
    return at


def bids() -> kastellan.Table:
    """KRY-E5: Ana and Boyan bid the same, Chloé nothing, before level 2."""
    at = quiet(table("bid", {"space": 3}, {"space": 1}, {"space": 2}, round=2))
    for seat, bid in enumerate(("R", "BW", "")):
        play(at, seat, *crystals(bid), ready.CONFIRM)
    return at


def mine() -> kastellan.Table:
    """KRY-E5: Boyan and Ana have placed their miners, Chloé has not."""
    at = bids()
    play(at, 1, do.Dig(3, 0))
    play(at, 0, do.Dig(1, 0))
    return at


def alchemist() -> kastellan.Table:
    """KRY-E6: three blue and four white crystals, and an agent who turns some into others."""
    ana = {"team": ["RU1", "C1", "C3"], "camp": (0, 3, 4)}
    return table("action", ana, {"team": IDLE}, options={"advanced": True})


def diagrams() -> dict[str, dict[str, Any]]:
    """Return the drawn examples: which part of the board, whose it is, and what they see."""

    def drawn(at: kastellan.Table, part: str, seat: int) -> dict[str, Any]:
        at.state.initiative = [initiative(at.state, one) for one in range(at.state.seats)]
        return {"part": part, "seat": seat, "view": at.view(seat)}

    return {
        "KRY-E1": drawn(team(3), "team", 0),
        "KRY-E2": drawn(load(), "team", 0),
        "KRY-E4": drawn(chosen_loot(), "loot", 1),
        "KRY-E5": drawn(mine(), "mine", 2),
    }
