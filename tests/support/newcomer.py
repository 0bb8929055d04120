"""Somebody who plays a first game to its end by the list and the one large button, with a finger or keys."""

from typing import Any, Final

import httpx
from playwright.sync_api import Page

from tests.support.hands import Hands

# Answers of one seat in a whole game; a first game is shorter by far.
MOST: Final = 400

# The middle of the large button, once the row that was touched is chosen and a finger would meet it. A
# plan has it where the thumb is, and comes a moment later than the choice: nobody is quicker.
LARGE: Final = """(row) => new Promise((done) => {
  const begin = performance.now();
  const look = () => {
    const plan = document.querySelector('.planned');
    const go = document.querySelector(plan ? '.planned .go' : '.bar .btn.go');
    const box = go?.getBoundingClientRect();
    const spot = box && [box.left + box.width / 2, box.top + box.height / 2];
    const rows = document.querySelectorAll('.options ol button');
    const waited = plan || performance.now() > begin + 500;
    const chosen = row === null || (rows[row]?.ariaCurrent === 'true' && waited);
    if (spot && chosen && !go.disabled && go.contains(document.elementFromPoint(...spot))) done(spot);
    else if (performance.now() > begin + 15000) done(null);
    // Frames are asked for: without one the browser keeps back what a finger did.
    else requestAnimationFrame(look);
  };
  look();
})"""


class Newcomer(Hands):
    def __init__(self, page: Page, http: httpx.Client, *, keys: bool) -> None:
        super().__init__(page, http)
        self.keys = keys

    def to_the_end(self) -> int:
        count = self.play(MOST)
        assert count < MOST, "the first game does not end"
        return count

    def answer(self, option: dict[str, Any], state: dict[str, Any]) -> None:
        at = [one["text"] for one in state["options"]].index(option["text"])
        (self.press if self.keys else self.tap)(at, len(state["options"]))
        if option["leaves"]:
            # Asked about once; a plan has said it already.
            self.page.wait_for_function(
                f"() => document.querySelector('.bar .btn.go.asks, .after') !== null"
                f" || Number(document.querySelector('.table')?.dataset.number) > {state['number']}"
            )
            if self.page.locator(".bar .btn.go.asks").count():
                self.go()

    def go(self, row: int | None = None) -> None:
        if self.keys:
            self.page.keyboard.press("Enter")
        else:
            spot = self.page.evaluate(LARGE, row)
            assert spot is not None, "the large button cannot be met"
            self.page.touchscreen.tap(*spot)

    def tap(self, at: int, count: int) -> None:
        """The row, then the button that says what it does. What the teacher said has been read."""
        tip = self.page.locator(".tip .plain")
        if tip.count():
            tip.tap()
        row = self.page.locator(".options ol button").nth(at)
        if row.get_attribute("aria-current") == "true":
            # What is usual is prepared already.
            self.go()
            return
        if self.page.locator(".planned").count():
            self.page.locator(".planned .ends button").first.tap()
        handle = self.page.locator(".options .handle")
        if handle.count() and handle.get_attribute("aria-expanded") == "false":
            handle.tap()
        row.tap()
        if self.page.evaluate(LARGE, at) is None:
            # What the teacher had to say to it lay over the button, or the row was not met.
            if tip.count():
                tip.tap()
            else:
                row.tap()
        self.go(at)

    def press(self, at: int, count: int) -> None:
        self.page.keyboard.press("o")
        self.page.wait_for_function("() => document.activeElement.closest('.options') !== null")
        key, steps = ("ArrowDown", at) if at <= count - at else ("ArrowUp", count - at)
        for _ in range(steps):
            self.page.keyboard.press(key)
        self.page.keyboard.press("Enter")
