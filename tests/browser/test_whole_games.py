"""Whole games in a real browser: once by touching pieces alone, once by the keyboard alone."""

import re

import httpx
import pytest
from playwright.sync_api import expect

from tests.support.browser import TITLES, House, new_table, tab_to
from tests.support.hands import Hands, Keys

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("game", TITLES)
def test_a_whole_game_by_touching_pieces_alone(house: House, http: httpx.Client, game: str) -> None:
    page = house.visit(steps=True)
    new_table(page, game, "Hot seat", "Bot")
    hands = Hands(page, http)
    hands.play()
    expect(page.locator("#after-title")).to_have_text(re.compile("wins|share"))
    assert hands.played > 20
    assert hands.by_pieces_alone()


@pytest.mark.parametrize("game", TITLES)
def test_a_whole_game_by_the_keyboard_alone(house: House, http: httpx.Client, game: str) -> None:
    page = house.visit(steps=True)
    page.get_by_role("article").first.wait_for()
    tab_to(page, "Hot seat", within=TITLES[game])
    page.keyboard.press("Enter")
    page.get_by_role("dialog").wait_for()
    tab_to(page, "Bot", within="Seat 2")
    page.keyboard.press("Space")
    if game == "red_cathedral":
        tab_to(page, "Empty", within="Seat 3")
        page.keyboard.press("Space")
    tab_to(page, "Open table")
    page.keyboard.press("Enter")
    page.wait_for_selector(".table[data-number]")
    keys = Keys(page, http)
    keys.play()
    expect(page.locator("#after-title")).to_have_text(re.compile("wins|share"))
    assert keys.played > 20
    assert set(keys.used) == {"pieces", "list", "number"}, keys.used
