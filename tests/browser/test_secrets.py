"""Contracts are known to their owner alone: not in another seat's page, and not on its wire."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final

import httpx
import pytest
from playwright.sync_api import Browser, Page, expect

import nave
from nave.tables.model import Keys
from tests.browser.conftest import serving
from tests.support.browser import RECORDS, House, bring
from tests.support.eyes import ASKS
from tests.support.hands import Hands, at_table, uncovered
from tests.support.page_words import page_words
from tests.support.secrets import store_table

pytestmark = pytest.mark.slow

# Two players; before this answer the first looks at three contracts, and the second holds one.
GAME: Final = "red_cathedral/contractors/archivists_3"
BEFORE_KEEPING: Final = 210
WORDS: Final[dict[str, str]] = page_words("games/red_cathedral/words/en.ftl")
CONTRACTS: Final = [row["id"] for row in nave.component_set("red_cathedral").rows("contract")]


def drawn(page: Page) -> set[str]:
    """The contracts whose face is on the page."""
    found = page.locator("[data-piece^='contract:']").evaluate_all(
        "(all) => all.map((one) => one.dataset.piece.slice('contract:'.length))"
    )
    return set(found) - {"", "drawn", "deck"}


@pytest.fixture
def friends(chromium: Browser, tmp_path: Path) -> Iterator[tuple[House, httpx.Client, Keys]]:
    """A server with a table of two friends in it."""
    game = nave.replay(nave.load_record(RECORDS / f"{GAME}.json"), upto=BEFORE_KEEPING)
    with ThreadPoolExecutor(1) as apart:  # Playwright has a loop in this thread already
        keys = apart.submit(store_table, f"sqlite:///{tmp_path / 'tables.sqlite3'}", game).result()
    with serving(tmp_path) as server:
        address = f"http://127.0.0.1:{server.port}"
        with House(chromium, address) as house, httpx.Client(base_url=address, timeout=30) as http:
            yield house, http, keys
            assert house.unexpected() == []


def test_contracts_reach_their_owner_alone(friends: tuple[House, httpx.Client, Keys]) -> None:
    house, http, keys = friends
    mine, theirs = (at_table(house.visit(f"/#/t/{keys.table}/{keys.seats[seat]}")) for seat in (0, 1))
    hands = Hands(mine, http)
    state = hands.my_question()
    assert state is not None
    offered = set(state["view"]["contracts"]["drawn"])
    assert len(offered) == 3
    assert drawn(mine) == offered
    option = state["options"][0]
    kept = option["text"].split()[1]
    hands.touch_option(option, state)
    other = Hands(theirs, http)
    other.wait_for(state["number"] + 1)
    hands.wait_for(state["number"] + 1)
    expect(mine.locator(f"[data-piece='contract:{kept}']").first).to_be_visible()
    sees = other.state()["view"]
    # What he holds, and what he himself put under the deck earlier.
    knows = {row["contract"] for row in sees["contracts"]["under"]} | set(sees["players"][1]["contracts"])
    knows.discard(None)
    assert knows.isdisjoint(offered)
    for page, known in ((mine, offered), (theirs, knows)):
        told = house.wires[page].heard()
        assert {name for name in CONTRACTS if name in told} == known
        assert drawn(page) <= known
        everything = page.content()
        assert not [
            name for name in CONTRACTS if WORDS[f"contract-{name}"] in everything and name not in known
        ]


def test_hot_seat_covers_contracts_between_turns(house: House, http: httpx.Client) -> None:
    page = uncovered(house.visit(bring(http, GAME, BEFORE_KEEPING, ("Vera", "Boris"))))
    hands = Hands(page, http)
    theirs = set(hands.state(1)["view"]["players"][1]["contracts"])
    for _ in range(30):
        shown = drawn(page)
        assert shown, "her own contracts are not shown"
        assert shown.isdisjoint(theirs)
        state = hands.state()
        if state["view"]["to_answer"] != 0:
            break
        # Whatever ends the turn soonest; how she plays it does not matter here.
        hands.touch_option(state["options"][-1], state)
        hands.heard = state["number"] + 1
        hands.page.evaluate(ASKS, hands.heard)
        if page.locator("#hand-title").count():
            break
    expect(page.get_by_role("heading", name="Hand over to Boris")).to_be_visible()
    assert page.locator("[data-piece]").count() == 0
    page.get_by_role("button", name="I am Boris").click()
    assert drawn(at_table(page)) == theirs
