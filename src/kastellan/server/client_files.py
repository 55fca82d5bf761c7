"""The built browser client: hashed files are kept by browsers for a year, pages never."""

import mimetypes
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.exceptions import NotFoundException

FOLDER = Path(__file__).parent / "static"
KEEP = {"cache-control": "public, max-age=31536000, immutable"}
ASK = {"cache-control": "no-cache"}
COVERS = "covers/"
ANYWHERE = {"cross-origin-resource-policy": "cross-origin"}
"""The pictures of links are shown by the pages of others: that is what they are for."""

Introduced = Callable[[Request[Any, Any, Any], bytes], Awaitable[bytes | None]]


def file_at(wanted: str) -> Path | None:
    """Return the file of the client that is asked for, if there is one."""
    try:
        file = (FOLDER / wanted).resolve()
        return file if file.is_relative_to(FOLDER.resolve()) and file.is_file() else None
    except (OSError, ValueError):  # a name that no file can have
        return None


def content_of(file: Path, accepted: str) -> tuple[bytes, dict[str, str]]:
    """Return what is sent of a file, packed where the build has packed it and the browser takes that."""
    packed = {coding: path for coding, path in packings(file).items() if path.is_file()}
    vary = {"vary": "accept-encoding"} if packed else {}
    taken = codings(accepted)
    for coding, path in packed.items():
        if coding in taken:
            return path.read_bytes(), {**vary, "content-encoding": coding}
    return file.read_bytes(), vary


def packings(file: Path) -> dict[str, Path]:
    """Return where the packed forms of a file would lie, the smallest first."""
    return {"br": file.with_name(f"{file.name}.br"), "gzip": file.with_name(f"{file.name}.gz")}


def codings(accepted: str) -> set[str]:
    """Return the codings that a browser takes: those named and not refused by a weight of nothing."""
    offers = [offer.replace(" ", "").lower().partition(";q=") for offer in accepted.split(",")]
    return {name for name, _, weight in offers if not weight or weight.strip("0.")}


def client_routes(introduced: Introduced | None = None) -> list[Any]:
    """Return the routes of the client, if it has been built; its own pages all begin at index.html.

    ``introduced`` writes into it what an address tells of itself, where it does (``previews.py``).
    """

    @get(["/", "/{path:path}"], include_in_schema=False)
    async def client(request: Request[Any, Any, Any], path: Path | None = None) -> Response[bytes]:
        wanted = "" if path is None else str(path).lstrip("/")
        if wanted.startswith(("api/", "schema/")) or wanted == "api":
            raise NotFoundException
        accepted = request.headers.get("accept-encoding", "")
        if (file := file_at(wanted)) is not None:
            kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
            hashed = "assets" in Path(wanted).parts[:-1]
            data, more = content_of(file, accepted)
            shown = ANYWHERE if wanted.startswith(COVERS) else {}
            return Response(data, media_type=kind, headers={**(KEEP if hashed else ASK), **shown, **more})
        index = FOLDER / "index.html"
        if "." in Path(wanted).name or not index.is_file():
            raise NotFoundException
        if introduced is not None and (own := await introduced(request, index.read_bytes())) is not None:
            return Response(own, media_type="text/html", headers={**ASK, "vary": "accept-language"})
        data, more = content_of(index, accepted)
        return Response(data, media_type="text/html", headers={**ASK, **more})

    return [client]
