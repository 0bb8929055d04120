"""What was seen cut, covered or outside the window when every picture was looked at, and is not again."""

from typing import Final

import httpx
import pytest
from playwright.sync_api import Page, expect

from tests.browser import rooms, tables
from tests.support.browser import PHONE, House, Size

pytestmark = pytest.mark.slow

LOW: Final[tuple[Size, ...]] = ((844, 390), (960, 600), (853, 480), (720, 450), (640, 360))
# How far anything of these lies outside the window, in pixels.
OUTSIDE: Final = """(chosen) => {
    const boxes = [...document.querySelectorAll(chosen)].map((one) => one.getBoundingClientRect())
        .filter((box) => box.width > 0);
    if (boxes.length === 0) throw new Error(`nothing is seen of ${chosen}`);
    return Math.max(...boxes.flatMap((box) =>
        [-box.left, -box.top, box.right - innerWidth, box.bottom - innerHeight]));
}"""
# What of a question is seen in part: lines cut by their box, or its second line cut by the bar.
HALF: Final = """() => {
    const said = document.querySelector(".gamebar .say").getBoundingClientRect();
    return ["main", "alt"].flatMap((part) => {
        const box = document.querySelector(`.gamebar .say .${part}`).getBoundingClientRect();
        const hidden = box.left >= said.right || box.height === 0;
        return !hidden && box.bottom > said.bottom + 1 ? [part] : [];
    });
}"""


def shown(page: Page, size: Size) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    # Two frames: one to lay out, one for what answers to the new size.
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")


def test_a_replay_has_its_board_and_tabs_in_a_low_window(house: House, http: httpx.Client) -> None:
    page = rooms.replay(house, http)
    for size in LOW:
        shown(page, size)
        expect(page.locator(".replay .tabs button").first).to_be_visible()
        board = page.locator(".replay > .board").bounding_box()
        assert board is not None
        assert board["height"] > size[1] * 0.4, (size, board)
        assert board["width"] > size[0] * 0.7, (size, board)
        assert page.evaluate(OUTSIDE, ".replay > *, .gamebar .btn") <= 0.5, size


def test_a_lessons_bar_stays_in_a_low_window(house: House, http: httpx.Client) -> None:
    page = rooms.lesson(house, http)
    for size in LOW:
        shown(page, size)
        assert page.evaluate(OUTSIDE, ".gamebar, .gamebar .btn") <= 0.5, size


def test_a_question_is_shown_in_whole_lines(house: House, http: httpx.Client) -> None:
    page = tables.planned(house, http)
    for size in (*LOW, (1280, 720)):
        shown(page, size)
        assert page.evaluate(HALF) == [], size
        said = page.locator(".gamebar .say .main").bounding_box()
        assert said is not None
        assert said["width"] > 90, (size, said)


def test_the_bar_of_a_scoring_fits_a_phone(house: House, http: httpx.Client) -> None:
    page = tables.final_scoring(house, http)
    shown(page, PHONE)
    assert page.evaluate(OUTSIDE, ".scene-bar .btn") <= 0.5


def test_an_offer_has_its_answers_in_sight_on_a_laptop(house: House, http: httpx.Client) -> None:
    page = tables.offer(house, http)
    shown(page, (1280, 720))
    cut = """() => [...document.querySelectorAll(".answer")].map((one) => {
      const box = one.closest(".panel").getBoundingClientRect();
      return one.getBoundingClientRect().bottom - box.bottom;
    })"""
    assert [over for over in page.evaluate(cut) if over > -4] == []
    assert len(page.evaluate(cut)) == 2


def test_settings_leave_their_words_half_the_line(house: House, http: httpx.Client) -> None:
    page = rooms.new_table_expansion(house, http)
    expect(page.get_by_role("dialog")).to_contain_text("One seat.")
    for size in (PHONE, (960, 600), (1280, 720)):
        shown(page, size)
        shares = page.evaluate(
            """() => [...document.querySelectorAll(".opt")].map((row) =>
                row.firstElementChild.clientWidth / row.clientWidth)"""
        )
        assert min(shares, default=0) >= 0.49, (size, shares)


# What of an own board lies outside of it, in pixels.
BEYOND: Final = """() => {
    const board = document.querySelector(".me").getBoundingClientRect();
    const parts = [...document.querySelectorAll(".me *")].map((one) => one.getBoundingClientRect())
        .filter((box) => box.width > 0);
    if (parts.length < 50) throw new Error(`${parts.length} things are seen of the own board`);
    return Math.max(...parts.map((box) => box.right - board.right));
}"""
# Pieces that are covered by others: in the middle of a city's name something else is touched.
COVERED: Final = """() => {
    const names = [...document.querySelectorAll(".sitebox .tile .name")];
    if (names.length === 0) throw new Error("no city is seen");
    return names.filter((name) => {
        const box = name.getBoundingClientRect();
        return [0.1, 0.5, 0.9].some((part) => {
            const top = document.elementFromPoint(box.left + part * box.width, box.top + box.height / 2);
            return top.closest("svg") !== name.closest("svg");
        });
    }).map((name) => name.textContent);
}"""


@pytest.mark.parametrize("size", [(1440, 900), (1280, 720), (1024, 768)], ids=str)
def test_with_the_expansion_and_a_guild_nothing_is_covered_or_beyond_the_own_board(
    house: House, http: httpx.Client, size: Size
) -> None:
    page = tables.jewelers(house, http)
    shown(page, size)
    assert page.evaluate(BEYOND) <= 0.5
    assert page.evaluate(COVERED) == []
    # The own diamonds lie beside those of the supply, to be touched.
    gems = page.locator(".decks .gems").bounding_box()
    assert gems is not None
    assert gems["height"] >= 24
