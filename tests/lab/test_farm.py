"""Work on many cores: in order, nothing lost, nothing twice, whatever dies."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import polars
import pytest
from typer.testing import CliRunner

import nave
from nave.cli.main import app
from nave.lab import simulate as lab
from nave.lab.farm import Here, Processes, Results, in_order, place_for
from nave.lab.journal import Journal
from nave.lab.simulate import simulate
from nave.lab.tournament import tournament
from tests.lab.test_simulate import timeless
from tests.support.chunks import die_always, die_once, echo


def test_results_come_in_the_order_of_the_chunks() -> None:
    found = [games[0] for games in in_order(echo, list("abcdefgh"), Processes(2))]
    assert [game["chunk"] for game in found] == list("abcdefgh")
    assert len({game["process"] for game in found}) <= 2


def test_a_killed_process_is_replaced_and_every_chunk_counts_once(tmp_path: Path) -> None:
    chunks = [(number, str(tmp_path)) for number in range(30)]
    found = [games[0]["number"] for games in in_order(die_once, chunks, Processes(2))]
    assert (tmp_path / "died").exists()
    assert found == list(range(30))


def test_games_that_kill_every_process_are_given_up() -> None:
    with pytest.raises(nave.NaveError, match="died 5 times over the same games"):
        list(in_order(die_always, [0, 1, 2], Processes(2)))


def test_little_work_needs_no_processes() -> None:
    assert isinstance(place_for(8, 1), Here)
    assert isinstance(place_for(1, 8), Here)
    with pytest.raises(nave.BadInput, match="number of jobs is 0"):
        place_for(0, 8)


@pytest.mark.slow
def test_the_number_of_processes_does_not_change_a_simulation(tmp_path: Path) -> None:
    one, two = tmp_path / "one.parquet", tmp_path / "two.parquet"
    first = simulate("basilica", 2, 250, 9, jobs=1, output=one)
    second = simulate("basilica", 2, 250, 9, jobs=2, output=two)
    assert timeless(first) == timeless(second)
    assert one.read_bytes() == two.read_bytes()


def test_results_hold_one_row_per_game_and_seat(tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    summary = simulate("red_cathedral", 3, 4, 5, output=path)
    table = polars.read_parquet(path)
    assert table.shape == (12, len(lab.SCHEMA))
    assert table["seed"].to_list() == [seed for seed in range(5, 9) for _ in range(3)]
    assert table["seat"].to_list() == [0, 1, 2] * 4
    means = table.group_by("seat", maintain_order=True).agg(polars.col("score").mean())["score"]
    assert means.to_list() == pytest.approx(summary["mean_scores"], abs=0.01)
    assert table["win_share"].sum() == pytest.approx(4)
    assert list(tmp_path.iterdir()) == [path]


def test_unfinished_games_have_rows_without_scores(tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    simulate("red_cathedral", 2, 2, 1, limit=50, output=path)
    table = polars.read_parquet(path)
    assert table["finished"].to_list() == [False] * 4
    assert table["score"].null_count() == 4


class Stopping:
    """Stops after some chunks, like Ctrl-C or a power cut."""

    def __init__(self, after: int) -> None:
        self.after = after
        self.played: list[int] = []

    def results(self, work: Any, chunks: list[tuple[int, Any]]) -> Results:
        for number, chunk in chunks:
            if len(self.played) == self.after:
                raise KeyboardInterrupt
            self.played.append(number)
            yield number, work(chunk)


@pytest.fixture
def small_chunks(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(lab, "CHUNK", 2)
    return iter(())


@pytest.mark.usefixtures("small_chunks")
def test_a_stopped_run_goes_on_where_it_was(tmp_path: Path) -> None:
    whole, path = tmp_path / "whole.parquet", tmp_path / "games.parquet"
    expected = simulate("basilica", 2, 9, 3, output=whole)
    with pytest.raises(KeyboardInterrupt):
        simulate("basilica", 2, 9, 3, output=path, place=Stopping(3))
    assert not path.exists()
    with open(tmp_path / "games.parquet.part", "a", encoding="utf-8") as file:
        file.write('{"chunk": 3, "games": [{"se')  # torn by a crash
    rest = Stopping(99)
    assert timeless(simulate("basilica", 2, 9, 3, output=path, place=rest, resume=True)) == timeless(expected)
    assert rest.played == [3, 4]
    assert path.read_bytes() == whole.read_bytes()
    assert not (tmp_path / "games.parquet.part").exists()


@pytest.mark.usefixtures("small_chunks")
def test_an_unfinished_run_is_neither_overwritten_nor_mixed_with_another(tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    with pytest.raises(KeyboardInterrupt):
        simulate("basilica", 2, 9, 3, output=path, place=Stopping(1))
    kept = (tmp_path / "games.parquet.part").read_bytes()
    with pytest.raises(nave.BadInput, match="--resume goes on with it"):
        simulate("basilica", 2, 9, 3, output=path)
    with pytest.raises(nave.BadInput, match="was begun with seed 3, not 4"):
        simulate("basilica", 2, 9, 4, output=path, resume=True)
    assert (tmp_path / "games.parquet.part").read_bytes() == kept


def test_a_file_that_is_no_journal_is_not_resumed(tmp_path: Path) -> None:
    (tmp_path / "x.parquet.part").write_text("poems\n", encoding="utf-8")
    with pytest.raises(nave.BadInput, match="no journal"):
        Journal(tmp_path / "x.parquet", {}, resume=True)
    assert (tmp_path / "x.parquet.part").read_text(encoding="utf-8") == "poems\n"


@pytest.mark.slow
def test_a_tournament_goes_on_where_it_was_and_keeps_rows(tmp_path: Path) -> None:
    path = tmp_path / "t.parquet"
    expected = tournament("basilica", ["apprentice", "random"], 2, blocks=3, seed=80)
    with pytest.raises(KeyboardInterrupt):
        tournament("basilica", ["apprentice", "random"], 2, 3, 80, output=path, place=Stopping(2))
    rest = Stopping(99)
    again = tournament("basilica", ["apprentice", "random"], 2, 3, 80, output=path, place=rest, resume=True)
    assert rest.played == [2, 3, 4, 5]
    assert again["played"] == expected["played"]
    table = polars.read_parquet(path)
    assert table.height == 12
    assert table["bot"].to_list()[:4] == ["apprentice", "random", "random", "apprentice"]


# ------------------------------------------------------------ the command


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        (("--games", "0"), "the number of games is 0; allowed: 1 or more"),
        (("--set", "weather=fine"), "has no setting 'weather'"),
        (("--jobs", "0"), "the number of jobs is 0"),
        (("--output", "games.csv"), "allowed: .parquet"),
        (("--output", "lost/games.parquet"), "lost is no folder"),
        (("--resume",), "--resume needs the --output"),
        (("--output", "new.parquet", "--resume"), "there is no unfinished run to resume"),
        (("--cluster", "tcp://127.0.0.1:1"), "no Dask scheduler answers at 'tcp://127.0.0.1:1'"),
        (("--cluster", "nonsense://here"), "no Dask scheduler answers at 'nonsense://here'"),
        (("--cluster", "tcp://127.0.0.1:1", "--jobs", "2"), "exclude each other"),
    ],
)
def test_bad_requests_are_refused_before_any_game(
    words: tuple[str, ...], problem: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("nave.lab.cluster.PATIENCE", 1)
    done = CliRunner().invoke(app, ["simulate", "red_cathedral", *words])
    assert done.exit_code == 2
    assert problem in done.stderr
    assert list(tmp_path.iterdir()) == []


def test_existing_results_are_never_overwritten(tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    path.write_text("precious", encoding="utf-8")
    for words in (["simulate", "basilica"], ["tournament", "basilica", "-b", "random,random"]):
        done = CliRunner().invoke(app, [*words, "--output", str(path)])
        assert done.exit_code == 2
        assert "exists already and is not overwritten" in done.stderr
    assert path.read_text(encoding="utf-8") == "precious"


def test_the_command_writes_parquet_and_prints_the_summary(tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    words = ["simulate", "basilica", "-n", "3", "--output", str(path), "--json"]
    done = CliRunner().invoke(app, words)
    assert done.exit_code == 0
    assert json.loads(done.stdout)["finished"] == 3
    assert polars.read_parquet(path).height == 6
