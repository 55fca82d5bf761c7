"""What the operator provides, read at start: contents in a folder, and other names for the games."""

import time
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import msgspec
from sqlalchemy import delete

from kastellan.core.refusal import BadInput
from kastellan.games import GAMES
from kastellan.server.contents import EVERYBODY, LETTERS, keep_file
from kastellan.server.rows import OwnContentRow
from kastellan.server.settings import Settings
from kastellan.tables.shelf import content_of

if TYPE_CHECKING:
    from kastellan.server.hall import Hall

FOLDER, NAMES = "KASTELLAN_CONTENTS", "KASTELLAN_NAMES"
LONGEST_NAME, LONGEST_TITLE = 40, 60


class Provided(NamedTuple):
    """A content of the operator's folder."""

    game: str
    name: str
    digest: str
    file: bytes


def read_provided(settings: Settings) -> list[Provided]:
    """Return the contents of the operator's folder, checked: ``<folder>/<game>/<name>.json``."""
    if not settings.contents:
        return []
    folder = Path(settings.contents)
    if not folder.is_dir():
        raise BadInput(FOLDER, f"names {folder}, which is no folder; make it, or leave the setting out")
    return [read_one(file) for file in sorted(folder.glob("*/*.json"))]


def read_one(file: Path) -> Provided:
    """Return one content of the folder, or refuse it with its file, place and remedy."""
    slug = file.parent.name
    if slug not in GAMES:
        raise BadInput(FOLDER, f"has {file}; its folder must be named after a game: {', '.join(GAMES)}")
    data = file.read_bytes()
    try:
        digest = content_of(GAMES[slug], data).digest
    except BadInput as error:
        raise BadInput(f"{file} {error.place}", error.reason, error.rule) from None
    return Provided(slug, file.stem[:LONGEST_TITLE], digest, data)


def read_names(settings: Settings) -> dict[str, str]:
    """Return what games are called here, where that is another name than ours."""
    if not settings.names:
        return {}
    try:
        names = msgspec.json.decode(Path(settings.names).read_bytes(), type=dict[str, str])
    except (OSError, msgspec.DecodeError) as error:
        shape = '{"kryptos": "Secrets"}'
        raise BadInput(NAMES, f"{settings.names} cannot be read: {error}; it looks like {shape}") from None
    for slug, name in names.items():
        if slug not in GAMES:
            raise BadInput(NAMES, f"has {slug!r}; the games are {', '.join(GAMES)}")
        if not 1 <= len(name.strip()) <= LONGEST_NAME or not name.isprintable():
            raise BadInput(NAMES, f"calls {slug} {name!r}; a name has 1 to {LONGEST_NAME} visible characters")
    return names


async def install(hall: "Hall", provided: list[Provided]) -> None:
    """Offer the operator's contents to everybody; those that are no longer in the folder are not offered."""
    now = time.time()
    ids = [sha256(f"{one.game}/{one.name}".encode()).hexdigest()[:LETTERS] for one in provided]
    async with hall.database.write() as session:
        for name, one in zip(ids, provided, strict=True):
            await keep_file(session, one.game, one.digest, one.file)
            await session.merge(
                OwnContentRow(
                    id=name, digest=one.digest, game=one.game, owner=None, name=one.name, language="",
                    sharing=EVERYBODY, created=now, updated=now,
                )
            )  # fmt: skip
        gone = delete(OwnContentRow).where(OwnContentRow.owner.is_(None), OwnContentRow.id.not_in(ids))
        await session.execute(gone)
