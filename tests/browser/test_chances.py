"""Chances to win above a running game: for onlookers and one device, when wished for; else nowhere."""

import re

import httpx
import pytest
from playwright.sync_api import Page, expect

from tests.support.browser import DESKTOP, PHONE, House, Size, bring, storage

pytestmark = pytest.mark.slow

# Two seats on one device, and a spectator's link.
RUNNING = {"red_cathedral": ("red_cathedral/two_basic", 120), "basilica": ("basilica/expansion", 150)}


def menu(page: Page) -> None:
    page.get_by_role("button", name="Menu").click()


def shown(page: Page) -> list[int]:
    """Percentages of the bar, once it tells of this moment."""
    bar = page.get_by_role("region", name="Chance to win")
    expect(bar.locator("li").first).to_be_visible()
    expect(bar).not_to_have_class(re.compile(r"\bold\b"))
    return [int(text.split()[0]) for text in bar.locator("li b").all_inner_texts()]


def hot_seat(house: House, http: httpx.Client, game: str, size: Size) -> Page:
    name, upto = RUNNING[game]
    page = house.visit(bring(http, name, upto, ("Vera", "Konrad")), size, touch=size == PHONE)
    page.locator(".table[data-number]").or_(page.locator("#hand-title")).first.wait_for()
    if page.locator("#hand-title").count():
        page.get_by_role("button", name=re.compile("Vera|Konrad")).first.click()
    page.locator(".table[data-number]").wait_for()
    return page


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("game", RUNNING)
def test_on_one_device_the_bar_comes_and_goes_with_a_wish(
    house: House, http: httpx.Client, game: str, size: Size
) -> None:
    page = hot_seat(house, http, game, size)
    bar = page.get_by_role("region", name="Chance to win")
    expect(bar).to_have_count(0)
    menu(page)
    page.get_by_role("button", name="Show chances to win").click()
    figures = shown(page)
    assert len(figures) == 2
    assert 99 <= sum(figures) <= 101
    # Nothing lies under it, and the table still fits the screen.
    box = bar.bounding_box()
    bottom = page.locator(".table[data-number]").bounding_box()
    assert box is not None
    assert bottom is not None
    assert box["y"] + box["height"] <= bottom["y"] + 1
    assert bottom["y"] + bottom["height"] <= size[1] + 1
    asked: list[str] = []
    page.on("request", lambda one: asked.append(one.url) if one.url.endswith("/chances") else None)
    page.reload()
    assert shown(page) == figures
    # Nothing moves, so nothing is asked again.
    page.wait_for_timeout(1500)
    assert len(asked) == 1
    menu(page)
    page.get_by_role("button", name="Hide chances to win").click()
    expect(bar).to_have_count(0)
    assert storage(page, "nave.settings")["chances"] is False


def test_who_plays_alone_sees_one_chance_and_a_bar_filled_as_far(house: House, http: httpx.Client) -> None:
    page = house.visit(bring(http, "red_cathedral/solo_won", 60, ("Vera",)))
    page.locator(".table[data-number]").wait_for()
    menu(page)
    page.get_by_role("button", name="Show chances to win").click()
    (figure,) = shown(page)
    track = page.locator(".chances .track")
    page.wait_for_timeout(700)  # the bar grows for half a second
    whole, filled = track.bounding_box(), track.locator("i").bounding_box()
    assert whole is not None
    assert filled is not None
    assert 100 * filled["width"] / whole["width"] == pytest.approx(figure, abs=1.5)


def test_an_onlooker_is_told_and_hears_of_the_next_move(house: House, http: httpx.Client) -> None:
    wish = {"game": "basilica", "seed": 4, "seats": [{"kind": "device"}, {"kind": "device"}]}
    made = http.post("/api/tables", json=wish).json()
    path, head = f"/api/tables/{made['table']}", {"Authorization": f"Bearer {made['device']}"}
    assert http.post(f"{path}/start", json={"id": "beginning"}, headers=head).status_code == 200
    page = house.visit(f"/#/t/{made['table']}/{made['spectator']}")
    page.locator(".table[data-number]").wait_for()
    menu(page)
    page.get_by_role("button", name="Show chances to win").click()
    shown(page)
    state = http.get(path, headers=head).json()
    with page.expect_response(lambda answer: answer.url.endswith("/chances")) as heard:
        move = {
            "id": "one-move-1",
            "move": state["options"][-1]["text"],
            "follows": state["number"],
            "seat": state["seat"],
        }
        assert http.post(f"{path}/play", json=move, headers=head).status_code == 200
    assert heard.value.status == 200
    assert 99 <= sum(shown(page)) <= 101


@pytest.mark.parametrize("advice", ["none", "shown"])
def test_people_among_people_are_offered_no_bar_where_advice_is_not_free(
    house: House, http: httpx.Client, advice: str
) -> None:
    wish = {
        "game": "red_cathedral",
        "seats": [{"kind": "open"}, {"kind": "open"}],
        "customs": {"advice": advice},
    }
    made = http.post("/api/tables", json=wish).json()
    path = f"/api/tables/{made['table']}"
    heads = [{"Authorization": f"Bearer {made['seats'][seat]}"} for seat in ("0", "1")]
    for number, head in enumerate(heads):
        joined = http.post(
            f"{path}/join", json={"id": f"joining-{number}", "name": f"P{number}"}, headers=head
        )
        assert joined.status_code == 200, joined.text
    assert http.post(f"{path}/start", json={"id": "beginning"}, headers=heads[0]).status_code == 200
    page = house.visit(f"/#/t/{made['table']}/{made['seats']['0']}")
    page.locator(".table[data-number]").wait_for()
    # Even whoever liked it elsewhere sees none here.
    page.evaluate(
        "() => localStorage.setItem('nave.settings', JSON.stringify({...JSON.parse("
        "localStorage.getItem('nave.settings') ?? '{}'), chances: true}))"
    )
    page.reload()
    page.locator(".table[data-number]").wait_for()
    menu(page)
    expect(page.get_by_role("button", name="Settings")).to_be_visible()
    expect(page.get_by_role("button", name=re.compile("chances to win"))).to_have_count(0)
    expect(page.get_by_role("region", name="Chance to win")).to_have_count(0)
