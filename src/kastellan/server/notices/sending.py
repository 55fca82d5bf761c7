"""How a notice leaves: to a browser, to a webhook, or as a mail."""

import logging

import msgspec
from cryptography.hazmat.primitives.asymmetric.ec import EllipticCurvePrivateKey

from kastellan.locale import say
from kastellan.server.doors import Doors
from kastellan.server.notices import http, mail, push
from kastellan.server.notices.forms import Notice, outgoing
from kastellan.server.rows import WayRow
from kastellan.server.settings import Settings

log = logging.getLogger("kastellan.notices")

SENT, GONE, REFUSED, SILENT, INSIDE = "sent", "gone", "refused", "silent", "inside"
"""What can become of a notice; of the others see ``messages.notices.WayTrouble``."""
FINAL = (GONE, REFUSED, INSIDE)
"""After these it is of no use to try again."""

Outcome = tuple[str, float | None]
"""What became of a notice, and after how many seconds it may be tried again, if somebody said so."""


class Sender:
    """Sends notices."""

    def __init__(self, settings: Settings, doors: Doors, key: EllipticCurvePrivateKey) -> None:
        self._settings, self._doors, self._key = settings, doors, key

    async def send(self, way: WayRow, notice: Notice) -> Outcome:
        """Send a notice by a way, and return what became of it."""
        try:
            if way.kind == "email":
                return await self._mail(way, notice)
            if way.kind == "push":
                return await self._push(way, notice)
            return await self._webhook(way, notice)
        except http.Forbidden:
            return INSIDE, None
        except OSError as error:
            return self._silent(way, error)

    def _silent(self, way: WayRow, error: OSError) -> Outcome:
        log.info("a notice was not taken", extra={"facts": {"kind": way.kind, "why": type(error).__name__}})
        return SILENT, None

    async def _webhook(self, way: WayRow, notice: Notice) -> Outcome:
        out = outgoing(way.form, way.address, way.secret, notice)
        return self._judged(await self._http(out.method, out.url, out.headers, out.body))

    async def _push(self, way: WayRow, notice: Notice) -> Outcome:
        """Send the browser a path of this server, whatever its address is called."""
        topic = self._doors.topic(notice.table, way.person)
        path = notice.url.removeprefix(self._settings.public_url)
        shown = {"title": notice.title, "text": notice.text, "url": path, "tag": topic}
        p256dh, _, auth = way.secret.partition(" ")
        body = push.sealed(msgspec.json.encode(shown), p256dh, auth)
        headers = push.headers(self._key, way.address, self.contact, topic)
        return self._judged(await self._http("POST", way.address, headers, body))

    async def _http(self, method: str, url: str, headers: dict[str, str], body: bytes) -> http.Answer:
        return await http.send(method, url, headers, body, private=self._settings.notices_to_private)

    @property
    def contact(self) -> str:
        """Return how push services reach who runs this server."""
        if self._settings.smtp_from:
            return f"mailto:{self._settings.smtp_from}"
        return self._settings.public_url or "mailto:nobody@localhost"

    def _judged(self, answer: http.Answer) -> Outcome:
        """Return what an answer means; redirects lead nowhere, since they might lead inside."""
        if 200 <= answer.status < 300:
            return SENT, None
        if answer.status in {404, 410}:
            return GONE, None
        if answer.status >= 500 or answer.status in {408, 425, 429}:
            return SILENT, answer.retry_after
        return REFUSED, None

    # Mails.

    async def _mail(self, way: WayRow, notice: Notice) -> Outcome:
        farewell = say(notice.language, "notice-mail-stop", {"link": self.link("stop", way.id)})
        lines = [notice.text, notice.url, f"-- \n{farewell}"]
        return await self._post(way, notice.text, lines)

    async def ask_to_confirm(self, way: WayRow, language: str) -> Outcome:
        """Ask the owner of a mail address whether they want notices."""
        place = {"place": self._settings.public_url}
        lines = [
            say(language, "notice-mail-confirm", place),
            self.link("confirm", way.id),
            say(language, "notice-mail-ignore", {}),
            f"-- \n{say(language, 'notice-mail-stop', {'link': self.link('stop', way.id)})}",
        ]
        return await self._post(way, say(language, "notice-mail-confirm-subject", {}), lines)

    async def _post(self, way: WayRow, subject: str, lines: list[str]) -> Outcome:
        letter = mail.letter(self._settings, way.address, subject, lines, self.link("stop", way.id))
        try:
            await mail.post(self._settings, letter)
        except mail.Refused:
            return REFUSED, None
        except OSError as error:
            return self._silent(way, error)
        return SENT, None

    def link(self, what: str, way: str) -> str:
        """Return the link in a mail by which its reader confirms or stops a way."""
        return f"{self._settings.public_url}/api/notices/{what}/{way}/{self._doors.way(what, way)}"
