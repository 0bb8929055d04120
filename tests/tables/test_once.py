"""The same submission acts once: whatever it is, whoever sends it, however many seats its key holds."""

from concurrent.futures import ThreadPoolExecutor
from typing import Any

from nave.api import known_games
from tests.support.postgres import PrivatePostgres
from tests.support.server import Server, fresh, running_server, some_bot

FIRST = next(iter(known_games()))
SEATS = [{"kind": "open"}, {"kind": "device"}, {"kind": "bot", "bot": some_bot()}]


def taken(server: Server, table: str, **body: Any) -> Any:
    return server.http.post(f"/api/tables/{table}/join", json=body)


def test_a_repeated_join_without_a_key_takes_one_seat_and_tells_the_same_key(server: Server) -> None:
    table = server.create(FIRST, ["open", "open"], listed=True)
    wish = {"id": fresh(), "name": "Ann"}
    first = taken(server, table.id, **wish)
    again = taken(server, table.id, **wish)
    assert (first.status_code, again.status_code) == (200, 200)
    assert first.json() == again.json()
    assert [seat["joined"] for seat in table.spectator.state()["table"]["seats"]] == [True, False]
    other = taken(server, table.id, **{**wish, "name": "Bob"})
    assert (other.status_code, other.json()["error"]) == (422, "invalid")
    short = taken(server, table.id, id="a" * 15, name="Eve")
    assert (short.status_code, short.json()["error"]) == (422, "invalid")
    assert taken(server, table.id, id="a" * 16, name="Eve").json()["seats"] == [1]


def test_what_a_key_of_several_seats_repeats_is_done_once(server: Server) -> None:
    table = server.create(FIRST, ["device", "device"])
    person = table.seat(0)
    person.post("start")
    said = {"id": fresh(), "text": "Good morning"}
    assert person.post("chat", **said) == person.post("chat", **said)
    # Meanwhile another seat of the same key must answer: the repeat is still the same.
    number = person.state()["number"]
    for _ in range(100):
        if person.play_any()["seat"] != person.state()["seat"]:
            break
    assert person.post("chat", **said)["number"] < number + 1
    kinds = [item["kind"] for item in person.get("log").json()["items"]]
    assert kinds.count("chat") == 1


def test_a_repeated_resignation_gives_up_one_seat(server: Server) -> None:
    table = server.create(FIRST, ["device", "device", "device"])
    person = table.seat(0)
    person.post("start")
    wish = {"id": fresh(), "bot": some_bot()}
    assert person.post("resign", **wish) == person.post("resign", **wish)
    state = person.state()["table"]
    assert [seat["resigned"] for seat in state["seats"]].count(True) == 1
    assert state["status"] == "running"


def test_a_repeated_making_makes_one_table_and_tells_the_same_keys(server: Server) -> None:
    wish = {"id": fresh(), "game": FIRST, "seats": SEATS}
    with ThreadPoolExecutor(6) as pool:
        replies = list(pool.map(lambda _: server.http.post("/api/tables", json=wish), range(6)))
    assert {reply.status_code for reply in replies} == {201}
    keys = replies[0].json()
    assert all(reply.json() == keys for reply in replies)
    table = f"/api/tables/{keys['table']}"
    for seat, key in (("0", keys["seats"]["0"]), ("1", keys["device"])):
        reply = server.http.get(table, headers={"Authorization": f"Bearer {key}"})
        assert reply.json()["holds"] == [int(seat)]
    other = server.http.post("/api/tables", json={**wish, "seats": SEATS[:2]})
    assert (other.status_code, other.json()["error"]) == (422, "invalid")
    assert server.http.post("/api/tables", json={**wish, "id": fresh()}).json()["table"] != keys["table"]


def test_a_repeated_import_makes_one_table(server: Server) -> None:
    table = server.create(FIRST, ["device", "device"])
    table.seat(0).post("start")
    table.seat(0).post("resign", bot=some_bot())
    record = table.seat(0).get("record").json()
    wish = {"id": fresh(), "record": record}
    first, again = (server.http.post("/api/import", json=wish) for _ in range(2))
    assert (first.status_code, again.status_code) == (201, 201)
    assert first.json() == again.json()
    assert server.http.post("/api/import", json={**wish, "listed": True}).status_code == 422


def test_a_making_is_repeated_at_another_process(postgres: PrivatePostgres) -> None:
    url = postgres.new_database()
    wish = {"id": fresh(), "game": FIRST, "seats": SEATS}
    with running_server(url) as one, running_server(url) as two:
        assert (
            one.http.post("/api/tables", json=wish).json() == two.http.post("/api/tables", json=wish).json()
        )
