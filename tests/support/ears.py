"""Somebody who hears the page: everything is found by its role and its name, and done with the keyboard."""

import re
import time
from typing import Final

from playwright.sync_api import Locator, Page

# What leads on, in the words of the options; the first kind that is offered is chosen.
LIKED: Final = ("Deliver", "Place a", "Lay the", "Claim", "Send", "Take", "Keep", "Move the")
# A name with a colon in it stands in quotes.
BUTTON: Final = re.compile(r"""- '?button "((?:[^"\\]|\\.)*)"(.*)""")
WAIT: Final = 60.0


class Ears:
    def __init__(self, page: Page) -> None:
        self.page = page
        self.answered = 0
        self._kinds: dict[str, int] = {}
        self.options = page.get_by_role("region", name="Options")
        self.bar = page.get_by_role("banner")

    def heard(self) -> str:
        """What is asked now, as a screen reader would find it."""
        return "".join(part.aria_snapshot() for part in (self.bar, self.options) if part.count() == 1)

    def offered(self) -> list[str]:
        if self.options.count() == 0:
            return []
        lines = self.options.get_by_role("list").first
        if lines.count() == 0:
            return []
        found = [BUTTON.search(line) for line in lines.aria_snapshot().splitlines()]
        return [one[1].replace('\\"', '"') for one in found if one and "[disabled]" not in one[2]]

    def over(self) -> bool:
        return self.page.get_by_role("heading", name=re.compile("wins|share")).count() > 0

    def press(self, button: Locator) -> None:
        button.focus()
        self.page.keyboard.press("Enter")

    def primary(self) -> Locator | None:
        """The one button that Enter means, if it has something to play."""
        found = self.bar.get_by_role("button", name=re.compile("^(Play|Yes|End the turn|Finish|Stop|Leave)"))
        return found.last if found.count() and found.last.is_enabled() else None

    def choose(self, names: list[str]) -> str:
        """What leads on; of several alike the next one, so that nothing is tried for ever."""
        for word in LIKED:
            liked = [name for name in names if name.startswith(word)]
            if liked:
                count = self._kinds[word] = self._kinds.get(word, -1) + 1
                return liked[count % len(liked)]
        return names[0]

    def play(self, most: int = 800) -> None:
        for _ in range(most):
            names = self._question()
            if names is None:
                return
            before = self.heard()
            primary = self.primary()
            if primary is not None:
                self.press(primary)
            else:
                button = self.options.get_by_role("button", name=self.choose(names), exact=True).first
                # On a busy machine the list may be that of the next question by now: it is read again.
                if button.count() == 0 and names != self.offered():
                    continue
                self.press(button)
            self.answered += 1
            self._until_changed(before)
        raise AssertionError(f"the game does not end within {most} answers")

    def _question(self) -> list[str] | None:
        """The names of all answers, once there are any; None when the game is over."""
        end = time.monotonic() + WAIT
        while time.monotonic() < end:
            if self.over():
                return None
            names = self.offered()
            if names:
                return names
            self.page.wait_for_timeout(40)
        raise AssertionError(f"nothing is asked: {self.heard()}")

    def _until_changed(self, before: str) -> None:
        end = time.monotonic() + WAIT
        while time.monotonic() < end:
            if self.over() or self.heard() != before:
                return
            self.page.wait_for_timeout(30)
        raise AssertionError(f"nothing changes after an answer: {before}")
