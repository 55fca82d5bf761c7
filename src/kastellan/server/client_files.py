"""The built browser client: hashed files are kept by browsers for a year, pages never."""

import mimetypes
from pathlib import Path
from typing import Any

from litestar import Response, get
from litestar.exceptions import NotFoundException

FOLDER = Path(__file__).parent / "static"
KEEP = {"cache-control": "public, max-age=31536000, immutable"}
ASK = {"cache-control": "no-cache"}


def file_at(wanted: str) -> Path | None:
    """Return the file of the client that is asked for, if there is one."""
    try:
        file = (FOLDER / wanted).resolve()
        return file if file.is_relative_to(FOLDER.resolve()) and file.is_file() else None
    except (OSError, ValueError):  # a name that no file can have
        return None


def client_routes() -> list[Any]:
    """Return the routes of the client, if it has been built; its own pages all begin at index.html."""

    @get(["/", "/{path:path}"], include_in_schema=False)
    async def client(path: Path | None = None) -> Response[bytes]:
        wanted = "" if path is None else str(path).lstrip("/")
        if wanted.startswith(("api/", "schema/")) or wanted == "api":
            raise NotFoundException
        if (file := file_at(wanted)) is not None:
            kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
            hashed = "assets" in Path(wanted).parts[:-1]
            return Response(file.read_bytes(), media_type=kind, headers=KEEP if hashed else ASK)
        index = FOLDER / "index.html"
        if "." in Path(wanted).name or not index.is_file():
            raise NotFoundException
        return Response(index.read_bytes(), media_type="text/html", headers=ASK)

    return [client]
