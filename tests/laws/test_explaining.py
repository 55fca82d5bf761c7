"""Whatever lies on a table is explained: in three languages, from the asker's view alone; sums add up."""

import json
from collections.abc import Iterator
from functools import cache
from math import prod
from random import Random
from typing import Any

import msgspec
import pytest

from kastellan.core import resample
from kastellan.core.explaining import Answer, Asked
from kastellan.core.game import Line
from kastellan.games import GAMES
from kastellan.locale import LANGUAGES, say
from kastellan.tables.explaining import NO_SUCH_THING, explained
from tests.laws.setups import every_setup, moves, some
from tests.laws.sources import WEB

NAMES = ("Ana", "Boyan", "Chloé", "Dora", "Emil", "Fanny", "Goran", "Hana")
THINGS = json.loads((WEB / "learn/things.json").read_text())
MOST_GAMES = 40
ENGINES_OWN = {"seat"}
"""Of the things that every board has, the one of which the rules know something."""

every_game = pytest.mark.parametrize("slug", [slug for slug, game in GAMES.items() if game.explaining])


@cache
def asked(slug: str) -> list[tuple[Any, Any, Any]]:
    """Return positions of random games in several set-ups, with viewers, until each kind of thing was met."""
    game, rng = GAMES[slug], Random(3)
    setups, found, missing = every_setup(game), [], set(game.explaining.kinds)
    for seed in range(MOST_GAMES):
        setup = setups[seed * (len(setups) - 1) // 2] if seed < 3 else rng.choice(setups)
        for state in [after for *_, after in some(moves(game, setup, seed), rng, 0.06)]:
            viewer = rng.choice((None, *range(setup.seats)))
            question = Asked(game.view(state, viewer), state.content)
            kinds = {kind for kind, _ in game.explaining.things(question).values()}
            if seed < 3 or missing & kinds:
                found.append((state, viewer, question))
            missing -= kinds
        if seed >= 3 and not missing:
            break
    return found


def lines_of(answer: Answer) -> Iterator[Line]:
    """Yield every line of an answer."""
    yield from (answer.title, answer.what)
    for section in answer.sections:
        yield section.heading
        yield from filter(None, (section.note, *section.lines))
        for one in section.sums:
            yield from filter(None, (one.label, one.line, *(term.line for term in one.terms)))
        for state in section.states:
            yield from (state.label, state.line)


def answers(slug: str) -> Iterator[tuple[Any, Any, str, Answer]]:
    """Yield all things of those positions with what is said of them."""
    explaining = GAMES[slug].explaining
    for state, viewer, question in asked(slug):
        for thing in explaining.things(question):
            answer = explaining.explain(question, thing)
            assert answer is not None, thing
            yield state, viewer, thing, answer


@every_game
def test_every_kind_of_thing_is_met_and_has_its_place_on_the_board(slug: str) -> None:
    kinds = {thing.split(":")[0] for _, _, thing, _ in answers(slug)}
    assert kinds == set(GAMES[slug].explaining.kinds)
    assert kinds <= set(THINGS[slug]) | ENGINES_OWN


@every_game
def test_answers_are_whole_sentences_in_three_languages(slug: str) -> None:
    namer, said = GAMES[slug].load(None).name, set()
    for _, _, thing, answer in answers(slug):
        for line in lines_of(answer):
            if (line.key, repr(line.facts)) in said:
                continue
            said.add((line.key, repr(line.facts)))
            for language in LANGUAGES:
                text = say(language, line.key, line.facts, NAMES, namer)
                assert text.strip(), (thing, line)
                assert "{" not in text, (thing, text)
                assert "???" not in text, (thing, text)


@every_game
def test_sums_come_to_what_they_say(slug: str) -> None:
    counted = 0
    for _, _, thing, answer in answers(slug):
        for one in (one for section in answer.sections for one in section.sums if one.terms):
            amounts = [term.amount for term in one.terms]
            assert one.total == (sum(amounts) if one.by == "+" else prod(amounts)), (thing, one)
            counted += 1
    assert counted


@every_game
def test_at_most_two_paragraphs_are_named_and_they_exist(slug: str) -> None:
    rules = set(GAMES[slug].rules)
    for _, _, thing, answer in answers(slug):
        assert len(answer.rules) <= 2, thing
        assert set(answer.rules) <= rules, thing


@every_game
def test_what_counts_beside_a_thing_lies_on_the_table_too(slug: str) -> None:
    explaining = GAMES[slug].explaining
    for _, _, question in asked(slug):
        things = explaining.things(question)
        for thing in things:
            assert set(explaining.explain(question, thing).near) <= set(things), thing


@every_game
def test_who_sees_the_same_is_told_the_same(slug: str) -> None:
    """Two worlds that a viewer cannot tell apart are explained alike: nothing hidden is told."""
    game, rng = GAMES[slug], Random(8)
    for state, viewer, question in asked(slug):
        twin = resample(game, state, viewer, rng)
        other = Asked(game.view(twin, viewer), twin.content)
        assert game.explaining.titles(other) == game.explaining.titles(question)
        for thing in game.explaining.things(question):
            assert game.explaining.explain(other, thing) == game.explaining.explain(question, thing), thing


@every_game
@pytest.mark.rule("TABLE-13")
@pytest.mark.parametrize("thing", ["", "dragon:1", "seat", "seat:0", "seat:99", "seat:1:1", "seat:x", "::"])
def test_what_is_not_on_the_table_is_refused_kindly(slug: str, thing: str) -> None:
    game, (state, viewer, _) = GAMES[slug], asked(slug)[0]
    view = game.view(state, viewer)
    found = explained(game, state.content, msgspec.json.encode(view), thing, 1, hints=True)
    if thing:
        assert found == NO_SUCH_THING
    else:
        assert not isinstance(found, type(NO_SUCH_THING))
        assert found.things.keys() == game.explaining.things(Asked(view, state.content)).keys()
