"""The HTTP API under generated requests: never a fault of ours, never an answer without a reason."""

import asyncio

import httpx
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings

from tests.server.clients import open_table

EXAMPLES = 8


async def test_generated_requests_are_always_answered(server, guests):
    """Every operation of the schema, with good and bad requests, by a person who sits at a table."""
    people = await guests(server, 3)
    table = await open_table(people)
    schema = schemathesis.openapi.from_url(f"{server.address}/schema/openapi.json")
    await asyncio.to_thread(attack, schema, server.address, people[0].cookie, table)
    info = await people[1].get(f"/api/tables/{table}")
    assert info["status"] in {"playing", "open", "over"}


def attack(schema, address, cookie, table):
    browser = httpx.Client(base_url=address, cookies={"kastellan": cookie}, timeout=60)
    browser.headers["X-Kastellan"] = "1"
    operations = [result.ok() for result in schema.get_all_operations()]
    assert len(operations) >= 25
    for operation in operations:
        attack_operation(browser, operation, table)


def attack_operation(browser, operation, table):
    @settings(
        max_examples=EXAMPLES,
        deadline=None,
        database=None,
        derandomize=True,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=operation.as_strategy())
    def generated(case):
        if operation.path.endswith("/logout"):
            return
        path = operation.path
        for name, value in (case.path_parameters or {}).items():
            wanted = table if name == "name" else httpx.QueryParams({"x": str(value)})["x"]
            path = path.replace(
                "{" + name + "}", str(wanted).replace("/", "").replace("?", "").replace("#", "")
            )
        body = {} if case.body is schemathesis.core.NOT_SET else {"json": case.body}
        answer = browser.request(operation.method.upper(), path, params=case.query or None, **body)
        assert answer.status_code < 500, (operation.label, answer.text)
        if answer.status_code >= 400:
            error = answer.json()["error"]
            assert error["text"]
            assert "Traceback" not in answer.text

    generated()
