"""Everything speaks: a lens beside every piece, by pointer, focus, long press and `?`; it moves nothing."""

from typing import Any, Final

import httpx
import pytest
from playwright.sync_api import Page, expect

from tests.browser.rooms import aftermath_basilica, aftermath_contractors, aftermath_red_cathedral
from tests.browser.tables import (
    archivists,
    basilica,
    contractors,
    jester,
    jewelers,
    red_cathedral,
    solo,
    solo_contractors,
)
from tests.support.browser import PHONE, House, seat_at, settled
from tests.support.hands import at_table

pytestmark = pytest.mark.slow

# Asks about every piece in turn as the keyboard does, and tells what the lens said of it. The server takes so
# many questions a second: what it has not answered is asked again.
VISIT: Final = """async () => {
  const told = {};
  const pieces = new Map();
  for (const one of document.querySelectorAll('[data-piece], [data-look]')) {
    const name = one.dataset.piece ?? one.dataset.look;
    if (!one.closest('dialog') && one.getClientRects().length && !pieces.has(name)) pieces.set(name, one);
  }
  const press = (on, key) =>
    on.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  const lens = (name) => document.querySelector(`[data-lens="${name}"]`);
  for (const [name, piece] of pieces) {
    piece.setAttribute('tabindex', piece.getAttribute('tabindex') ?? '-1');
    piece.focus({ preventScroll: true });
    for (let tries = 0; tries < 200 && !lens(name); tries++) {
      if (tries % 50 === 0) press(piece, '?');
      await new Promise((done) => setTimeout(done, 20));
    }
    const found = lens(name);
    told[name] = found && [found.querySelector('h2').innerText, found.querySelector(':scope > p')?.innerText,
      found.querySelector('.rule').innerText];
    press(piece, 'Escape');
    while (lens(name)) await new Promise((done) => setTimeout(done, 5));
  }
  return told;
}"""
WHERE: Final = """() => [...document.querySelectorAll('[data-piece], .table > *')].map((one) => {
  const box = one.getBoundingClientRect();
  return [box.left, box.top, box.width, box.height].map(Math.round);
})"""


def woken(page: Page) -> Page:
    """The table once its lens was fetched: it comes with the first look at anything."""
    settled(page, "light")
    page.mouse.move(3, 3)
    page.locator("[data-lens-ready]").wait_for(state="attached")
    return page


@pytest.mark.parametrize(
    "board",
    [red_cathedral, contractors, basilica, solo, solo_contractors, jewelers, archivists, jester],
)
def test_every_piece_of_a_table_answers(house: House, http: httpx.Client, board: Any) -> None:
    """On the board, in the rail and in the bar."""
    page = woken(board(house, http))
    told: dict[str, list[str] | None] = page.evaluate(VISIT)
    assert len(told) > 30
    silent = [name for name, words in told.items() if not words or not all(words)]
    assert silent == []
    expect(page.locator("[data-lens]")).to_have_count(0)
    for part in ("header.gamebar", ".rail"):
        assert page.locator(part).locator("[data-look]").count(), f"nothing of {part} speaks"


@pytest.mark.parametrize("sheet", [aftermath_red_cathedral, aftermath_contractors, aftermath_basilica])
def test_every_line_of_a_score_sheet_answers(house: House, http: httpx.Client, sheet: Any) -> None:
    page = woken(sheet(house, http))
    told: dict[str, list[str] | None] = page.evaluate(VISIT)
    assert sum(name.startswith("row:") for name in told) >= 5
    assert [name for name, words in told.items() if not words or not all(words)] == []


def test_the_pointer_waits_and_nothing_moves(house: House, http: httpx.Client) -> None:
    page = woken(red_cathedral(house, http))
    before = page.evaluate(WHERE)
    page.clock.install()
    page.clock.pause_at(page.evaluate("Date.now()") + 5000)
    box = page.locator('[data-piece="space:3"]').first.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    name = page.evaluate(
        "([x, y]) => document.elementFromPoint(x, y).closest('[data-piece]').dataset.piece",
        [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2],
    )
    lens = page.locator("[data-lens]")
    page.clock.run_for(295)
    expect(lens).to_have_count(0)
    page.clock.run_for(10)
    expect(lens).to_have_attribute("data-lens", name)
    assert page.evaluate(WHERE) == before
    # It lies over other pieces at most, and never in the way.
    expect(lens).to_have_css("pointer-events", "none")
    page.mouse.move(3, 3)
    page.clock.run_for(200)
    expect(lens).to_have_count(0)


def test_focus_shows_it_quietly_and_the_question_mark_keeps_it_open(house: House, http: httpx.Client) -> None:
    page = woken(basilica(house, http))
    page.keyboard.press("b")
    lens = page.locator("[data-lens]")
    expect(lens).to_be_visible()
    live = page.locator("[data-lens-ready]")
    expect(live).to_have_text("")
    page.keyboard.press("?")
    expect(lens.get_by_role("button", name="§")).to_be_visible()
    expect(live).not_to_have_text("")
    rule = lens.get_by_role("button", name="§").inner_text().removeprefix("§ ")
    lens.get_by_role("button", name="§").click()
    expect(page.get_by_role("complementary").locator("article.here")).to_contain_text(rule)
    expect(lens).to_have_count(0)


def test_a_long_press_asks_and_a_tap_still_plays(house: House, http: httpx.Client) -> None:
    page = house.visit(seat_at(http, "red_cathedral", "apprentice", first_player="1"), PHONE, touch=True)
    settled(at_table(page), "light")
    # Something of which several ways are open: the first tap chooses, and plays nothing.
    piece = page.locator(".board [data-piece]:not([aria-disabled])").filter(visible=True).first
    box = piece.bounding_box()
    assert box is not None
    before = page.evaluate(WHERE)
    finger = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    touch = page.context.new_cdp_session(page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [finger]})
    lens = page.locator("[data-lens]")
    expect(lens).to_be_visible()
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(lens).to_be_visible()
    assert page.evaluate(WHERE) == before
    expect(page.locator("[aria-pressed=true]")).to_have_count(0)
    covered = lens.bounding_box()
    assert covered is not None
    assert covered["x"] >= 0
    assert covered["x"] + covered["width"] <= PHONE[0]
    piece.tap()
    expect(lens).to_have_count(0)
    expect(piece).to_have_attribute("aria-pressed", "true")
