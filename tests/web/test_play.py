"""People play through HTTP: create, join, start, answer, take back, resign."""

import random
from typing import Any

import pytest

import nave
from nave.api import known_games, rules_of
from tests.reliability.kill import shortest_game
from tests.support.server import Made, Person, Server, fresh, some_bot

GAMES = list(known_games())
FIRST = GAMES[0]


def two(game: str) -> list[str]:
    assert 2 in rules_of(game).seats
    return ["open", "open"]


def at_turn(table: Made) -> tuple[Person, dict[str, Any]]:
    """Who must answer, and what they see."""
    seat = table.spectator.state()["view"]["to_answer"]
    person = table.seat(seat)
    return person, person.state()


def play_to_the_end(table: Made, rng: random.Random) -> dict[str, Any]:
    """Everybody answers at random; the state at the end."""
    state = table.spectator.state()
    while not state["view"]["over"]:
        person = table.seat(state["view"]["to_answer"])
        state = person.state()
        while state["options"]:
            person.play(rng.choice(state["options"])["text"], state["number"])
            state = person.state()
    return table.spectator.state()


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_two_friends_play_a_whole_game_and_its_record_replays_to_the_result(
    sqlite_server: Server, game: str
) -> None:
    whole_game(sqlite_server, game)


@pytest.mark.slow
def test_a_whole_game_is_played_on_either_database(server: Server) -> None:
    whole_game(server, shortest_game())


def whole_game(server: Server, game: str) -> None:
    table = server.create(game, two(game), seed=7)
    table.started()
    state = play_to_the_end(table, random.Random(3))
    assert state["table"]["status"] == "over"
    replayed = nave.replay(nave.record_from_json(table.spectator.get("record").text))
    assert replayed.result is not None
    assert replayed.result.scores == state["result"]["scores"] == state["table"]["outcome"]["scores"]
    assert replayed.seed == 7


@pytest.mark.parametrize("game", GAMES)
def test_a_table_starts_when_everybody_has_taken_a_seat(server: Server, game: str) -> None:
    table = server.create(game, two(game))
    assert table.seat(0).state()["view"] is None
    table.seat(0).post("join", name="Ann")
    refused = table.seat(0).send("start")
    assert refused.status_code == 409
    assert "seat 1" in refused.json()["message"]
    table.seat(1).post("join", name="Bo")
    table.seat(1).post("start")
    state = table.seat(0).state()
    assert state["table"]["status"] == "running"
    assert [seat["name"] for seat in state["table"]["seats"]] == ["Ann", "Bo"]
    assert state["view"]["seat"] == 0
    assert table.seat(0).send("start").status_code == 409


def test_the_same_seed_gives_the_same_set_up_and_other_dice(server: Server) -> None:
    tables = [server.create(FIRST, two(FIRST), seed=11) for _ in range(2)]
    for table in tables:
        table.started()
    first, second = (table.spectator.state()["view"] for table in tables)
    assert first == second
    ends = [play_on(table, 60) for table in tables]
    assert ends[0] != ends[1]


def play_on(table: Made, answers: int) -> dict[str, Any]:
    """Always the last option: two tables with the same dice would stay the same."""
    for _ in range(answers):
        person, state = at_turn(table)
        person.play(state["options"][-1]["text"], state["number"])
    view: dict[str, Any] = table.spectator.state()["view"]
    return view


def test_only_the_seat_to_answer_gets_options_and_may_answer(server: Server) -> None:
    table = server.create(FIRST, two(FIRST))
    table.started()
    _, state = at_turn(table)
    other = table.seat(1 - state["seat"])
    assert state["options"]
    assert other.state()["options"] == []
    assert table.spectator.state()["options"] == []
    move = state["options"][0]["text"]
    assert other.send("play", move=move, follows=state["number"]).status_code == 409
    assert table.spectator.send("play", move=move, follows=state["number"]).status_code == 403
    foreign = other.send("play", move=move, follows=state["number"], seat=state["seat"])
    assert foreign.status_code == 403
    assert table.spectator.state()["number"] == state["number"]


def test_an_illegal_answer_is_refused_with_the_reason_and_the_rule(server: Server) -> None:
    table = server.create(FIRST, two(FIRST))
    table.started()
    person, state = at_turn(table)
    legal = {option["text"] for option in state["options"]}
    catalogue = rules_of(FIRST).catalogue
    wrong = next(text for text in map(catalogue.text, range(len(catalogue.texts))) if text not in legal)
    reply = person.send("play", move=wrong, follows=state["number"])
    assert reply.status_code == 422
    assert reply.json()["error"] == "illegal"
    rule = reply.json()["rule"]
    assert server.http.get(f"/api/games/{FIRST}/rules", params={"search": rule}).json()[0]["id"] == rule
    asked = person.get("why-not", move=wrong).json()
    assert (asked["legal"], asked["reason"], asked["rule"]) == (False, reply.json()["message"], rule)
    assert person.get("why-not", move=state["options"][0]["text"]).json()["legal"] is True
    assert table.seat(1 - state["seat"]).get("why-not", move=wrong).status_code == 403
    assert person.send("play", move="no such move", follows=state["number"]).json()["error"] == "invalid"


def test_a_stale_submission_is_refused_with_the_current_state(server: Server) -> None:
    table = server.create(FIRST, two(FIRST))
    table.started()
    person, state = at_turn(table)
    move = state["options"][0]["text"]
    person.play(move, state["number"])
    for follows in (0, state["number"], state["number"] + 1000):
        late = person.send("play", move=move, follows=follows)
        assert late.status_code == 409
        assert late.json()["error"] == "stale"
        assert late.json()["state"]["number"] == late.json()["number"] > state["number"]


def test_a_repeated_submission_gets_the_same_reply_and_is_played_once(server: Server) -> None:
    table = server.create(FIRST, two(FIRST))
    table.started()
    person, state = at_turn(table)
    sent = {"id": fresh(), "move": state["options"][0]["text"], "follows": state["number"]}
    first = person.send("play", **sent)
    assert first.status_code == 200
    number = table.spectator.state()["number"]
    for _ in range(3):
        again = person.send("play", **sent)
        assert (again.status_code, again.content) == (200, first.content)
    assert table.spectator.state()["number"] == number
    reused = person.send("play", **{**sent, "move": "something else"})
    assert reused.status_code == 422
    talk = {"id": fresh(), "text": "hello"}
    assert person.send("chat", **talk).content == person.send("chat", **talk).content
    assert [i["text"] for i in person.get("log", since=number).json()["items"]] == ["hello"]


def test_chat_makes_no_answer_stale(server: Server) -> None:
    table = server.create(FIRST, two(FIRST))
    table.started()
    person, state = at_turn(table)
    table.seat(1 - state["seat"]).post("chat", text="take your time")
    person.play(state["options"][0]["text"], state["number"])


def undoable(table: Made) -> tuple[Person, dict[str, Any], dict[str, Any]]:
    """Play until an answer can be taken back; who gave it, the state before and after it."""
    rng = random.Random(5)
    for _ in range(300):
        person, before = at_turn(table)
        person.play(rng.choice(before["options"])["text"], before["number"])
        after = person.state()
        if after["can_undo"]:
            return person, before, after
    raise AssertionError("no answer could be taken back")


def test_undo_and_restart_turn_bring_the_earlier_view_back_and_keep_the_journal(server: Server) -> None:
    table = server.create(FIRST, two(FIRST))
    table.started()
    person, before, after = undoable(table)
    other = table.seat(1 - before["seat"])
    assert other.send("undo", follows=after["number"]).status_code == 409
    person.post("undo", follows=after["number"])
    back = person.state()
    assert back["view"] == before["view"]
    assert back["options"] == before["options"]
    assert back["number"] == after["number"] + 1
    assert person.get("log", since=before["number"]).json()["items"][0]["withdrawn"] is True
    person.play(back["options"][-1]["text"], back["number"])
    again = person.state()
    if again["can_undo"]:
        person.post("restart-turn", follows=again["number"])
        assert person.state()["can_undo"] is False


def test_a_key_on_one_device_holds_several_seats(server: Server) -> None:
    table = server.create(FIRST, ["device", "device"])
    person = table.seat(0)
    person.post("start")
    state = person.state()
    assert state["holds"] == [0, 1]
    assert state["seat"] == state["view"]["to_answer"]
    for seat in (0, 1):
        assert person.state(seat=seat)["view"]["seat"] == seat
    for _ in range(30):
        person.play_any()
    assert person.get(seat=2).status_code == 403


def test_the_last_seat_left_wins_when_the_other_resigns(server: Server) -> None:
    table = server.create(FIRST, two(FIRST))
    table.started()
    table.seat(0).post("resign")
    state = table.seat(1).state()
    assert state["table"]["status"] == "over"
    assert state["table"]["outcome"]["winners"] == [1]
    assert state["table"]["outcome"]["resigned"] == [0]
    assert state["options"] == []
    refused = table.seat(1).send("play", move="anything", follows=state["number"])
    assert refused.status_code == 409


def test_free_seats_can_be_filled_with_a_bot_at_the_start(server: Server) -> None:
    table = server.create(FIRST, two(FIRST))
    person = table.seat(0)
    person.post("join", name="Ann")
    person.post("start", fill=some_bot())
    seats = person.state()["table"]["seats"]
    assert [seat["kind"] for seat in seats] == ["open", "bot"]
    assert table.seat(1).get().status_code == 401


def test_strangers_see_listed_tables_and_may_sit_down_there(server: Server) -> None:
    private = server.create(FIRST, two(FIRST))
    listed = server.create(FIRST, two(FIRST), listed=True)
    shown = [row["id"] for row in server.http.get("/api/tables").json()]
    assert listed.id in shown
    assert private.id not in shown
    assert private.stranger.get().status_code == 404
    assert private.stranger.send("join", name="Eve").status_code == 404
    assert listed.stranger.state()["seat"] is None
    joined = listed.stranger.post("join", name="Eve", seat=1)
    assert joined["seats"] == [1]
    eve = Person(server.http, listed.id, joined["key"])
    assert eve.state()["holds"] == [1]
    assert listed.seat(1).get().status_code == 401
    assert listed.stranger.send("join", name="Mallory", seat=1).status_code == 409


@pytest.mark.parametrize("key", ["settings", "options"])
def test_settings_are_read_under_their_name_and_under_the_old_one(sqlite_server: Server, key: str) -> None:
    game = "red_cathedral"
    table = sqlite_server.create(game, ["device", "device"], **{key: {"workshops": "advanced"}})
    facts = table.seat(0).state()["table"]
    assert facts["settings"]["workshops"] == "advanced"
    assert "options" not in facts


@pytest.mark.parametrize(
    "wish",
    [
        {"game": "no_such_game", "seats": [{"kind": "device"}] * 2},
        {"game": FIRST, "seats": [{"kind": "device"}] * 9},
        {"game": FIRST, "seats": [{"kind": "bot", "bot": "nobody"}, {"kind": "open"}]},
        {"game": FIRST, "seats": [{"kind": "open"}] * 2, "settings": {"no": "such"}},
        {"game": FIRST, "seats": [{"kind": "open"}] * 2, "options": {"no": "such"}},
        {"game": FIRST, "seats": [{"kind": "open"}] * 2, "components": "../../etc"},
        {"game": FIRST, "seats": [{"kind": "open", "name": "a\u202eb"}, {"kind": "open"}]},
        {"game": FIRST, "seats": [{"kind": "open"}] * 2, "seed": 2**63},
        {"game": FIRST, "seats": [{"kind": "open"}] * 2, "seed": 7.5},
    ],
)
def test_impossible_tables_are_refused_with_a_sentence(sqlite_server: Server, wish: dict[str, Any]) -> None:
    reply = sqlite_server.http.post("/api/tables", json=wish)
    assert reply.status_code == 422
    assert reply.json()["error"] == "invalid"
    assert len(reply.json()["message"]) > 10


def test_of_many_wrong_fields_five_are_named(sqlite_server: Server) -> None:
    for wrong, named in ((4, 4), (5, 5), (7, 5)):
        wish = {"game": FIRST, "seats": [{"kind": "open"}] * 2, **{f"unheard_{n}": n for n in range(wrong)}}
        message = sqlite_server.http.post("/api/tables", json=wish).json()["message"]
        assert message.count("unheard_") == named, message
