"""What a notice says, and how those who pass it on want it: Discord, Slack, Matrix, ntfy, plain JSON."""

import re
from typing import Any, NamedTuple
from urllib.parse import quote, urlsplit

import msgspec

from kastellan.locale import say


class Notice(NamedTuple):
    """A notice for one reader: ``text`` tells which table, ``url`` opens it, ``mark`` is this turn's own.

    It follows from the name of the table, its game and whose turn it is: nothing that a seat might not know.
    """

    kind: str
    language: str
    game: str
    table: str
    title: str
    text: str
    url: str
    mark: str


class Outgoing(NamedTuple):
    """A request to be sent."""

    method: str
    url: str
    headers: dict[str, str]
    body: bytes


def notice_of_turn(
    language: str, slug: str, game: str, table: str, name: str, public_url: str, mark: str
) -> Notice:
    """Return the notice that it is the reader's turn."""
    title = say(language, "notice-turn", {})
    text = say(language, "notice-turn-at", {"table": name, "game": game})
    if not name:
        text = say(language, "notice-turn-game", {"game": game})
    return Notice("turn", language, slug, table, title, text, f"{public_url}/table/{table}", mark)


def notice_of_trial(language: str, public_url: str, mark: str) -> Notice:
    """Return the notice that only shows that notices arrive."""
    title, text = say(language, "notice-trial", {}), say(language, "notice-trial-text", {})
    return Notice("trial", language, "", "", title, text, f"{public_url}/me", mark)


def outgoing(form: str, address: str, token: str, notice: Notice) -> Outgoing:
    """Return the request by which a notice goes to a webhook."""
    method, url, body = FORMS[form](address, notice)
    headers = {"content-type": "application/json", "user-agent": "Kastellan"}
    if token:
        headers["authorization"] = f"Bearer {token}"
    return Outgoing(method, url, headers, msgspec.json.encode(body))


def _json(address: str, notice: Notice) -> tuple[str, str, Any]:
    return "POST", address, notice._asdict()


def _discord(address: str, notice: Notice) -> tuple[str, str, Any]:
    """Nobody is called by a name in the text, and the name of a table is no markup."""
    text = re.sub(r"([\\*_~`|>\[\]()#@<:-])", r"\\\1", notice.text)
    return "POST", address, {"content": f"{text}\n{notice.url}", "allowed_mentions": {"parse": []}}


def _slack(address: str, notice: Notice) -> tuple[str, str, Any]:
    """Write what means something to Slack so that it does not."""
    text = notice.text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
    return "POST", address, {"text": f"{text}\n<{notice.url}>", "mrkdwn": False}


def _matrix(address: str, notice: Notice) -> tuple[str, str, Any]:
    """Say it in a room; the mark keeps the same from being said twice."""
    url = f"{address.rstrip('/')}/{quote(notice.mark, safe='')}"
    return "PUT", url, {"msgtype": "m.text", "body": f"{notice.text}\n{notice.url}"}


def _ntfy(address: str, notice: Notice) -> tuple[str, str, Any]:
    """Send JSON to what is before the topic, which is the last part of the address."""
    before, _, topic = address.rstrip("/").rpartition("/")
    body = {"topic": topic, "title": notice.title, "message": notice.text, "click": notice.url}
    return "POST", f"{before}/", body


FORMS = {"json": _json, "discord": _discord, "slack": _slack, "matrix": _matrix, "ntfy": _ntfy}


def fits(form: str, address: str, token: str) -> bool:
    """Return whether an address looks like one of its form."""
    path = urlsplit(address).path.strip("/")
    if form == "matrix":
        return bool(re.search(r"_matrix/client/[^/]+/rooms/[^/]+/send/m\.room\.message$", path)) and bool(
            token
        )
    return form != "ntfy" or bool(re.fullmatch(r"(.*/)?[A-Za-z0-9_-]{1,64}", path))
