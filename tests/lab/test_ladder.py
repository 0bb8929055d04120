"""The bars of the ladder: runs that can be played, kept, and told from each other."""

import json
from itertools import pairwise, product
from pathlib import Path

import pytest

from nave.api import rules_of
from nave.bots import make_bot
from nave.lab.tournament import tournament
from scripts.ladder import BARS, TRIALS, Bar, found, games_of, played, row
from scripts.ladder_kept import read_run, shorten


@pytest.mark.parametrize("name", BARS)
def test_every_bar_can_be_played(name: str) -> None:
    bar = BARS[name]
    rules_of(bar.game).check_settings(bar.seats, settings_of(bar))
    assert [make_bot(bot).name for bot in bar.bots.split(",")] == bar.bots.split(",")
    assert len(bar.bots.split(",")) == bar.seats


@pytest.mark.parametrize("name", TRIALS)
def test_every_trial_can_be_played(name: str) -> None:
    trial = TRIALS[name]
    rules_of(trial.game).check_settings(trial.seats, settings_of(trial))
    assert [make_bot(bot).name for bot in trial.bots.split(",")] == trial.bots.split(",")
    assert len(trial.bots.split(",")) >= trial.seats


@pytest.mark.parametrize("bot", ["architect", "mason"])
def test_there_is_a_run_for_every_level_of_ivan_on_both_sides_of_the_workshop(bot: str) -> None:
    rules = rules_of("red_cathedral")
    offered = {setting.id: setting.values for setting in rules.settings}
    wanted = set(product(offered["level"], offered["workshops"]))
    runs = [run for run in [*BARS.values(), *TRIALS.values()] if (run.bots, run.seats) == (bot, 1)]
    checked = [rules.check_settings(1, settings_of(run)) for run in runs]
    assert sorted((found["level"], found["workshops"]) for found in checked) == sorted(wanted)


def test_how_many_games_the_first_bot_plays() -> None:
    assert games_of(BARS["four"]) == 200
    assert games_of(BARS["very-hard"]) == 300
    assert games_of(TRIALS["ivan-hard-basic"]) == 50
    assert games_of(TRIALS["mason-ivan-hard-basic"]) == 300
    # With every other, from both seats.
    assert games_of(TRIALS["matrix"]) == 20 * 2 * 4


def test_no_two_bars_share_a_seed() -> None:
    """Those of the ablation do among themselves: they are compared."""
    trials = {(trial.seed, trial.seed + trial.blocks) for trial in TRIALS.values()}
    spans = sorted([*((bar.seed, bar.seed + bar.blocks) for bar in BARS.values()), *trials])
    assert all(end <= begin for (_, end), (begin, _) in pairwise(spans))


def test_a_run_is_kept_and_says_whether_its_bar_holds(tmp_path: Path) -> None:
    bar = Bar("basilica", "apprentice,random", 1, 5, 0.2, 60.0)
    first = played("small", bar, tmp_path, 1)
    assert (tmp_path / "small.json").exists()
    assert played("small", bar, tmp_path, 1) == first
    assert row("small", bar, first).startswith("| small | apprentice,random | 2 | 100.0% |")
    assert row("small", bar, first).endswith("| held |")
    assert row("small", bar._replace(least=0.9), first).endswith("| missed |"), "two games are too few"
    assert row("small", bar._replace(most=0.9), first).endswith("| missed |"), "too strong for a rung between"


def test_a_run_that_was_broken_off_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    bar = Bar("basilica", "apprentice,random", 1, 5, 0.2, 60.0)
    whole = played("whole", bar, tmp_path, 1)
    with monkeypatch.context() as patch:
        patch.setattr("nave.lab.journal.Journal.finish", interrupted)
        with pytest.raises(KeyboardInterrupt):
            played("torn", bar, tmp_path, 1)
    assert not (tmp_path / "torn.json").exists()
    kept = found("torn", tmp_path)
    assert kept is not None
    assert kept["standings"][0]["games"] == 2
    assert row("torn", bar._replace(blocks=2), kept).endswith("| unfinished, 4 to play |")
    assert found("never begun", tmp_path) is None
    assert played("torn", bar, tmp_path, 1)["played"] == whole["played"]


def test_the_games_of_a_finished_run_are_kept_short_and_lose_nothing(tmp_path: Path) -> None:
    path = tmp_path / "run.json"
    whole = tournament("basilica", ["apprentice", "random"], 2, 2, 5, output=path)
    long = path.stat().st_size
    for _ in range(2):
        shorten(path)
        assert read_run(path) == whole
    assert path.stat().st_size < long
    replaced = json.loads(path.read_text(encoding="utf-8"))
    assert replaced["played"][0] == [5, 0, *list(whole["played"][0].values())[2:5]]


def test_a_run_with_replaced_answers_is_kept_in_full(tmp_path: Path) -> None:
    path = tmp_path / "run.json"
    whole = tournament("basilica", ["apprentice", "random"], 2, 1, 5, output=path)
    data = {**whole, "played": [{**game, "replaced": [{"answer": 3}]} for game in whole["played"]]}
    path.write_text(json.dumps(data), encoding="utf-8")
    shorten(path)
    assert json.loads(path.read_text(encoding="utf-8")) == data


def settings_of(run: Bar) -> dict[str, str]:
    return dict(pair.split("=", 1) for pair in run.settings.split())


def interrupted(*given: object) -> None:
    raise KeyboardInterrupt
