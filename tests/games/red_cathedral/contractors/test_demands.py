"""Every demand on a position with the expansion, broken on purpose: what cannot be on a table is refused."""

import copy
import random
from collections.abc import Iterator
from functools import cache
from typing import Any, cast

import pytest

import nave
from nave.games.red_cathedral.names import WORKSHOP
from nave.games.red_cathedral.state import State
from nave.kernel.errors import NaveError, PositionError
from nave.kernel.game import Game
from tests.games.red_cathedral.contractors.test_every_seat import SCENES, lively
from tests.support.contractors import ModuleTable, black_visit
from tests.support.red_cathedral import play, texts

GUILDS = (
    *("jewelers", "artisans", "foremen", "contractors", "wholesalers", "archivists"),
    *("master_builders", "brick_makers"),
)


PRINTED = {row["id"]: row for row in nave.component_set("red_cathedral").rows("guild_action")}
# What is printed of an action that asks a question.
ASKING = {
    "foreman": {"move_foreman"},
    "take_reinforcement": {"gain_reinforcement"},
    "keep_contract": {"draw_contracts"},
    "return_contract": {"draw_contracts"},
    "guild_action": {"guild_actions"},
    "pick_card": {"draw_cathedral_cards"},
    "unit": {"draw_cathedral_cards"},
    "name_section": {"section_ruble", "section_recognition"},
    "extra": {"market_actions"},
    "activate_other": {"tiles_of"},
    "pay_any": {"pay_diamonds_max"},
}


def refused(data: dict[str, Any]) -> bool:
    try:
        nave.from_position(data)
    except PositionError:
        return True
    return False


# ------------------------------------------------------------ questions


@cache
def asked() -> dict[tuple[str, str], dict[str, Any]]:
    """A position for each kind of question of the expansion, by guild: built ones, then random ones."""
    found: dict[tuple[str, str], dict[str, Any]] = {}
    for table, answers in SCENES:
        game = table.game()
        for text in answers:
            game.play(next((move for move in texts(game) if move.startswith(text)), text))
            keep(game, found)
    for tile in ("s16", "s18", "s19", "s20", "s22", "s23", "s24"):
        keep(
            play(black_visit().hold(0, tile).rubles(0, 4).claim("1.1", 0, up=True).game(), "use specialist"),
            found,
        )
    for guild in GUILDS:
        chance = random.Random(guild)
        for seed in range(2):
            settings = {"guild": guild, "module": "on"}
            game = nave.new_game("red_cathedral", seats=3, seed=seed, settings=settings)
            while not game.over and len(game.answers) < 350:
                keep(game, found)
                game.play(lively(game, chance))
    return found


def keep(game: Game, found: dict[tuple[str, str], dict[str, Any]]) -> None:
    """Every open question that a part of the expansion brings."""
    state = cast(State, game.state)
    brought = {kind.kind for part in state.config.parts for kind in part.questions()}
    guild = game.settings.get("guild", "module")
    for frame in state.stack:
        if frame.kind in brought and (guild, frame.kind) not in found:
            found[guild, frame.kind] = game.position()


def kinds_of(data: dict[str, Any]) -> dict[str, Any]:
    state = cast(State, nave.from_position(data).state)
    return {kind.kind: kind for part in state.config.parts for kind in part.questions()}


def test_most_questions_of_the_expansion_are_met() -> None:
    met = {kind for _, kind in asked()}
    assert len(met) >= 18
    assert {"both", "rubles", "discard", "specialist", "foreman", "name_player", "extra", "unit"} <= met


@pytest.mark.rule("options.guild_pieces")
def test_a_question_is_refused_with_any_argument_out_of_its_limits() -> None:
    for (guild, name), data in asked().items():
        state = cast(State, nave.from_position(data).state)
        kind = kinds_of(data)[name]
        for place, row in enumerate(data["ask"]):
            if row["ask"] != name:
                continue
            assert len(row["args"]) == len(kind.fields)
            for index, field in enumerate(kind.fields):
                for value in (field.least - 1, field.most(state) + 1, True, None, "1"):
                    spoiled = copy.deepcopy(data)
                    spoiled["ask"][place]["args"][index] = value
                    assert refused(spoiled), (guild, name, field.name, value)
            for args in ([], [*row["args"], 0]):
                spoiled = copy.deepcopy(data)
                spoiled["ask"][place]["args"] = args
                assert refused(spoiled), (guild, name, args)


@pytest.mark.rule("options.guild_pieces")
def test_a_question_is_refused_on_what_cannot_wait_for_it() -> None:
    """Alone on the change of turns, on itself, and for somebody whose turn it is not."""
    for (guild, name), data in asked().items():
        kind = kinds_of(data)[name]
        place = next(place for place, row in enumerate(data["ask"]) if row["ask"] == name)
        if "next_turn" not in kind.below:
            spoiled = copy.deepcopy(data)
            spoiled["ask"] = [data["ask"][0], *data["ask"][place:]]
            assert refused(spoiled), (guild, name, "on the change of turns")
        if name not in kind.below:
            spoiled = copy.deepcopy(data)
            spoiled["ask"].insert(place, copy.deepcopy(data["ask"][place]))
            assert refused(spoiled), (guild, name, "on itself")
        if kind.fields and kind.fields[0].name == "seat":
            spoiled = copy.deepcopy(data)
            args = spoiled["ask"][place]["args"]
            args[0] = (args[0] + 1) % data["seats"]
            assert refused(spoiled), (guild, name, "for somebody else")


@pytest.mark.rule("influence.quadrant", "specialist.in_one_piece")
def test_a_question_is_refused_if_it_names_an_action_that_does_not_ask_it() -> None:
    """Every other action but those that ask the very same, which are at the same card or tile."""
    for (guild, name), data in asked().items():
        kind = kinds_of(data)[name]
        if len(kind.fields) < 2 or kind.fields[1].name != "action":
            continue
        state = cast(State, nave.from_position(data).state)
        place = next(place for place, row in enumerate(data["ask"]) if row["ask"] == name)
        own = data["ask"][place]["args"][1]
        taken = []
        for number in range(len(state.tables.actions)):
            spoiled = copy.deepcopy(data)
            spoiled["ask"][place]["args"][1] = number
            if number != own and not refused(spoiled):
                taken.append(number)
        group = state.tables.actions[own].group
        for number in taken:
            action = state.tables.actions[number]
            assert action.group == group, (guild, name, action.name)
            assert not ASKING.get(name) or ASKING[name] & set(PRINTED[action.name]), (name, action.name)
        assert len(taken) <= 2, (guild, name, taken)


# ------------------------------------------------------------ pieces

# Values that are free within their limits: no other piece tells what they must be.
FREE = ("permits", "foreman", "this_turn", "contractors")


@cache
def tables() -> dict[str, dict[str, Any]]:
    """A table of each guild in the middle of a game."""
    found = {}
    for guild in GUILDS:
        chance = random.Random(guild)
        settings = {"guild": guild, "module": "on"}
        game = nave.new_game("red_cathedral", seats=3, seed=5, settings=settings)
        while len(game.answers) < 260:
            game.play(lively(game, chance))
        while game.state.stack[-1].kind != "turn":
            game.play(texts(game)[0])
        found[guild] = game.position()
    return found


def places(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[tuple[Any, ...], Any]]:
    """Every list, name and number within, with the way to it."""
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from places(inner, (*path, key))
        return
    yield path, value
    if isinstance(value, list):
        for index, inner in enumerate(value):
            yield from places(inner, (*path, index))


def spoiled_at(data: dict[str, Any], path: tuple[Any, ...], value: Any) -> dict[str, Any]:
    out = copy.deepcopy(data)
    inner: Any = out
    for step in path[:-1]:
        inner = inner[step]
    inner[path[-1]] = value
    return out


def of_expansion(data: dict[str, Any]) -> Iterator[tuple[tuple[Any, ...], Any]]:
    for key in ("duchy", "diamonds", "foreman", "contracts", "spare", "reinforcements"):
        if key in data:
            yield from places(data[key], (key,))
    for player in range(data["seats"]):
        for key in ("permits", "contractors", "specialist", "tools", "discarded", "diamonds", "contracts"):
            if key in data["players"][player]:
                yield from places(data["players"][player][key], ("players", player, key))
        if "reinforcements" in data["players"][player]:
            yield from places(
                data["players"][player]["reinforcements"], ("players", player, "reinforcements")
            )


@pytest.mark.rule("options.guild_pieces")
@pytest.mark.parametrize("guild", GUILDS)
def test_a_piece_that_is_lost_doubled_or_unheard_of_is_refused(guild: str) -> None:
    data = tables()[guild]
    count = 0
    for path, value in of_expansion(data):
        if isinstance(value, list):
            if value and path[-1] not in ("cities",):
                doubled = spoiled_at(data, path, [*value, value[-1]])
                assert refused(doubled), (path, "doubled")
            wrong = [spoiled_at(data, path, [*value, "phantom"]), spoiled_at(data, path, None)]
        elif isinstance(value, bool):
            wrong = [spoiled_at(data, path, "yes")]
        elif isinstance(value, int):
            wrong = [spoiled_at(data, path, -1), spoiled_at(data, path, 99), spoiled_at(data, path, "1")]
            if not set(path) & set(FREE):
                wrong += [spoiled_at(data, path, value + 1)]
        else:
            wrong = [spoiled_at(data, path, "phantom"), spoiled_at(data, path, 7)]
        for spoiled in wrong:
            count += 1
            assert refused(spoiled), path
    assert count > 40


@pytest.mark.rule("options.guild_pieces")
@pytest.mark.parametrize("guild", GUILDS)
def test_an_entry_that_is_missing_or_unheard_of_is_refused(guild: str) -> None:
    data = tables()[guild]
    mine = {path[0] for path, _ in of_expansion(data) if path[0] != "players"}
    for key in mine:
        without = copy.deepcopy(data)
        del without[key]
        assert refused(without), key
        if isinstance(data[key], dict):
            for inner in data[key]:
                without = copy.deepcopy(data)
                del without[key][inner]
                assert refused(without), (key, inner)
            assert refused(spoiled_at(data, (key, "phantom"), 1)), key
    for key in {path[2] for path, _ in of_expansion(data) if path[0] == "players"}:
        without = copy.deepcopy(data)
        del without["players"][1][key]
        with pytest.raises(NaveError):
            nave.from_position(without)


@pytest.mark.rule("advanced.unreleased_ornaments")
@pytest.mark.parametrize("space", WORKSHOP)
@pytest.mark.parametrize("player", range(3))
def test_an_ornament_leaves_the_game_only_from_a_space_that_held_one(player: int, space: str) -> None:
    for side in ("basic", "advanced"):
        data = ModuleTable(3, workshops=side).turn_of(0).game().position()
        data["players"][player]["discarded"]["from"] = [space]
        if side == "advanced" and not space.startswith("white"):
            assert nave.from_position(data).position() == data
            continue
        with pytest.raises(PositionError) as refused:
            nave.from_position(data)
        assert refused.value.said.key == "wrong-discarded-ornament-from-space"
