"""On every screen axe finds nothing, no text is below twelve pixels and nothing is wider than the window.

A visit costs more than a look: each screen is opened once, and serves every check at every size.
"""

from collections.abc import Iterator
from typing import Final

import httpx
import pytest
from playwright.sync_api import Page

from tests.browser.screens import SCREENS
from tests.browser.tables import GUILDS, guild
from tests.support.axe import CONTRAST, EVERYTHING, complaints
from tests.support.browser import DESKTOP, PHONE, House, settled
from tests.support.pixels import SIZES, parts

pytestmark = pytest.mark.slow

# What is computed as 11.95 is drawn as 12 is.
LEAST: Final = 11.95
FINGER: Final = 44
# Tables with everything a game is played with, and what that is. Lines of the log are read, and large enough
# to be met (axe).
BOARDS: Final = ("red_cathedral", "contractors", "basilica")
PLAYED: Final = (
    *("die:", "space:", "section:", "cell:", "vault:", "order:", "builder:", "city:", "specialist:"),
    *("Market", "Site", "Duchy", "Me", "Board", "People"),
)


def heard_and_seen(page: Page) -> Iterator[str]:
    """What axe finds: by day everything, WCAG 2.2 AA included, by night what colours can do wrong."""
    for colours, options in (("light", EVERYTHING), ("dark", CONTRAST)):
        page.emulate_media(color_scheme="light" if colours == "light" else "dark")
        settled(page, colours)
        yield from (f"axe, {colours}: {one}" for one in complaints(page, options))
    page.emulate_media(color_scheme="light")
    settled(page, "light")


def read(page: Page, size: str, fingers: bool) -> Iterator[str]:
    """On every tab: texts that are too small, pieces too small for a finger, what is too wide."""
    tabs, wide = parts(page, LEAST, fingers)
    met = 0
    for part in tabs:
        assert part.seen > 1, f"{size} {part.name}: hardly anything is to be read"
        yield from (f"text, {part.name}: {one.px} {one.said!r} in {one.where}" for one in part.small)
        for one in part.targets:
            if one.name.startswith(PLAYED):
                met += 1
                if min(one.width, one.height) < FINGER:
                    yield f"finger, {part.name}: {one.name} is {one.width} x {one.height}"
    assert met > 10 or not fingers, f"{size}: hardly anything is to be touched"
    if wide > SIZES[size][0]:
        yield f"width: the page is {wide} wide"


@pytest.mark.parametrize("screen", SCREENS)
def test_a_screen_can_be_read_heard_and_touched(house: House, http: httpx.Client, screen: str) -> None:
    page = SCREENS[screen](house, http)
    found: list[str] = []
    for name, (width, height) in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        settled(page, "light")
        if (width, height) in (DESKTOP, PHONE):
            found += [f"{name}: {one}" for one in heard_and_seen(page)]
        fingers = screen in BOARDS and name in ("phone", "landscape")
        found += [f"{name}: {one}" for one in read(page, name, fingers)]
    assert found == [], "\n".join(found)


@pytest.mark.parametrize("record", GUILDS)
def test_a_table_with_a_guild_can_be_read(house: House, http: httpx.Client, record: str) -> None:
    page = guild(house, http, record)
    found: list[str] = []
    for name, (width, height) in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        settled(page, "light")
        found += [f"{name}: {one}" for one in read(page, name, False)]
    assert found == [], "\n".join(found)
