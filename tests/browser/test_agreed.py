"""What was agreed at a table, and its use: advice and what is taken back show to everybody there."""

from typing import Any

import httpx
import pytest
from playwright.sync_api import Page, expect

from tests.browser.test_mygames import bearer
from tests.browser.test_waiting_room import invitation, sit_down
from tests.support.browser import House, new_table, storage
from tests.support.hands import at_table
from tests.support.server import fresh

pytestmark = pytest.mark.slow


def test_advice_and_what_is_taken_back_show_to_the_other_and_in_the_record(
    house: House, http: httpx.Client
) -> None:
    host = house.visit()
    new_table(host, "red_cathedral", "Play together", "Friend")
    host.get_by_label("Advice").select_option("shown")
    host.get_by_label("Taking back").select_option("free")
    friend = house.visit(invitation(host))
    sit_down(friend, "Mirka")
    host.get_by_role("button", name="Begin", exact=True).click()
    for page in (host, friend):
        at_table(page)
    table = storage(host, "nave.tables")[0]["table"]
    people = {page: bearer(storage(page, "nave.tables")[0]["key"]) for page in (host, friend)}

    def state(page: Page) -> dict[str, Any]:
        found: dict[str, Any] = http.get(f"/api/tables/{table}", headers=people[page]).json()
        return found

    asked, other = (host, friend) if state(host)["options"] else (friend, host)
    asked.get_by_role("button", name="Hint").first.click()
    expect(asked.get_by_text("A bot’s advice").first).to_be_visible()
    expect(other.get_by_text("asked a bot for advice").first).to_be_visible()
    for _ in range(20):
        now = state(asked)
        if now["can_undo"]:
            break
        answer = now["options"][0]["text"]
        wish = {"id": fresh(), "move": answer, "follows": now["number"]}
        http.post(f"/api/tables/{table}/play", json=wish, headers=people[asked]).raise_for_status()
    assert state(asked)["can_undo"]
    asked.keyboard.press("Escape")
    asked.get_by_role("button", name="Undo").first.click()
    expect(other.get_by_text("takes something back").first).to_be_visible()
    seat = state(asked)["seat"]
    http.post(f"/api/tables/{table}/resign", json={"id": fresh()}, headers=people[asked]).raise_for_status()
    record = http.get(f"/api/tables/{table}/record", headers=people[other]).json()
    marks = record["meta"]["marks"]
    assert (marks["advice"][seat], marks["taken_back"][seat]) == (1, 1)
