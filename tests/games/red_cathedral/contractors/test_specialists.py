"""The nine kinds of specialists, each used once with the black die."""

from collections import Counter

import pytest

import nave
from tests.support.contractors import TILES, ModuleTable, black_visit
from tests.support.red_cathedral import events, play, refuses, texts
from tests.support.red_cathedral_checks import changed, main_moves, offered


def using(tile: str, **options: str) -> ModuleTable:
    return black_visit(2, **options).hold(0, tile)


def tools_of(table: ModuleTable) -> list[str]:
    found: list[str] = table.data["players"][0]["tools"]
    return found


@pytest.mark.rule("specialist.gain", "specialist.single_use", "black_die.uses_specialist")
@pytest.mark.parametrize(
    ("tile", "answers", "gain"),
    [
        ("s01", ["take 3 lumber"], {"0 goods lumber": 3, "supply lumber": -3}),
        ("s01", ["take 1 lumber"], {"0 goods lumber": 1, "supply lumber": -1}),
        ("s01", ["take nothing"], {}),
        ("s02", ["take 3 brick"], {"0 goods brick": 3, "supply brick": -3}),
        ("s03", ["take 3 stone"], {"0 goods stone": 3, "supply stone": -3}),
        ("s04", ["take 2 gold"], {"0 goods gold": 2, "supply gold": -2}),
        ("s05", ["take 1 green_gem", "take nothing"], {"0 goods green_gem": 1, "supply green_gem": -1}),
        ("s06", [], {"0 rubles": 5}),
        ("s07", [], {"0 permits": 3}),
        ("s08", [], {"0 score": 3}),
    ],
)
def test_gains_are_taken_as_far_as_wanted_and_the_tile_becomes_a_tool(
    tile: str, answers: list[str], gain: dict[str, int]
) -> None:
    game = using(tile).game()
    before = game.position()
    play(game, "use specialist", *answers)
    diff = changed(before, game)
    assert diff.pop("0 specialist") is None
    assert diff.pop("0 tools 1") == tile
    assert diff == gain
    refuses(game, "use specialist", "black_die.uses_specialist")
    assert "roll" in texts(game)


@pytest.mark.rule("specialist.use_requires_effect")
def test_a_plain_gain_may_be_used_for_its_tool_alone() -> None:
    game = using("s07").permits(0, 6).game()
    before = game.position()
    play(game, "use specialist")
    assert set(changed(before, game)) == {"0 specialist", "0 tools 1"}


@pytest.mark.rule("specialist.gain")
@pytest.mark.parametrize(
    ("tile", "name", "most"), [("s01", "lumber", 3), ("s03", "stone", 3), ("s04", "gold", 2)]
)
@pytest.mark.parametrize("room", [0, 1, 2, 3])
def test_no_more_of_a_gain_is_taken_than_there_is_room_for(
    tile: str, name: str, most: int, room: int
) -> None:
    game = using(tile).goods(0, brick=6 - room).game()
    play(game, "use specialist")
    taken = {f"take {amount} {name}" for amount in range(1, min(most, room) + 1)}
    assert offered(game, "take") - {"take 1 permit"} == taken | ({"take nothing"} if room else set())


@pytest.mark.rule("specialist.gain")
@pytest.mark.parametrize(
    ("answers", "gem"),
    [(["take 1 green_gem"], "green_gem"), (["take nothing", "take 1 purple_gem"], "purple_gem")],
)
def test_with_room_for_one_of_two_gems_the_player_chooses_which(answers: list[str], gem: str) -> None:
    """They are asked for one after the other; leaving out the first keeps the room for the second."""
    game = using("s05").goods(0, brick=5).game()
    before = game.position()
    diff = changed(before, play(game, "use specialist", *answers))
    assert (diff.pop("0 tools 1"), diff.pop("0 specialist")) == ("s05", None)
    assert diff == {f"0 goods {gem}": 1, f"supply {gem}": -1}


@pytest.mark.rule("specialist.gain")
@pytest.mark.parametrize("left", [0, 1, 2])
def test_a_gain_is_limited_by_the_supply(left: int) -> None:
    """Players 1 to 3 hold what is missing: gold is the scarcest material."""
    table = black_visit(4).hold(0, "s04")
    rest = table.data["supply"]["gold"] - left
    for other in (1, 2, 3):
        table.goods(other, gold=min(6, rest))
        rest -= min(6, rest)
    assert not rest
    game = play(table.game(), "use specialist")
    taken = {f"take {amount} gold" for amount in range(1, left + 1)}
    assert {text for text in offered(game, "take") if text.endswith("gold")} == taken


@pytest.mark.rule("specialist.return_material", "specialist.pay_material", "specialist.use_requires_effect")
@pytest.mark.parametrize(
    ("tile", "material", "score"),
    [
        ("s09", "gold", 9),
        ("s10", "green_gem", 9),
        ("s11", "purple_gem", 9),
        ("s12", "stone", 5),
        ("s13", "lumber", 5),
        ("s14", "brick", 5),
        ("s15", "stone", 5),
    ],
)
def test_a_material_buys_prestige_or_recognition(tile: str, material: str, score: int) -> None:
    """From recognition 2, 1 prestige leads to space 5 and 2 to space 9; 3 recognition to space 5 as well."""
    table = using(tile)
    refuses(table.game(), "use specialist", "specialist.use_requires_effect")
    other = "brick" if material != "brick" else "gold"
    refuses(table.goods(0, **{other: 1}).game(), "use specialist", "specialist.use_requires_effect")
    game = table.goods(0, **{material: 2}).game()
    before = game.position()
    diff = changed(before, play(game, "use specialist"))
    assert (diff.pop("0 tools 1"), diff.pop("0 specialist")) == (tile, None)
    assert diff == {f"0 goods {material}": -1, f"supply {material}": 1, "0 score": score - 2}


@pytest.mark.rule("specialist.two_activations")
def test_two_activations_of_one_tile_or_of_two_and_the_second_may_be_waived() -> None:
    table = using("s16")
    refuses(table.game(), "use specialist", "specialist.use_requires_effect")
    table.tile("1.1", "workshop_ruble_1").claim("1.1", 0, shop="blue", up=True)
    game = play(table.game(), "use specialist", "activate blue 2")
    assert main_moves(game) == ["activate blue 2", "activate blue 1", "stop"]
    play(game, "activate blue 2")
    assert game.position()["players"][0]["rubles"] == 13
    assert main_moves(play(table.game(), "use specialist", "activate blue 1", "stop"))[-1] == "roll"


@pytest.mark.rule("specialist.two_activations")
def test_two_activations_may_be_of_two_different_tiles_whatever_their_space() -> None:
    table = using("s17").tile("1.1", "workshop_ruble_1").claim("1.1", 0, shop="blue", up=True)
    table.tile("2.1", "workshop_gold_1").claim("2.1", 0, shop="white_2", up=True)
    table.tile("3.1", "workshop_stone_1").claim("3.1", 0, shop="red", up=False)
    game = play(table.game(), "use specialist")
    assert offered(game, "activate") == {"activate blue 2", "activate blue 1", "activate white_2 1"}
    play(game, "activate white_2 1", "activate blue 2")
    row = game.position()["players"][0]
    assert (row["goods"], row["rubles"], row["tools"]) == ({"gold": 1}, 11, ["s17"])
    assert "roll" in texts(game), "there is no third activation"


@pytest.mark.rule("specialist.discard_ornament", "specialist.use_requires_effect")
def test_without_an_ornament_to_discard_the_specialist_cannot_be_used() -> None:
    table = using("s18")
    table.data["players"][0]["ornaments"] = {"door": 0, "arch": 0, "cross": 0}
    table.data["players"][0]["discarded"]["ornaments"] = {"door": 1, "arch": 2, "cross": 1}
    refuses(table.game(), "use specialist", "specialist.use_requires_effect")
    table.data["players"][0]["ornaments"]["arch"] = 1
    table.data["players"][0]["discarded"]["ornaments"]["arch"] = 1
    game = play(table.game(), "use specialist")
    assert offered(game, "discard") == {"discard arch"}
    refuses(game, "discard door", "specialist.discard_ornament")


@pytest.mark.rule("specialist.claim", "specialist.use_requires_effect")
@pytest.mark.parametrize(("claims", "possible"), [(5, True), (6, False)])
def test_a_specialist_that_claims_needs_a_banner(claims: int, possible: bool) -> None:
    table = using("s24")
    sections = [f"{tower}.{level}" for level in (1, 2) for tower in (1, 2, 3, 4)]
    for section in sections[:claims]:
        table.claim(section, 0)
    game = table.game()
    if possible:
        assert offered(play(game, "use specialist"), "claim")
    else:
        refuses(game, "use specialist", "specialist.use_requires_effect")


@pytest.mark.rule("specialist.discard_ornament")
def test_an_ornament_leaves_the_game_for_three_prestige() -> None:
    game = play(using("s18").game(), "use specialist")
    assert offered(game, "discard") == {"discard door", "discard arch", "discard cross"}
    before = game.position()
    play(game, "discard cross")
    diff = changed(before, game)
    assert (diff["0 ornaments cross"], diff["0 score"]) == (-1, 11)
    assert diff["0 discarded ornaments cross"] == 1


@pytest.mark.rule("advanced.unreleased_ornaments")
def test_on_the_advanced_side_a_waiting_ornament_may_go_and_is_never_released() -> None:
    table = using("s18", workshops="advanced").claim("1.1", 0, shop="blue", up=False)
    game = play(table.game(), "use specialist")
    waiting = {"discard from green", "discard from red", "discard from yellow"}
    assert offered(game, "discard") == waiting
    refuses(game, "discard from blue", "advanced.unreleased_ornaments")
    play(game, "discard from green", "roll", "end turn")
    position = game.position()
    assert position["players"][0]["discarded"] == {"ornaments": {}, "from": ["green"]}


@pytest.mark.rule("specialist.rubles_to_recognition")
@pytest.mark.parametrize(("rubles", "most"), [(9, 5), (2, 2), (0, 0)])
def test_up_to_five_rubles_become_recognition(rubles: int, most: int) -> None:
    table = using("s19").rubles(0, rubles)
    if not most:
        refuses(table.game(), "use specialist", "specialist.use_requires_effect")
        return
    game = play(table.game(), "use specialist")
    assert main_moves(game) == [f"pay {amount} ruble" for amount in range(most, 0, -1)]
    play(game, f"pay {most} ruble")
    row = game.position()["players"][0]
    assert (row["rubles"], row["score"]) == (rubles - most, 2 + most)


@pytest.mark.rule("specialist.material_and_delivery")
def test_material_and_delivery_come_in_either_order() -> None:
    table = using("s20").card("1.1", "base_06").claim("1.1", 0).goods(0, brick=1)
    game = play(table.game(), "use specialist", "take 1 lumber")
    assert offered(game, "deliver") == {"deliver lumber to 1.1", "deliver brick to 1.1"}
    play(game, "deliver lumber to 1.1")
    assert "roll" in texts(game)
    game = play(table.game(), "use specialist", "deliver brick to 1.1", "take 1 gold")
    assert game.position()["players"][0]["goods"] == {"gold": 1}
    game = play(table.game(), "use specialist", "stop")
    assert game.position()["players"][0]["tools"] == ["s20"]


@pytest.mark.rule("specialist.resource_tile")
def test_any_resource_tile_pays_once() -> None:
    game = using("s22").resource(3, "brick").die("white", 3, 1).die("red", 3, 1).game()
    play(game, "use specialist")
    assert {"take 2 brick", "take 1 permit", "take 2 ruble"} <= set(texts(game))
    assert "take 3 brick" not in texts(game)
    play(game, "take 2 brick")
    assert game.position()["players"][0]["goods"] == {"brick": 2}
    for move, key, gain in (("take 1 permit", "permits", 1), ("take 2 ruble", "rubles", 2)):
        table = using("s23")
        before = table.data["players"][0][key]
        after = play(table.game(), "use specialist", move).position()["players"][0]
        assert (after[key] - before, after["tools"]) == (gain, ["s23"])


@pytest.mark.rule("specialist.claim", "specialist.in_one_piece")
def test_a_whole_claim_within_the_visit() -> None:
    table = using("s24").tile("1.1", "workshop_ruble_1")
    game = play(table.game(), "use specialist", "claim 1.1")
    refuses(game, "roll", "market.roll")
    play(game, "place up green", "take 1 permit", "roll")
    row = game.position()["players"][0]
    assert (row["tools"], row["workshop"]["green"]["up"]) == (["s24"], True)
    assert texts(game)[0] == "end turn"


@pytest.mark.rule("specialist.set_scoring", "final.tools", "specialist.unused_no_tool")
@pytest.mark.parametrize(
    ("tiles", "prestige"),
    [
        ([], 0),
        (["s01"], 1),
        (["s01", "s02", "s03", "s07"], 5),
        (["s01", "s07", "s03", "s09", "s02"], 6),
        (["s01", "s02", "s03", "s04", "s05", "s06"], 16),
    ],
)
def test_tools_score_in_groups_of_different_ones(tiles: list[str], prestige: int) -> None:
    table = ModuleTable().tools(0, *tiles).hold(0, "s24")
    table.data["end"] = {"trigger": 0, "turns_left": 0}
    game = play(table.ask(("end", [0])).game(), "end turn")
    assert game.result is not None
    assert game.result.breakdown[0]["tools"] == prestige
    assert tools_of(table) == sorted(tiles)


@pytest.mark.rule("specialist.tools")
@pytest.mark.parametrize("seat", [None, 0, 1])
def test_each_of_six_tools_is_on_four_tiles_and_everybody_knows_which(seat: int | None) -> None:
    """On the display, on an extension and in the bag alike."""
    printed = {row["id"]: row["tool"] for row in nave.component_set("red_cathedral").rows("specialist")}
    view = using("s18").hold(1, "s05").game().view(seat)
    shown = {name: row["tool"] for name, row in view["specialists"].items()}
    assert shown == printed
    assert set(shown) == set(TILES)
    assert sorted(Counter(shown.values()).values()) == [4, 4, 4, 4, 4, 4]
    assert [row["specialist"] for row in view["players"]] == ["s18", "s05"]
    assert set(view["duchy"]["display"]) <= set(shown)


@pytest.mark.rule("specialist.tools", "specialist.single_use")
@pytest.mark.parametrize(("tile", "tool"), [("s06", "axe"), ("s07", "hammer"), ("s08", "saw")])
def test_a_used_tile_shows_the_tool_printed_behind_it(tile: str, tool: str) -> None:
    game = play(using(tile).game(), "use specialist")
    assert events(game, "tool") == [
        {"player": 0, "specialist": tile, "tool": tool, "rule": "specialist.single_use"}
    ]
    for seat in (None, 0, 1):
        assert game.view(seat)["players"][0]["tool_counts"] == {tool: 1}


@pytest.mark.rule("specialist.one_held")
def test_a_second_specialist_comes_only_when_the_first_has_left_its_space() -> None:
    table = ModuleTable().display("s01", "s02", "s03", "s04", "s05").city(1, "moscow").hold(0, "s06")
    game = play(table.permits(0, 1).rubles(0, 2).turn_of(0).game(), "hire moscow", "keep specialist 1")
    row = game.position()["players"][0]
    assert (row["specialist"], row["tools"]) == ("s01", ["s06"])
    assert [event["rule"] for event in events(game, "tool")] == ["hire.replace_held"]
    assert row["rubles"] == 0, "the specialist turned over did not act"


@pytest.mark.rule("specialist.one_held")
def test_once_used_the_space_is_free_and_only_the_new_specialist_acts() -> None:
    game = play(using("s07").game(), "use specialist")
    assert game.position()["players"][0]["specialist"] is None
    table = using("s06").tools(0, "s07")
    play(game := table.rubles(0, 0).game(), "use specialist")
    row = game.position()["players"][0]
    assert (row["specialist"], row["tools"], row["rubles"], row["permits"]) == (None, ["s06", "s07"], 5, 1)
    refuses(game, "use specialist", "black_die.uses_specialist")


@pytest.mark.rule("specialist.one_held")
def test_a_position_with_two_unused_specialists_of_one_player_is_refused() -> None:
    table = using("s06")
    table.lift("s07")
    table.data["players"][0]["specialist"] = ["s06", "s07"]
    with pytest.raises(nave.PositionError, match="specialist"):
        table.game()
