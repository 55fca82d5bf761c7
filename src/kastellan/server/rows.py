"""What is kept about people and tables; the move log is in ``moves.py``."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    ColumnElement,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    SmallInteger,
    String,
    Text,
    and_,
    false,
    func,
    text,
)
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column


class Base(DeclarativeBase):
    """The tables of the database."""


class PersonRow(Base):
    """A guest, or, with ``account`` and ``password``, the owner of an account.

    At ``due`` it is looked whether anything still needs them; every visit puts it off.
    Who is ``banned`` since then is let in nowhere, until the ban ends, if ever.
    People one has played with are asked to tables ``by_name`` where both have wished it.
    ``holidays`` are those of the last year, as JSON (see ``holidays.Days``).
    """

    __tablename__ = "people"

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    name: Mapped[str] = mapped_column(String(40))
    language: Mapped[str] = mapped_column(String(2))
    account: Mapped[str | None] = mapped_column(String(80), unique=True)
    password: Mapped[str | None] = mapped_column(String(200))
    created: Mapped[float] = mapped_column(Float)
    due: Mapped[float | None] = mapped_column(Float, index=True)
    banned: Mapped[float | None] = mapped_column(Float)
    ban_ends: Mapped[float | None] = mapped_column(Float)
    by_name: Mapped[bool] = mapped_column(Boolean, server_default=false())
    holidays: Mapped[str | None] = mapped_column(Text)

    def is_banned(self, now: float) -> bool:
        """Return whether they are let in nowhere."""
        return self.banned is not None and (self.ban_ends is None or now < self.ban_ends)

    @classmethod
    def banned_at(cls, now: float) -> ColumnElement[bool]:
        """Return the same as a condition on rows."""
        return and_(cls.banned.is_not(None), func.coalesce(cls.ban_ends, now + 1) > now)


class TokenRow(Base):
    """A secret by which a person is known; only its hash is kept.

    ``kind`` is ``cookie``, ``once`` (a link to another device) or ``program`` (for one table).
    Every visit puts off when it ``expires``.
    """

    __tablename__ = "tokens"

    digest: Mapped[str] = mapped_column(String(64), primary_key=True)
    person: Mapped[str] = mapped_column(ForeignKey("people.id"), index=True)
    kind: Mapped[str] = mapped_column(String(8))
    table: Mapped[str | None] = mapped_column("table_id", String(32))
    created: Mapped[float] = mapped_column(Float)
    expires: Mapped[float | None] = mapped_column(Float, index=True)


class TableRow(Base):
    """A table: what is played and how.

    JSON texts: ``options, clock, outcome, take_back, kicked, pause, rests``.
    ``opening`` is a log's first position, for imported games that began in the middle.
    ``links`` counts how often the links to the table were made anew.
    While it is ``starting``, shares in the fair deal are opened.  ``imported`` games came from a file.
    """

    __tablename__ = "tables"

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    game: Mapped[str] = mapped_column(String(40))
    rules: Mapped[int] = mapped_column(Integer)
    seats: Mapped[int] = mapped_column(SmallInteger)
    options: Mapped[str] = mapped_column(Text)
    content: Mapped[str] = mapped_column(String(64), index=True)
    content_name: Mapped[str] = mapped_column(String(60), server_default="")
    name: Mapped[str] = mapped_column(String(40))
    public: Mapped[bool] = mapped_column(Boolean)
    status: Mapped[str] = mapped_column(String(8), index=True)
    host: Mapped[str | None] = mapped_column(String(32), index=True)
    clock: Mapped[str | None] = mapped_column(Text)
    hints: Mapped[bool] = mapped_column(Boolean)
    server_seed: Mapped[str] = mapped_column(String(64))
    commitment: Mapped[str] = mapped_column(String(64))
    created: Mapped[float] = mapped_column(Float)
    updated: Mapped[float] = mapped_column(Float)
    outcome: Mapped[str | None] = mapped_column(Text)
    rematch: Mapped[str | None] = mapped_column(String(32))
    take_back: Mapped[str | None] = mapped_column(Text)
    kicked: Mapped[str | None] = mapped_column(Text)
    opening: Mapped[str | None] = mapped_column(Text)
    links: Mapped[int] = mapped_column(Integer, server_default=text("0"))
    starting: Mapped[bool] = mapped_column(Boolean, server_default=false())
    imported: Mapped[bool] = mapped_column(Boolean, server_default=false())
    unrated: Mapped[bool] = mapped_column(Boolean, server_default=false())
    rated: Mapped[str | None] = mapped_column(Text)
    closed_by: Mapped[str | None] = mapped_column(String(8))
    pause: Mapped[str | None] = mapped_column(Text)
    rests: Mapped[str | None] = mapped_column(Text)

    __table_args__ = (
        Index(
            "tables_without_end",
            "status",
            "updated",
            sqlite_where=text("outcome is null"),
            postgresql_where=text("outcome is null"),
        ),
        Index(
            "tables_of_rematch",
            "rematch",
            sqlite_where=text("rematch is not null"),
            postgresql_where=text("rematch is not null"),
        ),
    )


class ContentRow(Base):
    """A file that games are played with, by the SHA-256 of its bytes: kept as long as somebody needs it."""

    __tablename__ = "contents"

    digest: Mapped[str] = mapped_column(String(64), primary_key=True)
    game: Mapped[str] = mapped_column(String(40))
    data: Mapped[bytes] = mapped_column(LargeBinary)
    kept: Mapped[float] = mapped_column(Float)


class OwnContentRow(Base):
    """A content as its owner keeps it; who has no ``owner`` was put there by who runs the house.

    ``sharing`` is ``me``, ``link`` or ``all``.  With ``link``, knowing the ``id`` is enough to use it.
    """

    __tablename__ = "own_contents"

    id: Mapped[str] = mapped_column(String(16), primary_key=True)
    digest: Mapped[str] = mapped_column(ForeignKey("contents.digest"), index=True)
    game: Mapped[str] = mapped_column(String(40))
    owner: Mapped[str | None] = mapped_column(ForeignKey("people.id"), index=True)
    name: Mapped[str] = mapped_column(String(60))
    language: Mapped[str] = mapped_column(String(5))
    sharing: Mapped[str] = mapped_column(String(4), index=True)
    created: Mapped[float] = mapped_column(Float)
    updated: Mapped[float] = mapped_column(Float)


class OpenedRow(Base):
    """Who opened a table that is not finished, and from where: a keyed hash of the network."""

    __tablename__ = "opened"

    table: Mapped[str] = mapped_column("table_id", ForeignKey("tables.id"), primary_key=True)
    person: Mapped[str] = mapped_column(String(32), index=True)
    network: Mapped[str] = mapped_column(String(32), index=True)


class SeatRow(Base):
    """A seat: held by a person, by a computer player of ``level``, by one for the other, or free.

    ``share`` is the SHA-256 of a promised nonce; ``nonce`` is empty until it is opened.
    While it is not ``away``, ``seen_by`` is a process over which it is looked at.
    """

    __tablename__ = "seats"

    table: Mapped[str] = mapped_column("table_id", ForeignKey("tables.id"), primary_key=True)
    seat: Mapped[int] = mapped_column(SmallInteger, primary_key=True)
    person: Mapped[str | None] = mapped_column(ForeignKey("people.id"), index=True)
    name: Mapped[str] = mapped_column(String(40))
    level: Mapped[str | None] = mapped_column(String(8))
    share: Mapped[str] = mapped_column(String(64), server_default="")
    nonce: Mapped[str] = mapped_column(String(64))
    away: Mapped[float | None] = mapped_column(Float)
    spared: Mapped[bool] = mapped_column(Boolean, server_default=false())
    seen_by: Mapped[str | None] = mapped_column(String(32))

    __table_args__ = (
        Index(
            "seats_seen_by",
            "seen_by",
            sqlite_where=text("seen_by is not null"),
            postgresql_where=text("seen_by is not null"),
        ),
    )


class ChatRow(Base):
    """Something said; ``team`` lists the seats that hear it when the channel is the team's.

    What is said in words of the house, for each reader in their language, is kept as ``lines``, a JSON
    list, and has no ``text``.  ``number`` counts what was said on the channel; ``id`` is known to the
    house alone.
    """

    __tablename__ = "chat"

    id: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=True)
    table: Mapped[str] = mapped_column("table_id", ForeignKey("tables.id"))
    channel: Mapped[str] = mapped_column(String(8))
    team: Mapped[str] = mapped_column(String(100))
    seat: Mapped[int | None] = mapped_column(SmallInteger)
    person: Mapped[str | None] = mapped_column(String(32), index=True)
    name: Mapped[str] = mapped_column(String(40))
    text: Mapped[str] = mapped_column(String(500))
    lines: Mapped[str | None] = mapped_column(Text)
    at: Mapped[float] = mapped_column(Float)

    number: Mapped[int] = mapped_column(Integer, server_default="0")

    __table_args__ = (Index("chat_of_channel", "table_id", "channel", "team", "number", unique=True),)


class RatingRow(Base):
    """The strength of an account at a game (OpenSkill)."""

    __tablename__ = "ratings"

    person: Mapped[str] = mapped_column(ForeignKey("people.id"), primary_key=True)
    game: Mapped[str] = mapped_column(String(40), primary_key=True)
    mu: Mapped[float] = mapped_column(Float)
    sigma: Mapped[float] = mapped_column(Float)
    games: Mapped[int] = mapped_column(Integer)


class ResultRow(Base):
    """How a person fared in a finished game; who has ``left`` it is last.

    What is ``hidden`` was taken out of their history: it is not told to them, but counts for the others.
    ``mu`` and ``sigma`` are their rating at the game after it, if it was rated.  ``tally`` is what the
    game counts for their statistics, as JSON, once it has been counted.
    """

    __tablename__ = "results"

    table: Mapped[str] = mapped_column("table_id", ForeignKey("tables.id"), primary_key=True)
    seat: Mapped[int] = mapped_column(SmallInteger, primary_key=True)
    person: Mapped[str] = mapped_column(ForeignKey("people.id"), index=True)
    game: Mapped[str] = mapped_column(String(40))
    rank: Mapped[int] = mapped_column(SmallInteger)
    score: Mapped[int] = mapped_column(Integer)
    players: Mapped[str] = mapped_column(Text)
    ended: Mapped[float] = mapped_column(Float)
    left: Mapped[bool] = mapped_column("left_game", Boolean, server_default=false())
    hidden: Mapped[bool] = mapped_column(Boolean, server_default=false())
    mu: Mapped[float | None] = mapped_column(Float)
    sigma: Mapped[float | None] = mapped_column(Float)
    tally: Mapped[str | None] = mapped_column(Text)


UNCOUNTED = ResultRow.tally.is_(None)
Index("results_uncounted", ResultRow.table, sqlite_where=UNCOUNTED, postgresql_where=UNCOUNTED)


class HintRow(Base):
    """The latest hint to a seat, about what it was shown under ``number``; null if thinking failed."""

    __tablename__ = "hints"

    table: Mapped[str] = mapped_column("table_id", ForeignKey("tables.id"), primary_key=True)
    seat: Mapped[int] = mapped_column(SmallInteger, primary_key=True)
    number: Mapped[int] = mapped_column(Integer)
    hint: Mapped[str | None] = mapped_column(Text)


class ReviewRow(Base):
    """The review of a finished game, or as much of it as there is; ``state`` as in ``ReviewNews``.

    ``parts`` are those made so far, as JSON, until ``review`` is put together from them;
    ``touched`` tells when somebody last worked on it.
    """

    __tablename__ = "reviews"

    table: Mapped[str] = mapped_column("table_id", ForeignKey("tables.id"), primary_key=True)
    state: Mapped[str] = mapped_column(String(8), index=True)
    done: Mapped[int] = mapped_column(Integer)
    total: Mapped[int] = mapped_column(Integer)
    parts: Mapped[str] = mapped_column(Text)
    review: Mapped[str | None] = mapped_column(Text)
    touched: Mapped[float] = mapped_column(Float)


class RecordRow(Base):
    """That a finished game has a record, and what it was: ``about`` is JSON (see ``records.About``)."""

    __tablename__ = "records"

    table: Mapped[str] = mapped_column("table_id", String(32), primary_key=True)
    about: Mapped[str] = mapped_column(Text)
    written: Mapped[float] = mapped_column(Float)


class PageRow(Base):
    """A page of a record; see ``tables.record.Page``."""

    __tablename__ = "pages"

    table: Mapped[str] = mapped_column("table_id", String(32), primary_key=True)
    eyes: Mapped[str] = mapped_column(String(9), primary_key=True)
    number: Mapped[int] = mapped_column(Integer, primary_key=True)
    first: Mapped[int] = mapped_column(Integer)
    steps: Mapped[int] = mapped_column(SmallInteger)
    data: Mapped[bytes] = mapped_column(LargeBinary)


class ReportRow(Base):
    """What somebody reported: a person, by the name of a seat, or something that was said.

    ``message`` is the channel and the number of what was said; ``context`` is, as JSON, what the reporter
    had heard there last.  It is open until it is ``settled``, as ``justified`` or not.
    """

    __tablename__ = "reports"

    id: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=True)
    at: Mapped[float] = mapped_column(Float)
    by: Mapped[str | None] = mapped_column("reported_by", String(32), index=True)
    table: Mapped[str] = mapped_column("at_table", String(32))
    about: Mapped[str | None] = mapped_column(String(32), index=True)
    name: Mapped[str] = mapped_column(String(40))
    text: Mapped[str | None] = mapped_column(String(500))
    why: Mapped[str] = mapped_column(String(300))
    context: Mapped[str] = mapped_column(Text)
    settled: Mapped[float | None] = mapped_column(Float)
    message: Mapped[str | None] = mapped_column(String(24))
    justified: Mapped[bool | None] = mapped_column(Boolean)

    __table_args__ = (Index("reports_once", "reported_by", "at_table", "message", unique=True),)


class ActRow(Base):
    """What was done in the name of the house: by whom, to which table or person, and why."""

    __tablename__ = "acts"

    id: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=True)
    at: Mapped[float] = mapped_column(Float)
    by: Mapped[str] = mapped_column("done_by", String(80))
    what: Mapped[str] = mapped_column(String(16))
    about: Mapped[str] = mapped_column(String(32))
    why: Mapped[str] = mapped_column(String(300))


class OrderRow(Base):
    """News for the server of a SQLite database that another program has changed; see ``news.Listener``."""

    __tablename__ = "orders"

    id: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=True)
    kind: Mapped[str] = mapped_column(String(1))
    name: Mapped[str] = mapped_column(String(32))


class AliveRow(Base):
    """When a server process was last seen alive, and the time of the house then (``HouseTime``)."""

    __tablename__ = "alive"

    process: Mapped[str] = mapped_column(String(32), primary_key=True)
    at: Mapped[float] = mapped_column(Float)
    served: Mapped[float] = mapped_column(Float)


class SnapshotRow(Base):
    """How far a table had come at ``version``: a shortcut through its log, never the truth.

    ``made_by`` names the release, the rules and the content; with others it is worth nothing.
    ``mark`` is that of the move it was made after.
    """

    __tablename__ = "snapshots"

    table: Mapped[str] = mapped_column("table_id", String(32), primary_key=True)
    version: Mapped[int] = mapped_column(Integer)
    made_by: Mapped[str] = mapped_column(String(160))
    mark: Mapped[str] = mapped_column(String(64))
    data: Mapped[bytes] = mapped_column(LargeBinary)


class GlanceRow(Base):
    """What a seat saw of a table at ``version``, as it was put to rest (``tables.glances.Seen`` as JSON).

    ``made_by`` names the release, the rules and the content, as with a snapshot.
    """

    __tablename__ = "glances"

    table: Mapped[str] = mapped_column("table_id", String(32), primary_key=True)
    seat: Mapped[int] = mapped_column(SmallInteger, primary_key=True)
    version: Mapped[int] = mapped_column(Integer)
    made_by: Mapped[str] = mapped_column(String(160))
    data: Mapped[bytes] = mapped_column(LargeBinary)


class MoveRow(Base):
    """One move of the log; see ``tables.log.Row``.

    Written by the move log alone, never through a session: but a game that is brought in is new to
    everybody, and its moves are kept in one commit with its table.
    """

    __tablename__ = "moves"
    __table_args__ = {"sqlite_with_rowid": False}  # noqa: RUF012 - read by SQLAlchemy only

    table: Mapped[str] = mapped_column("table_id", String(32), primary_key=True)
    version: Mapped[int] = mapped_column(Integer, primary_key=True)
    seat: Mapped[int] = mapped_column(SmallInteger)
    action: Mapped[bytes] = mapped_column(LargeBinary)
    at: Mapped[float] = mapped_column(Float)
    tick: Mapped[float] = mapped_column(Float)
    seen: Mapped[int] = mapped_column(BigInteger)
    by: Mapped[int] = mapped_column("played_by", SmallInteger)


class WayRow(Base):
    """A way by which somebody wants to be told of their turns: ``push``, ``webhook`` or ``email``.

    ``address`` and ``secret`` are a browser's endpoint and keys, a webhook's address and token, or a mail
    address.  Nothing is sent before it is ``confirmed``.  ``failures`` counts what could not be sent since
    something could; ``trouble`` is why.
    """

    __tablename__ = "notice_ways"

    id: Mapped[str] = mapped_column(String(16), primary_key=True)
    person: Mapped[str] = mapped_column(ForeignKey("people.id"), index=True)
    kind: Mapped[str] = mapped_column(String(8))
    form: Mapped[str] = mapped_column(String(8))
    address: Mapped[str] = mapped_column(Text)
    secret: Mapped[str] = mapped_column(Text)
    label: Mapped[str] = mapped_column(String(60))
    created: Mapped[float] = mapped_column(Float)
    confirmed: Mapped[bool] = mapped_column(Boolean)
    failures: Mapped[int] = mapped_column(Integer, server_default=text("0"))
    trouble: Mapped[str | None] = mapped_column(String(16))


class QuietRow(Base):
    """When somebody wants no notices: never any while ``paused``, none from ``start`` to ``end``.

    These are minutes of the day in the time zone ``zone``; the same twice is never.
    """

    __tablename__ = "notice_quiet"

    person: Mapped[str] = mapped_column(ForeignKey("people.id"), primary_key=True)
    paused: Mapped[bool] = mapped_column(Boolean)
    start: Mapped[int] = mapped_column("quiet_from", SmallInteger)
    end: Mapped[int] = mapped_column("quiet_to", SmallInteger)
    zone: Mapped[str] = mapped_column(String(64))


class MuteRow(Base):
    """A table of which somebody wants no notices."""

    __tablename__ = "notice_mutes"

    person: Mapped[str] = mapped_column(ForeignKey("people.id"), primary_key=True)
    table: Mapped[str] = mapped_column("table_id", ForeignKey("tables.id"), primary_key=True, index=True)


class NoticeRow(Base):
    """That it was a seat's turn, to be told by one way, once; see ``notices.outbox``.

    It is tried when it is ``due``, and never again without; ``turn`` counts the seat's earlier actions.
    """

    __tablename__ = "notices"

    id: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=True)
    way: Mapped[str] = mapped_column(ForeignKey("notice_ways.id"), index=True)
    person: Mapped[str] = mapped_column(ForeignKey("people.id"), index=True)
    table: Mapped[str] = mapped_column("table_id", ForeignKey("tables.id"))
    seat: Mapped[int] = mapped_column(SmallInteger)
    turn: Mapped[int] = mapped_column(Integer)
    made: Mapped[float] = mapped_column(Float)
    due: Mapped[float | None] = mapped_column(Float, index=True)
    attempts: Mapped[int] = mapped_column(SmallInteger)
    ended: Mapped[str | None] = mapped_column(String(8))

    __table_args__ = (Index("notices_once", "table_id", "seat", "turn", "way", unique=True),)
