"""Figures count secret steps too, so players do not get them."""

import pytest

from kastellan.server.access import among
from kastellan.server.settings import Settings


@pytest.mark.parametrize(
    ("address", "networks", "found"),
    [
        ("127.0.0.1", Settings().metrics_from, True),
        ("::1", Settings().metrics_from, True),
        ("::ffff:127.0.0.1", Settings().metrics_from, True),
        ("192.168.1.7", Settings().metrics_from, False),
        ("::ffff:192.168.1.7", Settings().metrics_from, False),
        ("10.1.2.3", ("10.0.0.0/8",), True),
        ("2001:db8::1", ("10.0.0.0/8",), False),
        ("", Settings().metrics_from, False),
        ("testclient", Settings().metrics_from, False),
    ],
)
def test_an_address_is_found_in_its_network(address, networks, found):
    assert among(address, networks) is found


async def test_figures_are_for_those_who_run_the_server(sqlite_server, guests):
    """A proxy on the same machine tells who really asks."""
    (person,) = await guests(sqlite_server, 1)
    assert (await person.http.get("/metrics")).status_code == 200
    answer = await person.http.get("/metrics", headers={"X-Forwarded-For": "203.0.113.9"})
    assert (answer.status_code, answer.json()["error"]["reason"]) == (404, "server-not-found")
