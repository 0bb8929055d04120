"""Seeds over the network: proposed in words, taken in words, told in words after the end."""

import json

import pytest

import nave
from nave.tables.called import said_seed, seed_of
from tests.support.server import Made, Server


def started(server: Server, seed: object) -> Made:
    seats = [{"kind": "device", "name": "Agnes"}, {"kind": "device", "name": "Bernat"}]
    wish = {"game": "basilica", "seats": seats, **({} if seed is None else {"seed": seed})}
    reply = server.http.post("/api/tables", json=wish)
    assert reply.status_code == 201, reply.text
    table = Made(server.http, reply.json())
    table.seat(0).post("start", seat=0)
    return table


@pytest.mark.parametrize("seed", [7, "7", "quiet-heron", "quiet-heron-4711", "onion domes", None])
def test_a_seed_deals_its_set_up_and_is_told_after_the_end(sqlite_server: Server, seed: object) -> None:
    table = started(sqlite_server, seed)
    person = table.seat(0)
    assert person.state()["table"]["dealt"] is None, "while it runs nobody is told"
    person.post("resign", seat=0)
    said = person.state()["table"]["dealt"]
    record = json.loads(person.get("record").text)
    assert seed_of(said) == record["seed"]
    if seed is not None:
        assert seed_of(str(seed)) == record["seed"]
    dealt = nave.new_game("basilica", seats=2, seed=seed_of(said))
    assert list(dealt.answers) == record["answers"][: len(dealt.answers)]


def test_a_proposed_seed_is_taken_as_it_stands(sqlite_server: Server) -> None:
    proposed = sqlite_server.http.get("/api/seed").json()["seed"]
    table = started(sqlite_server, proposed)
    table.seat(0).post("resign", seat=0)
    assert table.seat(0).state()["table"]["dealt"] == proposed


@pytest.mark.parametrize("seed", [2**63, "x" * 41, str(2**63), 1.5])
def test_what_is_no_seed_is_refused(sqlite_server: Server, seed: object) -> None:
    wish = {"game": "basilica", "seats": [{"kind": "device"}] * 2, "seed": seed}
    assert sqlite_server.http.post("/api/tables", json=wish).status_code == 422


@pytest.mark.parametrize("same", [True, False])
def test_a_record_that_was_brought_can_be_played_again_with_its_set_up(
    sqlite_server: Server, same: bool
) -> None:
    first = started(sqlite_server, 77)
    first.seat(0).post("resign", seat=0)
    record = json.loads(first.seat(0).get("record").text)
    kept = Made(sqlite_server.http, sqlite_server.http.post("/api/records", json={"record": record}).json())
    person = kept.seat(0)
    assert person.state()["table"]["dealt"] == said_seed(77)
    again = Made(sqlite_server.http, {**kept.keys, "table": person.post("rematch", same=same)["table"]})
    again.seat(0).post("start", seat=0)
    again.seat(0).post("resign", seat=0)
    assert (again.seat(0).state()["table"]["dealt"] == said_seed(77)) == same


def test_the_set_up_of_a_record_with_another_seed_is_not_promised(sqlite_server: Server) -> None:
    first = started(sqlite_server, 77)
    first.seat(0).post("resign", seat=0)
    record = {**json.loads(first.seat(0).get("record").text), "seed": 5}
    kept = Made(sqlite_server.http, sqlite_server.http.post("/api/records", json={"record": record}).json())
    assert kept.seat(0).state()["table"]["dealt"] is None
    assert kept.seat(0).send("rematch", same=True).status_code == 409
