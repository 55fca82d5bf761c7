"""A person at a table of their own browser: errands in, messages out, as JSON alone."""

import json
from random import Random
from typing import Any

import msgspec

from kastellan.bots import Budget, choose
from kastellan.bots.players import loaded, read_seen
from kastellan.browser.errands import Done
from kastellan.browser.house import House
from kastellan.browser.thinking import written
from kastellan.core.playout import pick
from kastellan.games import GAMES

SEED = "5eed" * 16
START = 1_000_000.0
WISHES: dict[str, dict[str, Any]] = {
    "kryptos": {"seats": 3},
    "decrypto": {"seats": 6, "options": {"timer": 0}},
    "kreta": {"seats": 3},
    "krysis": {"seats": 3},
}
FEW = Budget(iterations=2)


def wish_for(slug: str, seat: int = 0, level: str = "easy", **more: Any) -> dict[str, Any]:
    """Return the wish to play a game against computers on all other seats."""
    wish = {"game": slug, "seat": seat, **WISHES[slug], **more}
    others = [one for one in range(wish["seats"]) if one != seat]
    return {**wish, "bots": {str(one): level for one in others}}


class Solo:
    """Who plays, the page that keeps the table, and quick computer players."""

    def __init__(self, language: str = "en", seed: int = 1) -> None:
        self.house, self.language, self.rng = House(), language, Random(seed)
        self.now, self.wake = START, None
        self.messages: list[dict[str, Any]] = []
        self.raw: list[bytes] = []
        self.thoughts: list[dict[str, Any]] = []
        self.head: Any = None
        self.rows: list[Any] = []
        self.file: bytes | None = None

    # Errands.

    def send(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Run an errand; return what came of it, after keeping what is to be kept."""
        errand = {"type": kind, "now": self.now, "language": self.language, **fields}
        return self.take(self.house.handle(json.dumps(errand)))

    def take(self, text: str) -> dict[str, Any]:
        """Keep what an answer brings."""
        done: dict[str, Any] = json.loads(text)
        self.raw += [bytes(one) for one in msgspec.json.decode(text, type=Done).messages]
        self.messages += done.get("messages", [])
        self.thoughts += [one for one in done.get("think", []) if one["level"] and not one["aloud"]]
        self.rows += done.get("rows", [])
        self.head = done.get("head") or self.head
        if "error" not in done:
            self.wake = done.get("wake")
        return done

    def open(self, wish: dict[str, Any], **more: Any) -> dict[str, Any]:
        """Open a table and look at it."""
        content = more.get("content")
        self.file = content["file"].encode() if content else None
        opened = self.send("open", wish=wish, **{"seed": SEED, "name": "Ana", **more})
        if "error" not in opened:
            self.send("connect")
        return opened

    def say(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Send a message of the socket."""
        return self.send("hear", text=json.dumps({"type": kind, **fields}))

    # What is known.

    @property
    def shown(self) -> dict[str, Any]:
        """Return what was shown last."""
        return next(one for one in reversed(self.messages) if one["type"] == "shown")

    @property
    def info(self) -> dict[str, Any]:
        """Return the table as it was told last."""
        return next(one for one in reversed(self.messages) if one["type"] == "table")

    def of_type(self, kind: str) -> list[dict[str, Any]]:
        """Return all messages of a type."""
        return [one for one in self.messages if one["type"] == kind]

    # Playing.

    def my_action(self) -> Any:
        """Return something that the person may do now, by what is shown alone."""
        game, seat = GAMES[self.info["game"]], self.info["my_seat"]
        view = msgspec.convert(self.shown["view"], game.views)
        content = loaded(game.slug, self.file)
        action = pick(game, game.imagine(view, content, self.rng), seat, self.rng)
        return msgspec.to_builtins(action)

    def play(self, hold: bool = False) -> dict[str, Any]:
        """Play something that is allowed."""
        return self.say("play", ask=self.shown["ask"], action=self.my_action(), hold=hold)

    def answer(self) -> dict[str, Any]:
        """Let the computer player who was asked first answer, quickly."""
        thought = self.thoughts.pop(0)
        return self.send("answer", id=thought["id"], plan=[{"action": quick_answer(thought)}])

    def step(self) -> None:
        """Let something happen: an answer, a move of the person, or time."""
        if self.thoughts:
            assert "error" not in self.answer()
        elif self.info["my_seat"] in self.shown["to_act"]:
            self.play()
        else:
            assert self.wake is not None, "nobody is to act, and nothing is waited for"
            self.now += self.wake
            self.send("wake")

    def play_on(self, most: int = 5000) -> int:
        """Play until the game is over; return how many steps that took."""
        for count in range(most):
            if self.info["status"] == "over":
                return count
            self.step()
        raise AssertionError("the game does not end")


def quick_answer(thought: dict[str, Any]) -> Any:
    """Return the action of a computer player who hardly thinks, from what it is given alone."""
    slug, seat, file = thought["game"], thought["seat"], written(thought["content"])
    view, memory = json.dumps(thought["view"]).encode(), json.dumps(thought["memory"]).encode()
    seen = read_seen(slug, seat, view, file, memory)
    return msgspec.to_builtins(choose(GAMES[slug], thought["level"], seen, Random(thought["seed"]), FEW))
