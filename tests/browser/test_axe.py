"""axe finds nothing on any screen, by day and by night, on a desk and on a phone, WCAG 2.2 AA included."""

from typing import Any, Final

import httpx
import pytest
from axe_playwright_python.base import AXE_SCRIPT
from playwright.sync_api import Page

from tests.browser.screens import SCREENS
from tests.support.browser import DESKTOP, PHONE, House, settled

pytestmark = pytest.mark.slow

# The size of targets is the one rule of WCAG 2.2 AA that axe leaves out unless asked.
EVERYTHING: Final = {"resultTypes": ["violations"], "rules": {"target-size": {"enabled": True}}}
# By night only the colours are others.
CONTRAST: Final = {"resultTypes": ["violations"], "runOnly": ["color-contrast", "link-in-text-block"]}


def complaints(page: Page, options: dict[str, Any]) -> list[str]:
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE_SCRIPT)
    found = page.evaluate("(options) => axe.run(options)", options)["violations"]
    return [
        f"{one['id']}: {' '.join(map(str, node['target']))}: {node['failureSummary'].splitlines()[-1]}"
        for one in found
        for node in one["nodes"]
    ]


@pytest.mark.parametrize("screen", SCREENS)
def test_axe_finds_nothing(house: House, http: httpx.Client, screen: str) -> None:
    page = SCREENS[screen](house, http)
    found: list[str] = []
    for size in (DESKTOP, PHONE):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        for colours, options in (("light", EVERYTHING), ("dark", CONTRAST)):
            page.emulate_media(color_scheme="light" if colours == "light" else "dark")
            settled(page, colours)
            found += [f"{size[0]} {colours} {one}" for one in complaints(page, options)]
    assert found == [], "\n".join(found)
