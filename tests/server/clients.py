"""People and programs that use a server: over HTTP and over the socket."""

import asyncio
import json
from hashlib import sha256
from random import Random
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import connect

from kastellan.core.playout import pick
from kastellan.games import GAMES

SECONDS = 60

KEPT = 2.0
"""Seconds that a connection is used again: fewer than those after which the server closes it."""


class Visitor:
    """Someone with a browser."""

    def __init__(self, address: str, name: str = "", language: str = "en") -> None:
        self.address, self.name = address, name
        headers = {"X-Kastellan": "1", "Accept-Language": language}
        limits = httpx.Limits(keepalive_expiry=KEPT)
        self.http = httpx.AsyncClient(base_url=address, headers=headers, timeout=SECONDS, limits=limits)

    @property
    def cookie(self) -> str:
        return self.http.cookies["kastellan"]

    async def arrive(self) -> "Visitor":
        await self.get("/api/me")
        if self.name:
            await self.ask("PATCH", "/api/me", {"name": self.name})
        return self

    async def ask(self, method: str, path: str, body: Any = None, status: int | None = None) -> Any:
        """Return the answer's JSON; any other status than the expected one is a failure."""
        answer = await self.http.request(method, path, json=body)
        expected = {status} if status else {200, 201, 204}
        assert answer.status_code in expected, (method, path, answer.status_code, answer.text)
        return answer.json() if answer.content else None

    async def get(self, path: str, status: int | None = None) -> Any:
        return await self.ask("GET", path, None, status)

    async def post(self, path: str, body: Any = None, status: int | None = None) -> Any:
        return await self.ask("POST", path, body, status)

    async def close(self) -> None:
        await self.http.aclose()


class Screen:
    """A connection to a table that keeps everything it was sent."""

    def __init__(self, socket: Any) -> None:
        self.socket = socket
        self.raw: list[str] = []
        self.shown: dict[str, Any] | None = None
        self.info: dict[str, Any] | None = None

    @classmethod
    async def open(
        cls,
        address: str,
        table: str,
        cookie: str | None = None,
        query: str = "",
        token: str | None = None,
        **more: Any,
    ) -> "Screen":
        url = f"{address.replace('http', 'ws', 1)}/api/tables/{table}/socket{query}"
        headers = {"Cookie": f"kastellan={cookie}"} if cookie else {}
        if token:
            headers["Authorization"] = f"Bearer {token}"
        socket = await connect(url, additional_headers=headers, max_size=None, max_queue=None, **more)
        return cls(socket)

    async def receive(self) -> dict[str, Any]:
        """Return the next message."""
        text = await asyncio.wait_for(self.socket.recv(), SECONDS)
        assert isinstance(text, str)
        self.raw.append(text)
        message = json.loads(text)
        if message["type"] == "shown":
            self.shown = message
        elif message["type"] == "table":
            self.info = message
        return message

    async def until(self, kind: str) -> dict[str, Any]:
        """Return the next message of a kind."""
        while True:
            message = await self.receive()
            if message["type"] == kind:
                return message

    async def send(self, **message: Any) -> None:
        await self.socket.send(json.dumps(message))

    async def play(self, action: Any, ask: int | None = None) -> None:
        ask = self.shown["ask"] if ask is None else ask
        await self.send(type="play", ask=ask, action=msgspec.to_builtins(action))

    async def close(self) -> None:
        await self.socket.close()


async def open_table(
    people: list[Visitor],
    game: str = "kryptos",
    start: bool = True,
    seats: int | None = None,
    shares: bool = True,
    **more: Any,
) -> str:
    """Seat people at a new table, give their shares in the deal, and start; return the table's id."""
    host, *others = people
    table = await host.post("/api/tables", {"game": game, "seats": seats or len(people), **more})
    invite = table["links"]["invite"].split("invite=")[1]
    for other in others:
        await other.post(f"/api/tables/{table['id']}/sit", {"invite": invite})
    if shares:
        await give_shares(people, table["id"])
    if start:
        await host.post(f"/api/tables/{table['id']}/start")
    return table["id"]


def share_of(nonce: str) -> str:
    """Return what is promised of a nonce."""
    return sha256(nonce.encode()).hexdigest()


async def give_shares(people: list[Visitor], table: str, most: int = 10) -> list[str]:
    """Promise everybody's share in the deal, then open them all, or ``most`` of them; return the nonces."""
    nonces = [f"{number:04x}" for number in range(255, 255 + len(people))]
    for opened in (False, True):
        for person, nonce in list(zip(people, nonces, strict=True))[: most if opened else None]:
            body = {"share": share_of(nonce), **({"nonce": nonce} if opened else {})}
            await person.post(f"/api/tables/{table}/share", body)
    return nonces


async def replay_of(person: Visitor, table: str, eyes: str) -> dict[str, Any]:
    """Return a whole replay, page after page."""
    path = f"/api/tables/{table}/replay?eyes={eyes}"
    whole = await person.get(path)
    for page in range(1, whole["pages"]):
        whole["moves"] += (await person.get(f"{path}&page={page}"))["moves"]
    assert len(whole["moves"]) == whole["count"]
    return whole


def choose(game: str, seat: int, shown: dict[str, Any], rng: Random) -> Any:
    """Return a random action for a seat, from what it was shown alone."""
    actions = shown["legal"]["actions"]
    if actions:
        return rng.choice(actions)
    rules = GAMES[game]
    view = msgspec.convert(shown["view"], rules.views)
    position = rules.imagine(view, content(game), rng)
    return msgspec.to_builtins(pick(rules, position, seat, rng))


CONTENT: dict[str, Any] = {}


def content(game: str) -> Any:
    """Return the house content of a game, loaded once."""
    if game not in CONTENT:
        CONTENT[game] = GAMES[game].load(None)
    return CONTENT[game]


async def play_seat(screen: Screen, game: str, seat: int, rng: Random, most: int = 1_000_000) -> int:
    """Play at random until the game is over or ``most`` moves were made; return how many."""
    played, asked = 0, -1
    while True:
        if screen.shown is not None:
            if screen.shown["outcome"] is not None or played >= most:
                return played
            if seat in screen.shown["to_act"] and screen.shown["ask"] != asked:
                asked = screen.shown["ask"]
                await screen.play(choose(game, seat, screen.shown, rng))
                played += 1
        message = await screen.receive()
        if message["type"] == "refused":
            asked = -1  # a team mate was quicker: choose again from what is shown now


async def play_whole(address: str, people: list[Visitor], table: str, game: str, seed: int) -> list[Screen]:
    """Let everybody play at random to the end; return all that was sent to each."""
    screens = [await Screen.open(address, table, person.cookie) for person in people]
    await asyncio.wait_for(
        asyncio.gather(
            *(play_seat(screen, game, seat, Random(seed * 100 + seat)) for seat, screen in enumerate(screens))
        ),
        SECONDS,
    )
    return screens
