"""The session behind both tables: saving, resuming, bots, undo, and what typed words mean."""

import os
import random
from pathlib import Path

import pytest

import nave
from nave.cli.session import (
    HUMAN,
    Session,
    begin,
    default_players,
    free_path,
    newest_unfinished,
    resume,
    saves_folder,
)
from nave.kernel.language import words_of
from nave.kernel.said import Said
from tests.support.play import GAME, Unsaved, game_of, hot_seat, played_out
from tests.support.red_cathedral import Table


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("NAVE_HOME", str(tmp_path / "home"))
    return tmp_path / "home"


def started(seats: int = 2, seed: int = 42, players: list[str] | None = None) -> Session:
    game = nave.new_game(GAME, seats=seats, seed=seed, settings={"first_player": "1"} if seats > 1 else None)
    return begin(game, players or [HUMAN] * seats)


def answers_on_disk(session: Session) -> list[str]:
    return nave.load_record(session.path).answers


# ------------------------------------------------------------ saving


def test_a_game_is_saved_before_its_first_question() -> None:
    session = started()
    assert session.path.parent == saves_folder()
    assert session.path.name.startswith("red_cathedral-")
    assert game_of(session.path).position() == session.game.position()


def test_every_answer_is_on_disk_when_play_returns() -> None:
    session = started()
    for _ in range(30):
        session.play(session.game.options()[0])
        assert answers_on_disk(session) == list(session.game.answers)


def test_every_answer_of_a_bot_is_on_disk_too() -> None:
    session = started(players=["random", HUMAN])
    for _ in range(3):
        session.step()
        assert answers_on_disk(session) == list(session.game.answers)


def test_a_taken_back_answer_is_gone_from_disk() -> None:
    session = started()
    before = list(session.game.answers)
    session.play(session.find("claim 1.1"))
    session.undo()
    assert answers_on_disk(session) == before
    session.play(session.find("claim 1.1"))
    session.play(session.find("place down green"))
    session.restart_turn()
    assert answers_on_disk(session) == before


def test_the_save_says_who_sits_where() -> None:
    session = started(3, players=[HUMAN, "random", HUMAN])
    assert nave.load_record(session.path).meta == {"players": [HUMAN, "random", HUMAN]}


def test_two_games_begun_in_the_same_second_have_two_saves() -> None:
    assert started().path != started().path


def test_a_save_that_fails_is_told_and_made_good_later(tmp_path: Path) -> None:
    session = started()
    session.path = tmp_path / "file" / "game.json"
    session.path.parent.write_text("in the way")
    session.play(session.game.options()[0])
    assert "not saved" in session.trouble
    assert "file" in session.trouble
    session.path.parent.unlink()
    session.play(session.game.options()[0])
    assert session.trouble == ""
    assert answers_on_disk(session) == list(session.game.answers)


def test_a_second_place_for_the_record_holds_the_same(tmp_path: Path) -> None:
    extra = tmp_path / "kept" / "game.json"
    session = begin(nave.new_game(GAME, seats=2, seed=1), [HUMAN, HUMAN], extra)
    session.play(session.game.options()[0])
    assert extra.read_text(encoding="utf-8") == session.path.read_text(encoding="utf-8")


# ------------------------------------------------------------ resuming


def test_a_resumed_game_stands_where_it_stood() -> None:
    first = started()
    for _ in range(25):
        first.play(first.game.options()[-1])
    second = resume(first.path)
    assert second.path == first.path
    assert second.players == first.players
    assert second.game.position() == first.game.position()
    assert second.game.events == first.game.events


def test_undo_works_after_resuming_as_before() -> None:
    first = started()
    before = first.game.position()
    first.play(first.find("claim 1.1"))
    second = resume(first.path)
    assert second.game.can_undo
    second.undo()
    assert second.game.position() == before


def test_bots_go_on_after_a_resume_as_they_would_have(tmp_path: Path) -> None:
    whole, _ = played_out(tmp_path, [HUMAN, "random", "random"], seed=9)
    part = nave.replay(nave.load_record(whole.path), upto=len(whole.game.answers) - 90)
    path = free_path(saves_folder(), GAME)
    part.record.save(path)
    session = resume(path)
    session.run_bots()
    while not session.game.over:
        session.play(session.find(whole.game.answers[len(session.game.answers)]))
        session.run_bots()
    assert list(session.game.answers) == list(whole.game.answers)
    assert nave.load_record(path).result == nave.load_record(whole.path).result


def test_a_record_from_elsewhere_is_continued_in_a_save_of_its_own(tmp_path: Path) -> None:
    game = nave.new_game(GAME, seats=3, seed=4)
    outside = tmp_path / "friend.json"
    game.record.save(outside)
    before = outside.read_bytes()
    session = resume(outside)
    assert session.players == [HUMAN, "mason", "mason"]
    assert session.path.parent == saves_folder()
    session.run_bots()
    session.play(session.game.options()[0])
    assert outside.read_bytes() == before


def test_other_players_can_take_over() -> None:
    first = started(players=[HUMAN, HUMAN])
    second = resume(first.path, [HUMAN, "random"])
    assert second.players == [HUMAN, "random"]
    assert nave.load_record(second.path).meta["players"] == [HUMAN, "random"]


def test_a_finished_game_cannot_be_continued(tmp_path: Path) -> None:
    session, _ = played_out(tmp_path, ["random", "random"], seed=2)
    with pytest.raises(nave.RecordError, match="this game is over"):
        resume(session.path)


def test_two_tables_on_one_save_never_overwrite_each_other() -> None:
    first = started()
    second = resume(first.path)
    second.play(second.find("claim 1.1"))
    first.play(first.find("claim 2.1"))
    assert first.path != second.path
    assert answers_on_disk(first)[-1] == "claim 2.1"
    assert answers_on_disk(second)[-1] == "claim 1.1"


def test_continue_finds_the_newest_game_that_is_not_over(tmp_path: Path, home: Path) -> None:
    assert newest_unfinished() == (None, [])
    older, newer = started(seed=1), started(seed=2)
    finished, _ = played_out(tmp_path, ["random", "random"], seed=2)
    over = free_path(saves_folder(), GAME)
    finished.game.record.save(over)
    for age, path in enumerate((over, newer.path, older.path)):
        os.utime(path, (1_000_000 - age, 1_000_000 - age))
    assert newest_unfinished() == (newer.path, [])
    assert newest_unfinished("basilica") == (None, [])
    os.utime(older.path, (2_000_000, 2_000_000))
    assert newest_unfinished() == (older.path, [])


def test_continue_passes_over_a_broken_save_and_says_so(home: Path) -> None:
    good = started()
    broken = home / "saves" / "red_cathedral-99999999-000000.json"
    broken.write_text('{"format": "nave-rec', encoding="utf-8")
    os.utime(good.path, (1_000_000, 1_000_000))
    path, skipped = newest_unfinished()
    assert path == good.path
    assert len(skipped) == 1
    assert broken.name in skipped[0]


# ------------------------------------------------------------ seats


def test_bots_run_up_to_the_next_human() -> None:
    session = started(4, players=["random", "random", HUMAN, "random"])
    session.run_bots()
    assert session.game.seat == 2
    assert not session.bot_to_answer


def test_a_human_never_takes_back_what_came_after_the_end_of_a_turn() -> None:
    session = started(players=[HUMAN, "random"])
    for words in ("claim 1.1", "place down green", "end turn"):
        session.play(session.find(words))
    session.run_bots()
    assert session.game.seat == 0
    with pytest.raises(nave.NaveError, match="nothing to take back"):
        session.undo()


@pytest.mark.parametrize("game", ["red_cathedral", "basilica"])
def test_undo_takes_back_answers_of_humans_only(tmp_path: Path, game: str) -> None:
    session = Unsaved(nave.new_game(game, seats=2, seed=3), [HUMAN, "random"], tmp_path / "game.json")
    chance = random.Random(3)
    taken = 0
    for _ in range(120):
        session.run_bots()
        if session.game.over:
            break
        if session.can_undo:
            last = session.game.answers[-1]
            session.undo()
            assert session.game.seat == 0
            session.play(session.find(last))
            taken += 1
        else:
            with pytest.raises(nave.NaveError, match="nothing to take back"):
                session.undo()
        session.play(chance.choice(session.game.options()))
    assert taken > 5


def test_the_viewer_is_the_human_who_must_answer() -> None:
    hot = started(3)
    assert hot.viewer == hot.game.seat == 0
    only = started(3, players=["random", HUMAN, "random"])
    assert (only.game.seat, only.viewer) == (0, 1)
    mixed = started(3, players=["random", HUMAN, HUMAN])
    assert (mixed.game.seat, mixed.viewer) == (0, None)


def test_step_is_refused_when_a_human_must_answer() -> None:
    with pytest.raises(nave.NaveError, match="no bot"):
        started().step()


def test_default_players_are_one_human_and_bots() -> None:
    assert default_players(1) == [HUMAN]
    assert default_players(3) == [HUMAN, "mason", "mason"]


def test_unknown_players_and_wrong_numbers_are_refused() -> None:
    game = nave.new_game(GAME, seats=2, seed=1)
    with pytest.raises(nave.BadInput, match=r"no player 'hal'; allowed: human, .*random"):
        begin(game, [HUMAN, "hal"])
    with pytest.raises(nave.BadInput, match="1 player is named for 2 seats"):
        begin(game, [HUMAN])


def test_hot_seat_lets_three_humans_finish_a_game(tmp_path: Path) -> None:
    session, typed = hot_seat(tmp_path, 3, seed=6)
    assert session.game.over
    assert nave.load_record(session.path).result is not None
    assert len(typed) > 100


# ------------------------------------------------------------ words


def test_an_option_is_found_by_number_text_and_beginning() -> None:
    session = started()
    options = session.game.options()
    assert session.find("1").text == options[0].text
    assert session.find(f" {len(options)} ").text == options[-1].text
    assert session.find("CLAIM   1.1").text == "claim 1.1"
    assert session.find("die bl").text == "die blue"


def test_a_beginning_of_several_moves_names_them() -> None:
    with pytest.raises(nave.BadInput, match=r"'claim' is the beginning of 4 moves: claim 1\.1, claim 2\.1"):
        started().find("claim")


def test_numbers_out_of_the_list_name_its_ends() -> None:
    session = started()
    count = len(session.game.options())
    for words in ("0", str(count + 1), "999999999999"):
        with pytest.raises(nave.BadInput, match=f"options run from 1 to {count}"):
            session.find(words)


def test_an_illegal_move_comes_with_its_rule() -> None:
    session = started()
    with pytest.raises(nave.IllegalMove) as refused:
        session.find("claim 1.2")
    assert refused.value.rule == "claim.available"
    assert session.cited == "claim.available"
    assert [rule.id for rule in session.rules("")] == ["claim.available"]


def test_a_refused_move_is_not_taken_for_the_beginning_of_a_dearer_one() -> None:
    table = Table(2).rubles(0, 1)
    table.die("white", 1, 1)
    table.die("yellow", 8, 1)
    for color in ("green", "blue", "red"):
        table.die(color, 2, 1)
    table.turn_of(0)
    session = begin(table.game(), [HUMAN, HUMAN])
    texts = [option.text for option in session.game.options() if option.text.startswith("die white")]
    assert texts == ["die white +1"]
    with pytest.raises(nave.IllegalMove) as refused:
        session.find("die white")
    assert refused.value.rule == "market.full_space"


def test_nonsense_is_refused_without_a_guess() -> None:
    for words in ("", "dance", "claim 9.9", "1.1"):
        with pytest.raises(nave.BadInput, match="no move"):
            started().find(words)


def test_why_not_answers_for_possible_and_impossible_moves() -> None:
    session = started()
    assert session.why_not("claim 1.1") is None
    assert session.why_not("1") is None
    refusal = session.why_not("roll")
    assert refusal is not None
    assert refusal.rule in session.book.ledger.by_id


def test_rules_are_found_by_id_group_and_words() -> None:
    session = started()
    assert [rule.id for rule in session.rules("penalty.amount")] == ["penalty.amount"]
    assert {rule.id.partition(".")[0] for rule in session.rules("penalty")} == {"penalty"}
    assert session.rules("zebra elephant") == []
    assert session.rules("") == []


def test_a_hint_values_every_option_and_leaves_the_game_alone() -> None:
    session = started(players=[HUMAN, "random"])
    session.run_bots()
    before = session.game.position()
    hints = session.hint()
    assert {hint.option.text for hint in hints} == {option.text for option in session.game.options()}
    assert [hint.value for hint in hints] == sorted((hint.value for hint in hints), reverse=True)
    assert all(hint.option.text in hint.sentence for hint in hints)
    assert session.game.position() == before


@pytest.mark.parametrize("language", ["en", "de", "es", "fr", "it", "pl"])
def test_a_hint_is_said_to_come_from_the_strongest_bot(language: str) -> None:
    """The architect gives hints; the terminal said the mason did, in six languages."""
    words = words_of(("nave.cli",), language)
    told = [words.say(Said(key, move="x")) for key in ("cli-typed-hint", "cli-key-hint", "cli-would-play")]
    masons = ("mason", "maurer", "cantero", "maçon", "murarsk", "murator")
    assert [one for one in told if any(name in one.lower() for name in masons)] == []
