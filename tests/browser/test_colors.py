"""Eyes that see red and green alike: areas are outlined, and a setting sets the vaults apart."""

import httpx
import pytest
from playwright.sync_api import expect

from tests.support.browser import House, bring
from tests.support.hands import Hands, at_table

pytestmark = pytest.mark.slow


def test_every_area_is_outlined_and_clear_colors_are_kept(house: House, http: httpx.Client) -> None:
    page = at_table(house.visit(bring(http, "basilica/expansion", 120)))
    areas = Hands(page, http).state()["view"]["areas"]["areas"]
    for color in ("red", "yellow", "blue", "green"):
        of_color = [area for area in areas if area["colour"] == color]
        expect(page.locator(f"path.area.{color}")).to_have_count(len(of_color))
    printed = page.evaluate("getComputedStyle(document.documentElement).getPropertyValue('--vault-green')")
    page.get_by_role("button", name="Menu", exact=True).click()
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("dialog").get_by_role("button", name="Clear").click()
    page.reload()
    at_table(page)
    expect(page.locator("html")).to_have_attribute("data-colors", "clear")
    clear = page.evaluate("getComputedStyle(document.documentElement).getPropertyValue('--vault-green')")
    assert clear != printed
