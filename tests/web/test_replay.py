"""Looking back at a table's game, hints, and why a piece cannot be used; none of it tells secrets."""

import random
import time
from itertools import pairwise
from typing import Any

import pytest

from nave.api import known_games, ledger_of, rules_of
from nave.kernel.events import EVERYBODY
from tests.support.secrets import game_with_a_secret, store_table
from tests.support.server import Made, Person, Server, running_server
from tests.web.test_play import at_turn, undoable

GAMES = list(known_games())
FIRST = GAMES[0]


def played(server: Server, game: str, answers: int) -> tuple[Made, dict[tuple[int | None, int], Any]]:
    """A table after some answers, and what each seat and a spectator saw after each of them."""
    table = server.create(game, ["open", "open"])
    table.started()
    rng = random.Random(8)
    seen: dict[tuple[int | None, int], Any] = {}
    for step in range(answers + 1):
        for person in (table.seat(0), table.seat(1), table.spectator):
            state = person.state()
            seen[state["seat"], state["view"]["answers"]] = state["view"]
        person, state = at_turn(table)
        if step < answers:
            person.play(rng.choice(state["options"])["text"], state["number"])
    return table, seen


def holders(table: Made) -> dict[int | None, Person]:
    return {0: table.seat(0), 1: table.seat(1), None: table.spectator}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.slow
def test_looking_back_shows_each_moment_as_it_was_shown_then(server: Server, game: str) -> None:
    table, seen = played(server, game, 25)
    for (seat, answers), view in seen.items():
        moment = holders(table)[seat].get(f"replay/{answers}").json()
        assert moment["answers"] == answers
        assert moment["view"] == view


@pytest.mark.slow
def test_the_turns_follow_one_another_with_the_players_at_their_beginning(server: Server) -> None:
    table, seen = played(server, FIRST, 40)
    told = table.seat(0).get("replay").json()
    turns = told["turns"]
    assert len(turns) > 4
    assert [turn["turn"] for turn in turns] == list(range(1, len(turns) + 1))
    assert all(one["to"] == two["from"] for one, two in pairwise(turns))
    assert turns[-1]["to"] == told["answers"] == table.seat(0).state()["view"]["answers"]
    known = [turn for turn in turns if (0, turn["from"]) in seen]
    assert len(known) > 4
    for turn in known:
        assert turn["players"] == seen[0, turn["from"]]["players"]
        assert turn["seat"] == seen[0, turn["from"]]["to_answer"]
    assert all(turn["summary"] for turn in turns[:-1])


def test_events_of_a_moment_are_those_of_the_last_answer(server: Server) -> None:
    table, _ = played(server, FIRST, 12)
    for item in table.seat(0).get("log").json()["items"]:
        # To end a turn is an answer that nothing needs to be told of.
        if item["kind"] == "answer" and item["events"]:
            answer = item["events"][0]["answer"]
            moment = table.seat(0).get(f"replay/{answer + 1}").json()
            assert moment["events"][: len(item["events"])] == item["events"]


def test_what_was_taken_back_is_not_looked_back_at(server: Server) -> None:
    table = server.create(FIRST, ["open", "open"])
    table.started()
    person, before, after = undoable(table)
    assert person.get("replay").json()["answers"] == after["view"]["answers"]
    person.post("undo", follows=after["number"])
    assert person.get("replay").json()["answers"] == before["view"]["answers"]
    state = person.state()
    person.play(state["options"][-1]["text"], state["number"])
    now = person.state()["view"]
    assert person.get(f"replay/{now['answers']}").json()["view"] == now
    assert person.get(f"replay/{now['answers'] + 1}").status_code == 422
    assert person.get("replay/-1").status_code == 422
    assert person.get("replay/now").status_code == 422


@pytest.mark.parametrize(
    ("what", "query"),
    [("replay", {}), ("replay/0", {}), ("hint", {}), ("why-not", {"piece": "die:white"})],
)
def test_nobody_looks_through_a_foreign_key_or_another_seat(
    sqlite_server: Server, what: str, query: dict[str, str]
) -> None:
    table = sqlite_server.create(FIRST, ["open", "open"])
    assert table.seat(0).get(what, **query).status_code == 409
    table.started()
    foreign = sqlite_server.create(FIRST, ["open", "open"])
    stranger = Person(sqlite_server.http, table.id, foreign.keys["seats"]["0"])
    assert stranger.get(what, **query).status_code == 401
    assert table.stranger.get(what, **query).status_code == 404
    for person in (table.seat(0), table.spectator):
        assert person.get(what, **query, seat=1).status_code == 403


def test_a_secret_stays_secret_in_everything_that_looks_back(database: str) -> None:
    game = game_with_a_secret()
    hidden = game.events[-1]
    owner = hidden.only
    keys = store_table(database, game)
    with running_server(database) as server:
        table = Made(
            server.http,
            {
                "table": keys.table,
                "seats": {str(seat): key for seat, key in keys.seats.items()},
                "device": None,
                "spectator": keys.spectator,
            },
        )
        count = len(game.answers)
        for seat, person in holders(table).items():
            moment = person.get(f"replay/{count}").json()
            assert moment["view"]["named"][-1]["colour"] == (hidden.data["colour"] if seat == owner else None)
            told = game.say(hidden.seen_by(seat).said())
            assert [event["text"] for event in moment["events"]][-1] == told
            turns = person.get("replay").json()["turns"]
            assert turns[-1]["summary"][-1] == told or len(turns[-1]["summary"]) == 4
            assert ("colour" in moment["events"][-1]["data"]) == (seat == owner)
            record = person.get("record")
            assert record.status_code == 409
            assert "hidden" in record.json()["message"]
        log = table.seat(1 - owner).get("log").text
        assert game.say(hidden.said()) not in log
        assert any(event.only != EVERYBODY for event in game.events)


# ---------------------------------------------------------------- hints


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_ranks_options_of_the_seat_to_answer_with_reasons(server: Server, game: str) -> None:
    table = server.create(game, ["open", "open"])
    table.started()
    person, state = at_turn(table)
    found = person.get("hint").json()
    assert 1 <= len(found) <= 5
    assert {row["option"] for row in found} <= {option["text"] for option in state["options"]}
    assert [row["value"] for row in found] == sorted((row["value"] for row in found), reverse=True)
    assert all(row["sentence"] for row in found)
    assert person.get("hint").json() == found
    other = table.seat(1 - state["seat"])
    for who in (other, table.spectator):
        assert who.get("hint").status_code == 403
    assert person.state()["number"] == state["number"]


def test_a_hint_follows_the_question(sqlite_server: Server) -> None:
    table = sqlite_server.create(FIRST, ["device", "device"])
    person = table.seat(0)
    person.post("start")
    for _ in range(3):
        state = person.state()
        best = person.get("hint").json()[0]["option"]
        assert best in {option["text"] for option in state["options"]}
        person.play(best, state["number"])


# ---------------------------------------------------------------- why not


@pytest.mark.parametrize("game", GAMES)
def test_a_piece_that_cannot_be_used_is_refused_with_a_rule(server: Server, game: str) -> None:
    table = server.create(game, ["open", "open"])
    table.started()
    rng = random.Random(4)
    rules = rules_of(game)
    alive = dead = 0
    for _ in range(12):
        person, state = at_turn(table)
        live = {piece for option in state["options"] for piece in option["touches"]}
        other = table.seat(1 - state["seat"])
        for piece in (*rng.sample(sorted(live), min(2, len(live))), "button:end", "cell:r2c2", "section:1.2"):
            told = person.get("why-not", piece=piece).json()
            assert told["legal"] == (piece in live)
            alive += told["legal"]
            if told["reason"] is not None:
                dead += 1
                rule = ledger_of(game)[told["rule"]]
                assert (told["title"], told["text"]) == (rule.title, rule.text)
                assert person.get("why-not", move=told["move"]).json()["reason"] == told["reason"]
                assert told["move"] in rules.catalogue.texts
            assert other.get("why-not", piece=piece).status_code == 403
        person.play(rng.choice(state["options"])["text"], state["number"])
    assert alive > 10
    assert dead > 5


def test_missing_means_say_more_than_the_wrong_moment(sqlite_server: Server) -> None:
    table = sqlite_server.create("red_cathedral", ["device", "device"])
    person = table.seat(0)
    person.post("start")
    told = person.get("why-not", piece="section:1.2").json()
    assert (told["rule"], told["reason"]) == ("claim.available", "the card below 1.2 bears no banner yet")
    assert {row["rule"] for row in told["others"]} == {"build.own_cards", "decorate.any_finished_section"}


@pytest.mark.parametrize("query", [{}, {"move": "end turn", "piece": "button:end"}, {"piece": "white die"}])
def test_a_question_about_nothing_or_two_things_is_refused(
    sqlite_server: Server, query: dict[str, str]
) -> None:
    table = sqlite_server.create(FIRST, ["device", "device"])
    table.seat(0).post("start")
    assert table.seat(0).get("why-not", **query).status_code == 422


def test_a_piece_no_move_concerns_gets_no_reason(sqlite_server: Server) -> None:
    table = sqlite_server.create(FIRST, ["device", "device"])
    table.seat(0).post("start")
    told = table.seat(0).get("why-not", piece="elephant:7").json()
    assert (told["legal"], told["reason"], told["others"]) == (False, None, [])


def test_a_piece_is_answered_for_within_50_milliseconds(sqlite_server: Server) -> None:
    for game in GAMES:
        table = sqlite_server.create(game, ["device", "device"])
        person = table.seat(0)
        person.post("start")
        times = []
        for _ in range(5):
            begin = time.perf_counter()
            assert person.get("why-not", piece="cell:r9c3").status_code == 200
            times.append(time.perf_counter() - begin)
        assert min(times) < 0.05
