"""After the game: the score sheet, looking back step by step, the record as a file, and playing again."""

from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Page, expect

import nave
from tests.support.browser import RECORDS, TITLES, House, bring, new_table, storage
from tests.support.hands import AFTER, TABLE, at_table

pytestmark = pytest.mark.slow

FINISHED = {"red_cathedral": "red_cathedral/solo_advanced", "basilica": "basilica/expansion"}


def upload(page: Page, file: Path) -> None:
    """The record is looked at, at its end: not played on."""
    page.get_by_label("Open a record").set_input_files(file)
    slider = page.get_by_role("slider", name="Moment of the game")
    slider.wait_for()
    expect(slider).not_to_have_attribute("max", "0")  # the game has come
    expect(slider).to_have_value(str(slider.get_attribute("max")))


@pytest.mark.parametrize("game", TITLES)
def test_a_record_comes_back_as_the_same_file_after_upload_and_download(
    house: House, tmp_path: Path, game: str
) -> None:
    page = house.visit()
    file = RECORDS / f"{FINISHED[game]}.json"
    upload(page, file)
    with page.expect_download() as waiting:
        page.get_by_role("button", name="Download record").click()
    saved = tmp_path / "saved.json"
    waiting.value.save_as(saved)
    assert saved.read_text() == nave.load_record(file).to_json()
    page.goto("/")
    upload(page, saved)
    page.get_by_role("link", name="Score sheet").click()
    expect(page.locator("#after-title")).to_be_visible()


def test_a_file_that_is_no_record_is_refused_and_loses_nothing(house: House, tmp_path: Path) -> None:
    house.expect("422")
    page = house.visit()
    file = tmp_path / "shopping.json"
    file.write_text("bread, butter")
    page.get_by_label("Open a record").set_input_files(file)
    expect(page.get_by_role("alert")).to_contain_text("no record")
    file.write_text('{"format": "nave-record/1", "game": "chess"}')
    page.get_by_label("Open a record").set_input_files(file)
    expect(page.get_by_role("alert")).to_be_visible()
    expect(page.get_by_role("article")).to_have_count(len(TITLES))


@pytest.mark.parametrize("game", TITLES)
def test_the_replay_goes_to_any_moment(house: House, http: httpx.Client, game: str) -> None:
    page = house.visit(bring(http, FINISHED[game]))
    page.get_by_role("link", name="Replay").click()
    slider = page.get_by_role("slider", name="Moment of the game")
    pieces = page.locator("main [data-piece]")
    pieces.first.wait_for()
    slider.focus()
    page.keyboard.press("End")
    last = int(slider.get_attribute("max") or 0)
    expect(slider).to_have_attribute("aria-valuetext", f"step {last} of {last}")
    end = page.locator("main.board").inner_text()
    page.get_by_role("button", name="To the beginning").click()
    expect(slider).not_to_have_attribute("aria-valuetext", f"step {last} of {last}")
    assert page.locator("main.board").inner_text() != end
    first = slider.input_value()
    page.get_by_role("button", name="One step on").click()
    page.wait_for_function("(was) => document.querySelector('input[type=range]').value !== was", arg=first)
    # A line of the log leads to its moment, and the address says which one it is.
    page.locator(".logs a.moment").first.click()
    page.wait_for_function("() => location.hash.split('/').length === 5")
    moment = int(page.url.rpartition("/")[2])
    expect(slider).to_have_value(str(moment))
    page.reload()
    expect(page.get_by_role("slider", name="Moment of the game")).to_have_value(str(moment))


def test_one_can_play_on_from_a_moment_of_the_replay(house: House, http: httpx.Client) -> None:
    page = house.visit(bring(http, FINISHED["red_cathedral"]))
    page.locator(AFTER).wait_for()
    page.goto(page.url + "/replay/60")
    page.get_by_role("button", name="Play on from here").click()
    page.get_by_role("dialog").get_by_role("button", name="Open the table").click()
    at_table(page)
    expect(page.locator(".options ol button").first).to_be_visible()


@pytest.mark.parametrize("same", [True, False])
def test_a_rematch_has_the_same_people_and_the_set_up_asked_for(
    house: House, http: httpx.Client, same: bool
) -> None:
    page = house.visit()
    new_table(page, "basilica", "Hot seat", "Bot")
    at_table(page)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Give up").click()
    page.get_by_role("button", name="Give up for good?").click()
    page.locator(AFTER).wait_for()
    page.get_by_role("button", name="Rematch").click()
    page.get_by_role("dialog").get_by_role("button", name="Same set-up" if same else "New set-up").click()
    page.wait_for_selector(f"{TABLE}, #hand-title")
    old, new = (
        (sitting["table"], {"Authorization": f"Bearer {sitting['key']}"})
        for sitting in reversed(storage(page, "nave.tables"))
    )
    asked = [http.get(f"/api/tables/{table}", headers=key).json()["table"] for table, key in (old, new)]
    people = [[(seat["kind"], seat["name"]) for seat in table["seats"]] for table in asked]
    assert people[0] == [*people[1][1:], *people[1][:1]], "seats are turned by one"
    first, again = (
        http.get(f"/api/tables/{table}/replay/0", headers=key).json()["view"]["board"]
        for table, key in (old, new)
    )
    assert (first == again) is same
