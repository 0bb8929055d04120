"""A game is a package of plug-ins: found by entry point, loaded when asked for, named nowhere else."""

import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import nave
from nave.api import known_games, rules_of
from nave.bots.minds import mind_of
from nave.cli.draw import Drawing, drawing_of
from nave.kernel import plugins
from nave.kernel.rules import Rules
from tests.support.plugged import plugged
from tests.support.toy import Marbles

SOURCES = Path(nave.__file__).parent
TOY = (plugins.GAMES, "marbles", "tests.support.toy:Marbles")


class Renamed(Marbles):
    def __init__(self) -> None:
        super().__init__()
        self.id = "pebbles"


# ------------------------------------------------------------ nobody else names a game


def folders_of(game: str) -> re.Pattern[str]:
    return re.compile(rf"(games|bots|cli/draw|envs)/{game}\b")


def test_nothing_outside_the_folders_of_a_game_names_it() -> None:
    found = []
    for path in sorted(SOURCES.rglob("*")):
        name = path.relative_to(SOURCES).as_posix()
        # The built page is made of the page's sources, which have a folder for each game.
        built = name.startswith("web/static/")
        if built or not path.is_file() or path.suffix not in (".py", ".toml", ".ftl", ".tcss"):
            continue
        text = path.read_text(encoding="utf-8").lower()
        for game, rules in known_games().items():
            words = (game, rules.title.lower().removeprefix("the "))
            if not folders_of(game).match(name) and any(word in text for word in words):
                found.append(f"{name} names {game}")
    assert not found


def test_nothing_of_the_page_outside_the_folder_of_a_game_names_it() -> None:
    """Drawings are found by their folder; the gallery (`dev`) and tests may name what they show."""
    sources = SOURCES.parent.parent / "web" / "src"
    found = []
    for path in sorted(sources.rglob("*")):
        name = path.relative_to(sources).as_posix()
        looked_at = path.suffix in (".ts", ".svelte", ".css", ".ftl") and not name.endswith(".test.ts")
        if not looked_at or name.startswith("dev/"):
            continue
        text = path.read_text(encoding="utf-8").lower()
        for game, rules in known_games().items():
            words = (game, rules.title.lower().removeprefix("the "))
            if not name.startswith(f"games/{game}/") and any(word in text for word in words):
                found.append(f"{name} names {game}")
    assert not found


# The rooms that put base game and expansion together; docs/architecture.md names them.
TOGETHER = {"catalogue", "component_schema", "options", "rules"}


def test_the_whole_base_game_is_kept_from_knowing_its_expansion() -> None:
    """A module that no contract names could import the expansion, and nobody would notice."""
    settings = tomllib.loads((SOURCES.parent.parent / "pyproject.toml").read_text(encoding="utf-8"))
    contracts = settings["tool"]["importlinter"]["contracts"]
    (named,) = (one["source_modules"] for one in contracts if "expansion" in one["name"])
    folder = SOURCES / "games" / "red_cathedral"
    modules = {path.stem for path in folder.glob("*.py")} - TOGETHER - {"__init__"}
    assert sorted(named) == [f"nave.games.red_cathedral.{name}" for name in sorted(modules)]


# ------------------------------------------------------------ finding


def test_a_game_of_another_package_is_found_and_played() -> None:
    with plugged(TOY):
        assert "marbles" in known_games()
        assert "marbles" in [row["id"] for row in nave.games()]
        game = nave.new_game("marbles", seats=2, seed=1)
        while not game.over:
            game.play(game.legal_moves[0])
        assert nave.replay(game.record).result == game.result
    assert "marbles" not in known_games()


def test_what_a_game_does_not_bring_is_done_without() -> None:
    with plugged(TOY):
        assert type(drawing_of(nave.new_game("marbles", seats=2, seed=1))) is Drawing
        with pytest.raises(nave.BadInput, match="no bot that thinks knows the game 'marbles'"):
            mind_of("marbles", 2)


def test_a_game_is_loaded_when_it_is_asked_for() -> None:
    code = "import sys, nave; print([n for n in sys.modules if n.startswith('nave.games.')])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_the_games_for_most_numbers_of_seats_come_first() -> None:
    counts = [len(rules.seats) for rules in known_games().values()]
    assert counts == sorted(counts, reverse=True)


# ------------------------------------------------------------ trouble


def test_a_package_that_is_broken_breaks_its_own_game_only() -> None:
    with plugged((plugins.GAMES, "lost", "no_such_package:Game")):
        nave.new_game("basilica", seats=2, seed=1)
        problem = (
            r"nave.games 'lost' of no_such_package:Game cannot be loaded: ModuleNotFoundError.*uninstall"
        )
        with pytest.raises(nave.BadInput, match=problem):
            rules_of("lost")
        with pytest.warns(RuntimeWarning, match=problem):
            assert "lost" not in known_games()


def test_two_games_with_one_id_are_told_with_both_packages() -> None:
    with plugged(TOY, (plugins.GAMES, "marbles", "tests.test_plug_ins:Renamed")):
        problem = r"has 'marbles' 2 times: .*toy:Marbles .* and .*Renamed .*; uninstall all but one"
        with pytest.raises(nave.BadInput, match=problem):
            rules_of("marbles")


def test_a_game_must_be_called_like_its_entry_point() -> None:
    with (
        plugged((plugins.GAMES, "marbles", "tests.test_plug_ins:Renamed")),
        pytest.raises(nave.BadInput, match="'marbles' makes the game 'pebbles'; name it like the game's id"),
    ):
        rules_of("marbles")


@pytest.mark.parametrize("value", ["builtins:dict", "tests.support.toy:Toy"])
def test_what_is_no_game_is_refused(value: str) -> None:
    with (
        plugged((plugins.GAMES, "odd", value)),
        pytest.raises(nave.BadInput, match="the game 'odd' is no game"),
    ):
        rules_of("odd")


def test_what_is_no_mind_is_refused() -> None:
    with (
        plugged(TOY, (plugins.MINDS, "marbles", "builtins:range")),
        pytest.raises(nave.BadInput, match="the mind of 'marbles' is none"),
    ):
        mind_of("marbles", 2)


def test_without_any_game_the_fix_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    with plugged():
        monkeypatch.setattr(plugins, "entry_points", lambda group: [])
        with pytest.raises(nave.BadInput, match=r"no game 'basilica'; none is installed; run `make install`"):
            rules_of("basilica")


def test_every_installed_game_brings_all_four_plug_ins() -> None:
    for group in (plugins.MINDS, plugins.DRAWINGS, plugins.OBSERVATIONS):
        assert plugins.names(group) == plugins.names(plugins.GAMES)
    assert all(isinstance(rules, Rules) for rules in known_games().values())
