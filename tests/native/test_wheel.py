"""Wheels: compiled where that is possible, pure and said so where it is not."""

import os
import subprocess
import sys
import sysconfig
import zipfile
from pathlib import Path

import pytest

from scripts.compile_engine import missing_tool

ROOT = Path(__file__).parent.parent.parent


def build(folder: Path, **settings: str) -> tuple[Path, str]:
    command = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(folder)]
    environment = {**os.environ, "NAVE_PAGE": "no", **settings}
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return next(folder.glob("*.whl")), done.stdout + done.stderr


def engine_of(wheel: Path, folder: Path) -> str:
    zipfile.ZipFile(wheel).extractall(folder)
    program = "import nave, nave.kernel.state as s; print(nave.__file__, s.__file__, nave.native.ENGINE.kind)"
    environment = {**os.environ, "PYTHONPATH": str(folder)}
    command = [sys.executable, "-c", program]
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout


def is_untouched() -> bool:
    return not [path for path in (ROOT / "src").rglob("*") if path.suffix in (".so", ".pyd")]


@pytest.mark.slow
def test_without_a_compiler_the_wheel_is_pure_and_says_so(tmp_path: Path) -> None:
    wheel, said = build(tmp_path, PATH="")
    assert wheel.name.endswith("-py3-none-any.whl")
    assert "the wheel is a pure one: compiling the engine needs a C compiler" in " ".join(said.split())
    assert not [name for name in zipfile.ZipFile(wheel).namelist() if "_native" in name]


@pytest.mark.slow
def test_with_a_compiler_the_wheel_carries_the_engine_and_src_stays_clean(tmp_path: Path) -> None:
    wheel, _ = build(tmp_path)
    if missing_tool():
        assert wheel.name.endswith("-py3-none-any.whl")
        return
    assert not wheel.name.endswith("-none-any.whl")
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    names = zipfile.ZipFile(wheel).namelist()
    assert f"nave/_native/nave/kernel/doors{suffix}" in names
    assert "nave/kernel/state.py" in names
    found = engine_of(wheel, tmp_path / "site")
    assert found.split()[2] == "compiled"
    assert found.split()[1].startswith(str(tmp_path))
    assert is_untouched()
