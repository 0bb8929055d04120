"""What the page draws is large enough for eyes: no text below twelve pixels, on any screen, at any size."""

from collections.abc import Iterator
from typing import Final

import httpx
import pytest
from playwright.sync_api import Page

from tests.browser.screens import GUILDS, SCREENS, guild
from tests.support.browser import House, settled
from tests.support.pixels import SIZES, texts

pytestmark = pytest.mark.slow

# What is computed as 11.95 is drawn as 12 is.
LEAST: Final = 11.95
# A drawing hears how large it is after it was laid out.
DRAWN: Final = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


def parts(page: Page) -> Iterator[str]:
    """Every tab of a narrow table in turn, opened; one nameless part where there are no tabs."""
    tabs = page.locator(".table > nav button").all()
    for tab in tabs:
        # Also where a window lies over it.
        tab.evaluate("(tab) => tab.click()")
        page.evaluate(DRAWN)
        yield tab.inner_text()
    if not tabs:
        yield ""


def too_small(page: Page) -> list[str]:
    found: list[str] = []
    for name, (width, height) in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        settled(page, "light")
        for part in parts(page):
            seen = texts(page)
            assert len(seen) > 1, f"{name} {part}: hardly anything is to be read"
            found += [
                f"{name} {part}: {one.px} {one.said!r} in {one.where}" for one in seen if one.px < LEAST
            ]
        wide = page.evaluate("() => document.documentElement.scrollWidth")
        if wide > width:
            found.append(f"{name}: the page is {wide} wide")
    return found


@pytest.mark.parametrize("screen", SCREENS)
def test_no_text_is_smaller_than_twelve_pixels(house: House, http: httpx.Client, screen: str) -> None:
    found = too_small(SCREENS[screen](house, http))
    assert found == [], "\n".join(found)


@pytest.mark.parametrize("record", GUILDS)
def test_nor_is_any_at_a_table_with_a_guild(house: House, http: httpx.Client, record: str) -> None:
    found = too_small(guild(house, http, record))
    assert found == [], "\n".join(found)
