"""Datasets hold what was played: every row follows from the log, and the log from every row."""

import re
import sys
from pathlib import Path
from shutil import copytree

import msgspec
import pyarrow as pa
import pyarrow.dataset as ds
import pyarrow.parquet as pq
import pytest

import kastellan
from kastellan.adapters.datasets import SCHEMAS, Counts, check, count, logs, write
from kastellan.bots.arena import arena
from kastellan.bots.runs import KEPT
from kastellan.core import BadInput
from kastellan.games import GAMES

PAGE = Path(__file__).parents[2] / "docs" / "adapters" / "datasets.md"
SETUPS = [
    pytest.param("kryptos", 3, {}, id="kryptos"),
    pytest.param("kryptos", 4, {"advanced_setup": True}, id="kryptos, advanced"),
    pytest.param("decrypto", 4, {}, id="decrypto"),
    pytest.param("kreta", 2, {}, id="kreta"),
    pytest.param("krysis", 3, {"advanced": True}, id="krysis, advanced"),
]


def keep(directory, slug="kryptos", seats=3, games=3, options=None, bots=("random",)):
    arena(GAMES[slug], bots, seats, games, 1, options, processes=1, quiet=True, keep=directory)
    return directory


def rows(directory, table):
    return ds.dataset(directory / table).to_table().to_pylist()


@pytest.fixture(scope="module")
def made(tmp_path_factory):
    """Seven games of Kryptos in three parts, with views; and the arena they are from."""
    directory = tmp_path_factory.mktemp("made")
    write(keep(directory / "kept", games=7), directory / "set", views=True, part=3, quiet=True)
    return directory


@pytest.fixture
def dataset(made, tmp_path):
    """A copy of the dataset that a test may change, beside its arena."""
    copytree(made, tmp_path, dirs_exist_ok=True)
    return tmp_path / "set"


@pytest.mark.parametrize(("slug", "seats", "options"), SETUPS)
def test_a_replayed_log_gives_the_recorded_outcome(tmp_path, slug, seats, options):
    """Of every game: the log alone leads to the outcome in its row, and ``check`` finds nothing."""
    kept = keep(tmp_path / "kept", slug, seats, 2, options)
    counts = write(kept, tmp_path / "set", quiet=True)

    for row, (game_id, log, outcome) in zip(
        rows(tmp_path / "set", "games"), logs(tmp_path / "set"), strict=True
    ):
        *_, last = kastellan.replay(log)
        assert GAMES[slug].outcome(last) == outcome
        assert (row["game_id"], row["moves"]) == (game_id, len(log.moves))
        assert (tuple(row["scores"]), tuple(row["ranks"])) == (outcome.scores, outcome.ranks)
    assert counts.games == 2
    assert check(tmp_path / "set", quiet=True) == counts


@pytest.mark.parametrize(("slug", "seats", "options"), SETUPS)
def test_a_decision_is_told_as_it_was(tmp_path, slug, seats, options):
    """Seat, action, number of listed actions, view and what came of it, in the order of play."""
    game = GAMES[slug]
    kept = keep(tmp_path / "kept", slug, seats, 1, options)
    write(kept, tmp_path / "set", views=True, quiet=True)
    ((_, log, outcome),) = logs(tmp_path / "set")
    states = list(kastellan.replay(log))
    decided = [k for k, move in enumerate(log.moves) if move.seat >= 0]
    told = rows(tmp_path / "set", "decisions")

    assert [row["move"] for row in told] == decided
    for row in told:
        state, move = states[row["move"]], log.moves[row["move"]]
        assert (row["seat"], msgspec.json.decode(row["action"])) == (move.seat, move.action)
        assert row["legal"] == len(game.legal(state, move.seat))
        assert row["acting"] == len(game.to_act(state))
        assert msgspec.json.decode(row["view"], type=game.views) == game.view(state, move.seat)
        assert (row["score"], row["rank"]) == (outcome.scores[move.seat], outcome.ranks[move.seat])


def test_the_rows_name_game_rules_content_options_and_seed(dataset):
    game = GAMES["kryptos"]
    games, decisions = rows(dataset, "games"), rows(dataset, "decisions")
    for row in games + decisions:
        assert (row["game"], row["rules"], row["seats"], row["seed"]) == ("kryptos", game.version, 3, 1)
        assert row["content"] == game.load(None).digest
        assert msgspec.json.decode(row["options"], type=game.options) == game.options()
    assert [row["number"] for row in games] == list(range(7))
    assert len({row["game_id"] for row in games}) == 7
    for row in games:
        mine = [one for one in decisions if one["game_id"] == row["game_id"]]
        assert len(mine) == row["decisions"]
        assert [row["win_shares"][one["seat"]] for one in mine] == [one["win_share"] for one in mine]


def test_rotations_of_a_deal_are_marked(tmp_path):
    """Games of one deal have the same chance and other seats, for comparisons in pairs."""
    kept = keep(tmp_path / "kept", bots=("random", "greedy"), games=4)
    write(kept, tmp_path / "set", quiet=True)
    games = rows(tmp_path / "set", "games")
    assert [row["deal"] for row in games] == [0, 0, 1, 1]
    assert games[0]["levels"] == ["random", "greedy", "random"]
    assert games[1]["levels"] == ["greedy", "random", "greedy"]


def test_views_are_written_only_if_asked_for(tmp_path):
    write(keep(tmp_path / "kept"), tmp_path / "set", quiet=True)
    assert {row["view"] for row in rows(tmp_path / "set", "decisions")} == {None}


def test_parts_follow_the_schema_and_fit_together(dataset):
    """Three games in a part, the same ones in both tables; no part is left unfinished."""
    assert count(dataset).parts == 3
    for table, schema in SCHEMAS.items():
        files = sorted((dataset / table).iterdir())
        assert [file.name for file in files] == [f"part-0000{k}.parquet" for k in range(3)]
        assert all(pq.read_schema(file).equals(schema) for file in files)
        numbers = [set(pq.read_table(file)["number"].to_pylist()) for file in files]
        assert numbers == [{0, 1, 2}, {3, 4, 5}, {6}]


def test_more_games_add_parts_and_leave_the_rest(dataset, tmp_path):
    """Whole parts are not written again; the last one, which grows, is."""
    parts = sorted(dataset.rglob("*.parquet"))
    before = {file: file.stat().st_mtime_ns for file in parts}
    keep(tmp_path / "kept", games=10)
    counts = write(tmp_path / "kept", dataset, views=True, part=3, quiet=True)

    assert (counts.games, counts.parts) == (10, 4)
    assert check(dataset, quiet=True) == counts
    touched = {file.name for file in parts if file.stat().st_mtime_ns != before[file]}
    assert touched == {"part-00002.parquet"}


def test_a_game_that_ends_otherwise_is_not_written(tmp_path):
    """A falsified outcome is found, and no half part appears under a part's name."""
    kept = keep(tmp_path / "kept")
    file = kept / KEPT
    file.write_text(re.sub(r'"scores":\[\d+', '"scores":[99', file.read_text()))
    with pytest.raises(BadInput, match="does not end as was recorded"):
        write(kept, tmp_path / "set", quiet=True)
    assert not list((tmp_path / "set").rglob("*.parquet"))


@pytest.mark.parametrize(
    ("table", "column", "value"),
    [
        ("games", "ranks", [3, 2, 1]),
        ("games", "decisions", 1),
        ("decisions", "legal", 77),
        ("decisions", "action", '{"type":"reveal","index":8}'),
        ("decisions", "view", "{}"),
    ],
)
def test_a_changed_row_is_found(dataset, table, column, value):
    file = dataset / table / "part-00001.parquet"
    changed = pq.read_table(file).to_pylist()
    changed[0][column] = value
    pq.write_table(pa.Table.from_pylist(changed, SCHEMAS[table]), file)
    with pytest.raises(BadInput, match=r"kryptos-[0-9a-f]{12}-3"):
        check(dataset, quiet=True)


def test_a_missing_or_foreign_row_is_found(dataset):
    """Decisions without their game, and games without their decisions."""
    file = dataset / "decisions" / "part-00002.parquet"
    whole = pq.read_table(file)
    pq.write_table(whole.slice(0, whole.num_rows - 1), file)
    with pytest.raises(BadInput, match="is not what the log gives"):
        check(dataset, quiet=True)
    pq.write_table(pa.concat_tables([whole, whole.slice(0, 1)]), file)
    with pytest.raises(BadInput, match="lacks"):
        check(dataset, quiet=True)
    file.write_bytes(b"")
    with pytest.raises(BadInput, match="delete it"):
        check(dataset, quiet=True)


def test_the_page_tells_every_column():
    """``docs/adapters/datasets.md`` names all columns with their types, in their order."""
    told = re.findall(r"^\| `(\w+)` \| ([^|]+?) \|", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
    real = [(field.name, str(field.type)) for schema in SCHEMAS.values() for field in schema]
    assert told == [(name, kind.replace("<element: ", "<").replace("<item: ", "<")) for name, kind in real]


def test_the_commands_write_and_check(run, tmp_path):
    keep(tmp_path / "kept")
    _, out, _ = run("dataset", "write", tmp_path / "kept", tmp_path / "set", "--views", "--part", 2, "--json")
    counts = msgspec.json.decode(out, type=Counts)
    assert (counts.games, counts.parts) == (3, 2)
    code, out, _ = run("dataset", "check", tmp_path / "set")
    assert code == 0
    assert f"3 games, {counts.decisions} decisions, 2 parts" in out


@pytest.fixture(scope="module")
def places(tmp_path_factory):
    """Directories to write from and to, good and bad."""
    directory = tmp_path_factory.mktemp("places")
    (directory / "file").touch()
    write(keep(directory / "kept", games=1), directory / "mine", quiet=True)
    arena(GAMES["kryptos"], ["random"], 3, 1, 2, processes=1, quiet=True, keep=directory / "two")
    write(directory / "two", directory / "other", quiet=True)
    copytree(directory / "kept", directory / "empty")
    (directory / "empty" / KEPT).write_bytes(b"")
    return directory


@pytest.mark.parametrize(
    ("words", "said"),
    [
        pytest.param(["write", "nowhere", "set"], ["run.json", "arena --keep"], id="no arena"),
        pytest.param(["write", "empty", "set"], ["empty", "no finished game"], id="no games"),
        pytest.param(["write", "kept", "file"], ["file", "cannot be written"], id="no directory"),
        pytest.param(
            ["write", "kept", "other"], ["run.seed 2 instead of 1", "another directory"], id="another dataset"
        ),
        pytest.param(["write", "kept", "mine", "--views"], ["views False", "another"], id="other columns"),
        pytest.param(["check", "nowhere"], ["dataset.json", "dataset write"], id="no dataset"),
        pytest.param(["write", "kept", "set", "--part", "0"], ["--part"], id="no part"),
    ],
)
def test_bad_input_names_the_place_and_the_remedy(run, places, monkeypatch, words, said):
    monkeypatch.chdir(places)
    code, _, err = run("dataset", *words)

    assert code == 2
    for part in said:
        assert part in err


def test_without_pyarrow_the_command_says_how_to_get_it(run, monkeypatch):
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    code, _, err = run("dataset", "check", "set")
    assert code == 2
    assert "pip install 'kastellan[ray]'" in err
