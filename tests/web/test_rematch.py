"""The same people again: one table, not two; names kept, seats turned by one; keys open it, nothing leaks."""

from concurrent.futures import ThreadPoolExecutor

from nave.api import known_games
from tests.support.listening import listening
from tests.support.server import Made, Person, Server, some_bot

FIRST = next(iter(known_games()))


def finished(server: Server, *more: str) -> tuple[Made, list[Person]]:
    table = server.create("red_cathedral" if more else FIRST, ["open", "open", *more])
    people = []
    for seat, name in enumerate(("Agnes", "Bernat", "Olga")[: 2 + sum(kind == "open" for kind in more)]):
        joined = table.seat(seat).post("join", name=name, exchange=True)
        people.append(Person(table.http, table.id, joined["key"]))
    people[0].post("start")
    for person in people if more else people[:-1]:
        if people[0].state()["table"]["status"] == "running":
            person.post("resign", bot=some_bot())
    assert people[0].state()["table"]["status"] == "over"
    return table, people


def at(person: Person, table: str) -> Person:
    return Person(person.http, table, person.key)


def test_a_rematch_of_three_is_one_table_with_seats_turned_by_one(server: Server) -> None:
    _, people = finished(server, "open")
    with listening(server, people[2]) as ear:
        number = ear.news()["number"]
        first = people[0].post("rematch")["table"]
        told = ear.news(number + 1)
        assert told["state"]["table"]["again"] == first
    assert [person.post("rematch")["table"] for person in people] == [first] * 3
    held = [at(person, first).state() for person in people]
    assert [state["holds"] for state in held] == [[2], [0], [1]]
    seats = held[0]["table"]["seats"]
    assert [seat["name"] for seat in seats] == ["Bernat", "Olga", "Agnes"]
    assert [seat["joined"] for seat in seats] == [False, False, True]
    for person, name in ((people[1], "Bernat"), (people[2], "Olga")):
        at(person, first).post("join", name=name)
    at(people[0], first).post("start")
    assert at(people[1], first).state()["table"]["status"] == "running"


def test_whoever_presses_at_the_same_moment_comes_to_the_same_table(server: Server) -> None:
    _, people = finished(server)
    with ThreadPoolExecutor(4) as pool:
        asked = [pool.submit(person.post, "rematch") for person in people * 3]
        tables = {one.result()["table"] for one in asked}
    assert len(tables) == 1


def test_bots_come_again_and_the_same_set_up_can_be_dealt(sqlite_server: Server) -> None:
    table, people = finished(sqlite_server, some_bot())
    again = people[0].post("rematch", same=True)["table"]
    seats = at(people[0], again).state()["table"]["seats"]
    assert [(seat["kind"], seat["bot"]) for seat in seats] == [
        ("open", None),
        ("bot", some_bot()),
        ("open", None),
    ]
    assert [seat["name"] for seat in seats[::2]] == ["Bernat", "Agnes"]
    assert table.id != again


def test_nobody_else_and_nothing_unfinished_is_played_again(sqlite_server: Server) -> None:
    table, people = finished(sqlite_server)
    assert table.spectator.send("rematch").status_code == 403
    assert table.stranger.send("rematch").status_code == 404
    again = people[0].post("rematch")["table"]
    assert at(people[0], again).send("rematch").json()["error"] == "refused"
    # The links of before open nothing at the new table.
    for seat in (0, 1):
        assert at(table.seat(seat), again).get().status_code == 401
    assert at(table.spectator, again).get().status_code == 401
