"""More than the server can do: running games go on, nothing new is begun, and people are told."""

from collections.abc import Iterator

import pytest
from websockets.exceptions import ConnectionClosed

from nave.api import known_games
from nave.web.calm import FULL, HEAVY, RELIEVED, Calm
from nave.web.metrics import Metrics
from tests.support.listening import listening
from tests.support.server import Made, Server

FIRST = next(iter(known_games()))


@pytest.fixture
def table(sqlite_server: Server) -> Made:
    made = sqlite_server.create(FIRST, ["device", "device"], listed=True)
    made.seat(0).post("start")
    return made


@pytest.fixture
def overloaded(table: Made, sqlite_server: Server, monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    calm: Calm = sqlite_server.app.state.desk.calm
    monkeypatch.setattr(Calm, "weigh", lambda *_: None)
    calm.overloaded = True
    yield sqlite_server
    calm.overloaded = False


def test_nothing_new_is_begun_and_people_are_told_why(table: Made, overloaded: Server) -> None:
    wish = {"game": FIRST, "seats": [{"kind": "device"}, {"kind": "device"}]}
    replies = [
        overloaded.http.post("/api/tables", json=wish),
        overloaded.http.post("/api/import", json={"record": {}}),
        table.seat(0).get("replay"),
        table.seat(0).get("replay/3"),
        table.seat(0).get("record"),
        table.seat(0).get("hint"),
    ]
    for reply in replies:
        assert (reply.status_code, reply.json()["error"]) == (503, "overloaded")
        assert int(reply.headers["retry-after"]) > 0
        assert "running games go on" in reply.json()["message"]


def test_running_games_go_on(table: Made, overloaded: Server) -> None:
    with listening(overloaded, table.seat(0)) as ear:
        number = ear.news()["number"]
        table.seat(0).play_any()
        assert ear.news(number + 1)["number"] > number
    assert table.stranger.state()["number"] > number
    assert overloaded.http.get("/livez").status_code == 200


def test_another_spectator_is_asked_to_come_later(table: Made, overloaded: Server) -> None:
    with listening(overloaded, table.stranger) as ear, pytest.raises(ConnectionClosed) as closed:
        ear.news()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4503


def weighed(calm: Calm, lag: float, share: float, times: int) -> bool:
    for _ in range(times):
        calm.weigh(lag, share)
    return calm.overloaded


def test_a_loop_is_overloaded_if_it_is_late_and_works_all_the_time() -> None:
    calm = Calm(Metrics())
    assert not weighed(calm, HEAVY * 3, FULL / 2, 50), "others kept it waiting"
    assert not weighed(calm, 0.0, 1.0, 50), "busy, and punctual"
    assert weighed(calm, HEAVY * 2, 1.0, 50)
    assert weighed(calm, 0.0, 0.1, 1), "one good moment is no relief"
    assert not weighed(calm, 0.0, 0.3, 80)


def test_just_full_is_not_more_than_full() -> None:
    """Both bounds are what is still borne, for a loop that is overloaded as for one that is not."""
    calm = Calm(Metrics())
    calm.late, calm.at_work = HEAVY, FULL
    calm.weigh(HEAVY, FULL)
    assert not calm.overloaded
    calm.late, calm.at_work, calm.overloaded = RELIEVED, FULL, True
    calm.weigh(RELIEVED, FULL)
    assert not calm.overloaded
