"""An answer takes a way of its own, and is answered as the route that describes it would."""

import json
from typing import Any

import httpx
import msgspec
import pytest
from fastapi.routing import APIRoute
from pydantic import ValidationError

from nave.api import known_games
from nave.web import express, routes_play
from nave.web.express import BEFORE, ROUTE, answer_in
from nave.web.models import PlayIn
from tests.support.server import Made, Server, fresh

FIRST = next(iter(known_games()))
FITS: dict[str, Any] = {"id": "a" * 8, "follows": 3, "move": "die white"}
BODIES: list[Any] = [
    FITS,
    {**FITS, "seat": 0},
    {**FITS, "seat": None},
    {**FITS, "seat": 15, "follows": 2**31 - 1, "id": "Az_9-" * 12 + "abcd", "move": "x" * 200},
    {**FITS, "seat": 16},
    {**FITS, "seat": -1},
    {**FITS, "seat": "0"},
    {**FITS, "seat": True},
    {**FITS, "seat": 1.0},
    {**FITS, "follows": -1},
    {**FITS, "follows": 2**31},
    {**FITS, "follows": "3"},
    {**FITS, "follows": None},
    {**FITS, "move": ""},
    {**FITS, "move": "x" * 201},
    {**FITS, "move": "ü" * 200},
    {**FITS, "move": None},
    {**FITS, "id": "a" * 7},
    {**FITS, "id": "a" * 65},
    {**FITS, "id": "a" * 8 + "\n"},
    {**FITS, "id": "ä" * 8},
    {**FITS, "id": None},
    {**FITS, "more": 1},
    {"id": "a" * 8, "follows": 3},
    {"id": "a" * 8, "move": "x"},
    {"follows": 3, "move": "x"},
    {},
    [],
    None,
    3,
]


@pytest.mark.parametrize("body", BODIES)
def test_what_goes_the_quick_way_is_what_the_route_describes(body: Any) -> None:
    quick = answer_in(msgspec.json.encode(body))
    try:
        described = PlayIn.model_validate(body)
    except ValidationError:
        assert quick is None
        return
    assert quick is not None
    assert msgspec.structs.asdict(quick) == described.model_dump()


def test_the_figures_name_the_route_that_is_described() -> None:
    described = [route for route in routes_play.router.routes if isinstance(route, APIRoute)]
    assert ROUTE.path in [route.path for route in described if route.methods == {"POST"}]


def ask(server: Server, table: Made, raw: bytes, **headers: str) -> httpx.Response:
    key = {"authorization": f"Bearer {table.seat(0).key}", "content-type": "application/json"}
    return server.http.post(f"{BEFORE}{table.id}/play", content=raw, headers={**key, **headers})


@pytest.fixture
def table(sqlite_server: Server) -> Made:
    made = sqlite_server.create(FIRST, ["device", "device"])
    made.seat(0).post("start")
    return made


WRONG: list[tuple[bytes, dict[str, str]]] = [
    (b"", {}),
    (b"{", {}),
    (b"[" * 5000, {}),
    (b'"\xff"', {}),
    (b'{"id": "aaaaaaaa", "follows": 1, "move": "no such move"}', {}),
    (b'{"id": "aaaaaaaa", "follows": 1}', {"accept-language": "xx, de;q=0.5"}),
    (b'{"id": "aaaaaaaa", "follows": 999999, "move": "die white"}', {}),
    (b'{"id": "aaaaaaaa", "follows": 1, "move": "x"}', {"authorization": "Bearer " + "x" * 32}),
    (b'{"id": "aaaaaaaa", "follows": 1, "move": "x"}', {"authorization": "Basic x"}),
    (b'{"id": "aaaaaaaa", "follows": 1, "move": "x"}', {"content-type": "text/plain"}),
    (b" " * 70_000, {}),
]


@pytest.mark.parametrize(("raw", "headers"), WRONG)
def test_what_is_wrong_is_told_in_the_words_of_the_route(
    sqlite_server: Server, table: Made, raw: bytes, headers: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    quick = ask(sqlite_server, table, raw, **headers)
    monkeypatch.setattr(express, "answers", lambda _scope: False)
    slow = ask(sqlite_server, table, raw, **headers)
    assert 400 <= quick.status_code < 500
    assert (quick.status_code, quick.json()) == (slow.status_code, slow.json())
    passing = ("date", "x-request-id")
    told = [
        {name: value for name, value in one.headers.items() if name not in passing} for one in (quick, slow)
    ]
    assert told[0] == told[1]


def test_an_answer_is_played_counted_and_dressed_alike_on_both_ways(
    sqlite_server: Server, table: Made, monkeypatch: pytest.MonkeyPatch
) -> None:
    replies = []
    for way in ("quick", "slow"):
        if way == "slow":
            monkeypatch.setattr(express, "answers", lambda _scope: False)
        state = table.seat(0).state()
        body = {"id": fresh(), "follows": state["number"], "move": state["options"][0]["text"]}
        reply = ask(sqlite_server, table, json.dumps(body).encode())
        assert reply.json()["number"] > state["number"]
        again = ask(sqlite_server, table, json.dumps(body).encode())
        assert again.json() == reply.json()
        replies.append(sorted(name for name in reply.headers))
    assert replies[0] == replies[1]
    counted = f'nave_requests_total{{method="POST",route="{ROUTE.path}",status="200"}} '
    lines = sqlite_server.http.get("/metrics").text.splitlines()
    assert [float(line.removeprefix(counted)) for line in lines if line.startswith(counted)] == [4.0]


def test_a_body_in_pieces_is_put_together(sqlite_server: Server, table: Made) -> None:
    state = table.seat(0).state()
    body = {"id": fresh(), "follows": state["number"], "move": state["options"][0]["text"]}
    raw = json.dumps(body).encode()

    def pieces() -> Any:
        yield raw[:10]
        yield raw[10:]

    headers = {"authorization": f"Bearer {table.seat(0).key}", "content-type": "application/json"}
    reply = sqlite_server.http.post(f"{BEFORE}{table.id}/play", content=pieces(), headers=headers)
    assert reply.status_code == 200
