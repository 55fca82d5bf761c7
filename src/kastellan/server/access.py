"""Who asks, from where, and whether they may look at a table."""

import re
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Any

from litestar.connection import ASGIConnection

from kastellan.locale import LANGUAGES
from kastellan.server.doors import Doors, same
from kastellan.server.people import Person
from kastellan.server.problems import HouseRule, Sorry
from kastellan.server.settings import Settings
from kastellan.tables.sheet import Sheet

COOKIE = "kastellan"
DEVICE = "kastellan_device"
"""The cookie by which a browser is known again that was signed in to an account before."""

PLACE = re.compile(r"[A-Za-z0-9.-]+(:[0-9]+)?|\[[0-9A-Fa-f:.]+\](:[0-9]+)?")
"""A host as browsers name it."""

Connection = ASGIConnection[Any, Any, Any, Any]


def token_of(connection: Connection) -> tuple[str | None, bool]:
    """Return the secret that comes with a request, and whether a program sends it by itself.

    Browsers add cookies to requests that other sites cause; they never add this header.
    """
    header = connection.headers.get("authorization", "")
    if header.lower().startswith("bearer "):
        return header[7:].strip(), True
    return connection.cookies.get(COOKIE), False


def address_of(connection: Connection) -> str:
    """Return where a request comes from."""
    return connection.client.host if connection.client else ""


def network_of(connection: Connection) -> str:
    """Return from where a request comes, as limits count it."""
    return network(address_of(connection))


def network(address: str) -> str:
    """Return what belongs to one household: an address, of IPv6 the first half."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if isinstance(found, IPv6Address) and found.ipv4_mapped is None:
        return str(ip_network((found, 64), strict=False))
    return str(getattr(found, "ipv4_mapped", None) or found)


def among(address: str, networks: tuple[str, ...]) -> bool:
    """Return whether an address is one of these, or in one of these networks."""
    try:
        found = ip_address(address)
    except ValueError:
        return False
    found = getattr(found, "ipv4_mapped", None) or found
    return any(found in ip_network(network, strict=False) for network in networks)


def own_origin(connection: Connection, settings: Settings) -> bool:
    """Return whether a request comes from a page of this server, or from no page at all.

    A page that came by HTTPS is a page of this server only if a trusted proxy or the settings say so.
    """
    origin = connection.headers.get("origin")
    if origin is None or origin in settings.origins:
        return True
    return origin == asked_at(connection, settings)


def asked_at(connection: Connection, settings: Settings) -> str:
    """Return the address at which a request reached this server, as the request says."""
    secure = settings.secure_cookies or connection.scope["scheme"] in {"https", "wss"}
    return f"{'https' if secure else 'http'}://{connection.headers.get('host', '')}"


def address_here(connection: Connection, settings: Settings) -> str:
    """Return the address of this server for links: as set, or where it was asked; nothing if that is none."""
    named = PLACE.fullmatch(connection.headers.get("host", ""))
    return settings.public_url or (asked_at(connection, settings) if named else "")


def language_of(connection: Connection) -> str:
    """Return the first language of the browser that we speak, or English."""
    return spoken_by(connection) or "en"


def spoken_by(connection: Connection) -> str | None:
    """Return the first language of the browser that we speak."""
    for part in connection.headers.get("accept-language", "").split(","):
        language = part.split(";")[0].strip().lower().partition("-")[0]
        if language in LANGUAGES:
            return language
    return None


def must_look(
    doors: Doors, sheet: Sheet, person: Person | None, watch: str | None = None, invite: str | None = None
) -> None:
    """Refuse those who may not see a table; who was sent away from it is told so."""
    if not may_look(doors, sheet, person, watch, invite):
        away = person is not None and person.id in sheet.kicked
        raise Sorry(HouseRule.FORBIDDEN, "server-kicked" if away else "server-private")


def may_look(
    doors: Doors, sheet: Sheet, person: Person | None, watch: str | None = None, invite: str | None = None
) -> bool:
    """Return whether someone may see a table: a public one, their own, or by a link."""
    if sheet.public or same(watch, doors.watch(sheet.id, sheet.links)):
        return True
    if sheet.status == "open" and same(invite, doors.invite(sheet.id, sheet.links)):
        return True
    if person is None or person.id in sheet.kicked:
        return False
    return person.id == sheet.host or any(chair.person == person.id for chair in sheet.chairs)
