"""Links become keys: who sits down holds the seat alone, who comes again is asked, and nothing is silent."""

import time
from contextlib import ExitStack
from typing import Any

import pytest

from nave.api import known_games
from tests.support.listening import listening
from tests.support.server import Made, Person, Server, fresh, running_server

FIRST = next(iter(known_games()))


def sits(table: Made, seat: int, name: str, **more: Any) -> Person:
    """Somebody sits down by the link of a seat and gets a key of their own."""
    joined = table.seat(seat).post("join", name=name, exchange=True, **more)
    assert joined["seats"] == [seat]
    return Person(table.http, table.id, joined["key"])


def by_invitation(table: Made) -> Person:
    return Person(table.http, table.id, table.keys["invite"])


def kinds(person: Person) -> list[str]:
    return [item["kind"] for item in person.get("log").json()["items"]]


def test_who_sits_down_gets_a_key_that_whoever_made_the_table_does_not_hold(server: Server) -> None:
    table = server.create(FIRST, ["open", "open"])
    agnes = sits(table, 0, "Agnes")
    assert agnes.state()["holds"] == [0]
    old = table.seat(0)
    told = old.state()
    assert (told["holds"], told["used"], told["options"]) == ([], 0, [])
    for action, body in (("start", {}), ("chat", {"text": "I am Agnes"}), ("join", {"name": "Eve"})):
        refused = old.send(action, **body)
        assert refused.status_code in (403, 409), refused.text
    refused = old.send("join", name="Eve", exchange=True)
    assert refused.status_code == 409
    assert agnes.state()["table"]["seats"][0]["name"] == "Agnes"


def test_sitting_down_twice_by_one_submission_brings_the_same_key(server: Server) -> None:
    table = server.create(FIRST, ["open", "open"])
    submission = fresh()
    first = sits(table, 0, "Agnes", id=submission)
    again = sits(table, 0, "Agnes", id=submission)
    assert first.key == again.key
    assert kinds(first) == ["join"]


def test_the_old_way_of_sitting_down_keeps_the_key_of_the_link(sqlite_server: Server) -> None:
    table = sqlite_server.create(FIRST, ["open", "open"])
    assert table.seat(0).post("join", name="Agnes")["key"] is None
    assert table.seat(0).state()["holds"] == [0]


def test_one_link_takes_every_free_seat_and_no_other(server: Server) -> None:
    table = server.create(FIRST, ["open", "open"])
    invited = by_invitation(table)
    assert invited.state()["invited"] is True
    found = []
    for name in ("Agnes", "Bernat"):
        joined = invited.post("join", name=name)
        found.append(Person(table.http, table.id, joined["key"]))
    assert [person.state()["holds"] for person in found] == [[0], [1]]
    # Nobody came by chance: whoever was invited may begin.
    assert "guest" not in kinds(found[0])
    assert invited.send("join", name="Eve").json()["error"] == "refused"
    found[0].post("start")
    assert invited.state()["invited"] is False
    assert invited.send("join", name="Eve").status_code == 409


def test_whoever_comes_with_a_used_link_is_let_in_by_the_person_alone(server: Server) -> None:
    table = server.create(FIRST, ["open", "open"])
    agnes, bernat = sits(table, 0, "Agnes"), sits(table, 1, "Bernat")
    agnes.post("start")
    second = table.seat(1)
    knocked = second.post("knock")
    phone = Person(table.http, table.id, knocked["key"])
    assert phone.get().status_code == 401
    told = agnes.state()["table"]
    assert told["knocking"] == [{"seat": 1, "agreed": []}]
    assert "knock" in kinds(agnes)
    bernat.post("admit", target=1)
    assert phone.state()["holds"] == [1]
    assert bernat.get().status_code == 401, "the seat has moved"
    assert kinds(agnes)[-1] == "moved"


def test_a_wrong_person_is_sent_away_and_everybody_knows(server: Server) -> None:
    table = server.create(FIRST, ["open", "open"])
    agnes, bernat = sits(table, 0, "Agnes"), sits(table, 1, "Bernat")
    agnes.post("start")
    knocked = table.seat(1).post("knock")
    bernat.post("admit", target=1, yes=False)
    assert agnes.state()["table"]["knocking"] == []
    assert Person(table.http, table.id, knocked["key"]).get().status_code == 401
    assert bernat.state()["holds"] == [1]
    assert kinds(agnes)[-2:] == ["knock", "rebuff"]
    # What was sent away cannot be admitted afterwards, and nobody knocks without a used link.
    assert agnes.send("admit", target=1).status_code == 409
    assert table.spectator.send("knock").status_code == 403
    assert agnes.send("knock").status_code == 403


def test_whoever_lost_the_key_sits_again_if_all_others_agree_and_the_seat_is_empty(tmp_path: Any) -> None:
    with running_server(f"sqlite:///{tmp_path / 't.sqlite3'}", idle_after=3600.0) as server:
        table = server.create("red_cathedral", ["open", "open", "open"])
        people = [sits(table, seat, name) for seat, name in enumerate(("Agnes", "Bernat", "Olga"))]
        people[0].post("start")
        again = Person(table.http, table.id, table.seat(1).post("knock")["key"])
        with listening(server, people[1]) as ear:
            ear.news()
            assert people[0].send("admit", target=1).status_code == 409, "Bernat is here"
        end = time.monotonic() + 10
        while people[0].state()["table"]["seats"][1]["here"]:
            assert time.monotonic() < end, "who hung up is still here"
            time.sleep(0.05)
        people[0].post("admit", target=1)
        assert people[0].state()["table"]["knocking"] == [{"seat": 1, "agreed": [0]}]
        assert again.get().status_code == 401
        people[2].post("admit", target=1)
        assert again.state()["holds"] == [1]


def test_no_hash_of_a_key_is_told_to_anybody(sqlite_server: Server) -> None:
    table = sqlite_server.create(FIRST, ["open", "open"])
    agnes, _ = sits(table, 0, "Agnes"), sits(table, 1, "Bernat")
    agnes.post("start")
    table.seat(1).post("knock")
    item = next(one for one in agnes.get("log").json()["items"] if one["kind"] == "knock")
    assert "text" not in item


def test_a_seat_can_be_locked_and_a_free_link_renewed(server: Server) -> None:
    table = server.create(FIRST, ["open", "open"])
    agnes = sits(table, 0, "Agnes")
    with listening(server, agnes) as ear:
        ear.news()
        locked = Person(table.http, table.id, agnes.post("lock")["key"])
        assert locked.state()["holds"] == [0]
        assert agnes.get().status_code == 401
    link = locked.post("new-link", target=1)["key"]
    assert table.seat(1).get().status_code == 401, "the old link is void"
    fresh_link = Person(table.http, table.id, link)
    assert fresh_link.state()["holds"] == [1]
    assert locked.send("new-link", target=0).status_code == 409
    assert table.spectator.send("new-link", target=1).status_code == 403


def test_the_links_of_the_table_can_be_renewed_and_shut_out_who_has_the_old_ones(server: Server) -> None:
    table = server.create(FIRST, ["open", "open"])
    agnes = sits(table, 0, "Agnes")
    invited = Person(table.http, table.id, table.keys["invite"])
    assert invited.state()["invited"]
    link = Person(table.http, table.id, agnes.post("new-link", what="invite")["key"])
    assert invited.get().status_code == 401
    assert link.state()["invited"]
    bernat = Person(table.http, table.id, link.post("join", name="Bernat", exchange=True)["key"])
    agnes.post("start")
    # It invites nobody any more; who watches is shut out while watching.
    assert agnes.send("new-link", what="invite").status_code == 409
    with listening(server, table.spectator) as watcher:
        watcher.news()
        fresh = Person(table.http, table.id, bernat.post("new-link", what="watch")["key"])
        assert table.spectator.get().status_code == 401
    assert fresh.state()["holds"] == []
    assert fresh.send("new-link", what="watch").status_code == 403
    assert agnes.send("new-link").status_code == 422


def test_what_is_played_can_be_changed_until_it_begins(server: Server) -> None:
    table = server.create("red_cathedral", ["open", "open"])
    agnes, bernat = sits(table, 0, "Agnes"), sits(table, 1, "Bernat")
    agnes.post("arrange", settings={"workshops": "advanced"}, customs={"advice": "none", "watching": False})
    told = bernat.state()["table"]
    assert told["settings"]["workshops"] == "advanced"
    customs = {name: told["customs"][name] for name in ("watching", "advice", "take_back")}
    assert customs == {"watching": False, "advice": "none", "take_back": "free"}
    assert bernat.send("arrange", settings={"workshops": "golden"}).status_code == 422
    assert bernat.send("arrange", customs={"advice": "much"}).status_code == 422
    assert table.spectator.state()["table"]["status"] == "open"
    agnes.post("start")
    assert bernat.send("arrange", settings={"workshops": "basic"}).json()["error"] == "refused"
    view = agnes.state()
    assert view["table"]["settings"]["workshops"] == "advanced"
    # Nobody without a seat looks on now, by whatever link.
    for nobody in (table.spectator, by_invitation(table), table.seat(0)):
        assert nobody.get().status_code == 401
    asked = (agnes, bernat)[view["view"]["to_answer"]]
    assert asked.get("hint").status_code == 403


def test_advice_that_is_shown_is_told_to_everybody(server: Server) -> None:
    table = server.create(FIRST, ["open", "open"], customs={"advice": "shown"})
    people = table.started()
    asked = people[people[0].state()["view"]["to_answer"]]
    assert asked.get("hint").status_code == 200
    assert kinds(people[0])[-1] == "advised"


def test_nothing_is_taken_back_where_it_was_agreed_so(sqlite_server: Server) -> None:
    table = sqlite_server.create(FIRST, ["device", "device"], customs={"take_back": "none"})
    person = table.seat(0)
    person.post("start")
    for _ in range(6):
        person.play_any()
        state = person.state()
        if state["can_undo"]:
            raise AssertionError("undo is offered")
        assert person.send("undo", follows=state["number"]).status_code == 409


def test_spectators_are_counted(sqlite_server: Server) -> None:
    table = sqlite_server.create(FIRST, ["open", "open"])
    people = table.started()
    with listening(sqlite_server, people[0]) as ear:
        assert ear.news()["state"]["table"]["watching"] == 0
        with listening(sqlite_server, table.spectator) as watcher:
            watcher.news()
            while (message := ear.hear()).get("watching") != 1:
                assert message["type"] != "beat"
        while ear.hear().get("watching") != 0:
            pass


@pytest.mark.parametrize("game", list(known_games()))
def test_a_whole_table_plays_on_with_exchanged_keys(sqlite_server: Server, game: str) -> None:
    table = sqlite_server.create(game, ["open", "open"])
    people = [sits(table, seat, name) for seat, name in enumerate(("Agnes", "Bernat"))]
    people[0].post("start")
    for _ in range(12):
        people[people[0].state()["view"]["to_answer"]].play_any()


@pytest.mark.parametrize("started", [False, True])
def test_what_is_pushed_says_all_that_the_state_says(sqlite_server: Server, started: bool) -> None:
    table = sqlite_server.create(FIRST, ["open", "open"])
    agnes, _ = sits(table, 0, "Agnes"), sits(table, 1, "Bernat")
    if started:
        agnes.post("start")
    for person in (agnes, table.seat(1), by_invitation(table), table.spectator):
        with listening(sqlite_server, person) as ear:
            pushed = ear.news()["state"]
        asked = person.state()
        assert set(pushed) == set(asked)
        assert (pushed["invited"], pushed["used"]) == (asked["invited"], asked["used"])


def test_each_listener_is_told_of_an_answer_what_its_own_key_may_know(sqlite_server: Server) -> None:
    """Put together once for all who look alike: who comes by the link of a taken seat is no mere onlooker."""
    table = sqlite_server.create(FIRST, ["open", "open"])
    people = [sits(table, seat, name) for seat, name in enumerate(("Agnes", "Bernat"))]
    people[0].post("start")
    looking = (table.spectator, table.seat(0), table.seat(1), by_invitation(table), *people)
    with ExitStack() as stack:
        ears = [stack.enter_context(listening(sqlite_server, person)) for person in looking]
        for ear in ears:
            ear.news()
        before = people[people[0].state()["view"]["to_answer"]].play_any()
        told = [ear.news(before["number"] + 1)["state"] for ear in ears]
        asked = [person.state() for person in looking]
    assert [state["used"] for state in told] == [None, 0, 1, None, None, None]
    assert told == asked
