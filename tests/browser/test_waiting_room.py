"""The waiting room, and links that become keys: in several browsers."""

import json

import httpx
import pytest
from playwright.sync_api import Page, expect

from tests.browser.test_mygames import bearer
from tests.support.browser import PHONE, House, new_table, storage
from tests.support.hands import Hands, at_table

pytestmark = pytest.mark.slow


def invitation(page: Page) -> str:
    return page.get_by_role("textbox", name="Link to the free seats").input_value()


def sit_down(page: Page, name: str) -> None:
    page.get_by_role("textbox", name="Your name").fill(name)
    page.get_by_role("button", name="Sit down").click()
    page.locator("#wait-title").wait_for()


def test_one_link_seats_everybody_and_the_opener_holds_no_key_of_theirs(
    house: House, http: httpx.Client
) -> None:
    host = house.visit()
    new_table(host, "red_cathedral", "Play together", "Friend", "Friend")
    link = invitation(host)
    friends = []
    for name, size in (("Mirka", PHONE), ("Olga", (1280, 720))):
        page = house.visit(link, size)
        sit_down(page, name)
        expect(host.get_by_role("list").first).to_contain_text(name)
        friends.append(page)
    # Everything the opener's browser keeps opens none of the friends' seats.
    kept = json.dumps(storage(host, "nave.tables"))
    table = storage(host, "nave.tables")[0]["table"]
    for page in friends:
        key = storage(page, "nave.tables")[0]["key"]
        assert key not in kept
    for link_key in storage(host, "nave.tables")[0]["links"].values():
        told = http.get(f"/api/tables/{table}", headers=bearer(link_key))
        assert told.status_code == 401 or told.json()["holds"] == []
    # Anything can be changed until it begins, and everybody hears of it.
    host.get_by_label("Advice").select_option("none")
    expect(friends[1].get_by_role("log")).to_contain_text("changed Advice: none")
    friends[0].get_by_role("textbox", name="Say something").fill("Ready!")
    friends[0].keyboard.press("Enter")
    expect(host.get_by_role("log")).to_contain_text("Ready!")
    host.get_by_role("button", name="Begin", exact=True).click()
    for page in (host, *friends):
        at_table(page)
    assert [Hands(page, http).state()["holds"] for page in (host, *friends)] == [[0], [1], [2]]


def test_a_second_person_with_the_same_link_is_asked_and_the_person_decides(
    house: House, http: httpx.Client
) -> None:
    house.expect("401", "403")
    host = house.visit()
    new_table(host, "basilica", "Play together", "Friend")
    host.get_by_role("listitem").nth(1).get_by_role("button", name="Show as QR code").click()
    link = host.get_by_role("textbox", name="Link of seat 2").input_value()
    host.keyboard.press("Escape")
    friend = house.visit(link)
    sit_down(friend, "Mirka")
    host.get_by_role("button", name="Begin", exact=True).click()
    at_table(friend)
    # Somebody else opens the same link: asked, and sent away.
    other = house.visit(link)
    other.get_by_role("heading", name="Are you Mirka?").wait_for()
    other.get_by_role("button", name="Yes, let me in").click()
    expect(host.get_by_role("alert").filter(has_text="says to be Mirka")).to_be_visible()
    friend.get_by_role("alert").get_by_role("button", name="No").click()
    expect(other.get_by_text("They said no.")).to_be_visible()
    assert Hands(friend, http).state()["holds"] == [1]
    # It is Mirka, on her phone: the seat moves there, and the host reads it.
    phone = house.visit(link, PHONE)
    phone.get_by_role("button", name="Yes, let me in").click()
    friend.get_by_role("alert").get_by_role("button", name="Yes").click()
    at_table(phone)
    assert Hands(phone, http).state()["holds"] == [1]
    expect(host.get_by_text("Mirka plays with another device now.").first).to_be_visible()
