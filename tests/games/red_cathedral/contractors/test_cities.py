"""Cities close and score when their tower is complete, before the end of the game is looked at."""

import pytest

import nave
from tests.support.contractors import ModuleTable
from tests.support.red_cathedral import events, play, refuses


class NearlyComplete(ModuleTable):
    """`last` is the delivery that completes tower 1."""

    last = ""


def nearly_complete(seats: int = 3) -> NearlyComplete:
    """Tower 1 under Suzdal lacks one material on its top card, which is player 0's."""
    table = NearlyComplete(seats)
    table.city(1, "suzdal")
    height = len(table.data["site"][0])
    for level in range(1, height):
        table.finish(f"1.{level}", level % seats)
    top = f"1.{height}"
    table.claim(top, 0)
    cards = {row["id"]: row for row in nave.component_set("red_cathedral").rows("cathedral_card")}
    cost = cards[table.section(top)["card"]]["cost"]
    last = next(iter(cost))
    table.all_but(top, **{last: 1}).goods(0, **{last: 1})
    table.last = f"deliver {last} to {top}"
    return table


@pytest.mark.rule("city.points", "city.close", "city.tower_completed")
def test_contractors_times_banners_for_everybody_once_the_tower_is_complete() -> None:
    table = nearly_complete().send(0, "suzdal", 2).send(1, "suzdal", 3)
    game = table.turn_of(0).game()
    banners = [sum(row["banner"] == player for row in table.data["site"][0]) for player in range(3)]
    play(game, table.last)
    assert "suzdal" in game.position()["duchy"]["closed"]
    scored = [
        (row["player"], row["to"] - row["from"])
        for row in events(game, "score")
        if row["rule"] == "city.points"
    ]
    wanted = [(0, 2 * banners[0]), (1, 3 * banners[1])]
    assert scored == [pair for pair in wanted if pair[1]]
    play(game, "stop", "end turn")
    refuses(game, "hire suzdal", "hire.open_city")


@pytest.mark.rule("city.banners_only")
def test_an_ornament_alone_gives_nothing() -> None:
    table = nearly_complete(2).send(1, "suzdal", 2)
    for level in range(1, len(table.data["site"][0])):
        section = table.section(f"1.{level}")
        assert section["banner"] in (0, 1)
    game = play(table.turn_of(0).game(), table.last)
    rules = [row["rule"] for row in events(game, "score") if row["player"] == 1]
    banners = sum(row["banner"] == 1 for row in table.data["site"][0])
    assert ("city.points" in rules) == (banners > 0)


@pytest.mark.rule("score.sixth_section", "score.completion_order")
def test_the_city_scores_before_the_bonus_for_the_sixth_section() -> None:
    table = nearly_complete(2).send(0, "suzdal", 1)
    own = sum(row["banner"] == 0 and row["done"] for row in table.data["site"][0])
    free = [
        f"{tower}.{level}"
        for level in (1, 2)
        for tower in (2, 3, 4)
        if len(table.data["site"][tower - 1]) > level
    ]
    for section in free[: 5 - own]:
        table.finish(section, 0)
    game = play(table.turn_of(0).game(), table.last)
    rules = [event.rule for event in game.events if event.kind in ("score", "city_closed", "end_triggered")]
    assert rules[rules.index("city.close") :] == ["city.close", "city.points", "end.trigger", "end.bonus"]
