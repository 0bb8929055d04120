"""Every screen of the page, each opened as a person would come to it: for axe, and for pictures."""

import re
from collections.abc import Callable
from typing import Final

import httpx
from playwright.sync_api import Page

from tests.browser.test_scenes import scored
from tests.support.browser import TITLES, House, bring, new_table
from tests.support.hands import AFTER, Hands, at_table, uncovered
from tests.support.server import fresh


def lobby(house: House, http: httpx.Client) -> Page:
    page = house.visit(bring(http, "red_cathedral/solo_advanced", 60))
    at_table(page)
    page.goto("/#/")
    page.get_by_role("article").first.wait_for()
    page.get_by_role("heading", name="Your tables").wait_for()
    return page


def new_table_window(house: House, http: httpx.Client) -> Page:
    page = house.visit()
    page.get_by_role("button", name="Play together").first.click()
    page.get_by_role("dialog").get_by_text("More options").click()
    return page


def new_table_expansion(house: House, http: httpx.Client) -> Page:
    """With the parts of the expansion chosen, in the window for one player."""
    page = house.visit()
    tile = page.get_by_role("article").filter(has=page.get_by_role("heading", name=TITLES["red_cathedral"]))
    tile.get_by_role("button", name="Solo").click()
    window = page.get_by_role("dialog")
    window.get_by_role("switch", name="Contractors").click()
    window.get_by_role("combobox", name="Fourth guild").select_option("archivists")
    window.get_by_role("combobox", name="Building plans").select_option("all")
    return page


def waiting(house: House, http: httpx.Client) -> Page:
    page = house.visit()
    new_table(page, "red_cathedral", "Play together", "Friend", "Friend")
    page.locator("#wait-title").wait_for()
    return page


def joining(house: House, http: httpx.Client) -> Page:
    seats = [{"kind": "device"}, {"kind": "open"}]
    made = http.post("/api/tables", json={"game": "basilica", "seats": seats}).json()
    page = house.visit(f"/#/t/{made['table']}/{made['seats']['1']}")
    page.get_by_role("button", name="Sit down").wait_for()
    return page


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
    page.locator(".log .tale").first.get_by_role("button", name="see it again").click()
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
    page.get_by_role("button", name="skip to the sums").click()
    return page


def table_words(house: House, http: httpx.Client) -> Page:
    page = solo(house, http)
    page.keyboard.press("w")
    page.get_by_role("dialog").get_by_role("heading", level=3).first.wait_for()
    return page


def lesson(house: House, http: httpx.Client) -> Page:
    page = house.visit("/#/learn/red_cathedral/first")
    page.locator(".lesson[aria-busy=false] .board [data-piece]").first.wait_for()
    return page


def puzzle(house: House, http: httpx.Client) -> Page:
    page = house.visit("/#/puzzle/basilica")
    page.locator(".trial[aria-busy=false] .board [data-piece]").first.wait_for()
    return page


def library(house: House, http: httpx.Client) -> Page:
    """Finished games with their figures."""
    page = aftermath_red_cathedral(house, http)
    page.goto("/#/games")
    page.get_by_role("heading", level=1).wait_for()
    return page


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


def rules_panel(house: House, http: httpx.Client) -> Page:
    page = solo(house, http)
    page.get_by_role("button", name=re.compile(r"^\W*Rules\W*$")).click()
    page.get_by_role("searchbox").wait_for()
    page.locator("article").first.wait_for()
    return page


def rules_screen(house: House, http: httpx.Client) -> Page:
    page = house.visit("/#/rules/basilica")
    page.locator("article").first.wait_for()
    return page


def worked_example(house: House, http: httpx.Client) -> Page:
    page = house.visit("/#/rules/basilica/cleanup.slide")
    page.locator("[data-example='cleanup.slide'] .frame").wait_for()
    return page


def components(house: House, http: httpx.Client) -> Page:
    page = house.visit("/#/pieces/red_cathedral")
    page.locator(".cards li").first.wait_for()
    return page


def components_expansion(house: House, http: httpx.Client) -> Page:
    """A piece of the expansion under hands, its tray open."""
    page = house.visit("/#/pieces/red_cathedral")
    page.get_by_role("button", name="Specialists").click()
    page.locator(".cards button").first.click()
    page.locator(".spot").first.click()
    page.locator(".tray").wait_for()
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


def settings(house: House, http: httpx.Client) -> Page:
    page = house.visit()
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("dialog").wait_for()
    return page


def menu(house: House, http: httpx.Client) -> Page:
    page = solo(house, http)
    page.get_by_role("button", name="Menu").click()
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
    page.get_by_role("button", name="I am Vera").click()
    at_table(page)
    return page


def aftermath_red_cathedral(house: House, http: httpx.Client) -> Page:
    page = house.visit(bring(http, "red_cathedral/four_basic", names=("Vera", "Boris", "Olga", "Konrad")))
    page.locator(f"{AFTER} table, {AFTER} .graphbox svg").first.wait_for()
    return page


def aftermath_contractors(house: House, http: httpx.Client) -> Page:
    page = house.visit(bring(http, "red_cathedral/contractors/archivists_3", names=("Vera", "Boris")))
    page.locator(f"{AFTER} table, {AFTER} .graphbox svg").first.wait_for()
    return page


def aftermath_basilica(house: House, http: httpx.Client) -> Page:
    page = house.visit(bring(http, "basilica/expansion", names=("Vera", "Boris")))
    page.locator(f"{AFTER} table, {AFTER} .graphbox svg").first.wait_for()
    return page


def replay(house: House, http: httpx.Client) -> Page:
    page = house.visit(bring(http, "red_cathedral/four_basic", names=("Vera", "Boris", "Olga", "Konrad")))
    page.locator(AFTER).wait_for()
    page.goto(page.url + "/replay/300")
    page.locator("main [data-piece]").first.wait_for()
    return page


def no_such_table(house: House, http: httpx.Client) -> Page:
    page = house.visit("/#/t/nosuchtable")
    page.get_by_role("heading", name="no such table").wait_for()
    return page


def real_box(http: httpx.Client, game: str, chance: str) -> str:
    """The address of a table with a real box, before its first question."""
    wish = {"game": game, "seats": [{"kind": "device"}] * 2, "seed": 7, "customs": {"chance": chance}}
    made = http.post("/api/tables", json=wish).json()
    key = {"Authorization": f"Bearer {made['device']}"}
    http.post(f"/api/tables/{made['table']}/start", json={"id": fresh()}, headers=key).raise_for_status()
    return f"/#/t/{made['table']}/{made['device']}"


def companion_red_cathedral(house: House, http: httpx.Client) -> Page:
    page = house.visit(real_box(http, "red_cathedral", "entered"))
    page.locator(".tray [data-answer]").first.wait_for()
    return page


def companion_basilica(house: House, http: httpx.Client) -> Page:
    page = house.visit(real_box(http, "basilica", "entered"))
    page.locator(".tray [data-answer]").first.click()
    page.locator(".tray [data-answer^='next']").first.wait_for()
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


SCREENS: Final[dict[str, Callable[[House, httpx.Client], Page]]] = {
    screen.__name__: screen
    for screen in (
        lobby,
        new_table_window,
        new_table_expansion,
        waiting,
        joining,
        red_cathedral,
        basilica,
        chosen_piece,
        planned,
        story,
        scoring,
        tower_scoring,
        final_scoring,
        table_words,
        lesson,
        puzzle,
        library,
        solo,
        contractors,
        jewelers,
        archivists,
        solo_contractors,
        rules_panel,
        rules_screen,
        worked_example,
        components,
        components_expansion,
        chat,
        settings,
        menu,
        keys,
        hand_over,
        jester,
        aftermath_red_cathedral,
        aftermath_contractors,
        aftermath_basilica,
        replay,
        no_such_table,
        companion_red_cathedral,
        companion_basilica,
        score_red_cathedral,
        score_basilica,
    )
}
