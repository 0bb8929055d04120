"""The teacher at the elbow in first games: one tip for a situation, each once, over nothing to be touched."""

from typing import Final

import httpx
import pytest
from playwright.sync_api import Page, expect

from tests.support.browser import DESKTOP, LAPTOP, PHONE, TITLES, House, Size, seat_at, storage
from tests.support.hands import TABLE, at_table

pytestmark = pytest.mark.slow

# What can be touched and lies under the tip with its middle; and whether the tip is inside the window.
UNDER: Final = """() => {
  const card = document.querySelector('.tip').getBoundingClientRect();
  if (card.left < 0 || card.top < 0) return ['outside'];
  if (card.right > innerWidth || card.bottom > innerHeight) return ['outside'];
  const under = [];
  const touched = ['.board [data-piece]:not([aria-disabled])',
    '.bar button', '.table > nav button', '.planned button'].join()
  for (const one of document.querySelectorAll(touched)) {
    const box = one.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    if (box.width && x > card.left && x < card.right && y > card.top && y < card.bottom)
      under.push(one.dataset.piece ?? one.innerText);
  }
  return under;
}"""


def play_now(house: House, game: str, size: Size = DESKTOP) -> Page:
    page = house.visit(size=size, touch=size == PHONE)
    tile = page.get_by_role("article").filter(has=page.get_by_role("heading", name=TITLES[game]))
    tile.get_by_role("button", name="Play now").click()
    at_table(page)
    page.locator(f"{TABLE}[aria-busy='false']").wait_for()
    return page


@pytest.mark.parametrize("size", [DESKTOP, LAPTOP, PHONE], ids=str)
@pytest.mark.parametrize("game", TITLES)
def test_a_first_game_begins_with_a_tip_over_nothing_that_can_be_touched(
    house: House, game: str, size: Size
) -> None:
    page = play_now(house, game, size)
    tip = page.locator(".tip")
    expect(tip).to_contain_text("From now on everything is alive")
    page.wait_for_timeout(400)
    assert page.evaluate(UNDER) == []
    assert storage(page, "nave.tips")["known"] == {game: ["begin"]}
    tip.get_by_role("button", name="Got it").click()
    expect(tip).to_have_count(0)
    page.reload()
    at_table(page)
    page.wait_for_timeout(600)
    expect(page.locator("[data-tip=begin]")).to_have_count(0)


def test_what_somebody_plans_is_spoken_of_while_it_is_planned(house: House) -> None:
    page = play_now(house, "red_cathedral")
    page.locator(".tip").get_by_role("button", name="Got it").click()
    # A step for money: the plan is shown, and the teacher speaks to it.
    page.locator(".rail .opts").get_by_text("for 1 ruble").first.click()
    expect(page.locator("[data-tip=one-step]")).to_be_visible()
    page.wait_for_timeout(300)
    assert page.evaluate(UNDER) == []


def test_the_teacher_can_be_sent_away_and_called_back(house: House) -> None:
    page = play_now(house, "basilica")
    page.locator(".tip").get_by_role("button", name="No more tips").click()
    expect(page.locator(".tip")).to_have_count(0)
    expect(page.get_by_text("No more tips. The settings bring them back.")).to_be_visible()
    assert storage(page, "nave.settings")["tips"] is False
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("switch", name="Tips in first games").click()
    assert storage(page, "nave.settings")["tips"] is True


def test_the_rule_behind_a_tip_opens(house: House) -> None:
    page = play_now(house, "basilica")
    page.locator(".tip").get_by_role("button", name="§").click()
    expect(page.get_by_role("complementary").locator("article.here code")).to_have_text("turn.exactly_three")


@pytest.mark.parametrize("game", TITLES)
def test_whoever_plays_on_from_the_lessons_has_the_teacher_beside_them(house: House, game: str) -> None:
    page = house.visit(f"/#/learn/{game}/first")
    page.locator(".lesson .board *").first.wait_for()
    for _ in range(20):
        if page.get_by_role("button", name="Play on from here").count():
            break
        page.get_by_role("button", name="Skip").click()
        page.wait_for_timeout(150)
    page.get_by_role("button", name="Play on from here").click()
    at_table(page)
    expect(page.locator(".tip")).to_be_visible()


def test_a_table_that_is_no_first_game_is_left_alone(house: House, http: httpx.Client) -> None:
    page = at_table(house.visit(seat_at(http, "basilica", "apprentice", first_player="1")))
    page.locator(f"{TABLE}[aria-busy='false']").wait_for()
    page.wait_for_timeout(800)
    expect(page.locator(".tip")).to_have_count(0)
