"""What is kept about somebody is theirs: as a file, and to be deleted, by nobody else and not by mistake."""

from tests.own_contents import own
from tests.server.clients import Screen, open_table
from tests.server.test_admin import is_unknown
from tests.server.test_outages import eventually

PASSWORD = "correct horse battery"


async def test_all_that_is_kept_about_me_comes_as_a_file(server, guests):
    people = await guests(server, 3)
    table = await open_table(people)
    await people[0].post("/api/contents", {"game": "kryptos", "name": "Mine", "file": own("kryptos")}, 201)
    kept = await people[0].get("/api/me/data")
    me = await people[0].get("/api/me")
    assert kept["person"][0]["id"] == me["id"]
    assert [seat["table"] for seat in kept["seats"]] == [table]
    assert kept["contents"][0]["name"] == "Mine"
    assert "password" not in kept["person"][0]
    assert all("digest" not in token for token in kept["tokens"])


async def test_nobody_learns_by_their_data_that_they_were_reported(server, guests):
    people = await guests(server, 3)
    table = await open_table(people)
    before = await people[1].get("/api/me/data")
    await people[0].post(f"/api/tables/{table}/report", {"seat": 1, "why": "rude"})
    after = await people[1].get("/api/me/data")
    assert "reported" not in after
    assert before.keys() == after.keys()
    assert before["seats"] == after["seats"]


async def test_my_data_does_not_count_what_others_say(server, guests):
    """A number of the whole house between two messages of mine would tell how often others spoke."""
    people = await guests(server, 3)
    table = await open_table(people)
    screen = await Screen.open(server.address, table, people[1].cookie)
    await screen.send(type="chat", channel="table", text="hello")
    await screen.until("chat")
    await people[1].post(f"/api/tables/{table}/report", {"seat": 0, "why": "rude"})
    kept = await people[1].get("/api/me/data")
    assert [said["text"] for said in kept["said"]] == ["hello"]
    assert len(kept["reports"]) == 1
    assert all("id" not in row for part in ("said", "reports", "notices") for row in kept[part])
    await screen.close()


async def test_who_writes_their_name_is_erased_and_their_seat_is_left(server, guests):
    people = await guests(server, 3)
    table = await open_table(people)
    me = await people[2].get("/api/me")
    wrong = await people[2].post("/api/me/erase", {"name": "Somebody else"}, 409)
    assert wrong["error"]["reason"] == "server-not-your-name"
    assert (await people[2].get("/api/me"))["id"] == me["id"], "nothing was deleted"
    await people[2].post("/api/me/erase", {"name": me["name"]})
    await eventually(lambda: is_unknown(people[2], me["id"]))
    await eventually(lambda: has_no_name(people[0], table, 2))


async def has_no_name(person, table, seat):
    return (await person.get(f"/api/tables/{table}"))["seats"][seat]["name"] == ""


async def test_an_account_is_erased_by_its_own_name(server, guests):
    (one,) = await guests(server, 1)
    name = f"Leaver {server.pid} {one.cookie[:6]}"
    account = await one.post("/api/account", {"name": name, "password": PASSWORD})
    await one.post("/api/me/erase", {"name": "Leaver"}, 409)
    await one.post("/api/me/erase", {"name": name.upper()})
    await eventually(lambda: is_unknown(one, account["id"]))
    await one.post("/api/login", {"name": name, "password": PASSWORD}, 401)
