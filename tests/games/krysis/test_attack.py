"""Phase 3: attacks (KRY-36, KRY-48 to KRY-57)."""

from fractions import Fraction

import pytest

from kastellan.core import BadInput
from kastellan.games.krysis import GAME, ready
from kastellan.games.krysis import actions as do
from kastellan.games.krysis.rules import Rule
from kastellan.games.krysis.steps.cards import combat, defence, is_defended
from tests.games.krysis.board import (
    artefact,
    camp,
    chance,
    crystals,
    face_down,
    hoard,
    hq,
    named,
    play,
    quiet,
    rule_of,
    table,
)


@pytest.mark.rule(Rule.ATTACK, Rule.STEAL_SOMETHING, Rule.DEFENDED, "KRY-V23")
@pytest.mark.parametrize(
    ("mine", "theirs", "loot", "rule"),
    [
        (["W7", "W4", "C3"], ["W7", "W4", "C3"], (1, 0, 0), Rule.ATTACK),
        (["W7", "W5", "C3"], ["W7", "W4", "C3"], (1, 0, 0), None),
        (["C1", "C2", "C3"], ["C1", "C2", "C3"], (1, 0, 0), Rule.ATTACK),
        (["C1", "C2", "C3"], [], (1, 0, 0), None),
        (["C1", "C2", "C3"], [], (0, 0, 0), Rule.STEAL_SOMETHING),
    ],
    ids=["12 against 12", "13 against 12", "0 against 0", "undefended", "undefended and empty"],
)
def test_an_attack_must_be_stronger_or_meet_no_defence(mine, theirs, loot, rule):
    turn = {"order": [0, 1]} if theirs else {"order": [1, 0], "turn": 1}
    at = table("action", {"team": mine}, {"team": theirs, "camp": loot}, **turn)
    assert rule_of(at, 0, do.Attack(1)) == rule
    assert (do.Attack(1) in at.legal(0)) == (rule is None)


@pytest.mark.rule(Rule.ATTACK)
def test_the_target_is_another_player():
    at = table("action", {"team": ["W7", "W4", "C3"], "camp": (1, 0, 0)}, {"team": ["C1", "C2", "C3"]})
    for target in (0, 2, -1):
        assert rule_of(at, 0, do.Attack(target)) == Rule.ATTACK


@pytest.mark.rule(Rule.ANNOUNCE, "KRY-V24", "KRY-V25")
@pytest.mark.parametrize("loot", ["RRB", "RRWW", "RBWWW"])
def test_an_attack_takes_what_fits_and_leaves_the_rest(loot):
    at = table("action", {"team": ["C8", "W7", "W4"]}, {"team": ["W1", "C1", "C3"], "camp": (3, 2, 4)})
    play(at, 0, do.Attack(1), *crystals(loot), ready.CONFIRM, ready.TO_HQ)
    taken = [loot.count(letter) for letter in "RBW"]
    assert camp(at, 1) == tuple(lay - took for lay, took in zip((3, 2, 4), taken, strict=True))
    assert hq(at, 0) == tuple(had + took for had, took in zip((1, 2, 3), taken, strict=True))


@pytest.mark.rule(Rule.DESTINATION, Rule.STOLEN_HQ, Rule.STOLEN_CAMP, "KRY-V26")
def test_home_leaves_the_own_camp_open_and_camp_keeps_team_and_weapon():
    seats = (
        {"team": ["C8", "W7", "W4"], "camp": (0, 0, 4), "artefacts": ["rifle", "motorcycle"]},
        {"team": ["W1", "C1", "C3"], "camp": (3, 0, 0)},
    )
    home = table("action", *seats)
    play(home, 0, do.Attack(1), *crystals("R"), ready.CONFIRM)
    assert rule_of(home, 0, ready.LOAD) == Rule.DESTINATION
    assert rule_of(home, 1, ready.TO_HQ) == Rule.ACTION
    play(home, 0, ready.TO_HQ)
    assert camp(home, 0) == (0, 0, 4)
    assert not is_defended(home.state, 0)
    stay = table("action", *seats)
    play(stay, 0, do.Attack(1), do.Play(artefact("rifle")), do.Play(artefact("motorcycle")), *crystals("RRR"))
    play(stay, 0, ready.CONFIRM, ready.TO_CAMP)
    assert camp(stay, 0) == (3, 0, 4)
    assert defence(stay.state, 0) == 17
    assert stay.view(1).seats[0].transport == artefact("motorcycle")
    assert rule_of(stay, 1, do.Attack(0)) == Rule.ATTACK


@pytest.mark.rule(Rule.STOLEN_BANK)
def test_selling_loot_pays_and_discards_the_team():
    at = quiet(
        table(
            "action",
            {"team": ["C8", "W7", "W4"], "artefacts": ["rifle"]},
            {"team": [], "camp": (1, 0, 0), "artefacts": ["truck"]},
            order=[1, 0],
            turn=1,
        )
    )
    play(at, 0, do.Attack(1), do.Play(artefact("rifle")), *crystals("R"), ready.ANNOUNCE, ready.CONFIRM)
    chance(at, do.DealArtefact(artefact("truck")))
    play(at, 0, ready.TO_BANK)
    assert at.state.score == [4, 0]
    assert named(at.state.scrap) == ["rifle", "truck"]
    assert at.view().seats[0].agents.team == ()


@pytest.mark.rule(Rule.RANDOM_THEFT, Rule.PLAYED_SAFE, Rule.ANNOUNCE, "KRY-V27")
def test_artefacts_are_stolen_at_random_from_the_face_down_ones():
    at = quiet(
        table(
            "action",
            {"team": ["W1", "C1", "C3"], "artefacts": ["pistol", "buggy", "truck"], "weapon": "cannon"},
            {"team": ["C8", "W7", "W9"], "camp": (2, 0, 0), "artefacts": ["rifle"]},
            turn=1,
        )
    )
    play(at, 1, do.Attack(0), do.Play(artefact("rifle")), ready.ANNOUNCE, ready.ANNOUNCE, ready.ANNOUNCE)
    assert rule_of(at, 1, ready.ANNOUNCE) == Rule.FITS
    play(
        at,
        1,
        ready.TAKE_BACK,
        do.Attack(0),
        do.Play(artefact("rifle")),
        ready.ANNOUNCE,
        ready.ANNOUNCE,
        ready.CONFIRM,
    )
    pairs: dict[tuple[str, ...], Fraction] = {}
    firsts = GAME.chance(at.state)
    for first, weight in firsts:
        once = at.state.copy()
        GAME.advance(once, -1, first)
        seconds = GAME.chance(once)
        for second, times in seconds:
            twice = once.copy()
            GAME.advance(twice, -1, second)
            share = Fraction(weight, sum(w for _, w in firsts)) * Fraction(times, sum(w for _, w in seconds))
            pair = tuple(named(twice.draft.bundle))
            pairs[pair] = pairs.get(pair, Fraction(0)) + share
    third = Fraction(1, 3)
    assert pairs == {("pistol", "buggy"): third, ("pistol", "truck"): third, ("buggy", "truck"): third}


@pytest.mark.rule(Rule.ANNOUNCE, "KRY-V27")
def test_no_more_artefacts_are_announced_than_lie_there():
    at = table(
        "action",
        {"team": ["W1", "C1", "C3"], "artefacts": ["pistol", "buggy", "truck"], "weapon": "pistol"},
        {"team": ["C8", "C7", "W9"], "camp": (2, 0, 0)},
        turn=1,
    )
    play(at, 1, do.Attack(0), ready.ANNOUNCE, ready.ANNOUNCE, ready.ANNOUNCE)
    assert rule_of(at, 1, ready.ANNOUNCE) == Rule.ANNOUNCE
    assert rule_of(at, 1, do.AddArtefact(0)) == Rule.ANNOUNCE
    assert rule_of(at, 1, ready.TO_HQ) == Rule.DESTINATION


@pytest.mark.rule(Rule.ATTACK, Rule.PLAY_ARTEFACTS, Rule.ARTEFACT_EFFECT, "KRY-V28")
def test_a_strong_enough_weapon_makes_an_attack_legal():
    victim = {"team": ["W9", "C1", "C3"], "camp": (0, 0, 2)}
    weak = table("action", {"team": ["W1", "C1", "C3"], "artefacts": ["pistol", "pistol"]}, victim)
    assert rule_of(weak, 0, do.Attack(1)) == Rule.ATTACK
    at = table("action", {"team": ["W1", "C1", "C3"], "artefacts": ["pistol", "rifle", "truck"]}, victim)
    play(at, 0, do.Attack(1))
    assert rule_of(at, 0, do.Play(artefact("pistol"))) == Rule.ATTACK
    assert rule_of(at, 0, do.Play(artefact("truck"))) == Rule.ATTACK
    assert rule_of(at, 0, do.AddCrystal(2)) == Rule.ATTACK
    assert rule_of(at, 0, ready.CONFIRM) == Rule.ATTACK
    assert rule_of(at, 0, ready.ANNOUNCE) == Rule.ATTACK
    assert set(at.legal(0)) == {ready.TAKE_BACK, do.Play(artefact("rifle"))}
    play(at, 0, do.Play(artefact("rifle")))
    assert rule_of(at, 0, do.Play(artefact("pistol"))) == Rule.PLAY_ARTEFACTS
    assert rule_of(at, 0, ready.CONFIRM) == Rule.STEAL_SOMETHING
    play(at, 0, *crystals("W"), ready.CONFIRM, ready.TO_HQ)
    assert camp(at, 1) == (0, 0, 1)


@pytest.mark.rule(Rule.COMBAT, Rule.DEFENCE, Rule.VICTIM, "KRY-V29")
def test_a_combat_multiplier_is_counted_at_each_comparison():
    at = table(
        "action",
        {"team": ["W7", "C7", "C3"]},
        {"team": ["W3", "C1", "C3"]},
        {"team": ["W6", "C1", "C3"], "camp": (3, 0, 0)},
    )
    assert defence(at.state, 2) == 6
    play(at, 0, do.Attack(2), *crystals("RR"), ready.CONFIRM, ready.TO_HQ)
    assert defence(at.state, 2) == 2
    assert rule_of(at, 1, do.Attack(2)) is None


@pytest.mark.rule(Rule.COMBAT, Rule.STOLEN_CAMP, "KRY-V30")
def test_loot_in_the_own_camp_strengthens_its_defence():
    at = table(
        "action",
        {"team": [], "camp": (2, 0, 0)},
        {"team": ["W6", "C7", "C3"], "camp": (0, 0, 2)},
        {"team": ["C1", "C2", "C3"], "camp": (1, 0, 0)},
        turn=1,
    )
    assert combat(at.state, 1) == 0
    assert [a for a in at.legal(1) if isinstance(a, do.Attack)] == [do.Attack(0)]
    play(at, 1, do.Attack(0), *crystals("RR"), ready.CONFIRM, ready.TO_CAMP)
    assert defence(at.state, 1) == 4
    assert hoard(at, 1) == face_down(at, 1) == []


@pytest.mark.rule(Rule.RANDOM_THEFT)
def test_robber_and_victim_see_the_stolen_cards_and_others_their_number():
    at = quiet(
        table(
            "action",
            {"team": ["C8", "W7", "W4"]},
            {"team": ["C1", "C2", "C3"], "artefacts": ["truck"]},
            {"team": ["C1", "C2", "C3"]},
        )
    )
    play(at, 0, do.Attack(1), ready.ANNOUNCE, ready.CONFIRM)
    chance(at, do.DealArtefact(artefact("truck")))
    seen = [at.view(viewer).theft.artefacts for viewer in (0, 1, 2, None)]
    assert seen == [(0, 0, 0, 0, 0, 1), (0, 0, 0, 0, 0, 1), None, None]
    assert [at.view(viewer).theft.drawn for viewer in (0, 1, 2, None)] == [1, 1, 1, 1]
    play(at, 0, ready.TO_CAMP)
    assert face_down(at, 0) == ["truck"]
    assert at.view(1).seats[0].artefacts is None


@pytest.mark.rule(Rule.NO_REACTIONS, Rule.DEFENCE)
def test_the_victim_decides_nothing_during_an_attack():
    at = quiet(
        table(
            "action",
            {"team": ["C8", "W7", "W4"]},
            {"team": ["C1", "C2", "C3"], "camp": (1, 0, 0), "artefacts": ["cannon"]},
        )
    )
    reactions = (
        do.Play(artefact("cannon")),
        ready.OVERTIME,
        ready.LOAD,
        do.Attack(0),
        ready.TO_CAMP,
        ready.TAKE_BACK,
    )
    for step, event in (
        (do.Attack(1), None),
        (ready.ANNOUNCE, None),
        (ready.CONFIRM, do.DealArtefact(artefact("cannon"))),
    ):
        play(at, 0, step)
        assert 1 not in at.to_act
        assert list(at.legal(1)) == []
        assert {rule_of(at, 1, reaction) for reaction in reactions} == {Rule.ACTION}
        if event is not None:
            chance(at, event)
    assert at.view().phase == "destination"
    assert list(at.legal(1)) == []


@pytest.mark.rule(Rule.ANNOUNCE, Rule.DESTINATION, Rule.COMBAT)
def test_stolen_crystals_have_left_the_camp_before_their_destination_is_chosen():
    seats = (
        {"team": ["C8", "W7", "W4"]},
        {"team": ["W6", "C1", "C3"], "camp": (3, 1, 0), "artefacts": ["truck"]},
    )
    at = quiet(table("action", *seats))
    bank = at.view().bank
    play(at, 0, do.Attack(1), *crystals("RR"))
    assert at.view(1).seats[1].camp == (3, 1, 0)
    play(at, 0, ready.ANNOUNCE, ready.CONFIRM)
    for _ in range(2):
        for viewer in (0, 1, None):
            seen = at.view(viewer)
            assert (seen.seats[1].camp, seen.seats[1].defence) == ((1, 1, 0), 2)
            assert (seen.theft.crystals, seen.seats[0].camp, seen.bank) == ((2, 0, 0), (0, 0, 0), bank)
        assert GAME.read(GAME.write(at.state), at.state.content) == at.state
        if at.view().phase == "theft":
            chance(at, do.DealArtefact(artefact("truck")))
    play(at, 0, ready.TO_CAMP)
    assert (camp(at, 0), camp(at, 1)) == ((2, 0, 0), (1, 1, 0))


@pytest.mark.rule(Rule.ATTACK, Rule.COMBAT)
def test_a_written_theft_was_strong_enough_while_the_stolen_crystals_lay_there():
    robber, victim = {"team": ["W1", "C7", "C3"]}, {"team": ["W6", "C1", "C2"], "camp": (1, 0, 0)}
    theft = {"act": "attack", "target": 1, "crystals": (1, 0, 0)}
    assert camp(table("destination", robber, victim | {"camp": (0, 0, 0)}, draft=theft), 1) == (0, 0, 0)
    with pytest.raises(BadInput) as error:
        table("destination", robber, victim, draft=theft)
    assert error.value.rule == Rule.ATTACK
