"""A language is held against English: what lacks, what nobody asks for, what does not fit."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from nave.cli.main import app
from nave.kernel.errors import BadInput
from nave.translation import check as checking
from nave.translation import files as in_files
from nave.translation.check import check, plurals_of
from nave.translation.files import Glossary, Place, glossary, places, read_glossary, spoken
from nave.translation.reading import read

ENGLISH = """
# At most 12 characters.
undo = Take back
takes = { $player } takes { $n ->
    [one] 1 ruble
   *[other] { $n } rubles
}
good = good
    .an = a good
by-value = { $n ->
    [0] none
   *[other] { $n } left
}
"""
POLISH = """
undo = Cofnij
takes = { $player } bierze { $n ->
    [one] 1 rubla
    [few] { $n } ruble
    [many] { $n } rubli
   *[other] { $n } rubla
}
good = towar
    .an = towar
by-value = { $n ->
    [0] nic
   *[other] { $n }
}
"""


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "words"
    folder.mkdir()
    (folder / "en.ftl").write_text(ENGLISH, encoding="utf-8")
    monkeypatch.setattr(checking, "glossary", lambda language: Glossary({"ruble": ("rubl",)}))
    monkeypatch.setattr(checking, "needed_terms", set)
    return folder


def problems(folder: Path, polish: str) -> dict[str, str]:
    """Kind of problem by message."""
    (folder / "pl.ftl").write_text(polish, encoding="utf-8")
    found = check("pl", [Place("toy", folder)])
    assert found.places == 1
    return {problem.message: problem.said.key for problem in found.problems}


def test_a_language_with_everything_in_its_plurals_has_no_problem(place: Path) -> None:
    assert problems(place, POLISH) == {}


@pytest.mark.parametrize(
    ("before", "after", "found"),
    [
        ("undo = Cofnij\n", "", {"undo": "words-missing"}),
        ("    .an = towar\n", "", {"good.an": "words-missing"}),
        ("undo =", "redo = Powtórz\nundo =", {"redo": "words-unused"}),
        ("undo =", "undo = Nie\nundo =", {"undo": "words-doubled"}),
        ("Cofnij", "123456789012", {}),
        ("Cofnij", "1234567890123", {"undo": "words-too-long"}),
        ("{ $player } bierze", "{ $seat } bierze", {"takes": "words-argument-lost"}),
        ("Cofnij", "Cofnij { $n }", {"undo": "words-argument"}),
        ("    [few] { $n } ruble\n", "", {"takes": "words-plural"}),
        ("Cofnij", "{ $n ->\n    [0] nic\n", {"": "words-broken"}),
    ],
)
def test_each_fault_is_named_where_it_is(place: Path, before: str, after: str, found: dict[str, str]) -> None:
    assert before in POLISH
    there = problems(place, POLISH.replace(before, after))
    assert found.items() <= there.items()
    assert bool(found) == bool(there)


def test_a_term_must_be_called_as_the_glossary_calls_it(place: Path) -> None:
    other = POLISH.replace("rubl", "monet")
    assert problems(place, other) == {"takes": "words-term"}


def test_a_language_has_its_own_cases_in_all_plurals(place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checking, "glossary", lambda language: Glossary({}, ("acc",)))
    assert problems(place, POLISH + "    .acc = towar\n") == {"by-value.acc": "words-argument-lost"}
    assert problems(place, POLISH.replace("    .an", "    .acc = towar\n    .an")) == {}
    assert problems(place, POLISH.replace("    .an", "    .gen = towaru\n    .an")) == {
        "good.gen": "words-unused"
    }
    accusative = "    .acc = { $player } widzi { $n ->\n        [one] rubla\n       *[other] ruble\n    }\n"
    assert problems(place, POLISH.replace("good =", f"{accusative}good =")) == {"takes.acc": "words-plural"}


def test_a_glossary_must_name_what_every_language_needs(place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checking, "needed_terms", lambda: {"ruble", "vault"})
    (place / "pl.ftl").write_text(POLISH, encoding="utf-8")
    found = check("pl", [Place("toy", place)])
    assert [(problem.said.key, problem.said.args) for problem in found.problems] == [
        ("words-terms", {"terms": ["vault"]})
    ]


def test_a_missing_file_is_one_problem_not_one_for_each_text(place: Path) -> None:
    found = check("pl", [Place("toy", place)])
    assert [problem.said.key for problem in found.problems] == ["words-missing-file"]


def test_a_language_without_a_glossary_is_not_finished(tmp_path: Path) -> None:
    found = check("sv", [])
    assert [problem.said.key for problem in found.problems] == ["words-no-glossary"]


@pytest.mark.parametrize(
    ("language", "plurals"),
    [("en", {"one", "other"}), ("pl", {"one", "few", "many"}), ("fr", {"one", "other"})],
)
def test_plurals_are_those_that_whole_numbers_take(language: str, plurals: set[str]) -> None:
    assert plurals_of(language) == plurals


@pytest.mark.parametrize("language", ["", "xx1", "qq", "../en", "*"])
def test_what_is_no_language_is_refused(language: str) -> None:
    with pytest.raises(BadInput):
        plurals_of(language)


def test_the_longest_variant_counts() -> None:
    texts = read("a = x{ $n ->\n    [one] yy\n   *[other] zzzz\n}\n").texts
    assert texts["a"].longest == 5
    assert texts["a"].plurals == {"n": {"one", "other"}}


def test_in_polish_many_may_stand_last() -> None:
    texts = read("a = { $n ->\n    [one] x\n    [few] y\n   *[many] z\n}\n").texts
    assert texts["a"].plurals == {"n": {"one", "few", "many"}}
    assert read("a = { $n ->\n    [0] x\n   *[other] z\n}\n").texts["a"].plurals == {}


def test_all_words_of_package_and_page_are_found_and_sound_in_english() -> None:
    there = places(Path("web/src"))
    names = {place.name for place in there}
    assert {"nave.kernel", "nave.cli", "nave.games.basilica", "web/src", "web/src/games/basilica"} <= names
    found = check("en", there)
    assert found.problems == []
    assert found.texts > 2000


def test_the_command_says_what_is_left_to_do_and_fails() -> None:
    done = CliRunner().invoke(app, ["words", "check", "sv", "--json"])
    assert done.exit_code == 1
    told = json.loads(done.stdout)
    assert told["language"] == "sv"
    assert {"file", "message", "kind", "text"} == told["problems"][0].keys()


def test_english_is_complete_and_listed() -> None:
    assert CliRunner().invoke(app, ["words", "check", "en"]).exit_code == 0
    assert "en: " in CliRunner().invoke(app, ["words", "list"]).stdout


# Places with little room: the bar and the tabs of a phone, buttons of lobby and windows, headings of columns.
TIGHT = {
    "web/src": (
        "app-menu",
        "bar-your_turn",
        "bar-undo",
        "bar-play",
        "side-log",
        "lobby-together",
        "games-count",
    ),
    "web/src/games/basilica": ("tab-site", "tab-board", "tab-me", "areas-worth"),
    "web/src/games/red_cathedral": ("tab-duchy", "tab-market", "tab-site", "tab-me"),
}


def test_texts_in_tight_places_say_how_long_they_may_be() -> None:
    files = {place.name: place.read("en") for place in places(Path("web/src"))}
    for name, messages in TIGHT.items():
        file = files[name]
        assert file is not None
        for message in messages:
            text = file.texts[message]
            assert text.most is not None, message
            assert text.longest <= text.most


def test_every_game_brings_its_own_vocabulary_and_all_of_them_are_one() -> None:
    for language in spoken():
        table, vaults = (read_glossary(one, language) for one in ("nave.kernel", "nave.games.basilica"))
        whole = glossary(language)
        assert table is not None
        assert vaults is not None
        assert whole is not None
        assert "vault" in vaults.terms
        assert "vault" not in table.terms
        assert {*table.terms, *vaults.terms, "scaffolding", "permit"} <= {*whole.terms}
        assert whole.forms == table.forms


def test_a_glossary_that_cannot_be_read_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "words").mkdir()
    monkeypatch.setattr(in_files, "files", lambda package: tmp_path)
    for broken in ("terms = [", "[words]", "[terms]\nvault = 3"):
        (tmp_path / "words/glossary.de.toml").write_text(broken, encoding="utf-8")
        with pytest.raises(BadInput) as told:
            read_glossary("toy", "de")
        assert "de" in told.value.say("en")
