"""Lessons at the server: each request brings the steps, and nothing is kept."""

import json

import pytest

GAP = {"type": "guess", "target": 1, "index": 2, "value": 13}
FIRST = {"game": "kryptos", "lesson": "first"}


def plays(ask, action):
    """Return the errand of somebody who plays."""
    return {"type": "hear", "now": 0, "text": json.dumps({"type": "play", "ask": ask, "action": action})}


@pytest.fixture
async def learner(sqlite_server, guests):
    """Return somebody whose browser cannot run the engine."""
    return (await guests(sqlite_server, 1))[0]


async def test_a_lesson_is_taken_further_from_its_steps(learner):
    opened = await learner.post("/api/lessons", FIRST)
    assert (opened["coach"]["moment"], opened["coach"]["steps"]) == ("goal", [])
    read = await learner.post("/api/lessons", {**FIRST, "errand": {"type": "read_on", "now": 0}})
    assert (read["coach"]["moment"], read["coach"]["steps"]) == ("order", [None])
    shown = await learner.post("/api/lessons", {**FIRST, "errand": {"type": "connect", "now": 0}})
    assert {"table", "shown"} <= {message["type"] for message in shown["messages"]}


async def test_the_others_answer_at_once_and_the_numbers_go_on(learner):
    steps = [None, None]
    seen = await learner.post(
        "/api/lessons", {**FIRST, "steps": steps, "errand": {"type": "connect", "now": 0}}
    )
    (before,) = [message for message in seen["messages"] if message["type"] == "shown"]
    done = await learner.post("/api/lessons", {**FIRST, "steps": steps, "errand": plays(before["ask"], GAP)})
    assert (done["coach"]["moment"], done["coach"]["steps"]) == ("found", [None, None, GAP])
    shown = [message for message in done["messages"] if message["type"] == "shown"]
    first = before["number"] + 1
    assert [message["number"] for message in shown] == list(range(first, first + len(shown)))
    assert shown[-1]["view"]["points"] == [5, 5, 5]
    again = {"type": "connect", "now": 0}
    kept = await learner.post("/api/lessons", {**FIRST, "steps": done["coach"]["steps"], "errand": again})
    (now,) = [message for message in kept["messages"] if message["type"] == "shown"]
    assert (now["number"], now["ask"]) == (shown[-1]["number"], shown[-1]["ask"])


async def test_a_wrong_try_is_refused_in_the_learner_s_language(learner):
    wrong = {**GAP, "index": 1, "value": 12}
    asked = {**FIRST, "language": "fr", "steps": [None, None], "errand": plays(0, wrong)}
    done = await learner.post("/api/lessons", asked)
    (refused,) = [message for message in done["messages"] if message["type"] == "refused"]
    assert (refused["refusal"]["rule"], done["coach"]["slip"]) == ("KRP-24", "open")
    assert "carte" in refused["text"]


@pytest.mark.parametrize(
    "wrong",
    [
        {"lesson": "first"},
        {**FIRST, "extra": 1},
        {**FIRST, "language": "de"},
        {**FIRST, "steps": [None] * 401},
        {**FIRST, "steps": ["guess"]},
        {**FIRST, "errand": {"type": "bring", "now": 0, "text": "{}"}},
        {**FIRST, "errand": {"type": "branches-read", "now": 0, "text": ""}},
        {**FIRST, "name": "x" * 61},
    ],
)
async def test_what_is_no_lesson_under_way_is_refused(learner, wrong):
    answer = await learner.post("/api/lessons", wrong, 400)
    assert answer["error"]["text"]


async def test_a_lesson_that_is_none_says_so(learner):
    for wrong in ({"game": "chess"}, {"lesson": "last"}, {"lesson": "../first"}):
        done = await learner.post("/api/lessons", {**FIRST, **wrong})
        assert done["error"]["text"]
        assert "coach" not in done


async def test_steps_that_do_not_fit_are_taken_as_far_as_they_do(learner):
    steps = [None, {"type": "conquer"}, {"a": {"b": [1] * 100}}, None]
    done = await learner.post("/api/lessons", {**FIRST, "steps": steps})
    assert done["coach"]["steps"] == [None]


async def test_a_request_that_is_too_long_is_refused(learner):
    long = {**FIRST, "steps": [{"text": "x" * 1000} for _ in range(200)]}
    assert (await learner.post("/api/lessons", long, 413))["error"]["text"]
