"""My games: the lobby tells the truth of every seat this browser holds, and the seats travel."""

import re

import httpx
import pytest
from playwright.sync_api import Page, expect

from tests.support.browser import PHONE, House, storage
from tests.support.hands import Hands, at_table

pytestmark = pytest.mark.slow


def table_of_two(http: httpx.Client, game: str = "basilica") -> dict[str, str]:
    """A table that has begun; the key of each seat, by its number, and its id."""
    seats = [{"kind": "open"}, {"kind": "open"}]
    made = http.post("/api/tables", json={"game": game, "seats": seats, "seed": 4}).json()
    for seat, name in (("0", "Agnes"), ("1", "Bernat")):
        http.post(
            f"/api/tables/{made['table']}/join",
            json={"id": f"joining-{seat}", "name": name},
            headers=bearer(made["seats"][seat]),
        )
    begun = http.post(
        f"/api/tables/{made['table']}/start", json={"id": "beginning"}, headers=bearer(made["seats"]["0"])
    )
    assert begun.status_code == 200, begun.text
    return {"table": made["table"], **made["seats"]}


def bearer(key: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {key}"}


def answer(http: httpx.Client, made: dict[str, str], seat: int) -> None:
    """Whoever sits there answers with the first option, from a browser elsewhere."""
    key = bearer(made[str(seat)])
    state = http.get(f"/api/tables/{made['table']}", headers=key).json()
    body = {
        "id": f"answer-{state['number']}",
        "follows": state["number"],
        "move": state["options"][0]["text"],
    }
    reply = http.post(f"/api/tables/{made['table']}/play", json=body, headers=key)
    assert reply.status_code == 200, reply.text


def asked(http: httpx.Client, made: dict[str, str]) -> int:
    seats = [{"table": made["table"], "key": made["0"]}]
    found = http.post("/api/mine", json={"seats": seats}).json()["rows"][0]["to_answer"]
    assert isinstance(found, int)
    return found


def until(http: httpx.Client, made: dict[str, str], seat: int) -> None:
    """Both answer until that seat is asked."""
    for _ in range(40):
        if asked(http, made) == seat:
            return
        answer(http, made, asked(http, made))
    raise AssertionError(f"seat {seat} is never asked")


def lobby_with(house: House, *tables: tuple[dict[str, str], int]) -> Page:
    """A lobby in a browser that holds one seat of each table."""
    page = house.visit()
    for made, seat in tables:
        page.goto(f"/#/t/{made['table']}/{made[str(seat)]}")
        at_table(page)
    page.goto("/#/")
    page.get_by_role("heading", name="Your tables").wait_for()
    return page


def test_the_lobby_hears_of_a_move_made_elsewhere_and_the_title_counts(
    house: House, http: httpx.Client
) -> None:
    made = table_of_two(http)
    until(http, made, 1)
    page = lobby_with(house, (made, 0))
    others = page.get_by_role("region", name="Waiting for others")
    expect(others).to_contain_text("Waiting for Bernat")
    expect(page).to_have_title("Nave")
    until(http, made, 0)
    yours = page.get_by_role("region", name="Your turn")
    expect(yours).to_contain_text("your turn")
    expect(page).to_have_title("(1) 1 table waits")
    expect(others).to_have_count(0)
    # Who gave up is told as it is, without opening the table.
    http.post(f"/api/tables/{made['table']}/resign", json={"id": "giving-up"}, headers=bearer(made["1"]))
    expect(page.get_by_role("region", name="Finished")).to_contain_text("You won")
    expect(page).to_have_title("Nave")


def test_after_my_move_the_next_table_that_waits_is_one_key_away(house: House, http: httpx.Client) -> None:
    first, second = table_of_two(http), table_of_two(http, "red_cathedral")
    until(http, second, 0)
    until(http, first, 1)
    page = lobby_with(house, (second, 0), (first, 0))
    page.goto(f"/#/t/{first['table']}")
    at_table(page)
    expect(page.get_by_role("link", name=re.compile("^Next: "))).to_be_visible()
    page.keyboard.press("n")
    page.wait_for_url(f"**/#/t/{second['table']}")
    at_table(page)
    # On one's own turn nobody is led away.
    expect(page.get_by_role("link", name=re.compile("^Next: "))).to_have_count(0)


def test_all_my_seats_travel_by_one_link_that_no_server_sees(house: House, http: httpx.Client) -> None:
    first, second = table_of_two(http), table_of_two(http)
    page = lobby_with(house, (first, 0), (second, 1))
    page.get_by_role("button", name="My seats on another device").click()
    window = page.get_by_role("dialog")
    expect(window.get_by_role("img", name="QR code of the link to all my seats")).to_be_visible()
    link = window.get_by_role("textbox", name="Link to all my seats").input_value()
    assert first["0"] in link
    assert link.index("#") < link.index(first["0"]), "the keys stand before the #"
    requests: list[str] = []
    phone = house.visit("/", PHONE, touch=True)
    phone.on("request", lambda request: requests.append(f"{request.url} {request.post_data or ''}"))
    phone.goto(link)
    phone.get_by_role("heading", name="Take 2 seats to this browser?").wait_for()
    assert first["0"] not in phone.url, "the keys stay in the address"
    assert storage(phone, "nave.tables") in (None, []), "nothing is taken before it was agreed to"
    phone.get_by_role("button", name="Take them here").click()
    expect(phone.locator(".mine li")).to_have_count(2)
    assert not any(first["0"] in one for one in requests)
    # And they play: the key is the same.
    phone.goto(f"/#/t/{first['table']}")
    at_table(phone)
    assert Hands(phone, http).state()["holds"] == [0]


def test_all_my_seats_travel_in_a_file(house: House, http: httpx.Client) -> None:
    made = table_of_two(http)
    page = lobby_with(house, (made, 0))
    page.get_by_role("button", name="My seats on another device").click()
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save as a file").click()
    other = lobby_with(house, (table_of_two(http), 0))
    other.get_by_role("button", name="My seats on another device").click()
    other.get_by_label("Take from a file").set_input_files(saved.value.path())
    expect(other.get_by_role("dialog")).to_contain_text("1 seat taken over.")
    other.keyboard.press("Escape")
    expect(other.locator(".mine li")).to_have_count(2)


def test_a_table_whose_key_is_void_says_so_and_can_be_forgotten(house: House, http: httpx.Client) -> None:
    made = table_of_two(http)
    page = lobby_with(house, (made, 0))
    page.evaluate(
        """() => { const all = JSON.parse(localStorage['nave.tables']);
        all[0].key = 'x'.repeat(32); localStorage['nave.tables'] = JSON.stringify(all); }"""
    )
    page.reload()
    expect(page.get_by_text("opens nothing there any more")).to_be_visible()
    page.get_by_role("button", name="Forget this table").click()
    expect(page.get_by_text("opens nothing there any more")).to_have_count(0)
