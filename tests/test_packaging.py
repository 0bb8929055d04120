"""`pip install nave` brings engine and bots; whatever else a command needs it names."""

import os
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from hatchling.metadata.core import ProjectMetadata
from hatchling.metadata.spec import DEFAULT_METADATA_VERSION, get_core_metadata_constructors
from hatchling.plugin.manager import PluginManager

from nave.cli.start import extra_of
from scripts.project_urls import NAME, project_urls
from scripts.release import about_urls, not_ready, version_of

ROOT = Path(__file__).parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
# Modules of the extras; the libraries they bring along are gone with them.
EXTRAS = (
    *(
        "aiosqlite",
        "alembic",
        "asyncpg",
        "fastapi",
        "httptools",
        "prometheus_client",
        "pydantic",
        "sqlalchemy",
    ),
    *(
        "starlette",
        "uvicorn",
        "uvloop",
        "websockets",
        "rich",
        "textual",
        "typer",
        "click",
        "openskill",
        "polars",
    ),
    *("distributed", "gymnasium", "numpy", "pettingzoo"),
)
WITHOUT = """
import sys

class Without:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {missing!r}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)

sys.meta_path.insert(0, Without())
"""


def run(code: str, missing: tuple[str, ...]) -> "subprocess.CompletedProcess[str]":
    program = WITHOUT.format(missing=missing) + code
    return subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=False, timeout=120
    )


def command(*words: str) -> str:
    return f"sys.argv = ['nave', *{words!r}]\nfrom nave.cli.start import run\nrun()"


def test_engine_and_bots_need_no_extra() -> None:
    code = """
import random
import nave
from nave.bots import make_bot
game = nave.new_game("basilica", seats=2, seed=1)
bots = [make_bot("apprentice"), make_bot("mason")]
for _ in range(12):
    bot = bots[game.seat]
    game.play(bot.choose(game.view(game.seat), game.options(), random.Random(1), nave.Budget(20)))
print(len(game.answers), str(game).splitlines()[0])
"""
    done = run(code, EXTRAS)
    assert done.returncode == 0, done.stderr
    assert "Basilica, turn" in done.stdout


@pytest.mark.parametrize(
    ("words", "missing", "extra"),
    [
        (("games",), EXTRAS, "terminal"),
        (("serve", "--port", "0"), ("fastapi", "uvicorn"), "serve"),
        (("tournament", "basilica", "-n", "1"), ("openskill",), "lab"),
    ],
)
def test_a_command_names_the_extra_it_lacks(
    words: tuple[str, ...], missing: tuple[str, ...], extra: str
) -> None:
    done = run(command(*words), missing)
    assert done.returncode == 2, done.stderr
    assert f"install it with: pip install 'nave[{extra}]'" in done.stderr
    assert "Traceback" not in done.stderr


def test_a_module_that_no_extra_brings_is_an_ordinary_error() -> None:
    assert extra_of("no_such_module") is None
    done = run(command("games"), ("msgspec",))
    assert done.returncode == 1
    assert "ModuleNotFoundError: No module named 'msgspec'" in done.stderr


def test_all_is_all_the_extras() -> None:
    extras = PROJECT["optional-dependencies"]
    others = ",".join(name for name in extras if name != "all")
    assert extras["all"] == [f"nave[{others}]"]
    assert set(others.split(",")) == {"serve", "push", "terminal", "lab", "cluster", "rl"}


def test_the_metadata_tell_what_people_see_first() -> None:
    assert PROJECT["readme"] == "README.md"
    assert PROJECT["dynamic"] == ["version", "urls"]


# ------------------------------------------------------------ releases


def test_a_release_needs_a_clean_tree_and_a_section_in_the_changelog() -> None:
    assert not_ready("1.2.0", "# Changelog\n\n## 1.2.0\n", "") == ""
    assert not_ready("1.2.0", "# Changelog\n\n## [1.2.0] - today\n", "") == ""
    assert "no section '## 1.2.0'" in not_ready("1.2.0", "# Changelog\n\n## Unreleased\n\n## 1.2.01\n", "")
    assert "not committed:\n M README.md" in not_ready("1.2.0", "## 1.2.0\n", " M README.md\n")


def test_the_version_is_read_from_the_package() -> None:
    assert version_of('x = 1\n__version__ = "3.4.5"\n') == "3.4.5"
    with pytest.raises(ValueError, match="names no version"):
        version_of("x = 1\n")


# ------------------------------------------------------------ the project's addresses


def addresses(monkeypatch: pytest.MonkeyPatch, home: str | None) -> list[str]:
    """Those in the metadata of a wheel that would be built now."""
    monkeypatch.delenv(NAME, raising=False)
    if home is not None:
        monkeypatch.setenv(NAME, home)
    metadata = ProjectMetadata(str(ROOT), PluginManager())
    text: str = get_core_metadata_constructors()[DEFAULT_METADATA_VERSION](metadata)
    return [line for line in text.splitlines() if line.startswith("Project-URL: ")]


@pytest.mark.parametrize("home", [None, ""])
def test_without_a_public_home_the_metadata_name_no_address(
    monkeypatch: pytest.MonkeyPatch, home: str | None
) -> None:
    assert addresses(monkeypatch, home) == []
    assert "name no address of the project; NAVE_PROJECT_URL=" in about_urls({})


@pytest.mark.parametrize("end", ["", "/"])
def test_who_releases_says_where_the_project_lives(monkeypatch: pytest.MonkeyPatch, end: str) -> None:
    home = "https://forge.example:8443/people/nave"
    assert addresses(monkeypatch, home + end) == [
        f"Project-URL: Homepage, {home}",
        f"Project-URL: Documentation, {home}/tree/HEAD/docs",
        f"Project-URL: Issues, {home}/issues",
        f"Project-URL: Changelog, {home}/blob/HEAD/CHANGELOG.md",
    ]
    assert (ROOT / "docs").is_dir()
    assert (ROOT / "CHANGELOG.md").is_file()
    assert about_urls(project_urls(home)).startswith(f"Homepage: {home}\nDocumentation: ")


@pytest.mark.parametrize(
    ("home", "why"),
    [
        ("http://forge.example/people/nave", "begin with https://"),
        ("forge.example/people/nave", "begin with https://"),
        ("https:///people/nave", "names no host"),
        ("https://forge.example/", "no repository on it"),
        ("https://forge.example", "no repository on it"),
        ("https://somebody:secret@forge.example/nave", "a name or a password"),
        ("https://somebody@forge.example/nave", "a name or a password"),
        ("https://forge.example/nave?tab=code", "goes on with"),
        ("https://forge.example/nave#readme", "goes on with"),
        ("https://forge.example/my nave", "no spaces"),
        ("https://forge.example/nave\nName: other", "no spaces"),
        ("https://forge.example/n\u0430ve", "ASCII"),
        ("https://forge.example:port/nave", "this is no address"),
        ("https://[forge/nave", "this is no address"),
    ],
)
def test_an_address_that_leads_nowhere_stops_the_build(
    monkeypatch: pytest.MonkeyPatch, home: str, why: str
) -> None:
    with pytest.raises(SystemExit, match=why) as stopped:
        addresses(monkeypatch, home)
    assert str(stopped.value).startswith("NAVE_PROJECT_URL: ")


# ------------------------------------------------------------ the site


@pytest.mark.slow
def test_the_site_is_built_without_a_warning_and_fetches_nothing(tmp_path: Path) -> None:
    words = [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", str(tmp_path)]
    environment = {**os.environ, "NO_MKDOCS_2_WARNING": "1"}
    done = subprocess.run(words, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert "WARNING" not in done.stderr
    page = (tmp_path / "reference" / "library.html").read_text(encoding="utf-8")
    for name in ("new_game", "legal_moves", "IllegalMove", "Budget"):
        assert name in page
    for file in tmp_path.rglob("*.html"):
        text = file.read_text(encoding="utf-8")
        assert not [
            part for part in ('src="http', 'rel="stylesheet" href="http', "fonts.g") if part in text
        ], file
