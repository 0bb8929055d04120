"""Answers typed in the reader's own words: labels without accents or capitals, refused where several fit."""

import random
from pathlib import Path

import pytest

import nave
from nave.cli.session import HUMAN, Session, begin
from nave.cli.typed import in_own_words
from nave.kernel.errors import BadInput, IllegalMove, NaveError
from nave.kernel.letters import plain
from nave.translation.files import spoken


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NAVE_HOME", str(tmp_path / "home"))


@pytest.mark.parametrize(
    ("language", "typed", "chosen"),
    [
        ("de", "Das gelbe Gewölbe 1 auf r1c1 legen", 0),
        ("de", "das gelbe gewoelbe 1 auf R1C2", 1),
        ("de", "gelbe gewolbe r1c2", 1),
        ("de", "zug b", 2),
        ("de", "ZUG BEENDEN", 2),
        ("de", "beend", 2),
        ("pl", "das gelbe gewolbe 1 auf r1c2", 1),
    ],
)
def test_a_label_is_enough_whole_begun_or_by_its_words(language: str, typed: str, chosen: int) -> None:
    labels = "Das gelbe Gewölbe 1 auf r1c1 legen", "Das gelbe Gewölbe 1 auf r1c2 legen", "Zug beenden"
    assert in_own_words(typed, labels, language) == chosen


@pytest.mark.parametrize(("typed", "count"), [("das gelbe", 2), ("gewölbe", 2), ("auf legen", 2)])
def test_what_fits_several_is_refused_with_their_labels(typed: str, count: int) -> None:
    labels = ("Das gelbe Gewölbe auf r1c1 legen", "Das gelbe Gewölbe auf r1c2 legen", "Zug beenden")
    with pytest.raises(BadInput) as refused:
        in_own_words(typed, labels, "de")
    assert refused.value.said.args["count"] == count
    assert "r1c1 legen" in refused.value.say("en")
    assert "Zug" not in refused.value.say("en")


@pytest.mark.parametrize("typed", ["", " ", "!?", "gewö", "z b", "beenden zug", "r1", "1 2", "r1c1"])
def test_what_fits_no_label_is_nothing(typed: str) -> None:
    # `gewö` begins no word, `z b` is too short, a place alone says not what to do there, and order matters.
    labels = ("Das gelbe Dach auf r1c1 legen", "Zug beenden")
    assert in_own_words(typed, labels, "de") is None


def test_the_whole_label_wins_over_longer_ones() -> None:
    labels = ("Weißer Würfel", "Weißer Würfel +1", "Zug beenden")
    assert in_own_words("weisser wuerfel", labels, "de") == 0
    assert in_own_words("weisser wuerfel +1", labels, "de") == 1


@pytest.mark.parametrize(
    ("text", "language", "bare"),
    [
        ("Gewölbe", "de", "gewolbe"),
        ("GEWOELBE", "de", "gewolbe"),
        ("Łuk żółty", "pl", "luk zolty"),
        ("cœur d’or", "fr", "coeur d'or"),
        ("¿Señor?", "es", "¿senor?"),
        ("più", "it", "piu"),
        ("duel", "es", "duel"),
        ("Straße", "de", "strasse"),
    ],
)
def test_accents_and_capitals_do_not_matter(text: str, language: str, bare: str) -> None:
    assert plain(text, language) == bare


def sessions() -> list[tuple[str, dict[str, str]]]:
    return [("basilica", {"festum_fatuorum": "on"}), ("red_cathedral", {"module": "on", "guild": "jewelers"})]


@pytest.mark.parametrize("language", spoken())
@pytest.mark.parametrize(("game", "settings"), sessions())
def test_every_label_of_a_game_can_be_typed_and_the_record_stays_the_same(
    language: str, game: str, settings: dict[str, str]
) -> None:
    rng = random.Random(5)
    table = nave.new_game(game, seats=2, seed=5, settings=settings)
    session = Session(table, [HUMAN, HUMAN], begin(table, [HUMAN, HUMAN]).path, language=language)
    texts = set(table.rules.catalogue.texts)
    for _ in range(60):
        if table.over:
            break
        options = session.options()
        option = rng.choice(options)
        alike = [one for one in options if plain(one.label, language) == plain(option.label, language)]
        if len(alike) == 1 and option.label.lower() not in texts:
            assert session.find(plain(option.label, language).upper()).text == option.text
        session.play(option)
        assert table.answers[-1] in texts


def test_a_refused_move_is_never_taken_for_a_label() -> None:
    game = nave.new_game("red_cathedral", seats=2, seed=42, settings={"first_player": "1"})
    session = begin(game, [HUMAN, HUMAN])
    with pytest.raises(IllegalMove):
        session.find("end turn")
    with pytest.raises(NaveError):
        session.find("nonsense")


def test_rules_are_found_by_what_people_call_them() -> None:
    session = begin(nave.new_game("basilica", seats=2, seed=1), [HUMAN, HUMAN])
    assert session.rules("")[:1] == []
    assert session.rules("queen")
    assert session.rules("how do i win"), "the handbook knows what no rule says in these words"
