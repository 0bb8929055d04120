"""The terminal picture of Basilica: drawn from views alone, complete, and within its space."""

import json
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console
from rich.text import Text

import nave
from nave.cli.draw import drawing_of
from nave.cli.draw.basilica import BasilicaDrawing
from nave.cli.draw.drawing import Drawing
from nave.kernel.game import Game

RECORDS = Path(__file__).parents[1] / "records" / "basilica"


def midgame(upto: int = 240) -> Game:
    return nave.replay(nave.load_record(RECORDS / "expansion.json"), upto=upto)


def drawing(game: Game) -> Drawing[Any]:
    found = drawing_of(game)
    assert isinstance(found, BasilicaDrawing)
    return found


def text_of(picture: object) -> Text:
    assert isinstance(picture, Text)
    return picture


@pytest.mark.parametrize("width", [36, 48, 60, 100])
def test_every_pane_keeps_within_its_width(width: int) -> None:
    game = midgame()
    for pane in ("board", "cathedral"):
        lines = text_of(drawing(game).pane(pane, game.view(0), width, 20)).plain.splitlines()
        assert max(len(line.rstrip()) for line in lines) <= width


def test_the_cathedral_shows_every_vault_builder_and_altar() -> None:
    game = midgame()
    view = game.view(1)
    plain = text_of(drawing(game).pane("cathedral", view, 60, 40)).plain
    cells = [cell for cell in view["cathedral"].values() if "tile" in cell]
    builders = [cell["builder"]["seat"] for cell in cells if cell["builder"]]
    assert plain.count("♛") == sum(cell["crown"] for cell in cells)
    assert plain.count("○") == builders.count(0)
    assert plain.count("●") == builders.count(1)
    assert plain.count("†") == sum(cell["altar"] for cell in cells)


def test_the_board_shows_orders_vaults_stack_and_queen() -> None:
    game = midgame()
    view = game.view(0)
    plain = text_of(drawing(game).pane("board", view, 60, 20)).plain
    for column in view["board"]:
        assert column["order"]["name"] in plain
    assert str(view["stack"]["size"]) in plain
    assert f"{view['track']['distance']} to scoring" in plain
    assert plain.splitlines()[-1].index("♛") == view["queen"] - 1


def test_touched_pieces_stand_out() -> None:
    game = midgame()
    option = next(option for option in game.options() if option.text.startswith("lay"))
    for pane in ("board", "cathedral"):
        picture = text_of(drawing(game).pane(pane, game.view(0), 60, 20, frozenset(option.touches)))
        plain = text_of(drawing(game).pane(pane, game.view(0), 60, 20))
        assert sum("reverse" in str(span.style) for span in picture.spans) > sum(
            "reverse" in str(span.style) for span in plain.spans
        )


def test_the_words_name_every_cell_and_both_players() -> None:
    game = midgame()
    words = "\n".join(drawing(game).lines(game.view(None)))
    for name in game.view(None)["cathedral"]:
        assert f"  {name}: " in words
    assert "White: " in words
    assert "Black: " in words


def test_a_drawing_needs_nothing_but_the_plain_view() -> None:
    for upto in range(0, 430, 30):
        game = midgame(upto)
        view = json.loads(json.dumps(game.view(0)))
        picture = drawing(game)
        for pane in picture.panes:
            assert text_of(picture.pane(pane.id, view, 50, 16)).plain
            assert text_of(picture.full(pane.id, view, 50)).plain
        assert picture.strip(view).plain.startswith("queen ")


def test_the_score_sheet_adds_up() -> None:
    game = nave.replay(nave.load_record(RECORDS / "expansion.json"))
    assert game.result is not None
    console = Console(width=100)
    with console.capture() as captured:
        console.print(drawing(game).sheet(game.view(None), game.result))
    shown = captured.get()
    assert game.result.reason in shown
    for score in game.result.scores:
        assert str(score) in shown
    assert shown.count("scoring ") >= len(game.position()["scorings"])
