"""The rules for people: one page, chapters, symbols, and a search by everyday words."""

import pytest
from playwright.sync_api import expect

from tests.support.browser import TITLES, House

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("game", TITLES)
def test_the_rules_open_on_one_page_and_lead_to_chapters_and_symbols(house: House, game: str) -> None:
    page = house.visit(f"/#/rules/{game}")
    expect(page.get_by_role("heading", name="Goal")).to_be_visible()
    page.get_by_role("button", name="Icons").click()
    assert page.locator("dl dt").count() > 8
    assert page.locator("dl div:has(dt):not(:has(svg))").count() == 0, "a symbol is not drawn"
    page.get_by_role("button", name="Chapters").click()
    expect(page.get_by_role("heading", name="Setting up")).to_be_attached()


@pytest.mark.parametrize(
    ("game", "asked", "title"),
    [
        ("red_cathedral", "how do I win", "Winner"),
        ("red_cathedral", "what is the eagle", "Where the prestige spaces are"),
        ("basilica", "tie", "A tie pays nobody"),
    ],
)
def test_what_people_type_finds_the_rule(house: House, game: str, asked: str, title: str) -> None:
    page = house.visit(f"/#/rules/{game}")
    page.get_by_role("searchbox").fill(asked)
    expect(page.locator("article h3").filter(has_text=title)).to_be_in_viewport()


def test_a_rule_that_is_not_at_the_table_can_be_opened_all_the_same(house: House) -> None:
    page = house.visit("/#/rules/red_cathedral/solo.ivan_turn")
    expect(page.locator("article.here code")).to_have_text("solo.ivan_turn")
    expect(page.locator("article.here")).to_be_in_viewport()
