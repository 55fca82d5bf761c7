"""Games that an arena kept, as Parquet tables: a row for each game and a row for each decision.

``docs/adapters/datasets.md`` tells what each column means.
"""

from collections.abc import Iterable, Iterator
from contextlib import ExitStack
from itertools import islice
from pathlib import Path
from typing import Any, BinaryIO

import msgspec
import pyarrow as pa
import pyarrow.parquet as pq
from rich.progress import track

from kastellan.bots.matches import Played
from kastellan.bots.players import loaded
from kastellan.bots.runs import (
    KEPT,
    Settings,
    finished,
    read_at,
    read_settings,
    read_struct,
    refuse_to_mix,
    write_struct,
)
from kastellan.bots.utility import win_shares
from kastellan.core.game import Outcome
from kastellan.core.log import Log, positions
from kastellan.core.refusal import BadInput, must
from kastellan.table import find_game

FORMAT = 1
SETTINGS = "dataset.json"
PART = 1000
"""Games in a part, if nothing else is asked for."""

GROUP = 100
"""Games whose rows are held in memory and written together."""

Row = dict[str, Any]

SHARED = {
    "game_id": pa.string(),
    "game": pa.string(),
    "rules": pa.int32(),
    "content": pa.string(),
    "options": pa.string(),
    "seats": pa.int32(),
    "seed": pa.int64(),
    "number": pa.int64(),
    "deal": pa.int64(),
}
COLUMNS = {
    "games": SHARED
    | {
        "kastellan": pa.string(),
        "levels": pa.list_(pa.string()),
        "budgets": pa.string(),
        "moves": pa.int32(),
        "decisions": pa.int32(),
        "scores": pa.list_(pa.int64()),
        "ranks": pa.list_(pa.int32()),
        "teams": pa.list_(pa.list_(pa.int32())),
        "win_shares": pa.list_(pa.float64()),
        "log": pa.string(),
    },
    "decisions": SHARED
    | {
        "move": pa.int32(),
        "seat": pa.int32(),
        "level": pa.string(),
        "acting": pa.int32(),
        "legal": pa.int64(),
        "action": pa.string(),
        "view": pa.string(),
        "score": pa.int64(),
        "rank": pa.int32(),
        "win_share": pa.float64(),
    },
}
SCHEMAS = {
    table: pa.schema([pa.field(name, kind, nullable=name == "view") for name, kind in columns.items()])
    for table, columns in COLUMNS.items()
}


class Dataset(msgspec.Struct, frozen=True, kw_only=True):
    """How a dataset was made: from which arena, with views or without, so many games in a part."""

    format: int = FORMAT
    run: Settings
    views: bool
    part: int


class Counts(msgspec.Struct, frozen=True):
    """What a dataset holds."""

    games: int
    decisions: int
    parts: int


def write(run: Path, directory: Path, views: bool = False, part: int = PART, quiet: bool = False) -> Counts:
    """Write the games kept in ``run`` as a dataset; whole parts that are there already stay.

    Every game is played again from its log, and refused if it does not end as was recorded.
    """
    dataset = Dataset(run=read_settings(run), views=views, part=part)
    must(abs(dataset.run.seed) < 2**63, str(run), "has a seed of more than 64 bits, which no column holds")
    with _kept(run) as file:
        places = {played.number: place for place, played in finished(file)}
        must(places, str(run), "holds no finished game; let `kastellan arena --keep` play some first")
        _prepare(directory, dataset)
        parts: dict[int, list[int]] = {}
        for number in sorted(places):
            parts.setdefault(number // part, []).append(places[number])
        for k in track(parts, f"{len(places)} games", transient=True, disable=quiet):
            if _rows_of(_part(directory, "games", k)) != len(parts[k]):
                _write_part(directory, k, dataset, read_at(file, parts[k]))
    return count(directory)


def check(directory: Path, quiet: bool = False) -> Counts:
    """Play every game of a dataset again; raise ``BadInput`` where a row says something else."""
    dataset = read_dataset(directory)
    for file in track(_parts(directory, "games"), "checking", transient=True, disable=quiet):
        decisions = directory / "decisions" / file.name
        stored = _read(decisions)
        for row in _read(file):
            game_row, rows = tell(dataset, _played(row))
            must(row == game_row, f"{file}, {row['game_id']}", "is not what the log gives")
            for told in rows:
                place = f"{decisions}, {told['game_id']}, move {told['move']}"
                must(next(stored, None) == told, place, "is not what the log gives")
        must(next(stored, None) is None, str(decisions), f"holds decisions of games that {file} lacks")
    return count(directory)


def logs(directory: Path) -> Iterator[tuple[str, Log, Outcome]]:
    """Yield each game's name, log and recorded outcome; ``kastellan.replay`` plays the log again."""
    for file in _parts(directory, "games"):
        for row in _read(file):
            yield row["game_id"], _log(row), _outcome(row)


def read_dataset(directory: Path) -> Dataset:
    """Return how a dataset was made."""
    remedy = "name a directory that `kastellan dataset write` wrote"
    dataset = read_struct(directory / SETTINGS, Dataset, remedy)
    must(dataset.format == FORMAT, str(directory), f"has format {dataset.format}; here {FORMAT} is read")
    return dataset


def count(directory: Path) -> Counts:
    """Count the rows and parts of a dataset."""
    games, decisions = (_parts(directory, table) for table in SCHEMAS)
    return Counts(sum(map(_rows_of, games)), sum(map(_rows_of, decisions)), len(games))


def tell(dataset: Dataset, played: Played) -> tuple[Row, list[Row]]:
    """Return the row of a game and the rows of its decisions, by playing it again."""
    game_id = f"{dataset.run.name}-{played.number}"
    if played.log is None:
        raise BadInput(game_id, "was kept without its log")
    shared = _shared(game_id, dataset.run, played.number)
    game, rows, log = find_game(played.log.game), [], played.log
    shares, state = win_shares(played.outcome), None
    for number, state in enumerate(positions(game, log, loaded(log.game, None))):
        if number == len(log.moves) or (move := log.moves[number]).seat < 0:
            continue
        rows.append(
            shared
            | {
                "move": number,
                "seat": move.seat,
                "level": played.levels[move.seat],
                "acting": len(game.to_act(state)),
                "legal": len(game.legal(state, move.seat)),
                "action": _json(move.action),
                "view": _json(game.view(state, move.seat)) if dataset.views else None,
                "score": played.outcome.scores[move.seat],
                "rank": played.outcome.ranks[move.seat],
                "win_share": shares[move.seat],
            }
        )
    must(game.outcome(state) == played.outcome, game_id, "does not end as was recorded")
    return shared | _game_row(dataset.run, played, log) | {"decisions": len(rows)}, rows


def _shared(game_id: str, run: Settings, number: int) -> Row:
    """Return what the rows of a game have in common."""
    return {
        "game_id": game_id,
        "game": run.game,
        "rules": run.rules,
        "content": run.content,
        "options": _json(run.options),
        "seats": run.seats,
        "seed": run.seed,
        "number": number,
        "deal": number // len(run.bots),
    }


def _game_row(run: Settings, played: Played, log: Log) -> Row:
    """Return what only the row of a game says."""
    return {
        "kastellan": run.kastellan,
        "levels": list(played.levels),
        "budgets": _json(run.budgets),
        "moves": len(log.moves),
        "scores": list(played.outcome.scores),
        "ranks": list(played.outcome.ranks),
        "teams": [list(team) for team in played.outcome.teams],
        "win_shares": list(win_shares(played.outcome)),
        "log": _json(log),
    }


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def _log(row: Row) -> Log:
    return msgspec.json.decode(row["log"], type=Log)


def _outcome(row: Row) -> Outcome:
    return msgspec.convert({name: row[name] for name in Outcome.__struct_fields__}, Outcome)


def _played(row: Row) -> Played:
    return Played(tuple(row["levels"]), _outcome(row), row["decisions"], row["number"], _log(row))


def _kept(run: Path) -> BinaryIO:
    """Open the file of kept games."""
    try:
        return (run / KEPT).open("rb")
    except OSError as error:
        raise BadInput(str(run / KEPT), error.strerror or "cannot be read") from None


def _prepare(directory: Path, dataset: Dataset) -> None:
    """Make the directory; one that holds another dataset is refused."""
    if (directory / SETTINGS).exists():
        refuse_to_mix(str(directory), read_dataset(directory), dataset)
        return
    try:
        for table in SCHEMAS:
            (directory / table).mkdir(parents=True, exist_ok=True)
        write_struct(directory / SETTINGS, dataset)
    except OSError as error:
        raise BadInput(str(directory), f"cannot be written: {error.strerror}") from None


def _part(directory: Path, table: str, k: int) -> Path:
    return directory / table / f"part-{k:05}.parquet"


def _parts(directory: Path, table: str) -> list[Path]:
    return sorted((directory / table).glob("part-*.parquet"))


def _rows_of(part: Path) -> int:
    """Return the number of rows in a part; none if it is not there."""
    return _opened(part).metadata.num_rows if part.exists() else 0


def _read(part: Path) -> Iterator[Row]:
    """Yield the rows of a part."""
    for batch in _opened(part).iter_batches():
        yield from batch.to_pylist()


def _opened(part: Path) -> pq.ParquetFile:
    try:
        return pq.ParquetFile(part)
    except (OSError, pa.ArrowInvalid) as error:
        raise BadInput(
            str(part), f"cannot be read ({error}); delete it and write the dataset again"
        ) from None


def _write_part(directory: Path, k: int, dataset: Dataset, games: Iterator[Played]) -> None:
    """Write the rows of some games; a part appears under its name when it is whole, games last."""
    unfinished = {table: _part(directory, table, k).with_suffix(".unfinished") for table in SCHEMAS}
    with ExitStack() as stack:
        writers = {
            table: stack.enter_context(pq.ParquetWriter(file, SCHEMAS[table], compression="zstd"))
            for table, file in unfinished.items()
        }
        while told := [tell(dataset, played) for played in islice(games, GROUP)]:
            _write_rows(writers["games"], [row for row, _ in told])
            _write_rows(writers["decisions"], [row for _, rows in told for row in rows])
    for table in ("decisions", "games"):
        unfinished[table].replace(_part(directory, table, k))


def _write_rows(writer: pq.ParquetWriter, rows: Iterable[Row]) -> None:
    writer.write_table(pa.Table.from_pylist(list(rows), writer.schema))
