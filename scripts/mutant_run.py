"""A warm process that forks for every mutant: libraries are imported once, Nave anew each time."""

import importlib
import os
import resource
import signal
import sys
import time
import traceback
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

import pytest

# What Nave and its tests import and a mutant cannot change; what is not installed is passed over.
WARM: Final = (
    *(
        "fluent.runtime",
        "msgspec",
        "numpy",
        "httpx",
        "sqlalchemy",
        "psycopg",
        "alembic",
        "fastapi",
        "uvicorn",
    ),
    *("pydantic", "pydantic_settings", "websockets", "hypothesis", "jsonschema"),
    *("tomllib", "asyncio", "concurrent.futures", "importlib.metadata", "logging.config"),
)
PASSED: Final = 0
# One that waits for ever uses no processor time: after so many seconds on the clock without any it counts as
# noticed. One that works is only stopped by its processor time, however busy the machine is.
LONGEST: Final = 180
# And so many times as long at the most: who waits and looks again and again works a little as well.
PATIENCE: Final = 10
# Libraries that are plug-ins of pytest as well are imported before it could rewrite their assertions.
IMPORTED: Final = "ignore::pytest.PytestAssertRewriteWarning"
FLAGS: Final = ("-x", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", "-W", IMPORTED)


class Chosen:
    """A plug-in: of all collected tests only these, in this order; it names the first that fails."""

    def __init__(self, names: list[str], failed: Path) -> None:
        self.places = {name: place for place, name in enumerate(names)}
        self.failed = failed

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items[:] = [item for item in items if item.nodeid in self.places]
        items.sort(key=lambda item: self.places[item.nodeid])

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.failed.write_text(report.nodeid, encoding="utf-8")

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self.failed.write_text(f"collecting {report.nodeid}", encoding="utf-8")


def warm(tree: Path) -> None:
    """Make this process ready: the tree to test first on the path, libraries imported, Nave not."""
    os.environ["NAVE_ENGINE"] = "interpreted"
    os.environ["PYTHONPATH"] = str(tree / "src")
    os.environ["PYTHONDONTWRITEBYTECODE"] = "1"
    sys.dont_write_bytecode = True
    sys.path[:0] = [str(tree / "src"), str(tree)]
    for name in WARM:
        with suppress(ImportError):
            importlib.import_module(name)
    taken = [name for name in sys.modules if name.split(".")[0] in ("nave", "tests")]
    assert not taken, f"imported too early: {taken}"


def ticks(process: int) -> int:
    """Its processor time as far as the system tells it, in some unit; 0 if it does not."""
    try:
        # The name of the process, in brackets, may hold anything.
        told = Path(f"/proc/{process}/stat").read_text(encoding="ascii", errors="replace").rpartition(")")[2]
        return sum(map(int, told.split()[11:13]))
    except (OSError, ValueError):
        return 0


def run(tree: Path, tests: list[str], seconds: float, keep: Path) -> tuple[bool, str]:
    """Whether the tests pass in a fork of this process, and what noticed; one that never ends does not."""
    failed = keep / "failed"
    failed.unlink(missing_ok=True)
    child = os.fork()
    if child == 0:
        code = 3
        try:
            os.setsid()
            log = os.open(keep / "log", os.O_CREAT | os.O_WRONLY | os.O_TRUNC)
            for stream in (1, 2):
                os.dup2(log, stream)
            resource.setrlimit(resource.RLIMIT_CPU, (int(seconds), int(seconds) + 5))
            os.chdir(tree)
            files = sorted({name.partition("::")[0] for name in tests})
            told: list[Any] = [Chosen(tests, failed)]
            code = int(pytest.main([*FLAGS, *files], plugins=told))
        except BaseException:
            traceback.print_exc()
        finally:
            sys.stderr.flush()
            os._exit(code)
    longest = min(20 * seconds, LONGEST)
    worked, status = 0, 0
    end = time.monotonic() + longest
    last = time.monotonic() + PATIENCE * longest
    while time.monotonic() < end:
        done, status = os.waitpid(child, os.WNOHANG)
        if done:
            break
        now = ticks(child)
        if now > worked:
            worked, end = now, min(time.monotonic() + longest, last)
        time.sleep(0.02)
    with suppress(ProcessLookupError, PermissionError):
        os.killpg(child, signal.SIGKILL)
    if time.monotonic() >= end:
        with suppress(ChildProcessError):
            os.waitpid(child, 0)
        return False, "it does not end"
    if os.WIFSIGNALED(status):
        return False, f"signal {os.WTERMSIG(status)}"
    told_by = failed.read_text(encoding="utf-8") if failed.is_file() else f"exit {os.WEXITSTATUS(status)}"
    return os.WEXITSTATUS(status) == PASSED, told_by
