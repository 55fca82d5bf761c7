"""Who leaves a table, of their own will or sent away, and what that means for the result.

Who leaves a running game and has not come back at its end ranks last.  Who is sent away is not counted:
the game is not rated any more, and who sends others away loses rating at once (``server/ratings.py``).
For whom the host lets a computer player go on, the game can cost rating and bring none; the others play for
rating as before, and gain nothing by that seat.
"""

from kastellan.tables.messages.fields import Closer
from kastellan.tables.sheet import STAND_IN, Chair, Sheet

KEPT = ("free", "bot", "person")
"""Whom a table loses first when it gets smaller."""


def close(sheet: Sheet, by: Closer) -> None:
    """End a table without a result."""
    sheet.status, sheet.closed_by = "over", by


def stand_up(sheet: Sheet, seat: int, now: float) -> None:
    """Free a seat; in a running game a computer player keeps it until its owner comes back."""
    person = sheet.chairs[seat].person
    if sheet.status == "playing":
        sheet.chairs[seat].level, sheet.chairs[seat].away = STAND_IN, now
    elif sheet.status == "open":
        sheet.chairs[seat] = Chair(seat)
        sheet.unsettle()
    if sheet.host == person and sheet.seat_of(person) is None:
        sheet.host = sheet.chairs[sheet.people[0]].person if sheet.people else None
    if sheet.status == "open" and not sheet.people:
        close(sheet, "nobody")


def change_places(sheet: Sheet, one: int, other: int) -> None:
    """Let who sits on two seats of an open table change places; a share was promised for a seat."""
    first, second = sheet.chairs[one], sheet.chairs[other]
    for chair, seat in ((first, other), (second, one)):
        chair.seat, chair.share, chair.nonce = seat, "", ""
        sheet.chairs[seat] = chair
    sheet.unsettle()


def have_seats(sheet: Sheet, seats: int) -> None:
    """Give an open table this many seats: free ones go first, then computer players; the others close up."""
    spare = len(sheet.chairs) - seats
    last = sorted(sheet.chairs, key=lambda chair: (KEPT.index(chair.kind), -chair.seat))
    kept = [chair for chair in sheet.chairs if chair not in last[: max(0, spare)]]
    for seat, chair in enumerate(kept):
        if chair.seat != seat:
            chair.seat, chair.share, chair.nonce = seat, "", ""
    sheet.chairs = kept + [Chair(seat) for seat in range(len(kept), seats)]


def stand_in(sheet: Sheet, seat: int, level: str) -> None:
    """Let a computer player go on for somebody whose line was lost, until they come back."""
    sheet.chairs[seat].level, sheet.chairs[seat].spared = level, True


def send_away(sheet: Sheet, seat: int) -> None:
    """Free the seat of somebody who may not come back."""
    chair = sheet.chairs[seat]
    if chair.person is not None:
        sheet.kicked = [*sheet.kicked, chair.person]
    if sheet.status == "open":
        sheet.chairs[seat] = Chair(seat)
        sheet.unsettle()
    else:
        chair.person, chair.level, chair.away = None, STAND_IN, None
        sheet.unrated = sheet.unrated or sheet.status == "playing"


def who_stayed(sheet: Sheet) -> dict[int, str]:
    """Return who answers for which seat."""
    return {seat: str(sheet.chairs[seat].person) for seat in sheet.people}


def who_left(sheet: Sheet) -> dict[int, str]:
    """Return who has left which seat of a running game and not come back."""
    return {chair.seat: chair.person for chair in sheet.chairs if chair.person and chair.level is not None}
