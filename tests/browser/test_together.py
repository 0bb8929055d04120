"""Several people, tabs and seats at one table, and what happens when the line or the server breaks."""

from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Browser, Page, WebSocketRoute, expect

from tests.browser.conftest import serving
from tests.support.browser import House, bring, new_table
from tests.support.hands import Hands, at_table

pytestmark = pytest.mark.slow


def link_of(page: Page, seat: int) -> str:
    """The link of a seat, as the waiting table shows it beside its QR code."""
    page.get_by_role("listitem").nth(seat - 1).get_by_role("button", name="Show as QR code").click()
    link = page.get_by_role("textbox", name=f"Link of seat {seat}").input_value()
    expect(page.get_by_role("img", name=f"QR code of the link to seat {seat}")).to_be_visible()
    page.keyboard.press("Escape")
    return link


def test_two_browsers_at_one_table_see_each_other_live(house: House, http: httpx.Client) -> None:
    host = house.visit()
    new_table(host, "basilica", "Play together", "Friend")
    link = link_of(host, 2)
    friend = house.visit(link)
    friend.get_by_role("textbox", name="Your name").fill("Mirka")
    friend.get_by_role("button", name="Sit down").click()
    expect(host.get_by_text("Mirka", exact=True)).to_be_visible()
    host.get_by_role("button", name="Begin", exact=True).click()
    hands = [Hands(page, http) for page in (host, friend)]
    assert link.rpartition("/")[2] not in friend.url, "the key stays in the address"
    for page in (host, friend):
        at_table(page)
    for _ in range(6):
        state = hands[0].state()
        player = next(h for h in hands if h.state()["seat"] == state["view"]["to_answer"])
        player.play(1)
        number = player.state()["number"]
        for other in hands:
            other.wait_for(number)
    host.get_by_role("textbox", name="Say something").fill("A fine vault!")
    host.keyboard.press("Enter")
    expect(friend.locator(".rail .log").get_by_text("A fine vault!")).to_be_visible()


def test_two_tabs_of_one_seat_stay_in_step(house: House, http: httpx.Client) -> None:
    first = house.visit(bring(http, "red_cathedral/solo_advanced", 100))
    at_table(first)
    second = house.visit(first.url, context=first.context)
    at_table(second)
    hands = Hands(first, http), Hands(second, http)
    for turn in range(4):
        here, there = hands[turn % 2], hands[1 - turn % 2]
        here.play(1)
        there.wait_for(here.state()["number"])


def test_a_stale_click_is_refused_kindly_and_the_table_renewed(house: House, http: httpx.Client) -> None:
    house.expect("409")
    address = bring(http, "red_cathedral/solo_advanced", 60)
    page = house.visit(address)
    at_table(page)

    def deaf(route: WebSocketRoute) -> None:
        """Hears how the table is once, and nothing after that."""
        server = route.connect_to_server()
        heard: list[str] = []

        def hear(message: str | bytes) -> None:
            if not heard:
                route.send(message)
            heard.append("news")

        server.on_message(hear)

    slow = page.context.new_page()
    slow.route_web_socket("**/live", deaf)
    slow.goto(page.url)
    at_table(slow)
    hands, late = Hands(page, http), Hands(slow, http)
    before = late.shown()
    hands.play(1)
    assert late.shown() == before
    slow.keyboard.press("o")
    slow.keyboard.press("Enter")
    expect(slow.get_by_text("The table had moved on")).to_be_visible()
    late.wait_for(hands.state()["number"])


def test_hot_seat_passes_on_where_nobody_knows_more_than_the_other(house: House, http: httpx.Client) -> None:
    page = house.visit()
    new_table(page, "basilica", "Hot seat", "Here")
    at_table(page)
    hands = Hands(page, http)
    seen = []
    for _ in range(14):
        state = hands.my_question()
        assert state is not None
        seen.append(state["seat"])
        hands.touch_option(hands.wish(state), state)
        hands.wait_for(state["number"] + 1)
    assert set(seen) == {0, 1}


def test_hot_seat_covers_a_question_the_other_must_not_see(house: House, http: httpx.Client) -> None:
    page = house.visit(bring(http, "basilica/base_renewed", 169, ("Vera", "Boris")))
    at_table(page)
    hands = Hands(page, http)
    state = hands.state(1)
    lay = next(option for option in state["options"] if option["text"] == "lay 1 at r3c2")
    hands.touch_option(lay, state)
    expect(page.get_by_role("heading", name="Hand over to Vera")).to_be_visible()
    assert page.locator("[data-piece]").count() == 0, "pieces can be seen beside the cover"
    page.get_by_role("button", name="I am Vera").click()
    expect(page.locator(".bar .say")).to_contain_text("color for the jester")
    assert hands.play(1) == 1


def test_after_the_server_was_killed_the_page_says_so_and_catches_up(
    chromium: Browser, tmp_path: Path
) -> None:
    with serving(tmp_path) as server:
        address = f"http://127.0.0.1:{server.port}"
        with House(chromium, address) as house, httpx.Client(base_url=address, timeout=30) as http:
            house.expect("ERR_CONNECTION_REFUSED", "WebSocket connection", "ERR_SOCKET_NOT_CONNECTED")
            link = bring(http, "red_cathedral/solo_advanced", 60)
            page = house.visit(link)
            at_table(page)
            hands = Hands(page, http)
            hands.play(1)
            server.kill()
            expect(page.get_by_role("alert").filter(has_text="connection is lost")).to_be_visible()
            server.start()
            server.wait()
            # Somebody else plays on before this page is back.
            state = hands.state()
            reply = http.post(
                f"/api/tables/{hands.table}/play",
                json={"id": "elsewhere", "move": state["options"][0]["text"], "follows": state["number"]},
                headers=hands.headers,
            )
            assert reply.status_code == 200, reply.text
            expect(page.get_by_role("alert").filter(has_text="connection is lost")).to_be_hidden()
            expect(page.get_by_text("Connected again")).to_be_visible()
            hands.wait_for(hands.state()["number"])
            assert hands.play(2) == 2
            assert house.unexpected() == []
