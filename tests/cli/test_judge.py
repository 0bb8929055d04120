"""`nave judge`: a table, curves, JSON, many records at once, files for research."""

import io
import json
from pathlib import Path

import polars
import pytest
from rich.cells import cell_len
from rich.console import Console
from typer.testing import CliRunner

import nave
from nave.cli.judge import BARS, line_of, several, show
from nave.cli.main import app
from nave.cli.speech import choose
from nave.judge import judge, judgement_from_json
from nave.kernel.record import load_record

RECORDS = Path(__file__).parent.parent / "records"


@pytest.fixture
def short(tmp_path: Path) -> Path:
    """The beginning of a golden game of Basilica."""
    game = nave.replay(load_record(RECORDS / "basilica" / "base_third_scoring.json"), upto=50)
    path = tmp_path / "short.json"
    game.record.save(path)
    return path


def run(*words: str) -> str:
    done = CliRunner().invoke(app, ["judge", *words], env={"COLUMNS": "200", "TERM": "dumb"})
    assert done.exit_code == 0, done.output
    return done.stdout


def test_a_record_is_told_with_totals_curves_and_marked_turns(short: Path) -> None:
    told = judge(load_record(short))
    out = run(str(short), "--all")
    for total in told.totals:
        assert f"{total.lost:.1f}" in out
        assert f"{total.luck:+.1f}" in out
    assert out.count("played: ") == len(told.stretches)
    assert out.count("better: ") == sum(stretch.played > 0 for stretch in told.stretches)
    few = run(str(short))
    assert few.count("played: ") == sum(one.mark not in ("none", "decided") for one in told.stretches)


def test_json_is_the_judgement_of_the_library(short: Path) -> None:
    assert json.loads(run(str(short), "--json")) == json.loads(judge(load_record(short)).to_json())


def test_several_records_are_judged_in_their_order_and_written(short: Path, tmp_path: Path) -> None:
    other = tmp_path / "other.json"
    nave.replay(load_record(RECORDS / "red_cathedral" / "three_basic.json"), upto=60).record.save(other)
    lines, table = tmp_path / "judged.jsonl", tmp_path / "judged.parquet"
    out = run(str(short), str(other), "--jobs", "1", "--output", str(lines))
    assert out.index("short.json") < out.index("other.json")
    told = [judgement_from_json(line) for line in lines.read_text(encoding="utf-8").splitlines()]
    assert [one.game for one in told] == ["basilica", "red_cathedral"]
    run(str(short), str(other), "--jobs", "1", "--output", str(table))
    frame = polars.read_parquet(table)
    assert frame.height == sum(len(one.stretches) for one in told)
    assert frame["loss"].min() == 0.0
    for one in told:
        own = frame.filter(polars.col("record") == one.record)
        for seat, total in enumerate(one.totals):
            luck = own.filter(polars.col("seat") == seat)["luck"].sum()
            assert luck == pytest.approx(total.luck, abs=0.01 * max(1, len(one.chances)))
    refused = CliRunner().invoke(app, ["judge", str(short), "--output", str(table)])
    assert refused.exit_code == 2


@pytest.mark.slow
def test_the_number_of_processes_changes_no_judgement(short: Path, tmp_path: Path) -> None:
    other = tmp_path / "other.json"
    nave.replay(load_record(RECORDS / "red_cathedral" / "solo_won.json"), upto=60).record.save(other)
    tables = [tmp_path / f"with_{jobs}.parquet" for jobs in (1, 2)]
    for jobs, table in enumerate(tables, 1):
        run(str(short), str(other), "--jobs", str(jobs), "--output", str(table))
    assert tables[0].read_bytes() == tables[1].read_bytes()


def test_a_wrong_level_or_file_ends_with_two_and_says_so(short: Path) -> None:
    for words, said in (
        ([str(short), "--level", "wild"], "quick, thorough, deep"),
        (["nowhere.json"], "nowhere.json"),
    ):
        done = CliRunner().invoke(app, ["judge", *words])
        assert (done.exit_code, said in done.output) == (2, True)


def test_luck_so_far_stands_beside_every_chance_to_win() -> None:
    """Also with one seat, where an automaton has turns in which nobody is asked."""
    record = load_record(Path(__file__).parent.parent / "records/red_cathedral/solo_won.json")
    told = judge(nave.replay(record, upto=80).record)
    along = told.luck_along(0)
    assert len(along) == len(told.curve)
    assert len(told.chances) > len(told.curve), "more answers of chance than turns"
    assert along[0] == 0.0
    assert along[-1] == pytest.approx(told.totals[0].luck, abs=0.01)
    middle = told.curve[len(told.curve) // 2]
    before = [chance.values[0] for chance in told.chances if chance.answer < middle.answer]
    assert along[len(told.curve) // 2] == pytest.approx(sum(before))


@pytest.mark.parametrize("language", ["en", "de", "es", "fr", "it", "pl"])
def test_an_ordinary_terminal_cuts_off_no_name_and_no_figure(short: Path, language: str) -> None:
    """In 80 columns the end of every curve was cut off, in some languages the names of the players too."""
    record = load_record(short)
    told = judge(record)
    drawn = io.StringIO()
    choose(language)
    show(Console(file=drawn, width=80), record, told, every=False)
    several(Console(file=drawn, width=80), [("a/record/with/a/rather/long/address/indeed.json", told)])
    out = drawn.getvalue()
    assert "…" not in out
    words = nave.replay(record).rules.words(language)
    for seat, total in enumerate(told.totals):
        name = words.say(nave.replay(record).rules.player_names(nave.replay(record).state)[seat])
        assert out.count(name) >= 2
        assert out.count(f"{total.luck:+.1f}") >= 3, "totals, curve and the line of several agree"
        assert f"{told.curve[-1].wins[seat]:.0%}" in out
        assert f"{total.rest:+.1f}" in out
    assert max(map(cell_len, out.splitlines())) <= 80


def test_a_curve_touches_both_ends() -> None:
    drawn = line_of([0.0, 0.5, 1.0], 0.0, 1.0)
    assert (drawn[0], drawn[-1], len(drawn)) == (BARS[0], BARS[-1], 3)
    assert len(line_of([0.5] * 500, 0.0, 1.0)) == 50
    assert len(line_of([0.5] * 500, 0.0, 1.0, 20)) == 20
