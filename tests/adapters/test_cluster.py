"""An arena on a Ray cluster gives what one on this machine gives, and goes on when it was killed."""

import os
import signal
import socket
import subprocess
import sys
from http.server import BaseHTTPRequestHandler, HTTPServer
from secrets import token_hex
from threading import Thread
from time import monotonic, sleep

import msgspec
import pytest
import ray

from kastellan.adapters import cluster as cluster_module
from kastellan.adapters.cluster import Edition, connected, on_ray, play_there
from kastellan.bots.arena import arena, counted
from kastellan.bots.runs import KEPT
from kastellan.core import BadInput
from kastellan.games import GAMES

pytestmark = pytest.mark.flaky(reruns=2)
"""Real processes on a machine that may be busy: Ray gives up after fixed seconds."""

TOKEN = token_hex(32)
ITERATIONS = 4
BUDGETS = counted(ITERATIONS)
PATIENCE = 180
"""Seconds for a command to start, join the cluster and play three games."""
SEATS = {"kryptos": 3, "decrypto": 4, "kreta": 2, "krysis": 2}


@pytest.fixture(scope="module")
def cluster():
    """A cluster of this machine's own with two cores, by its address; its key is for these tests alone."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("RAY_AUTH_TOKEN", TOKEN)
        with connected("local", 2):
            yield ray.get_runtime_context().gcs_address


def play(slug, directory, games=2, crew=None):
    """Play an arena and return its result, as far as it does not depend on the time."""
    result = arena(
        GAMES[slug], ["normal", "random"], SEATS[slug], games, 4,
        budgets=BUDGETS, processes=1, quiet=True, crew=crew, keep=directory,
    )  # fmt: skip
    return msgspec.structs.replace(result, seconds=0.0, found=0)


def lines(directory):
    return (directory / KEPT).read_bytes().splitlines() if (directory / KEPT).exists() else []


@pytest.mark.usefixtures("cluster")
@pytest.mark.parametrize("slug", GAMES)
def test_a_cluster_plays_the_same_games(tmp_path, slug):
    """Move by move, for the same seeds: the logs are equal to those of a local run."""
    far, near = play(slug, tmp_path / "far", crew=on_ray()), play(slug, tmp_path / "near")
    assert far == near
    assert sorted(lines(tmp_path / "far")) == sorted(lines(tmp_path / "near"))
    assert len(lines(tmp_path / "far")) == 2


def test_a_killed_arena_goes_on_on_the_cluster(cluster, tmp_path):
    """The command is killed in the middle; what it kept is not played again, and the result is the same."""
    words = (
        "arena kreta --bots normal,random --seats 2 --seed 4 --games 5000 --processes 2 --json "
        f"--iterations {ITERATIONS} --on ray --address {cluster} --keep"
    )
    command = [sys.executable, "-m", "kastellan", *words.split(), str(tmp_path / "killed")]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL) as process:
        end = monotonic() + PATIENCE
        while len(lines(tmp_path / "killed")) < 3:
            assert process.poll() is None
            assert monotonic() < end
            sleep(0.01)
        os.kill(process.pid, signal.SIGKILL)
    kept = lines(tmp_path / "killed")
    games = len(kept) + 3
    resumed, whole = (
        play("kreta", tmp_path / name, games, crew) for name, crew in (("killed", on_ray()), ("whole", None))
    )

    assert resumed == whole
    assert set(lines(tmp_path / "whole")) <= set(lines(tmp_path / "killed"))
    assert lines(tmp_path / "killed")[: len(kept) - 1] == kept[:-1]
    assert len(lines(tmp_path / "killed")) <= games + 3


@pytest.fixture
def second(cluster):
    """A second machine in the cluster, with a core of its own; it leaves afterwards."""
    command = [sys.executable, "-m", "ray.scripts.scripts", "start", "--address", cluster, "--num-cpus", "1"]
    with subprocess.Popen([*command, "--block"], stdout=subprocess.DEVNULL) as process:
        try:
            wait_for(lambda: sum(node["Alive"] for node in ray.nodes()) == 2)
            yield
        finally:
            process.terminate()


def wait_for(arrived):
    """Wait until something is so."""
    end = monotonic() + PATIENCE
    while not arrived():
        assert monotonic() < end
        sleep(0.05)


@pytest.mark.usefixtures("second")
def test_every_machine_of_a_cluster_plays(monkeypatch, tmp_path):
    """No game ends before each of two machines has one, and all are those of a local run."""
    here = tmp_path / "machines"
    here.mkdir()

    def noted(match):
        (here / ray.get_runtime_context().get_node_id()).touch()
        wait_for(lambda: len(list(here.iterdir())) == 2)
        return play_there(match)

    monkeypatch.setattr(cluster_module, "play_there", noted)
    far, near = play("kreta", tmp_path / "far", 6, on_ray()), play("kreta", tmp_path / "near", 6)
    assert far == near
    assert sorted(lines(tmp_path / "far")) == sorted(lines(tmp_path / "near"))


@pytest.mark.usefixtures("cluster")
def test_a_cluster_with_another_edition_is_refused(monkeypatch, tmp_path):
    """A machine with other rules or players would play other games for the same seed; none is kept."""
    monkeypatch.setattr(cluster_module, "edition", lambda _: Edition("0.0.1", 1, "-"))
    with pytest.raises(BadInput, match="install the same everywhere"):
        play("kryptos", tmp_path, crew=on_ray())
    assert lines(tmp_path) == []


@pytest.fixture
def silent():
    """An address where nothing listens."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return f"127.0.0.1:{free.getsockname()[1]}"


@pytest.fixture
def other():
    """An address where something listens that is not Ray."""
    with socket.create_server(("127.0.0.1", 0)) as server:
        yield f"127.0.0.1:{server.getsockname()[1]}"


@pytest.mark.parametrize(
    ("words", "said"),
    [
        pytest.param(["--on", "spark"], ["--on spark", "local or on ray"], id="an unknown place"),
        pytest.param(["--address", "auto"], ["--address auto", "--on ray"], id="an address without Ray"),
        pytest.param(["--on", "ray", "--address", "there"], ["there", "HOST:PORT"], id="no address"),
        pytest.param(["--on", "ray", "--address", "no.invalid:1"], ["does not answer"], id="an unknown host"),
        pytest.param(["--on", "ray", "--address", "127.0.0.1:99999"], ["does not answer"], id="no port"),
        pytest.param(["--on", "ray", "--address", "SILENT"], ["ray start --head"], id="nobody there"),
        pytest.param(["--on", "ray", "--address", "ray://SILENT"], ["ray start --head"], id="no client port"),
        pytest.param(
            ["--on", "ray", "--address", "OTHER"], ["timed out", "ray start"], id="a silent program"
        ),
    ],
)
def test_bad_input_names_the_place_and_the_remedy(run, monkeypatch, silent, other, words, said):
    """At once: Ray itself would try an address for minutes."""
    monkeypatch.setattr(ray, "is_initialized", lambda: False)
    monkeypatch.setattr(cluster_module, "PATIENCE", 1.0)
    begin = monotonic()
    places = (word.replace("SILENT", silent).replace("OTHER", other) for word in words)
    code, _, err = run("arena", "kryptos", "--games", 1, *places)

    assert code == 2
    assert monotonic() - begin < 60
    for part in said:
        assert part in err


def test_a_port_of_another_program_is_told_from_rays(run, monkeypatch):
    """A web server, such as Ray's own dashboard, answers in another language."""
    monkeypatch.setattr(ray, "is_initialized", lambda: False)
    with HTTPServer(("127.0.0.1", 0), BaseHTTPRequestHandler) as server:
        Thread(target=server.handle_request, daemon=True).start()
        code, _, err = run("arena", "kryptos", "--on", "ray", "--address", f"127.0.0.1:{server.server_port}")
    assert code == 2
    assert "something else than Ray" in err


def test_a_client_address_without_its_package_says_how_to_get_it(run, monkeypatch):
    """Before Ray is asked: its own words are followed by guesses about versions and keys."""
    monkeypatch.setattr(ray, "is_initialized", lambda: False)
    monkeypatch.setitem(sys.modules, "grpc", None)
    with socket.create_server(("127.0.0.1", 0)) as server:
        Thread(target=greet_as_ray, args=[server], daemon=True).start()
        address = f"ray://127.0.0.1:{server.getsockname()[1]}"
        code, _, err = run("arena", "kryptos", "--on", "ray", "--address", address)
    assert code == 2
    assert address in err
    assert "pip install 'ray[client]'" in err


def greet_as_ray(server):
    """Answer one greeting with empty HTTP/2 settings."""
    with server.accept()[0] as connection:
        connection.recv(100)
        connection.sendall(bytes(3) + b"\x04" + bytes(5))


def test_without_ray_the_command_says_how_to_get_it(run, monkeypatch):
    monkeypatch.setitem(sys.modules, "ray", None)
    code, _, err = run("arena", "kryptos", "--on", "ray")
    assert code == 2
    assert "pip install 'kastellan[ray]'" in err


def test_ray_is_not_loaded_unasked():
    """The command line, a local arena and the players start without it."""
    asked = "import kastellan.cli, sys; sys.exit('ray' in sys.modules or 'pyarrow' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", asked], check=False).returncode == 0
