"""Worked examples on small boards: each is drawn by the game's own drawing, and nobody can touch it."""

from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from nave.lessons.examples import examples_of, frames
from tests.support.browser import DESKTOP, PHONE, TITLES, House, Size

pytestmark = pytest.mark.slow

# Every example of the page, brought into sight one after the other: how much is drawn, and whether it fits.
VISIT: Final = """async () => {
  const told = {};
  const wait = (time) => new Promise((done) => setTimeout(done, time));
  for (const one of document.querySelectorAll('article.ledger:has(.seen)')) {
    one.scrollIntoView({ block: 'start' });
    const rule = one.id.slice('rule-'.length);
    const board = () => one.querySelector(`[data-example="${rule}"]`);
    for (let tries = 0; tries < 500 && !board(); tries++) await wait(20);
    const found = board();
    if (!found) { told[rule] = null; continue; }
    const frame = found.querySelector('.frame');
    const drawn = () => frame.querySelectorAll('svg *, td, [data-piece]').length;
    for (let tries = 0; tries < 100 && drawn() < 5; tries++) await wait(20);
    const box = frame.getBoundingClientRect();
    const moments = [...found.querySelectorAll('.moments button')];
    for (const moment of moments) { moment.click(); await wait(5); }
    told[rule] = [drawn(), Math.round(box.width), Math.round(box.height), box.right <= innerWidth,
      frame.inert, Math.max(1, moments.length), found.querySelectorAll('figcaption span').length];
  }
  return told;
}"""


def chapters(house: House, game: str, size: Size) -> Page:
    page = house.visit(f"/#/rules/{game}", size)
    page.get_by_role("button", name="Chapters", exact=True).click()
    page.locator("article.ledger").first.wait_for()
    return page


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=str)
@pytest.mark.parametrize("game", TITLES)
def test_every_example_is_drawn_on_a_board_that_fits(house: House, game: str, size: Size) -> None:
    page = chapters(house, game, size)
    told: dict[str, list[Any] | None] = page.evaluate(VISIT)
    examples = examples_of(game)
    assert set(told) == set(examples)
    for rule, found in told.items():
        assert found is not None, f"{rule} is not drawn"
        drawn, width, height, fits, inert, moments, lines = found
        assert drawn >= 5, rule
        assert width >= 250, rule
        assert height >= 60, rule
        assert fits, rule
        assert inert, rule
        assert moments == max(1, len(examples[rule].answers) + 1), rule
        assert lines == len(frames(game, examples[rule])[-1].lines), rule


# How much of an example lies below its lower edge, where nobody can scroll to.
HIDDEN: Final = """(rule) => Math.max(0, ...[...document.querySelectorAll(`[data-example="${rule}"] .part *`)]
  .filter((one) => /auto|scroll/.test(getComputedStyle(one).overflowY))
  .map((one) => one.scrollHeight - one.clientHeight))"""


@pytest.mark.parametrize(
    ("game", "rule"),
    [
        ("basilica", "cleanup.slide"),
        ("basilica", "cleanup.gap"),
        ("basilica", "refill.order_flips_to_vault"),
    ],
)
def test_an_example_is_as_high_as_what_it_shows(house: House, game: str, rule: str) -> None:
    page = house.visit(f"/#/rules/{game}/{rule}")
    page.locator(f"[data-example='{rule}'] .frame").wait_for()
    page.wait_for_function(f"(rule) => ({HIDDEN})(rule) <= 4", arg=rule)
    expect(page.locator(f"[data-example='{rule}'] .tools")).to_have_count(0)


def test_an_example_goes_through_its_moments(house: House) -> None:
    page = house.visit("/#/rules/red_cathedral/score.lose_prestige")
    board = page.locator("[data-example='score.lose_prestige']")
    expect(board).to_be_visible()
    expect(board.locator(".moments button")).to_have_text(["Before", "Step 1", "After"])
    board.locator(".moments button").last.click()
    expect(board.locator("figcaption")).to_contain_text("9")


def test_examples_are_fetched_only_when_they_come_into_sight(house: House) -> None:
    page = house.visit("/#/rules/basilica")
    asked: list[str] = []
    page.on("request", lambda one: asked.append(one.url) if "/example" in one.url else None)
    page.get_by_role("button", name="Chapters", exact=True).click()
    page.locator("article.ledger").first.wait_for()
    page.wait_for_timeout(500)
    assert len(asked) < len(examples_of("basilica")) / 2
