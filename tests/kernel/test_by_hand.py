"""A companion of the real box: what was rolled and drawn there gives the very same game here."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

import nave
from nave.kernel.by_hand import ByHand
from nave.kernel.frame import NATURE
from nave.kernel.state import State

FOLDER = Path(__file__).parents[1] / "records"
# Those that begin with the set-up.
RECORDS = [
    path
    for game in ("basilica", "red_cathedral")
    for path in sorted((FOLDER / game).glob("*.json"))
    if json.loads(path.read_text(encoding="utf-8")).get("start") is None
]


class Scripted:
    """The dice and draws of a record, entered one after the other, and the answers of its seats."""

    def __init__(self, path: Path) -> None:
        self.record = nave.load_record(path)
        self.whole = nave.replay(self.record)
        told = list(zip(self.record.answers, self.whole.answered_by, strict=True))
        self.natures: Iterator[str] = iter([text for text, who in told if who == NATURE])
        self.seats = [text for text, who in told if who != NATURE]

    def ask(self, s: State) -> int:
        return self.whole.rules.catalogue.parse(next(self.natures))

    def begun(self, deals: bool = False) -> nave.Game:
        return nave.new_game(
            self.record.game,
            seats=self.record.seats,
            settings=self.record.settings,
            rules_version=self.record.rules_version,
            chance=ByHand(self.ask, self.record.seed, deals),
        )


@pytest.mark.parametrize("path", RECORDS[::3], ids=lambda path: path.stem)
def test_entered_dice_and_draws_give_the_golden_game_again(path: Path) -> None:
    script = Scripted(path)
    game = script.begun()
    for text in script.seats:
        game.play(text)
    assert game.record.answers == script.record.answers
    assert game.result == script.whole.result


def test_the_set_up_can_be_dealt_and_only_the_rest_entered() -> None:
    asked: list[int] = []

    def first(s: State) -> int:
        asked.append(1)
        return next(iter(s.stack[-1].options(s)))

    dealt = nave.new_game("red_cathedral", seats=2, chance=ByHand(first, 7, deals=True))
    assert asked == []
    assert dealt.position() == nave.new_game("red_cathedral", seats=2, seed=7).position()
    entered = nave.new_game("red_cathedral", seats=2, chance=ByHand(first, 7))
    assert asked
    assert entered.seat is not None


def test_what_is_no_answer_of_chance_is_refused() -> None:
    with pytest.raises(ValueError, match="-1 is no answer of chance now"):
        nave.new_game("basilica", seats=2, chance=ByHand(lambda s: -1))
