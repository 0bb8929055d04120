"""Records in and out of tables: whole, running, hidden, of earlier rules."""

import json
import random
from pathlib import Path
from typing import Any

import pytest

import nave
from nave.api import known_games, rules_of
from nave.kernel.events import EVERYBODY
from nave.kernel.game import Game
from nave.kernel.record import Record
from nave.kernel.rules import Rules
from tests.support.secrets import game_with_a_secret, store_table
from tests.support.server import Made, Person, Server, running_server
from tests.support.tables import played, rewrite

GAMES = list(known_games())
FIRST = GAMES[0]


@pytest.mark.parametrize("game", GAMES)
def test_a_record_becomes_a_new_table_that_goes_on(server: Server, game: str) -> None:
    original = nave.new_game(game, seats=2, seed=5)
    rng = random.Random(2)
    for _ in range(30):
        original.play(rng.choice(original.legal_moves))
    data = json.loads(original.record.to_json())
    reply = server.http.post("/api/import", json={"record": data, "names": ["Ann", "Bo"]})
    assert reply.status_code == 201, reply.text
    table = Made(server.http, reply.json())
    state = table.seat(0).state(seat=0)
    assert state["holds"] == [0, 1]
    assert state["view"] == original.view(0, ["Ann", "Bo"])
    table.seat(0).play_any()
    upto = server.http.post("/api/import", json={"record": data, "upto": 60})
    earlier = Made(server.http, upto.json()).seat(0).state(seat=1)
    assert earlier["view"] == nave.replay(original.record, upto=60).view(1)


@pytest.mark.parametrize("game", GAMES)
def test_tables_and_records_of_earlier_rules_go_on_under_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    """Running, waiting for people, or brought along as a record."""
    url = f"sqlite:///{tmp_path / 'tables.sqlite3'}"
    with running_server(url) as server:
        running, waiting = played(server, game, 10), server.create(game, ["device", "device"])
    rules = rules_of(game)
    old = rules.version + 100
    rewrite(url, rules_version=old)
    monkeypatch.setattr(rules, "earlier", (*rules.earlier, old))
    with running_server(url) as server:
        for table in (running, waiting):
            table.http = server.http
        waiting.seat(0).post("start")
        record = json.loads(nave.new_game(game, seats=2, seed=1, rules_version=old).record.to_json())
        brought = Made(server.http, server.http.post("/api/import", json={"record": record}).json())
        for table in (running, waiting, brought):
            table.seat(0).play_any()
            assert table.seat(0).state()["table"]["rules_version"] == old
            table.seat(0).post("resign")
            assert table.seat(0).get("record").json()["rules_version"] == old


def test_records_that_cannot_be_replayed_are_refused(server: Server) -> None:
    good = json.loads(nave.new_game(FIRST, seats=2, seed=5).record.to_json())
    bad: list[dict[str, Any]] = [
        {},
        {**good, "format": "other"},
        {**good, "game": "gone"},
        {**good, "rules_version": 999},
        {**good, "answers": [*good["answers"], "end turn", "no such answer"]},
        {**good, "answers": [7]},
        {**good, "seats": 99},
        {**good, "start": {"deep": [[[]]]}},
        {**good, "options": {"x": "y"}},
        {**good, "result": {"scores": [1, 2], "winners": [0]}},
    ]
    for record in bad:
        reply = server.http.post("/api/import", json={"record": record})
        assert reply.status_code == 422, record
        assert "record" in reply.json()["message"]
    assert server.http.post("/api/import", json={"record": good, "upto": 10**6}).status_code == 422
    assert server.http.post("/api/import", json={"record": good, "names": ["one"]}).status_code == 422


@pytest.mark.parametrize("game", GAMES)
def test_the_record_of_a_running_game_never_tells_the_seed(server: Server, game: str) -> None:
    table = server.create(game, ["device", "device"], seed=123456789)
    person = table.seat(0)
    assert person.get("record").status_code == 409
    person.post("start")
    reply = person.get("record")
    assert reply.status_code in (200, 409)
    assert "123456789" not in reply.text
    assert "123456789" not in json.dumps(person.state())
    person.post("resign", seat=0)
    assert person.get("record").json()["seed"] == 123456789


def open_to_all(game: Game) -> bool:
    """Whether each seat, and a spectator, could write down the whole position."""
    rules, whole = game.rules, game.position()
    for seat in range(game.seats):
        view = game.view(seat)
        for draw in range(6):
            rng = random.Random(draw)
            guess = rules.from_view(view, game.setup, rng)
            if rules.position(guess) != {key: whole[key] for key in rules.position(guess)}:
                return False
    return all({**game.view(seat), "seat": None} == game.view(None) for seat in range(game.seats))


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [(game, 2, {}) for game in GAMES] + [("red_cathedral", 2, {"module": "on", "guild": "archivists"})],
)
def test_a_running_record_is_held_back_exactly_while_something_is_hidden(
    game: str, seats: int, options: dict[str, str]
) -> None:
    hidden = 0
    for seed in range(3):
        rng = random.Random(seed)
        running = nave.new_game(game, seats=seats, seed=seed, settings=options)
        for _ in range(120):
            if running.over:
                break
            running.play(rng.choice(running.legal_moves))
            secret = running.events[-1].only != EVERYBODY
            if not secret and rng.random() > 0.1:
                continue
            hides = running.rules.hides(running.state, seats)
            assert hides is not open_to_all(running)
            hidden += hides
    assert hidden or not options


@pytest.mark.parametrize(
    ("game", "options"),
    [(game, {}) for game in GAMES]
    + [("red_cathedral", {"module": "on", "guild": guild}) for guild in ("archivists", "jewelers")],
)
def test_what_the_rules_say_is_hidden_is_what_views_differ_in(game: str, options: dict[str, str]) -> None:
    """The rules know it at once; comparing all views is the same, and takes a hundred times as long."""
    rng, told = random.Random(7), set()
    for seed in range(2):
        running = nave.new_game(game, seats=2, seed=seed, settings=options)
        for _ in range(150):
            if running.over:
                break
            running.play(rng.choice(running.legal_moves))
            rules, state = running.rules, running.state
            told.add(rules.hides(state, 2))
            assert rules.hides(state, 2) is Rules.hides(rules, state, 2)
    assert True in told or "archivists" not in options.values()


def test_the_rules_are_asked_what_is_hidden_without_making_a_view(
    sqlite_server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Six readers of a running record once cost a bystander half a second each."""
    table = played(sqlite_server, FIRST, 20)
    first = table.spectator.get("record")
    assert first.status_code == 200

    def never(*_given: object) -> Any:
        raise AssertionError("it was worked out again")

    monkeypatch.setattr(type(rules_of(FIRST)), "view", never)
    monkeypatch.setattr(Record, "to_json", never)
    assert table.spectator.get("record").content == first.content


def test_a_preview_tells_nothing_of_the_color_a_rival_has_named_in_secret() -> None:
    """Whoever names the second color is shown what hangs on the own choice, whatever the first one is."""
    game = game_with_a_secret()
    seat = game.seat
    assert seat is not None
    shown = [game.offered(option) for option in game.options()]
    assert all([event["kind"] for event in option["effect"]] == ["jester"] for option in shown)
    others = 0
    for number in range(8):
        twin = game.copy()
        twin.state = game.rules.from_view(game.view(seat), game.setup, random.Random(number))
        others += twin.position() != game.position()
        assert [twin.offered(option) for option in twin.options()] == shown
    assert others > 0


def test_after_both_jesters_have_named_their_colours_the_record_is_given(tmp_path: Path) -> None:
    """Refused while one colour is its owner's secret; given without the seed once both are out."""
    url = f"sqlite:///{tmp_path / 'tables.sqlite3'}"
    game = game_with_a_secret()
    keys = store_table(url, game)
    with running_server(url) as server:
        everybody = [Person(server.http, keys.table, key) for key in (*keys.seats.values(), keys.spectator)]
        for person in everybody:
            assert person.get("record").status_code == 409
        # Both have one jester: the other colour is the next answer.
        seat = game.seat
        assert seat is not None
        everybody[seat].play_any()
        assert everybody[seat].state()["table"]["status"] == "running"
        for person in everybody:
            record = person.get("record").json()
            assert record["seed"] == 0
            assert record["answers"][: len(game.answers)] == list(game.answers)
