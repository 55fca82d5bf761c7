"""Draw the pictures that links show of themselves anew: ``covers.py ADDRESS`` of a server that runs.

They are the pictures of the home page and the sign of the house, without a word: each serves all languages,
and whatever a game is called here.
"""
# ruff: noqa: INP001 - a script

import os
import shutil
import sys
import zlib
from base64 import b64decode, b64encode
from pathlib import Path
from struct import pack

import numpy as np
from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "web" / "public" / "covers"
SIZE = {"width": 1200, "height": 630}
LARGEST = 40_000
"""Bytes of a cover: whoever passes a link on fetches it."""
COLOURS = 32
"""So many are enough for drawings in flat colours with smooth edges; a file of few colours is small."""
STYLE = """
  body { margin: 0; background: #f4efe4; }
  .cover { position: fixed; inset: 0; display: grid; gap: 6px; }
  .many .cover { grid-template-columns: 1fr 1fr; }
  .cover > svg { width: 100%; height: 100%; min-height: 0; shape-rendering: geometricPrecision; }
  .sign { position: fixed; width: 104px; height: 104px; right: 32px; top: 32px; }
  .many .sign { width: 200px; height: 200px; inset: 0; margin: auto; }
"""
DRAW = """([pictures, style]) => {
  document.documentElement.dataset.appearance = "light";
  document.body.innerHTML = `<style>${style}</style>
    <div class="${pictures.length > 1 ? "many" : "one"}">
    <div class="cover">${pictures.join("")}</div><img class="sign" src="/icon.svg" alt=""></div>`;
  return document.querySelector("img").decode();
}"""

PIXELS = """async (shot) => {
  const picture = new Image();
  picture.src = `data:image/png;base64,${shot}`;
  await picture.decode();
  const canvas = new OffscreenCanvas(picture.width, picture.height).getContext("2d");
  canvas.drawImage(picture, 0, 0);
  const { data } = canvas.getImageData(0, 0, picture.width, picture.height);
  return new Promise((done) => {
    const reader = new FileReader();
    reader.onload = () => done(reader.result.split(",")[1]);
    reader.readAsDataURL(new Blob([data]));
  });
}"""


def in_few_colours(page: Page, shot: bytes) -> bytes:
    """Return a picture as a PNG of the colours that it has most of; any other becomes the nearest of them."""
    data = np.frombuffer(b64decode(page.evaluate(PIXELS, b64encode(shot).decode())), np.uint8)
    pixels = data.reshape(SIZE["height"], SIZE["width"], 4)[..., :3].astype(int)
    colours, index, count = np.unique(pixels.reshape(-1, 3), axis=0, return_inverse=True, return_counts=True)
    palette = colours[np.argsort(-count)[:1]]
    far = ((colours - palette[0]) ** 2).sum(1)
    while len(palette) < COLOURS:  # the next is what is most often farthest from those chosen
        palette = np.vstack([palette, colours[np.argmax(far * np.sqrt(count))]])
        far = np.minimum(far, ((colours - palette[-1]) ** 2).sum(1))
    nearest = ((colours[:, None] - palette[None]) ** 2).sum(2).argmin(1).astype(np.uint8)
    rows = nearest[index].reshape(SIZE["height"], SIZE["width"])
    lines = b"".join(b"\0" + row.tobytes() for row in rows)
    head = pack(">IIBBBBB", SIZE["width"], SIZE["height"], 8, 3, 0, 0, 0)
    parts = [
        (b"IHDR", head),
        (b"PLTE", palette.astype(np.uint8).tobytes()),
        (b"IDAT", zlib.compress(lines, 9)),
    ]
    return b"\x89PNG\r\n\x1a\n" + b"".join(chunk(*part) for part in [*parts, (b"IEND", b"")])


def chunk(kind: bytes, data: bytes) -> bytes:
    """Return a part of a PNG file."""
    return pack(">I", len(data)) + kind + data + pack(">I", zlib.crc32(kind + data))


def draw(browser: Browser, address: str) -> None:
    """Draw one cover for each game, and one for all."""
    page = browser.new_page(base_url=address, viewport=SIZE, color_scheme="light")  # type: ignore[arg-type]
    page.goto("/")
    page.locator("article .picture svg").first.wait_for()
    games = {
        card.get_attribute("data-game"): card.locator(".picture").inner_html()
        for card in page.locator("article[data-game]").all()
    }
    FOLDER.mkdir(exist_ok=True)
    for name, pictures in {"kastellan": [*games.values()], **{game: [games[game]] for game in games}}.items():
        page.evaluate(DRAW, [pictures, STYLE])
        file = FOLDER / f"{name}.png"
        file.write_bytes(in_few_colours(page, page.screenshot()))
        print(f"{file.relative_to(ROOT)}: {file.stat().st_size} bytes")  # noqa: T201
        if file.stat().st_size > LARGEST:
            raise SystemExit(f"{file.name} is larger than {LARGEST} bytes; draw it flatter")


def main() -> None:
    """Draw all."""
    chromium = os.environ.get("CHROMIUM") or shutil.which("chromium")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        draw(browser, sys.argv[1])
        browser.close()


if __name__ == "__main__":
    main()
