"""Lessons can be followed: what is expected is legal, slips are refused by their rule, and it is won."""

import json
import re
from random import Random

import msgspec
import pytest
from fluent.syntax import FluentParser, ast

from kastellan.core.playout import pick
from kastellan.locale import LANGUAGES
from kastellan.tables.lesson_checks import LONGEST, Walk, mistakes_in, texts_of, wrong_at
from kastellan.tables.lessons import lesson_names, lesson_of, read_lesson, taught
from tests.laws.sources import LOCALE, WEB

LESSONS = [
    (slug, name, language) for slug in taught() for name in lesson_names(slug) for language in LANGUAGES
]
every_lesson = pytest.mark.parametrize(("slug", "name", "language"), LESSONS)


def once(pairs):
    """Return an object whose names are there once each: of two the first would be lost."""
    assert len(dict(pairs)) == len(pairs), [name for name, _ in pairs]
    return dict(pairs)


THINGS = json.loads((WEB / "learn" / "things.json").read_text(encoding="utf-8"), object_pairs_hook=once)


@every_lesson
def test_a_lesson_is_followed_from_its_first_moment_to_a_won_game(slug, name, language):
    assert list(mistakes_in(slug, lesson_of(slug, name, language))) == []


@every_lesson
def test_a_lesson_ends_whatever_is_played_alone(slug, name, language):
    lesson = lesson_of(slug, name, language)
    if lesson.ends == "said":
        return  # nothing is played alone, and following it is a law of its own
    for seed in range(3):
        walk, rng = Walk(slug, lesson), Random(seed)
        for moment in lesson.moments[:-1]:
            assert not list(wrong_at(walk, moment))
        assert walk.course.moment.alone
        for _ in range(LONGEST):
            if walk.over:
                break
            walk.play(msgspec.to_builtins(pick(walk.game, walk.state, lesson.seat, rng)))
        assert walk.over


@every_lesson
def test_every_thing_that_glows_is_known_to_the_board(slug, name, language):
    kinds = THINGS["any"].keys() | THINGS.get(slug, {}).keys()
    named = {glow.split(":")[0] for moment in lesson_of(slug, name, language).moments for glow in moment.glow}
    assert named <= kinds


@every_lesson
def test_a_lesson_answers_every_wrong_try_and_takes_a_few_minutes(slug, name, language):
    lesson = lesson_of(slug, name, language)
    slips = [slip for moment in lesson.moments for slip in moment.slips]
    if lesson.ends == "won":
        assert 3 <= lesson.minutes <= 6
        assert any(slip.rule for slip in slips), "one is refused by a rule"
        assert any(not slip.rule for slip in slips), "one is legal"
    else:
        assert 1 <= lesson.minutes <= 3
        assert slips, "a wrong try is foreseen"
    assert len({moment.name for moment in lesson.moments}) == len(lesson.moments)


@pytest.mark.parametrize("slug", taught())
def test_no_text_is_left_over(slug):
    written = FluentParser().parse((LOCALE / "en" / f"lessons-{slug}.ftl").read_text(encoding="utf-8")).body
    keys = {entry.id.name for entry in written if isinstance(entry, ast.Message)}
    assert keys == {
        key
        for one, name, language in LESSONS
        if one == slug
        for key in texts_of(slug, lesson_of(slug, name, language))
    }


PLACES = {
    "en": r"(below|above|beside) the (map|board|island)|(button|table|row) (below|above)",
    "fr": r"(sous|au-dessus de) (la carte|l’île|le plateau)|ci-dess|bouton (en|au)-dessous",
    "bg": r"(под|над) (картата|острова|дъската)|(бутона|таблицата) по-(долу|горе)",
}
"""Words for places beside the board or the coach, which are elsewhere on a phone."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", taught())
def test_no_text_says_where_on_the_screen_a_thing_is(slug, language):
    text = (LOCALE / language / f"lessons-{slug}.ftl").read_text(encoding="utf-8")
    assert not [found[0] for found in re.finditer(PLACES[language], text, re.IGNORECASE)]


def test_the_client_lists_all_lessons_in_their_order():
    listed = json.loads((WEB / "learn" / "lessons.json").read_text(encoding="utf-8"))
    assert listed == {
        slug: [{"name": name, "minutes": lesson_of(slug, name, "en").minutes} for name in lesson_names(slug)]
        for slug in taught()
    }, "run: make types"


def test_the_first_page_offers_the_games_that_are_taught():
    source = (WEB / "learn" / "progress.ts").read_text(encoding="utf-8")
    offered = json.loads(re.search(r"TAUGHT = (\[.*?\])", source)[1])
    assert sorted(offered) == sorted(taught())


@pytest.mark.parametrize("slug", taught())
def test_the_first_game_comes_first_and_a_lesson_is_alike_in_all_languages(slug):
    assert lesson_names(slug)[0] == "first"
    for name in lesson_names(slug):
        alike = {(one.order, one.minutes, len(one.moments)) for one in spoken(slug, name)}
        assert len(alike) == 1, name


def spoken(slug, name):
    """Return a lesson in all languages."""
    return [lesson_of(slug, name, language) for language in LANGUAGES]


GOOD = """
minutes = 4
[position]
first = 0
turn = 0
hands = [
  [1, 3, 6, 9, 15, 18, 19, 22, 25, 29],
  [8, 12, 13, 14, 17, 24, 27, 28, 31, 32],
  [4, 5, 10, 11, 16, 20, 21, 23, 26, 30],
]
face_up = [[3, 5], [1, 3], [5, 7]]
aside = [2, 7]
points = [14, 2, 2]
[[moments]]
name = "gap"
expects = [{ type = "guess", target = 1, index = 2, value = 13 }]
slips = [{ tried = { type = "guess", target = 1, index = 1, value = 12 }, rule = "KRP-24", says = "open" }]
"""
"""A lesson in one guess: 14 points and 3 more."""


def test_the_first_lesson_of_a_game_is_a_game_that_is_won():
    assert all(lesson_of(slug, "first", language).ends == "won" for slug, _, language in LESSONS)


def test_a_short_lesson_may_end_when_all_is_said():
    said = GOOD.replace("minutes = 4", 'minutes = 1\nends = "said"').replace("points = [14", "points = [2")
    assert list(mistakes_in("kryptos", read_lesson(said, "said"))) == []
    alone = said + '[[moments]]\nname = "alone"\nalone = true\n'
    assert any("`alone`" in one for one in mistakes_in("kryptos", read_lesson(alone, "alone")))


def test_a_moment_that_wants_all_of_it_has_to_show_it():
    whole = read_lesson(GOOD.replace('name = "gap"', 'name = "gap"\nwhole = true'), "whole")
    assert any("nothing is shown" in one for one in mistakes_in("kryptos", whole))


def test_a_game_in_one_guess_is_fine():
    assert list(mistakes_in("kryptos", read_lesson(GOOD, "good"))) == []


@pytest.mark.parametrize(
    ("before", "after", "told"),
    [
        ("aside = [2, 7]", "aside = [2, 8]", "position: $.aside: 8 is already in $.hands[1]"),
        (
            "value = 13",
            "value = 12",
            "moment 'gap': {'type': 'guess', 'target': 1, 'index': 2, 'value': 12} is shown, but KRP-23",
        ),
        ("KRP-24", "KRP-23", "is said to be refused by KRP-23; it is by KRP-24"),
        ('rule = "KRP-24", ', "", "is said to be refused by no rule; it is by KRP-24"),
        ('says = "open"', 'says = "shut"', "lesson-kryptos-first-gap-shut cannot be said in en"),
        ("index = 1, value = 12", "place = 1", "is no action of this game"),
        ("value = 13", "value = 11", "the game is not over when all is said"),
        ("points = [14, 2, 2]", "points = [12, 20, 2]\ntriggered = true", "does not win"),
    ],
)
def test_what_is_wrong_with_a_lesson_is_named_with_its_place(before, after, told):
    assert before in GOOD
    found = list(mistakes_in("kryptos", read_lesson(GOOD.replace(before, after, 1), "bad")))
    assert any(told in one for one in found), found


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("minutes = ?", "line 1"),
        ("minutes = 4\nmoment = []", "moment"),
        ("minutes = 4\n[[moments]]\nnam = 1", "nam"),
    ],
)
def test_a_file_that_is_no_lesson_says_where(text, told):
    with pytest.raises(ValueError, match=f"here.toml.*{told}"):
        read_lesson(text, "here.toml")
