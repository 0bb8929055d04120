"""Whatever is demanded of a position: each demand of the code is broken by a case, for either active seat."""

import ast
import copy
import re
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

import nave
from nave.games.basilica.names import ORDERS, RANKS
from tests.support.basilica import Table, play

Data = dict[str, Any]
Change = Callable[[Data, int], None]


def table(me: int) -> Table:
    made = Table().grid("row 1: R B G . .\nrow 2: Y . . . .").builder(me, "r1c1").builder(1 - me, "r1c2")
    return made.order(1, "promote green").order(2, "confuse blue").order(3, "glass blue").turn_of(me)


def after(*moves: str) -> Callable[[int], Data]:
    return lambda me: play(table(me).game(), *moves).position()


def jesters(me: int) -> Data:
    made = Table().grid("row 1: R . G . .").queen(9).vault(1, "recruit red crown").turn_of(me)
    made.builder(me, "r1c1", "jester").builder(1 - me, "r1c3", "jester")
    return play(made.game(), "lay 1 at r1c5").position()


STAGES: dict[str, Callable[[int], Data]] = {
    "act": after(),
    "promote": after("order 1"),
    "rank": after("order 1", "at r1c1"),
    "buy": after("order 1", "at r1c1", "architect token 1"),
    "paid": after("order 1", "at r1c1", "architect token 1", "pay"),
    "paid rank": after("order 1", "at r1c1", "architect token 1", "pay", "at r1c2"),
    "shift": after("order 2", "at r1c1", "decline"),
    "glass": after("order 3"),
    "end": lambda me: play(table(me).turn_of(me, 1).game(), "order 3", "at r1c1").position(),
    "jester": jesters,
    "idle jester": lambda me: (
        Table().grid("row 1: R . . . .").builder(me, "r1c1", "jester").turn_of(me).game().position()
    ),
}


def put(*path: Any) -> Change:
    """Another value, the last of these, at the place that the others name; `me` and `rival` are seats."""

    def change(data: Data, me: int) -> None:
        seats = {"me": me, "rival": 1 - me}

        def seated(value: Any) -> Any:
            if isinstance(value, list):
                return [seated(one) for one in value]
            if isinstance(value, dict):
                return {key: seated(one) for key, one in value.items()}
            return seats.get(value, value) if isinstance(value, str) else value

        *steps, last, value = [seated(step) for step in path]
        inner: Any = data
        for step in steps:
            inner = inner[step]
        inner[last] = copy.deepcopy(value)

    return change


def both(*changes: Change) -> Change:
    def change(data: Data, me: int) -> None:
        for one in changes:
            one(data, me)

    return change


def forget_order(data: Data, me: int) -> None:
    """The order being executed is back among the unseen tiles, and nothing is under way."""
    data["executing"] = None
    data["stack"]["size"] += 1


def throw_vault(data: Data, me: int) -> None:
    data["discard"].append(data["board"][0]["vault"]["tile"])
    data["board"][0]["vault"] = None


def to_older(data: Data, me: int) -> None:
    unseen = data["stack"]["unseen"]
    name = next(iter(unseen))
    unseen[name] -= 1
    data["stack"]["unseen_of_first"] = {name: 1}


TURN = {"ask": "turn", "args": []}


def asking_act(data: Data, me: int) -> None:
    data["ask"] = [TURN, {"ask": "act", "args": [me]}]


CASES: list[tuple[str, Change, str]] = [
    # pieces
    ("act", put("players", "me", "coins", 0), "coins of the players: 1; the game has 2"),
    ("act", put("players", "me", "coins", 2), "coins of the players: 3"),
    ("act", put("altars", 3), "altars: 3 in the supply, 0 in the cathedral"),
    ("act", put("cathedral", "r1c3", "altar", True), "altars: 0 in the supply, 1 in the cathedral"),
    ("act", put("board", 0, "order", "crown", True), "the crown behind promote green must be hidden"),
    ("act", put("stack", "top", "crown", False), "must be hidden"),
    ("act", put("discard", ["promote red"]), "tiles 'promote red': 2; the game has 1"),
    ("act", put("cathedral", "r1c3", "tile", "promote red"), "tiles 'promote red': 2"),
    ("act", put("board", 0, "order", "stack", 2), "promote green comes from a stack that is not in use"),
    ("act", to_older, "unseen_of_first belongs to the second stack"),
    ("act", put("stack", "top", None), "a stack has a top exactly if it has tiles"),
    (
        "act",
        put("board", 0, "order", "tile", "altar red"),
        "tiles altar red in sight: 1; unseen of stack 1: 0",
    ),
    ("act", put("stack", "size", 50), "; its size asks for 49"),
    ("act", put("players", "me", "builders", 5), "5 left, 1 in the cathedral; 5 in all"),
    ("act", put("players", "rival", "builders", 3), "3 left, 1 in the cathedral"),
    ("act", put("players", "rival", "tokens", [True, True, False]), "token 3 0 times"),
    (
        "act",
        put("cathedral", "r1c1", "builder", {"seat": "me", "rank": "jester", "token": 3}),
        "token 3 2 times",
    ),
    # open questions
    ("act", put("ask", []), "ask is empty exactly if the game has ended"),
    ("act", put("ended", "exhaustion"), "ask is empty exactly if the game has ended"),
    ("act", put("ask", 1, {"ask": "refill", "args": [0]}), "ask must end with a question to a seat"),
    (
        "act",
        put("ask", [{"ask": "act", "args": ["me"]}]),
        "ask must begin with turn, or with the final score",
    ),
    ("promote", both(asking_act), "executing and discard_order belong together"),
    ("act", put("given", "jester"), "given is a rank only while Promote is executed"),
    ("idle jester", put("named", [{"cell": "r1c1", "colour": "blue"}]), "no scoring is under way"),
    ("act", throw_vault, "a vault space is empty, and nothing waits to fill it"),
    ("promote", both(forget_order, asking_act), "an order space is empty, and nothing waits to fill it"),
    ("glass", put("cathedral", "r1c1", "glass", True), "the question 'glass' has no legal answer"),
    ("jester", put("named", [{"cell": "r1c1", "colour": "blue"}] * 2), "named has a cell twice"),
    ("jester", put("named", [{"cell": "r1c5", "colour": "blue"}]), "named has r1c5, where no jester stands"),
    ("jester", put("named", [{"cell": "r9c5", "colour": "blue"}]), "named has r9c5, where no jester stands"),
    ("jester", put("named", [{"cell": "r1c3", "colour": "green"}]), "green for r1c3, which shows it already"),
    # each question
    ("jester", put("ask", 1, "args", [1]), "refill waits although vault space 2 is full"),
    ("promote", forget_order, "discard_order waits although nothing is being executed"),
    ("promote", put("ask", 1, "args", [1]), "discard_order waits although order space 2 is full"),
    ("promote", put("ask", 2, "args", [ORDERS.index("recruit")]), "offer_coin names another order"),
    ("buy", put("ask", 2, "args", ["rival", ORDERS.index("confuse")]), "buy names another order than"),
    (
        "glass",
        put("ask", 2, {"ask": "buy", "args": ["rival", ORDERS.index("glass")]}),
        "buy names an order without a coin box",
    ),
    ("buy", put("ask", 2, "args", ["me", 0]), "buy is asked of the rival only"),
    (
        "buy",
        both(put("players", "rival", "coins", 0), put("players", "me", "coins", 2)),
        "buy asks for a coin or an effect that cannot be",
    ),
    ("act", put("ask", 1, "args", ["rival"]), "act is asked of the active player only"),
    ("act", put("this_turn", "actions_left", 0), "act needs actions left"),
    ("act", put("this_turn", "laid", "r9c1"), "this_turn.laid must be a vault"),
    ("act", put("this_turn", "laid", "r1c1"), "this_turn.laid must be a vault without builder"),
    ("end", put("ask", 1, "args", ["rival"]), "end is asked of the active player only"),
    ("end", put("this_turn", "actions_left", 1), "end needs a turn without actions left"),
    ("act", put("ask", 1, {"ask": "lay", "args": ["rival"]}), "lay is asked of the active player only"),
    ("promote", put("ask", 3, "args", ["rival", -1]), "promote is asked of the wrong seat"),
    ("paid", put("ask", 2, "args", ["rival", RANKS.index("jester")]), "promote bans the rank just given"),
    ("paid", put("ask", 2, "args", ["rival", -1]), "promote is asked of the wrong seat"),
    ("rank", put("ask", 3, "args", ["me", 1, -1]), "rank names a cell without an own builder"),
    ("rank", put("ask", 3, "args", ["me", 99, -1]), "rank names a cell without an own builder"),
    ("rank", put("ask", 3, "args", ["rival", 1, -1]), "rank is asked of the wrong seat"),
    ("paid rank", put("ask", 2, "args", ["rival", 1, 3]), "rank bans the rank just given, and no other"),
    ("glass", put("ask", 2, "args", ["rival"]), "glass is asked of the wrong seat"),
    ("shift", put("ask", 2, "args", ["me", "me"]), "shift moves a builder of the rival"),
    ("jester", put("ask", 2, "args", [1]), "the final score stands alone below the jesters"),
    ("jester", put("queen", 11), "a scoring needs the queen on a scoring space"),
    ("jester", put("ask", 4, "args", ["me", 1]), "jester names r1c2, where that seat has none"),
    ("jester", put("ask", 4, "args", ["rival", 0]), "jester names r1c1, where that seat has none"),
    ("jester", put("named", [{"cell": "r1c1", "colour": "blue"}]), "the jester on r1c1 has named its color"),
]


@pytest.mark.parametrize("me", [0, 1])
@pytest.mark.parametrize("stage", STAGES)
def test_the_positions_are_sound_before_they_are_broken(stage: str, me: int) -> None:
    data = STAGES[stage](me)
    assert nave.from_position(data).position() == data


@pytest.mark.parametrize("me", [0, 1])
@pytest.mark.parametrize(("stage", "change", "message"), CASES, ids=[case[2] for case in CASES])
def test_a_broken_demand_is_named(stage: str, change: Change, message: str, me: int) -> None:
    data = STAGES[stage](me)
    change(data, me)
    with pytest.raises(nave.PositionError, match=re.escape(message)):
        nave.from_position(data)


def demands() -> list[list[str]]:
    """The messages of all demands in the rules' code, as the texts between what is filled in."""
    found = []
    for path in sorted(Path(str(files("nave.games.basilica"))).glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "demand":
                message = node.args[1]
                parts = message.values if isinstance(message, ast.JoinedStr) else [message]
                found.append([str(part.value) for part in parts if isinstance(part, ast.Constant)])
    return found


def test_every_demand_has_a_case() -> None:
    assert len(demands()) > 35
    for texts in demands():
        whole = re.compile(".*".join(re.escape(text) for text in texts))
        told = any(whole.search(raised(stage, change)) for stage, change, _ in CASES)
        assert told, f"no case breaks the demand {texts}"


def raised(stage: str, change: Change) -> str:
    data = STAGES[stage](0)
    change(data, 0)
    with pytest.raises(nave.PositionError) as error:
        nave.from_position(data)
    return str(error.value)
