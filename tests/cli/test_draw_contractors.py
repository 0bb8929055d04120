"""The terminal draws the pieces of the expansion: the duchy, and what each guild brings."""

import random
from typing import Any

import pytest
from rich.text import Text

import nave
from nave.cli.draw import Drawing, drawing_of


def module_game(seats: int) -> nave.Game:
    """A game with the module in which somebody has hired and used a specialist."""
    rng = random.Random(seats)
    for seed in range(20):
        game = nave.new_game("red_cathedral", seats=seats, seed=seed, settings={"module": "on"})
        while not game.over:
            if any(event.kind == "tool" for event in game.events):
                return game
            texts = [option.text for option in game.options()]
            wanted = [
                text for text in texts if text.startswith(("use specialist", "keep", "hire", "die black"))
            ]
            game.play(rng.choice(wanted or texts))
    raise AssertionError("nobody used a specialist in twenty games")


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_the_duchy_is_drawn_with_costs_specialists_and_tools(seats: int) -> None:
    game = module_game(seats)
    view = game.view(0)
    drawing = drawing_of(game)
    assert [drawing.key(pane) for pane in drawing.panes] == ["m", "s", "p", "d"]
    for height in (4, 12):
        duchy = str(drawing.pane("duchy", view, 51, height))
        assert len(duchy.splitlines()) == (4 if height == 4 else 8)
        for row in view["cities"]:
            assert row["name"] in duchy
            if row["open"]:
                assert f"{row['cost']}▤" in duchy
        for tile in view["duchy"]["display"]:
            assert view["specialists"][tile]["tool"][:3] in duchy
    players = str(drawing.pane("players", view, 100, 24))
    assert f"{view['players'][0]['permits']}▤" in players
    assert "♟" in players
    words = "\n".join(drawing.lines(view))
    assert "Duchy: city, tower, permits" in words
    assert "tools: " in words or "no tools" in words


# ------------------------------------------------------------ pieces of the guilds


def guild_view(
    guild: str, seat: int | None = 0, seats: int = 2, **pieces: Any
) -> tuple[Drawing[Any], dict[str, Any]]:
    """A fresh game with that guild whose view has been given these pieces."""
    game = nave.new_game("red_cathedral", seats=seats, seed=1, settings={"guild": guild})
    view = game.view(seat)
    for key, value in pieces.items():
        view[key] = value
    return drawing_of(game), view


def drawn_table(drawing: Drawing[Any], view: dict[str, Any], width: int = 60) -> str:
    panes = [str(drawing.pane(pane.id, view, width, 14)) for pane in drawing.panes]
    return "\n".join([str(drawing.strip(view)), *panes])


def test_diamonds_are_drawn_in_the_supply_in_an_inventory_and_on_a_section() -> None:
    drawing, view = guild_view("jewelers")
    assert "◈15" in drawn_table(drawing, view)
    row = view["site"][0][0]
    name = next(iter(row["cost"]))
    row.update(banner=0, laid={name: 1}, penalty=0)
    view["diamonds"] = {"supply": 12, "laid": {"1.1": {name: 1}}}
    view["players"][0]["diamonds"] = 2
    text = drawn_table(drawing, view)
    assert "◈12" in text
    assert "◈◈····" in text
    assert "◈" in str(drawing.pane("site", view, 60, 14))
    words = "\n".join(drawing.lines(view))
    assert f"on 1.1: 1 as {name}" in words
    assert "    2 diamonds" in words


def test_the_foreman_stands_under_his_tower() -> None:
    drawing, view = guild_view("foremen", foreman=3)
    foot = next(line for line in str(drawing.pane("site", view, 60, 14)).splitlines() if "♜" in line)
    assert foot.count("♜") == 1
    assert foot.index("tower 2") < foot.index("♜") < foot.index("tower 3")
    assert "Foreman: under tower 3" in drawing.lines(view)


def test_contracts_are_face_up_for_their_owner_only() -> None:
    drawing, view = guild_view("archivists")
    view["players"][0].update(contracts=["return_2_lumber", "six_face_up_tiles"], contracts_worth=[2, 0])
    view["players"][1]["contracts"] = [None]
    view["contracts"]["deck"] = 12
    text = drawn_table(drawing, view)
    assert "return 2 lumber 2★ · six face-up tiles 0★" in text
    assert "   1 contract" in text.splitlines()
    others = "\n".join(text for text in drawing.lines(view) if "1 contract" in text)
    assert "return" not in others
    assert "12 contracts" in text
    words = "\n".join(drawing.lines(view))
    assert "contracts: return 2 lumber 2★, six face-up tiles 0★" in words


def test_reinforcement_tiles_and_spare_cards_are_drawn() -> None:
    drawing, view = guild_view("brick_makers")
    view["players"][0]["reinforcements"] = [view["reinforcements"]["offer"].pop(0)]
    text = drawn_table(drawing, view)
    assert "7 reinforcements" in text
    assert "gain 5 rubles" in text
    drawing, view = guild_view("master_builders")
    view["active"], view["spare"]["drawn"] = 0, ["base_06"]
    text = drawn_table(drawing, view)
    assert "28 spare cards" in text
    assert "drawn: 2▬ 2■" in text


@pytest.mark.parametrize("width", [45, 60, 100])
def test_a_full_hand_of_long_contracts_keeps_to_its_width(width: int) -> None:
    drawing, view = guild_view("archivists")
    long = ["ornaments_on_others_sections", "three_ornaments_one_tower", "towers_without_presence"]
    view["players"][0].update(contracts=long, contracts_worth=[4, 3, 12])
    players = drawing.pane("players", view, width, 13)
    assert isinstance(players, Text)
    lines = players.split("\n", allow_blank=True)
    assert max(line.cell_len for line in lines) <= width
    named = [drawing.say("draw-contract", contract=name) for name in long]
    assert all(name in drawn_table(drawing, view, width) for name in named)
