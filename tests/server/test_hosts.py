"""A host who would gain by what only hosts may do: the deal, empty seats, people sent away."""

import pytest

from tests.server.clients import content, open_table

ALL_BUT_EIGHT = 432


@pytest.mark.rule("TABLE-6", "DEC-7")
async def test_nobody_chooses_which_words_are_left_out(sqlite_server, guests):
    """With all but eight left out a host would know the other team's keywords from his own."""
    (host,) = await guests(sqlite_server, 1)
    used = [word.id for word in content("decrypto").words][:ALL_BUT_EIGHT]
    wish = {"game": "decrypto", "seats": 4, "options": {"used": used}}
    refused = (await host.post("/api/tables", wish, 422))["error"]
    assert (refused["rule"], refused["reason"]) == ("TABLE-6", "table-remembered")
    assert "whoever chose it would know what is dealt" in refused["text"]
    await host.post("/api/tables", wish | {"options": {"used": []}})
    (decrypto,) = [game for game in await host.get("/api/games") if game["slug"] == "decrypto"]
    assert [option["name"] for option in decrypto["options"] if option.get("remembered")] == ["used"]


@pytest.mark.rule("TABLE-6")
@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("decrypto", {"used": ["x"] * 1001}),
        ("decrypto", {"used": ["x" * 41]}),
        ("decrypto", {"white": [0] * 9}),
        ("decrypto", {"encryptor_order": [0] * 9}),
        ("krysis", {"companies": [0] * 5}),
    ],
)
async def test_a_list_of_a_thousand_is_no_option(sqlite_server, guests, game, options):
    (host,) = await guests(sqlite_server, 1)
    refused = (await host.post("/api/tables", {"game": game, "seats": 4, "options": options}, 400))["error"]
    assert refused["reason"] in {"input-list-length", "input-text-long"}


async def test_what_a_group_has_played_is_told_at_its_table_and_not_in_the_list(sqlite_server, guests):
    (host,) = await guests(sqlite_server, 1)
    table = await open_table([host], "decrypto", seats=4, start=False, public=True)
    listed = [one for one in (await host.get("/api/tables"))["open"] if one["id"] == table]
    assert "used" not in listed[0]["options"]
    assert listed[0]["options"]["language"] == "en"
    assert (await host.get(f"/api/tables/{table}"))["options"]["used"] == []
