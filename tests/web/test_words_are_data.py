"""No sentence escapes over the network: in a made-up language every text of every route wears its marks."""

import asyncio
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.requests import Request

from nave.api import known_games
from nave.web.pages import front
from tests.support.asgi import scope
from tests.support.made_up import MADE_UP, escaped, speaking
from tests.support.read import strings, unmarked
from tests.support.server import Made, Server, running_server
from tests.web.test_play import at_turn

# Texts that people read, wherever they stand; `text` is one but for options and rules.
READ = ("prompt", "label", "effect", "slots", "reason", "summary", "sentence", "message", "locked")
# Names of people, and what is quoted as it was sent.
ALLOWED = ("Friend", "nonsense", "none", "chess", "table", "name", "body", "id", "seats", "Olga", "Pyotr")


@pytest.fixture
def server(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Server]:
    with speaking(monkeypatch), running_server(f"sqlite:///{tmp_path}/tables.db") as found:
        found.http.headers["Accept-Language"] = f"{MADE_UP}, en;q=0.5"
        yield found


def check(data: Any, *keys: str, least: int = 1) -> None:
    """Every text under these keys wears marks, and there are some."""
    found = [(path, text) for path, text in strings(data, (*READ, *keys)) if text]
    assert len(found) >= least, data
    for path, text in found:
        assert "⟦" in text, (path, text)
        assert not unmarked(text, *ALLOWED), (path, text)


def begun(server: Server, game: str, settings: dict[str, str]) -> Made:
    table = server.create(game, ["open", "open"], settings=settings)
    table.started()
    return table


@pytest.mark.parametrize(
    ("game", "settings"),
    [("basilica", {}), ("red_cathedral", {"module": "on", "guild": "archivists"})],
)
def test_a_table_speaks_the_language_of_whoever_asks(
    server: Server, game: str, settings: dict[str, str]
) -> None:
    table = begun(server, game, settings)
    for _ in range(12):
        person, state = at_turn(table)
        check(state["view"])
        check(state["options"])
        check([option["leaves"] for option in state["options"]], "text", least=0)
        person.play(state["options"][0]["text"], state["number"])
    person, state = at_turn(table)
    events = [item.get("events", []) for item in person.get("log").json()["items"]]
    check(events, "text")
    check(person.get("replay").json())
    check(person.get("replay/20").json()["view"])
    check(person.get("replay/20").json()["events"], "text")
    check(person.get("hint").json())
    english = person.http.get(
        f"/api/tables/{table.id}", headers={**person.headers, "Accept-Language": "xx, en"}
    ).json()
    assert "⟦" not in str(english)


def test_settings_are_in_the_language_of_whoever_asks(server: Server) -> None:
    for game in server.http.get("/api/games").json():
        for setting in game["settings"]:
            check({"message": [setting["title"], setting["help"], *setting["values"].values()]}, least=3)


def test_refusals_are_in_the_language_of_whoever_asks(server: Server) -> None:
    table = begun(server, "basilica", {})
    person, state = at_turn(table)
    other = table.seat(1 - person.state()["seat"])
    number = state["number"]
    for reply in (
        person.send("play", move="nonsense", follows=number),
        person.send("play", move="order 3", follows=0),
        person.send("play", move="rank architect 1", follows=number),
        other.send("play", move="builder", follows=number),
        person.send("undo", follows=number),
        person.send("start"),
        person.send("replace", target=9, bot="random"),
        person.send("replace", target=1 - person.state()["seat"], bot="none"),
        person.send("return"),
        table.spectator.send("play", move="builder", follows=number),
        table.stranger.get(),
        person.get("replay/9999"),
        person.get("why-not"),
        other.get("hint"),
        server.http.post("/api/tables", json={"game": "chess", "seats": [{"kind": "open"}]}),
        server.http.post("/api/tables", json={"game": "basilica", "seats": [{"kind": "open"}]}),
        server.http.post("/api/import", json={"record": {}}),
        server.http.get("/api/nowhere"),
    ):
        assert reply.status_code >= 400
        check(reply.json())
    check(person.get("why-not", move="rank architect 1").json())


def test_who_is_turned_away_at_the_door_is_told_so_in_their_language(server: Server) -> None:
    stranger = server.http.get("/api/games", headers={"Host": "evil.example.com"})
    elsewhere = server.http.post("/api/tables", json={}, headers={"Origin": "https://evil.example.com"})
    assert (stranger.status_code, elsewhere.status_code) == (421, 403)
    for reply in (stranger, elsewhere):
        check(reply.json())


def test_a_server_without_the_page_says_so_in_the_language_of_whoever_looks(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    with speaking(monkeypatch):
        asked = Request(scope("/", "GET", accept_language=MADE_UP))
        page = bytes(asyncio.run(front(asked)).body).decode()
    assert f'<html lang="{MADE_UP}">' in page
    body = page.partition("</h1>")[2]
    assert body.count("⟦") == 3 + len(known_games())
    assert not escaped(re.sub(r"<[^>]*>", "", body))
