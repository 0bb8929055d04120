"""Long runs tell how far they are and end."""

import asyncio
import time

import pytest

from tests.reliability import __main__ as runs
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
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
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
