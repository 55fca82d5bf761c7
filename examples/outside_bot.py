"""A program that plays a seat at random.  See docs/bots.md.

python examples/outside_bot.py http://127.0.0.1:8000 TABLE TOKEN
"""

import random
import sys

import httpx
import msgspec

from kastellan.games import GAMES


def play(address: str, table: str, token: str) -> None:
    """Play until the game is over, knowing only what the seat is shown."""
    http = httpx.Client(base_url=f"{address}/api/tables/{table}", timeout=40)
    http.headers["Authorization"] = f"Bearer {token}"
    info = http.get("").raise_for_status().json()
    game, seat, seen = GAMES[info["game"]], info["my_seat"], 0
    while True:
        shown = http.get("/shown", params={"seen": seen, "wait": 25}).raise_for_status().json()
        seen = shown["number"]
        if shown["outcome"]:
            print("over:", shown["outcome"]["scores"])
            return
        if seat in shown["to_act"]:
            actions = shown["legal"]["actions"]
            if not actions:  # more than 200, or open-ended: imagine the hidden rest and ask the rules
                view = msgspec.convert(shown["view"], game.views)
                position = game.imagine(view, game.load(None), random.Random())
                listed = game.legal(position, seat)
                actions = [
                    random.choice(listed) if len(listed) else game.suggest(position, seat, random.Random())
                ]
            action = msgspec.to_builtins(random.choice(actions))
            http.post("/play", json={"ask": shown["ask"], "action": action})


if __name__ == "__main__":
    play(*sys.argv[1:])
