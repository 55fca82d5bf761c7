"""Settings: every bad value is refused by name, with what would be right."""

import os
import socket
import subprocess
import sys

import pytest

from kastellan.core import BadInput
from kastellan.server.app import listen
from kastellan.server.settings import Settings, read_settings, unknown_settings
from tests.server.processes import ROOT, SERVE


@pytest.mark.parametrize(
    ("name", "value", "remedy"),
    [
        ("PORT", "http", "whole number"),
        ("PORT", "70000", "0 to 65535"),
        ("DATABASE_URL", "mysql://x/y", "sqlite:///"),
        ("DATABASE_URL", "sqlite:////no/such/folder/k.db", "not a folder"),
        ("DATABASE_URL", "sqlite:///", "must name a file"),
        ("DATABASE_URL", "sqlite:///:memory:", "must name a file"),
        ("DATABASE_URL", "sqlite:///k.db?mode=ro", "must name a file"),
        ("DATABASE_URL", "sqlite:////tmp", "must name a file"),
        ("DATABASE_URL", "postgresql://host:x/", "postgresql://user"),
        ("SECURE_COOKIES", "maybe", "1 or 0"),
        ("REST_AFTER", "soon", "number"),
        ("REST_AFTER", "-5", "0 or more"),
        ("FORGET_AFTER", "1", "at least 2"),
        ("BOTS", "cloud", "pool, worker"),
        ("BOTS", "worker", "PostgreSQL"),
        ("BOT_PROCESSES", "-1", "at least 0"),
        ("LOG_LEVEL", "loud", "debug"),
        ("LOG_FORMAT", "xml", "json"),
        ("ORIGINS", "example.org", "https://example.org"),
        ("ORIGINS", "https://example.org/path", "https://example.org"),
        ("ORIGINS", "https://example.org?x=1", "https://example.org"),
        ("ORIGINS", "https://[", "https://example.org"),
        ("METRICS_FROM", "10.0.0.0/8,everywhere", "10.0.0.0/8"),
        ("MAX_MESSAGE", "10", "at least 1024"),
        ("SOCKET_RATE", "0", "at least 1"),
        ("SECRET", "short", "16 random characters"),
    ],
)
def test_a_bad_value_is_refused_by_name(name, value, remedy):
    with pytest.raises(BadInput) as refused:
        read_settings({f"KASTELLAN_{name}": value})
    assert refused.value.place == f"KASTELLAN_{name}"
    assert remedy in refused.value.reason


def test_all_bad_values_are_named_at_once():
    with pytest.raises(BadInput) as refused:
        read_settings({"KASTELLAN_PORT": "x", "KASTELLAN_LOG_LEVEL": "loud"})
    assert "KASTELLAN_PORT" in str(refused.value)
    assert "KASTELLAN_LOG_LEVEL" in str(refused.value)


def test_a_password_is_not_repeated():
    with pytest.raises(BadInput) as refused:
        read_settings({"KASTELLAN_DATABASE_URL": "postgresql://me:hunter2@host:port/db"})
    assert "hunter2" not in str(refused.value)


def test_postgresql_needs_a_secret_that_all_processes_share():
    url = {"KASTELLAN_DATABASE_URL": "postgresql://me@host/db"}
    with pytest.raises(BadInput, match="the same for all processes") as refused:
        read_settings(url)
    assert refused.value.place == "KASTELLAN_SECRET"
    assert read_settings({**url, "KASTELLAN_SECRET": "sixteen letters!"}).postgres


def test_good_values_are_taken_and_what_is_given_wins():
    settings = read_settings(
        {"KASTELLAN_PORT": "81", "KASTELLAN_ORIGINS": "https://a.example, http://b.example:8080"}, port=82
    )
    assert settings.port == 82
    assert settings.origins == ("https://a.example", "http://b.example:8080")
    assert unknown_settings({"KASTELLAN_PROT": "1", "KASTELLAN_PORT": "1"}) == ["KASTELLAN_PROT"]


def test_a_busy_port_is_refused_before_anything_is_opened():
    with socket.create_server(("127.0.0.1", 0)) as busy:
        port = busy.getsockname()[1]
        with pytest.raises(BadInput) as refused:
            listen(Settings(port=port))
    assert str(port) in str(refused.value)


def test_a_server_with_a_bad_setting_does_not_start(tmp_path):
    environment = {
        **os.environ,
        "KASTELLAN_DATABASE_URL": f"sqlite:///{tmp_path}/x.db",
        "KASTELLAN_PORT": "x",
    }
    run = subprocess.run(
        [sys.executable, "-c", SERVE], cwd=ROOT, env=environment, capture_output=True, text=True, check=False
    )
    assert run.returncode != 0
    assert "KASTELLAN_PORT" in run.stderr
    assert not list(tmp_path.iterdir())
