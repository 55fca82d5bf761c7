"""Whether a lesson can be followed: played from its first moment to its last, with the slips it foresees."""

from collections.abc import Iterator
from typing import Any

import msgspec

from kastellan.core.chance import draw
from kastellan.core.game import CHANCE, apply
from kastellan.core.refusal import BadInput
from kastellan.games import GAMES
from kastellan.locale import LANGUAGES, must_be_written, say
from kastellan.tables.deals import dice_of
from kastellan.tables.lessons import Course, Lesson, Moment, Pattern, Slip, answer_of, sheet_of
from kastellan.tables.shelf import content_of

LONGEST = 2_000
"""Actions after which a lesson is taken for one without end."""


class Walk:
    """A lesson played without a table: the position, who has acted how often, and the course."""

    def __init__(self, slug: str, lesson: Lesson) -> None:
        self.game, self.lesson, self.course = GAMES[slug], lesson, Course(lesson)
        sheet = sheet_of(slug, lesson, "me", "", 0.0)
        self.dice = dice_of(lesson.seed, [""] * len(sheet.chairs))
        content = content_of(self.game)
        if lesson.position is None:
            options = msgspec.convert(sheet.options, self.game.options)
            self.state = self.game.start(len(sheet.chairs), options, content)
        else:
            self.state = self.game.read(msgspec.convert(lesson.position, self.game.positions), content)
        self.asks = [0] * len(sheet.chairs)
        self.wait()

    def wait(self) -> None:
        """Let chance and the other seats act until the learner is to act, or nobody."""
        seat = self.lesson.seat
        while (acting := self.game.to_act(self.state)) and seat not in acting:
            if acting == (CHANCE,):
                self.state = apply(
                    self.game, self.state, CHANCE, draw(self.game.chance(self.state), self.dice)
                )
            else:
                other = acting[0]
                self.act(other, answer_of(self.lesson, self.game, self.state, other, self.asks[other]))

    def act(self, seat: int, action: Any) -> None:
        """Let a seat act."""
        self.state = apply(self.game, self.state, seat, action)
        self.asks[seat] += 1

    def play(self, action: Pattern) -> None:
        """Let the learner do something legal, and the others answer."""
        self.act(self.lesson.seat, msgspec.convert(action, self.game.actions))
        self.course.done(action)
        self.wait()

    def refused_by(self, action: Pattern, after: tuple[Pattern, ...] = ()) -> str:
        """Return the rule that forbids an action to the learner, were some others done, or nothing."""
        state, seat = self.state, self.lesson.seat
        for one in after:
            state = apply(self.game, state, seat, msgspec.convert(one, self.game.actions))
        found = self.game.refuse(state, seat, msgspec.convert(action, self.game.actions))
        return "" if found is None else str(found.rule)

    @property
    def over(self) -> bool:
        """Return whether nobody can act any more."""
        return not self.game.to_act(self.state)


def mistakes_in(slug: str, lesson: Lesson) -> Iterator[str]:
    """Yield what is wrong with a lesson: at which moment, and what would be right."""
    yield from missing_texts(slug, lesson)
    try:
        walk = Walk(slug, lesson)
    except (BadInput, msgspec.ValidationError) as error:
        yield f"position: {error}"
        return
    for moment in lesson.moments:
        found = list(wrong_at(walk, moment))
        yield from (f"moment {moment.name!r}: {one}" for one in found)
        if found:
            return
    if lesson.ends == "said":
        if any(moment.alone for moment in lesson.moments):
            yield "a moment is `alone`, which ends with the game; this lesson ends when all is said"
    elif not walk.over:
        yield "the game is not over when all is said; let the last moment be `alone` and show its turns"
    elif (won := walk.game.outcome(walk.state)) is not None and won.ranks[lesson.seat] != 1:
        yield f"who follows the lesson does not win; the ranks are {won.ranks}"


def wrong_at(walk: Walk, moment: Moment) -> Iterator[str]:
    """Yield what is wrong at a moment, then follow it to the next."""
    if moment.read:
        walk.course.read_on()
        return
    if walk.over:
        yield "the game is over before it"
        return
    if moment.whole and not moment.shows:
        yield "it is `whole`, but nothing is shown; write all that has to be done as `shows`"
        return
    wrong = [[wrong_slip(walk, moment, slip)] for slip in moment.slips]
    for action in moment.begins:
        if why := illegal(walk, action):
            yield f"{action} begins it, but {why}"
            return
        walk.play(action)
        for told, slip in zip(wrong, moment.slips, strict=True):
            told.append(wrong_slip(walk, moment, slip))
    yield from (told[0] for told in wrong if all(told))
    actions = moment.shows if moment.alone else moment.shows or moment.expects[:1]
    for pattern in moment.expects:
        if pattern not in actions and not moment.shows and (rule := illegal(walk, pattern)):
            yield f"{pattern} is expected, but {rule}"
    for action in actions:
        if why := illegal(walk, action):
            yield f"{action} is shown, but {why}"
            return
        walk.play(action)
    if not moment.alone and walk.course.moment is moment:
        yield f"what is shown does not lead on; show an action that fits one of {moment.expects}"


def illegal(walk: Walk, action: Pattern) -> str:
    """Return why an action cannot be played, or nothing."""
    try:
        rule = walk.refused_by(action)
    except msgspec.ValidationError as error:
        return f"it is no action of this game: {error}"
    return rule and f"{rule} forbids it"


def wrong_slip(walk: Walk, moment: Moment, slip: Slip) -> str:
    """Return what is wrong with a try that the lesson foresees, or nothing."""
    try:
        rule = walk.refused_by(slip.tried, slip.after)
    except msgspec.ValidationError as error:
        return f"the slip {slip.tried} is no action of this game: {error}"
    if any(one.get("type") not in moment.lets for one in slip.after):
        return f"the slip {slip.tried} comes after actions that are not let; they would not be played"
    if rule != slip.rule:
        named = slip.rule or "no rule"
        return f"the slip {slip.tried} is said to be refused by {named}; it is by {rule or 'none'}"
    leads = not rule and walk.course.leads(slip.tried, slip.after)
    return f"the slip {slip.tried} is an action that leads on" if leads else ""


def texts_of(slug: str, lesson: Lesson) -> list[str]:
    """Return the keys of all texts of a lesson."""
    start = f"lesson-{slug}-{lesson.name}"
    keys = [f"{start}-title", f"{start}-about"]
    for moment in lesson.moments:
        key = f"{start}-{moment.name}"
        keys += [key, f"{key}-why"]
        keys += [] if moment.read else [f"{key}-hint"]
        keys += [f"{key}-{slip.says}" for slip in moment.slips if slip.says]
    return keys


def missing_texts(slug: str, lesson: Lesson) -> Iterator[str]:
    """Yield the texts that a language lacks or that cannot be said."""
    facts = {f"seat{number}": number for number in range(8)}
    for language in LANGUAGES:
        for key in texts_of(slug, lesson):
            try:
                must_be_written(language, key)
                say(language, key, facts, namer=content_of(GAMES[slug]).name)
            except (LookupError, ValueError) as error:
                yield f"the text {key} cannot be said in {language}; write it in lessons-{slug}.ftl ({error})"
