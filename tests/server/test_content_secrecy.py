"""What one keeps for oneself is nowhere to be read by others, whatever they ask for and know of it."""

import json

from tests.own_contents import FRENCH, own
from tests.server.clients import Screen, open_table

KEPT = {"decrypto": FRENCH, "krysis": ("Mule driver II", "Runner II")}
"""What must not be told of a content."""
ASKED = (
    "/api/contents", "/api/contents?game={game}", "/api/contents/{id}", "/api/contents/{digest}",
    "/api/games/{game}/content", "/api/games", "/api/tables", "/api/me", "/api/me/data", "/table/{table}",
    "/new/{game}?content={id}", "/words/{id}", "/cards/{id}",
    *(f"/api/tables/{{table}}{path}" for path in ("", "/export", "/replay?eyes=all", "/draws", "/stakes")),
)  # fmt: skip
OF_THE_BOARD = "/api/tables/{table}/content"
"""Shows cards to all who look, as they lie on the table; of words only how many there are."""


async def kept_and_played(guests, server, slug):
    """Return the owner, a stranger, and what is kept and played, by their names in paths."""
    ana, *friends, stranger = await guests(server, 5)
    kept = await ana.post(
        "/api/contents", {"game": slug, "name": "Ours", "file": own(slug), "language": "fr"}
    )
    options = {"language": "fr", "timer": 0} if slug == "decrypto" else {}
    table = await open_table([ana, *friends], slug, content=kept["id"], options=options, public=True)
    names = {"game": slug, "id": kept["id"], "digest": kept["digest"][:16], "table": table}
    return ana, friends[0], stranger, names


async def test_others_read_a_private_content_neither_by_its_id_nor_by_its_digest(guests, sqlite_server):
    for slug, told in KEPT.items():
        ana, friend, stranger, names = await kept_and_played(guests, sqlite_server, slug)
        read = str(json.loads((await ana.get(ASKED[2].format(**names)))["file"]))
        assert [one for one in told if one not in read] == []
        paths = [*ASKED, *([OF_THE_BOARD] if slug == "decrypto" else [])]
        for path in paths:
            answer = await stranger.http.get(path.format(**names))
            assert not [one for one in told if one in answer.text], path
        screen = await Screen.open(sqlite_server.address, names["table"])
        await screen.until("shown")
        assert not [one for one in told if one in "".join(screen.raw)]
        await screen.close()
        for path in ASKED[2:4]:
            for asked in (stranger, friend):
                assert (await asked.http.get(path.format(**names))).status_code in {400, 404}
        wish = {"game": slug, "name": "Mine", "file": own(slug)}
        for change in (
            stranger.http.put(f"/api/contents/{names['id']}", json=wish),
            stranger.http.delete(f"/api/contents/{names['id']}"),
            stranger.http.post("/api/tables", json={"game": slug, "seats": 4, "content": names["id"]}),
            stranger.http.post("/api/tables", json={"game": slug, "seats": 4, "content": names["digest"]}),
        ):
            assert (await change).status_code == 404


async def test_a_proof_is_given_to_who_makes_a_file_and_keeps_nothing(guests, sqlite_server):
    ana, _ = await guests(sqlite_server, 2)
    broken = own("krysis").replace('"copies": 5', '"copies": 6')
    proof = await ana.post("/api/contents/proof", {"game": "krysis", "file": broken}, status=200)
    assert [fault["place"] for fault in proof["faults"]] == ["$.artefacts"]
    assert (await ana.get("/api/contents"))["mine"] == []
    large = "x" * 10_000_000
    answer = await ana.http.post("/api/contents/proof", json={"game": "krysis", "file": large})
    assert answer.status_code == 413
