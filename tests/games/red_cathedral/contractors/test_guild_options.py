"""Which guild is in a game: chosen, drawn or the Clergy; with and without the module."""

import json
from collections import Counter
from typing import Any

import pytest

import nave
from tests.support.checks import play_checked
from tests.support.red_cathedral_pieces import RedCathedralSubject

ROWS = nave.component_set("red_cathedral").rows
CARDS = {row["id"]: row for row in ROWS("guild_card")}
GUILDS = [row["id"] for row in ROWS("guild")]
BASE = ("craftsmen", "teamsters", "merchants")
# What a guild's pieces add to a position.
PIECES = {"foremen": "foreman", "archivists": "contracts", "master_builders": "spare"}
MODULE_WORDS = ("duchy", "permit", "specialist", "resource_permit", "black")


def start(seats: int = 2, seed: int = 1, **options: str) -> dict[str, Any]:
    return nave.new_game("red_cathedral", seats=seats, seed=seed, settings=options).position()


def fourth(position: dict[str, Any]) -> str:
    """The card in the place of the Clergy."""
    cards = position["market"]["influence"]
    [card] = [name for name in cards if name.rpartition("_")[0] not in BASE]
    return str(card)


@pytest.mark.rule("options.three_base_guilds", "options.fourth_guild", "guild.card")
@pytest.mark.parametrize("guild", GUILDS)
def test_a_chosen_guild_takes_the_place_of_the_clergy_with_each_of_its_three_cards(guild: str) -> None:
    seen: Counter[str] = Counter()
    places = set()
    for seed in range(24):
        position = start(seed=seed, guild=guild, module="on")
        groups = sorted(name.rpartition("_")[0] for name in position["market"]["influence"])
        assert groups == sorted([*BASE, guild])
        seen[fourth(position)] += 1
        places.add(position["market"]["influence"].index(fourth(position)))
    assert set(seen) == {name for name, row in CARDS.items() if row["group"] == guild}
    assert len(seen) == 3
    assert places == {0, 1, 2, 3}


@pytest.mark.rule("options.three_base_guilds", "options.fourth_guild")
def test_the_module_is_also_played_with_the_clergy_and_all_three_cards_of_each_base_guild_occur() -> None:
    seen = set()
    for seed in range(40):
        seen |= set(start(seed=seed, module="on")["market"]["influence"])
    expected = {f"{group}_{n}" for group in (*BASE, "clergy") for n in (1, 2, 3)}
    assert seen == expected


@pytest.mark.rule("options.fourth_guild")
@pytest.mark.parametrize("module", ["off", "on"])
def test_the_seed_reproduces_the_drawn_guild_and_its_card(module: str) -> None:
    seen = set()
    for seed in range(12):
        position = start(seed=seed, guild="random", module=module)
        assert start(seed=seed, guild="random", module=module) == position
        seen.add(fourth(position))
    assert len(seen) > 4


@pytest.mark.rule("options.module_marked_cards")
def test_seven_of_thirty_cards_carry_the_module_mark() -> None:
    marked = [name for name, row in CARDS.items() if row["needs_module"]]
    assert (len(marked), len(CARDS)) == (7, 30)
    assert {CARDS[name]["group"] for name in marked} == {"contractors", "lawyers", "jewelers"}


@pytest.mark.rule("options.guild_pieces")
@pytest.mark.parametrize("module", ["off", "on"])
@pytest.mark.parametrize("guild", GUILDS)
def test_the_pieces_of_a_guild_are_set_up_with_any_of_its_cards_and_only_then(
    guild: str, module: str
) -> None:
    if module == "off" and guild in ("contractors", "lawyers"):
        return
    for seed in range(4):
        position = start(seed=seed, guild=guild, module=module)
        for other, piece in PIECES.items():
            assert (piece in position) == (other == guild), f"{piece} with {guild}"


@pytest.mark.rule("options.parts_independent")
@pytest.mark.parametrize("guild", ["foremen", "archivists", "master_builders", "random"])
def test_a_guild_without_the_module_brings_nothing_of_the_module(guild: str) -> None:
    position = start(3, guild=guild, plans="all")
    body = json.dumps({key: value for key, value in position.items() if key != "options"})
    for word in MODULE_WORDS:
        assert word not in body
    assert len(position["market"]["dice"]) == 5


@pytest.mark.rule("options.parts_independent", "plan.new_cards")
@pytest.mark.parametrize("guild", ["clergy", "managers"])
@pytest.mark.parametrize("module", ["off", "on"])
def test_plans_module_and_guild_are_switched_on_separately(guild: str, module: str) -> None:
    position = start(2, guild=guild, module=module, plans="all")
    assert ("duchy" in position) == (module == "on")
    assert fourth(position).startswith(guild)


@pytest.mark.rule("solo.guilds")
@pytest.mark.parametrize("guild", ["foremen", "archivists", "master_builders", "managers"])
def test_a_solitaire_game_with_a_guild_alone_follows_the_base_rules_for_ivan(guild: str) -> None:
    position = start(1, guild=guild)
    assert len(position["ivan"]["row"]) == 5
    assert "ivan_hire" not in position["ivan"]["row"]
    assert start(1, 1)["players"][1]["score"] <= position["players"][1]["score"]
    hard = start(1, guild=guild, level="very_hard")
    assert hard["players"][1]["score"] > position["players"][1]["score"]
    assert len(start(1, guild=guild, module="on")["ivan"]["row"]) == 6


@pytest.mark.rule("options.fourth_guild", "solo.guilds")
@pytest.mark.parametrize(("seats", "seed"), [(1, 3), (2, 4), (3, 5)])
def test_games_with_a_drawn_guild_keep_every_promise(seats: int, seed: int) -> None:
    play_checked(RedCathedralSubject(), seats, {"guild": "random", "module": "on"}, seed=seed, every=60)
