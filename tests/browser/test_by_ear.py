"""Playable by ear: turns played from the accessibility tree alone, told once, the focus where one works."""

import re

import httpx
import pytest
from playwright.sync_api import Page, expect

from tests.browser.test_scenes import scored
from tests.support.browser import TITLES, House, bring, seat_at
from tests.support.hands import at_table, uncovered

# What has the focus: nothing, or something on the table.
LOST = "() => document.activeElement === null || document.activeElement === document.body"
NUMBER = "() => Number(document.querySelector('.table')?.dataset.number ?? 0)"


def answer_by_role(page: Page) -> None:
    """The first answer of the list, found and given by its role and name, with the keyboard."""
    options = (
        page.get_by_role("region", name=re.compile("Options")).get_by_role("listitem").get_by_role("button")
    )
    first = options.first
    expect(first).to_be_enabled()
    before = page.evaluate(NUMBER)
    first.focus()
    page.keyboard.press("Enter")
    page.wait_for_timeout(50)
    if page.evaluate(NUMBER) == before:
        page.keyboard.press("Enter")
    page.wait_for_function(f"(was) => ({NUMBER})() !== was", arg=before)


@pytest.mark.parametrize("game", TITLES)
def test_turns_are_played_and_told_by_role_and_name_alone(
    house: House, http: httpx.Client, game: str
) -> None:
    page = at_table(house.visit(seat_at(http, game, "apprentice", seed=4)))
    told = page.get_by_role("log")
    heard: list[str] = []
    for _ in range(5):
        answer_by_role(page)
        heard += [line for line in told.locator("p").all_inner_texts() if line not in heard]
        page.wait_for_function(f"() => !({LOST})()", timeout=20_000)
    assert any(line.startswith("You: ") for line in heard), heard
    assert any(line.startswith("Olga: ") for line in heard), heard


def test_a_scoring_is_told_line_by_line_and_once(house: House, http: httpx.Client) -> None:
    page = scored(house, http, "basilica/expansion", 150)
    told = page.get_by_role("log").locator("p")
    expect(told.last).to_contain_text("Green area, 6 vaults = 6, 4 : 1, White has more, White 6, Black 1")
    page.keyboard.press("Enter")
    expect(told.last).to_contain_text("Blue area")
    page.get_by_role("button", name="skip to the sums").click()
    expect(told.last).to_contain_text("Sums, White 6, Black 16")
    assert len(set(told.all_inner_texts())) == told.count()


# What every region that speaks by itself says, but for the log of what has happened.
SPOKEN = """() => [...document.querySelectorAll("[role=status], [role=alert], [aria-live]")]
  .filter((one) => one.getAttribute("role") !== "log").map((one) => one.textContent.trim()).filter(Boolean)"""


def test_the_question_is_told_and_nothing_that_is_only_pointed_at(house: House, http: httpx.Client) -> None:
    page = uncovered(house.visit(bring(http, "red_cathedral/four_basic", 432)))
    asked = page.evaluate(SPOKEN)
    assert len(asked) == 1, asked
    assert "move a die" in asked[0]
    rows = page.locator(".options ol button")
    for at in (3, 5):
        rows.nth(at).hover()
        page.mouse.move(3, 3)
        page.wait_for_timeout(400)
        assert page.evaluate(SPOKEN) == asked
    # What is chosen is told with what comes of it.
    die = page.locator("[data-piece='die:white']")
    die.focus()
    page.keyboard.press("Enter")
    page.wait_for_function(f"() => ({SPOKEN})().some((one) => one.includes('then: '))")
    assert len(page.evaluate(SPOKEN)) == 1


def test_every_piece_stays_in_reach_while_another_is_chosen(house: House, http: httpx.Client) -> None:
    page = uncovered(house.visit(bring(http, "red_cathedral/four_basic", 432)))
    reached = """() => [...document.querySelectorAll(".board [data-piece][tabindex='0']")]
      .filter((one) => !one.hasAttribute("aria-disabled")).map((one) => one.dataset.piece).sort()"""
    before = page.evaluate(reached)
    assert {piece.partition(":")[0] for piece in before} >= {"die", "section"}
    die = page.locator("[data-piece='die:white']")
    die.focus()
    page.keyboard.press("Enter")
    expect(die).to_have_attribute("aria-pressed", "true")
    assert set(page.evaluate(reached)) >= set(before)
    # Another one is chosen instead, without letting go of the first.
    section = page.locator(f"[data-piece='{next(one for one in before if one.startswith('section'))}']")
    section.focus()
    page.keyboard.press("Enter")
    expect(section).to_have_attribute("aria-pressed", "true")
    expect(die).not_to_have_attribute("aria-pressed", "true")


@pytest.mark.parametrize(
    ("record", "words"), [("basilica/expansion", "queen on"), ("red_cathedral/four_basic", "Market")]
)
def test_the_table_in_words_opens_on_a_key(house: House, http: httpx.Client, record: str, words: str) -> None:
    page = uncovered(house.visit(bring(http, record, 140)))
    page.keyboard.press("w")
    window = page.get_by_role("dialog", name="The table in words")
    expect(window.get_by_role("heading", level=3).nth(2)).to_be_visible()
    expect(window).to_contain_text(words)
    page.keyboard.press("Escape")
    expect(window).to_have_count(0)


def test_the_rivals_last_turn_is_marked_in_basilica(house: House, http: httpx.Client) -> None:
    page = at_table(house.visit(seat_at(http, "basilica", "apprentice", seed=4, first_player="2")))
    expect(page.locator("[data-last]").first).to_be_visible()
    answer_by_role(page)
    expect(page.locator("[data-last]")).to_have_count(0)
