"""Games whose rules or content are no more: finished ones are read from their record, others closed."""

from random import Random

import msgspec
import pytest
from sqlalchemy import delete, func, select, update

from kastellan.core import CHANCE, Move, draw
from kastellan.core.playout import pick
from kastellan.games import GAMES
from kastellan.server import analysis, lobby, records, replays, starting
from kastellan.server.info import table_info
from kastellan.server.problems import Sorry
from kastellan.server.rows import PageRow, RecordRow, TableRow
from kastellan.tables.log import PERSON, Row
from kastellan.tables.messages import CreateTable, Draw, ReplayMove
from kastellan.tables.record import ALL, DRAWS, STEPS, happenings, opened, record, with_views
from tests.server.test_forgetting import new_hall, write
from tests.short_games import short_game

encode = msgspec.json.encode
OLD = {"rules": {"rules": 99}, "content": {"content": "0" * 64}}


@pytest.fixture
async def hall(database_url):
    """A hall without rounds."""
    hall = new_hall(database_url)
    await hall.open(serving=False)
    yield hall
    await hall.close()


async def brought_in(hall, slug="kryptos"):
    """Return a finished table."""
    guest, _ = await hall.people.new_guest("Ana", "en")
    made = await replays.take_in(hall, guest, encode(short_game(slug, 5)))
    return await hall.table(made.table)


async def make_old(hall, table, **fields):
    """Let the rules or the content of a table be others, and the server start again."""
    await write(hall, update(TableRow).where(TableRow.id == table.sheet.id).values(**fields))
    hall.tables.clear()
    return await hall.table(table.sheet.id)


async def whole(table, eyes):
    """Return all steps of a replay as JSON."""
    first = await replays.replay(table, eyes)
    pages = [first, *[await replays.replay(table, eyes, page) for page in range(1, first.pages)]]
    return [move for page in pages for move in msgspec.json.decode(page.moves)]


@pytest.mark.parametrize("fields", OLD.values(), ids=OLD)
async def test_a_finished_game_outlives_its_rules_and_its_content(hall, fields):
    table = await brought_in(hall)
    eyes = [*range(len(table.sheet.chairs)), "spectator", "all"]
    before = [await whole(table, one) for one in eyes]
    export, draws = await replays.export(table), await replays.draws(table)
    shown = await table.shown_now(0)
    old = await make_old(hall, table, **fields)
    assert (old.old, old.progress) == (True, None)
    assert [await whole(old, one) for one in eyes] == before
    again = await replays.export(old)
    assert (again.log.moves, again.seal, again.outcome) == (export.log.moves, export.seal, export.outcome)
    assert await replays.draws(old) == draws
    end = await records.last_shown(old, 0)
    assert (end.view, end.outcome, end.to_act) == (shown.view, shown.outcome, [])
    assert [line.key for line in end.story] == [msgspec.json.decode(line)["key"] for line in shown.story]
    assert table_info(hall.doors, old, None).old


@pytest.mark.parametrize("slug", GAMES)
async def test_without_a_record_a_game_is_read_by_the_rules_of_today_if_they_end_it_the_same(hall, slug):
    """So games of a server that kept no records yet are shown; an outcome that differs is not believed."""
    tables = [await brought_in(hall, slug) for _ in range(2)]
    before = await whole(tables[0], "spectator")
    await write(hall, delete(PageRow))
    await write(hall, delete(RecordRow))
    outcome = tables[1].sheet.outcome
    other = msgspec.structs.replace(outcome, scores=tuple(score + 1 for score in outcome.scores))
    same = await make_old(hall, tables[0], rules=99)
    differs = await make_old(hall, tables[1], rules=99, outcome=encode(other).decode())
    assert await whole(same, "spectator") == before
    assert await records.last_shown(same, 0)
    with pytest.raises(Sorry, match="server-game-unreadable"):
        await replays.replay(differs, "spectator")


@pytest.mark.parametrize(
    "fields",
    [{"content": "0" * 64}, {"rules": 99, "opening": '{"nonsense": 1}'}],
    ids=["content", "position"],
)
async def test_what_cannot_be_read_any_more_can_still_be_exported(hall, fields):
    old = await make_old(hall, await brought_in(hall), **fields)
    assert (await replays.export(old)).log.moves
    for ask in (replays.replay(old, "all"), replays.draws(old)):
        with pytest.raises(Sorry, match="server-game-unreadable"):
            await ask
    assert not await records.ensure_record(old)


async def test_games_that_ended_without_a_record_get_theirs_by_and_by(hall):
    """One whose log cannot be read keeps no other from it."""
    tables = [await brought_in(hall) for _ in range(2)]
    broken, good = (table.sheet.id for table in tables)
    await write(hall, update(TableRow).where(TableRow.id == broken).values(opening='{"nonsense": 1}'))
    for _ in range(2):
        await records.write_missing(hall)
    assert [await records.has_record(hall, name) for name in (broken, good)] == [False, True]
    assert hall.unreadable == {broken}


async def test_a_record_is_written_once_and_is_small(hall):
    table = await brought_in(hall)
    for _ in range(2):
        await records.write_record(hall, table.sheet)
    async with hall.database.read() as session:
        kept = (await session.execute(select(RecordRow.about))).scalars().all()
        size = (await session.execute(select(func.sum(func.length(PageRow.data))))).scalar_one()
    (about,) = [msgspec.json.decode(one, type=records.About) for one in kept]
    assert (about.rules, about.content) == (table.game.version, table.content.digest)
    assert about.outcome == table.sheet.outcome
    assert size < 100_000


async def test_a_running_game_of_older_rules_can_be_closed_and_left(hall):
    hall.settings = msgspec.structs.replace(hall.settings, max_tables_per_person=2)
    people = [(await hall.people.new_guest(name, "en"))[0] for name in ("Ana", "Boris")]
    tables = [await lobby.create(hall, people[0], CreateTable("kreta", 2, public=True)) for _ in range(2)]
    for table in tables:
        await lobby.sit(hall, table, people[1], lobby.Sit(1))
        await starting.start(hall, table, people[0])
    with pytest.raises(Sorry, match="server-not-old"):
        await lobby.close(hall, tables[0], people[0])
    closed, left = [await make_old(hall, table, rules=99) for table in tables]
    with pytest.raises(Sorry, match="server-too-many-tables"):
        await lobby.create(hall, people[0], CreateTable("kreta", 2))
    await lobby.close(hall, closed, people[1])
    assert (closed.sheet.status, closed.sheet.outcome) == ("over", None)
    assert closed.sheet.closed_by == "people"
    for person in people:
        await lobby.leave(hall, left, person)
    assert (left.sheet.status, left.sheet.people) == ("over", [])
    assert left.sheet.closed_by == "nobody"
    assert await lobby.create(hall, people[0], CreateTable("kreta", 2))


async def test_an_old_game_is_played_again_by_the_rules_of_today_and_reviewed_no_more(hall):
    people = [(await hall.people.new_guest(name, "en"))[0] for name in ("Ana", "Boris")]
    table = await lobby.create(hall, people[0], CreateTable("kreta", 2, public=True))
    await lobby.sit(hall, table, people[1], lobby.Sit(1))
    outcome = '{"scores":[1,2],"ranks":[2,1]}'
    old = await make_old(hall, table, rules=99, content="0" * 64, status="over", outcome=outcome)
    again = await lobby.rematch(hall, old, people[0])
    assert (again.sheet.rules, again.sheet.content) == (again.game.version, again.content.digest)
    assert not again.old
    await analysis.add_review(hall, review_of(old))
    await analysis.go_on_with_review(hall, await analysis.kept_review(hall, old.sheet.id))
    assert (await analysis.kept_review(hall, old.sheet.id)).state == "failed"


def review_of(table):
    """Return a review that was just begun."""
    return analysis.ReviewRow(table=table.sheet.id, state="thinking", done=0, total=0, parts="[]", touched=0)


def rows_of(slug, seats, seed, most=350):
    """Return the log of a random game and its first position."""
    game, rng = GAMES[slug], Random(seed)
    start = state = game.start(seats, game.options(), game.load(None))
    rows = []
    while (acting := game.to_act(state)) and len(rows) < most:
        seat = acting[0] if acting == (CHANCE,) else rng.choice(acting)
        action = draw(game.chance(state), rng) if seat == CHANCE else pick(game, state, seat, rng)
        state = state.copy()
        game.advance(state, seat, action)
        rows.append(Move(seat, action))
    moves = [
        Row("t", n + 1, move.seat, encode(move.action), float(n), 0.0, 0, PERSON)
        for n, move in enumerate(rows)
    ]
    return game, start, moves


@pytest.mark.parametrize("slug", GAMES)
def test_a_record_says_what_every_viewer_saw_at_every_step(slug):
    game, start, rows = rows_of(slug, 4, 5)
    pages = list(record(game, start, rows, 0.0))
    viewers = {"spectator": None, **{str(seat): seat for seat in range(4)}}
    views = {name: [page.data for page in pages if page.eyes == name] for name in viewers}
    steps = list(happenings(game, start, rows, 0.0))
    together = [page for page in pages if page.eyes == ALL]
    assert [page.number for page in together] == list(range(-(-len(steps) // STEPS)))
    for page in together:
        for move in msgspec.json.decode(with_views(page.data, views), type=list[ReplayMove]):
            seen = msgspec.json.decode(move.view)
            for name, viewer in viewers.items():
                assert seen[name] == msgspec.json.decode(encode(game.view(steps[move.step][1], viewer)))
    draws = [
        one
        for page in pages
        if page.eyes == DRAWS
        for one in msgspec.json.decode(opened(page.data), type=list[Draw])
    ]
    assert [one.move for one in draws] == [n for n, row in enumerate(rows) if row.seat == CHANCE]
    assert all(msgspec.json.decode(rows[one.move].action) in one.outcomes for one in draws)
