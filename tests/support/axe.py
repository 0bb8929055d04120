"""What axe complains about on a page."""

from typing import Any, Final

from axe_playwright_python.base import AXE_SCRIPT
from playwright.sync_api import Page

# The size of targets is the one rule of WCAG 2.2 AA that axe leaves out unless asked.
EVERYTHING: Final = {"resultTypes": ["violations"], "rules": {"target-size": {"enabled": True}}}
# By night only the colours are others.
CONTRAST: Final = {"resultTypes": ["violations"], "runOnly": ["color-contrast", "link-in-text-block"]}


def complaints(page: Page, options: dict[str, Any]) -> list[str]:
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE_SCRIPT)
    found = page.evaluate("(options) => axe.run(options).then((all) => all.violations)", options)
    return [
        f"{one['id']}: {' '.join(map(str, node['target']))}: {node['failureSummary'].splitlines()[-1]}"
        for one in found
        for node in one["nodes"]
    ]
