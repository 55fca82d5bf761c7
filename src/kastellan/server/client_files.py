"""The built browser client: hashed files are kept by browsers for a year, pages never."""

import mimetypes
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
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


def content_of(file: Path, accepted: str) -> tuple[bytes, dict[str, str]]:
    """Return what is sent of a file, packed where the build has packed it and the browser takes that."""
    packed = file.with_name(f"{file.name}.gz")
    if not packed.is_file():
        return file.read_bytes(), {}
    if "gzip" not in accepted:
        return file.read_bytes(), {"vary": "accept-encoding"}
    return packed.read_bytes(), {"vary": "accept-encoding", "content-encoding": "gzip"}


def client_routes() -> list[Any]:
    """Return the routes of the client, if it has been built; its own pages all begin at index.html."""

    @get(["/", "/{path:path}"], include_in_schema=False)
    async def client(request: Request[Any, Any, Any], path: Path | None = None) -> Response[bytes]:
        wanted = "" if path is None else str(path).lstrip("/")
        if wanted.startswith(("api/", "schema/")) or wanted == "api":
            raise NotFoundException
        if (file := file_at(wanted)) is not None:
            kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
            hashed = "assets" in Path(wanted).parts[:-1]
            data, more = content_of(file, request.headers.get("accept-encoding", ""))
            return Response(data, media_type=kind, headers={**(KEEP if hashed else ASK), **more})
        index = FOLDER / "index.html"
        if "." in Path(wanted).name or not index.is_file():
            raise NotFoundException
        return Response(index.read_bytes(), media_type="text/html", headers=ASK)

    return [client]
