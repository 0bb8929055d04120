"""On a phone, upright or on its side, nothing moves under a finger; how large things are: test_screens."""

from typing import Final

import httpx
import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.tables import red_cathedral
from tests.support.browser import PHONE, House, seat_at, settled
from tests.support.hands import TABLE, at_table
from tests.support.pixels import SIZES

pytestmark = pytest.mark.slow

# Where the rows of the list stood, frame by frame.
WATCH_ROWS: Final = """() => {
  window.stood = new Set();
  const look = () => {
    const rows = [...document.querySelectorAll('.options ol button')];
    if (rows.some((one) => one.getClientRects().length))
      window.stood.add(JSON.stringify(rows.map((one) => Math.round(one.getBoundingClientRect().top))));
    requestAnimationFrame(look);
  };
  look();
}"""
# What a finger would meet in the middle of the plan's button when it comes, and how long until it meets that.
WATCH_PLAN: Final = """() => {
  window.met = new Promise((done) => {
    let came = 0, first = null;
    const look = () => {
      const go = document.querySelector('.planned .go');
      if (go) {
        const box = go.getBoundingClientRect();
        const met = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
        came ||= performance.now();
        first ??= go.contains(met);
        if (go.contains(met)) return done([first, performance.now() - came]);
      }
      requestAnimationFrame(look);
    };
    look();
  });
}"""


class Held:
    """Replies of an address, kept back until they are let go."""

    def __init__(self, page: Page, address: str) -> None:
        self.kept: list[Route] = []
        self.holding = True
        page.route(address, self._meet)

    def _meet(self, route: Route) -> None:
        if self.holding:
            self.kept.append(route)
        else:
            route.continue_()

    def let_go(self) -> None:
        self.holding = False
        for route in self.kept:
            route.continue_()


def on_a_phone(house: House, http: httpx.Client) -> Page:
    return house.visit(seat_at(http, "red_cathedral", "apprentice", first_player="1"), PHONE, touch=True)


def asked(page: Page) -> Page:
    at_table(page)
    page.locator(f"{TABLE}[aria-busy='false']").wait_for()
    page.locator(".options .handle").wait_for()
    return page


def test_rows_of_the_list_keep_still_when_it_opens_and_when_more_of_it_becomes_known(
    house: House, http: httpx.Client
) -> None:
    page = on_a_phone(house, http)
    late = Held(page, "**/wanting*")
    page.reload()
    asked(page)
    page.evaluate(WATCH_ROWS)
    page.locator(".options .handle").tap()
    page.locator(".options ol button").first.wait_for()
    page.wait_for_timeout(300)
    assert late.kept, "nothing was asked for"
    late.let_go()
    page.locator(".options .dead button").first.wait_for(state="attached")
    page.wait_for_timeout(100)
    assert page.evaluate("() => [...window.stood]") == page.evaluate("() => [...window.stood].slice(0, 1)")
    # What came later can be reached all the same.
    page.locator(".options .dead button").last.scroll_into_view_if_needed()
    expect(page.locator(".options .dead button").last).to_be_in_viewport()


def test_a_mouse_at_rest_means_nothing_that_comes_to_lie_under_it(house: House, http: httpx.Client) -> None:
    """Whoever has both: the mouse was left somewhere, and a finger plays."""
    page = asked(on_a_phone(house, http))
    handle, rows = page.locator(".options .handle"), page.locator(".options ol button")
    handle.tap()
    under = rows.nth(2).bounding_box()
    assert under is not None
    handle.tap()
    page.mouse.move(under["x"] + 40, under["y"] + under["height"] / 2)
    page.mouse.move(under["x"] + 60, under["y"] + under["height"] / 2)
    page.wait_for_timeout(1500)
    page.locator(".options").evaluate("(one) => one.querySelector('.handle').click()")
    rows.nth(2).wait_for()
    page.wait_for_timeout(900)
    expect(page.locator(".options ol button[aria-current=true]")).to_have_count(0)
    rows.nth(1).tap()
    expect(page.locator(".options ol button[aria-current=true]")).to_have_count(1)
    expect(rows.nth(1)).to_have_attribute("aria-current", "true")
    page.wait_for_timeout(500)
    expect(rows.nth(1)).to_have_attribute("aria-current", "true")


def test_a_plan_takes_no_button_away_and_its_own_waits_for_a_finger_that_means_it(
    house: House, http: httpx.Client
) -> None:
    page = asked(on_a_phone(house, http))
    late = Held(page, "**/try")
    page.locator(".options .handle").tap()
    page.evaluate(WATCH_PLAN)
    page.locator(".options ol button").first.tap()
    page.locator(".options ol button[aria-current=true]").wait_for()
    # The button of the bar is out of use before it goes, so that nobody is on the way to it.
    expect(page.locator(".bar .btn.go")).to_be_disabled()
    late.let_go()
    met_at_once, after = page.evaluate("() => window.met")
    assert not met_at_once
    # How long a slow machine takes to the first look at it, nobody knows; how long the plan waits, it says.
    expect(page.locator(".planned")).to_have_css("animation-delay", "0.3s")
    assert after < 5000


@pytest.mark.parametrize("size", ["phone", "landscape"])
def test_the_table_keeps_still_when_a_piece_is_chosen(house: House, http: httpx.Client, size: str) -> None:
    page = red_cathedral(house, http)
    width, height = SIZES[size]
    page.set_viewport_size({"width": width, "height": height})
    settled(page, "light")
    where = "() => document.querySelector('[data-piece=\"space:1\"]').getBoundingClientRect().toJSON()"
    before = page.evaluate(where)
    die = page.locator('[data-piece^="die:"]:not([aria-disabled])').first
    die.click()
    page.locator('[data-piece^="die:"][aria-pressed=true]').wait_for()
    assert page.evaluate(where) == before
