"""Long runs tell how far they are and end."""

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest

from tests.reliability import __main__ as runs
from tests.reliability import pieces
from tests.reliability.progress import EVERY, Progress, TooLong, at_most, progress


def test_a_run_that_takes_too_long_is_ended_also_within_a_call_of_a_loop() -> None:
    ended = []

    async def work() -> None:
        def busy() -> None:
            time.sleep(30)

        asyncio.get_running_loop().call_soon(busy)
        try:
            await asyncio.sleep(60)
        finally:
            ended.append("tidied up")

    begin = time.monotonic()
    with pytest.raises(TooLong, match="longer than 0 s"), at_most(0.2):
        asyncio.run(work())
    assert time.monotonic() - begin < 20
    assert ended == ["tidied up"]
    with at_most(0.2):
        pass
    time.sleep(0.3)


def test_how_far_it_is_is_told_now_and_then_to_who_watches(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = [100.0]
    monkeypatch.setattr(time, "monotonic", lambda: clock[0])
    told = Progress()
    told.begin("unheard")
    told.watched = True
    told.begin("first")
    for _ in range(4):
        clock[0] += EVERY / 2
        told.say(f"at {clock[0]:g}")
    assert capsys.readouterr().err == "[      0 s] first\n[     15 s] at 115\n[     30 s] at 130\n"


def test_a_run_that_fails_is_told_and_the_next_one_begins(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(pieces, "RECENT", tmp_path)

    def fails(_database: str, _folder: object) -> dict[str, object]:
        raise AssertionError("lost")

    def hangs(_database: str, _folder: object) -> dict[str, object]:
        time.sleep(30)
        return {}

    def works(_database: str, _folder: object) -> dict[str, object]:
        return {"lost": 0}

    known = {name: [(run, "sqlite")] for name, run in (("a", fails), ("b", hangs), ("c", works))}
    monkeypatch.setattr(runs, "RUNS", known)
    monkeypatch.setenv("NAVE_MINUTES", "0.005")
    monkeypatch.setattr(progress, "watched", False)
    assert runs.main([]) == 1
    told = capsys.readouterr()
    assert '"failed": "lost"' in told.out.splitlines()[0]
    assert "took longer than" in told.out.splitlines()[1]
    assert '"lost": 0' in told.out.splitlines()[2]
    assert "a, 1 of 1, on sqlite: at most 0.005 minutes" in told.err
    assert runs.main(["no such run"]) == 2


def test_a_run_of_hours_goes_on_where_it_was_ended(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """A call in which something is lost, one that is ended in the middle of a piece, and the last ones."""
    done: list[tuple[int, int]] = []
    trouble = ["hang", "lose"]

    def one(_database: str, _folder: Path, size: int, seed: int) -> dict[str, Any]:
        what = trouble.pop() if len(done) % 2 and trouble else ""
        if what == "lose":
            raise AssertionError("lost")
        if what == "hang":
            time.sleep(30)
        done.append((size, seed))
        return {"kills": size, "replies": {"200": 2 * size}, "memory grown, MB": seed}

    monkeypatch.setattr(pieces, "LASTING", tmp_path)
    monkeypatch.setattr(pieces, "commit", lambda: f"commit {len(done) // 3}")
    monkeypatch.setattr(runs, "LONG", {"many": [(pieces.Piecewise(one, wanted=25, each=10), "sqlite")]})
    monkeypatch.setattr(progress, "watched", False)
    monkeypatch.setenv("NAVE_MINUTES", "0.01")
    assert [runs.main(["many"]) for _ in range(2)] == [1, 1]
    assert done == [(10, 1)]
    capsys.readouterr()
    monkeypatch.setenv("NAVE_MINUTES", "0.2")
    trouble.clear()
    # What was lost once is told however often it is done well afterwards.
    assert runs.main(["many"]) == 1
    assert done == [(10, 1), (10, 3), (5, 4)]
    told = capsys.readouterr().out
    assert '"done": 25, "of": 25, "pieces": 3, "by commit": {"commit 0": 20, "commit 1": 5}' in told
    assert '"kills": 25, "replies": {"200": 50}, "memory grown, MB": 4, "failed": ["lost"]' in told
    # Nothing is left to do.
    assert runs.main(["many"]) == 1
    assert len(done) == 3
