"""The rules for people: one page, chapters, symbols, and a search by everyday words."""

import httpx
import pytest
from playwright.sync_api import expect

from nave.api import ledger_of
from tests.support.browser import TITLES, House, seat_at
from tests.support.hands import at_table

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("game", TITLES)
def test_the_rules_open_on_one_page_and_lead_to_chapters_and_symbols(house: House, game: str) -> None:
    page = house.visit(f"/#/rules/{game}")
    expect(page.get_by_role("heading", name="Goal")).to_be_visible()
    page.get_by_role("button", name="Icons").click()
    assert page.locator("dl dt").count() > 8
    assert page.locator("dl div:has(dt):not(:has(svg))").count() == 0, "a symbol is not drawn"
    page.get_by_role("button", name="Chapters", exact=True).click()
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


def test_a_ruling_is_marked_and_a_house_rule_says_where_it_is_chosen(house: House) -> None:
    page = house.visit("/#/rules/red_cathedral/turn.exchange_prestige")
    rule = page.locator("article.here")
    expect(rule).to_contain_text("Ruling.")
    expect(rule).to_contain_text("House rule. Prestige into rubles.")
    expect(rule).to_contain_text("at one moment of the turn")


@pytest.mark.parametrize("game", TITLES)
def test_the_chapters_at_a_table_hold_only_its_rules_and_say_so(
    house: House, http: httpx.Client, game: str
) -> None:
    page = at_table(house.visit(seat_at(http, game, "apprentice", first_player="1")))
    page.get_by_role("button", name="Rules").first.click()
    drawer = page.get_by_role("complementary")
    expect(drawer.get_by_role("status")).to_contain_text("rules are at this table")
    drawer.get_by_role("button", name="Chapters", exact=True).click()
    drawer.locator("article.ledger").first.wait_for()
    told = set(drawer.locator("article.ledger code").all_inner_texts())
    assert 40 < len(told) < len(ledger_of(game).rules)
    assert not [rule for rule in told if rule.startswith(("solo.", "hire.", "guild.", "altar."))]


@pytest.mark.parametrize("game", TITLES)
def test_the_rules_are_printed_whole_and_without_what_is_only_for_a_screen(house: House, game: str) -> None:
    page = house.visit(f"/#/rules/{game}")
    page.get_by_role("button", name="Chapters", exact=True).click()
    page.locator("article.ledger").first.wait_for()
    expect(page.get_by_role("button", name="Print")).to_be_visible()
    page.emulate_media(media="print")
    expect(page.get_by_role("searchbox")).to_be_hidden()
    expect(page.locator(".tabs")).to_be_hidden()
    assert page.locator(".list").evaluate("(list) => list.scrollHeight <= list.clientHeight + 1"), "cut off"
    assert page.evaluate("document.documentElement.scrollHeight") > 5000
