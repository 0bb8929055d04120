"""What is sent keeps to what is declared: every view and result of random games, entry by entry."""

import random
import types
from typing import Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

import pytest

import nave
from scripts.game_types import declared, modules_of, texts_of_all

PLAIN = (int, str, bool, type(None))


def merged(game: str) -> dict[str, list[Any]]:
    """The declared classes of a game and its expansions by name, as the page gets them."""
    found: dict[str, list[Any]] = {}
    for module in modules_of(f"nave.games.{game}", "types"):
        for name, cls in declared(module):
            found.setdefault(name, []).append(cls)
    return found


class Checker:
    def __init__(self, game: str) -> None:
        self.classes = merged(game)
        self.seen: set[tuple[str, str]] = set()

    def check(self, value: Any, hint: Any, path: str) -> None:
        origin, args = get_origin(hint), get_args(hint)
        if is_typeddict(hint):
            self.check_row(value, hint.__name__, path, hint)
        elif origin is NotRequired:
            self.check(value, args[0], path)
        elif origin in (Union, types.UnionType):
            fitting = [arg for arg in args if self.fits(value, arg)]
            assert fitting, f"{path} is {value!r}; declared: {hint}"
            self.check(value, fitting[0], path)
        elif origin is Literal:
            assert value in args, f"{path} is {value!r}; declared: {hint}"
        elif origin is list:
            assert type(value) is list, f"{path} is {value!r}; declared: {hint}"
            for place, one in enumerate(value):
                self.check(one, args[0], f"{path}[{place}]")
        elif origin is dict:
            assert type(value) is dict, f"{path} is {value!r}; declared: {hint}"
            for key, one in value.items():
                self.check(one, args[1], f"{path}.{key}")
        else:
            assert hint in PLAIN, f"{path} is declared as {hint}"
            assert type(value) is hint, f"{path} is {value!r}; declared: {hint}"

    def fits(self, value: Any, hint: Any) -> bool:
        if hint in PLAIN:
            return type(value) is hint
        if is_typeddict(hint):
            return isinstance(value, dict) and set(hint.__required_keys__) <= set(value)
        return isinstance(value, get_origin(hint) or hint)

    def check_row(self, value: Any, name: str, path: str, hint: Any) -> None:
        classes = self.classes.get(name, [hint])
        hints: dict[str, Any] = {}
        required: set[str] = set()
        for cls in classes:
            hints = {**get_type_hints(cls, include_extras=True), **hints}
            required |= cls.__required_keys__
        assert type(value) is dict, f"{path} is {value!r}; declared: {name}"
        assert set(value) <= set(hints), f"{path} has {set(value) - set(hints)}, which nobody declares"
        assert required <= set(value), f"{path} lacks {required - set(value)}"
        for key, one in value.items():
            self.seen.add((name, key))
            self.check(one, hints[key], f"{path}.{key}")


def last(classes: dict[str, list[Any]], ending: str) -> Any:
    """The view as the last expansion declares it."""
    return [cls for name, found in classes.items() if name.endswith(ending) for cls in found][-1]


CONFIGURATIONS: list[tuple[str, int, dict[str, str]]] = [
    ("red_cathedral", 4, {"workshops": "advanced"}),
    ("red_cathedral", 1, {}),
    ("red_cathedral", 1, {"module": "on", "guild": "foremen"}),
    *(
        ("red_cathedral", 2, {"module": "on", "guild": guild})
        for guild in ("jewelers", "archivists", "master_builders", "brick_makers", "contractors")
    ),
    ("basilica", 2, {"festum_fatuorum": "on"}),
    ("basilica", 2, {"show_crowns": "on"}),
]


@pytest.mark.parametrize(("game", "seats", "settings"), CONFIGURATIONS)
def test_every_view_keeps_to_its_declaration(game: str, seats: int, settings: dict[str, str]) -> None:
    checker = Checker(game)
    view = last(checker.classes, "View")
    rng = random.Random(7)
    table = nave.new_game(game, seats=seats, seed=7, settings=settings)
    for number in range(3000):
        if table.over:
            break
        table.play(rng.choice(table.legal_moves))
        if number % 40 == 0 or table.over:
            for seat in (None, *range(seats)):
                checker.check(table.view(seat), view, "view")
    assert table.over
    assert len(checker.seen) > 50


def test_a_view_that_does_not_keep_to_it_is_found() -> None:
    checker = Checker("red_cathedral")
    view = last(checker.classes, "View")
    table = nave.new_game("red_cathedral", seats=2, seed=1)
    for change in ({"odd": 1}, {"turn": "one"}, {"supply": {"gold": None}}, {"players": [None]}):
        with pytest.raises(AssertionError, match="view"):
            checker.check({**table.view(0), **change}, view, "view")
    with pytest.raises(AssertionError, match="lacks"):
        checker.check({k: v for k, v in table.view(0).items() if k != "site"}, view, "view")


def test_the_page_has_the_types_that_the_games_declare() -> None:
    stale = [path.name for path, text in texts_of_all().items() if path.read_text(encoding="utf-8") != text]
    assert not stale, "npm run types"
