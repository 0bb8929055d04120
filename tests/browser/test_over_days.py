"""A game over days in several browsers, with the server's clock moved; and what is there after the game."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from nave.tables import model as m
from tests.browser.test_waiting_room import invitation, sit_down
from tests.support.browser import PHONE, House, new_table, storage
from tests.support.hands import AFTER, at_table
from tests.support.server import Server, running_server

pytestmark = pytest.mark.slow

DAY = 86_400_000


@pytest.fixture
def club(tmp_path: Path) -> Iterator[Server]:
    """A server in this process: its clock can be moved."""
    with running_server(f"sqlite:///{tmp_path / 'tables.sqlite3'}", leaving=0.0) as server:
        yield server
    m.clock.ahead = 0


@pytest.fixture
def rooms(chromium: Browser, club: Server) -> Iterator[House]:
    with House(chromium, club.url) as made:
        yield made
        assert made.unexpected() == []


def together(rooms: House) -> tuple[Page, Page]:
    """Two people at a table over days."""
    host = rooms.visit()
    new_table(host, "basilica", "Play together", "Friend")
    friend = rooms.visit(invitation(host), PHONE)
    sit_down(friend, "Mirka")
    host.get_by_label("Pace").select_option("days")
    expect(friend.get_by_role("log")).to_contain_text("Pace: over days")
    # Where one decides alone about the other, there is more time.
    expect(friend.get_by_label("Without an answer for so long")).to_have_value(str(7 * 86_400))
    host.get_by_label("Without an answer for so long").select_option(str(3 * 86_400))
    host.get_by_label("Who is away").select_option("bot")
    expect(friend.get_by_label("Who is away")).to_have_value("bot")
    host.get_by_role("button", name="Begin", exact=True).click()
    for page in (host, friend):
        at_table(page)
    return host, friend


def test_whoever_is_away_is_told_replaced_and_back_by_one_touch(rooms: House, club: Server) -> None:
    host, friend = together(rooms)
    table, key = (storage(host, "nave.tables")[0][name] for name in ("table", "key"))
    state = club.http.get(f"/api/tables/{table}", headers={"Authorization": f"Bearer {key}"}).json()
    pages = {True: (host, friend), False: (friend, host)}
    absent, other = pages[state["view"]["to_answer"] in state["holds"]]
    expect(other.get_by_role("list", name="Time")).to_be_visible()
    m.clock.ahead += 2 * DAY
    expect(absent.get_by_text("a bot may play for you")).to_be_visible()
    address, browser = absent.url, absent.context
    absent.close()
    m.clock.ahead += 2 * DAY
    # It is said in the log, and the bot has played on.
    expect(other.get_by_text("is away.").first).to_be_attached()
    absent = browser.new_page()
    absent.goto(address)
    card = absent.get_by_role("region", name="While you were away")
    expect(card).to_contain_text("plays for you since turn")
    card.get_by_role("button", name="Take my seat").click()
    expect(card).to_have_count(0)
    # A pause needs the other's yes.
    absent.get_by_role("button", name="Menu").click()
    absent.get_by_role("button", name="Ask for a pause").click()
    other.get_by_role("button", name="Yes", exact=True).click()
    for page in (absent, other):
        expect(page.get_by_text("The table is paused")).to_be_visible()
    absent.get_by_role("button", name="Go on").click()
    expect(other.get_by_text("The table is paused")).to_have_count(0)


def test_a_finished_game_is_in_the_library_and_open_to_whom_it_is_shown(rooms: House) -> None:
    host, friend = together(rooms)
    host.get_by_role("button", name="Menu").click()
    host.get_by_role("button", name="Give up").click()
    host.get_by_role("button", name="Give up for good?").click()
    host.locator(AFTER).wait_for()
    table = storage(host, "nave.tables")[0]["table"]
    host.get_by_role("button", name="Menu").click()
    host.get_by_role("button", name="Show this game to anybody with a link").click()
    host.get_by_text("Link to look at this game").wait_for()
    stranger = rooms.visit(f"{rooms.url}/g/{table}")
    stranger.wait_for_url(f"**/#/t/{table}/replay*")
    stranger.get_by_role("slider").first.wait_for()
    friend.goto(f"{rooms.url}/#/games")
    expect(friend.get_by_role("heading", name="1 finished game")).to_be_visible()
    expect(friend.get_by_text("won, of 1 game")).to_be_visible()
    friend.get_by_label("Game", exact=True).select_option("red_cathedral")
    expect(friend.get_by_role("heading", name="0 finished games")).to_be_visible()
    friend.get_by_label("Game", exact=True).select_option("")
    friend.get_by_role("button", name="Forget these").click()
    friend.get_by_role("button", name="Forget 1 game for good?").click()
    expect(friend.get_by_text("Nothing is finished yet")).to_be_visible()
