"""Files that cannot be played with are refused at their place, in the language of the reader."""

import asyncio
import json

import pytest

from kastellan.core.refusal import BadInput
from kastellan.games import GAMES
from kastellan.server.contents import load
from kastellan.tables.sentences import problem_of_input
from tests.own_contents import house, own


def put(value, *path):
    """Return a change of a file: a value at a place."""

    def change(file):
        for step in path[:-1]:
            file = file[step]
        file[path[-1]] = value

    return change


def drop(*path):
    """Return a change of a file: something is taken out."""

    def change(file):
        for step in path[:-1]:
            file = file[step]
        del file[path[-1]]

    return change


def twice(*path):
    """Return a change of a file: the first of a list is there twice."""

    def change(file):
        for step in path:
            file = file[step]
        file.append(file[0])

    return change


BROKEN = {
    "kryptos": [
        (drop("colours"), "colours"),
        (drop("colours", 0), "$.colours"),
        (put({}, "colours", 0, "name"), "name"),
        (put([1], "colours", 1, "numbers"), "$.colours[1].numbers"),
        (put(99, "colours", 0, "numbers", 3), "numbers[3]"),
        (put(2, "colours", 0, "numbers", 0), "$.colours[1].numbers[0]"),
        (put("x", "colours", 0, "numbers"), "numbers"),
    ],
    "decrypto": [
        (drop("words", 0), "$.words"),
        (put("Night", "words", 0, "word", "en"), "$.words[0].word.en"),
        (put("night sky", "words", 0, "word", "en"), "$.words[0].word.en"),
        (put("nuit", "words", 1, "word", "fr"), "word.fr"),
        (put([], "words", 0, "roots", "bg"), "$.words[0].roots.bg"),
        (put(["x"], "words", 0, "roots", "en"), "roots.en"),
        (put("C", "words", 0, "face"), "face"),
        (put(500, "words", 0, "card"), "$.words"),
        (put("iceberg", "words", 0, "id"), "id"),
        (put("n", "words", 0, "word", "en"), "word.en"),
    ],
    "list": [
        (put("de", "list"), "list"),
        (put("deux mots", "words", 2, "word"), "$.words[2].word"),
        (put("a", "words", 0, "word"), "$.words[0].word"),
        (put("abcdefghijklmno", "words", 0, "word"), "$.words[0].word"),
        (put("PHARE", "words", 0, "word"), "$.words[0].word"),
        (twice("words"), "$.words[12].word"),
        (put([], "words", 4, "roots"), "$.words[4].roots"),
        (put(["x"], "words", 4, "roots"), "$.words[4].roots"),
        (put([], "words"), "$.words"),
        (put(1, "surplus"), "surplus"),
    ],
    "kreta": [
        (drop("sites"), "sites"),
        (drop("provinces", 0), "$."),
        (put(9, "provinces", 0, "value"), "$.provinces[0].value"),
        (put("lake", "provinces", 0, "terrain"), "terrain"),
        (drop("adjacency", 0), "$.adjacency"),
        (put(99, "sites", 0, "n"), "$.sites[0].n"),
        (twice("cards"), "$.cards[26]"),
        (drop("cards", 0), "$.cards"),
        (put({"en": "x"}, "provinces", 0, "name"), "$.provinces[0].name"),
    ],
    "krysis": [
        (drop("agents"), "agents"),
        (drop("agents", 0), "$."),
        (put({}, "agents", 0, "name"), "name"),
        (put("wizard", "agents", 0, "kind"), "kind"),
        (twice("agents"), "agents"),
        (put("x", "agents", 0, "speed"), "speed"),
    ],
}
CASES = [
    pytest.param(kind, change, place, id=f"{kind}-{number}")
    for kind, cases in BROKEN.items()
    for number, (change, place) in enumerate(cases)
]


@pytest.mark.parametrize(("kind", "change", "place"), CASES)
def test_a_broken_file_is_refused_at_its_place(kind, change, place):
    slug = "decrypto" if kind == "list" else kind
    file = json.loads(own("decrypto")) if kind == "list" else house(slug)
    change(file)
    with pytest.raises(BadInput) as refused:
        asyncio.run(load(GAMES[slug], json.dumps(file).encode()))
    for language in ("en", "fr", "bg"):
        told = problem_of_input(language, refused.value)
        assert place in f"{told.place} {told.text}", told
        assert told.text not in {"", told.reason}


@pytest.mark.parametrize("slug", sorted(GAMES))
@pytest.mark.parametrize("text", ["", "{", "[]", "nothing", '{"words": '])
def test_what_is_no_file_at_all_is_refused(slug, text):
    with pytest.raises(BadInput):
        asyncio.run(load(GAMES[slug], text.encode()))
