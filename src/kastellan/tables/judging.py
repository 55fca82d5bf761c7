"""What a table refuses, and why: by what the asker has done and may know, nothing else."""

from functools import cache
from random import Random
from typing import Any

import msgspec

from kastellan.core.chance import Dice
from kastellan.core.game import CHANNELS, CLOCK, Timer, Viewer
from kastellan.core.refusal import Refusal, TableRule
from kastellan.tables.deals import dice_of
from kastellan.tables.log import ABSENT, PERSON, SERVER
from kastellan.tables.messages import Channel
from kastellan.tables.mistakes import malformed
from kastellan.tables.progress import MOST_DRAFTS, Progress, Step
from kastellan.tables.recent import AnyGame
from kastellan.tables.sheet import Sheet

STALE = Refusal(TableRule.STALE, "table-stale")
TAKE_BACK = Refusal(TableRule.TAKE_BACK, "table-take-back")
REPLACED = Refusal(TableRule.TAKE_BACK, "table-take-back-replaced")
NOT_PLAYING = Refusal(TableRule.NOT_PLAYING, "table-not-playing")
NOT_SEATED = Refusal(TableRule.NOT_SEATED, "table-not-seated")
SEAT_KEPT = Refusal(TableRule.NOT_SEATED, "table-seat-kept")
SENT_AWAY = Refusal(TableRule.NOT_SEATED, "table-sent-away")
MUTED = Refusal(TableRule.MUTED, "table-muted")
MUTED_TO_OTHERS = Refusal(TableRule.MUTED, "table-muted-to-others")
NO_TEAM = Refusal(TableRule.NO_TEAM, "table-no-team")
DRAFTS = Refusal(TableRule.ENDLESS, "table-drafts", {"limit": MOST_DRAFTS})
OFTEN = Refusal(TableRule.ENDLESS, "table-taken-back-often", {"limit": MOST_DRAFTS})
HINTS_OFF = Refusal(TableRule.HINTS, "table-hints-off")
NO_MATE = Refusal(TableRule.NO_TEAM, "table-no-mate")
NOTHING_TO_SAY = Refusal(TableRule.NO_TEAM, "table-nothing-to-say")
NOT_YOUR_TURN = Refusal(TableRule.HINTS, "table-hints-turn")


@cache
def decoder_of(game: AnyGame) -> msgspec.json.Decoder[Any]:
    """Return what reads the actions of a game; it cannot read what chance does."""
    return msgspec.json.Decoder(game.actions)


class Judging:
    """A table and what may be done at it; ``progress`` is ``None`` until it starts.

    An ``old`` one was begun under rules or with content that are no more.  ``file`` is the content's own, for
    who plays or thinks elsewhere; with the house content there is none.
    """

    def __init__(self, sheet: Sheet, game: AnyGame, content: Any, file: bytes | None = None) -> None:
        self.sheet, self.game, self.content, self.file = sheet, game, content, file
        self.progress: Progress | None = None

    @property
    def old(self) -> bool:
        """Return whether the table was begun under rules or with content that are no more."""
        return self.sheet.rules != self.game.version or self.sheet.content != self.content.digest

    def opened(self, dice: Dice) -> Progress:
        """Return the game before its first move."""
        sheet = self.sheet
        if sheet.opening is not None:
            state = self.game.read(msgspec.convert(sheet.opening, self.game.positions), self.content)
        else:
            options = msgspec.convert(sheet.options, self.game.options)
            state = self.game.start(len(sheet.chairs), options, self.content)
        return Progress(self.game, state, dice, sheet.clock, sheet.stillness)

    def opening(self) -> Progress:
        """Return the game before its first move, with the dice of its fair deal."""
        return self.opened(dice_of(self.sheet.server_seed, [chair.nonce for chair in self.sheet.chairs]))

    @property
    def playing(self) -> Progress:
        """Return the progress of a game that has begun."""
        assert self.progress is not None  # noqa: S101 - for the type checker
        return self.progress

    def judge(self, seat: int, ask: int, action: bytes | Any, by: int = PERSON) -> Step | Refusal:
        """Return what happens when a seat plays ``action``, which may be JSON; or why it may not.

        ``ask`` counts the seat's earlier actions, so a double click or a click on an old screen
        is refused even when others have moved meanwhile.
        """
        progress = self.progress
        if progress is None or self.sheet.status != "playing":
            return NOT_PLAYING
        if ask != progress.asks[seat]:
            return STALE
        if isinstance(action, bytes):
            try:
                action = decoder_of(self.game).decode(action)
            except (msgspec.DecodeError, UnicodeDecodeError) as error:
                return malformed(error)
        if refusal := self.game.refuse(progress.state, seat, action):
            return refusal
        step = progress.follow(seat, action)
        return DRAFTS if by == PERSON and progress.drafts_on(seat, step) else step

    def struck(self, tick: float, rng: Random) -> tuple[Step, int] | None:
        """Return what happens by a limit that has run out, and who is said to have played it."""
        progress = self.playing
        strike = progress.clocks.next_strike(self.sheet.bots)
        if strike is None or strike[0] > tick:
            return None
        limit = strike[1]
        if isinstance(limit, Timer):
            return progress.follow(CLOCK, limit.event), SERVER
        return progress.follow(limit, self.game.absent(progress.state, limit, rng)), ABSENT

    def refuse_take_back(self, seat: int, version: int) -> Refusal | None:
        """Return why a seat may not take back its step of this version (TABLE-3), or ``None``."""
        progress = self.progress
        if progress is None or not progress.recent.stands(seat, version):
            return TAKE_BACK
        return OFTEN if progress.backs[seat] >= MOST_DRAFTS else None

    def refuse_hint(self, seat: int) -> Refusal | None:
        """Return why a seat is given no hint: the table allows none, or there is nothing to decide."""
        if self.progress is None or self.sheet.status != "playing":
            return NOT_PLAYING
        if not self.sheet.hints:
            return HINTS_OFF
        return None if seat in self.progress.acting else NOT_YOUR_TURN

    def refuse_thought(self, seat: int, mate: int) -> Refusal | None:
        """Return why a seat may not ask a computer player what it thinks, or why that may not answer.

        Who must be silent may not ask either: by the moment of a question much can be said.
        """
        if self.progress is None or self.sheet.status != "playing":
            return NOT_PLAYING
        if mate == seat or mate not in self.sheet.bots or mate not in self.team_of(seat):
            return NO_MATE
        if mate not in self.progress.acting:
            return NOTHING_TO_SAY
        return self.refuse_talk(seat, "team") or self.refuse_talk(mate, "team")

    def refuse_talk(self, viewer: Viewer, channel: str, person: str = "") -> Refusal | None:
        """Return why a viewer may not speak on a channel now, or ``None``.

        Who has played knows secrets of the game, and is no spectator: neither who left nor who was sent away.
        """
        if viewer is None and self.sheet.status == "playing":
            if person and self.has_seat(person):
                return SEAT_KEPT
            if person in self.sheet.kicked:
                return SENT_AWAY
        if (viewer is None) != (channel == "watch"):
            return NOT_SEATED
        if channel == "team" and (viewer is None or not self.team_of(viewer)):
            return NO_TEAM
        muted = self.muted(viewer)
        if channel not in muted:
            return None
        return MUTED if "team" in muted else MUTED_TO_OTHERS

    def has_seat(self, person: str) -> bool:
        """Return whether a seat is somebody's own, also while a computer player keeps it."""
        return any(chair.person == person for chair in self.sheet.chairs)

    def muted(self, viewer: Viewer) -> list[Channel]:
        """Return where the rules want a viewer silent now."""
        if viewer is None or self.progress is None:
            return []
        state = self.progress.state
        return [one for one in CHANNELS if self.game.muted(state, viewer, one)]

    def team_of(self, seat: int) -> tuple[int, ...]:
        """Return the seats with which a seat may talk apart, itself included."""
        teams = () if self.progress is None else self.game.teams(self.progress.state)
        return next((team for team in teams if seat in team), ())
