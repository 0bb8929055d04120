"""Bots of other packages: found by entry point, named like any other, blamed by name."""

from importlib.metadata import EntryPoint, EntryPoints

import pytest

import nave
import nave.bots
from nave.bots import bots, make_bot
from tests.support.bots import First, chosen

LADDER = ["random", "apprentice", "journeyman", "mason", "architect", "builder", "trader", "spoiler"]


def install(monkeypatch: pytest.MonkeyPatch, **values: str) -> None:
    points = EntryPoints(EntryPoint(name, value, "nave.bots") for name, value in values.items())
    monkeypatch.setattr(nave.bots, "entry_points", lambda group: points.select(group=group))


def test_a_bot_of_another_package_is_found_and_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    install(monkeypatch, opener="tests.support.bots:First")
    assert bots() == [*LADDER, "opener"]
    bot = make_bot("opener")
    assert type(bot) is First
    assert bot.name == "opener"
    game = nave.new_game("red_cathedral", seats=2, seed=1)
    assert chosen(game, bot) == game.options()[0].text


def test_a_built_in_name_stays_with_the_built_in_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    install(monkeypatch, mason="tests.support.bots:First")
    assert bots().count("mason") == 1
    assert type(make_bot("mason")) is nave.bots.Mason


def test_a_broken_package_breaks_its_own_bot_only(monkeypatch: pytest.MonkeyPatch) -> None:
    install(monkeypatch, lost="no_such_package:Bot", odd="tests.support.bots:play_on", text="builtins:str")
    assert make_bot("random").name == "random"
    with pytest.raises(nave.BadInput, match=r"'lost' of no_such_package:Bot cannot be made: ModuleNotFound"):
        make_bot("lost")
    with pytest.raises(nave.BadInput, match=r"'odd' of tests.support.bots:play_on cannot be made: TypeError"):
        make_bot("odd")
    with pytest.raises(nave.BadInput, match="builtins:str is no bot"):
        make_bot("text")


def test_without_other_packages_the_built_in_bots_are_all() -> None:
    assert bots()[: len(LADDER)] == LADDER
