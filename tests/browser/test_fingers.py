"""On a phone, upright or on its side, everything a move needs is large enough for a finger."""

from collections.abc import Callable
from typing import Final

import httpx
import pytest
from playwright.sync_api import Page

from tests.browser.screens import basilica, contractors, red_cathedral
from tests.browser.test_pixels import parts
from tests.support.browser import House, settled
from tests.support.pixels import SIZES, targets

pytestmark = pytest.mark.slow

FINGER: Final = 44
BOARDS: Final[dict[str, Callable[[House, httpx.Client], Page]]] = {
    one.__name__: one for one in (red_cathedral, contractors, basilica)
}
# What the game is played with. Lines of the log are read, and large enough to be met (test_axe).
PLAYED: Final = (
    "die:",
    "space:",
    "section:",
    "cell:",
    "vault:",
    "order:",
    "builder:",
    "city:",
    "specialist:",
)
TABS: Final = ("Market", "Site", "Duchy", "Me", "Board", "People", "Log")


@pytest.mark.parametrize("size", ["phone", "landscape"])
@pytest.mark.parametrize("board", BOARDS)
def test_pieces_and_tabs_are_as_large_as_a_finger(
    house: House, http: httpx.Client, board: str, size: str
) -> None:
    page = BOARDS[board](house, http)
    width, height = SIZES[size]
    page.set_viewport_size({"width": width, "height": height})
    settled(page, "light")
    seen, small = 0, []
    for part in parts(page):
        for one in targets(page):
            if not one.name.startswith((*PLAYED, *TABS)) or one.name == "Log":
                continue
            seen += 1
            if min(one.width, one.height) < FINGER:
                small.append(f"{part}: {one.name} is {one.width} x {one.height}")
    assert seen > 10
    assert small == [], "\n".join(small)


@pytest.mark.parametrize("size", ["phone", "landscape"])
def test_the_table_keeps_still_when_a_piece_is_chosen(house: House, http: httpx.Client, size: str) -> None:
    page = red_cathedral(house, http)
    width, height = SIZES[size]
    page.set_viewport_size({"width": width, "height": height})
    settled(page, "light")
    where = "() => document.querySelector('[data-piece=\"space:1\"]').getBoundingClientRect().toJSON()"
    before = page.evaluate(where)
    die = page.locator('[data-piece^="die:"]:not([aria-disabled])').first
    die.click()
    page.locator('[data-piece^="die:"][aria-pressed=true]').wait_for()
    assert page.evaluate(where) == before
