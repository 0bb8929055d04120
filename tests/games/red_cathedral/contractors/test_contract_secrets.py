"""What only the owner of contracts may know: hands, drawn cards and those put under the deck."""

import json
import random

import pytest

import nave
from nave.kernel.events import EVERYBODY
from nave.kernel.game import Game
from tests.support.contracts import ALL, at_archivists, draw, hand, under
from tests.support.red_cathedral import play


def knows(game: Game, seat: int | None) -> set[str]:
    """Every contract that a seat could find named anywhere."""
    told = [game.told(event) for event in game.events_for(seat)]
    text = json.dumps([game.view(seat), told])
    return {name for name in ALL if f'"{name}"' in text or name.replace("_", " ") in text}


def hides(game: Game) -> bool:
    return game.rules.hides(game.state, game.seats)


def imagined(game: Game, seat: int, seed: int) -> Game:
    """The game with everything drawn anew that the seat cannot know."""
    twin = game.copy()
    rng = random.Random(seed)
    twin.state = game.rules.from_view(game.view(seat), game.setup, rng)
    return twin


@pytest.mark.rule("guild.archivists.contracts_secret")
def test_others_see_how_many_contracts_there_are_and_none_of_their_names() -> None:
    table = hand(hand(at_archivists(seats=3), 0, ALL[0], ALL[1]), 1, ALL[2])
    g, three = draw(under(table, (ALL[3], 1), (ALL[4], 0)))
    assert knows(g, 0) == {ALL[0], ALL[1], ALL[4], *three}
    assert knows(g, 1) == {ALL[2], ALL[3]}
    assert knows(g, 2) == set()
    assert knows(g, None) == set()
    view = g.view(2)
    assert [len(row["contracts"]) for row in view["players"]] == [2, 1, 0]
    assert view["contracts"]["drawn"] == [None] * 3
    assert [row["by"] for row in view["contracts"]["under"]] == [1, 0]
    g.play(f"keep {three[1]}")
    assert knows(g, 0) == {ALL[0], ALL[1], ALL[4], *three}
    assert knows(g, 1) == {ALL[2], ALL[3]}
    assert knows(g, None) == set()
    public = [g.say(event.said()) for event in g.events_for(2)]
    assert public.count("Green draws a contract") == 3
    assert public.count("Green puts a contract under the deck") == 2
    assert public.count("Green keeps a contract") == 1


@pytest.mark.rule("guild.archivists.contracts_secret")
def test_games_that_differ_only_in_secrets_look_the_same_to_a_seat_and_ask_it_the_same() -> None:
    table = hand(hand(at_archivists(seats=3), 0, *ALL[:3]), 1, ALL[5], ALL[7])
    under(table, (ALL[8], 1), (ALL[9], 2), (ALL[10], 0))
    g, three = draw(table)
    stages = [g.copy(), play(g.copy(), f"keep {three[0]}"), play(g.copy(), "keep hand")]
    for game in stages:
        for seat in range(3):
            others = {json.dumps(imagined(game, seat, seed).position()) for seed in range(8)}
            assert len(others) > 1, "nothing was hidden"
            for seed in range(8):
                twin = imagined(game, seat, seed)
                assert twin.view(seat) == game.view(seat)
                assert nave.from_position(twin.position()).view(seat)["players"] == game.view(seat)["players"]
                if game.seat == seat:
                    assert [o.to_data() for o in twin.options()] == [o.to_data() for o in game.options()]


@pytest.mark.rule("guild.archivists.contracts_secret")
def test_what_is_to_come_is_known_only_as_far_as_one_put_it_there_oneself() -> None:
    """Seat 1 has put back the two cards that come next; for seat 0 they are among all unknown ones."""
    table = hand(hand(hand(at_archivists(seats=4), 1, *ALL[:3]), 2, *ALL[3:6]), 3, *ALL[6:9])
    under(hand(table, 0, ALL[9], ALL[10]), (ALL[11], 1), (ALL[12], 1), (ALL[13], 2), (ALL[14], 0))
    game = table.game()
    for seed in range(6):
        mine = imagined(game, 1, seed).position()["contracts"]["under"]
        assert [row["contract"] for row in mine][:2] == [ALL[11], ALL[12]]
        yours = imagined(game, 0, seed).position()["contracts"]["under"]
        assert yours[3]["contract"] == ALL[14]
    guesses = {imagined(game, 0, seed).position()["contracts"]["under"][0]["contract"] for seed in range(60)}
    assert guesses == {name for name in ALL if name not in (ALL[9], ALL[10], ALL[14])}


@pytest.mark.rule("guild.archivists.contracts_secret")
def test_the_worth_of_a_contract_is_told_to_its_owner_only_and_never_as_a_score() -> None:
    table = hand(at_archivists(), 0, "return_2_lumber", "return_4_rubles")
    without = at_archivists().game().view(1)["players"]
    g = table.game()
    assert g.view(0)["players"][0]["contracts_worth"] == [2, 2]
    for seat in (1, None):
        row = g.view(seat)["players"][0]
        assert "contracts_worth" not in row
        assert row["if_it_ended_now"] == without[0]["if_it_ended_now"]


@pytest.mark.rule("guild.archivists.contracts_secret")
def test_the_record_of_a_running_game_is_kept_back_once_contracts_were_drawn() -> None:
    game = nave.new_game("red_cathedral", seats=2, seed=1, settings={"guild": "archivists"})
    assert not hides(game)
    g, three = draw(at_archivists())
    assert hides(g)
    g.play(f"keep {three[0]}")
    assert hides(g)
    # Also without any event: the hand alone is a secret.
    assert hides(hand(at_archivists(), 1, ALL[4]).game())


@pytest.mark.rule("guild.archivists.contracts_secret", "contract.scoring_time")
def test_after_the_end_everybody_knows_all_contracts_that_were_held() -> None:
    table = hand(hand(at_archivists(), 0, ALL[0]), 1, ALL[2], ALL[6])
    table.data["end"] = {"trigger": 0, "turns_left": 0}
    g = play(table.ask(("end", [0])).game(), "end turn")
    assert g.over
    for seat in (0, 1, None):
        assert [row["contracts"] for row in g.view(seat)["players"]] == [[ALL[0]], [ALL[2], ALL[6]]]
    assert all(event.only == EVERYBODY for event in g.events if event.kind == "contract")
    assert not hides(g)


@pytest.mark.rule("guild.archivists.contracts_secret")
def test_a_draw_cannot_be_taken_back() -> None:
    g, three = draw(at_archivists())
    assert not g.can_undo
    g.play(f"keep {three[0]}")
    g.undo()
    assert g.position()["contracts"]["drawn"] == three
