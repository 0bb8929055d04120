"""Whole games with the expansion in a real browser, by touching pieces alone: the module, and every guild."""

import re
from typing import Final, NamedTuple

import httpx
import pytest
from playwright.sync_api import Page, expect

from tests.support.browser import PHONE, TITLES, House, seat_at
from tests.support.hands import Hands, at_table

pytestmark = pytest.mark.slow


class Setup(NamedTuple):
    """Seeds are those of short games; against Ivan nobody else has to be waited for."""

    seed: int
    bots: tuple[str, ...] = ()
    module: str = "on"


# options.module_marked_cards: contractors and lawyers need the module; others are shown with or without it.
GUILDS: Final[dict[str, Setup]] = {
    "jewelers": Setup(2),
    "artisans": Setup(1, ("apprentice",), "off"),
    "foremen": Setup(3),
    "contractors": Setup(4, ("apprentice",)),
    "wholesalers": Setup(4, module="off"),
    "managers": Setup(4, module="off"),
    "lawyers": Setup(4),
    "archivists": Setup(4, ("apprentice",)),
    "master_builders": Setup(4),
    "brick_makers": Setup(1, module="off"),
}


def play_to_the_end(page: Page, http: httpx.Client, each: int = 10_000) -> Hands:
    """By pieces, the words beside them, and the buttons of the bar; never by the list or by keys."""
    hands = Hands(at_table(page), http)
    hands.play(each=each)
    expect(page.locator("#after-title")).to_have_text(re.compile("wins|win|share|loses|beat"))
    assert hands.played > 20
    assert hands.by_pieces_alone(), hands.ways()
    return hands


def test_a_whole_game_with_contractors_from_the_lobby_by_touching_pieces_alone(
    house: House, http: httpx.Client
) -> None:
    page = house.visit(steps=True)
    tile = page.get_by_role("article").filter(has=page.get_by_role("heading", name=TITLES["red_cathedral"]))
    tile.get_by_role("button", name="Hot seat").click()
    window = page.get_by_role("dialog")
    window.get_by_label("Seed").fill("3")
    window.get_by_role("group", name="Seat 2").get_by_role("button", name="Bot", exact=True).click()
    window.get_by_role("group", name="Seat 3").get_by_role("button", name="Empty", exact=True).click()
    window.get_by_role("switch", name="Contractors").click()
    window.get_by_role("button", name="Open table").click()
    hands = play_to_the_end(page, http)
    assert hands.state()["view"]["settings"]["module"] == "on"
    assert any(kind.startswith("hire ") for kind in hands.wish.done)


def test_solo_with_contractors_by_touching_pieces_alone(house: House, http: httpx.Client) -> None:
    page = house.visit(seat_at(http, "red_cathedral", seed=4, module="on"), steps=True)
    hands = play_to_the_end(page, http)
    assert hands.state()["view"]["ivan"] is not None
    assert any(kind.startswith("hire ") for kind in hands.wish.done)


# Every kind of answer so often in `make test`; `make long` touches every single one.
EACH: Final = 2


@pytest.mark.parametrize("each", [EACH, pytest.param(10_000, marks=pytest.mark.long)])
@pytest.mark.parametrize("guild", GUILDS)
def test_a_whole_game_with_each_guild_by_touching_pieces_alone(
    house: House, http: httpx.Client, guild: str, each: int
) -> None:
    setup = GUILDS[guild]
    address = seat_at(http, "red_cathedral", *setup.bots, seed=setup.seed, guild=guild, module=setup.module)
    page = house.visit(address, steps=True)
    hands = play_to_the_end(page, http, each)
    assert hands.state()["view"]["settings"]["guild"] == guild


def test_a_phone_shows_the_duchy_and_never_scrolls_sideways(house: House, http: httpx.Client) -> None:
    page = house.visit(
        seat_at(http, "red_cathedral", seed=1, module="on", guild="archivists"), PHONE, touch=True
    )
    at_table(page)
    tabs = page.get_by_role("navigation", name="Board").get_by_role("button")
    assert tabs.count() == 5
    for number in range(tabs.count()):
        tabs.nth(number).tap()
        wide = page.evaluate("() => [document.documentElement.scrollWidth, innerWidth]")
        assert wide[0] <= wide[1], f"tab {number} scrolls sideways"
    tabs.filter(has_text="Duchy").tap()
    for piece in ("city:moscow", "specialist:1"):
        box = page.locator(f"[data-piece='{piece}']").first.bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= PHONE[0]
        assert box["width"] >= 44
    board = page.get_by_role("main").bounding_box()
    assert board is not None
    assert board["y"] + board["height"] <= PHONE[1]
    # A tap on a city shows what it costs; the button under the thumb sends the contractor.
    hands = Hands(page, http)
    state = hands.my_question()
    assert state is not None
    hire = next(option for option in state["options"] if option["text"].startswith("hire "))
    city = page.locator(f"[data-piece='{hire['touches'][0]}']").first
    city.tap()
    expect(city).to_have_attribute("aria-pressed", "true")
    page.locator(".planned .go").tap()
    hands.wait_for(state["number"] + 1)
