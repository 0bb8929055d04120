"""What others do is told at the viewer's own pace, marked on the table, and can be seen again there."""

import time
from collections.abc import Callable
from typing import Any

import httpx
import pytest
from playwright.sync_api import Page, expect

from tests.support.browser import PHONE, TABLET, House, Size, bring, seat_at
from tests.support.hands import Hands, at_table, uncovered

FOUR = ("Vera", "Boris", "Olga", "Konrad")

# Write down whose captions are told, and for how many milliseconds each of them stood: by the page's own
# clock, so that a busy server or test counts for nothing.
WATCH = """() => {
  window.captions = [];
  let since = 0;
  let last = "";
  const look = () => {
    const bar = document.querySelector('.teller');
    const who = bar ? bar.querySelector('.name b').textContent : '';
    const now = bar ? who + ': ' + bar.querySelector('.main').textContent.trim() : '';
    if (now === last) return;
    if (last) window.captions.at(-1).time = performance.now() - since;
    if (now) window.captions.push({ who, time: 0 });
    [since, last] = [performance.now(), now];
  };
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
}"""


def end_my_turn(hands: Hands) -> int:
    """Play the seat's turn without the page, until somebody else must answer; the number it ended with."""
    for _ in range(40):
        state = hands.state(0)
        if not state["options"]:
            return int(state["number"])
        hands.played += 1
        body = {"id": f"by-hand-{hands.played}", "seat": 0, "follows": state["number"]}
        chosen = hands.wish.sensible(state, state["options"])["text"]
        reply = hands.http.post(
            f"/api/tables/{hands.table}/play", json={**body, "move": chosen}, headers=hands.headers
        )
        assert reply.status_code == 200, reply.text
    raise AssertionError("the turn does not end")


def until(what: Callable[[], bool], seconds: float = 60.0) -> None:
    begin = time.monotonic()
    while not what():
        assert time.monotonic() - begin < seconds
        time.sleep(0.05)


def my_turn(hands: Hands) -> dict[str, Any]:
    """The server waits for me: whatever a page shows, nobody was held back for it."""
    found: dict[str, Any] = {}

    def asked() -> bool:
        found.update(hands.state(0))
        return bool(found["options"])

    until(asked)
    return found


def shown_after(hands: Hands) -> bool:
    """Until the page shows my next turn; whether the server was ready for it before that."""
    end_my_turn(hands)
    number = my_turn(hands)["number"]
    behind = hands.shown() < int(number)
    until(lambda: hands.shown() >= number)
    return behind


def captions(hands: Hands) -> tuple[list[str], list[float], bool]:
    """Whose turns are told before my next one, seconds each caption stood, whether the server was ahead."""
    hands.page.evaluate(WATCH)
    ahead = shown_after(hands)
    expect(hands.page.locator(".teller")).to_have_count(0)
    told = hands.page.evaluate("() => window.captions")
    whose = dict.fromkeys(one["who"] for one in told)
    return list(whose), [one["time"] / 1000 for one in told], ahead


def opened(house: House, http: httpx.Client, pace: str, bots: int = 2, **more: Any) -> Hands:
    # Whoever looks begins: what bots do while the page is opened is told or not, as it comes.
    path = seat_at(http, "red_cathedral", *["apprentice"] * bots, seed=4, first_player="1")
    page = house.visit(path, pace=pace, **more)
    at_table(page)
    hands = Hands(page, http)
    number = my_turn(hands)["number"]
    until(lambda: hands.shown() >= number)
    return hands


def test_each_viewer_sees_a_bots_turn_at_their_own_pace(house: House, http: httpx.Client) -> None:
    """The same two bots' turns: at once, or as long as the viewer likes; the server never waits."""
    assert captions(opened(house, http, "instant"))[0] == []
    bots = ["Olga’s turn", "Pyotr’s turn"]
    normal, briefly, _ = captions(opened(house, http, "normal"))
    slow, long, ahead = captions(opened(house, http, "slow"))
    assert normal == slow == bots
    # Each stands for at least its time, however busy the machine; clocks of browsers are a little coarse.
    assert min(briefly) > 0.78
    assert min(long) > 1.98
    assert min(long) > min(briefly) * 1.5
    assert ahead


def test_a_caption_names_who_does_what_while_it_is_shown(house: House, http: httpx.Client) -> None:
    hands = opened(house, http, "slow", motion=True)
    end_my_turn(hands)
    bar = hands.page.locator(".teller")
    expect(bar).to_contain_text("turn")
    expect(bar.locator(".main")).not_to_be_empty()
    # Whoever has seen enough goes on at once.
    my_turn(hands)
    bar.get_by_role("button", name="Skip").click()
    expect(hands.page.locator(".teller")).to_have_count(0)
    assert hands.shown() == hands.state(0)["number"]


def test_step_by_step_waits_for_the_viewer(house: House, http: httpx.Client) -> None:
    hands = opened(house, http, "instant")
    hands.page.get_by_role("combobox", name="Others’ turns").select_option("step")
    end_my_turn(hands)
    number = my_turn(hands)["number"]
    expect(hands.page.get_by_role("button", name="Next step")).to_be_visible()
    before = hands.shown()
    time.sleep(1.5)
    assert hands.shown() == before < number
    for _ in range(60):
        if hands.shown() >= number:
            break
        hands.page.keyboard.press("Enter")
        time.sleep(0.15)
    assert hands.shown() >= number


def lost(house: House, http: httpx.Client, **more: Any) -> Page:
    """Konrad has finished a section above one of Vera's; it is her turn."""
    page = house.visit(bring(http, "red_cathedral/four_basic", 719, FOUR), **more)
    return at_table(page)


def test_a_loss_is_told_in_red_until_it_is_answered(house: House, http: httpx.Client) -> None:
    page = lost(house, http)
    notice = page.get_by_role("alert").filter(has_text="You lost 1 recognition")
    expect(notice).to_contain_text("III.5 was finished above your III.4")
    expect(notice).to_contain_text("Konrad did it. Your marker: 19 → 18.")
    expect(page.locator("[data-last='section:3.4']")).to_contain_text("you −1")
    time.sleep(6)
    expect(notice).to_be_visible()
    notice.get_by_role("button", name="Show").click()
    expect(page.locator("[data-last]")).to_have_count(2)
    notice.get_by_role("button", name="OK").click()
    expect(notice).to_have_count(0)
    page.mouse.move(5, 5)
    expect(page.locator("[data-last]")).to_have_count(0)


@pytest.mark.parametrize("size", [PHONE, TABLET], ids=["phone", "tablet"])
def test_a_loss_is_told_too_where_the_story_is_out_of_sight(
    house: House, http: httpx.Client, size: Size
) -> None:
    page = lost(house, http, size=size, touch=True)
    board = page.get_by_role("main").bounding_box()
    notice = page.get_by_role("alert").filter(has_text="You lost 1 recognition")
    expect(notice).to_have_count(1)
    expect(notice).to_be_in_viewport(ratio=1)
    # What it speaks of is on another tab of a phone.
    notice.get_by_role("button", name="Show").tap()
    expect(page.locator("[data-last='section:3.4']")).to_be_visible()
    notice.get_by_role("button", name="OK").tap()
    expect(notice).to_have_count(0)
    assert page.get_by_role("main").bounding_box() == board, "it takes no room from the board"


def test_a_builder_that_was_put_elsewhere_is_a_loss(house: House, http: httpx.Client) -> None:
    page = uncovered(house.visit(bring(http, "basilica/base_renewed", 64, ("Vera", "Boris"))))
    notice = page.get_by_role("alert").filter(has_text="Your builder was moved from r2c4 to r2c3")
    expect(notice).to_contain_text("Vera did it.")
    notice.get_by_role("button", name="Show").click()
    expect(page.locator("[data-last].hurt")).to_have_count(2)
    notice.get_by_role("button", name="OK").click()
    expect(notice).to_have_count(0)


@pytest.mark.parametrize("size", [PHONE, (844, 390)], ids=str)
def test_a_phone_has_seats_standing_and_story_in_a_tab_of_their_own(
    house: House, http: httpx.Client, size: Size
) -> None:
    page = lost(house, http, size=size, touch=True)
    tabs = page.get_by_role("navigation", name="Board")
    tabs.get_by_role("button", name="Story").tap()
    for name in FOUR[1:]:
        expect(page.locator(".rail .seat").filter(has_text=name)).to_be_visible()
    expect(page.locator(".rail > .standing")).to_be_visible()
    line = page.locator(".rail .log .tale").first
    line.scroll_into_view_if_needed()
    expect(line).to_be_in_viewport()
    expect(line).to_contain_text("Konrad")
    # The loss that is told there leaves the way back in sight.
    tabs.get_by_role("button", name="Market").tap()
    expect(page.locator("[data-piece='die:white']")).to_be_visible()


def test_marks_in_the_seats_color_stay_until_the_viewer_moves(house: House, http: httpx.Client) -> None:
    page = lost(house, http)
    marks = {one.get_attribute("data-last") for one in page.locator("[data-last]").all()}
    assert {"section:3.5", "section:3.4", "marker:3", "marker:0"} <= marks
    hands = Hands(page, http)
    state = hands.state(0)
    hands.touch_option(hands.wish.sensible(state, state["options"]), state)
    expect(page.locator("[data-last]")).to_have_count(0)


def test_a_turn_is_one_line_and_can_be_seen_again_on_the_same_table(house: House, http: httpx.Client) -> None:
    page = lost(house, http, pace="step")
    line = page.locator(".log .tale").first
    expect(line).to_contain_text("Konrad")
    expect(line.locator("summary")).to_contain_text("finishes III.5")
    expect(page.locator(".log")).not_to_contain_text("§")
    # What it was made of, and the rules behind it, are folded into it.
    expect(line.get_by_role("button", name="Rule: penalty.amount")).to_have_count(0)
    line.locator("summary").click()
    expect(line.get_by_role("button", name="Rule: penalty.amount").first).to_be_visible()
    line.get_by_role("button", name="see it again").click()
    bar = page.locator(".teller")
    expect(bar).to_contain_text("Konrad’s turn")
    expect(bar).to_contain_text("step 1 of")
    # All boards stay in sight, and the address is still that of the table.
    expect(page.locator(".rail .seats")).to_be_visible()
    assert "/replay" not in page.url
    page.keyboard.press("ArrowRight")
    expect(bar).to_contain_text("step 2 of")
    page.keyboard.press("ArrowLeft")
    expect(bar).to_contain_text("step 1 of")
    page.keyboard.press("Escape")
    expect(bar).to_have_count(0)


def test_what_others_did_since_my_turn_is_shown_on_this_table(house: House, http: httpx.Client) -> None:
    page = lost(house, http)
    page.get_by_role("button", name="since my turn").click()
    seen: list[str] = []

    def all_three() -> bool:
        bar = page.locator(".teller .name b")
        if bar.count():
            seen.append(bar.inner_text(timeout=2000))
        return {"Boris’s turn", "Olga’s turn", "Konrad’s turn"} <= set(seen)

    until(all_three)
    page.get_by_role("button", name="Back to the table").first.click()
    expect(page.locator(".teller")).to_have_count(0)


def test_ivans_turn_is_his_own(house: House, http: httpx.Client) -> None:
    page = house.visit(bring(http, "red_cathedral/solo_advanced", 197, ("Vera",)), pace="step")
    at_table(page)
    lines = page.locator(".log .tale summary")
    expect(lines.first).to_contain_text("Ivan")
    expect(lines.first).to_contain_text("Transport")
    expect(lines.nth(1)).to_contain_text("You")
    page.get_by_role("button", name="since my turn").click()
    bar = page.locator(".teller")
    expect(bar).to_contain_text("Ivan’s turn")
    expect(bar).to_contain_text("to Summer I")
    expect(bar).to_contain_text("step 1 of 2")
    page.keyboard.press("Enter")
    expect(bar).to_contain_text("Transport")


def test_whoever_hears_the_table_is_told_each_turn_once(house: House, http: httpx.Client) -> None:
    hands = opened(house, http, "normal")
    shown_after(hands)
    told = hands.page.locator(".herald p")
    expect(told.filter(has_text="Pyotr:")).to_have_count(1)
    who = [line.partition(":")[0] for line in told.all_inner_texts()]
    assert [name for name in who if name != "You"] == ["Olga", "Pyotr"]


def test_chat_nobody_has_read_is_counted(house: House, http: httpx.Client) -> None:
    seats = [{"kind": "device", "name": "Vera"}, {"kind": "open", "name": "Boris"}]
    made = http.post("/api/tables", json={"game": "basilica", "seats": seats}).json()
    table, friend = made["table"], {"Authorization": f"Bearer {made['seats']['1']}"}
    http.post(f"/api/tables/{table}/join", json={"id": "sits-down", "name": "Boris"}, headers=friend)
    device = {"Authorization": f"Bearer {made['device']}"}
    http.post(f"/api/tables/{table}/start", json={"id": "beginning"}, headers=device)
    page = house.visit(f"/#/t/{table}/{made['device']}")
    at_table(page)
    sent = http.post(
        f"/api/tables/{table}/chat", json={"id": "says-something", "text": "Well met!"}, headers=friend
    )
    assert sent.status_code == 200, sent.text
    expect(page.get_by_text("1 unread word")).to_have_count(1)
    page.locator(".rail .log").hover()
    expect(page.get_by_text("1 unread word")).to_have_count(0)
    # Where the story is a tab of its own, that has the sign.
    page.reload()
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    story = page.get_by_role("navigation", name="Board").get_by_role("button", name="Story")
    expect(story).to_contain_text("1 unread word")
    story.click()
    expect(story).not_to_contain_text("unread")
    expect(page.get_by_text("Well met!")).to_be_visible()
