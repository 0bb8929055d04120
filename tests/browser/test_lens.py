"""Everything speaks: a lens beside every piece, answer and button, by pointer, focus, long press and `?`."""

from typing import Any, Final

import httpx
import pytest
from playwright.sync_api import Page, expect

from tests.browser.rooms import (
    aftermath_basilica,
    aftermath_contractors,
    aftermath_red_cathedral,
    lesson,
    puzzle,
    replay,
)
from tests.browser.tables import (
    archivists,
    basilica,
    contractors,
    jester,
    jewelers,
    planned,
    red_cathedral,
    solo,
    solo_contractors,
    story,
)
from tests.support.browser import DESKTOP, PHONE, House, Size, seat_at, settled
from tests.support.hands import at_table

pytestmark = pytest.mark.slow

# Asks about every piece in turn as the keyboard does, and tells what the lens said of it. The server takes so
# many questions a second: what it has not answered is asked again.
VISIT: Final = """async () => {
  const told = {};
  const pieces = new Map();
  for (const one of document.querySelectorAll('[data-piece], [data-look], [data-answer], [data-tell]')) {
    const { tell, answer, piece, look } = one.dataset;
    const name = tell ? `tell:${tell}` : answer ?? piece ?? look;
    const seen = one.getClientRects().length && one.checkVisibility({ visibilityProperty: true });
    if (!seen || one.closest('dialog, .tip') || one.disabled) continue;
    if (!pieces.has(name)) pieces.set(name, one);
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
    const sentence = found?.querySelector(':scope > p')?.innerText;
    // Buttons of the page stand in no rulebook.
    told[name] = found && [found.querySelector('h2').innerText, sentence,
      piece.dataset.tell ? 'none' : found.querySelector('.rule')?.innerText];
    press(piece, 'Escape');
    while (lens(name)) await new Promise((done) => setTimeout(done, 5));
  }
  return told;
}"""
# Everything that can be pressed, and has nothing to tell.
MUTE: Final = """() => [...document.querySelectorAll('button, a[href], select, input, summary')]
  .filter((one) => one.closest('.table, .lesson, .trial, .replay') && !one.closest('dialog'))
  .filter((one) => one.getClientRects().length && !one.closest('[aria-hidden=true]'))
  .filter((one) => !one.closest('[data-piece], [data-look], [data-answer], [data-tell]'))
  .map((one) => one.outerHTML.slice(0, 120))"""
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


def silent(told: dict[str, list[str] | None]) -> list[str]:
    return [name for name, words in told.items() if not words or not all(words)]


@pytest.mark.parametrize(
    "board",
    [red_cathedral, contractors, basilica, solo, solo_contractors, jewelers, archivists, jester],
)
def test_every_piece_of_a_table_answers(house: House, http: httpx.Client, board: Any) -> None:
    """On the board, in the rail and in the bar."""
    page = woken(board(house, http))
    told: dict[str, list[str] | None] = page.evaluate(VISIT)
    assert len(told) > 30
    assert silent(told) == []
    assert page.evaluate(MUTE) == []
    expect(page.locator("[data-lens]")).to_have_count(0)
    for part in ("header.gamebar", ".rail"):
        assert page.locator(part).locator("[data-look]").count(), f"nothing of {part} speaks"


@pytest.mark.parametrize("sheet", [aftermath_red_cathedral, aftermath_contractors, aftermath_basilica])
def test_every_line_of_a_score_sheet_answers(house: House, http: httpx.Client, sheet: Any) -> None:
    page = woken(sheet(house, http))
    told: dict[str, list[str] | None] = page.evaluate(VISIT)
    assert sum(name.startswith("row:") for name in told) >= 5
    assert silent(told) == []


@pytest.mark.parametrize("screen", [planned, story, lesson, puzzle, replay])
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desk", "phone"])
def test_everything_beside_the_table_answers_too(
    house: House, http: httpx.Client, screen: Any, size: Size
) -> None:
    """A plan, the story, a lesson, a puzzle, a game looked at again: their pieces and all their buttons."""
    page = screen(house, http)
    page.set_viewport_size({"width": size[0], "height": size[1]})
    woken(page)
    told: dict[str, list[str] | None] = page.evaluate(VISIT)
    assert sum(name.startswith("tell:") for name in told) >= 5
    assert silent(told) == []
    assert page.evaluate(MUTE) == []


@pytest.mark.parametrize("board", [red_cathedral, basilica])
def test_a_row_of_the_list_says_what_would_come_of_it_or_what_is_missing(
    house: House, http: httpx.Client, board: Any
) -> None:
    page = woken(board(house, http))
    row = page.locator(".options ol button").first
    row.hover()
    lens = page.locator("[data-lens]")
    expect(lens).to_have_attribute("data-lens", row.get_attribute("data-answer") or "")
    expect(lens.locator("h2")).to_have_text(row.locator(".row > :first-child").inner_text())
    # Beside the list, over none of its rows.
    box, rows = lens.bounding_box(), page.locator(".options .list").bounding_box()
    assert box is not None
    assert rows is not None
    aside = box["x"] + box["width"] <= rows["x"] or box["x"] >= rows["x"] + rows["width"]
    assert aside or box["y"] + box["height"] <= rows["y"] or box["y"] >= rows["y"] + rows["height"]
    dead = page.locator(".options .dead button")
    if dead.count():
        why = dead.first.locator("i").inner_text()
        # Scrolling puts a lens away: the pointer comes afterwards, as a hand does.
        dead.first.scroll_into_view_if_needed()
        page.wait_for_timeout(200)
        dead.first.hover()
        expect(lens.locator(".why")).to_have_text(why)


def test_a_button_that_is_out_of_use_says_why(house: House, http: httpx.Client) -> None:
    page = woken(red_cathedral(house, http))
    undo = page.locator(".bar .undo")
    expect(undo).to_have_attribute("aria-disabled", "true")
    undo.hover()
    lens = page.locator("[data-lens]")
    expect(lens.locator("h2")).to_have_text("Undo")
    expect(lens.locator(".why")).to_have_text(undo.get_attribute("data-why") or "none")


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


def test_a_long_press_on_a_row_asks_and_chooses_nothing(house: House, http: httpx.Client) -> None:
    page = house.visit(seat_at(http, "red_cathedral", "apprentice", first_player="1"), PHONE, touch=True)
    settled(at_table(page), "light")
    page.locator(".options .handle").tap()
    row = page.locator(".options ol button").nth(1)
    box = row.bounding_box()
    assert box is not None
    finger = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    touch = page.context.new_cdp_session(page)
    page.wait_for_timeout(300)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [finger]})
    lens = page.locator("[data-lens]")
    expect(lens).to_have_attribute("data-lens", row.get_attribute("data-answer") or "")
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.wait_for_timeout(200)
    expect(row).not_to_have_attribute("aria-current", "true")
    expect(page.locator(".planned")).to_have_count(0)
    # What is touched is never covered.
    card = lens.bounding_box()
    assert card is not None
    assert card["y"] >= box["y"] + box["height"] or card["y"] + card["height"] <= box["y"]
    row.tap()
    expect(lens).to_have_count(0)
    expect(row).to_have_attribute("aria-current", "true")
