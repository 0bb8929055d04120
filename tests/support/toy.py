"""Marbles: a tiny invented game with all that the kernel offers: chance with weights, secrets, offers.

Two seats draw marbles from a bag in turns. In a turn a seat may polish (nothing but its own answer), draw
(chance, seen by the drawer alone), offer one of its marbles to the other seat, who answers in the middle of
the turn, or end the turn. The first marble is drawn before anybody answers.
"""

import random
from typing import Any, cast

from nave.kernel.catalogue import Catalogue
from nave.kernel.chance import Seeded, any_seed
from nave.kernel.component_schema import Int, Schema, Table
from nave.kernel.components import ComponentSet, parse
from nave.kernel.errors import PositionError
from nave.kernel.events import Event, plain_event
from nave.kernel.frame import AUTO, NATURE, Frame
from nave.kernel.game import Game, game_from_position, game_from_record, new_game
from nave.kernel.ledger import Ledger, read_ledger
from nave.kernel.reading import Reader
from nave.kernel.record import Record
from nave.kernel.rules import Refusal, Result, Rules, Setting, Setup
from nave.kernel.state import State as KernelState
from tests.support.checks import Subject

MARBLES = ("red", "blue", "green")
END_TURN, POLISH, DRAW, OFFER, ACCEPT, DECLINE, DRAWN, END = 0, 1, 2, 3, 6, 7, 8, 11
MOST_POLISH = 2
YES_OR_NO = [ACCEPT, DECLINE]

COMPONENTS = """
marble = [
  { id = "red", count = 5, worth = 1, provenance = "known" },
  { id = "blue", count = 2, worth = 2, provenance = "known" },
  { id = "green", count = 1, worth = 4, provenance = "known" },
]
"""
SCHEMA = Schema({"marble": Table({"count": Int(1, 9), "worth": Int(1, 9)})}, [], {})

LEDGER = """
[[rule]]
id = "marbles.polish"
title = "Polish"
text = "A seat may polish twice a turn, before or after an offer; each time is worth a point."
source = "invented"

[[rule]]
id = "marbles.draw"
title = "Draw"
text = "A seat draws one marble in each turn; nobody else sees it."
source = "invented"
ruling = "Only the bag limits the number of draws."
example = "The bag holds 5 red marbles and 1 green one: red is five times as likely."

[[rule]]
id = "marbles.offer"
title = "Offer"
text = "A marble may be offered to the other seat, who takes it or not."
source = "invented"

[[rule]]
id = "marbles.end"
title = "End"
text = "A turn ends after a draw. The game ends when the bag is empty."
source = "invented"
"""


class State(KernelState):
    def __init__(self, bag: list[int], worth: list[int]) -> None:
        super().__init__()
        self.bag = bag
        self.worth = worth
        # Marbles by seat and color, points for polishing by seat.
        self.held = [[0, 0, 0], [0, 0, 0]]
        self.shine = [0, 0]
        self.polished = 0
        self.drawn = 0

    def copy(self) -> "State":
        twin = State(list(self.bag), self.worth)
        twin.stack = list(self.stack)
        twin.turn = self.turn
        twin.held = [list(row) for row in self.held]
        twin.shine = list(self.shine)
        twin.polished = self.polished
        twin.drawn = self.drawn
        return twin

    def tell(self, event: Event) -> None:
        if self.log is not None:
            self.log.append(event)


class NextTurn(Frame[State]):
    def __init__(self) -> None:
        super().__init__("next_turn", AUTO)

    def apply(self, s: State, move: int) -> None:
        if not any(s.bag):
            s.tell(plain_event("over", "marbles.end", 0, "The bag is empty", {}))
            return
        s.turn += 1
        s.polished = s.drawn = 0
        s.stack += [self, Turn((s.turn - 1) % 2)]


class Turn(Frame[State]):
    def __init__(self, seat: int) -> None:
        super().__init__("turn", seat)

    def options(self, s: State) -> list[int]:
        out = [POLISH] * (s.polished < MOST_POLISH)
        out += [END_TURN] if s.drawn else [DRAW]
        return out + [OFFER + kind for kind in range(3) if s.held[self.who][kind]]

    def apply(self, s: State, move: int) -> None:
        seat = self.who
        if move == END_TURN:
            return
        s.stack.append(self)
        if move == POLISH:
            s.polished += 1
            s.shine[seat] += 1
            s.tell(plain_event("polish", "marbles.polish", seat, f"Seat {seat} polishes", {"seat": seat}))
        elif move == DRAW:
            s.drawn = 1
            s.stack.append(Draw(seat))
        else:
            s.stack.append(Offer(seat, move - OFFER))

    def prompt(self, s: State) -> str:
        return f"Seat {self.who}: polish, draw, offer or end the turn."

    def args(self) -> list[int]:
        return [self.who]


class Draw(Frame[State]):
    def __init__(self, seat: int) -> None:
        super().__init__("draw", NATURE)
        self.seat = seat

    def options(self, s: State) -> list[int]:
        return [DRAWN + kind for kind in range(3) if s.bag[kind]]

    def weights(self, s: State) -> list[int]:
        return [count for count in s.bag if count]

    def apply(self, s: State, move: int) -> None:
        kind = move - DRAWN
        s.bag[kind] -= 1
        s.held[self.seat][kind] += 1
        text = f"Seat {self.seat} draws {MARBLES[kind]}"
        data = {"seat": self.seat, "marble": MARBLES[kind]}
        public = f"Seat {self.seat} draws a marble"
        s.tell(plain_event("draw", "marbles.draw", self.seat, text, data, self.seat, public, ("marble",)))

    def prompt(self, s: State) -> str:
        return "A marble is drawn."

    def args(self) -> list[int]:
        return [self.seat]


class Offer(Frame[State]):
    """Asked of the other seat while the turn goes on."""

    def __init__(self, giver: int, kind: int) -> None:
        super().__init__("offer", 1 - giver)
        self.giver = giver
        self.marble = kind

    def options(self, s: State) -> list[int]:
        return YES_OR_NO

    def apply(self, s: State, move: int) -> None:
        if move == ACCEPT:
            s.held[self.giver][self.marble] -= 1
            s.held[self.who][self.marble] += 1
        said = "takes" if move == ACCEPT else "declines"
        text = f"Seat {self.who} {said} {MARBLES[self.marble]}"
        s.tell(plain_event("offer", "marbles.offer", self.who, text, {"marble": MARBLES[self.marble]}))

    def prompt(self, s: State) -> str:
        return f"Seat {self.who}: take the {MARBLES[self.marble]} marble?"

    def args(self) -> list[int]:
        return [self.giver, self.marble]


# Per kind of question: its class and the largest value of each argument.
FRAMES: dict[str, tuple[Any, list[int]]] = {
    "next_turn": (NextTurn, []),
    "turn": (Turn, [1]),
    "offer": (Offer, [1, 2]),
}


def read_frame(row: Reader) -> Frame[State]:
    maker, limits = FRAMES[list(FRAMES)[row.name("ask", list(FRAMES))]]
    args = row.sequence("args", len(limits))
    if any(type(arg) is not int or not 0 <= arg <= limit for arg, limit in zip(args, limits, strict=True)):
        raise PositionError(f"{row.path}.args is {args}; allowed: up to {limits}")
    frame: Frame[State] = maker(*args)
    return frame


class Marbles(Rules):
    def __init__(self) -> None:
        self.id = "marbles"
        self.title = "Marbles"
        self.edition = "invented"
        self.designer = "nobody"
        self.seats = (2,)
        self.settings = [
            Setting("bag", "Bag", {"full": "all marbles", "half": "half of them"}, "full", "How many.", (2,))
        ]
        self.version = 3
        texts = ["end turn", "polish", "draw", *(f"offer {name}" for name in MARBLES), "accept", "decline"]
        self.catalogue = Catalogue(1, texts + [f"drawn {name}" for name in MARBLES])
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

    def touches(self, s: KernelState, move: int) -> tuple[str, ...]:
        if OFFER <= move < ACCEPT:
            return (f"marble:{MARBLES[move - OFFER]}",)
        return (f"button:{self.catalogue.text(move).replace(' ', '_')}",)

    def label(self, s: KernelState, move: int) -> str:
        return self.catalogue.text(move).capitalize()

    def refuse(self, s: KernelState, move: int) -> Refusal:
        if not s.stack:
            return Refusal("the game is over", "marbles.end")
        if move >= DRAWN:
            return Refusal("chance draws the marbles", "marbles.draw")
        if s.stack[-1].kind == "offer":
            return Refusal("first answer the offer", "marbles.offer")
        if move == POLISH:
            return Refusal("all is polished", "marbles.polish")
        if move == DRAW:
            return Refusal("a marble was drawn in this turn", "marbles.draw")
        if move == END_TURN:
            return Refusal("a marble must be drawn first", "marbles.end")
        return Refusal("there is no such marble to give, and no offer to answer", "marbles.offer")

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
            "ask": [{"ask": frame.kind, "args": frame.args()} for frame in s.stack],
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
        return Result(scores, winners, cast(list[dict[str, Any]], rows), "The most points win.")

    def position(self, s: KernelState) -> dict[str, Any]:
        s = cast(State, s)
        return {
            "turn": s.turn,
            "bag": dict(zip(MARBLES, s.bag, strict=True)),
            "held": [dict(zip(MARBLES, row, strict=True)) for row in s.held],
            "shine": list(s.shine),
            "polished": s.polished,
            "drawn": bool(s.drawn),
            "ask": [{"ask": frame.kind, "args": frame.args()} for frame in s.stack],
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
        s.stack = [read_frame(row) for row in root.rows("ask", None)]
        kinds = [frame.kind for frame in s.stack]
        if kinds not in ([], ["next_turn", "turn"], ["next_turn", "turn", "offer"]):
            raise PositionError(f"ask cannot be {kinds}")
        if not kinds and any(s.bag):
            raise PositionError("ask is empty, but the bag is not")
        if any(frame.who not in (AUTO, (s.turn - 1) % 2) for frame in s.stack[:2]):
            raise PositionError("it is the other seat's turn")
        for frame in s.stack:
            if isinstance(frame, Offer) and (
                frame.who == s.stack[1].who or not s.held[1 - frame.who][frame.marble]
            ):
                raise PositionError("nobody can make that offer")
            if isinstance(frame, Turn) and not s.drawn and not any(s.bag):
                raise PositionError("there is no marble left to draw")
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
