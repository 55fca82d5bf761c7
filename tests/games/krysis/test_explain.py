"""What is said of teams, cards, slots, missions and headquarters adds up to what the engine counts."""

from random import Random

import pytest

from kastellan.core.explaining import Asked
from kastellan.core.playout import step
from kastellan.games.krysis import GAME
from kastellan.games.krysis.steps import scoring
from kastellan.games.krysis.steps.cards import combat, initiative
from kastellan.games.krysis.steps.loading import team_slots


@pytest.mark.rule("KRY-26")
@pytest.mark.parametrize("advanced", [False, True])
def test_figures_add_up_to_those_of_the_engine(advanced):
    rng, state = Random(5), GAME.start(4, GAME.options(advanced=advanced), GAME.load(None))
    teams = 0
    while GAME.to_act(state):
        GAME.advance(state, *step(GAME, state, rng))
        asked = Asked(GAME.view(state, 1), state.content)
        hq = GAME.explaining.explain(asked, "hq:1").sections[0].sums[0].total
        assert hq == sum(scoring.points(state, 1)[1:3])
        for seat in range(4):
            if (answer := GAME.explaining.explain(asked, f"team:{seat}")) is not None:
                speed, fight = answer.sections[0].sums
                assert speed.total == initiative(state, seat)
                assert fight.total == combat(state, seat) == sum(term.amount for term in fight.terms)
                teams += 1
    assert teams


def positions(seed, **options):
    """Yield the positions of a random game of three with what the first seat asks about them."""
    rng, state = Random(seed), GAME.start(3, GAME.options(**options), GAME.load(None))
    while GAME.to_act(state):
        GAME.advance(state, *step(GAME, state, rng))
        yield state, Asked(GAME.view(state, 0), state.content)


def answers(asked, kind):
    """Return what is said of all things of a kind, with their numbers."""
    things = GAME.explaining.things(asked).items()
    return [(numbers, GAME.explaining.explain(asked, name)) for name, (one, numbers) in things if one == kind]


@pytest.mark.rule("KRY-30")
def test_slots_of_a_colour_add_up_to_those_of_the_team_with_its_vehicle():
    counted = vehicles = 0
    for state, asked in positions(2):
        for (seat, colour), answer in answers(asked, "slot"):
            ride = asked.view.draft.transport if asked.view.active == seat and asked.view.draft else None
            ride = asked.view.seats[seat].transport if ride is None else ride
            slots = team_slots(state, seat, -1 if ride is None else ride)
            assert answer.sections[0].sums[0].total == slots[colour] > 0
            counted += 1
            vehicles += ride is not None
    assert counted
    assert vehicles


@pytest.mark.rule("KRY-65")
def test_an_artefact_is_told_what_it_adds_at_home_and_there_what_all_come_to():
    carried = kept = 0
    for state, asked in (one for seed in range(8) for one in positions(seed)):
        hoard = scoring.hoard_of(state, 0)
        for (card,), answer in answers(asked, "artefact"):
            home = answer.sections[1].states[1].line.facts["points"]
            assert home == scoring.growth(hoard, scoring.ONE[card])
            carried += 1
        for _, answer in answers(asked, "kept"):
            assert answer.sections[0].sums[0].total == scoring.best_groups(tuple(hoard))
            kept += 1
    assert carried
    assert kept


@pytest.mark.rule("KRY-113")
def test_a_mission_is_told_whether_it_is_fulfilled_only_where_all_headquarters_are_open():
    told = set()
    for seed in range(6):
        for state, asked in positions(seed, missions=True, open_hq=True):
            for _, answer in answers(asked, "mission"):
                leads = answer.sections[0].lines[0].key == "help-krysis-mission-leads"
                assert leads == bool(scoring.mission_points(state, 0))
                told.add(leads)
    assert told == {True, False}
    hidden = [
        answer.sections[0]
        for state, asked in positions(1, missions=True)
        for _, answer in answers(asked, "mission")
        if GAME.outcome(state) is None
    ]
    assert {section.lines[0].key for section in hidden} == {"help-krysis-mission-hidden"}
    assert {tuple(one.seat for one in section.sums) for section in hidden} == {(0,)}


@pytest.mark.rule("KRY-33")
def test_a_weapon_that_was_played_is_part_of_the_sum_of_its_team():
    weapons = 0
    for state, asked in positions(3):
        for (seat, card), answer in answers(asked, "played"):
            if state.weapon[seat] == card:
                (total,) = answer.sections[0].sums
                assert (total.total, total.terms[-1].amount) == (
                    combat(state, seat),
                    state.content.power[card],
                )
                weapons += 1
    assert weapons
