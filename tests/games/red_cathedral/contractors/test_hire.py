"""Hiring: contractor, permits, bonus, specialist, refill."""

import pytest

from tests.support.contractors import ModuleTable
from tests.support.red_cathedral import events, play, refuses, texts
from tests.support.red_cathedral_checks import changed, offered

SHOWN = ("s01", "s02", "s03", "s04", "s05")


def table_with(seats: int = 2, **options: str) -> ModuleTable:
    """Suzdal above tower 1 and Moscow above tower 2, the first five tiles on the display, no permits."""
    table = ModuleTable(seats, 1, **options).city(1, "suzdal").city(2, "moscow").display(*SHOWN)
    for player in range(seats):
        table.permits(player, 0).rubles(player, 5)
    return table


@pytest.mark.rule(
    "hire.permit_cost", "hire.steps", "hire.choose_specialist", "hire.ruble_cost", "hire.refill"
)
def test_the_ledgers_example_of_a_hire() -> None:
    table = table_with(3).send(0, "suzdal", 2).send(1, "suzdal").send(2, "suzdal").permits(0, 5)
    game = table.turn_of(0).game()
    assert "hire suzdal" in texts(game)
    before = game.position()
    play(game, "hire suzdal")
    assert changed(before, game) == {"0 permits": -5, "0 contractors suzdal": 1}
    assert offered(game, "take") == {
        f"take 1 {name}" for name in ("lumber", "brick", "stone", "gold", "green_gem", "purple_gem")
    }
    play(game, "take 1 gold")
    assert offered(game, "keep", "decline") == {
        "keep specialist 2",
        "keep specialist 3",
        "decline specialist 2",
        "decline specialist 3",
    }
    play(game, "keep specialist 3")
    row = game.position()["players"][0]
    assert (row["specialist"], row["rubles"], row["goods"]) == ("s03", 3, {"gold": 1})
    assert None not in game.position()["duchy"]["display"]
    assert [event["rule"] for event in events(game, "refill")] == ["hire.refill"]
    assert texts(game)[0] == "end turn"


@pytest.mark.rule("hire.fourth_action", "hire.open_city", "hire.single_payment")
def test_only_open_cities_whose_whole_cost_is_in_hand_can_be_chosen() -> None:
    table = table_with().send(1, "suzdal", 5).send(0, "moscow").permits(0, 2).score(0, 30)
    game = table.turn_of(0).game()
    opened = set(table.duchy["cities"]) - {"suzdal"}
    assert offered(game, "hire") == {f"hire {city}" for city in opened}
    refuses(game, "hire suzdal", "hire.permit_cost")
    refuses(game, f"hire {table.duchy['closed'][0]}", "hire.open_city")
    play(game, *["exchange for permit"] * 4)
    assert "hire suzdal" in texts(game)


@pytest.mark.rule("hire.single_payment", "hire.leftmost_contractor")
def test_a_city_of_six_and_a_seventh_hire_are_out_of_reach() -> None:
    game = table_with().send(1, "suzdal", 6).permits(0, 6).turn_of(0).game()
    refuses(game, "hire suzdal", "hire.single_payment")
    game = table_with().send(0, "suzdal", 6).permits(0, 6).turn_of(0).game()
    refuses(game, "hire moscow", "hire.leftmost_contractor")


@pytest.mark.rule("hire.slot_bonus")
@pytest.mark.parametrize(
    ("sent", "gain"),
    [
        (0, {}),
        (1, {"0 rubles": 2}),
        (3, {"0 permits": 1 - 1}),
        (4, {"0 score": 2}),
        (5, {"0 score": 4}),
    ],
)
def test_each_slot_gives_its_bonus_before_the_specialist(sent: int, gain: dict[str, int]) -> None:
    table = table_with().send(0, "suzdal", sent).permits(0, 1).score(0, 5)
    game = table.turn_of(0).game()
    before = game.position()
    play(game, "hire moscow")
    expected = {"0 contractors moscow": 1, "0 permits": -1} | gain
    assert changed(before, game) == {key: value for key, value in expected.items() if value}


@pytest.mark.rule("hire.decline", "hire.replace_held")
def test_a_new_specialist_makes_a_tool_of_the_old_one_and_a_declined_one_leaves_the_game() -> None:
    table = table_with().permits(0, 1).hold(0, "s09")
    keep = play(table.turn_of(0).game(), "hire moscow", "keep specialist 1")
    row = keep.position()["players"][0]
    assert (row["specialist"], row["tools"]) == ("s01", ["s09"])
    decline = play(table.game(), "hire moscow", "decline specialist 1")
    row = decline.position()["players"][0]
    assert (row["specialist"], row["tools"], row["rubles"]) == ("s09", [], 5)
    assert decline.position()["duchy"]["removed"] == ["s01"]


@pytest.mark.rule("hire.decline", "hire.moscow")
def test_without_two_rubles_one_can_only_decline() -> None:
    game = play(table_with().permits(0, 1).rubles(0, 1).turn_of(0).game(), "hire moscow")
    assert offered(game, "keep", "decline") == {f"decline specialist {space}" for space in range(1, 6)}
    refuses(game, "keep specialist 1", "hire.ruble_cost")


@pytest.mark.rule("hire.no_tile_offered")
def test_an_empty_bag_leaves_spaces_empty_and_a_city_without_tiles_ends_the_hire() -> None:
    table = table_with().permits(0, 2).empty_bag()
    game = play(table.turn_of(0).game(), "hire suzdal", "keep specialist 2")
    assert game.position()["duchy"]["display"] == ["s01", None, "s03", "s04", "s05"]
    table.remove_shown(2, 3)
    game = play(table.game(), "hire suzdal")
    assert texts(game)[0] == "end turn"
    assert game.position()["players"][0]["rubles"] == 5


@pytest.mark.rule("hire.contractors_stay", "hire.leftmost_contractor")
def test_a_contractor_in_a_closed_city_stays_and_the_next_one_leaves_the_next_slot() -> None:
    """Two went to Suzdal, whose tower gets complete: they do not come back, and slot 3 is the next."""
    table = table_with().send(0, "suzdal", 2).permits(0, 1)
    top = len(table.data["site"][0])
    for level in range(1, top):
        table.finish(f"1.{level}", 1)
    dome = f"1.{top}"
    table.card(dome, "dome_01").claim(dome, 0).all_but(dome, gold=1).goods(0, gold=1)
    game = play(table.turn_of(0).game(), f"deliver gold to {dome}", "stop")
    assert "suzdal" in game.position()["duchy"]["closed"]
    row = game.view(0)["players"][0]
    assert (row["contractors"], row["contractors_left"]) == ({"suzdal": 2}, 4)
    play(game, "end turn")
    play(game, next(text for text in texts(game) if text.startswith("die ")), "roll", "end turn")
    play(game, "hire moscow")
    assert [event["slot"] for event in events(game, "hire")] == [3]
    assert "take 1 gold" in texts(game)
    assert game.view(0)["players"][0]["contractors"] == {"moscow": 1, "suzdal": 2}


@pytest.mark.rule("hire.contractors_stay")
def test_a_player_whose_six_contractors_are_out_never_hires_again() -> None:
    table = table_with().send(0, "suzdal", 5).permits(0, 3).turn_of(0)
    game = play(table.game(), "hire moscow", "decline specialist 1")
    assert game.view(0)["players"][0]["contractors_left"] == 0
    play(game, "end turn")
    play(game, next(text for text in texts(game) if text.startswith("die ")), "roll", "end turn")
    assert not offered(game, "hire")
    refuses(game, "hire moscow", "hire.leftmost_contractor")


SPACES = {
    "moscow": {1, 2, 3, 4, 5},
    "vologda": {1, 2},
    "suzdal": {2, 3},
    "ryazan": {3, 4},
    "smolensk": {4, 5},
    "novgorod": {5, 1},
}


@pytest.mark.rule("city.specialist_spaces", "hire.choose_specialist", "hire.moscow")
@pytest.mark.parametrize("city", sorted(SPACES))
def test_each_city_offers_the_specialists_next_to_it(city: str) -> None:
    game = play(table_with().city(1, city).permits(0, 1).turn_of(0).game(), f"hire {city}")
    near = SPACES[city]
    assert offered(game, "keep", "decline") == {
        f"{verb} specialist {space}" for verb in ("keep", "decline") for space in near
    }
    for space in {1, 2, 3, 4, 5} - near:
        refuses(game, f"keep specialist {space}", "hire.choose_specialist")
        refuses(game, f"decline specialist {space}", "hire.choose_specialist")


@pytest.mark.rule("city.specialist_spaces")
def test_the_spaces_form_a_ring_around_which_each_serves_two_neighbors() -> None:
    shown = {row["city"]: set(row["spaces"]) for row in table_with().game().view(0)["cities"]}
    assert shown == SPACES
    ring = [pair for city, pair in shown.items() if city != "moscow"]
    assert [len(pair) for pair in ring] == [2] * 5
    for here, following in zip(ring, [*ring[1:], ring[0]], strict=True):
        assert len(here & following) == 1
