"""Cities close and score when their tower is complete, before the end of the game is looked at."""

import pytest

import nave
from tests.support.contractors import ModuleTable
from tests.support.red_cathedral import events, play, refuses, texts
from tests.support.red_cathedral_end import rows, scored


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
    wanted = [(0, 2 * banners[0]), (1, 3 * banners[1])]
    assert city_points(game) == [pair for pair in wanted if pair[1]]
    play(game, "stop", "end turn")
    refuses(game, "hire suzdal", "hire.open_city")


@pytest.mark.rule("city.banners_only")
@pytest.mark.parametrize("banner", [0, 1])
def test_an_ornament_alone_gives_nothing(banner: int) -> None:
    """Player 1 has two contractors in Suzdal and an ornament on the base, which is theirs or not."""
    table = ModuleTable(3).city(1, "suzdal").send(1, "suzdal", 2)
    top = len(table.data["site"][0])
    for level in range(1, top):
        table.finish(f"1.{level}", banner if level == 1 else 2)
    dome = f"1.{top}"
    table.ornament("1.1", 1).card(dome, "dome_01").claim(dome, 0).all_but(dome, gold=1).goods(0, gold=1)
    game = play(table.turn_of(0).game(), f"deliver gold to {dome}")
    assert city_points(game) == ([(1, 2)] if banner == 1 else [])


def city_points(game: nave.Game) -> list[tuple[int, int]]:
    """Player and recognition of each gain from a city."""
    scored = [row for row in events(game, "score") if row["rule"] == "city.points"]
    return [(row["player"], row["to"] - row["from"]) for row in scored]


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


@pytest.mark.rule("city.incomplete_tower")
@pytest.mark.parametrize("sent", [0, 3])
def test_a_tower_that_lacks_a_section_at_the_end_gives_nobody_city_points(sent: int) -> None:
    """All but one piece of the top card lie there; contractors and banners are worth nothing."""
    table = nearly_complete(3).score(0, 20).score(1, 20)
    if sent:
        table.send(0, "suzdal", sent).send(1, "suzdal", 1)
    game = scored(table)
    assert city_points(game) == []
    assert [row["score"] for row in game.view(None)["players"]][:2] == [20, 20]
    assert [row["track"] for row in rows(game)][:2] == [4, 4]
    assert "suzdal" not in game.position()["duchy"]["closed"]


@pytest.mark.rule("city.incomplete_tower", "city.tower_completed")
def test_in_the_last_turn_a_completed_tower_still_scores_its_city() -> None:
    table = nearly_complete(3).send(0, "suzdal", 1)
    table.data["end"] = {"trigger": 1, "turns_left": 0}
    game = play(table.turn_of(0).game(), table.last)
    banners = sum(row["banner"] == 0 for row in table.data["site"][0])
    assert city_points(game) == [(0, banners)]
    assert play(game, "stop", "end turn").over


def two_to_finish() -> ModuleTable:
    """In tower 1 under Suzdal player 0's base and dome lack a piece each; the middles are player 1's."""
    table = ModuleTable().city(1, "suzdal").send(0, "suzdal", 1).send(1, "suzdal", 1).score(0, 20)
    top = len(table.data["site"][0])
    table.card("1.1", "base_06").claim("1.1", 0).all_but("1.1", brick=1)
    for level in range(2, top):
        table.finish(f"1.{level}", 1)
    dome = f"1.{top}"
    table.card(dome, "dome_01").claim(dome, 0).all_but(dome, gold=1)
    return table.goods(0, brick=1, gold=1).turn_of(0)


@pytest.mark.rule("score.several_completions", "score.completion_order")
@pytest.mark.parametrize("dome_first", [True, False])
def test_each_completion_of_a_turn_is_settled_before_the_next_delivery(dome_first: bool) -> None:
    """With the dome first the own base below is punished; the base first avoids that. Then Suzdal closes."""
    table = two_to_finish()
    top = len(table.data["site"][0])
    order = [f"deliver gold to 1.{top}", "deliver brick to 1.1"]
    if not dome_first:
        order.reverse()
    game = play(table.game(), order[0])
    assert "suzdal" not in game.position()["duchy"]["closed"]
    assert order[1] in texts(game), "the second section waits for its delivery"
    kinds = ("finish", "penalty", "city_closed")
    assert [event.kind for event in game.events if event.kind in kinds] == ["finish", "penalty"][
        : 1 + dome_first
    ]
    play(game, order[1])
    assert "suzdal" in game.position()["duchy"]["closed"]
    assert [event.kind for event in game.events if event.kind in kinds][-2:] == ["finish", "city_closed"]
    assert city_points(game) == [(0, 2), (1, top - 2)]
    assert len(events(game, "penalty")) == dome_first


@pytest.mark.rule("score.several_completions")
def test_two_towers_completed_in_one_turn_close_one_after_the_other() -> None:
    table = ModuleTable().city(1, "suzdal").city(2, "moscow").send(0, "suzdal").send(0, "moscow", 2)
    lasts = []
    for tower, dome, material in ((1, "dome_01", "gold"), (2, "dome_02", "gold")):
        top = len(table.data["site"][tower - 1])
        for level in range(1, top):
            table.finish(f"{tower}.{level}", 1)
        section = f"{tower}.{top}"
        table.card(section, dome).claim(section, 0).all_but(section, **{material: 1})
        lasts.append(f"deliver {material} to {section}")
    game = table.goods(0, gold=2).turn_of(0).game()
    play(game, lasts[1])
    assert "moscow" in game.position()["duchy"]["closed"]
    assert "suzdal" not in game.position()["duchy"]["closed"]
    assert city_points(game) == [(0, 2)]
    play(game, lasts[0])
    assert [row["city"] for row in events(game, "city_closed")] == ["moscow", "suzdal"]
    assert city_points(game) == [(0, 2), (0, 1)]
