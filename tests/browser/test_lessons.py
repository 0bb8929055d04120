"""Every lesson of every pack in the browser, to its end, with something else touched at every step."""

import re
from collections.abc import Callable

import httpx
import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from nave.api import known_games
from nave.lessons import Pack, packs_of
from tests.support.browser import DESKTOP, PHONE, TITLES, House, Size, storage
from tests.support.hands import TABLE, at_table
from tests.support.newcomer import Newcomer

pytestmark = pytest.mark.slow

PACKS = [pack for game in known_games() for pack in packs_of(game)]
FIRST = [pack for pack in PACKS if pack.id == "first"]
LATER = [pack for pack in PACKS if pack.id != "first"]
MOST = 400

# What the screen stands at, once it waits for somebody.
STANDS = """() => new Promise((done) => {
  const end = performance.now() + 20000;
  const look = () => {
    const box = document.querySelector('.lesson[aria-busy="false"]');
    const ready = box && document.querySelector('.lesson .board *');
    if (ready || performance.now() > end)
      done(ready && [box.dataset.kind, box.dataset.lesson, +box.dataset.step, +box.dataset.number]);
    else setTimeout(look, 15);
  };
  look();
})"""
# Until the screen has gone on from a position.
MOVED = """(from) => new Promise((done) => {
  const end = performance.now() + 8000;
  const look = () => {
    const box = document.querySelector('.lesson[aria-busy="false"]');
    const moved = box && Number(box.dataset.number) !== from;
    if (moved || performance.now() > end) done(moved); else setTimeout(look, 15);
  };
  look();
})"""
# A visible piece that is not alive, in the part that is open, the farthest from everything that is, because a
# card that grows may move the table by a line; null if everything is alive. Looked for until nothing moves.
DEAD = """() => new Promise((done) => {
  const middle = (one) => {
    const box = one.getBoundingClientRect();
    return [box.left + box.width / 2, box.top + box.height / 2, box.width];
  };
  const farthest = () => {
    const alive = [...document.querySelectorAll('[data-piece]:not([aria-disabled])')].map(middle);
    let found = null;
    for (const one of document.querySelectorAll('.lesson .board [data-piece][aria-disabled]')) {
      const [x, y, width] = middle(one);
      if (width <= 1 || document.elementFromPoint(x, y)?.closest('[data-piece]') !== one) continue;
      const far = Math.min(1e4, ...alive.map((piece) => Math.hypot(piece[0] - x, piece[1] - y)));
      if (!found || far > found[3]) found = [x, y, one.dataset.piece, far];
    }
    return found;
  };
  const end = performance.now() + 3000;
  const look = (last) => setTimeout(() => {
    const now = farthest();
    if (String(now) === String(last) || performance.now() > end) done(now); else look(now);
  }, 80);
  look(farthest());
})"""
# Pieces that lead on: alive, visible, and met by a finger.
ALIVE = """(want) => {
  const found = [];
  for (const one of document.querySelectorAll('[data-piece]')) {
    if (one.hasAttribute('aria-disabled') || one.hasAttribute('aria-pressed')) continue;
    if (want && one.dataset.piece !== want) continue;
    if (!want && !one.closest('.lesson .board') && !one.matches('.place')) continue;
    const box = one.getBoundingClientRect();
    if (box.width < 1) continue;
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const met = document.elementFromPoint(x, y);
    if (met && (one.contains(met) || met.closest('[data-piece]') === one)) found.push([x, y]);
  }
  return found;
}"""
# The card never lies over a living piece that only it could hide, and stays inside the window.
COVERED = """() => {
  const card = document.querySelector('.lesson > .card').getBoundingClientRect();
  if (card.left < -1 || card.top < -1) return 'outside';
  if (card.right > innerWidth + 1 || card.bottom > innerHeight + 1) return 'outside';
  const free = new Map();
  for (const one of document.querySelectorAll('.lesson .board [data-piece]:not([aria-disabled])')) {
    const box = one.getBoundingClientRect();
    if (box.width < 1) continue;
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const under = x > card.left && x < card.right && y > card.top && y < card.bottom;
    free.set(one.dataset.piece, free.get(one.dataset.piece) || !under);
  }
  const hidden = [...free].filter(([, seen]) => !seen).map(([piece]) => piece);
  return hidden.length < free.size ? '' : hidden.join(' ');
}"""
# What is wrong with how a step looks: words of a button or a way out that are cut, tiles over one another, a
# key instead of words, a piece asked for that is nowhere to be seen while the large button would play it.
FAULTS = """() => {
  const found = [];
  const box = (one) => one.getBoundingClientRect();
  const seen = (one) => box(one).width > 1;
  const card = document.querySelector('.lesson > .card');
  for (const one of card.querySelectorAll('button, .task')) {
    const [a, b] = [box(one), box(card)];
    if (a.bottom > b.bottom + 1 || a.top < b.top - 1) found.push(`cut: ${one.textContent.trim()}`);
  }
  for (const one of document.querySelectorAll('.bar .btn')) {
    if (seen(one) && (one.scrollHeight > one.clientHeight + 2 || one.scrollWidth > one.clientWidth + 2))
      found.push(`cut: ${one.textContent.trim()}`);
  }
  const main = document.querySelector('.bar .say .main');
  if (main.scrollHeight > main.clientHeight + 2) found.push(`cut: ${main.textContent}`);
  const tiles = [...document.querySelectorAll('.lesson .board [data-place]')].filter(seen);
  for (const one of tiles)
    for (const other of tiles) {
      if (one === other || one.contains(other) || other.contains(one)) continue;
      const [a, b] = [box(one), box(other)];
      const [x, y] = [Math.min(a.right, b.right) - Math.max(a.left, b.left),
                      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)];
      if (x > 6 && y > 6) found.push(`${one.dataset.place} lies over ${other.dataset.place}`);
    }
  const key = /\\b[a-z]+[.][a-z]+_?[a-z]*\\b/.exec(document.querySelector('.lesson .board').innerText);
  if (key) found.push(`a key: ${key[0]}`);
  const go = document.querySelector('.bar .btn.go');
  const alive = [...document.querySelectorAll('.lesson .board [data-piece]:not([aria-disabled]), .place')];
  if (go && go.dataset.tell === 'go' && !go.disabled && !alive.some(seen))
    found.push('nothing alive is in sight');
  return found.join('; ');
}"""


def named(pack: Pack) -> str:
    return f"{pack.game}-{pack.id}"


class Learner:
    """Goes through a pack as its steps ask, by whatever `press` is; touches something else first."""

    def __init__(self, page: Page, pack: Pack, press: Callable[[float, float], None]) -> None:
        self.page = page
        self.pack = pack
        self.press = press
        self.refused = 0
        self.steps: set[tuple[str, int]] = set()

    def stand(self) -> tuple[str, str, int, int]:
        found = self.page.evaluate(STANDS)
        assert found, "the lesson does not come to ask for anything"
        kind, lesson, step, number = found
        return kind, lesson, step, number

    def to_the_end(self) -> None:
        for _ in range(MOST):
            kind, lesson, step, number = self.stand()
            if kind == "over":
                return
            if kind == "watch":
                self.page.wait_for_timeout(30)
                continue
            if kind == "pause":
                self.page.get_by_role("button", name="Go on", exact=True).click()
                assert self.page.evaluate(MOVED, number)
                continue
            if (lesson, step) not in self.steps:
                self.steps.add((lesson, step))
                self.wrong(number)
            self.right(kind, lesson, step, number)
        raise AssertionError("the lessons do not end")

    def wrong(self, number: int) -> None:
        """Something that is not alive: the teacher answers, and the lesson stays where it is."""
        dead = self.page.evaluate(DEAD)
        if dead is None:
            return
        self.press(dead[0], dead[1])
        expect(self.page.locator(".lesson > .card .remark")).not_to_be_empty()
        assert self.stand()[3] == number, f"touching {dead[2]} moved the lesson on"
        self.refused += 1

    def right(self, kind: str, lesson: str, step: int, number: int) -> None:
        self.page.wait_for_timeout(60)
        assert self.page.evaluate(COVERED) == "", f"the card lies over what {lesson} {step} asks for"
        assert self.page.evaluate(FAULTS) == "", f"{lesson} {step}"
        planned = self.pack.lessons[self.pack.number(lesson)].step[step]
        if kind in ("look", "ask"):
            self.touch(planned.piece)
            assert self.page.evaluate(MOVED, number), f"{lesson} {step}: {planned.piece} does not lead on"
            return
        for _ in range(6):
            spots = self.page.evaluate(ALIVE, None)
            # A phone opens the part that is asked for.
            for _ in range(20):
                if spots or self.page.locator(".bar .btn.go:enabled, .bar .btn.other").count():
                    break
                self.page.wait_for_timeout(50)
                spots = self.page.evaluate(ALIVE, None)
            if spots:
                self.press(*spots[0])
            else:
                buttons = self.page.locator(".bar .btn.go:enabled, .bar .btn.other").filter(visible=True)
                assert buttons.count(), f"{lesson} {step}: nothing to touch"
                buttons.first.click()
            self.page.wait_for_timeout(25)
            if self.stand()[3] != number:
                return
            chooser = self.page.locator(".chooser button")
            if chooser.count():
                chooser.first.click()
            elif self.page.locator(".bar .btn.go:enabled").count():
                self.page.locator(".bar .btn.go:enabled").click()
            if self.page.evaluate(MOVED, number):
                return
        raise AssertionError(f"{lesson} {step} cannot be done")

    def touch(self, piece: str) -> None:
        spots = self.page.evaluate(ALIVE, piece)
        assert spots, f"{piece} cannot be touched"
        self.press(*spots[0])


def by_tab(page: Page, wanted: Locator) -> None:
    """Reach it as a keyboard does, and press it."""
    wanted.wait_for()
    for _ in range(120):
        page.keyboard.press("Tab")
        if wanted.evaluate("(one) => one === document.activeElement"):
            page.keyboard.press("Enter")
            return
    raise AssertionError(f"Tab does not lead to {wanted}")


def open_pack(house: House, pack: Pack, size: Size = DESKTOP, touch: bool = False) -> Page:
    page = house.visit(f"/#/learn/{pack.game}/{pack.id}", size, touch=touch)
    page.locator(".lesson .board [data-piece], .lesson .board table").first.wait_for()
    return page


@pytest.mark.parametrize("pack", PACKS, ids=named)
def test_a_pack_is_played_to_its_end_by_mouse(house: House, pack: Pack) -> None:
    page = open_pack(house, pack, size=DESKTOP)
    learner = Learner(page, pack, page.mouse.click)
    learner.to_the_end()
    assert learner.refused >= len(learner.steps) * 0.7
    expect(page.get_by_role("heading", name="Well built!")).to_be_visible()


def learnt_by_touch(page: Page, pack: Pack) -> None:
    page.locator(".lesson .board [data-piece], .lesson .board table").first.wait_for()
    learner = Learner(page, pack, page.touchscreen.tap)
    learner.to_the_end()
    assert learner.refused >= len(learner.steps) * 0.4
    expect(page.get_by_role("heading", name="Well built!")).to_be_visible()


@pytest.mark.parametrize("pack", LATER, ids=named)
def test_a_pack_is_played_to_its_end_by_touch_on_a_phone(house: House, pack: Pack) -> None:
    learnt_by_touch(open_pack(house, pack, size=PHONE, touch=True), pack)


def first_game_dealt(page: Page) -> None:
    """What Play now has opened: the newcomer begins, against the apprentice."""
    at_table(page)
    page.locator(f"{TABLE}[aria-busy='false']").wait_for()
    sitting = storage(page, "nave.tables")[0]
    state = page.request.get(
        f"/api/tables/{sitting['table']}", headers={"Authorization": f"Bearer {sitting['key']}"}
    ).json()
    assert state["table"]["seats"][0]["bot"] is None
    assert {seat["bot"] for seat in state["table"]["seats"][1:]} == {"apprentice"}
    assert state["holds"] == [0]
    assert state["options"], "the newcomer begins"


@pytest.mark.parametrize("pack", FIRST, ids=named)
def test_a_newcomer_on_a_phone_learns_plays_a_first_game_to_its_end_and_another(
    house: House, http: httpx.Client, pack: Pack
) -> None:
    page = house.visit(size=PHONE, touch=True)
    tile = page.get_by_role("article").filter(has=page.get_by_role("heading", name=TITLES[pack.game]))
    tile.get_by_role("link", name="Learn by playing").tap()
    learnt_by_touch(page, pack)
    page.get_by_role("button", name="All games").tap()
    expect(tile.get_by_role("link", name="Learn by playing")).to_contain_text("lessons done")
    tile.get_by_role("button", name="Play now").tap()
    first_game_dealt(page)
    assert Newcomer(page, http, keys=False).to_the_end() > 5
    expect(page.locator("#after-title")).to_have_text(re.compile("wins|share"))
    page.get_by_role("link", name="All games").tap()
    tile.get_by_role("button", name="Play now").tap()
    at_table(page)


@pytest.mark.parametrize("pack", FIRST, ids=named)
def test_a_newcomer_learns_plays_a_first_game_to_its_end_and_another_by_keys_alone(
    house: House, http: httpx.Client, pack: Pack
) -> None:
    page = house.visit()
    tile = page.get_by_role("article").filter(has=page.get_by_role("heading", name=TITLES[pack.game]))
    by_tab(page, tile.get_by_role("link", name="Learn by playing"))
    page.locator(".lesson .board [data-piece], .lesson .board table").first.wait_for()
    learner = Learner(page, pack, lambda x, y: None)
    for _ in range(MOST):
        kind, lesson, step, number = learner.stand()
        if kind == "over":
            break
        if kind == "watch":
            page.wait_for_timeout(30)
            continue
        if kind == "ask":
            piece = pack.lessons[pack.number(lesson)].step[step].piece
            page.locator(f"[data-piece='{piece}']").filter(visible=True).first.focus()
        else:
            page.locator(".lesson > .card").focus()
        page.keyboard.press("Enter")
        if not page.evaluate(MOVED, number):
            # Several answers are fine: Enter has chosen one of them, and now plays it.
            page.keyboard.press("Enter")
            assert page.evaluate(MOVED, number), f"{lesson} {step} cannot be done by keys"
    expect(page.get_by_role("heading", name="Well built!")).to_be_visible()
    by_tab(page, page.get_by_role("button", name="All games"))
    by_tab(page, tile.get_by_role("button", name="Play now"))
    first_game_dealt(page)
    assert Newcomer(page, http, keys=True).to_the_end() > 5
    expect(page.locator("#after-title")).to_have_text(re.compile("wins|share"))
    by_tab(page, page.get_by_role("link", name="All games"))
    by_tab(page, tile.get_by_role("button", name="Play now"))
    at_table(page)


@pytest.mark.parametrize("language", ["de", "pl", "fr"])
def test_lessons_look_right_on_a_phone_in_long_words(chromium: Browser, site: str, language: str) -> None:
    with House(chromium, site, language) as house:
        for place in ("red_cathedral/first/penalty", "red_cathedral/guild_foremen", "basilica/first/wild"):
            page = house.visit(f"/#/learn/{place}", PHONE, touch=True)
            assert page.evaluate(STANDS)
            page.wait_for_timeout(400)
            assert page.evaluate(FAULTS) == "", place
            page.context.close()


def test_back_skip_leave_and_come_back_later(house: House) -> None:
    page = house.visit()
    page.get_by_role("link", name="Learn by playing").first.click()
    card = page.get_by_role("region", name="The teacher")
    expect(card).to_contain_text("Lesson 1 of 14")
    card.get_by_role("button", name="Skip").click()
    expect(card).to_contain_text("Lesson 2 of 14")
    card.get_by_role("button", name="Back").click()
    expect(card).to_contain_text("Lesson 1 of 14")
    for _ in range(3):
        number = page.locator(".lesson").get_attribute("data-number")
        card.get_by_role("button", name="Skip").click()
        assert page.evaluate(MOVED, int(number or 0))
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Leave, I know enough").click()
    expect(page.get_by_role("link", name="Go on with lesson 4")).to_be_visible()
    assert storage(page, "nave.lessons")["red_cathedral/first"]["lesson"] == "wake"
    page.get_by_role("link", name="Go on with lesson 4").click()
    expect(card).to_contain_text("Lesson 4 of 14")
    page.get_by_role("button", name="Claim a section").click()
    expect(card).to_contain_text("Lesson 3 of 14")


@pytest.mark.parametrize("pack", FIRST, ids=named)
def test_whoever_has_learned_plays_on_at_an_ordinary_table(
    house: House, http: httpx.Client, pack: Pack
) -> None:
    page = house.visit(f"/#/learn/{pack.game}/first/{pack.lessons[-1].id}")
    page.locator(".lesson .board *").first.wait_for()
    page.get_by_role("button", name="Skip").click()
    page.get_by_role("button", name="Play on from here").click()
    at_table(page)
    page.locator(f"{TABLE}[aria-busy='false']").wait_for()
    sitting = storage(page, "nave.tables")[0]
    state = http.get(
        f"/api/tables/{sitting['table']}", headers={"Authorization": f"Bearer {sitting['key']}"}
    ).json()
    assert state["holds"] == [0]
    assert [seat["bot"] for seat in state["table"]["seats"]] == [None, pack.content.rival]
