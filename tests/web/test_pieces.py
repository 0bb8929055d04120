"""The workbench over the network: what is in the box, checks, codes, merging, keeping, playing."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

import nave
from nave.games import registry
from nave.kernel.errors import RecordError
from nave.kernel.record import record_from_data
from tests.support.server import Made, running_server

GAME = "red_cathedral"
EMPTY: dict[str, Any] = {"format": "nave-set/1", "game": GAME, "name": "kaspar", "edition": ""}
SIGNED = [{"by": "kaspar", "on": "2026-11-16"}]


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("NAVE_HOME", str(tmp_path))
    return tmp_path


@pytest.fixture
def client(home: Path) -> Iterator[httpx.Client]:
    with running_server(f"sqlite:///{home}/tables.db") as found:
        yield found.http


def asked(client: httpx.Client, path: str, body: dict[str, Any], status: int = 200) -> Any:
    answer = client.post(f"/api/components/{path}", json=body)
    assert answer.status_code == status, answer.text
    return answer.json()


def mine(**changes: dict[str, Any]) -> dict[str, Any]:
    return {**EMPTY, "changes": changes, "checked": dict.fromkeys(changes, SIGNED)}


@pytest.mark.parametrize("game", ["red_cathedral", "basilica"])
def test_the_box_names_every_piece_and_what_may_stand_where(client: httpx.Client, game: str) -> None:
    box = client.get(f"/api/games/{game}/box").json()
    assert [sheet["id"] for sheet in box["sheets"]] == [one.id for one in registry()[game].sheets.sheets]
    for sheet in box["sheets"]:
        assert sheet["part"] in box["parts"]
        for piece in sheet["pieces"]:
            assert piece["name"]
            assert piece["places"]
            for place in piece["places"]:
                assert box["trays"][place["tray"]]["kind"] not in ("fixed", "text")


def test_a_correction_is_checked_named_and_coded(client: httpx.Client) -> None:
    found = asked(client, "check", {"game": GAME, "set": mine(base_09={"cost": {"brick": 3}})})
    assert found["problems"] == []
    assert found["counts"]["corrected"] == 1
    assert found["names"] == {"cathedral_card.base_09": "Base: 3 brick → 5 recognition, 2 rubles"}
    read = asked(client, "read", {"game": GAME, "code": found["code"]})
    assert read["changes"] == {"cathedral_card.base_09": {"cost": {"brick": 3}}}
    empty = asked(client, "check", {"game": GAME, "set": EMPTY})
    assert empty["standard"]


def test_faults_are_told_with_their_piece_and_place(client: httpx.Client) -> None:
    found = asked(client, "check", {"game": GAME, "set": mine(base_09={"recognition": 40})})
    assert found["hash"] is None
    assert found["problems"] == [
        {
            "piece": "cathedral_card.base_09",
            "field": "recognition",
            "text": "Recognition is 40; allowed: 0 to 12",
        }
    ]
    empty = asked(client, "check", {"game": GAME, "set": mine(base_09={"cost": {}})})
    said = [problem["text"] for problem in empty["problems"]]
    assert said == ["A base needs at least one material, and 6 at most."]
    alike = asked(client, "check", {"game": GAME, "set": mine(base_04={"cost": {"lumber": 2, "brick": 1}})})
    assert alike["alike"] == [["cathedral_card.base_04", "cathedral_card.base_01"]]


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("check", {"game": "chess", "set": EMPTY}),
        ("check", {"game": GAME, "set": {"format": "x"}}),
        ("check", {"game": GAME, "set": mine(base_99={"cost": 1})}),
        ("read", {"game": GAME, "code": "NAVE1-ABC"}),
        ("read", {"game": GAME, "code": "hello"}),
        ("keep", {"game": GAME, "set": mine(base_09={"recognition": 40})}),
        ("merge", {"game": GAME, "mine": EMPTY, "theirs": {**EMPTY, "game": "basilica"}}),
    ],
)
def test_what_is_no_set_is_refused_with_a_reason(
    client: httpx.Client, path: str, body: dict[str, Any]
) -> None:
    assert asked(client, path, body, 422)["message"]


def test_two_sets_are_merged_with_both_readings(client: httpx.Client) -> None:
    theirs = {**mine(base_09={"ruble": 1}, base_08={"ruble": 1}), "name": "agnes"}
    body = {"game": GAME, "mine": mine(base_09={"ruble": 3}), "theirs": theirs}
    found = asked(client, "merge", body)
    assert found["taken"] == ["cathedral_card.base_08"]
    assert [one["theirs_name"] for one in found["contradictions"]] == [
        "Base: 1 brick, 1 stone, 1 gold, 1 green gem → 5 recognition, 1 ruble"
    ]


def test_a_kept_set_is_offered_played_with_and_named_in_the_record(client: httpx.Client) -> None:
    kept = asked(client, "keep", {"game": GAME, "set": mine(base_09={"recognition": 4})})
    assert asked(client, "keep", {"game": GAME, "set": mine(base_09={"recognition": 4})}) == kept
    names = [one["name"] for one in client.get(f"/api/games/{GAME}/sets").json()]
    assert names == ["standard", kept["name"]]
    seats = [{"kind": "device", "name": "Kaspar"}, {"kind": "bot", "bot": "random"}]
    made = client.post("/api/tables", json={"game": GAME, "seats": seats, "components": kept["name"]}).json()
    client.post(
        f"/api/tables/{made['table']}/start",
        json={"id": "start-12345"},
        headers={"Authorization": f"Bearer {made['device']}"},
    )
    state = client.get(f"/api/tables/{made['table']}", headers={"Authorization": f"Bearer {made['device']}"})
    assert state.json()["table"]["components"]["name"] == kept["name"]


def test_checks_alone_are_played_as_the_standard_set(client: httpx.Client) -> None:
    only = {**EMPTY, "checked": {"base_01": SIGNED}}
    assert asked(client, "keep", {"game": GAME, "set": only})["name"] == "standard"


def test_a_server_may_keep_no_sets(home: Path) -> None:
    with running_server(f"sqlite:///{home}/tables.db", keep_sets=False) as server:
        assert "keeps no sets" in asked(server.http, "keep", {"game": GAME, "set": EMPTY}, 403)["message"]


def test_a_record_carries_its_set_to_a_server_that_never_saw_it(
    client: httpx.Client, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    own = mine(base_09={"recognition": 4})
    own["checked"] = {"base_09": SIGNED}
    kept = asked(client, "keep", {"game": GAME, "set": own})
    seats = [{"kind": "device", "name": "Agnes"}, {"kind": "device", "name": "Bernat"}]
    wish = {"game": GAME, "seats": seats, "components": kept["name"]}
    table = Made(client, client.post("/api/tables", json=wish).json())
    table.seat(0).post("start", seat=0)
    table.seat(0).post("resign", seat=0)
    text = table.seat(0).get("record").text
    record = json.loads(text)
    assert record["meta"]["set"]["changes"] == {"cathedral_card.base_09": {"recognition": 4}}
    assert record["meta"]["set"]["checked"] == {}, "who checked what is nobody's business"
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    monkeypatch.setenv("NAVE_HOME", str(elsewhere))
    # Terminal and library read it as it is.
    assert nave.replay(record_from_data(record)).components.hash == record["components"]["hash"]
    with pytest.raises(RecordError):
        nave.replay(record_from_data({**record, "meta": {"set": mine(base_09={"recognition": 3})}}))
    with running_server(f"sqlite:///{elsewhere}/tables.db", keep_sets=False) as strict:
        assert strict.http.post("/api/records", json={"record": record}).status_code == 422
    with running_server(f"sqlite:///{elsewhere}/tables.db") as other:
        # A set that is not the record's is not taken.
        wrong = {**record, "meta": {"set": mine(base_09={"recognition": 3})}}
        assert other.http.post("/api/records", json={"record": wrong}).status_code == 422
        brought = other.http.post("/api/records", json={"record": record})
        assert brought.status_code == 201, brought.text
        assert Made(other.http, brought.json()).seat(0).get("record").text == text
        assert [one["name"] for one in other.http.get(f"/api/games/{GAME}/sets").json()] == [
            "standard",
            kept["name"],
        ]
