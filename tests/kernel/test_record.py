"""Records: what is written is read again, and whatever is damaged is refused with one clear error."""

import json
import os
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import nave
from nave.kernel.game import Game
from nave.kernel.record import FIELDS, FORMAT, record_from_data
from tests.support.mutate import STRANGERS, mutated, places
from tests.support.toy import Toy

TOY = Toy()


def played(*moves: str, seed: int = 1) -> Game:
    game = TOY.new_game(seed=seed)
    for move in moves:
        game.play(move)
    return game


@cache
def finished() -> Game:
    """Shared, so tests change only what it hands out."""
    game = TOY.new_game(seed=4, options={"bag": "half"})
    while not game.over:
        game.play(game.legal_moves[0])
    return game


def finished_data() -> dict[str, Any]:
    data: dict[str, Any] = json.loads(finished().record.to_json())
    return data


def replayed(data: object) -> Game:
    return TOY.replay(record_from_data(data))


def test_a_record_holds_everything_a_replay_needs() -> None:
    game = played("polish", "draw")
    game.meta["names"] = ["Ann", "Ben"]
    data = game.record.to_data()
    assert list(data) == ["format", *[key for key in data if key != "format"]]
    assert set(data) == set(FIELDS)
    assert data["format"] == FORMAT
    assert (data["game"], data["rules_version"], data["seats"], data["seed"]) == ("marbles", 3, 2, 1)
    assert data["components"] == {"name": "standard", "hash": TOY.components.hash}
    assert data["options"] == {"bag": "full"}
    assert data["answers"][1:3] == ["polish", "draw"]
    assert (data["start"], data["result"]) == (None, None)
    assert data["meta"] == {"names": ["Ann", "Ben"]}
    again = TOY.replay(nave.record_from_json(game.record.to_json()))
    assert again.record.to_data() == data


def test_a_finished_record_names_its_result() -> None:
    game = finished()
    assert game.result is not None
    assert game.record.result == {"scores": game.result.scores, "winners": game.result.winners}


# ------------------------------------------------------------ files


def test_a_record_is_saved_and_loaded_with_its_folders_made(tmp_path: Path) -> None:
    path = tmp_path / "games" / "évening.json"
    game = played("draw")
    game.meta["note"] = "Käse"
    game.record.save(path)
    assert nave.load_record(path).to_data() == nave.load_record(str(path)).to_data() == game.record.to_data()
    assert [file.name for file in path.parent.iterdir()] == [path.name]


def test_a_crash_while_saving_leaves_the_earlier_record(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.json"
    played("draw").record.save(path)
    before = path.read_text(encoding="utf-8")

    def crash(handle: int) -> None:
        raise OSError("disk full")

    monkeypatch.setattr(os, "fsync", crash)
    with pytest.raises(OSError, match="disk full"):
        played("polish", "polish", "draw").record.save(path)
    assert path.read_text(encoding="utf-8") == before
    assert [file.name for file in tmp_path.iterdir()] == ["game.json"]


def test_a_file_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    with pytest.raises(nave.RecordError, match=r"missing\.json: cannot be read"):
        nave.load_record(tmp_path / "missing.json")
    with pytest.raises(nave.RecordError, match="cannot be read"):
        nave.load_record(tmp_path)
    binary = tmp_path / "binary.json"
    binary.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(nave.RecordError, match=r"binary\.json: cannot be read"):
        nave.load_record(binary)
    broken = tmp_path / "broken.json"
    broken.write_text('{"format": 3}', encoding="utf-8")
    with pytest.raises(nave.RecordError, match=r"broken\.json: format is 3"):
        nave.load_record(broken)


# ------------------------------------------------------------ damaged texts


def test_a_record_cut_anywhere_is_refused_and_says_where() -> None:
    text = finished().record.to_json().rstrip()
    for end in range(len(text)):
        with pytest.raises(nave.RecordError, match=r"not a complete JSON document \(line \d+"):
            nave.record_from_json(text[:end])
    assert nave.record_from_json(text).answers


@pytest.mark.parametrize(
    "text",
    ["", "nonsense", "{", "{'format': 1}", '{"seed": ' + "9" * 5000 + "}", "[" * 100_000, "\ufeff{}"],
    ids=["empty", "words", "brace", "quotes", "digits", "brackets", "mark"],
)
def test_text_that_is_no_json_is_refused(text: str) -> None:
    with pytest.raises(nave.RecordError, match="not a"):
        nave.record_from_json(text)


@pytest.mark.parametrize("text", ["[]", "3", '"text"', "null", "NaN"])
def test_json_that_is_no_object_is_refused(text: str) -> None:
    with pytest.raises(nave.RecordError, match="a record is a JSON object, not"):
        nave.record_from_json(text)


# ------------------------------------------------------------ damaged fields


@pytest.mark.parametrize("key", sorted(set(FIELDS) - {"format", "start", "result", "meta"}))
def test_a_missing_field_is_named(key: str) -> None:
    data = finished_data()
    del data[key]
    with pytest.raises(nave.RecordError, match=f"field '{key}' is missing"):
        record_from_data(data)


@pytest.mark.parametrize("key", ["start", "result", "meta"])
def test_start_result_and_remarks_may_be_absent_or_null(key: str) -> None:
    data = finished_data()
    assert replayed({**data, key: None}).over
    del data[key]
    assert replayed(data).over


STRANGERS_BY_TYPE: list[object] = [True, 2.5, "text", 7, [], {}]
WRONG: list[tuple[str, object]] = [
    (key, value) for key in sorted(FIELDS) for value in STRANGERS_BY_TYPE if type(value) not in FIELDS[key]
]


@pytest.mark.parametrize(("key", "value"), WRONG)
def test_a_field_of_the_wrong_type_is_named(key: str, value: object) -> None:
    message = "format is" if key == "format" else f"field '{key}' must be {FIELDS[key][0].__name__}, not"
    with pytest.raises(nave.RecordError, match=message):
        record_from_data({**finished_data(), key: value})


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"format": "nave-record/2"}, "format is 'nave-record/2'; this version reads 'nave-record/1'"),
        ({"format": None}, "format is None"),
        ({"colour": "red"}, "unknown field 'colour'; a record has format, game"),
        ({"components": {"name": "standard"}}, "name and the hash"),
        ({"components": {"name": "standard", "hash": 3}}, "'components' must map names to texts"),
        ({"options": {"bag": 2}}, "'options' must map names to texts"),
        ({"answers": ["draw", 7]}, "answer 1 must be a text, not int"),
        ({"answers": [None]}, "answer 0 must be a text, not NoneType"),
    ],
)
def test_a_malformed_field_is_refused(change: dict[str, Any], message: str) -> None:
    with pytest.raises(nave.RecordError, match=message):
        record_from_data({**finished_data(), **change})


# ------------------------------------------------------------ records that cannot be replayed


def change_answer(number: int, text: str) -> Callable[[dict[str, Any]], None]:
    def change(data: dict[str, Any]) -> None:
        data["answers"][number] = text

    return change


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (change_answer(1, "juggle"), r"^answer 1: there is no move 'juggle'$"),
        (change_answer(1, "drow"), r"^answer 1: .*did you mean 'draw'"),
        (
            change_answer(1, "end turn"),
            r"answer 1 'end turn' is not legal: a marble must be drawn.*marbles.end",
        ),
        (change_answer(0, "draw"), r"^answer 0 'draw' is not legal"),
        (lambda data: data["answers"].append("draw"), r"answer \d+ 'draw' comes after the end of the game"),
        (lambda data: data["answers"].pop(), r"has a result but its \d+ answers do not end the game"),
        (lambda data: data["result"]["scores"].reverse(), "the record names .* lead to scores"),
        (lambda data: data["result"].update(winners=[0, 1]), "the record names"),
        (lambda data: data["result"].clear(), "the record names {}"),
        (lambda data: data.update(rules_version=2), "rules version 2 of Marbles; installed: 3"),
        (lambda data: data.update(seats=3), "Marbles is played with 2 seats, not 3"),
        (lambda data: data["options"].update(bag="huge"), "setting bag is 'huge'; allowed: 'full', 'half'"),
        (lambda data: data["options"].update(cup="full"), "no setting 'cup'; its settings: bag"),
    ],
)
def test_a_record_that_does_not_replay_is_refused(
    change: Callable[[dict[str, Any]], None], message: str
) -> None:
    data = finished_data()
    # The scores differ, so that exchanging them is noticed.
    assert data["result"]["scores"] != data["result"]["scores"][::-1]
    change(data)
    with pytest.raises(nave.RecordError, match=message):
        replayed(data)


@pytest.mark.parametrize("upto", [-1, 10_000, True, "3", 1.0])
def test_a_replay_stops_only_at_an_answer_of_the_record(upto: Any) -> None:
    record = finished().record
    with pytest.raises(nave.RecordError, match=rf"answers 0 to {len(record.answers)}; .* is not among them"):
        TOY.replay(record, upto)


def test_a_replay_goes_on_to_the_next_question_to_a_seat() -> None:
    """Stopping between a question and the dice that answer it would leave nobody to ask."""
    game = played("polish", "draw", "end turn")
    answers = game.record.answers
    assert answers[1:3] == ["polish", "draw"]
    assert answers[3].startswith("drawn")
    stopped = [len(TOY.replay(game.record, upto).answers) for upto in range(len(answers) + 1)]
    assert stopped == [1, 1, 2, 4, 4, 5]


def test_a_record_without_a_result_may_stop_anywhere() -> None:
    data = finished_data()
    data["result"] = None
    whole = list(data["answers"])
    for count in range(len(whole)):
        data["answers"] = whole[:count]
        game = replayed(data)
        assert list(game.answers[:count]) == whole[:count]


def test_nature_answers_what_a_record_leaves_open_as_it_would_have() -> None:
    """A record cut off before the dice were rolled goes on with the same dice."""
    game = played("polish", "draw", "end turn", "draw")
    data = game.record.to_data()
    data["answers"] = data["answers"][:-1]
    assert data["answers"][-1] == "draw"
    assert replayed(data).position() == game.position()


@pytest.mark.parametrize("upto", [None, 1, 2, 3, 4, 5, 6])
def test_a_replay_takes_nature_s_answers_from_the_record_and_not_from_the_seed(upto: int | None) -> None:
    """Dice that were rolled at a real table can be recorded too."""
    game = played("draw", "polish", "end turn", "draw")
    data = game.record.to_data()
    others = [seed for seed in range(50) if played("draw", seed=seed).answers[:3] != game.answers[:3]]
    data["seed"] = others[0]
    record = record_from_data(data)
    assert TOY.replay(record, upto).position() == TOY.replay(game.record, upto).position()


def test_a_replay_leaves_undo_where_it_was() -> None:
    game = played("draw", "end turn", "polish", "polish")
    loaded = TOY.replay(nave.record_from_json(game.record.to_json()))
    for twin in (game, loaded):
        twin.restart_turn()
        assert not twin.can_undo
    assert loaded.position() == game.position()


# ------------------------------------------------------------ records that start from a position


@cache
def from_position() -> Game:
    position = played("draw", "end turn", "polish").position()
    game = TOY.from_position(position, seed=8)
    game.play("draw")
    return game


def test_a_record_from_a_position_replays_from_there() -> None:
    game = from_position()
    record = nave.record_from_json(game.record.to_json())
    assert record.start is not None
    assert record.start["format"] == "nave-position/1"
    again = TOY.replay(record)
    assert again.position() == game.position()
    assert again.record.to_data() == game.record.to_data()


@pytest.mark.parametrize(
    ("path", "value", "message"),
    [
        (("start",), {}, "lacks format, game"),
        (("start", "format"), "nave-position/9", "format is 'nave-position/9'"),
        (("start", "rules_version"), 4, "rules version 4 of Marbles; installed: 3"),
        (("start", "game"), "chess", "game is 'chess'; needed: 'marbles'"),
        (("start", "components", "hash"), "0" * 16, "needed: 'standard' of hash"),
        (("start", "options", "bag"), "half", "marbles in all"),
        (("options", "bag"), "half", "other seats, settings or rules"),
        (("start", "bag", "red"), 99, "6 red marbles in all"),
        (("start", "ask"), 5, "must be a list"),
    ],
)
def test_a_start_that_does_not_fit_its_record_is_refused(
    path: tuple[str, ...], value: object, message: str
) -> None:
    data = mutated(from_position().record.to_data(), path, value)
    with pytest.raises(nave.RecordError, match=message):
        replayed(data)


# ------------------------------------------------------------ any damage at all


@settings(derandomize=True, deadline=None, max_examples=400)
@given(st.data())
def test_whatever_is_wrong_in_a_record_the_answer_is_a_record_error(data: st.DataObject) -> None:
    whole = data.draw(st.sampled_from([finished_data(), from_position().record.to_data()]))
    path = data.draw(st.sampled_from([path for path in places(whole) if path[0] != "meta"]))
    value = data.draw(st.sampled_from([*STRANGERS, "draw", "polish"]))
    changed = mutated(whole, path, value)
    try:
        game = replayed(changed)
    except nave.RecordError:
        return
    # What was accepted is a record that can be kept and replayed like any other.
    assert TOY.replay(game.record).position() == game.position()


@pytest.mark.parametrize("key", ["meta", "start", "result"])
def test_half_a_character_is_refused_where_it_comes_in(key: str) -> None:
    data: dict[str, Any] = {**played().record.to_data()}
    data[key] = {"remark": ["fine", "\ud800"]}
    with pytest.raises(nave.RecordError, match=f"field '{key}' holds half a character .U.D800."):
        record_from_data(data)
    with pytest.raises(nave.RecordError, match="half a character"):
        nave.record_from_json(json.dumps(data))


@pytest.mark.parametrize("remark", ["\udcff", {1, 2}])
def test_remarks_that_no_file_can_hold_are_refused_and_the_earlier_file_stays(
    tmp_path: Path, remark: Any
) -> None:
    game = played()
    target = tmp_path / "game.json"
    game.record.save(target)
    before = target.read_bytes()
    game.meta["remark"] = remark
    with pytest.raises(nave.RecordError, match="field 'meta'"):
        game.record.save(target)
    assert target.read_bytes() == before
    assert os.listdir(tmp_path) == ["game.json"]
