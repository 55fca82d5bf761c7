"""Opinions from outside: a service that answers, is late, talks nonsense or is not there."""

import json
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from random import Random
from threading import Event, Thread

import pytest

from kastellan.bots import Budget, choose, look
from kastellan.core import CHANCE, draw
from kastellan.games.decrypto import GAME, scorers
from kastellan.games.decrypto.actions import FixGuess
from kastellan.games.decrypto.options import Options
from kastellan.games.decrypto.scorers import Endpoint, build, checked, opinions, patience
from kastellan.games.decrypto.state import GUESS

CLUES, WORDS = ["dark", "", "oars"], ["night", "coat", "atom", "boat"]
FINE = [[9, 1, 2, 0], [0, 1, 0, 10]]


class Service(BaseHTTPRequestHandler):
    """Answers as its server tells it to, and keeps what it was asked."""

    def do_POST(self):
        body = self.rfile.read(int(self.headers["Content-Length"]))
        self.server.asked.append((self.path, self.headers.get("Authorization"), json.loads(body)))
        self.server.answer(self)

    def log_message(self, *_args):
        """Be quiet."""


def said(text, status=200):
    """Return how to answer with a text."""

    def answer(handler):
        data = json.dumps({"choices": [{"message": {"content": text}}]}).encode()
        handler.send_response(status)
        handler.send_header("Content-Length", str(len(data)))
        handler.end_headers()
        handler.wfile.write(data)

    return answer


@contextmanager
def service(answer):
    """Run a service on a port of its own; give its address and what it was asked."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), Service)
    server.answer, server.asked = answer, []
    Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/v1", server.asked
    finally:
        server.shutdown()
        server.server_close()


def test_an_answer_counts_in_spreads_and_empty_lines_are_not_asked_about():
    """The table may be wrapped in other text; the struck line stays without an opinion."""
    with service(said(f"Here you are: ```{json.dumps(FINE)}```")) as (url, asked):
        found = opinions([Endpoint(url, "m", "k")], CLUES, WORDS, "en")
    assert [max(range(4), key=row.__getitem__) for row in (found[0], found[2])] == [0, 3]
    assert found[1] == [0.0] * 4
    assert abs(sum(found[0])) < 1e-9
    ((path, key, question),) = asked
    assert (path, key) == ("/v1/chat/completions", "Bearer k")
    told = json.loads(question["messages"][1]["content"])
    assert told == {"language": "en", "clues": ["dark", "oars"], "keywords": WORDS}


@pytest.mark.parametrize(
    "answer",
    [
        said("I do not know."),
        said("[[1, 2], [3, 4]]"),
        said('[["a", 1, 2, 3], [0, 0, 0, 0]]'),
        said("[[1, 2, 3, 1e999], [0, 0, 0, 0]]"),
        said(json.dumps(FINE), status=500),
        lambda handler: handler.wfile.write(b"\x00\x01 not even HTTP"),
        lambda handler: handler.connection.close(),
    ],
    ids=["words", "shape", "letters", "infinite", "error", "noise", "hangs up"],
)
def test_nonsense_is_no_opinion(answer):
    """Whatever comes back, the rows stay zeros and nothing is raised."""
    with service(answer) as (url, asked):
        assert opinions([Endpoint(url, "m")], CLUES, WORDS, "en") == [[0.0] * 4] * 3
    assert asked


@pytest.mark.timeout(120)
def test_a_late_answer_and_an_absent_service_are_no_opinion():
    """The answer would come after the wait is over: nobody waits for it."""
    over = Event()
    with service(lambda _handler: over.wait()) as (url, _asked):
        assert opinions([Endpoint(url, "m", seconds=0.3)], CLUES, WORDS, "fr") == [[0.0] * 4] * 3
        over.set()
    assert opinions([Endpoint(url, "m", seconds=0.3)], CLUES, WORDS, "fr") == [[0.0] * 4] * 3


@pytest.mark.timeout(120)
def test_an_endless_answer_is_cut_off():
    """A service that trickles on without end does not hold up the game."""
    stop = Event()

    def trickle(handler):
        handler.send_response(200)
        handler.end_headers()
        while not stop.wait(0.05):
            try:
                handler.wfile.write(b" ")
                handler.wfile.flush()
            except OSError:
                return

    with service(trickle) as (url, _asked):
        assert opinions([Endpoint(url, "m", seconds=0.4)], CLUES, WORDS, "bg") == [[0.0] * 4] * 3
        stop.set()


def test_equal_numbers_tell_nothing():
    """A row of equals has no spread and stays at zero."""
    assert checked([[5, 5, 5, 5]], 1, 4) == [[0.0] * 4]


def test_settings_name_the_scorers_and_a_missing_model_is_left_out():
    """Nothing is set by default; a file that is not there does not stop the game."""
    assert build({}) == ()
    (one,) = build({"KASTELLAN_WORDS_ENDPOINT": "http://localhost:1/v1/", "KASTELLAN_WORDS_TIMEOUT": "0.5"})
    assert (one.url, one.seconds, one.model) == ("http://localhost:1/v1", 0.5, "default")
    assert build({"KASTELLAN_WORDS_ONNX": "/nowhere/model.onnx"}) == ()


def test_only_own_keywords_are_sent_and_the_opinion_moves_the_guess(monkeypatch):
    """The team-mate asks about its own four; interceptors ask nothing; a clear table decides."""
    state = guessing()
    half = state.half
    own = next(GAME.view(state, seat).teams[half].words for seat in state.teams.members[half])
    with service(said(json.dumps([[0, 0, 0, 999], [0, 0, 999, 0], [0, 999, 0, 0]]))) as (url, asked):
        monkeypatch.setattr(scorers, "WEIGHT", 50.0)
        monkeypatch.setattr("kastellan.games.decrypto.players.configured", lambda: (Endpoint(url, "m"),))
        for seat in GAME.to_act(state):
            action = choose(GAME, "hard", look(GAME, state, seat), Random(1), Budget(iterations=1))
            assert GAME.refuse(state, seat, action) is None
            if state.teams.team_of[seat] == half:
                assert action == FixGuess((4, 3, 2))
    assert [json.loads(question["messages"][1]["content"])["keywords"] for _, _, question in asked] == [
        list(own)
    ]


def guessing():
    """Return the first position in which a clue is to be read."""
    rng, state = Random(3), GAME.start(4, Options(language="fr"), GAME.load(None))
    while state.phase != GUESS or state.round == 1:
        acting = GAME.to_act(state)
        if acting == (CHANCE,):
            GAME.advance(state, CHANCE, draw(GAME.chance(state), rng))
            continue
        action = choose(GAME, "easy", look(GAME, state, acting[0]), rng, Budget(iterations=1))
        GAME.advance(state, acting[0], action)
    return state


@pytest.mark.parametrize(("text", "seconds"), [("", 5), ("7", 7), ("soon", 5), ("-3", 5), ("nan", 5)])
def test_a_broken_patience_is_the_usual_one(text, seconds):
    assert patience(text) == seconds
