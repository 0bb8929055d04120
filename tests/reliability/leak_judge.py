"""Weighs what a seat is sent: nothing may depend on what it must not know."""

import json
import random
from bisect import bisect_left
from typing import Any

from nave.kernel.events import EVERYBODY
from nave.kernel.game import Game
from nave.kernel.said import Said
from nave.tables.live import Live
from nave.tables.secrets import digest

TABLE_KEYS = {
    "id",
    "called",
    "game",
    "rules_version",
    "components",
    "settings",
    "status",
    "listed",
    "seats",
    "replacing",
    "knocking",
    "customs",
    "time",
    "asking",
    "watching",
    "again",
    "published",
    "dealt",
    "outcome",
    "locked",
    "names",
    "created_at",
    "changed_at",
}
STATE_KEYS = {
    "table",
    "number",
    "seat",
    "holds",
    "invited",
    "used",
    "chances",
    "view",
    "options",
    "entering",
    "can_undo",
    "no_undo",
    "result",
    "sheet",
}
SEAT_KEYS = {"seat", "kind", "bot", "name", "joined", "resigned", "here"}
ITEM_KEYS = {"number", "kind", "seat", "at", "turn", "answers", "events", "text", "withdrawn", "withdraws"}


class Judge:
    """Knows the table's secrets and what each seat may know."""

    def __init__(self, live: Live, keys: list[str], rng: random.Random, swaps: float) -> None:
        self.live = live
        self.rng = rng
        self.swaps = swaps
        row = live.row
        hashes = [row.spectator_hash, row.invite_hash, *(held.link_hash for held in live.seats)]
        self.forbidden = [str(row.seed).encode(), row.secret.encode()]
        self.forbidden += [hashed.encode() for hashed in hashes if hashed]
        self.forbidden += [key.encode() for key in keys]
        self.forbidden += [digest(key).encode() for key in keys]
        # What each seat was shown after how many answers: looking back must show just that.
        self.shown: dict[int | None, dict[int, Any]] = {}
        self.messages = self.bytes = self.swapped = self.hidden = 0

    def swap(self, seat: int | None) -> Game:
        """The game as that seat could imagine it: all it cannot know is drawn anew."""
        game = self.live.game
        assert game is not None
        # A secret just told is the moment to look closely.
        fresh = bool(game.events) and game.events[-1].only != EVERYBODY
        if game.over or (not fresh and self.rng.random() >= self.swaps):
            return game
        # What a spectator may know does not change with the secrets of any seat.
        thinker = self.rng.randrange(game.seats) if seat is None else seat
        other = game.copy()
        other.state = game.rules.from_view(game.view(thinker), game.setup, self.rng)
        self.swapped += 1
        self.hidden += game.rules.position(other.state) != game.rules.position(game.state)
        return other

    def open_to_all(self, game: Game) -> None:
        """What was a secret once is none now: every seat could write down the whole position."""
        for seat in range(game.seats):
            for _ in range(3):
                state = game.rules.from_view(game.view(seat), game.setup, self.rng)
                assert game.rules.position(state) == game.rules.position(game.state), "the record tells more"

    def weigh(self, raw: bytes) -> None:
        self.messages += 1
        self.bytes += len(raw)
        for secret in self.forbidden:
            assert secret not in raw, f"{secret!r} was told"

    def news(self, raw: bytes, seat: int | None) -> None:
        self.weigh(raw)
        data = json.loads(raw)
        if data["type"] == "beat":
            assert set(data) == {"type", "number"}
            return
        if data["type"] == "here":
            assert set(data) == {"type", "number", "here", "watching"}
            assert set(data["here"]) <= set(range(self.live.row.seats))
            return
        assert set(data) == {"type", "number", "items", "state"}
        self.items(data["items"], seat)
        self.state(data["state"], seat)

    def state(self, data: dict[str, Any], seat: int | None) -> None:
        assert set(data) == STATE_KEYS
        assert set(data["table"]) == TABLE_KEYS
        assert all(set(row) == SEAT_KEYS for row in data["table"]["seats"])
        assert data["seat"] == seat
        if data["table"]["status"] != "over":
            assert data["table"]["dealt"] is None, "the seed of the set-up is told after the end"
            assert data["sheet"] is None, "where points came from is told when nothing is secret any more"
        game = self.live.game
        if game is None or data["number"] != self.live.last:
            return
        imagined, names = self.swap(seat), self.live.names()
        assert data["view"] == plain(imagined.view(seat, names)), "the view tells what the seat cannot know"
        shown = self.shown.setdefault(seat, {})
        # What was taken back is not looked back at.
        for later in [count for count in shown if count > self.live.count]:
            del shown[later]
        shown[self.live.count] = data["view"]
        options = imagined.options(names) if seat is not None and game.seat == seat else []
        assert data["options"] == plain([imagined.offered(option, names) for option in options])
        dead = bool(options) and not data["can_undo"]
        ends = (imagined.undo_ends or Said("no-undo-seat")) if dead else None
        assert data["no_undo"] == (None if ends is None else imagined.say(ends, names))
        assert game.over or data["result"] is None

    def items(self, items: list[dict[str, Any]], seat: int | None) -> None:
        for item in items:
            assert set(item) <= ITEM_KEYS
            entry = self.live.entries[item["number"] - 1]
            if entry.kind == "undo":
                assert item["withdraws"]
                assert set(item["withdraws"]) <= self.live.withdrawn
                continue
            if entry.kind not in ("answer", "nature"):
                assert item.get("text", "") == entry.text
                continue
            assert "text" not in item, "a move was told"
            if item.get("withdrawn"):
                assert item["events"] == []
                continue
            game, names = self.live.game, self.live.names()
            assert game is not None
            answer = bisect_left(self.live.holding, entry.number)
            true = [event for event in game.events if event.answer == answer]
            if entry.number in self.live.withdrawn:
                continue
            assert len(item["events"]) == len(true)
            for told, event in zip(item["events"], true, strict=True):
                if event.only in (EVERYBODY, seat):
                    assert told == plain(game.told(event, names))
                else:
                    assert told == plain(game.told(event.seen_by(seat), names))
                    assert told["text"] != game.say(event.said())
                    assert set(told["data"]) < set(event.data)

    def turns(self, raw: bytes, seat: int | None) -> None:
        self.weigh(raw)
        data = json.loads(raw)
        shown = self.shown.get(seat, {})
        for turn in data["turns"]:
            if turn["from"] in shown:
                assert turn["players"] == shown[turn["from"]].get("players", [])

    def moment(self, raw: bytes, seat: int | None) -> None:
        self.weigh(raw)
        data = json.loads(raw)
        then = self.shown.get(seat, {}).get(data["answers"])
        if then is not None:
            assert data["view"] == then, "looking back shows more or less than was to be seen"
        game = self.live.game
        assert game is not None
        true = {game.say(event.said()) for event in game.events if event.only not in (EVERYBODY, seat)}
        assert not any(event["text"] in true for event in data["events"])


def plain(data: Any) -> Any:
    return json.loads(json.dumps(data))
