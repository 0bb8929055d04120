"""What lies still: a board whatever is on it, and everything while what was asked for comes late."""

from typing import Final

import httpx
import pytest
from playwright.sync_api import Page, expect

from tests.browser.test_plan import WATCH_SHIFTS
from tests.support.browser import House, bring, settled
from tests.support.hands import Hands, narrow, uncovered

pytestmark = pytest.mark.slow

NAMES: Final = ("Vera", "Boris")
# The upper edge of everything between the name of a part and its last place.
EDGES: Final = """() => Object.fromEntries([
  ".store .pile", ".store .tile + .cap + .cap", ".store .pile + .cap",
  ...[1, 2, 3].flatMap((n) => [`[data-place='order:${n}']`, `[data-place='vault:${n}']`]),
  ...[3, 4, 5].flatMap((n) => [`.slot:nth-child(${n}) .drop`, `.slot:nth-child(${n}) .cap.n`]),
  ".niche.score .fig",
].map((what) => {
  const box = document.querySelector(`.basilica ${what}`).getBoundingClientRect();
  return [what, Math.round(what.endsWith(".fig") ? box.bottom : box.top)];
}))"""
# Short and long names on the stack, one and two figures of tiles put away, an order under way, and a space
# without one.
MOMENTS: Final = (
    ("base_exhaustion", 10),
    ("base_exhaustion", 17),
    ("base_exhaustion", 115),
    ("base_exhaustion", 213),
    ("base_both_jesters", 437),
)
# Longer than a click counts as the reason for what moves.
LATE: Final = 700
SLOW: Final = """(late) => {
  const real = window.fetch;
  window.fetch = async (...asked) => {
    const reply = await real(...asked);
    const slow = /\\/(try|wanting)\\b/.test(String(asked[0]?.url ?? asked[0]));
    if (slow) await new Promise((on) => setTimeout(on, late));
    return reply;
  };
}"""


def edges(house: House, http: httpx.Client, record: str, answers: int) -> dict[str, int]:
    page = uncovered(house.visit(bring(http, f"basilica/{record}", answers, NAMES)))
    settled(page, "light")
    found: dict[str, int] = page.evaluate(EDGES)
    page.close()
    return found


def test_the_board_keeps_its_places_whatever_lies_on_it(house: House, http: httpx.Client) -> None:
    first, *others = (edges(house, http, *moment) for moment in MOMENTS)
    assert [other for other in others if other != first] == [], first


def quiet(page: Page) -> None:
    """Until everything has come that was asked for: a plan, then what an answer lacks."""
    page.wait_for_timeout(3 * LATE + 300)


@pytest.mark.parametrize(
    ("record", "answers", "names"),
    [("basilica/expansion", 200, NAMES), ("red_cathedral/two_basic", 60, NAMES)],
    ids=["basilica", "red_cathedral"],
)
def test_what_comes_late_moves_nothing(
    house: House, http: httpx.Client, record: str, answers: int, names: tuple[str, ...]
) -> None:
    """Plans, answers that lack the means, tips: whoever reads already reads on at the same place."""
    page = house.visit(bring(http, record, answers, names))
    page.evaluate(SLOW, LATE)
    hands = Hands(uncovered(page), http)
    hands.my_question()
    quiet(page)
    page.evaluate(WATCH_SHIFTS)
    for _ in range(3):
        hands.play(1)
        quiet(page)
    shifts = page.evaluate("() => window.shifts")
    assert shifts == [], "\n".join(shifts)


# Touch a piece, and how many answers are drawn with that: no frame later, above what stands below them.
AT_ONCE: Final = """async (piece) => {
  document.querySelector(`[data-piece='${piece}']`).dispatchEvent(new MouseEvent("click", {bubbles: true}));
  for (let n = 0; n < 5; n += 1) await Promise.resolve();
  return document.querySelectorAll(".options ol li").length;
}"""


def test_a_long_list_that_grows_shorter_is_drawn_at_once(house: House, http: httpx.Client) -> None:
    hands = Hands(uncovered(house.visit(bring(http, "basilica/base_renewed", 167, NAMES))), http)
    state = hands.my_question()
    assert state is not None
    rows = hands.page.locator(".options ol li")
    expect(rows).to_have_count(len(state["options"]))
    left = len(narrow(state["options"], ["vault:1"]))
    assert 9 < left < len(state["options"])
    assert hands.page.evaluate(AT_ONCE, "vault:1") == left
