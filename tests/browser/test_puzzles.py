"""Puzzles on the page: solved and missed on the real board, on desktop and phone; a turn played again."""

from typing import Any

import httpx
import pytest
from playwright.sync_api import Page, expect

from nave.judge.puzzle import Puzzle, puzzles_of
from tests.support.browser import DESKTOP, PHONE, TITLES, House, Size, bring, storage

pytestmark = pytest.mark.slow

FINISHED = {"red_cathedral": "red_cathedral/two_basic", "basilica": "basilica/base_third_scoring"}
SIZES = [DESKTOP, PHONE]
STANDS = ".trial[aria-busy='false']"


def short(game: str) -> Puzzle:
    """One whose lines are soon played."""
    return min(puzzles_of(game), key=lambda one: len(one.solution) + len(one.second))


def open_puzzle(house: House, puzzle: Puzzle, size: Size) -> Page:
    page = house.visit(f"/#/puzzle/{puzzle.game}/{puzzle.id}", size, touch=size == PHONE)
    page.locator(f"{STANDS} .board [data-piece]").first.wait_for()
    return page


def answer(page: Page, option: dict[str, Any]) -> None:
    """Touch the pieces of an option, on whichever part of the table they lie; the bar plays what is ready."""
    given = page.locator(".trial").get_attribute("data-given")
    still = page.locator(f".trial[data-given='{given}']")
    for piece in option["touches"]:
        spot = page.locator(f".trial [data-piece='{piece}']:not([aria-disabled]):not([aria-pressed='true'])")
        tabs = page.locator("nav button")
        for tab in range(tabs.count() + 1):
            if still.count() == 0 or spot.filter(visible=True).count():
                break
            if tab < tabs.count():
                tabs.nth(tab).click()
        if still.count() and spot.filter(visible=True).count():
            spot.filter(visible=True).first.click(force=True)
        # An answer that is on its way is waited for.
        page.locator(STANDS).wait_for()
    words = page.locator(".chooser button, .bar .btn.other").filter(has_text=option["label"])
    if still.count() and words.count():
        words.first.click()
    elif still.count():
        page.locator(".bar .btn.go").click()
    page.locator(f"{STANDS}:not([data-given='{given}'])").wait_for()


def play(page: Page, http: httpx.Client, puzzle: Puzzle, line: list[str]) -> None:
    for count, text in enumerate(line):
        path = f"/api/games/{puzzle.game}/puzzles/{puzzle.id}"
        options = http.post(path, json={"given": line[:count]}).json()["state"]["options"]
        answer(page, next(one for one in options if one["text"] == text))


@pytest.mark.parametrize("size", SIZES, ids=["desktop", "phone"])
@pytest.mark.parametrize("game", TITLES)
def test_a_puzzle_is_missed_tried_again_and_solved(
    house: House, http: httpx.Client, game: str, size: Size
) -> None:
    puzzle = short(game)
    page = open_puzzle(house, puzzle, size)
    verdict = page.get_by_role("region", name="The judge")
    play(page, http, puzzle, puzzle.second)
    expect(verdict).to_contain_text("points behind the best turn")
    expect(verdict).to_contain_text("Why:")
    verdict.get_by_role("button", name="Try again").click()
    page.locator(f"{STANDS}[data-given='0']").wait_for()
    play(page, http, puzzle, puzzle.solution)
    expect(verdict.get_by_role("heading")).to_contain_text("Right!")
    expect(verdict).to_contain_text("The solution")
    assert storage(page, "nave.puzzles") == {f"{game}/{puzzle.id}": 1}
    following = verdict.get_by_role("link", name="Next puzzle")
    expect(following).to_have_attribute("href", f"#/puzzle/{game}/{next_of(puzzle)}")


def next_of(puzzle: Puzzle) -> str:
    ids = [one.id for one in puzzles_of(puzzle.game)]
    return ids[(ids.index(puzzle.id) + 1) % len(ids)]


def test_hints_cost_and_whoever_gives_up_is_shown_the_solution(house: House) -> None:
    page = house.visit()
    page.get_by_role("link", name="Puzzle").last.click()
    page.locator(f"{STANDS} .board [data-piece]").first.wait_for()
    hints = page.get_by_role("region", name="Hints")
    for number, words in enumerate(("Which piece?", "How does it begin?"), 1):
        hints.get_by_role("button", name=words).click()
        expect(hints.locator(".taken")).to_have_count(number)
    hints.get_by_role("button", name="Give up").click()
    verdict = page.get_by_role("region", name="The judge")
    expect(verdict).to_contain_text("The solution")
    page.locator(f"{STANDS}[data-over='true']").wait_for()
    assert list(storage(page, "nave.puzzles").values()) == [0]


@pytest.mark.parametrize("game", TITLES)
def test_a_turn_of_a_finished_game_is_played_again_from_the_replay(
    house: House, http: httpx.Client, game: str
) -> None:
    link = bring(http, FINISHED[game])
    table, key = link.split("/")[-2:]
    page = house.visit(link)
    page.get_by_role("link", name="Replay").click()
    page.get_by_role("slider", name="Moment of the game").fill("60")
    page.get_by_role("button", name="Pause").or_(page.get_by_role("button", name="Play", exact=True)).focus()
    page.keyboard.press("t")
    expect(page.locator(".trial")).to_have_count(0)  # a button that has the focus hears its keys alone
    page.evaluate("() => document.activeElement?.blur()")
    page.keyboard.press("t")
    page.locator(f"{STANDS} .board [data-piece]").first.wait_for()
    first = int(page.evaluate("() => location.hash").split("/")[-1])
    given: list[str] = []
    headers = {"Authorization": f"Bearer {key}"}
    for _ in range(20):
        told = http.post(
            f"/api/tables/{table}/played-again", json={"at": first, "given": given}, headers=headers
        ).json()
        if told["over"]:
            break
        option = told["state"]["options"][-1]
        answer(page, option)
        given.append(option["text"])
    judged = page.get_by_role("region", name="The judge")
    expect(judged).to_contain_text("Yours")
    expect(judged).to_contain_text("Played")
    judged.get_by_role("link", name="Back to the replay").click()
    expect(page.get_by_role("slider", name="Moment of the game")).to_be_visible()
