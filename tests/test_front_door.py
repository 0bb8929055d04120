"""`import nave`: what it gives are values, and every public name says what it does and what it raises."""

import inspect
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import nave
from nave.bots.base import Bot
from nave.kernel.notebook import table_html, table_text
from nave.kernel.record import record_from_data
from nave.kernel.said import Said

ROOT = Path(__file__).parent.parent
GAME = "red_cathedral"
# Without its types, to call it wrongly.
DOOR: Any = nave


@pytest.fixture
def game() -> nave.Game:
    return nave.new_game(GAME, seats=3, seed=42)


# ------------------------------------------------------------ values


def test_options_are_values(game: nave.Game) -> None:
    first, second = game.options()[:2]
    assert first == game.options()[0]
    assert first != second
    assert first != first.text
    assert len({first, second, *game.options()[:2]}) == 2
    assert eval(repr(first), {"Option": nave.Option}) == first
    assert str(first) == first.text


def test_options_that_differ_in_anything_told_are_different(game: nave.Game) -> None:
    one = game.options()[0]
    changed = [
        nave.Option("other", one.move, one.touches, one.label),
        nave.Option(one.text, one.move + 1, one.touches, one.label),
        nave.Option(one.text, one.move, (), one.label),
        nave.Option(one.text, one.move, one.touches, "other"),
    ]
    assert one not in changed


def test_records_are_values(game: nave.Game) -> None:
    record = game.record
    assert record == game.record == nave.record_from_json(record.to_json())
    assert hash(record) == hash(game.record)
    game.play(game.legal_moves[0])
    assert record != game.record
    assert record != record.to_data()
    assert repr(record) == f"<Record {GAME}, seats 3, seed 42, {len(record.answers)} answers>"


def test_results_are_values() -> None:
    def result(scores: list[int] | None = None, reason: str = "because") -> nave.Result:
        return nave.Result(scores or [3, 4], [1], [{}, {}], Said("verbatim", text=reason), reason)

    assert result() == result()
    assert hash(result()) == hash(result())
    assert result() != result([3, 5])
    assert result() != result(reason="else")
    assert repr(result()) == "<Result scores [3, 4], winners [1]: because>"


def test_budgets_are_values() -> None:
    assert nave.Budget(10, seconds=1.0) == nave.Budget(10, seconds=1.0)
    assert nave.Budget(10) != nave.Budget(10, seconds=1.0)
    assert len({nave.Budget(10), nave.Budget(10), nave.Budget(11)}) == 2
    assert eval(repr(nave.Budget(7, seconds=0.5)), {"Budget": nave.Budget}) == nave.Budget(7, seconds=0.5)


# ------------------------------------------------------------ games


def test_a_move_is_looked_for_by_text_number_or_option(game: nave.Game) -> None:
    option = game.options()[0]
    for move in (option, option.text, option.move, f"  {option.text.upper()} "):
        assert move in game.legal_moves
    other = game.rules.catalogue.text(0)
    assert other not in game.legal_moves
    for nonsense in (0, -1, 10**9, "no such move", True, None, 1.5):
        assert nonsense not in game.legal_moves


def test_an_option_of_another_game_is_not_legal_by_its_number(game: nave.Game) -> None:
    option = game.options()[0]
    assert nave.Option("something else", option.move, (), "") not in game.legal_moves


def test_legal_moves_are_a_sequence_of_numbers_that_knows_texts(game: nave.Game) -> None:
    moves = game.legal_moves
    assert list(moves) == [option.move for option in game.options()]
    assert moves.texts == [option.text for option in game.options()]
    assert moves[0] == game.options()[0].move
    assert moves[-2:] == list(moves)[-2:]
    assert moves == game.legal_moves == list(moves)
    assert moves not in ([], list(moves)[1:], tuple(moves), None)
    assert moves != list(moves)[1:]
    assert hash(moves) == hash(game.legal_moves)
    assert repr(moves).startswith(f"<LegalMoves {moves.texts[0]}, ")


def test_a_game_shows_where_it_stands(game: nave.Game) -> None:
    count = len(game.answers)
    assert (
        repr(game) == f"<Game {GAME}, seats 3, seed 42, turn 1, {count} answers, seat {game.seat} to answer>"
    )


def test_a_game_as_text_is_the_table_in_words(game: nave.Game) -> None:
    lines = str(game).splitlines()
    assert lines[0] == f"{game.rules.title}, turn 1: {game.prompt}"
    assert len(lines) == 1 + 3 + 1
    assert "name Green" in lines[1]
    assert lines[-1] == f"Answers: {', '.join(game.legal_moves.texts)}"


def test_the_table_in_words_is_said_in_any_language(game: nave.Game) -> None:
    def say(said: Said) -> str:
        return game.say(said, language="de")

    lines = table_text(game.rules.title, "Wer?", game.view(None), ["a", "b"], say).splitlines()
    assert lines[0] == f"{game.rules.title}, Zug 1: Wer?"
    assert lines[-1] == "Antworten: a, b"
    assert "Zug 1: Wer?" in table_html(game.rules.title, "Wer?", game.view(None), [], say)


def test_a_finished_game_shows_that_nothing_is_asked() -> None:
    game = nave.new_game(GAME, seats=1, seed=7)
    while not game.over:
        game.play(game.legal_moves[-1])
    assert repr(game).endswith("answers, over>")
    assert repr(game.legal_moves) == "<LegalMoves none>"
    assert "Answers:" not in str(game)
    assert "scores [" in repr(game.record)


def test_the_text_of_a_game_holds_no_secret() -> None:
    """It is a spectator's view: what seat 0 alone knows is not in it."""
    game = nave.new_game("basilica", seats=2, seed=1, settings={"festum_fatuorum": "on"})
    view = game.view(None)
    assert str(view["players"][0]["score"]) in str(game)
    assert view != game.view(0)


# ------------------------------------------------------------ arguments


@pytest.mark.parametrize(
    "call",
    [
        lambda: DOOR.new_game(GAME, 2),
        lambda: DOOR.from_position({}, 3),
        lambda: DOOR.component_set(GAME, "standard"),
        lambda: DOOR.Budget(3, 1.0),
    ],
)
def test_only_the_first_argument_goes_without_its_name(call: Callable[[], object]) -> None:
    with pytest.raises(TypeError, match="positional argument"):
        call()


def test_records_and_positions_may_call_the_settings_settings(game: nave.Game) -> None:
    record: dict[str, Any] = {**game.record.to_data()}
    assert "settings" not in record
    record["settings"] = record.pop("options")
    assert record_from_data(record) == game.record
    position = game.position()
    position["settings"] = position.pop("options")
    again = nave.from_position(position, seed=game.seed)
    assert again.position() == game.position()


# ------------------------------------------------------------ words


def public() -> Iterator[tuple[str, Any]]:
    """Everything that `import nave` promises: functions, classes and their public methods."""
    for name in nave.__all__:
        found = getattr(nave, name)
        if inspect.ismodule(found) or isinstance(found, str):
            continue
        yield name, found
        if inspect.isclass(found):
            for member, value in vars(found).items():
                if not member.startswith("_") and (inspect.isfunction(value) or isinstance(value, property)):
                    yield f"{name}.{member}", value


PUBLIC = dict(public())


@pytest.mark.parametrize("name", PUBLIC)
def test_every_public_name_is_documented(name: str) -> None:
    text = inspect.getdoc(PUBLIC[name])
    assert text, f"{name} has no docstring"
    assert text.strip()[-1] in ".:", f"{name}: {text!r}"


# Public functions and methods that raise nothing of their own; whatever else raises must say what.
SILENT = {
    *("Event.said", "Event.seen_by", "Event.to_data"),
    *("Game.answers_since", "Game.asked", "Game.copy", "Game.position", "Game.settle", "Game.turn_at"),
    *("Option.to_data", "Record.to_data", "Record.to_json", "Result.to_data"),
}
CALLABLE = [name for name, value in PUBLIC.items() if inspect.isfunction(value)]


@pytest.mark.parametrize("name", CALLABLE)
def test_every_public_function_says_what_it_raises(name: str) -> None:
    text = inspect.getdoc(PUBLIC[name]) or ""
    errors = set(re.findall(r"\b[A-Z]\w*(?:Error|Input|Move)\b|OSError", text))
    assert ("Raises " in text and bool(errors)) == (name not in SILENT), f"{name}: {text!r}"
    known = {*nave.__all__, "NotImplementedError", "OSError"}
    assert errors <= known, f"{name} tells of errors that do not exist"
    own = set(re.findall(r"raise (\w+)\(", inspect.getsource(PUBLIC[name])))
    assert own <= errors, f"{name} raises {own} and does not say so"


def test_only_public_functions_are_excused() -> None:
    assert set(CALLABLE) >= SILENT


def test_the_examples_of_the_readme_name_no_old_word() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    assert "options={" not in text


def test_the_version_is_told() -> None:
    assert re.fullmatch(r"\d+\.\d+\.\d+", nave.__version__)
    assert nave.Bot is Bot
