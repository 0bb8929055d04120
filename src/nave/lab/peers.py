"""Other engines and environments to compare with, each in a throw-away environment of its own."""

import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final, NamedTuple

from nave.kernel.said import Said, Spoken
from nave.lab.fault import failure

# A peer's program gives `play(seed) -> number of decisions`; this measures it whenever a line comes.
MEASURED: Final = """
import sys, time
play(0)
for line in sys.stdin:
    seed, count, begin = int(line), 0, time.process_time()
    while time.process_time() - begin < 0.5:
        seed += 1
        count += play(seed)
    print((time.process_time() - begin) / count * 1e6, flush=True)
"""

CATANATRON: Final = """
from catanatron import Color, Game, RandomPlayer
colors = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)
def play(seed):
    game = Game([RandomPlayer(color) for color in colors], seed=seed)
    game.play()
    state = game.state
    return len(state.actions if hasattr(state, "actions") else state.action_records)
"""

BACKGAMMON: Final = """
import random
import pyspiel
game = pyspiel.load_game("backgammon")
def play(seed):
    rng, state, count = random.Random(seed), game.new_initial_state(), 0
    while not state.is_terminal():
        if state.is_chance_node():
            action = rng.choice(state.chance_outcomes())[0]
        else:
            action = rng.choice(state.legal_actions())
            count += 1
        state.apply_action(action)
    return count
"""

CHESS: Final = """
import random
from pettingzoo.classic import chess_v6
table = chess_v6.env()
def play(seed):
    rng, count = random.Random(seed), 0
    table.reset(seed=seed)
    while count < 100:
        seen, _, over, cut, _ = table.last()
        if over or cut:
            break
        table.step(rng.choice(seen["action_mask"].nonzero()[0]))
        count += 1
    return count
"""


class Peer(NamedTuple):
    """What to install, how to play it, and which of our measurements it stands beside."""

    id: str
    packages: tuple[str, ...]
    program: str
    beside: str


PEERS: Final = (
    Peer("catanatron", ("catanatron==3.2.1",), CATANATRON, "decision"),
    Peer("openspiel-backgammon", ("open-spiel==2.0.2",), BACKGAMMON, "decision"),
    Peer("pettingzoo-chess", ("pettingzoo[classic]==1.27.0",), CHESS, "pettingzoo"),
)


class Running:
    """A peer in a process of its own, on the same core."""

    def __init__(self, peer: Peer, process: "subprocess.Popen[str]") -> None:
        self.peer = peer
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
            with suppress(OSError):
                self.process.stdin.close()  # what it did not read would break the pipe once more
            errors = self.process.stderr.read() if self.process.stderr else ""
            raise failure("lab-peer-failed", peer=self.peer.id, error=last_line(errors)) from None


def last_line(text: str) -> Spoken:
    lines = [line for line in text.strip().splitlines() if not line.startswith("WARNING")]
    return lines[-1].strip() if lines else Said("lab-peer-silent")


def checked(command: list[str], peer: Peer, problem: str) -> None:
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        raise failure(problem, peer=peer.id, error=last_line(done.stderr or done.stdout))


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
def installed(peer: Peer) -> Iterator[Running]:
    """Raises NaveError if it cannot be installed; the environment is gone afterwards."""
    with tempfile.TemporaryDirectory(prefix="nave-peer-") as folder:
        checked([sys.executable, "-m", "venv", folder], peer, "lab-no-environment")
        python = Path(folder) / ("Scripts" if os.name == "nt" else "bin") / "python"
        install = [str(python), "-m", "pip", "--disable-pip-version-check", "install", "--quiet"]
        checked([*install, *peer.packages], peer, "lab-no-peer")
        pipe = subprocess.PIPE
        command = [str(python), "-c", peer.program + MEASURED]
        with subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe, text=True) as process:
            try:
                yield Running(peer, process)
            finally:
                process.kill()
