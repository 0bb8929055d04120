"""Marbles: a tiny invented game with all that the kernel offers: chance with weights, secrets, offers.

Two seats draw marbles from a bag in turns. In a turn a seat may polish (nothing but its own answer), draw
(chance, seen by the drawer alone), offer one of its marbles to the other seat, who answers in the middle of
the turn, or end the turn. The first marble is drawn before anybody answers.
"""

import random
from functools import cache
from typing import Annotated, Any, ClassVar, Final, cast

from nave.kernel.answer import Answer, Offer
from nave.kernel.asking import check_below, read_question, write_questions
from nave.kernel.begin import game_from_position, game_from_record, new_game
from nave.kernel.catalogue import build
from nave.kernel.chance import Seeded, any_seed
from nave.kernel.component_schema import Int, Schema, Table
from nave.kernel.components import ComponentSet, parse
from nave.kernel.errors import PositionError
from nave.kernel.events import Event, Flag, Names
from nave.kernel.family import Family
from nave.kernel.frame import AUTO, NATURE, NO_MOVE, Frame
from nave.kernel.game import Game
from nave.kernel.language import DEFAULT, Words, sources_of
from nave.kernel.ledger import Ledger, read_ledger
from nave.kernel.question import Field, Kind, Question
from nave.kernel.reading import Reader
from nave.kernel.record import Record
from nave.kernel.refusal import MEANS, Refusal
from nave.kernel.rules import Result, Rules, Setting, Setup
from nave.kernel.said import Said
from nave.kernel.state import State as KernelState
from tests.support.checks import Subject

MARBLES: Final = ("red", "blue", "green")
MOST_POLISH: Final = 2

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


WORDS = """
player-name = Seat { $n }
marble-red = red marble
marble-blue = blue marble
marble-green = green marble

prompt-turn = { PLAYER($player) }: polish, draw, offer or end the turn.
prompt-offer = { PLAYER($player) }: take the { PIECE("marble", $marble) }?
prompt-draw = A marble is drawn.
first-turn = first finish the turn
first-offer = first answer the offer

answer-end = End the turn
answer-polish = Polish
answer-draw = Draw a marble
answer-offer = Offer a { PIECE("marble", $marble) }
answer-accept = Take the { PIECE("marble", $marble) }
answer-decline = Leave the { PIECE("marble", $marble) }

refused-polish = all is polished
refused-drawn = a marble was drawn in this turn
refused-end = a marble must be drawn first
refused-marble = there is no { PIECE("marble", $marble) } to give
refused-no-offer = there is no offer to answer

left-polish = { $n ->
    [one] one polish is left
   *[other] { $n } times to polish are left
}

event-over = The bag is empty
event-polish = { PLAYER($seat) } polishes
event-draw = { PLAYER($seat) } draws a { PIECE("marble", $marble) }
event-draw-hidden = { PLAYER($seat) } draws a marble
event-offer = { $taken ->
    [yes] { PLAYER($seat) } takes the { PIECE("marble", $marble) }
   *[no] { PLAYER($seat) } declines the { PIECE("marble", $marble) }
}

result = The most points win.
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


# ------------------------------------------------------------ events


class Over(Event, tag="over"):
    owner: ClassVar[str] = ""


class Polished(Event, tag="polish"):
    owner: ClassVar[str] = "seat"


class Drawn(Event, tag="draw"):
    marble: Annotated[int, Names(MARBLES)]

    owner: ClassVar[str] = "seat"
    secret: ClassVar[tuple[str, ...]] = ("marble",)


class Offered(Event, tag="offer"):
    marble: Annotated[int, Names(MARBLES)]
    taken: Annotated[int, Flag()]

    owner: ClassVar[str] = "seat"


# ------------------------------------------------------------ the turn


class EndTurn(Answer[State, "Turn"]):
    def __init__(self) -> None:
        super().__init__("end", Family("end turn"))

    def add(self, s: State, q: "Turn", out: list[int]) -> None:
        if s.drawn:
            out.append(self.family.at())

    def apply(self, s: State, q: "Turn", move: int) -> None:
        pass

    def touches(self, s: State, move: int) -> tuple[str, ...]:
        return ("button:end_turn",)

    def refuse(self, s: State, q: "Turn", move: int) -> Refusal:
        return Refusal(Said("refused-end"), "marbles.end")

    def leaves(self, s: State, q: "Turn", move: int) -> list[Said]:
        left = MOST_POLISH - s.polished
        return [Said("left-polish", n=left)] if left else []


class Polish(Answer[State, "Turn"]):
    """marbles.polish"""

    def __init__(self) -> None:
        super().__init__("polish", Family("polish"))

    def add(self, s: State, q: "Turn", out: list[int]) -> None:
        if s.polished < MOST_POLISH:
            out.append(self.family.at())

    def apply(self, s: State, q: "Turn", move: int) -> None:
        s.stack.append(q)
        s.polished += 1
        s.shine[q.who] += 1
        s.tell(Polished(rule="marbles.polish", seat=q.who))

    def touches(self, s: State, move: int) -> tuple[str, ...]:
        return ("button:polish",)

    def refuse(self, s: State, q: "Turn", move: int) -> Refusal:
        return Refusal(Said("refused-polish"), "marbles.polish")


class DrawMarble(Answer[State, "Turn"]):
    """marbles.draw"""

    def __init__(self) -> None:
        super().__init__("draw", Family("draw"))

    def add(self, s: State, q: "Turn", out: list[int]) -> None:
        if not s.drawn:
            out.append(self.family.at())

    def apply(self, s: State, q: "Turn", move: int) -> None:
        s.stack.append(q)
        s.drawn = 1
        s.stack.append(Draw(q.who))

    def touches(self, s: State, move: int) -> tuple[str, ...]:
        return ("button:draw",)

    def refuse(self, s: State, q: "Turn", move: int) -> Refusal:
        return Refusal(Said("refused-drawn"), "marbles.draw")


class OfferMarble(Answer[State, "Turn"]):
    """marbles.offer"""

    def __init__(self) -> None:
        super().__init__("offer", Family("offer {marble}", marble=MARBLES))

    def add(self, s: State, q: "Turn", out: list[int]) -> None:
        for marble in range(len(MARBLES)):
            if s.held[q.who][marble]:
                out.append(self.family.at(marble))

    def apply(self, s: State, q: "Turn", move: int) -> None:
        s.stack.append(q)
        s.stack.append(TakeOffer(q.who, self.family.first(move)))

    def touches(self, s: State, move: int) -> tuple[str, ...]:
        return (f"marble:{MARBLES[self.family.first(move)]}",)

    def label(self, s: State, move: int) -> Said:
        return Said("answer-offer", marble=MARBLES[self.family.first(move)])

    def refuse(self, s: State, q: "Turn", move: int) -> Refusal:
        return Refusal(
            Said("refused-marble", marble=MARBLES[self.family.first(move)]), "marbles.offer", MEANS
        )


class Turn(Question[State]):
    def __init__(self, seat: int) -> None:
        super().__init__("turn", seat, "marbles.draw")

    def offer(self, s: State) -> Offer[State]:
        return TURN

    def usual(self, s: State) -> int:
        """Draw, then end the turn once all is polished."""
        if not s.drawn:
            return DRAW_MARBLE.family.at()
        return END_TURN.family.at() if s.polished == MOST_POLISH else NO_MOVE

    def check(self, s: State) -> None:
        if self.who != (s.turn - 1) % 2:
            raise PositionError("it is the other seat's turn")
        if not s.drawn and not any(s.bag):
            raise PositionError("there is no marble left to draw")

    def args(self) -> list[int]:
        return [self.who]


class NextTurn(Frame[State]):
    def __init__(self) -> None:
        super().__init__("next_turn", AUTO)

    def apply(self, s: State, move: int) -> None:
        if not any(s.bag):
            s.tell(Over(rule="marbles.end", seat=0))
            return
        s.turn += 1
        s.polished = s.drawn = 0
        s.stack += [self, Turn((s.turn - 1) % 2)]


class Draw(Frame[State]):
    def __init__(self, seat: int) -> None:
        super().__init__("draw", NATURE)
        self.seat = seat

    def options(self, s: State) -> list[int]:
        return [DRAWN.at(kind) for kind in range(3) if s.bag[kind]]

    def weights(self, s: State) -> list[int]:
        return [count for count in s.bag if count]

    def apply(self, s: State, move: int) -> None:
        kind = DRAWN.first(move)
        s.bag[kind] -= 1
        s.held[self.seat][kind] += 1
        s.tell(Drawn(kind, rule="marbles.draw", seat=self.seat, only=self.seat))

    def args(self) -> list[int]:
        return [self.seat]


# ------------------------------------------------------------ the offer


class Reply(Answer[State, "TakeOffer"]):
    """marbles.offer: taken or left."""

    def __init__(self, taken: bool) -> None:
        word = "accept" if taken else "decline"
        super().__init__(word, Family(word))
        self.taken = taken

    def add(self, s: State, q: "TakeOffer", out: list[int]) -> None:
        out.append(self.family.at())

    def apply(self, s: State, q: "TakeOffer", move: int) -> None:
        if self.taken:
            s.held[q.giver][q.marble] -= 1
            s.held[q.who][q.marble] += 1
        s.tell(Offered(q.marble, self.taken, rule="marbles.offer", seat=q.who))

    def touches(self, s: State, move: int) -> tuple[str, ...]:
        return (f"button:{self.key}",)

    def label(self, s: State, move: int) -> Said:
        question = s.stack[-1]
        assert isinstance(question, TakeOffer)
        return Said(f"answer-{self.key}", marble=MARBLES[question.marble])

    def elsewhere(self, s: State, q: Frame[State], move: int) -> Refusal:
        return Refusal(Said("refused-no-offer"), "marbles.offer")


class TakeOffer(Question[State]):
    """Asked of the other seat while the turn goes on."""

    def __init__(self, giver: int, marble: int) -> None:
        super().__init__("offer", 1 - giver, "marbles.offer")
        self.giver = giver
        self.marble = marble

    def offer(self, s: State) -> Offer[State]:
        return TAKE_OFFER

    def prompt(self, s: State) -> Said:
        return Said("prompt-offer", player=self.who, marble=MARBLES[self.marble])

    def check(self, s: State) -> None:
        if self.giver != (s.turn - 1) % 2 or not s.held[self.giver][self.marble]:
            raise PositionError("nobody can make that offer")

    def args(self) -> list[int]:
        return [self.giver, self.marble]


END_TURN: Final = EndTurn()
POLISH: Final = Polish()
DRAW_MARBLE: Final = DrawMarble()
OFFER_MARBLE: Final = OfferMarble()
ACCEPT: Final = Reply(True)
DECLINE: Final = Reply(False)
DRAWN: Final = Family("drawn {marble}", marble=MARBLES, nature=True)
TURN: Final = Offer[State]([POLISH, END_TURN, DRAW_MARBLE, OFFER_MARBLE])
TAKE_OFFER: Final = Offer[State]([ACCEPT, DECLINE])
CATALOGUE: Final = build(1, [END_TURN, POLISH, DRAW_MARBLE, OFFER_MARBLE, ACCEPT, DECLINE, DRAWN])

SEAT: Final = Field[State]("seat", 1)
QUESTIONS: Final[dict[str, Kind[State]]] = {
    kind.kind: kind
    for kind in (
        Kind("next_turn", NextTurn),
        Kind("turn", Turn, (SEAT,), below=("next_turn",)),
        Kind("offer", TakeOffer, (Field("giver", 1), Field("marble", 2)), below=("turn",)),
    )
}


@cache
def marble_words(language: str) -> Words:
    return Words(language, [*sources_of((), language), WORDS])


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

    def words(self, language: str = DEFAULT) -> Words:
        return marble_words(language)

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
        return Result(scores, winners, cast(list[dict[str, Any]], rows), Said("result"))

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
