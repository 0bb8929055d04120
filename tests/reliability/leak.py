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
from types import SimpleNamespace
from typing import Any

import httpx

from nave.api import rules_of
from nave.judge import standing_of
from nave.kernel import plugins
from nave.kernel.errors import NaveError
from nave.kernel.game import Game, Option
from nave.kernel.why import objections
from nave.tables import happenings
from nave.tables.live import Live
from nave.tables.worded import Due, notice_of
from nave.web.app import make_app
from nave.web.settings import Settings
from tests.reliability.leak_judge import Judge
from tests.reliability.progress import progress
from tests.support.server import QUIET


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
            links = [f"/api/tables/{table}", f"/api/tables/{table}/log", f"/api/tables/{table}/replay"]
            for what in (*links, f"/g/{table}", f"/g/{table}/9", f"/g/{table}/card.png"):
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
    unseen = [entry for entry in live.entries if entry.kind in happenings.READ]
    found = [Due(facts)]
    for seat in range(row.seats):
        # Also what else happened, to whoever wants to hear of everything.
        news = happenings.worth_telling(unseen, seat, row.status, happenings.KINDS)
        found += [Due(facts, news, live.names())] if news is not None else []
    told = [notice_of([due], "en")._asdict() for due in found] + [notice_of(found * 2, "en")._asdict()]
    return json.dumps(told).encode()


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
            refusal = imagined.why_not(move, judge.live.names())
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
