"""An owner's set is named wherever its values are played with: lobby, waiting room, table, record."""

import httpx
import pytest
from playwright.sync_api import expect

import nave
from tests.browser.test_mygames import bearer
from tests.browser.test_waiting_room import invitation, sit_down
from tests.support.browser import House, new_table, storage
from tests.support.hands import at_table

pytestmark = pytest.mark.slow

GAME = "red_cathedral"


def kept(http: httpx.Client, name: str, recognition: int) -> dict[str, str]:
    """A set of this server with one corrected base."""
    piece = "cathedral_card.base_09"
    signed = {piece: [{"by": name, "on": "2026-11-18"}]}
    owner = {"format": "nave-set/1", "game": GAME, "name": name, "edition": "", "checked": signed}
    owner["changes"] = {piece: {"recognition": recognition}}
    reply = http.post("/api/components/keep", json={"game": GAME, "set": owner})
    assert reply.status_code == 200, reply.text
    found: dict[str, str] = reply.json()
    return found


def test_a_set_is_named_before_during_and_after_a_game(house: House, http: httpx.Client) -> None:
    kaspar, agnes = kept(http, "kaspar", 4), kept(http, "agnes", 3)
    host = house.visit()
    new_table(host, GAME, "Play together", "Friend")
    link = invitation(host)
    friend = house.visit(link)
    # Who is invited sees it before sitting down, also when it is changed meanwhile.
    pieces = host.get_by_label("Pieces")
    pieces.select_option(kaspar["name"])
    expect(pieces).to_have_value(kaspar["name"])
    friend.reload()
    expect(friend.get_by_text(f"Pieces: {kaspar['name']}")).to_be_visible()
    sit_down(friend, "Mirka")
    # Whoever sits there may change it until it begins; everybody hears of it and sees it.
    friend.get_by_label("Pieces").select_option(agnes["name"])
    expect(host.get_by_role("log")).to_contain_text(agnes["name"])
    expect(pieces).to_have_value(agnes["name"])
    host.get_by_role("button", name="Begin", exact=True).click()
    for page in (host, friend):
        at_table(page)
    friend.get_by_role("button", name="Menu").click()
    expect(friend.get_by_role("dialog").get_by_role("link", name="Pieces")).to_contain_text(agnes["name"])
    lobby = house.visit("/", context=friend.context)
    expect(lobby.get_by_text(f"pieces: {agnes['name']}")).to_be_visible()
    mine = storage(friend, "nave.tables")[0]
    record = http.get(f"/api/tables/{mine['table']}/record", headers=bearer(mine["key"])).json()
    # Of two boxes the record names the values of the parts in play.
    assert record["components"]["name"] == agnes["name"]
    assert record["components"]["hash"] != nave.new_game(GAME, seats=2).components.hash
    printed = http.get(f"/api/games/{GAME}/components", params={"name": agnes["name"]}).json()
    assert printed["hash"] == agnes["hash"]
    rows = {row["id"]: row for row in printed["data"]["cathedral_card"]}
    assert rows["base_09"]["recognition"] == 3
