"""Shares in the fair deal: given after the server's own is fixed, and asked of who was seated by others."""

from tests.server.clients import open_table, play_whole


def unready(table):
    """Return the seats whose players have given no share."""
    return [seat["seat"] for seat in table["seats"] if seat.get("ready") is False]


async def test_a_share_is_given_by_sitting_down_on_ones_own_seat_again(sqlite_server, guests):
    people = await guests(sqlite_server, 2)
    table = await people[0].post("/api/tables", {"game": "kryptos", "seats": 3, "public": True, "seat": 1})
    path = f"/api/tables/{table['id']}"
    assert unready(table) == [1], "a free seat has nobody to wait for"
    await people[1].post(path + "/sit", {"seat": 0, "name": "Somebody"})
    given = await people[1].post(path + "/sit", {"seat": 0, "nonce": "abcd"})
    assert unready(given) == [1]
    assert given["seats"][0]["name"] == "Somebody", "the name under which one sat down stays"
    given = await people[0].post(path + "/sit", {"seat": 1, "nonce": "0123"})
    assert (unready(given), given["my_seat"], given["seal"]) == ([], 1, table["seal"])


async def test_a_rematch_asks_everybody_for_a_new_share(sqlite_server, guests):
    people = await guests(sqlite_server, 2)
    table = await open_table(people, "toy", options={"rounds": 1})
    for screen in await play_whole(sqlite_server.address, people, table, "toy", 1):
        await screen.close()
    following = await people[0].post(f"/api/tables/{table}/rematch")
    assert unready(following) == [0, 1]
    for seat, person in enumerate(people):
        following = await person.post(
            f"/api/tables/{following['id']}/sit", {"seat": seat, "nonce": f"{seat + 1:04x}"}
        )
    assert unready(following) == []
    await people[0].post(f"/api/tables/{following['id']}/start")
