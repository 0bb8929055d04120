"""Pictures and words of a table come from its view alone, fit into their space and leave nothing out."""

import io
import json
import random
import re
from typing import Any

import pytest
from rich.console import Console
from rich.text import Text

import nave
from nave.cli.draw import Drawing, draw_result, draw_table, drawing_of
from nave.cli.draw.drawing import fit
from nave.cli.draw.red_cathedral import RedCathedralDrawing
from nave.cli.draw.red_cathedral.look import TOUCHED
from nave.cli.draw.red_cathedral.printed import Printed, action_said, short_action
from nave.cli.speech import speech_at
from nave.kernel.game import Game
from tests.support.play import GAME
from tests.support.red_cathedral import Table


def plain_view(game: Game, seat: int | None = 0) -> dict[str, Any]:
    """As it would arrive from elsewhere: nothing but JSON."""
    view: dict[str, Any] = json.loads(json.dumps(game.view(seat)))
    return view


def picture(drawing: Drawing[Any], pane: str, view: dict[str, Any], *size: int, touched: str = "") -> Text:
    width, height = size or (60, 15)
    drawn = drawing.pane(pane, view, width, height, frozenset(touched.split()))
    assert isinstance(drawn, Text)
    return drawn


def positions(seats: int, seed: int, **options: str) -> list[Game]:
    """A game at many moments, from its beginning to its end."""
    game = nave.new_game(GAME, seats=seats, seed=seed, settings=options)
    chance = random.Random(seed)
    out = [game.copy()]
    while not game.over:
        eager = [o for o in game.options() if o.text.startswith(("deliver", "decorate", "place up"))]
        game.play(chance.choice(eager or game.options()))
        if len(game.answers) % 97 == 0:
            out.append(game.copy())
    return [*out, game]


def drawing(game: Game) -> Drawing[Any]:
    return drawing_of(game)


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (1, {"workshops": "advanced"}),
        (2, {}),
        (3, {"workshops": "advanced"}),
        (4, {"influence": "first_game"}),
    ],
)
def test_every_picture_fits_its_width_through_a_whole_game(seats: int, options: dict[str, str]) -> None:
    for game in positions(seats, 3, **options):
        view = plain_view(game)
        for width, height in ((45, 13), (51, 13), (58, 18), (80, 13), (100, 24)):
            for pane in RedCathedralDrawing.panes:
                if pane.id == "site" and width < 47:
                    continue  # the other pictures make room for six towers
                lines = picture(drawing(game), pane.id, view, width, height).split("\n", allow_blank=True)
                too_wide = [line.plain for line in lines if line.cell_len > width]
                assert not too_wide, (pane.id, width, too_wide)
                if pane.id == "market":
                    assert len(lines) <= height


def test_the_ring_shows_every_space_tile_die_and_card() -> None:
    game = nave.new_game(GAME, seats=2, seed=42)
    view = plain_view(game)
    text = picture(drawing(game), "market", view, 80, 15).plain
    for die, place in view["market"]["dice"].items():
        assert f"{die[0].upper()}{place['value']}" in text
    for word in ("lumber", "brick", "stone", "gold", "green gem", "purple gem", "ruble", "recognition"):
        assert word in text
    for word in ("Spring", "Summer", "Autumn", "Winter", "Craftsmen", "Teamsters", "Merchants", "Clergy"):
        assert word in text
    assert all(str(space) in text for space in range(1, 9))


def test_dice_stand_below_the_tile_of_their_space() -> None:
    table = Table(2).die("white", 1, 3).die("red", 5, 6)
    text = picture(drawing_of(table.game()), "market", plain_view(table.game()), 60, 13).plain
    lines = text.split("\n")
    upper = next(number for number, line in enumerate(lines) if line.startswith("╭1"))
    assert lines[upper + 2].startswith("│W3")
    assert "R6" in lines[upper + 5].split("│")[4]


def test_open_cards_show_cost_delivered_pieces_reward_and_tile() -> None:
    table = Table(2).card("1.1", "base_06").claim("1.1", 0).lay("1.1", lumber=1)
    view = plain_view(table.game())
    text = picture(drawing(table.game()), "site", view, 60, 20).plain
    assert "1.1 G" in text
    assert "▬ ▭ □ □" in text
    row = view["site"][0][0]
    assert f"{row['recognition']}✦ {row['ruble']}₽" in text
    assert "2.1 free" in text


def test_a_finished_section_loses_its_cost_and_keeps_owner_and_ornament() -> None:
    table = Table(2).finish("1.1", 0).ornament("1.1", 1)
    view = plain_view(table.game())
    text = picture(drawing(table.game()), "site", view, 60, 20).plain
    assert "G ∏B" in text
    assert "1.1" not in text
    words = "\n".join(drawing(table.game()).lines(view))
    assert "1.1 base   finished by Green, door of Blue" in words
    assert "Tower 1, worth 3 prestige now" in words


def test_owners_are_told_by_letters_not_by_color_alone() -> None:
    table = Table(4).claim("1.1", 0).claim("2.1", 1).claim("3.1", 2).claim("4.1", 3)
    text = picture(drawing(table.game()), "site", plain_view(table.game()), 100, 24).plain
    for name in ("1.1 G", "2.1 B", "3.1 R", "4.1 Y"):
        assert name in text


def test_players_show_goods_spaces_banners_and_prices() -> None:
    table = Table(2).goods(0, lumber=2, gold=1).rubles(0, 7)
    view = plain_view(table.game())
    text = picture(drawing(table.game()), "players", view, 60, 10).plain
    assert "▬▬▲···▒▒▒▒" in text
    assert "7₽" in text
    assert "G(3₽)" in text
    assert "∏door ∩arch×2 ✚cross" in text


def test_a_face_up_tile_and_a_face_down_one_look_different() -> None:
    table = Table(2).claim("1.1", 0, "green", up=True).claim("2.1", 0, "blue")
    view = plain_view(table.game())
    shop = picture(drawing(table.game()), "players", view, 60, 10).plain.split("\n")[2]
    assert "B ▾" in shop
    assert "G ▾" not in shop
    assert "G(" not in shop
    assert "R(2₽)" in shop


def test_the_advanced_side_shows_what_still_lies_on_its_spaces() -> None:
    table = Table(2, workshops="advanced")
    view = plain_view(table.game())
    shop = picture(drawing(table.game()), "players", view, 60, 10).plain.split("\n")[2]
    assert shop.strip() == "G(3₽✚) B(3₽∩) R(3₽∏) Y(3₽∩) W(3₽⚑) W(3₽⚑)"
    words = "\n".join(drawing(table.game()).lines(view))
    assert "green price 3 and a cross on it" in words
    table.claim("1.1", 0, "green", up=True, source="side")
    shop = picture(drawing(table.game()), "players", plain_view(table.game()), 60, 10).plain.split("\n")[2]
    assert "G(" not in shop
    assert "W(3₽) W(3₽⚑)" in shop


def test_ivan_shows_his_row_and_piles() -> None:
    game = nave.new_game(GAME, seats=1, seed=3)
    view = plain_view(game)
    text = picture(drawing(game), "players", view, 80, 10).plain
    for word in (
        "Ivan",
        "recognition",
        "inventory",
        "transport",
        "claim",
        "construction",
        "stored",
        "on site",
    ):
        assert word in text
    words = "\n".join(drawing(game).lines(view))
    assert "cards: " in words
    assert "claim (" in words


def test_the_unfolded_pictures_tell_everything_in_words() -> None:
    game = nave.new_game(GAME, seats=4, seed=42)
    view = plain_view(game)
    for pane in RedCathedralDrawing.panes:
        full = drawing(game).full(pane.id, view, 80)
        assert isinstance(full, Text)
        assert max(line.cell_len for line in full.split("\n", allow_blank=True)) <= 80
    text = str(drawing(game).full("players", view, 80))
    assert all(f"{name}: 0 prestige" in text for name in ("Green", "Blue", "Red", "Yellow"))


def test_touched_pieces_are_marked_and_no_others() -> None:
    game = nave.new_game(GAME, seats=2, seed=42)
    view = plain_view(game)
    for pane, touched in (("site", "section:2.1"), ("market", "space:3"), ("players", "shop:blue")):
        bare = picture(drawing(game), pane, view)
        marked = picture(drawing(game), pane, view, touched=touched)
        assert marked.plain == bare.plain
        assert marked_cells(bare) == ""
        assert marked_cells(marked)
    assert "2.1" in marked_cells(picture(drawing(game), "site", view, 60, 20, touched="section:2.1"))


def marked_cells(text: Text) -> str:
    return "".join(text.plain[span.start : span.end] for span in text.spans if span.style == TOUCHED)


# ------------------------------------------------------------ words and sheet


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_words_name_every_section_and_player(seats: int) -> None:
    for game in positions(seats, 4):
        view = plain_view(game)
        text = "\n".join(drawing(game).lines(view))
        for tower, rows in enumerate(view["site"]):
            for level in range(len(rows)):
                assert f"    {tower + 1}.{level + 1} " in text
        for row in view["players"]:
            assert f"{row['name']}: {row['prestige']} prestige" in text


def test_every_influence_action_has_words_and_a_short_form() -> None:
    components = nave.component_set(GAME)
    say = drawing(nave.new_game(GAME, seats=2, seed=1)).say
    printed = Printed(components, say)
    for row in components.rows("influence_action") + components.rows("guild_action"):
        assert say.say(action_said(row, often=False)).endswith(", once")
        # Half of the narrowest market, with the mark before it.
        assert short_action(say, row).cell_len <= 19, row["id"]
    assert len(printed.actions) == 42
    assert all(len(actions) == 2 for actions in printed.actions.values())
    words = [say.say(action.said) for action in printed.actions["craftsmen_1"]]
    assert words == [
        "1 material for 1 ruble, as often as you like",
        "1 ruble for 1 lumber, brick or stone, as often as you like",
    ]


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_the_score_sheet_adds_up_and_says_who_won_and_why(seats: int) -> None:
    game = positions(seats, 6)[-1]
    result = game.result
    assert result is not None
    out = io.StringIO()
    draw_result(Console(file=out, width=120, color_system=None), game)
    lines = out.getvalue().splitlines()
    total = next(line.split()[1:] for line in lines if line.strip().startswith("prestige"))
    assert total == [str(score) for score in result.scores]
    shown = [0] * len(result.scores)
    for line in lines:
        if line.strip().startswith(("score track", "goods", "tower")):
            for player, prestige in enumerate(last_numbers(line, len(shown))):
                shown[player] += prestige
    assert shown == result.scores
    assert lines[-1] == result.reason
    assert sum(line.strip().startswith("tower ") for line in lines) == len(game.view(None)["towers"])


def last_numbers(line: str, count: int) -> list[int]:
    """The prestige in each column of a row: the number after a place and a presence, or none."""
    cells = re.findall(r"(?:=?\d(?:st|nd|rd|th) ×\d+ +)?(\d+|–)(?= |$)", line.partition(" worth ")[2] or line)
    return [0 if cell == "–" else int(cell) for cell in cells[-count:]]


# ------------------------------------------------------------ any game


def test_a_game_without_a_drawing_is_shown_as_its_view() -> None:
    game = nave.new_game(GAME, seats=2, seed=42)
    view = plain_view(game)
    bare: Drawing[Any] = Drawing(game.components, {}, speech_at(game))
    assert type(bare) is Drawing
    assert any("'supply'" in line for line in bare.lines(view))
    assert not any("'prompt'" in line for line in bare.lines(view))
    assert bare.name(view, 1) == "Blue"
    assert bare.name({}, 1) == "Blue"
    assert bare.mark(view, 1).plain == "2"
    done = positions(2, 6)[-1]
    result = done.result
    assert result is not None
    out = io.StringIO()
    Console(file=out, width=80, color_system=None).print(bare.sheet(plain_view(done), result))
    assert str(max(result.scores)) in out.getvalue()
    assert result.reason in out.getvalue()


def test_the_table_is_drawn_for_terminals_and_told_elsewhere() -> None:
    game = nave.new_game(GAME, seats=2, seed=42)
    told, drawn = io.StringIO(), io.StringIO()
    draw_table(Console(file=told, width=100), game)
    draw_table(Console(file=drawn, width=100, force_terminal=True, color_system=None), game)
    assert "Market: dice walk" in told.getvalue()
    assert "╭1" in drawn.getvalue()


def test_fit_cuts_and_fills_to_the_cell() -> None:
    assert fit(Text("abc"), 5).plain == "abc  "
    assert fit(Text("abc"), 5, "right").plain == "  abc"
    assert fit(Text("abc"), 6, "center").plain == " abc  "
    assert fit(Text("abcdef"), 3).plain == "abc"
