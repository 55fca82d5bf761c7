"""Puzzles are what they say: positions can be, answers are proved again, and no try tells a secret."""

import json
import re
from datetime import date, timedelta
from functools import cache
from random import Random

import msgspec
import pytest
from fluent.syntax import FluentParser, ast

from kastellan.bots.puzzles import made
from kastellan.core.playout import pick
from kastellan.core.puzzles import LEVELS, grades
from kastellan.games import GAMES
from kastellan.locale import LANGUAGES, say
from kastellan.tables.puzzle_checks import mistakes_in, slips_in, tells_a_secret
from kastellan.tables.puzzles import daily, entries_of, puzzled, puzzles_of, state_of, tried
from kastellan.tables.shelf import content_of
from tests.laws.sources import LOCALE, WEB

SAMPLE = 4
"""So many puzzles of each game are proved again here; `kastellan puzzles check` proves all."""

every_game = pytest.mark.parametrize("slug", puzzled())


@cache
def some(slug):
    """Return a fixed sample of a game's puzzles, of every kind and language."""
    by_kind = {}
    for puzzle, language in puzzles_of(slug).values():
        by_kind.setdefault((puzzle.kind, language), []).append((puzzle, language))
    return [one for group in by_kind.values() for one in group[:: max(1, len(group) // SAMPLE)][:SAMPLE]]


def tries_at(slug, puzzle, rng, count):
    """Return some whole tries, legal ones, as lines of actions."""
    game = GAMES[slug]
    found = []
    for _ in range(count):
        start, done, verdict = state_of(game, puzzle), [], None
        state = start.copy()
        while verdict is None:
            done.append(pick(game, state, puzzle.seat, rng))
            game.advance(state, puzzle.seat, done[-1])
            verdict = game.puzzles.judge(start, puzzle, done)
        found.append((done, verdict))
    return found


@every_game
def test_a_game_has_two_hundred_puzzles_in_each_language(slug):
    for language in LANGUAGES:
        assert sum(own in ("", language) for _, own in puzzles_of(slug).values()) >= 200


@every_game
def test_every_puzzle_reads_is_legal_and_has_its_texts(slug):
    found = {name: list(slips_in(slug, *one)) for name, one in puzzles_of(slug).items()}
    assert {name: slips for name, slips in found.items() if slips} == {}


@every_game
def test_a_sample_is_proved_again_from_scratch(slug):
    for puzzle, language in some(slug):
        assert list(mistakes_in(slug, puzzle, language)) == []


@every_game
def test_every_grade_has_its_share_and_failures_are_measured(slug):
    entries = entries_of(slug)
    for grade in ("easy", "medium", "hard"):
        assert sum(one.grade == grade for one in entries) >= len(entries) / 6
    for puzzle, _ in puzzles_of(slug).values():
        assert len(puzzle.fails) == len(LEVELS)


@every_game
def test_a_harder_grade_is_failed_at_more_often_and_equal_figures_have_one(slug):
    puzzles = [puzzle for puzzle, _ in puzzles_of(slug).values()]
    means = {"easy": set(), "medium": set(), "hard": set()}
    for puzzle, grade in zip(puzzles, grades(puzzles), strict=True):
        means[grade].add(sum(puzzle.fails))
    assert max(means["easy"]) < min(means["medium"]) <= max(means["medium"]) < min(means["hard"])


@every_game
def test_no_try_tells_what_the_seat_cannot_know(slug):
    """In another deal that looks the same, every try is told the same, and so is who has solved it."""
    rng = Random(7)
    for puzzle, _ in some(slug):
        tries = [done for done, _ in tries_at(slug, puzzle, rng, 25)]
        assert tells_a_secret(slug, puzzle, tries, rng) == ""


@every_game
def test_every_verdict_and_note_can_be_said(slug):
    rng = Random(3)
    for puzzle, own in some(slug):
        for _, verdict in tries_at(slug, puzzle, rng, 12):
            assert verdict.mark in ("right", "impossible", "unproved", "less")
            for line in (verdict.line, *(note.line for note in verdict.notes)):
                for language in [own] if own else LANGUAGES:
                    assert say(language, line.key, line.facts, namer=content_of(GAMES[slug]).name)


@every_game
def test_nothing_of_the_answer_is_sent_before_it_is_found(slug):
    rng = Random(5)
    for puzzle, _ in some(slug):
        game = GAMES[slug]
        asked = tried(slug, puzzle.id)
        seen = msgspec.json.encode(game.view(state_of(game, puzzle), puzzle.seat))
        assert (bytes(asked.view), asked.verdict, asked.solved) == (seen, None, None)
        assert puzzle.why.key not in msgspec.json.encode(asked).decode()
        for done, verdict in tries_at(slug, puzzle, rng, 6):
            news = tried(slug, puzzle.id, [msgspec.to_builtins(action) for action in done])
            assert (news.solved is None) == (verdict.mark != "right")
            if news.solved is None:
                assert (bytes(news.view), news.actions) == (seen, 0)
                assert puzzle.why.key not in msgspec.json.encode(news).decode()
        solved = tried(slug, puzzle.id, puzzle.answers[0])
        assert solved.verdict.mark == "right"
        assert solved.solved.why == puzzle.why


@every_game
def test_every_thing_that_glows_or_is_noted_is_known_to_the_board(slug):
    things = json.loads((WEB / "learn" / "things.json").read_text(encoding="utf-8"))
    kinds = things["any"].keys() | things.get(slug, {}).keys()
    for puzzle, _ in some(slug):
        glow, notes = GAMES[slug].puzzles.show(state_of(GAMES[slug], puzzle), puzzle)
        assert {name.split(":")[0] for name in (*glow, *(note.at for note in notes))} <= kinds


@every_game
def test_a_day_has_one_puzzle_and_every_puzzle_its_day(slug):
    for language in LANGUAGES:
        own = [one.id for one in entries_of(slug) if one.language in ("", language)]
        days = [date(2026, 11, 17) + timedelta(days=number) for number in range(len(own))]
        assert sorted(daily(slug, day, language) for day in days) == sorted(own)
        assert daily(slug, days[0], language) == daily(slug, days[0] + timedelta(days=len(own)), language)


@every_game
def test_no_text_is_left_over(slug):
    written = FluentParser().parse((LOCALE / "en" / f"puzzles-{slug}.ftl").read_text(encoding="utf-8")).body
    keys = {entry.id.name for entry in written if isinstance(entry, ast.Message)}
    kinds = GAMES[slug].puzzles.kinds
    ends = ("", "-short", "-help", "-know-1", "-know-2", "-know-3")
    asked = {f"puzzle-{slug}-{kind}{end}" for kind in kinds for end in ends}
    assert asked <= keys
    assert {puzzle.why.key for puzzle, _ in puzzles_of(slug).values()} <= keys


def test_the_home_page_offers_the_games_that_have_puzzles():
    source = (WEB / "puzzles" / "games.ts").read_text(encoding="utf-8")
    assert re.search(r"PUZZLED = (\[.*?\])", source)[1] == json.dumps(list(puzzled()))


@every_game
def test_the_same_seed_makes_the_same_puzzle(slug):
    language = "en" if GAMES[slug].puzzles.spoken else ""
    seeds = (f"law {number}" for number in range(200))
    seed, first = next((seed, one) for seed in seeds if (one := made(slug, seed, language)))
    assert made(slug, seed, language) == first
    assert list(mistakes_in(slug, first, language)) == []
