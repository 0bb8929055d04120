"""One person at a table: the automaton, undo, refusals, hints, looking things up, small and large screens."""

import re

import httpx
import pytest
from playwright.sync_api import Page, expect

from tests.support.browser import LAPTOP, PHONE, TITLES, House, bring, new_table
from tests.support.hands import Hands, uncovered

pytestmark = pytest.mark.slow

MIDDLES = {"red_cathedral": ("red_cathedral/solo_advanced", 100), "basilica": ("basilica/expansion", 58)}


def open_table(house: House, http: httpx.Client, game: str, **more: object) -> Page:
    page = house.visit(bring(http, *MIDDLES[game]), **more)  # type: ignore[arg-type]
    return uncovered(page)


def test_solo_against_ivan(house: House, http: httpx.Client) -> None:
    page = house.visit()
    new_table(page, "red_cathedral", "Solo")
    expect(page.get_by_text("Ivan").filter(visible=True).first).to_be_visible()
    hands = Hands(page, http)
    assert hands.play(8) == 8
    assert hands.state()["view"]["turn"] > 1, "Ivan did not take his turn"


def test_undo_takes_the_last_answer_back(house: House, http: httpx.Client) -> None:
    page = open_table(house, http, "red_cathedral")
    hands = Hands(page, http)
    before = hands.my_question()
    assert before is not None
    claim = next(option for option in before["options"] if option["text"].startswith("claim"))
    hands.touch_option(claim, before)
    hands.wait_for(before["number"] + 1)
    number = hands.state()["number"]
    page.get_by_role("button", name="Undo").click()
    hands.wait_for(number + 1)
    after = hands.state()
    assert after["view"] == before["view"]
    assert after["options"] == before["options"]
    expect(page.get_by_role("button", name="Undo")).to_be_disabled()


def test_a_piece_that_cannot_be_used_answers_with_the_reason_and_its_rule(
    house: House, http: httpx.Client
) -> None:
    page = open_table(house, http, "red_cathedral")
    hands = Hands(page, http)
    touched = {piece for option in hands.state()["options"] for piece in option["touches"]}
    dead = next(
        name
        for name in page.locator("[data-piece^='section:'][aria-disabled]").evaluate_all(
            "(all) => all.map((one) => one.dataset.piece)"
        )
        if name not in touched
    )
    page.locator(f"[data-piece='{dead}']").first.click(force=True)
    toast = page.get_by_role("status").filter(has_text="Not now")
    expect(toast).to_be_visible()
    rule = toast.get_by_role("button", name="the rule")
    name = rule.inner_text().removeprefix("the rule: ")
    rule.click()
    panel = page.get_by_role("complementary")
    expect(panel.locator("article.here code")).to_have_text(name)
    expect(panel.locator("article.here")).to_be_in_viewport()
    assert hands.shown() == hands.state()["number"], "a dead piece must play nothing"


def test_a_hint_marks_an_option_and_says_why(house: House, http: httpx.Client) -> None:
    page = open_table(house, http, "basilica")
    page.get_by_role("button", name="Hint").click()
    advice = page.get_by_role("complementary", name="A bot’s advice")
    expect(advice).to_contain_text("Worth about")
    best = advice.locator(".best b").inner_text()
    advice.locator(".best").click()
    expect(page.locator(".options .sel")).to_contain_text(best)
    hands = Hands(page, http)
    state = hands.state()
    page.locator(".bar .btn.go").click()
    if next(option for option in state["options"] if option["label"] == best)["leaves"]:
        page.locator(".bar .btn.go.asks").click()
    hands.wait_for(state["number"] + 1)


@pytest.mark.parametrize("game", TITLES)
def test_a_phone_shows_the_board_and_never_scrolls_sideways(
    house: House, http: httpx.Client, game: str
) -> None:
    page = open_table(house, http, game, size=PHONE, touch=True)
    tabs = page.get_by_role("navigation", name="Board").get_by_role("button")
    assert tabs.count() >= 4
    for number in range(tabs.count()):
        tabs.nth(number).tap()
        wide = page.evaluate("() => [document.documentElement.scrollWidth, innerWidth]")
        assert wide[0] <= wide[1], f"tab {number} scrolls sideways"
    tabs.first.tap()
    board = page.get_by_role("main").bounding_box()
    assert board is not None
    assert board["width"] > 360
    assert board["height"] > 250
    assert board["y"] + board["height"] <= PHONE[1]
    hands = Hands(page, http)
    state = hands.state()
    listed = page.locator(".options ol button")
    expect(listed).to_have_count(len(state["options"]))
    page.locator(".options .handle").tap()
    listed.first.tap()
    page.locator(".planned .go").tap()
    hands.wait_for(state["number"] + 1)


@pytest.mark.parametrize("game", TITLES)
def test_a_small_laptop_shows_board_bar_and_options_without_scrolling(
    house: House, http: httpx.Client, game: str
) -> None:
    page = open_table(house, http, game, size=LAPTOP)
    whole = page.evaluate("() => [document.body.scrollWidth, document.body.scrollHeight]")
    assert whole[0] <= LAPTOP[0]
    assert whole[1] <= LAPTOP[1]
    for part in ("main", ".bar", ".options", ".log"):
        box = page.locator(part).first.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= LAPTOP[1] + 1
        assert box["height"] > 60
    # The board keeps everything that is alive in sight.
    hidden = [name for name, spot in Hands(page, http).alive().items() if spot.x is None]
    assert hidden == []


def test_the_theme_follows_the_system_until_somebody_chooses(house: House) -> None:
    page = house.visit(dark=True)
    root = page.locator("html")
    expect(root).to_have_attribute("data-theme", "dark")
    page.get_by_role("button", name="Light or dark").click()
    expect(root).to_have_attribute("data-theme", "light")
    page.reload()
    expect(root).to_have_attribute("data-theme", "light")


def test_rules_can_be_searched(house: House) -> None:
    page = house.visit("/#/rules/basilica")
    page.get_by_role("searchbox").fill("queen")
    expect(page.get_by_role("status")).to_have_text(re.compile(r"^[1-9]\d* rules$"))
    page.get_by_role("searchbox").fill("xyzzy")
    expect(page.get_by_text("No rule has these words.")).to_be_visible()
