"""Scorings are scenes: counted thing by thing over the table as it stood, kept until closed."""

import httpx
import pytest
from playwright.sync_api import Locator, Page, expect

import nave
from tests.support.browser import DESKTOP, PHONE, RECORDS, House, Size, bring, storage
from tests.support.hands import AFTER, TABLE, uncovered


def answer(http: httpx.Client, page: Page, record: str, upto: int) -> None:
    """The answer that the record gives next, by whoever must give it: not through the page."""
    move = nave.load_record(RECORDS / f"{record}.json").answers[upto]
    sitting = storage(page, "nave.tables")[0]
    headers = {"Authorization": f"Bearer {sitting['key']}"}
    state = http.get(f"/api/tables/{sitting['table']}", headers=headers).json()
    body = {
        "id": "of-the-record",
        "seat": state["view"]["to_answer"],
        "follows": state["number"],
        "move": move,
    }
    reply = http.post(f"/api/tables/{sitting['table']}/play", json=body, headers=headers)
    assert reply.status_code == 200, reply.text


def scored(
    house: House,
    http: httpx.Client,
    record: str,
    upto: int,
    size: Size = DESKTOP,
    *,
    pace: str = "step",
    dark: bool = False,
) -> Page:
    """A table one answer before a scoring, and then that answer."""
    page = house.visit(
        bring(http, record, upto), size, pace=pace, scenes=True, dark=dark, motion=pace != "instant"
    )
    uncovered(page)
    answer(http, page, record, upto)
    expect(page.locator(".counting")).to_be_visible()
    return page


def line(page: Page) -> Locator:
    return page.locator(".counting li[aria-current]")


def test_areas_are_lit_one_by_one_with_their_sums_and_rows_leave_afterwards(
    house: House, http: httpx.Client
) -> None:
    page = scored(house, http, "basilica/expansion", 150)
    areas = page.locator(".counting li")
    expect(areas).to_have_count(3)
    expect(line(page)).to_contain_text("6 vaults = 6")
    expect(page.locator("[data-paid]")).to_have_count(1)
    built = page.locator("main.board [data-place^='cell:']")
    stood = built.count()
    page.keyboard.press("Enter")
    expect(line(page)).to_contain_text("4 vaults, doubled, + 4 for glass = 12")
    expect(page.locator("[data-paid]")).to_have_count(2)
    page.keyboard.press("ArrowLeft")
    expect(line(page)).to_contain_text("6 vaults = 6")
    page.get_by_role("button", name="skip to the sums").click()
    sums = page.locator(".counting td.sum")
    assert sums.all_inner_texts() == ["6", "16"]
    assert built.count() == stood, "nothing moves while it is counted"
    page.keyboard.press("Enter")
    expect(page.locator(".counting")).to_have_count(0)
    # The story counts it again, over the table as it stood then.
    uncovered(page)
    page.get_by_role("button", name="count it again").first.click()
    expect(line(page)).to_contain_text("6 vaults = 6")
    page.keyboard.press("Escape")
    expect(page.locator(".counting")).to_have_count(0)


def test_at_once_shows_all_lines_and_the_sums(house: House, http: httpx.Client) -> None:
    page = scored(house, http, "basilica/base_third_scoring", 185, PHONE, pace="instant")
    expect(page.locator(".counting li[aria-current]")).to_have_count(0)
    expect(page.locator(".counting td.sum").first).not_to_be_empty()
    page.get_by_role("button", name="Back to the table").first.click()
    expect(page.locator(AFTER)).to_be_visible()


def test_a_finished_tower_pays_the_contractors_of_its_city(house: House, http: httpx.Client) -> None:
    page = scored(house, http, "red_cathedral/contractors/module_two", 363)
    expect(page.locator(".counting")).to_contain_text("Tower IV is finished")
    expect(line(page)).to_contain_text("contractor")
    # The tower is lit, all others are not.
    assert {one.get_attribute("data-piece") for one in page.locator("[data-lit]").all()} == {
        "section:4.1",
        "section:4.2",
        "section:4.3",
    }
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    expect(page.locator(".counting")).to_have_count(0)


def test_the_final_scoring_is_counted_before_the_score_sheet_is_shown(
    house: House, http: httpx.Client
) -> None:
    page = scored(house, http, "red_cathedral/two_basic", 359)
    expect(line(page)).to_contain_text("On the track")
    page.get_by_role("button", name="skip to the sums").click()
    result = nave.load_record(RECORDS / "red_cathedral/two_basic.json").result
    assert result is not None
    assert page.locator(".counting td.sum").all_inner_texts() == [str(points) for points in result["scores"]]
    page.keyboard.press("Enter")
    expect(page.locator(AFTER)).to_be_visible()
    expect(page.locator("[data-source='ending']")).to_be_visible()


def test_the_score_sheet_is_there_after_a_resignation(house: House, http: httpx.Client) -> None:
    page = house.visit(bring(http, "red_cathedral/two_basic", 200))
    uncovered(page)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Give up").click()
    page.get_by_role("button", name="Give up for good?").click()
    page.locator(AFTER).wait_for()
    expect(page.get_by_text("The game was left before its end")).to_be_visible()
    expect(page.locator("[data-source='sections']")).to_be_visible()
    expect(page.locator("[data-source='tower_1']")).to_be_visible()


@pytest.mark.slow
@pytest.mark.parametrize("pace", ["normal"])
def test_a_scene_plays_by_itself_and_waits_at_the_sums(house: House, http: httpx.Client, pace: str) -> None:
    page = scored(house, http, "basilica/base_third_scoring", 112, pace=pace)
    expect(page.locator(".counting td.sum").first).not_to_be_empty()
    expect(page.locator(".counting")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(f"{TABLE}, #hand-title").first).to_be_visible()
