"""The teacher at the elbow: every tip fits a situation that games bring about, and others not."""

import random
from collections.abc import Iterator

import pytest

import nave
from nave.api import known_games, ledger_of
from nave.kernel.game import Game
from nave.kernel.language import DEFAULT
from nave.lessons import LessonError
from nave.lessons.pack import LONGEST
from nave.lessons.tips import Tip, read_tips, tip_now, tips_now, tips_of
from tests.support.basilica import Table as Church
from tests.support.red_cathedral import Table, play

GAMES = [game for game in known_games() if tips_of(game)]
ALL = [(game, tip) for game in GAMES for tip in tips_of(game)]


def said(game: Game, seat: int = 0) -> dict[str, list[str]]:
    """Every tip that fits now, with the answers it waits for."""
    return {told.tip.id: told.about for told in tips_now(game, seat)}


def games() -> Iterator[Game]:
    """Both games, played at random with a liking for what ends them, at each of their questions."""
    for name, count in (("red_cathedral", 12), ("basilica", 6)):
        for seed in range(count):
            rng = random.Random(seed)
            game = nave.new_game(name, seats=2, seed=seed, settings={"first_player": "1"})
            for _ in range(900):
                if game.over:
                    break
                yield game
                liked = [
                    option
                    for option in game.options()
                    if option.text.startswith(
                        ("deliver", "decorate", "lay", "builder", "order", "use deliver")
                    )
                ]
                game.play(rng.choice(liked if liked and rng.random() < 0.6 else game.options()))


def test_both_games_have_a_teacher() -> None:
    assert {game: len(tips_of(game)) >= 15 for game in GAMES} == {"basilica": True, "red_cathedral": True}


@pytest.mark.parametrize(("game", "tip"), ALL, ids=lambda one: one.id if isinstance(one, Tip) else one)
def test_a_tip_names_a_rule_and_has_words(game: str, tip: Tip) -> None:
    assert tip.rule in ledger_of(game).by_id
    assert nave.new_game(game, seats=2, seed=1).rules.words(DEFAULT).has(f"tip-{tip.id}")
    assert [one.id for one in tips_of(game)].count(tip.id) == 1


def test_every_situation_comes_up_in_games_and_its_words_are_short() -> None:
    missing = {(game, tip.id) for game, tip in ALL}
    for game in games():
        if game.seat != 0:
            assert not list(tips_now(game, 0))
            continue
        for told in tips_now(game, 0):
            place = (game.rules.id, told.tip.id)
            if place in missing:
                words = game.say(told.said)
                assert 20 < len(words) <= LONGEST, words
                assert "{" not in words
                assert set(told.about) <= set(game.legal_moves.texts)
                missing.discard(place)
        if not missing:
            break
    # What random games hardly come to is shown below, one by one.
    assert missing <= {("basilica", tip) for tip in ("stack-ends", "no-builders", "jester", "behind", "tied")}


# ---------------------------------------------------------------- one by one, with what is just not it


def test_the_first_that_was_not_told_is_said() -> None:
    game = Table(2).turn_of(0).game()
    first = tip_now(game, 0)
    assert first is not None
    assert first.tip.id == "begin"
    second = tip_now(game, 0, {"begin"})
    assert second is None or second.tip.id != "begin"
    assert tip_now(game, 0, {tip.id for tip in tips_of("red_cathedral")}) is None
    assert tip_now(game, 1) is None


def test_nothing_is_said_to_others_or_after_the_end() -> None:
    table = Table(2)
    table.data["end"] = {"trigger": 0, "turns_left": 0}
    over = play(table.ask(("end", [0])).game(), "end turn")
    assert over.over
    assert list(tips_now(over, 0)) == []


@pytest.mark.parametrize(("sections", "told"), [(3, False), (4, True)])
def test_a_rival_near_the_end_is_told_from_the_fourth_section_on(sections: int, told: bool) -> None:
    table = Table(2)
    for section in ("1.1", "2.1", "3.1", "4.1")[:sections]:
        table.finish(section, 1)
    game = table.turn_of(0).game()
    assert ("rival-near" in said(game)) == told
    if told:
        tip = next(one for one in tips_now(game, 0) if one.tip.id == "rival-near")
        assert game.say(tip.said, ["Vera", "Olga"]).startswith("Olga has 4 of 6")


def test_only_an_own_unfinished_section_below_a_rivals_banner_is_in_danger() -> None:
    assert "danger" not in said(Table(2).claim("1.1", 0).turn_of(0).game())
    assert "danger" not in said(Table(2).claim("1.1", 1).claim("1.2", 0).turn_of(0).game())
    assert "danger" in said(Table(2).claim("1.1", 0).claim("1.2", 1).turn_of(0).game())
    assert "danger" not in said(Table(2).finish("1.1", 0).claim("1.2", 1).turn_of(0).game())


def test_a_penalty_is_explained_to_whom_it_fell() -> None:
    table = Table(2).claim("1.1", 0).claim("1.2", 1).all_but("1.2", brick=1).goods(1, brick=1).score(0, 9)
    game = table.turn_of(1).game()
    finishing = next(
        one.text for one in game.options() if any(event.kind == "finish" for event in one.effect)
    )
    game.play(finishing)
    for _ in range(4):
        if game.seat == 0:
            break
        ends = [one for one in game.options() if one.text == "end turn"] or game.options()
        game.play(ends[0])
    tip = tip_now(game, 0)
    assert tip is not None
    assert tip.tip.id == "penalty"
    assert "1.1" in game.say(tip.said)
    assert tip_now(game, 0, {"penalty"}) != tip


@pytest.mark.parametrize(("rubles", "told"), [(0, True), (1, False)])
def test_no_money_is_told_while_no_space_can_be_paid(rubles: int, told: bool) -> None:
    table = Table(2).rubles(0, rubles).turn_of(0)
    game = play(table.game(), "claim 1.1")
    assert ("no-money" in said(game)) == told


def test_what_is_left_lying_is_said_to_the_roll_and_only_while_something_is() -> None:
    game = Table(2).resource(1, "lumber").visit(0, "white", 1).game()
    assert said(game)["left-lying"] == ["roll"]
    while "roll" in game.legal_moves.texts and any(
        text.startswith("take ") for text in game.legal_moves.texts
    ):
        game.play(max(text for text in game.legal_moves.texts if text.startswith("take ")))
    left = next(option for option in game.options() if option.text == "roll").leaves
    assert ("left-lying" in said(game)) == bool(left)


def test_an_early_judgement_is_said_to_the_crown_while_actions_would_be_lost() -> None:
    def church(queen: int, actions: int) -> Game:
        return Church().vault(1, "promote red crown").queen(queen).turn_of(0, actions).game()

    about = said(church(9, 3))["judged-early"]
    assert about
    assert all(text.startswith("lay 1 at") for text in about)
    assert "judged-early" not in said(church(8, 3))
    assert "judged-early" not in said(church(9, 1))
    assert "chair" in said(church(9, 3))
    assert "chair" not in said(church(8, 3))


@pytest.mark.parametrize(("number", "size", "told"), [(2, 6, True), (2, 7, False), (1, 6, False)])
def test_the_end_of_the_second_stack_is_told_when_it_is_near(number: int, size: int, told: bool) -> None:
    tiles = [
        "promote red",
        "recruit red",
        "move red",
        "promote blue",
        "recruit blue",
        "move blue",
        "promote green",
    ]
    game = Church().stack(*tiles[:size], number=number).turn_of(0).game()
    assert ("stack-ends" in said(game)) == told


def test_areas_are_tied_lost_or_lonely() -> None:
    def tips(row: str, *builders: tuple[int, str]) -> set[str]:
        church = Church().grid(f"row 1:  {row}")
        for seat, cell in builders:
            church.builder(seat, cell)
        return set(said(church.turn_of(0).game())) & {"tied", "behind", "lonely"}

    assert tips("R R B . .", (0, "r1c1"), (1, "r1c2")) == {"tied"}
    assert tips("R R R . .", (0, "r1c1"), (1, "r1c2"), (1, "r1c3")) == {"behind"}
    assert tips("R R R . .", (1, "r1c2"), (1, "r1c3")) == set()
    assert tips("R . B . .", (0, "r1c1")) == {"lonely"}
    assert tips("R . B . .", (1, "r1c1")) == set()


@pytest.mark.parametrize(("out", "told"), [(4, False), (5, True)])
def test_builders_that_are_all_out_are_told(out: int, told: bool) -> None:
    church = Church().grid("row 1:  R  R  B  B  G")
    for column in range(1, out + 1):
        church.builder(0, f"r1c{column}")
    assert ("no-builders" in said(church.turn_of(0).game())) == told


def test_a_jester_is_explained_when_its_color_is_asked_for() -> None:
    church = Church().grid("row 1:  R  R  B  .  .").builder(0, "r1c1", "jester").queen(9)
    game = church.vault(1, "promote red crown").turn_of(0, 1).game()
    assert "jester" not in said(game)
    game.play("lay 1 at r1c4")
    for _ in range(3):
        if "jester" in said(game):
            break
        game.play(game.options()[0])
    assert "jester" in said(game)


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ('[[tip]]\nid = "x"\nrule = "y"', "when"),
        ('[[tip]]\nid = "x"\nrule = "y"\nwhen = { asks = ["turn"] }', "asks"),
        ("[[tip]", "line 1"),
    ],
)
def test_a_file_with_a_fault_names_the_field(text: str, problem: str) -> None:
    with pytest.raises(LessonError, match=rf"basilica/tips\.toml.*{problem}"):
        read_tips("basilica", text)
