"""What can be answered, in rows: one line each, grouped; and what is out of reach, with its reason."""

import re

import httpx
import pytest
from playwright.sync_api import expect

from tests.support.browser import DESKTOP, LAPTOP, PHONE, TABLET, House, Size, bring, seat_at
from tests.support.hands import Hands, at_table, uncovered

pytestmark = pytest.mark.slow

FOUR = ("Vera", "Boris", "Olga", "Konrad")
ROWS = ".options ol li button"


@pytest.mark.parametrize("size", [DESKTOP, LAPTOP])
def test_every_answer_is_one_line_in_its_group(house: House, http: httpx.Client, size: Size) -> None:
    page = uncovered(house.visit(bring(http, "red_cathedral/four_basic", 432, FOUR), size))
    hands = Hands(page, http)
    state = hands.my_question()
    assert state is not None
    rows = page.locator(ROWS)
    expect(rows).to_have_count(len(state["options"]))
    assert page.locator(".options .head").all_inner_texts() == ["Claim", "Build", "Market", "Prestige"]
    heights = rows.evaluate_all("(all) => all.map((one) => one.getBoundingClientRect().height)")
    assert max(heights) <= 30
    # Whoever hears the page is told the whole sentence.
    names = [option["label"] for option in state["options"]]
    for at in (0, 4, 10):
        expect(rows.nth(at)).to_have_accessible_name(re.compile(rf"^{re.escape(names[at])}$"))
    # The digits reach every row, nine at a time.
    seen: list[int] = []
    for _ in range(4):
        seen += rows.evaluate_all("(all) => all.flatMap((one, at) => one.querySelector('kbd') ? [at] : [])")
        page.keyboard.press("0")
    assert sorted(set(seen)) == list(range(len(names)))


def test_what_is_out_of_reach_says_what_is_missing(house: House, http: httpx.Client) -> None:
    page = at_table(house.visit(seat_at(http, "red_cathedral", "random", seed=4, first_player="1")))
    dead = page.locator(".options .dead button")
    trade = dead.filter(has_text="Give 1 prestige for 2 rubles")
    expect(trade).to_contain_text("there is no prestige space behind the marker")
    expect(trade).to_have_attribute("aria-disabled", "true")
    before = page.locator(".table").get_attribute("data-number")
    trade.click(force=True)
    expect(page.get_by_role("status").filter(has_text="there is no prestige space")).to_be_visible()
    assert page.locator(".table").get_attribute("data-number") == before


def test_the_bar_tells_the_race_and_who_is_next(house: House, http: httpx.Client) -> None:
    page = uncovered(house.visit(bring(http, "red_cathedral/four_basic", 432, FOUR)))
    race = page.locator(".gamebar .race")
    view = Hands(page, http).state()["view"]
    for player, name in enumerate(FOUR):
        who = "you" if player == view["seat"] else name
        expect(race).to_contain_text(f"{who}: {view['players'][player]['sections']} of 6 sections")
    expect(race).to_contain_text(re.compile("plays? next|needs? one more"))
    late = uncovered(house.visit(bring(http, "red_cathedral/four_basic", 744, FOUR)))
    expect(late.locator(".gamebar .race")).to_contain_text("last round")


@pytest.mark.parametrize("size", [TABLET, PHONE, (844, 390)], ids=str)
def test_that_the_end_is_near_is_in_sight_on_small_screens_too(
    house: House, http: httpx.Client, size: Size
) -> None:
    page = uncovered(house.visit(bring(http, "red_cathedral/four_basic", 744, FOUR), size))
    told = page.locator(".gamebar .race small")
    expect(told).to_contain_text("last round")
    expect(told).to_be_in_viewport(ratio=1)
    # It lies on the bar, and takes no room from what is said there.
    assert page.locator(".gamebar .say .main").is_visible()
    early = uncovered(house.visit(bring(http, "red_cathedral/four_basic", 100, FOUR), size))
    expect(early.locator(".gamebar .race small")).to_be_hidden()


def test_the_bar_counts_the_actions_of_basilica(house: House, http: httpx.Client) -> None:
    page = uncovered(house.visit(bring(http, "basilica/base_renewed", 12, ("Vera", "Boris"))))
    left = Hands(page, http).state()["view"]["this_turn"]["actions_left"]
    expect(page.locator(".gamebar").get_by_role("img", name=f"Action {4 - left} of 3")).to_be_visible()


@pytest.mark.parametrize("size", [DESKTOP, LAPTOP])
def test_the_sky_ends_above_the_towers_and_the_story_has_the_rest(
    house: House, http: httpx.Client, size: Size
) -> None:
    page = uncovered(house.visit(bring(http, "red_cathedral/four_basic", 744, FOUR), size))
    site, tower = (
        page.locator(".site").bounding_box(),
        page.locator("[data-piece='section:3.5']").bounding_box(),
    )
    story = page.locator(".tale .log").bounding_box()
    assert site is not None
    assert tower is not None
    assert story is not None
    assert tower["y"] - site["y"] < 0.25 * site["height"], "most of it is no sky"
    assert story["height"] >= 110
    assert story["y"] + story["height"] <= site["y"]


def test_goods_a_claimed_card_still_needs_are_the_brightest_thing_on_it(
    house: House, http: httpx.Client
) -> None:
    page = uncovered(house.visit(bring(http, "red_cathedral/four_basic", 432, FOUR)))
    look = "(all) => all.map((one) => [getComputedStyle(one).fill, getComputedStyle(one).opacity])"
    needed = page.locator(".slot.need").evaluate_all(look)
    delivered = page.locator(".slot.have").evaluate_all(look)
    assert needed
    assert delivered

    def light(fill: str) -> int:
        return sum(int(part) for part in re.findall(r"\d+", fill)[:3])

    assert min(light(fill) for fill, _ in needed) > max(light(fill) for fill, _ in delivered)
    opacity = "(all) => all.map((one) => Number(getComputedStyle(one).opacity))"
    assert page.locator("use.had").evaluate_all(opacity) == [0.45] * len(delivered)
