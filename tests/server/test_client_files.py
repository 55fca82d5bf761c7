"""The built client: types, caching, its own pages, and no way out of its folder."""

import asyncio
import gzip
from urllib.parse import urlsplit

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from kastellan.server import client_files
from kastellan.server.app import policy_at

PLAIN = b"\0asm" * 1000
PACKED = {"br": b"brotli, which this client does not unpack", "gzip": gzip.compress(PLAIN)}
INDEX = "<!doctype html><title>Kastellan</title>"


@pytest.fixture
def client(tmp_path, monkeypatch):
    """A server of a small built client, with a secret beside its folder."""
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text(INDEX)
    (folder / "index.html.br").write_bytes(b"page as brotli")
    (folder / "icon.svg").write_text("<svg/>")
    (folder / "manifest.webmanifest").write_text("{}")
    (folder / "sw.js").write_text("// worker")
    (folder / "assets" / "app-1a2b3c.js").write_text("export {}")
    (folder / "assets" / "app-1a2b3c.css").write_text("body {}")
    (folder / "assets" / "font-1a2b3c.woff2").write_bytes(b"wOF2")
    (folder / "assets" / "engine").mkdir()
    (folder / "assets" / "engine" / "big.wasm").write_bytes(PLAIN)
    (folder / "assets" / "engine" / "big.wasm.br").write_bytes(PACKED["br"])
    (folder / "assets" / "engine" / "big.wasm.gz").write_bytes(PACKED["gzip"])
    (tmp_path / "secret.txt").write_text("hidden treasure")
    (folder / "way-out").symlink_to(tmp_path / "secret.txt")
    monkeypatch.setattr(client_files, "FOLDER", folder)
    with TestClient(Litestar(route_handlers=client_files.client_routes())) as client:
        yield client


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("/", "text/html; charset=utf-8"),
        ("/icon.svg", "image/svg+xml"),
        ("/manifest.webmanifest", "application/manifest+json"),
        ("/sw.js", "text/javascript"),
        ("/assets/app-1a2b3c.js", "text/javascript"),
        ("/assets/app-1a2b3c.css", "text/css"),
        ("/assets/font-1a2b3c.woff2", "font/woff2"),
        ("/assets/engine/big.wasm", "application/wasm"),
    ],
)
def test_files_have_their_type(client, path, kind):
    answer = client.get(path)
    assert answer.status_code == 200
    assert answer.headers["content-type"].split(";")[0] == kind.split(";")[0]
    assert answer.headers["content-type"].count("charset") <= 1


def test_hashed_files_are_kept_for_a_year_and_pages_are_asked_for_again(client):
    assert (
        client.get("/assets/app-1a2b3c.js").headers["cache-control"] == "public, max-age=31536000, immutable"
    )
    for path in ("/", "/icon.svg", "/sw.js", "/table/abc"):
        assert client.get(path).headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    ("accepted", "coding"),
    [
        ("gzip, deflate, br, zstd", "br"),
        ("gzip, br;q=0", "gzip"),
        ("gzip;q=0.5", "gzip"),
        ("gzip;q=0, br; q=0.0", None),
        ("x-gzip, brotli", None),
        ("identity", None),
        ("", None),
    ],
)
def test_what_the_build_has_packed_is_sent_packed_to_who_takes_it(client, accepted, coding):
    sent = client.get("/assets/engine/big.wasm", headers={"accept-encoding": accepted})
    assert sent.headers.get("content-encoding") == coding
    assert sent.content == (PACKED["br"] if coding == "br" else PLAIN)
    assert int(sent.headers["content-length"]) == len(PACKED.get(coding, PLAIN))
    assert sent.headers["vary"] == "accept-encoding"


def test_pages_are_packed_too_and_what_is_not_packed_does_not_vary(client):
    page = client.get("/table/abc", headers={"accept-encoding": "br"})
    assert (page.content, page.headers["content-encoding"]) == (b"page as brotli", "br")
    assert "vary" not in client.get("/icon.svg").headers


def test_webassembly_may_be_compiled_by_workers_of_the_engine_alone():
    for page in ("/", "/table/abc", "/assets/app-1a2b3c.js", "/engine/", "/local/x"):
        assert b"wasm" not in policy_at(b"example.org", page)
    policy = policy_at(b"example.org", "/assets/engine/python.worker-1a2b3c.js")
    assert b"script-src 'self' 'wasm-unsafe-eval';" in policy
    assert b"'unsafe-eval'" not in policy


@pytest.mark.parametrize(
    "path", ["/table/abc", "/table/abc?watch=x.y", "/rules/kryptos", "/me", "/new/kreta"]
)
def test_the_clients_own_pages_begin_at_the_index(client, path):
    answer = client.get(path)
    assert answer.status_code == 200
    assert "<title>Kastellan</title>" in answer.text


@pytest.mark.parametrize(
    "path", ["/assets/app-000000.js", "/missing.png", "/api/nothing", "/api", "/schema/nothing"]
)
def test_what_is_missing_is_missing(client, path):
    """A file of an older build is not answered with a page, nor an unknown address of the API."""
    assert client.get(path).status_code == 404


@pytest.mark.parametrize(
    "path",
    [
        "/../secret.txt",
        "/assets/../../secret.txt",
        "/%2e%2e/secret.txt",
        "/..%2fsecret.txt",
        "/assets/..%2f..%2fsecret.txt",
        "/%2e%2e%2f%2e%2e%2fetc/passwd",
        "//etc/passwd",
        "/way-out",
        "/..\\secret.txt",
    ],
)
def test_there_is_no_way_out_of_the_folder(client, path):
    assert "hidden treasure" not in client.get(path).text


@pytest.mark.parametrize(
    "path", ["/../app.py", "/%2e%2e/app.py", "/..%2fapp.py", "//etc/passwd", "/assets/..%2f..%2fapp.py"]
)
async def test_nor_over_a_bare_connection(sqlite_server, path):
    """Clients tidy up paths before they send them; a thief does not."""
    address = urlsplit(sqlite_server.address)
    reader, writer = await asyncio.open_connection(address.hostname, address.port)
    writer.write(f"GET {path} HTTP/1.1\r\nHost: {address.netloc}\r\nConnection: close\r\n\r\n".encode())
    answer = (await asyncio.wait_for(reader.read(), 60)).decode(errors="replace")
    writer.close()
    assert answer.startswith(("HTTP/1.1 404", "HTTP/1.1 400", "HTTP/1.1 200"))
    assert "def make_app" not in answer
    assert "root:" not in answer
