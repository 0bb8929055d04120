"""Why not, with the expansion: the fitting rule, what is missing in plain words, no name of the engine."""

import random
import re
from collections.abc import Callable

import pytest

import nave
from nave.kernel.rules import MEANS, WRONG_MOMENT, WRONG_PIECE
from tests.support.contractors import ModuleTable, black_visit
from tests.support.red_cathedral import Table, refuses
from tests.support.red_cathedral_checks import influenced


def suzdal(permits: int, score: int) -> ModuleTable:
    """Two contractors stand in Suzdal, so the next one costs 3 permits."""
    table = ModuleTable().city(1, "suzdal").send(1, "suzdal", 2).permits(0, permits).score(0, score)
    return table.turn_of(0)


def permits(table: Table, amount: int) -> Table:
    table.player(0)["permits"] = amount
    return table


CASES: list[tuple[Callable[[], Table], str, str, int, str]] = [
    # The means are missing: say what it costs, what there is and, where it helps, how to get the rest.
    (lambda: suzdal(1, 4), "hire suzdal", "hire.permit_cost", MEANS, "costs 3 permits; you have 1"),
    (lambda: suzdal(2, 9), "hire suzdal", "hire.permit_cost", MEANS, "give 1 prestige for the rest"),
    (lambda: suzdal(6, 9), "exchange for permit", "permit.limit", MEANS, "more than 6 permits"),
    (lambda: suzdal(1, 4), "exchange for permit", "permit.exchange_conditions", MEANS, "no prestige to give"),
    (
        lambda: influenced("lawyers_2", module="on"),
        "use two_permits_for_prestige",
        "guild.payment",
        MEANS,
        "costs 2 permits; you have 1",
    ),
    (
        lambda: influenced("jewelers_2").rubles(0, 2),
        "use buy_2_diamonds",
        "influence.costs",
        MEANS,
        "costs 3 rubles; you have 2",
    ),
    (
        lambda: influenced("brick_makers_2").goods(0, lumber=1),
        "use brick_for_2_rubles brick",
        "influence.costs",
        MEANS,
        "costs 1 brick, which you do not have",
    ),
    (
        lambda: influenced("jewelers_2").goods(0, lumber=5, stone=5),
        "use buy_1_diamond",
        "influence.costs",
        MEANS,
        "no open space",
    ),
    (
        lambda: permits(influenced("lawyers_1", module="on"), 6),
        "use gain_1_permit",
        "influence.costs",
        MEANS,
        "already hold 6 permits",
    ),
    (
        lambda: influenced("brick_makers_1").goods(0, brick=1),
        "use brick_for_delivery brick",
        "influence.costs",
        MEANS,
        "nothing left",
    ),
    (
        lambda: black_visit().hold(0, "s09"),
        "use specialist",
        "specialist.use_requires_effect",
        MEANS,
        "costs 1 gold",
    ),
    # The piece is the wrong one.
    (
        lambda: suzdal(6, 4).send(1, "suzdal", 4),
        "hire suzdal",
        "hire.single_payment",
        WRONG_PIECE,
        "more than anybody may hold",
    ),
    (
        lambda: black_visit().hold(0, "s09").die("black", 3, 1).visit(0, "red", 1),
        "use specialist",
        "black_die.uses_specialist",
        WRONG_PIECE,
        "you moved the red one",
    ),
    (
        black_visit,
        "use specialist",
        "black_die.uses_specialist",
        WRONG_PIECE,
        "no specialist waits",
    ),
    (
        lambda: influenced("artisans_1").finish("1.1", 0).claim("3.1", 1),
        "activate white_1 1",
        "workshop.activate",
        WRONG_PIECE,
        "the first white space",
    ),
    # The moment is the wrong one.
    (lambda: suzdal(3, 4), "keep specialist 1", "hire.steps", WRONG_MOMENT, "send a contractor first"),
    (black_visit, "hire moscow", "hire.fourth_action", WRONG_MOMENT, "basic action of a turn"),
    (
        lambda: suzdal(1, 4).hold(0, "s09"),
        "use specialist",
        "black_die.uses_specialist",
        WRONG_MOMENT,
        "black",
    ),
    (lambda: suzdal(1, 4), "discard door", "specialist.discard_ornament", WRONG_MOMENT, "specialist"),
]


@pytest.mark.parametrize(
    ("table", "move", "rule", "near", "words"), CASES, ids=[f"{case[1]}: {case[4]}" for case in CASES]
)
def test_a_refusal_names_the_rule_and_what_is_missing(
    table: Callable[[], Table], move: str, rule: str, near: int, words: str
) -> None:
    game = table().game()
    refuses(game, move, rule)
    refusal = game.why_not(move)
    assert refusal is not None
    assert words in refusal.reason
    assert refusal.near == near, refusal.reason


# Names as the engine writes them: with a low line, a tile's number, a numbered white space.
INTERNAL = re.compile(r"[a-z]_[a-z0-9]|\bs\d\d\b|\bwhite \d")


@pytest.mark.parametrize("workshops", ["basic", "advanced"])
@pytest.mark.parametrize("guild", ["jewelers", "artisans", "wholesalers", "archivists", "brick_makers"])
def test_no_text_that_people_read_shows_a_name_of_the_engine(guild: str, workshops: str) -> None:
    """Prompts, options, refusals and events of the first turns of a game played at random."""
    options = {"guild": guild, "module": "on", "workshops": workshops}
    game, rng = nave.new_game("red_cathedral", seats=2, seed=5, settings=options), random.Random(5)
    said: list[str] = []
    for _ in range(120):
        said += [game.prompt, *(option.label for option in game.options())]
        for text in rng.sample(game.rules.catalogue.texts, 12):
            refusal = game.why_not(text)
            said += [refusal.reason] if refusal is not None else []
        game.play(rng.choice(game.options()))
    said += [game.say(event.said()) for event in game.events]
    assert [text for text in said if INTERNAL.search(text)] == []
