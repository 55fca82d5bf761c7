"""Write the client as a folder that any host of files serves: ``site.py [FOLDER]``.

It is the built client, but that its page finds its files beside it and says that there is no server.
"""

import re
import shutil
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
CLIENT = ROOT / "src/kastellan/server/static"
PACKED = shutil.ignore_patterns("*.gz", "*.br")
"""Hosts pack what they send by themselves."""

POLICY = (
    "default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; script-src 'self'; "
    "base-uri 'none'; form-action 'self'; object-src 'none'; connect-src 'self'"
)
"""What the page may do, as a server of ours says it in its headers."""

HEAD = f"""<meta charset="utf-8" />
    <meta http-equiv="Content-Security-Policy" content="{POLICY}" />
    <meta name="kastellan-site" content="files" />"""


def main(target: Path) -> int:
    """Write the folder, in place of an older one; refuse one that is something else."""
    if not any(CLIENT.glob("assets/engine/*/engine.zip")):
        return failed("the client is not built with the engine; run: make web")
    if target.exists() and not (target / "sw.js").is_file() and any(target.iterdir()):
        return failed(f"{target} is not empty, and no site of ours; choose another folder")
    shutil.rmtree(target, ignore_errors=True)
    shutil.copytree(CLIENT, target, ignore=PACKED)
    page = target / "index.html"
    page.write_text(alone(page.read_text(encoding="utf-8")), encoding="utf-8")
    size = sum(file.stat().st_size for file in target.rglob("*") if file.is_file())
    print(f"site: {size / 1e6:.0f} MB in {target}")  # noqa: T201
    return 0


def alone(page: str) -> str:
    """Return the page for a folder: all files beside it, and no server."""
    return re.sub(r'(href|src|content)="/', r'\1="./', page).replace('<meta charset="utf-8" />', HEAD)


def failed(why: str) -> int:
    """Say why there is no site."""
    print(f"site: {why}.", file=sys.stderr)  # noqa: T201
    return 1


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1] if len(sys.argv) > 1 else ROOT / "site")))
