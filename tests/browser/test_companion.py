"""A companion of the real box in a phone's browser: dice and draws are touched, finished games are scored."""

import json
import time
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from playwright.sync_api import Page, expect

import nave
from nave.api import rules_of
from nave.kernel.frame import NATURE
from nave.kernel.record import Record
from tests.support.browser import PHONE, RECORDS, House
from tests.support.ends import ENDS
from tests.support.server import fresh

pytestmark = pytest.mark.slow


class Companion:
    """A table with a real box: the page enters what the box says, people answer over the network."""

    def __init__(self, house: House, http: httpx.Client, record: Record, chance: str = "entered") -> None:
        seats = [{"kind": "device", "name": f"P{seat}"} for seat in range(record.seats)]
        wish = {"game": record.game, "seats": seats, "settings": record.settings, "seed": record.seed}
        made = http.post("/api/tables", json={**wish, "customs": {"chance": chance}}).json()
        self.table, self.key, self.http = made["table"], made["device"], http
        self.headers = {"Authorization": f"Bearer {self.key}"}
        self.post("start")
        self.page = house.visit(f"/#/t/{self.table}/{self.key}", PHONE, touch=True)

    def post(self, what: str, **body: Any) -> None:
        address = f"/api/tables/{self.table}/{what}"
        answer = self.http.post(address, json={"id": fresh(), **body}, headers=self.headers)
        assert answer.status_code == 200, answer.text

    def play(self, text: str, state: dict[str, Any] | None = None) -> None:
        """Whoever is asked answers, over the network."""
        now = state or self.state()
        asked = now["view"]["to_answer"]
        self.post("play", move=text, seat=0 if asked is None else asked, follows=now["number"])

    def state(self) -> dict[str, Any]:
        found: dict[str, Any] = self.http.get(f"/api/tables/{self.table}", headers=self.headers).json()
        return found

    def record(self) -> dict[str, Any]:
        found: dict[str, Any] = self.http.get(f"/api/tables/{self.table}/record", headers=self.headers).json()
        return found

    def enter(self, text: str) -> None:
        """Touch the piece that was rolled or drawn; the page then knows that it was."""
        piece = self.page.locator(f'.tray [data-drawn="{text}"]:enabled')
        # Only then the page is at the question that the number belongs to.
        piece.wait_for()
        number = self.page.locator(".table").get_attribute("data-number")
        piece.tap()
        expect(self.page.locator(f'.table[data-number="{number}"]')).to_have_count(0)


def script(record: Record) -> Iterator[tuple[str, bool]]:
    """The answers of a record, and whether a real box gave them; what can come out in one way is left out."""
    game = nave.api.begin_replay(record)
    for text in record.answers:
        by_box = game.seat == NATURE
        if not by_box or len(game.legal_moves) > 1:
            yield text, by_box
        game.follow(text)


@pytest.mark.parametrize("name", ["basilica/base_third_scoring", "red_cathedral/solo_won"])
def test_touched_dice_and_draws_give_the_golden_record_again(
    house: House, http: httpx.Client, name: str
) -> None:
    golden = nave.load_record(RECORDS / f"{name}.json")
    table = Companion(house, http, golden)
    for text, by_box in script(golden):
        if by_box:
            table.enter(text)
        else:
            table.play(text)
    record = table.record()
    assert record["answers"] == golden.answers
    assert record["result"] == golden.result
    assert record["meta"]["chance"] == "entered"


def first_roll(table: Companion) -> None:
    for _ in range(60):
        state = table.state()
        if state["entering"]:
            return
        table.play(state["options"][0]["text"], state)
    raise AssertionError("nothing was ever rolled")


def test_a_mistyped_die_is_taken_back_by_one_touch(house: House, http: httpx.Client) -> None:
    golden = nave.load_record(RECORDS / "red_cathedral/two_basic.json")
    table = Companion(house, http, golden, "dealt")
    first_roll(table)
    page, before = table.page, table.record()["answers"]
    faces = page.locator(".tray [data-drawn]")
    expect(faces).to_have_count(6)
    wrong, right = (faces.nth(at).get_attribute("data-drawn") or "" for at in (0, 4))
    table.enter(wrong)
    page.get_by_role("button", name="Undo").tap()
    expect(page.locator(f'.tray [data-drawn="{wrong}"]')).to_be_visible()
    assert table.record()["answers"] == before
    table.enter(right)
    assert table.record()["answers"][: len(before) + 1] == [*before, right]


def test_ivan_is_played_in_sentences(house: House, http: httpx.Client) -> None:
    golden = nave.load_record(RECORDS / "red_cathedral/solo_won.json")
    table = Companion(house, http, golden, "dealt")
    # Whatever is rolled: after the first turn Ivan has had his, and says what to do with his pieces.
    for _ in range(80):
        state = table.state()
        if state["view"]["turn"] > 1:
            break
        table.play(state["options"][0 if state["entering"] else -1]["text"], state)
    told = table.page.get_by_role("region", name="On your table")
    expect(told.get_by_role("listitem").first).to_contain_text("Ivan")
    told.get_by_role("button", name="Done").tap()
    expect(told).to_have_count(0)


def test_a_companion_is_opened_from_the_lobby_on_a_phone(house: House, http: httpx.Client) -> None:
    page = house.visit("/", PHONE, touch=True)
    page.get_by_role("button", name="With your box").first.tap()
    window = page.get_by_role("dialog")
    window.get_by_role("button", name="as it lies").tap()
    window.get_by_role("button", name="Open table").tap()
    expect(page.get_by_role("region", name="What does your box say?")).to_be_visible()
    expect(page.locator(".tray [data-drawn]").first).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]


# ---------------------------------------------------------------- finished games

# Touches what an end asks for, in the page itself: fifty games are many touches.
TOUCH = """async ([steps]) => {
  const pause = () => new Promise((done) => setTimeout(done, 0));
  for (const name of steps) {
    const found = document.querySelector(name);
    if (!found) throw new Error(`nothing to touch: ${name}`);
    found.click();
    await pause();
  }
}"""


def numbers(field: str, value: int) -> Iterator[str]:
    if value:
        yield f'[data-field="{field}"]'
        for digit in str(value):
            yield f'[data-digit="{digit}"]'
        yield ".pad .ok"


def touches_of_cathedral(end: dict[str, Any]) -> Iterator[str]:
    yield f'[data-plan="{end["plan"]}"]'
    for what in ("banner", "ornament"):
        for seat in range(len(end["players"])):
            yield f'[data-brush="{what} {seat}"]'
            for section, row in end["sections"].items():
                if row[what] == seat:
                    yield f'[data-section="{section}"]'
    for seat, row in enumerate(end["players"]):
        for field in ("marker", "goods", "contracts"):
            yield from numbers(f"{field} {seat}", row.get(field, 0))
        for tool, count in row.get("tools", {}).items():
            yield from numbers(f"{tool} {seat}", count)


def touches_of_basilica(end: dict[str, Any]) -> Iterator[str]:
    for seat, row in enumerate(end["players"]):
        yield from numbers(f"score {seat}", row["score"])
    if end["stack_used_up"]:
        yield ".used [role=switch]"
    # From the board on: further rows show once there is something to lay on.
    brushes: dict[str, list[str]] = {}
    for cell, row in end["cells"].items():
        yield f'[data-brush="vault {row["vault"]}"]'
        yield f'[data-cell="{cell}"]'
        for what in ("builder", "rank", "names"):
            if row[what] is not None:
                brushes.setdefault(f"{what} {row[what]}", []).append(cell)
        for what in ("glass", "altar"):
            if row[what]:
                brushes.setdefault(what, []).append(cell)
    for brush in sorted(brushes):
        yield f'[data-brush="{brush}"]'
        for cell in brushes[brush]:
            yield f'[data-cell="{cell}"]'


def choose(page: Page, record: Record) -> None:
    """Players and parts of the game, as they were."""
    players = page.get_by_role("group", name="Players")
    if players.count():
        players.get_by_role("button", name=str(record.seats), exact=True).tap()
    parts = page.locator("[data-setting]")
    for at in range(parts.count()):
        part = parts.nth(at)
        setting = part.get_attribute("data-setting") or ""
        usual = next(one.default for one in rules_of(record.game).settings if one.id == setting)
        part.select_option(record.settings.get(setting, usual))


@pytest.mark.parametrize("game", ["basilica", "red_cathedral"])
def test_golden_ends_entered_by_touch_give_their_scores(house: House, game: str) -> None:
    names = [name for name in ENDS if name.startswith(game)]
    page = house.visit(f"/#/score/{game}", PHONE, touch=True)
    page.locator("[data-brush]").first.wait_for()
    began, parts = time.monotonic(), ""
    for name in names:
        record = nave.load_record(RECORDS / name)
        finished = nave.replay(record)
        wished = json.dumps([record.seats, record.settings], sort_keys=True)
        if wished != parts:
            choose(page, record)
            parts = wished
        page.get_by_role("button", name="Begin anew").tap()
        expect(page.locator(".result")).to_have_attribute("data-blank", "true")
        end = finished.rules.write_ending(finished.state)
        steps = list(touches_of_cathedral(end) if game == "red_cathedral" else touches_of_basilica(end))
        page.evaluate(TOUCH, [steps])
        assert finished.result is not None
        scores = " ".join(str(score) for score in finished.result.scores)
        expect(page.locator(".result")).to_have_attribute("data-scores", scores)
    assert time.monotonic() - began < 600
    expect(page.locator(".result table")).to_be_visible()
