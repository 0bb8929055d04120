"""How positions are played on before they are valued: with care next to the stretch, by the same chance."""

import pytest

import nave
from nave.bots.minds import mind_of
from nave.bots.roll import NODES
from nave.judge.measures import scale_of
from nave.judge.value import TO_THE_END, Valuer
from nave.kernel.state import State


class Rolled:
    """Stands for a player; plays nothing and notes which turns it was asked for."""

    def __init__(self, name: str, notes: list[tuple[str, int, int]]) -> None:
        self.name = name
        self.notes = notes

    def roll(self, s: State, turns: int, seed: int, before: int = 0) -> State:
        assert seed == 5
        self.notes.append((self.name, before, before + turns))
        return s


def asked(
    seats: int, rounds: int, begun: bool, monkeypatch: pytest.MonkeyPatch
) -> list[tuple[str, int, int]]:
    """By whom which turns are played, counted from that of the stretch."""
    made = nave.new_game("red_cathedral", seats=seats, seed=1)
    valuer = Valuer(made.rules, mind_of("red_cathedral", seats), scale_of("red_cathedral", seats), seats)
    notes: list[tuple[str, int, int]] = []
    monkeypatch.setattr(valuer, "careful", Rolled("careful", notes))
    monkeypatch.setattr(valuer, "roller", Rolled("quick", notes))
    turn = int(made.state.turn) - int(begun)
    seat = made.seat
    assert seat is not None
    valuer.played_on(made.state.copy(), turn, seat, rounds, 5)
    return notes


@pytest.mark.parametrize(
    ("seats", "rounds", "open_turn", "ended"),
    [
        (2, 0, [("careful", 0, 0)], []),
        (2, 1, [("careful", 0, 1), ("quick", 2, 2)], [("careful", 1, 1), ("quick", 2, 2)]),
        (4, 1, [("careful", 0, 3), ("quick", 4, 4)], [("careful", 1, 3), ("quick", 4, 4)]),
        (1, 1, [("careful", 0, 0), ("quick", 1, 1)], [("quick", 1, 1)]),
        (2, -1, [("careful", 0, 1), ("quick", 2, TO_THE_END)], [("careful", 1, 1), ("quick", 2, TO_THE_END)]),
    ],
)
def test_replies_are_planned_with_care_and_meet_the_same_chance(
    seats: int,
    rounds: int,
    open_turn: list[tuple[str, int, int]],
    ended: list[tuple[str, int, int]],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Chance hangs on the number of the turn: it is the same whether the stretch ended its turn or not."""
    assert asked(seats, rounds, False, monkeypatch) == open_turn
    assert asked(seats, rounds, True, monkeypatch) == ended


def test_care_is_what_the_architect_of_the_game_takes() -> None:
    made = nave.new_game("basilica", seats=2, seed=1)
    mind = mind_of("basilica", 2)
    valuer = Valuer(made.rules, mind, scale_of("basilica", 2), 2)
    assert valuer.careful.nodes == mind.beam > NODES
    assert valuer.roller.nodes == NODES
