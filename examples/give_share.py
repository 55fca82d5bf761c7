"""Take part in the fair deal with a program's seat, and keep the receipt.  See docs/fair-deals.md.

python examples/give_share.py http://127.0.0.1:8000 TABLE TOKEN receipt.json
"""

import json
import sys
import time
from hashlib import sha256
from secrets import token_hex

import httpx
from websockets.sync.client import connect


def give_share(address: str, table: str, token: str, file: str) -> None:
    """Promise a nonce; when the game is about to begin, keep what all have promised, then open it."""
    headers = {"Authorization": f"Bearer {token}"}
    http = httpx.Client(base_url=f"{address}/api/tables/{table}", headers=headers)
    nonce = token_hex(16)
    share = sha256(nonce.encode()).hexdigest()
    with connect(
        f"{address.replace('http', 'ws', 1)}/api/tables/{table}/socket", additional_headers=headers
    ) as socket:
        info = http.post("/share", json={"share": share}).raise_for_status().json()
        for text in socket:
            news = json.loads(text)
            if news["type"] == "table" and (news["starting"] or news["status"] != "open"):
                break
        assert news["seal"]["commitment"] == info["seal"]["commitment"], "FRAUD: the seed was changed"
        assert news["starting"], "the game began without this share"
        receipt = {name: news[name] for name in ("game", "options", "content")}
        receipt |= {"kind": "kastellan-receipt", "table": table, "seat": news["my_seat"], "nonce": nonce}
        receipt |= {
            **{name: news["seal"][name] for name in ("commitment", "shares")},
            "opened": 1,
            "at": time.time(),
        }
        with open(file, "w", encoding="utf-8") as kept:
            json.dump(receipt, kept)
        http.post("/share", json={"share": share, "nonce": nonce}).raise_for_status()


if __name__ == "__main__":
    give_share(*sys.argv[1:])
