"""Whole games in a real browser: by touching pieces, by the keyboard, from the accessibility tree alone."""

import re

import httpx
import pytest
from playwright.sync_api import expect

from tests.browser.test_plan import WATCH_SHIFTS
from tests.support.browser import TITLES, House, new_table, seat_at, tab_to
from tests.support.ears import Ears
from tests.support.hands import Hands, Keys

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("game", TITLES)
def test_a_whole_game_by_touching_pieces_alone(house: House, http: httpx.Client, game: str) -> None:
    """Turns are planned, as for everybody who changed nothing, and nothing moves that no click moved."""
    page = house.visit()
    new_table(page, game, "Hot seat", "Bot")
    hands = Hands(page, http)
    # If the bot begins, it does so without anybody's click: how soon its turn is there is a matter of speed.
    hands.my_question()
    page.evaluate(WATCH_SHIFTS)
    hands.play()
    shifts = page.evaluate("() => window.shifts")
    assert shifts == [], "\n".join(shifts)
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


@pytest.mark.parametrize(
    ("game", "settings"),
    [("red_cathedral", {}), ("red_cathedral", {"module": "on"}), ("basilica", {})],
    ids=["red_cathedral", "contractors", "basilica"],
)
def test_a_whole_game_from_the_accessibility_tree_alone(
    house: House, http: httpx.Client, game: str, settings: dict[str, str]
) -> None:
    """Read and answered by roles and names: no piece, no class, no picture, no word of the server."""
    page = house.visit(seat_at(http, game, "mason", seed=4, **settings))
    ears = Ears(page)
    ears.play()
    expect(page.get_by_role("heading", level=1)).to_have_text(re.compile("wins|share"))
    assert ears.answered > 20
