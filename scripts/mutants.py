"""Change one token of the code at random, many times, and see whether a test notices.

    .venv/bin/python -m scripts.mutants                    # 300 mutants, seed 1
    .venv/bin/python -m scripts.mutants --count 20 --seed 7 --under src/nave/games/basilica

A traced run of the quick tests, golden games among them, says which tests run which line (mutant_map.py,
kept in build/mutants). Each mutant is written into a copy of the tree and judged by the tests that run its
line, fastest first, up to `--seconds` of them, in a fork of a warm process (mutant_run.py). A line that no
test runs is a survivor at once; where a server of its own may run it, the tests of the room are asked. What
nothing notices is listed with the line before and after. Results are kept in build/mutants, so that a run
that was stopped goes on; the same seed makes the same mutants.
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
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

from scripts import mutant_run
from scripts.mutant_map import ROOT, WANTED, Test, TestFile, digest, read_map

KEPT: Final = ROOT / "build" / "mutants"
# A line for each verdict; several runs may write to it at a time.
RESULTS: Final = KEPT / "results.jsonl"
# Where rules are, and what is built on them.
ROOMS: Final = ("src/nave/kernel", "src/nave/games", "src/nave/tables", "src/nave/web")
# The tests that are traced and asked: without browsers, compilers and command lines.
FRONT: Final = "tests/test_front_door.py"
TESTS: Final = (FRONT, "tests/kernel", "tests/games", "tests/envs", "tests/tables", "tests/web")
# The tests that know a room best, asked first; the longest fitting path counts.
NEAR: Final = {
    "src/nave/kernel": "tests/kernel",
    "src/nave/games/basilica": "tests/games/basilica",
    "src/nave/games/red_cathedral": "tests/games/red_cathedral",
    "src/nave/games/red_cathedral/contractors": "tests/games/red_cathedral/contractors",
    "src/nave/tables": "tests/tables",
    "src/nave/web": "tests/web",
}
# Rooms whose lines a server may run in a process of its own, where no tracer sees them.
SERVED: Final = ("src/nave/tables", "src/nave/web")
GENERATED: Final = ("tests/games/test_told.py", "tests/games/test_broken_positions.py")
# What the server declares is read from its modules, so no line of them is traced; asked about all of it.
DECLARED: Final = "tests/web/test_declared.py"
# The part of the time that each of those may take.
SHARE: Final = 0.25
# Seconds of tests in the first fork, which is to be small; most mutants are noticed there.
FIRST: Final = 2.0
# So many times as long may the others take that are asked about a mutant that all quick ones pass.
REST: Final = 10
# Seconds of tests that know the file of a mutant though not its line.
FURTHER: Final = 5.0

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

    @property
    def key(self) -> str:
        """Also says which text of the file is meant: a verdict holds no longer than that."""
        return f"{self.name}@{digest(ROOT / self.path)}"

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


# ------------------------------------------------------------ the tests of a mutant


def trace(folder: Path) -> list[TestFile]:
    """The map of tests to lines, with the test files that are new or changed traced now."""
    folder.mkdir(parents=True, exist_ok=True)
    known = {file.path for file in read_map(folder)}
    paths = [path for room in TESTS for path in [ROOT / room, *(ROOT / room).rglob("test_*.py")]]
    files = [path.relative_to(ROOT).as_posix() for path in paths if path.is_file()]
    left = sorted(set(files) - known)
    command = [
        sys.executable,
        "-m",
        "pytest",
        "-q",
        "-p",
        "scripts.mutant_map",
        "-m",
        "not slow and not long",
    ]
    source = os.pathsep.join([str(ROOT / "src"), str(ROOT)])
    for room in TESTS:
        mine = [path for path in left if path == room or path.startswith(f"{room}/")]
        if mine:
            print(f"tracing {len(mine)} test files of {room} ...", flush=True)
            environment = {
                **os.environ,
                "PYTHONPATH": source,
                WANTED: str(folder),
                "NAVE_ENGINE": "interpreted",
            }
            subprocess.run([*command, *mine], cwd=ROOT, env=environment, check=False, capture_output=True)
    return read_map(folder)


def enclosing(mutant: Mutant) -> str:
    """The name of the function around a mutant as the tracer calls it, empty for what runs at import."""
    name = ""

    def look(node: ast.AST, above: str) -> None:
        nonlocal name
        for child in ast.iter_child_nodes(node):
            if isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
                if child.lineno <= mutant.line <= (child.end_lineno or 0):
                    inside = f"{above}{child.name}"
                    if isinstance(child, ast.ClassDef):
                        look(child, f"{inside}.")
                    else:
                        name = inside
                        look(child, f"{inside}.<locals>.")
            else:
                look(child, above)

    look(ast.parse((ROOT / mutant.path).read_text(encoding="utf-8")), "")
    return name


def near(path: str) -> str:
    fitting = [room for room in NEAR if path.startswith(room)]
    return NEAR[max(fitting, key=len)] if fitting else "tests"


def tests_of(mutant: Mutant, known: list[TestFile], most: float) -> list[Test]:
    """What may notice a mutant, fastest first: tests that run its line, then some that know its file."""
    path, name = mutant.path, enclosing(mutant)
    fresh = digest(ROOT / path)
    room = near(path)

    def quick(tests: list[Test], most: float) -> list[Test]:
        """Those of the own room first, no more than fits the time."""
        tests.sort(key=lambda t: t.seconds + (0.0 if t.of.path.startswith(room) else 0.5))
        fitting: list[Test] = []
        for test in tests:
            most -= test.seconds
            if most < 0 and fitting:
                break
            fitting.append(test)
        return fitting

    running = [test for file in known for test in file.running(path, mutant.line, name, fresh)]
    imported = not name or any((path, name) in file.imported for file in known)
    changed = any(file.sources.get(path, fresh) != fresh for file in known)
    if not running and not imported and not changed and not path.startswith(SERVED):
        return []
    # What is worked out once and kept is run by the first test alone; the others may notice it as well.
    others = [test for file in known for test in file.touching(path)]
    others = others or [test for file in known if file.path.startswith(f"{room}/") for test in file.tests]
    # Golden games and broken positions look at everything that is said; a few of each come first.
    able = running or others
    ahead = [quick([test for test in able if test.of.path == file], SHARE * most) for file in GENERATED]
    chosen = [*(test for tests in ahead for test in tests), *quick(running, most)]
    if path.startswith(SERVED):
        chosen[:0] = [test for file in known if file.path == DECLARED for test in file.tests]
    return list(dict.fromkeys([*chosen, *quick(others, FURTHER if chosen else most / 2)]))


def forks(tests: list[Test], room: str) -> list[list[Test]]:
    """A few quick tests of the own room in the first fork, all others in the second."""
    first: list[Test] = []
    seconds = FIRST
    files: set[str] = set()
    for test in tests:
        path = test.of.path
        if not path.startswith(room) or seconds < test.seconds or (path not in files and len(files) > 2):
            continue
        files.add(path)
        seconds -= test.seconds
        first.append(test)
    taken = {test.name for test in first}
    rest = [test for test in tests if test.name not in taken]
    return [part for part in (first, rest) if part]


class Judge:
    """A copy of the tree, into which one mutant after the other is written."""

    def __init__(self, folder: Path, most: float) -> None:
        self.tree = folder / "nave"
        self.keep = folder
        self.most = most
        out = (".git", ".venv*", "node_modules", "build", "dist", ".mypy_cache", ".ruff_cache", "static")
        shutil.copytree(ROOT, self.tree, ignore=shutil.ignore_patterns(*out), symlinks=True)
        mutant_run.warm(self.tree)

    def sound(self, known: list[TestFile]) -> None:
        """A tree without a mutant must pass, or nothing that follows means anything."""
        quick = [min(file.tests, key=lambda test: test.seconds) for file in known if file.tests]
        passed, failed = mutant_run.run(self.tree, [test.name for test in quick], 300, self.keep)
        if not passed:
            log = (self.keep / "log").read_text(encoding="utf-8", errors="replace")
            sys.exit(f"{log}\nThe unchanged tree does not pass: {failed}")

    def judge(self, mutant: Mutant, known: list[TestFile]) -> dict[str, Any]:
        began = time.monotonic()
        file = self.tree / mutant.path
        stat = file.stat()
        before, after = mutant.apply(self.tree)
        # Compiled files are known by time and size; a mutant must not meet the one of its original.
        os.utime(file, (stat.st_atime, stat.st_mtime + 1000))
        survived, noticed = True, "no test runs this line"
        asked: list[Test] = []
        # What the quickest tests pass is shown to the others that run its line before it counts as survivor.
        for most in (self.most, REST * self.most):
            tests = [test for test in tests_of(mutant, known, most) if test not in asked]
            asked += tests
            for part in forks(tests, near(mutant.path)) if survived else []:
                # Traced tests took longer than they do now: who needs three times that does not end.
                limit = 30 + 3 * sum(test.seconds for test in part)
                names = [test.name for test in part]
                survived, noticed = mutant_run.run(self.tree, names, limit, self.keep)
                if not survived:
                    break
        shutil.copy2(ROOT / mutant.path, file)
        seconds = round(time.monotonic() - began, 1)
        why = f"{len(asked)} tests pass" if survived and asked else noticed
        told = {"key": mutant.key, "name": mutant.name, "before": before, "after": after, "seconds": seconds}
        return {**told, "survived": survived, "by": why}


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--count", type=int, default=300, help="how many mutants")
    parser.add_argument("--seed", type=int, default=1, help="the same seed makes the same mutants")
    parser.add_argument("--under", nargs="*", default=list(ROOMS), help="folders to change")
    parser.add_argument("--part", default="1/1", help="2/3: of three runs at a time this is the second")
    parser.add_argument(
        "--seconds", type=float, default=60, help="at most so much time in tests for a mutant"
    )
    parser.add_argument("--again", action="store_true", help="judge earlier survivors once more")
    parser.add_argument("--as-traced", action="store_true", help="do not trace new or changed tests first")
    given = parser.parse_args()
    part, _, parts = given.part.partition("/")
    mutants = chosen(given.count, given.seed, given.under)[int(part) - 1 :: int(parts)]
    results: dict[str, dict[str, Any]] = {}
    if RESULTS.is_file():
        rows = [json.loads(line) for line in RESULTS.read_text(encoding="utf-8").splitlines()]
        results = {row["key"]: row for row in rows}
    known = read_map(KEPT / "map") if given.as_traced else trace(KEPT / "map")
    left = [m for m in mutants if m.key not in results or (given.again and results[m.key]["survived"])]
    done = len(mutants) - len(left)
    with tempfile.TemporaryDirectory(prefix="nave-mutants-") as folder:
        judge = Judge(Path(folder), given.seconds)
        judge.sound(known)
        for mutant in left:
            row = results[mutant.key] = judge.judge(mutant, known)
            done += 1
            with RESULTS.open("a", encoding="utf-8") as file:
                file.write(json.dumps(row) + "\n")
            state = "SURVIVED" if row["survived"] else "noticed"
            bar = "#" * (20 * done // len(mutants))
            told = f"{state:<8} {row['seconds']:>5.1f} s  {row['name']}"
            print(f"[{bar:<20}] {done:>3}/{len(mutants)} {told}", flush=True)
    survivors = [results[mutant.key] for mutant in mutants if results[mutant.key]["survived"]]
    share = len(survivors) / max(1, len(mutants))
    print(f"\n{len(survivors)} of {len(mutants)} survived ({share:.1%})")
    for row in survivors:
        print(f"\n{row['name']}  ({row['by']})\n  - {row['before']}\n  + {row['after']}")


if __name__ == "__main__":
    main()
