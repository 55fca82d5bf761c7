"""The phases of Krysis in the order of play, who acts in them, and what a turn is made of."""

from typing import Final

MISSIONS: Final = 0
EXTRAS: Final = 1
DECK: Final = 2
TACTICAL: Final = 3
HANDS: Final = 4
ARTEFACTS: Final = 5
ENTRANCE: Final = 6
BID: Final = 7
PLACE: Final = 8
FIND: Final = 9
KEEP: Final = 10
TEAM: Final = 11
ACTION: Final = 12
THEFT: Final = 13
DESTINATION: Final = 14
REFILL: Final = 15
RECRUIT: Final = 16
OVER: Final = 17

NAMES: Final = (
    "missions", "extras", "deck", "tactical", "hands", "artefacts", "entrance", "bid", "place", "find",
    "keep", "team", "action", "theft", "destination", "refill", "recruit", "over",
)  # fmt: skip

SEALED: Final = (DECK, TACTICAL, BID, TEAM, REFILL)
"""All choose at the same time."""

DEALT: Final = (MISSIONS, EXTRAS, HANDS, ARTEFACTS, ENTRANCE, FIND, THEFT, RECRUIT)
"""Chance acts: in ``FIND`` it draws an artefact, in ``THEFT`` a stolen one, in ``RECRUIT`` an agent."""

LOOT: Final = (THEFT, DESTINATION)
"""Stolen goods lie with the robbers."""

IDLE: Final = 0
LOADING: Final = 1
ATTACKING: Final = 2
WORKING: Final = 3
ROBBING: Final = 4
SPYING: Final = 5
ACTS: Final = ("idle", "load", "attack", "overtime", "rob", "spy")
"""What the active player is putting together, and its names."""
