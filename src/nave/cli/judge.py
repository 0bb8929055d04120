"""`nave judge`: what was luck, what was skill, and where a game was lost."""

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final, get_args

import typer
from rich.cells import cell_len
from rich.console import Console
from rich.markup import escape
from rich.padding import Padding
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid

from nave.cli.common import ClusterOption, JobsOption, JsonOption, print_json, told_plainly, workplace
from nave.cli.speech import Speech, chosen, fault
from nave.kernel.language import Each
from nave.kernel.record import Record, load_record

if TYPE_CHECKING:
    from nave.judge import Judgement, LevelName, Stretch
    from nave.judge.telling import Telling

# Eight heights of a curve, drawn with what every terminal has; letters of one at most, and at least.
BARS: Final = "▁▂▃▄▅▆▇█"
WIDTH: Final = 50
NARROW: Final = 10
# Between names, curves and what they end with: both gaps together.
APART: Final = 4
STYLES: Final = {"blunder": "bold red", "slip": "yellow", "brilliant": "bold green", "good": "green"}


def judge_command(
    files: Annotated[list[Path], typer.Argument(help="cli-option-judged-files", metavar="RECORD...")],
    level: Annotated[str, typer.Option("--level", "-l", help="cli-option-judge-level")] = "quick",
    seed: Annotated[int, typer.Option(help="cli-option-judge-seed")] = 0,
    every: Annotated[bool, typer.Option("--all", help="cli-option-judge-all")] = False,
    jobs: JobsOption = None,
    cluster: ClusterOption = None,
    output: Annotated[Path | None, typer.Option(help="cli-option-judged-output")] = None,
    as_json: JsonOption = False,
) -> None:
    """Judge records: marks, losses, luck and chances to win."""
    from nave.judge import judgement_from_json
    from nave.lab.judging import check_judged, judge_files, write_judged

    with told_plainly():
        named = level_of(level)
        if output is not None:
            check_judged(output)
        if len(files) == 1 and output is None and cluster is None:
            record = load_record(files[0])
            told = with_bar(record, named, seed)
            if as_json:
                print_json(json.loads(told.to_json()))
            else:
                show(Console(), record, told, every)
            return
        with workplace(jobs, cluster) as (processes, place), bar("cli-judging-records") as progress:
            task = progress.add_task("", total=len(files))
            found = judge_files(
                files, named, seed, processes, place, lambda done: progress.update(task, completed=done)
            )
        if output is not None:
            write_judged(output, found)
        judged = [(one["file"], judgement_from_json(one["judgement"])) for one in found]
    if as_json:
        print_json([{"file": file, **json.loads(told.to_json())} for file, told in judged])
    else:
        several(Console(), judged)


def level_of(name: str) -> "LevelName":
    from nave.judge import LevelName

    for level in get_args(LevelName):
        if name == level:
            found: LevelName = level
            return found
    raise fault("cli-no-level", level=name, known=Each(get_args(LevelName)))


def bar(key: str) -> Progress:
    """Parts done and time left, on stderr."""
    return Progress(
        TextColumn(Speech()(key)),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
    )


def with_bar(record: Record, level: "LevelName", seed: int) -> "Judgement":
    from nave.judge import judge

    with bar("cli-judging") as progress:
        task = progress.add_task("", total=None)
        return judge(
            record,
            level,
            seed,
            lambda done, count, _: progress.update(task, completed=done, total=count),
        )


def show(console: Console, record: Record, told: "Judgement", every: bool) -> None:
    from nave.judge.telling import Telling, marked

    telling = Telling(record)
    language = chosen()
    words = telling.rules.words(language)
    names = [words.say(name) for name in telling.rules.player_names(telling.cut.last)]
    say = Speech(language, telling.words_in, names)
    console.print(say("cli-judged", answers=told.answers, level=said_level(say, told)), highlight=False)
    totals(console, say, told)
    curves(console, say, told)
    shown = told.stretches if every else marked(told)
    if shown:
        turns(console, say, telling, shown)
    console.print(say("cli-judge-how"), style="dim", highlight=False)


def said_level(say: Speech, told: "Judgement") -> str:
    return say(f"cli-judge-level-{told.level}")


def totals(console: Console, say: Speech, told: "Judgement") -> None:
    """One line for each seat: how well, what was lost, what luck brought."""
    grid = Grid(box=None, pad_edge=False, padding=(0, 1, 0, 0))
    # Where there is little room the heads are broken, never a name or a figure.
    grid.add_column(say("cli-player"), no_wrap=True)
    for head in ("accuracy", "lost", "slips", "blunders", "best", "luck", "rest"):
        grid.add_column(say(f"cli-judge-{head}"), justify="right", overflow="fold")
    for seat, total in enumerate(told.totals):
        marks = total.marks
        grid.add_row(
            escape(name_of(say, seat)),
            "–" if total.accuracy is None else f"{total.accuracy:.0f}",
            f"{total.lost:.1f}",
            str(marks.get("slip", 0)),
            str(marks.get("blunder", 0)),
            str(marks.get("good", 0) + marks.get("brilliant", 0)),
            f"{total.luck:+.1f}",
            f"{total.rest:+.1f}",
        )
    console.print(grid)


def curves(console: Console, say: Speech, told: "Judgement") -> None:
    """Chance to win and luck of every seat, along the game; as wide as what stands beside leaves room."""
    rows: list[tuple[str, list[float], float, float, str]] = []
    for seat, total in enumerate(told.totals):
        wins = [point.wins[seat] for point in told.curve]
        sums = told.luck_along(seat)
        most = max(1.0, *(abs(one) for one in sums))
        ends = say("cli-judge-curve-win", now=f"{wins[-1]:.0%}")
        rows.append((name_of(say, seat), wins, 0.0, 1.0, ends))
        rows.append(("", sums, -most, most, say("cli-judge-curve-luck", now=f"{total.luck:+.1f}")))
    beside = max(cell_len(name) for name, *_ in rows) + max(cell_len(ends) for *_, ends in rows) + APART
    width = max(NARROW, min(WIDTH, console.width - beside))
    grid = Grid(box=None, pad_edge=False, padding=(0, 1), show_header=False)
    for _ in range(3):
        grid.add_column(no_wrap=True)
    for name, values, low, high, ends in rows:
        grid.add_row(escape(name), line_of(values, low, high, width), escape(ends))
    console.print(grid)


def name_of(say: Speech, seat: int) -> str:
    return say.names[seat] if seat < len(say.names) else say("cli-seat", seat=str(seat + 1))


def line_of(values: list[float], low: float, high: float, most: int = WIDTH) -> str:
    """A curve of so many letters at most."""
    width = min(most, len(values))
    shown = [values[place * len(values) // width] for place in range(width)]
    top = len(BARS) - 1
    return "".join(BARS[max(0, min(top, round((one - low) / (high - low) * top)))] for one in shown)


def turns(console: Console, say: Speech, telling: "Telling", shown: "list[Stretch]") -> None:
    """Each turn in a few lines: what it was, what was played, what would have been better, and why."""
    from nave.judge.telling import loss_said, mark_said

    for stretch in shown:
        name = name_of(say, stretch.seat)
        mark, loss = say.say(mark_said(stretch.mark)), say.say(loss_said(stretch))
        wins = {"before": f"{stretch.before:.0%}", "after": f"{stretch.later:.0%}"}
        key = "cli-judge-turn-lost" if stretch.played else "cli-judge-turn-best"
        head = say(key, turn=str(stretch.turn), player=name, mark=mark, loss=loss, **wins)
        console.print(escape(head), style=STYLES.get(stretch.mark, "dim"), highlight=False)
        told = [say("cli-judge-played", line=line(say, telling, stretch, stretch.played))]
        if stretch.played:
            told.append(say("cli-judge-better", line=line(say, telling, stretch, 0)))
        why = telling.reasons(stretch)
        if why is not None:
            told.append(say("cli-judge-why", reasons=say.say(why)))
        for one in told:
            console.print(Padding(escape(one), (0, 0, 0, 4)), highlight=False)


def line(say: Speech, telling: "Telling", stretch: "Stretch", place: int) -> str:
    return " · ".join(say.say(step) for step in telling.steps(stretch, stretch.plans[place]))


def several(console: Console, judged: "list[tuple[str, Judgement]]") -> None:
    """One line for each record."""
    say = Speech()
    grid = Grid(box=None, pad_edge=False, padding=(0, 1))
    for head in ("record", "accuracy", "lost", "blunders", "luck"):
        # Which record it was must be told, whatever its address: that is broken, no figure is.
        named = head == "record"
        grid.add_column(
            say(f"cli-judge-{head}"),
            justify="left" if named else "right",
            overflow="fold" if named else "ellipsis",
            no_wrap=not named,
        )
    for file, told in judged:
        seats = told.totals
        grid.add_row(
            escape(file),
            " ".join("–" if one.accuracy is None else f"{one.accuracy:.0f}" for one in seats),
            " ".join(f"{one.lost:.1f}" for one in seats),
            " ".join(str(one.marks.get("blunder", 0)) for one in seats),
            " ".join(f"{one.luck:+.1f}" for one in seats),
        )
    console.print(grid)
