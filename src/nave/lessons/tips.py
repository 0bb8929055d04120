"""The teacher at the elbow: a sentence for a situation, declared as data over what the engine tells.

Nothing here knows a rule. A situation is read from the open question, the legal answers with what they would
do and give up, what happened since the seat answered last, and the seat's own view.
"""

import tomllib
from collections.abc import Collection, Iterator, Sequence
from functools import lru_cache
from importlib.resources import files
from typing import Any, Final, Literal, NamedTuple

import msgspec

from nave.kernel.events import Event
from nave.kernel.game import Game
from nave.kernel.option import Option
from nave.kernel.said import Argument, Said
from nave.lessons.pack import LessonError, package_of

# In a path and as a value: the seat that is taught. In a path: every other player, or every row.
ME: Final = "me"
OTHERS: Final = "others"
EVERY: Final = "*"


class Bound(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a fact must be like; a text may only be asked how it starts."""

    least: int | None = None
    most: int | None = None
    starts: str | None = None

    def holds(self, fact: object) -> bool:
        if self.starts is not None:
            return isinstance(fact, str) and fact.startswith(self.starts)
        if not isinstance(fact, int) or isinstance(fact, bool):
            return False
        return (self.least is None or fact >= self.least) and (self.most is None or fact <= self.most)


Fact = bool | int | str | Bound


class Row(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A row of the view, as `site.*.*` or `players.others`, of which all this is true at once."""

    within: str
    where: dict[str, Fact]


class Offer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A legal answer: which one, with what it speaks of, an event it would bring, something it gives up."""

    answer: str = ""
    where: dict[str, Fact] = {}
    effect: str = ""
    leaves: str = ""


class Happened(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something since the seat answered last."""

    kind: str
    by: Literal["me", "others", "anybody"] = "anybody"
    where: dict[str, Fact] = {}


class When(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All that is said here must hold."""

    # The open question is one of these.
    ask: tuple[str, ...] = ()
    view: dict[str, Fact] = {}
    row: Row | None = None
    event: Happened | None = None
    option: Offer | None = None
    no_option: Offer | None = None


class Tip(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One thing to say, once; its words are the message `tip-<id>` of the game."""

    id: str
    rule: str
    when: When
    # Said only once an answer of that kind has been chosen, not while it is merely possible.
    chosen: bool = False


class Content(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    tip: tuple[Tip, ...] = ()


class Told(NamedTuple):
    """A tip in a situation: what it says, and the answers it is about if it waits for one to be chosen."""

    tip: Tip
    said: Said
    about: list[str]


@lru_cache(maxsize=16)
def tips_of(game: str) -> tuple[Tip, ...]:
    """The tips of a game, the most urgent first; raises LessonError with the field that is wrong."""
    file = files(package_of(game)).joinpath("tips.toml")
    return read_tips(game, file.read_text(encoding="utf-8")) if file.is_file() else ()


def read_tips(game: str, text: str) -> tuple[Tip, ...]:
    try:
        return msgspec.convert(tomllib.loads(text), Content).tip
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise LessonError(Said("lesson-file", file=f"{game}/tips.toml", problem=str(error))) from None


def tips_now(game: Game, seat: int, known: Collection[str] = ()) -> Iterator[Told]:
    """What there is to say to that seat now, the most urgent first; nothing while others are to answer."""
    if game.over or game.seat != seat:
        return
    situation = Situation(game, seat)
    for tip in tips_of(game.rules.id):
        if tip.id not in known:
            told = situation.fits(tip)
            if told is not None:
                yield told


def tip_now(game: Game, seat: int, known: Collection[str] = ()) -> Told | None:
    """The most urgent one that can be said without a choice of the seat."""
    return next((told for told in tips_now(game, seat, known) if not told.about), None)


def tips_ahead(game: Game, seat: int, known: Collection[str], planned: Sequence[str]) -> list[Told]:
    """What there is to say to that seat, and to the answers it is about to give, up to chance.

    Of those about a situation only the first is told, and that of the last question: what somebody is about
    to do is what they think of. What warns of a planned answer is told without waiting for it.
    """
    speaks: Told | None = None
    warns: list[Told] = []
    played = game
    for text in (*planned, ""):
        for told in tips_now(played, seat, known):
            if not told.about:
                speaks = told
                break
        for told in tips_now(played, seat, known):
            if text in told.about:
                warns.append(told._replace(about=[]))
            elif told.about and not text:
                warns.append(told)
        # What others hide must not be told by looking ahead.
        if text not in played.legal_moves.texts or played.rules.hides(played.state, played.seats):
            break
        played = played.copy()
        played.follow(text)
        if played.over or played.seat != seat or played.state.turn != game.state.turn:
            break
    return warns if speaks is None else [speaks, *warns]


class Situation:
    """A game as one seat stands in it; worked out once for all tips."""

    def __init__(self, game: Game, seat: int) -> None:
        self.game = game
        self.seat = seat
        self.view = game.view(seat)
        self.options = game.options()
        self.asked = self.view["ask"][-1]["ask"] if self.view.get("ask") else ""
        answered = game.answered_by
        own = [number for number, who in enumerate(answered) if who == seat]
        self.news = game.events_for(seat, since=own[-1] if own else 0)

    def fits(self, tip: Tip) -> Told | None:
        when, speaks = tip.when, dict[str, Argument]()
        if when.ask and self.asked not in when.ask:
            return None
        if not all(self.holds(self.view, path, fact) for path, fact in when.view.items()):
            return None
        if when.row is not None:
            row = self._row(when.row)
            if row is None:
                return None
            speaks.update(row)
        if when.event is not None:
            event = next((event for event in self.news if self._happened(event, when.event)), None)
            if event is None:
                return None
            speaks.update(event.said().args)
        if when.no_option is not None and any(self._offered(one, when.no_option) for one in self.options):
            return None
        about: list[str] = []
        if when.option is not None:
            found = [one for one in self.options if self._offered(one, when.option)]
            if not found:
                return None
            speaks.update(found[0].says.args)
            about = [one.text for one in found] if tip.chosen else []
        return Told(tip, Said(f"tip-{tip.id}", **speaks), about)

    # ---------------------------------------------------------------- facts

    def holds(self, data: object, path: str, fact: Fact) -> bool:
        """Whether a fact is true at a path; where the path has several ends, at one of them."""
        return any(self._is(found, fact) for _, found in self.ends(data, path))

    def _is(self, found: object, fact: Fact) -> bool:
        if isinstance(fact, Bound):
            return fact.holds(found)
        wanted: object = self.seat if fact == ME else None if fact == "nobody" else fact
        return found == wanted and type(found) is type(wanted)

    def ends(self, data: object, path: str) -> Iterator[tuple[tuple[int, ...], Any]]:
        """What a path of names leads to, with the numbers of the rows on the way."""
        name, _, rest = path.partition(".")
        for number, found in self._next(data, name):
            steps = () if number is None else (number,)
            if not rest:
                yield steps, found
            else:
                for more, end in self.ends(found, rest):
                    yield (*steps, *more), end

    def _next(self, data: object, name: str) -> Iterator[tuple[int | None, object]]:
        if isinstance(data, dict):
            if name in data:
                yield None, data[name]
        elif isinstance(data, list):
            for number, found in enumerate(data):
                if (
                    name == EVERY
                    or (name == ME and number == self.seat)
                    or (name == OTHERS and number != self.seat)
                    or name == str(number)
                ):
                    yield number, found

    def _row(self, row: Row) -> dict[str, Argument] | None:
        """What the first fitting row speaks of: its plain values, and its numbers as people count."""
        for numbers, found in self.ends(self.view, row.within):
            if isinstance(found, dict) and all(
                self.holds(found, path, fact) for path, fact in row.where.items()
            ):
                speaks: dict[str, Argument] = {
                    key: value for key, value in found.items() if isinstance(value, int | str)
                }
                if row.within.startswith("players."):
                    speaks["player"] = numbers[0]
                speaks["section"] = ".".join(str(number + 1) for number in numbers)
                return speaks
        return None

    # ---------------------------------------------------------------- answers and events

    def _offered(self, option: Option, offer: Offer) -> bool:
        says = option.says
        if offer.answer and says.key != f"answer-{offer.answer}":
            return False
        if not all(key in says.args and self._is(says.args[key], fact) for key, fact in offer.where.items()):
            return False
        if offer.leaves and not any(
            offer.leaves in (EVERY, left.key.removeprefix("left-")) for left in option.leaves
        ):
            return False
        return not offer.effect or any(event.kind == offer.effect for event in option.effect)

    def _happened(self, event: Event, happened: Happened) -> bool:
        if event.kind != happened.kind:
            return False
        mine = event.seat == self.seat
        if happened.by != "anybody" and mine != (happened.by == ME):
            return False
        data = event.data
        return all(self.holds(data, path, fact) for path, fact in happened.where.items())
