"""Connected, thinking and gone are different things."""

import time

from nave.api import known_games
from nave.tables import model as m
from tests.support.listening import listening
from tests.support.server import Made, Person, running_server, some_bot

FIRST = next(iter(known_games()))
# The machine of a quick round is rarely idle.
WAIT = 3.0


def asked(table: Made) -> tuple[Person, Person, int]:
    """Who must answer, the other one, and the number of the first."""
    seat = next(number for number in (0, 1) if table.seat(number).state()["options"])
    return table.seat(seat), table.seat(1 - seat), seat


def replaced(person: Person, target: int) -> int:
    return person.send("replace", target=target, bot=some_bot()).status_code


def test_who_is_connected_is_not_absent_however_much_others_talk(database: str) -> None:
    with running_server(database, absent_after=WAIT, idle_after=600, heartbeat=30) as server:
        table = server.create(FIRST, ["open", "open"])
        table.started()
        _, other, seat = asked(table)
        with listening(server, table.seat(seat)) as ear:
            ear.news()
            end = time.monotonic() + 1.3 * WAIT
            while time.monotonic() < end:
                ear.news(other.post("chat", text="Hurry up")["number"])
                time.sleep(0.1)
            assert replaced(other, seat) == 409
        # Being gone begins when the connection ends.
        time.sleep(0.2)
        assert replaced(other, seat) == 409
        # Where one decides alone about the other, there is twice the time.
        m.clock.ahead += int(1.3 * WAIT * 1000)
        try:
            assert replaced(other, seat) == 409
            m.clock.ahead += int(WAIT * 1000)
            assert replaced(other, seat) == 200
        finally:
            m.clock.ahead = 0


def test_an_open_page_without_anybody_is_absent_after_a_while(database: str) -> None:
    with running_server(database, absent_after=600, idle_after=WAIT, heartbeat=0.1) as server:
        table = server.create(FIRST, ["open", "open"])
        table.started()
        thinker, other, seat = asked(table)
        with listening(server, thinker) as ear, listening(server, other) as second:
            ear.news()
            second.news()
            thinker.get()
            assert replaced(other, seat) == 409
            time.sleep(1.3 * WAIT)
            # Who need not answer is never too slow.
            assert replaced(thinker, 1 - seat) == 409
            thinker.get("why-not", move="nonsense")
            assert replaced(other, seat) == 409
            time.sleep(1.3 * WAIT)
            assert replaced(other, seat) == 200
