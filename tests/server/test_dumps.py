"""PostgreSQL's own tools move a database whose server runs to another one, where games go on."""

from random import Random

from kastellan.server.checks import check
from tests.server.clients import Screen, Visitor, choose, open_table
from tests.server.processes import SERVE, Process
from tests.server.test_backups import settings


async def shown_to(address, table, person):
    """Return a screen of somebody's seat and what it is shown first."""
    screen = await Screen.open(address, table, person.cookie)
    return screen, await screen.until("shown")


async def test_a_dump_is_brought_into_an_empty_database_and_games_go_on(postgres, tmp_path):
    there, here, dump = postgres.new_database(), postgres.new_database(), str(tmp_path / "k.dump")
    process = Process(SERVE, there)
    people = [await Visitor(process.address, name).arrive() for name in ("Ana", "Boris", "Cleo")]
    table = await open_table(people)
    before = []
    for person in people:
        screen, shown = await shown_to(process.address, table, person)
        before.append((shown["number"], shown["view"]))
        await screen.close()
    postgres.run("pg_dump", "--format=custom", "--file", dump, "--dbname", there)
    assert process.stop() == 0
    postgres.run("pg_restore", "--no-owner", "--exit-on-error", "--dbname", here, dump)
    assert (await check(settings(here))).faults == []

    process = Process(SERVE, here)
    screens = []
    for person, kept in zip(people, before, strict=True):
        screen, shown = await shown_to(process.address, table, person)
        assert (shown["number"], shown["view"]) == kept
        screens.append(screen)
    seat = screens[0].shown["to_act"][0]
    await screens[seat].play(choose("kryptos", seat, screens[seat].shown, Random(1)))
    assert (await screens[seat].until("shown"))["number"] > before[seat][0]
    for closing in (*screens, *people):
        await closing.close()
    assert process.stop() == 0
