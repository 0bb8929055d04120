"""Setting up with the expansion: what is in play, where it starts, which options go together."""

import pytest

import nave
from nave.api import rules_of
from nave.games.red_cathedral.component_schema import SCHEMA
from nave.kernel.component_check import check, completed
from nave.kernel.components import ComponentSet, hash_of
from tests.support.contractors import CITIES, ModuleTable, black_visit
from tests.support.red_cathedral import Table, play, refuses, texts
from tests.support.red_cathedral_checks import offered

GAME = "red_cathedral"


def fresh(seats: int, seed: int = 1, **options: str) -> nave.Game:
    return nave.new_game(GAME, seats=seats, seed=seed, settings={"module": "on", **options})


@pytest.mark.rule("setup.permit_tile", "setup.six_dice")
@pytest.mark.parametrize("seed", range(5))
def test_six_dice_start_from_the_permit_tile_on(seed: int) -> None:
    market = fresh(2, seed).position()["market"]
    assert "resource_recognition" not in market["tiles"]
    first = market["tiles"].index("resource_permit")
    spaces = sorted((die["space"] - 1 - first) % 8 for die in market["dice"].values())
    assert spaces == [0, 1, 2, 3, 4, 5]


@pytest.mark.rule("setup.city_tiles", "setup.closed_cities")
@pytest.mark.parametrize(("seats", "towers"), [(1, 4), (2, 4), (3, 5), (4, 6)])
def test_every_tower_has_a_city_and_the_others_are_closed(seats: int, towers: int) -> None:
    duchy = fresh(seats).position()["duchy"]
    assert len(set(duchy["cities"])) == len(duchy["cities"]) == towers
    assert sorted(duchy["closed"]) == sorted(set(CITIES) - set(duchy["cities"]))


@pytest.mark.rule("setup.specialist_display", "setup.player_pieces", "setup.base_with_changes")
def test_players_start_with_a_permit_and_six_contractors() -> None:
    game = fresh(4, first_player="2")
    view = game.view(None)
    assert [row["permits"] for row in view["players"]] == [1, 1, 1, 1]
    assert [row["contractors_left"] for row in view["players"]] == [6, 6, 6, 6]
    assert [row["rubles"] for row in view["players"]] == [5, 3, 4, 4]
    assert [row["score"] for row in view["players"]] == [2, 2, 2, 2]
    assert len(set(view["duchy"]["display"])) == 5
    assert len(view["duchy"]["bag"]) == 19


@pytest.mark.rule("setup.extra_banners")
@pytest.mark.parametrize(("claims", "opened"), [(0, 6), (3, 9), (4, 10), (5, 10)])
def test_the_two_spare_banners_cover_no_inventory_space(claims: int, opened: int) -> None:
    """Four banners lie in the inventory as without the module; the spare ones leave last and open nothing."""
    for table in (Table(4), ModuleTable(4)):
        for tower in range(1, claims + 1):
            table.claim(f"{tower}.1", 0)
        row = table.game().view(0)["players"][0]
        assert row["open_spaces"] == opened
        assert sum(row["banners"].values()) == 6 - claims


@pytest.mark.rule("setup.extra_banners")
@pytest.mark.parametrize(("held", "most"), [(0, 6), (1, 5), (5, 1)])
def test_exactly_six_materials_fit_in_at_the_start(held: int, most: int) -> None:
    table = black_visit().resource(1, "brick").die("white", 1, 1).die("red", 1, 1).goods(0, stone=held)
    bricks = {text for text in offered(table.game(), "take") if text.endswith(" brick")}
    assert bricks == {f"take {amount} brick" for amount in range(1, most + 1)}


@pytest.mark.rule("advanced.extension")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_module_goes_with_the_advanced_side_of_the_boards(seats: int) -> None:
    view = fresh(seats, workshops="advanced").view(None)
    for row in view["players"][:seats]:
        assert row["banners"] == {"inventory": 4, "side": 2}
        assert row["open_spaces"] == 6
        assert (row["permits"], row["contractors_left"], row["specialist"]) == (1, 6, None)
        assert row["ornaments"] == {"door": 0, "arch": 0, "cross": 0}


@pytest.mark.rule("advanced.extension")
def test_on_the_advanced_side_no_banner_is_spare_and_hiring_is_as_on_the_basic_one() -> None:
    table = ModuleTable(workshops="advanced").city(1, "suzdal").turn_of(0)
    game = play(table.game(), "claim 1.1")
    assert texts(game)[:2] == ["banner inventory", "banner white"]
    refuses(game, "place down white_1", "workshop.placement")
    play(game, "banner white")
    assert "place down white_1" in texts(game)
    refuses(game, "place down white_2", "advanced.white_blocked")
    assert game.view(0)["players"][0]["open_spaces"] == 6
    hired = play(table.game(), "hire suzdal", next(iter(offered(play(table.game(), "hire suzdal"), "keep"))))
    row = hired.view(0)["players"][0]
    assert (row["permits"], row["contractors_left"], row["rubles"]) == (0, 5, 1)
    assert row["specialist"] is not None


@pytest.mark.rule("setup.workshop_tiles_exchanged", "setup.workshop_tiles_marked")
def test_two_workshop_tiles_leave_and_four_come() -> None:
    settings = rules_of(GAME).check_settings
    seen: dict[int, set[str]] = {2: set(), 4: set()}
    for seats, tiles in seen.items():
        assert settings(seats, {"module": "on"})["module"] == "on"
        for seed in range(30):
            tiles |= {row["tile"] for tower in fresh(seats, seed).position()["site"] for row in tower}
    assert (len(seen[2]), len(seen[4])) == (15, 30)
    assert {"workshop_permit_1", "workshop_die_black_1"} <= seen[2]
    assert {"workshop_permit_2", "workshop_die_black_2"} <= seen[4]
    assert not any("recognition_1" in tile or "recognition_2" in tile for tile in seen[2] | seen[4])


@pytest.mark.rule("options.parts_independent")
def test_without_any_part_nothing_of_the_expansion_is_there() -> None:
    game = nave.new_game(GAME, seats=2, seed=1)
    position = game.position()
    assert "duchy" not in position
    assert "black" not in position["market"]["dice"]
    assert "module" not in game.record.settings
    refusal = game.why_not("hire moscow")
    assert refusal is not None
    assert refusal.rule == "options.parts_independent"


@pytest.mark.rule("plan.new_cards")
def test_new_plans_are_drawn_only_if_wanted() -> None:
    def heights(plans: str) -> set[tuple[int, ...]]:
        return {
            tuple(
                len(tower)
                for tower in nave.new_game(GAME, seats=3, seed=seed, settings={"plans": plans}).position()[
                    "site"
                ]
            )
            for seed in range(40)
        }

    rows = nave.component_set(GAME).rows("contractors_building_plan")
    new = {tuple(row["heights"]) for row in rows if row["players"] == 3}
    assert len(new) == 2
    assert not heights("base") & new
    assert new < heights("all")


@pytest.mark.rule("options.module_marked_cards", "solo.start_scores")
@pytest.mark.parametrize(
    ("seats", "options", "message"),
    [
        (2, {"guild": "lawyers"}, r"guild is 'lawyers', whose cards all need contractors.*module 'on'"),
        (2, {"guild": "contractors"}, "options.module_marked_cards"),
        (1, {"module": "on", "level": "hard"}, "level is 'hard'; with contractors allowed: standard"),
    ],
)
def test_options_that_do_not_go_together_are_refused(
    seats: int, options: dict[str, str], message: str
) -> None:
    with pytest.raises(nave.BadInput, match=message):
        nave.new_game(GAME, seats=seats, seed=1, settings=options)


@pytest.mark.rule("options.fourth_guild", "options.three_base_guilds")
@pytest.mark.parametrize(("module", "count"), [("off", 8), ("on", 10)])
def test_a_guild_is_drawn_among_those_that_fit(module: str, count: int) -> None:
    drawn = set()
    for seed in range(120):
        game = nave.new_game(GAME, seats=2, seed=seed, settings={"module": module, "guild": "random"})
        groups = {card.rpartition("_")[0] for card in game.position()["market"]["influence"]}
        assert {"craftsmen", "teamsters", "merchants"} < groups
        [fourth] = groups - {"craftsmen", "teamsters", "merchants"}
        drawn.add(fourth)
    assert len(drawn) == count
    assert "clergy" not in drawn
    assert ("lawyers" in drawn) == (module == "on")


def test_a_named_guild_takes_the_place_of_the_clergy_and_marked_cards_stay_out() -> None:
    cards = set()
    for seed in range(40):
        game = nave.new_game(GAME, seats=2, seed=seed, settings={"guild": "jewelers"})
        cards |= {card for card in game.position()["market"]["influence"] if card.startswith("jewelers")}
    assert cards == {"jewelers_1", "jewelers_2"}


def test_records_name_the_hash_of_what_is_in_play() -> None:
    whole = nave.component_set(GAME)
    assert whole.base is not None
    plain, module = nave.new_game(GAME, seats=2, seed=1), fresh(2)
    assert plain.record.components["hash"] == whole.base.hash
    assert module.record.components["hash"] == whole.hash
    record = module.record
    record.components = {"name": "standard", "hash": whole.base.hash}
    with pytest.raises(nave.RecordError, match="names the component hash"):
        nave.replay(record)


@pytest.mark.rule("options.module_marked_cards", "solo.start_scores")
def test_forms_hear_of_every_value_that_needs_another_option() -> None:
    """What a form leaves out is what the game refuses, and nothing else."""
    settings = {setting.id: setting for setting in rules_of(GAME).settings}
    for id, seats in (("guild", 2), ("level", 1)):
        for value in settings[id].values:
            needs = settings[id].needs.get(value, {})
            nave.new_game(GAME, seats=seats, seed=1, settings={id: value, **needs})
            for module in settings["module"].values:
                if needs.get("module", module) != module:
                    with pytest.raises(nave.BadInput):
                        nave.new_game(GAME, seats=seats, settings={id: value, "module": module})
                else:
                    nave.new_game(GAME, seats=seats, seed=1, settings={id: value, "module": module})


# ------------------------------------------------------------ later tables


@pytest.mark.rule("guild.foremen.completion_bonus", "guild.foremen.double_penalty")
def test_a_set_from_before_the_foremans_values_is_the_same_set() -> None:
    """They came after sets had been played with: a file without them is sound and keeps its hash."""
    standard = nave.component_set("red_cathedral")
    old = {name: value for name, value in standard.data.items() if name != "foreman"}
    whole = completed(SCHEMA, standard.data, old)
    assert whole["foreman"] == standard.data["foreman"]
    assert check(SCHEMA, standard.data, whole, "mine.toml") == []
    mine = ComponentSet("red_cathedral", "mine", whole, "", SCHEMA.base_tables, SCHEMA.later)
    assert mine.hash == standard.hash == hash_of(old)


@pytest.mark.rule("guild.foremen.completion_bonus", "guild.foremen.double_penalty")
@pytest.mark.parametrize("key", ["completion_recognition", "penalty_factor"])
def test_the_foremans_values_cannot_be_corrected(key: str) -> None:
    standard = nave.component_set("red_cathedral").data
    changed = {**standard, "foreman": {**standard["foreman"], key: 3}}
    [problem] = check(SCHEMA, standard, changed, "mine.toml")
    assert "guild.foremen" in str(problem)
