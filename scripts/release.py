"""Build what would be published and try it in throw-away environments. Publishes nothing.

    .venv/bin/python -m scripts.release

Refuses if the tree holds uncommitted changes or CHANGELOG.md has no section for the version. The wheel is
installed without extras (engine and bots, the command says what it lacks) and with the extra `terminal`.
NAVE_PROJECT_URL says where the project lives in public (scripts/project_urls.py).
"""

import os
import re
import subprocess
import sys
import tarfile
import tempfile
import zipfile
from pathlib import Path
from typing import Final

from scripts.project_urls import NAME, project_urls

ROOT: Final = Path(__file__).resolve().parent.parent
DIST: Final = ROOT / "dist"
# What whoever builds from the sources needs, and what must not be carried around.
NEEDED: Final = ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE", "src/nave/py.typed")
NEEDED_TO_BUILD: Final = ("scripts/compile_engine.py", "scripts/project_urls.py", "web/package-lock.json")
UNWANTED: Final = ("node_modules/", "__pycache__/", ".venv", "build/")
PROGRAM: Final = """
import nave
for row in nave.games():
    game = nave.new_game(row["id"], seats=row["seats"][-1], seed=1)
    while not game.over:
        game.play(game.legal_moves[0])
    print(game.result)
print(nave.__version__, nave.native.ENGINE)
"""


def main() -> int:
    version = version_of((ROOT / "src/nave/__init__.py").read_text(encoding="utf-8"))
    changes = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    try:
        urls = project_urls(os.environ.get(NAME, ""))
        problem = not_ready(version, changes, run("git", "status", "--porcelain"))
    except ValueError as error:
        problem = str(error)
    if problem:
        print(f"release: {problem}", file=sys.stderr)
        return 1
    print(about_urls(urls))
    for old in DIST.glob("nave-*"):
        old.unlink()
    run(sys.executable, "-m", "hatchling", "build", "--directory", str(DIST))
    wheel, sources = only(f"nave-{version}-*.whl"), only(f"nave-{version}.tar.gz")
    for problem in (*missing_in_wheel(wheel), *missing_in_sources(sources)):
        print(f"release: {problem}", file=sys.stderr)
        return 1
    try_out(wheel)
    print(f"Built and tried: {wheel.name}, {sources.name} in dist/. Nothing was published.")
    return 0


def version_of(text: str) -> str:
    found = re.search(r'^__version__ = "([^"]+)"$', text, re.MULTILINE)
    if found is None:
        raise ValueError("src/nave/__init__.py names no version")
    return found[1]


def not_ready(version: str, changes: str, status: str) -> str:
    """Why nothing can be released now; empty if it can."""
    if status.strip():
        return f"the tree has changes that are not committed:\n{status.rstrip()}"
    if not re.search(rf"^## \[?{re.escape(version)}\b", changes, re.MULTILINE):
        return f"CHANGELOG.md has no section '## {version}'; write one, or change nave.__version__"
    return ""


def about_urls(urls: dict[str, str]) -> str:
    if not urls:
        return f"The metadata name no address of the project; {NAME}=https://… adds them."
    return "\n".join(f"{label}: {url}" for label, url in urls.items())


def only(pattern: str) -> Path:
    [found] = DIST.glob(pattern)
    return found


def missing_in_wheel(wheel: Path) -> list[str]:
    names = zipfile.ZipFile(wheel).namelist()
    wanted = ("nave/py.typed", "nave/web/static/index.html")
    return [f"{wheel.name} lacks {name}" for name in wanted if name not in names]


def missing_in_sources(sources: Path) -> list[str]:
    with tarfile.open(sources) as file:
        names = {name.partition("/")[2] for name in file.getnames()}
    problems = [f"{sources.name} lacks {name}" for name in (*NEEDED, *NEEDED_TO_BUILD) if name not in names]
    for name in sorted(names):
        problems += [f"{sources.name} carries {name}" for part in UNWANTED if part in name]
    return problems


def try_out(wheel: Path) -> None:
    """Whole games with the engine alone; the command says which extra it lacks, and works with it."""
    with tempfile.TemporaryDirectory(prefix="nave-release-") as folder:
        place = Path(folder)
        run(sys.executable, "-m", "venv", str(place / "env"))
        tools = place / "env" / ("Scripts" if sys.platform == "win32" else "bin")
        python = str(tools / "python")
        install = (python, "-m", "pip", "--disable-pip-version-check", "install", "--quiet")
        run(*install, str(wheel), where=place)
        print(run(python, "-c", PROGRAM, where=place), end="")
        lacking = subprocess.run(
            [tools / "nave", "games"], cwd=place, capture_output=True, text=True, check=False
        )
        if lacking.returncode != 2 or "pip install 'nave[terminal]'" not in lacking.stderr:
            raise RuntimeError(f"without extras the command says: {lacking.stdout}{lacking.stderr}")
        run(*install, f"{wheel}[terminal]", where=place)
        print(run(str(tools / "nave"), "games", where=place), end="")


def run(*command: str, where: Path = ROOT) -> str:
    done = subprocess.run(command, cwd=where, capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(f"release: {' '.join(command)} failed:\n{done.stdout}{done.stderr}")
    return done.stdout


if __name__ == "__main__":
    sys.exit(main())
