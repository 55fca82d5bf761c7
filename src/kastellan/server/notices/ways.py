"""The ways by which somebody wants to be told of their turns: chosen, changed, confirmed and let go."""

import time
from secrets import token_hex
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

import msgspec
from sqlalchemy import ColumnElement, delete, select
from sqlalchemy.ext.asyncio import AsyncSession

from kastellan.server.notice_settings import is_mail_address
from kastellan.server.notices import push
from kastellan.server.notices.forms import fits
from kastellan.server.notices.http import Forbidden, parts_of, places_of
from kastellan.server.people import Person
from kastellan.server.problems import HouseRule, Sorry
from kastellan.server.rows import MuteRow, NoticeRow, QuietRow, WayRow
from kastellan.server.settings import Settings
from kastellan.tables.messages import AddWay, ChangeNotices, NoticeNews, Quiet, Way, WayKind

if TYPE_CHECKING:
    from kastellan.server.hall import Hall

MOST_WAYS = 10
"""Ways of one person."""
NEVER = Quiet(0, 0, "UTC")


def offered(settings: Settings) -> list[WayKind]:
    """Return the kinds of ways that can be chosen here: links in mails and webhooks need our own address."""
    if not settings.notices:
        return []
    kinds: list[tuple[WayKind, bool]] = [
        ("push", True),
        ("webhook", bool(settings.public_url)),
        ("email", bool(settings.smtp_host)),
    ]
    return [kind for kind, there in kinds if there]


async def chosen(hall: "Hall", person: str) -> NoticeNews:
    """Return what somebody has chosen."""
    async with hall.database.read() as session:
        ways = select(WayRow).where(WayRow.person == person).order_by(WayRow.created, WayRow.id)
        found = (await session.execute(ways)).scalars().all()
        quiet = await session.get(QuietRow, person)
        muted = await session.execute(select(MuteRow.table).where(MuteRow.person == person))
        return NoticeNews(
            offered(hall.settings),
            push.encode(push.public(hall.notices.key)),
            quiet is not None and quiet.paused,
            None if quiet is None or quiet.start == quiet.end else Quiet(quiet.start, quiet.end, quiet.zone),
            [told(row) for row in found],
            sorted(muted.scalars()),
        )


def told(row: WayRow) -> Way:
    """Return a way as its person is told of it."""
    place = row.address if row.kind == "email" else urlsplit(row.address).hostname or ""
    kept: Any = row
    return Way(row.id, kept.kind, kept.form, place, row.label, row.created, row.confirmed, kept.trouble)


async def change(hall: "Hall", person: str, wish: ChangeNotices) -> None:
    """Stop all notices for now, or go on, or change when it is quiet."""
    async with hall.database.write() as session:
        row = await session.get(QuietRow, person, with_for_update=True)
        if row is None:
            row = QuietRow(person=person, paused=False, start=0, end=0, zone="UTC")
            session.add(row)
        if wish.paused is not msgspec.UNSET:
            row.paused = wish.paused
        if wish.quiet is not msgspec.UNSET:
            quiet = wish.quiet or NEVER
            must_be_zone(quiet.zone)
            row.start, row.end, row.zone = quiet.start, quiet.end, quiet.zone


def must_be_zone(name: str) -> None:
    """Refuse a time zone that nobody knows."""
    try:
        ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        raise Sorry(HouseRule.MALFORMED, "server-notice-zone", {"zone": name}, "$.quiet.zone") from None


async def mute(hall: "Hall", person: str, table: str, *, muted: bool) -> None:
    """Leave a table out, or tell of it again."""
    async with hall.database.write() as session:
        await session.execute(delete(MuteRow).where(MuteRow.person == person, MuteRow.table == table))
        if muted:
            session.add(MuteRow(person=person, table=table))


async def add(hall: "Hall", person: Person, wish: AddWay) -> WayRow:
    """Keep another way, or the same one anew; mail addresses are to be confirmed first."""
    await must_be_usable(hall.settings, wish)
    secret = f"{wish.p256dh} {wish.auth}" if wish.kind == "push" else wish.token
    async with hall.database.write() as session:
        if wish.kind == "push":  # a browser is whose it was last
            theirs = WayRow.kind == "push", WayRow.address == wish.address, WayRow.person != person.id
            await remove(session, *theirs)
        same = WayRow.person == person.id, WayRow.kind == wish.kind, WayRow.address == wish.address
        row = (await session.execute(select(WayRow).where(*same))).scalars().first()
        if row is None:
            mine = await session.execute(select(WayRow.id).where(WayRow.person == person.id))
            if len(mine.all()) >= MOST_WAYS:
                raise Sorry(HouseRule.CONFLICT, "server-notice-many", {"limit": MOST_WAYS})
            row = WayRow(id=token_hex(8), person=person.id, kind=wish.kind, address=wish.address)
            row.created, row.confirmed = time.time(), wish.kind != "email"
            session.add(row)
        row.form, row.secret, row.label = wish.form, secret, wish.label.strip()
        row.failures, row.trouble = 0, None
    return row


async def must_be_usable(settings: Settings, wish: AddWay) -> None:
    """Refuse a way that is not offered, or whose address is none."""
    if wish.kind not in offered(settings):
        raise Sorry(HouseRule.FORBIDDEN, f"server-notice-no-{wish.kind}")
    if wish.kind == "email":
        if not is_mail_address(wish.address):
            raise Sorry(HouseRule.MALFORMED, "server-notice-mail", {"address": wish.address}, "$.address")
        return
    private = settings.notices_to_private
    try:
        parts = parts_of(wish.address, private=private)
    except Forbidden:
        raise Sorry(HouseRule.MALFORMED, "server-notice-address", {}, "$.address") from None
    try:
        await places_of(parts, private=private)
    except (Forbidden, OSError, UnicodeError):  # nobody is told which names are known inside the house
        raise Sorry(HouseRule.MALFORMED, "server-notice-nowhere", {}, "$.address") from None
    if wish.kind == "webhook" and not fits(wish.form, wish.address, wish.token):
        raise Sorry(HouseRule.MALFORMED, f"server-notice-{wish.form}", {}, "$.address")
    if wish.kind == "push":
        try:
            push.reader_of(wish.p256dh, wish.auth)
        except ValueError:
            raise Sorry(HouseRule.MALFORMED, "server-notice-keys", {}, "$.p256dh") from None


async def own(hall: "Hall", person: str, way: str) -> WayRow:
    """Return one of somebody's ways."""
    async with hall.database.read() as session:
        row = await session.get(WayRow, way)
    if row is None or row.person != person:
        raise Sorry(HouseRule.NOT_FOUND, "server-notice-no-way")
    return row


async def let_go(hall: "Hall", *which: ColumnElement[bool]) -> None:
    """Delete ways with what is still to be sent by them."""
    async with hall.database.write() as session:
        await remove(session, *which)


async def remove(session: AsyncSession, *which: ColumnElement[bool]) -> None:
    """Delete ways with what is still to be sent by them."""
    gone = select(WayRow.id).where(*which)
    for change_ in (delete(NoticeRow).where(NoticeRow.way.in_(gone)), delete(WayRow).where(*which)):
        await session.execute(change_, execution_options={"synchronize_session": False})


async def forget_all(session: AsyncSession, *people: str) -> None:
    """Delete all that people have chosen, with what is still to be sent to them."""
    for kind in (NoticeRow, MuteRow, QuietRow, WayRow):
        mine = delete(kind).where(kind.person.in_(people))
        await session.execute(mine, execution_options={"synchronize_session": False})


async def hand_over(session: AsyncSession, guest: str, account: str) -> None:
    """Give an account the ways of a guest, as far as one may have so many and has none of them yet.

    Where it is quiet for the account already, that stays.
    """
    quiet = await session.get(QuietRow, guest)
    if quiet is not None:
        if await session.get(QuietRow, account) is None:
            session.add(
                QuietRow(
                    person=account, paused=quiet.paused, start=quiet.start, end=quiet.end, zone=quiet.zone
                )
            )
        await session.delete(quiet)
    muted = set((await session.execute(select(MuteRow.table).where(MuteRow.person == account))).scalars())
    for row in (await session.execute(select(MuteRow).where(MuteRow.person == guest))).scalars():
        if row.table not in muted:
            session.add(MuteRow(person=account, table=row.table))
        await session.delete(row)
    await session.execute(delete(NoticeRow).where(NoticeRow.person == guest))
    ways = (select(WayRow).where(WayRow.person == one).order_by(WayRow.created) for one in (account, guest))
    theirs, brought = [list((await session.execute(one)).scalars()) for one in ways]
    there = {(way.kind, way.address) for way in theirs}
    for way in brought:
        if len(there) < MOST_WAYS and (way.kind, way.address) not in there:
            way.person = account
            there.add((way.kind, way.address))
        else:
            await session.delete(way)
    await session.flush()
