"""Marbles: its state, its events, and every question with its answers."""

from typing import Annotated, ClassVar, Final

from nave.kernel.answer import Answer, Offer
from nave.kernel.catalogue import build
from nave.kernel.errors import PositionError
from nave.kernel.events import Event, Flag, Names
from nave.kernel.family import Family
from nave.kernel.frame import AUTO, NATURE, NO_MOVE, Frame
from nave.kernel.moves import Moves
from nave.kernel.question import Field, Kind, Question
from nave.kernel.refusal import MEANS, Refusal
from nave.kernel.said import Said
from nave.kernel.state import State as KernelState
from tests.support.toy_data import MARBLES

MOST_POLISH: Final = 2


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

    def add(self, s: State, q: "Turn", out: Moves) -> None:
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

    def add(self, s: State, q: "Turn", out: Moves) -> None:
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

    def add(self, s: State, q: "Turn", out: Moves) -> None:
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

    def add(self, s: State, q: "Turn", out: Moves) -> None:
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

    def add(self, s: State, q: "TakeOffer", out: Moves) -> None:
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
