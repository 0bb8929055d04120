"""Installed component sets: kept whole or not at all, never replaced by accident, never silently another."""

import os
from pathlib import Path

import pytest

from nave.kernel.component_store import ComponentStore, default_home, read_set
from nave.kernel.components import ComponentError, ComponentSet
from nave.kernel.errors import NaveError
from nave.kernel.owner_set import OwnerSet
from tests.kernel.chapel import SCHEMA, TEXT, standard_set


@pytest.fixture
def standard() -> ComponentSet:
    return standard_set()


@pytest.fixture
def store(tmp_path: Path) -> ComponentStore:
    return ComponentStore(tmp_path / "home")


def write(path: Path, *changes: tuple[str, str]) -> Path:
    text = TEXT
    for old, new in changes:
        assert old in text
        text = text.replace(old, new)
    path.write_text(text, encoding="utf-8")
    return path


def test_an_installed_set_is_listed_and_loaded_with_its_values(
    store: ComponentStore, standard: ComponentSet, tmp_path: Path
) -> None:
    assert store.names("chapel") == ["standard"]
    source = write(tmp_path / "my.toml", ("size = 3", "size = 8"))
    installed = store.install("chapel", "mybox", source, SCHEMA, standard)
    store.install("chapel", "a-2", source, SCHEMA, standard)
    assert store.names("chapel") == ["standard", "a-2", "mybox"]
    assert store.names("other") == ["standard"]
    loaded = store.load("chapel", "mybox", SCHEMA, standard)
    assert (loaded.game, loaded.name, loaded.hash) == ("chapel", "mybox", installed.hash)
    assert loaded.rows("cell")[0]["size"] == 8
    assert loaded.hash != standard.hash
    assert loaded.text == source.read_text(encoding="utf-8")
    assert (tmp_path / "home/components/chapel/mybox.toml").read_bytes() == source.read_bytes()


def test_standard_always_means_the_packaged_set(
    store: ComponentStore, standard: ComponentSet, tmp_path: Path
) -> None:
    folder = tmp_path / "home/components/chapel"
    folder.mkdir(parents=True)
    (folder / "standard.toml").write_text("broken")
    assert store.load("chapel", "standard", SCHEMA, standard) is standard
    assert store.names("chapel") == ["standard"]
    with pytest.raises(ComponentError, match="'standard' always means the packaged set"):
        store.install("chapel", "standard", write(tmp_path / "my.toml"), SCHEMA, standard)
    with pytest.raises(ComponentError, match="'standard' always means the packaged set"):
        store.remove("chapel", "standard")


@pytest.mark.parametrize("name", ["", "My Box", "../evil", "a/b", "x" * 41, "é", "a\n"])
def test_names_are_plain(store: ComponentStore, standard: ComponentSet, tmp_path: Path, name: str) -> None:
    source = write(tmp_path / "my.toml")
    with pytest.raises(
        ComponentError, match="is no name of a set; allowed: 1 to 40 of the characters a-z 0-9 _ -"
    ):
        store.install("chapel", name, source, SCHEMA, standard)
    with pytest.raises(ComponentError, match="is no name of a set"):
        store.load("chapel", name, SCHEMA, standard)
    with pytest.raises(ComponentError, match="is no name of a game"):
        store.names(name)
    assert [path.name for path in tmp_path.iterdir()] == ["my.toml"]


def test_a_file_with_problems_is_not_installed(
    store: ComponentStore, standard: ComponentSet, tmp_path: Path
) -> None:
    source = write(tmp_path / "my.toml", ("size = 3", "size = 30"), ("supply = 9", "supply = 10"))
    with pytest.raises(ComponentError) as caught:
        store.install("chapel", "mybox", source, SCHEMA, standard)
    assert isinstance(caught.value, NaveError)
    assert len(caught.value.problems) == 2
    assert str(caught.value).splitlines() == [
        f"{source} is no component set of chapel: 2 problems",
        '  my.toml: stuff "oak": supply is 10; allowed: 0 to 9',
        "  my.toml: cell row 1, column left: size is 30; allowed: 1 to 9",
    ]
    assert not (tmp_path / "home").exists()


def test_another_set_is_replaced_only_on_purpose(
    store: ComponentStore, standard: ComponentSet, tmp_path: Path
) -> None:
    first = store.install(
        "chapel", "mybox", write(tmp_path / "1.toml", ("size = 3", "size = 8")), SCHEMA, standard
    )
    other = write(tmp_path / "2.toml", ("size = 3", "size = 7"))
    with pytest.raises(
        ComponentError, match=f"another set 'mybox' already \\({first.hash}; the new one: [0-9a-f]+\\)"
    ):
        store.install("chapel", "mybox", other, SCHEMA, standard)
    assert store.load("chapel", "mybox", SCHEMA, standard).hash == first.hash
    second = store.install("chapel", "mybox", other, SCHEMA, standard, replace=True)
    assert store.load("chapel", "mybox", SCHEMA, standard).hash == second.hash != first.hash


def test_new_remarks_on_the_same_values_need_no_purpose(
    store: ComponentStore, standard: ComponentSet, tmp_path: Path
) -> None:
    store.install("chapel", "mybox", write(tmp_path / "1.toml"), SCHEMA, standard)
    store.install(
        "chapel", "mybox", write(tmp_path / "2.toml", ("counted", "counted twice")), SCHEMA, standard
    )
    assert store.load("chapel", "mybox", SCHEMA, standard).rows("stuff")[1]["note"] == "counted twice"


def test_a_damaged_installed_file_counts_as_another_set(
    store: ComponentStore, standard: ComponentSet, tmp_path: Path
) -> None:
    source = write(tmp_path / "my.toml")
    store.install("chapel", "mybox", source, SCHEMA, standard)
    (tmp_path / "home/components/chapel/mybox.toml").write_text("players = ")
    with pytest.raises(ComponentError, match=r"mybox\.toml: line 1.*is no TOML"):
        store.load("chapel", "mybox", SCHEMA, standard)
    with pytest.raises(ComponentError, match="a file that is not sound") as refused:
        store.install("chapel", "mybox", source, SCHEMA, standard)
    assert "eine beschädigte Datei" in refused.value.say("de")


def test_a_write_that_fails_leaves_the_old_set_and_no_litter(
    store: ComponentStore, standard: ComponentSet, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = store.install(
        "chapel", "mybox", write(tmp_path / "1.toml", ("size = 3", "size = 8")), SCHEMA, standard
    )

    def no_room(source: str, target: str) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "replace", no_room)
    with pytest.raises(ComponentError, match=r"mybox\.toml cannot be written: No space left on device"):
        store.install("chapel", "mybox", write(tmp_path / "2.toml"), SCHEMA, standard, replace=True)
    monkeypatch.undo()
    assert store.load("chapel", "mybox", SCHEMA, standard).hash == first.hash
    assert [path.name for path in (tmp_path / "home/components/chapel").iterdir()] == ["mybox.toml"]


def test_a_home_that_cannot_be_written_is_told(standard: ComponentSet, tmp_path: Path) -> None:
    source = write(tmp_path / "my.toml")
    with pytest.raises(ComponentError, match=r"mybox\.toml cannot be written: "):
        ComponentStore(source).install("chapel", "mybox", source, SCHEMA, standard)


def test_a_draft_is_kept_again_and_again(store: ComponentStore, standard: ComponentSet) -> None:
    """The first makes the folder, the others find it; the last one counts."""
    for edition in ("first", "second"):
        store.draft(OwnerSet(standard.game, "kaspar", edition))
    assert store.owner_set(standard.game, "kaspar", SCHEMA, standard).edition == "second"


def test_a_missing_set_is_answered_with_the_installed_ones(
    store: ComponentStore, standard: ComponentSet, tmp_path: Path
) -> None:
    store.install("chapel", "mybox", write(tmp_path / "my.toml"), SCHEMA, standard)
    message = "^chapel has no component set 'yours'; allowed: standard, mybox$"
    with pytest.raises(ComponentError, match=message):
        store.load("chapel", "yours", SCHEMA, standard)
    with pytest.raises(ComponentError, match=message):
        store.remove("chapel", "yours")
    store.remove("chapel", "mybox")
    assert store.names("chapel") == ["standard"]


def test_a_file_that_is_not_there_is_told(standard: ComponentSet, tmp_path: Path) -> None:
    with pytest.raises(ComponentError, match=r"none\.toml cannot be read: No such file"):
        read_set(tmp_path / "none.toml", "chapel", "x", SCHEMA, standard)
    (tmp_path / "bytes.toml").write_bytes(b"\xff")
    with pytest.raises(ComponentError, match=r"bytes\.toml: line 1: there is a byte"):
        read_set(tmp_path / "bytes.toml", "chapel", "x", SCHEMA, standard)


def test_the_set_of_a_record_is_found_by_name_and_hash_or_by_hash_alone(
    store: ComponentStore, standard: ComponentSet, tmp_path: Path
) -> None:
    mine = store.install(
        "chapel", "mybox", write(tmp_path / "my.toml", ("size = 3", "size = 8")), SCHEMA, standard
    )
    store.install("chapel", "copy", tmp_path / "my.toml", SCHEMA, standard)
    assert store.find("chapel", "mybox", mine.hash, SCHEMA, standard).name == "mybox"
    assert store.find("chapel", "friend", mine.hash, SCHEMA, standard).name == "copy"
    assert store.find("chapel", "friend", standard.hash, SCHEMA, standard) is standard


def test_a_record_whose_set_differs_or_is_missing_is_refused(
    store: ComponentStore, standard: ComponentSet, tmp_path: Path
) -> None:
    mine = store.install(
        "chapel", "mybox", write(tmp_path / "my.toml", ("size = 3", "size = 8")), SCHEMA, standard
    )
    with pytest.raises(ComponentError) as differs:
        store.find("chapel", "mybox", "0" * 16, SCHEMA, standard)
    assert str(differs.value) == (
        "this needs the component set 'mybox' of chapel with the hash 0000000000000000, and no set here has "
        f"that hash; the set of that name has now the hash {mine.hash}. Sets here: standard, mybox"
    )
    with pytest.raises(ComponentError, match=r"there is no set of that name\. Sets here: standard, mybox"):
        store.find("chapel", "../yours", "0" * 16, SCHEMA, standard)
    with pytest.raises(ComponentError, match=f"the set of that name has now the hash {standard.hash}"):
        store.find("chapel", "standard", "0" * 16, SCHEMA, standard)
    (tmp_path / "home/components/chapel/mybox.toml").write_text("")
    with pytest.raises(ComponentError, match="the set installed under that name is not sound"):
        store.find("chapel", "mybox", mine.hash, SCHEMA, standard)


def test_home_is_the_environment_variable_or_the_users_data_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NAVE_HOME", "here")
    assert default_home() == Path("here")
    monkeypatch.delenv("NAVE_HOME")
    assert default_home().name == "nave"
