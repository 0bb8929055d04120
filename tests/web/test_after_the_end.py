"""A page that shows a finished game is told of nobody who decides."""

import pytest

import nave
from tests.support.server import Made, Server
from tests.support.told import RECORDS

NAMES = (
    "basilica/expansion",
    *(f"red_cathedral/{n}" for n in ("solo_won", "three_basic", "contractors/foremen_1")),
)


@pytest.mark.parametrize("name", NAMES)
def test_nobody_decides_on_a_page_after_the_end(sqlite_server: Server, name: str) -> None:
    record = nave.load_record(RECORDS / f"{name}.json")
    brought = sqlite_server.http.post("/api/import", json={"record": record.to_data()})
    holder = Made(sqlite_server.http, brought.json()).seat(0)
    for seat in range(record.seats):
        state = holder.state(seat=seat)
        view = state["view"]
        assert (view["over"], view["to_answer"], view["ask"]) == (True, None, [])
        assert not view.get("deciding")
        assert view["prompt"] == "The game is over."
        assert (state["options"], state["can_undo"]) == ([], False)
        assert record.result is not None
        assert state["result"]["winners"] == record.result["winners"]
