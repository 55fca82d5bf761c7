"""Notices: how one is told of one's turns, and the links in mails that confirm or stop them."""

from html import escape
from typing import Annotated, Any

from litestar import Response, delete, get, patch, post, put
from litestar.params import Parameter
from sqlalchemy import update

from kastellan.locale import say
from kastellan.server.api.common import Network, TableName, refuse_programs
from kastellan.server.doors import same
from kastellan.server.hall import Hall
from kastellan.server.notices import ways
from kastellan.server.notices.forms import notice_of_trial
from kastellan.server.notices.sending import SENT
from kastellan.server.people import Person
from kastellan.server.problems import HouseRule, Sorry
from kastellan.server.rows import PersonRow, WayRow
from kastellan.tables.messages import AddWay, ChangeNotices, MuteTable, NoticeNews, Tried
from kastellan.tables.names import END

WayName = Annotated[str, Parameter(pattern=rf"^[a-f0-9]{{1,16}}{END}", description="The id of a way")]
Letter = Annotated[str, Parameter(max_length=100, description="What stands in the mail")]


@get("/api/me/notices", tags=["notices"])
async def my_notices(hall: Hall, person: Person) -> NoticeNews:
    """Return by which ways one is told of one's turns, and when not."""
    refuse_programs(person)
    return await ways.chosen(hall, person.id)


@patch("/api/me/notices", tags=["notices"])
async def change_notices(hall: Hall, person: Person, data: ChangeNotices) -> NoticeNews:
    """Stop all notices for now, or go on; or change when it is quiet."""
    refuse_programs(person)
    await ways.change(hall, person.id, data)
    return await ways.chosen(hall, person.id)


@delete("/api/me/notices", tags=["notices"], status_code=200)
async def delete_notices(hall: Hall, person: Person) -> NoticeNews:
    """Forget all that one has chosen."""
    refuse_programs(person)
    async with hall.database.write() as session:
        await ways.forget_all(session, person.id)
    return await ways.chosen(hall, person.id)


@put("/api/me/notices/tables/{name:str}", tags=["notices"])
async def mute_table(hall: Hall, person: Person, name: TableName, data: MuteTable) -> NoticeNews:
    """Leave a table at which one sits out, or be told of it again."""
    refuse_programs(person)
    table = await hall.table(name)
    if not table.has_seat(person.id):
        raise Sorry(HouseRule.FORBIDDEN, "server-not-seated")
    await ways.mute(hall, person.id, name, muted=data.muted)
    return await ways.chosen(hall, person.id)


@post("/api/me/notices/ways", tags=["notices"])
async def add_way(hall: Hall, person: Person, network: Network, data: AddWay) -> NoticeNews:
    """Be told by one more way; the owner of a mail address is asked first, by a mail."""
    refuse_programs(person)
    if data.kind != "push":
        refuse_haste(hall, network, person.id, data.address.lower())
    async with hall.records.one(network):  # its name is looked up, for which others wait too
        row = await ways.add(hall, person, data)
    if not row.confirmed:
        outcome, _ = await hall.notices.sender.ask_to_confirm(row, person.language)
        if outcome != SENT:
            await ways.let_go(hall, WayRow.id == row.id)
            raise Sorry(HouseRule.BUSY, f"server-notice-mail-{outcome}")
    return await ways.chosen(hall, person.id)


@delete("/api/me/notices/ways/{way:str}", tags=["notices"], status_code=200)
async def delete_way(hall: Hall, person: Person, way: WayName) -> NoticeNews:
    """Be told no more by a way; its address is forgotten."""
    refuse_programs(person)
    await ways.own(hall, person.id, way)
    await ways.let_go(hall, WayRow.id == way)
    return await ways.chosen(hall, person.id)


@post("/api/me/notices/ways/{way:str}/try", tags=["notices"], status_code=200)
async def try_way(hall: Hall, person: Person, network: Network, way: WayName) -> Tried:
    """Send a notice that says nothing now, to see whether it arrives; a way that does is trusted again."""
    refuse_programs(person)
    row = await ways.own(hall, person.id, way)
    if not row.confirmed:
        raise Sorry(HouseRule.CONFLICT, "server-notice-unconfirmed")
    refuse_haste(hall, network, person.id, row.address.lower())
    mark = hall.doors.mark("", 0, 0, way)
    trial = notice_of_trial(person.language, hall.settings.public_url, mark)
    outcome, _ = await hall.notices.sender.send(row, trial)
    failed = {"failures": row.failures, "trouble": outcome}
    state = {"failures": 0, "trouble": None} if outcome == SENT else failed
    async with hall.database.write() as session:
        await session.execute(update(WayRow).where(WayRow.id == way).values(**state))
    return Tried(outcome == SENT, say(person.language, f"notice-outcome-{outcome}", {}))


def refuse_haste(hall: Hall, network: str, *whose: str) -> None:
    """Refuse to send more than a few notices that somebody only asks for, whoever they say they are."""
    taken = [hall.letters.take(one) for one in whose]
    if not hall.letters_from.take(network) or not all(taken):
        raise Sorry(HouseRule.TOO_MANY, "server-notice-haste")


# Links in mails: to open one changes nothing, since programs open links too; a press does.


@get("/api/notices/{what:str}/{way:str}/{letter:str}", include_in_schema=False)
async def open_letter(hall: Hall, what: str, way: WayName, letter: Letter) -> Response[str]:
    """Show the button that confirms or stops a way."""
    row, language = await written_to(hall, what, way, letter)
    if row is None:
        return page(language, "notice-page-gone", status=410)
    button = say(language, f"notice-page-{what}-button", {})
    return page(language, f"notice-page-{what}", {"address": row.address}, button)


@post(
    "/api/notices/{what:str}/{way:str}/{letter:str}", include_in_schema=False, status_code=200, by_letter=True
)
async def answer_letter(hall: Hall, what: str, way: WayName, letter: Letter) -> Response[str]:
    """Confirm or stop a way; mail programs send this themselves when their button is pressed (RFC 8058)."""
    row, language = await written_to(hall, what, way, letter)
    if row is None:
        return page(language, "notice-page-gone", status=410)
    if what == "stop":
        await ways.let_go(hall, WayRow.id == way)
    else:
        async with hall.database.write() as session:
            await session.execute(update(WayRow).where(WayRow.id == way).values(confirmed=True))
    return page(language, f"notice-page-{what}-done")


async def written_to(hall: Hall, what: str, way: str, letter: str) -> tuple[WayRow | None, str]:
    """Return the way that a mail was about, if it is still there, and the language of its reader."""
    if what not in {"confirm", "stop"} or not same(letter, hall.doors.way(what, way)):
        raise Sorry(HouseRule.NOT_FOUND, "server-not-found")
    async with hall.database.read() as session:
        row = await session.get(WayRow, way)
        person = None if row is None else await session.get(PersonRow, row.person)
    return row, "en" if person is None else person.language


def page(
    language: str, key: str, facts: dict[str, str] | None = None, button: str = "", status: int = 200
) -> Response[str]:
    """Return a page with a sentence, and a button if there is something to press."""
    pressed = f'<form method="post"><button>{escape(button)}</button></form>' if button else ""
    text = (
        f'<!doctype html><html lang="{language}"><meta charset="utf-8"><title>Kastellan</title>'
        '<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">'
        f"<style>{LOOK}</style><main><h1>Kastellan</h1><p>{escape(say(language, key, facts or {}))}</p>"
        f"{pressed}</main></html>"
    )
    return Response(text, media_type="text/html", status_code=status)


LOOK = (
    ":root{color-scheme:light dark}body{font:1.1rem/1.5 system-ui,sans-serif;margin:0}"
    "main{max-width:34rem;margin:15vh auto;padding:0 1.5rem}"
    "button{font:inherit;font-weight:600;min-height:48px;padding:0 1.5rem;border-radius:8px}"
)

ROUTES: list[Any] = [
    my_notices,
    change_notices,
    delete_notices,
    mute_table,
    add_way,
    delete_way,
    try_way,
    open_letter,
    answer_letter,
]
