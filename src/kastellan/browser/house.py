"""The entry of the rules: one errand in, what came of it out, both as JSON."""

from typing import Any

import msgspec

from kastellan.browser.branch_errands import BranchErrand, BranchErrands
from kastellan.browser.branches import BranchDesk
from kastellan.browser.errands import (
    FAILED,
    Again,
    Aloud,
    Answer,
    AskHint,
    AskMate,
    Bring,
    Connect,
    Done,
    Errand,
    Errands,
    Hear,
    Learn,
    Leave,
    Look,
    Open,
    Proofread,
    Puzzle,
    ReadOn,
    Resume,
    Thought,
    TypeLines,
)
from kastellan.browser.lessons import LessonTable
from kastellan.browser.records import brought_in, look
from kastellan.browser.table import LocalTable
from kastellan.core.refusal import BadInput, Fact, Refusal, TableRule
from kastellan.games import GAMES
from kastellan.locale import LANGUAGES
from kastellan.tables.deals import commitment
from kastellan.tables.judging import NOT_PLAYING, NOTHING_TO_SAY, TAKE_BACK
from kastellan.tables.lessons import lesson_of
from kastellan.tables.messages import (
    AskTakeBack,
    EndTurn,
    Explain,
    FromClient,
    Play,
    React,
    Resync,
    Said,
    Say,
    Trouble,
)
from kastellan.tables.proofs import proof_of
from kastellan.tables.puzzles import tried
from kastellan.tables.recent import AnyGame
from kastellan.tables.sentences import not_played, problem, problem_of_input
from kastellan.tables.shelf import content_of
from kastellan.tables.wishes import forbidden, misplaced, next_sheet, sheet_for, wished_options

PERSON = "me"
"""Who sits at a table of this browser; nobody else can."""

errands = msgspec.json.Decoder(Errands | BranchErrands)
frames = msgspec.json.Decoder(FromClient)
encode = msgspec.json.encode


class Spoken(msgspec.Struct):
    """What is read of an errand before all else."""

    language: str = "en"


class NotDone(Exception):  # noqa: N818 - an answer, not an error
    """A rule forbids the errand."""

    def __init__(self, refusal: Refusal, place: str = "") -> None:
        super().__init__(refusal.reason)
        self.refusal, self.place = refusal, place


class House:
    """A house with a single table, in the memory of one page."""

    def __init__(self) -> None:
        self.table: LocalTable | None = None
        self.branches = BranchDesk()

    def handle(self, text: str) -> str:
        """Do what an errand asks; whatever is wrong with it is answered by a sentence and changes nothing."""
        language = language_of(text)
        try:
            done = self._do(errands.decode(text))
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            done = Done(error=problem_of_input(language, BadInput("$", str(error))))
        except BadInput as error:
            done = Done(error=problem_of_input(language, error))
        except NotDone as error:
            found = error.refusal
            done = Done(error=problem(language, found.rule, found.reason, found.facts, error.place))
        return encode(done).decode()

    def _do(self, errand: Errands) -> Done:
        if isinstance(errand, BranchErrand):
            return self._branch(errand)
        if isinstance(errand, Puzzle):
            return Done(found=tried(errand.game, errand.id, errand.wish.actions, errand.wish.nudge))
        if isinstance(errand, TypeLines | Proofread):
            return Done(found=checked(errand))
        found: Any = None
        if isinstance(errand, Open):
            self.table = opened(errand)
        elif isinstance(errand, Bring):
            self.table, found = brought_in(errand, PERSON)
        elif isinstance(errand, Resume):
            self.table = resumed(errand)
        elif isinstance(errand, Learn):
            self.table = learnt(errand)
        table = self.table
        if table is None:
            raise NotDone(NOT_PLAYING)
        if isinstance(errand, Again):
            self.table = table = once_more(table, errand.now)
        table.now = errand.now
        if isinstance(errand, Look):
            found = look(table, errand)
        elif isinstance(errand, Aloud):
            found = think_aloud(table, errand)
        return settled(table, attend(table, errand), found)

    def _branch(self, errand: Any) -> Done:
        """Work on an analysis, which is no table and lies beside it."""
        done = self.branches.do(errand)
        if isinstance(done, Refusal):
            raise NotDone(done)
        return done


def language_of(text: str) -> str:
    """Return in which language an errand wants its answer, also one that cannot be read otherwise."""
    try:
        said = msgspec.json.decode(text, type=Spoken).language
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return LANGUAGES[0]
    return said if said in LANGUAGES else LANGUAGES[0]


def opened(errand: Open) -> LocalTable:
    """Return a table as it is wished, with the game begun, or refuse."""
    wish = errand.wish
    game = known_game(wish.game)
    options = wished_options(game, wish)
    file = None if errand.content is None else errand.content.file.encode()
    content, named = content_of(game, file), "" if errand.content is None else errand.content.name
    if found := forbidden(game, content, wish, options):
        raise NotDone(*found)
    if wrong := misplaced(wish):
        raise BadInput(wrong[1], "cannot be used", key="server-no-seat", facts={"seat": wrong[0] + 1})
    free = [seat + 1 for seat in range(wish.seats) if seat != wish.seat and str(seat) not in wish.bots]
    if free:
        facts: dict[str, Fact] = {"count": len(free), "seats": tuple(free)}
        raise BadInput("$.wish.bots", "has free seats", key="server-free-seats", facts=facts)
    sheet = sheet_for(game, content, wish, options, PERSON, errand.name, errand.now, named)
    if errand.seed is not None:
        sheet.server_seed, sheet.commitment = errand.seed, commitment(errand.seed)
    table = LocalTable(sheet, game, content, errand.now, file)
    table.begin()
    return table


def checked(errand: TypeLines | Proofread) -> Any:
    """Return what is to be said of words, colours or cards that somebody makes."""
    game = known_game(errand.game)
    if isinstance(errand, Proofread):
        return proof_of(game, errand.text.encode(), errand.language)
    if game.draft is None:
        raise BadInput("$.game", "is not typed", key="server-content-no-lines", facts={"game": errand.game})
    return game.draft(errand.draft)


def once_more(table: LocalTable, now: float) -> LocalTable:
    """Return the next table like this one, with the game begun, or refuse while this one is played."""
    if table.sheet.status != "over":
        raise BadInput("$", "is not over", key="server-not-over")
    sheet = next_sheet(table, table.sheet, PERSON, now)
    following = LocalTable(sheet, table.game, table.content, now, table.file)
    following.begin()
    return following


def learnt(errand: Learn) -> LessonTable:
    """Return the table of a guided game, as far as it was taken; a language may have its own."""
    known_game(errand.game)
    lesson = lesson_of(errand.game, errand.lesson, errand.language)
    table = LessonTable(errand.game, lesson, PERSON, errand.name, errand.now)
    table.repeat(errand.steps)
    table.rows, table.head_changed = [], False  # its steps are kept, not its rows
    return table


def known_game(slug: str) -> AnyGame:
    """Return a game by its name, or refuse."""
    if slug not in GAMES:
        facts: dict[str, Fact] = {"game": slug, "games": tuple(GAMES)}
        raise BadInput("$.wish.game", "is none of ours", key="server-no-game", facts=facts)
    return GAMES[slug]


def resumed(errand: Resume) -> LocalTable:
    """Return a table that was kept, where its log ends, or refuse what cannot go on."""
    sheet = errand.head.sheet
    game = known_game(sheet.game)
    file = None if errand.head.content is None else errand.head.content.encode()
    table = LocalTable(sheet, game, content_of(game, file), errand.now, file)
    if table.old:
        raise NotDone(Refusal(TableRule.FOREIGN, "server-table-old"))
    try:
        table.go_on_from(errand.rows, errand.head.talk)
    except Exception as error:  # noqa: BLE001 - the rules trust their log: a damaged one breaks them anywhere
        raise BadInput("$.rows", str(error), TableRule.FOREIGN, "table-foreign") from None
    return table


def think_aloud(table: LocalTable, errand: Aloud) -> Said:
    """Let a computer player say what it thought, or refuse where it may not or has nothing to say."""
    if refusal := table.refuse_thought(table.seat, errand.seat):
        raise NotDone(refusal)
    if not errand.lines:
        raise NotDone(NOTHING_TO_SAY)
    return table.think_aloud(errand.seat, errand.lines)


def attend(table: LocalTable, errand: Errand) -> list[Thought]:
    """Do what an errand asks of a table; return what is to be thought out for the person."""
    if isinstance(errand, Connect):
        table.connect(errand.seen)
    elif isinstance(errand, Leave):
        table.looking = False
    elif isinstance(errand, ReadOn) and isinstance(table, LessonTable):
        table.course.read_on()
    elif isinstance(errand, Hear):
        hear(table, errand.text, errand.language)
    elif isinstance(errand, Answer):
        table.players.answer(errand.id, None if errand.plan == FAILED else bytes(errand.plan))
    elif isinstance(errand, AskHint):
        if refusal := table.refuse_hint(table.seat):
            raise NotDone(refusal)
        return [table.players.thought(table.seat, None)]
    elif isinstance(errand, AskMate):
        if refusal := table.refuse_thought(table.seat, errand.seat):
            raise NotDone(refusal)
        return [table.players.thought(errand.seat, table.sheet.chairs[errand.seat].level, aloud=True)]
    return []


def hear(table: LocalTable, text: str, language: str) -> None:
    """Take one frame of a client; what is wrong with it is told to the client."""
    try:
        message = frames.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        table.tell(Trouble(problem_of_input(language, BadInput("$", str(error)))))
        return
    if refusal := obey(table, message):
        ask = message.ask if isinstance(message, Play) else -1
        table.tell(not_played(table, language, ask, refusal))


def obey(table: LocalTable, message: FromClient) -> Refusal | None:
    """Do what a client's message asks; return why not."""
    if isinstance(message, Resync):
        table.resync(message.seen)
        return None
    if isinstance(message, Say | React):
        return table.say(message)
    if isinstance(message, Explain):
        found = table.explained(table.seat, message.thing)
        if isinstance(found, Refusal):
            return found
        table.tell(found)
        return None
    if isinstance(message, Play):
        return table.play(table.seat, message.ask, bytes(message.action), hold=message.hold)
    if isinstance(message, EndTurn):
        table.end_turn()
        return None
    if isinstance(message, AskTakeBack):
        return table.take_back(message.whole)
    return TAKE_BACK  # nobody else can have wished to take back


def settled(table: LocalTable, think: list[Thought], found: Any) -> Done:
    """Do what is due by now, and return all that came of it."""
    while table.strike() or table.players.play_due():
        pass
    done = Done(
        messages=[msgspec.Raw(message) for message in table.messages],
        think=[*think, *table.players.wanted()],
        rows=table.rows,
        head=table.head if table.head_changed else None,
        wake=table.wake,
        found=found,
    )
    if isinstance(table, LessonTable):
        done.rows, done.head, done.coach = [], None, table.coach
    table.messages, table.rows, table.head_changed = [], [], False
    return done
