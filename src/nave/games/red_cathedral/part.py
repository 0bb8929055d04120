"""A part of the game that people switch on: what it may add to the base game, and where.

The base game asks the parts of its configuration at these places and nowhere else, and knows none of them.
A part that has nothing to add somewhere leaves the method as it is. Parts have no state; what they move lies
in `State` and its `pieces`.

Two small interfaces: `Hooks` for the rules, `Keeper` for the pieces (positions and views). Answers and
questions are no hooks: a part lists the classes it brings. `Config.add` switches a part on.
"""

from abc import abstractmethod
from typing import TYPE_CHECKING, Any

from mypy_extensions import i64, trait

from nave.kernel.refusal import WRONG_MOMENT, Refusal
from nave.kernel.said import Said

if TYPE_CHECKING:
    import random

    from nave.games.red_cathedral.ask import Choice
    from nave.games.red_cathedral.state import State
    from nave.games.red_cathedral.tables import Action
    from nave.games.red_cathedral.types import Pieces as WrittenPieces
    from nave.games.red_cathedral.types import Position, Table
    from nave.kernel.nature import Generator
    from nave.kernel.question import Kind
    from nave.kernel.reading import Reader


def not_in_game() -> Refusal:
    """What a part brings that people have not switched on."""
    return Refusal(Said("refused-part"), "options.parts_independent", WRONG_MOMENT)


class Pieces:
    """What parts of the game lay on the table; the base game moves none of it."""

    def fresh(self) -> "Pieces":
        """All of it where it is before a game; positions are read into these."""
        return self

    def copy(self) -> "Pieces":
        return self

    def hash64(self, start: i64) -> i64:
        """Mix them into the hash of a position."""
        return start


class Resource:
    """What tiles and actions give of one kind; `Config.resources` has one for each that is in the game."""

    @abstractmethod
    def most(self, s: "State", player: i64, due: i64) -> i64:
        """How much of what is due can be taken: stock of the supply, room."""

    @abstractmethod
    def receive(self, s: "State", player: i64, amount: i64, rule: str) -> None:
        """Take it; the caller has checked stock and room."""

    @abstractmethod
    def refuse(self, s: "State", player: i64, due: i64, amount: i64, rule: str) -> Refusal:
        """Why not so much of it."""


class Absent(Resource):
    """A resource that is not in the game."""

    def most(self, s: "State", player: i64, due: i64) -> i64:
        return 0

    def receive(self, s: "State", player: i64, amount: i64, rule: str) -> None:
        raise ValueError("nobody can receive a resource that is not in the game")

    def refuse(self, s: "State", player: i64, due: i64, amount: i64, rule: str) -> Refusal:
        return not_in_game()


class IvanCard:
    """What a card of Ivan's row does; `Config.ivan_cards` has one for each that is in the game."""

    @abstractmethod
    def act(self, s: "State", rule: str) -> None:
        """Do what the card says."""


class Hooks:
    # ------------------------------------------------------------ what it brings

    def offers(self) -> "dict[str, list[Choice[Any]]]":
        """Further kinds of answers by the kind of the question that offers them: `{"turn": [HIRE]}`."""
        return {}

    def optional(self) -> "list[Choice[Any]]":
        """Kinds of answers that fit in at every decision of the own turn (turn.optional_timing).

        Their `apply` first puts the question back: `s.stack.append(q)`.
        """
        return []

    def questions(self) -> "tuple[Kind[State], ...]":
        """The questions of this part, each with what it says of itself."""
        return ()

    def places(self) -> dict[str, tuple[str, ...]]:
        """On what questions of the base game may lie because of this part, beside their own places."""
        return {}

    def resources(self) -> dict[int, Resource]:
        """Resources it brings, by their index in RESOURCES."""
        return {}

    # ------------------------------------------------------------ set-up

    def before_market(self, s: "State") -> None:
        """Push what is asked before the market is laid out."""

    def after_site(self, s: "State") -> None:
        """Push what is asked once the cathedral cards lie there, before Ivan's first claim."""

    def begin_turn(self, s: "State") -> None:
        """Reset what is counted per turn."""

    # ------------------------------------------------------------ actions (see `influence.py`)

    def cannot_begin(self, s: "State", player: i64, action: "Action") -> Refusal | None:
        """Why this part's share of an action rules it out: something it asks for is missing."""
        return None

    def brings(self, s: "State", player: i64, action: "Action") -> bool:
        """Whether this part's share of an action has an effect now."""
        return False

    def pay(self, s: "State", player: i64, number: i64, material: i64) -> bool:
        """Pay this part's share of the cost of an action; whether it sees to everything else as well.

        `Gain` then lies below what it asks.
        """
        return False

    def gain(self, s: "State", player: i64, number: i64) -> None:
        """Give, or push the questions for, this part's share of an action."""

    def holds_back(self, s: "State", player: i64, action: "Action", material: i64) -> bool:
        """Whether beginning an action, with that material named, pays, moves and places nothing yet."""
        return False

    def lapsed(self, s: "State") -> None:
        """The question just answered has become impossible, and nothing of it took place."""

    def nothing_gained(self, s: "State", player: i64, action: "Action") -> Refusal | None:
        """Why this part's share of an action would bring nothing now."""
        return None

    def allows(self, s: "State", number: i64) -> bool:
        """Whether questions of an action that is not on the card of the quadrant may be open."""
        return False

    def terms(self, action: "Action", cost: list[Said], gains: list[Said]) -> None:
        """Add what this part's share of an action costs and gives, in words."""

    # ------------------------------------------------------------ inventories

    def stand_ins(self, s: "State", player: i64) -> i64:
        """Pieces of this part that are stored with the materials and may be paid in their place."""
        return 0

    def leftovers(self, s: "State", player: i64) -> i64:
        """Pieces that count as left over in the final scoring, beside rubles and what is stored."""
        return 0

    # ------------------------------------------------------------ what happens on the site

    def claimed(self, s: "State", player: i64, section: i64) -> None:
        """A banner was put on a section; Ivan's opening claim comes before the first turn."""

    def on_card(self, s: "State", place: i64) -> i64:
        """How many of the units on a card (section * 6 + material) are pieces of this part in their place."""
        return 0

    def finished(self, s: "State", player: i64, section: i64) -> None:
        """A section was finished, its card has paid; penalties follow."""

    def weight(self, s: "State", finisher: i64, section: i64) -> tuple[int, str] | None:
        """By how much a penalty of an unfinished section is multiplied, and the rule."""
        return None

    def completed(self, s: "State", player: i64, tower: i64) -> None:
        """The last section of a tower was finished; the end of the game is checked afterwards."""

    # ------------------------------------------------------------ Ivan

    def ivan_influence(self, s: "State", card: i64) -> None:
        """Ivan's die has ended in the quadrant of an influence card."""

    # ------------------------------------------------------------ searching

    def redeal(self, s: "State", seat: i64, chance: "Generator") -> None:
        """Draw anew which of its pieces lie where that seat may not look."""

    # ------------------------------------------------------------ the end

    def before_scoring(self, s: "State") -> None:
        """The last turn is over: what is scored before everything else (final.order)."""

    def final_prestige(self, s: "State", player: i64) -> dict[str, int]:
        """Prestige of the final scoring by what it is for."""
        return {}


@trait
class Keeper:
    """The pieces of a part in positions and views."""

    def entries(self) -> list[str]:
        """The entries that `write` adds to a position."""
        return []

    def player_entries(self) -> list[str]:
        """The entries that `write` adds to each player."""
        return []

    def write(self, s: "State", data: "WrittenPieces") -> None:
        """Add its pieces to a position: whole entries, or entries of `data["players"]`."""

    def read(self, s: "State", root: "Reader") -> None:
        """Read back what `write` has written."""

    def check(self, s: "State") -> None:
        """Raise PositionError if a piece is lost or out of place."""

    def show(self, s: "State", seat: int | None, data: "Table") -> None:
        """Turn what `write` has added into what a seat may know, with live helpers."""

    def hides(self, s: "State") -> bool:
        """Whether somebody knows of its pieces what others may not."""
        return False

    def imagine(self, data: "Position", chance: "random.Random") -> None:
        """Make a view's entries complete again; what the seat cannot know is drawn."""
