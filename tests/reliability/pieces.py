"""Runs of hours in pieces: what is done is kept in docs/campaigns, and the next call goes on behind it.

Each piece has a database, a server and a seed of its own, and is checked by itself; only whole pieces count.
With every piece stands the commit it ran on, so that the sum can say what was shown of which.
"""

import json
import subprocess
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

# Of every run that ended; a folder for whoever ran it.
RECENT = Path("build/reliability")
# Pieces of runs of hours are handed on with the project: no machine has to do all of them.
LASTING = Path("docs/campaigns")
# Of these figures the largest is told, of all other numbers the sum.
LARGEST: Final = ("tables at a time", "memory before, MB", "memory grown, MB")


@dataclass(frozen=True)
class Piecewise:
    """`one` does so many of what is counted, with a seed."""

    one: Callable[[str, Path, int, int], dict[str, Any]]
    wanted: int
    each: int


class Ledger:
    """The pieces that were done so far, one line of JSON for each."""

    def __init__(self, folder: Path, name: str, kind: str) -> None:
        self.path = folder / f"{name}-{kind}.jsonl"

    def pieces(self) -> list[dict[str, Any]]:
        if not self.path.is_file():
            return []
        return [json.loads(line) for line in self.path.read_text(encoding="utf-8").splitlines()]

    def add(self, size: int, figures: dict[str, Any]) -> None:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        at = time.strftime("%Y-%m-%d %H:%M", time.gmtime())
        line = {"size": size, "commit": commit(), "at": at, "figures": figures}
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(line) + "\n")

    @property
    def done(self) -> int:
        return sum(piece["size"] for piece in self.pieces() if "failed" not in piece["figures"])

    def left(self, plan: Piecewise) -> Iterator[tuple[int, int]]:
        """Size and seed of each piece that is still to be done; a piece that failed is done anew."""
        while self.done < plan.wanted:
            yield min(plan.each, plan.wanted - self.done), len(self.pieces()) + 1

    def sum(self, plan: Piecewise) -> dict[str, Any]:
        pieces = self.pieces()
        good = [piece for piece in pieces if "failed" not in piece["figures"]]
        commits: dict[str, int] = {}
        total: dict[str, Any] = {}
        for piece in good:
            commits[piece["commit"]] = commits.get(piece["commit"], 0) + piece["size"]
            total = added(total, piece["figures"])
        failed = [piece["figures"]["failed"] for piece in pieces if "failed" in piece["figures"]]
        told = {"done": self.done, "of": plan.wanted, "pieces": len(good), "by commit": commits, **total}
        return {**told, "failed": failed} if failed else told


def added(one: dict[str, Any], other: dict[str, Any]) -> dict[str, Any]:
    found = dict(one)
    for name, value in other.items():
        before = found.get(name)
        if before is None:
            found[name] = value
        elif isinstance(value, dict):
            found[name] = added(before, value)
        elif name in LARGEST:
            found[name] = max(before, value)
        elif isinstance(value, int | float):
            found[name] = round(before + value, 1)
    return found


def commit() -> str:
    """The commit that runs, with a plus if something was changed since."""
    found = subprocess.run(
        ["git", "rev-parse", "--short", "HEAD"], capture_output=True, text=True, check=False
    )
    changed = subprocess.run(
        ["git", "status", "--porcelain", "-uno"], capture_output=True, text=True, check=False
    )
    return (found.stdout.strip() or "unknown") + ("+" if changed.stdout.strip() else "")
