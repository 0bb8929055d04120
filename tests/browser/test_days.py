"""One game of three friends over days, with closed pages: told by push, kept by keys, lost by nobody.

The server's clock is moved. Push goes to a service on this machine, is read there as a browser would, and is
handed to the page's own worker; everything else is the page, the server and a real Chromium.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Response, expect

from nave.tables import model as m
from tests.browser.test_mygames import bearer, until
from tests.browser.test_told_in_time import SHOWN
from tests.browser.test_waiting_room import sit_down
from tests.support.browser import LAPTOP, PHONE, House, new_table, storage
from tests.support.hands import AFTER, at_table
from tests.support.push import Browser as Reader
from tests.support.push import PushService
from tests.support.server import Server, running_server

pytestmark = pytest.mark.slow

DAY = 86_400_000
# No push service of the world is asked: the browser's subscription is one of the service on this machine.
STUB = """(wish) => {
  const made = {
    endpoint: wish.endpoint,
    toJSON: () => ({ endpoint: wish.endpoint, keys: { p256dh: wish.p256dh, auth: wish.auth } }),
    unsubscribe: async () => true,
  };
  PushManager.prototype.getSubscription = async () => (localStorage.getItem("test.push") ? made : null);
  PushManager.prototype.subscribe = async () => { localStorage.setItem("test.push", "on"); return made; };
}"""


@pytest.fixture
def service() -> Iterator[PushService]:
    with PushService() as running:
        yield running


@pytest.fixture
def club(tmp_path: Path) -> Iterator[Server]:
    """A server in this process: its clock can be moved, and it pushes to this machine at once."""
    address = f"sqlite:///{tmp_path / 'tables.sqlite3'}"
    with running_server(address, leaving=0.0, push_private=True, push_delay=0.0) as server:
        yield server
    m.clock.ahead = 0


@pytest.fixture
def rooms(chromium: Browser, club: Server) -> Iterator[House]:
    with House(chromium, club.url) as made:
        yield made
        assert made.unexpected() == []


def close_all(context: BrowserContext) -> None:
    for page in list(context.pages):
        page.close()


def kept(page: Page, table: str) -> dict[str, Any]:
    found: dict[str, Any] = next(one for one in storage(page, "nave.tables") if one["table"] == table)
    return found


def tells_of_a_seat(reply: Response) -> bool:
    return reply.url.endswith("/api/push") and reply.request.method == "POST" and reply.json()["seats"] == 1


def tell_me(page: Page) -> None:
    """Switch on to be told, as a person does."""
    page.get_by_role("button", name="Settings").click()
    window = page.get_by_role("dialog")
    window.get_by_role("switch", name="Tell me when it is my turn").click()
    # Nobody is disturbed at night unless they say so; here it may be any hour.
    expect(window.get_by_label("Quiet from")).to_have_value("22:00")
    window.get_by_label("Quiet from").fill("")
    expect(window.get_by_label("when I am asked something")).to_be_checked()
    expect(window.get_by_label("when somebody says something")).not_to_be_checked()
    with page.expect_response(lambda reply: reply.url.endswith("/api/push")) as told:
        window.get_by_label("when it is over, or played again").uncheck()
    assert told.value.json()["seats"] == 0
    page.keyboard.press("Escape")


def shown_by_the_worker(rooms: House, context: BrowserContext, words: dict[str, str]) -> list[list[str]]:
    """What the worker of that browser shows of a notice that came in."""
    page = rooms.visit("/", PHONE, context=context)
    devtools = context.new_cdp_session(page)
    found: list[dict[str, Any]] = []
    devtools.on("ServiceWorker.workerRegistrationUpdated", lambda news: found.extend(news["registrations"]))
    devtools.send("ServiceWorker.enable")
    page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
    page.wait_for_timeout(500)
    message = {
        "origin": rooms.url,
        "registrationId": found[0]["registrationId"],
        "data": json.dumps(words),
    }
    devtools.send("ServiceWorker.deliverPushMessage", message)
    page.wait_for_timeout(500)
    shown: list[list[str]] = page.evaluate(SHOWN)
    page.close()
    return shown


def test_three_friends_over_days_miss_nothing_mix_up_nothing_and_lose_nothing(
    rooms: House, club: Server, service: PushService
) -> None:
    rooms.expect("401", "403", "404")
    # The waiting room: Bernat comes by his own link, Cleo by the one for everybody.
    agnes = rooms.visit()
    new_table(agnes, "red_cathedral", "Play together", "Friend", "Friend")
    table = storage(agnes, "nave.tables")[0]["table"]
    opened = kept(agnes, table)
    seat_link = f"{rooms.url}/#/t/{table}/{opened['links']['1']}"
    reader = Reader(service)
    bernat = rooms.visit("/", PHONE, touch=True)
    bernats = bernat.context
    bernats.grant_permissions(["notifications"], origin=rooms.url)
    wish = reader.wish()
    bernats.add_init_script(f"({STUB})({json.dumps({k: wish[k] for k in ('endpoint', 'p256dh', 'auth')})})")
    bernat.reload()
    tell_me(bernat)
    bernat.goto(seat_link)
    # The seat is among those he is told of, though he never came back to the lobby.
    with bernat.expect_response(tells_of_a_seat):
        sit_down(bernat, "Bernat")
    cleo = rooms.visit(agnes.get_by_role("textbox", name="Link to the free seats").input_value(), LAPTOP)
    sit_down(cleo, "Cleo")
    agnes.get_by_label("Pace").select_option("days")
    agnes.get_by_label("Without an answer for so long").select_option(str(3 * 86_400))
    agnes.get_by_label("Who is away").select_option("bot")
    expect(cleo.get_by_role("log")).to_contain_text("Who is away")
    agnes.get_by_role("button", name="Begin", exact=True).click()
    at_table(agnes)
    at_table(cleo)
    # The key was exchanged: nothing that the opener keeps opens another seat.
    people = {"Agnes": agnes, "Bernat": bernat, "Cleo": cleo}
    keys = {name: kept(page, table)["key"] for name, page in people.items()}
    assert keys["Bernat"] not in json.dumps(storage(agnes, "nave.tables"))
    told = club.http.get(f"/api/tables/{table}", headers=bearer(opened["links"]["1"])).json()
    assert told["holds"] == []

    # Everybody closes the page. The others answer, and Bernat is told once.
    browsers = {"Agnes": agnes.context, "Bernat": bernats, "Cleo": cleo.context}
    by_seat = {"table": table, "0": keys["Agnes"], "1": keys["Bernat"], "2": keys["Cleo"]}
    for context in browsers.values():
        close_all(context)
    until(club.http, by_seat, 1)
    words = reader.read(service.wait(1)[0])
    shown = shown_by_the_worker(rooms, bernats, words)
    assert [one[3] for one in shown] == [f"/#/t/{table}"]

    # Two days: it is announced that a bot may play. Four days: it plays.
    m.clock.ahead += 2 * DAY
    warned = reader.read(service.wait(2)[1])
    assert "a bot may play for you" in warned["body"]
    m.clock.ahead += 2 * DAY
    agnes = rooms.visit(f"/#/t/{table}", context=browsers["Agnes"])
    at_table(agnes)
    expect(agnes.get_by_text("is away.").first).to_be_attached()

    # Bernat is back by one touch, and is told what happened.
    bernat = rooms.visit(f"/#/t/{table}", PHONE, context=bernats)
    card = bernat.get_by_role("region", name="While you were away")
    expect(card).to_contain_text("plays for you since turn")
    card.get_by_role("button", name="Take my seat").click()
    expect(card).to_have_count(0)

    # Somebody else opens his link: asked, told to all, and sent away.
    stranger = rooms.visit(seat_link)
    stranger.get_by_role("heading", name="Are you Bernat?").wait_for()
    stranger.get_by_role("button", name="Yes, let me in").click()
    expect(agnes.get_by_role("alert").filter(has_text="says to be Bernat")).to_be_visible()
    bernat.get_by_role("alert").get_by_role("button", name="No").click()
    expect(stranger.get_by_text("They said no.")).to_be_visible()
    assert club.http.get(f"/api/tables/{table}", headers=bearer(keys["Bernat"])).json()["holds"] == [1]

    # He moves to another device: one link, which no server sees.
    bernat.goto("/")
    bernat.get_by_role("button", name="My seats on another device").click()
    link = bernat.get_by_role("textbox", name="Link to all my seats").input_value()
    tablet = rooms.visit(link, LAPTOP)
    tablet.get_by_role("button", name="Take them here").click()
    tablet.goto(f"/#/t/{table}")
    at_table(tablet)

    # The two others give up; the winner wants a rematch, and everybody comes to the same table.
    cleo = rooms.visit(f"/#/t/{table}", LAPTOP, context=browsers["Cleo"])
    at_table(cleo)
    for page in (cleo, agnes):
        # By keys: the pointer must not come to rest on a line of the score sheet.
        page.get_by_role("button", name="Menu").press("Enter")
        page.get_by_role("button", name="Give up").press("Enter")
        page.get_by_role("button", name="Give up for good?").press("Enter")
        expect(page.get_by_role("dialog")).to_have_count(0)
    tablet.locator(AFTER).wait_for()
    tablet.get_by_role("button", name="Rematch").click()
    tablet.get_by_role("dialog").get_by_role("button", name="New set-up").click()
    tablet.locator("#wait-title").wait_for()
    for page, name in ((agnes, "Agnes"), (cleo, "Cleo")):
        page.get_by_role("status").get_by_role("button", name="Sit down").click()
        sit_down(page, name)
    expect(tablet.get_by_role("button", name="Begin", exact=True)).to_be_enabled()
    again = {storage(page, "nave.tables")[0]["table"] for page in (agnes, cleo, tablet)}
    assert len(again) == 1
    tablet.get_by_role("button", name="Begin", exact=True).click()
    # Seats are turned by one: who sat second begins the list.
    assert [
        seat_of(club, again, storage(page, "nave.tables")[0]["key"]) for page in (tablet, cleo, agnes)
    ] == [
        [0],
        [1],
        [2],
    ]

    # Figures afterwards, also on the device he moved to.
    tablet.goto("/#/games")
    expect(tablet.get_by_text("won, of 1 game")).to_be_visible()
    expect(tablet.get_by_role("region", name="Against")).to_contain_text("Cleo")
    expect(tablet.get_by_role("region", name="With what")).to_contain_text("3 seats")

    # Nothing that was pushed or can be looked at by a stranger holds a key.
    club.http.post(f"/api/tables/{table}/publish", json={"id": "publishing"}, headers=bearer(keys["Agnes"]))
    public = [
        *(json.dumps(reader.read(one)) + one.path + json.dumps(one.headers) for one in service.received),
        club.http.get(f"/g/{table}").text,
        club.http.get(f"/g/{table}/card.png").content.decode("latin-1"),
        club.http.get(f"/api/tables/{table}").text,
        club.http.get(f"/api/tables/{table}/log").text,
    ]
    secret = [*keys.values(), *opened["links"].values(), opened["invite"], opened["spectator"]]
    assert not [key for key in secret if any(key in one for one in public)]


def seat_of(club: Server, tables: set[str], key: str) -> list[int]:
    (table,) = tables
    held: list[int] = club.http.get(f"/api/tables/{table}", headers=bearer(key)).json()["holds"]
    return held
