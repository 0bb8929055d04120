"""The library people import: every bad input is answered with one clear error, and no game is touched."""

import json
from pathlib import Path
from typing import Any

import pytest

import nave
from nave.api import rules_of
from nave.kernel.component_store import ComponentStore

GAME = "red_cathedral"


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """No component set of this machine takes part."""
    monkeypatch.setenv("NAVE_HOME", str(tmp_path))
    return tmp_path


# ------------------------------------------------------------ games


def test_the_games_tell_how_they_can_be_played() -> None:
    games = {game["id"]: game for game in nave.games()}
    assert GAME in games
    for data in games.values():
        assert json.loads(json.dumps(data)) == data
        assert set(data) == {"id", "title", "edition", "designer", "seats", "settings", "version"}
        for setting in data["settings"]:
            assert setting["default"] in setting["values"]
            assert set(setting["seats"]) <= set(data["seats"])
    cathedral = games[GAME]
    assert cathedral["title"] == "The Red Cathedral"
    assert cathedral["seats"] == [1, 2, 3, 4]
    assert [setting["id"] for setting in cathedral["settings"]][:4] == [
        "workshops",
        "influence",
        "first_player",
        "level",
    ]


@pytest.mark.parametrize("game", ["chess", "", "Red_Cathedral", None, 3, ["red_cathedral"]])
def test_an_unknown_game_is_answered_with_the_known_ones(game: Any) -> None:
    for ask in (lambda: nave.new_game(game, seats=2), lambda: nave.component_set(game)):
        with pytest.raises(nave.BadInput, match=r"there is no game .*; games: basilica, red_cathedral"):
            ask()
    position = {**nave.new_game(GAME, seats=2, seed=1).position(), "game": game}
    with pytest.raises(nave.PositionError, match="there is no game"):
        nave.from_position(position)
    record = nave.new_game(GAME, seats=2, seed=1).record
    record.game = game
    with pytest.raises(nave.RecordError, match="there is no game"):
        nave.replay(record)


@pytest.mark.parametrize("seats", [0, 5, -1, True, 2.0, "2", None, [2]])
def test_seats_that_cannot_be_played_are_answered_with_those_that_can(seats: Any) -> None:
    with pytest.raises(nave.BadInput, match=r"The Red Cathedral is played with 1, 2, 3, 4 seats, not "):
        nave.new_game(GAME, seats=seats)


@pytest.mark.parametrize("seed", ["42", 1.5, True, [1]])
def test_a_seed_is_a_whole_number(seed: Any) -> None:
    with pytest.raises(nave.BadInput, match="a seed is a whole number, not"):
        nave.new_game(GAME, seats=2, seed=seed)
    with pytest.raises(nave.BadInput, match="a seed is a whole number, not"):
        nave.from_position(nave.new_game(GAME, seats=2, seed=1).position(), seed=seed)


@pytest.mark.parametrize("seed", [0, -7, 2**64, 10**40])
def test_any_whole_number_is_a_seed_and_survives_a_record(seed: int) -> None:
    game = nave.new_game(GAME, seats=2, seed=seed)
    again = nave.replay(nave.record_from_json(game.record.to_json()))
    for twin in (game, again):
        twin.play(twin.legal_moves[0])
    assert again.position() == game.position()
    assert again.seed == seed


@pytest.mark.parametrize(
    ("seats", "options", "message"),
    [
        (
            2,
            {"speed": "fast"},
            r"no setting 'speed'; its settings: workshops, influence, first_player, level",
        ),
        (2, {"workshops": "huge"}, r"setting workshops is 'huge'; allowed: 'basic', 'advanced'"),
        (2, {"workshops": True}, "setting workshops is True; allowed"),
        (2, {"first_player": 1}, "setting first_player is 1; allowed: 'random', '1'"),
        (2, {"level": "hard"}, "setting level applies to 1 seat, not 2"),
        (1, {"first_player": "1"}, "setting first_player applies to 2, 3, 4 seats, not 1"),
        (2, {"color_3": "red"}, "setting color_3 applies to 3, 4 seats, not 2"),
        (2, {"color_1": "pink"}, "setting color_1 is 'pink'; allowed: 'auto', 'green'"),
        (3, {"color_1": "red", "color_3": "red"}, r"two seats have the color 'red'.*setup.players"),
        (2, {"first_player": "3"}, "setting first_player is '3'; with 2 seats allowed: random, 1 to 2"),
        (2, "advanced", "settings map names to values"),
    ],
)
def test_options_that_do_not_fit_are_refused(seats: int, options: Any, message: str) -> None:
    with pytest.raises(nave.BadInput, match=message):
        nave.new_game(GAME, seats=seats, seed=1, settings=options)


def test_options_are_not_changed_and_defaults_are_filled_in() -> None:
    options = {"color_2": "green"}
    game = nave.new_game(GAME, seats=2, seed=1, settings=options)
    assert options == {"color_2": "green"}
    assert game.record.settings == {
        "workshops": "basic",
        "influence": "random",
        "first_player": "random",
        "color_1": "auto",
        "color_2": "green",
    }


# ------------------------------------------------------------ moves


def test_an_unknown_move_is_answered_with_the_nearest() -> None:
    game = nave.new_game(GAME, seats=2, seed=1)
    before = game.record.to_data()
    with pytest.raises(nave.BadInput, match=r"no move 'dye white'; did you mean 'die white'"):
        game.play("dye white")
    with pytest.raises(nave.BadInput, match="moves run from 0 to 2399"):
        game.play(2400)
    assert game.record.to_data() == before


def test_an_illegal_move_names_its_rule_and_changes_nothing() -> None:
    game = nave.new_game(GAME, seats=2, seed=1)
    before = game.record.to_data(), game.position()
    with pytest.raises(
        nave.IllegalMove, match=r"claim 1\.2: the card below 1\.2 bears no banner yet"
    ) as caught:
        game.play("claim 1.2")
    assert caught.value.rule == "claim.available"
    assert (game.record.to_data(), game.position()) == before


# ------------------------------------------------------------ component sets


def corrected(home: Path, rubles: int) -> None:
    """Installs a set that differs from the standard one in the first player's rubles."""
    rules = rules_of(GAME)
    standard = rules.standard_components()
    text = standard.text.replace("turn_order = 1, ruble = 3", f"turn_order = 1, ruble = {rubles}")
    assert text != standard.text
    source = home / "corrected.toml"
    source.write_text(text, encoding="utf-8")
    store = ComponentStore(home)
    store.install(GAME, "mine", source, rules.component_schema, standard, replace=True)


@pytest.mark.parametrize("name", ["mine", "../mine", "", 5, None])
def test_a_component_set_that_is_not_there_is_refused(name: Any) -> None:
    for ask in (
        lambda: nave.component_set(GAME, name=name),
        lambda: nave.new_game(GAME, seats=2, seed=1, components=name),
    ):
        with pytest.raises(
            nave.ComponentError, match=r"has no component set 'mine'; allowed: standard|no name"
        ):
            ask()


def test_a_game_goes_on_with_the_set_it_was_begun_with(home: Path) -> None:
    corrected(home, 9)
    game = nave.new_game(GAME, seats=2, seed=1, settings={"first_player": "1"}, components="mine")
    assert game.view(0)["players"][0]["rubles"] == 9
    game.play(game.legal_moves[0])
    record = nave.record_from_json(game.record.to_json())
    assert record.components["name"] == "mine"
    assert nave.replay(record).position() == game.position()
    assert nave.from_position(game.position()).position() == game.position()


def test_a_set_that_is_gone_or_differs_is_named(home: Path) -> None:
    corrected(home, 9)
    game = nave.new_game(GAME, seats=2, seed=1, components="mine")
    corrected(home, 8)
    for change, message in ((None, "has now the hash"), ("remove", "there is no set of that name")):
        if change:
            ComponentStore(home).remove(GAME, "mine")
        with pytest.raises(nave.RecordError, match=rf"needs the component set 'mine'.*{message}"):
            nave.replay(game.record)
        with pytest.raises(nave.PositionError, match=rf"needs the component set 'mine'.*{message}"):
            nave.from_position(game.position())


@pytest.mark.parametrize("header", [None, "standard", {}, {"name": "standard"}, {"name": 5, "hash": 5}])
def test_a_component_header_that_is_none_is_refused(header: Any) -> None:
    game = nave.new_game(GAME, seats=2, seed=1)
    with pytest.raises(nave.PositionError, match="component"):
        nave.from_position({**game.position(), "components": header})
    record = game.record
    record.components = header
    with pytest.raises(nave.RecordError, match="component"):
        nave.replay(record)


# ------------------------------------------------------------ records


def test_a_record_of_another_rules_version_is_refused() -> None:
    record = nave.new_game(GAME, seats=2, seed=1).record
    record.rules_version += 1
    with pytest.raises(nave.RecordError, match=r"rules version 3 of The Red Cathedral; installed: 1, 2"):
        nave.replay(record)


def test_a_record_with_an_illegal_answer_names_it_and_its_rule() -> None:
    game = nave.new_game(GAME, seats=2, seed=1)
    number = len(game.answers)
    game.play("claim 1.1")
    record = game.record
    record.answers[number] = "claim 1.2"
    with pytest.raises(
        nave.RecordError, match=rf"answer {number} 'claim 1\.2' is not legal: .*claim\.available"
    ):
        nave.replay(record)


@pytest.mark.parametrize("upto", [-1, 10_000, "1", False])
def test_a_replay_stops_within_the_record_only(upto: Any) -> None:
    record = nave.new_game(GAME, seats=2, seed=1).record
    with pytest.raises(nave.RecordError, match=rf"answers 0 to {len(record.answers)}; "):
        nave.replay(record, upto=upto)


# ------------------------------------------------------------ positions


@pytest.mark.parametrize("data", [None, [], "text", 3])
def test_a_position_is_an_object(data: Any) -> None:
    with pytest.raises(nave.PositionError, match="a position is an object, not"):
        nave.from_position(data)
