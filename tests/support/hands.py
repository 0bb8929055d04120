"""Hands at a table in the browser: they see the page, and ask the server only what the open question is.

Whole games are many hundreds of touches, so the hands look at everything they need at once, wait inside the
page for what they wait for, and use the pointer itself instead of asking Playwright to wait for elements.
"""

import random
import re
from collections import Counter
from typing import Any, Final

import httpx
from playwright.sync_api import Page

from nave.bots import make_bot
from nave.bots.base import Budget
from nave.kernel.game import Option
from tests.support.browser import storage
from tests.support.eyes import ASKS, LOOK, MEETS, PRESSED, SHOWS, TABS, TRACE, WRITE_DOWN, Sight, Spot
from tests.support.server import fresh

TABLE: Final = ".table[data-number]"
AFTER: Final = ".after"


def at_table(page: Page) -> Page:
    """The page once its table is drawn."""
    page.locator(f"{TABLE} [data-piece]").first.wait_for()
    return page


def uncovered(page: Page) -> Page:
    """The table once the device was handed to whoever must answer."""
    page.locator(f"{TABLE}, #hand-title").first.wait_for()
    if page.locator("#hand-title").count():
        page.locator("[aria-labelledby=hand-title] button.main").click()
    return at_table(page)


def narrow(options: list[dict[str, Any]], chosen: list[str]) -> list[dict[str, Any]]:
    return [option for option in options if all(piece in option["touches"] for piece in chosen)]


def called(state: dict[str, Any]) -> dict[str, Any]:
    """The state with labels as the page words them: people by the names they typed."""
    names = {
        player["name"]: seat["name"]
        for player, seat in zip(state["view"].get("players", []), state["table"]["seats"], strict=False)
        if seat["name"] and player.get("name")
    }
    if names:
        words = re.compile(rf"\b(?:{'|'.join(map(re.escape, names))})\b")
        for option in state["options"]:
            option["label"] = words.sub(lambda found: names[found[0]], option["label"])
    return state


class Wish:
    """What the hands want: everything they have not yet done so often, and else what leads to the end."""

    def __init__(self, seed: int = 1, times: int = 1) -> None:
        self.rng = random.Random(seed)
        self.times = times
        self.done: Counter[str] = Counter()

    def __call__(self, state: dict[str, Any]) -> dict[str, Any]:
        options: list[dict[str, Any]] = state["options"]
        new = [option for option in options if self.done[kind_of(option)] < self.times]
        chosen = self.rng.choice(new) if new else self.sensible(state, options)
        self.done[kind_of(chosen)] += 1
        return chosen

    def sensible(self, state: dict[str, Any], options: list[dict[str, Any]]) -> dict[str, Any]:
        """As a bot sees it, for whole games shall not take long."""
        there = [Option(one["text"], one["move"], tuple(one["touches"]), one["label"]) for one in options]
        text = make_bot("mason").choose(state["view"], there, self.rng, Budget(nodes=12)).text
        return next(option for option in options if option["text"] == text)


def kind_of(option: dict[str, Any]) -> str:
    """The word of an option and the kinds of its pieces; actions of guilds are all different."""
    pieces = {
        piece if piece.startswith("action:") else piece.partition(":")[0] for piece in option["touches"]
    }
    return " ".join([option["text"].split()[0], *sorted(pieces)])


class Hands:
    """Plays one seat, or all seats of a device, at the table that a page shows."""

    def __init__(self, page: Page, http: httpx.Client, seed: int = 1) -> None:
        self.page = page
        self.http = http
        self.wish = Wish(seed)
        # The order of touches has its own chance, so that a game is the same however it is touched.
        self.fingers = random.Random(seed)
        self.table = page.evaluate("() => location.hash").split("/")[2]
        sitting = next(one for one in storage(page, "nave.tables") if one["table"] == self.table)
        self.headers = {"Authorization": f"Bearer {sitting['key']}"}
        self.played = 0
        self.heard = 0
        page.evaluate(WRITE_DOWN)

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
        assert self.page.evaluate(SHOWS, number), f"the page does not show number {number}"

    def my_question(self) -> dict[str, Any] | None:
        """The state with my options, once the page shows it; None when the game is over."""
        for _ in range(100):
            asked = self.page.evaluate(ASKS, self.heard)
            assert asked is not None, f"the page asks nothing after number {self.heard}"
            if asked == "over":
                return None
            if asked == "hand over":
                self.page.locator("[aria-labelledby=hand-title] button.main").click()
                self.page.locator("#hand-title").wait_for(state="detached")
                continue
            state = self.state()
            if state["number"] == asked:
                return called(state)
        raise AssertionError("page and server do not come to show the same")

    def look(self) -> Sight:
        return Sight(self.page.evaluate(LOOK))

    def alive(self) -> dict[str, Spot]:
        return self.look().pieces

    def ways(self) -> Counter[str]:
        """What was clicked since these hands came to the page, and how often."""
        return Counter(self.page.evaluate("() => window.ways"))

    def by_pieces_alone(self) -> bool:
        """Whether real clicks on pieces, on words beside them and on the bar made every move."""
        ways = self.ways()
        return set(ways) <= {"piece", "words", "bar"} and ways["piece"] >= self.played - ways["bar"]

    # ------------------------------------------------------------ touching

    def touch(self, piece: str, sight: Sight | None = None) -> None:
        """Go to the piece with the pointer as a person does, and click once it lies under it."""
        for _ in range(5):
            spot = (sight or self.look()).pieces.get(piece)
            sight = None
            assert spot is not None, f"{piece} is not alive on the page"
            if spot.x is None or spot.y is None:
                self.page.locator(f'[data-piece="{piece}"]').first.scroll_into_view_if_needed()
                continue
            self.page.mouse.move(spot.x, spot.y)
            if self.page.evaluate(MEETS, [spot.x, spot.y]) == piece:
                self.page.mouse.down()
                self.page.mouse.up()
                return
        raise AssertionError(
            f"{piece} is alive, but something covers it or it moves away under the pointer:"
            f" {self.page.evaluate(TRACE)}"
        )

    def click(self, spot: Spot) -> None:
        assert spot.x is not None
        assert spot.y is not None
        self.page.mouse.click(spot.x, spot.y)

    def touch_option(self, option: dict[str, Any], state: dict[str, Any]) -> None:
        """Play an option, and say yes to what it gives up: that is asked about once."""
        self.touch_pieces(option, state)
        if option["leaves"]:
            self.page.locator(".bar .btn.go.asks").click()

    def touch_pieces(self, option: dict[str, Any], state: dict[str, Any]) -> None:
        """By touching its pieces, and by the words beside them where pieces do not decide."""
        options: list[dict[str, Any]] = state["options"]
        sight = self.look()
        self.check_reach(options, sight)
        label = option["label"]
        pieces = [piece for piece in option["touches"] if piece in sight.pieces]
        self.fingers.shuffle(pieces)
        if not pieces:
            self.click(sight.acts[label])
            return
        chosen: list[str] = []
        for piece in pieces:
            self.touch(piece, sight)
            chosen.append(piece)
            if len(chosen) > 1 and len(narrow(options, chosen)) == 1:
                return  # the second piece settled it
            sight = self.see_pressed(piece)
            if label in sight.words:
                self.click(sight.words[label])
                return
        # The same piece again plays what is ready, and the bar says beforehand what that is.
        assert sight.ready == label, f"{pieces} should mean {label!r}, the bar has {sight.ready!r}"
        self.touch(chosen[-1], sight)

    def see_pressed(self, piece: str) -> Sight:
        """What is to be seen once a piece is pressed."""
        seen = self.page.evaluate(PRESSED, piece)
        assert seen is not None, f"{piece} was touched, but is not chosen: {self.page.evaluate(TRACE)}"
        return Sight(seen)

    def check_reach(self, options: list[dict[str, Any]], sight: Sight) -> None:
        """Every option, also those not chosen, begins with a piece on the page or is a button of the bar."""
        for option in options:
            assert option["label"] in sight.acts or not sight.pieces.keys().isdisjoint(option["touches"]), (
                f"no piece on the page leads to {option['text']!r}, which touches {option['touches']}"
            )

    def answer(self, option: dict[str, Any], state: dict[str, Any]) -> None:
        self.touch_option(option, state)

    def send(self, option: dict[str, Any], state: dict[str, Any]) -> None:
        """Answer without the page."""
        body = {"id": fresh(), "move": option["text"], "follows": state["number"]}
        reply = self.http.post(f"/api/tables/{self.table}/play", json=body, headers=self.headers)
        assert reply.status_code == 200, reply.text

    def play(self, most: int = 10_000, each: int = 10_000) -> int:
        """Answer questions by touching until the game is over or so many are answered; how many were.

        Answers of a kind that was touched `each` times are only looked for, and sent as another device of
        the same person would: the page follows.
        """
        for count in range(most):
            state = self.my_question()
            if state is None:
                return count
            wished = self.wish(state)
            if self.wish.done[kind_of(wished)] > each:
                self.check_reach(state["options"], self.look())
                self.send(wished, state)
            else:
                self.answer(wished, state)
                self.played += 1
            self.heard = state["number"] + 1
        self.wait_for(self.heard)
        return most


class Keys(Hands):
    """The same with the keyboard alone: the list by arrows or numbers, pieces by Tab and Enter."""

    FAR: Final = 16

    def __init__(self, page: Page, http: httpx.Client, seed: int = 1) -> None:
        super().__init__(page, http, seed)
        self.used: Counter[str] = Counter()

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def answer(self, option: dict[str, Any], state: dict[str, Any]) -> None:
        texts = [one["text"] for one in state["options"]]
        at = texts.index(option["text"])
        back = len(texts) - at
        far = min(at, back) > self.FAR
        ways = ["pieces", "pieces", "list"] if far else ["pieces", "list", "number" if at < 9 else "list"]
        way = self.fingers.choice(ways)
        if way == "pieces" and not self.by_pieces(option, state):
            way = "list"
        self.used[way] += 1
        if way == "number":
            self.press(str(at + 1), str(at + 1))
        elif way == "list":
            self.press("o")
            self.page.wait_for_function("() => document.activeElement.closest('.options') !== null")
            self.press(*(["ArrowDown"] * at if at <= back else ["ArrowUp"] * back))
            self.press("Enter")
        if option["leaves"]:
            self.page.locator(".bar .btn.go.asks").wait_for()
            self.press("Enter")

    def by_pieces(self, option: dict[str, Any], state: dict[str, Any]) -> bool:
        """Tab to a piece and press Enter on it; False if it does not settle it alone, or is far away."""
        alone = [piece for piece in option["touches"] if len(narrow(state["options"], [piece])) == 1]
        if not alone:
            return False
        self.press("b")
        steps = self.page.evaluate(TABS, [alone[0], 2 * self.FAR])
        if steps < 0:
            return False
        self.press(*["Tab"] * steps)
        focused = self.page.evaluate("() => document.activeElement?.getAttribute('data-piece') ?? ''")
        assert focused == alone[0], f"{alone[0]} is alive, but {steps} times Tab lead to {focused!r}"
        self.press("Enter", "Enter")
        return True
