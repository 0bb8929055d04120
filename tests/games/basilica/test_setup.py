"""Set-up, and what people can and cannot see."""

import json
from collections import Counter

import pytest

import nave
from tests.support.basilica import Table, all_tiles, face, play, refused, texts


def new(seed: int = 1, **options: str) -> nave.Game:
    return nave.new_game("basilica", seats=2, seed=seed, settings=options)


@pytest.mark.rule("setup.player_supply")
def test_two_players_start_with_a_coin_five_builders_and_three_tokens() -> None:
    for row in new().position()["players"]:
        assert row == {"score": 0, "coins": 1, "builders": 5, "tokens": [True, True, True]}
    for seats in (1, 3):
        with pytest.raises(nave.BadInput, match="2 seats"):
            nave.new_game("basilica", seats=seats)


@pytest.mark.rule("setup.tiles")
def test_the_base_game_has_ten_tiles_of_each_colour_and_three_of_each_pair() -> None:
    tiles = all_tiles(False)
    assert len(tiles) == 58
    backs = Counter(face(tile).partition(" ")[2] for tile in tiles)
    assert {back: count for back, count in backs.items() if " " not in back} == dict.fromkeys(
        ("red", "yellow", "blue", "green"), 10
    )
    pairs = {back: count for back, count in backs.items() if " " in back}
    assert len(pairs) == 6
    assert set(pairs.values()) == {3}
    assert 0 < sum(tile.endswith("crown") for tile in tiles) < 58


@pytest.mark.rule("setup.tiles", "setup.stack", "setup.initial_display")
@pytest.mark.parametrize(
    ("options", "stack"),
    [
        ({}, 52),
        ({"festum_fatuorum": "on"}, 60),
        ({"festum_fatuorum": "on", "remove_six": "on"}, 54),
    ],
)
def test_six_tiles_are_laid_out_and_the_rest_is_the_stack(options: dict[str, str], stack: int) -> None:
    game = nave.new_game("basilica", seats=2, seed=1, settings=options)
    position = game.position()
    assert position["stack"]["size"] == stack
    assert position["stack"]["number"] == 1
    assert position["stack"]["top"] is not None
    assert position["discard"] == []
    assert position["queen"] == 0
    for column in position["board"]:
        assert column["order"]["crown"] is None
        assert column["vault"]["tile"] in all_tiles(True)
    set_aside = 6 if "remove_six" in options else 0
    hidden = sum(position["stack"]["unseen"].values())
    assert hidden == stack + set_aside + 3
    shown = [column["vault"]["tile"] for column in position["board"]]
    whole = Counter(position["stack"]["unseen"]) + Counter(shown)
    assert whole == Counter(all_tiles(bool(options)))


@pytest.mark.rule("setup.initial_display")
def test_the_first_three_tiles_are_orders_and_the_next_three_vaults_from_left_to_right() -> None:
    game = new(5, first_player="1")
    answers = list(game.answers)
    drawn = [text.removeprefix("next ") for text in answers if text.startswith("next ")]
    crowns = [text for text in answers if text in ("crown", "no crown")]
    board = game.position()["board"]
    assert [column["order"]["tile"] for column in board] == drawn[:3]
    vaults = [
        tile + (" crown" if crown == "crown" else "") for tile, crown in zip(drawn[3:6], crowns, strict=True)
    ]
    assert [column["vault"]["tile"] for column in board] == vaults
    assert game.position()["stack"]["top"]["tile"] == drawn[6]
    laid = [
        (event.kind, event.data["space"]) for event in game.events if event.rule == "setup.initial_display"
    ]
    assert laid == [(kind, space) for kind in ("fill_order", "vault") for space in (1, 2, 3)]


@pytest.mark.rule("setup.initial_display", "setup.markers")
def test_crowns_of_the_first_vaults_do_not_move_the_queen() -> None:
    crowned = 0
    for seed in range(12):
        game = new(seed)
        crowned += sum(column["vault"]["tile"].endswith("crown") for column in game.position()["board"])
        assert game.position()["queen"] == 0
        assert [row["score"] for row in game.position()["players"]] == [0, 0]
        assert game.view(0)["players"][0]["marker"] == 0
    assert crowned > 0


@pytest.mark.rule("setup.markers")
def test_queen_and_scores_share_the_track_without_influence() -> None:
    game = Table().queen(5).scores(5, 30).vault(1, "recruit red crown").game()
    play(game, "lay 1 at r1c1")
    position = game.position()
    assert position["queen"] == 6
    assert [row["score"] for row in position["players"]] == [5, 30]


@pytest.mark.rule("setup.board_spaces")
def test_three_columns_of_an_order_above_a_vault_and_an_empty_plan_of_five() -> None:
    game = new(3, first_player="1")
    position = game.position()
    assert len(position["board"]) == 3
    assert all(column["order"] and column["vault"] for column in position["board"])
    assert position["cathedral"] == {}
    assert {text.split()[-1] for text in texts(game) if text.startswith("lay")} == {
        f"r1c{n}" for n in range(1, 6)
    }


@pytest.mark.rule("setup.stack")
def test_discard_pile_and_supplies_are_ready() -> None:
    assert new().position()["altars"] == 0
    assert new(festum_fatuorum="on").position()["altars"] == 14
    assert new().position()["discard"] == []


@pytest.mark.rule("setup.start_player")
def test_the_first_player_is_named_or_drawn() -> None:
    assert new(1, first_player="1").seat == 0
    assert new(1, first_player="2").seat == 1
    drawn = Counter(new(seed).seat for seed in range(60))
    assert set(drawn) == {0, 1}
    assert min(drawn.values()) > 12
    assert new(4).answers[0] in ("first seat 1", "first seat 2")


@pytest.mark.rule("setup.public_information")
def test_both_seats_and_spectators_see_everything_that_lies_open() -> None:
    table = Table().grid("row 1: R ## . . .").builder(0, "r1c1", "architect").glass("r1c1")
    game = table.discard("promote red crown").top("move blue").game()
    views = [game.view(seat) for seat in (0, 1, None)]
    for view in views:
        cell = view["cathedral"]["r1c1"]
        assert cell["builder"] == {"seat": 0, "rank": "architect", "token": 1}
        assert (cell["glass"], cell["altar"], cell["colours"]) == (True, False, ["red"])
        assert cell["order"] == cell["tile"].split()[0]
        assert view["cathedral"]["r1c2"]["scaffolding"] is True
        assert view["board"][0]["order"]["order"] == "scaffolding"
        assert view["board"][0]["order"]["colours"] == ["red"]
        assert view["board"][0]["vault"] == {
            "tile": "confuse red",
            "colours": ["red"],
            "crown": False,
            "order": "confuse",
        }
        assert (view["stack"]["top"]["order"], view["stack"]["top"]["colours"]) == ("move", ["blue"])
        assert view["stack"]["size"] == game.position()["stack"]["size"]
        assert view["discard"] == ["promote red crown"]
        assert view["players"][1]["coins"] == 1
        assert view["queen"] == 0
    for view in views[1:]:
        assert {key: value for key, value in view.items() if key != "seat"} == {
            key: value for key, value in views[0].items() if key != "seat"
        }


@pytest.mark.rule("setup.hidden_information")
def test_no_view_tells_the_crown_behind_an_order_or_on_the_stack() -> None:
    for seed in range(5):
        game = new(seed)
        for seat in (0, 1, None):
            view = game.view(seat)
            assert [column["order"]["crown"] for column in view["board"]] == [None] * 3
            assert view["stack"]["top"]["crown"] is None


@pytest.mark.rule("setup.hidden_information")
def test_crowns_are_not_even_in_the_state_so_both_outcomes_stay_possible() -> None:
    table = Table().order(1, "promote red").top("move blue")
    position = json.dumps(table.position())
    for crown in ("crown", "no crown"):
        game = table.replay("lay 1 at r1c1", crown)
        vault = game.position()["board"][0]["vault"]["tile"]
        assert vault == "promote red" + (" crown" if crown == "crown" else "")
    assert json.dumps(table.position()) == position


@pytest.mark.rule("setup.hidden_information")
def test_a_crown_becomes_public_on_a_vault_space_and_in_the_discard_pile() -> None:
    table = Table().order(1, "scaffolding red")
    laid = play(table.game(), "lay 1 at r1c1").view(1)
    assert laid["board"][0]["vault"]["crown"] is True
    game = play(table.game(), "order 1", "at r1c1", "at r1c2")
    assert game.view(1)["discard"] == ["scaffolding red crown"]


@pytest.mark.rule("setup.hidden_information")
def test_people_cannot_give_natures_answers() -> None:
    game = new(1)
    for move in ("crown", "no crown", "next promote red", "first seat 1"):
        assert refused(game, move) == "setup.hidden_information"
