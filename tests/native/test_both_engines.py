"""The compiled engine plays exactly what the readable files play: every step of many games, both ways."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from scripts.compile_engine import missing_tool
from tests.bots.test_worth import CONFIGURATIONS

ROOT = Path(__file__).parent.parent.parent
GOLDEN = {"red_cathedral": 57, "basilica": 10}
# First game and number of games: 500 in all, in parts that can be played side by side.
BATCHES = [
    ("red_cathedral", 0, 50),
    ("red_cathedral", 50, 100),
    ("basilica", 0, 175),
    ("basilica", 175, 175),
]


def start(engine: str, *words: str, module: str = "trace") -> subprocess.Popen[str]:
    command = [sys.executable, "-m", f"tests.support.{module}", *words]
    environment = {**os.environ, "NAVE_ENGINE": engine}
    return subprocess.Popen(
        command, cwd=ROOT, env=environment, text=True, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )


def lines(process: subprocess.Popen[str]) -> list[str]:
    out, errors = process.communicate()
    assert process.returncode == 0, errors
    return out.splitlines()


@pytest.mark.slow
@pytest.mark.parametrize(("game", "first", "count"), BATCHES)
def test_golden_records_and_random_games_go_the_same_way_in_both_engines(
    game: str, first: int, count: int
) -> None:
    # Where nothing can be compiled there is one engine only; else `make test` has compiled this very source.
    other = "interpreted" if missing_tool() else "compiled"
    words = (game, str(first), str(count))
    twins = [start("interpreted", *words), start(other, *words)]
    plain, native = (lines(twin) for twin in twins)
    assert (plain[0], native[0]) == ("interpreted", other)
    assert len(plain) == 1 + count + (GOLDEN[game] if first == 0 else 0)
    for expected, found in zip(plain[1:], native[1:], strict=True):
        assert found == expected


@pytest.mark.slow
def test_positions_are_worth_the_same_to_the_last_bit_in_both_engines() -> None:
    other = "interpreted" if missing_tool() else "compiled"
    twins = [start("interpreted", module="worths"), start(other, module="worths")]
    plain, native = (lines(twin) for twin in twins)
    assert (plain[0], native[0]) == ("interpreted", other)
    assert len(plain) == 1 + len(CONFIGURATIONS)
    assert native[1:] == plain[1:]
