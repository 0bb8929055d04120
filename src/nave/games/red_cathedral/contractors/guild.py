"""The parts that the expansion adds to a game; the guild in the place of the Clergy is one of them."""

from typing import Any, Final, TypeVar

from nave.games.red_cathedral import moves
from nave.games.red_cathedral.ask import Ask, Choice
from nave.games.red_cathedral.contractors.names import GUILDS
from nave.games.red_cathedral.part import OptionalAction, Part
from nave.games.red_cathedral.state import State
from nave.games.red_cathedral.tables import Action
from nave.kernel.answer import pending
from nave.kernel.family import Family
from nave.kernel.frame import NATURE, Frame
from nave.kernel.language import words_of
from nave.kernel.question import Field
from nave.kernel.refusal import WRONG_MOMENT, Refusal
from nave.kernel.said import Said

Q = TypeVar("Q")

MODULE: Final = "module"
GUILD: Final = Family("guild {guild}", nature=True, guild=GUILDS)


def last_seat(s: State) -> int:
    return s.config.seats - 1


def last_action(s: State) -> int:
    return len(s.tables.actions) - 1


SEAT: Final[Field[State]] = Field("seat", last_seat)
ACTION: Final[Field[State]] = Field("action", last_action)


class Brought(Choice[Q]):
    """A kind of answer that some part of the expansion brings: it is none in games without it."""

    def __init__(self, key: str, family: Family, parts: tuple[str, ...]) -> None:
        super().__init__(key, family)
        self.parts = parts

    def elsewhere(self, s: State, q: Frame[State], move: int) -> Refusal:
        if in_game(s, self.parts):
            return self.not_now(s, q, move)
        return Refusal(Said("refused-not_in_game"), "options.parts_independent", WRONG_MOMENT)

    def not_now(self, s: State, q: Frame[State], move: int) -> Refusal:
        """Why not while something else is asked."""
        return pending(q, s)


class Addition(Part):
    """A part with the name by which people choose it, and the kinds of answers it brings."""

    def __init__(self, name: str, brought: "list[Brought[Any]]") -> None:
        self.name = name
        self.brought = brought

    # What the base game's questions ask that are not classes of their own yet.

    def _kind(self, move: int) -> "Brought[Any] | None":
        return next((kind for kind in self.brought if kind.family.has(move)), None)

    def touches(self, s: State, move: int) -> tuple[str, ...] | None:
        kind = self._kind(move)
        return None if kind is None else kind.touches(s, move)

    def label(self, s: State, move: int) -> Said | str:
        kind = self._kind(move)
        return "" if kind is None else kind.label(s, move)

    def refuse(self, s: State, frame: Frame[Any], move: int) -> Refusal | None:
        kind = self._kind(move)
        if kind is None:
            return None
        offered = [*self.optional(), *self.offers().get(frame.kind, [])]
        if isinstance(frame, Ask) and kind in offered:
            return kind.refuse(s, frame, move)
        return kind.elsewhere(s, frame, move)

    def announces(self, s: State, move: int) -> bool:
        if not moves.is_use(move):
            return False
        return self.holds_back(s, s.active, s.tables.actions[moves.use_of(move)[0]])

    def gains_words(self, action: Action) -> list[str]:
        cost: list[Said] = []
        gains: list[Said] = []
        self.terms(action, cost, gains)
        words = words_of(("nave.games.red_cathedral.contractors",))
        return [words.say(said) for said in gains]

    def frames(self, s: State) -> dict[str, tuple[Any, list[int]]]:
        return {q.kind: (q.make, [field.most(s) for field in q.fields]) for q in self.questions()}

    def below(self) -> dict[str, tuple[str, ...]]:
        return {q.kind: q.below for q in self.questions()} | self.places()

    def check_frame(self, s: State, frame: Frame[Any]) -> None:
        if any(q.kind == frame.kind for q in self.questions()):
            frame.check(s)


class Adapted(OptionalAction):
    """An optional answer for questions of the base game that are not of the new form yet."""

    def __init__(self, kind: Brought[Ask], closes_exchange: bool) -> None:
        super().__init__(closes_exchange)
        self.kind = kind

    def add(self, s: State, player: int, out: list[int]) -> None:
        q = s.stack[-1]
        assert isinstance(q, Ask)
        self.kind.add(s, q, out)

    def takes(self, move: int) -> bool:
        return self.kind.family.has(move)

    def carry_out(self, s: State, player: int, move: int) -> None:
        q = s.stack.pop()
        assert isinstance(q, Ask)
        self.kind.apply(s, q, move)


def in_game(s: State, names: tuple[str, ...]) -> bool:
    return any(isinstance(part, Addition) and part.name in names for part in s.config.parts)


class Guild(Addition):
    """A guild without pieces; those with pieces are made of this."""

    def __init__(self, name: str, *brought: "Brought[Any]") -> None:
        super().__init__(name, list(brought))

    def old_optional(self) -> list[OptionalAction]:
        """Optional actions that the guild's pieces bring."""
        return []


class GuildToDraw(Part):
    """options.fourth_guild: stands for the guild until it is drawn; then the configuration changes."""

    def __init__(self, guilds: list[str]) -> None:
        self.guilds = guilds

    def before_market(self, s: State) -> None:
        s.stack.append(DrawGuild(self.guilds))


class DrawGuild(Frame[State]):
    def __init__(self, guilds: list[str]) -> None:
        super().__init__("guild", NATURE)
        self.guilds = guilds

    def options(self, s: State) -> list[int]:
        return [GUILD.at(GUILDS.index(guild)) for guild in self.guilds]

    def apply(self, s: State, move: int) -> None:
        s.config = s.config.by_guild[GUILDS[GUILD.first(move)]]
        for part in s.config.parts:
            if isinstance(part, Guild):
                part.before_market(s)
