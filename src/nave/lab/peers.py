"""Another engine to compare with, installed into a throw-away environment for the time of a measurement."""

import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from nave.kernel.errors import NaveError

PEER: Final = "catanatron"
# Random four-player Catan: games until half a second of processor time is spent, microseconds per decision.
PROGRAM: Final = """
import sys, time
from catanatron import Color, Game, RandomPlayer
colors = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)
def play(seed):
    game = Game([RandomPlayer(color) for color in colors], seed=seed)
    game.play()
    state = game.state
    return len(state.actions if hasattr(state, "actions") else state.action_records)
play(0)
for line in sys.stdin:
    seed, count, begin = int(line), 0, time.process_time()
    while time.process_time() - begin < 0.5:
        seed += 1
        count += play(seed)
    print((time.process_time() - begin) / count * 1e6, flush=True)
"""


class Peer:
    """The other engine in a process of its own, on the same core."""

    def __init__(self, process: "subprocess.Popen[str]") -> None:
        self.process = process
        self.asked = 0

    def measure(self) -> float:
        """Microseconds per decision, other games each time."""
        if self.process.stdin is None or self.process.stdout is None:
            raise AssertionError("the process was started with pipes")
        self.asked += 1
        try:
            self.process.stdin.write(f"{self.asked * 1000}\n")
            self.process.stdin.flush()
            return float(self.process.stdout.readline())
        except (OSError, ValueError):
            errors = self.process.stderr.read() if self.process.stderr else ""
            raise NaveError(f"{PEER} could not be measured: {last_line(errors)}") from None


def last_line(text: str) -> str:
    lines = [line for line in text.strip().splitlines() if not line.startswith("WARNING")]
    return lines[-1].strip() if lines else "it said nothing"


def checked(command: list[str], what: str) -> None:
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        raise NaveError(f"{what}: {last_line(done.stderr or done.stdout)}")


@contextmanager
def one_core() -> Iterator[None]:
    """Everything inside, child processes included, runs on one core where the system lets us say so."""
    if not hasattr(os, "sched_setaffinity"):
        yield
        return
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {min(before)})
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)


@contextmanager
def installed_peer(package: str = PEER) -> Iterator[Peer]:
    """Raises NaveError if it cannot be installed; the environment is gone afterwards."""
    with tempfile.TemporaryDirectory(prefix="nave-peer-") as folder:
        checked([sys.executable, "-m", "venv", folder], "an environment for the peer cannot be made")
        python = Path(folder) / ("Scripts" if os.name == "nt" else "bin") / "python"
        install = [str(python), "-m", "pip", "--disable-pip-version-check", "install", "--quiet", package]
        checked(install, f"{package} cannot be installed for the comparison")
        pipe = subprocess.PIPE
        command = [str(python), "-c", PROGRAM]
        with subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe, text=True) as process:
            try:
                yield Peer(process)
            finally:
                process.kill()
