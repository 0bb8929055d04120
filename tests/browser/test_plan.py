"""A turn as one plan: few touches, changed in place, nothing lost or played by accident; nothing jumps."""

import re
from typing import Any, Final

import httpx
import pytest
from playwright.sync_api import Page, expect

from tests.browser.tables import planned
from tests.support.browser import LAPTOP, PHONE, TABLET, House, Size, bring, new_table, settled
from tests.support.hands import Hands, at_table, uncovered

pytestmark = pytest.mark.slow

# Positions in which a claim, a delivery and every die are offered; and all three actions of Basilica.
BASIC: Final = ("red_cathedral/four_basic", 432, ("Vera", "Boris", "Olga", "Konrad"))
CONTRACTORS: Final = (
    "red_cathedral/contractors/module_four_advanced",
    390,
    ("Vera", "Boris", "Mirka", "Oleg"),
)
BASILICA: Final = ("basilica/base_renewed", 12, ("Vera", "Boris"))
GO: Final = ".bar .btn.go"
PLAN: Final = ".planned"

# Every shift of something in sight that no click or key came before; moving the pointer counts as nothing.
# The browser lets a click account for half a second. A bot's answer to it may take longer where others use
# the machine, so the one frame that draws another position counts as the answer's, however late it comes; no
# frame after it does. The story begins with what is newest, so its older lines make room; the lens tells of
# what is pointed at. Words of theirs may be gone when the browser tells of them: then their place says whose
# they were.
WATCH_SHIFTS: Final = """() => {
  window.shifts = [];
  const element = (node) => node?.nodeType === 1 ? node : node?.parentElement;
  const lies = (box, one) => box.left >= one.left && box.right <= one.right
    && box.top >= one.top && box.bottom <= one.bottom;
  const within = (box) => [...document.querySelectorAll(".log, .lens")]
    .some((one) => lies(box, one.getBoundingClientRect()));
  const wanders = ({node, currentRect}) =>
    !(node ? element(node)?.closest(".log, .lens") : within(currentRect));
  const told = ({node, previousRect: a, currentRect: b}) =>
    `${element(node)?.outerHTML.slice(0, 160)} "${node?.textContent.slice(0, 40)}" `
    + `${a.x},${a.y} ${a.width}x${a.height} to ${b.x},${b.y} ${b.width}x${b.height}`;
  const drawn = [];
  new MutationObserver(() => {
    const frame = {from: performance.now(), to: Infinity};
    drawn.push(frame);
    requestAnimationFrame(() => setTimeout(() => { frame.to = performance.now(); }));
  }).observe(document.body, {subtree: true, attributes: true, attributeFilter: ["data-number"]});
  new PerformanceObserver((list) => {
    for (const one of list.getEntries())
      if (!one.hadRecentInput && !drawn.some(({from, to}) => from <= one.startTime && one.startTime <= to))
        window.shifts.push(...one.sources.filter(wanders).map(told));
  }).observe({type: "layout-shift", buffered: false});
}"""


def sit(house: House, http: httpx.Client, at: tuple[str, int, tuple[str, ...]], **more: Any) -> Hands:
    record, answers, names = at
    return Hands(uncovered(house.visit(bring(http, record, answers, names), **more)), http)


def asked(hands: Hands) -> dict[str, Any]:
    state = hands.my_question()
    assert state is not None
    return state


def first(state: dict[str, Any], word: str) -> dict[str, Any]:
    return next(option for option in state["options"] if option["text"].startswith(word))


def clicks(page: Page) -> int:
    return int(page.evaluate("() => window.ways.length"))


def finish(hands: Hands, state: dict[str, Any]) -> int:
    """Click the primary button until the turn is over; all clicks that were needed."""
    for _ in range(4):
        if (clicked := clicks(hands.page)) > 4:
            break
        hands.page.locator(f"{GO}:enabled").click()
        hands.heard = hands.state(state["seat"])["number"]
        now = hands.my_question()
        if now is None or now["view"]["turn"] != state["view"]["turn"]:
            return clicked + 1
    raise AssertionError("the turn is not over")


@pytest.mark.parametrize("at", [BASIC, CONTRACTORS], ids=["basic", "contractors"])
@pytest.mark.parametrize("word", ["die ", "claim ", "deliver "])
def test_a_turn_takes_four_touches_at_most_and_three_by_the_list(
    house: House, http: httpx.Client, at: tuple[str, int, tuple[str, ...]], word: str
) -> None:
    hands = sit(house, http, at)
    state = asked(hands)
    hands.touch(first(state, word)["touches"][0])
    hands.page.locator(PLAN).wait_for()
    assert finish(hands, state) <= 4
    # Another table at the same moment, by the list.
    hands = sit(house, http, at)
    state = asked(hands)
    row = [option["text"] for option in state["options"]].index(first(state, word)["text"])
    hands.page.locator(".options ol button").nth(row).click()
    hands.page.locator(PLAN).wait_for()
    assert finish(hands, state) <= 3


@pytest.mark.parametrize("word", ["lay ", "builder", "order "])
def test_an_action_of_basilica_takes_four_touches_at_most(
    house: House, http: httpx.Client, word: str
) -> None:
    hands = sit(house, http, BASILICA)
    state = asked(hands)
    hands.touch_option(first(state, word), state)
    hands.wait_for(state["number"] + 1)
    assert clicks(hands.page) <= 4


def test_a_step_is_changed_in_place_or_left_out_and_all_goes_as_one_submission(
    house: House, http: httpx.Client
) -> None:
    hands = sit(house, http, ("red_cathedral/four_basic", 744, BASIC[2]))
    page, state = hands.page, asked(hands)
    hands.touch(first(state, "die white")["touches"][0])
    take = page.locator(f"{PLAN} ol li").nth(1)
    expect(take.locator("select")).to_have_value("take 2 brick")
    take.get_by_role("button", name="Less").click()
    expect(take.locator("select")).to_have_value("take 1 brick")
    woken = page.locator(f"{PLAN} ol li").nth(2)
    expect(woken.locator("select")).to_have_value(re.compile("^activate"))
    woken.get_by_role("button", name="Leave out").click()
    expect(page.locator(f"{PLAN} .out")).to_have_count(1)
    expect(page.locator(f"{PLAN} em").first).to_have_text("careful: 1 brick left lying")
    with page.expect_request("**/play-ahead") as sent:
        page.keyboard.press("Enter")
    moves: list[str] = (sent.value.post_data_json or {})["moves"]
    assert [move.split()[0] for move in moves] == ["die", "take", "roll"]
    assert "take 1 brick" in moves
    hands.wait_for(state["number"] + 3)
    assert hands.state(0)["view"]["turn"] > state["view"]["turn"], "the turn is over with it"


def test_what_an_answer_gives_up_is_asked_about_once(house: House, http: httpx.Client) -> None:
    hands = sit(house, http, ("red_cathedral/four_basic", 744, BASIC[2]))
    page, state = hands.page, asked(hands)
    hands.touch_option(next(o for o in state["options"] if o["text"].startswith("die ")), state)
    hands.heard = state["number"] + 1
    visit = asked(hands)
    roll = first(visit, "roll")
    assert roll["leaves"]
    row = [option["text"] for option in visit["options"]].index("roll")
    listed = page.locator(".options ol button").nth(row)
    listed.dblclick()
    expect(page.locator(".gamebar .main")).to_contain_text(roll["leaves"][0]["text"])
    page.keyboard.press("Escape")
    expect(page.locator(f"{GO}.asks")).to_have_count(0)
    assert hands.state()["number"] == visit["number"], "nothing was lost"
    listed.dblclick()
    page.locator(f"{GO}.asks").click()
    hands.wait_for(visit["number"] + 1)


def test_the_dead_undo_says_why(house: House, http: httpx.Client) -> None:
    hands = sit(house, http, BASIC)
    hands.page.get_by_role("button", name="Undo").click(force=True)
    why = hands.state()["no_undo"]
    expect(hands.page.get_by_role("status").filter(has_text=why)).to_be_visible()


def test_undo_says_too_that_somebody_else_is_asked(house: House, http: httpx.Client) -> None:
    seats = [{"kind": "device", "name": "Vera"}, {"kind": "open", "name": "Boris"}]
    made = http.post("/api/tables", json={"game": "basilica", "seats": seats}).json()
    table, keys = made["table"], [made["device"], made["seats"]["1"]]
    heads = [{"Authorization": f"Bearer {key}"} for key in keys]
    http.post(f"/api/tables/{table}/join", json={"id": "sits-down", "name": "Boris"}, headers=heads[1])
    http.post(f"/api/tables/{table}/start", json={"id": "beginning"}, headers=heads[0])
    first = http.get(f"/api/tables/{table}", headers=heads[0]).json()["view"]["to_answer"]
    page = at_table(house.visit(f"/#/t/{table}/{keys[1 - first]}"))
    told = page.get_by_role("status").filter(has_text=f"It is {('Vera', 'Boris')[first]}’s turn")
    for key, button in (("u", "Undo"), ("r", "Restart turn")):
        page.keyboard.press(key)
        expect(told).to_be_visible()
        told.get_by_role("button", name="Close").click()
        page.get_by_role("button", name=button).click(force=True)
        expect(told).to_be_visible()
        told.get_by_role("button", name="Close").click()


def test_a_row_that_is_only_pointed_at_is_not_what_enter_would_play(house: House, http: httpx.Client) -> None:
    hands = sit(house, http, BASIC)
    page = hands.page
    asked(hands)
    hands.touch("die:white")
    page.locator(f"{PLAN}[aria-busy=false]").wait_for()
    main, below = page.locator(".gamebar .say .main"), page.locator(".gamebar .say .alt")
    expect(below).to_contain_text("then: ")
    other = page.locator(".options ol button").last
    other.hover()
    page.mouse.move(3, 3, steps=2)
    other.hover()
    expect(main).to_have_text(other.locator(".row > .sr").inner_text())
    expect(below).to_have_text("Touch a piece, or choose from the list.")
    expect(page.locator(GO)).to_contain_text("steps")


def test_who_likes_to_confirm_each_step_gets_no_plan(house: House, http: httpx.Client) -> None:
    hands = sit(house, http, BASIC)
    page = hands.page
    liking = {"pace": "instant", "steps": True}
    page.evaluate("(liking) => localStorage.setItem('nave.settings', JSON.stringify(liking))", liking)
    page.reload()
    hands = Hands(uncovered(page), http)
    state = asked(hands)
    claim = first(state, "claim ")
    hands.touch(claim["touches"][0])
    expect(page.locator(".gamebar .main")).to_have_text(claim["label"])
    page.locator(GO).click()
    hands.wait_for(state["number"] + 1)
    assert hands.state()["number"] == state["number"] + 1
    assert page.locator(PLAN).count() == 0


def test_under_a_finger_only_the_button_plays_what_cannot_be_taken_back(
    house: House, http: httpx.Client
) -> None:
    hands = sit(house, http, BASIC, size=PHONE, touch=True)
    page, state = hands.page, asked(hands)
    page.get_by_role("navigation", name="Board").get_by_role("button", name="Market").tap()
    where = "() => document.querySelector('[data-piece=\"space:1\"]').getBoundingClientRect().toJSON()"
    before = page.evaluate(where)
    walk = first(state, "die ")
    for piece in walk["touches"]:
        spot = hands.alive()[piece]
        assert spot.x is not None
        assert spot.y is not None
        page.touchscreen.tap(spot.x, spot.y)
    expect(page.locator(PLAN)).to_contain_text("cannot be taken back")
    assert page.evaluate(where) == before, "nothing moves under the finger"
    assert hands.state()["number"] == state["number"], "two touches play nothing"
    button = page.locator(f"{PLAN} .go")
    box = button.bounding_box()
    assert box is not None
    assert box["height"] >= 56
    assert box["width"] >= 200
    button.tap()
    hands.wait_for(state["number"] + 1)


@pytest.mark.parametrize("game", ["red_cathedral", "basilica"])
def test_nothing_shifts_without_a_click_or_key(house: House, http: httpx.Client, game: str) -> None:
    page = house.visit()
    new_table(page, game, "Hot seat", "Bot")
    hands = Hands(page, http)
    bar = page.locator(".gamebar").bounding_box()
    page.evaluate(WATCH_SHIFTS)
    hands.play(10)
    shifts = page.evaluate("() => window.shifts")
    assert shifts == [], "\n".join(shifts)
    after = page.locator(".gamebar").bounding_box()
    assert bar is not None
    assert after is not None
    assert bar["height"] == after["height"]


# Names of what a pointer does not meet in its middle, because something lies over it or it is not drawn.
UNMET: Final = """(what) => [...document.querySelectorAll(what)].filter((one) => {
  const box = one.getBoundingClientRect();
  const there = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  return !box.width || !one.contains(there);
}).map((one) => one.innerText)"""


def planned_at(house: House, http: httpx.Client, size: Size) -> Page:
    page = planned(house, http)
    page.set_viewport_size({"width": size[0], "height": size[1]})
    settled(page, "light")
    return page


def test_a_long_plan_leaves_an_option_and_everything_above_in_reach_on_a_laptop(
    house: House, http: httpx.Client
) -> None:
    page = planned_at(house, http, LAPTOP)
    assert page.locator(f"{PLAN} ol li").count() == 4
    assert (
        page.evaluate(UNMET, "#options-title, .options .list li:first-child button, .standing tfoot tr") == []
    )
    # The last row can be scrolled to.
    page.locator(".options .list ol li").last.scroll_into_view_if_needed()
    assert page.evaluate(UNMET, ".options .list ol li:last-child button") == []


def test_a_plan_leaves_every_seat_and_the_list_of_options_in_sight_on_a_tablet(
    house: House, http: httpx.Client
) -> None:
    page = planned_at(house, http, TABLET)
    points = page.locator(".strip li .points")
    assert [text.isdecimal() for text in points.all_inner_texts()] == [True] * 4
    assert page.evaluate(UNMET, ".strip li, .strip li .points, .strip nav button") == []
    # What it gives up lies behind its steps, so the bar says it.
    expect(page.locator(".gamebar .say .alt")).to_contain_text("careful: the influence of this visit unused")
    expect(page.locator(PLAN)).to_be_visible()
