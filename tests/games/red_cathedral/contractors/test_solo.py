"""Ivan with the module: six cards, a city marker, contractors and tools."""

import pytest

import nave
from nave.kernel.errors import PositionError
from tests.support.contractors import ModuleSoloTable
from tests.support.red_cathedral import events, play, texts


def ivan(game: nave.Game) -> dict[str, object]:
    row: dict[str, object] = game.view(None)["players"][1]
    return row


@pytest.mark.rule(
    "solo.six_cards",
    "solo.start_scores",
    "solo.first_contractor",
    "solo.setup_two_players",
    "solo.ivan_market",
)
@pytest.mark.parametrize("seed", range(4))
def test_the_start_of_a_solitaire_game(seed: int) -> None:
    game = nave.new_game("red_cathedral", seats=1, seed=seed, settings={"module": "on"})
    view = game.view(0)
    human, rival = view["players"]
    assert (human["score"], human["permits"], human["rubles"]) == (2, 1, 3)
    assert (rival["prestige"], rival["permits"], rival["tools"]) == (3, 0, [])
    assert sorted(view["ivan"]["tiles"]) == sorted(
        f"workshop_die_{die}_2" for die in ("white", "green", "blue", "red", "yellow", "black")
    )
    assert len(view["ivan"]["row"]) == 6
    assert len(view["duchy"]["closed"]) == 2
    marker = view["duchy"]["marker"]
    assert rival["contractors"] == {view["duchy"]["cities"][marker - 1]: 1}
    assert any(row["banner"] == 1 for row in view["site"][marker - 1])


@pytest.mark.rule("solo.marker_moves")
def test_the_marker_follows_every_claim() -> None:
    table = ModuleSoloTable()
    tower = next(n for n, rows in enumerate(table.data["site"], 1) if rows[0]["banner"] is None)
    game = play(table.turn_of(0).game(), f"claim {tower}.1")
    assert game.position()["duchy"]["marker"] == tower


@pytest.mark.rule(
    "solo.ivan_hire", "solo.ivan_takes_both", "solo.ivan_pairs_return", "solo.ivan_tiles_in_order"
)
def test_he_takes_both_tiles_and_equal_tools_go_back() -> None:
    table = ModuleSoloTable().marker("suzdal").display("s01", "s02", "s06", "s04", "s05").tools(1, "s08")
    game = table.ivans_turn()
    assert ivan(game)["contractors"] == {"suzdal": 1}
    assert ivan(game)["tools"] == ["s06"]
    assert [event["specialists"] for event in events(game, "tools_back")] == [["s08", "s02"]]
    assert None not in game.position()["duchy"]["display"]
    three = ModuleSoloTable().marker("suzdal").display("s01", "s02", "s08", "s04", "s05").tools(1, "s14")
    assert ivan(three.ivans_turn())["tools"] == ["s08"]


@pytest.mark.rule("solo.ivan_free_recognition")
def test_he_uses_recognition_that_costs_nothing() -> None:
    table = ModuleSoloTable().marker("suzdal").display("s01", "s08", "s13", "s04", "s05")
    before = table.data["players"][1]["score"]
    assert ivan(table.ivans_turn())["score"] == before + 3


@pytest.mark.rule("solo.ivan_moscow")
def test_moscow_gives_him_a_prestige_and_no_tile() -> None:
    table = ModuleSoloTable().marker("moscow")
    before = table.game().view(None)["players"][1]["prestige"]
    game = table.ivans_turn()
    assert (ivan(game)["prestige"], ivan(game)["tools"]) == (before + 1, [])


@pytest.mark.rule("solo.ivan_cannot_hire", "solo.ivan_contractors")
def test_without_a_contractor_his_card_does_nothing_but_move_the_die() -> None:
    table = ModuleSoloTable().marker("suzdal").send(1, "suzdal", 6)
    game = table.ivans_turn()
    assert ivan(game)["contractors"] == {"suzdal": 6}
    assert ivan(game)["tools"] == []
    assert game.position()["market"]["dice"]["white"]["space"] == 6
    assert [event["rule"] for event in events(game, "ivan_idle")] == ["solo.ivan_cannot_hire"]


@pytest.mark.rule("solo.ivan_tools")
def test_his_tools_score_as_one_group() -> None:
    table = ModuleSoloTable().tools(1, "s01", "s02", "s03", "s04")
    table.data["end"] = {"trigger": 1, "turns_left": 0}
    game = play(table.ask(("end", [0])).game(), "end turn")
    assert game.result is not None
    assert game.result.breakdown[1]["tools"] == 7


def last_piece(owner: int, sections: int) -> ModuleSoloTable:
    """Tower 1 under Suzdal lacks one piece on the top card of `owner`, who has finished so many sections.

    Ivan's next card builds with one brick; base and middles of the tower are the other player's.
    """
    table = ModuleSoloTable().city(1, "suzdal").marker("suzdal").send(0, "suzdal", 1).send(1, "suzdal", 2)
    for row in [row for tower in table.data["site"] for row in tower if row["banner"] == 1]:
        row["banner"] = None
        used = {cell["tile"] for tower in table.data["site"] for cell in tower}
        row["tile"] = next(f"workshop_{name}" for name in SPARE if f"workshop_{name}" not in used)
        table.player(1)["banners"]["inventory"] += 1
    top = len(table.data["site"][0])
    for level in range(1, top):
        table.finish(f"1.{level}", 1 - owner)
    for tower in (2, 3, 4):
        for level in range(1, len(table.data["site"][tower - 1])):
            if sections:
                table.finish(f"{tower}.{level}", owner)
                sections -= 1
    assert not sections
    dome = f"1.{top}"
    table.card(dome, "dome_01").claim(dome, owner).all_but(dome, gold=1)
    return table


SPARE = ("lumber_1", "brick_1", "stone_1", "gold_1", "ruble_1", "permit_1", "die_black_1")


def points(game: nave.Game) -> list[tuple[int, int, str]]:
    return [
        (row["player"], row["to"] - row["from"], row["rule"])
        for row in events(game, "score")
        if row["rule"] in ("city.points", "end.bonus")
    ]


@pytest.mark.rule("solo.city_scoring")
@pytest.mark.parametrize("sections", [4, 5])
def test_a_tower_completed_by_the_human_scores_its_city_for_both_and_no_bonus(sections: int) -> None:
    table = last_piece(0, sections).goods(0, gold=1).turn_of(0)
    top = len(table.data["site"][0])
    game = play(table.game(), f"deliver gold to 1.{top}")
    assert "suzdal" in game.position()["duchy"]["closed"]
    assert points(game) == [(0, 1, "city.points"), (1, 2 * (top - 1), "city.points")]
    assert len(events(game, "end_triggered")) == (sections == 5)


@pytest.mark.rule("solo.city_scoring")
def test_a_tower_completed_by_ivan_scores_its_city_for_both_and_gives_him_no_bonus() -> None:
    table = last_piece(1, 5).row("ivan_construction")
    table.data["supply"]["brick"] -= 1
    table.data["ivan"]["build"] = {"brick": 1}
    top = len(table.data["site"][0])
    game = table.ivans_turn()
    assert points(game) == [(0, top - 1, "city.points"), (1, 2, "city.points")]
    assert [row["player"] for row in events(game, "end_triggered")] == [1]
    assert game.position()["duchy"]["closed"].count("suzdal") == 1


@pytest.mark.rule("solo.ivan_cannot_hire")
def test_in_a_closed_city_his_card_does_nothing_but_move_the_die() -> None:
    table = last_piece(0, 0).goods(0, gold=1).row("ivan_hire").turn_of(0)
    top = len(table.data["site"][0])
    before = table.data["duchy"]["display"][:]
    game = play(table.game(), f"deliver gold to 1.{top}", "stop", "end turn")
    assert game.position()["duchy"]["marker"] == 1
    assert ivan(game)["contractors"] == {"suzdal": 2}
    assert ivan(game)["tools"] == []
    assert game.position()["duchy"]["display"] == before
    assert game.position()["market"]["dice"]["white"]["space"] == 6
    assert [event["rule"] for event in events(game, "ivan_idle")] == ["solo.ivan_cannot_hire"]


@pytest.mark.rule("solo.ivan_hire", "hire.permit_cost")
def test_his_contractors_cost_him_nothing_and_make_the_city_dearer_for_you() -> None:
    table = ModuleSoloTable().marker("suzdal").permits(0, 2)
    game = table.ivans_turn()
    assert (ivan(game)["permits"], ivan(game)["rubles"]) == (0, 0)
    assert next(row["cost"] for row in game.view(0)["cities"] if row["city"] == "suzdal") == 2
    assert game.position()["players"][0]["permits"] == 2
    assert "hire suzdal" in texts(game)


@pytest.mark.rule("solo.ivan_market")
@pytest.mark.parametrize("dice", [1, 2])
def test_beside_the_permit_tile_he_receives_nothing(dice: int) -> None:
    table = ModuleSoloTable().marker("suzdal").resource(6, "permit")
    table.row("ivan_transport")
    if dice == 2:
        table.die("green", 6, 1)
    score = table.data["players"][1]["score"]
    game = table.ivans_turn()
    assert game.position()["market"]["dice"]["white"]["space"] == 6
    assert (ivan(game)["permits"], ivan(game)["score"]) == (0, score)


@pytest.mark.rule("solo.marker_moves")
def test_the_marker_follows_a_claim_of_ivan_and_one_through_a_specialist() -> None:
    game = ModuleSoloTable().row("ivan_claim").ivans_turn()
    before, claim = game.position()["duchy"]["marker"], texts(game)[-1]
    play(game, claim)
    assert before != game.position()["duchy"]["marker"] == int(claim[len("claim ")])
    table = ModuleSoloTable().hold(0, "s24").visit(0, "black", 1)
    free = next(name for name, row in sections(table.game()).items() if row["claimable"])
    table.duchy["marker"] = next(tower for tower in (1, 2, 3, 4) if tower != int(free[0]))
    game = play(table.game(), "use specialist", f"claim {free}")
    assert game.position()["duchy"]["marker"] == int(free[0])


def sections(game: nave.Game) -> dict[str, dict[str, object]]:
    site = game.view(None)["site"]
    return {f"{t}.{n}": row for t, tower in enumerate(site, 1) for n, row in enumerate(tower, 1)}


@pytest.mark.rule("solo.marker_moves")
def test_a_position_may_have_the_marker_at_any_tower_and_nowhere_else() -> None:
    table = ModuleSoloTable()
    towers = len(table.data["site"])
    for tower in range(1, towers + 1):
        table.duchy["marker"] = tower
        assert table.game().position()["duchy"]["marker"] == tower
    for wrong in (0, towers + 1, None):
        table.duchy["marker"] = wrong
        with pytest.raises(PositionError):
            table.game()
