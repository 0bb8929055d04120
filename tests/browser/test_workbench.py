"""Owners correct their box by touch, play with it, share it and merge it with a friend's."""

import re
import time

import httpx
import pytest
from playwright.sync_api import Page, expect

from tests.support.browser import PHONE, House

pytestmark = pytest.mark.slow

# Sheet, piece by number, place, which of its buttons, what to touch in the tray ("" if the button is all).
TEN = (
    ("Bases", 2, "Cost", 2, "brick"),
    ("Bases", 3, "Recognition", 1, ""),
    ("Bases", 4, "Rubles", 1, ""),
    ("Domes", 0, "Cost", 0, "lumber"),
    ("Workshop tiles", 5, "Goods", 0, "stone"),
    ("Workshop tiles", 6, "Players", 0, "3"),
    ("Resource tiles", 0, "Amount", 1, ""),
    ("Workshop boards", 0, "Price", 0, ""),
    ("Influence cards", 3, "Actions", 1, ""),
    ("Contracts", 0, "Prestige", 1, ""),
)


def bench(house: House, game: str) -> Page:
    page = house.visit(f"/#/pieces/{game}")
    expect(page.locator(".cards li").first).to_be_visible()
    return page


def correct(page: Page, sheet: str, number: int, place: str, button: int, tray: str) -> int:
    """How many touches it took on the piece, its place and the tray."""
    page.get_by_role("navigation").get_by_role("button", name=sheet).first.click()
    touches = 2
    page.locator(".cards button").nth(number).click()
    group = page.get_by_role("group", name=place, exact=True).first
    group.get_by_role("button").nth(button).click()
    if tray:
        page.locator(".tray").get_by_role("button", name=tray, exact=True).click()
        touches += 1
    expect(page.locator(".big.corrected")).to_be_visible()
    page.get_by_role("button", name="All pieces").click()
    return touches


def test_ten_values_are_corrected_by_touch_and_played_with(house: House, http: httpx.Client) -> None:
    page = bench(house, "red_cathedral")
    began = time.monotonic()
    assert max(correct(page, *one) for one in TEN) <= 3
    assert time.monotonic() - began < 120
    expect(page.get_by_role("status").first).to_contain_text("10 corrected")
    page.get_by_role("button", name="Set: mybox").click()
    code = page.get_by_label("Code of the set")
    expect(code).to_have_value(re.compile(r"^NAVE1-.{40,}"))
    shared = code.input_value()
    page.get_by_role("button", name="Keep it here to play with").click()
    expect(page.get_by_text("Kept as mybox-")).to_be_visible()
    names = [one["name"] for one in http.get("/api/games/red_cathedral/sets").json()]
    assert any(name.startswith("mybox-") for name in names)

    friend = bench(house, "red_cathedral")
    correct(friend, "Bases", 2, "Cost", 2, "gold")
    friend.get_by_role("button", name="Set: mybox").click()
    friend.get_by_label("A code or the text of a file").fill(shared)
    friend.get_by_role("button", name="Look at it").click()
    expect(friend.get_by_text("1 piece is read differently")).to_be_visible()
    friend.get_by_role("button", name="Merge into mine").click()
    expect(friend.get_by_text("Merged.")).to_be_visible()


def test_a_right_piece_costs_one_key_and_undo_takes_it_back(house: House) -> None:
    page = bench(house, "basilica")
    page.locator(".cards button").first.click()
    for _ in range(3):
        page.keyboard.press("Enter")
    expect(page.get_by_text("4 of 10, R04 in the file")).to_be_visible()
    page.keyboard.press("u")
    page.get_by_role("button", name="All pieces").click()
    expect(page.get_by_role("status").first).to_contain_text("2 of 71 pieces looked at")
    page.reload()
    expect(page.get_by_role("status").first).to_contain_text("2 of 71 pieces looked at")


def test_faults_are_named_while_touching(house: House) -> None:
    page = bench(house, "red_cathedral")
    page.get_by_role("navigation").get_by_role("button", name="Building plans").first.click()
    page.locator(".cards button").first.click()
    page.get_by_role("button", name="Towers 1: more").click()
    expect(page.get_by_text("12 sections in all, 6 for each of 2 players")).to_be_visible()
    page.get_by_role("button", name="Towers 2: less").click()
    expect(page.get_by_text("A game can be played with this set.")).to_be_visible()


def test_nothing_is_wider_than_a_phone(house: House) -> None:
    page = bench(house, "red_cathedral")
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    page.locator(".cards button").first.click()
    expect(page.get_by_role("button", name="Right, as printed")).to_be_in_viewport()
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
