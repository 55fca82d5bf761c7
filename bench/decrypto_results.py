"""Where measurements of Decrypto's players are kept."""

import json
from pathlib import Path
from typing import Any

from kastellan.bots.arena import wilson

RESULT = Path(__file__).parent / "results" / "decrypto_players.json"


def share(count: int, total: int) -> list[float]:
    """Return a share with its 95 % interval."""
    return [round(one, 3) for one in (count / total, *wilson(count, total))]


def keep(kind: str, row: dict[str, Any], by: tuple[str, ...]) -> None:
    """Put a row among the results, in place of an earlier one about the same."""
    results = json.loads(RESULT.read_text()) if RESULT.exists() else {}
    rows = {tuple(one[name] for name in by): one for one in results.get(kind, [])}
    rows[tuple(row[name] for name in by)] = row
    results[kind] = [rows[key] for key in sorted(rows)]
    RESULT.write_text(json.dumps(results, indent=1) + "\n")
