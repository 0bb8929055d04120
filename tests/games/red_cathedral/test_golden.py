"""Golden games: complete records that must replay to the very same scores for ever.

`scripts/make_golden.py` wrote them. The second half of the tests shows that the situations they are kept for
are in them.
"""

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import nave
from nave.kernel.record import record_from_data
from tests.support.facts import facts
from tests.support.red_cathedral_hand import by_hand

FOLDER = Path(__file__).parents[2] / "records" / "red_cathedral"
EXPECTED: dict[str, dict[str, Any]] = tomllib.loads((FOLDER / "expected.toml").read_text(encoding="utf-8"))
NAMES = sorted(path.stem for path in FOLDER.glob("*.json"))


@cache
def replayed(name: str) -> nave.Game:
    return nave.replay(nave.load_record(FOLDER / f"{name}.json"))


def games(seats: int | None = None) -> list[nave.Game]:
    every = [replayed(name) for name in NAMES]
    return [game for game in every if seats in (None, game.seats)]


def result(game: nave.Game) -> nave.Result:
    assert game.result is not None
    return game.result


def turn_of_the_sixth_section(game: nave.Game) -> list[str]:
    """The answers of the turn in which the end was triggered, up to the answer that did it."""
    [end] = [event.answer for event in game.events if event.kind == "end_triggered"]
    turn = list(game.answers[: end + 1])
    while "end turn" in turn:
        del turn[: turn.index("end turn") + 1]
    return turn


def ties(game: nave.Game) -> list[tuple[int, int]]:
    """Value and payment of every tied place in a tower, once for each player who shares it."""
    rows = [row for one in result(game).breakdown for row in one["towers"] if row["tied_with"]]
    return [(row["value"], row["prestige"]) for row in rows]


# ------------------------------------------------------------ scored by hand


@pytest.mark.rule("final.round_down", "final.leftovers", "final.places", "final.tower_ties", "final.winner")
@pytest.mark.rule("two_player.tower_scoring", "two_player.tower_tie", "solo.final_scoring")
@pytest.mark.parametrize("name", NAMES)
def test_counting_the_table_by_hand_gives_the_same_scores(name: str) -> None:
    assert by_hand(replayed(name).view(None)) == EXPECTED[name]["scores"]


# ------------------------------------------------------------ the files


def test_every_record_is_listed_and_every_listed_record_is_there() -> None:
    assert sorted(EXPECTED) == NAMES
    assert len(NAMES) >= 12


@pytest.mark.parametrize("name", sorted(EXPECTED))
def test_each_listed_record_has_a_description_in_one_line(name: str) -> None:
    assert set(EXPECTED[name]) == {"about", "scores", "winners"}
    about = EXPECTED[name]["about"]
    assert about.strip() == about != ""
    assert "\n" not in about


@pytest.mark.parametrize("name", NAMES)
def test_a_record_replays_to_its_exact_scores(name: str) -> None:
    record = nave.load_record(FOLDER / f"{name}.json")
    game = replayed(name)
    assert game.over
    assert result(game).scores == EXPECTED[name]["scores"]
    assert result(game).winners == EXPECTED[name]["winners"]
    assert record.result == {"scores": result(game).scores, "winners": result(game).winners}
    assert [row["total"] for row in result(game).breakdown] == EXPECTED[name]["scores"]


@pytest.mark.parametrize("name", NAMES)
def test_a_record_is_written_again_letter_for_letter(name: str) -> None:
    text = (FOLDER / f"{name}.json").read_text(encoding="utf-8")
    assert nave.record_from_json(text).to_json() == text
    assert replayed(name).record.to_json() == text


@pytest.mark.parametrize("name", NAMES)
def test_a_record_taken_up_before_its_last_turn_ended_goes_on_to_the_same_result(name: str) -> None:
    """Dice still to come follow from the seed, so the rest of the record is played again, too."""
    record = nave.load_record(FOLDER / f"{name}.json")
    last = max(n for n, text in enumerate(record.answers) if text == "end turn")
    game = nave.replay(record, upto=last)
    assert not game.over
    while len(game.answers) < len(record.answers):
        game.play(record.answers[len(game.answers)])
    assert game.record.to_json() == record.to_json()


@pytest.mark.parametrize("name", NAMES)
def test_a_record_has_the_length_of_a_real_game(name: str) -> None:
    game = replayed(name)
    assert 20 <= game.view(None)["turn"] / max(2, game.seats) <= 45


# ------------------------------------------------------------ what they cover


@pytest.mark.parametrize("workshops", ["basic", "advanced"])
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_number_of_seats_is_played_with_both_sides_of_the_boards(seats: int, workshops: str) -> None:
    whole = [g for g in games(seats) if g.settings["workshops"] == workshops and g.start is None]
    assert whole
    for game in whole:
        assert any(text.startswith("banner ") for text in game.answers) == (workshops == "advanced")


def test_a_game_uses_the_influence_cards_of_a_first_game() -> None:
    rows = nave.component_set("red_cathedral").rows("first_game_influence")
    [game] = [g for g in games() if g.settings["influence"] == "first_game"]
    assert sorted(game.view(None)["market"]["influence"]) == sorted(row["card"] for row in rows)


def test_solitaire_is_won_and_lost_and_played_at_every_level() -> None:
    assert {tuple(result(game).winners) for game in games(1)} == {(0,), (1,)}
    assert {game.settings["level"] for game in games(1)} == {"standard", "hard", "very_hard"}


def test_solitaire_is_ended_by_the_human_and_by_ivan() -> None:
    assert {game.view(None)["end"]["trigger"] for game in games(1)} == {0, 1}


@pytest.mark.rule("end.trigger")
def test_games_end_by_a_build_action_and_by_a_delivery_of_the_teamsters() -> None:
    built, teamsters = 0, 0
    for game in games(2) + games(3) + games(4):
        turn = turn_of_the_sixth_section(game)
        assert turn[-1].startswith("deliver ")
        if any(text.startswith("die ") for text in turn):
            assert turn[-2].startswith(("use deliver_", "deliver "))
            teamsters += 1
        else:
            built += 1
    assert built > 0
    assert teamsters > 0


def test_a_tie_in_a_tower_is_void_with_two_players_and_pays_with_more() -> None:
    void = [tie for game in games(2) for tie in ties(game)]
    assert void
    assert all(value > 0 and prestige == 0 for value, prestige in void)
    shared = [tie for game in games(3) + games(4) for tie in ties(game)]
    assert any(prestige > 0 for _, prestige in shared)


def test_a_tie_of_prestige_is_broken_and_a_victory_is_shared() -> None:
    tied = [game for game in games() if result(game).scores.count(max(result(game).scores)) > 1]
    assert {len(result(game).winners) for game in tied} == {1, 2}
    for game in tied:
        rows = [row for row in result(game).breakdown if row["total"] == max(result(game).scores)]
        best = max((row["sections"], row["ornaments"]) for row in rows)
        winners = [row["player"] for row in rows if (row["sections"], row["ornaments"]) == best]
        assert result(game).winners == winners


def test_a_marker_goes_past_space_80_in_a_game_that_starts_from_a_position() -> None:
    far = [g for g in games() if any(row["score"] > 80 for row in g.view(None)["players"])]
    [game] = [g for g in far if g.start is not None]
    assert game.start is not None
    assert all(row["score"] <= 80 for row in game.start["players"])
    crossed = [facts(event) for event in game.events if event.kind == "score" and facts(event)["to"] > 80]
    assert any(step["from"] <= 80 for step in crossed)
    assert max(row["track"] for row in result(game).breakdown) > 40


def test_every_influence_action_turns_up() -> None:
    actions = {row["id"] for row in nave.component_set("red_cathedral").rows("influence_action")}
    used = {event.data["action"] for game in games() for event in game.events if event.kind == "influence"}
    assert used == actions


@pytest.mark.parametrize(
    "verb", ["exchange", "reroll", "banner", "activate", "decorate", "pay", "swap", "stop"]
)
def test_every_rarer_kind_of_move_turns_up(verb: str) -> None:
    assert any(text.split()[0] == verb for game in games() for text in game.answers)


@pytest.mark.rule("turn.exchange_prestige", "turn.exchange_one_moment")
def test_prestige_is_changed_at_two_moments_of_a_turn_by_the_second_rules_only() -> None:
    record = nave.load_record(FOLDER / "two_exchanges.json")
    assert record.rules_version == 2
    assert all(nave.load_record(FOLDER / f"{name}.json").rules_version in (1, 2) for name in NAMES)
    data = record.to_data() | {"rules_version": 1}
    with pytest.raises(nave.RecordError, match=r"turn\.exchange_one_moment"):
        nave.replay(record_from_data(data))
