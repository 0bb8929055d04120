"""Hands at a table in the browser: they see the page, and ask the server only what the open question is."""

import random
from typing import Any, Final, NamedTuple

import httpx
from playwright.sync_api import Page

from tests.support.browser import storage

TABLE: Final = ".table[data-number]"
AFTER: Final = ".after"

# Every piece that is alive, with a point where a pointer would really meet it (none: something covers it).
ALIVE: Final = """() => [...document.querySelectorAll('[data-piece]:not([aria-disabled])')].flatMap((piece) =>
{
  const box = piece.getBoundingClientRect();
  if (box.width === 0 || box.height === 0) return [];
  const name = piece.dataset.piece;
  const pressed = piece.getAttribute('aria-pressed') === 'true';
  for (const a of [.5, .25, .75, .1, .9]) {
    for (const b of [.5, .25, .75, .1, .9]) {
      const x = box.left + box.width * a, y = box.top + box.height * b;
      const met = document.elementFromPoint(x, y)?.closest('[data-piece]');
      if (met?.dataset.piece === name) return [{name, x, y, pressed}];
    }
  }
  return [{name, x: null, y: null, pressed}];
})"""
MEETS: Final = """([x, y]) => new Promise((done) => requestAnimationFrame(() =>
  done(document.elementFromPoint(x, y)?.closest('[data-piece]')?.dataset.piece ?? '')))"""
SHOWS: Final = """([number]) => {
  if (document.querySelector('.after')) return true;
  const table = document.querySelector('.table[data-number]');
  if (table === null || table.getAttribute('aria-busy') === 'true') return false;
  return Number(table.dataset.number) >= number;
}"""
PRESSED: Final = "(name) => document.querySelector(`[data-piece='${name}'][aria-pressed=true]`) !== null"


def at_table(page: Page) -> Page:
    """The page once its table is drawn."""
    page.locator(f"{TABLE} [data-piece]").first.wait_for()
    return page


class Spot(NamedTuple):
    x: float | None
    y: float | None
    pressed: bool


def narrow(options: list[dict[str, Any]], chosen: list[str]) -> list[dict[str, Any]]:
    return [option for option in options if all(piece in option["touches"] for piece in chosen)]


# What leads towards the end of a game; whole games shall not take long.
EAGER: Final = {"deliver": 9, "claim": 8, "place": 8, "take": 6, "die": 5, "roll": 5, "use": 4, "end": 1}
LAZY: Final = {"exchange", "reroll", "stop"}


def wish(options: list[dict[str, Any]], rng: random.Random) -> dict[str, Any]:
    """Mostly what leads on, sometimes anything."""
    if rng.random() < 0.2:
        return rng.choice(options)

    def worth(option: dict[str, Any]) -> int:
        word = option["text"].split()[0]
        return 0 if word in LAZY else EAGER.get(word, 7)

    best = max(map(worth, options))
    return rng.choice([option for option in options if worth(option) == best])


class Hands:
    """Plays one seat, or all seats of a device, at the table that a page shows."""

    def __init__(self, page: Page, http: httpx.Client, seed: int = 1) -> None:
        self.page = page
        self.http = http
        self.rng = random.Random(seed)
        self.table = page.evaluate("() => location.hash").split("/")[2]
        sitting = next(one for one in storage(page, "nave.tables") if one["table"] == self.table)
        self.headers = {"Authorization": f"Bearer {sitting['key']}"}
        self.played = 0

    # ------------------------------------------------------------ looking

    def state(self, seat: int | None = None) -> dict[str, Any]:
        """As the server tells it, by default to the seat that must answer."""
        query = {} if seat is None else {"seat": seat}
        reply = self.http.get(f"/api/tables/{self.table}", params=query, headers=self.headers)
        assert reply.status_code == 200, reply.text
        state: dict[str, Any] = reply.json()
        return state

    def shown(self) -> int:
        """The number of the position that the page shows."""
        return int(self.page.locator(TABLE).get_attribute("data-number") or 0)

    def wait_for(self, number: int) -> None:
        """Until the page shows this position or a later one, and would hear a touch."""
        self.page.wait_for_function(SHOWS, arg=[number])

    def my_question(self) -> dict[str, Any] | None:
        """The state with my options, once the page shows it; None when the game is over."""
        for _ in range(2000):
            state = self.state()
            if state["table"]["status"] == "over":
                self.page.locator(AFTER).wait_for()
                return None
            asked = state["view"]["to_answer"]
            if asked in state["holds"] and asked == state["seat"]:
                self.wait_for(state["number"])
                if self.shown() == state["number"]:
                    return state
            elif asked in state["holds"]:
                return state
            else:
                self.page.wait_for_function(SHOWS, arg=[state["number"] + 1])
        raise AssertionError("the game does not come to an end")

    def alive(self) -> dict[str, Spot]:
        return {one["name"]: Spot(one["x"], one["y"], one["pressed"]) for one in self.page.evaluate(ALIVE)}

    # ------------------------------------------------------------ touching

    def touch(self, piece: str) -> None:
        """Go to the piece with the pointer as a person does, and click once it lies under it."""
        for _ in range(5):
            spot = self.alive().get(piece)
            assert spot is not None, f"{piece} is not alive on the page"
            if spot.x is None or spot.y is None:
                self.page.locator(f'[data-piece="{piece}"]').first.scroll_into_view_if_needed()
                continue
            self.page.mouse.move(spot.x, spot.y)
            if self.page.evaluate(MEETS, [spot.x, spot.y]) == piece:
                self.page.mouse.down()
                self.page.mouse.up()
                return
        raise AssertionError(f"{piece} is alive, but something covers it or it moves away under the pointer")

    def touch_option(self, option: dict[str, Any], state: dict[str, Any]) -> None:
        """Play an option by touching its pieces, and by the words beside them where pieces do not decide."""
        options: list[dict[str, Any]] = state["options"]
        there = set(self.alive())
        pieces = [piece for piece in option["touches"] if piece in there]
        self.rng.shuffle(pieces)
        if not pieces:
            assert any(piece.startswith("button:") for piece in option["touches"]), (
                f"no piece on the page leads to {option['text']!r}, which touches {option['touches']}"
            )
            self.page.locator(".bar .acts").get_by_role("button", name=option["label"], exact=True).click()
            return
        chosen: list[str] = []
        words = self.page.locator(".chooser").get_by_role("menuitem", name=option["label"], exact=True)
        for piece in pieces:
            self.touch(piece)
            chosen.append(piece)
            if len(chosen) > 1 and len(narrow(options, chosen)) == 1:
                return  # the second piece settled it
            self.page.wait_for_function(PRESSED, arg=piece)
            if words.count() == 1:
                words.click()
                return
        # The same piece again plays what is ready, and the bar says beforehand what that is.
        ready = self.page.locator(".bar .say .main").inner_text()
        assert ready == option["label"], f"{pieces} should mean {option['label']!r}, the bar has {ready!r}"
        self.touch(chosen[-1])

    def play(self, most: int = 10_000) -> int:
        """Answer questions by touching until the game is over or so many are answered; how many were."""
        for count in range(most):
            state = self.my_question()
            if state is None:
                return count
            self.touch_option(wish(state["options"], self.rng), state)
            self.wait_for(state["number"] + 1)
            self.played += 1
        return most


class Keys(Hands):
    """The same with the keyboard alone: the list by arrows or numbers, pieces by Tab and Enter."""

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def key_option(self, option: dict[str, Any], state: dict[str, Any]) -> None:
        texts = [one["text"] for one in state["options"]]
        at = texts.index(option["text"])
        way = self.rng.choice(["arrows", "list", "pieces"])
        if way == "pieces" and self.by_pieces(option, state):
            return
        if at < 9 and way == "arrows":
            self.press(str(at + 1), str(at + 1))
            return
        self.press("o")
        self.page.wait_for_function("() => document.activeElement.closest('.options') !== null")
        back = len(texts) - at
        self.press(*(["ArrowDown"] * at if at <= back else ["ArrowUp"] * back))
        self.press("Enter")

    def by_pieces(self, option: dict[str, Any], state: dict[str, Any]) -> bool:
        """Tab to a piece and press Enter on it; False if one piece alone does not settle it."""
        alone = [piece for piece in option["touches"] if len(narrow(state["options"], [piece])) == 1]
        there = set(self.alive())
        if not alone or alone[0] not in there:
            return False
        self.press("b")
        for _ in range(60):
            focused = self.page.evaluate("() => document.activeElement?.getAttribute('data-piece') ?? ''")
            if focused == alone[0]:
                self.press("Enter", "Enter")
                return True
            self.press("Tab")
        raise AssertionError(f"{alone[0]} is alive, but Tab does not reach it")

    def play(self, most: int = 10_000) -> int:
        for count in range(most):
            state = self.my_question()
            if state is None:
                return count
            self.key_option(wish(state["options"], self.rng), state)
            self.wait_for(state["number"] + 1)
            self.played += 1
        return most
