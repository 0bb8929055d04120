"""Somebody who plays at a table of their own while something else goes on at the server."""

import asyncio
import json
import secrets
import time
from typing import Any

from tests.support.wire import Http


class Bystander:
    def __init__(self, port: int) -> None:
        self.port = port
        self.answers: list[float] = []
        self.plain: list[float] = []
        self.refused = 0

    async def play(self, game: str, stop: asyncio.Event) -> None:
        """Answers, one after the other, each beside a plain request; until told to stop."""
        http = Http(self.port)
        seats = {"seats": [{"kind": "device"}, {"kind": "device"}]}
        status, raw = await http.ask("POST", "/api/tables", {"game": game, **seats})
        assert status == 201, raw
        keys = json.loads(raw)
        path, key = f"/api/tables/{keys['table']}", keys["device"]
        status, raw = await http.ask("POST", f"{path}/start", {"id": secrets.token_hex(8)}, key)
        assert status == 200, raw
        while not stop.is_set():
            begin = time.perf_counter()
            assert (await http.ask("GET", "/livez"))[0] == 200
            self.plain.append(time.perf_counter() - begin)
            state = json.loads((await http.ask("GET", path, None, key))[1])
            if not state["options"]:
                break
            move = state["options"][0]["text"]
            body = {"id": secrets.token_hex(8), "follows": state["number"], "move": move}
            begin = time.perf_counter()
            status, raw = await http.ask("POST", f"{path}/play", body, key)
            while status == 503:
                # It says when to come again; the same submission is played once.
                self.refused += 1
                await asyncio.sleep(json.loads(raw)["retry_after"])
                status, raw = await http.ask("POST", f"{path}/play", body, key)
            self.answers.append(time.perf_counter() - begin)
            assert status == 200, raw
            await asyncio.sleep(0.02)
        await http.close()

    def figures(self) -> dict[str, Any]:
        plain, answers = sorted(self.plain), sorted(self.answers)
        return {
            "bystander's answers": len(answers),
            "asked to come again": self.refused,
            "plain request, p50 ms": ms(plain, 0.5),
            "answer p50 ms": ms(answers, 0.5),
            "answer p99 ms": ms(answers, 0.99),
            "answer worst ms": ms(answers, 1.0),
        }


def ms(ordered: list[float], share: float) -> float:
    return round(ordered[min(int(len(ordered) * share), len(ordered) - 1)] * 1000, 1)
