"""The games of an arena on a Ray cluster: one of this machine's own, or any that runs."""

import logging
import os
import socket
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from importlib.util import find_spec
from itertools import islice
from typing import Any, cast

import msgspec
import ray
from ray.exceptions import RayTaskError

from kastellan import __version__
from kastellan.bots.arena import Crew
from kastellan.bots.matches import Match, Played, play
from kastellan.bots.players import loaded
from kastellan.core.refusal import BadInput, must
from kastellan.games import GAMES

LOCAL, RUNNING, CLIENT = "local", "auto", "ray://"
PATIENCE = 5.0
"""Seconds for a cluster's address to answer at all; Ray itself would try for minutes."""

TRIES = 3
"""How often a cluster of our own is started; Ray gives its parts 15 seconds to answer each other."""

STORE = 128 * 2**20
"""Bytes of shared memory for a cluster of our own: results are small."""


class Edition(msgspec.Struct, frozen=True):
    """What must be the same on every machine for a seed to mean the same game."""

    kastellan: str
    rules: int
    content: str


def on_ray(address: str = "", processes: int = 0) -> Crew:
    """Return a crew on a Ray cluster, at most so many games at a time; 0 for as many as it has cores.

    ``address`` is ``local`` for a cluster of our own on this machine, ``auto`` for the one that
    runs here, ``HOST:PORT`` or ``ray://HOST:PORT``; without it ``RAY_ADDRESS`` decides, else it
    is ``local``.
    """

    def crew(matches: Sequence[Match]) -> Iterator[Played]:
        if matches:
            with connected(address or os.environ.get("RAY_ADDRESS") or LOCAL, processes):
                yield from _play_all(matches, processes)

    return crew


@contextmanager
def connected(address: str, processes: int = 0) -> Iterator[None]:
    """Connect to a cluster, and leave it afterwards; a program that is connected already stays so."""
    if ray.is_initialized():
        yield
        return
    _reach(address)
    _join(address, processes)
    try:
        yield
    finally:
        ray.shutdown()


def _join(address: str, processes: int) -> None:
    """Join a cluster; one of our own that did not come up in time, as on a busy machine, is tried again."""
    place = f"--address {address}"
    for _ in range(TRIES):
        try:
            ray.init(
                address=address,
                log_to_driver=False,
                logging_level=logging.WARNING,
                **_start(address, processes),
            )
        except (ConnectionError, RuntimeError, ValueError) as error:
            hint = "does the same version of Ray run there, with the same RAY_AUTH_MODE and RAY_AUTH_TOKEN?"
            raise BadInput(place, f"{error}; {hint}") from None
        except Exception as error:
            if "timed out during startup" not in str(error):
                raise
            ray.shutdown()
        else:
            return
    raise BadInput(place, "Ray did not start in time; try again when the machine is less busy")


def _start(address: str, processes: int) -> dict[str, Any]:
    """Return how to start a cluster of our own: small, without a web page, telling nobody of it."""
    if address != LOCAL:
        return {}
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    return {"num_cpus": processes or None, "include_dashboard": False, "object_store_memory": STORE}


def _reach(address: str) -> None:
    """Refuse an address where no cluster answers."""
    if address in {LOCAL, RUNNING}:
        return
    place = f"--address {address}"
    host, _, port = address.removeprefix(CLIENT).rpartition(":")
    must(
        host and port.isdecimal(), place, f"addresses are {LOCAL}, {RUNNING}, HOST:PORT and {CLIENT}HOST:PORT"
    )
    try:
        with socket.create_connection((host.strip("[]"), int(port)), PATIENCE) as connection:
            speaks = _speaks_grpc(connection)
    except (OSError, OverflowError) as error:
        remedy = "start a cluster there with `ray start --head`, or leave --address out for one of our own"
        raise BadInput(place, f"does not answer ({error}); {remedy}") from None
    must(speaks, place, "something else than Ray answers there; Ray's port is 6379 unless it was set")
    must(
        not address.startswith(CLIENT) or find_spec("grpc"),
        place,
        f"{CLIENT} needs `pip install 'ray[client]'`; HOST:PORT of `ray start --head` does without",
    )


def _speaks_grpc(connection: socket.socket) -> bool:
    """Return whether a greeting with empty HTTP/2 settings is answered by settings, as Ray's ports do."""
    if os.environ.get("RAY_USE_TLS", "0") != "0":
        return True  # it would have to be greeted with a certificate
    settings, length, rest = b"\x04", bytes(3), bytes(5)
    connection.sendall(b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + length + settings + rest)
    return connection.recv(9)[3:4] == settings


def _play_all(matches: Sequence[Match], processes: int) -> Iterator[Played]:
    """Keep the cluster busy; yield games as they end."""
    here, task = edition(matches[0].game), ray.remote(play_there)
    left, running = iter(matches), list[Any]()
    try:
        while True:
            room = max(0, (processes or _twice_the_cores()) - len(running))
            running += [task.remote(match) for match in islice(left, room)]
            if not running:
                return
            ended, running = ray.wait(running)
            yield from (_answer(one, here) for one in ended)
    finally:
        for one in running:
            ray.cancel(one, force=True)


def _twice_the_cores() -> int:
    """Return how many games to hand out, so that no core waits for the next; clusters grow and shrink."""
    resources: dict[str, float] = ray.cluster_resources()  # type: ignore[no-untyped-call]
    return max(1, 2 * int(resources.get("CPU", 0)))


def play_there(match: Match) -> tuple[str, Edition, Played]:
    """Play one game; tell where, and with which edition."""
    return socket.gethostname(), edition(match.game), play(match)


def edition(slug: str) -> Edition:
    """Return which edition of a game this machine has."""
    return Edition(__version__, GAMES[slug].version, loaded(slug, None).digest)


def _answer(reference: Any, here: Edition) -> Played:
    """Return a game that was played by the same edition as ours."""
    try:
        host, there, played = cast("tuple[str, Edition, Played]", ray.get(reference))
    except RayTaskError as error:
        if "No module named 'kastellan'" not in str(error):
            raise
        remedy = f"install kastellan {__version__} on every machine of the cluster"
        raise BadInput("cluster", f"a machine of it has no kastellan; {remedy}") from None
    must(there == here, f"cluster, {host}", f"plays by {there}, here is {here}; install the same everywhere")
    return played
