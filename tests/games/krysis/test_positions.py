"""Positions as text: what is written reads back, and what cannot be is refused."""

import pytest

import kastellan
from kastellan.core import BadInput
from kastellan.games.krysis import GAME
from tests.games.krysis.board import CONTENT, table

TEAM = ["C1", "C2", "C3"]
TURN = (
    {"team": TEAM, "camp": (2, 0, 3)},
    {"team": ["W1", "W2", "W3"], "camp": (0, 1, 0), "artefacts": ["rifle"]},
)
RAID = ({"team": ["C1", "C2", "W1"]}, {"team": TEAM, "camp": (0, 1, 0), "artefacts": ["rifle"]})
LOADING = {"act": "load", "crystals": (1, 0, 0)}
ATTACKING = {"act": "attack", "target": 1, "announced": 1}
SPIES = {"advanced": True, "companies": [1, 0]}

IMPOSSIBLE = {
    "one player": (("bid", {}), {}, "KRY-1"),
    "no such phase": (("lunch", {}, {}), {}, "KRY-13"),
    "round six": (("bid", {}, {}), {"round": 6}, "KRY-13"),
    "too many crystals": (("bid", {"camp": (36, 0, 0)}, {}), {}, "KRY-70"),
    "negative crystals": (("bid", {"camp": (-1, 0, 0)}, {}), {}, "KRY-70"),
    "too many artefacts": (("bid", {"artefacts": ["truck"] * 4}, {}), {}, "KRY-8"),
    "no such artefact": (("bid", {"artefacts": ["sword"]}, {}), {}, "KRY-8"),
    "no such agent": (("bid", {"hand": ["Z9", "C1", "C2", "C3", "C4", "C5"]}, {}), {}, "KRY-1"),
    "an agent twice": (("bid", {"hand": ["C1", "C1", "C2", "C3", "C4", "C5"]}, {}), {}, "KRY-1"),
    "an agent of another company": (
        ("bid", {"hand": ["KZ1", "C1", "C2", "C3", "C4", "C5"]}, {}),
        {},
        "KRY-1",
    ),
    "a recruiter who has drawn all": (
        ("recruit", {"recruits": (3, 0), "ready": True}, {}),
        {"recruiter": 0, "recruit_kind": 1},
        "KRY-61",
    ),
    "a hand too small": (("bid", {"hand": ["C1"]}, {}), {}, "KRY-61"),
    "too few discards": (("bid", {"discards": []}, {}), {"round": 2}, "KRY-60"),
    "a team of two": (("action", {"team": ["C1", "C2"]}, {"team": TEAM}), {}, "KRY-23"),
    "an active player without a team": (("action", {"team": []}, {"team": TEAM}), {}, "KRY-31"),
    "a later player without a team": (("action", {"team": TEAM}, {"team": []}), {}, "KRY-36"),
    "two miners on a space": (("bid", {"space": 1}, {"space": 1}), {}, "KRY-22"),
    "a miner nowhere": (("bid", {"space": None}, {}), {}, "KRY-10"),
    "space five": (("bid", {"space": 5}, {}), {}, "KRY-17"),
    "a bid beyond the HQ": (("bid", {"bid": (2, 0, 0)}, {}), {}, "KRY-14"),
    "all ready": (("bid", {"ready": True}, {"ready": True}), {}, "KRY-13"),
    "ready in a turn": (("action", {"team": TEAM, "ready": True}, {"team": TEAM}), {}, "KRY-13"),
    "a chosen agent not in hand": (("team", {"ready": True, "chosen": "W9"}, {}), {}, "KRY-23"),
    "a mission without missions": (("bid", {"mission": "red"}, {}), {}, "KRY-110"),
    "the same mission": (
        ("bid", {"mission": "red"}, {"mission": "red"}),
        {"options": {"missions": True}},
        "KRY-110",
    ),
    "no such mission": (("bid", {"mission": "gold"}, {}), {"options": {"missions": True}}, "KRY-111"),
    "removed without advanced": (("bid", {"removed": ["C9"]}, {}), {}, "KRY-91"),
    "too few removed": (("bid", {"removed": ["C9"]}, {}), {"options": {"advanced": True}}, "KRY-91"),
    "an extra without the module": (("bid", {"extra": "X1"}, {}), {}, "KRY-120"),
    "a weapon without a team": (("bid", {"weapon": "rifle"}, {}), {}, "KRY-32"),
    "a transport as weapon": (("action", {"team": TEAM, "weapon": "truck"}, {"team": TEAM}), {}, "KRY-34"),
    "an order that leaves somebody out": (("action", *TURN), {"order": [0, 0]}, "KRY-27"),
    "a turn in a bid": (("bid", {}, {}), {"order": [0, 1], "turn": 0}, "KRY-31"),
    "a turn beyond the order": (("action", *TURN), {"turn": 2}, "KRY-27"),
    "a weapon of a player who has not acted": (
        ("action", {"team": TEAM}, {"team": TEAM, "weapon": "rifle"}),
        {},
        "KRY-32",
    ),
    "a transport played before the action": (
        ("action", {"team": TEAM, "transport": "truck"}, {"team": TEAM}),
        {},
        "KRY-32",
    ),
    "fewer icons than none": (("bid", {}, {}), {"icons": -1}, "KRY-20"),
    "icons in a bid": (("bid", {}, {}), {"icons": 1}, "KRY-20"),
    "one card to choose from": (("keep", {}, {}), {"icons": 1, "pair": ["truck"]}, "KRY-20"),
    "three drawn cards": (("keep", {}, {}), {"icons": 1, "pair": ["truck"] * 3}, "KRY-20"),
    "an unknown draft": (("action", *TURN), {"draft": {"act": "dance"}}, "KRY-31"),
    "a draft in a bid": (("bid", {}, {}), {"draft": LOADING}, "KRY-31"),
    "a load that does not fit": (
        ("action", *TURN),
        {"draft": {"act": "load", "crystals": (2, 0, 0)}},
        "KRY-41",
    ),
    "a load that is not there": (
        ("action", *TURN),
        {"draft": {"act": "load", "crystals": (0, 1, 0)}},
        "KRY-43",
    ),
    "a loaded artefact that is not there": (
        ("action", *TURN),
        {"draft": {"act": "load", "artefacts": ["truck"]}},
        "KRY-43",
    ),
    "an attack on oneself": (("action", *TURN), {"draft": {**ATTACKING, "target": 0}}, "KRY-48"),
    "an attack that is too weak": (("action", *TURN), {"draft": ATTACKING}, "KRY-48"),
    "too many announced": (("action", *RAID), {"draft": {**ATTACKING, "announced": 2}}, "KRY-51"),
    "a theft of nothing": (("destination", *RAID), {"draft": {"act": "attack", "target": 1}}, "KRY-49"),
    "a destination without a theft": (("destination", *TURN), {}, "KRY-51"),
    "a destination before the announced cards are drawn": (
        ("destination", *RAID),
        {"draft": {**ATTACKING, "artefacts": []}},
        "KRY-52",
    ),
    "stolen cards that were not announced": (
        ("destination", *RAID),
        {"draft": {**ATTACKING, "artefacts": ["rifle", "rifle"]}},
        "KRY-52",
    ),
    "cards named in an attack": (
        ("action", *RAID),
        {"draft": {**ATTACKING, "artefacts": ["rifle"]}},
        "KRY-51",
    ),
    "a load with a target": (("action", *TURN), {"draft": {**LOADING, "target": 1}}, "KRY-31"),
    "a target who does not play": (("action", *TURN), {"draft": {**ATTACKING, "target": 4}}, "KRY-48"),
    "a weapon that is not there": (
        ("action", *TURN),
        {"draft": {"act": "overtime", "weapon": "rifle"}},
        "KRY-32",
    ),
    "a thief who is not in the team": (
        ("action", *TURN),
        {"draft": {"act": "rob", "target": 1, "special": "SA3"}},
        "KRY-96",
    ),
    "a thief who is a porter": (
        ("action", *TURN),
        {"draft": {"act": "rob", "target": 1, "special": "C3"}},
        "KRY-96",
    ),
    "a thief who is a spy": (
        ("action", {"team": ["KZ2", "C1", "C2"]}, TURN[1]),
        {"draft": {"act": "rob", "target": 1, "special": "KZ2"}, "options": SPIES},
        "KRY-101",
    ),
    "a spy where no artefact lies": (
        ("action", {"team": ["KZ2", "C1", "C2"]}, {"team": TEAM}),
        {"draft": {"act": "spy", "target": 1, "special": "KZ2"}, "used": ["KZ2"], "options": SPIES},
        "KRY-102",
    ),
    "a spy who has looked and is not used": (
        ("action", {"team": ["KZ2", "C1", "C2"]}, TURN[1]),
        {"draft": {"act": "spy", "target": 1, "special": "KZ2"}, "options": SPIES},
        "KRY-96",
    ),
    "used agents in a bid": (("bid", {}, {}), {"used": ["C1"]}, "KRY-96"),
    "leaving before acting": (("action", *TURN), {"leaving": True}, "KRY-98"),
    "a recruiter in a bid": (("bid", {}, {}), {"recruiter": 0}, "KRY-61"),
    "recruits in a bid": (("bid", {"recruits": (1, 0)}, {}), {}, "KRY-61"),
    "a refill after the last round": (("refill", {}, {}), {"round": 5}, "KRY-63"),
    "ready before three recruits": (("refill", {"ready": True}, {}), {}, "KRY-61"),
}


@pytest.mark.parametrize("name", IMPOSSIBLE)
def test_impossible_positions_are_refused_with_their_rule(name):
    (phase, *seats), more, rule = IMPOSSIBLE[name]
    with pytest.raises(BadInput) as error:
        table(phase, *seats, **more)
    assert error.value.rule == rule, str(error.value)


SIX = ["C1", "C2", "C3", "W1", "W2", "W3"]
SETTING_UP = {
    "missions that nobody plays with": ("missions", {}, ({}, {}), "KRY-110"),
    "extra agents that nobody plays with": ("extras", {"advanced": True}, ({}, {}), "KRY-120"),
    "decks in the base game": ("deck", {}, ({}, {}), "KRY-91"),
    "a chosen hand in a game with drawn ones": ("tactical", {}, ({}, {}), "KRY-105"),
    "a drawn hand in a game with chosen ones": ("hands", {"tactical": True}, ({}, {}), "KRY-105"),
    "the second mission before the first": (
        "missions",
        {"missions": True},
        ({}, {"mission": "red"}),
        "KRY-110",
    ),
    "all missions dealt and still dealing": (
        "missions",
        {"missions": True},
        ({"mission": "red"}, {"mission": "blue"}),
        "KRY-110",
    ),
    "a normal agent as extra agent": (
        "extras",
        {"advanced": True, "extra_agents": True},
        ({"extra": "C1"}, {}),
        "KRY-120",
    ),
    "an artefact before they are dealt": ("hands", {}, ({"artefacts": ["truck"]}, {}), "KRY-8"),
    "a miner on the second entrance space before the first": (
        "entrance",
        {},
        ({"space": 3, "hand": SIX, "artefacts": ["truck"]}, {"hand": SIX, "artefacts": ["truck"]}),
        "KRY-10",
    ),
    "miners that have all entered": (
        "entrance",
        {},
        (
            {"space": 1, "hand": SIX, "artefacts": ["truck"]},
            {"space": 3, "hand": SIX, "artefacts": ["truck"]},
        ),
        "KRY-10",
    ),
    "an opening hand of carriers alone": (
        "artefacts",
        {},
        ({"hand": ["C1", "C2", "C3", "C4", "C5", "C6"]}, {"hand": SIX}),
        "KRY-7",
    ),
    "more in a camp than the entrance gave": (
        "entrance",
        {},
        ({"hand": SIX, "artefacts": ["truck"], "camp": (1, 0, 0)}, {"hand": SIX, "artefacts": ["truck"]}),
        "KRY-10",
    ),
    "a bid before the first round": ("hands", {}, ({"bid": (1, 0, 0)}, {}), "KRY-14"),
}


@pytest.mark.parametrize("name", SETTING_UP)
def test_impossible_set_ups_are_refused_with_their_rule(name):
    phase, options, seats, rule = SETTING_UP[name]
    with pytest.raises(BadInput) as error:
        kastellan.position("krysis", {"phase": phase, "round": 0, "options": options, "seats": list(seats)})
    assert error.value.rule == rule, str(error.value)


def test_a_position_reads_back_as_it_was_written():
    at = table("action", *TURN, draft=LOADING)
    again = GAME.read(GAME.write(at.state), CONTENT)
    assert again == at.state
    assert again.bank == [35 - 4, 40 - 5, 50 - 9]
