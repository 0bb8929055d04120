"""Leak test: every byte that a seat or a spectator receives is compared with what it may know.

The application runs without a network, so that the test sees what is sent, byte by byte, and can look behind.
What a message may say is worked out from a game whose hidden facts were drawn anew from the receiver's view.
If a byte depended on a fact the receiver cannot know, the two would differ sooner or later.
"""

import asyncio
import json
import random
import secrets
import time
from bisect import bisect_left
from types import SimpleNamespace
from typing import Any

import httpx

from nave.api import rules_of
from nave.judge import standing_of
from nave.kernel import plugins
from nave.kernel.errors import NaveError
from nave.kernel.events import EVERYBODY
from nave.kernel.game import Game, Option
from nave.kernel.why import objections
from nave.tables.live import Live
from nave.tables.notices import notice_of
from nave.tables.secrets import digest
from nave.web.app import make_app
from nave.web.settings import Settings
from tests.reliability.progress import progress
from tests.support.server import QUIET

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
    "can_undo",
    "no_undo",
    "result",
    "sheet",
}
SEAT_KEYS = {"seat", "kind", "bot", "name", "joined", "resigned", "here"}
ITEM_KEYS = {"number", "kind", "seat", "at", "turn", "answers", "events", "text", "withdrawn", "withdraws"}


class Ear:
    """A WebSocket of the application, without a network."""

    def __init__(self, app: Any, table: str, key: str) -> None:
        self.inbox: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.sent: list[bytes] = []
        self.number = -1
        path = f"/api/tables/{table}/live"
        scope = {
            "type": "websocket",
            "asgi": {"version": "3.0"},
            "path": path,
            "raw_path": path.encode(),
            "query_string": b"",
            "headers": [],
            "client": ("127.0.0.1", 1),
            "subprotocols": [],
            "scheme": "ws",
            "root_path": "",
        }
        self.inbox.put_nowait({"type": "websocket.connect"})
        hello = json.dumps({"key": key, "since": 0})
        self.inbox.put_nowait({"type": "websocket.receive", "text": hello})
        self.task = asyncio.ensure_future(app(scope, self.inbox.get, self.take))

    async def take(self, message: Any) -> None:
        if message["type"] == "websocket.send":
            self.sent.append(message["text"].encode())
            self.number = json.loads(message["text"])["number"]

    async def news(self, number: int) -> list[bytes]:
        for _ in range(20_000):
            if self.number >= number:
                break
            assert not self.task.done(), "the connection ended"
            await asyncio.sleep(0)
        assert self.number >= number, "no news came"
        sent, self.sent = self.sent, []
        return sent

    async def close(self) -> None:
        self.inbox.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await self.task


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
        ends = imagined.undo_ends if options else None
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


def any_options(game: str, rng: random.Random) -> dict[str, str]:
    """Settings at random, as far as they go together."""
    rules = rules_of(game)
    while True:
        chosen = {s.id: rng.choice(list(s.values)) for s in rules.settings if 2 in s.seats}
        try:
            rules.check_settings(2, chosen)
        except NaveError:
            continue
        return chosen


def choose(options: list[Option], rng: random.Random) -> str:
    """Any of them, but rather one that leads to a secret: jesters of both players, when a scoring comes,
    or contracts of the Archivists.
    """
    wished = (
        [option for option in options if option.text.startswith("jester token")]
        or [option for option in options if option.label.startswith("Execute Promote")]
        or [option for option in options if option.text == "builder"]
        or [option for option in options if option.text == "use draw_contracts"]
    )
    return rng.choice(wished if wished and rng.random() < 0.7 else options).text


async def one_game(app: Any, game: str, seed: int, swaps: float) -> dict[str, int]:
    rng = random.Random(seed)
    transport = httpx.ASGITransport(app=app)
    async with httpx.AsyncClient(transport=transport, base_url="http://nave", timeout=60) as http:
        wish = {
            "game": game,
            "seats": [{"kind": "open"}, {"kind": "open"}],
            "options": any_options(game, rng),
            "seed": rng.getrandbits(62) | 2**61,
        }
        made = (await http.post("/api/tables", json=wish)).json()
        table = made["table"]
        keys = [made["seats"]["0"], made["seats"]["1"], made["spectator"]]
        heads = [{"Authorization": f"Bearer {key}"} for key in keys]
        seats: list[int | None] = [0, 1, None]

        async def post(who: int, action: str, **body: Any) -> httpx.Response:
            body["id"] = secrets.token_hex(8)
            return await http.post(f"/api/tables/{table}/{action}", json=body, headers=heads[who])

        for who in (0, 1):
            (await post(who, "join", name=f"Friend {who}")).raise_for_status()
        (await post(0, "start")).raise_for_status()
        live = await app.state.desk.service.live(table)
        judge = Judge(live, keys, rng, swaps)
        ears = [Ear(app, table, key) for key in keys]
        try:
            while not live.game.over:
                mover = live.game.seat
                before = live.last
                if live.can_undo(mover) and rng.random() < 0.1:
                    reply = await post(mover, "undo", follows=before)
                else:
                    move = choose(live.game.options(), rng)
                    reply = await post(mover, "play", follows=before, move=move)
                assert reply.status_code == 200, reply.text
                judge.weigh(reply.content)
                assert reply.json() == {"number": live.last}
                for ear, seat in zip(ears, seats, strict=True):
                    for raw in await ear.news(live.last):
                        judge.news(raw, seat)
                judge.weigh(told_by_push(live))
                if rng.random() < 0.05:
                    await look_around(http, table, heads, seats, judge, live, rng)
            for who, seat in enumerate(seats):
                record = await http.get(f"/api/tables/{table}/record", headers=heads[who])
                assert record.status_code == 200, seat
            (await post(0, "publish")).raise_for_status()
            for what in (f"/api/tables/{table}", f"/api/tables/{table}/log", f"/g/{table}", f"/g/{table}/9"):
                # What a link shows to anybody; a server without a page has no pages for games.
                judge.weigh((await http.get(what)).content)
        finally:
            for ear in ears:
                await ear.close()
    return {
        "answers": live.count,
        "messages": judge.messages,
        "bytes": judge.bytes,
        "swapped": judge.swapped,
        "hidden": judge.hidden,
    }


def told_by_push(live: Live) -> bytes:
    """What a push service would be handed for whoever must answer."""
    row = live.row
    facts = SimpleNamespace(
        table_id=row.id, game=row.game, turn=row.turn, due_at=row.asked_at, warned_at=row.asked_at, zone="UTC"
    )
    return json.dumps(notice_of([facts], "en")._asdict()).encode()


async def look_around(
    http: httpx.AsyncClient,
    table: str,
    heads: list[dict[str, str]],
    seats: list[int | None],
    judge: Judge,
    live: Live,
    rng: random.Random,
) -> None:
    """Everything else one can ask for while the game runs."""
    game = live.game
    assert game is not None
    move = rng.choice(game.rules.catalogue.texts)
    for head, seat in zip(heads, seats, strict=True):
        reply = await http.get(f"/api/tables/{table}", headers=head)
        judge.weigh(reply.content)
        judge.state(reply.json(), seat)
        reply = await http.get(f"/api/tables/{table}/log", params={"since": live.last - 5}, headers=head)
        judge.weigh(reply.content)
        judge.items(reply.json()["items"], seat)
        for other in (0, 1):
            if other != seat:
                reply = await http.get(f"/api/tables/{table}", params={"seat": other}, headers=head)
                assert reply.status_code == 403
                judge.weigh(reply.content)
        reply = await http.get(f"/api/tables/{table}/why-not", params={"move": move}, headers=head)
        judge.weigh(reply.content)
        if seat is not None and game.seat == seat:
            imagined = judge.swap(seat)
            refusal = imagined.why_not(move)
            assert reply.json()["reason"] == (None if refusal is None else refusal.reason)
        elif not game.over:
            assert reply.status_code == 403
        past = {"seat": seat} if seat is not None else {}
        reply = await http.get(f"/api/tables/{table}/replay", params=past, headers=head)
        judge.turns(reply.content, seat)
        for count in rng.choices(range(live.count + 1), k=3):
            reply = await http.get(f"/api/tables/{table}/replay/{count}", params=past, headers=head)
            judge.moment(reply.content, seat)
        await touch(http, table, head, seat, judge, game, rng)
        if not game.over and rng.random() < 0.2 and plugins.load(plugins.MINDS, game.rules.id) is not None:
            # Chances to win are those of any game that looks the same from there.
            reply = await http.get(f"/api/tables/{table}/chances", headers=head)
            judge.weigh(reply.content)
            found = standing_of(judge.swap(seat).view(seat))
            assert (reply.json()["wins"], reply.json()["values"]) == (found.wins, found.values)
        if not game.over and rng.random() < 0.2:
            record = await http.get(f"/api/tables/{table}/record", headers=head)
            judge.weigh(record.content)
            if record.status_code == 200:
                judge.open_to_all(game)


async def touch(
    http: httpx.AsyncClient,
    table: str,
    head: dict[str, str],
    seat: int | None,
    judge: Judge,
    game: Game,
    rng: random.Random,
) -> None:
    """Ask about a piece: only the seat to answer is told, and nothing it cannot know."""
    pieces = game.rules.touches(game.state, rng.randrange(len(game.rules.catalogue)))
    if not pieces or game.over:
        return
    reply = await http.get(f"/api/tables/{table}/why-not", params={"piece": pieces[0]}, headers=head)
    judge.weigh(reply.content)
    if seat is None or game.seat != seat:
        assert reply.status_code == 403
        return
    told = reply.json()
    found = objections(judge.swap(seat), pieces[0], judge.live.names())
    assert told["legal"] == (found is None)
    reasons = [told["reason"]] * (told["reason"] is not None) + [row["reason"] for row in told["others"]]
    assert reasons == [one.refusal.reason for one in found or []]


async def play(database: str, games: list[str], each: int, swaps: float, seed: int) -> dict[str, Any]:
    app = make_app(Settings(database=database, **{**QUIET, "rate_guess": 0}))
    total: dict[str, Any] = {}
    async with app.router.lifespan_context(app):
        for game in games:
            assert 2 in rules_of(game).seats
            sums = {"games": 0, "answers": 0, "messages": 0, "bytes": 0, "swapped": 0, "hidden": 0}
            for number in range(each):
                progress.say(f"{game}: {number} of {each} games, {sums['messages']} messages")
                figures = await one_game(app, game, seed + number, swaps)
                sums["games"] += 1
                for name, value in figures.items():
                    sums[name] += value
            total[game] = sums
    return total


def run(database: str, games: list[str], each: int, swaps: float, seed: int = 1) -> dict[str, Any]:
    begin = time.monotonic()
    figures = asyncio.run(play(database, games, each, swaps, seed))
    return {**figures, "seconds": round(time.monotonic() - begin, 1)}
