"""Screens around the games: lobby, windows, lessons, rules, pieces, games that are over, a real box."""

import re

import httpx
from playwright.sync_api import Page

from tests.support.browser import TITLES, House, bring, new_table
from tests.support.hands import AFTER, at_table
from tests.support.server import fresh


def shown(house: House, address: str, found: str) -> Page:
    """A page opened at an address, once the first of what is looked for is there."""
    page = house.visit(address)
    page.locator(found).first.wait_for()
    return page


def lobby(house: House, http: httpx.Client) -> Page:
    page = house.visit(bring(http, "red_cathedral/solo_advanced", 60))
    at_table(page)
    page.goto("/#/")
    page.get_by_role("article").first.wait_for()
    page.get_by_role("heading", name=house.say("lobby-continue")).wait_for()
    return page


def new_table_window(house: House, http: httpx.Client) -> Page:
    page = house.visit()
    page.get_by_role("button", name=house.say("lobby-together")).first.click()
    page.get_by_role("dialog").get_by_text(house.say("app-more")).click()
    return page


def new_table_expansion(house: House, http: httpx.Client) -> Page:
    """With the parts of the expansion chosen, in the window for one player."""
    page = house.visit()
    tile = page.get_by_role("article").filter(has=page.get_by_role("heading", name=TITLES["red_cathedral"]))
    tile.get_by_role("button", name=house.say("lobby-solo")).click()
    window = page.get_by_role("dialog")
    window.get_by_role("switch", name=house.say("setting-module")).click()
    window.get_by_role("combobox", name=house.say("setting-guild")).select_option("archivists")
    window.get_by_role("combobox", name=house.say("setting-plans")).select_option("all")
    return page


def waiting(house: House, http: httpx.Client) -> Page:
    page = house.visit()
    friend = house.say("new-friend")
    together = house.say("lobby-together")
    new_table(page, "red_cathedral", together, friend, friend, language=house.language)
    page.locator("#wait-title").wait_for()
    return page


def joining(house: House, http: httpx.Client) -> Page:
    seats = [{"kind": "device"}, {"kind": "open"}]
    made = http.post("/api/tables", json={"game": "basilica", "seats": seats}).json()
    page = house.visit(f"/#/t/{made['table']}/{made['seats']['1']}")
    page.get_by_role("button", name=house.say("join-sit")).wait_for()
    return page


def used_link(house: House, http: httpx.Client) -> Page:
    """Somebody sits there already who came by the same link."""
    seats = [{"kind": "device"}, {"kind": "open"}]
    made = http.post("/api/tables", json={"game": "basilica", "seats": seats}).json()
    link = f"/#/t/{made['table']}/{made['seats']['1']}"
    friend = house.visit(link)
    friend.get_by_role("textbox").fill("Vera")
    friend.get_by_role("button", name=house.say("join-sit")).click()
    friend.locator("#wait-title").wait_for()
    page = house.visit(link)
    page.get_by_role("button", name=house.say("used-yes")).wait_for()
    return page


def lesson(house: House, http: httpx.Client) -> Page:
    return shown(house, "/#/learn/red_cathedral/first", ".lesson[aria-busy=false] .board [data-piece]")


def puzzle(house: House, http: httpx.Client) -> Page:
    return shown(house, "/#/puzzle/basilica", ".trial[aria-busy=false] .board [data-piece]")


def try_turn(house: House, http: httpx.Client) -> Page:
    """A turn of a finished game, to be played again."""
    page = house.visit(bring(http, "red_cathedral/two_basic", names=("Vera", "Boris")))
    page.locator(AFTER).wait_for()
    page.goto(page.url + "/try/200")
    page.locator(".trial[aria-busy=false] .board [data-piece]").first.wait_for()
    return page


def no_games(house: House, http: httpx.Client) -> Page:
    """The library before anything was played."""
    page = house.visit("/#/games")
    page.get_by_role("heading", level=1).wait_for()
    return page


# Games of one seat among bots, with and without the expansion.
FINISHED = {
    "red_cathedral/four_basic": ("", "apprentice", "mason", "journeyman"),
    "red_cathedral/two_basic": ("", "mason"),
    "red_cathedral/contractors/module_two": ("", "architect"),
    "basilica/expansion": ("", "journeyman"),
    "basilica/base_renewed": ("", "apprentice"),
}


def library(house: House, http: httpx.Client) -> Page:
    """Finished games with their figures."""
    page = house.visit()
    for record, bots in FINISHED.items():
        names = ("Vera", "Boris", "Olga", "Konrad")[: len(bots)]
        page.goto(bring(http, record, names=names, bots=bots))
        page.locator(AFTER).wait_for()
    page.goto("/#/games")
    page.locator("[aria-labelledby=games-list] li").first.wait_for()
    return page


def rules_screen(house: House, http: httpx.Client) -> Page:
    return shown(house, "/#/rules/basilica", "article")


def worked_example(house: House, http: httpx.Client) -> Page:
    return shown(house, "/#/rules/basilica/cleanup.slide", "[data-example='cleanup.slide'] .frame")


def components(house: House, http: httpx.Client) -> Page:
    return shown(house, "/#/pieces/red_cathedral", ".cards li")


def components_expansion(house: House, http: httpx.Client) -> Page:
    """A piece of the expansion under hands, its tray open."""
    page = house.visit("/#/pieces/red_cathedral")
    page.get_by_role("button", name=house.say("sheet-specialists")).click()
    page.locator(".cards button").first.click()
    page.locator(".spot").first.click()
    page.locator(".tray").wait_for()
    return page


def settings(house: House, http: httpx.Client) -> Page:
    page = house.visit()
    page.get_by_role("button", name=house.say("lobby-settings")).click()
    page.get_by_role("dialog").wait_for()
    return page


def aftermath_red_cathedral(house: House, http: httpx.Client) -> Page:
    return shown(
        house,
        bring(http, "red_cathedral/four_basic", names=("Vera", "Boris", "Olga", "Konrad")),
        f"{AFTER} table, {AFTER} .graphbox svg",
    )


def aftermath_contractors(house: House, http: httpx.Client) -> Page:
    return shown(
        house,
        bring(http, "red_cathedral/contractors/archivists_3", names=("Vera", "Boris")),
        f"{AFTER} table, {AFTER} .graphbox svg",
    )


def aftermath_basilica(house: House, http: httpx.Client) -> Page:
    return shown(
        house,
        bring(http, "basilica/expansion", names=("Vera", "Boris")),
        f"{AFTER} table, {AFTER} .graphbox svg",
    )


def replay(house: House, http: httpx.Client) -> Page:
    page = house.visit(bring(http, "red_cathedral/four_basic", names=("Vera", "Boris", "Olga", "Konrad")))
    page.locator(AFTER).wait_for()
    page.goto(page.url + "/replay/300")
    page.locator("main [data-piece]").first.wait_for()
    return page


def no_such_table(house: House, http: httpx.Client) -> Page:
    page = house.visit("/#/t/nosuchtable")
    page.get_by_role("heading", name=house.say("join-none")).wait_for()
    return page


def real_box(http: httpx.Client, game: str, chance: str) -> str:
    """The address of a table with a real box, before its first question."""
    wish = {"game": game, "seats": [{"kind": "device"}] * 2, "seed": 7, "customs": {"chance": chance}}
    made = http.post("/api/tables", json=wish).json()
    key = {"Authorization": f"Bearer {made['device']}"}
    http.post(f"/api/tables/{made['table']}/start", json={"id": fresh()}, headers=key).raise_for_status()
    return f"/#/t/{made['table']}/{made['device']}"


def pile(house: House, http: httpx.Client) -> Page:
    page = house.visit("/#/pieces/basilica")
    page.get_by_role("button", name=house.say("pieces-pile")).click()
    page.locator(".cards button").first.click()
    page.locator("[data-symbol]").first.click()
    return page


def faulty_piece(house: House, http: httpx.Client) -> Page:
    """A base without its cost: the place is lit, and says what it needs."""
    page = house.visit("/#/pieces/red_cathedral")
    page.locator(".cards button").first.click()
    # Alone, or between the marks of a made-up language.
    cost = re.compile(rf"^\W*{re.escape(house.say('place-cost'))}\W*$")
    spots = page.get_by_role("group", name=cost).locator(".spot")
    spots.first.wait_for()
    for _ in range(spots.count() - 1):
        spots.first.click()
        page.get_by_role("button", name=house.say("pieces-take-away")).click()
    page.locator(".place.wrong").wait_for()
    return page


def companion_red_cathedral(house: House, http: httpx.Client) -> Page:
    return shown(house, real_box(http, "red_cathedral", "entered"), ".tray [data-drawn]")


def companion_basilica(house: House, http: httpx.Client) -> Page:
    page = house.visit(real_box(http, "basilica", "entered"))
    page.locator(".tray [data-drawn]").first.click()
    page.locator(".tray [data-drawn^='next']").first.wait_for()
    return page


def score_red_cathedral(house: House, http: httpx.Client) -> Page:
    page = house.visit("/#/score/red_cathedral")
    page.locator("[data-section='1.1']").click()
    page.locator("[data-field='marker 0']").click()
    page.locator(".result table").wait_for()
    return page


def score_basilica(house: House, http: httpx.Client) -> Page:
    page = house.visit("/#/score/basilica")
    page.locator("[data-cell='r1c1']").click()
    page.locator(".result table").wait_for()
    return page
