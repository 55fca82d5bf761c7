"""The page that describes the HTTP API: whole, and shown under the server's own rules for pages."""

import re


async def test_the_page_names_every_request_and_every_structure(sqlite_server, guests):
    (person,) = await guests(sqlite_server, 1)
    schema = await person.get("/schema/openapi.json")
    page = (await person.http.get("/schema")).text
    for path, methods in schema["paths"].items():
        for method in methods:
            assert f"<code>{method.upper()} {path}</code>" in page
    named = set(re.findall(r'<h3 id="([^"]+)">', page))
    assert named == set(schema["components"]["schemas"])
    assert set(re.findall(r'href="#([^"]+)"', page)) <= named


async def test_the_page_needs_nothing_that_its_policy_forbids(sqlite_server, guests):
    (person,) = await guests(sqlite_server, 1)
    answer = await person.http.get("/schema")
    assert answer.headers["content-type"].startswith("text/html")
    assert "script-src 'self'" in answer.headers["content-security-policy"]
    assert "<script" not in answer.text
    assert not re.findall(r'(?:src|href)="(?:https?:)?//', answer.text)
