"""A puzzle of each game on its board, on desktop and phone; the list; and what is shared.

Every test has its own page.
"""

from collections.abc import Callable, Sequence
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from kastellan.core.puzzles import Puzzle
from kastellan.games import GAMES
from kastellan.games.kreta.actions import Play
from kastellan.games.kreta.state import CASTELLAN
from kastellan.locale import say
from kastellan.tables.names import said
from kastellan.tables.puzzles import entries_of, puzzled, puzzles_of, state_of
from kastellan.tables.shelf import content_of
from tests.browser.learners import press

DESKTOP, PHONE = {"width": 1440, "height": 900}, {"width": 390, "height": 844}
Line = Sequence[dict[str, Any]]


def steps_of(puzzle: Puzzle) -> list[str]:
    """Return what kinds of steps the answer is made of."""
    return [step["type"] for step in puzzle.answers[0]]


def decrypto_tries(puzzle: Puzzle) -> tuple[Line, Line]:
    """Return a code that is wrong in two places, and the right one."""
    first, second, third = puzzle.answers[0][0]["guess"]
    return [{"type": "fix_guess", "guess": [second, first, third]}], puzzle.answers[0]


def krysis_tries(puzzle: Puzzle) -> tuple[Line, Line]:
    """Return the right load to the wrong place, and to the right one."""
    *load, deliver = puzzle.answers[0]
    other = "bank" if deliver["place"] == "hq" else "hq"
    return [*load, {"type": "deliver", "place": other}], puzzle.answers[0]


def kreta_tries(puzzle: Puzzle) -> tuple[Line, Line]:
    """Return the Castellan, and the right turn."""
    return [{"type": "play", "card": CASTELLAN}], puzzle.answers[0]


def is_loaded_quickly(puzzle: Puzzle) -> bool:
    """Return whether a puzzle of Krysis is solved by some crystals and a place."""
    kinds = steps_of(puzzle)
    return set(kinds) == {"load", "add_crystal", "deliver"} and len(kinds) <= 7


def is_one_piece(puzzle: Puzzle) -> bool:
    """Return whether a puzzle of Kreta is solved by one piece, and the Castellan can be played instead."""
    state = state_of(GAMES["kreta"], puzzle)
    may = GAMES["kreta"].refuse(state, puzzle.seat, Play(CASTELLAN)) is None
    return may and steps_of(puzzle) == ["play", "build_village"]


GAMES_HERE: dict[str, tuple[Callable[[Puzzle], bool], Callable[[Puzzle], tuple[Line, Line]]]] = {
    "decrypto": (lambda _: True, decrypto_tries),
    "krysis": (is_loaded_quickly, krysis_tries),
    "kreta": (is_one_piece, kreta_tries),
}
"""Which puzzle of a game is quickly pressed, and what is tried at it: something wrong, then the answer."""


def spoken(slug: str, language: str, key: str, facts: Any) -> str:
    """Return a sentence as the page should say it."""
    names = tuple(said(f"seat-normal-{seat}", seat, language) for seat in range(6))
    return say(language, key, facts, names, content_of(GAMES[slug]).name)


def try_line(page: Page, slug: str, line: Line) -> None:
    """Press all steps of a try and wait for the verdict."""
    before = int(page.locator("main").get_attribute("data-tries") or 0)
    for number, step in enumerate(line, 1):
        press(page, slug, dict(step))
        if number < len(line):
            expect(page.locator("main")).to_have_attribute("data-steps", str(number))
    expect(page.locator("main")).to_have_attribute("data-tries", str(before + 1))


@pytest.mark.parametrize(
    ("slug", "language", "size"),
    [
        ("decrypto", "bg", PHONE),
        ("decrypto", "fr", DESKTOP),
        ("krysis", "fr", PHONE),
        ("krysis", "bg", DESKTOP),
        ("kreta", "en", PHONE),
        ("kreta", "fr", DESKTOP),
    ],
)
def test_a_puzzle_is_solved_on_its_board_with_a_wrong_try_on_the_way(
    person: Callable[..., Page], slug: str, language: str, size: dict[str, int]
) -> None:
    fits, tries_at = GAMES_HERE[slug]
    puzzle = next(one for one, own in puzzles_of(slug).values() if own in ("", language) and fits(one))
    page = person(language, viewport=size)
    page.goto(f"/puzzles/{slug}/{puzzle.id}")
    expect(page.locator("main[data-puzzle]")).to_be_visible()
    assert puzzle.why.key not in page.content()
    expect(page.locator("#bar")).to_be_in_viewport(ratio=1)
    wrong, right = tries_at(puzzle)
    try_line(page, slug, wrong)
    expect(page.locator("main")).to_have_attribute("data-solved", "false")
    expect(page.locator("#bar")).to_contain_text(say(language, "puzzle-wrong", {}))
    expect(page.locator("[data-note]").first).to_be_attached()
    try_line(page, slug, right)
    expect(page.locator("main")).to_have_attribute("data-solved", "true")
    expect(page.locator(".proved")).to_contain_text(spoken(slug, language, puzzle.why.key, puzzle.why.facts))
    assert "○●" in page.locator("[data-share]").inner_text()


def test_the_list_has_one_of_each_game_for_today_and_all_by_grade(person: Callable[..., Page]) -> None:
    page = person("fr", viewport=PHONE)
    page.goto("/puzzles")
    expect(page.locator(".today > ul > li")).to_have_count(len(puzzled()))
    for slug in puzzled():
        page.locator(f".tabs button[data-game={slug}]").click()
        own = [one for one in entries_of(slug) if one.language in ("", "fr")]
        for grade in ("easy", "medium", "hard"):
            wanted = sum(one.grade == grade for one in own)
            expect(page.locator(f"[data-grade={grade}] li")).to_have_count(wanted)


def test_a_link_to_a_puzzle_in_another_language_says_which(person: Callable[..., Page]) -> None:
    page = person("fr", viewport=PHONE)
    for own, there in (("fr", 0), ("bg", 1)):
        puzzle = next(one for one, language in puzzles_of("decrypto").values() if language == own)
        page.goto(f"/puzzles/decrypto/{puzzle.id}")
        expect(page.locator("main[data-puzzle]")).to_be_visible()
        expect(page.get_by_text(say("fr", "puzzle-language", {"language": "bulgare"}))).to_have_count(there)


def test_what_is_shared_has_the_tries_and_the_address_and_not_the_answer(person: Callable[..., Page]) -> None:
    page = person("en", viewport=DESKTOP, permissions=["clipboard-read", "clipboard-write"])
    puzzle = next(one for one, own in puzzles_of("decrypto").values() if own == "en")
    wrong, right = decrypto_tries(puzzle)
    page.goto(f"/puzzles/decrypto/{puzzle.id}")
    expect(page.locator("main[data-puzzle]")).to_be_visible()
    for line in (wrong, right):
        try_line(page, "decrypto", line)
    page.locator(".streak").get_by_role("button", name=say("en", "puzzle-copy", {})).click()
    expect(page.locator(".streak")).to_contain_text(say("en", "puzzle-copied", {}))
    shared = page.evaluate("navigator.clipboard.readText()")
    assert "○●" in shared
    assert shared.endswith(f"/puzzles/decrypto/{puzzle.id}")
    hidden = [
        str(fact)
        for name, fact in puzzle.why.facts.items()
        if name in ("a", "b", "c", "aWord", "bWord", "cWord")
    ]
    assert not any(one in shared.removesuffix(puzzle.id) for one in hidden)
    page.goto("/puzzles")
    page.locator(".tabs button[data-game=decrypto]").click()
    expect(page.locator(f"a.done[href='/puzzles/decrypto/{puzzle.id}']")).to_be_visible()
