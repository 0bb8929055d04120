"""Change one token of the code at random, many times, and see whether a test notices.

    .venv/bin/python scripts/mutants.py                    # 300 mutants, seed 1
    .venv/bin/python scripts/mutants.py --count 20 --seed 7 --under src/nave/games/basilica

Each mutant runs in a copy of the tree: first the tests of its own room, then, if they pass, the rest of the
quick round. What nothing notices is listed with the line before and after. Results are kept in
build/mutants.json, so that a run that was stopped goes on; the same seed makes the same mutants.
"""

import argparse
import ast
import json
import os
import random
import shutil
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parent.parent
RESULTS: Final = ROOT / "build" / "mutants.json"
# Where rules are, and what is built on them.
ROOMS: Final = ("src/nave/kernel", "src/nave/games", "src/nave/tables", "src/nave/web")
# The tests that know a room best, asked first; the longest fitting path counts.
NEAR: Final = {
    "src/nave/kernel": ("tests/kernel",),
    "src/nave/games/basilica": ("tests/games/basilica", "tests/games/test_declared_types.py"),
    "src/nave/games/red_cathedral": ("tests/games/red_cathedral",),
    "src/nave/tables": ("tests/tables", "tests/web"),
    "src/nave/web": ("tests/web",),
}
QUICK: Final = ("tests", "--ignore=tests/browser", "--ignore=tests/native")
# A mutant may loop for ever; that counts as noticed.
LIMIT: Final = 900

SWAPS: Final[dict[type[Any], type[Any]]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.And: ast.Or,
    ast.Or: ast.And,
}
SIGNS: Final[dict[type[Any], str]] = {
    **{ast.Lt: "<", ast.LtE: "<=", ast.Gt: ">", ast.GtE: ">=", ast.Eq: "==", ast.NotEq: "!="},
    **{ast.In: "in", ast.NotIn: "not in", ast.Is: "is", ast.IsNot: "is not", ast.And: "and", ast.Or: "or"},
    **{ast.Add: "+", ast.Sub: "-", ast.Mult: "*", ast.FloorDiv: "//", ast.Mod: "%"},
}


class Mutant:
    """One token of one file, from `start` to `end` of a line, and what stands there instead."""

    def __init__(self, path: str, line: int, start: int, end: int, new: str) -> None:
        self.path = path
        self.line = line
        self.start = start
        self.end = end
        self.new = new

    @property
    def name(self) -> str:
        return f"{self.path}:{self.line}:{self.start}:{self.new}"

    def apply(self, root: Path) -> tuple[str, str]:
        """Write it into a tree; the line before and after."""
        file = root / self.path
        lines = file.read_text(encoding="utf-8").splitlines(keepends=True)
        before = lines[self.line - 1]
        raw = before.encode()
        after = (raw[: self.start] + self.new.encode() + raw[self.end :]).decode()
        lines[self.line - 1] = after
        file.write_text("".join(lines), encoding="utf-8")
        return before.strip(), after.strip()


def found_in(path: Path) -> list[Mutant]:
    """Every mutant of a file."""
    text = path.read_text(encoding="utf-8")
    lines = text.encode().splitlines()
    name = path.relative_to(ROOT).as_posix()
    out: list[Mutant] = []

    def between(left: ast.expr, right: ast.expr, old: str, new: str) -> None:
        """The operator between two operands, if it stands on one line."""
        if left.end_col_offset is None or left.end_lineno != right.lineno:
            return
        part = lines[right.lineno - 1][left.end_col_offset : right.col_offset]
        at = part.find(old.encode())
        if at >= 0:
            start = left.end_col_offset + at
            out.append(Mutant(name, right.lineno, start, start + len(old.encode()), new))

    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Compare):
            operands = pairwise([node.left, *node.comparators])
            for (left, right), operator in zip(operands, node.ops, strict=True):
                between(left, right, SIGNS[type(operator)], SIGNS[SWAPS[type(operator)]])
        elif isinstance(node, ast.BinOp) and type(node.op) in SWAPS:
            between(node.left, node.right, SIGNS[type(node.op)], SIGNS[SWAPS[type(node.op)]])
        elif isinstance(node, ast.BoolOp):
            for left, right in pairwise(node.values):
                between(left, right, SIGNS[type(node.op)], SIGNS[SWAPS[type(node.op)]])
        elif isinstance(node, ast.Constant) and isinstance(node.value, int) and node.end_col_offset:
            new = str(not node.value) if isinstance(node.value, bool) else str(node.value + 1)
            out.append(Mutant(name, node.lineno, node.col_offset, node.end_col_offset, new))
        elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
            out.append(Mutant(name, node.lineno, node.col_offset, node.operand.col_offset, ""))
    return out


def chosen(count: int, seed: int, under: list[str]) -> list[Mutant]:
    files = [file for room in under for file in sorted((ROOT / room).rglob("*.py"))]
    mutants = [mutant for file in files if "migrations" not in file.parts for mutant in found_in(file)]
    rng = random.Random(seed)
    rng.shuffle(mutants)
    return mutants[:count]


def run_tests(tree: Path, tests: tuple[str, ...]) -> bool:
    """Whether the tests pass; one that never ends does not."""
    command = [
        sys.executable,
        "-m",
        "pytest",
        "-x",
        "-q",
        "-m",
        "not slow and not long",
        "-p",
        "no:cacheprovider",
    ]
    environment = {**os.environ, "PYTHONPATH": str(tree / "src"), "NAVE_ENGINE": "interpreted"}
    try:
        done = subprocess.run(
            [*command, *tests], cwd=tree, env=environment, capture_output=True, timeout=LIMIT, check=False
        )
    except subprocess.TimeoutExpired:
        return False
    return done.returncode == 0


def near(path: str) -> tuple[str, ...]:
    fitting = [room for room in NEAR if path.startswith(room)]
    return NEAR[max(fitting, key=len)] if fitting else QUICK


def judge(mutant: Mutant, whole: bool) -> dict[str, Any]:
    began = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="nave-mutant-") as folder:
        tree = Path(folder) / "nave"
        ignored = shutil.ignore_patterns(
            ".git", ".venv*", "node_modules", "build", "__pycache__", ".mypy_cache"
        )
        shutil.copytree(ROOT, tree, ignore=ignored, symlinks=True)
        before, after = mutant.apply(tree)
        survived = run_tests(tree, near(mutant.path)) and (not whole or run_tests(tree, QUICK))
    seconds = round(time.monotonic() - began, 1)
    return {"name": mutant.name, "before": before, "after": after, "survived": survived, "seconds": seconds}


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--count", type=int, default=300, help="how many mutants")
    parser.add_argument("--seed", type=int, default=1, help="the same seed makes the same mutants")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="mutants at a time")
    parser.add_argument("--under", nargs="*", default=list(ROOMS), help="folders to change")
    parser.add_argument("--near-only", action="store_true", help="leave out the rest of the quick round")
    given = parser.parse_args()
    mutants = chosen(given.count, given.seed, given.under)
    known: dict[str, dict[str, Any]] = {}
    if RESULTS.is_file():
        known = {row["name"]: row for row in json.loads(RESULTS.read_text(encoding="utf-8"))}
    RESULTS.parent.mkdir(exist_ok=True)
    left = [mutant for mutant in mutants if mutant.name not in known]
    done = len(mutants) - len(left)
    with ThreadPoolExecutor(given.jobs) as pool:
        for row in pool.map(lambda mutant: judge(mutant, not given.near_only), left):
            known[row["name"]] = row
            done += 1
            RESULTS.write_text(json.dumps(list(known.values()), indent=1) + "\n", encoding="utf-8")
            state = "SURVIVED" if row["survived"] else "noticed"
            print(f"{done:>4}/{len(mutants)}  {state:<8} {row['seconds']:>6.1f} s  {row['name']}", flush=True)
    survivors = [known[mutant.name] for mutant in mutants if known[mutant.name]["survived"]]
    share = len(survivors) / max(1, len(mutants))
    print(f"\n{len(survivors)} of {len(mutants)} survived ({share:.1%})")
    for row in survivors:
        print(f"\n{row['name']}\n  - {row['before']}\n  + {row['after']}")


if __name__ == "__main__":
    main()
