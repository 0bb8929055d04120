"""Service worker, manifest and notices in a real Chromium."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.support.browser import PHONE, House, storage
from tests.support.postbox import Postbox
from tests.support.server import running_server

pytestmark = pytest.mark.slow

REGISTER = """() => navigator.serviceWorker.register('/sw.js').then(() => navigator.serviceWorker.ready)
  .then((worker) => worker.scope)"""
SHOWN = """() => navigator.serviceWorker.ready.then((worker) => worker.getNotifications())
  .then((all) => all.map((one) => [one.title, one.body, one.tag, one.data.url]))"""


def test_the_page_can_be_installed_and_its_worker_shows_what_is_pushed(house: House) -> None:
    page = house.visit()
    page.context.grant_permissions(["notifications"])
    devtools = page.context.new_cdp_session(page)
    manifest = devtools.send("Page.getAppManifest")
    assert manifest["errors"] == []
    sizes = {icon["sizes"] for icon in json.loads(manifest["data"])["icons"]}
    assert {"192x192", "512x512"} <= sizes
    for icon in json.loads(manifest["data"])["icons"]:
        assert page.request.get(icon["src"]).ok
    assert page.evaluate(REGISTER).endswith("/")
    # The window of a test is a private one, from which nothing is installed; nothing else stands in the way.
    why_not = devtools.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert {one["errorId"] for one in why_not} <= {"in-incognito"}
    devtools.send("ServiceWorker.enable")
    versions: list[dict[str, str]] = []
    devtools.on(
        "ServiceWorker.workerRegistrationUpdated", lambda news: versions.extend(news["registrations"])
    )
    devtools.send("ServiceWorker.disable")
    devtools.send("ServiceWorker.enable")
    page.wait_for_timeout(500)
    words = {"title": "Basilica", "body": "quiet-heron: your turn", "tag": "abcd", "url": "/#/t/abcd"}
    for data in (
        json.dumps(words),
        json.dumps({**words, "body": "again", "url": "https://elsewhere/"}),
        "no json",
    ):
        devtools.send(
            "ServiceWorker.deliverPushMessage",
            {"origin": house.url, "registrationId": versions[0]["registrationId"], "data": data},
        )
        page.wait_for_timeout(300)
    shown = page.evaluate(SHOWN)
    # The second took the place of the first; an address elsewhere leads home, nonsense is shown as it is.
    assert sorted(shown) == [["Basilica", "again", "abcd", "/#/"], ["Nave", "", "nave", "/#/"]]


def test_without_a_connection_a_page_says_so(house: House) -> None:
    house.expect("ERR_INTERNET_DISCONNECTED", "Failed to load resource", "WebSocket")
    page = house.visit()
    page.evaluate(REGISTER)
    page.reload()
    page.context.set_offline(True)
    page.goto("/")
    expect(page.get_by_role("heading", name="No connection")).to_be_visible()
    page.context.set_offline(False)
    page.get_by_role("link", name="Try again").click()
    page.get_by_role("article").first.wait_for()


def test_settings_offer_to_be_told_and_say_what_the_browser_says(house: House) -> None:
    page = house.visit()
    page.get_by_role("button", name="Settings").click()
    window = page.get_by_role("dialog")
    expect(window.get_by_text("Tell me when it is my turn").first).to_be_visible()
    # Nothing is asked or registered before a touch.
    assert page.evaluate("() => navigator.serviceWorker.getRegistrations().then((all) => all.length)") == 0


def test_a_browser_that_no_push_reaches_is_told_by_the_ways_of_the_server(
    chromium: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("NAVE_WEBHOOK", "http://127.0.0.1:9/nave")
    monkeypatch.setenv("NAVE_WEBHOOK_PRIVATE", "1")
    with running_server(f"sqlite:///{tmp_path / 't.sqlite3'}") as club, House(chromium, club.url) as rooms:
        page = rooms.visit()
        page.context.add_init_script("delete window.PushManager;")
        page.reload()
        page.get_by_role("button", name="Settings").click()
        window = page.get_by_role("dialog")
        expect(window.get_by_text("No push reaches this browser here")).to_be_visible()
        switch = window.get_by_role("switch", name="Tell me when it is my turn")
        with page.expect_response(lambda reply: reply.url.endswith("/api/push") and reply.ok):
            switch.click()
        expect(window.get_by_label("Quiet from")).to_be_visible()
        assert storage(page, "nave.settings")["channel"].startswith("channel:")
        with page.expect_response(lambda reply: reply.url.endswith("/api/push/forget") and reply.ok):
            switch.click()
        assert storage(page, "nave.settings")["channel"] == ""
        assert rooms.unexpected() == []


def test_a_person_gives_an_address_proves_it_and_takes_it_away(
    chromium: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with Postbox() as box:
        monkeypatch.setenv("NAVE_SMTP_URL", f"smtp://127.0.0.1:{box.port}")
        monkeypatch.setenv("NAVE_MAIL_FROM", "nave@example.org")
        url = f"sqlite:///{tmp_path / 't.sqlite3'}"
        with running_server(url) as club, House(chromium, club.url) as rooms:
            rooms.expect("422")
            page = rooms.visit("/", PHONE, touch=True)
            page.get_by_role("button", name="Settings").tap()
            window = page.get_by_role("dialog")
            window.get_by_label("Your mail address").fill("agnes@example.org")
            window.get_by_role("button", name="Send me a number").tap()
            expect(window.get_by_text("A number was sent to agnes@example.org")).to_be_visible()
            given = window.get_by_label("Number from the mail")
            given.fill("00000000")
            window.get_by_role("button", name="That is it").tap()
            expect(window.get_by_text("not the number from the mail")).to_be_visible()
            found = re.search(r"\b[0-9]{8}\b", box.wait(1)[0].text)
            assert found is not None
            given.fill(found[0])
            window.get_by_role("button", name="That is it").tap()
            expect(window.get_by_text("You are told at agnes@example.org")).to_be_visible()
            # Hours and kinds of news hold for it as well.
            with page.expect_response(lambda reply: reply.url.endswith("/api/push") and reply.ok):
                window.get_by_label("when somebody says something").tap()
            assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
            with page.expect_response(lambda reply: reply.url.endswith("/api/push/forget") and reply.ok):
                window.get_by_role("button", name="Take it away").tap()
            expect(window.get_by_label("Your mail address")).to_be_visible()
            assert storage(page, "nave.settings")["mail"] == ""
            assert rooms.unexpected() == []
