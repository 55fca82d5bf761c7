"""The application: routes, errors, headers; and how it is run."""

import gc
import logging
import os
import signal
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from typing import Any

import uvicorn
from litestar import Litestar, Request
from litestar.config.response_cache import ResponseCacheConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from kastellan import __version__
from kastellan.core.refusal import BadInput
from kastellan.server import analysis
from kastellan.server.access import COOKIE, DEVICE, PLACE, language_of, network_of, own_origin, token_of
from kastellan.server.api import ROUTES
from kastellan.server.api_page import PageRenderPlugin
from kastellan.server.client_files import client_routes
from kastellan.server.errors import HANDLERS
from kastellan.server.hall import Hall
from kastellan.server.hidden import Hidden
from kastellan.server.installed import read_names, read_provided
from kastellan.server.logs import set_up_logs
from kastellan.server.opening import close, hold, prepare
from kastellan.server.packing import packing
from kastellan.server.patience import Doorkeeper, PatientHttp
from kastellan.server.people import YEAR, Person
from kastellan.server.previews import introduced
from kastellan.server.problems import HouseRule, Sorry
from kastellan.server.settings import Settings, read_settings, unknown_settings
from kastellan.server.sockets import table_socket
from kastellan.server.wire import Wire

try:
    import resource
except ImportError:  # on Windows there is no such limit
    resource = None  # type: ignore[assignment]

log = logging.getLogger("kastellan.app")

SAFE = {"GET", "HEAD", "OPTIONS"}
POLICY = (
    "default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; script-src 'self'; "
    "frame-ancestors 'none'; base-uri 'none'; form-action 'self'; object-src 'none'; connect-src 'self'"
)
ENGINE, ENGINE_SCRIPTS = "/assets/engine/", "script-src 'self' 'wasm-unsafe-eval'"
HEADERS = [
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]
SELDOM = (50_000, 20, 100)
"""When the collector of reference cycles runs: a move makes none, and walking all tables takes long.

The hall collects what connections leave behind, every ten minutes."""


def make_app(settings: Settings) -> Litestar:
    """Return the application for these settings."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        hall = Hall(settings)
        await hall.open()
        app.state.hall = hall
        try:
            yield
        finally:
            await hall.close()

    async def guard(request: Request[Any, Any, State]) -> None:
        """Refuse what comes too often, or from a page of another site."""
        hall: Hall = request.app.state.hall
        token, program = token_of(request)
        known = hall.people.seen_lately(token)
        if not hall.requests.take(known.id if known else network_of(request)):
            raise Sorry(HouseRule.TOO_MANY, "server-too-fast")
        if request.method in SAFE or program or request.route_handler.opt.get("by_letter"):
            return
        if request.headers.get("x-kastellan") != "1" or not own_origin(request, settings):
            raise Sorry(HouseRule.FORBIDDEN, "server-foreign-page")

    return Litestar(
        route_handlers=[*ROUTES, *analysis.ROUTES, table_socket, *client_routes(introduced)],
        lifespan=[lifespan],
        dependencies={
            "hall": Provide(provide_hall, sync_to_thread=False),
            "person": Provide(provide_person),
            "guest": Provide(provide_guest),
            "network": Provide(network_of_request, sync_to_thread=False),
        },
        before_request=guard,
        exception_handlers=HANDLERS,
        request_max_body_size=settings.max_body,
        openapi_config=OpenAPIConfig(
            title="Kastellan",
            version=__version__,
            description="Tables, people and records; the socket protocol is in docs/protocol.md.",
            path="/schema",
            render_plugins=[JsonRenderPlugin(path="/openapi.json"), PageRenderPlugin()],
        ),
        response_cache_config=ResponseCacheConfig(),
        debug=False,
        logging_config=None,
    )


class Finished:
    """The application with what every HTTP answer carries; sockets pass by untouched, as they are many."""

    def __init__(self, app: Litestar, settings: Settings) -> None:
        self._app, self._settings = app, settings
        self._served = Hidden(app, settings)

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Serve one request or connection."""
        if scope["type"] != "http":
            await self._served(scope, receive, send)
            return

        async def finish(message: Any) -> None:
            if message["type"] == "http.response.start":
                self._finish(message, scope)
            await send(message)

        await self._served(scope, receive, packing(scope, finish))

    def _finish(self, message: Any, scope: Any) -> None:
        """Add the security headers and the cookie."""
        headers = list(message.get("headers", []))
        names = {name.lower() for name, _ in headers}
        headers += [(name, value) for name, value in HEADERS if name not in names]
        policy = policy_at(dict(scope["headers"]).get(b"host", b""), scope["path"])
        headers.append((b"content-security-policy", policy))
        token = scope.get("kastellan_cookie")
        secure = self._settings.secure_cookies or scope["scheme"] == "https"
        if token is not None:
            headers.append((b"set-cookie", cookie(COOKIE, str(token), secure)))
        if device := scope.get("kastellan_device"):
            headers.append((b"set-cookie", cookie(DEVICE, str(device), secure)))
        if b"cache-control" not in names and (token is not None or scope["path"].startswith("/api")):
            headers.append((b"cache-control", b"no-store"))
        message["headers"] = headers
        hall: Hall = self._app.state.hall
        hall.metrics.requests.labels(str(message["status"])).inc()


def policy_at(host: bytes, path: str) -> bytes:
    """Return what a page of this host may do; not every browser counts its own sockets as its own.

    The workers of the engine, and no page, may compile WebAssembly.
    """
    place = host.decode("latin-1")
    policy = POLICY.replace("script-src 'self'", ENGINE_SCRIPTS) if path.startswith(ENGINE) else POLICY
    return (policy + (f" ws://{place} wss://{place}" if PLACE.fullmatch(place) else "")).encode()


def cookie(name: str, token: str, secure: bool) -> bytes:
    """Return the header that gives a browser its secret, or takes it away."""
    age = int(YEAR) if token else 0
    return (
        f"{name}={token}; Path=/; Max-Age={age}; HttpOnly; SameSite=Lax" + ("; Secure" if secure else "")
    ).encode()


def provide_hall(state: State) -> Hall:
    """Return the hall."""
    hall: Hall = state.hall
    return hall


def network_of_request(request: Request[Any, Any, State]) -> str:
    """Return from where somebody asks, as limits count it."""
    return network_of(request)


async def provide_guest(request: Request[Any, Any, State], hall: Hall) -> Person | None:
    """Return who asks, if known."""
    token, _ = token_of(request)
    return await hall.people.by_token(token) if token else None


async def provide_person(request: Request[Any, Any, State], hall: Hall) -> Person:
    """Return who asks; a new visitor becomes a guest with a cookie."""
    token, program = token_of(request)
    known = await hall.people.by_token(token) if token else None
    if known is not None:
        return known
    if program:
        raise Sorry(HouseRule.STRANGER, "server-unknown-token")
    if not hall.guests.take(network_of(request)):
        raise Sorry(HouseRule.TOO_MANY, "server-too-fast")
    person, fresh = await hall.people.new_guest("", language_of(request))
    request.scope["kastellan_cookie"] = fresh  # type: ignore[typeddict-unknown-key]
    return person


def serve(
    host: str | None = None, port: int | None = None, database_url: str | None = None, **more: Any
) -> None:
    """Run a server until it is told to stop; the environment fills in what is not given.

    Prints the address once it listens.  Raises ``BadInput`` for a setting that cannot be.
    """
    run(read_settings(host=host, port=port, database_url=database_url, **more))


def run(settings: Settings) -> None:
    """Run a server with these settings until it is told to stop."""
    set_up_logs(settings)
    gc.set_threshold(*SELDOM)
    if strange := unknown_settings(os.environ):
        log.warning("unknown settings are ignored", extra={"facts": {"names": strange}})
    allow_many_connections()
    listening = listen(settings)
    read_names(settings)
    read_provided(settings)
    held = hold(settings)
    prepare(settings)
    keeper = Doorkeeper(settings)
    config = uvicorn.Config(
        Finished(make_app(settings), settings),
        loop="uvloop" if os.name != "nt" else "asyncio",
        http=partial(PatientHttp, keeper),  # type: ignore[arg-type]  # anything that makes a protocol
        ws=partial(Wire, keeper),  # type: ignore[arg-type]
        ws_per_message_deflate=False,
        ws_max_size=settings.max_message,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=True,
        forwarded_allow_ips=settings.trusted_proxies,
        timeout_graceful_shutdown=max(1, int(settings.stop_after)),
        lifespan="on",
    )
    server = Server(config)
    for number in (signal.SIGINT, signal.SIGTERM):
        # The ASGI server raises a signal again once it has stopped; having been asked to stop is no failure.
        signal.signal(number, lambda *_: None)
    server.run(sockets=[listening])
    close(settings)
    if held is not None:
        held.close()
    if not server.started:
        raise SystemExit(1)


class Server(uvicorn.Server):
    """Says where it listens, once it does."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, then print the address."""
        await super().startup(sockets=sockets)
        gc.freeze()
        if self.started and sockets:
            host, port = sockets[0].getsockname()[:2]
            shown = f"[{host}]" if ":" in host else host
            print(f"Kastellan is at http://{shown}:{port}", flush=True)  # noqa: T201 - for who started it


def allow_many_connections() -> None:
    """Let this process hold as many connections as the system permits."""
    if resource is not None:
        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def listen(settings: Settings) -> socket.socket:
    """Return a socket that listens, so that a busy port is refused before anything is opened."""
    try:
        family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
        listening = socket.socket(family, socket.SOCK_STREAM)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((settings.host, settings.port))
    except OSError as error:
        raise BadInput(
            "KASTELLAN_PORT", f"{settings.host}:{settings.port} cannot be used: {error.strerror}"
        ) from None
    return listening
