"""A running game is analysed by nobody: nothing that a server answers can be laid on an analysis board."""

import json
from collections.abc import Iterator
from typing import Any

import pytest

from kastellan.core.refusal import BadInput
from kastellan.games import GAMES
from kastellan.tables.branch_files import read_analysis
from tests.server.clients import Visitor, open_table

SEATS = {"kryptos": 3, "decrypto": 4, "kreta": 2, "krysis": 2}
EYES = ("all", "spectator", *map(str, range(max(SEATS.values()))))


def parts(plain: Any) -> Iterator[dict[str, Any]]:
    """Yield every object in an answer, from the whole to its parts."""
    if isinstance(plain, dict):
        yield plain
    for part in plain.values() if isinstance(plain, dict) else plain if isinstance(plain, list) else ():
        yield from parts(part)


async def answers(visitor: Visitor, table: str, watch: str) -> list[Any]:
    """Return all that a person is told about a table, whatever they ask for."""
    schema = (await visitor.http.get("/schema/openapi.json")).json()["paths"]
    own = [path for path, methods in schema.items() if path.startswith("/api/me") and "get" in methods]
    about = {
        path.format(name=table): {one["name"] for one in methods["get"].get("parameters", ())}
        for path, methods in schema.items()
        if path.startswith("/api/tables/{name}") and "get" in methods and path.count("{") == 1
    }
    assert {f"/api/tables/{table}/{one}" for one in ("export", "replay", "draws", "shown")} <= set(about)
    wanted = [
        f"{path}?eyes={eyes}&watch={watch}&step=0&thing=x"
        for path, asked in about.items()
        for eyes in (EYES if "eyes" in asked else EYES[:1])
    ]
    texts = [(await visitor.http.get(path)).text for path in (*own, *about, *wanted)]
    return [json.loads(text) for text in texts if text]


@pytest.mark.parametrize("slug", GAMES)
async def test_nothing_of_a_running_game_can_be_gone_on_with(sqlite_server, guests, slug):
    """Players, spectators and strangers ask for everything about it, with everybody's eyes."""
    people = await guests(sqlite_server, SEATS[slug])
    table = await open_table(people, slug, hints=True)
    watch = (await people[0].get(f"/api/tables/{table}"))["links"]["watch"].split("watch=")[1]
    for visitor in (*people[:2], *await guests(sqlite_server, 1)):
        found = [part for answer in await answers(visitor, table, watch) for part in parts(answer)]
        assert any("view" in part for part in found), "the game itself is shown"
        assert not [part for part in found if "server_seed" in part or part.get("kind") == "kastellan-game"]
        for part in found:
            with pytest.raises(BadInput):
                read_analysis(json.dumps(part), slug)
    for kind in ("export", "draws"):
        refused = await people[0].get(f"/api/tables/{table}/{kind}?watch={watch}", 409)
        assert refused["error"]["reason"] == "server-not-over"
