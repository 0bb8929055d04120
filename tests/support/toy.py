"""Marbles: a tiny invented game with all that the kernel offers: chance with weights, secrets, offers.

Two seats draw marbles from a bag in turns. In a turn a seat may polish (nothing but its own answer), draw
(chance, seen by the drawer alone), offer one of its marbles to the other seat, who answers in the middle of
the turn, or end the turn. The first marble is drawn before anybody answers.
"""

import random
from typing import Any, cast

from nave.kernel.asking import check_below, read_question, write_questions
from nave.kernel.begin import game_from_position, game_from_record, new_game
from nave.kernel.chance import Seeded, any_seed
from nave.kernel.components import ComponentSet, parse
from nave.kernel.errors import PositionError
from nave.kernel.frame import AUTO
from nave.kernel.game import Game
from nave.kernel.ledger import Ledger, read_ledger
from nave.kernel.reading import Reader
from nave.kernel.record import Record
from nave.kernel.rules import Result, Rules, Setting, Setup
from nave.kernel.said import Said
from nave.kernel.state import State as KernelState
from tests.support.checks import Subject
from tests.support.toy_data import COMPONENTS, LEDGER, MARBLES, SCHEMA
from tests.support.toy_questions import CATALOGUE, MOST_POLISH, QUESTIONS, Draw, NextTurn, State


class Marbles(Rules):
    def __init__(self) -> None:
        self.id = "marbles"
        self.title = "Marbles"
        self.edition = "invented"
        self.designer = "nobody"
        self.seats = (2,)
        self.settings = [Setting("bag", ("full", "half"), "full", (2,))]
        self.words_in = ("tests.support",)
        self.version = 3
        self.catalogue = CATALOGUE
        self.component_schema = SCHEMA
        data, problems = parse(COMPONENTS, "marbles.toml")
        assert not problems
        self.standard = ComponentSet("marbles", "standard", data, COMPONENTS)

    def standard_components(self) -> ComponentSet:
        return self.standard

    def ledger(self) -> Ledger:
        return read_ledger(LEDGER)

    def fresh(self, settings: dict[str, str], components: ComponentSet) -> State:
        rows = components.rows("marble")
        divisor = 2 if settings["bag"] == "half" else 1
        return State([(row["count"] + 1) // divisor for row in rows], [row["worth"] for row in rows])

    def start(self, setup: Setup) -> KernelState:
        s = self.fresh(setup.settings, setup.components)
        s.stack = [NextTurn()]
        s.stack.append(Draw(0))
        return s

    def player_names(self, s: KernelState) -> list[Said]:
        return [Said("player-name", n=seat) for seat in range(2)]

    def ended_by(self, s: KernelState) -> str:
        return "marbles.end"

    def left_to_chance(self, move: int) -> str:
        return "marbles.draw"

    def view(self, s: KernelState, seat: int | None) -> dict[str, Any]:
        s = cast(State, s)
        return {
            "bag": sum(s.bag),
            "shine": list(s.shine),
            "held": [
                dict(zip(MARBLES, row, strict=True)) if owner == seat else sum(row)
                for owner, row in enumerate(s.held)
            ],
            "polished": s.polished,
            "drawn": bool(s.drawn),
            "ask": write_questions(s.stack),
        }

    def from_view(self, view: dict[str, Any], setup: Setup, rng: random.Random) -> KernelState:
        """The marbles of the other seat are drawn anew; the one on offer is among those of the giver."""
        seat = view["seat"]
        left = self.fresh(setup.settings, setup.components).bag
        own = view["held"][seat]
        unseen = [kind for kind in range(3) for _ in range(left[kind] - own[MARBLES[kind]])]
        rng.shuffle(unseen)
        giver, offered = view["ask"][-1]["args"] if view["ask"][-1]["ask"] == "offer" else (seat, 0)
        if giver != seat:
            unseen.remove(offered)
            unseen.insert(0, offered)
        count = view["held"][1 - seat]
        held = [own, own]
        held[1 - seat] = {name: unseen[:count].count(kind) for kind, name in enumerate(MARBLES)}
        data = {key: view[key] for key in ("turn", "shine", "polished", "drawn", "ask")}
        data["bag"] = {name: unseen[count:].count(kind) for kind, name in enumerate(MARBLES)}
        return self.from_position({**data, "held": held}, setup)

    def result(self, s: KernelState) -> Result:
        s = cast(State, s)
        rows = []
        for seat in range(2):
            marbles = sum(count * worth for count, worth in zip(s.held[seat], s.worth, strict=True))
            rows.append({"marbles": marbles, "shine": s.shine[seat], "total": marbles + s.shine[seat]})
        scores = [row["total"] for row in rows]
        winners = [seat for seat in range(2) if scores[seat] == max(scores)]
        return Result(scores, winners, rows, Said("result"))

    def position(self, s: KernelState) -> dict[str, Any]:
        s = cast(State, s)
        return {
            "turn": s.turn,
            "bag": dict(zip(MARBLES, s.bag, strict=True)),
            "held": [dict(zip(MARBLES, row, strict=True)) for row in s.held],
            "shine": list(s.shine),
            "polished": s.polished,
            "drawn": bool(s.drawn),
            "ask": write_questions(s.stack),
        }

    def from_position(self, data: dict[str, Any], setup: Setup) -> KernelState:
        s = self.fresh(setup.settings, setup.components)
        whole = list(s.bag)
        root = Reader(data, "position")
        root.only({"turn", "bag", "held", "shine", "polished", "drawn", "ask"})
        s.turn = root.number("turn", 0, 1000)
        s.bag = root.counts("bag", MARBLES)
        held = Reader(dict(enumerate(root.sequence("held", 2))), "position.held")
        s.held = [held.counts(cast(str, seat), MARBLES) for seat in range(2)]
        shine = Reader(dict(enumerate(root.sequence("shine", 2))), "position.shine")
        s.shine = [shine.number(cast(str, seat), 0, 1000) for seat in range(2)]
        s.polished = root.number("polished", 0, MOST_POLISH)
        s.drawn = root.flag("drawn")
        for kind, name in enumerate(MARBLES):
            if s.bag[kind] + s.held[0][kind] + s.held[1][kind] != whole[kind]:
                raise PositionError(f"there are {whole[kind]} {name} marbles in all")
        s.stack = [read_question(row, QUESTIONS, s) for row in root.rows("ask", None)]
        if not s.stack and any(s.bag):
            raise PositionError("ask is empty, but the bag is not")
        if s.stack and (s.stack[0].kind != "next_turn" or s.stack[-1].who == AUTO):
            raise PositionError("ask must begin with next_turn and end with a question to a seat")
        check_below(s.stack, QUESTIONS)
        for frame in s.stack:
            frame.check(s)
        return s


class Toy(Subject):
    """The toy is not registered, so it is made by the kernel itself."""

    def __init__(self, rules: Marbles | None = None) -> None:
        super().__init__(rules or Marbles())
        self.components = self.rules.standard_components()

    def new_game(self, seats: int = 2, seed: int | None = 1, options: dict[str, str] | None = None) -> Game:
        return new_game(
            self.rules, self.components, seats, any_seed() if seed is None else Seeded(seed), options
        )

    def replay(self, record: Record, upto: int | None = None) -> Game:
        return game_from_record(self.rules, self.components, record, upto)

    def from_position(self, data: dict[str, Any], seed: int = 0) -> Game:
        return game_from_position(self.rules, self.components, data, Seeded(seed))

    def check_pieces(self, game: Game, position: dict[str, Any]) -> None:
        marbles = [position["bag"], *position["held"]]
        assert sum(sum(row.values()) for row in marbles) in (11, 5)


TOY = Toy()


def started(*moves: str, seed: int = 1) -> Game:
    """Seat 0 has drawn one marble before its first answer."""
    game = TOY.new_game(seed=seed)
    for move in moves:
        game.play(move)
    return game


def offer(game: Game) -> str:
    """The first offer that the seat to answer can make."""
    return next(option.text for option in game.options() if option.text.startswith("offer"))
