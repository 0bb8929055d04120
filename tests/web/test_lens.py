"""The lens over the network: every seat hears of a piece what it may know, and nobody more."""

import pytest

from nave.api import known_games, ledger_of
from nave.judge.puzzle import puzzles_of
from nave.lessons import packs_of
from tests.support.server import Server
from tests.web.test_play import at_turn

GAMES = list(known_games())
PIECES = {"red_cathedral": "section:1.1", "basilica": "vault:1"}


@pytest.mark.parametrize("game", GAMES)
def test_a_piece_says_what_it_is_and_what_can_be_done_with_it_now(sqlite_server: Server, game: str) -> None:
    table = sqlite_server.create(game, ["open", "open"])
    table.started()
    person, state = at_turn(table)
    piece = PIECES[game]
    ways = [option["label"] for option in state["options"] if piece in option["touches"]]
    told = person.get("lens", piece=piece).json()
    assert told["piece"] == piece
    assert told["name"]
    assert told["does"]
    assert told["now"] == ways[:3]
    assert told["more"] == max(0, len(ways) - 3)
    assert told["title"] == ledger_of(game)[told["rule"]].title
    waiting = table.seat(1 - state["seat"]).get("lens", piece=piece).json()
    assert (waiting["now"], waiting["does"]) == ([], told["does"])
    assert waiting["why"].endswith("is to answer now")
    outside = table.spectator.get("lens", piece=piece).json()
    assert (outside["now"], outside["why"]) == ([], None)


@pytest.mark.parametrize(("game", "piece"), [("red_cathedral", "row:towers"), ("basilica", "row:standing")])
def test_a_line_of_the_score_sheet_is_told_with_the_rule_that_pays_it(
    sqlite_server: Server, game: str, piece: str
) -> None:
    table = sqlite_server.create(game, ["device", "device"])
    table.seat(0).post("start")
    told = table.seat(0).get("lens", piece=piece).json()
    assert told["name"]
    assert told["does"] == ledger_of(game)[told["rule"]].text


@pytest.mark.parametrize("piece", ["row:elephants", "elephant:7", "white die", "", "section:99.1"])
def test_what_is_no_piece_is_refused(sqlite_server: Server, piece: str) -> None:
    table = sqlite_server.create("red_cathedral", ["device", "device"])
    table.seat(0).post("start")
    assert table.seat(0).get("lens", piece=piece).status_code == 422


def test_answers_out_of_reach_are_told_with_what_is_missing_and_only_to_whom_they_concern(
    sqlite_server: Server,
) -> None:
    table = sqlite_server.create("red_cathedral", ["open", "open"])
    table.started()
    person, state = at_turn(table)
    told = person.get("wanting").json()
    assert told["number"] == state["number"]
    alive = {piece for option in state["options"] for piece in option["touches"]}
    # Nobody has prestige at the beginning.
    assert "button:exchange" in {answer["touches"][0] for answer in told["answers"]}
    for answer in told["answers"]:
        assert answer["touches"][0] not in alive
        assert answer["label"]
        assert answer["why"]
        assert ledger_of("red_cathedral")[answer["rule"]].title
    assert table.seat(1 - state["seat"]).get("wanting").json()["answers"] == []
    assert table.spectator.get("wanting").json()["answers"] == []


@pytest.mark.parametrize("game", GAMES)
def test_an_answer_says_what_would_come_of_it_and_only_to_whom_it_concerns(
    sqlite_server: Server, game: str
) -> None:
    table = sqlite_server.create(game, ["open", "open"])
    table.started()
    person, state = at_turn(table)
    for option in state["options"]:
        told = person.get("lens/answer", answer=option["text"]).json()
        assert (told["piece"], told["name"]) == (option["text"], option["label"])
        assert told["does"]
        assert told["title"] == ledger_of(game)[told["rule"]].title
        assert len(told["effect"]) == len(option["effect"])
        assert (told["why"] is not None) == bool(option["leaves"])
    one = state["options"][0]["text"]
    for other in (table.seat(1 - state["seat"]), table.spectator):
        assert other.get("lens/answer", answer=one).status_code == 422
    assert person.get("lens/answer", answer="eat the elephant").status_code == 422


def test_an_answer_out_of_reach_says_what_is_missing(sqlite_server: Server) -> None:
    table = sqlite_server.create("red_cathedral", ["open", "open"])
    table.started()
    person, _ = at_turn(table)
    for answer in person.get("wanting").json()["answers"]:
        told = person.get("lens/answer", answer=answer["text"]).json()
        assert (told["name"], told["why"], told["rule"]) == (answer["label"], answer["why"], answer["rule"])


@pytest.mark.parametrize("game", GAMES)
def test_a_piece_is_told_as_it_was_at_a_moment_and_nothing_can_be_done_with_it(
    sqlite_server: Server, game: str
) -> None:
    table = sqlite_server.create(game, ["open", "open"])
    table.started()
    person, state = at_turn(table)
    piece = PIECES[game]
    then = person.get("replay/0/lens", piece=piece).json()
    assert then["name"]
    assert then["does"]
    assert (then["now"], then["more"], then["effect"], then["why"]) == ([], 0, [], None)
    assert person.get("replay/99999/lens", piece=piece).status_code == 422
    assert person.get("replay/0/lens", piece="elephant:7").json()["does"] == ""
    assert state["number"] == person.get("").json()["number"]


@pytest.mark.parametrize("game", GAMES)
def test_pieces_of_lessons_and_puzzles_are_told_where_nothing_is_stored(
    sqlite_server: Server, game: str
) -> None:
    http, piece = sqlite_server.http, PIECES[game]
    pack = next(pack for pack in packs_of(game) if pack.id == "first")
    lesson = {"lesson": pack.lessons[0].id, "piece": piece}
    told = http.post(f"/api/games/{game}/lessons/first/lens", json=lesson).json()
    assert told["name"]
    assert told["does"]
    puzzle = puzzles_of(game)[0]
    path = f"/api/games/{game}/puzzles/{puzzle.id}"
    options = http.post(path, json={}).json()["state"]["options"]
    living = next(one for option in options for one in option["touches"] if not one.startswith("button:"))
    told = http.post(f"{path}/lens", json={"piece": living}).json()
    assert told["now"][0] in {option["label"] for option in options}
    over = http.post(f"{path}/lens", json={"given": puzzle.solution, "piece": living}).json()
    assert (over["name"] != "", over["now"], over["why"]) == (True, [], None)
    assert http.post(f"{path}/lens", json={"given": ["no such answer"], "piece": living}).status_code == 422
