"""The lens over the network: every seat hears of a piece what it may know, and nobody more."""

import pytest

from nave.api import known_games, ledger_of
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
