"""The summary card in the rulebook shows the house data, word for word, in every language."""

import pytest

from kastellan.games.krysis.content.mine import COMPANIES, EXTRAS, NORMAL, SPECIALS
from kastellan.games.krysis.rules import Rule
from kastellan.games.krysis.steps.scoring import DIFFERENT, SAME
from kastellan.locale import LANGUAGES, say
from kastellan.rulebook import paragraphs
from tests.games.krysis.board import CONTENT

every_language = pytest.mark.parametrize("language", LANGUAGES)


def table(part, language):
    """Return the rows of a table of the summary card, without its head."""
    text = next(one.text for one in paragraphs("krysis", language) if one.id == part)
    lines = [line for line in text.splitlines() if line.startswith("|")]
    return [tuple(cell.strip() for cell in line.strip("|").split("|")) for line in lines[2:]]


def goods(bundle, language):
    """Return crystals and artefacts in words."""
    kinds = zip(("red", "blue", "white", "artefacts"), "RBWA", strict=True)
    return say(language, "krysis-goods", {kind: bundle.count(letter) for kind, letter in kinds})


def figure(stat, language):
    """Return a speed or a combat value: a number, or so much for each crystal of a colour."""
    if isinstance(stat, int):
        return str(stat)
    letter, times = stat.split("*")
    crystal = CONTENT.file.crystals["RBW".index(letter)].id
    return f"{times} × {CONTENT.name('crystal', crystal, language)}"


def skill(agent, language):
    """Return a skill with its figure."""
    name, _, value = agent.skill.partition(" ")
    told = say(language, "krysis-ui-skill", {"skill": name, "value": int(value) if value.isdigit() else 0})
    return f"{told} {goods(value, language)}" if name == "master_miner" else told


def load(agent, language):
    """Return what a carrier holds, or how strong a warrior is."""
    if agent.kind == "carrier":
        return goods(agent.slots, language)
    return f"{say(language, 'krysis-ui-combat', {})} {figure(agent.combat, language)}"


def normal(agent, language):
    last = goods(agent.slots, language) if agent.kind == "carrier" else figure(agent.combat, language)
    return agent.name[language], str(agent.stars), figure(agent.speed, language), last


def special(agent, language):
    figures = str(agent.stars), figure(agent.speed, language), load(agent, language)
    return agent.name[language], *figures, skill(agent, language)


def owner(number, language):
    """Return the company of a special agent; the common ones belong to all."""
    companies = CONTENT.file.companies
    return companies[(number - COMPANIES) // 3].name[language] if number >= COMPANIES else "–"


def effect(artefact, language):
    if artefact.kind == "weapon":
        return say(language, "krysis-ui-plus-combat", {"combat": artefact.combat})
    colour, count = {"R": "red", "B": "blue"}[artefact.slots[0]], len(artefact.slots)
    return say(language, "krysis-ui-slots", {"colour": colour, "count": count})


@every_language
@pytest.mark.parametrize(("part", "kind"), [("KRY-S1", "carrier"), ("KRY-S2", "warrior")])
@pytest.mark.rule(Rule.PLAYERS)
def test_the_normal_agents_are_listed_with_their_figures(part, kind, language):
    agents = [agent for agent in CONTENT.agents[:NORMAL] if agent.kind == kind]
    assert table(part, language) == [normal(agent, language) for agent in agents]


@every_language
@pytest.mark.rule(Rule.SPECIALS)
def test_the_special_agents_are_listed_with_their_companies_and_skills(language):
    numbers = range(SPECIALS, EXTRAS)
    rows = [(*special(CONTENT.agents[n], language), owner(n, language)) for n in numbers]
    assert table("KRY-S3", language) == rows


@every_language
@pytest.mark.rule(Rule.EXTRA_AGENTS)
def test_the_extra_agents_are_listed_with_their_skills(language):
    assert table("KRY-S4", language) == [special(agent, language) for agent in CONTENT.agents[EXTRAS:]]


@every_language
@pytest.mark.rule(Rule.FIRST_ARTEFACT)
def test_the_artefacts_are_listed_with_their_copies(language):
    rows = [(one.name[language], str(one.copies), effect(one, language)) for one in CONTENT.file.artefacts]
    assert table("KRY-S5", language) == rows


@every_language
@pytest.mark.rule(Rule.ARTEFACT_GROUPS)
def test_the_groups_are_listed_with_their_points(language):
    equal, different = table("KRY-S6", language)
    assert equal[1:] == (*map(str, SAME[1:]), "–")
    assert different[1:] == tuple(map(str, DIFFERENT[1:]))
