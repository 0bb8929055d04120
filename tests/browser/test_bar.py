"""What the bar above a table says: the whole prompt, whose turn it is, and nothing of that after the end."""

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Browser, expect

import nave
from tests.browser.conftest import serving
from tests.support.browser import DESKTOP, PHONE, RECORDS, House, Size, bring
from tests.support.hands import AFTER, at_table, uncovered
from tests.support.secrets import store_table

pytestmark = pytest.mark.slow

NAMES = ("Vera", "Otto", "Lena")
SAID = ".gamebar .say .main"
BELOW = ".gamebar .say .alt"
WHO = ".gamebar .who b"


def moment(name: str, words: str) -> int:
    """How many answers a golden game has before the first prompt with these words."""
    record = nave.load_record(RECORDS / f"{name}.json")
    return next(n for n in range(len(record.answers)) if words in nave.replay(record, upto=n).prompt)


@pytest.mark.rule("turn.exactly_three")
@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_the_prompt_keeps_the_number_of_the_action(house: House, http: httpx.Client, size: Size) -> None:
    for number in (1, 2, 3):
        count = moment("basilica/base_renewed", f"action {number} of 3")
        page = house.visit(bring(http, "basilica/base_renewed", count, NAMES[:2]), size)
        uncovered(page)
        expect(page.locator(SAID)).to_contain_text(f"Action {number} of 3: lay a vault")


@pytest.mark.rule("workshop.placement")
def test_everybody_reads_whose_workshop_it_is(chromium: Browser, tmp_path: Path) -> None:
    name = "red_cathedral/two_basic"
    game = nave.replay(nave.load_record(RECORDS / f"{name}.json"), upto=moment(name, "workshop, face up"))
    with ThreadPoolExecutor(1) as apart:  # Playwright has a loop in this thread already
        keys = apart.submit(store_table, f"sqlite:///{tmp_path / 'tables.sqlite3'}", game).result()
    with serving(tmp_path) as server, House(chromium, f"http://127.0.0.1:{server.port}") as house:
        told = [
            at_table(house.visit(f"/#/t/{keys.table}/{keys.seats[seat]}")).locator(SAID) for seat in (0, 1)
        ]
        expect(told[0]).to_contain_text("'s workshop, face up or face down.")
        assert told[0].inner_text() == told[1].inner_text()
        assert house.unexpected() == []


@pytest.mark.rule("end.trigger")
@pytest.mark.parametrize(
    ("name", "seats"),
    [("basilica/expansion", 2), ("red_cathedral/three_basic", 3), ("red_cathedral/solo_won", 1)],
)
def test_after_the_end_it_is_nobodys_turn(house: House, http: httpx.Client, name: str, seats: int) -> None:
    page = house.visit(bring(http, name, names=NAMES[:seats]))
    page.locator(AFTER).wait_for()
    page.get_by_role("button", name="Board").click()
    at_table(page)
    expect(page.locator(SAID)).to_have_text("The game is over.")
    expect(page.locator(BELOW)).to_have_text("")
    expect(page.locator(WHO)).to_have_text("The end")
