"""Views with their live helpers, labels, touches, and the library as people use it."""

import nave
from tests.support.basilica import Table, events, play, texts


def option(game: nave.Game, text: str) -> nave.Option:
    return next(o for o in game.options() if o.text == text)


def test_the_view_has_every_area_with_value_leader_and_what_each_seat_would_score() -> None:
    table = (
        Table()
        .grid("row 1: R R RB B .")
        .builder(0, "r1c3", "architect")
        .builder(1, "r1c1")
        .builder(1, "r1c2")
    )
    view = table.glass("r1c4").game().view(1)
    rows = {area["colour"]: area for area in view["areas"]["areas"]}
    red, blue = rows["red"], rows["blue"]
    assert (red["tiles"], red["value"], red["leader"], red["points"]) == (3, 6, 1, [1, 6])
    assert (red["builders"], red["weights"]) == ([1, 2], [1, 2])
    assert (blue["tiles"], blue["value"], blue["leader"], blue["points"]) == (2, 6, 0, [6, 0])
    assert blue["cells"] == ["r1c3", "r1c4"]
    assert view["areas"]["if_scored_now"] == [7, 6]


def test_the_view_has_the_legal_cells_for_singles_wilds_and_the_open_question() -> None:
    game = Table().grid("row 1: BG . . . .").order(1, "scaffolding red").game()
    cells = game.view(0)["cells"]
    assert cells["single"] == ["r1c2", "r1c3", "r1c4", "r1c5", "r2c1"]
    assert cells["wild"] == ["r1c3", "r1c4", "r1c5"]
    assert cells["answers"] == []
    play(game, "order 1")
    assert game.view(0)["cells"]["answers"] == cells["single"]


def test_touches_name_the_pieces_a_move_concerns() -> None:
    table = Table().grid("row 1: R B . . .").builder(0, "r1c1").builder(1, "r1c2").order(1, "promote green")
    game = table.order(2, "move yellow").lay("r2c1", "G").game()
    assert option(game, "lay 2 at r2c2").touches == ("vault:2", "cell:r2c2")
    assert option(game, "order 1").touches == ("order:1",)
    moving = play(game.copy(), "order 2")
    assert option(moving, "move r1c1 down").touches == ("builder:r1c1", "cell:r2c1")
    play(game, "order 1")
    assert option(game, "at r1c1").touches == ("builder:r1c1", "cell:r1c1")
    play(game, "at r1c1")
    assert option(game, "jester token 3").touches == ("rank:jester", "token:3")
    play(game, "jester token 3")
    assert [o.touches for o in game.options()] == [("button:pay",), ("button:decline",)]
    laid = play(Table().game(), "lay 1 at r1c1")
    assert option(laid, "builder").touches == ("button:builder", "cell:r1c1")
    play(laid, "lay 1 at r1c2", "builder")
    assert option(laid, "end turn").touches == ("button:end",)


def test_labels_say_what_a_move_brings() -> None:
    game = Table().queen(9).vault(1, "recruit red crown").vault(2, "RB").game()
    assert option(game, "lay 1 at r1c1").label == (
        "Lay the red vault 1 on r1c1: the queen steps to 10, which starts a scoring"
    )
    assert option(game, "lay 2 at r1c1").label.startswith("Lay the red-blue vault 2 on r1c1")
    table = (
        Table().grid("row 1: R B . . .").builder(0, "r1c1", "jester").queen(9).vault(1, "recruit red crown")
    )
    jester = play(table.game(), "lay 1 at r1c5")
    assert option(jester, "name blue").label == "Name blue: 2 for you, 0 for the other"
    assert option(jester, "name green").label == "Name green: 0 for you, 0 for the other"


def test_prompts_say_who_must_do_what() -> None:
    game = Table().game()
    assert game.prompt == "White, action 1 of 3: lay a vault or execute an order."
    play(game, "lay 1 at r1c1")
    assert game.prompt == (
        "White, action 2 of 3: lay a vault, place a builder on the new one or execute an order."
    )
    offer = Table().grid("row 1: R B G . .").builder(1, "r1c1").order(1, "recruit green").game()
    play(offer, "order 1", "at r1c3")
    assert offer.prompt == "Black: pay a coin to recruit a builder beside one of yours?"


def test_moves_can_be_typed_in_any_case_and_spacing() -> None:
    game = Table().game()
    game.play("  LAY 1  at R1C2 ")
    assert events(game, "lay")[0]["cell"] == "r1c2"


def test_the_library_lists_the_game_with_its_options() -> None:
    row = next(row for row in nave.games() if row["id"] == "basilica")
    assert row["seats"] == [2]
    assert [setting["id"] for setting in row["settings"]] == [
        "festum_fatuorum",
        "remove_six",
        "show_crowns",
        "first_player",
    ]


def test_the_answers_of_nature_are_readable_text() -> None:
    game = nave.new_game("basilica", seats=2, seed=4, settings={"first_player": "1"})
    assert all(text.startswith("next ") or text in ("crown", "no crown") for text in game.answers)
    assert len(texts(game)) >= 15
