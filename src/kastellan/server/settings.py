"""How a server is set up: from the environment, with a clear error for every bad value."""

import os
from collections.abc import Callable, Mapping
from ipaddress import ip_network
from pathlib import Path
from typing import Any, Literal, get_type_hints
from urllib.parse import urlsplit

from kastellan.core.refusal import BadInput
from kastellan.games import GAMES
from kastellan.server.notice_settings import NoticeSettings, Security, is_origin, notice_mistakes

PREFIX = "KASTELLAN_"
SHORTEST_SECRET = 16
OF_PLAYERS = ("words_endpoint", "words_model", "words_key", "words_timeout", "words_onnx")
"""Settings that computer players read by themselves; see ``docs/bots.md``."""
OF_ENGINE = ("compile", "compiled")
"""Settings that say which form of the engine runs; see ``kastellan.compiled``."""
CORES = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
"""How many things this machine lets us do at once."""


class Settings(NoticeSettings, frozen=True, kw_only=True):
    """Everything that can be set; the environment variable is ``KASTELLAN_`` and the name in capitals.

    database_url
        ``sqlite:///FILE``, or ``postgresql://user:password@host/database`` when outgrown.
    secret
        What the links to tables follow from, 16 characters or more, the same for all processes.
        With SQLite it may be left out: a file beside the database then keeps one.
    host, port
        Where to listen; port 0 takes a free one.
    origins
        Addresses, apart from the server's own, whose pages may connect.
    secure_cookies
        Send cookies over HTTPS only, even if no proxy tells that the server is reached by HTTPS.
    trusted_proxies
        Addresses of proxies whose ``X-Forwarded-For`` and ``X-Forwarded-Proto`` are believed.
    rest_after
        Seconds after which a table that nobody looks at is put to rest.
    forget_after
        Days without a visit after which a guest who has left nothing behind is deleted, and a table
        at which no game has begun.
    close_after
        Hours after which an open table at which nobody looks, and a game that everybody has left, is
        closed.
    stand_in_after
        Seconds for which somebody has to be away until the host may let a computer player go on for them.
    bots, bot_processes, bot_pause, bot_grace
        Where computer players think (``pool`` in this server's processes, ``worker`` in
        ``kastellan worker`` processes), in how many processes (as many as there are cores; 0: in a
        thread), how many seconds a computer player waits at least, so that people can follow, and
        how many it plays on after everybody has looked away.
    max_message, max_body
        Bytes of a socket message and of a request.
    socket_rate, request_rate, login_rate, hint_rate, import_rate
        Messages a second for a connection, requests a second for a person or address,
        attempts a minute to log in or to open an account for an address, and from new devices for
        an account, hints a minute for a person, and games a minute that an address brings in.
    max_connections, max_connections_per_person, max_tables_per_person, max_tables_per_address, max_tables
        How many at a time; an address is that of a household: of IPv6 the first half.
    max_connections_per_address
        How many connections an address has for requests at a time; sockets are counted by person.
    max_import_moves, max_records_at_once
        Moves of a game that is brought in; replays and imports of an address at a time.
    wait_for_request, wait_for_reader
        Seconds within which a request must have come whole, and within which a client must read at
        least something of what it is sent.
    log_format, log_level
        ``json`` or ``text``; ``debug``, ``info``, ``warning`` or ``error``.
    metrics, metrics_from
        Whether ``/metrics`` answers, and to which addresses or networks: it counts what happens at
        all tables, secret steps included, so it is not for players.
    stop_after
        Seconds for which a stop waits for requests, connections and a worker's thoughts to end.
    admins
        Names of accounts that may act in the name of the house, on the page ``/admin``.
    report_rate
        Reports an hour of a person, and of an address.
    max_content, max_contents_per_person
        Bytes of a file of words, a map or cards of one's own, and how many of them a person keeps.
    share_contents
        Whether people may offer theirs to everybody here.
    games
        The games that can be opened here; all, if none is named.  Games that run go on.
    contents
        A folder of contents for everybody, ``<game>/<name>.json``, read at start.
    names
        A JSON file of what games are called here, such as ``{"kryptos": "Secrets"}``.
    public_url
        Where people reach this server, such as ``https://example.org``: links in mails and webhooks
        begin with it.
    notices, notices_to_private
        Whether people can be told of their turns, and whether that may go to addresses of one's own
        network, and without TLS.
    smtp_host, smtp_port, smtp_security, smtp_user, smtp_password, smtp_from
        The server over which mails leave, how (``starttls``, ``tls`` or ``none``), and in whose name;
        without a host there are none.
    """

    database_url: str = "sqlite:///kastellan.db"
    secret: str = ""
    host: str = "127.0.0.1"
    port: int = 8000
    origins: tuple[str, ...] = ()
    secure_cookies: bool = False
    trusted_proxies: str = "127.0.0.1"
    rest_after: float = 600.0
    forget_after: float = 30.0
    close_after: float = 24.0
    stand_in_after: float = 60.0
    bots: Literal["pool", "worker"] = "pool"
    bot_processes: int = CORES
    bot_pause: float = 0.8
    bot_grace: float = 60.0
    max_message: int = 16_384
    max_body: int = 2_000_000
    socket_rate: float = 20.0
    request_rate: float = 30.0
    login_rate: float = 10.0
    hint_rate: float = 20.0
    import_rate: float = 20.0
    max_connections: int = 10_000
    max_connections_per_person: int = 30
    max_tables_per_person: int = 40
    max_tables_per_address: int = 200
    max_connections_per_address: int = 300
    max_import_moves: int = 10_000
    max_records_at_once: int = 2
    max_tables: int = 20_000
    log_format: Literal["json", "text"] = "json"
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    metrics: bool = True
    metrics_from: tuple[str, ...] = ("127.0.0.0/8", "::1")
    stop_after: float = 5.0
    wait_for_request: float = 30.0
    wait_for_reader: float = 30.0
    admins: tuple[str, ...] = ()
    report_rate: float = 10.0
    max_content: int = 300_000
    max_contents_per_person: int = 50
    share_contents: bool = False
    games: tuple[str, ...] = ()
    contents: str = ""
    names: str = ""

    @property
    def postgres(self) -> bool:
        """Return whether the database is PostgreSQL."""
        return self.database_url.startswith("postgres")

    @property
    def file(self) -> Path:
        """Return where the SQLite database is."""
        return Path(self.database_url.removeprefix("sqlite:///"))


def read_settings(environ: Mapping[str, str] | None = None, **given: Any) -> Settings:
    """Return the settings of the environment, overruled by what is ``given`` and not ``None``.

    Raises ``BadInput`` that names each wrong variable and what would be right.
    """
    environ = os.environ if environ is None else environ
    values: dict[str, Any] = {}
    errors = []
    for name, kind in get_type_hints(Settings).items():
        text = environ.get(PREFIX + name.upper())
        if text is None:
            continue
        try:
            values[name] = READERS[kind](text.strip())
        except ValueError as error:
            errors.append((PREFIX + name.upper(), str(error)))
    settings = Settings(**values | {name: value for name, value in given.items() if value is not None})
    errors += [
        (PREFIX + name.upper(), reason)
        for name, reason in _mistakes(settings)
        if all(PREFIX + name.upper() != known for known, _ in errors)
    ]
    if errors:
        place, reason = errors[0]
        more = "".join(f"; {other}: {why}" for other, why in errors[1:])
        raise BadInput(place, reason + more)
    return settings


def unknown_settings(environ: Mapping[str, str]) -> list[str]:
    """Return variables that look like settings and are none, such as misspelt ones."""
    known = {PREFIX + name.upper() for name in (*Settings.__struct_fields__, *OF_PLAYERS, *OF_ENGINE)}
    return sorted(name for name in environ if name.startswith(PREFIX) and name not in known)


def _mistakes(settings: Settings) -> list[tuple[str, str]]:
    """Return the names of settings that cannot be, each with what would be right."""
    found = [
        (name, f"is {getattr(settings, name)}; it must be at least {least}")
        for name, least in LEAST.items()
        if getattr(settings, name) < least
    ]
    if not 0 <= settings.port <= 65_535:
        found.append(("port", f"is {settings.port}; ports are 0 to 65535"))
    if reason := _database_mistake(settings.database_url):
        found.append(("database_url", reason))
    if len(settings.secret) < SHORTEST_SECRET and (settings.secret or settings.postgres):
        needed = f"needs {SHORTEST_SECRET} random characters or more, the same for all processes"
        found.append(("secret", needed))
    found += [
        ("games", f"has {game!r}; the games are {', '.join(GAMES)}")
        for game in settings.games
        if game not in GAMES
    ]
    if settings.bots == "worker" and not settings.postgres:
        found.append(("bots", "is 'worker', which needs a PostgreSQL database; use 'pool' with SQLite"))
    found += [
        ("origins", f"has {origin!r}; an origin looks like https://example.org")
        for origin in settings.origins
        if not is_origin(origin)
    ]
    found += [
        ("metrics_from", f"has {network!r}; write addresses or networks such as 10.0.0.0/8")
        for network in settings.metrics_from
        if not _is_network(network)
    ]
    return [*found, *notice_mistakes(settings)]


def _is_network(text: str) -> bool:
    """Return whether a text is an address or a network."""
    try:
        ip_network(text, strict=False)
    except ValueError:
        return False
    return True


def _database_mistake(url: str) -> str | None:
    """Return what is wrong with a database address, without repeating its password."""
    if url.startswith("sqlite:///"):
        return _file_mistake(url.removeprefix("sqlite:///"))
    if url.startswith(("postgresql://", "postgres://")):
        try:
            parts = urlsplit(url)
            fine = bool(parts.path.strip("/")) and (parts.port or 1) > 0
        except ValueError:
            fine = False
        return None if fine else "needs a host and a database: postgresql://user:password@host/database"
    return "must begin with sqlite:/// or postgresql://"


def _file_mistake(name: str) -> str | None:
    """Return why a database cannot be kept in a file of this name."""
    if not name or name.startswith(":") or "?" in name or Path(name).is_dir():
        return "must name a file, such as sqlite:///kastellan.db"
    folder = Path(name).absolute().parent
    return None if folder.is_dir() else f"names a file in {folder}, which is not a folder"


def _flag(text: str) -> bool:
    if text.lower() in {"1", "true", "yes", "on"}:
        return True
    if text.lower() in {"0", "false", "no", "off"}:
        return False
    raise ValueError(f"is {text!r}; write 1 or 0")


def _whole(text: str) -> int:
    try:
        return int(text)
    except ValueError:
        raise ValueError(f"is {text!r}; write a whole number") from None


def _number(text: str) -> float:
    try:
        number = float(text)
    except ValueError:
        number = float("nan")
    if not 0 <= number < 1e12:
        raise ValueError(f"is {text!r}; write a number of 0 or more")
    return number


def _one_of(*words: str) -> Callable[[str], str]:
    def read(text: str) -> str:
        if text not in words:
            raise ValueError(f"is {text!r}; choose one of {', '.join(words)}")
        return text

    return read


READERS: dict[Any, Callable[[str], Any]] = {
    str: str,
    int: _whole,
    float: _number,
    bool: _flag,
    tuple[str, ...]: lambda text: tuple(part.strip() for part in text.split(",") if part.strip()),
    Security: _one_of("starttls", "tls", "none"),
    Literal["pool", "worker"]: _one_of("pool", "worker"),
    Literal["json", "text"]: _one_of("json", "text"),
    Literal["debug", "info", "warning", "error"]: _one_of("debug", "info", "warning", "error"),
}

LEAST = {
    "rest_after": 0,
    "forget_after": 2,
    "close_after": 1,
    "stand_in_after": 0,
    "bot_processes": 0,
    "bot_pause": 0,
    "bot_grace": 0,
    "max_message": 1024,
    "max_body": 1024,
    "socket_rate": 1,
    "request_rate": 1,
    "login_rate": 1,
    "hint_rate": 1,
    "import_rate": 1,
    "max_connections": 1,
    "max_connections_per_person": 1,
    "max_tables_per_person": 1,
    "max_tables_per_address": 1,
    "max_connections_per_address": 1,
    "max_import_moves": 1,
    "max_records_at_once": 1,
    "wait_for_request": 1,
    "wait_for_reader": 1,
    "max_tables": 1,
    "stop_after": 0,
    "report_rate": 1,
    "max_content": 1000,
    "max_contents_per_person": 0,
}
