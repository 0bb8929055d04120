"""A rematch reaches the friends: one table, not two."""

import httpx
import pytest
from playwright.sync_api import expect

from tests.browser.test_waiting_room import invitation, sit_down
from tests.support.browser import House, new_table, storage
from tests.support.hands import AFTER, at_table

pytestmark = pytest.mark.slow


def test_whoever_is_asked_for_a_rematch_comes_to_the_same_table(house: House, http: httpx.Client) -> None:
    host = house.visit()
    new_table(host, "basilica", "Play together", "Friend")
    friend = house.visit(invitation(host))
    sit_down(friend, "Mirka")
    host.get_by_role("button", name="Begin", exact=True).click()
    at_table(friend)
    at_table(host)
    host.get_by_role("button", name="Menu").click()
    host.get_by_role("button", name="Give up").click()
    host.get_by_role("button", name="Give up for good?").click()
    host.locator(AFTER).wait_for()
    host.get_by_role("button", name="Rematch").click()
    host.get_by_role("dialog").get_by_role("button", name="New set-up").click()
    host.locator("#wait-title").wait_for()
    expect(friend.get_by_text("wants a rematch.").first).to_be_visible()
    friend.get_by_role("status").get_by_role("button", name="Sit down").click()
    sit_down(friend, "Mirka")
    expect(host.get_by_role("button", name="Begin", exact=True)).to_be_enabled()
    friend.get_by_role("button", name="Begin", exact=True).click()
    for page in (host, friend):
        at_table(page)
    assert storage(host, "nave.tables")[0]["table"] == storage(friend, "nave.tables")[0]["table"]
