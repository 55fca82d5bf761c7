"""Who does not act in the name of the house cannot tell that it has addresses of its own."""

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from kastellan.server.admin import ACTS
from kastellan.server.admin_views import VIEWS
from tests.server.clients import Visitor
from tests.server.processes import SERVE, Process

METHODS = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "PROPFIND")
PATHS = (
    "",
    "/",
    *(f"/{kind}" for kind in (*VIEWS, "nothing")),
    *(f"/{kind}/1f/{what}" for kind, acts in ACTS.items() for what in acts),
    "/people/NOBODY!/ban",
    "/people/1f",
    "/people/1f/ban/more",
    "/tables/?status=a&status=b",
)
BODIES = (b"", b"{", b'{"why": "revenge"}', b'{"why": ""}')


@pytest.fixture(scope="module")
def house(tmp_path_factory):
    process = Process(SERVE, f"sqlite:///{tmp_path_factory.mktemp('house')}/k.db", admins="Keeper")
    yield process
    assert process.stop() == 0
    assert '"level":"error"' not in process.errors()


async def answer(visitor, method, path, body=b"", **headers):
    """Return all that is told by an answer, but for the moment."""
    told = await visitor.http.request(method, path, content=body, headers=headers)
    return (
        told.status_code,
        told.content,
        {name: text for name, text in told.headers.items() if name != "date"},
    )


@pytest.mark.parametrize("method", METHODS)
async def test_every_address_of_the_house_is_an_unknown_one(house, method):
    player = await Visitor(house.address, "Player", "fr").arrive()
    stranger = Visitor(house.address)
    for visitor in (player, stranger):
        unknown = await answer(visitor, method, "/api/nothing")
        assert unknown[0] == 404
        for path in PATHS:
            for spelt in (f"/api/admin{path}", f"/api//admin{path}", f"/api/%61dmin{path}"):
                assert await answer(visitor, method, spelt) == unknown, spelt
    for body in BODIES:
        for path in ("/people/1f/ban", "/people"):
            found = [
                await answer(player, method, f"{at}{path}", body) for at in ("/api/admin", "/api/nothing")
            ]
            assert found[0] == found[1]
    for visitor in (player, stranger):
        await visitor.close()


async def test_nor_do_headers_or_a_socket_tell(house):
    visitor = await Visitor(house.address, "Player").arrive()
    for headers in (
        {"Authorization": "Bearer made-up"},
        {"X-Kastellan": "2"},
        {"Origin": "https://elsewhere.example"},
        {"Content-Type": "text/plain"},
        {"Accept": "text/html"},
    ):
        for method in ("GET", "POST"):
            asked = [
                await answer(visitor, method, path, b"{}", **headers)
                for path in ("/api/admin/people/1f/ban", "/api/nothing")
            ]
            assert asked[0] == asked[1], headers
    refused = []
    for path in ("/api/admin/tables", "/api/nothing"):
        with pytest.raises(InvalidStatus) as told:
            await connect(house.address.replace("http", "ws", 1) + path)
        refused.append((told.value.response.status_code, told.value.response.body))
    assert refused[0] == refused[1]
    await visitor.close()
