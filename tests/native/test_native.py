"""Which engine runs: the compiled one only for exactly the sources it was made of."""

import json
import os
import shutil
import subprocess
import sys
import sysconfig
from importlib.metadata import version
from pathlib import Path

import pytest

from nave import native
from scripts import compile_engine

SUFFIX = sysconfig.get_config_var("EXT_SUFFIX")


def made(folder: Path, sources: dict[str, str], suffix: str = SUFFIX) -> Path:
    folder.mkdir()
    modules = {"nave.kernel.state": f"nave/kernel/state{suffix}"}
    text = json.dumps({"suffix": suffix, "modules": modules, "sources": sources})
    (folder / native.LIST).write_text(text, encoding="utf-8")
    return folder


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A package of one file that can be edited."""
    copy = tmp_path / "nave"
    (copy / "kernel").mkdir(parents=True)
    shutil.copy(native.PACKAGE / "kernel" / "state.py", copy / "kernel" / "state.py")
    return copy


def test_modules_made_of_the_same_sources_are_used(tmp_path: Path, package: Path) -> None:
    same = {"kernel/state.py": native.digest(package / "kernel" / "state.py")}
    modules, reason = native.usable(made(tmp_path / "built", same), package)
    assert (list(modules), reason) == (["nave.kernel.state"], "")


def test_after_an_edit_the_edited_file_runs(tmp_path: Path, package: Path) -> None:
    source = package / "kernel" / "state.py"
    folder = made(tmp_path / "built", {"kernel/state.py": native.digest(source)})
    source.write_text(source.read_text(encoding="utf-8") + "# edited\n", encoding="utf-8")
    modules, reason = native.usable(folder, package)
    assert not modules
    assert "kernel/state.py changed" in reason
    source.unlink()
    assert "kernel/state.py changed" in native.usable(folder, package)[1]


def test_modules_of_another_python_are_left_aside(tmp_path: Path, package: Path) -> None:
    modules, reason = native.usable(made(tmp_path / "built", {}, ".cpython-27-none.so"), package)
    assert not modules
    assert ".cpython-27-none.so" in reason


def test_a_folder_without_a_list_is_no_engine(tmp_path: Path) -> None:
    assert native.usable(tmp_path) == ({}, "no compiled engine is installed")


def test_every_room_of_the_engine_is_watched_and_inputs_stay_interpreted() -> None:
    watched = compile_engine.watched(native.PACKAGE)
    compiled = compile_engine.sources(native.PACKAGE)
    assert set(compiled) < set(watched)
    for room in ("kernel", "games/red_cathedral", "games/basilica", "bots"):
        for path in (native.PACKAGE / room).rglob("*.py"):
            assert path.relative_to(native.PACKAGE).as_posix() in watched
    assert {"kernel/playout.py", "games/basilica/state.py", "bots/search.py"} <= set(compiled)
    assert not {"bots/base.py", "kernel/game.py", "games/basilica/position.py"} & set(compiled)


def version_line(setting: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "nave.cli.main", "--version"]
    environment = {**os.environ, native.SETTING: setting}
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=False)


def test_the_version_names_the_engine_and_why() -> None:
    done = version_line("interpreted")
    assert done.stdout == f"nave {version('nave')} (interpreted: NAVE_ENGINE asks for it)\n"


def test_an_unknown_engine_is_refused() -> None:
    done = version_line("fast")
    assert done.returncode != 0
    assert "NAVE_ENGINE is 'fast'; allowed: compiled, interpreted" in done.stderr


def test_without_a_compiler_the_engine_stays_interpreted(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(shutil, "which", lambda name: None)
    assert compile_engine.main() == 0
    assert "The engine stays interpreted: compiling it needs a C compiler" in capsys.readouterr().out
