"""A guided game in the browser: a table whose other seats answer as the lesson says, and its coach."""

from typing import Any

import msgspec

from kastellan.browser.errands import Coach, Doing, Thought
from kastellan.browser.players import Players
from kastellan.browser.table import LocalTable
from kastellan.core.knowledge import Planned
from kastellan.core.refusal import Refusal
from kastellan.games import GAMES
from kastellan.tables.judging import TAKE_BACK, decoder_of
from kastellan.tables.lessons import Course, Lesson, Pattern, answer_of, sheet_of
from kastellan.tables.log import BOT, PERSON
from kastellan.tables.shelf import content_of

encode = msgspec.json.encode


class Answers(Players):
    """Other seats that answer as the lesson says; nobody has to think."""

    _table: "LessonTable"

    def wanted(self) -> list[Thought]:
        """Answer for whoever is asked."""
        for thought in super().wanted():
            self.answer(thought.id, encode([Planned(self._table.answer_of(thought.seat))]))
        return super().wanted()

    def _seconds(self, thought: Thought) -> float:  # noqa: ARG002
        """Return that answers are known beforehand."""
        return 0.0


class LessonTable(LocalTable):
    """A table with a coach, who lets the learner do what leads on."""

    guided = True
    players: Answers

    def __init__(self, slug: str, lesson: Lesson, person: str, name: str, now: float) -> None:
        super().__init__(sheet_of(slug, lesson, person, name, now), GAMES[slug], content_of(GAMES[slug]), now)
        self.course, self.players = Course(lesson), Answers(self)
        self.begin()
        self._wait()

    def play(
        self,
        seat: int,
        ask: int,
        action: bytes | Any,
        by: int = PERSON,
        hold: bool = False,  # noqa: ARG002
    ) -> Refusal | None:
        """Play ``action`` if the rules allow it and, where the learner acts, it leads on.

        Nothing is held back for the learner to end the turn: to step back is the coach's affair.
        """
        if seat != self.seat:
            return super().play(seat, ask, action, by)
        step = self.judge(seat, ask, action, by)
        plain = self._plain(action)
        if isinstance(step, Refusal):
            self.course.stumble(plain, str(step.rule))
            return step
        if refusal := self.course.refuse(plain):
            return refusal
        self.course.done(plain)
        super().play(seat, ask, action, by)
        self.course.foresee(self._refused_by)
        return None

    def _refused_by(self, action: Pattern) -> str:
        """Return the rule that would refuse an action now, or nothing."""
        found = self.game.refuse(self.playing.state, self.seat, msgspec.convert(action, self.game.actions))
        return "" if found is None else str(found.rule)

    def take_back(self, whole: bool) -> Refusal | None:  # noqa: ARG002
        """Refuse: the coach steps back instead."""
        return TAKE_BACK

    def repeat(self, steps: list[Pattern | None]) -> None:
        """Do again what was done, up to the first step that no longer fits."""
        for step in steps:
            if step is None:
                if not self.course.read_on():
                    return
            elif self.play(self.seat, self.playing.asks[self.seat], encode(step)):
                self.course.tries, self.course.slip = 0, ""
                return
            self._wait()

    def answer_of(self, seat: int) -> Any:
        """Return what another seat does now."""
        playing = self.playing
        return answer_of(self.course.lesson, self.game, playing.state, seat, playing.asks[seat])

    def _wait(self) -> None:
        """Let the other seats act at once until the learner is to act, or nobody."""
        while self.sheet.status == "playing" and self.seat not in (acting := self.playing.acting):
            self.play(acting[0], self.playing.asks[acting[0]], self.answer_of(acting[0]), BOT)

    def _plain(self, action: bytes | Any) -> Pattern:
        """Return an action as plain data; what is none fits no pattern."""
        try:
            read = decoder_of(self.game).decode(action) if isinstance(action, bytes) else action
        except (msgspec.DecodeError, UnicodeDecodeError):
            return {}
        plain: Pattern = msgspec.json.decode(encode(read))  # lists, as lessons write them, and no tuples
        return plain

    @property
    def coach(self) -> Coach:
        """Return what the coach says now."""
        course, moments, does = self.course, self.course.lesson.moments, self._does
        moment = course.moment or moments[-1]
        outcome = self.sheet.outcome
        return Coach(
            lesson=course.lesson.name,
            ends=course.lesson.ends,
            moment=moment.name,
            number=min(course.at + 1, len(moments)),
            total=len(moments),
            minutes=course.lesson.minutes,
            does=does,
            glow=list(moment.glow) if does in ("read", "do", "alone") else [],
            slip=course.slip,
            tries=course.tries,
            shows=course.example if does == "do" else None,
            steps=course.steps,
            back=course.back,
            won=outcome is not None and outcome.ranks[self.seat] == 1,
        )

    @property
    def _does(self) -> Doing:
        """Return what there is to do for the learner."""
        moment = self.course.moment
        if self.sheet.status == "over":
            return "end"
        if self.seat not in self.playing.acting:
            return "watch"
        if moment is None:
            return "end"
        if moment.alone:
            return "alone"
        return "read" if moment.read else "do"
