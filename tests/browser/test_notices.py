"""Being told of one's turns: the part of the page You, the tab's title, and what the worker shows."""

import asyncio
import json
import re
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from threading import Thread
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from kastellan.locale import say as said
from tests.browser.conftest import DESKTOP, PHONE
from tests.browser.players import PATIENCE
from tests.browser.test_pages import refuse_sideways, refuse_untranslated, refuse_violations
from tests.browser.test_touch import small_targets
from tests.server.processes import SERVE, Process
from tests.server.sinks import PushService

SIZES = {"desktop": DESKTOP, "phone": PHONE}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server that calls webhooks and would write mails; nothing listens there."""
    folder: Path = tmp_path_factory.mktemp("notices")
    process = Process(
        SERVE,
        f"sqlite:///{folder}/k.db",
        public_url="https://games.example",
        notices_to_private="1",
        smtp_host="127.0.0.1",
        smtp_port="9",
        smtp_security="none",
        smtp_from="games@example.org",
    )
    yield process.address
    assert process.stop() == 0


def say(language: str, key: str) -> str:
    return said(language, key, {})


def sound(page: Page) -> None:
    """Everybody can read and press everything, and nothing is wider than the page."""
    refuse_violations(page)
    refuse_sideways(page)
    refuse_untranslated(page)


@pytest.mark.parametrize("language", ["en", "fr", "bg"])
@pytest.mark.parametrize("size", SIZES)
def test_ways_quiet_hours_and_a_stop_are_chosen_on_the_page_you(
    person: Callable[..., Page], house: str, size: str, language: str
) -> None:
    touch = {"has_touch": True, "is_mobile": True} if size == "phone" else {}
    page = person(language, viewport=SIZES[size], base_url=house, expected="400|503", **touch)
    page.goto("/me")
    part = page.locator("section:has(#me-notices)")
    expect(part.get_by_role("heading", level=2)).to_have_text(say(language, "client-notices"))
    sound(page)

    part.get_by_role("combobox", name=say(language, "client-notices-form")).select_option("ntfy")
    address = part.get_by_label(say(language, "client-notices-address"), exact=True)
    address.fill("http://127.0.0.1:9/")
    add = part.get_by_role("button", name=say(language, "client-notices-add"), exact=True)
    add.click()
    expect(part.get_by_role("alert")).to_have_text(say(language, "server-notice-ntfy"))
    address.fill(f"http://127.0.0.1:9/my-turns-{size}-{language}")
    add.click()
    ways = part.get_by_role("list").get_by_role("listitem")
    expect(ways).to_have_count(1)
    expect(ways).to_contain_text("127.0.0.1")
    ways.get_by_role("button").first.click()
    expect(part.get_by_role("alert")).to_have_text(say(language, "notice-outcome-silent"))
    expect(ways).to_contain_text(say(language, "client-notices-trouble"))

    part.get_by_label(say(language, "client-notices-quiet-on")).check()
    expect(part.get_by_label(say(language, "client-notices-quiet-from"), exact=True)).to_have_value("22:00")
    until = part.get_by_label(say(language, "client-notices-quiet-to"), exact=True)
    until.fill("07:30")
    until.blur()
    sound(page)
    assert size == "desktop" or small_targets(page) == []
    page.reload()
    expect(until).to_have_value("07:30")

    part.get_by_role("button", name=say(language, "client-notices-stop")).click()
    expect(part).to_contain_text(say(language, "client-notices-stopped"))
    part.get_by_role("button", name=say(language, "client-notices-go-on")).click()
    expect(part).not_to_contain_text(say(language, "client-notices-stopped"))
    part.get_by_role("button", name=say(language, "client-notices-forget")).click()
    expect(part.get_by_role("status")).to_have_text(say(language, "client-notices-forgotten"))
    expect(ways).to_have_count(0)
    expect(part.get_by_label(say(language, "client-notices-quiet-on"))).not_to_be_checked()
    sound(page)


def test_a_mail_server_that_is_away_is_told_and_no_address_is_kept(
    person: Callable[..., Page], house: str
) -> None:
    page = person(base_url=house, expected="503")
    page.goto("/me")
    part = page.locator("section:has(#me-notices)")
    part.get_by_label("Mail address").fill("ana@example.org")
    part.get_by_role("button", name="Add", exact=True).click()
    expect(part.get_by_role("alert")).to_have_text(say("en", "server-notice-mail-silent"))
    page.reload()
    expect(part.get_by_role("heading", level=2)).to_be_visible()
    expect(part.get_by_role("list")).to_have_count(0)


def test_the_tab_counts_the_games_that_wait(person: Callable[..., Page], house: str) -> None:
    """Against computer players one's turn comes in the first round; elsewhere the title then says so."""
    page = person(base_url=house)
    page.goto("/")
    headers = {"X-Kastellan": "1"}
    body = {"game": "kryptos", "seats": 3, "bots": {"1": "easy", "2": "easy"}}
    created = page.request.post("/api/tables", data=body, headers=headers).json()["id"]
    assert page.request.post(f"/api/tables/{created}/start", headers=headers).ok
    page.goto(f"/table/{created}")
    expect(page).to_have_title(re.compile("Your turn"))
    page.goto("/rules")
    expect(page).to_have_title(re.compile(r"^\(1\) "))
    page.get_by_role("link", name="Kastellan").first.click()
    expect(page).to_have_title("(1) Kastellan")


def test_a_push_is_shown_with_the_link_of_its_table(person: Callable[..., Page], house: str) -> None:
    """The worker gets what a push service would bring, as the browser itself hands it over."""
    page = person(base_url=house, permissions=["notifications"])
    page.goto("/")
    data = (
        '{"title": "Your turn", "text": "Your turn at “Friday” (Kryptos)", "url": "/table/abc", "tag": "t"}'
    )
    deliver(page, house, data)
    assert shown(page) == [["Your turn", "Your turn at “Friday” (Kryptos)", "/table/abc"]]


def deliver(page: Page, house: str, data: str) -> None:
    """Let the browser hand a push to the worker of the page."""
    page.evaluate("navigator.serviceWorker.ready.then(() => undefined)")
    devtools = page.context.new_cdp_session(page)
    found: list[str] = []
    devtools.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: found.extend(one["registrationId"] for one in event["registrations"]),
    )
    devtools.send("ServiceWorker.enable")
    for _ in range(PATIENCE // 50):
        if found:
            break
        page.wait_for_timeout(50)
    devtools.send(
        "ServiceWorker.deliverPushMessage", {"origin": house, "registrationId": found[0], "data": data}
    )


def shown(page: Page) -> Any:
    """Return the notices that the browser shows, once there is one."""
    script = """async () => {
      const notices = await (await navigator.serviceWorker.ready).getNotifications();
      return notices.map(({ title, body, data }) => [title, body, data.url]);
    }"""
    for _ in range(PATIENCE // 50):
        if page.evaluate(script):
            break
        page.wait_for_timeout(50)
    return page.evaluate(script)


@pytest.fixture
def service() -> Iterator[Callable[[Awaitable[Any]], Any]]:
    """Return what waits for the push service of these tests, which runs beside the browser."""
    loop = asyncio.new_event_loop()
    runner = Thread(target=loop.run_forever)
    runner.start()

    def wait(what: Awaitable[Any]) -> Any:
        async def done() -> Any:
            return await what

        return asyncio.run_coroutine_threadsafe(done(), loop).result(PATIENCE / 1000)

    yield wait
    loop.call_soon_threadsafe(loop.stop)
    runner.join()
    loop.close()


SUBSCRIBED = """(([address, p256dh, auth]) => {
  PushManager.prototype.subscribe = async ({ userVisibleOnly, applicationServerKey }) => {
    if (!userVisibleOnly || applicationServerKey.length !== 65) throw new TypeError("no browser takes it");
    return { toJSON: () => ({ endpoint: address, keys: { p256dh, auth } }) };
  };
})(%s)"""
"""Stands for the one step that needs the push service of a browser's maker: address and keys come from that
of these tests.  All else is real: the worker, the server, the sealed message."""


def test_a_browser_is_switched_on_gets_what_the_server_seals_for_it_and_is_switched_off(
    person: Callable[..., Page], house: str, service: Callable[[Awaitable[Any]], Any]
) -> None:
    pushes = PushService()
    service(pushes.open())
    try:
        way = pushes.way
        page = person(base_url=house, permissions=["notifications"])
        page.add_init_script(SUBSCRIBED % json.dumps([way["address"], way["p256dh"], way["auth"]]))
        page.goto("/me")
        part = page.locator("section:has(#me-notices)")
        part.get_by_role("button", name=say("en", "client-notices-on"), exact=True).click()
        expect(part).to_contain_text(say("en", "client-notices-on-now"))
        ways = part.get_by_role("list").get_by_role("listitem")
        expect(ways).to_contain_text("Browser: Chrome, Linux")

        ways.get_by_role("button").first.click()
        expect(part.get_by_role("status")).not_to_be_empty()
        key = page.request.get("/api/me/notices").json()["push_key"]
        told = pushes.read(service(pushes.next()), key)
        deliver(page, house, json.dumps(told))
        assert shown(page) == [[told["title"], told["text"], "/me"]]

        part.get_by_role("button", name=say("en", "client-notices-off"), exact=True).click()
        expect(part.get_by_role("button", name=say("en", "client-notices-on"), exact=True)).to_be_visible()
        expect(ways).to_have_count(0)
        assert page.request.get("/api/me/notices").json()["ways"] == []
    finally:
        service(pushes.close())
