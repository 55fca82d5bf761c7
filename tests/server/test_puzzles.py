"""Puzzles at a server: the list, tries, and what is said to bad ones."""

import httpx
import pytest

from kastellan.tables.puzzles import puzzles_of
from tests.server.processes import Process

NAME = "0c82bad"
RIGHT = {"type": "guess", "target": 0, "index": 7, "value": 33}
WRONG = {**RIGHT, "value": 31}


@pytest.fixture(scope="module")
def client(sqlite_server: Process):
    """Yield a client that nobody knows: no person is needed."""
    with httpx.Client(base_url=sqlite_server.address, headers={"X-Kastellan": "1"}) as client:
        yield client


def attempt(client, *actions, name=NAME, **more):
    return client.post(f"/api/puzzles/kryptos/{name}/try", json={"actions": actions, **more})


def test_all_puzzles_are_listed_with_the_day(client):
    told = client.get("/api/puzzles").json()
    assert len(told["day"]) == 10
    assert [one["id"] for one in told["games"]["kryptos"]] == list(puzzles_of("kryptos"))


def test_a_try_tells_the_verdict_and_nothing_more(client):
    question, wrong = attempt(client).json(), attempt(client, WRONG).json()
    assert wrong.pop("verdict")["mark"] == "impossible"
    assert wrong == question
    assert "solved" not in question
    assert "why" not in attempt(client, WRONG).text


def test_the_right_try_brings_the_proof(client):
    told = attempt(client, RIGHT).json()
    assert told["verdict"]["mark"] == "right"
    assert told["solved"]["why"]["key"] == "puzzle-kryptos-why-only"
    assert told["view"]["hands"][0]["values"][7] == 33


def test_a_nudge_names_no_card(client):
    told = attempt(client, nudge=True).json()
    assert told["nudge"] == {"key": "puzzle-kryptos-nudge", "facts": {"owner": 0}}


@pytest.mark.parametrize(
    ("path", "body", "status", "place"),
    [
        ("kryptos/none", {}, 404, ""),
        ("chess/none", {}, 404, ""),
        (f"kryptos/{NAME}", {"actions": [{"type": "deal", "card": 3}]}, 400, "$.actions[0]"),
        (f"kryptos/{NAME}", {"actions": [WRONG, WRONG]}, 400, "$.actions[1]"),
        (f"kryptos/{NAME}", {"actions": [WRONG] * 41}, 400, "$"),
        (f"kryptos/{NAME}", {"seat": 2}, 400, "$"),
    ],
)
def test_a_bad_try_is_answered_by_a_sentence(client, path, body, status, place):
    answer = client.post(f"/api/puzzles/{path}/try", json=body, headers={"Accept-Language": "fr"})
    assert answer.status_code == status
    error = answer.json()["error"]
    assert error["text"]
    assert error["text"] != error["reason"]
    assert error.get("place", "").startswith(place)
