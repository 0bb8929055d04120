"""The lobby: a game at one touch, seats, strength and expansion at another; nothing on that does not fit."""

from typing import Any

import httpx
import pytest
from playwright.sync_api import Locator, Page, expect

import nave
from tests.support.browser import TITLES, House, storage
from tests.support.hands import at_table


def tile(page: Page, game: str) -> Locator:
    return page.get_by_role("article").filter(has=page.get_by_role("heading", name=TITLES[game]))


def test_play_now_is_what_was_chosen_and_says_so(house: House, http: httpx.Client) -> None:
    page = house.visit()
    mine = tile(page, "red_cathedral")
    mine.get_by_role("group", name="Seats").get_by_role("button", name="2", exact=True).click()
    mine.get_by_role("combobox", name="Strength of the bots").select_option("random")
    mine.get_by_role("button", name="Contractors", exact=True).click()
    now = mine.get_by_role("button", name="Play now")
    expect(now).to_contain_text("You against a bot · Plays anything · with Contractors")
    now.click()
    at_table(page)
    sitting = storage(page, "nave.tables")[0]
    key = {"Authorization": f"Bearer {sitting['key']}"}
    state = http.get(f"/api/tables/{sitting['table']}", headers=key).json()
    assert [seat["bot"] for seat in state["table"]["seats"]] == [None, "random"]
    assert state["view"]["settings"]["module"] == "on"
    # It is remembered, and one touch repeats it.
    page.goto("/#/")
    expect(tile(page, "red_cathedral").get_by_role("button", name="Play now")).to_contain_text(
        "with Contractors"
    )
    # The other game has its own.
    expect(tile(page, "basilica").get_by_role("button", name="Play now")).not_to_contain_text("with")
    expect(tile(page, "basilica").get_by_role("button", name="Festum Fatuorum")).to_be_visible()


def dealt_by_play_now(page: Page, http: httpx.Client, game: str) -> dict[str, Any]:
    tile(page, game).get_by_role("button", name="Play now").click()
    at_table(page)
    sitting = storage(page, "nave.tables")[0]
    key = {"Authorization": f"Bearer {sitting['key']}"}
    state: dict[str, Any] = http.get(f"/api/tables/{sitting['table']}", headers=key).json()
    return state


@pytest.mark.parametrize("game", TITLES)
def test_who_never_played_is_dealt_a_first_game(house: House, http: httpx.Client, game: str) -> None:
    state = dealt_by_play_now(house.visit(), http, game)
    view = state["view"]
    assert [seat["bot"] for seat in state["table"]["seats"]] == [None, *["apprentice"] * (view["seats"] - 1)]
    assert (view["settings"]["first_player"], state["holds"], view["first"]) == ("1", [0], 0)
    assert state["options"], "the newcomer begins"
    if game == "red_cathedral":
        cards = {row["card"] for row in nave.component_set(game).rows("first_game_influence")}
        assert set(view["market"]["influence"]) == cards
        assert view["settings"]["workshops"] == "basic"
        # Where no ornament sleeps in a workshop, its boards are the basic ones.
        assert not any(space["holds"] for player in view["players"] for space in player["shop"].values())


def test_who_has_finished_a_game_here_is_dealt_an_ordinary_one(house: House, http: httpx.Client) -> None:
    page = house.visit()
    dealt_by_play_now(page, http, "red_cathedral")
    kept = storage(page, "nave.tables")
    assert not kept[0]["note"].get("over")
    kept[0]["note"]["over"] = True
    page.goto("/#/")
    page.evaluate("(kept) => localStorage.setItem('nave.tables', JSON.stringify(kept))", kept)
    page.reload()
    dealt = dealt_by_play_now(page, http, "red_cathedral")["view"]["settings"]
    assert (dealt["influence"], dealt["first_player"]) == ("random", "random")


def test_a_switch_that_may_not_be_on_cannot_be_switched_on(house: House) -> None:
    page = house.visit()
    tile(page, "basilica").get_by_role("button", name="Hot seat").click()
    window = page.get_by_role("dialog")
    festum, six = (window.get_by_role("switch").nth(number) for number in (0, 1))
    expect(six).to_be_disabled()
    expect(window.get_by_text("Only with Festum Fatuorum")).to_be_visible()
    festum.click()
    expect(six).to_be_enabled()
    six.click()
    expect(six).to_be_checked()
    # What leans on it falls with it, and the window opens a table.
    festum.click()
    expect(six).not_to_be_checked()
    window.get_by_role("button", name="Open table").click()
    at_table(page)


def test_a_name_is_asked_once(house: House) -> None:
    page = house.visit()
    page.get_by_label("What shall others call you?").fill("Vera")
    page.get_by_role("button", name="Keep").click()
    expect(page.get_by_label("What shall others call you?")).to_have_count(0)
    page.reload()
    tile(page, "basilica").get_by_role("button", name="Play now").click()
    at_table(page)
    expect(page.get_by_text("Vera").first).to_be_visible()
    assert storage(page, "nave.settings")["name"] == "Vera"


SHIFTS = """window.shifts = [];
new PerformanceObserver((list) => {
  for (const one of list.getEntries()) {
    window.shifts.push({ value: one.value, moved: one.sources.map((from) => from.node?.className ?? '') });
  }
}).observe({ type: 'layout-shift', buffered: true });"""


def test_nothing_in_the_lobby_jumps_while_it_is_filled(house: House) -> None:
    page = house.visit()
    page.add_init_script(SHIFTS)
    page.reload()
    expect(tile(page, "basilica").get_by_role("link", name="Learn by playing")).to_contain_text("lessons")
    page.wait_for_load_state("networkidle")
    moved = page.evaluate("() => window.shifts")
    # The foot of the page, below the window, goes further down as the tiles come.
    assert sum(one["value"] for one in moved) < 0.01, moved


# Whether the lobby is drawn again once the address is that of a table.
FLASHES = """() => {
  window.flashes = 0;
  new MutationObserver(() => {
    if (location.hash.startsWith('#/t/') && document.querySelector('article')) window.flashes += 1;
  }).observe(document.body, { subtree: true, childList: true });
}"""


def test_the_lobby_does_not_come_back_for_a_moment_after_play_now(house: House) -> None:
    page = house.visit()
    tile(page, "basilica").get_by_role("button", name="Play now").wait_for()
    page.evaluate(FLASHES)
    tile(page, "basilica").get_by_role("button", name="Play now").click()
    at_table(page)
    assert page.evaluate("() => window.flashes") == 0
