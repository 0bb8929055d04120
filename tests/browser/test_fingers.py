"""On a phone, upright or on its side, nothing moves under a finger; how large things are: test_screens."""

import httpx
import pytest

from tests.browser.tables import red_cathedral
from tests.support.browser import House, settled
from tests.support.pixels import SIZES

pytestmark = pytest.mark.slow


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
