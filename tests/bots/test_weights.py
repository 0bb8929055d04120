"""Weights are data: complete, numbers only, and replaced by seat count."""

import tomllib
from collections.abc import Iterator
from importlib.resources import files

import pytest

import nave
from nave.api import known_games
from nave.bots import weights as reading
from nave.bots.basilica.mind import BasilicaMind
from nave.bots.mind import FAR, FIRST, JUDGING, LEARNING, Mind
from nave.bots.minds import mind_of
from nave.bots.red_cathedral.mind import KINDS, RedCathedralMind
from nave.bots.weights import Weights, game_weights, read_weights, tables_for
from nave.lab.tune import Plan

CATHEDRAL = "nave.bots.red_cathedral"


def test_every_game_has_weights_for_every_seat_count() -> None:
    for game, rules in known_games().items():
        for seats in rules.seats:
            mind = mind_of(game, seats)
            assert len(set(mind.names)) == len(mind.names) > 0


def test_a_table_for_a_seat_count_replaces_single_values() -> None:
    text = "[all]\na = 1\nb = 2.5\n[seats_3]\nb = 4\n"
    assert read_weights(text, "x", 2).values == {"a": 1.0, "b": 2.5}
    assert read_weights(text, "x", 3).values == {"a": 1.0, "b": 4.0}


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("[all]\na = 'much'\n", "all.a is 'much'; a weight is a number"),
        ("[all]\na = true\n", "all.a is True; a weight is a number"),
        ("[all]\na = 1\n[seats_2]\nc = 1\n", "seats_2.c replaces nothing; known: a"),
    ],
)
def test_a_mistake_in_a_file_is_named(text: str, problem: str) -> None:
    with pytest.raises(nave.BadInput, match=problem):
        read_weights(text, "x", 2)


def test_a_missing_weight_is_an_error() -> None:
    with pytest.raises(nave.BadInput, match=r"red_cathedral/weights.toml lacks the weight 'charm'"):
        game_weights(CATHEDRAL, 2).number("charm")


def test_a_game_nobody_thinks_about_is_refused() -> None:
    with pytest.raises(nave.BadInput, match="knows the game 'chess'"):
        mind_of("chess", 2)


class Listening(Weights):
    """Notes which weights are asked for."""

    def __init__(self, weights: Weights) -> None:
        super().__init__(weights.source, weights.values)
        self.asked: set[str] = set()

    def number(self, name: str) -> float:
        self.asked.add(name)
        return super().number(name)


def test_no_weight_is_without_effect() -> None:
    cathedral = Listening(game_weights(CATHEDRAL, 4))
    contractors = Listening(game_weights(CATHEDRAL, 4, "contractors_weights.toml"))
    RedCathedralMind(4, cathedral, contractors)
    assert cathedral.asked == set(cathedral.values)
    assert contractors.asked == set(contractors.values)
    basilica = Listening(game_weights("nave.bots.basilica", 2))
    BasilicaMind(2, basilica)
    assert basilica.asked == set(basilica.values)


@pytest.fixture
def moved(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """As if every weight of the masons had been tuned to something else."""

    def read(
        text: str, source: str, seats: int, base: Weights | None = None, kinds: tuple[str, ...] = ()
    ) -> Weights:
        found = read_weights(text, source, seats, base, kinds)
        if source.endswith(("/weights.toml", "/contractors_weights.toml")):
            found.values = {name: 1.5 * value + 0.01 for name, value in found.values.items()}
        return found

    monkeypatch.setattr(reading, "read_weights", read)
    yield
    mind_of.cache_clear()


def values_of(minds: list[Mind]) -> list[dict[str, float]]:
    return [dict(mind.values) for mind in minds]


EVERYWHERE = [(game, seats) for game, rules in known_games().items() for seats in rules.seats]


@pytest.mark.parametrize("style", [FAR, FIRST, JUDGING])
def test_tuning_the_mason_changes_neither_architect_nor_yardstick_nor_judge(
    style: str, request: pytest.FixtureRequest
) -> None:
    before = values_of([mind_of(game, seats, style) for game, seats in EVERYWHERE])
    masons = values_of([mind_of(game, seats) for game, seats in EVERYWHERE])
    request.getfixturevalue("moved")
    mind_of.cache_clear()
    assert values_of([mind_of(game, seats, style) for game, seats in EVERYWHERE]) == before
    for mason, was in zip(
        values_of([mind_of(game, seats) for game, seats in EVERYWHERE]), masons, strict=True
    ):
        assert all(mason[name] != was[name] for name in was)


def test_tuning_the_mason_does_not_move_the_journeyman_of_the_red_cathedral(
    request: pytest.FixtureRequest,
) -> None:
    before = values_of([mind_of("red_cathedral", seats, LEARNING) for seats in (1, 2, 3, 4)])
    request.getfixturevalue("moved")
    mind_of.cache_clear()
    assert values_of([mind_of("red_cathedral", seats, LEARNING) for seats in (1, 2, 3, 4)]) == before


# ------------------------------------------------------------ kinds of game


def test_a_table_for_a_kind_replaces_values_and_one_for_its_seats_after_it() -> None:
    text = "[all]\na = 1\nb = 2\n[seats_2]\nb = 3\n[advanced]\nb = 4\n[advanced_seats_2]\na = 5\n"
    assert read_weights(text, "x", 2).values == {"a": 1.0, "b": 3.0}
    assert read_weights(text, "x", 2, None, ("advanced",)).values == {"a": 5.0, "b": 4.0}
    assert read_weights(text, "x", 3, None, ("advanced",)).values == {"a": 1.0, "b": 4.0}
    assert read_weights(text, "x", 3, None, ("contractors",)).values == {"a": 1.0, "b": 2.0}


def test_a_kind_of_game_cannot_bring_in_a_weight_nobody_knows() -> None:
    with pytest.raises(nave.BadInput, match=r"advanced\.c replaces nothing; known: a"):
        read_weights("[all]\na = 1\n[advanced]\nc = 1\n", "x", 2, None, ("advanced",))


@pytest.mark.parametrize("name", ["weights.toml", "contractors_weights.toml"])
def test_no_table_of_the_red_cathedral_is_misspelt(name: str) -> None:
    known = {
        table
        for seats in known_games()["red_cathedral"].seats
        for kinds in KINDS
        for table in tables_for(seats, kinds)
    }
    assert set(tomllib.loads(files(CATHEDRAL).joinpath(name).read_text(encoding="utf-8"))) <= known


KIND_SETTINGS = [
    {},
    {"workshops": "advanced"},
    {"module": "on"},
    {"workshops": "advanced", "guild": "random"},
]


@pytest.fixture
def told_apart(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """As if the mason had weights of its own for every kind of game."""

    def read(
        text: str, source: str, seats: int, base: Weights | None = None, kinds: tuple[str, ...] = ()
    ) -> Weights:
        found = read_weights(text, source, seats, base, kinds)
        if source.endswith("/weights.toml"):
            found.values["turn"] = 10.0 + KINDS.index(kinds)
        return found

    monkeypatch.setattr(reading, "read_weights", read)
    yield
    mind_of.cache_clear()


@pytest.mark.parametrize("kind", range(len(KINDS)))
def test_every_kind_of_game_is_valued_with_its_own_weights(kind: int, told_apart: None) -> None:
    state = nave.new_game("red_cathedral", seats=2, seed=1, settings=KIND_SETTINGS[kind]).state
    mind = RedCathedralMind(2)
    assert mind.values_at(state)["turn"] == 10.0 + kind
    alike = mind.weighted({"turn": 10.0 + kind})
    other = mind.weighted({"turn": 20.0})
    assert mind.terms(state, 0) == alike.terms(state, 0)
    assert mind.terms(state, 0) != other.terms(state, 0)
    assert mind.worth(state, 0) == alike.worth(state, 0)


def test_tuning_starts_from_the_weights_of_its_kind_of_game(told_apart: None) -> None:
    mind_of.cache_clear()
    advanced = Plan("red_cathedral", settings={"workshops": "advanced"})
    assert (advanced.start["turn"], advanced.table) == (11.0, "advanced_seats_2")
    basic = Plan("red_cathedral", seats=4)
    assert (basic.start["turn"], basic.table) == (10.0, "seats_4")
    assert Plan("basilica").table == "seats_2"
