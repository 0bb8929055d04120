"""The judge on the page: asked for, told as it comes; marks lead to their turn; curves; on a phone too."""

import re
from typing import Final

import httpx
import pytest
from playwright.sync_api import Page, expect

from tests.support.browser import PHONE, TITLES, House, bring

pytestmark = pytest.mark.slow

FINISHED = {"red_cathedral": "red_cathedral/solo_won", "basilica": "basilica/base_third_scoring"}
# Both with a rival.
RUNNING = {"red_cathedral": "red_cathedral/two_basic", "basilica": "basilica/base_third_scoring"}
# The engine may run interpreted, on a busy machine.
LONG = 240_000


def replayed(house: House, http: httpx.Client, game: str, size: tuple[int, int] | None = None) -> Page:
    link = bring(http, FINISHED[game])
    page = house.visit(link) if size is None else house.visit(link, size)
    page.get_by_role("link", name="Replay").click()
    return page


@pytest.mark.parametrize("game", TITLES)
def test_a_finished_game_is_judged_and_marks_lead_to_their_turn(
    house: House, http: httpx.Client, game: str
) -> None:
    page = replayed(house, http, game)
    judge = page.get_by_role("region", name="The judge")
    expect(judge).to_contain_text("counted as luck, never as a mistake")
    judge.get_by_role("button", name="Judge this game").click()
    expect(judge.get_by_text("whole game")).to_be_visible(timeout=LONG)
    assert page.locator(".cells .judge-mark").count() > 0
    before = page.url
    judge.get_by_role("button", name="Next mark").click()
    expect(page).not_to_have_url(before)
    expect(judge.locator("article").first).to_contain_text("Played")
    turns = page.get_by_role("region", name="Points over turns").locator("tbody tr").count()
    page.get_by_role("button", name="Chance to win").click()
    expect(page.get_by_role("button", name="Chance to win")).to_have_attribute("aria-pressed", "true")
    # Luck stands under the curve whatever that shows, one value for each turn and the sum at the end.
    luck = page.get_by_role("region", name="luck of dice and draws")
    expect(luck.get_by_role("img", name="luck of dice and draws")).to_be_visible()
    expect(luck.locator("path.band")).to_have_count(1)
    assert luck.locator("tbody tr").count() == turns
    # So do chances to win, also in a solitaire, where nobody is asked in half of the turns.
    assert page.get_by_role("region", name="Points over turns").locator("tbody tr").count() == turns
    # The story has a place of its own then, with the marks.
    beside = page.get_by_role("group", name="Beside the board")
    beside.get_by_role("button", name="Story").click()
    expect(page.locator(".logs .judge-mark").first).to_be_visible()
    expect(judge).to_have_count(0)


# How many signs of the judge are on the board, and the numbers, names and pips they lie on.
COVERED: Final = """() => {
  const board = document.querySelector('main');
  const all = (found) => [...board.querySelectorAll(found)];
  const signs = all('[data-last] circle:has(+ .judge-mark)').map((one) => one.getBoundingClientRect());
  const written = all('svg text').filter((one) => one.textContent.trim());
  const words = [...written, ...all('[data-die] use[href^="#pip"]')].filter((one) => one.checkVisibility());
  const near = (value, from, to) => Math.min(Math.max(value, from), to);
  const under = words.filter((word) => {
    const box = word.getBoundingClientRect();
    return signs.some((sign) => {
      const [x, y] = [sign.x + sign.width / 2, sign.y + sign.height / 2];
      // Boxes of letters are taller than the letters.
      const [top, bottom] = [box.top + box.height * 0.2, box.bottom - box.height * 0.2];
      return Math.hypot(near(x, box.left, box.right) - x, near(y, top, bottom) - y) < sign.width / 2 - 1;
    });
  });
  return [signs.length, under.map((one) => one.textContent || one.getAttribute('href'))];
}"""


@pytest.mark.parametrize("game", TITLES)
def test_what_a_marked_turn_played_wears_the_mark_on_the_board_and_covers_nothing(
    house: House, http: httpx.Client, game: str
) -> None:
    page = house.visit(bring(http, RUNNING[game]))
    page.get_by_role("link", name="Replay").click()
    judge, board = page.get_by_role("region", name="The judge"), page.get_by_role("main", name="Board")
    judge.get_by_role("button", name="Judge this game").click()
    expect(judge.get_by_text("whole game")).to_be_visible(timeout=LONG)
    expect(judge.locator("table")).to_contain_text("best moves")
    signed = 0
    for _ in range(8):
        before = page.url
        judge.get_by_role("button", name="Next mark").click()
        expect(page).not_to_have_url(before)
        word = judge.locator("article h3 .judge-mark").first.get_attribute("aria-label")
        expect(page.locator(".say")).to_contain_text(str(word))
        count, under = page.evaluate(COVERED)
        assert under == [], page.url
        if count:
            expect(board.locator("[data-last] .judge-mark").first).to_have_accessible_name(str(word))
            signed += 1
    assert signed >= 6
    # What was played, what would have been better, or both.
    drawn = judge.get_by_role("group", name="Show on the board").first
    drawn.get_by_role("button", name="Best").click()
    expect(page.locator(".say")).to_contain_text("Best line, 1 of")
    expect(board.locator("[data-last]")).to_have_count(0)
    drawn.get_by_role("button", name="Both").click()
    expect(board.locator("[data-last]")).not_to_have_count(0)
    expect(page.locator(".say")).to_contain_text("Best line, 1 of")
    drawn.get_by_role("button", name="Played").click()
    expect(page.locator(".say")).not_to_contain_text("Best line")


def test_keys_lead_from_mark_to_mark_and_a_filter_says_through_which(
    house: House, http: httpx.Client
) -> None:
    page = replayed(house, http, "basilica")
    judge = page.get_by_role("region", name="The judge")
    judge.get_by_role("button", name="Judge this game").click()
    expect(judge.get_by_text("whole game")).to_be_visible(timeout=LONG)
    judge.get_by_role("button", name="Next mark").click()
    expect(page).to_have_url(re.compile(r"/replay/\d+$"))
    shown = page.url
    # On from the button as well: it does nothing with arrows.
    page.keyboard.press("Shift+ArrowRight")
    expect(page).not_to_have_url(shown)
    page.keyboard.press("Shift+ArrowLeft")
    expect(page).to_have_url(shown)
    judge.get_by_role("button", name="blunders").click()
    marks = page.locator(".cells em")
    assert marks.locator("visible=true").count() > 0
    expect(page.locator(".cells em.aside .blunder")).to_have_count(0)
    expect(page.locator(".cells em:not(.aside) .slip")).to_have_count(0)
    for _ in range(3):
        before = page.url
        judge.get_by_role("button", name="Next mark").click()
        expect(page).not_to_have_url(before)
        expect(judge.locator("article h3").first).to_contain_text("blunder")
    page.evaluate("() => document.activeElement?.blur()")
    page.keyboard.press("?")
    keys = page.get_by_role("dialog", name="Keys")
    expect(keys).to_contain_text("Previous mark")
    expect(keys).to_contain_text("on the board: played, best, both")


# Whether the mark on each curve stands under the cell of the turn shown.
UNDER: Final = """() => {
  const middle = (one) => { const box = one.getBoundingClientRect(); return box.x + box.width / 2; };
  const cell = document.querySelector('section.film .cells .on');
  const lines = [...document.querySelectorAll('section.film path.now')];
  return cell && lines.length === 2 && lines.every((line) => Math.abs(middle(line) - middle(cell)) <= 2);
}"""


@pytest.mark.parametrize("game", TITLES)
def test_where_there_is_room_the_curves_stand_under_the_strip_turn_under_turn(
    house: House, http: httpx.Client, game: str
) -> None:
    page = replayed(house, http, game, (1500, 950))
    judge = page.get_by_role("region", name="The judge")
    judge.get_by_role("button", name="Judge this game").click()
    expect(judge.get_by_text("whole game")).to_be_visible(timeout=LONG)
    film = page.locator("section.film")
    expect(film.locator("section.curves")).to_have_count(2)
    for _ in range(2):
        judge.get_by_role("button", name="Next mark").click()
        expect(judge.locator("article").first).to_contain_text("Played")
        # Read in one moment; the turn that is shown comes from the server.
        page.wait_for_function(UNDER)
    # A touch of a curve shows the turn above it.
    third = film.locator(".cells button").nth(2)
    above, lane = third.bounding_box(), film.get_by_role("img").last.bounding_box()
    assert above is not None
    assert lane is not None
    page.mouse.click(above["x"] + above["width"] / 2, lane["y"] + lane["height"] / 2)
    expect(third).to_have_class(re.compile(r"\bon\b"))
    # A lower window keeps them beside the board.
    page.set_viewport_size({"width": 1440, "height": 900})
    expect(film.locator("section.curves")).to_have_count(0)
    expect(page.locator(".side section.curves")).to_have_count(2)


@pytest.mark.parametrize("game", TITLES)
def test_the_curve_ends_with_the_final_score(house: House, http: httpx.Client, game: str) -> None:
    page = replayed(house, http, game)
    page.get_by_role("slider", name="Moment of the game").press("End")
    rows = page.get_by_role("region", name="Points over turns").locator("tbody tr")
    expect(rows).not_to_have_count(0)
    last = rows.last.locator("td").all_inner_texts()
    page.get_by_role("link", name="Score sheet").click()
    expect(page.locator("#after-title")).to_be_visible()
    sheet = page.get_by_role("main").inner_text()
    assert len(last) == 2
    assert all(re.search(rf"\b{score}\b", sheet) for score in last), (last, sheet)


@pytest.mark.parametrize("game", TITLES)
def test_all_boards_and_the_standing_are_those_of_the_moment(
    house: House, http: httpx.Client, game: str
) -> None:
    page = house.visit(bring(http, RUNNING[game]))
    page.get_by_role("link", name="Replay").click()
    page.get_by_role("button", name="Boards and standing").click()
    seats, standing = page.get_by_role("region", name="Seats"), page.get_by_role("region", name="Now")
    slider = page.get_by_role("slider", name="Moment of the game")
    slider.press("Home")
    expect(seats).to_be_visible()
    begun = standing.inner_text()
    slider.press("End")
    expect(standing).not_to_have_text(begun, use_inner_text=True)
    # Everybody but the seat whose board lies on the table.
    assert seats.locator(":scope > div").count() >= 1
    page.get_by_role("button", name="Judge and story").click()
    expect(page.get_by_role("region", name="The judge")).to_be_visible()


@pytest.mark.parametrize("game", TITLES)
def test_the_judge_advises_at_a_moment_without_judging_the_whole_game(
    house: House, http: httpx.Client, game: str
) -> None:
    page = house.visit(bring(http, RUNNING[game]))
    page.get_by_role("link", name="Replay").click()
    page.get_by_role("slider", name="Moment of the game").fill("60")
    judge = page.get_by_role("region", name="The judge")
    judge.get_by_role("button", name="What would the judge play here?").click()
    expect(judge.locator("article").first).to_contain_text("Played", timeout=LONG)
    expect(judge.get_by_role("button", name="Judge this game")).to_be_visible()
    expect(judge.get_by_role("button", name="Look at this turn thoroughly")).to_be_visible()


def test_on_a_phone_a_marked_turn_shows_the_part_of_the_table_where_it_was_played(
    house: House, http: httpx.Client
) -> None:
    page = house.visit(bring(http, RUNNING["red_cathedral"]), PHONE, touch=True)
    page.get_by_role("link", name="Replay").click()
    tabs = page.get_by_role("navigation")
    tabs.get_by_role("button", name="The judge").click()
    page.get_by_role("button", name="Judge this game").click()
    expect(page.get_by_text("whole game")).to_be_visible(timeout=LONG)
    marked = page.locator(".cells button:has(.blunder)")
    places = set()
    for name in ("Market", "Site"):
        tabs.get_by_role("button", name=name).click()
        for number in range(min(4, marked.count())):
            marked.nth(number).click(force=True)
            expect(
                page.get_by_role("main", name="Board").locator("[data-last] .judge-mark").first
            ).to_be_visible()
            assert page.evaluate(COVERED)[1] == []
            places.add(page.locator("nav [aria-current]").inner_text())
    assert len(places) == 2


def test_on_a_phone_the_best_line_is_shown_where_it_is_played(house: House, http: httpx.Client) -> None:
    page = house.visit(bring(http, RUNNING["basilica"]), PHONE, touch=True)
    page.get_by_role("link", name="Replay").click()
    page.get_by_role("slider", name="Moment of the game").fill("60")
    tabs = page.get_by_role("navigation")
    tabs.get_by_role("button", name="The judge").click()
    judge = page.get_by_role("region", name="The judge")
    judge.get_by_role("button", name="What would the judge play here?").click()
    judge.get_by_role("button", name="Best", exact=True).first.click(timeout=LONG)
    expect(page.get_by_role("main", name="Board")).to_be_visible()
    expect(page.locator(".say")).to_contain_text("Best line, 1 of")


def test_a_link_leads_somebody_else_to_the_moment(house: House, http: httpx.Client) -> None:
    link = bring(http, RUNNING["basilica"])
    table, key = link.split("/")[-2:]
    page = house.visit(f"/#/t/{table}/replay/60/{key}")
    expect(page.get_by_role("slider", name="Moment of the game")).to_have_value("60")
    expect(page.get_by_role("heading", name="Replay")).to_be_visible()
    other = house.visit(f"/#/t/{table}/replay/90/{key}")
    expect(other.get_by_role("slider", name="Moment of the game")).not_to_have_value("60")


def test_the_judge_has_a_tab_of_its_own_on_a_phone(house: House, http: httpx.Client) -> None:
    page = replayed(house, http, "red_cathedral", PHONE)
    tabs = page.get_by_role("navigation")
    tabs.get_by_role("button", name="The judge").click()
    page.get_by_role("button", name="Judge this game").click()
    expect(page.get_by_text("whole game")).to_be_visible(timeout=LONG)
    # Both curves are tall enough to be read; what is below them is scrolled to.
    for name, least in (("Points over turns", 100), ("luck of dice and draws", 60)):
        drawn = page.get_by_role("img", name=name).bounding_box()
        assert drawn is not None
        assert drawn["height"] >= least, name
    tabs.get_by_role("button", name="Seats").click()
    expect(page.get_by_role("region", name="Now")).to_be_visible()
    wide = page.evaluate("() => document.documentElement.scrollWidth")
    assert wide <= PHONE[0]
