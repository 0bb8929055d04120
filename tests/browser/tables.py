"""Screens with a game in play, each opened as a person would come to it."""

import re
from typing import Final

import httpx
from playwright.sync_api import Page

from tests.browser.test_scenes import scored
from tests.support.browser import House, bring
from tests.support.hands import Hands, at_table, uncovered


def in_the_middle(
    house: House, http: httpx.Client, record: str, answers: int, names: tuple[str, ...]
) -> Page:
    page = house.visit(bring(http, record, answers, names))
    at_table(page)
    return page


def red_cathedral(house: House, http: httpx.Client) -> Page:
    return in_the_middle(house, http, "red_cathedral/four_basic", 744, ("Vera", "Boris", "Olga", "Konrad"))


def basilica(house: House, http: httpx.Client) -> Page:
    return in_the_middle(house, http, "basilica/expansion", 200, ("Vera", "Boris"))


def chosen_piece(house: House, http: httpx.Client) -> Page:
    """Something is chosen and previewed, and the reason for a refusal is shown."""
    page = red_cathedral(house, http)
    hands = Hands(page, http)
    state = hands.my_question()
    assert state is not None
    hands.touch(next(piece for piece in hands.alive() if piece.startswith("die:")))
    return page


def planned(house: House, http: httpx.Client) -> Page:
    """A market visit as a plan: its steps, and what would come of it."""
    names = ("Vera", "Boris", "Olga", "Konrad")
    page = in_the_middle(house, http, "red_cathedral/four_basic", 432, names)
    hands = Hands(page, http)
    hands.my_question()
    hands.touch("die:white")
    page.locator(".planned[aria-busy=false]").wait_for()
    return page


def story(house: House, http: httpx.Client) -> Page:
    """A rival's turn seen again on the same table, after something was lost by it."""
    names = ("Vera", "Boris", "Olga", "Konrad")
    page = house.visit(bring(http, "red_cathedral/four_basic", 719, names), pace="step")
    at_table(page)
    page.locator(".log .tale").first.get_by_role(
        "button", name=re.compile(house.say("story-again").partition(":")[2].strip())
    ).click()
    page.locator(".teller").wait_for()
    return page


def scoring(house: House, http: httpx.Client) -> Page:
    page = scored(house, http, "basilica/expansion", 150)
    page.keyboard.press("Enter")
    return page


def tower_scoring(house: House, http: httpx.Client) -> Page:
    return scored(house, http, "red_cathedral/contractors/module_two", 363)


def final_scoring(house: House, http: httpx.Client) -> Page:
    page = scored(house, http, "red_cathedral/two_basic", 359)
    page.get_by_role("button", name=house.say("scene-sums")).click()
    return page


def table_words(house: House, http: httpx.Client) -> Page:
    page = solo(house, http)
    page.keyboard.press("w")
    page.get_by_role("dialog").get_by_role("heading", level=3).first.wait_for()
    return page


def advice(house: House, http: httpx.Client) -> Page:
    """What a bot would do, and why."""
    page = basilica(house, http)
    page.keyboard.press("h")
    page.locator(".hint .best").wait_for(timeout=120_000)
    return page


def offer(house: House, http: httpx.Client) -> Page:
    """The rival is asked for a coin within somebody's turn."""
    return uncovered(house.visit(bring(http, "basilica/base_renewed", 59, ("Vera", "Boris"))))


def solo(house: House, http: httpx.Client) -> Page:
    return in_the_middle(house, http, "red_cathedral/solo_advanced", 233, ("Vera",))


def contractors(house: House, http: httpx.Client) -> Page:
    """The map of the duchy with a city in question."""
    names = ("Vera", "Boris", "Mirka", "Oleg")
    page = in_the_middle(house, http, "red_cathedral/contractors/module_four_advanced", 485, names)
    hands = Hands(page, http)
    hands.touch(next(piece for piece in hands.alive() if piece.startswith("city:")))
    return page


def jewelers(house: House, http: httpx.Client) -> Page:
    """A diamond lies in the place of a material."""
    return in_the_middle(house, http, "red_cathedral/contractors/jewelers_3", 358, ("Vera", "Boris"))


def archivists(house: House, http: httpx.Client) -> Page:
    """Secret contracts, after the hand-over."""
    names = ("Vera", "Boris", "Mirka")
    page = house.visit(bring(http, "red_cathedral/contractors/archivists_2", 693, names))
    return uncovered(page)


def solo_contractors(house: House, http: httpx.Client) -> Page:
    return in_the_middle(house, http, "red_cathedral/contractors/solo_module", 323, ("Vera",))


# One table for every guild, with two to four seats, with and without the module of contractors.
GUILDS: Final[dict[str, tuple[int, int]]] = {
    "archivists_1": (4, 700),
    "artisans_1": (3, 400),
    "brick_makers_2": (4, 650),
    "contractors_3": (4, 600),
    "foremen_2": (4, 500),
    "jewelers_2": (3, 380),
    "lawyers_2": (3, 370),
    "managers_2": (3, 460),
    "master_builders_3": (3, 390),
    "wholesalers_1": (2, 260),
}


def guild(house: House, http: httpx.Client, record: str) -> Page:
    seats, answers = GUILDS[record]
    names = ("Vera", "Boris", "Mirka", "Oleg")[:seats]
    return uncovered(house.visit(bring(http, f"red_cathedral/contractors/{record}", answers, names)))


def first_game(house: House, http: httpx.Client) -> Page:
    """With the teacher at the elbow."""
    page = house.visit()
    page.locator(".quick .go").first.click()
    at_table(page)
    page.locator(".tip").wait_for()
    # What lay under the pointer in the lobby must not speak here.
    page.mouse.move(3, 3)
    page.locator("[data-lens]").wait_for(state="detached")
    return page


def rules_panel(house: House, http: httpx.Client) -> Page:
    page = solo(house, http)
    page.get_by_role("button", name=re.compile(rf"^\W*{house.say('menu-rules')}\W*$")).click()
    page.get_by_role("searchbox").wait_for()
    page.locator("article").first.wait_for()
    return page


def chat(house: House, http: httpx.Client) -> Page:
    seats = [{"kind": "device", "name": "Vera"}, {"kind": "bot", "bot": "random", "name": "Olga"}]
    made = http.post("/api/tables", json={"game": "basilica", "seats": seats}).json()
    key = {"Authorization": f"Bearer {made['device']}"}
    http.post(f"/api/tables/{made['table']}/start", json={"id": "beginning"}, headers=key)
    http.post(f"/api/tables/{made['table']}/chat", json={"id": "saying-so", "text": "Well met!"}, headers=key)
    page = house.visit(f"/#/t/{made['table']}/{made['device']}")
    at_table(page)
    page.keyboard.press("l")
    page.get_by_role("complementary").get_by_text("Well met!").wait_for()
    return page


def menu(house: House, http: httpx.Client) -> Page:
    page = solo(house, http)
    page.get_by_role("button", name=house.say("app-menu")).click()
    page.get_by_role("dialog").wait_for()
    return page


def keys(house: House, http: httpx.Client) -> Page:
    page = solo(house, http)
    page.keyboard.press("?")
    page.get_by_role("dialog").wait_for()
    return page


def hand_over(house: House, http: httpx.Client) -> Page:
    page = house.visit(bring(http, "basilica/base_renewed", 169, ("Vera", "Boris")))
    at_table(page)
    hands = Hands(page, http)
    state = hands.state(1)
    hands.touch_option(next(o for o in state["options"] if o["text"] == "lay 1 at r3c2"), state)
    page.locator("#hand-title").wait_for()
    return page


def jester(house: House, http: httpx.Client) -> Page:
    page = hand_over(house, http)
    page.get_by_role("button", name=house.say("hand-go", name="Vera")).click()
    at_table(page)
    return page
