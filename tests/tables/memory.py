"""A table in memory: its log, and who looks at it over which process."""

from collections.abc import Iterable, Sequence
from typing import Any
from zlib import crc32

import msgspec

from kastellan.bots.hints import thought_json
from kastellan.core.chance import Dice
from kastellan.core.game import Line, Viewer
from kastellan.core.refusal import Refusal
from kastellan.server.house_time import TableTime
from kastellan.tables import snapshots
from kastellan.tables.info import table_news
from kastellan.tables.judging import NOTHING_TO_SAY
from kastellan.tables.log import PERSON
from kastellan.tables.messages import Clock, Explained, Links, React, Said, Say
from kastellan.tables.progress import Progress, Step
from kastellan.tables.recent import Change
from kastellan.tables.record import SoFar
from kastellan.tables.rests import Rest
from kastellan.tables.sheet import Chair, Pause, Sheet, Wish
from kastellan.tables.showing import Showing
from kastellan.tables.stories import told_before
from kastellan.tables.talk import Spoken, may_hear, remarked, said, spoken, thought_aloud

LIMITS = Clock(per_move=30, per_game=3000)
BEHIND = 0.4
"""Seconds by which the clock of the other process is slow."""

encode = msgspec.json.encode


def sheet_of(game: Any, seats: int, content: str) -> Sheet:
    """Return a table that is being played."""
    return Sheet(
        id="table", game=game.slug, rules=game.version, options={}, content=content, name="", public=True,
        status="playing", host="0", clock=LIMITS, hints=True, server_seed="", commitment="", created=0.0,
        updated=0.0, chairs=[Chair(seat, str(seat)) for seat in range(seats)],
    )  # fmt: skip


class SlowClock:
    """The clock of the other process."""

    def __init__(self, table: "Memory") -> None:
        self._table = table

    def now(self) -> float:
        """Return the time by it."""
        return self._table.tick - BEHIND


class Talk:
    """What was said at a table, kept as a server keeps it."""

    def __init__(self, table: "Memory") -> None:
        self._table = table
        self._kept: list[tuple[Spoken, Said]] = []

    def say(
        self, process: Showing, viewer: Viewer, message: Say | React, viewers: Iterable[Viewer]
    ) -> dict[Viewer, bytes] | Refusal | None:
        """Let a viewer say something at a process; return what those who look are sent, or why not."""
        one = spoken(process, viewer, message, "" if viewer is None else str(viewer))
        return self._tell(one, viewers) if isinstance(one, Spoken) else one

    def think(
        self, process: Showing, asker: int, mate: int, viewers: Iterable[Viewer]
    ) -> tuple[Refusal | Said, dict[Viewer, bytes]]:
        """Let a seat ask a computer player what it thinks; return the answer, and what others are sent."""
        if refusal := process.refuse_thought(asker, mate):
            return refusal, {}
        lines = self.thought(process, mate)
        if not lines:
            return NOTHING_TO_SAY, {}
        one = thought_aloud(process, mate, lines)
        own = [message for last, message in self._kept if (last.seat, last.team) == (mate, one.team)]
        if own and own[-1].lines == lines:
            return own[-1], {}
        sent = self._tell(one, viewers)
        return self._kept[-1][1], sent

    def thought(self, process: Showing, mate: int) -> list[Line]:
        """Return what a computer player thinks of what its seat sees."""
        seed = crc32(f"table {mate}".encode())
        found = thought_json(self._table.game.slug, "easy", mate, process.playing.view(mate), seed)
        return msgspec.json.decode(found, type=list[Line])

    def remark(self, process: Showing, changes: Sequence[Change]) -> None:
        """Let a computer player say to all what it has to say about a step."""
        if (one := self.remarked(process, changes)) is not None:
            self._tell(one, ())

    def remarked(self, process: Showing, changes: Sequence[Change]) -> Spoken | None:
        """Return what one says."""
        return remarked(process, changes)

    def number(self, one: Spoken) -> int:
        """Return the next number of what is said to the same."""
        same = [kept for kept, _ in self._kept if (kept.channel, kept.team) == (one.channel, one.team)]
        return len(same) + 1

    def hears(self, one: Spoken, viewer: Viewer) -> bool:
        """Return whether a viewer hears something."""
        return may_hear(one.channel, one.team, viewer)

    def _tell(self, one: Spoken, viewers: Iterable[Viewer]) -> dict[Viewer, bytes]:
        message = said(one, self.number(one), self._table.tick)
        self._kept.append((one, message))
        return {viewer: encode(message) for viewer in viewers if self.hears(one, viewer)}

    def heard(self, viewer: Viewer, after: int) -> list[Said]:
        """Return what a viewer is told who comes having heard each channel up to a number."""
        return [message for one, message in self._kept if self.hears(one, viewer) and message.id > after]


class Memory:
    """A table from some position on, served by two processes: one plays, the other hears of it."""

    def __init__(
        self,
        game: Any,
        state: Any,
        showing: type[Showing] = Showing,
        progress: type[Progress] = Progress,
        talk: type["Talk"] | None = None,
        bots: Iterable[int] = (),
    ) -> None:
        self.game, self._start, self.tick = game, state.copy(), 0.0
        self._showing, self._progress = showing, progress
        self.sheet = sheet_of(game, state.seats, state.content.digest)
        for seat in bots:
            self.sheet.chairs[seat].level = "easy"
        self.talk = (talk or Talk)(self)
        self.log = [self._opening().beginning("table", 0.0, 0.0)]
        self._heard = 1
        self.here, self.there = self.process(), self.process()
        self._time = TableTime(SlowClock(self))

    def process(self) -> Showing:
        """Return a process that has read the log so far."""
        process = self._showing(self.sheet, self.game, self._start.content)
        process.progress = self._opening()
        process.progress.replay(self.log)
        return process

    def process_by_snapshot(self) -> Showing:
        """Return a process that has read a snapshot instead, where one can be made."""
        if not snapshots.can_be_written(self.playing):
            return self.process()
        written = encode(snapshots.write(self.playing))
        process = self._showing(self.sheet, self.game, self._start.content)
        process.progress = self._opening()
        kept = msgspec.json.decode(written, type=snapshots.Snapshot)
        snapshots.read(process.progress, kept, self._start.content)
        return process

    def _opening(self) -> Progress:
        return self._progress(self.game, self._start.copy(), Dice(b""), LIMITS, self.sheet.stillness)

    @property
    def playing(self) -> Progress:
        """Return the game as the process that plays it has it."""
        return self.here.playing

    # What happens.

    def play(self, changes: Sequence[Change], viewers: Iterable[Viewer]) -> dict[Viewer, bytes]:
        """Play a step; return what those who look are sent."""
        progress = self.playing
        step = Step(list(changes), progress.dice.throws, self.game.to_act(changes[-1].after))
        told = progress.tell(step, viewers)
        rows = progress.rows("table", step, self.tick, self.tick, progress.seen(step, told), PERSON)
        self.log += rows
        sent = self.here.take(step, rows, told, self.tick)
        self.talk.remark(self.here, changes)
        return sent

    def take_back(self, seat: int, viewers: Iterable[Viewer], first: int = 0) -> dict[Viewer, bytes]:
        """Let a seat take back its last step, or down to ``first``; return what each viewer is sent last."""
        recent = self.playing.recent
        rows = self.playing.retraction("table", seat, first or recent.last(seat), self.tick, self.tick)
        self.log += rows
        sent: dict[Viewer, bytes] = {}
        for news in self.here.read(rows, viewers, self.tick):
            sent |= news
        return sent

    def played_on(self) -> bool:
        """Return whether a pause ends, since all have noticed that somebody played."""
        return self.here.played_on(self.sheet)

    def wish(self, seat: int) -> None:
        """Let a seat ask the others whether it may take back."""
        self.sheet.take_back = Wish(seat, [], self.playing.recent.last(seat))

    def pause(self) -> None:
        """Let the game rest, as all have agreed, or go on."""
        paused, self.sheet.pause = self.sheet.pause, None
        if paused is None:
            self.sheet.pause = Pause(0, self.sheet.people, "pause", since=self.tick, tick=self.tick)
        else:
            self.sheet.rests = [*self.sheet.rests, Rest(paused.tick, self.tick)]
        for process in (self.here, self.there):
            process.playing.clocks.rests = self.sheet.stillness

    def hear(self, viewers: Iterable[Viewer]) -> list[dict[Viewer, bytes]]:
        """Let the other process read what it has not yet; return what those who look there are sent."""
        rows, self._heard = self.log[self._heard :], len(self.log)
        news = list(self.there.read(rows, viewers, self.tick))
        if rows:
            self._time.reach(self.there.playing.tick)
        return news

    # What a viewer can ask for.

    def ask(self, process: Showing, viewer: Viewer, seen: int | None) -> bytes | None:
        """Return what a viewer is shown who comes to a process having seen number ``seen``."""
        self._remember(process, viewer)
        return process.missed(viewer, seen, self.tick)

    def _remember(self, process: Showing, viewer: Viewer) -> None:
        if not process.knows_story(viewer):
            process.remember(viewer, told_before(self._opening(), self.log, viewer), self.tick)

    def info(self, process: Showing, viewer: Viewer) -> bytes:
        """Return the table as a viewer is told of it."""
        return encode(table_news(process, None if viewer is None else str(viewer), Links(), 0))

    def refusals(self, process: Showing, seat: int, tries: Iterable[bytes]) -> list[Refusal | None]:
        """Return what a seat is told that tries all this, takes back, and asks on an old screen."""
        ask = process.playing.asks[seat]
        judged = [process.judge(seat, ask, one) for one in tries]
        judged += [process.judge(seat, ask + 1, one) for one in (b"{}", b'{"type":"nothing"}')]
        taken = process.refuse_take_back(seat, process.playing.recent.last(seat))
        return [*(one if isinstance(one, Refusal) else None for one in judged), taken]

    def explained(self, process: Showing, viewer: Viewer) -> list[Any]:
        """Return what all things are called, and what the last of them is said to be."""
        found = process.explained(viewer, "")
        last = [*found.things][-1:] if isinstance(found, Explained) and found.things else []
        return [found, *(process.explained(viewer, thing) for thing in last)]

    def silence(self, process: Showing, viewer: Viewer) -> list[Any]:
        """Return where a viewer may not talk and why, with whom apart, and which seats they may not ask."""
        refused = [process.refuse_talk(viewer, channel) for channel in ("table", "team", "watch")]
        if viewer is None:
            return refused
        seats = range(len(self.sheet.chairs))
        return [refused, process.team_of(viewer), [process.refuse_thought(viewer, mate) for mate in seats]]

    def hint(self, process: Showing, seat: int) -> list[Any]:
        """Return whether a seat is given a hint, and all that a hint is thought out of."""
        return [process.refuse_hint(seat), *process.known_to(seat), process.number(seat)]

    def replay(self, viewer: Viewer) -> list[Any]:
        """Return the running game as a viewer may look back on it."""
        so_far = SoFar(self.game, self._start.copy(), viewer, 0.0)
        return list(so_far.page_after(self.log, 0))

    def time_there(self) -> float:
        """Return the table's time at the other process."""
        return self._time.now()
