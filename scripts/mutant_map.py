"""Which tests run which lines: one traced run of the quick tests, kept in build/mutants for `make mutants`.

As a plug-in of pytest (`-p scripts.mutant_map`) it writes for every test that passes how long it took and
which functions of `src/nave` it ran, without the lines it left out. A test file is traced again when it
changes; where a file of the sources has changed since, its functions are looked up by name, not by line.
"""

import hashlib
import json
import os
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from types import CodeType, FrameType
from typing import Any, Final

import pytest

ROOT: Final = Path(__file__).resolve().parent.parent
WANTED: Final = "NAVE_MUTANT_MAP"
# After so many calls in one test, what is left of a function counts as run: to go on watching costs too much.
CALLS: Final = 400


def digest(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()[:16]


class Watched:
    """The lines of one function that the running test has not come to yet."""

    def __init__(self, code: CodeType, path: str, number: int) -> None:
        self.number = number
        self.path = path
        self.name = code.co_qualname
        self.lines = sorted({line for _, _, line in code.co_lines() if line})
        self.left: set[int] = set()
        self.calls = 0
        self.test = -1

    def begin(self, test: int) -> None:
        self.left = set(self.lines)
        self.calls = 0
        self.test = test

    def line(self, frame: FrameType, event: str, arg: object) -> Any:
        self.left.discard(frame.f_lineno)
        return self.line if self.left else None


class Tracer:
    """Watches every test, one after the other; threads that a test starts are watched with it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.source = str(ROOT / "src")
        self.codes: dict[CodeType, Watched | None] = {}
        self.functions: list[Watched] = []
        self.test = 0
        self.here: list[Watched] = []
        self.imported: list[tuple[str, str]] = []
        self.passed = True
        self.files: dict[str, dict[str, Any]] = {}
        # Taken before anything runs: somebody may go on editing meanwhile.
        found = sorted((ROOT / "src").rglob("*.py"))
        self.hashes = {path.relative_to(ROOT).as_posix(): digest(path) for path in found}

    def called(self, frame: FrameType, event: str, arg: object) -> Any:
        code = frame.f_code
        try:
            watched = self.codes[code]
        except KeyError:
            watched = self.codes[code] = self.met(code)
        if watched is None:
            return None
        if watched.test != self.test:
            watched.begin(self.test)
            self.here.append(watched)
        watched.calls += 1
        if not watched.left or watched.calls > CALLS:
            return None
        watched.left.discard(frame.f_lineno)
        return watched.line

    def met(self, code: CodeType) -> Watched | None:
        name = code.co_filename
        if not name.startswith(self.source) or code.co_name == "<module>":
            return None
        watched = Watched(code, "src" + name[len(self.source) :], len(self.functions))
        self.functions.append(watched)
        return watched

    def pytest_collection(self) -> None:
        """Modules are imported now; what they call is run by every test and by none."""
        sys.settrace(self.called)

    def pytest_collection_finish(self) -> None:
        sys.settrace(None)
        self.imported = sorted({(one.path, one.name) for one in self.here})

    @pytest.hookimpl(hookwrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item, nextitem: pytest.Item | None) -> Iterator[None]:
        self.test += 1
        self.here = []
        self.passed = True
        began = time.process_time()
        threading.settrace(self.called)
        sys.settrace(self.called)
        yield
        sys.settrace(None)
        threading.settrace(lambda frame, event, arg: None)
        ran = {w.number: sorted(w.left) if w.calls <= CALLS else [] for w in list(self.here)}
        name = item.nodeid.partition("::")[0]
        if self.passed:
            file = self.files.setdefault(name, {})
            file[item.nodeid] = {"seconds": round(time.process_time() - began, 4), "ran": ran}
        # As soon as it is whole, so that a run that was stopped goes on from there.
        if nextitem is None or nextitem.nodeid.partition("::")[0] != name:
            self.write(name, self.files.pop(name, {}))

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.passed = self.passed and report.outcome == "passed"

    def write(self, file: str, tests: dict[str, dict[str, Any]]) -> None:
        """One file for each test file, so that each can be traced anew alone."""
        numbers = sorted({number for test in tests.values() for number in test["ran"]})
        places = {number: at for at, number in enumerate(numbers)}
        for test in tests.values():
            test["ran"] = {str(places[number]): missed for number, missed in test["ran"].items()}
        ran = [self.functions[number] for number in numbers]
        data: dict[str, Any] = {
            "file": file,
            "hash": digest(ROOT / file),
            "sources": {one.path: self.hashes.get(one.path, "") for one in ran},
            "functions": [(one.path, one.name, one.lines) for one in ran],
            "imported": self.imported,
            "tests": tests,
        }
        place = self.folder / (file.replace("/", ".") + ".json")
        place.write_text(json.dumps(data), encoding="utf-8")


def pytest_configure(config: pytest.Config) -> None:
    folder = os.environ.get(WANTED)
    if folder:
        config.pluginmanager.register(Tracer(Path(folder)))


# ------------------------------------------------------------ reading


class Test:
    """A test, how long it takes, and what it runs: by function, the lines it leaves out."""

    __test__ = False

    def __init__(self, name: str, seconds: float, ran: dict[str, list[int]], of: "TestFile") -> None:
        self.name = name
        self.seconds = seconds
        self.ran = ran
        self.of = of


class TestFile:
    __test__ = False

    def __init__(self, data: dict[str, Any]) -> None:
        self.path: str = data["file"]
        self.hash: str = data["hash"]
        self.sources: dict[str, str] = data["sources"]
        self.functions: list[tuple[str, str, list[int]]] = data["functions"]
        # Functions that ran while the modules were imported.
        self.imported = {(path, name) for path, name in data.get("imported", [])}
        self.tests = [Test(n, row["seconds"], row["ran"], self) for n, row in data["tests"].items()]

    def running(self, path: str, line: int, name: str, fresh: str) -> list[Test]:
        """The tests that run a line of a function; `fresh` is the present hash of the function's file."""
        mine = [(str(n), row) for n, row in enumerate(self.functions) if row[0] == path]
        exact = self.sources.get(path) == fresh and any(line in lines for _, (_, _, lines) in mine)
        found: list[Test] = []
        for number, (_, function, lines) in mine:
            if exact and line in lines:
                found += [t for t in self.tests if number in t.ran and line not in t.ran[number]]
            elif not exact and (function == name or function.startswith(f"{name}.<locals>")):
                found += [test for test in self.tests if number in test.ran]
        return list(dict.fromkeys(found))

    def touching(self, path: str) -> list[Test]:
        """The tests that run anything of a file."""
        numbers = [str(n) for n, row in enumerate(self.functions) if row[0] == path]
        return [test for test in self.tests if any(number in test.ran for number in numbers)]


def read_map(folder: Path) -> list[TestFile]:
    """What is known of the test files as they are now."""
    read = [TestFile(json.loads(path.read_text(encoding="utf-8"))) for path in sorted(folder.glob("*.json"))]
    return [file for file in read if (ROOT / file.path).is_file() and digest(ROOT / file.path) == file.hash]
