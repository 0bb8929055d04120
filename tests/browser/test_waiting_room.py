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


def test_the_system_share_sheet_gets_the_link_and_a_new_link_voids_the_old_one(
    house: House, http: httpx.Client
) -> None:
    host = house.visit()
    # Whoever shares on a phone sees the sheet of the system: what it is handed is what counts.
    host.context.add_init_script("navigator.share = async (what) => { window.shared = what; };")
    host.reload()
    new_table(host, "basilica", "Play together", "Friend")
    link = invitation(host)
    host.get_by_role("button", name="Share").click()
    shared = host.evaluate("() => window.shared")
    assert shared["url"] == link
    assert "Basilica" in shared["text"]
    host.get_by_role("region", name="Invite").get_by_role("button", name="New link").click()
    expect(host.get_by_role("textbox", name="Link to the free seats")).not_to_have_value(link)
    expect(host.get_by_role("log")).to_contain_text("made a new link to this table")
    table = storage(host, "nave.tables")[0]["table"]
    assert http.get(f"/api/tables/{table}", headers=bearer(link.rpartition("/")[2])).status_code == 401
    friend = house.visit(invitation(host), PHONE)
    # Before giving a name one reads who invites, and nothing that is as usual.
    expect(friend.get_by_text("Player 1 invites to Basilica")).to_be_visible()
    expect(friend.get_by_text("Clock:")).to_have_count(0)
    sit_down(friend, "Mirka")
    # Whoever opened the table without a name is nobody else.
    expect(friend.locator("#wait-title")).not_to_contain_text("Mirka invites")


def test_whoever_watches_knows_it_is_counted_and_can_be_shut_out(house: House, http: httpx.Client) -> None:
    house.expect("401", "403")
    host = house.visit()
    new_table(host, "basilica", "Play together", "Friend")
    friend = house.visit(invitation(host))
    sit_down(friend, "Mirka")
    host.get_by_role("button", name="Begin", exact=True).click()
    at_table(host)
    kept = storage(host, "nave.tables")[0]
    watcher = house.visit(f"/#/t/{kept['table']}/{kept['spectator']}", PHONE)
    expect(watcher.get_by_text("You watch.")).to_be_visible()
    expect(host.get_by_role("button", name="Menu")).to_have_attribute("data-why", "1 watches")
    host.get_by_role("button", name="Menu").click()
    host.get_by_role("dialog").get_by_role("button", name="New link").click()
    expect(host.get_by_role("button", name="Menu")).not_to_have_attribute("data-why", "1 watches")
    assert storage(host, "nave.tables")[0]["spectator"] != kept["spectator"]
    told = http.get(f"/api/tables/{kept['table']}", headers=bearer(kept["spectator"]))
    assert told.status_code == 401
