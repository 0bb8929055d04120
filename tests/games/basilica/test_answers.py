"""Every kind of answer: its text, the pieces it touches, its words, what it gives up; for either seat."""

from collections.abc import Callable
from typing import Any

import pytest

import nave
from nave.games.basilica.catalogue import ORDER, QUESTIONS
from nave.kernel.answer import Answer
from nave.kernel.game import Game
from tests.support.basilica import Table, play

WHO = ("White", "Black")

BLOCKED = "row 1: R Y BG Y R\nrow 2: RB . . . YG"


def table(me: int, order: str = "promote green", **options: str) -> Table:
    made = Table(**options).grid("row 1: R B G . .\nrow 2: Y . . . .")
    made.builder(me, "r1c1").builder(1 - me, "r1c2").order(1, order).turn_of(me)
    return made


def after(order: str, *moves: str, **options: str) -> Callable[[int], Game]:
    return lambda me: play(table(me, order, **options).game(), *moves)


def naming(me: int) -> Game:
    made = Table().grid("row 1: R B G . .").queen(9).vault(1, "recruit red crown").turn_of(me)
    return play(made.builder(me, "r1c1", "jester").game(), "lay 1 at r1c5")


def blocked(me: int) -> Game:
    made = Table().grid(BLOCKED).vault(1, "RY").vault(2, "RG").vault(3, "YB")
    return made.turn_of(me).game()


# Kind of answer, the game, the answer, what it touches, its label ({me}, {rival} are the players' names).
CASES: list[tuple[str, Callable[[int], Game], str, tuple[str, ...], str]] = [
    ("lay", after("move red"), "lay 1 at r1c4", ("vault:1", "cell:r1c4"), "Lay the red vault 1 on r1c4"),
    ("lay", after("move red"), "lay 3 at r2c2", ("vault:3", "cell:r2c2"), "Lay the blue vault 3 on r2c2"),
    (
        "builder",
        lambda me: table(me).turn_of(me, 2, "r1c3").game(),
        "builder",
        ("button:builder", "cell:r1c3"),
        "Place a builder on r1c3",
    ),
    ("order", after("move red"), "order 1", ("order:1",), "Execute Move Builder"),
    ("order", after("move red"), "order 3", ("order:3",), "Execute Stained Glass"),
    (
        "exchange",
        blocked,
        "exchange",
        ("button:exchange",),
        "Exchange the three wild vaults, none of which fits anywhere, and lay a new one",
    ),
    (
        "end",
        lambda me: play(table(me, "move red").turn_of(me, 1).game(), "order 1", "move r1c1 down"),
        "end turn",
        ("button:end",),
        "End the turn",
    ),
    (
        "pay",
        after("promote green", "order 1", "at r1c1", "architect token 1"),
        "pay",
        ("button:pay",),
        "Pay a coin",
    ),
    (
        "decline",
        after("promote green", "order 1", "at r1c1", "architect token 1"),
        "decline",
        ("button:decline",),
        "Keep the coin",
    ),
    ("name", naming, "name blue", ("colour:blue",), "Name blue: 2 for you, 0 for the other"),
    ("name", naming, "name green", ("colour:green",), "Name green: 0 for you, 0 for the other"),
    (
        "rank",
        after("promote green", "order 1", "at r1c1"),
        "jester token 3",
        ("rank:jester", "token:3"),
        "Make it a jester with token 3",
    ),
    (
        "rank",
        after("promote green", "order 1", "at r1c1"),
        "architect token 2",
        ("rank:architect", "token:2"),
        "Make it an architect with token 2",
    ),
    (
        "promote",
        after("promote green", "order 1"),
        "at r1c1",
        ("builder:r1c1", "cell:r1c1"),
        "Promote the builder on r1c1",
    ),
    (
        "withdraw",
        after("confuse blue", "order 1"),
        "at r1c1",
        ("builder:r1c1", "cell:r1c1"),
        "Withdraw the builder from r1c1",
    ),
    ("recruit", after("recruit red", "order 1"), "at r2c1", ("cell:r2c1",), "Put a builder on r2c1"),
    (
        "glass",
        after("glass red", "order 1"),
        "at r1c1",
        ("builder:r1c1", "cell:r1c1"),
        "Lay stained glass on r1c1",
    ),
    (
        "scaffolding",
        after("scaffolding green", "order 1"),
        "at r3c1",
        ("cell:r3c1",),
        "Lay scaffolding on r3c1",
    ),
    (
        "disaster",
        after("disaster green", "order 1"),
        "at r1c3",
        ("cell:r1c3",),
        "Tear down the vault on r1c3",
    ),
    (
        "altar",
        after("altar red", "order 1", festum_fatuorum="on"),
        "at r1c2",
        ("cell:r1c2",),
        "Lay an altar on r1c2",
    ),
    (
        "move",
        after("move red", "order 1"),
        "move r1c1 down",
        ("builder:r1c1", "cell:r2c1"),
        "Move {me}'s builder from r1c1 to r2c1",
    ),
    (
        "move",
        after("confuse blue", "order 1", "at r1c1", "decline"),
        "move r1c2 right",
        ("builder:r1c2", "cell:r1c3"),
        "Move {rival}'s builder from r1c2 to r1c3",
    ),
]


def option(game: Game, text: str) -> Any:
    return next(option for option in game.options() if option.text == text)


@pytest.mark.parametrize("me", [0, 1])
@pytest.mark.parametrize(("key", "make", "text", "touches", "label"), CASES, ids=[c[0] + c[2] for c in CASES])
def test_touches_and_label(
    key: str, make: Callable[[int], Game], text: str, touches: tuple[str, ...], label: str, me: int
) -> None:
    game = make(me)
    found = option(game, text)
    assert found.touches == touches
    assert found.label == label.format(me=WHO[me], rival=WHO[1 - me])
    answer = game.rules.answer_of(game.state, found.move)
    assert answer is not None
    assert answer.key == key


def test_every_kind_of_answer_has_a_case() -> None:
    kinds = {entry.key for entry in ORDER if isinstance(entry, Answer)}
    state = Table().game().state
    for kind in QUESTIONS.values():
        made = kind.make(*[max(field.least, 0) for field in kind.fields])
        if hasattr(made, "offer"):
            kinds |= {answer.key for answer in made.offer(state).answers}
    assert kinds == {case[0] for case in CASES}


def test_a_ranked_builder_is_called_by_its_rank() -> None:
    made = Table().grid("row 1: R B . . .").builder(1, "r1c1", "master_mason").order(1, "move red").turn_of(1)
    game = play(made.game(), "order 1")
    assert option(game, "move r1c1 right").label == "Move Black's master mason from r1c1 to r1c2"


def test_names_of_people_stand_for_the_colors() -> None:
    game = after("confuse blue", "order 1", "at r1c1", "decline")(0)
    labels = [option.label for option in game.options(["Ada", "Ben"])]
    assert labels[0].startswith("Move Ben's builder")
    assert game.say(game.asked(), ["Ada", "Ben"]) == "Ada: move one builder of Ben to an adjacent free vault."


def test_a_move_out_of_the_plan_touches_no_cell() -> None:
    game = Table().game()
    move = game.rules.catalogue.parse
    assert game.rules.touches(game.state, move("move r2c5 right")) == ("builder:r2c5",)
    assert game.rules.touches(game.state, move("move r1c1 up")) == ("builder:r1c1",)
    assert game.rules.touches(game.state, move("builder")) == ("button:builder",)


# ------------------------------------------------------------ what nearly everybody means


def usual(game: Game) -> list[str]:
    return [option.text for option in game.options() if option.usual]


@pytest.mark.parametrize("me", [0, 1])
def test_the_only_answer_is_the_usual_one(me: int) -> None:
    end = play(table(me, "move red").turn_of(me, 1).game(), "order 1", "move r1c1 down")
    assert usual(end) == ["end turn"]
    assert usual(after("promote green", "order 1")(me)) == ["at r1c1"]
    assert usual(table(me).game()) == []
    assert usual(after("promote green", "order 1", "at r1c1", "architect token 1")(me)) == []


@pytest.mark.rule("rank.jester_extra_colour")
@pytest.mark.parametrize("me", [0, 1])
def test_a_color_is_usual_if_it_leaves_its_player_farther_ahead_than_any_other(me: int) -> None:
    assert usual(naming(me)) == ["name blue"]
    made = Table().grid("row 1: R . G . .").queen(9).vault(1, "recruit red crown").turn_of(me)
    alike = play(made.builder(me, "r1c1", "jester").game(), "lay 1 at r1c5")
    assert usual(alike) == []


@pytest.mark.rule("rank.jester_secret")
def test_a_color_is_not_usual_while_a_secret_one_may_change_what_it_brings() -> None:
    made = Table().grid("row 1: R B G . .").queen(9).vault(1, "recruit red crown")
    made.builder(0, "r1c1", "jester").builder(1, "r1c2", "jester")
    assert usual(play(made.game(), "lay 1 at r1c5")) == []


# ------------------------------------------------------------ what an answer gives up


def left(game: Game, text: str) -> list[str]:
    return [game.say(said) for said in option(game, text).leaves]


@pytest.mark.rule("builder.only_after_vault")
@pytest.mark.parametrize("me", [0, 1])
def test_another_action_gives_up_the_builder_on_the_new_vault(me: int) -> None:
    game = table(me).turn_of(me, 2, "r1c3").game()
    lost = ["no builder can be placed on r1c3 any more"]
    assert left(game, "order 1") == lost
    assert left(game, "lay 1 at r1c4") == lost
    assert left(game, "builder") == []
    nobody = table(me).turn_of(me, 2).game()
    assert left(nobody, "order 1") == []


@pytest.mark.rule("queen.scoring_ends_turn")
@pytest.mark.parametrize(("actions", "lost"), [(3, "2 actions are"), (2, "1 action is"), (1, None)])
def test_a_vault_that_starts_a_scoring_gives_up_the_actions_left(actions: int, lost: str | None) -> None:
    for me in (0, 1):
        made = table(me).queen(9).vault(1, "recruit red crown").turn_of(me, actions)
        expected = [] if lost is None else [f"{lost} lost, because a scoring ends the turn"]
        assert left(made.game(), "lay 1 at r1c4") == expected
        assert left(made.game(), "lay 2 at r1c4") == []
        assert left(made.queen(8).game(), "lay 1 at r1c4") == []


@pytest.mark.rule("coin.offer", "order.confuse.paid")
@pytest.mark.parametrize("me", [0, 1])
def test_keeping_the_coin_gives_up_the_paid_version(me: int) -> None:
    promote = after("promote green", "order 1", "at r1c1", "architect token 1")(me)
    assert left(promote, "decline") == ["no builder of yours is promoted"]
    assert left(promote, "pay") == []
    recruit = after("recruit red", "order 1", "at r2c1")(me)
    assert left(recruit, "decline") == ["no builder is recruited beside one of yours"]
    confuse = after("confuse blue", "order 1", "at r1c1")(me)
    assert left(confuse, "decline") == [f"{WHO[me]} decides which of your builders moves"]


@pytest.mark.rule("glass.stays_with_tile")
def test_tearing_down_a_vault_gives_up_its_glass() -> None:
    game = play(table(0, "disaster green").glass("r1c3").game(), "order 1")
    assert left(game, "at r1c3") == ["the stained glass on r1c3 is lost"]
    assert left(game, "at r2c1") == []


def test_prompts_carry_the_number_of_the_action() -> None:
    said = table(1).turn_of(1, 2).game().asked()
    assert isinstance(said, nave.kernel.said.Said)
    assert (said.args["number"], said.args["count"], said.args["player"]) == (2, 3, 1)
